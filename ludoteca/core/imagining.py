"""What a seat may imagine of what it can't know, and a table on which nothing is hidden."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.piece import EVERYBODY, Piece
from ludoteca.core.table import Table


def opened(table: Table) -> Table:
    """A copy on which everybody knows everything: for matches that are over."""
    new = table.copy()
    for number in table.pieces:
        new.write(number).known = EVERYBODY
    for number, piece in table.gone.items():
        new.gone[number] = shown = piece.copy()
        shown.known = EVERYBODY
    return new


def imagine(table: Table, seat: int, seed: int) -> Table:
    """A copy in which all that this seat can't know is dealt anew, consistent with what it knows.

    It owes nothing to the truth: tables that the seat can't tell apart are imagined alike.
    """
    new = table.copy()
    new.chance = Chance(seed)
    hidden = hidden_pieces(table, seat)
    for key in sorted(hidden):
        numbers = hidden[key]
        kinds = new.chance.shuffled(tuple(sorted(table.pieces[number].kind for number in numbers)))
        for number, kind in zip(numbers, kinds, strict=True):
            new.write(number).kind = kind
    for number in sorted(table.gone):
        if not table.gone[number].known_to(seat):
            new.gone[number] = last_imagined(new, table.gone[number], hidden)
    new.savepoints = tuple([imagine(savepoint, seat, seed) for savepoint in table.savepoints])
    for procedure in new.stack:
        procedure.imagine(new, seat)
    new.forget_reckoned()
    table.box.game.reconsider(new, seat)
    return new


def dealt_anew(table: Table, seed: int) -> Table:
    """A copy on which everything that any seat knows is as it was: what nobody knows is dealt anew, each piece within
    its place, and chance goes on from another seed."""
    new = table.copy()
    new.chance = Chance(seed)
    unknown: dict[tuple[int, int, int], list[int]] = {}
    for number in sorted(table.pieces):
        piece = table.pieces[number]
        if not any(piece.known_to(seat) for seat in range(table.box.seats)):
            unknown.setdefault((piece.zone, piece.owner, piece.hint), []).append(number)
    for place in sorted(unknown):
        numbers = unknown[place]
        kinds = new.chance.shuffled(tuple(table.pieces[number].kind for number in numbers))
        for number, kind in zip(numbers, kinds, strict=True):
            new.write(number).kind = kind
    new.savepoints = tuple([dealt_anew(savepoint, seed) for savepoint in table.savepoints])
    new.forget_reckoned()
    if table.decision is not None:
        table.box.game.reconsider(new, table.decision.seat)
    return new


def blind(table: Table, seat: int) -> Table:
    """All that a player may be given of a table: one of those that the seat can't tell from it, always the same."""
    return imagine(table, seat, 0)


#: Pieces that may be exchanged for each other: whose they are, and what everybody knows of them.
Alike = tuple[int, int]


def hidden_pieces(table: Table, seat: int) -> dict[Alike, list[int]]:
    """The numbers of the pieces whose kind the seat does not know."""
    found: dict[Alike, list[int]] = {}
    for number in sorted(table.pieces):
        piece = table.pieces[number]
        if not piece.known_to(seat):
            found.setdefault((piece.owner, piece.hint), []).append(number)
    return found


def last_imagined(new: Table, gone: Piece, hidden: dict[Alike, list[int]]) -> Piece:
    """A hidden piece that is no more was one of those still hidden, or else any of its owner's."""
    alike = hidden.get((gone.owner, gone.hint), ())
    kinds = [new.pieces[number].kind for number in alike[:1]]
    imagined = gone.copy()
    imagined.kind = min(kinds or (piece.kind for piece in new.pieces.values() if piece.owner == gone.owner))
    return imagined
