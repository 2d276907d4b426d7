"""Replacing a card or a piece by another (keywords.replace.card, keywords.replace.piece, draft.replace.*)."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.card_verbs import discard, move_card, obtain
from ludoteca.games.apotheosis.table import places
from ludoteca.games.apotheosis.table.areas import INVENTORY, which_area
from ludoteca.games.apotheosis.table.figures import CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import LAYOUT, TIDY
from ludoteca.games.apotheosis.table.table import ApotheosisTable


def replace_card(table: ApotheosisTable, old: int, new: int, rule: str) -> None:
    """The new card takes the old one's place, counters, attachments and state (draft.replace.2); the old one goes
    where it was.

    If that is impossible, the old card goes to the discard (keywords.replace.card).
    """
    before = table.pieces[old]
    place, origin = before.zone, table.pieces[new].zone
    counters, exhausted, hidden = before.counters, before.exhausted, before.hidden
    under = places.under(table, old)
    piece = table.piece_of(old)
    move_card(table, new, place, rule)
    card: CardPiece = table.write(new)
    card.counters, card.exhausted, card.hidden = counters, exhausted, hidden
    card.known = before.known
    for attachment in under:
        table.write(attachment).host = new
    table.changed(LAYOUT)
    table.changed(TIDY)
    table.write(old).counters = ()
    if which_area(origin) == INVENTORY:
        obtain(table, old, table.pieces[new].owner, rule)
    else:
        discard(table, old, rule)
    if piece != NONE:
        replace_piece(table, piece, new)


def replace_piece(table: ApotheosisTable, number: int, card: int) -> None:
    """The piece stands for the new card: same tile, life within the new maximum, markers, points (draft.replace.1)."""
    figure: Figure = table.write(number)
    figure.card = card
    figure.kind = table.pieces[card].kind
    table.changed(LAYOUT)
    figure.life = min(figure.life, table.figure(number, "max-life"))
    table.tell("replace", "keywords.replace.piece", figure.controller, card, (number,))
