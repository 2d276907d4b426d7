"""The small words of canonical Portuguese: lists, nouns with their forms, places, parts of a turn."""

from __future__ import annotations

from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE
from ludoteca.core.effects import EACH, OPPONENT, YOU, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.terms import (
    CARD_KINDS,
    ENDS,
    NOUNS,
    PHASES,
    POSSESSORS,
    ZONES,
    contract,
)

VERBS = {
    "deal": ("cause", "causar", "causa"),
    "draw": ("compre", "comprar", "compra"),
    "discard": ("descarte", "descartar", "descarta"),
    "ready": ("capacite", "capacitar", "capacita"),
    "exhaust": ("incapacite", "incapacitar", "incapacita"),
    "load": ("carregue", "carregar", "carrega"),
    "unload": ("descarregue", "descarregar", "descarrega"),
    "put": ("coloque", "colocar", "coloca"),
    "swap": ("permute", "permutar", "permuta"),
    "search": ("procure", "procurar", "procura"),
    "reveal": ("revele", "revelar", "revela"),
    "shuffle": ("embaralhe", "embaralhar", "embaralha"),
    "look": ("olhe", "olhar", "olha"),
    "name": ("nomeie", "nomear", "nomeia"),
    "choose": ("escolha", "escolher", "escolhe"),
    "redirect": ("redirecione", "redirecionar", "redireciona"),
}
BOTH_TYPES = ("anticipation", "unforeseen")
CONTROLLERS = {
    YOU: "que você controla",
    OPPONENT: "controlado por um oponente",
    t.OTHERS: "controlado por outro jogador",
    t.THAT_PLAYER: "que aquele jogador controla",
    t.TARGET_PLAYER: "que o jogador alvo controla",
    t.TARGET_OPPONENT: "que o oponente alvo controla",
}
DOERS = {
    t.TARGET_PLAYER: "o jogador alvo",
    t.TARGET_OPPONENT: "o oponente alvo",
    t.THAT_PLAYER: "aquele jogador",
    t.EACH_PLAYER: "cada jogador",
    OPPONENT: "cada oponente",
    t.CONTROLLER: "o controlador daquele personagem",
    t.RIVAL: "um oponente daquele jogador",
}
EVENTS = {
    "discarded": "for descartado",
    "enters": "entrar em cena",
    "leaves": "sair de cena",
    "enters or leaves": "entrar ou sair de cena",
    "knocked out": "for nocauteado",
    "destroyed": "for destruído",
    "readied": "for capacitado",
    "exhausted": "for incapacitado",
    "boosted": "for Potencializado",
    "materialized": "for Materializado",
    "unloaded": "for descarregado",
}
SEARCHES = {
    ("deck",): "em seu deck",
    ("hand",): "em sua mão",
    ("resources",): "em seus recursos",
    ("deck", "hand"): "em seu deck ou mão",
    ("hand", "resources"): "em sua mão ou recursos",
    ("deck", "resources"): "em seu deck ou recursos",
    ("deck", "hand", "resources"): "em seu deck, mão ou recursos",
    ("hand", "deck", "resources", "scene"): "em sua mão, deck, recursos ou em cena entre os cards que você controla",
}
FORBIDDEN = {
    "be readied": "não pode ser capacitado",
    "search decks": "não pode procurar cards nos decks",
    "be used": "não podem ser usadas",
    "be put back": "não será colocado no topo de seu deck devido à Clarividência",
}
SAME = {
    "identity": "o mesmo alter ego (ou nome, se não houver alter ego)",
    "name": "o mesmo nome",
    "controller": "o mesmo controlador",
    "alter ego": "o mesmo alter ego",
    "name or alter ego": "o mesmo nome ou alter ego",
}
DIFFERENT = {"name": "de nomes diferentes", "power": "de poderes diferentes", "card type": "de tipos diferentes"}
VALUES = {
    "shield": "ao valor de Escudo",
    "stage": "ao estágio de capacitação",
    "powers": "ao número de poderes",
    "affiliations": "ao número de afiliações",
    "energy": "à Energia atual",
    "initial": "à Energia Inicial",
}


def demonstrative(before: str) -> str:
    return {"em": "n", "de": "d"}.get(before, "")


def is_said_by_noun(filter_: Filter) -> bool:
    """Said by the noun, or before it."""
    return isinstance(filter_, t.Another) or (isinstance(filter_, t.Kind) and not filter_.negated)


def name_list(names: tuple[str, ...]) -> str:
    if len(names) == 1:
        return names[0]
    return ", ".join(names[:-1]) + f" ou {names[-1]}"


def power_list(powered: t.Powered) -> str:
    codes = [f"{{{code}}}" for code in powered.powers]
    if len(codes) == 1:
        return codes[0]
    return ", ".join(codes[:-1]) + (" e " if powered.every else " ou ") + codes[-1]


def formula(amount: t.Variable) -> str:
    if amount.times == -1:
        return f"{amount.plus}-X"
    if amount.times == 2:
        return "X+X"
    return f"X{amount.plus:+d}" if amount.plus else "X"


def kind_words(kind: t.Kind) -> tuple[str, str]:
    if not kind.card:
        if kind.kinds == ("character", "support"):
            return "personagem ou suporte", "personagens ou suportes"
        one, many = NOUNS[kind.kinds].split("/")
        return one, many
    if kind.kinds == ("card",):
        return "card", "cards"
    kinds = " ou ".join(CARD_KINDS[each][0] for each in kind.kinds)
    return f"card de {kinds}", f"cards de {kinds}"


def noun_words(noun: str) -> tuple[str, str, bool]:
    if noun == "card":
        return "card", "cards", False
    if noun == "target":
        return "alvo", "alvos", False
    one, many = kind_words(t.Kind(tuple(noun.split("|"))))
    return one, many, one in ("ação", "afiliação", "fonte")


def zone(place: t.In, before: str) -> str:
    """ "Em sua mão", "do topo do deck de seu dono"."""
    if place.zone in ZONES:
        phrase = ZONES[place.zone]
        if place.whose == YOU:
            own = {"a": "sua", "o": "seu", "os": "seus"}[phrase.split()[0]]
            return contract(before, f"{own} {phrase.split()[1]}")
        return contract(before, f"{phrase} {POSSESSORS[place.whose][0]}")
    end = ENDS[place.zone]
    deck = "de seu deck" if place.whose == YOU else f"do deck {POSSESSORS[place.whose][0]}"
    return contract(before, f"{end} {deck}")


def stage_list(stages: tuple[int, ...]) -> str:
    return " ou ".join(f"{{{stage}}}" for stage in stages)


def told_one_by_one(selector: Selector) -> bool:
    """Is it written with "cada"?"""
    if selector.how == t.TARGET:
        return selector.count != Number(1) or selector.up_to
    return selector.how == EACH and t.Another() in selector.filters


def part(phase: str, whose: str, coming: bool = False) -> str:
    """A part of the turn: "sua Fase de Compra", "a próxima Fase de Combate de um oponente"."""
    article, name = PHASES[phase].split(" ", 1)
    if coming:
        name = f"próxim{article} {name}"
    after = {t.EACH_PLAYER: " de cada jogador", OPPONENT: " de um oponente", t.OTHERS: " de outro jogador"}
    after |= {t.THAT_PLAYER: " daquele jogador", t.RIVAL: " de um oponente daquele jogador"}
    after |= {t.CONTROLLER: " de seu controlador"}
    after |= {t.TARGET_PLAYER: " do jogador alvo", t.TARGET_OPPONENT: " do oponente alvo"}
    if whose == YOU:
        return f"{'sua' if article == 'a' else 'seu'} {name}"
    return f"{article} {name}{after.get(whose, '')}"


def lasting(until: str) -> str:
    """ "Até o início de seu próximo turno", "até o final da Fase de Compra"."""
    if "/" not in until:
        return f"até o final {contract('de', PHASES[until])}"
    edge, phase, whose = until.split("/")
    return f"até o {'final' if edge == 'end' else 'início'} {contract('de', part(phase, whose, coming=True))}"


def during(said: str) -> str:
    phase, whose = said.split("/")
    if phase.startswith("not "):
        return f" fora {contract('de', part(phase[4:], whose))}"
    return f" durante {part(phase, whose)}"


def verb_form(name: str, mood: str) -> str:
    forms = VERBS[name]
    return forms[0] if mood == IMPERATIVE else forms[2] if mood == INDICATIVE else forms[1]
