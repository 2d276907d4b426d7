"""How good a table is for each seat: the chances that the features of its game give it.

A game tells the features of one seat's standing (``Game.features``); weights that were fitted to played matches turn
them into a strength, and the strengths of the teams into chances. A match that is over gives its places.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.table import Table


class NotJudged(LudotecaError):
    """A game that has no features or no weights for them."""


class Depth(msgspec.Struct, frozen=True):
    """In how many worlds options are tried, and how many turns beyond the present one each is played on.

    Only the options that are leaned to most are tried, where a breadth is given. An option is taken instead of the
    usual one if it promises more even after so many standard errors are taken off. The end of each turn is judged, and
    so much of the judgment is left to the ends of those that come later: all of it to the last one, if nothing is said.
    """

    worlds: int
    turns: int = 0
    breadth: int = 0
    doubt: float = 0.0
    later: float = 1.0


class Manner(msgspec.Struct, frozen=True):
    """What a player's own standing and that of the others weigh for it."""

    own: float = 1.0
    others: float = 1.0


PLAIN = Manner()


class Shown(msgspec.Struct, frozen=True):
    """How often a level won against the one below, with the interval in which the truth lies 19 times of 20."""

    over: str
    matches: int
    seed: int
    share: float
    low: float
    high: float
    #: Of how many seats the matches were, where not all set-ups count: alone against several, chance wins less.
    seats: int = 0


class Judging(msgspec.Struct, frozen=True):
    """The weights of a game's features, and where they come from."""

    game: str
    features: tuple[str, ...]
    weights: tuple[float, ...]
    #: Those for more than two teams, if they have their own: what weakens one rival there serves all others.
    several: tuple[float, ...] = ()
    #: How far the levels that look ahead look.
    depths: dict[str, Depth] = msgspec.field(default_factory=lambda: {"expert": Depth(1)})
    #: Those of them that were shown to beat the level below: only they are offered.
    shown: dict[str, Shown] = {}
    provenance: dict[str, str | int | float] = {}

    def weights_at(self, table: Table) -> tuple[float, ...]:
        return self.several if self.several and len(set(table.box.teams)) > 2 else self.weights


@cache
def judging_of(game: Game) -> Judging:
    path = game.folder / "judging.json"
    if not game.feature_names or not path.exists():
        raise NotJudged(f"{game.name} can't be judged yet", "players-not-judged", game=game.name)
    found = read_judging(path)
    if found.features != game.feature_names:
        raise NotJudged(
            f"the weights of {game.name} are for other features; fit them again: ludoteca fit {game.name}",
            "players-stale",
            game=game.name,
        )
    return found


def read_judging(path: Path) -> Judging:
    return decoded(path.read_bytes(), Judging)


def strength(table: Table, seat: int, weights: Sequence[float]) -> float:
    features = table.box.game.features(table, seat)
    total: float = sum([weight * feature for weight, feature in zip(weights, features, strict=True)])
    return total


def chances(table: Table, weights: Sequence[float], seat: int = 0, manner: Manner = PLAIN) -> list[float]:
    """The chance of each seat's team to win; in the manner of one seat, if it has one."""
    if table.places is not None:
        return shares(table.places, table.box.teams)
    teams: dict[int, float] = {}
    home = table.box.teams[seat]
    for each in table.playing():
        team = table.box.teams[each]
        weighed = manner.own if team == home else manner.others
        teams[team] = teams.get(team, 0.0) + weighed * strength(table, each, weights)
    most = max(teams.values())
    powers = {team: exp(value - most) for team, value in teams.items()}
    total = sum(powers.values())
    return [powers.get(team, 0.0) / total for team in table.box.teams]


def shares(places: Sequence[int], teams: Sequence[int]) -> list[float]:
    """A match that is over: the first has won it, several share it."""
    first = {team for place, team in zip(places, teams, strict=True) if place == 1}
    return [1 / len(first) if team in first else 0.0 for team in teams]
