"""A player concedes while others play on."""

from __future__ import annotations

from ludoteca.games.krosmaster.play.glory import check_glory
from ludoteca.games.krosmaster.table.areas import ARENA
from ludoteca.games.krosmaster.table.table import KrosTable


def withdraw(table: KrosTable, seat: int) -> None:
    """Their Units go, and the step at hand is asked anew."""
    for number in [number for number in table.zones[ARENA] if table.pieces[number].controller == seat]:
        if table.in_arena(number):
            table.leave_arena(number, table.box.game.concession)
    glory = list(table.glory)
    glory[seat] = 0
    table.glory = tuple(glory)
    table.decision = None
    check_glory(table)
    table.run()
