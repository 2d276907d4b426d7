"""Picking some of several things, one after the other, and the walk over ways to pay.

A big choice is a series of small ones in one fixed order, so that no set can be picked in two ways; only what can still
be completed is offered, and nothing changes until the last one is picked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from ludoteca.core.decision import Option
from ludoteca.core.kinds import T
from ludoteca.core.procedure import Next, Procedure

if TYPE_CHECKING:
    from ludoteca.core.decision import Decision

#: The word that ends a series that may end.
ENOUGH = "enough"

N = TypeVar("N")

#: A way to pay: what is given, in the one order in which it is picked.
Way = tuple[int, ...]


class Picking(Procedure[T]):
    """A seat picks some of the pieces that ``choices`` offers, which are those that leave enough for the rest to be
    picked; a game says how it asks and what becomes of them."""

    __slots__ = ("picked",)

    def __init__(self) -> None:
        super().__init__()
        self.picked: tuple[int, ...] = ()

    def pick(self, table: T) -> Next:
        if self.answer is not None:
            if self.answer[0] == ENOUGH:
                return self.take(table)
            self.picked = (*self.picked, self.answer[1])
        if self.is_complete(table) or not self.choices(table):
            return self.take(table)
        return self.question(table)

    def is_complete(self, table: T) -> bool:
        """Is nothing more to be picked, whatever is left?"""
        return False

    def question(self, table: T) -> Decision:
        raise NotImplementedError

    def take(self, table: T) -> Next:
        """All that was wanted has been picked, or all that there was."""
        self.outcome = self.picked
        return None


def series(verb: str, picked: Iterable[int]) -> tuple[Option, ...]:
    """What a series has picked so far, as it was answered."""
    return tuple([(verb, each) for each in picked])


def behind(row: Sequence[N], picked: Sequence[N]) -> Sequence[N]:
    """What lies in the row behind that which was picked last."""
    return row[row.index(picked[-1]) + 1 :] if picked else row


def following(ways: Iterable[Way], picked: int) -> list[int]:
    """What may be given next, in order, on ways of which so much has been picked; nothing once all is paid."""
    return sorted({way[picked] for way in ways if len(way) > picked})


def still_open(ways: Iterable[Way], picked: Way) -> tuple[Way, ...]:
    """The ways that begin with what has been picked."""
    return tuple([way for way in ways if way[: len(picked)] == picked])
