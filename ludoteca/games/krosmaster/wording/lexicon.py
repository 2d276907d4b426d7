"""The Portuguese words of this game's texts, and the names of its Powers, elements and moments in both languages."""

from __future__ import annotations

from ludoteca.cardtext.lexicon import common_lexicon
from ludoteca.cardtext.words import NAME, Lexicon
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text.effects import APPROACH, ATTRACT, PUSH, RETREAT

#: Powers of the rulebook, in Portuguese and English.
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
SHIFT_NAMES = {
    PUSH: ("empurra", "push"),
    ATTRACT: ("atrai", "attract"),
    RETREAT: ("recua", "retreat"),
    APPROACH: ("aproxima", "approach"),
}
KEYWORD_NAMES = {"vigilante": ("Retribuição", "Retribution"), "villain": ("Revanche", "Revenge")}

#: When a Power goes off.
TRIGGER_NAMES: dict[object, tuple[str, str]] = {
    t.FightBegins(): ("no início da luta", "at the start of the fight"),
    t.TurnBegins(): ("no início do turno desta unidade", "at the start of this Unit's turn"),
    t.TurnEnds(): ("no fim do turno desta unidade", "at the end of this Unit's turn"),
    t.Suffers(): ("quando esta unidade sofrer Ferimentos", "when this Unit suffers Injuries"),
    t.Suffers(first=True): (
        "na primeira vez que esta unidade sofrer Ferimentos",
        "the first time that this Unit suffers Injuries",
    ),
    t.Suffers(element="fire"): (
        "quando esta unidade sofrer Ferimentos de um feitiço de FOGO",
        "when this Unit suffers Injuries from a FIRE Spell",
    ),
    t.Inflicts(): ("quando esta unidade infligir Ferimentos", "when this Unit inflicts Injuries"),
    t.KnocksOut(): (
        "quando esta unidade nocautear um Krosmaster adversário",
        "when this Unit knocks out an opposing Krosmaster",
    ),
    t.OpponentFalls(): (
        "na primeira vez em cada turno seu que um Krosmaster adversário for nocauteado",
        "the first time on each of your turns that an opposing Krosmaster is knocked out",
    ),
    t.RollsLock(): ("quando esta unidade fizer um teste de Bloqueio", "when this Unit makes a Lock roll"),
}

#: Nouns, singular and plural, in both languages.
NOUN_NAMES: dict[t.Noun, tuple[tuple[str, str], tuple[str, str]]] = {
    t.Noun(): (("unidade", "unidades"), ("Unit", "Units")),
    t.Noun(t.ALLIES): (("aliado", "aliados"), ("ally", "allies")),
    t.Noun(t.OPPONENTS): (("adversário", "adversários"), ("opponent", "opponents")),
    t.Noun(t.ANY, True): (("Krosmaster", "Krosmasters"), ("Krosmaster", "Krosmasters")),
    t.Noun(t.ALLIES, True): (("Krosmaster aliado", "Krosmasters aliados"), ("allied Krosmaster", "allied Krosmasters")),
    t.Noun(t.OPPONENTS, True): (
        ("Krosmaster adversário", "Krosmasters adversários"),
        ("opposing Krosmaster", "opposing Krosmasters"),
    ),
}

TELEPORT_PT = "esta unidade e um aliado adjacente para casas livres a até"
COINS_PT = "moedas e ganha +1 Dano para cada cara, com 1 Ferimento no conjurador para cada coroa"


def lexicon() -> Lexicon:
    words = common_lexicon()
    _figures(words)
    _keywords(words)
    _verbs(words)
    _states(words)
    _conditions(words)
    _units(words)
    return words


def _figures(words: Lexicon) -> None:
    points = "|".join(pt for pt, _ in POINT_NAMES.values())
    damage = "|".join(pt for pt, _ in DAMAGE_NAMES.values())
    words.pattern("POINTS", rf"[+\-−]\d+ (?:{points})(?![^\W_])", "+1 PA")
    words.pattern("DAMAGE", rf"\+\d+ (?:{damage})(?![^\W_])", "+2 FOGO")
    words.pattern("MORE_HP", r"\+\d+ PV(?![^\W_])", "+2 PV")
    words.add("GAUGE", "PA", meaning="ap")
    words.add("GAUGE", "PM", meaning="mp")
    words.add("_INJURIES", "Ferimento", "Ferimentos")
    words.add("_KAMAS", "Kama", "Kamas")
    words.add("_CELLS", "casa", "casas")


def _keywords(words: Lexicon) -> None:
    for name, (pt, _) in KEYWORD_NAMES.items():
        words.add("KEYWORD", pt, meaning=name)
    for trigger, (pt, _) in TRIGGER_NAMES.items():
        words.add("TRIGGER", pt, meaning=trigger)
    for power, (pt, _) in POWER_NAMES.items():
        words.add("POWER", pt, meaning=power)
    for how, (pt, _) in SHIFT_NAMES.items():
        words.add("SHIFT", pt, meaning=how)
    words.add("_STEAL", "rouba")
    words.add("_STEAL_HEALTH", "rouba vida")
    words.add("_ARMOR_PIERCING", "perfura-armadura")
    words.add("_TRACK", "rastreio")
    words.add("_INVASION", "invasão")
    words.add("_GAIN_NOW", "ganha imediatamente")
    words.add("_LOSE_ALL", "perde todos os")
    words.add("_ONLY_IF", "só pode ser lançado se")


def _verbs(words: Lexicon) -> None:
    words.add("_REPLACE", "substitui o conjurador por")
    words.add("_EXCHANGE", "troca os Ferimentos do conjurador com os do alvo")
    words.add("SUMMON", "invoca")
    words.add("_TOSS", "joga")
    words.add("_COINS", COINS_PT)
    words.add("_DOUBLE_CRITICAL", "cada sucesso no teste de Acerto Crítico conta em dobro")
    words.add("_NEXT_CAST", "o próximo lançamento deste feitiço neste turno inflige")
    words.add("_PUT_MARKER", "põe o marcador")
    words.add("_ON_TARGET", "no alvo")
    words.verb("PUT", "ponha", "pôr")
    words.verb("TELEPORT", f"teleporte {TELEPORT_PT}", f"teleportar {TELEPORT_PT}")
    words.add("_LONG_SHOT", "o Alcance dos feitiços do conjurador aumenta em")
    words.verb("INJURE", "coloque", "colocar")
    words.verb("CURE", "cure", "curar")
    words.verb("GAIN", "ganhe", "ganhar")
    words.verb("COPY", "copie os poderes", "copiar os poderes")


def _states(words: Lexicon) -> None:
    words.add("_LOSES_POWERS", "perde todos os poderes", "perdem todos os poderes")
    words.add("GAINS", "ganha", "ganham", "tem", "têm")
    words.add("_HAS", "recebe", "recebem")
    words.add("_GOES_THERE", "vai para a casa visada", "vão para a casa visada")
    words.add("_THE_LEVEL", "o Nível")
    words.add("_BECOMES", "passa a ser")
    words.add("_THIS_FIGHT", "até o fim da luta")
    words.add("_THE_SPELLS", "os feitiços")
    words.add("_COST", "custam")
    words.add("_NOT_HEALED", "não pode ser curada", "não podem ser curadas", "não podem ser curados")
    words.add("_HAS_ALL_TYPES", "esta unidade tem os tipos de todos os Krosmasters em jogo")
    words.add("_AT_MOST", "um feitiço coloca no máximo")
    words.add("_ON_THIS", "nesta unidade")
    words.add("_WITH_DICE", "com")
    words.add("_DICE_OR_MORE", "dados ou mais no teste de Armadura, esta unidade soma 1 sucesso")


def _conditions(words: Lexicon) -> None:
    words.add("_THERE_IS", "houver")
    words.add("_TARGET_IS", "o alvo for")
    words.add("_TARGET_HAS_MARKERS", "o alvo tiver marcadores de PA ou PM")
    words.add("_HAS_INFLICTED", "esta unidade tiver infligido Ferimentos neste turno")
    words.add("_HAS_FEWER_THAN", "esta unidade tiver menos de")


def _units(words: Lexicon) -> None:
    words.add("_THE_TARGET", "o alvo")
    words.add("_THIS", "esta unidade", "o conjurador")
    words.add("_THAT", "aquela unidade")
    words.add("PRONOUN", "ele", "ela", "eles", "elas")
    words.add("_ALL", "cada", "os", "as")
    words.add("_IN", "em")
    words.add("_DE", "de")
    for word in ("esta unidade", "aquela unidade"):
        terminal = "_THIS" if word.startswith("esta") else "_THAT"
        words.contraction(f"d{word}", "_DE", terminal)
        if terminal == "_THAT":
            words.contraction(f"n{word}", "_IN", terminal)
    words.contraction("do alvo", "_DE", "_THE_TARGET")
    words.contraction("do conjurador", "_DE", "_THIS")
    words.contraction("no conjurador", "_IN", "_THIS")
    words.contraction("dos", "_DE", "_ALL")
    for noun, (pt, _) in NOUN_NAMES.items():
        words.add("NOUN", *pt, meaning=noun)
    words.add("_ADJACENT", "adjacente", "adjacentes")
    words.add("_ADJACENT_TO_TARGET", "adjacente ao alvo", "adjacentes ao alvo")
    words.add("_WITH_MARKER", "com o marcador")
    words.add("_OF_TYPE", "do tipo")
    words.examples[NAME] = "Tofu"
