"""A finished match judged choice by choice, where the bots think: begun once, kept, and told as far as it has come."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.players.analysis import Judged, judge, sums
from ludoteca.server import bodies
from ludoteca.server.house import House
from ludoteca.server.problems import Refused, words
from ludoteca.server.replays import Line, looked_at, saved
from ludoteca.server.requests import Ask, answer, asker, language_of

#: Analyses at hand, and matches that a process has at hand for them.
KEPT = 64
MATCHES = 4


class Work:
    """An analysis on its way. Each choice is a job of its own, so that bots of other matches need not wait for all."""

    def __init__(self, line: Line) -> None:
        self.first = line.first
        self.of = len(line.match.choices)
        self.done = self.first
        self.found: list[Judged] = []
        self.task: asyncio.Task[None] | None = None

    async def run(self, house: House, line: Line) -> None:
        id = line.state.id
        data = await asyncio.to_thread(saved, line)
        try:
            while self.done < self.of:
                judged = await house.bots.run(id, judge_one, id, data, self.done)
                if judged is not None:
                    self.found.append(judged)
                self.done += 1
        except Exception as error:  # whoever wants it may begin it again
            house.fault(f"analysis of match {id}", error)
            WORKS.pop(id, None)


#: By match, the last begun last.
WORKS: OrderedDict[str, Work] = OrderedDict()


def begun(house: House, line: Line) -> Work:
    work = WORKS.get(line.state.id)
    if work is None:
        work = WORKS[line.state.id] = Work(line)
        work.task = asyncio.get_running_loop().create_task(work.run(house, line))
        while len(WORKS) > KEPT:
            _, oldest = WORKS.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
    return work


# -- in the process of a bot --

_matches: OrderedDict[str, Match] = OrderedDict()


def judge_one(id: str, data: bytes, number: int) -> Judged | None:
    match = _matches.pop(id, None) or Match.load(data, games.game)
    _matches[id] = match
    while len(_matches) > MATCHES:
        _matches.popitem(last=False)
    return judge(match, number)


# -- what is told --


def told(line: Line, work: Work, lang: Lang) -> bodies.Analysis:
    """All of it is open: the match is over."""
    totals = [
        bodies.SumsTold(each.seat, each.choices, each.lost, each.luck, each.marks)
        for each in sums(work.found, len(line.state.guests))
    ]
    choices = [told_choice(line, each, lang) for each in work.found if each.free]
    return bodies.Analysis(work.done - work.first, work.of - work.first, choices, totals)


def told_choice(line: Line, each: Judged, lang: Lang) -> bodies.JudgedTold:
    before = line.match.moment(each.number)[0]
    telling = before.box.game.telling(before, each.seat, words(lang, line.state.start.game))
    text, best = (telling.sentence(notation.read(before, said)) for said in (each.chosen, each.best))
    figures = each.promised, each.could, each.became, each.lost, each.luck
    return bodies.JudgedTold(each.number + 1, each.seat, text, best, *figures, each.mark)


async def finished(request: Ask, state: State, id: str) -> Line:
    line, wanted, _, _ = await looked_at(request, state, id, "", -1)
    if wanted != "open":
        raise Refused("not-open", 403)
    return line


@get("/api/matches/{id:str}/analysis")
async def analysis(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    line = await finished(request, state, id)
    work = WORKS.get(id)
    lang = language_of(request)
    return answer(request, bodies.Analysis() if work is None else await asyncio.to_thread(told, line, work, lang))


@post("/api/matches/{id:str}/analysis", status_code=201)
async def analyse(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    """Begin it, unless it has begun already."""
    line = await finished(request, state, id)
    if id not in WORKS:
        state.house.limits.spend((await asker(request)).id, "analyses")
    work = begun(state.house, line)
    return answer(request, await asyncio.to_thread(told, line, work, language_of(request)), 201)


ROUTES = (analysis, analyse)
