"""Players against each other: who wins how often, and how sure that is.

Every seed is played with the seats exchanged (or, with more seats, in all rotations), so that neither the seat nor the
deal speaks for anybody: two players that choose alike win exactly the same share.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations
from math import sqrt
from time import perf_counter
from typing import Any

import msgspec

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.lab.simulate import CAP, begin
from ludoteca.players.evaluation import shares
from ludoteca.players.levels import thinker
from ludoteca.players.thought import Budget, Thinker

#: The standard normal deviate of a 95 % interval.
_DEVIATE = 1.96
#: How often pairs are drawn anew for the bootstrap.
_DRAWS = 1_000


class Bout(msgspec.Struct, frozen=True):
    """One match to be played: of which game and set-up, with which seed, and who sits where."""

    game: str
    setup: int
    seed: int
    seats: tuple[str, ...]


class Result(msgspec.Struct):
    """What came of a bout: each seat's share of the win, and the milliseconds that it took for each decision."""

    bout: Bout
    shares: list[float]
    times: list[list[float]]
    finished: bool = True


def fight(bout: Bout, cap: int = CAP) -> Result:
    """Play a bout; each seat is given nothing but its blind table."""
    game = games.game(bout.game)
    table = begin(game, checked(game, bout.setup), bout.seed)
    sitting = [thinker_of(bout.game, name) for name in bout.seats]
    times: list[list[float]] = [[] for _ in sitting]
    for made in range(cap):
        decision = table.decision
        if decision is None:
            break
        began = perf_counter()
        option = (
            sitting[decision.seat]
            .think(view.blind(table, decision.seat), decision.seat, Budget(), seed_of(bout.seed, made))
            .option
        )
        times[decision.seat].append(round(1000 * (perf_counter() - began), 2))
        table.choose(option)
    return Result(bout, outcome(table), times, table.places is not None)


def outcome(table: Table) -> list[float]:
    """A match without an end is shared by all."""
    places = table.places or (1,) * table.box.seats
    return shares(places, table.box.teams)


def seed_of(seed: int, made: int) -> int:
    """What a player draws from at a decision: the same whoever sits there."""
    return Chance(seed * 1_000_003 + made).below(1 << 32)


@cache
def checked(game: Game, setup: int) -> dict[str, Any]:
    return game.setup(game.sample_setups()[setup])


@cache
def is_contested(game: str, setup: int) -> bool:
    """Does every seat decide something? In solo play one answers by a script, whoever sits there."""
    home = games.game(game)
    table = begin(home, checked(home, setup), 0)
    chance, deciding = Chance(0), set()
    for _ in range(CAP):
        if table.decision is None or len(deciding) == table.box.seats:
            break
        deciding.add(table.decision.seat)
        table.choose(chance.pick(table.decision.options))
    return len(deciding) == table.box.seats


@cache
def thinker_of(game: str, name: str) -> Thinker:
    return thinker(games.game(game), name)


# -- who meets whom ------------------------------------------------------------


def bouts(game: str, players: Sequence[str], setups: Sequence[int], count: int, seed: int) -> Iterator[Bout]:
    """So many matches of every two players, the set-ups in turn, every seed with the seats exchanged."""
    setups = [setup for setup in setups if is_contested(game, setup)] or setups
    for pair in combinations(players, 2) if len(players) > 1 else [(players[0], players[0])]:
        made = 0
        for index in range(count):
            setup = setups[index % len(setups)]
            for seats in seatings(pair, begin(games.game(game), checked(games.game(game), setup), 0).box.seats):
                if made < count:
                    yield Bout(game, setup, seed + index, seats)
                    made += 1


def seatings(pair: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    """The first player on every seat in turn, the second on all the others."""
    one, other = pair
    return [tuple([one if seat == own else other for seat in range(seats)]) for own in range(seats)]


def fought(wanted: Sequence[Bout], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(fight, wanted)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(fight, wanted, chunksize=2)


# -- what it shows -------------------------------------------------------------


class Score:
    """How one player fared against another, or against all."""

    __slots__ = ("matches", "pairs", "times", "wins")

    def __init__(self) -> None:
        self.matches = 0
        self.wins = 0.0
        self.times: list[float] = []
        #: The shares of the matches that were played with one seed.
        self.pairs: dict[int, list[float]] = {}

    def note(self, seed: int, share: float, times: list[float]) -> None:
        self.matches += 1
        self.wins += share
        self.times += times
        self.pairs.setdefault(seed, []).append(share)

    @property
    def share(self) -> float:
        return self.wins / self.matches if self.matches else 0.0

    def data(self) -> dict[str, Any]:
        low, high = wilson(self.share, self.matches)
        drawn_low, drawn_high = bootstrap(list(self.pairs.values()))
        return {
            "matches": self.matches,
            "wins": round(self.wins, 3),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "bootstrap": [round(drawn_low, 4), round(drawn_high, 4)],
            "milliseconds": round(sum(self.times) / max(1, len(self.times)), 3),
            "p50": quantile(self.times, 0.5),
            "p95": quantile(self.times, 0.95),
        }


def quantile(times: list[float], part: float) -> float:
    """The time that so great a part of the decisions did not exceed."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else 0.0


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of so many matches."""
    if not count:
        return 0.0, 1.0
    square = _DEVIATE**2 / count
    middle = (share + square / 2) / (1 + square)
    reach = _DEVIATE * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bootstrap(pairs: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval when the matches of one seed are drawn together."""
    if not pairs:
        return 0.0, 1.0
    draw = random.Random(len(pairs))
    means = []
    for _ in range(_DRAWS):
        drawn = [share for pair in draw.choices(pairs, k=len(pairs)) for share in pair]
        means.append(sum(drawn) / len(drawn))
    means.sort()
    return means[_DRAWS // 40], means[-_DRAWS // 40]


class Standings:
    """All results of an arena."""

    def __init__(self, players: Sequence[str]) -> None:
        self.total = {name: Score() for name in players}
        self.against = {(one, other): Score() for one in players for other in players}
        self.unfinished = 0

    def note(self, result: Result) -> None:
        self.unfinished += not result.finished
        names = result.bout.seats
        for seat, name in enumerate(names):
            score = (result.bout.seed, result.shares[seat], result.times[seat])
            self.total[name].note(*score)
            for other in set(names) - {name} or {name}:
                self.against[name, other].note(*score)

    def noted(self, results: Iterable[Result]) -> Standings:
        for result in results:
            self.note(result)
        return self

    def data(self) -> dict[str, Any]:
        met = {pair: score for pair, score in self.against.items() if score.matches}
        matrix: dict[str, dict[str, Any]] = {}
        for (one, other), score in met.items():
            matrix.setdefault(one, {})[other] = score.data()
        return {
            "players": {name: score.data() for name, score in self.total.items()},
            "matrix": matrix,
            "unfinished": self.unfinished,
        }
