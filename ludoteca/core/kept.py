"""What is reckoned and kept, beside what it was reckoned from.

Most of a decision is listing what can be done, and most of that is the same as a decision ago. An answer is kept with
its ground, which the verbs never alter but replace: as long as the table has the same ground, it has the same answer.

What follows from the pieces of one zone has the zone's tuple for its ground. It is kept with that very tuple and
compared by identity, so that nothing has to be dropped; ``Table.renew`` gives a zone another tuple where something else
about its pieces changes.

What rests on more than a tuple can show (states, texts, whose turn it is) has a numbered ground of its game. All
answers that rest on it lie in one dictionary, and ``changed`` puts an empty one in its place: the only way in which
anything is dropped. Which grounds rest on which is said once, in ``Box.resting``. ``Game.faults`` compares with a
recount.

Copies of a table share their dictionaries: what one of them reckons the others need not. So answers are added to a
dictionary and never altered in it, and a ground that changes in part gets another dictionary too, unless it is empty.
"""

from __future__ import annotations

from typing import Any, Self

from ludoteca.core.course import Course
from ludoteca.core.kinds import B


class Keeping(Course[B]):
    """A course of play that keeps what it has reckoned."""

    __slots__ = ("kept", "shared")

    def __init__(self, box: B, seed: int) -> None:
        super().__init__(box, seed)
        #: The answers that rest on each ground, by what was asked.
        self.kept: list[dict[Any, Any]] = [{} for _ in box.resting]
        #: Are some of the dictionaries also those of a copy?
        self.shared = False

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.kept = [answers or {} for answers in self.kept]
        self.shared = new.shared = True

    def new_number(self) -> int:
        """Copies give the same number to different things: answers about it are no longer shared."""
        if self.shared:
            self.kept = [answers.copy() for answers in self.kept]
            self.shared = False
        number = self.next_number
        self.next_number = number + 1
        return number

    def changed(self, ground: int) -> None:
        """The ground is another: what rests on it is to be reckoned anew."""
        kept = self.kept
        for each in self.box.resting[ground]:
            kept[each] = {}

    def forget_reckoned(self) -> None:
        """Nothing that was reckoned is sure any more."""
        self.kept = [{} for _ in self.kept]
