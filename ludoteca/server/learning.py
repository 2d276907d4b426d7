"""Positions to learn from: those of the rulebook's examples, and puzzles to be won before the turn is over."""

from __future__ import annotations

import asyncio
from functools import cache

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import ANEW, BEGINNING
from ludoteca.core.rulebook import Lang
from ludoteca.players import puzzles
from ludoteca.scenarios import library as scenarios
from ludoteca.scenarios.format import Scenario, expand
from ludoteca.server import bodies, library
from ludoteca.server.problems import Refused
from ludoteca.server.requests import Ask, answer, asker, language_of, spoken, told
from ludoteca.server.state import MatchStart

# -- lessons: positions of scenarios --


@get("/api/lessons/{game:str}")
async def lessons(request: Ask, game: FromPath[str]) -> Response[bytes]:
    """The positions that a game brings along, to be tried out."""
    name = library.game_named(game).name
    lang = language_of(request)
    found = await asyncio.to_thread(titles, name, lang)
    return answer(request, found)


def titles(game: str, lang: Lang) -> list[bodies.Named]:
    found = []
    for file in scenarios.files(game):
        word = file.name.removesuffix(".toml")
        found.append(bodies.Named(word, scenarios.own(game, word).title.of(lang)))
    return found


@post("/api/lessons/{game:str}/{word:str}", status_code=201)
async def lesson(
    request: Ask, state: State, game: FromPath[str], word: FromPath[str], data: JSONBody[bodies.Continue]
) -> Response[bytes]:
    """A table whose match begins at a position."""
    guest = await asker(request)
    name = library.game_named(game).name
    spoken(request, name)
    try:
        scenario = scenarios.own(name, word)
    except LudotecaError:
        raise Refused("unknown-lesson", 404) from None
    start = opening(name, word, scenario)
    room = await state.house.go_on(guest, start, data.seats)
    return answer(request, told(request, room, guest), 201)


def opening(game: str, word: str, scenario: Scenario) -> MatchStart:
    """The position as its script begins it: dice that it announces have fallen so, and those that follow are chance."""
    results = [result for entry in scenario.start.chance for result in expand(entry)]
    announced, before = ({str(BEGINNING): results}, [f"{ANEW} 1"]) if results else ({}, [])
    continues = f"scenario:{word}"
    return MatchStart(game, {}, 1, before, scenario.position, announced, continues=continues)


# -- puzzles --


@get("/api/puzzles/{game:str}")
async def puzzle_list(request: Ask, game: FromPath[str]) -> Response[bytes]:
    """The puzzles of a game: whose turn is to be won in each."""
    name = library.game_named(game).name
    lang = language_of(request)
    found = await asyncio.to_thread(told_puzzles, name, lang)
    return answer(request, list(found))


@cache
def told_puzzles(game: str, lang: Lang) -> tuple[bodies.PuzzleInfo, ...]:
    found = []
    for puzzle in puzzles.puzzles(game):
        table = puzzle.table()
        assert table.decision is not None
        found.append(bodies.PuzzleInfo(puzzle.name, puzzle.title.of(lang), table.decision.seat, table.turn))
    return tuple(found)


@post("/api/puzzles/{game:str}/{word:str}", status_code=201)
async def puzzle(request: Ask, state: State, game: FromPath[str], word: FromPath[str]) -> Response[bytes]:
    """A table at which a puzzle is solved: the others do what they can against it."""
    guest = await asker(request)
    name = library.game_named(game).name
    spoken(request, name)
    known = {each.word: each for each in await asyncio.to_thread(told_puzzles, name, language_of(request))}
    if word not in known:
        raise Refused("unknown-puzzle", 404)
    found = puzzles.find(name, word)
    setup = library.game_named(name).setup(found.setup)
    start = MatchStart(name, setup, found.seed, before=[*found.choices], continues=f"puzzle:{word}", laid_open=True)
    room = await state.house.solve(guest, start, known[word].seat)
    return answer(request, told(request, room, guest), 201)


ROUTES = (lessons, lesson, puzzle_list, puzzle)
