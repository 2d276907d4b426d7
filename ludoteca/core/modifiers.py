"""Continuous effects: how a question is answered.

A value or a permission is a question (the attack of 7? may 7 block 9?).
Continuous effects are indexed by the question that they alter and evaluated
when it is asked. The answer unfolds: base, each modifier with its source, total.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.core.table import Table

#: How a modifier alters an answer.
ADD = "add"
MULTIPLY = "multiply"
FIX = "fix"
DENY = "deny"
ALLOW = "allow"
DEMAND = "demand"

#: How long it lasts; a game adds its own ends.
ALWAYS = "always"
END_OF_TURN = "end-of-turn"


class Modifier:
    """One continuous effect on one question. A record: the verbs replace it, rules never write into it."""

    __slots__ = (
        "ability",
        "amount",
        "controller",
        "number",
        "operation",
        "other",
        "question",
        "source",
        "subjects",
        "until",
    )

    def __init__(
        self,
        number: int,
        question: str,
        operation: str,
        amount: int = 0,
        subjects: tuple[int, ...] | None = None,
        source: int = -1,
        controller: int = -1,
        until: str = ALWAYS,
        ability: int = -1,
        other: int = -1,
    ) -> None:
        self.number = number
        self.question = question
        self.operation = operation
        self.amount = amount
        #: The pieces fixed when the effect began; None where its text is asked each time.
        self.subjects = subjects
        self.source = source
        self.controller = controller
        self.until = until
        #: The ability whose text says to whom it applies, when ``subjects`` does not.
        self.ability = ability
        #: The second piece of a question about two ("may 7 block 9?"), where the effect names it.
        self.other = other

    def data(self) -> tuple[object, ...]:
        return (
            self.number,
            self.question,
            self.operation,
            self.amount,
            self.subjects,
            self.source,
            self.controller,
            self.until,
            self.ability,
            self.other,
        )


class Answer:
    """A value as a person wants it explained: the base, what changed it and by how much, the total."""

    __slots__ = ("base", "parts", "total")

    def __init__(self, base: int, parts: tuple[tuple[Modifier, int], ...], total: int) -> None:
        self.base = base
        self.parts = parts
        self.total = total


def applying(table: Table, question: str, subject: int, other: int = -1) -> list[Modifier]:
    """The modifiers that speak of this subject now."""
    found = []
    for modifier in table.modifiers.get(question, ()):
        if modifier.subjects is not None:
            if subject in modifier.subjects and modifier.other in (-1, other):
                found.append(modifier)
        elif table.speaks_of(modifier, subject, other):
            found.append(modifier)
    return found


def answer(table: Table, question: str, subject: int, base: int) -> Answer:
    """Base, then the sum of all additions, then products, then the latest fixed value; never below zero."""
    modifiers = applying(table, question, subject)
    total = base
    parts: list[tuple[Modifier, int]] = []
    for modifier in modifiers:
        if modifier.operation == ADD:
            amount = table.amount_of(modifier)
            total += amount
            parts.append((modifier, amount))
    for modifier in modifiers:
        if modifier.operation == MULTIPLY:
            parts.append((modifier, total * table.amount_of(modifier) - total))
            total *= table.amount_of(modifier)
    for modifier in modifiers:
        if modifier.operation == FIX:
            parts.append((modifier, table.amount_of(modifier) - total))
            total = table.amount_of(modifier)
    return Answer(base, tuple(parts), max(0, total))


def value(table: Table, question: str, subject: int, base: int) -> int:
    """The total alone. Nothing alters most questions, and that is quick to know."""
    if question not in table.modifiers:
        return base
    return answer(table, question, subject, base).total


def denial(table: Table, question: str, subject: int, other: int = -1) -> Modifier | None:
    """What forbids it, if anything does: a prohibition prevails over any permission."""
    if question not in table.modifiers:
        return None
    for modifier in applying(table, question, subject, other):
        if modifier.operation == DENY:
            return modifier
    return None


def permission(table: Table, question: str, subject: int, other: int = -1) -> Modifier | None:
    """What allows it, if something does and nothing forbids it."""
    if question not in table.modifiers:
        return None
    found = applying(table, question, subject, other)
    if any(modifier.operation == DENY for modifier in found):
        return None
    return next((modifier for modifier in found if modifier.operation == ALLOW), None)
