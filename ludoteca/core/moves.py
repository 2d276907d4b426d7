"""Where pieces went: told with the event that the verb at work records, whoever sees their faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ludoteca.core.piece import NONE

if TYPE_CHECKING:
    from ludoteca.core.table import Table

#: An area, and a cell of its board.
Place = tuple[int, int]

#: Where a piece is that is not on the table.
NOWHERE: Place = (NONE, NONE)


class Move(NamedTuple):
    """A piece that went from one place to another; ``NONE`` where it came from nowhere or is no more."""

    piece: int
    #: Its number before, where it has become a new object.
    was: int
    source: int
    target: int
    cell: int
    cell_before: int


class Places:
    """Where everything lay when the last event was written down.

    Verbs keep no account of it. What lies in a zone is a tuple that is never changed but replaced, so that only zones
    with another tuple have to be looked through.
    """

    __slots__ = ("became", "of", "zones")

    def __init__(self, table: Table) -> None:
        self.zones = list(table.zones)
        self.of: dict[int, Place] = {number: (piece.zone, piece.cell) for number, piece in table.pieces.items()}
        #: The number before of every piece that has become a new object since.
        self.became: dict[int, int] = {}

    def moves(self, table: Table, subjects: Sequence[int]) -> tuple[Move, ...]:
        """What has gone somewhere else since the last event; the subjects of the new one first."""
        changed = {number for number in subjects if number in table.pieces or number in self.of}
        for before, now in zip(self.zones, table.zones, strict=True):
            if before is not now:
                changed.update({*before} ^ {*now})
        if not changed:
            return ()
        changed.difference_update(self.became.values())
        order = {number: place for place, number in enumerate(subjects)}
        found = [
            self.move(table, number) for number in sorted(changed, key=lambda each: (order.get(each, 1_000), each))
        ]
        self.zones = list(table.zones)
        self.became = {}
        return tuple(move for move in found if move is not None)

    def move(self, table: Table, number: int) -> Move | None:
        was = self.became.get(number, NONE)
        while was in self.became:
            was = self.became[was]
        source, cell_before = self.of.pop(number if was == NONE else was, NOWHERE)
        piece = table.pieces.get(number)
        target, cell = NOWHERE
        if piece is not None:
            target, cell = self.of[number] = (piece.zone, piece.cell)
        if was == NONE and (source, cell_before) == (target, cell):
            return None
        return Move(number, was, source, target, cell, cell_before)

    def shuffled(self, table: Table, zone: int) -> None:
        """Nothing can be followed through a shuffle: what got a new number there came from nowhere that can be told."""
        for number in table.zones[zone]:
            was = self.became.pop(number, NONE)
            if was != NONE:
                self.of.pop(was, None)
                self.of[number] = (zone, table.pieces[number].cell)
        self.zones[zone] = tuple(number for number, (where, _) in self.of.items() if where == zone)
