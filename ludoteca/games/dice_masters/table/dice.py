"""Dice, and what each sort of them is in a match."""

from __future__ import annotations

from ludoteca.core.piece import NONE, Piece
from ludoteca.games.dice_masters.cards.cards import Card, DieType
from ludoteca.games.dice_masters.cards.cards import Face as PrintedFace

#: What an energy face gives, in the order of a supply of energy: the types (energy.3) and the wild.
SYMBOLS = ("fist", "bolt", "mask", "shield", "wild", "generic")


#: How many energies a cost asks for in all, and how many of each named type among them.
Price = tuple[int, int, int, int, int]

FREE: Price = (0, 0, 0, 0, 0)


def price(amount: int, energy: str) -> Price:
    """The price of a cost; one of its energies must be of the named type (turn.main.buy.4, cards.5-ex1).

    Without a type beside the cost any energies will do (turn.main.buy.4-ex2).
    """
    wanted = [0, 0, 0, 0]
    if energy and amount:
        wanted[SYMBOLS.index(energy)] = 1
    return (amount, *wanted)  # type: ignore[return-value]


class Face:
    """One face of a die, ready for play; what it shows makes the die a character or an action (dice_more.3)."""

    __slots__ = ("amount", "attack", "bursts", "defence", "energy", "fielding", "kind", "level", "symbol")

    def __init__(self, printed: PrintedFace) -> None:
        #: energy, character or action.
        self.kind: str = printed.kind
        self.energy: str = printed.energy
        self.amount = printed.amount
        #: The place of its energy among SYMBOLS.
        self.symbol = SYMBOLS.index(printed.energy) if printed.energy else NONE
        self.level = printed.level
        # The four corners of a character face (dice.5, dice.6, dice.7, dice.8).
        self.fielding = printed.fielding
        self.attack = printed.attack
        self.defence = printed.defence
        self.bursts = printed.bursts


class Kind:
    """One sort of dice in a match: a die type with the card that governs it (overview.3).

    Cost, abilities and faces are the card's (levels.2), for every die of the group alike (cards.1).
    """

    __slots__ = (
        "card",
        "cost",
        "die",
        "energy",
        "faces",
        "number",
        "price",
        "sort",
        "symbol",
        "texts",
        "watches",
        "word",
    )

    def __init__(self, number: int, die: DieType, card: Card | None) -> None:
        self.number = number
        self.die = die
        self.card = card
        self.faces = tuple(Face(face) for face in die.faces)
        #: sidekick, character or action.
        self.sort: str = die.kind
        self.energy = card.energy if card is not None else ""
        self.cost = card.cost if card is not None else 0
        #: Its price in energy: how many in all, and which of them named (turn.main.buy.3, turn.main.buy.4).
        self.price = price(self.cost, self.energy)
        #: The place of the named type among SYMBOLS, or NONE.
        self.symbol = SYMBOLS.index(self.energy) if self.energy and self.cost else NONE
        self.word = die.word if die.kind != "action" or card is None else card.word
        #: The numbers of its abilities on a face with no, one or two bursts.
        self.texts: tuple[tuple[int, ...], ...] = ((), (), ())
        #: The kinds of event that any of them waits for.
        self.watches: frozenset[str] = frozenset()

    def own_card(self) -> Card:
        """The card that governs it; only Sidekicks have none."""
        assert self.card is not None
        return self.card


class Die(Piece):
    """One die. ``face`` is the number of the face that is up, or NONE where it is not rolled."""

    __slots__ = ("alias", "blocked", "blocks", "copied", "damage", "link", "origin", "speaks")

    def __init__(self, number: int, kind: int, owner: int, zone: int) -> None:
        super().__init__(number, kind, owner, zone)
        self.damage = 0
        #: The attackers that it blocks: one, unless a text allows more.
        self.blocks: tuple[int, ...] = ()
        #: It was blocked in this attack, even if the blocker has gone since.
        self.blocked = False
        #: The die that captured or controls it, and the zone it was taken from.
        self.link = NONE
        self.origin = NONE
        #: The kind whose text it follows: its own, unless it copies another's abilities.
        self.speaks = kind
        #: The kind that it copies: texts that cite that one apply to it too (copy.5).
        self.alias = kind
        #: Attack and defence copied from another die.
        self.copied: tuple[int, int] | None = None

    def copy(self) -> Die:
        new = Die(self.number, self.kind, self.owner, self.zone)
        new.controller = self.controller
        new.cell = self.cell
        new.host = self.host
        new.face = self.face
        new.known = self.known
        new.hint = self.hint
        new.damage = self.damage
        new.blocks = self.blocks
        new.blocked = self.blocked
        new.link = self.link
        new.origin = self.origin
        new.speaks = self.speaks
        new.alias = self.alias
        new.copied = self.copied
        return new


def face_word(face: Face) -> str:
    """A face in notation: fist, fist2, generic2, wild, level3, action, action*, action**."""
    if face.kind == "energy":
        return face.energy if face.amount == 1 else f"{face.energy}{face.amount}"
    if face.kind == "character":
        return f"level{face.level}"
    return "action" + "*" * face.bursts


def face_called(faces: tuple[Face, ...], word: str) -> int:
    """The first face of that name, or NONE. A Sidekick's only character face is also "sidekick"."""
    wanted = "level1" if word in ("sidekick", "character") else word
    for number, face in enumerate(faces):
        if face_word(face) == wanted:
            return number
    return NONE
