"""A card or token on the table, with the state of a permanent."""

from __future__ import annotations

from ludoteca.core.piece import EVERYBODY, NONE, Piece
from ludoteca.games.fabula.table.areas import AREAS


class CardPiece(Piece):
    """A card or token, with the state of a permanent."""

    __slots__ = (
        "blocks",
        "centre",
        "counters",
        "damage",
        "down",
        "exhausted",
        "figures",
        "joined",
        "resistance",
        "since",
        "spare",
        "spent",
        "tapped",
        "token",
        "untyped",
    )

    def __init__(self, number: int, kind: int, owner: int, zone: int, known: int = EVERYBODY) -> None:
        super().__init__(number, kind, owner, zone, known)
        self.token = False
        #: Lies in reserve and takes no part in this game of the match.
        self.spare = False
        self.fresh_state()

    def fresh_state(self) -> None:
        """Outside the battle and territory zones a card has no state (1.11.8); what leaves loses it (1.11.8-2)."""
        self.tapped = False
        self.damage = 0
        self.counters: tuple[tuple[str, int], ...] = ()
        #: Of a base: what is left of it, and whether it is the centre.
        self.resistance = 0
        self.centre = False
        #: The turn in which it came under its controller.
        self.since = 0
        #: 0 face up; else one more than the cost of turning it face up.
        self.down = 0
        #: The turn in which exhaustion was last used.
        self.exhausted = 0
        #: It has lost its types (1.11.5).
        self.untyped = False
        #: A base whose tap symbol has been used since the last restoration.
        self.spent = False
        #: Takes part in the offensive or influence under way; the ally that it blocks.
        self.joined = False
        self.blocks = NONE
        #: Its last offensive, influence and life, once it has left.
        self.figures: tuple[int, ...] = ()

    def copy(self) -> CardPiece:
        new = CardPiece(self.number, self.kind, self.owner, self.zone, self.known)
        self.copy_into(new)
        new.token = self.token
        new.spare = self.spare
        new.tapped = self.tapped
        new.damage = self.damage
        new.counters = self.counters
        new.resistance = self.resistance
        new.centre = self.centre
        new.since = self.since
        new.down = self.down
        new.exhausted = self.exhausted
        new.untyped = self.untyped
        new.spent = self.spent
        new.joined = self.joined
        new.blocks = self.blocks
        new.figures = self.figures
        return new

    def count(self, counter: str) -> int:
        for name, number in self.counters:
            if name == counter:
                return number
        return 0


def zone_of_owner(piece: CardPiece, which: int) -> int:
    """A card always goes to its owner's hand, deck, discard, exile or reserve (gap zones)."""
    return 1 + piece.owner * AREAS + which
