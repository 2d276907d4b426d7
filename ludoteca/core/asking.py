"""Asking several seats: all in secret at once, or in a race."""

from __future__ import annotations

from ludoteca.core.decision import Decision, Option
from ludoteca.core.kinds import T
from ludoteca.core.procedure import Next, Procedure

#: How a seat lets a race go by.
DECLINE: Option = ("decline",)


class AskEach(Procedure[T]):
    """Ask several seats the same thing, one after the other. Its values are what was asked of whom."""

    __slots__ = ("asked", "given", "question", "ruled", "seats", "verbs")

    def __init__(self, seats: tuple[int, ...], question: str, ruled: str, verbs: tuple[str, ...]) -> None:
        super().__init__()
        self.seats = seats
        #: The message id of what is asked, and the rule that asks.
        self.question = question
        self.ruled = ruled
        self.verbs = verbs
        #: How many seats have answered, and what.
        self.asked = 0
        self.given: tuple[Option, ...] = ()

    def copy(self) -> AskEach:
        return self.copy_asked(type(self)(self.seats, self.question, self.ruled, self.verbs))

    def copy_asked(self, new: AskEach) -> AskEach:
        new.asked = self.asked
        new.given = self.given
        return self.progress(new)

    def rule(self) -> str:
        return self.ruled


class Simultaneous(AskEach[T]):
    """A simultaneous secret choice: a sequence in which nobody sees what the earlier seats chose.

    Nothing changes on the table until all have chosen. The outcome is every seat's option, in the
    order of ``seats``.
    """

    __slots__ = ()

    def choose(self, table: T) -> Next:
        if self.answer is not None:
            self.given = (*self.given, self.answer)
            self.asked += 1
        if self.asked < len(self.seats):
            return self.ask(table, self.seats[self.asked])
        self.outcome = self.given
        return None

    def ask(self, table: T, seat: int) -> Decision:
        """Always asked, even with one option: who is not asked would be known to have had no choice."""
        question = table.ask(seat, self.question, self.ruled, self.verbs, reveals=True)
        return question

    def imagine(self, table: T, seat: int) -> None:
        """The others may have chosen anything that they could."""
        imagined = []
        for other, option in zip(self.seats, self.given, strict=False):
            options = self.ask(table, other).options
            imagined.append(option if other == seat else options[table.chance.below(len(options))])
        self.given = tuple(imagined)


Simultaneous.steps = (("", Simultaneous.choose),)


class Race(AskEach[T]):
    """A race: the first seat in rank order that does not decline has it.

    ``seats`` are in rank order. The outcome is ``(seat, option)`` of the winner, or ``()``. Where
    hands are hidden the race is private: declining leaves no trace.
    """

    __slots__ = ("private",)

    def __init__(
        self, seats: tuple[int, ...], question: str, ruled: str, verbs: tuple[str, ...], private: bool = False
    ) -> None:
        super().__init__(seats, question, ruled, verbs)
        self.private = private

    def copy(self) -> AskEach:
        return self.copy_asked(Race(self.seats, self.question, self.ruled, self.verbs, self.private))

    def run_down(self, table: T) -> Next:
        if self.answer is not None:
            if self.answer != DECLINE:
                self.outcome = (self.seats[self.asked], self.answer)
                return None
            self.asked += 1
        if self.asked < len(self.seats):
            return self.ask(table, self.seats[self.asked])
        self.outcome = ()
        return None

    def ask(self, table: T, seat: int) -> Decision:
        question = table.ask(
            seat,
            self.question,
            self.ruled,
            (*self.verbs, DECLINE[0]),
            private=self.private,
            race=self.seats[self.asked :],
        )
        return question


Race.steps = (("", Race.run_down),)
