"""What a strong player would do, and why: the best options, their chances, and what speaks for each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.table import Table
from ludoteca.players.evaluation import judging_of
from ludoteca.players.search import Looking, Search
from ludoteca.players.thought import Budget

#: How many options are told, in how many worlds they are tried, and how long that may take.
TOLD = 3
WORLDS = 16
BUDGET = Budget(milliseconds=2_000)
#: In how many worlds those that are told are compared (some were dropped early before), and from which weight on a
#: feature speaks for one of them.
COMPARED = 8
TELLING = 0.03


class Hint(msgspec.Struct):
    """An option, the chance to win that it is given, and the features that speak for and against it, the most first."""

    option: Option
    chance: float
    better: list[str] = []
    worse: list[str] = []


def hints(table: Table, seat: int, seed: int = 0, budget: Budget = BUDGET) -> list[Hint]:
    """The best options of a seat that is asked, the best first, by what it may know."""
    judging = judging_of(table.box.game)
    blind = view.blind(table, seat)
    player = Search(msgspec.structs.replace(judging.depths["expert"], worlds=WORLDS), judging)
    thought = player.think(blind, seat, budget, seed)
    looking = Looking(player, blind, seat, Chance(seed))
    options = (thought.candidates or [thought.option])[:TOLD]
    chances = looking.compare(options, COMPARED) if len(options) > 1 else thought.chances or [1.0]
    found = [Hint(option, min(1.0, max(0.0, chance))) for option, chance in zip(options, chances, strict=False)]
    found.sort(key=lambda hint: hint.chance, reverse=True)
    explain(found, looking, judging.features)
    return found


def explain(found: list[Hint], looking: Looking, names: Sequence[str]) -> None:
    """What speaks for an option is what it brings more of than the other options that are told."""
    if len(found) < 2:
        return
    standings = looking.standings([hint.option for hint in found], COMPARED)
    for at, hint in enumerate(found):
        others = [standing for index, standing in enumerate(standings) if index != at]
        apart = [own - sum(each) / len(others) for own, *each in zip(standings[at], *others, strict=True)]
        ranked = sorted(zip(apart, names, strict=True))
        hint.better = [name for change, name in reversed(ranked) if change > TELLING][:2]
        hint.worse = [name for change, name in ranked if change < -TELLING][:1]
