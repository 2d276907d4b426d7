"""The one door for whatever people bring: files and texts are measured before they are read, and shaped before they
are used.

A document that is too large, too deep, has numbers that no game knows, or is not shaped as it should be is a
``DocumentError`` that says what is wrong and where; nothing else comes out of here.
"""

from __future__ import annotations

import datetime
import re
import tomllib
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludoteca.core import shapes
from ludoteca.core.converting import converted
from ludoteca.core.errors import LudotecaError
from ludoteca.core.problems import Problem, problem_of, together

T = TypeVar("T")

#: What was read from TOML or JSON, or is to be written: what its values are, only the struct that shapes it knows.
Document = dict[str, Any]
#: The same of one card, team or table of it, which nobody writes into.
Described = Mapping[str, Any]

#: How much a document may hold: a deck, a scenario or some cards; a list of cards or a save.
SMALL = 512 * 1024
LARGE = 8 * 1024 * 1024
#: How deep lists and tables may lie in each other.
DEPTH = 24
#: The largest number that any figure of a game needs, with room to spare.
GREATEST = 999_999_999
#: How long one text may be.
TEXT = 20_000


class DocumentError(LudotecaError):
    """A document that can't be read; ``line`` is where, if that is known; ``problems`` is all that is wrong."""

    def __init__(self, *problems: Problem, line: int = 0) -> None:
        self.problems = problems
        self.problem = together(problems)
        super().__init__(str(self.problem), self.problem.message_id, **self.problem.values)
        self.line = line


def read_file(path: Path, most: int = SMALL) -> str:
    """The text of a file, if it is not too large and is UTF-8."""
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DocumentError(problem_of(error)) from error


def read_bytes(path: Path, most: int = LARGE) -> bytes:
    try:
        with path.expanduser().open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        raise DocumentError(problem_of(error)) from error
    measure(len(data), most)
    return data


def read_toml(text: str, most: int = SMALL) -> Document:
    measure(len(text), most)
    look_over_toml(text)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        raise DocumentError(problem_of(error), line=int(place[1]) if place else 0) from error
    except (ValueError, RecursionError) as error:
        raise DocumentError(problem_of(error)) from error
    look_over(found)
    return found


def read_json(text: str | bytes, most: int = LARGE) -> object:
    measure(len(text), most)
    try:
        found = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as error:
        raise DocumentError(problem_of(error)) from error
    look_over(found)
    return found


def shaped(content: object, kind: type[T]) -> T:
    """What was read, as the thing that it should be; or an error with all that is wrong with it."""
    try:
        return converted(content, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        found = list(islice(shapes.problems(content, kind), shapes.MOST))
        raise DocumentError(*(found or [problem_of(error)])) from error


# -- measuring ----------------------------------------------------------------


def measure(size: int, most: int) -> None:
    if size > most:
        kilobytes = most // 1024
        raise DocumentError(Problem(f"it is larger than {kilobytes} kB", "problem-large", most=kilobytes))


TOO_DEEP = Problem(f"lists and tables lie more than {DEPTH} deep in each other", "problem-deep", most=DEPTH)
TOO_GREAT = Problem(f"a number is greater than {GREATEST}", "problem-great", most=GREATEST)
NO_DATE = Problem("it has a date or a time, and no game has those: write it in quotes", "problem-date")
TOO_LONG = Problem(f"a text is longer than {TEXT} letters", "problem-long", most=TEXT)

#: Texts and comments of TOML, also those that do not end.
_SAID = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)' r"|'''.*?(?:'''|\Z)" r'|"(?:\\.|[^"\\\n])*"?' r"|'[^'\n]*'?" r"|#[^\n]*",
    re.DOTALL,
)
_BRACKETS = re.compile(r"[\[\]{}]")
_LONG_NUMBER = re.compile(r"[\d_]{40}")
_LONG_KEY = re.compile(rf"(?:\.[^.\n=]*){{{DEPTH}}}\.")


def look_over_toml(text: str) -> None:
    """What would keep the reader of TOML busy for ever, or sink it, is found before."""
    bare = _SAID.sub('""', text)
    if _LONG_NUMBER.search(bare):
        raise DocumentError(TOO_GREAT)
    if _LONG_KEY.search(bare):
        raise DocumentError(TOO_DEEP)
    depth = 0
    for bracket in _BRACKETS.findall(bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEPTH:
            raise DocumentError(TOO_DEEP)


def look_over(found: object) -> None:
    """Depth, numbers and texts of what was read."""
    waiting = [(found, 0)]
    while waiting:
        thing, depth = waiting.pop()
        if isinstance(thing, dict | list):
            if depth > DEPTH:
                raise DocumentError(TOO_DEEP)
            inside = [*thing, *thing.values()] if isinstance(thing, dict) else thing
            waiting.extend((each, depth + 1) for each in inside)
        elif isinstance(thing, str):
            if len(thing) > TEXT:
                raise DocumentError(TOO_LONG)
        elif isinstance(thing, datetime.date | datetime.time):
            raise DocumentError(NO_DATE)
        elif isinstance(thing, int | float) and not -GREATEST <= thing <= GREATEST:
            raise DocumentError(TOO_GREAT)
