"""The rulebook's words that several files use: attributes, knowledges, suits, terrains, zones, moments."""

from __future__ import annotations

#: The seven attributes (attributes.list.1), in the order of the sheet.
CONSTITUTION, STRENGTH, AGILITY, PERCEPTION = "constitution", "strength", "agility", "perception"
INTELLIGENCE, CHARISMA, SPIRIT = "intelligence", "charisma", "spirit"
ATTRIBUTES = (CONSTITUTION, STRENGTH, AGILITY, PERCEPTION, INTELLIGENCE, CHARISMA, SPIRIT)

#: The fourteen knowledges (knowledge.1); a card without one is free.
KNOWLEDGES = (
    "faith",
    "arcane",
    "cooperation",
    "defence",
    "athletics",
    "practice",
    "art",
    "instruction",
    "cunning",
    "elemental",
    "transmutation",
    "vital",
    "mental",
    "dimensional",
)

#: The seven suits (cards.groups.1): of the sheet, and of resources.
HOUSE, CLASS, ENTITY = "house", "class", "entity"
ITEM, SKILL, COMPANION, EVENT = "item", "skill", "companion", "event"
SHEET_SUITS = (HOUSE, CLASS, ENTITY)
RESOURCE_SUITS = (ITEM, SKILL, COMPANION, EVENT)
SUITS = SHEET_SUITS + RESOURCE_SUITS

#: What the value of a resource card is called: price, XP, will, fate.
PRICE, XP, WILL, FATE = "price", "xp", "will", "fate"
VALUES = {ITEM: PRICE, SKILL: XP, COMPANION: WILL, EVENT: FATE}

#: The terrains (board.terrain.1); the swamp costs 2, water is only for those whose card says so (gap terrain-effects).
TERRAINS = ("field", "rock", "swamp", "sand", "ice", "silver-ice", "water")

#: The colours of essence (skill.essence.1).
ESSENCES = ("yellow", "red", "blue", "white", "black")

#: One equipped Item of each specifier (item.specifier.1).
SPECIFIERS = ("vest", "head", "feet", "accessory", "utility")

#: Kinds of Companion.
HUMAN, CREATURE, SUMMON = "human", "creature", "summon"
COMPANIONS = (HUMAN, CREATURE, SUMMON)

#: Ways in which an attack reaches its target.
DIRECT, ARCING, AREA = "direct", "arcing", "area"
RANGES = (DIRECT, ARCING, AREA)
