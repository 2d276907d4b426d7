"""The root of every error that Ludoteca raises on purpose."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class LudotecaError(Exception):
    """Something that a person can put right: the message says what is wrong and what to do.

    An error that players meet also names its message in the catalogues, with the values that the
    message speaks of, so that it can be shown in their language.
    """

    def __init__(self, message: str, message_id: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.message_id = message_id
        self.values = values


def nearest(word: str, known: Iterable[str], count: int = 3) -> list[str]:
    """The known words that somebody who wrote `word` probably meant, best first."""
    known = list(known)
    longer = [name for name in known if word and name.startswith(word)]
    alike = get_close_matches(word, known, n=count, cutoff=0.6)
    return list(dict.fromkeys([*alike, *longer]))[:count]


class ChanceError(LudotecaError):
    """A scenario's announced results do not fit what the rules roll, draw or flip."""


class IllegalChoice(LudotecaError):
    """A choice that the rules refuse; ``rule`` says which one."""

    def __init__(self, message: str, rule: str, message_id: str = "", **values: str | int) -> None:
        super().__init__(message, message_id, **values)
        self.rule = rule


class NotationError(LudotecaError):
    """A move that cannot be read."""


class SaveError(LudotecaError):
    """A save that cannot be loaded; the message names the place."""


class SetupError(LudotecaError):
    """A set-up, deck or team that the rules do not allow; ``rule`` says which one, if any."""

    def __init__(self, message: str, rule: str = "", message_id: str = "", **values: str | int) -> None:
        super().__init__(message, message_id, **values)
        self.rule = rule


class EngineFault(RuntimeError):
    """A state that the rules can't reach: a fault of the program, never of the players."""
