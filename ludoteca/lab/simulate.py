"""Random matches: how long they last, who wins, how fast they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.players import Player

#: A random match that has not ended after so many decisions never will.
CAP = 50_000

#: What the choices draw from, so that they owe nothing to the table's own chance.
_CHOICES = 0x6C75646F74656361


class UnknownFormat(LudotecaError):
    """The game has no format of this name."""


class Unending(LudotecaError):
    """A random match that came to no end."""


class Played:
    """One match that was played to its end."""

    __slots__ = ("decisions", "first", "places", "seed", "turns")

    def __init__(self, seed: int, decisions: int, turns: int, places: tuple[int, ...], first: int) -> None:
        self.seed = seed
        #: The seat that had the first turn.
        self.first = first
        self.decisions = decisions
        self.turns = turns
        self.places = places


def playout(table: Table, chance: Chance, cap: int = CAP) -> int:
    """Play at random to the end; tells how many decisions that took."""
    below = chance.below
    choose = table.choose
    for taken in range(cap):
        decision = table.decision
        if decision is None:
            return taken
        options = decision.options
        choose(options[below(len(options))])
    raise Unending(f"a match is not over after {cap} decisions", "lab-unending", decisions=cap)


def play_on(table: Table, chance: Chance, decisions: int) -> int:
    """Play at random for so many decisions or to the end; tells how many there were."""
    for taken in range(decisions):
        if table.decision is None:
            return taken
        options = table.decision.options
        table.choose(options[chance.below(len(options))])
    return decisions


def playout_by(table: Table, player: Player, cap: int = CAP) -> int:
    """Let one player answer for all seats to the end; tells how many decisions that took."""
    for taken in range(cap):
        if table.decision is None:
            return taken
        table.choose(player.choose(table))
    raise Unending(f"a match is not over after {cap} decisions", "lab-unending", decisions=cap)


def begin(game: Game, setup: dict[str, Any], seed: int) -> Table:
    """A table at its first decision."""
    table = game.new_table(setup, seed)
    table.run()
    return table


def chooser(seed: int) -> Chance:
    """What the random choices of the match with this seed are drawn from."""
    return Chance(seed ^ _CHOICES)


def play(game: Game, setup: dict[str, Any], seed: int, player: Player | None = None) -> Played:
    """One match of a checked set-up: at random, or as a player chooses for all seats."""
    table = begin(game, setup, seed)
    chance = chooser(seed)
    before = 0
    while table.turn == 0 and table.decision is not None:
        table.choose(chance.pick(table.decision.options) if player is None else player.choose(table))
        before += 1
    first = table.active
    decisions = playout(table, chance) if player is None else playout_by(table, player)
    return Played(seed, before + decisions, table.turn, table.places or (), first)


def simulate(
    game: Game, setups: Sequence[dict[str, Any]], seeds: Iterable[int], player: Player | None = None
) -> Iterator[Played]:
    """Matches, the set-ups in turn."""
    checked = [game.setup(setup) for setup in setups]
    for index, seed in enumerate(seeds):
        yield play(game, checked[index % len(checked)], seed, player)


def setups_of(game: Game, format: str | None) -> list[dict[str, Any]]:
    """The game's sample set-ups, of one format or of all."""
    setups = game.sample_setups()
    if format is None:
        return setups
    if format not in game.formats:
        near = ", ".join(nearest(format, game.formats) or game.formats) or "–"
        raise UnknownFormat(
            f"{game.name} has no format {format!r}; did you mean: {near}?",
            "lab-unknown-format",
            game=game.name,
            format=format,
            nearest=near,
        )
    found = [setup for setup in setups if game.setup(setup).get("format") == format]
    return found or [{"format": format}]


class Spread:
    """The least, the mean and the most of a figure."""

    __slots__ = ("least", "mean", "most")

    def __init__(self, figures: list[int]) -> None:
        self.least = min(figures)
        self.mean = sum(figures) / len(figures)
        self.most = max(figures)

    def data(self) -> dict[str, float]:
        return {"min": self.least, "mean": round(self.mean, 2), "max": self.most}


class Summary:
    """What many matches have in common."""

    __slots__ = ("decisions", "matches", "places", "seconds", "total", "turns")

    def __init__(self, matches: list[Played], seconds: float) -> None:
        self.matches = len(matches)
        self.seconds = seconds
        self.decisions = Spread([match.decisions for match in matches])
        self.turns = Spread([match.turns for match in matches])
        self.total = sum(match.decisions for match in matches)
        #: For each seat, how often it came in at each place; not every match has all seats.
        self.places = [
            Counter(match.places[seat] for match in matches if seat < len(match.places))
            for seat in range(_seats(matches))
        ]

    def speed(self) -> float:
        return self.total / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, Any]:
        return {
            "matches": self.matches,
            "decisions": self.decisions.data(),
            "turns": self.turns.data(),
            "places": [{str(place): count for place, count in sorted(counts.items())} for counts in self.places],
            "decisions_per_second": round(self.speed()),
        }


def _seats(matches: list[Played]) -> int:
    return max(len(match.places) for match in matches)
