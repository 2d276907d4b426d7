"""A player that thinks, sitting at a table: it is given nothing but what its seat may know."""

from __future__ import annotations

from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.table import Table
from ludoteca.players.thought import Budget, Thinker


class Sitting:
    """Answers for a seat by thinking about its blind table."""

    __slots__ = ("chance", "thinker")

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self.thinker = thinker
        self.chance = Chance(seed)

    def choose(self, table: Table) -> Option:
        if table.decision is None:
            raise EngineFault("a player was asked, but no decision is open")
        seat = table.decision.seat
        return self.thinker.think(view.blind(table, seat), seat, Budget(), self.chance.below(1 << 32)).option
