"""What the verbs of a turn have in common: what is offered is what nothing refuses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from ludoteca.core.action import Action, Refusal
from ludoteca.core.decision import Option
from ludoteca.games.apotheosis.acting import POINTS
from ludoteca.games.apotheosis.table import ApotheosisTable

#: A kind of argument of this game: a piece, a tile or a card.
TARGET = "target"


def nobody(table: Any, seat: int, chosen: tuple[Any, ...]) -> Iterable[int]:
    """Arguments that the options themselves give."""
    return ()


class DeedAction(Action):
    """A verb of the character whose turn it is: ``refusal`` says why not, ``candidates`` where to look."""

    __slots__ = ()

    #: What the match must hold for the verb to offer anything (``ApotheosisBox.present``).
    wants: ClassVar[str] = ""

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[tuple[Any, ...]]:
        return ()

    def refusal(self, table: ApotheosisTable, agent: int, args: tuple[Any, ...]) -> Refusal | None:
        return None

    def options(self, table: ApotheosisTable, seat: int) -> list[Option]:
        if POINTS.get(self.name, 0) > table.points or (self.wants and self.wants not in table.box.present):
            return []
        key = (self.name, table.character, table.points)
        found: list[Option] | None = table.ways.get(key)
        if found is None:
            found = table.ways[key] = self.find(table, table.character)
        return found

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        """What is offered: all candidates that nothing refuses."""
        return [
            (self.name, *args) for args in self.candidates(table, agent) if self.refusal(table, agent, args) is None
        ]

    def why_not(self, table: ApotheosisTable, seat: int, option: Option) -> Refusal | None:
        return self.refusal(table, table.character, option[1:])


def refused_points(table: ApotheosisTable, deed: str, agent: int) -> Refusal | None:
    if table.points < POINTS.get(deed, 0):
        return Refusal("r15", "refusal-points", agent)
    return None
