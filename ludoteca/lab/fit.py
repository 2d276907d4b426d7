"""Weights for a game's features, fitted to the matches that players play.

A row is the standing of every seat at the beginning of a turn, and who won in the end. The weights are those under
which the winners were likeliest (a softmax over the teams, with a penalty on large weights); every match weighs the
same, however long it was. Matches of two teams and those of more are fitted apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.table import Table
from ludoteca.lab.arena import checked, outcome, seed_of, thinker_of
from ludoteca.lab.simulate import CAP, begin
from ludoteca.players.evaluation import Judging
from ludoteca.players.thought import Budget

#: How much a large weight costs, and how often the weights are improved.
PENALTY = 0.02
STEPS = 400
#: One decision in so many is made at random, so that unlikely standings are met too.
AT_RANDOM = 10

#: The features of every team, and each team's share of the win.
Row = tuple[list[list[float]], list[float]]


def rows_of(game: str, player: str, setup: int, seed: int) -> list[Row]:
    """One match played by one player on all seats, and the standings at the beginning of each turn."""
    home = games.game(game)
    table = begin(home, checked(home, setup), seed)
    sitting = thinker_of(game, player)
    stray = Chance(seed ^ 0x5EED)
    standings: list[list[list[float]]] = []
    turn = table.turn
    for made in range(CAP):
        decision = table.decision
        if decision is None:
            break
        if table.turn != turn:
            turn = table.turn
            standings.append(team_features(table))
        if stray.below(AT_RANDOM) == 0:
            table.choose(stray.pick(decision.options))
        else:
            blind = view.blind(table, decision.seat)
            table.choose(sitting.think(blind, decision.seat, Budget(), seed_of(seed, made)).option)
    won = team_shares(table)
    return [(standing, won) for standing in standings if len(standing) == len(won)]


def team_features(table: Table) -> list[list[float]]:
    """The features of every team: the sums over its seats."""
    teams: dict[int, list[float]] = {}
    for seat, team in enumerate(table.box.teams):
        own = list(table.box.game.features(table, seat)) if table.plays(seat) else None
        before = teams.get(team)
        if own is not None:
            teams[team] = own if before is None else [one + other for one, other in zip(before, own, strict=True)]
    return [teams[team] for team in sorted(teams)]


def team_shares(table: Table) -> list[float]:
    found = dict(zip(table.box.teams, outcome(table), strict=True))
    return [found[team] for team in sorted(found)]


def gathered(game: str, player: str, setups: Sequence[int], seeds: Iterable[int], jobs: int) -> Iterator[list[Row]]:
    wanted = list(seeds)
    where = [setups[index % len(setups)] for index in range(len(wanted))]
    with ProcessPoolExecutor(jobs) as pool:
        many = len(wanted)
        yield from pool.map(rows_of, [game] * many, [player] * many, where, wanted, chunksize=2)


# -- fitting -------------------------------------------------------------------


def fitted(matches: Sequence[list[Row]], width: int) -> tuple[list[float], float]:
    """The weights, and the loss a match that is left."""
    features, won, weight = stacked(matches, width)
    weights = np.zeros(width)
    momentum, spread = np.zeros(width), np.zeros(width)
    for step in range(1, STEPS + 1):
        chances = softmax(features @ weights)
        slope = np.einsum("r,rt,rtf->f", weight, chances - won, features) + PENALTY * weights / width
        momentum = 0.9 * momentum + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        weights -= 0.1 * (momentum / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-9)
    loss = -float(np.sum(weight[:, None] * won * np.log(softmax(features @ weights) + 1e-12)))
    return [round(float(each), 4) for each in weights], loss


def stacked(matches: Sequence[list[Row]], width: int) -> tuple[Any, Any, Any]:
    """All rows as arrays; teams that a match does not have can't win it."""
    most = max(len(won) for rows in matches for _, won in rows)
    features, shares, weights = [], [], []
    for rows in matches:
        for standing, won in rows:
            missing = most - len(won)
            features.append([*standing, *[[0.0] * width] * missing])
            shares.append([*won, *[0.0] * missing])
            weights.append(1 / (len(rows) * len(matches)))
    return np.array(features), np.array(shares), np.array(weights)


def softmax(strengths: Any) -> Any:
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def judging(game: str, matches: Sequence[list[Row]], provenance: dict[str, str | int | float]) -> Judging:
    names = games.game(game).feature_names
    two = [rows for rows in matches if rows and len(rows[0][1]) == 2]
    more = [rows for rows in matches if rows and len(rows[0][1]) > 2]
    weights, loss = fitted(two or more, len(names))
    several = fitted(more, len(names))[0] if two and more else []
    return Judging(game, names, tuple(weights), tuple(several), provenance={**provenance, "loss": round(loss, 4)})
