"""The Portuguese words for pieces, their qualities and places, and for conditions."""

from __future__ import annotations

from itertools import permutations

from ludoteca.cardtext.words import Lexicon
from ludoteca.core.effects import OPPONENT, YOU
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.terms import (
    ALIGNMENTS,
    CARD_KINDS,
    DECKS,
    DONE,
    ENDS,
    FIGURES,
    NOUNS,
    POSSESSORS,
    ZONES,
    contract,
)


def add_things(words: Lexicon) -> None:
    these = {
        "este personagem": (t.Kind(("character",)),),
        "este suporte": (t.Kind(("support",)),),
        "este cenário": (t.Kind(("scene",)),),
        "este card": (),
        "esta habilidade": (),
    }
    for phrase, filters in these.items():
        words.add("THIS", phrase, meaning=filters)
        _with_prepositions(words, phrase, "THIS", filters)
    user = "o personagem que usou esta ação"
    words.add("THIS", user, meaning=these["este personagem"])
    words.add("EM_THIS", contract("em", user), meaning=these["este personagem"])
    words.add("DE_THIS", contract("de", user), meaning=these["este personagem"])
    words.add("PRONOUN", "ele", "ela", "-o", "-a", "-lo", "-la", meaning=False)
    words.add("PRONOUN", "eles", "elas", "-os", "-as", "-los", "-las", meaning=True)
    for pronoun in ("ele", "ela", "eles", "elas"):
        words.contraction(f"n{pronoun}", "_EM", "PRONOUN")
        words.contraction(f"d{pronoun}", "_DE", "PRONOUN")
    words.add("ITSELF", "nele mesmo", "em si mesmo", "a si mesmo", "a ele mesmo")


def _with_prepositions(words: Lexicon, phrase: str, terminal: str, meaning: object) -> None:
    """ "Neste personagem", "daquele card": the preposition and what it joins are one word."""
    if phrase[0] in "ea":
        words.add(f"EM_{terminal}", f"n{phrase}", meaning=meaning)
        words.add(f"DE_{terminal}", f"d{phrase}", meaning=meaning)
    if phrase.startswith("aquel"):
        words.add(f"A_{terminal}", f"à{phrase[1:]}", meaning=meaning)


def add_nouns(words: Lexicon) -> None:
    for kinds, written in NOUNS.items():
        words.add("NOUN", *written.split("/"), meaning=(t.Kind(kinds),))
        _that(words, written, kinds[0])
    both_kinds = (t.Kind(("character", "support")),)
    for joint in ("e", "ou", "e/ou"):
        words.add("NOUN", f"personagens {joint} suportes", f"personagem {joint} suporte", meaning=both_kinds)
    words.add("THAT", "aquele personagem ou suporte", meaning="character|support")
    _with_prepositions(words, "aquele personagem ou suporte", "THAT", "character|support")
    words.add("NOUN", "card", "cards", meaning=(t.Kind(("card",), True),))
    _that(words, "card/cards", "card")
    for kind, names in CARD_KINDS.items():
        for name in names:
            words.add("NOUN", f"card de {name}", f"cards de {name}", meaning=(t.Kind((kind,), True),))
            for other, others in CARD_KINDS.items():
                for second in others:
                    if other != kind:
                        pair = (t.Kind((kind, other), True),)
                        either = (f"card de {name} ou {second}", f"card de {name} ou de {second}")
                        words.add(
                            "NOUN",
                            *either,
                            f"cards de {name} ou {second}",
                            f"cards de {name} e de {second}",
                            meaning=pair,
                        )
    words.add("NOUN", "ação de dano", "ações de dano", meaning=(t.Kind(("action",)), t.Dealing()))
    words.add("NOUN", "Ação", meaning=(t.Kind(("action",)),))
    words.add("NOUN", "habilidade", "habilidades", meaning=(t.Kind(("ability",), True),))
    for alignment, (one, many) in ALIGNMENTS.items():
        aligned = (t.Kind(("character",)), t.Aligned(alignment))
        words.add("NOUN", one, many, f"personagem {one}", f"personagens {many}", meaning=aligned)
        cards = (t.Kind(("character",), True), t.Aligned(alignment))
        words.add("NOUN", f"card de personagem {one}", f"cards de personagem {one}", meaning=cards)
    words.add("TARGET", "alvo", "alvos", "alvo desta ação", meaning=())
    _that(words, "alvo/alvos", "target")
    for kinds, written in (
        (("character",), "personagem/personagens"),
        (("support",), "suporte/suportes"),
        (("player",), "jogador/jogadores"),
        (("opponent",), "oponente/oponentes"),
    ):
        one, many = written.split("/")
        words.add("TARGET", f"{one} alvo", f"{many} alvo", meaning=(t.Kind(kinds),))
    for alignment, (one, many) in ALIGNMENTS.items():
        filters = (t.Kind(("character",)), t.Aligned(alignment))
        words.add("TARGET", f"personagem {one} alvo", f"personagens {many} alvo", meaning=filters)
        words.add("TARGET", f"{one} alvo", f"{many} alvo", meaning=filters)
    for noun in ("personagens alvo", "suportes alvo", "alvos"):
        words.add("THAT", f"cada um dos {noun}", f"todos os {noun}", f"os {noun}", meaning="target")
        words.add("EM_THAT", f"nos {noun}", meaning="target")
        words.add("DE_THAT", f"dos {noun}", meaning="target")
    words.contraction("no", "_EM", "_O")
    words.contraction("do", "_DE", "_O")
    words.contraction("ao", "_A", "_O")
    words.contraction("nos", "_EM", "ALL")
    words.contraction("dos", "_DE", "ALL")
    words.contraction("aos", "_A", "ALL")
    words.contraction("das", "_DE", "ALL")
    words.contraction("pelo", "_POR", "_O")
    words.contraction("pelos", "_POR", "ALL")
    words.contraction("nas", "_EM", "ALL")
    for noun, word in (("personagem", "character"), ("suporte", "support")):
        for other in ("ou outro", "ou um outro"):
            words.add("THIS_OR_OTHER", f"este {noun} {other}", meaning=(t.Kind((word,)),))
            words.add("THAT_OR_OTHER", f"aquele {noun} {other}", meaning=word)
    words.add("DIFFERENT", "diferente", "diferentes")
    words.add("_YOURS", "seus", "os seus", "todos os seus", "cada um de seus", "cada um dos seus")
    words.add("ALL", "os", "as", "todos os", "todas as", "cada um dos", "cada uma das", "todo o")
    words.add("EACH", "cada", "todo", "toda")
    words.add("EACH_OF", "cada um de", "cada uma de")
    words.add("EACH_ONE", "cada um", "cada uma")
    for which, ordinal in enumerate(("primeiro", "segundo", "terceiro")):
        for noun, kind in (("personagem", "character"), ("suporte", "support"), ("card", "card")):
            words.add("NTH", f"o {ordinal} {noun}", meaning=(kind, which))
            words.add("DE_NTH", f"do {ordinal} {noun}", meaning=(kind, which))
            words.add("EM_NTH", f"no {ordinal} {noun}", meaning=(kind, which))
    words.add("BOTH", "ambos", "ambos os personagens", "os dois personagens")
    words.add("ANY_COUNT", "qualquer número de")
    words.add("ANY_OF", "qualquer número")
    words.add("SOME", "algum", "alguma", "qualquer", "um único", "uma única")
    words.add("OR_MORE", "ou mais")
    words.add("ONLY", "o único", "o seu único")


def _that(words: Lexicon, written: str, noun: str) -> None:
    one, many = written.split("/")
    feminine = one in ("ação", "afiliação", "fonte")
    end = "a" if feminine else "e"
    those = (f"aquel{end} {one}", f"aquel{end}s {many}", f"ess{end} {one}", f"ess{end}s {many}", f"est{end}s {many}")
    for phrase in those:
        words.add("THAT", phrase, meaning=noun)
        _with_prepositions(words, phrase, "THAT", noun)
    article, ending = ("a", "a") if feminine else ("o", "o")
    chosen = (f"{article} {one} escolhid{ending}", f"{article}s {many} escolhid{ending}s")
    for phrase in (*chosen, f"{article} {one} nomead{ending}"):
        words.add("THAT_CHOSEN", phrase, meaning=noun)
        words.add("EM_THAT_CHOSEN", contract("em", phrase), meaning=noun)
        words.add("DE_THAT_CHOSEN", contract("de", phrase), meaning=noun)


def add_spoken_of(words: Lexicon) -> None:
    """ "O personagem que entrou em cena": the one that the moment of the text has named."""
    for phrase, noun in (
        ("o personagem que entrou em cena", "character"),
        ("o personagem incapacitado", "character"),
        ("aquele mesmo personagem", "character"),
        ("o personagem que causou aquele dano", "damager"),
        ("o card carregado", "card"),
        ("o card carregado desta forma", "card"),
        ("aquela", "action"),
    ):
        words.add("THAT", phrase, meaning=noun)
        words.add("EM_THAT", contract("em", phrase), meaning=noun)
        words.add("DE_THAT", contract("de", phrase), meaning=noun)


def add_places(words: Lexicon) -> None:
    for zone, phrase in ZONES.items():
        name = phrase.split(" ", 1)[1]
        plural = phrase.startswith("os ")
        own = ("sua " if phrase.startswith("a ") else "seus " if plural else "seu ") + name
        _zone(words, zone, YOU, (own, f"{phrase.split()[0]} {own}"))
        _zone(words, zone, t.OWNER, (phrase,) if zone != "deck" else ())
        prior = phrase.split()[0]
        proper = {"a": "própria", "o": "próprio", "os": "próprios"}[prior]
        _zone(words, zone, t.THAT_PLAYER, (f"{prior} {proper} {name}",))
        for whose, after in POSSESSORS.items():
            _zone(words, zone, whose, tuple(f"{phrase} {possessor}" for possessor in after))
    for end, phrase in ENDS.items():
        for whose, decks in DECKS.items():
            _zone(words, end, whose, tuple(f"{phrase} {contract('de', deck)}" for deck in decks))
        for whose, after in POSSESSORS.items():
            if whose != t.ANY_PLAYER:
                _zone(words, end, whose, tuple(f"{phrase} do deck {possessor}" for possessor in after))
    _any_deck(words)
    for whose, after in POSSESSORS.items():
        said = tuple(f"entre os prêmios {possessor}" for possessor in after)
        words.add("IN_ZONE", *said, meaning=t.In("prizes", whose))
    words.add("IN_ZONE", "nos decks de seus donos", meaning=t.In("deck", t.OWNER))
    words.add("TO_ZONE", "ao topo do deck", "ao topo daquele deck", meaning=t.In("top", t.OWNER))
    words.add("TO_ZONE", "à base do deck", "à base daquele deck", meaning=t.In("bottom", t.OWNER))
    words.add("IN_ZONE", "no topo do deck", "no topo daquele deck", "no topo", meaning=t.In("top", t.OWNER))
    words.add("IN_ZONE", "na base do deck", "na base daquele deck", "na base", meaning=t.In("bottom", t.OWNER))
    words.add("IN_ZONE", "na base dos decks de seus donos", meaning=t.In("bottom", t.OWNER))
    words.add("OF_ZONE", "de seus próprios recursos", meaning=t.In("resources", t.THAT_PLAYER))
    words.add("OF_ZONE", "de sua própria mão", meaning=t.In("hand", t.THAT_PLAYER))
    for joint in ("e/ou", "ou"):
        words.add(
            "TOP_AND_BOTTOM",
            *(f"no topo {joint} na base {deck}" for deck in ("de seu deck", "do seu deck")),
            meaning=YOU,
        )
        words.add("TOP_AND_BOTTOM", f"no topo {joint} na base daquele deck", meaning=t.OWNER)
        words.add("TOP_AND_BOTTOM", f"no topo {joint} na base do deck de seu dono", meaning=t.OWNER)
    for deck in ("de seu deck", "do seu deck"):
        words.add("IN_ZONE", f"de volta no topo {deck}", f"de volta ao topo {deck}", meaning=t.In("top"))
        words.add("IN_ZONE", f"de volta na base {deck}", meaning=t.In("bottom"))
    _searched(words)
    _more_zones(words)
    everywhere = "em sua mão, deck, recursos ou em cena entre os cards que você controla"
    words.add("SEARCHED", everywhere, meaning=("hand", "deck", "resources", "scene"))


def _more_zones(words: Lexicon) -> None:
    """ "De sua mão ou recursos", "em sua mão e/ou nos prêmios de seus oponentes": one zone more."""
    for zone, phrase in ZONES.items():
        article, name = phrase.split()
        own = {"a": "sua", "o": "seu", "os": "seus"}[article]
        for joint in ("ou", "e/ou"):
            words.add("OR_ZONE", f"{joint} {name}", f"{joint} de {own} {name}", meaning=t.In(zone))
            for whose, after in POSSESSORS.items():
                said = [
                    f"{joint} {before}{name} {each}"
                    for each in after
                    for before in ("", f"{contract('de', phrase).split()[0]} ")
                ]
                words.add("OR_ZONE", *said, meaning=t.In(zone, whose))


def _searched(words: Lexicon) -> None:
    """ "Em seu deck ou recursos", "em sua mão, deck e/ou recursos": several zones of one's own."""
    zones = {"deck": ("seu deck", "deck"), "hand": ("sua mão", "mão"), "resources": ("seus recursos", "recursos")}
    for order in (*permutations(zones, 2), *permutations(zones, 3)):
        first, *middle, last = order
        found = tuple(zone for zone in ("deck", "hand", "resources") if zone in order)
        for joint in ("ou", "e/ou", "e"):
            for bare in (1, 0):
                said = ", ".join((zones[first][0], *(zones[each][bare] for each in middle)))
                ended = ("", "em ") if not bare else ("",)
                phrases = [f"em {said} {joint} {prefix}{zones[last][bare]}" for prefix in ended]
                words.add("SEARCHED", *phrases, meaning=found)


def _any_deck(words: Lexicon) -> None:
    """ "Do topo de um deck": whose, is chosen."""
    for end, phrase in ENDS.items():
        for deck in ("um deck", "um dos decks", "qualquer deck"):
            words.add("OF_ZONE", f"{contract('de', phrase)} de {deck}", meaning=t.In(end, t.ONE_PLAYER))


def _zone(words: Lexicon, zone: str, whose: str, phrases: tuple[str, ...]) -> None:
    for phrase in phrases:
        place = t.In(zone, whose)
        if (zone, whose) != ("deck", YOU):
            words.add("IN_ZONE", contract("em", phrase), meaning=place)
        else:
            words.add("SEARCHED", contract("em", phrase), meaning=("deck",))
        words.add("ZONE", phrase, meaning=place)
        words.add("OF_ZONE", contract("de", phrase), f"que estiver {contract('em', phrase)}", meaning=place)
        words.add("TO_ZONE", f"para {phrase}", meaning=place)
        words.add("OR_IN_ZONE", f"ou {contract('em', phrase)}", meaning=place)
        if phrase.split()[0] in ("a", "o", "os"):
            words.add("TO_ZONE", contract("a", phrase), meaning=place)


#: What a player has used who has used any action.
USED_ANY = ("ações", "uma ação", "alguma ação", "nenhuma ação", "qualquer ação")


def add_conditions(words: Lexicon) -> None:
    words.add("USED_ACTIONS", *(f"usado {what} neste turno" for what in USED_ANY))
    words.add("YOU_CONTROL", "você controlar", "você controla", "você controle", meaning=(YOU, False))
    words.add("YOU_CONTROL", "você não controlar", "você não controla", "você não controle", meaning=(YOU, True))
    for opponent in ("um oponente", "um de seus oponentes", "seu oponente", "o oponente", "outro jogador"):
        words.add("YOU_CONTROL", f"{opponent} controlar", f"{opponent} controla", meaning=(OPPONENT, False))
        words.add("YOU_CONTROL", f"{opponent} não controlar", f"{opponent} não controla", meaning=(OPPONENT, True))
    opponents = ("um oponente", "seu oponente", "o oponente")
    holders = (("você", YOU), ("aquele jogador", t.THAT_PLAYER), *((each, OPPONENT) for each in opponents))
    for player, who in holders:
        words.add("PLAYER_HAS", f"{player} tiver", f"{player} tenha", meaning=(who, False))
        words.add("PLAYER_HAS", f"{player} não tiver", f"{player} não tenha", meaning=(who, True))
    words.add("BOUNDED", "pelo menos", "ao menos", "no mínimo", meaning="least")
    words.add("BOUNDED", "mais de", "mais do que", meaning="more")
    words.add("BOUNDED", "menos de", "menos do que", meaning="fewer")
    words.add("BOUNDED", "no máximo", meaning="most")
    words.add("EXACTLY", "exatamente", "apenas", "somente", meaning="exactly")
    controls = ("controlar", "controla", "controle", "controlarem", "controlam", "controlem")
    words.add("CONTROLS", *controls, meaning=False)
    words.add("CONTROLS", *(f"não {each}" for each in controls), meaning=True)
    for kind in ("personagem", "suporte"):
        word = {"personagem": "character", "suporte": "support"}[kind]
        words.add("YOU_CONTROL_THIS_AND", f"você controlar este {kind} e", meaning=(t.Kind((word,)),))
    words.add("YOU_REVEAL", "você revelar", "você tiver revelado")
    words.add("_IN_THIS_ACTION", "nesta ação", "na Clarividência desta ação")
    for value, figures in FIGURES.items():
        words.add("FIGURE", *figures, meaning=value)
    for figure in FIGURES["initial"]:
        words.contraction(f"da {figure}", "_DE", "FIGURE", meaning="initial")
    for great, compare in (("maior", "more"), ("menor", "less")):
        words.add("OR_EQUAL", f"{great} ou igual a", f"{great} ou igual à", meaning=compare)
        words.contraction(f"{great} ou igual ao", "OR_EQUAL", "_O", meaning=compare)
    words.add("RECEIVES_MORE", "receberá", "receberão")
    words.add("THERE_IS", "houver", "haja", meaning=False)
    words.add("THERE_IS", "não houver", "não haja", meaning=True)
    words.add("NONE", "nenhum", "nenhuma")
    having = ("tiver", "tiverem", "tenha", "tenham", "possuir", "possuírem", "possua", "possuam")
    words.add("HAS", *having, meaning=False)
    words.add("HAS", *(f"não {each}" for each in having), meaning=True)
    words.add("IS", "for", "forem", "seja", "sejam", meaning=False)
    words.add("IS", "não for", "não forem", "não seja", "não sejam", meaning=True)
    words.add("STANDS", "estiver", "estiverem", "ainda estiver", "já estiver", "esteja", "estejam", meaning=False)
    words.add("STANDS", "não estiver", "não estiverem", "não esteja", "não estejam", meaning=True)
    turns = {
        YOU: ("seu turno", "seu próprio turno", "o seu turno"),
        OPPONENT: ("o turno de um oponente", "o turno de seu oponente", "o turno de outro jogador"),
    }
    for whose, said in turns.items():
        when = [f"{each}" for turn in said for each in (f"durante {turn}", contract("em", turn))]
        used = ("for usada", "tiver sido usada", "tenha sido usada")
        words.add("IN_TURN", *(f"esta ação {be} {each}" for be in used for each in when), meaning=whose)
    words.add("_IF", "caso", "desde que", "contanto que")
    words.add("FEWER", "menos")
    words.add("MORE", "mais")
    words.add(
        "HAS_ENTERED",
        "tiver entrado em cena neste turno",
        "tenha entrado em cena neste turno",
        "entrou em cena neste turno",
    )
    words.add("HAS_BEEN_USED", "tiver sido usada neste turno", meaning=False)
    words.add("HAS_BEEN_USED", "não tiver sido usada neste turno", meaning=True)
    words.add("WOULD_BE_DEALT", "seria causado")
    words.add("TIMES", "multiplicado por")
    words.add("DIVIDED", "dividido por")
    for joint in ("e", ","):
        for ending in ("o", "a"):
            words.add("ROUNDED", f"{joint} arredondad{ending} para cima", meaning=True)
            words.add("ROUNDED", f"{joint} arredondad{ending} para baixo", meaning=False)
    words.add("GREATER", "maior que", "maior do que", meaning="more")
    words.add("GREATER", "menor que", "menor do que", meaning="less")
    words.add("EQUAL", "igual a", "igual à", "iguais a")
    words.contraction("igual ao", "EQUAL", "_O")
    words.contraction("equivalente ao", "EQUAL", "_O")
    words.add("A_NUMBER_OF", "um número de", "uma quantidade de")
    words.add("DAMAGE_EQUAL", "dano igual a", "dano igual à", "uma quantidade de dano igual a")
    words.contraction("dano igual ao", "DAMAGE_EQUAL", "_O")
    words.contraction("uma quantidade de dano igual ao", "DAMAGE_EQUAL", "_O")
    words.add("HALF_OF", "metade", "a metade")
    for comma in ("", ", "):
        words.add("MAXIMUM", *(f"{comma}{each} máximo de" for each in ("até um", "até o", "com um", "com o")))
        words.add("MAXIMUM", f"{comma}limitado a", f"{comma}até o limite de")
    words.add("X_IS", "X é igual a", "sendo X igual a", "X é", "X é igual à", "sendo X igual à", "X é a")
    words.add("X_IS", "onde X é igual a", "onde X é", "em que X é igual a", "sendo X")
    words.contraction("onde X é igual ao", "X_IS", "_O")
    words.contraction("em que X é igual ao", "X_IS", "_O")
    words.add("_AMOUNT_OF", "quantidade de")
    words.contraction("X é igual ao", "X_IS", "_O")
    words.contraction("sendo X igual ao", "X_IS", "_O")
    words.add("NUMBER_OF", "número de")
    words.add("VALUE_OF", "estágio de capacitação", "estágio de capacitação atual", meaning="stage")
    words.add("VALUE_OF", "número de poderes", meaning="powers")
    words.add("VALUE_OF", "número de afiliações", meaning="affiliations")
    words.add("FOUND_COUNT", "número de cards procurados")
    words.add("FOUND_CARD", "card procurado", "card procurado desta forma")
    for done, participle in DONE.items():
        so = [f"{participle}{ending} {way} forma" for ending in ("", "s") for way in ("desta", "dessa")]
        words.add("DONE_SO", *so, meaning=done)
    words.add("_ELSE", "senão")
    words.add("COUNTED_DOWN", "número de cards colocados nos recursos nesta Fase de Contagem Regressiva")
    for times, (number, fold) in {2: ("duas", "dobro"), 3: ("três", "triplo"), 4: ("quatro", "quádruplo")}.items():
        words.add("TWICE", f"{number} vezes", meaning=times)
        words.add("DOUBLE", fold, meaning=times)
    words.add("GREATEST", "maior", meaning=True)
    words.add("GREATEST", "menor", meaning=False)
    words.add("_ENTRE", "entre")
    words.add("FIGURE", "soma das Energias Iniciais", "soma da Energia Inicial", meaning="initial")
    words.add("FIGURE", "soma dos valores de Escudo", "soma dos Escudos", meaning="shield")
    words.add("FIGURE_POINT", "ponto de Escudo", meaning="shield")
    words.add("FIGURE_POINT", "ponto de Energia Inicial", meaning="initial")
    for value, figures in FIGURES.items():
        own = "seu" if value == "shield" else "sua"
        words.add("OWN_FIGURE", *(f"{own} {each}" for each in figures), meaning=value)
    # Events: the verb, and whether the text alters what is about to happen.
    events = {
        "enters": ("entrar em cena", "entrarem em cena", "entre em cena"),
        "leaves": ("sair de cena", "saírem de cena", "deixar a cena", "deixarem a cena", "saia de cena"),
        "enters or leaves": ("entrar ou sair de cena",),
    }
    suffered = {
        "knocked out": "nocautead",
        "destroyed": "destruíd",
        "readied": "capacitad",
        "exhausted": "incapacitad",
        "boosted": "Potencializad",
        "materialized": "Materializad",
        "unloaded": "descarregad",
        "discarded": "descartad",
    }
    for event, stem in suffered.items():
        events[event] = (f"for {stem}o", f"for {stem}a", f"forem {stem}os", f"forem {stem}as")
        events[event] += (f"seja {stem}o", f"seja {stem}a", f"sejam {stem}os", f"sejam {stem}as")
    put = (("for", "o"), ("for", "a"), ("forem", "os"), ("forem", "as"))
    events["enters"] += tuple(f"{be} colocad{ending} em cena" for be, ending in put)
    for event, phrases in events.items():
        words.add("HAPPENS", *phrases, meaning=event)
    words.add("KNOCKS_OUT", "nocautear", "nocautearem")
    words.add("YOU_PUT", "você colocar", meaning=YOU)
    words.add("YOU_PUT", "outro jogador colocar", "um oponente colocar", "seu oponente colocar", meaning=t.OTHERS)
    words.add("YOU_PUT", "um jogador colocar", meaning=t.ANY_PLAYER)
    words.add("IS_LOADED", "for carregado", "forem carregados", "seja carregado", "sejam carregados")
    _by_effect(words)
    _laid(words)
    for who, meaning in (("um jogador", t.ANY_PLAYER), ("um oponente", OPPONENT)):
        replacing = (f"{who} substituir", f"{who} colocar um cenário em cena substituindo")
        words.add("A_PLAYER_REPLACES", *replacing, meaning=meaning)
    words.add("USES", "usar", "usarem", "usou", "usaram")
    words.add("IS_USED", "for usada", "forem usadas")
    words.add("_USES_ACTION_OF", "usar uma ação descrita em")
    words.add("A_PLAYER_USES", "um jogador usar", meaning=t.ANY_PLAYER)
    words.add("A_PLAYER_USES", "um oponente usar", "seu oponente usar", "outro jogador usar", meaning=OPPONENT)
    words.add("A_PLAYER_USES", "você usar", meaning=YOU)
    words.add("WOULD_LEAVE", "fosse sair de cena por um efeito de seu controlador")
    for word, meaning in (("jogador", t.ANY_PLAYER), ("oponente", OPPONENT)):
        words.add("A_PLAYER_WOULD_SEARCH", f"um {word} fosse procurar X cards no próprio deck", meaning=meaning)
    words.add("_INSTEAD", "ao invés disso", "em vez disso")
    for kind, names in CARD_KINDS.items():
        words.add("OR_OF_KIND", *(f"ou de {name}" for name in names), meaning=(t.Kind((kind,), True),))
    words.add("IS_TARGETED", "for alvo de", "for alvo", "forem alvos de", "forem alvo de")
    words.add("RECEIVES", "receber dano", "receberem dano", meaning=False)
    words.add("RECEIVES", "fosse receber dano", "fossem receber dano", meaning=True)
    for would, (one, many) in ((False, ("receber", "receberem")), (True, ("fosse receber", "fossem receber"))):
        for each in (one, many):
            words.add("RECEIVES_SORT", f"{each} dano penetrante", meaning=(would, "penetrating"))
            words.add("RECEIVES_SORT", f"{each} dano que não seja de ações", meaning=(would, "no action"))
    words.add("WOULD_DEAL", "fosse causar dano", "fossem causar dano", meaning=True)
    words.add("WOULD_DEAL", "causar dano", "causarem dano", meaning=False)
    words.add("WOULD_PIERCE", "fosse causar dano penetrante", "fossem causar dano penetrante", meaning=True)
    words.add("WOULD_PIERCE", "causar dano penetrante", "causarem dano penetrante", meaning=False)
    words.add("ALL_DAMAGE", "todo o dano que", "o dano que", "todo dano que", meaning="")
    words.add("ALL_DAMAGE", "todo o dano penetrante que", "o dano penetrante que", meaning="penetrating")
    words.add("CUTS_TOTAL", "reduza o total daquele dano para", "reduza aquele dano para")
    words.add("WOULD_RECEIVE", "receberia", "receberiam", "receber")


def _laid(words: Lexicon) -> None:
    """Cards that are revealed by Clairvoyance, or come to another area."""
    how = ("com a", "na", "pela", "usando a", "usando", "devido à")
    words.add("WITH_CLAIRVOYANCE", *(f"{each} Clarividência" for each in how))
    for be, ending in (("for", "o"), ("for", "a"), ("forem", "os"), ("forem", "as")):
        words.add("IS_FORESEEN", *(f"{be} revelad{ending} {each} Clarividência" for each in how))
        words.add("IS_LAID", f"{be} colocad{ending}")
    words.add("_COMING", "vindo", "vinda", "vindos", "vindas")


def _by_effect(words: Lexicon) -> None:
    """ "Por um efeito controlado por um oponente", "um efeito … fizer com que …"."""
    rivals = ("um oponente", "outro jogador", "seus oponentes", "oponentes", "seu oponente")
    doers = {OPPONENT: rivals, YOU: ("você",)}
    for effect, ending in (("um efeito", ""), ("efeitos", "s"), ("o efeito", "")):
        for whose, players in doers.items():
            joints = ("de", f"controlado{ending} por") if whose != YOU else (f"controlado{ending} por",)
            said = [f"por {effect} {joint} {each}" for joint in joints for each in players]
            words.add("BY_EFFECT", *said, *(f"por {effect} que {each} controla" for each in players), meaning=whose)
        words.add("BY_EFFECT", f"por {effect}", meaning=t.ANY_PLAYER)
    words.add("AN_EFFECT", "um efeito", "algum efeito", "qualquer efeito")
    words.add("_MAKES", "fizer com que", "fizerem com que")
    cannot = ("não pode procurar", "não poderá procurar", "não pode procurar por")
    words.add("DOES_NOT_DO", "não procura", "não procura por", *cannot, meaning="searches")
    words.add("DOES_NOT_DO", "não compra", "não comprará", "não pode comprar", meaning="draws")


#: How brackets begin that may say more than the text does: an order, a leave, an alternative.
ORDERS = (
    r"você|vocês|os jogadores|o jogador|cada jogador|o oponente|ou(?! seja)|e|mas|exceto|desde que|a não ser|compre|"
    r"descarte|coloque|carregue|descarregue|capacite|incapacite|procure|revele|embaralhe|olhe|escolha|permute|cause"
)


def add_reminders(words: Lexicon) -> None:
    """Words in brackets explain, and rule nothing (gap reminder-text), unless they begin like an order."""
    words.ignore(rf"\((?!(?:{ORDERS})(?![^\W_]))[^()\s]+ [^()\s]+ [^()]+\)")
    # A card that goes elsewhere is not put back with those of Clairvoyance (7.1.clarividencia-2).
    words.ignore(r"ao invés de colocá-l[oa]s? no topo de seu deck devido à (?:\#&\#)?Clarividência")
    for regex in (
        r"\((?:você pode, )?por exemplo,[^()]*\)",
        r"\(você só deve carregar o card se houver [^()]*\)",
        r"\(você deve carregar no personagem cards dos recursos de seu controlador\)",
        r"\(você pode capacitar aquele personagem em \{1\} se ele estiver no estágio \{1\} [^()]*\)",
        r"\(carregue todos os cards do topo de seu deck, se houver menos de [^()]*\)",
        r"\(após sua Fase de Combate\)",
    ):
        words.ignore(regex)
