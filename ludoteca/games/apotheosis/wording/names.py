"""What figures, knowledges, markers and counters are called in both languages: in texts, and wherever else."""

from __future__ import annotations

ATTRIBUTE_CODES = {
    "constitution": ("CON", "CON"),
    "strength": ("FOR", "STR"),
    "agility": ("AGI", "AGI"),
    "perception": ("PER", "PER"),
    "intelligence": ("INT", "INT"),
    "charisma": ("CAR", "CHA"),
    "spirit": ("ESP", "SPI"),
}
#: Further figures that a piece, a tile or a card has.
STANDING_FIGURES = {
    "life": ("VIDA", "life"),
    "max-life": ("VIDA máxima", "maximum life"),
    "level": ("nível", "level"),
    "value": ("valor", "value"),
    "altitude": ("altitude", "altitude"),
    "stamina": ("ESTAMINA", "stamina"),
    "mana": ("MANA", "mana"),
}
#: Those that a text may alter, besides attributes and the maximum of life.
ALTERED_FIGURES = {
    "damage": ("dano", "damage"),
    "hurt": ("dano sofrido", "damage taken"),
    "range": ("alcance", "range"),
    "check": ("testes", "checks"),
    "action": ("AÇÃO", "action points"),
    "cost": ("custo de cartas", "cost of cards"),
    "step": ("custo por casa", "cost per tile"),
    "domain": ("domínio", "domain"),
    "equipment-slots": ("espaços de EQUIPAMENTO", "equipment slots"),
    "memento-slots": ("espaços de MEMENTO", "memento slots"),
    "support-slots": ("espaços de SUPORTE", "support slots"),
    "inventory-size": ("espaços de INVENTÁRIO", "inventory slots"),
}
#: What activating costs; essence has a colour, or any.
ENERGIES = {
    "stamina": ("ESTAMINA", "stamina"),
    "mana": ("MANA", "mana"),
    "either": ("ESTAMINA ou MANA", "stamina or mana"),
}
ESSENCE = ("Essência", "essence")
COLOURS = {
    "yellow": ("amarela", "yellow"),
    "red": ("vermelha", "red"),
    "blue": ("azul", "blue"),
    "white": ("branca", "white"),
    "black": ("preta", "black"),
}
#: What the values of resource cards are called.
VALUES = {"price": ("PREÇO", "price"), "xp": ("XP", "XP"), "will": ("VONTADE", "will"), "fate": ("DESTINO", "fate")}
KNOWLEDGES = {
    "faith": ("fé", "faith"),
    "arcane": ("arcano", "arcane"),
    "cooperation": ("cooperação", "cooperation"),
    "defence": ("defesa", "defence"),
    "athletics": ("atletismo", "athletics"),
    "practice": ("prática", "practice"),
    "art": ("arte", "art"),
    "instruction": ("instrução", "instruction"),
    "cunning": ("astúcia", "cunning"),
    "elemental": ("elemental", "elemental"),
    "transmutation": ("transmutação", "transmutation"),
    "vital": ("vital", "vital"),
    "mental": ("mental", "mental"),
    "dimensional": ("dimensional", "dimensional"),
}
TERRAINS = {
    "field": ("campo", "field"),
    "rock": ("rocha", "rock"),
    "swamp": ("pântano", "swamp"),
    "sand": ("areia", "sand"),
    "ice": ("gelo", "ice"),
    "silver-ice": ("gelo de prata", "silver ice"),
    "water": ("água", "water"),
}
#: States and properties that our cards share; any other name stands for itself in both languages.
MARKERS = {
    "Queimado": ("Queimado", "Burning"),
    "Envenenado": ("Envenenado", "Poisoned"),
    "Congelado": ("Congelado", "Frozen"),
    "Marcado": ("Marcado", "Marked"),
    "Abençoado": ("Abençoado", "Blessed"),
    "Enraizado": ("Enraizado", "Rooted"),
    "Atordoado": ("Atordoado", "Stunned"),
}
PROPERTIES = {
    "Fogo": ("Fogo", "Fire"),
    "Metal": ("Metal", "Metal"),
    "Floresta": ("Floresta", "Forest"),
    "Sombra": ("Sombra", "Shadow"),
    "Luz": ("Luz", "Light"),
    "Lobo": ("Lobo", "Wolf"),
    "Nobre": ("Nobre", "Noble"),
}
COUNTERS = {
    "charge": ("carga", "charge"),
    "time": ("tempo", "time"),
    "fury": ("fúria", "fury"),
    "prayer": ("prece", "prayer"),
    "trophy": ("troféu", "trophy"),
    "ultimatum": ("ultimato", "ultimatum"),
}
