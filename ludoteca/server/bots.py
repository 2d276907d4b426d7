"""Bots think in processes of their own, never in the loop that serves tables.

A process keeps the matches that its bots play and follows their choices; what a bot is given of a match is
``view.blind``, which holds nothing that its seat can't know.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from ludoteca.core import notation, view
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.players import levels
from ludoteca.players.thought import Budget
from ludoteca.server.problems import Refused
from ludoteca.server.state import MatchStart

#: Matches that one process keeps at hand.
KEPT = 64

#: Who is asked to play where nobody says who.
USUAL = "companion"

#: How long a bot may think about one choice.
BUDGET = Budget(milliseconds=3_000)


def names(game: Game) -> list[str]:
    """The levels that there are in a game, the weakest first."""
    return list(levels.known(game))


class Question(msgspec.Struct):
    """What a bot is asked: the match, and how far it is."""

    match: str
    start: MatchStart
    texts: list[str]
    seat: int
    level: str
    seed: int


class Bots:
    """A few processes; a match always goes to the same one, which knows it already."""

    def __init__(self, processes: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._pools: list[ProcessPoolExecutor | None] = [None] * processes

    async def choose(self, question: Question) -> str:
        """The notation of what a bot chooses."""
        which = zlib.crc32(question.match.encode()) % len(self._pools)
        data = msgspec.msgpack.encode(question)
        for _ in range(2):
            pool = self._pools[which]
            if pool is None:
                pool = self._pools[which] = ProcessPoolExecutor(1, mp_context=self._context)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, data)
            except BrokenProcessPool:
                self._pools[which] = None
        raise Refused("bot", 503)

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


# -- in the process of a bot ------------------------------------------------------------------------

#: The matches at hand, each with the texts of its choices, the last asked about last.
_matches: OrderedDict[str, tuple[Match, list[str]]] = OrderedDict()


def think(data: bytes) -> str:
    question = msgspec.msgpack.decode(data, type=Question)
    match = followed(question)
    table: Any = facing(match.table, question.seat)
    thinker = levels.thinker(match.game, question.level)
    blind = view.blind(table, question.seat)
    option = thinker.think(blind, question.seat, BUDGET, question.seed).option
    return notation.write(blind, option)


def facing(table: Any, seat: int) -> Any:
    if table.decision is None or table.decision.seat != seat:
        raise Refused("not-asked", 409)
    return table


def followed(question: Question) -> Match:
    """The match as far as the question says, from as far as it is known here."""
    from ludoteca.server.live import begin

    match, texts = _matches.pop(question.match, (None, []))
    if match is None or question.texts[: len(texts)] != texts:
        match, texts = begin(question.start), []
    for text in question.texts[len(texts) :]:
        match.play(text)
    match.forget()
    match.log.clear()
    _matches[question.match] = (match, question.texts)
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match
