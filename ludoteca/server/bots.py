"""Bots think in processes of their own, never in the loop that serves tables.

A process is sent what the bot's seat may know and nothing else: its blind table, frozen, and what the match is played
with. Neither the seed of the match nor its choices ever reach it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, NamedTuple, TypeVar

import msgspec

from ludoteca import games
from ludoteca.core import notation, view
from ludoteca.core.box import Box
from ludoteca.core.errors import EngineFault
from ludoteca.core.freezing import freeze, thaw
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.players import levels
from ludoteca.players.hints import TOLD, hints
from ludoteca.players.proof import winning_options
from ludoteca.players.thought import Budget
from ludoteca.server.problems import Refused
from ludoteca.server.state import MatchStart

T = TypeVar("T")

#: Matches whose boxes one process keeps at hand.
KEPT = 64

#: Who is asked to play where nobody says who.
USUAL = "companion"

#: How long a bot may think about one choice.
BUDGET = Budget(milliseconds=3_000)


def names(game: Game) -> list[str]:
    """The levels that there are in a game, the weakest first."""
    return list(levels.known(game))


class Question(msgspec.Struct):
    """What a bot is asked: its blind table, and of what the box is made that it is played with."""

    match: str
    game: str
    setup: dict[str, Any]
    position: dict[str, Any] | None
    blind: bytes
    seat: int
    level: str
    #: Is a puzzle being solved?
    puzzle: bool = False


def question(match: str, start: MatchStart, table: Table, seat: int, level: str) -> Question:
    blind = freeze(view.blind(table, seat))
    return Question(match, start.game, start.setup, start.position, blind, seat, level, start.laid_open)


class Advised(NamedTuple):
    """An option in notation, its chance, and the features that speak for and against it."""

    option: str
    chance: float
    better: list[str]
    worse: list[str]


class Bots:
    """A few processes; a match always goes to the same one, which knows it already."""

    def __init__(self, processes: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._pools: list[ProcessPoolExecutor | None] = [None] * processes

    async def choose(self, question: Question) -> str:
        """The notation of what a bot chooses."""
        return await self.run(question.match, think, msgspec.msgpack.encode(question))

    async def advise(self, question: Question) -> list[Advised]:
        """What a strong player would do in the seat's place."""
        return await self.run(question.match, advise, msgspec.msgpack.encode(question))

    async def run(self, match: str, job: Callable[..., T], *values: Any) -> T:
        """A job about a match, in the process that knows it; once more in a new one if that dies over it."""
        which = zlib.crc32(match.encode()) % len(self._pools)
        for _ in range(2):
            pool = self._pools[which]
            if pool is None:
                pool = self._pools[which] = ProcessPoolExecutor(1, self._context, begin)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, done, job, *values)
            except BrokenProcessPool:
                self._pools[which] = None
        raise Refused("bot", 503)

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


# -- in the process of a bot ------------------------------------------------------------------------


def begin() -> None:
    """A server that was killed tells its bots nothing: they go when it is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=go_with, args=(parent,), daemon=True).start()


def go_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


#: The boxes at hand by match, the last asked about last.
_boxes: OrderedDict[str, Box] = OrderedDict()


def think(data: bytes) -> str:
    question = msgspec.msgpack.decode(data, type=Question)
    game = games.game(question.game)
    blind = thaw(question.blind, box_of(question))
    # What it draws from follows from what it knows.
    seed = zlib.crc32(question.blind)
    option = levels.thinker(game, question.level).think(blind, question.seat, BUDGET, seed).option
    return notation.write(blind, option)


def done(job: Callable[..., T], *values: Any) -> T:
    """What a job gives. The end of an iteration can't be told to whoever waits for it: he would wait for ever."""
    try:
        return job(*values)
    except StopIteration as fault:
        raise EngineFault("an iteration came to its end where it must not") from fault


def advise(data: bytes) -> list[Advised]:
    """The best options by what the seat knows: it is given the same blind table as a bot would be."""
    question = msgspec.msgpack.decode(data, type=Question)
    blind = thaw(question.blind, box_of(question))
    if question.puzzle and (winning := list(islice(winning_options(blind, question.seat), TOLD))):
        return [Advised(notation.write(blind, option), 1.0, [], []) for option in winning]
    found = hints(blind, question.seat, zlib.crc32(question.blind))
    return [Advised(notation.write(blind, each.option), each.chance, each.better, each.worse) for each in found]


def box_of(question: Question) -> Box:
    """The box that a match is played with, made once for all questions about it."""
    game = games.game(question.game)
    box = _boxes.pop(question.match, None)
    if box is None:
        made = (
            game.new_table(question.setup, 0) if question.position is None else game.position(question.position, 0)[0]
        )
        box = made.box
    _boxes[question.match] = box
    while len(_boxes) > KEPT:
        _boxes.popitem(last=False)
    return box
