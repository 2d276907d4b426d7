"""The Portuguese words of this game's texts."""

from __future__ import annotations

from ludoteca.cardtext.lexicon import NUMBERS, common_lexicon
from ludoteca.cardtext.words import NUMBER, Lexicon
from ludoteca.core.effects import OPPONENT, YOU
from ludoteca.games.battle_scenes import text as t

#: Zones with their article; the top and the bottom are of a deck.
ZONES = {"hand": "a mão", "deck": "o deck", "resources": "os recursos", "prizes": "os prêmios"}
ENDS = {"top": "o topo", "bottom": "a base"}
#: How the possessor of a zone is written after it.
POSSESSORS = {
    t.OWNER: ("de seu dono", "do seu dono", "de seus donos", "dos seus donos"),
    OPPONENT: ("de um oponente", "de seus oponentes", "do oponente", "dos oponentes", "de seu oponente"),
    t.THAT_PLAYER: ("daquele jogador", "dele", "de seu controlador", "do seu controlador"),
    t.TARGET_PLAYER: ("do jogador alvo", "do oponente alvo"),
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
ALIGNMENTS = {"Herói": ("herói", "heróis"), "Vilão": ("vilão", "vilões")}
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


def lexicon() -> Lexicon:
    words = common_lexicon()
    words.forget("o oponente")
    _marks(words)
    _moments(words)
    _verbs(words)
    _states(words)
    _things(words)
    _nouns(words)
    _spoken_of(words)
    _qualities(words)
    _places(words)
    _conditions(words)
    _reminders(words)
    return words


def contract(preposition: str, phrase: str) -> str:
    """ "Em" and "a mão" are "na mão"; "de" and "o topo" are "do topo"."""
    article, _, rest = phrase.partition(" ")
    if article not in ("a", "o", "as", "os"):
        return f"{preposition} {phrase}"
    joined = {"em": f"n{article}", "de": f"d{article}", "a": {"a": "à", "o": "ao", "as": "às", "os": "aos"}[article]}
    return f"{joined[preposition]} {rest}" if preposition in joined else f"{preposition} {phrase}"


def _marks(words: Lexicon) -> None:
    words.ignore(r"\#&\#")
    words.examples["OWN"] = "o nome deste card"
    words.symbol("_DASH", "-")
    words.symbol("_LPAR", "(")
    words.symbol("_RPAR", ")")
    words.pattern("STAGES", r"\{[0-2](?!\d)\}(?: ou \{[0-2]\})?", "{1}")
    boon = r"(?:\{[A-Z]{1,2}\}|Escudo [+\-−](?:\d+|X))"
    words.pattern("BOONS", rf"{boon}(?:(?:, ?| e | ou | e/ou |/){boon})*", "{VO}")
    words.pattern("FORMULA", r"\d+[+\-]X|X[+\-](?:\d+|X)|X(?![^\W_])", "X")
    words.pattern("PLUS", r"[+\-−](?:\d+|X)(?=[ ,.]|$)", "+1")
    words.add("_AND_OR", "e/ou")
    for number, word in enumerate(NUMBERS[1:6], 1):
        words.add(NUMBER, f"mais {word}", meaning=number)
    words.add("_THEN", "então", "depois")
    words.add("LOADED_WITH", "com um", meaning=1)
    words.add("_AND_THEN", "e então", "e depois")
    words.add("_O", "o")
    words.add("_A", "a")
    words.add("CHOOSE_OPTION", "escolha uma opção")
    words.pattern("OPTION", r"\([A-D]\)", "(A)")
    words.add("_DE", "de")
    words.add("_EM", "em")
    words.add("_POR", "por")
    words.add("_COM", "com")
    words.add("_SEM", "sem", "sem a característica", "que não tenha", "que não tenham")
    words.add("_PARA", "para")


def _moments(words: Lexicon) -> None:
    words.add("_WHEN", "quando", "toda vez que", "toda a vez que", "Toda vez que")
    words.add("ONCE", "uma vez por turno")
    for kind in ("personagem", "cenário", "suporte"):
        words.add("IF_DONE", f"quando este {kind} entrar em cena desta forma", meaning=True)
    words.add(
        "UNTIL", "até o final do turno", "até o fim do turno", "neste turno", "durante este turno", meaning="turn"
    )
    words.add("UNTIL", "até o final daquele turno", "naquele turno", meaning="turn")
    words.add(
        "UNTIL", "até o final da Fase de Preparação", "até o final desta Fase de Preparação", meaning="preparation"
    )
    words.add("UNTIL", "até o final da Fase de Preparação deste turno", meaning="preparation")
    words.add("UNTIL", "nesta Fase de Combate", "durante esta Fase de Combate", meaning="combat")
    words.add("UNTIL", "até o final da partida", "nesta partida", "novamente nesta partida", meaning="match")
    words.add("AFTER", "após esta ação", "após aquela ação", "após o efeito daquela ação", meaning="action")
    words.add("AFTER", "no final do turno", meaning="turn")
    for part, phrase in PHASES.items():
        article, name = phrase.split(" ", 1)
        for spelt in {
            name,
            name.replace("Fase", "fase"),
            name.replace("Preparação", "preparação").replace("Fase", "fase"),
        }:
            _phase(words, part, article, spelt)


def _phase(words: Lexicon, part: str, article: str, name: str) -> None:
    """ "Durante sua Fase de Compra", "no início da sua Fase de Compra", "no final do turno de cada jogador"."""
    own = "sua" if article == "a" else "seu"
    whose = {
        YOU: (
            f"{own} {name}",
            f"{article} {own} {name}",
            f"{own} própria {name}",
            f"{article} {name} de seu turno",
            f"{article} {name} do seu turno",
        ),
        t.ANY_PLAYER: (f"{article} {name}", f"{article}s {name.replace('Fase', 'Fases').replace('Etapa', 'Etapas')}"),
        t.EACH_PLAYER: (f"{article} {name} de cada jogador", f"cada {name}"),
        OPPONENT: (f"{article} {name} de um oponente", f"{article} {name} do turno de um oponente"),
        t.THAT_PLAYER: (f"{article} {name} daquele jogador",),
        t.OTHERS: (
            f"{article} {name} de outro jogador",
            f"{article} {name} do turno de outro jogador",
            f"{article} {name} dos turnos de outros jogadores",
            f"{article}s {name.replace('Fase', 'Fases').replace('Etapa', 'Etapas')} dos turnos de outros jogadores",
        ),
    }
    for who, phrases in whose.items():
        for phrase in phrases:
            words.add("DURING", f"durante {phrase}", meaning=(part, who))
            if not phrase.startswith("cada"):
                words.add("DURING", contract("em", phrase), meaning=(part, who))
            for start in ("no início", "no inicio"):
                words.add("AT_PART", f"{start} {contract('de', phrase)}", meaning=(part, who, False))
            if (part, who) != ("turn", t.ANY_PLAYER):
                words.add("AT_PART", f"no final {contract('de', phrase)}", meaning=(part, who, True))
    if part == "attack":
        words.add("DURING", f"fora da {name}", meaning=("not attack", t.ANY_PLAYER))


def _verbs(words: Lexicon) -> None:
    words.verb("DRAW", "compre", "comprar", "compra/compram")
    words.verb("DISCARD", "descarte", "descartar", "descarta/descartam")
    words.verb("SHIFT", "capacite", "capacitar", "capacita")
    words.verb("SHIFT_DOWN", "incapacite", "incapacitar", "incapacita")
    words.verb("LOAD", "carregue", "carregar", "carrega")
    words.verb("UNLOAD", "descarregue", "descarregar", "descarrega")
    words.verb("PUT", "coloque", "colocar", "coloca")
    words.verb("PUT", "devolva", "devolver", "devolve")
    words.verb("SWAP", "permute", "permutar", "permuta")
    words.verb("SEARCH", "procure", "procurar", "procura")
    words.verb("REVEAL", "revele", "revelar", "revela")
    words.verb("SHUFFLE", "embaralhe", "embaralhar", "embaralha")
    words.verb("LOOK", "olhe", "olhar", "olha")
    words.verb("NAME_VERB", "nomeie", "nomear", "nomeia")
    words.verb("REDIRECT", "redirecione", "redirecionar", "redireciona")
    words.verb("MAKE", "faça com que", "fazer com que")
    words.verb("MAKE", "escolha que", "escolher que")
    words.add("IF_SEARCHED", "se tiver procurado ali", "se você tiver procurado ali")
    words.add("DEALS", "causa", "causam", "causará", "causarão", "cause", "causem", "causar")
    words.add("_POINTS", "ponto de dano", "pontos de dano", "de dano")
    words.add("PENETRATING", "ponto de dano penetrante", "pontos de dano penetrante", "pontos de dano penetrantes")
    words.add("_DISTRIBUTED", "distribuídos da forma como você escolher entre")
    words.add("_THAT_DAMAGE", "aquele dano", "o dano")
    words.add("BY_ANY_ORDER", "em qualquer ordem", "de volta em qualquer ordem")
    words.add("AT_RANDOM", "aleatório", "aleatoriamente", "ao acaso")
    words.add("EXTRA", "extra")
    words.add("AS_IF", "como se ele tivesse", "como se tivesse")


def _states(words: Lexicon) -> None:
    words.add("GAINS", "ganha", "ganham", meaning=False)
    words.add("GAINS", "tem", "têm", meaning=False)
    words.add("GAINS", "perde", "perdem", meaning=True)
    words.add("MUST", "deve", "deverá", meaning=False)
    words.add("MUST", "pode", "poderá", meaning=True)
    words.add("_CONTROLLER", "o controlador")
    words.add("MAY", "você poderá", meaning=YOU)
    words.add("COUNTS_AS", "também conta como se fosse um", "também conta como um")
    words.add("_UNLESS", "a não ser que você")
    words.add("MAY_BE_USED", "pode ser usada", "podem ser usadas")
    words.add("_SHIELD_OF", "o valor de Escudo", "o Escudo")
    words.add("_BECOMES", "torna-se")
    words.add("_ITS_ALTER_EGO", "o alter ego")
    words.add("GAINS_VALUES", "os poderes", meaning="powers")
    words.add("GAINS_VALUES", "as afiliações", meaning="affiliations")
    cannot = ("não pode", "não podem", "não poderá", "não poderão")
    for verb in cannot:
        words.add("CANNOT_USE", f"{verb} usar", meaning="use")
        words.add("CANNOT_BE_TARGET", f"{verb} ser alvo", f"{verb} ser alvos", meaning="be target")
        words.add("CANNOT_BE_USED", f"{verb} ser usada", f"{verb} ser usadas", meaning="be used")
        words.add("CANNOT", f"{verb} ser capacitado", f"{verb} ser capacitados", meaning="be readied")
        words.add(
            "CANNOT",
            f"{verb} procurar por cards em seu deck",
            f"{verb} procurar cards nos decks",
            meaning="search decks",
        )
        words.add("CANNOT_BE_UNLOADED", f"{verb} ser descarregado", f"{verb} ser descarregados", meaning="be unloaded")
        words.add("CANNOT_PUT", f"{verb} colocar", meaning="put into scene")
    back = "no topo de seu deck devido à Clarividência"
    words.add("CANNOT", f"não será colocado {back}", f"não serão colocados {back}", meaning="be put back")
    words.add("MAY_USE", "pode usar", "podem usar", "poderá usar")
    words.add("MAY_DEAL", "pode causar", "podem causar")
    words.add("_AGAIN", "outra vez", "novamente")
    words.add("ONE_MORE", "mais uma")
    words.add("REPEATEDLY", "mais de uma vez por turno")
    words.add("FREE", "sem pagar seu custo de incapacitação", "sem pagar seus custos de incapacitação")
    words.add("_THIS_ACTION", "esta ação")
    words.add("IS_TYPE", "é uma", "são", "torna-se uma", "tornam-se")
    words.add("_COSTS", "custa", "custam", "custará")
    words.add("LESS", "a menos para ser usada", meaning=-1)
    words.add("LESS", "a mais para ser usada", meaning=1)
    words.add("_AMOUNT_OF_DAMAGE", "aquela quantidade de dano")
    words.add("HALF", "metade do dano, arredondado para baixo")
    words.add("HALVED", "é reduzido à metade, arredondado para baixo")
    words.add("REDUCED", "é reduzido em")
    words.add("_TURNS_PENETRATING", "torna-se penetrante", "é penetrante", "será penetrante")
    words.add("ON_ONE_TARGET", "em seu alvo", "em um de seus alvos", "em um único de seus alvos", meaning=True)
    words.add("ON_EACH_TARGET", "a cada um de seus alvos", "a cada um dos seus alvos", meaning=False)
    words.add("_HAS_NO_EFFECT", "não tem efeito", "não têm efeito", "não terá efeito", "não tenha efeito")
    words.add("_PERMANENT_TEXTS", "os textos permanentes")
    words.add("HAND_LIMIT", "o número máximo de cards em sua mão durante a Fase de Ajuste", meaning=YOU)
    other = "o número máximo de cards na mão dos outros jogadores durante suas respectivas Fases de Ajuste"
    words.add("HAND_LIMIT", other, meaning=t.OTHERS)
    words.add("RISES", "aumenta em", meaning=1)
    words.add("RISES", "diminui em", meaning=-1)
    words.add("_THERE_MAY_BE", "pode haver qualquer número de")
    words.add("_ENTERS_ONLY", "só pode ser colocado em cena", "só pode ser colocada em cena")


def _things(words: Lexicon) -> None:
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


def _nouns(words: Lexicon) -> None:
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


def _spoken_of(words: Lexicon) -> None:
    """ "O personagem que entrou em cena": the one that the moment of the text has named."""
    for phrase, noun in (
        ("o personagem que entrou em cena", "character"),
        ("o personagem incapacitado", "character"),
        ("aquele mesmo personagem", "character"),
        ("o personagem que causou aquele dano", "character"),
        ("o card carregado", "card"),
        ("o card carregado desta forma", "card"),
    ):
        words.add("THAT", phrase, meaning=noun)
        words.add("EM_THAT", contract("em", phrase), meaning=noun)
        words.add("DE_THAT", contract("de", phrase), meaning=noun)


def _qualities(words: Lexicon) -> None:
    words.add("NAMED", "chamado", "chamados", "chamada", "chamadas", "com o nome", "com nome", meaning=("name", False))
    not_named = ("que não seja chamado", "que não se chame", "que não sejam chamadas", "que não sejam chamados")
    words.add("NAMED", *not_named, "que não se chamem", "que não seja chamada", meaning=("name", True))
    words.add("NAMED", "e que não se chame", "e que não seja chamado", meaning=("name", True))
    words.add("NAMED", "com o alter ego", "com alter ego", "que tenham o alter ego", meaning=("alter ego", False))
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
    words.add("AFFILIATED", "cuja afiliação não seja", "cujas afiliações não sejam", meaning=True)
    words.add("AFFILIATION", "a afiliação")
    words.announce("NOUN", "NAMED", "AFFILIATED", "AFFILIATION", "THE_ACTION", "_ITS_ALTER_EGO", "GAINS_VALUES")
    common = "afiliação em comum com"
    words.add("SHARING", f"com uma {common}", f"com alguma {common}", "com afiliações em comum com", meaning=False)
    words.add(
        "SHARING", f"que tenha uma {common}", f"que tenham uma {common}", f"e que tenham uma {common}", meaning=False
    )
    words.add("SHARING", "sem afiliações em comum com", meaning=True)
    words.add("THE_ACTION", "a ação", "as ações", meaning=())
    words.add("THE_ACTION", "as ações de dano", meaning=(t.Dealing(),))
    words.add("USED_PAST", "usada por", "usadas por")
    words.add("DE_THAT_CHOSEN", "com o poder escolhido", meaning="power")
    words.add("DE_THAT_CHOSEN", "com a afiliação escolhida", meaning="affiliation")
    words.add("DE_THAT_CHOSEN", "com o alter ego escolhido", meaning="alter ego")
    words.add("DE_THAT_CHOSEN", "do tipo escolhido", meaning="card type")
    words.add("ORDINAL", "a primeira ação", meaning="first")
    words.add("ORDINAL", "a próxima ação", meaning="next")
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
    words.add("CONTROLLED", *opposing, "que seu oponente controla", "que seus oponentes controlam", meaning=OPPONENT)
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
    words.add("CONTROLLED", "controlado pelo oponente alvo", "que o oponente alvo controla", meaning=t.TARGET_PLAYER)
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
    words.add("DEALING", "que cause dano", "que causem dano", "que causa dano")
    words.add("TYPED", "de antecipar", "de Antecipar", meaning=(("anticipation",), False))
    words.add("TYPED", "imprevista", "imprevistas", "Imprevista", "Imprevistas", meaning=(("unforeseen",), False))
    for anticipation in ("de antecipar", "de Antecipar"):
        for unforeseen in ("imprevista", "imprevistas", "Imprevista", "Imprevistas"):
            for joint in ("e", "ou"):
                both = (("anticipation", "unforeseen"), False)
                words.add("TYPED", f"{anticipation} {joint} {unforeseen}", meaning=both)
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


def _places(words: Lexicon) -> None:
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
        _zone(words, end, t.ANY_PLAYER, (f"{phrase} de um deck",))
        for whose, after in POSSESSORS.items():
            _zone(words, end, whose, tuple(f"{phrase} do deck {possessor}" for possessor in after))
    words.add("IN_ZONE", "nos decks de seus donos", meaning=t.In("deck", t.OWNER))
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
        if phrase.split()[0] in ("a", "o", "os"):
            words.add("TO_ZONE", contract("a", phrase), meaning=place)


def _conditions(words: Lexicon) -> None:
    words.add("YOU_CONTROL", "você controlar", "você controla", meaning=(YOU, False))
    words.add("YOU_CONTROL", "você não controlar", meaning=(YOU, True))
    words.add("YOU_CONTROL", "um oponente controlar", meaning=(OPPONENT, False))
    words.add("YOU_CONTROL", "um oponente não controlar", meaning=(OPPONENT, True))
    words.add("RECEIVES_MORE", "receberá", "receberão")
    words.add("THERE_IS", "houver", meaning=False)
    words.add("THERE_IS", "não houver", meaning=True)
    words.add("NONE", "nenhum", "nenhuma")
    words.add("HAS", "tiver", "tiverem", meaning=False)
    words.add("HAS", "não tiver", "não tiverem", meaning=True)
    words.add("IS", "for", "forem", meaning=False)
    words.add("IS", "não for", "não forem", meaning=True)
    words.add("STANDS", "estiver", "estiverem", "estava", "ainda estiver", meaning=False)
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
    words.add("HAS_BEEN_USED", "tiver sido usada neste turno")
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
    words.add("TWICE", "duas vezes")
    # Events: the verb, and whether the text alters what is about to happen.
    events = {
        "enters": ("entrar em cena", "entrarem em cena"),
        "leaves": ("sair de cena",),
        "enters or leaves": ("entrar ou sair de cena",),
        "knocked out": ("for nocauteado", "for nocauteada"),
        "destroyed": ("for destruído",),
        "readied": ("for capacitado",),
        "boosted": ("for Potencializado",),
        "unloaded": ("for descarregado",),
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
    words.add("IS_TARGETED", "for alvo de", "for alvo")
    words.add("RECEIVES", "receber dano", "receberem dano", meaning=False)
    words.add("RECEIVES", "fosse receber dano", "fossem receber dano", meaning=True)
    words.add("WOULD_DEAL", "fosse causar dano", "fossem causar dano", meaning=True)
    words.add("WOULD_DEAL", "causar dano", "causarem dano", meaning=False)
    words.add("ALL_DAMAGE", "todo o dano que", "o dano que", "todo dano que")
    words.add("WOULD_RECEIVE", "receberia", "receberiam", "receber")


def _reminders(words: Lexicon) -> None:
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
        r"\(carregue todos os cards do topo de seu deck, se houver menos de [^()]*\)",
    ):
        words.ignore(regex)
