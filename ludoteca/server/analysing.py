"""A finished match judged choice by choice, where the bots think: begun once, kept, and told as far as it has come."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakKeyDictionary

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from sqlalchemy import Connection, insert, select, update

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.converting import decoded
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.players.analysis import Judged, judge, sums
from ludoteca.server import bodies, rows
from ludoteca.server.house import House
from ludoteca.server.problems import Refused, words
from ludoteca.server.replays import Line, looked_at, saved
from ludoteca.server.requests import Ask, answer, asker, language_of
from ludoteca.server.state import now

#: Analyses at hand, and matches that a process has at hand for them.
KEPT = 64
MATCHES = 4

#: Seconds between two writings; and after how many without one an analysis is taken for left, and gone on with.
OFTEN = 5.0
LEFT = 30.0


class Found(msgspec.Struct):
    """What is kept of an analysis: the next choice, and what was found before it."""

    done: int
    judged: list[Judged] = []
    at: float = 0.0


class Work:
    """An analysis on its way. Each choice is a job of its own, so that bots of other matches need not wait for all."""

    def __init__(self, line: Line, found: Found | None = None) -> None:
        self.first = line.first
        self.of = len(line.match.choices)
        self.done = self.first if found is None else found.done
        self.found: list[Judged] = [] if found is None else found.judged
        self.task: asyncio.Task[None] | None = None

    async def run(self, house: House, line: Line) -> None:
        id = line.state.id
        try:
            data = await asyncio.to_thread(saved, line)
            written = 0.0
            while self.done < self.of:
                judged = await house.bots.run(id, judge_one, id, data, self.done)
                if judged is not None:
                    self.found.append(judged)
                self.done += 1
                if self.done == self.of or now() - written >= OFTEN:
                    written = now()
                    await house.store.write(writing(id, Found(self.done, self.found, written)))
        except Exception as error:  # whoever wants it may begin it again
            house.fault(f"analysis of match {id}", error)
            works_of(house).pop(id, None)


#: By house, and by match, the last begun last.
WORKS: WeakKeyDictionary[House, OrderedDict[str, Work]] = WeakKeyDictionary()


def works_of(house: House) -> OrderedDict[str, Work]:
    return WORKS.setdefault(house, OrderedDict())


def begun(house: House, line: Line, found: Found | None = None) -> Work:
    works = works_of(house)
    work = works.get(line.state.id)
    if work is None:
        work = works[line.state.id] = Work(line, found)
        work.task = asyncio.get_running_loop().create_task(work.run(house, line))
        while len(works) > KEPT:
            _, oldest = works.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
    return work


async def at_hand(house: House, line: Line) -> Work | None:
    """The analysis of a match: on its way here, or kept. One that a server has left in the middle is gone on with."""
    work = works_of(house).get(line.state.id)
    if work is not None:
        return work
    found = await house.store.read(reading(line.state.id))
    if found is None:
        return None
    if found.done < len(line.match.choices) and now() - found.at > LEFT:
        return begun(house, line, found)
    return Work(line, found)


# -- what is kept --


def writing(id: str, found: Found) -> Callable[[Connection], None]:
    row = {"at": found.at, "document": msgspec.json.encode(found).decode()}

    def job(connection: Connection) -> None:
        done = connection.execute(update(rows.ANALYSIS).where(rows.ANALYSIS.c.match_id == id).values(**row))
        if not done.rowcount:
            connection.execute(insert(rows.ANALYSIS).values(match_id=id, **row))

    return job


def reading(id: str) -> Callable[[Connection], Found | None]:
    def job(connection: Connection) -> Found | None:
        found = connection.execute(select(rows.ANALYSIS.c.document).where(rows.ANALYSIS.c.match_id == id)).scalar()
        return None if found is None else decoded(found, Found)

    return job


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
    work = await at_hand(state.house, line)
    lang = language_of(request)
    return answer(request, bodies.Analysis() if work is None else await asyncio.to_thread(told, line, work, lang))


@post("/api/matches/{id:str}/analysis", status_code=201)
async def analyse(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    """Begin it, unless it has begun already."""
    line = await finished(request, state, id)
    work = await at_hand(state.house, line)
    if work is None:
        state.house.limits.spend((await asker(request)).id, "analyses")
        work = begun(state.house, line)
    return answer(request, await asyncio.to_thread(told, line, work, language_of(request)), 201)


ROUTES = (analysis, analyse)
