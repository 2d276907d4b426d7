"""Pieces that come onto the board in the course of a battle: Companions, objects, dummies."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.meaning.moments import tile_moment
from ludoteca.games.apotheosis.play.card_verbs import comes_or_goes, show_card
from ludoteca.games.apotheosis.table.areas import BOARD
from ludoteca.games.apotheosis.table.figures import COMPANION, CONTAINER, DUMMY, OBJECT, Figure
from ludoteca.games.apotheosis.table.grounds import LAYOUT
from ludoteca.games.apotheosis.table.table import ApotheosisTable


def enter_board(table: ApotheosisTable, card: int, cell: int, rule: str) -> int:
    """A Companion's piece comes onto a tile with full life and plays last this round (companion.summon.2)."""
    if table.piece_of(card) != NONE:
        # Each card has at most one piece; another is not made (draft.piece.2).
        return NONE
    owner = table.pieces[card].owner
    figure = Figure(table.new_number(), table.pieces[card].kind, owner, BOARD, COMPANION)
    figure.card = card
    figure.cell = cell
    figure.life = table.kind(card).life
    table.place(figure)
    table.occupy(cell, figure.number)
    show_card(table, card, True, rule)
    comes_or_goes(table, owner, card)
    table.tell("enter", rule, owner, card, (figure.number,), (cell,))
    if table.round:
        table.order = (*table.order, figure.number)
    tile_moment(table, "tile-enter", cell, figure.number)
    return figure.number


def create_object(table: ApotheosisTable, kind: int, cell: int, maker: int, seat: int, rule: str) -> int:
    """An object on a tile, nobody's (r36); or a dummy, a character of whoever makes it (pieces.dummy.1)."""
    entry = table.box.kinds[kind].object
    assert entry is not None
    dummy = entry.dummy
    figure = Figure(table.new_number(), kind, seat if dummy else NONE, BOARD, DUMMY if dummy else OBJECT)
    figure.maker = maker
    figure.cell = cell
    figure.life = entry.life
    figure.obstacle = entry.obstacle and not dummy
    figure.container = entry.container
    if entry.container:
        figure.sort = CONTAINER if not entry.obstacle and not entry.checks else OBJECT
    table.place(figure)
    table.occupy(cell, figure.number)
    table.changed(LAYOUT)
    table.tell("create", rule, seat, maker, (figure.number,), (cell,))
    if dummy and table.round:
        table.order = (*table.order, figure.number)
    return figure.number
