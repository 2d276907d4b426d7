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
#: The rule that says what each Power does.
POWER_RULES = {
    "critical-hit": "4.9.3.a",
    "armor": "4.9.4.a",
    "lock": "4.9.5.a",
    "dodge": "4.9.6.a",
    "resistance-water": "4.9.7.a",
    "resistance-air": "4.9.8.a",
    "resistance-earth": "4.9.9.a",
    "resistance-fire": "4.9.10.a",
    "resistance": "4.9.11.a",
    "immune": "4.9.12.a",
    "itty-bitty": "4.9.13.a",
    "bulky": "4.9.14.a",
    "counter-attack": "4.9.15.a",
    "heal": "4.9.16.a",
    "unfazed": "4.9.17.a",
    "internal-fire": "4.9.18.a",
    "chance": "4.9.21.a-1",
    "agility": "4.9.22.a-1",
    "strength": "4.9.23.a-1",
    "intelligence": "4.9.24.a-1",
    "wisdom": "4.9.25.a-1",
    "prospecting": "4.9.26.a",
    "craftsman": "4.9.27.a-1",
    "farmer": "4.9.28.a",
    "wither": "4.9.30.a",
    "desecration": "4.9.31.a-1",
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
