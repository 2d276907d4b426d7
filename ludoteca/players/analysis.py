"""A finished match looked at again: the chances before and after every choice, what was lost by it, and luck apart.

Each choice is judged by what its seat could know then. What it promised less than the best option is lost by the one
who chose; what the table was worth afterwards, more or less than was promised, is luck: dice, and what came to light.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludoteca.core import notation, view
from ludoteca.core.chance import Chance
from ludoteca.core.match import ANEW, CONCEDE, SETTLED, Match
from ludoteca.core.table import Table
from ludoteca.players.evaluation import judging_of
from ludoteca.players.search import Looking, Search
from ludoteca.players.thought import Budget

#: In how many worlds an option is tried, and how long one choice may take.
WORLDS = 12
BUDGET = Budget(milliseconds=3_000)

#: What a choice that lost so much of the chance to win is called, the worst first.
Mark = Literal["", "slip", "mistake", "blunder"]
MARKS: tuple[tuple[float, Mark], ...] = ((0.30, "blunder"), (0.20, "mistake"), (0.10, "slip"))


class Judged(msgspec.Struct):
    """One choice of a match: who made it, what it promised, and what would have been best, each in notation."""

    #: Its place among the choices of the match, from 0.
    number: int
    seat: int
    turn: int
    chosen: str
    best: str
    #: The chance to win by the option chosen, by the best one, and on the table that came of it.
    promised: float
    could: float
    became: float
    #: Was there a choice at all?
    free: bool = True

    @property
    def lost(self) -> float:
        return max(0.0, self.could - self.promised)

    @property
    def luck(self) -> float:
        return self.became - self.promised

    @property
    def mark(self) -> Mark:
        return next((mark for least, mark in MARKS if self.lost >= least), "")


class Sums(msgspec.Struct):
    """What a seat lost by its choices, how luck was with it, and how many of its choices have each mark."""

    seat: int
    choices: int = 0
    lost: float = 0.0
    luck: float = 0.0
    marks: dict[str, int] = {}


def analyse(match: Match, worlds: int = WORLDS) -> Iterator[Judged]:
    """Every choice of a match, judged in turn; giving up and agreeing on a result are no choices of the game."""
    for number in range(len(match.choices)):
        found = judge(match, number, worlds)
        if found is not None:
            yield found


def judge(match: Match, number: int, worlds: int = WORLDS) -> Judged | None:
    """One choice of a match, by its place among the choices; nothing if it is no choice of the game."""
    text = match.choices[number]
    before, after = match.moment(number)[0], match.moment(number + 1)[0]
    if before.decision is None or text.split()[0] in (ANEW, CONCEDE, SETTLED):
        return None
    judging = judging_of(match.game)
    depth = msgspec.structs.replace(judging.depths["expert"], worlds=worlds)
    return judged(before, after, Search(depth, judging), number, text)


def judged(before: Table, after: Table, player: Search, number: int, text: str) -> Judged:
    """One choice: what it promised and what the best would have, in the same worlds; and what came of it."""
    decision = before.decision
    assert decision is not None
    seat, chosen = decision.seat, notation.read(before, text)
    blind = view.blind(before, seat)
    best = player.think(blind, seat, BUDGET, number).option if len(decision.options) > 1 else chosen
    looking = Looking(player, blind, seat, Chance(number))
    promised, could = looking.compare((chosen, best), player.depth.worlds)
    became = Looking(player, view.blind(after, seat), seat, Chance(number)).outlook(player.depth.worlds)
    texts = text, notation.write(before, best)
    return Judged(number, seat, before.turn, *texts, promised, could, became, len(decision.options) > 1)


def sums(found: list[Judged], seats: int) -> list[Sums]:
    """What came together for each seat; only choices between several options count as such.

    Luck is judged where somebody chose, by their own chances: what it gave to one it took from the others.
    """
    totals = [Sums(seat) for seat in range(seats)]
    for each in found:
        total = totals[each.seat]
        for other in totals:
            other.luck += each.luck if other is total else -each.luck / (seats - 1)
        if each.free:
            total.choices += 1
            total.lost += each.lost
            if each.mark:
                total.marks[each.mark] = total.marks.get(each.mark, 0) + 1
    return totals
