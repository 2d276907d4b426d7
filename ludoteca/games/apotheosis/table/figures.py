"""The two kinds of piece: cards, and what stands on the board."""

from __future__ import annotations

from ludoteca.core.piece import EVERYBODY, NONE, Piece

#: What a piece on the board is (r35, r36, r38, pieces.dummy.1).
HERO, COMPANION, DUMMY, OBJECT, CONTAINER = "hero", "companion", "dummy", "object", "container"
#: Those that have a turn and actions (pieces.character.1); the others do not act (pieces.object.1).
CHARACTERS = (HERO, COMPANION, DUMMY)


class CardPiece(Piece):
    """A card: where it lies is its zone, and its host if it lies under another piece."""

    __slots__ = ("counters", "exhausted", "hidden")

    def __init__(self, number: int, kind: int, owner: int, zone: int, known: int = EVERYBODY) -> None:
        super().__init__(number, kind, owner, zone, known)
        #: Laid sideways (keywords.exhaust).
        self.exhausted = False
        #: Concealed on the table, or an inventory card that is not shown (draft.reveal.1, inventory.3).
        self.hidden = False
        #: Counters by name (counters.1), in alphabetical order.
        self.counters: tuple[tuple[str, int], ...] = ()

    def copy(self) -> CardPiece:
        new = CardPiece(self.number, self.kind, self.owner, self.zone, self.known)
        self.copy_into(new)
        return new

    def copy_into(self, new: Piece) -> None:
        super().copy_into(new)
        assert isinstance(new, CardPiece)
        new.exhausted = self.exhausted
        new.hidden = self.hidden
        new.counters = self.counters

    def count(self, name: str) -> int:
        for other, number in self.counters:
            if other == name:
                return number
        return 0


class Figure(Piece):
    """What stands on the board: a character, an object or a container."""

    __slots__ = (
        "borne",
        "card",
        "container",
        "credit",
        "dead",
        "debt",
        "final",
        "is_character",
        "life",
        "maker",
        "markers",
        "obstacle",
        "saved",
        "sort",
        "tried",
    )

    def __init__(self, number: int, kind: int, owner: int, zone: int, sort: str) -> None:
        super().__init__(number, kind, owner, zone)
        self.sort = sort
        self.is_character = sort in CHARACTERS
        #: The card that it represents (draft.piece.1): a Hero's House, a Companion's card.
        self.card = NONE
        #: The card whose text made it: it leaves when that card's character dies (draft.death.1).
        self.maker = NONE
        self.life = 1
        self.markers: tuple[str, ...] = ()
        #: Action points borrowed from the next turn, and those that a lost reserve gives back (cards.borrow.1, r19).
        self.debt = 0
        self.credit = 0
        self.dead = False
        #: Its death is final: it cannot be revived, its cards have gone (gap death-cards-timing).
        self.final = False
        #: It has been saved once in this battle (hero.salvation.1).
        self.saved = False
        self.obstacle = False
        self.container = False
        #: Checks already made on it: the character, the check's index (check.retry.1).
        self.tried: tuple[tuple[int, int], ...] = ()
        #: Where each card that it bore lay when it died, to put it back when it is revived.
        self.borne: tuple[tuple[int, int], ...] = ()

    def copy(self) -> Figure:
        new = Figure(self.number, self.kind, self.owner, self.zone, self.sort)
        self.copy_into(new)
        return new

    def copy_into(self, new: Piece) -> None:
        super().copy_into(new)
        assert isinstance(new, Figure)
        new.known = self.known
        new.is_character = self.is_character
        new.card = self.card
        new.maker = self.maker
        new.life = self.life
        new.markers = self.markers
        new.debt = self.debt
        new.credit = self.credit
        new.dead = self.dead
        new.final = self.final
        new.saved = self.saved
        new.obstacle = self.obstacle
        new.container = self.container
        new.tried = self.tried
        new.borne = self.borne
