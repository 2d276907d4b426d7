"""A player who takes any option, each as likely."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.table import Table


class RandomPlayer:
    """Draws from a generator of its own, so that it does not touch the table's future."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, table: Table) -> Option:
        if table.decision is None:
            raise EngineFault("a player was asked, but no decision is open")
        options = table.decision.options
        return options[self.chance.below(len(options))]
