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

#: The twenty paths of Classes (class.1), after the arcana: each with its name in Portuguese and in English.
PATHS = {
    "magician": ("o mago", "the magician"),
    "priestess": ("a sacerdotisa", "the priestess"),
    "empress": ("a imperatriz", "the empress"),
    "emperor": ("o imperador", "the emperor"),
    "priest": ("o sacerdote", "the priest"),
    "lovers": ("os amantes", "the lovers"),
    "chariot": ("o carro", "the chariot"),
    "strength": ("a força", "strength"),
    "hermit": ("o eremita", "the hermit"),
    "wheel": ("a roda", "the wheel"),
    "justice": ("a justiça", "justice"),
    "hanged-one": ("o enforcado", "the hanged one"),
    "death": ("a morte", "death"),
    "temperance": ("a temperança", "temperance"),
    "devil": ("o diabo", "the devil"),
    "tower": ("a torre", "the tower"),
    "star": ("a estrela", "the star"),
    "moon": ("a lua", "the moon"),
    "sun": ("o sol", "the sun"),
    "judgment": ("o julgamento", "judgment"),
}

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
