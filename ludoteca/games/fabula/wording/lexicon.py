"""The Portuguese words of this game's texts."""

from __future__ import annotations

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.cardtext.words import NEWLINE, NUMBER, Lexicon
from ludoteca.core.effects import OPPONENT, YOU

#: Noun, its plural and its gender, by sort.
NOUNS = {
    "ally": ("aliado", "aliados", "m"),
    "base": ("base", "bases", "f"),
    "outskirt": ("arredor", "arredores", "m"),
    "centre": ("centro", "centros", "m"),
    "modification": ("modificação", "modificações", "f"),
    "permanent": ("permanente", "permanentes", "f"),
    "token": ("ficha", "fichas", "f"),
    "card": ("carta", "cartas", "f"),
    "maneuver": ("manobra", "manobras", "f"),
    "ally-card": ("carta de aliado", "cartas de aliado", "f"),
    "modification-card": ("carta de modificação", "cartas de modificação", "f"),
    "maneuver-card": ("carta de manobra", "cartas de manobra", "f"),
    "base-card": ("carta de base", "cartas de base", "f"),
    "player": ("jogador", "jogadores", "m"),
    "opponent": ("oponente", "oponentes", "m"),
    "effect": ("efeito", "efeitos", "m"),
    "discard-zone": ("zona de descarte", "zonas de descarte", "f"),
    "exile-zone": ("zona de degredo", "zonas de degredo", "f"),
    "territory-zone": ("zona de territórios", "zonas de territórios", "f"),
    "hand-zone": ("mão", "mãos", "f"),
    "deck": ("baralho", "baralhos", "m"),
}

#: Masculine, feminine and their plurals.
COLOURS = {
    "white": ("branco", "branca", "brancos", "brancas"),
    "blue": ("azul", "azul", "azuis", "azuis"),
    "yellow": ("amarelo", "amarela", "amarelos", "amarelas"),
    "green": ("verde", "verde", "verdes", "verdes"),
    "red": ("vermelho", "vermelha", "vermelhos", "vermelhas"),
    "purple": ("roxo", "roxa", "roxos", "roxas"),
}
HOW_COLOURED = {
    "colourless": ("incolor", "incolor", "incolores", "incolores"),
    "multicoloured": ("multicolorido", "multicolorida", "multicoloridos", "multicoloridas"),
    "monocoloured": ("monocolorido", "monocolorida", "monocoloridos", "monocoloridas"),
}
TAPPED = {
    True: ("virado", "virada", "virados", "viradas"),
    False: ("desvirado", "desvirada", "desvirados", "desviradas"),
}
HURT = ("ferido", "ferida", "feridos", "feridas")
#: What an ally does in an offensive or influence: an adjective, or words after it.
ROLES = {
    "blocking": ("bloqueador", "bloqueadora", "bloqueadores", "bloqueadoras"),
    "blocked": ("bloqueado", "bloqueada", "bloqueados", "bloqueadas"),
}
ENGAGED = {"offensive": "em ofensiva", "influence": "em influência"}

SUBTYPES = {
    "bicho": "Bicho",
    "gente": "Gente",
    "encantado": "Encantado",
    "visagem": "Visagem",
    "planta": "Planta",
    "engenho": "Engenho",
    "heroi": "Herói",
}
STATS = {
    "offensive": "ofensiva",
    "influence": "influência",
    "life": "vida",
    "resistance": "resistência",
    "cost": "custo",
}
COUNTERS = {"shield": "escudo", "seed": "semente"}
#: What a denial forbids, after "não pode".
DEEDS = {
    "act": "agir",
    "block": "bloquear",
    "be-blocked": "ser bloqueado",
    "make-offensive": "realizar ofensivas",
    "make-influence": "realizar influências",
    "untap": "desvirar",
    "be-target": "ser alvo dos oponentes",
    "be-created": "ser criadas",
    "use": "usar manobras",
    "be-damaged": "receber dano",
    "receive-counters": "receber marcadores",
    "raise-offensive": "aumentar sua ofensiva",
    "raise-influence": "aumentar sua influência",
    "raise-life": "aumentar sua vida",
}
#: The same, after "não" alone: what is not received (1.1.2a).
RECEIVED = {
    "be-damaged": "dano",
    "receive-counters": "marcadores",
    "raise-offensive": "aumento de ofensiva",
    "raise-influence": "aumento de influência",
    "raise-life": "aumento de vida",
}
ZONES = {
    ("discard", YOU): "do seu descarte",
    ("discard", OPPONENT): "do descarte de um oponente",
    ("discard", ""): "de um descarte",
    ("hand", YOU): "da sua mão",
    ("exile", YOU): "do seu degredo",
    ("exile", ""): "de um degredo",
}
#: What happens to an object, after "quando".
EVENTS = {
    "enter": "entrar em campo",
    "die": "morrer",
    "leave": "sair de campo",
    "destroyed": "for destruído",
    "offensive": "realizar uma ofensiva",
    "influence": "realizar uma influência",
    "block": "bloquear",
    "blocked": "for bloqueado",
    "dealt": "causar dano",
    "damaged": "sofrer dano",
    "gain-resistance": "ganhar resistência",
    "lose-resistance": "perder resistência",
    "captured": "for tomado",
}
#: What a player does.
DOINGS = {"draw": "comprar uma carta", "discard": "descartar uma carta", "capture": "tomar uma base"}
WHO = {YOU: "você", OPPONENT: "um oponente", "": "um jogador"}
MOMENTS = {
    ("turn-start", YOU): "no início do seu turno",
    ("turn-start", ""): "no início de cada turno",
    ("turn-end", YOU): "no fim do seu turno",
    ("turn-end", ""): "no fim de cada turno",
}
THINGS = ("aliado", "base", "modificação", "carta", "permanente", "ficha")


def lexicon() -> Lexicon:
    words = Lexicon()
    _marks(words)
    _fields(words)
    _small_words(words)
    _things(words)
    _qualities(words)
    _moments(words)
    _costs(words)
    _verbs_on_objects(words)
    _verbs_of_players(words)
    _verbs_on_the_stack(words)
    _states(words)
    return words


def _marks(words: Lexicon) -> None:
    marks = (("_DOT", "."), ("_COMMA", ","), ("_COLON", ":"), ("_ITEM", "•"), ("TAP_SYMBOL", "↷"))
    for terminal, mark in marks:
        words.symbol(terminal, mark)
    words.symbol("_THEN", ";")
    words.pattern("STAT", r"[+\-−](?:\d+|[XYZ]) de (?:ofensiva|influência|vida)(?![^\W_])", "+1 de ofensiva")
    words.pattern("FIGURES", r"\d+/\d+/\d+", "1/0/2")
    words.pattern("VARIABLE", r"[XYZ](?![^\W_])", "X")
    for number, word in enumerate(NUMBERS):
        words.add(NUMBER, word, meaning=number)
    words.add(NUMBER, "uma", meaning=1)
    words.add(NUMBER, "duas", meaning=2)
    words.examples[NUMBER] = "1"
    words.examples[NEWLINE] = "↵"


def _fields(words: Lexicon) -> None:
    """Optional, gates, conditions, repetition, duration, what X is."""
    words.add("_MAY", "você pode")
    words.add("IF_DONE", "se o fizer", meaning=True)
    words.add("IF_DONE", "se não o fizer", meaning=False)
    words.add("_IF", "se")
    words.add("_WHILE", "enquanto")
    words.add("_FOR_EACH", "para cada")
    words.add("UNTIL", "até o fim do turno", "até o final do turno", "neste turno")
    words.add("_THEN", "e depois", ", e")
    words.add("_WHERE", ", em que")
    words.add("_IS", "é", "são")
    words.add("_AND", "e")
    words.add("_OR", "ou")
    words.add("_UP_TO", "até")
    words.add("OTHER", "outro", "outros", "outra", "outras")
    words.add("_THE_NUMBER_OF", "o número de")
    words.add("_HALF_OF_NUMBER", "metade do número de")
    words.add("_HALF_OF", "metade da")
    words.add("ROUND", ", arredondada para cima", meaning=True)
    words.add("ROUND", ", arredondada para baixo", meaning=False)
    words.add("_CONTROLS", "você controla")
    words.add("_THERE_ARE", "há")
    words.add("_NONE_CONTROLLED", "você não controla", "você não controla nenhum", "você não controla nenhuma")
    words.add("_OPPONENT_CONTROLS", "um oponente controla")
    words.add("YOUR_TURN", "for o seu turno", "é o seu turno", meaning=True)
    words.add("YOUR_TURN", "for o turno de um oponente", "é o turno de um oponente", meaning=False)


def _small_words(words: Lexicon) -> None:
    words.add("_O", "o")
    words.add("_A", "a")
    words.add("_DE", "de")
    words.add("_EM", "em")
    words.add("ALL", "cada", "todo", "toda", "todos os", "todas as", "os", "as")
    for word, *parts in (
        ("ao", "_A", "_O"),
        ("à", "_A", "_A"),
        ("aos", "_A", "ALL"),
        ("às", "_A", "ALL"),
        ("do", "_DE", "_O"),
        ("da", "_DE", "_A"),
        ("dos", "_DE", "ALL"),
        ("das", "_DE", "ALL"),
        ("no", "_EM", "_O"),
        ("na", "_EM", "_A"),
        ("nos", "_EM", "ALL"),
        ("nas", "_EM", "ALL"),
        ("dele", "_DE", "PRONOUN"),
        ("dela", "_DE", "PRONOUN"),
        ("deles", "_DE", "PRONOUN"),
        ("delas", "_DE", "PRONOUN"),
        ("nele", "_EM", "PRONOUN"),
        ("nela", "_EM", "PRONOUN"),
        ("neles", "_EM", "PRONOUN"),
        ("nelas", "_EM", "PRONOUN"),
    ):
        words.contraction(word, *parts)


def _things(words: Lexicon) -> None:
    words.add("PRONOUN", "ele", "ela", "eles", "elas")
    words.add("_YOU", "você")
    words.add("_HOST", "a carta anexada")
    words.contraction("à carta anexada", "_A", "_HOST")
    words.contraction("da carta anexada", "_DE", "_HOST")
    words.contraction("na carta anexada", "_EM", "_HOST")
    words.add("_ITS_CONTROLLER", "o controlador dele", "o controlador dela")
    words.contraction("ao controlador dele", "_A", "_ITS_CONTROLLER")
    words.contraction("ao controlador dela", "_A", "_ITS_CONTROLLER")
    for thing in THINGS:
        this, that = ("este", "aquele") if thing == "aliado" else ("esta", "aquela")
        words.add("_THIS", f"{this} {thing}")
        words.add("_THAT", f"{that} {thing}")
        for before, after in (("d", "_DE"), ("n", "_EM")):
            words.contraction(f"{before}{this} {thing}", after, "_THIS")
            words.contraction(f"{before}{that} {thing}", after, "_THAT")
        words.contraction(f"à{that[1:]} {thing}", "_A", "_THAT")
    for sort, (one, many, _) in NOUNS.items():
        words.add("NOUN", one, many, meaning=sort)
    words.add("TARGET", "alvo", meaning=True)


def _qualities(words: Lexicon) -> None:
    for colour, forms in COLOURS.items():
        words.add("COLOUR", *dict.fromkeys(forms), meaning=colour)
    for how, forms in HOW_COLOURED.items():
        words.add("HOW_COLOURED", *dict.fromkeys(forms), meaning=how)
    for tapped, forms in TAPPED.items():
        words.add("TAPPED", *forms, meaning=tapped)
    words.add("_HURT", *HURT)
    for role, forms in ROLES.items():
        words.add("ROLE", *forms, meaning=role)
    for role, phrase in ENGAGED.items():
        words.add("ENGAGED", phrase, meaning=role)
    for subtype, word in SUBTYPES.items():
        words.add("SUBTYPE", word, meaning=subtype)
    words.add("WHOSE", "que você controla", meaning=YOU)
    words.add("WHOSE", "que um oponente controla", "que os oponentes controlam", meaning=OPPONENT)
    words.add("USER", "que você usa", meaning=YOU)
    words.add("USER", "que os oponentes usam", meaning=OPPONENT)
    words.add("USER", "que os jogadores usam", meaning="")
    words.add("_WITH", "com")
    for stat, word in STATS.items():
        words.add("STATNAME", word, meaning=stat)
    words.add("COMPARE", "ou mais", meaning=True)
    words.add("COMPARE", "ou menos", meaning=False)
    words.add("_SINGLE", "com um só alvo")
    words.add("_OF_CHOSEN_COLOUR", "da cor escolhida")
    for counter, word in COUNTERS.items():
        words.add("MARKED", f"com marcador de {word}", meaning=counter)
        words.add("COUNTER", f"marcador de {word}", f"marcadores de {word}", meaning=counter)
    for (zone, whose), phrase in ZONES.items():
        words.add("OF_ZONE", phrase, meaning=(zone, whose))
    words.add("_CALLED", "chamado", "chamada", "chamados", "chamadas")
    words.announce("_CALLED")


def _moments(words: Lexicon) -> None:
    words.add("_WHEN", "quando")
    for kind, phrase in EVENTS.items():
        forms = [phrase, phrase.replace("ído", "ída"), phrase.replace("ado", "ada")]
        words.add("EVENT", *dict.fromkeys(forms), meaning=kind)
    for kind, phrase in DOINGS.items():
        for whose, who in WHO.items():
            words.add("DOING", f"quando {who} {phrase}", meaning=(kind, whose))
    words.add("_USES", "usar")
    words.add("_AN_OPPONENT", WHO[OPPONENT])
    words.add("_A_PLAYER", WHO[""])
    for (kind, whose), phrase in MOMENTS.items():
        words.add("MOMENT", phrase, meaning=(kind, whose))


def _costs(words: Lexicon) -> None:
    words.add("_EXHAUSTION", "exaustão", "Exaustão")
    words.add("_ATTACH", "anexar", "Anexar")
    words.add("_ENTERS_ATTACHED", "entra em campo anexada")
    words.add("_TO_USE", "para usar esta carta,")


def _verbs_on_objects(words: Lexicon) -> None:
    words.verb("DEAL", "cause", "causar")
    words.verb("DIVIDE", "divida", "dividir")
    words.verb("DESTROY", "destrua", "destruir")
    words.verb("EXILE", "exile", "exilar")
    words.verb("RETURN", "devolva", "devolver")
    words.verb("PUT", "coloque", "colocar")
    words.verb("SHUFFLE", "embaralhe", "embaralhar")
    words.verb("TAP", "vire", "virar")
    words.verb("UNTAP", "desvire", "desvirar")
    words.verb("HEAL", "cure", "curar")
    words.verb("REMOVE", "retire", "retirar")
    words.verb("TAKE_CONTROL", "tome o controle", "tomar o controle")
    words.verb("TURN_DOWN", "vire para baixo", "virar para baixo")
    words.verb("ATTACH_THIS", "anexe esta modificação", "anexar esta modificação")
    words.verb("COPY_PERMANENT", "crie uma ficha que é cópia", "criar uma ficha que é cópia")
    words.verb("PREVENT", "previna", "prevenir")
    words.add("_OF_DAMAGE", "de dano")
    words.add("_ALL_DAMAGE", "todo o dano")
    words.add("_ALL_DAMAGE_TO", "todo o dano que seria causado")
    words.add("_THE_NEXT", "os próximos")
    words.add("_DAMAGE_TO", "de dano que seriam causados")
    words.add("_OFFENSIVE_DAMAGE", "todo o dano de ofensiva")
    words.add("_AMONG", "entre")
    words.add("_TO_HAND", "à mão do dono")
    words.add("ON_DECK", "no topo do baralho do dono", meaning=True)
    words.add("ON_DECK", "no fundo do baralho do dono", meaning=False)
    words.add("_INTO_DECK", "no baralho do dono")
    words.add("_INTO_PLAY", "em campo")
    words.add("_PRICE", ", com custo de revelar")


def _verbs_of_players(words: Lexicon) -> None:
    words.verb("DRAW", "compre", "comprar", "compra")
    words.verb("DISCARD", "descarte", "descartar", "descarta")
    words.verb("SACRIFICE", "sacrifique", "sacrificar", "sacrifica")
    words.verb("MILL", "mande para o descarte", "mandar para o descarte", "manda para o descarte")
    words.add("_TOP_CARD", "carta do topo do baralho", "cartas do topo do baralho")
    words.add("RANDOM", "ao acaso", meaning=True)
    words.verb("GAIN", "ganhe", "ganhar")
    words.verb("GIVE", "dê", "dar")
    words.add("_RESOURCE", "recurso", "recursos")
    free = "uma manobra da mão sem pagar o custo"
    words.verb("USE_FREE", f"use {free}", f"usar {free}", f"pode usar {free}")
    words.verb("EXTRA_TURN", "jogue um turno extra depois deste", "jogar um turno extra depois deste")
    words.add("_SKIPS", "pula o próximo turno")
    words.add("_LOSES_GAME", "perde o jogo")
    words.add("_WINS", "você ganha o jogo")
    top = "em campo virada para baixo a carta do topo do seu baralho"
    words.verb("DOWN_FROM_DECK", f"coloque {top}", f"colocar {top}")
    words.verb("CREATE", "crie", "criar")
    words.add("_TOKEN_OF", "ficha de aliado", "fichas de aliado")
    words.verb("CHOOSE", "escolha", "escolher")
    words.verb("CHOOSE_COLOUR", "escolha uma cor", "escolher uma cor")
    words.verb("CHOOSE_NUMBER", "escolha um número de 0 a", "escolher um número de 0 a")


def _verbs_on_the_stack(words: Lexicon) -> None:
    words.verb("CANCEL", "cancele", "cancelar")
    words.verb("CANCEL_NEXT", "cancele um efeito", "cancelar um efeito")
    words.verb("COPY", "copie", "copiar")
    words.add("_WITH_NEW_TARGETS", ", com novos alvos")
    words.verb("CHANGE_TARGET", "mude o alvo", "mudar o alvo")
    words.verb("NEW_TARGETS", "escolha novos alvos para", "escolher novos alvos para")
    words.add("BECOMES", "passa a ser", meaning=False)
    words.add("BECOMES", "aumenta em", meaning=True)


def _states(words: Lexicon) -> None:
    words.add("GAINS", "ganha", "ganham", "tem", "têm")
    words.add("LOSES", "perde", "perdem")
    words.add("_OF_RESISTANCE", "de resistência")
    words.add("_LOSES_TYPES", "perde todos os seus tipos", "perdem todos os seus tipos")
    _denials(words)
    words.add("CAN_ACT", "pode agir no turno em que entra", "podem agir no turno em que entram")
    words.add("CAN_ACT", "pode agir neste turno", "podem agir neste turno")
    words.add("_COSTS", "custa", "custam")
    words.add("MORE", "a mais", meaning=1)
    words.add("MORE", "a menos", meaning=-1)
    words.add("_GENERATES", "você gera")
    words.add("_CEILING", "seu limite de recursos aumenta em")


def _denials(words: Lexicon) -> None:
    """ "não pode", "não recebe", and "nenhum … pode", "nenhum … recebe" (1.1.2a)."""
    words.add("_NO", "nenhum", "nenhuma")
    for deed, phrase in DEEDS.items():
        said = [phrase]
        if deed == "be-blocked":
            said += [f"{phrase[:-1]}{ending}" for ending in ("a", "os", "as")]
        if deed == "be-created":
            said.append(phrase[:-1])
        forms = [f"{verb} {each}" for each in said for verb in ("pode", "podem")]
        if deed in RECEIVED:
            forms += [f"{verb} {RECEIVED[deed]}" for verb in ("recebe", "recebem")]
        words.add("CANNOT", *(f"não {form}" for form in forms), meaning=deed)
        words.add("CAN", *forms, meaning=deed)
