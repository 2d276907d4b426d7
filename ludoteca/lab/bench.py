"""How fast the games are, beside others of their kind in the same run.

All figures are of random play with full legal lists on one core: the best of
several repetitions with fixed seeds, by the processor's time, which other
programs on the machine disturb least.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any

import msgspec

from ludoteca import building
from ludoteca.core import view
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.table import Table
from ludoteca.core.teller import Memory, Teller
from ludoteca.core.told import Told, difference
from ludoteca.games import ALL
from ludoteca.lab import start
from ludoteca.lab.simulate import begin, chooser, play_on, playout

SEED = 2026
REPETITIONS = 5

#: A repetition lasts at least so long.
SECONDS = 0.6

#: Tables in the middle of matches that forks are measured on.
POSITIONS = 50

Figures = dict[str, int]

#: What every game is to reach in plain CPython.
TARGETS: Figures = {"decisions_per_second": 30_000, "forks_per_second": 20_000}


def measure(game: Game) -> Figures:
    """Decisions, matches, forks, imagined tables and playouts in a second, and how long a beginning and a view take."""
    setups = [game.setup(setup) for setup in game.sample_setups()]

    def one_match(index: int) -> int:
        table = begin(game, setups[index % len(setups)], SEED + index)
        return playout(table, chooser(SEED + index))

    figures = repeat(one_match, round_of=len(setups))
    tables = [halfway(game, setups[index % len(setups)], SEED + index) for index in range(POSITIONS)]
    figures["forks_per_second"] = times_per_second(tables, lambda table, _: table.copy())
    figures["imagined_per_second"] = times_per_second(tables, imagined)
    figures["playouts_per_second"] = times_per_second(tables, play_out)
    figures["new_match_microseconds"] = start.warm(game)
    if game.name in ALL:
        figures["first_decision_milliseconds"] = start.cold(game.name)
    return figures | told(game, setups)


def repeat(one_match: Callable[[int], int], round_of: int = 1) -> Figures:
    """The best of several repetitions, each of the same matches, whole rounds of the set-ups."""
    matches = enough(one_match, round_of)
    best = (0.0, 0.0)
    for _ in range(REPETITIONS):
        started = process_time()
        decisions = sum(one_match(index) for index in range(matches))
        seconds = process_time() - started
        best = max(best, (decisions / seconds, matches / seconds))
    return {"decisions_per_second": round(best[0]), "matches_per_second": round(best[1])}


def enough(one_match: Callable[[int], int], round_of: int) -> int:
    """How many matches last long enough to be measured."""
    started = process_time()
    matches = 0
    while process_time() - started < SECONDS:
        for _ in range(round_of):
            one_match(matches)
            matches += 1
    return matches


def times_per_second(tables: list[Table], act: Callable[[Table, int], object]) -> int:
    """How often something can be done with a table in the middle of a match; with each of them in turn."""
    best = 0.0
    for _ in range(REPETITIONS):
        done = 0
        started = process_time()
        while (seconds := process_time() - started) < SECONDS:
            for index, table in enumerate(tables):
                act(table, SEED + index)
            done += len(tables)
        best = max(best, done / seconds)
    return round(best)


def imagined(table: Table, seed: int) -> Table:
    """What the seat that decides may imagine of the table."""
    assert table.decision is not None
    return view.imagine(table, table.decision.seat, seed)


def play_out(table: Table, seed: int) -> int:
    """What a player does who looks ahead: the table as he may know it, a copy, and random play to its end."""
    assert table.decision is not None
    return playout(view.blind(table, table.decision.seat).copy(), chooser(seed))


def halfway(game: Game, setup: dict[str, Any], seed: int) -> Table:
    """The table at the decision in the middle of a match."""
    length = playout(begin(game, setup, seed), chooser(seed))
    table = begin(game, setup, seed)
    play_on(table, chooser(seed), length // 2)
    return table


#: Choices of a match over which told views are measured.
TOLD = 120


def told(game: Game, setups: list[dict[str, Any]]) -> Figures:
    """A told view for one seat: microseconds, its bytes, and those of the difference that is sent after a choice.

    A game without words has none.
    """
    if not all(path.exists() for path in game.catalogues("pt")):
        return {}
    messages = Messages([CORE, game.folder], "pt")
    spent, views, whole, parts = 0.0, 0, 0, 0
    for index, setup in enumerate(setups[:2]):
        match = Match(game, setup, SEED + index)
        chance = chooser(SEED + index)
        memory = Memory()
        last: dict[int, Told] = {}
        for _ in range(TOLD):
            if match.over:
                break
            for seat in range(match.table.box.seats):
                if view.hidden_from(match.table, seat):
                    continue
                began = process_time()
                seen = Teller(match.table, seat, messages, "seat", memory).told()
                spent += process_time() - began
                views += 1
                whole += len(msgspec.json.encode(seen))
                parts += len(msgspec.json.encode(difference(last.get(seat, seen), seen)))
                last[seat] = seen
            assert match.table.decision is not None
            match.choose(chance.pick(match.table.decision.options))
            match.forget()
    return {
        "told_view_microseconds": round(1e6 * spent / views),
        "told_view_bytes": whole // views,
        "difference_bytes": parts // views,
    }


# -- the other build ---------------------------------------------------------


def other_build() -> str:
    return building.PLAIN if building.which() == building.COMPILED else building.COMPILED


def measured_by(build: str, name: str) -> dict[str, Figures]:
    """The figures of one game by the other build, in a process of its own; none if there is no such build."""
    if build == building.COMPILED and not building.is_current():
        return {}
    words = [sys.executable, "-m", "ludoteca", "bench", name, "--no-peers", "--json", "--output", os.devnull]
    environment = {**os.environ, building.VARIABLE: build}
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    parts: dict[str, dict[str, Figures]] = json.loads(done.stdout)
    return parts["compiled"] if build == building.COMPILED else parts["games"]


# -- peers -------------------------------------------------------------------


def peers() -> dict[str, Figures]:
    """The same measure of peers, as far as they are installed."""
    found: dict[str, Figures] = {}
    if find_spec("rlcard"):
        for name in ("uno", "gin-rummy"):
            found[f"rlcard {name}"] = repeat(rlcard_match(name))
    if find_spec("pyspiel"):
        for name in ("gin_rummy", "backgammon"):
            found[f"open_spiel {name}"] = repeat(open_spiel_match(name))
    return found


def absent_peers() -> list[str]:
    names = (("rlcard", "RLCard"), ("pyspiel", "OpenSpiel"))
    return [name for module, name in names if not find_spec(module)]


def rlcard_match(name: str) -> Callable[[int], int]:
    import rlcard  # type: ignore[import-untyped,import-not-found,unused-ignore]

    environment = rlcard.make(name, config={"seed": SEED})

    def one_match(index: int) -> int:
        chance = random.Random(SEED + index)
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(chance.random() * len(actions))])
            decisions += 1
        return decisions

    return one_match


def open_spiel_match(name: str) -> Callable[[int], int]:
    import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]

    game = pyspiel.load_game(name)

    def one_match(index: int) -> int:
        chance = random.Random(SEED + index)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            decisions += 1
        return decisions

    return one_match
