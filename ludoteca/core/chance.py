"""Chance: one small seeded generator, and loaded dice for scenarios.

The generator is SplitMix64: its whole state is one integer, so a copy of the
table carries its own future, and a match owes nothing to a library's version.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ludoteca.core.errors import ChanceError

T = TypeVar("T")

ALGORITHM = "splitmix64"

_MASK = 0xFFFFFFFFFFFFFFFF


class Chance:
    """All randomness of a table.

    ``loaded`` is None in play. In a scenario it holds the results that the
    script announces, as the script writes them; every use of chance then takes
    the next one, and the table reads what it means.
    """

    __slots__ = ("loaded", "state")

    def __init__(self, seed: int) -> None:
        self.state: int = seed & _MASK
        self.loaded: tuple[str, ...] | None = None

    def copy(self) -> Chance:
        new = Chance(self.state)
        new.loaded = self.loaded
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely."""
        state = self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: tuple[T, ...]) -> tuple[T, ...]:
        """The same things in an order drawn by lot."""
        order = list(things)
        below = self.below
        for i in range(len(order) - 1, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def take_loaded(self, what: str) -> str:
        """The next announced result: "roll: fist" for a roll. One that the script does not name is an error."""
        if not self.loaded:
            raise ChanceError(
                f"the script announces no result for: {what}; add it to the move's chance",
                "chance-missing",
                what=what,
            )
        announced, _, result = self.loaded[0].partition(":")
        if announced.strip() != what:
            raise ChanceError(
                f"the script announces “{self.loaded[0]}”, but now comes: {what}",
                "chance-other",
                announced=self.loaded[0],
                what=what,
            )
        self.loaded = self.loaded[1:]
        return result.strip()
