"""What a player is given, and what comes of its thinking.

A player is stateless: the same blind table, budget and seed give the same thought. How long it thinks is told in
iterations, which a busy machine does not disturb; the milliseconds only stop what takes too long.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from ludoteca.core.decision import Option
from ludoteca.core.table import Table


class Budget(msgspec.Struct, frozen=True):
    """How much a player may think about one decision."""

    iterations: int = 0
    milliseconds: int = 10_000


class Thought(msgspec.Struct):
    """The option that was chosen, and what spoke for it."""

    option: Option
    #: The options that were weighed, best first, and the chance to win that each was given.
    candidates: list[Option] = []
    chances: list[float] = []
    iterations: int = 0


class Thinker(Protocol):
    """Answers a decision of a seat. The table is ``view.blind``: it holds nothing that the seat can't know."""

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought: ...
