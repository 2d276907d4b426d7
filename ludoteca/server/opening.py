"""Hands that their owners have opened to whoever watches.

Only what lies in the areas that the seat alone sees into is opened: its hand, or whatever a game calls it. What it has
seen elsewhere, and what it is asked in secret, stays its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import view
from ludoteca.core.piece import OWNER
from ludoteca.core.table import Table
from ludoteca.server import protocol as p
from ludoteca.server.connection import Connection
from ludoteca.server.problems import Refused
from ludoteca.server.state import TableState

if TYPE_CHECKING:
    from ludoteca.server.room import Room


def opened(table: Table, seats: tuple[int, ...]) -> Table:
    """The table as spectators may see it once these seats have opened their hands."""
    if not seats:
        return table
    new = table.copy()
    for place, zone in enumerate(table.box.zones):
        if zone.seat not in seats or zone.sight != OWNER:
            continue
        for number in table.zones[place]:
            piece = table.pieces[number]
            if piece.known_to(zone.seat) and not piece.known_to(view.SPECTATOR):
                new.write(number).known = piece.known | 1 << view.SPECTATOR
    return new


def opened_seats(table: TableState) -> tuple[int, ...]:
    return tuple(place for place, seat in enumerate(table.seats) if seat.open)


def sees_open_hands(table: TableState, connection: Connection) -> bool:
    """Whoever plays at the table sees no open hands by watching it."""
    return not connection.seats and all(seat.guest != connection.guest.id for seat in table.seats)


async def open_hand(room: Room, connection: Connection, said: p.OpenHand) -> None:
    """A player opens the hand of a seat of his to spectators, or closes it again."""
    seat = said.seat if said.seat >= 0 else next(iter(connection.seats), -1)
    if seat < 0:
        raise Refused("spectator", 403)
    if seat not in connection.seats:
        raise Refused("foreign-seat", 403)

    def change(table: TableState) -> None:
        table.seats[seat].open = said.open

    await room.house.change(room.state.id, change)
    connection.send(p.Done(said.id))
