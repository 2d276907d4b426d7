"""What is wrong with something that somebody wrote, told in the reader's language.

A ``Problem`` is an English sentence that knows its message, so that it can stand as a value in another
message. ``problem_of`` makes one of what the libraries that read files find wrong.
"""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Sequence

import msgspec

from ludoteca.core.errors import LudotecaError


class Problem(str):
    """A sentence in English, and the message and its values that say the same in the reader's language."""

    __slots__ = ("message_id", "values")

    message_id: str
    values: dict[str, str | int]

    def __new__(cls, english: str, message_id: str = "", **values: str | int) -> Problem:
        new = super().__new__(cls, english)
        new.message_id = message_id
        new.values = values
        return new


def together(problems: Sequence[Problem]) -> Problem:
    """Several problems as one that tells each on a line of its own."""
    first, *others = problems
    if not others:
        return first
    rest = together(others)
    return Problem(f"{first}\n{rest}", "problem-together", first=first, others=rest)


def problem_of(error: Exception) -> Problem:
    """What an error finds wrong. What we have no message for stays as the library says it."""
    if isinstance(error, LudotecaError):
        return Problem(error.message, error.message_id, **error.values)
    if isinstance(error, UnicodeDecodeError):
        return Problem("it is not UTF-8", "problem-utf8")
    if isinstance(error, RecursionError):
        return Problem("it is nested too deeply", "problem-deep")
    if isinstance(error, OSError):
        return Problem(error.strerror or str(error), _OF_FILES.get(error.errno or 0, ""))
    if isinstance(error, tomllib.TOMLDecodeError):
        return _of_toml(str(error))
    if isinstance(error, msgspec.ValidationError):
        return _of_shape(str(error))
    if isinstance(error, msgspec.DecodeError):
        return Problem(str(error), "problem-json")
    return Problem(str(error))


_OF_FILES = {
    errno.ENOENT: "problem-no-file",
    errno.EACCES: "problem-not-allowed",
    errno.EPERM: "problem-not-allowed",
    errno.EISDIR: "problem-folder",
    errno.ENOTDIR: "problem-no-file",
    errno.ENOSPC: "problem-full",
    errno.EROFS: "problem-not-allowed",
}


def _of_toml(said: str) -> Problem:
    if place := re.search(r"\(at line (\d+), column (\d+)\)$", said):
        return Problem(said, "problem-toml", line=int(place[1]), column=int(place[2]))
    return Problem(said, "problem-toml-end")


#: What msgspec says of a shape, and our message; groups of the pattern are values by name.
_SHAPES = (
    (re.compile(r"Object missing required field `(?P<field>[^`]+)`"), "problem-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"), "problem-unknown"),
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`"), "problem-kind"),
    (re.compile(r"Invalid enum value (?P<found>.+)"), "problem-choice"),
    (re.compile(r"Expected `(?:int|float)` (?P<bound>[<>]=? ?.+)"), "problem-bound"),
    (re.compile(r"Expected `\w+` of length (?P<bound>[<>]=? ?\d+)"), "problem-length"),
    (re.compile(r"Expected `str` matching regex (?P<pattern>.+)"), "problem-pattern"),
    (re.compile(r"Expected `array` of length (?P<wanted>\d+), got (?P<found>\d+)"), "problem-items"),
)


def _of_shape(said: str) -> Problem:
    what, _, place = said.partition(" - at `")
    for pattern, message_id in _SHAPES:
        if found := pattern.fullmatch(what):
            values = {
                name: _kinds(value) if message_id == "problem-kind" else value
                for name, value in found.groupdict().items()
            }
            problem = Problem(what, message_id, **values)
            return Problem(said, "problem-at", problem=problem, place=place.rstrip("`")) if place else problem
    return Problem(said)


def _kinds(said: str) -> Problem:
    """Kinds of values as msgspec names them, one or several."""
    first, _, others = said.partition(" | ")
    kind = Problem(first, "problem-value", kind=first)
    return Problem(said, "problem-either", first=kind, second=_kinds(others)) if others else kind
