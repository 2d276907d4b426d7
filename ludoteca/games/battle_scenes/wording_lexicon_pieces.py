"""The Portuguese words for pieces, their qualities and places, and for conditions."""

from __future__ import annotations

from ludoteca.cardtext.words import Lexicon
from ludoteca.core.effects import (
    OPPONENT,
    YOU,
)
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.wording_terms import (
    ACTION_KEYWORDS,
    ALIGNMENTS,
    CARD_KINDS,
    DECKS,
    ENDS,
    KEYWORDS,
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
    words.add("ITSELF", "nele mesmo")


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
    words.contraction("nas", "_EM", "ALL")
    words.add("DIFFERENT", "diferente", "diferentes")
    words.add("ALL", "os", "as", "todos os", "todas as", "cada um dos", "cada uma das", "todo o")
    words.add("EACH", "cada", "todo", "toda")
    words.add("EACH_OF", "cada um de", "cada uma de")
    words.add("ANY_COUNT", "qualquer número de")
    words.add("ANY_OF", "qualquer número")
    words.add("SOME", "algum", "alguma", "qualquer")
    words.add("OR_MORE", "ou mais")


def _that(words: Lexicon, written: str, noun: str) -> None:
    one, many = written.split("/")
    feminine = one in ("ação", "afiliação", "fonte")
    for phrase in (f"aquel{'a' if feminine else 'e'} {one}", f"aquel{'a' if feminine else 'e'}s {many}"):
        words.add("THAT", phrase, meaning=noun)
        _with_prepositions(words, phrase, "THAT", noun)
    article, ending = ("a", "a") if feminine else ("o", "o")
    for phrase in (f"{article} {one} escolhid{ending}", f"{article}s {many} escolhid{ending}s"):
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
    ):
        words.add("THAT", phrase, meaning=noun)
        words.add("EM_THAT", contract("em", phrase), meaning=noun)
        words.add("DE_THAT", contract("de", phrase), meaning=noun)


def add_qualities(words: Lexicon) -> None:
    words.add("NAMED", "chamado", "chamados", "chamada", "chamadas", "com o nome", "com nome", meaning=("name", False))
    not_named = ("que não seja chamado", "que não se chame", "que não sejam chamadas", "que não sejam chamados")
    words.add("NAMED", *not_named, "que não se chamem", "que não seja chamada", meaning=("name", True))
    words.add("NAMED", "e que não se chame", "e que não seja chamado", meaning=("name", True))
    words.add("NAMED", "com o alter ego", "com alter ego", "que tenham o alter ego", meaning=("alter ego", False))
    words.add("NAMED", "que tenha o alter ego", "e alter ego", "e com o alter ego", meaning=("alter ego", False))
    in_name = ("cujo nome tenha a palavra", "cujos nomes tenham a palavra", "com a palavra")
    words.add("NAMED", *in_name, "que tenha no nome", "que tenham no nome", meaning=("part", False))
    not_ego = (
        "com alter ego que não seja",
        "cujo alter ego não seja",
        "e alter ego que não seja",
        "cujos alter egos não sejam",
    )
    words.add("NAMED", *not_ego, meaning=("alter ego", True))
    words.add("AFFILIATED", "com a afiliação", "com afiliação", "da afiliação", "com as afiliações", meaning=False)
    words.add("AFFILIATED", "que tenha a afiliação", "e com a afiliação", "que tenham a afiliação", meaning=False)
    not_in = ("sem a afiliação", "que não tenha a afiliação", "que não tenham a afiliação", "e sem a afiliação")
    words.add("AFFILIATED", *not_in, "sem afiliação", meaning=True)
    words.add("AFFILIATED", "nem a afiliação", "nem com a afiliação", "nem da afiliação", meaning=True)
    words.add("AFFILIATED", "cuja afiliação não seja", "cujas afiliações não sejam", meaning=True)
    words.add("AFFILIATION", "a afiliação")
    words.announce("NOUN", "NAMED", "AFFILIATED", "AFFILIATION", "THE_ACTION", "_ITS_ALTER_EGO", "GAINS_VALUES")
    common = "afiliação em comum com"
    words.add("SHARING", f"com uma {common}", f"com alguma {common}", "com afiliações em comum com", meaning=False)
    words.add(
        "SHARING", f"que tenha uma {common}", f"que tenham uma {common}", f"e que tenham uma {common}", meaning=False
    )
    words.add("SHARING", "sem afiliações em comum com", meaning=True)
    words.add("SHARED", f"uma {common}", f"alguma {common}", common, meaning=False)
    words.add("SHARED", f"nenhuma {common}", meaning=True)
    words.add("SHARED_OF", f"uma {common} as afiliações", f"alguma {common} as afiliações", meaning=False)
    words.add("SHARED_OF", f"nenhuma {common} as afiliações", meaning=True)
    words.add("THE_ACTION", "a ação", "as ações", meaning=())
    words.add("THE_ACTION", "as ações de dano", meaning=(t.Dealing(),))
    words.add("USED_PAST", "usada por", "usadas por", "que for usada por", "que forem usadas por")
    for used in ("usada", "usadas", "que for usada", "que forem usadas"):
        words.add("USED_BY_CHOSEN", f"{used} pelo personagem escolhido", meaning="character")
    words.add("DE_THAT_CHOSEN", "com o poder escolhido", meaning="power")
    words.add("DE_THAT_CHOSEN", "com a afiliação escolhida", meaning="affiliation")
    words.add("DE_THAT_CHOSEN", "com o alter ego escolhido", meaning="alter ego")
    words.add("DE_THAT_CHOSEN", "do tipo escolhido", meaning="card type")
    words.add("DE_THAT_CHOSEN", "com o nome escolhido", meaning="action")
    words.add("ORDINAL", "a primeira ação", meaning=("first", ()))
    words.add("ORDINAL", "a próxima ação", meaning=("next", ()))
    words.add("ORDINAL", "a primeira ação de dano", meaning=("first", (t.Dealing(),)))
    words.contraction("da primeira ação", "_DE", "ORDINAL", meaning=("first", ()))
    words.add("PER_TURN", "em cada turno", "em um turno")
    words.add("TARGETED_AT", "tendo como alvo", "e tenha como alvo", "que tenha como alvo")
    words.add("THIS", "você", meaning=(t.Kind(("player",)),))
    words.add("NOUN", "seus oponentes", "um de seus oponentes", meaning=(t.Kind(("opponent",)),))
    words.add(
        "CONTROLLED", "que você controla", "que você controlar", "e que você controla", "sob seu controle", meaning=YOU
    )
    opposing = (
        "controlado por um oponente",
        "controlados por um oponente",
        "controlado pelo oponente",
        "que um oponente controla",
    )
    of_actions = ("controlada por um oponente", "controladas por um oponente")
    words.add(
        "CONTROLLED",
        *opposing,
        *of_actions,
        "que seu oponente controla",
        "que seus oponentes controlam",
        meaning=OPPONENT,
    )
    words.add(
        "CONTROLLED",
        "controlado por outro jogador",
        "controlados por outro jogador",
        "que você não controla",
        meaning=t.OTHERS,
    )
    that = (
        "que aquele jogador controla",
        "controlado por aquele jogador",
        "controlados por aquele jogador",
        "que ele controla",
    )
    words.add("CONTROLLED", *that, "que ele próprio controla", meaning=t.THAT_PLAYER)
    for who, word in t.TARGET_PLAYERS.items():
        noun = {"player": "jogador", "opponent": "oponente"}[word]
        words.add("CONTROLLED", f"que o {noun} alvo controla", f"controlado pelo {noun} alvo", meaning=who)
    words.add("SINCE_START", "desde o início do turno", "desde o inicio do turno")
    words.add("ENTERED", "que entrou em cena neste turno", "que entraram em cena neste turno")
    words.add("IN_SCENE", "em cena", "que estiver em cena", "que estiverem em cena")
    words.add("ALIGNED", "não vilão", "não vilões", "que não seja vilão", meaning=("Vilão", True))
    words.add("ALIGNED", "não herói", "não heróis", "que não seja herói", meaning=("Herói", True))
    words.add("CARRIED", "que estiver sendo carregado por", "que estiverem sendo carregados por", "sendo carregado por")
    words.add("CARRIED_IN", "carregado", "carregados")
    words.add("_QUE", "que", "e que")
    words.add(
        "IS_CARRYING",
        "estiver carregando",
        "estiverem carregando",
        "esteja carregando",
        "estejam carregando",
        meaning=False,
    )
    words.add("IS_CARRYING", "estão carregando", "está carregando", "ainda estiver carregando", meaning=False)
    words.add("IS_CARRYING", "não estiver carregando", "não estiverem carregando", meaning=True)
    words.add("AT_STAGE", "e que esteja no estágio")
    words.add("AT_STAGE", "no estágio", "no estágio de capacitação", "que esteja no estágio", "que estejam em estágio")
    words.add("_OF_CAPACITY", "de capacitação")
    words.add("ENERGY", "com Energia Inicial", "com Energia Inicial igual a")
    words.add("COMPARED", "ou maior", meaning="more")
    words.add("COMPARED", "ou menor", meaning="less")
    words.add("WITH_SHIELD", "com Escudo")
    words.add("DE_THAT", "desses cards", meaning="card")
    words.add("REST", "os demais", "o outro", "os outros dois", "os outros cards", "os outros dois cards")
    words.add("REST", "os demais cards", "o outro card", "os outros card")
    words.add("DALI", "dali")
    words.add("REVEALED", "revelado na Clarividência desta ação", "revelados na Clarividência desta ação")
    words.add("BY_CHOICE", "a sua escolha", "à sua escolha")
    words.add("REVEALED", "revelado nesta ação", "revelados nesta ação", "que foi revelado nesta ação")
    words.add("REVEALED", "revelado pela Clarividência desta ação", "revelados pela Clarividência desta ação")
    words.add("DEALING", "que cause dano", "que causem dano", "que causa dano", "que causar dano")
    words.add("AIMED", "com alvo", "com alvos", "que tenha alvo", "que tenham alvo", "que têm alvo", meaning=False)
    words.add("AIMED", "sem alvo", "que não têm alvo", "que não tenha alvo", "que não tenham alvo", meaning=True)
    different = {"name": ("nomes", "nome"), "power": ("poderes", "poder"), "card type": ("tipos", "tipo")}
    for what, (many, one) in different.items():
        words.add("DIFFERING", f"de {many} diferentes", f"com {many} diferentes", f"de {one} diferente", meaning=what)
    acted = ("já tiver usado uma ação neste turno", "tiver usado uma ação neste turno", "usou uma ação neste turno")
    words.add("HAS_ACTED", *acted, "já tenha usado uma ação neste turno", meaning=False)
    not_acted = ("não usou ações neste turno", "não tiver usado ações neste turno", "ainda não usou ações neste turno")
    words.add("HAS_ACTED", *not_acted, "não tiver usado nenhuma ação neste turno", meaning=True)
    hurt = ("tiver recebido dano neste turno", "recebeu dano neste turno", "já tiver recebido dano neste turno")
    words.add("HAS_HURT", *hurt, "tiver recebido dano em um turno", meaning=False)
    words.add("HAS_HURT", "não tiver recebido dano neste turno", "não recebeu dano neste turno", meaning=True)
    words.add("HURT", "que recebeu dano neste turno", "que receberam dano neste turno", meaning=False)
    words.add("HURT", "que tenha recebido dano neste turno", "que tenham recebido dano neste turno", meaning=False)
    words.add("HURT", "que não recebeu dano neste turno", "que não tenha recebido dano neste turno", meaning=True)
    words.add("ACTED", "que já tenha usado uma ação neste turno", "que tenha usado uma ação neste turno", meaning=False)
    not_yet = ("que não tenha usado ações neste turno", "que ainda não tenha usado ações neste turno")
    words.add("ACTED", *not_yet, "que não tenham usado ações neste turno", meaning=True)
    words.add("TYPED", "de antecipar", "de Antecipar", meaning=(("anticipation",), False))
    words.add("TYPED", "imprevista", "imprevistas", "Imprevista", "Imprevistas", meaning=(("unforeseen",), False))
    for anticipation in ("de antecipar", "de Antecipar"):
        for unforeseen in ("imprevista", "imprevistas", "Imprevista", "Imprevistas"):
            for joint in ("e", "ou"):
                both = (("anticipation", "unforeseen"), False)
                words.add("TYPED", f"{anticipation} {joint} {unforeseen}", meaning=both)
    for kind, names in (
        ("anticipation", ("de antecipar", "de Antecipar")),
        ("unforeseen", ("imprevista", "Imprevista")),
    ):
        for name in names:
            many = f"{name}s" if kind == "unforeseen" else name
            words.add("TYPED", f"que não seja {name}", f"que não sejam {many}", meaning=((kind,), True))
    words.add("TYPED", "que não seja de Antecipar nem Imprevista", meaning=(("anticipation", "unforeseen"), True))
    words.add("COSTING", "de custo")
    words.add("THAT_HAS", "que tenha", "que tenham", "tendo")
    words.add("AS_TARGET", "como alvo")
    words.add("WHO_USED", "que usou aquela ação", "que usou esta ação", "que tiver usado aquela ação")
    words.add("NOT_OF_CARD", "que não sejam de", "que não seja de")
    identity = ("(ou nome, se não houver alter ego)", "(ou mesmo nome, se não houver alter ego)")
    for before in ("com o", "que tenha o", "que tenham o"):
        words.add("SAME", f"{before} mesmo alter ego", meaning="alter ego")
        words.add("SAME", f"{before} mesmo nome", meaning="name")
        words.add("SAME", f"{before} mesmo nome ou alter ego", meaning="name or alter ego")
        words.add("SAME", *(f"{before} mesmo alter ego {note}" for note in identity), meaning="identity")
    not_kind = "que não seja de", "que não sejam cards de", "que não seja um card de"
    for kind, spelt in CARD_KINDS.items():
        said = (f"{before} {name}" for before in not_kind for name in spelt)
        words.add("NOT_KIND", *said, meaning=(t.Kind((kind,), True, True),))
    words.add("USED_THIS_TURN", "que o oponente tenha usado neste turno", meaning=OPPONENT)
    for keyword in KEYWORDS:
        words.add("KEYWORD", keyword, meaning=keyword)
    words.add("KEYWORD", "Ítem Único", meaning="Item Único")
    for keyword in ACTION_KEYWORDS:
        words.add("ACTION_KEYWORD", keyword, meaning=keyword)
    words.add("ALL_ACTIONS", "todas as ações")


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
    words.add("IN_ZONE", "nos decks de seus donos", meaning=t.In("deck", t.OWNER))
    words.add("TO_ZONE", "ao topo do deck", "ao topo daquele deck", meaning=t.In("top", t.OWNER))
    words.add("TO_ZONE", "à base do deck", "à base daquele deck", meaning=t.In("bottom", t.OWNER))
    words.add("IN_ZONE", "na base dos decks de seus donos", meaning=t.In("bottom", t.OWNER))
    words.add("OF_ZONE", "de seus próprios recursos", meaning=t.In("resources", t.THAT_PLAYER))
    words.add("TOP_AND_BOTTOM", "no topo e/ou na base de seu deck", meaning=YOU)
    words.add("TOP_AND_BOTTOM", "no topo e/ou na base daquele deck", meaning=t.OWNER)
    words.add("IN_ZONE", "de volta no topo de seu deck", meaning=t.In("top"))
    words.add("SEARCHED", "em seu deck ou recursos", "em seu deck e/ou recursos", meaning=("deck", "resources"))
    words.add("SEARCHED", "em seu deck, mão ou recursos", meaning=("deck", "hand", "resources"))
    everywhere = "em sua mão, deck, recursos ou em cena entre os cards que você controla"
    words.add("SEARCHED", everywhere, meaning=("hand", "deck", "resources", "scene"))


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


def add_conditions(words: Lexicon) -> None:
    words.add("YOU_CONTROL", "você controlar", "você controla", meaning=(YOU, False))
    words.add("YOU_CONTROL", "você não controlar", meaning=(YOU, True))
    for opponent in ("um oponente", "um de seus oponentes", "seu oponente"):
        words.add("YOU_CONTROL", f"{opponent} controlar", meaning=(OPPONENT, False))
        words.add("YOU_CONTROL", f"{opponent} não controlar", meaning=(OPPONENT, True))
    for kind in ("personagem", "suporte"):
        word = {"personagem": "character", "suporte": "support"}[kind]
        words.add("YOU_CONTROL_THIS_AND", f"você controlar este {kind} e", meaning=(t.Kind((word,)),))
    words.add("YOU_REVEAL", "você revelar", "você tiver revelado")
    words.add("_IN_THIS_ACTION", "nesta ação", "na Clarividência desta ação")
    words.add("HAS_ENERGY", "Energia Inicial")
    words.add("OR_EQUAL", "maior ou igual a", meaning="more")
    words.add("OR_EQUAL", "menor ou igual a", meaning="less")
    words.add("RECEIVES_MORE", "receberá", "receberão")
    words.add("THERE_IS", "houver", meaning=False)
    words.add("THERE_IS", "não houver", meaning=True)
    words.add("NONE", "nenhum", "nenhuma")
    words.add("HAS", "tiver", "tiverem", meaning=False)
    words.add("HAS", "não tiver", "não tiverem", meaning=True)
    words.add("IS", "for", "forem", meaning=False)
    words.add("IS", "não for", "não forem", meaning=True)
    words.add("STANDS", "estiver", "estiverem", "ainda estiver", meaning=False)
    words.add(
        "IN_TURN",
        "esta ação for usada durante seu turno",
        "esta ação tenha sido usada em seu próprio turno",
        meaning=YOU,
    )
    words.add("_IF", "caso")
    words.add("FEWER", "menos")
    words.add("MORE_THAN", "um oponente controlar mais")
    words.add("THAN_YOU", "que você")
    words.add("HAS_ENTERED", "tiver entrado em cena neste turno")
    words.add("HAS_BEEN_USED", "tiver sido usada neste turno", meaning=False)
    words.add("HAS_BEEN_USED", "não tiver sido usada neste turno", meaning=True)
    words.add("WOULD_BE_DEALT", "seria causado")
    words.add("TIMES", "multiplicado por")
    words.add("DIVIDED", "dividido por")
    words.add("ROUNDED", "e arredondado para cima", meaning=True)
    words.add("ROUNDED", "e arredondado para baixo", meaning=False)
    words.add("THAN", "que um oponente")
    words.add("GREATER", "maior que", meaning="more")
    words.add("EQUAL", "igual a")
    words.add("X_IS", "X é igual a", "sendo X igual a", "X é")
    words.contraction("X é igual ao", "X_IS", "_O")
    words.contraction("sendo X igual ao", "X_IS", "_O")
    words.add("NUMBER_OF", "número de")
    words.add("VALUE_OF", "valor de Escudo", "valor de Escudo atual", meaning="shield")
    words.add("VALUE_OF", "estágio de capacitação", "estágio de capacitação atual", meaning="stage")
    words.add("VALUE_OF", "número de poderes", meaning="powers")
    words.add("COUNTED_DOWN", "número de cards colocados nos recursos nesta Fase de Contagem Regressiva")
    words.add("TWICE", "duas vezes")
    # Events: the verb, and whether the text alters what is about to happen.
    events = {
        "enters": ("entrar em cena", "entrarem em cena"),
        "leaves": ("sair de cena", "saírem de cena"),
        "enters or leaves": ("entrar ou sair de cena",),
        "knocked out": ("for nocauteado", "for nocauteada", "forem nocauteados"),
        "destroyed": ("for destruído", "forem destruídos"),
        "readied": ("for capacitado", "forem capacitados"),
        "exhausted": ("for incapacitado", "forem incapacitados"),
        "boosted": ("for Potencializado", "forem Potencializados"),
        "unloaded": ("for descarregado", "forem descarregados"),
        "discarded": ("for descartado", "forem descartados"),
    }
    for event, phrases in events.items():
        words.add("HAPPENS", *phrases, meaning=event)
    words.add("YOU_PUT", "você colocar", meaning=YOU)
    words.add("YOU_PUT", "outro jogador colocar", "um oponente colocar", meaning=t.OTHERS)
    words.add("YOU_PUT", "um jogador colocar", meaning=t.ANY_PLAYER)
    words.add("IS_LOADED", "for carregado")
    words.add("USES", "usar", "usarem")
    words.add("A_PLAYER_USES", "um jogador usar", meaning=t.ANY_PLAYER)
    words.add("A_PLAYER_USES", "um oponente usar", meaning=OPPONENT)
    searching = ("procurar um card em seu deck", "procurar cards em seu deck", "procurar cards no próprio deck")
    words.add("A_PLAYER_SEARCHES", *(f"um jogador {said}" for said in searching), meaning=t.ANY_PLAYER)
    words.add("A_PLAYER_SEARCHES", *(f"um oponente {said}" for said in searching), meaning=OPPONENT)
    words.add("WOULD_LEAVE", "fosse sair de cena por um efeito de seu controlador")
    for word, meaning in (("jogador", t.ANY_PLAYER), ("oponente", OPPONENT)):
        words.add("A_PLAYER_WOULD_SEARCH", f"um {word} fosse procurar X cards no próprio deck", meaning=meaning)
    words.add("_INSTEAD", "ao invés disso", "em vez disso")
    words.add("IS_TARGETED", "for alvo de", "for alvo", "forem alvos de", "forem alvo de")
    words.add("RECEIVES", "receber dano", "receberem dano", meaning=False)
    words.add("RECEIVES", "fosse receber dano", "fossem receber dano", meaning=True)
    for would, (one, many) in ((False, ("receber", "receberem")), (True, ("fosse receber", "fossem receber"))):
        for each in (one, many):
            words.add("RECEIVES_SORT", f"{each} dano penetrante", meaning=(would, "penetrating"))
            words.add("RECEIVES_SORT", f"{each} dano que não seja de ações", meaning=(would, "no action"))
    words.add("WOULD_DEAL", "fosse causar dano", "fossem causar dano", meaning=True)
    words.add("WOULD_DEAL", "causar dano", "causarem dano", meaning=False)
    words.add("ALL_DAMAGE", "todo o dano que", "o dano que", "todo dano que", meaning="")
    words.add("ALL_DAMAGE", "todo o dano penetrante que", "o dano penetrante que", meaning="penetrating")
    words.add("CUTS_TOTAL", "reduza o total daquele dano para", "reduza aquele dano para")
    words.add("WOULD_RECEIVE", "receberia", "receberiam", "receber")


def add_reminders(words: Lexicon) -> None:
    """Words in brackets that only repeat a rule, known by how they begin."""
    for regex in (
        r"\((?:a ação indicada pode|as ações (?:indicadas|de \{[A-Z]+\}) podem) ser usadas? por este [^()]*\)",
        r"\(n?o personagem que (?:usou|está carregando) est[ae] [^()]*\)",
        r"\(este personagem não pode usar mais de uma ação chamada [^()]*\)",
        r"\(esta ação não tem custo [^()]*\)",
        r"\(os tipos de cards? são [^()]*\)",
        r"\(só pode haver uma cópia [^()]*\)",
        r"\(ex\.: se o dano for \d+, será \d+\)",
        r"\(os estágios de capacitação são [^()]*\)",
        r"\(este personagem evolui de um suporte que você controla desde o início do turno [^()]*\)",
        r"\((?:você pode, )?por exemplo,[^()]*\)",
        r"\((?:ele|este personagem|aquele personagem) pode usar ações no turno em que (?:ele )?entrou em cena\)",
        r"\(ações de custo \{x\} terão custo [^()]*\)",
        r"\(isso vale também para o dano [^()]*\)",
        r"\(eles precisam ter os poderes [^()]*\)",
        r"\(esse bônus não se aplica [^()]*\)",
        r"\(o card [^()]* causa o dano, não [^()]*\)",
        r"\(você só deve carregar o card se houver [^()]*\)",
        r"\(para usar novamente a ação, [^()]*\)",
        r"\(isso inclui os textos [^()]*\)",
        r"\(se não houver cards suficientes [^()]*\)",
        r"\((?:o|este) cenário pode ser colocado em cena desta forma mesmo que outro cenário [^()]*\)",
        r"\(você deve carregar no personagem cards dos recursos de seu controlador\)",
        r"\(você pode capacitar aquele personagem em \{1\} se ele estiver no estágio \{1\} [^()]*\)",
        r"\(ex\.: se um efeito fizer com que [^()]*\)",
        r"\(após sua Fase de Combate\)",
        r"\(carregue todos os cards do topo de seu deck, se houver menos de [^()]*\)",
    ):
        words.ignore(regex)
