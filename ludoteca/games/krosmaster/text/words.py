"""The rulebook's fixed lists: Powers, elements, kinds of Spell, Areas, levels of Demonic Rewards, die faces."""

from __future__ import annotations

#: Elements of Spells; the disc of a Neutral Spell is grey (4.10.3, 4.10.3.b-1).
WATER, AIR, EARTH, FIRE, NEUTRAL = "water", "air", "earth", "fire", "neutral"
ELEMENTS = (WATER, AIR, EARTH, FIRE)

#: What a Spell does (4.8.6), how its target is reached (4.15), how often it may be cast (4.8.3).
ATTACK, HEAL, SPECIAL = "attack", "heal", "special"
CLOSE, RANGED, LINE, NO_SIGHT, PERSONAL = "close", "ranged", "line", "no-sight", "personal"
UNLIMITED, ONCE_A_TURN, ONCE_A_TARGET, ONCE_A_MATCH = "unlimited", "turn", "target", "match"

#: Areas of Effect (4.16.3); the first is none.
AREAS = ("", "cross", "square", "hammer", "stick", "shovel", "needle", "breath", "multiple")
#: Areas whose cells depend on the direction of the attack.
ORIENTED = frozenset(("hammer", "stick", "shovel", "needle", "breath"))

#: The Powers that the rulebook explains (4.9.3 to 4.9.31): a bit each. Internal Fire does nothing in an arena
#: without the rules of Frigost (4.9.18.a).
POWERS = (
    "critical-hit",
    "armor",
    "lock",
    "dodge",
    "resistance-water",
    "resistance-air",
    "resistance-earth",
    "resistance-fire",
    "immune",
    "itty-bitty",
    "bulky",
    "counter-attack",
    "heal",
    "unfazed",
    "internal-fire",
    "chance",
    "agility",
    "strength",
    "intelligence",
    "wisdom",
    "prospecting",
    "craftsman",
    "farmer",
    "wither",
    "desecration",
)
BIT = {name: 1 << at for at, name in enumerate(POWERS)}
#: One name for four Powers (4.9.11.a).
BIT["resistance"] = BIT["resistance-water"] | BIT["resistance-air"] | BIT["resistance-earth"] | BIT["resistance-fire"]

CRITICAL_HIT, ARMOR, LOCK, DODGE = BIT["critical-hit"], BIT["armor"], BIT["lock"], BIT["dodge"]
IMMUNE, ITTY_BITTY, BULKY = BIT["immune"], BIT["itty-bitty"], BIT["bulky"]
COUNTER_ATTACK, HEALER, UNFAZED = BIT["counter-attack"], BIT["heal"], BIT["unfazed"]
WISDOM, PROSPECTING, CRAFTSMAN = BIT["wisdom"], BIT["prospecting"], BIT["craftsman"]
FARMER, WITHER, DESECRATION = BIT["farmer"], BIT["wither"], BIT["desecration"]

#: The Power that resists each element, and the one that adds a die with it (4.9.7 to 4.9.10, 4.9.21 to 4.9.24).
RESISTANCE = {element: BIT[f"resistance-{element}"] for element in ELEMENTS} | {NEUTRAL: 0, "": 0}
AFFINITY = {
    WATER: BIT["chance"],
    AIR: BIT["agility"],
    EARTH: BIT["strength"],
    FIRE: BIT["intelligence"],
    NEUTRAL: 0,
    "": 0,
}

#: The faces of the die (1.6.1); the last two are set by whoever rolled (1.6.2.b, 1.6.2.c).
FACES = ("critical", "armor", "lock", "dodge", "critical-dodge", "dofus")
F_CRITICAL, F_ARMOR, F_LOCK, F_DODGE, F_CRITICAL_DODGE, F_DOFUS = range(6)
#: Which faces each face may stand for, in the order of FACES: four of them stay as they are (1.6.2.a).
STANDS_FOR = ((0,), (1,), (2,), (3,), (0, 3), (0, 1, 2, 3))
#: Whether each of the six faces can be a success in a roll for face 0 to 3.
SUCCESS = tuple(tuple(wanted in STANDS_FOR[face] for face in range(6)) for wanted in range(4))
#: The Power of an Inspiration Die, by its face (5.3.1.a, 5.3.1.b, 5.3.1.c, 5.3.1.d).
INSPIRES = (CRITICAL_HIT, ARMOR, LOCK, DODGE)

#: Levels of Demonic Rewards and their prices (4.7.6-2, 8.1.3), and those of a Craftsman (4.9.27.a-2).
LEVELS = ("granite", "jade", "silver", "gold", "ruby")
PRICES = {"granite": 3, "jade": 6, "silver": 9, "gold": 12, "ruby": 18}
CRAFTSMAN_PRICES = {"granite": 3, "jade": 5, "silver": 7, "gold": 10, "ruby": 15}
GLORY_PRICE = 12

BOOST, BUFF, EQUIPMENT = "boost", "buff", "equipment"
WEAPON, SET, PET, DOFUS, TROPHY, TECHNIQUE = "weapon", "set", "pet", "dofus", "trophy", "technique"

#: How long an effect lasts.
THIS_TURN, THIS_FIGHT = "end-of-turn", "fight"

#: Gauges and markers.
AP, MP, RANGE = "ap", "mp", "range"

#: Kinds of Summon.
MONSTER, BOMB, TRAP, TURRET, TOMBSTONE, OTHER_MECHANISM = "monster", "bomb", "trap", "turret", "tombstone", "mechanism"

#: Before the word of a Demonic Reward among the cards, where a Summon may have the same.
REWARD = "reward/"

#: Before the name of a special marker among the badges of a Unit.
MARKER = "marker-"
