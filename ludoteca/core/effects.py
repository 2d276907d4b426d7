"""What a card's text means, as data.

A text is a list of abilities; an ability is a list of clauses. A clause has
orthogonal fields around its effect: who decides, optional, condition,
repetition, duration, and a gate on an earlier clause. ``resolving`` carries it out.

The records are small, immutable and equal by value. A game adds effects,
filters, amounts and conditions by subclassing; each knows how it is carried
out, and the game's wording knows how it is read and written. It is asked at its game's own table, within a frame of
its game's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ludoteca.core.procedure import Next

if TYPE_CHECKING:
    from ludoteca.core.events import Event
    from ludoteca.core.resolving import Resolve

#: Who decides, seen from the controller of the text.
YOU = "you"
OPPONENT = "opponent"

#: How a selector finds its pieces.
THIS = "this"
EACH = "each"
CHOOSE = "choose"
CHOSEN = "chosen"
EVENT = "event"

R = TypeVar("R")

#: Gates on an earlier clause.
NO_GATE = -1


class Filter:
    """One condition on a piece: "de nível 1", "opositor", "em campo". Each is a record."""

    __slots__ = ()

    #: The rule and the message that explain why a piece does not pass.
    rule: ClassVar[str] = ""
    message: ClassVar[str] = "refusal-filter"

    def passes(self, table: Any, frame: Any, number: int) -> bool:
        """Does the piece pass? A record that does not say it itself is read by the game."""
        answer: bool = table.box.readers[type(self)](self, table, frame, number)
        return answer


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that the text states or tells how to count."""

    def count(self, table: Any, frame: Any) -> int:
        amount: int = table.box.readers[type(self)](self, table, frame)
        return amount


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A number written in the text."""

    number: int

    def count(self, table: Any, frame: Resolve) -> int:
        return self.number


@dataclass(frozen=True, slots=True)
class Did(Amount):
    """How much an earlier clause really did: "para cada dado nocauteado desta forma"."""

    clause: int

    def count(self, table: Any, frame: Resolve) -> int:
        return frame.did[self.clause]


ONE = Number(1)


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that must be true: "se", "enquanto"."""

    def holds(self, table: Any, frame: Any) -> bool:
        answer: bool = table.box.readers[type(self)](self, table, frame)
        return answer


@dataclass(frozen=True, slots=True)
class Selector:
    """Which pieces a text speaks of.

    What it finds is bound to ``slot``, so that a later "ele" or "os escolhidos" (``CHOSEN``) can
    name the same pieces.
    """

    how: str
    filters: tuple[Filter, ...] = ()
    count: Amount = ONE
    up_to: bool = False
    by: str = YOU
    slot: int = 0

    def passes(self, table: Any, frame: Any, number: int) -> bool:
        for filter_ in self.filters:
            if not filter_.passes(table, frame, number):
                return False
        return True


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that a text does."""

    def selectors(self) -> tuple[Selector, ...]:
        """The selectors to bind before it is carried out, in the order of the text."""
        return ()

    def possible(self, table: Any, frame: Any, number: int) -> bool:
        """Can it be done to this piece? What it can't be done to is not offered as a choice."""
        return True

    def why_impossible(self, table: Any, number: int) -> tuple[str, str]:
        """The rule and the message for a piece that it can't be done to; without a rule, that of the text itself."""
        return "", "refusal-impossible-target"

    def perform(self, table: Any, frame: Any) -> Next:
        """Carry it out, as the game does it. A step like any other: it may ask or push, and is then run again.

        What it really did goes to ``frame.done``.
        """
        following: Next = table.box.performers[type(self)](self, table, frame)
        return following


@dataclass(frozen=True, slots=True)
class Cost:
    """What must be paid before the clause or ability does anything."""

    def payable(self, table: Any, seat: int, source: int) -> bool:
        """Can this seat pay it now, for the text of that piece?"""
        answer: bool = table.box.payable[type(self)](self, table, seat, source)
        return answer

    def pay(self, table: Any, seat: int, source: int) -> Next:
        """The procedure that pays."""
        payment: Next = table.box.payments[type(self)](self, table, seat, source)
        return payment


@dataclass(frozen=True, slots=True)
class Clause:
    """One sentence: an effect and the fields around it."""

    effect: Effect
    by: str = YOU
    optional: bool = False
    cost: Cost | None = None
    condition: Condition | None = None
    each: Amount | None = None
    #: The earlier clause that this one depends on ("se o fizer"), and whether on its having been done.
    gate: int = NO_GATE
    gate_done: bool = True


class Trigger:
    """When a triggered ability goes off: the kind of event, and what must be true of it. Each is a record."""

    __slots__ = ()

    #: The kinds of event that are looked at.
    events: ClassVar[tuple[str, ...]] = ()

    def fires(self, table: Any, event: Event, source: int, controller: int) -> bool:
        """Does this event set off the text of this piece, for the seat that controls it?"""
        answer: bool = table.box.readers[type(self)](self, table, event, source, controller)
        return answer


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card's text, numbered within its card."""

    #: What sort of ability it is; the game says which there are.
    sort: str
    clauses: tuple[Clause, ...]
    trigger: Trigger | None = None
    condition: Condition | None = None
    cost: Cost | None = None
    #: Which face it belongs to, where faces have texts of their own; empty for all.
    face: str = ""


def found_in(record: object, kind: type[R] | tuple[type[R], ...]) -> Iterator[R]:
    """Every record of a kind inside another."""
    if isinstance(record, kind):
        yield record
    elif isinstance(record, tuple):
        for part in record:
            yield from found_in(part, kind)
    elif hasattr(record, "__dataclass_fields__"):
        for name in record.__dataclass_fields__:
            yield from found_in(getattr(record, name), kind)
