"""Figures of characters, objects, cards and tiles: attributes, life, level, slots, knowledge."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.areas import EQUIPMENT, SHEET, area
from ludoteca.games.apotheosis.table.figures import HERO, CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import FIGURES, MOMENT, SHEETS
from ludoteca.games.apotheosis.text.words import AGILITY, ATTRIBUTES, CLASS, ENTITY

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.box import Kind
    from ludoteca.games.apotheosis.table.table import ApotheosisTable

_AT = {name: at for at, name in enumerate(ATTRIBUTES)}
#: Figures that no text changes.
_FIXED = frozenset({"life", "level", "value", "altitude", "stamina", "mana"})

#: The knowledge bonus of a check by level (check.knowledge.1).
_BONUS = (0, 1, 5, 10)

#: Life of a Hero is 4 and its level (hero.life.1); the inventory holds 10 and its level (inventory.1).
HERO_LIFE = 4
INVENTORY_SIZE = 10


def reckon(table: ApotheosisTable, number: int, name: str) -> int:
    """A figure with all that changes it. Attributes below 1 count as 1 (attributes.min.1)."""
    total = base_figure(table, number, name)
    if name in table.box.questions and name not in _FIXED:
        # A text that asks for the figure while it is being reckoned gets the base.
        asked = table.kept[MOMENT]
        asked[number, name] = max(1, total) if name in _AT else total
        total += permanent_texts.total(table, name, number)
        del asked[number, name]  # figures may be forgotten before the moment is: the base alone is no answer then
    if name in _AT:
        total = max(1, total)
    lasts = name not in table.box.restless and isinstance(table.pieces.get(number), Figure)
    kept = table.kept[FIGURES] if lasts else table.kept[MOMENT]
    kept[number, name] = total
    return total


def base_figure(table: ApotheosisTable, number: int, name: str) -> int:
    if name == "altitude":
        cell = table.cell_of(number)
        return table.board.altitude[cell] if cell >= 0 else 0
    piece = table.pieces.get(number)
    if isinstance(piece, CardPiece):
        return card_figure(table, number, name)
    if not isinstance(piece, Figure):
        return 0
    if name in _AT:
        return base_attribute(table, piece, _AT[name])
    base = _BASES.get(name)
    return 0 if base is None else base(table, piece)


def card_figure(table: ApotheosisTable, number: int, name: str) -> int:
    kind = table.kind(number)
    if name in _AT:
        return kind.attributes[_AT[name]]
    if name == "value":
        return max(0, kind.value)
    return {"level": kind.level, "stamina": kind.stamina, "mana": kind.mana, "life": kind.life}.get(name, 0)


def base_attribute(table: ApotheosisTable, piece: Figure, at: int) -> int:
    """A Hero's from House, Classes, awake Entity, Collegium and equipment; any other's from its card or object."""
    if piece.sort != HERO:
        return table.kind(piece.card if piece.card != NONE else piece.number).attributes[at]
    found: tuple[int, ...] | None = table.kept[FIGURES].get((piece.number, "attributes"))
    if found is None:
        found = table.kept[FIGURES][piece.number, "attributes"] = given_by_cards(table, piece)
    return found[at]


def given_by_cards(table: ApotheosisTable, piece: Figure) -> tuple[int, ...]:
    """A sleeping Entity is concealed; a Collegium adds even while it is exhausted (summus.collegium.1)."""
    cards = [number for which in (SHEET, EQUIPMENT) for number in bearing(table, piece, which)]
    given = [table.kind(number).attributes for number in cards if not table.pieces[number].hidden]
    return tuple(map(sum, zip(*given, strict=True))) or (0,) * len(ATTRIBUTES)


def bearing(table: ApotheosisTable, piece: Figure, which: int) -> tuple[int, ...]:
    """A Hero's cards in an area; of a dead one what lay there when it died: its own values stay (draft.death.1)."""
    zone = area(piece.controller, which)
    if piece.dead:
        return tuple(number for number, lay in piece.borne if lay == zone and number in table.pieces)
    return table.zones[zone]


class Sheet:
    """What House, Classes and Entity give a living Hero."""

    __slots__ = ("knowledges", "level", "slots")

    def __init__(self) -> None:
        #: 1 and the levels of the Classes (hero.level.1).
        self.level = 1
        #: Slots of equipment, memento and support; those of a concealed card do not count.
        self.slots = [0, 0, 0]
        #: One level of a knowledge for each Class, or awake Entity, that lists it (class.3).
        self.knowledges: dict[str, int] = {}


def sheet_of(table: ApotheosisTable, seat: int) -> Sheet:
    key = ("sheet", seat)
    found: Sheet | None = table.kept[SHEETS].get(key)
    if found is None:
        found = table.kept[SHEETS][key] = read_sheet(table, seat)
    return found


def read_sheet(table: ApotheosisTable, seat: int) -> Sheet:
    sheet = Sheet()
    for number in table.zones[area(seat, SHEET)]:
        kind = table.kind(number)
        hidden = table.pieces[number].hidden
        if kind.suit == CLASS:
            sheet.level += kind.level
        if not hidden:
            for which, more in enumerate(kind.slots):
                sheet.slots[which] += more
        if kind.suit == CLASS or (kind.suit == ENTITY and not hidden):
            for name in kind.knowledges:
                sheet.knowledges[name] = sheet.knowledges.get(name, 0) + 1
    return sheet


def level(table: ApotheosisTable, piece: Figure) -> int:
    """A Hero's from its Classes, of a dead one too; of a Companion its card's."""
    if piece.sort != HERO:
        return table.kind(piece.card if piece.card != NONE else piece.number).level
    if not piece.dead:
        return sheet_of(table, piece.controller).level
    classes = [table.kind(number) for number in bearing(table, piece, SHEET)]
    return 1 + sum(kind.level for kind in classes if kind.suit == CLASS)


def max_life(table: ApotheosisTable, piece: Figure) -> int:
    if piece.sort == HERO:
        return HERO_LIFE + level(table, piece)
    return table.kind(piece.card if piece.card != NONE else piece.number).life


def upright(table: ApotheosisTable, piece: Figure, name: str) -> int:
    """The sum on upright memento cards (gap energy-pool)."""
    if piece.sort != HERO:
        return 0
    cards = [number for number in table.memento(piece.controller) if not table.pieces[number].exhausted]
    return sum(getattr(table.kind(number), name) for number in cards)


def slots(table: ApotheosisTable, piece: Figure, which: int) -> int:
    """What House and Classes give; in the support one more where the mode says so (gap support-slots)."""
    if piece.sort != HERO:
        return 0
    given = sheet_of(table, piece.controller).slots[which]
    return given + table.box.format.support if which == 2 else given


#: What a figure of a piece is before texts change it; those that are not here are nought.
_BASES: dict[str, Callable[[ApotheosisTable, Figure], int]] = {
    "life": lambda table, piece: piece.life,
    "max-life": max_life,
    "level": level,
    "stamina": lambda table, piece: upright(table, piece, "stamina"),
    "mana": lambda table, piece: upright(table, piece, "mana"),
    "action": lambda table, piece: table.figure(piece.number, AGILITY),
    "equipment-slots": lambda table, piece: slots(table, piece, 0),
    "memento-slots": lambda table, piece: slots(table, piece, 1),
    "support-slots": lambda table, piece: slots(table, piece, 2),
    "inventory-size": lambda table, piece: INVENTORY_SIZE + level(table, piece),
}


def shown(table: ApotheosisTable, number: int) -> bool:
    return not table.pieces[number].hidden


def knowledge(table: ApotheosisTable, number: int, name: str) -> int:
    """The level of a knowledge."""
    question = f"knows-{name}"
    if question not in table.box.questions:
        return find_knowledge(table, number, name)
    kept: dict[tuple[int, str], int] = table.kept[MOMENT] if question in table.box.restless else table.kept[FIGURES]
    found = kept.get((number, question))
    if found is None:
        found = kept[number, question] = find_knowledge(table, number, name) + permanent_texts.total(
            table, question, number
        )
    return found


def find_knowledge(table: ApotheosisTable, number: int, name: str) -> int:
    piece = table.pieces.get(number)
    if not isinstance(piece, Figure):
        return 0
    if piece.sort == HERO:
        return sheet_of(table, piece.controller).knowledges.get(name, 0)
    return table.kind(piece.card).knowledges.count(name) if piece.card != NONE else 0


def knowledge_bonus(level: int) -> int:
    """0, 1, 5, 10, and 10 more for each further level (check.knowledge.1)."""
    return _BONUS[level] if level < 4 else 10 * (level - 2)


#: The Hero level that a free card of each level asks for (knowledge.free.1).
FREE_LEVELS = (0, 1, 4, 6)


def may_have(table: ApotheosisTable, hero: int, kind: Kind) -> bool:
    """May such a card lie on this Hero's table: its knowledge at its level, or a free card's Hero level?"""
    if not kind.knowledge:
        return level(table, table.pieces[hero]) >= FREE_LEVELS[kind.level]
    return knowledge(table, hero, kind.knowledge) >= kind.level


def properties_of(table: ApotheosisTable, number: int) -> frozenset[str]:
    """A Hero has those of its House, Classes, awake Entity and equipped Items with a specifier (hero.properties.1)."""
    piece = table.pieces.get(number)
    if isinstance(piece, CardPiece):
        return table.kind(number).properties
    if not isinstance(piece, Figure):
        return frozenset()
    if piece.sort != HERO:
        return table.kind(piece.card if piece.card != NONE else number).properties
    found: set[str] = set()
    for card in bearing(table, piece, SHEET):
        if shown(table, card):
            found |= table.kind(card).properties
    for card in bearing(table, piece, EQUIPMENT):
        if table.kind(card).specifier and shown(table, card):
            found |= table.kind(card).properties
    return frozenset(found)
