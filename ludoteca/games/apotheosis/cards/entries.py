"""What the files of pieces say, as checked records: cards, objects, maps, ready heroes."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.cardtext import decks
from ludoteca.cardtext.pieces import Titles, slug
from ludoteca.core.documents import Document

Suit = Literal["house", "class", "entity", "item", "skill", "companion", "event"]
Rarity = Literal["common", "uncommon", "rare", "epic", "legendary"]
Attribute = Literal["constitution", "strength", "agility", "perception", "intelligence", "charisma", "spirit"]
Knowledge = Literal[
    "", "faith", "arcane", "cooperation", "defence", "athletics", "practice", "art", "instruction", "cunning",
    "elemental", "transmutation", "vital", "mental", "dimensional",
]  # fmt: skip
Colour = Literal["", "yellow", "red", "blue", "white", "black"]
Specifier = Literal["", "vest", "head", "feet", "accessory", "utility"]


# -- cards ---------------------------------------------------------------------------------


class Attributes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base values of a House or a Companion, or the bonuses of another card."""

    constitution: int = 0
    strength: int = 0
    agility: int = 0
    perception: int = 0
    intelligence: int = 0
    charisma: int = 0
    spirit: int = 0

    def values(self) -> tuple[int, ...]:
        """In the order of the sheet."""
        return (
            self.constitution,
            self.strength,
            self.agility,
            self.perception,
            self.intelligence,
            self.charisma,
            self.spirit,
        )


class Slots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    equipment: int = 0
    memento: int = 0
    support: int = 0


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far: an attribute of the user, a constant, or both."""

    type: Literal["direct", "arcing", "area"]
    constant: int = 0
    attribute: Attribute | Literal[""] = ""


class Damage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attribute of the user, a constant and dice: "1d6", "2d3+1d2"; the first die is the main one."""

    attribute: Attribute | Literal[""] = ""
    constant: int = 0
    dice: str = ""


class Bar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The activation bar. Energy is on the card itself."""

    ap: int
    range: Range | None = None
    damage: Damage | None = None
    explosive: bool = False


class Technique(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Companion can do, shaped like a bar; ``needs`` is a property, suit or knowledge of an attachment."""

    title: Titles
    bar: Bar
    needs: str = ""
    text: str = ""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file describes it."""

    id: str
    title: Titles
    suit: Suit
    level: int = 1
    #: The knowledge that it asks for; none is a free card.
    knowledge: Knowledge = ""
    rarity: Rarity = "common"
    set: str = ""
    properties: tuple[str, ...] = ()
    #: The path of a Class or a Companion.
    path: str = ""
    attributes: Attributes = Attributes()
    #: The knowledges that a Class gives, each +1.
    knowledges: tuple[Knowledge, ...] = ()
    slots: Slots = Slots()
    #: Price, XP, will or fate; without it the card has none.
    value: int | None = None
    specifier: Specifier = ""
    companion: Literal["", "human", "creature", "summon"] = ""
    rank: Literal["", "spirit", "deity", "god"] = ""
    #: Of a Skill, both the energy that it carries and what it costs; of another card only a price.
    stamina: int = 0
    mana: int = 0
    essence: int = 0
    colour: Colour = ""
    #: The Lignum that it belongs to.
    lignum: str = ""
    summus: Literal["", "ultimatum", "collegium"] = ""
    #: The counters that an Ultimatum needs; what recovering a Collegium costs.
    ultimatum: int = 0
    recover: int = 0
    bar: Bar | None = None
    techniques: tuple[Technique, ...] = ()
    text: str = ""


# -- objects and maps ---------------------------------------------------------------------------


class ObjectCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A check of an object and what success does: no longer an obstacle, off the board, victory, a text (r37)."""

    title: Titles
    attribute: Attribute
    difficulty: int
    result: Literal["clear", "remove", "win", "text"]
    knowledge: Knowledge = ""
    text: str = ""

    @property
    def word(self) -> str:
        return slug(self.title.pt)


class ObjectEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that is no card: an object, a container, or a dummy, which is a character (r36, r38, pieces.dummy.1)."""

    id: str
    title: Titles
    life: int
    #: What is not defined is 1 (gap object-constitution).
    attributes: Attributes = Attributes()
    obstacle: bool = False
    #: It cannot be moved by interaction (gap object-move).
    fixed: bool = False
    #: It never stops the trajectory of an attack (pieces.container.5).
    low: bool = False
    #: It dominates the tiles next to it (draft.domain.4).
    domain: bool = False
    container: bool = False
    dummy: bool = False
    checks: tuple[ObjectCheck, ...] = ()


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object on a tile of a map."""

    object: str
    cell: str


class Storing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A container on a tile of a map, with cards in it."""

    object: str
    cell: str
    cards: tuple[str, ...] = ()
    fixed: bool = False


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The object whose check is to be passed, or that is to be destroyed, to win."""

    cell: str
    how: Literal["check", "destroy"]


class MapEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map, drawn by rows of letters: f r s a i v w are the terrains, # a blocked tile, x a disabled one."""

    id: str
    title: Titles
    note: Titles
    terrain: tuple[str, ...]
    #: Rows of digits; without them all is flat.
    altitude: tuple[str, ...] = ()
    objects: tuple[Standing, ...] = ()
    containers: tuple[Storing, ...] = ()
    #: The starting tiles of each team; without them, those of gap deployment.
    starts: tuple[tuple[str, ...], ...] = ()
    objective: Objective | None = None
    #: The most players it has room for.
    players: int = 4


# -- ready heroes ------------------------------------------------------------------------------------


class HeroEntry(decks.Deck):
    """A Hero ready to play: the cards of the table by their place, and the inventory."""

    house: str
    note: Titles = Titles()
    classes: tuple[str, ...] = ()
    entity: str = ""
    summus: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    memento: tuple[str, ...] = ()
    support: tuple[str, ...] = ()
    inventory: tuple[str, ...] = ()
    #: Attachments of the Companions in the support.
    attachments: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    #: Cards of the player's own.
    card: list[Document] = msgspec.field(default_factory=list)
