"""Pieces and zones: what lies on the table, and where."""

from __future__ import annotations

#: No cell, no face, no host.
NONE = -1

#: The bits of all seats, in a piece's ``known``.
EVERYBODY = -1

#: Who may see the faces in a zone.
OPEN = "open"
OWNER = "owner"
CLOSED = "closed"


class Piece:
    """A card, die, figure or token. Rules never write into one: the verbs replace it.

    ``kind`` is what the piece is (a number in the box's catalogue). Numbers below the number of
    seats are the seats themselves, so that a player can be a target like any piece.
    """

    __slots__ = ("cell", "controller", "face", "hint", "host", "kind", "known", "number", "owner", "zone")

    def __init__(self, number: int, kind: int, owner: int, zone: int, known: int = EVERYBODY) -> None:
        self.number = number
        self.kind = kind
        self.owner = owner
        self.controller = owner
        self.zone = zone
        #: The cell of a board, for pieces on one.
        self.cell = NONE
        #: The piece that this one lies under, or is attached to.
        self.host = NONE
        #: The side that is up: of a die, a double-faced card; or a figure's orientation.
        self.face = NONE
        #: The seats that know the kind, a bit each; all bits where everybody does.
        self.known = known
        #: What everybody knows of a hidden kind (the filter of a search that found it).
        self.hint = NONE

    def copy(self) -> Piece:
        new = Piece(self.number, self.kind, self.owner, self.zone, self.known)
        self.copy_into(new)
        return new

    def copy_into(self, new: Piece) -> None:
        new.controller = self.controller
        new.cell = self.cell
        new.host = self.host
        new.face = self.face
        new.hint = self.hint

    def known_to(self, seat: int) -> bool:
        return bool(self.known >> seat & 1)


class Zone:
    """A place for pieces: whose it is, who sees what lies in it, and how it is drawn."""

    __slots__ = ("drawn", "name", "seat", "seen_by", "sight")

    def __init__(self, name: str, seat: int, sight: str = OPEN, drawn: str = "row") -> None:
        self.name = name
        #: The seat it belongs to, or -1 for a shared one.
        self.seat = seat
        self.sight = sight
        #: The seats that see the faces there, a bit each.
        self.seen_by = EVERYBODY if sight == OPEN else 1 << seat if sight == OWNER else 0
        #: row, pile, pool or grid; or under, where each piece is shown with the one that it lies under.
        self.drawn = drawn
