"""The terms of the game in Portuguese: zones, nouns, keywords, phases."""

from __future__ import annotations

from ludoteca.core.effects import OPPONENT, YOU
from ludoteca.games.battle_scenes.text import terms as t

#: Zones with their article; the top and the bottom are of a deck.
ZONES = {"hand": "a mão", "deck": "o deck", "resources": "os recursos", "prizes": "os prêmios"}
ENDS = {"top": "o topo", "bottom": "a base"}
#: How the possessor of a zone is written after it.
POSSESSORS = {
    t.OWNER: ("de seu dono", "do seu dono", "de seus donos", "dos seus donos", "de seus respectivos donos"),
    OPPONENT: (
        "de um oponente",
        "de seus oponentes",
        "do oponente",
        "dos oponentes",
        "de seu oponente",
        "do seu oponente",
        "dos seus oponentes",
        "de um de seus oponentes",
        "de cada oponente",
        "de cada um de seus oponentes",
        "de outro jogador",
    ),
    t.THAT_PLAYER: (
        "daquele jogador",
        "daquele oponente",
        "dele",
        "de seu controlador",
        "do seu controlador",
        "do jogador escolhido",
        "do oponente escolhido",
    ),
    t.TARGET_PLAYER: ("do jogador alvo",),
    t.TARGET_OPPONENT: ("do oponente alvo",),
    t.ANY_PLAYER: ("de um jogador", "de qualquer jogador"),
}
DECKS = {YOU: ("seu deck", "o seu deck", "seu próprio deck"), t.THAT_PLAYER: ("o próprio deck",)}

#: Nouns, singular and plural: what they are filters for.
NOUNS: dict[tuple[str, ...], str] = {
    ("character",): "personagem/personagens",
    ("support",): "suporte/suportes",
    ("scene",): "cenário/cenários",
    ("action",): "ação/ações",
    ("player",): "jogador/jogadores",
    ("opponent",): "oponente/oponentes",
    ("source",): "fonte/fontes",
    ("power",): "poder/poderes",
    ("affiliation",): "afiliação/afiliações",
    ("alter ego",): "alter ego/alter egos",
    ("card type",): "tipo de card/tipos de card",
}
CARD_KINDS: dict[str, tuple[str, ...]] = {
    "character": ("personagem", "personagens", "Personagem"),
    "ability": ("habilidade", "habilidades", "Habilidade"),
    "support": ("suporte", "suportes", "Suporte"),
    "scene": ("cenário", "cenários", "Cenário"),
    "ev": ("Personagem - EV", "Personagem-EV", "personagem-EV"),
}
ALIGNMENTS = {
    "Herói": ("herói", "heróis"),
    "Vilão": ("vilão", "vilões"),
    "Herói ou Vilão": ("herói ou vilão", "heróis ou vilões"),
}
#: How alignments are gained and lost.
ALIGNMENTS_GAINED = {
    ("Herói",): "o alinhamento Herói",
    ("Vilão",): "o alinhamento Vilão",
    ("Herói", "Vilão"): "os alinhamentos Herói e Vilão",
}
TYPES = {"anticipation": "de antecipar", "unforeseen": "imprevista"}

KEYWORDS = (
    "Antecipação-Surpresa",
    "Aprimoramento",
    "Ataque-Surpresa",
    "Atrasar",
    "Clone",
    "Espionar",
    "Interligar",
    "Item Mágico",
    "Item Único",
    "Liderar",
    "Materializar",
    "Metamorfo",
    "Pelotão",
    "Potencializar",
    "Predador",
    "Prontidão",
    "Reviver",
)
ACTION_KEYWORDS = ("Ação Única", "Clarividência", "Energia Cósmica", "Singularidade")

PHASES = {
    "preparation": "a Fase de Preparação",
    "countdown": "a Fase de Contagem Regressiva",
    "draw": "a Fase de Compra",
    "combat": "a Fase de Combate",
    "adjustment": "a Fase de Ajuste",
    "anticipation": "a Etapa de Antecipação",
    "attack": "a Etapa de Ataque",
    "turn": "o turno",
}


#: What was done to cards, by what is counted afterwards: "para cada card descartado desta forma".
DONE = {"Discard": "descartado", "Unload": "descarregado", "Load": "carregado", "Draw": "comprado"}


#: Figures of cards, as they are compared.
FIGURES = {
    "initial": ("Energia Inicial",),
    "energy": ("Energia atual", "Energia"),
    "shield": ("valor de Escudo", "valor de Escudo atual", "Escudo", "Escudo atual"),
}


def contract(preposition: str, phrase: str) -> str:
    """ "Em" and "a mão" are "na mão"; "de" and "o topo" are "do topo"."""
    article, _, rest = phrase.partition(" ")
    if article not in ("a", "o", "as", "os"):
        return f"{preposition} {phrase}"
    joined = {"em": f"n{article}", "de": f"d{article}", "a": {"a": "à", "o": "ao", "as": "às", "os": "aos"}[article]}
    return f"{joined[preposition]} {rest}" if preposition in joined else f"{preposition} {phrase}"
