"""What Powers, elements and points are called, in Portuguese and English: in texts, and wherever they are shown."""

from __future__ import annotations

#: Powers of the rulebook.
POWER_NAMES = {
    "critical-hit": ("Acerto Crítico", "Critical Hit"),
    "armor": ("Armadura", "Armor"),
    "lock": ("Bloqueio", "Lock"),
    "dodge": ("Esquiva", "Dodge"),
    "resistance-water": ("Resistência ÁGUA", "Resistance WATER"),
    "resistance-air": ("Resistência AR", "Resistance AIR"),
    "resistance-earth": ("Resistência TERRA", "Resistance EARTH"),
    "resistance-fire": ("Resistência FOGO", "Resistance FIRE"),
    "resistance": ("Resistência ÁGUA AR TERRA FOGO", "Resistance WATER AIR EARTH FIRE"),
    "immune": ("Imune", "Immune"),
    "itty-bitty": ("Peketito", "Itty-Bitty"),
    "bulky": ("Estorvo", "Bulky"),
    "counter-attack": ("Contra-ataque", "Counter-attack"),
    "heal": ("Cura", "Heal"),
    "unfazed": ("Insensível", "Unfazed"),
    "internal-fire": ("Fogo Interior", "Internal Fire"),
    "chance": ("Sorte", "Chance"),
    "agility": ("Agilidade", "Agility"),
    "strength": ("Força", "Strength"),
    "intelligence": ("Inteligência", "Intelligence"),
    "wisdom": ("Sabedoria", "Wisdom"),
    "prospecting": ("Prospecção", "Prospecting"),
    "craftsman": ("Artesão", "Craftsman"),
    "farmer": ("Fazendeiro", "Farmer"),
    "wither": ("Desgastar", "Wither"),
    "desecration": ("Profanação", "Desecration"),
}
#: What a Damage bonus is of; "damage" and "heal" are of whatever element the Spell has.
DAMAGE_NAMES = {
    "water": ("ÁGUA", "WATER"),
    "air": ("AR", "AIR"),
    "earth": ("TERRA", "EARTH"),
    "fire": ("FOGO", "FIRE"),
    "damage": ("Dano", "Damage"),
    "heal": ("de cura", "healing"),
}
POINT_NAMES = {"ap": ("PA", "AP"), "mp": ("PM", "MP"), "range": ("Alcance", "Range")}
