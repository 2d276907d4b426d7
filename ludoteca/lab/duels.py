"""Ready-made teams against each other: which wins how often, and what starting is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from ludoteca.core.game import Game
from ludoteca.lab.simulate import Played, play
from ludoteca.players import Player


class Duel:
    """Two teams and the seats they sit on; and the seat that starts, where a set-up may name it."""

    __slots__ = ("setup", "teams")

    def __init__(self, game: Game, format: str, teams: tuple[str, str], first: int | None) -> None:
        self.teams = teams
        given: dict[str, Any] = {"format": format, "teams": [game.team(word) for word in teams]}
        self.setup = game.setup(given if first is None else {**given, "first": first})


class Standings:
    """Wins of each team and of the seat that starts."""

    __slots__ = ("drawn", "played", "started", "won")

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.started = 0
        self.drawn = 0

    def note(self, duel: Duel, match: Played) -> None:
        self.played.update(duel.teams)
        if match.places.count(1) != 1:
            self.drawn += 1
            return
        winner = match.places.index(1)
        self.won[duel.teams[winner]] += 1
        self.started += winner == match.first

    def decided(self) -> int:
        return sum(self.won.values())

    def data(self) -> dict[str, Any]:
        """Shares of the matches that each team played, and of those with a winner."""
        shares = {team: round(self.won[team] / count, 4) for team, count in sorted(self.played.items())}
        started = round(self.started / self.decided(), 4) if self.decided() else 0.0
        return {"teams": shares, "starting": started, "drawn": self.drawn}


def duels(game: Game, format: str) -> list[Duel]:
    """Every two teams on either seat, with either starting where that can be said."""
    pairs = list(permutations(game.ready_teams("en"), 2))
    firsts: tuple[int | None, ...] = (0, 1) if "first" in game.setup({}) else (None,)
    return [Duel(game, format, pair, first) for first in firsts for pair in pairs]


def fight(game: Game, format: str, count: int, seed: int, player: Player | None) -> Iterator[tuple[Duel, Played]]:
    """So many matches, the duels in turn."""
    pairs = duels(game, format)
    for index in range(count):
        duel = pairs[index % len(pairs)]
        yield duel, play(game, duel.setup, seed + index, player)
