"""The Portuguese words for the qualities of pieces and actions, with the forms of gender, number and tense."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.cardtext.words import Lexicon
from ludoteca.core.effects import OPPONENT, YOU
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import BARE
from ludoteca.games.battle_scenes.wording.terms import (
    ACTION_KEYWORDS,
    CARD_KINDS,
    FIGURES,
    KEYWORDS,
    contract,
)

#: The endings of a participle: "controlado", "controlada" …
ENDINGS = ("o", "a", "os", "as")
#: How a quality is told in a clause of its own.
HAS = ("tenha", "tenham", "tiver", "tiverem", "possua", "possuam", "possuir", "possuírem")
HAVING = tuple(f"{joint}que {have}" for joint in ("", "e ") for have in HAS)
NOT_HAVING = tuple(f"{joint}que não {have}" for joint in ("", "e ") for have in HAS)


def _either(words: Lexicon) -> None:
    """ "Com {VO} ou com a afiliação …": one quality or the other."""
    for joint in ("ou", "e/ou"):
        words.add("OR_WITH", f"{joint} com", f"{joint} que tenha", f"{joint} que tenham")
        words.add("OR_AFFILIATED", f"{joint} com a afiliação", f"{joint} com afiliação", f"{joint} da afiliação")
        called = (f"{joint} chamad{ending}" for ending in ENDINGS)
        words.add("OR_NAMED", *called, f"{joint} com o nome", f"{joint} com nome", meaning=("name", False))
        egos = (f"{joint} {with_}alter ego" for with_ in ("com o ", "com ", "", "o "))
        words.add("OR_NAMED", *egos, meaning=("alter ego", False))
        words.add("OR_SHARING", f"{joint} com uma afiliação em comum com", meaning=("affiliation", False))
    words.announce("OR_AFFILIATED", "OR_NAMED")


def add_qualities(words: Lexicon) -> None:
    _either(words)
    _names(words)
    _affiliations(words)
    _common(words)
    _control(words)
    _carrying(words)
    _figures(words)
    _traits(words)
    _alike(words)
    _states(words)
    _chosen(words)
    _actions(words)
    _types(words)
    _sorts(words)


def _names(words: Lexicon) -> None:
    called = tuple(f"chamad{ending}" for ending in ENDINGS)
    words.add("NAMED", *called, "com o nome", "com nome", "de nome", "cujo nome seja", meaning=("name", False))
    words.add("NAMED", *(f"que {be} {each}" for be in ("seja", "sejam") for each in called), meaning=("name", False))
    for joint in ("", "e "):
        not_called = [f"{joint}que não {be} {each}" for be in ("seja", "sejam") for each in called]
        words.add("NAMED", *not_called, f"{joint}que não se chame", f"{joint}que não se chamem", meaning=("name", True))
    words.add("NAMED", "cujo nome não seja", meaning=("name", True))
    words.add("NAMED", "que não seja", "que não sejam", "e que não seja", "e que não sejam", meaning=(BARE, True))
    ego = ("com o alter ego", "com alter ego", "e alter ego", "e com o alter ego", "cujo alter ego seja")
    words.add("NAMED", *ego, *(f"{have} o alter ego" for have in HAVING), meaning=("alter ego", False))
    in_name = ("cujo nome tenha a palavra", "cujos nomes tenham a palavra", "com a palavra")
    words.add("NAMED", *in_name, *(f"{have} no nome" for have in HAVING), meaning=("part", False))
    words.add("_IN_NAME", "no nome", "em seu nome")
    words.add("EXCEPT", "exceto", "excetuando", "com exceção de", "com a exceção de")
    words.announce("EXCEPT")
    words.add("NEITHER", "nem", "nem com", "e nem")
    words.announce("THAT_HAS")
    not_ego = (
        "com alter ego que não seja",
        "e alter ego que não seja",
        *(f"{have} o alter ego" for have in NOT_HAVING),
    )
    words.add("NAMED", *not_ego, "cujo alter ego não seja", "cujos alter egos não sejam", meaning=("alter ego", True))


def _affiliations(words: Lexicon) -> None:
    having = tuple(f"{have} a afiliação" for have in HAVING)
    within = ("com a afiliação", "com afiliação", "da afiliação", "com as afiliações", "e com a afiliação")
    words.add("AFFILIATED", *having, *within, "que seja da afiliação", "que sejam da afiliação", meaning=False)
    not_having = tuple(f"{have} a afiliação" for have in NOT_HAVING)
    without = ("sem a afiliação", "e sem a afiliação", "sem as afiliações")
    words.add(
        "AFFILIATED", *not_having, *without, "que não seja da afiliação", "que não sejam da afiliação", meaning=True
    )
    words.add("NOR_AFFILIATED", "nem a afiliação", "nem com a afiliação", "nem da afiliação", meaning=True)
    words.add("AFFILIATED", "cuja afiliação não seja", "cujas afiliações não sejam", meaning=True)
    words.add("AFFILIATION", "a afiliação")
    words.announce(
        "NOUN", "NAMED", "NOR_AFFILIATED", "AFFILIATED", "AFFILIATION", "THE_ACTION", "_ITS_ALTER_EGO", "GAINS_VALUES"
    )


def _common(words: Lexicon) -> None:
    common = "afiliação em comum com"
    having = (*HAVING, "com", "e com")
    shared = [f"{have} {some} {common}" for have in having for some in ("uma", "alguma", "pelo menos uma")]
    shared += [f"{have} afiliações em comum com" for have in having]
    words.add("SHARING", *shared, meaning=("affiliation", False))
    apart = [f"{have} {none}" for have in (*NOT_HAVING, "sem") for none in ("afiliações em comum com", common)]
    words.add("SHARING", *apart, "sem nenhuma " + common, meaning=("affiliation", True))
    powers = "poderes em comum com"
    words.add(
        "SHARING", *(f"{have} {powers}" for have in having), "com um poder em comum com", meaning=("power", False)
    )
    words.add("SHARING", *(f"{have} {powers}" for have in (*NOT_HAVING, "sem")), meaning=("power", True))
    both = ("ambos os personagens", "ambos", "os dois personagens", "eles")
    share = ("uma afiliação", "alguma afiliação", "ao menos uma afiliação", "pelo menos uma afiliação", "afiliações")
    words.add(
        "_IF_BOTH_SHARE",
        *(f"{so} {each} tiverem {some} em comum" for so in ("se", "caso") for each in both for some in share),
    )
    words.add("SHARED", f"uma {common}", f"alguma {common}", common, meaning=False)
    words.add("SHARED", f"nenhuma {common}", meaning=True)
    words.add("SHARED_OF", f"uma {common} as afiliações", f"alguma {common} as afiliações", meaning=False)
    words.add("SHARED_OF", f"nenhuma {common} as afiliações", meaning=True)


#: Who controls something, as the doer of a passive and as a subject; those of several persons have "-m".
CONTROLLERS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    YOU: (("por você",), ("você",), ()),
    OPPONENT: (
        (
            "por um oponente",
            "pelo oponente",
            "por seu oponente",
            "por seus oponentes",
            "por oponentes",
            "pelos oponentes",
            "por um de seus oponentes",
        ),
        ("um oponente", "o oponente", "seu oponente", "um de seus oponentes"),
        ("seus oponentes", "os oponentes"),
    ),
    t.OTHERS: (("por outro jogador", "por outros jogadores"), ("outro jogador", "você não"), ("outros jogadores",)),
    t.THAT_PLAYER: (("por aquele jogador", "por ele"), ("aquele jogador", "ele", "ele próprio"), ()),
    t.TARGET_PLAYER: (("pelo jogador alvo",), ("o jogador alvo",), ()),
    t.TARGET_OPPONENT: (("pelo oponente alvo",), ("o oponente alvo",), ()),
}


def _control(words: Lexicon) -> None:
    words.add("THIS", "você", meaning=(t.Kind(("player",)),))
    yours = ("seus oponentes", "um de seus oponentes", "cada um de seus oponentes", "seu oponente")
    words.add("NOUN", *yours, meaning=(t.Kind(("opponent",)),))
    words.add("CONTROLLED", "sob seu controle", "sob o seu controle", meaning=YOU)
    for player, who in (("um oponente", OPPONENT), ("outro jogador", t.OTHERS), ("aquele jogador", t.THAT_PLAYER)):
        words.add("CONTROLLED", *(f"sob {the}controle {contract('de', player)}" for the in ("", "o ")), meaning=who)
    for who, (doers, one, several) in CONTROLLERS.items():
        words.add("CONTROLLED", *(f"controlad{ending} {doer}" for ending in ENDINGS for doer in doers), meaning=who)
        for joint in ("", "e "):
            said = [f"{joint}que {each} control{verb}" for each in one for verb in ("a", "e", "ar")]
            said += [f"{joint}que {each} control{verb}" for each in several for verb in ("am", "em", "arem")]
            words.add("CONTROLLED", *said, meaning=who)
    beginnings = ("início", "inicio", "começo")
    words.add(
        "SINCE_START",
        *(f"desde o {each} {of} turno" for each in beginnings for of in ("do", "deste", "de seu", "do seu")),
    )
    entered = ("entrou", "entraram", "entrar", "entrarem", "tenha entrado", "tenham entrado")
    words.add("ENTERED", *(f"que {each} em cena neste turno" for each in entered), meaning=False)
    words.add("ENTERED", *(f"que não {each} em cena neste turno" for each in entered), meaning=True)
    words.add("IN_SCENE", "em cena", "que estiver em cena", "que estiverem em cena", "que esteja em cena")
    words.add("IN_SCENE", "que estejam em cena", "que está em cena", "que estão em cena", "que já estiver em cena")


def _carrying(words: Lexicon) -> None:
    loaded = [f"{be} sendo carregad{end}" for be in ("que estiver", "que esteja") for end in ("o", "a")]
    loaded += [f"{be} sendo carregad{end}" for be in ("que estiverem", "que estejam") for end in ("os", "as")]
    words.add("CARRIED", *(f"{each} por" for each in loaded), *(f"sendo carregad{end} por" for end in ENDINGS))
    words.add("CARRIED_IN", *(f"carregad{end}" for end in ENDINGS))
    words.add("_QUE", "que", "e que", "do que")
    being = ("estiver", "estiverem", "esteja", "estejam", "está", "estão", "ainda estiver", "ainda estiverem")
    words.add("IS_CARRYING", *(f"{be} carregando" for be in being), meaning=False)
    words.add("IS_CARRYING", *(f"não {be} carregando" for be in being[:6]), meaning=True)
    words.add("CARRYING", "carregando")
    words.add("CARRYING_CARD", "que estiver carregando o card", "que estiverem carregando o card")
    words.announce("CARRYING_CARD")
    words.add("_DIVIDED", "divididos da forma como você escolher")
    words.add("_DIVIDED_AMONG", "divididos da forma como você escolher entre")


def _figures(words: Lexicon) -> None:
    stages = ("no estágio", "que esteja no estágio", "que estejam no estágio", "que estiver no estágio")
    at = (
        *stages,
        "e que esteja no estágio",
        "e que estejam no estágio",
        "que estejam em estágio",
        "no estágio de capacitação",
    )
    words.add("AT_STAGE", *at, meaning=False)
    words.add("AT_STAGE", *(f"que não {be} no estágio" for be in ("esteja", "estejam", "estiver")), meaning=True)
    words.add("_OF_CAPACITY", "de capacitação")
    for value, figures in FIGURES.items():
        before = ("com", "de", "e", "e com", *HAVING) if value == "initial" else ("com", "e com", *HAVING)
        said = [f"{have} {each}{equal}" for have in before for each in figures for equal in ("", " igual a")]
        words.add("ENERGY", *said, meaning=value)
    words.add("EXTREME", *(f"{have} maior" for have in ("com", "com a", "com o")), meaning=True)
    words.add("EXTREME", *(f"{have} menor" for have in ("com", "com a", "com o")), meaning=False)
    words.add("COMPARED", "ou maior", "ou superior", meaning="more")
    words.add("COMPARED", "ou menor", "ou menos", "ou inferior", meaning="less")
    words.add("REST", "os demais", "o outro", "o restante", "o resto", "os restantes", "os cards restantes")
    words.add("REST", "os demais cards", "o outro card", "os outros card", "os outros cards")
    for number in ("dois", "três", "quatro"):
        words.add("REST", f"os outros {number}", f"os outros {number} cards")
    words.add("DALI", "dali", *(f"{d}entre {those}" for d in ("", "d") for those in ("eles", "aqueles cards")))
    words.add("SHOWN", *(f"revelad{end}" for end in ENDINGS), *(f"revelad{end} desta forma" for end in ENDINGS))
    words.add("BY_CHOICE", "a sua escolha", "à sua escolha", "de sua escolha", "que você escolher")
    choosers = {
        t.THAT_PLAYER: ("daquele jogador", "daquele oponente", "dele"),
        OPPONENT: ("de um oponente", "do oponente", "de seu oponente"),
    }
    for who, players in choosers.items():
        words.add("CHOSEN_BY", *(f"{to} escolha {each}" for to in ("à", "a", "por") for each in players), meaning=who)
    words.add(
        "SAID_AFFILIATION",
        *(f"{have} {th}a afiliação" for have in ("com", "que tenha", "que tenham") for th in ("est", "ess", "aquel")),
    )
    for end in ENDINGS:
        shown = (f"revelad{end}", f"que foi revelad{end}", f"que foram revelad{end}")
        how = ("nesta ação", "na Clarividência desta ação", "pela Clarividência desta ação")
        words.add("REVEALED", *(f"{each} {where}" for each in shown for where in how))


def _traits(words: Lexicon) -> None:
    """ "Sem poderes", "com mais de uma afiliação": how many of them there are."""
    for value, (some, one, many) in {
        "powers": ("um", "poder", "poderes"),
        "affiliations": ("uma", "afiliação", "afiliações"),
    }.items():
        without = (f"sem {many}", f"sem nenh{some} {one}", f"que não tenha {many}", f"que não tenham {many}")
        words.add("COUNTED_TRAITS", *without, meaning=(value, 0, ""))
        words.add("COUNTED_TRAITS", f"com {some} ou mais {many}", meaning=(value, 1, "more"))
        more = [f"{have} mais de {some} {one}" for have in ("com", *HAVING)]
        words.add("COUNTED_TRAITS", *more, meaning=(value, 2, "more"))
        for number, two in ((2, "dois" if some == "um" else "duas"), (3, "três")):
            words.add("COUNTED_TRAITS", f"com {two} ou mais {many}", meaning=(value, number, "more"))
    words.add("COUNTED_TRAITS", "sem poder", meaning=("powers", 0, ""))
    none = (f"que não {have} afiliação" for have in ("tenha", "tenham", "possua", "possuam"))
    words.add("COUNTED_TRAITS", *none, meaning=("affiliations", 0, ""))


def _alike(words: Lexicon) -> None:
    """ "Controlados por um mesmo jogador": what all that are chosen have in common."""
    same = ("por um mesmo jogador", "por um único jogador", "pelo mesmo jogador")
    words.add("ALIKE", *(f"controlad{end} {by}" for end in ENDINGS for by in same), meaning="controller")
    words.add("ALIKE", "de um mesmo jogador", "do mesmo jogador", "com o mesmo controlador", meaning="controller")
    for have in ("com", *HAVING):
        shared = [f"{have} {some} afiliação em comum" for some in ("uma", "alguma", "ao menos uma", "pelo menos uma")]
        words.add("ALIKE", *shared, f"{have} a mesma afiliação", f"{have} afiliações em comum", meaning="affiliation")
        power = (f"{have} um poder em comum", f"{have} o mesmo poder", f"{have} poderes em comum")
        words.add("ALIKE", *power, meaning="power")
    words.add("ALIKE", "de mesmo nome", "com um mesmo nome", "de um mesmo nome", "com nomes iguais", meaning="name")
    words.add("ALIKE", "de mesmo tipo", "do mesmo tipo", "de um mesmo tipo", meaning="card type")


def _states(words: Lexicon) -> None:
    """What has been done or suffered this turn."""
    for negated, acted, hurt in ((False, _acted(), _hurt()), (True, _not_acted(), _not_hurt())):
        used, struck = list(acted), list(hurt)
        words.add("HAS_ACTED", *used, meaning=negated)
        words.add("ACTED", *(f"{joint}que {each}" for joint in ("", "e ") for each in used), meaning=negated)
        words.add("HAS_HURT", *struck, meaning=negated)
        words.add("HURT", *(f"{joint}que {each}" for joint in ("", "e ") for each in struck), meaning=negated)
    words.add("HAS_HURT", "tiver recebido dano em um turno", meaning=False)


PERFECT = ("tiver", "tiverem", "tenha", "tenham")


def _acted() -> Iterator[str]:
    for already in ("", "já "):
        for verb in (*(f"{have} usado" for have in PERFECT), "usou", "usaram"):
            for what in ("uma ação", "alguma ação", "ações"):
                yield f"{already}{verb} {what} neste turno"


def _not_acted() -> Iterator[str]:
    for yet in ("", "ainda "):
        for verb in (*(f"{have} usado" for have in PERFECT), "usou", "usaram"):
            for what in ("ações", "nenhuma ação", "uma ação"):
                yield f"{yet}não {verb} {what} neste turno"


def _hurt() -> Iterator[str]:
    for already in ("", "já "):
        for verb in (*(f"{have} recebido" for have in PERFECT), "recebeu", "receberam"):
            yield f"{already}{verb} dano neste turno"


def _not_hurt() -> Iterator[str]:
    for yet in ("", "ainda "):
        for verb in (*(f"{have} recebido" for have in PERFECT), "recebeu", "receberam"):
            yield f"{yet}não {verb} dano neste turno"


def _chosen(words: Lexicon) -> None:
    words.add("DE_THAT_CHOSEN", "com o poder escolhido", meaning="power")
    words.add("DE_THAT_CHOSEN", "com a afiliação escolhida", meaning="affiliation")
    words.add("DE_THAT_CHOSEN", "com o alter ego escolhido", meaning="alter ego")
    words.add("DE_THAT_CHOSEN", "do tipo escolhido", meaning="card type")
    words.add("DE_THAT_CHOSEN", "com o nome escolhido", meaning="name")
    different = {"name": ("nomes", "nome"), "power": ("poderes", "poder"), "card type": ("tipos", "tipo")}
    for what, (many, one) in different.items():
        apart = [f"{joint} {many} {unlike}" for joint in ("de", "com") for unlike in ("diferentes", "distintos")]
        apart += [f"{joint} {one} {unlike}" for joint in ("de", "com") for unlike in ("diferente", "distinto")]
        words.add("DIFFERING", *apart, meaning=what)


def _actions(words: Lexicon) -> None:
    words.add("THE_ACTION", "a ação", "as ações", meaning=())
    words.add("THE_ACTION", "as ações de dano", meaning=(t.Dealing(),))
    words.add("ALL_ACTIONS", "todas as ações")
    words.add("OWN_ACTIONS", "suas ações", "as suas ações", "todas as suas ações")
    words.add("USED_PAST", "usada", "usadas", "que for usada", "que forem usadas", "que seja usada")
    for used in ("usada", "usadas", "que for usada", "que forem usadas"):
        words.add("USED_BY_CHOSEN", f"{used} pelo personagem escolhido", meaning="character")
    words.add("ORDINAL", "a primeira ação", meaning=("first", ()))
    words.add("ORDINAL", "a próxima ação", meaning=("next", ()))
    words.add("ORDINAL", "a primeira ação de dano", meaning=("first", (t.Dealing(),)))
    words.contraction("da primeira ação", "_DE", "ORDINAL", meaning=("first", ()))
    words.add("PER_TURN", "em cada turno", "em um turno", "de cada turno", "a cada turno")
    words.add("TARGETED_AT", "tendo como alvo", "e tenha como alvo", "que tenha como alvo", "que tenham como alvo")
    words.add("TARGETED_AT", "que tenha como um de seus alvos", "que tiver como alvo", "cujo alvo seja", "com alvo em")
    words.add("DEALING", "que cause dano", "que causem dano", "que causa dano", "que causam dano", "que causar dano")
    words.add("DEALING", "que causarem dano")
    for aim in ("alvo", "alvos"):
        words.add("AIMED", *(f"{have} {aim}" for have in ("com", "que tenha", "que tenham", "que têm")), meaning=False)
        no_aim = ("sem", "que não têm", "que não tenha", "que não tenham", "que não tem")
        words.add("AIMED", *(f"{have} {aim}" for have in no_aim), meaning=True)
    words.add(
        "COSTING", "de custo", "com custo", "de custo de incapacitação", "com custo de incapacitação", "que custe"
    )
    words.add("THAT_HAS", *HAVING, "tendo")
    words.add("AS_TARGET", "como alvo", "como um de seus alvos", "como um dos seus alvos")
    words.add("WHO_USED", "que usou aquela ação", "que usou esta ação", "que tiver usado aquela ação")
    words.add("WHO_USED", "que tenha usado aquela ação", "que usar aquela ação", "que estiver usando aquela ação")
    words.add("DESCRIBED_IN", "descrita em", "descritas em", "que esteja descrita em", "que estejam descritas em")
    words.add("NOT_OF_CARD", "que não sejam de", "que não seja de")
    words.add("USED_THIS_TURN", "que o oponente tenha usado neste turno", meaning=OPPONENT)
    by_any = ("usada neste turno", "usadas neste turno", "que foi usada neste turno", "que foram usadas neste turno")
    words.add("USED_THIS_TURN", *by_any, meaning=t.ANY_PLAYER)
    for keyword in ACTION_KEYWORDS:
        words.add("ACTION_KEYWORD", keyword, meaning=keyword)


def _types(words: Lexicon) -> None:
    """ "De antecipar" and "imprevista", with small and capital letters."""
    kinds = {"anticipation": (("de antecipar", "de Antecipar"),) * 2}
    kinds["unforeseen"] = (("imprevista", "Imprevista"), ("imprevistas", "Imprevistas"))
    for kind, (one, many) in kinds.items():
        words.add("TYPED", *one, *many, meaning=((kind,), False))
        not_so = [f"que não seja {each}" for each in one] + [f"que não sejam {each}" for each in many]
        words.add("TYPED", *not_so, meaning=((kind,), True))
    both = ("anticipation", "unforeseen")
    for anticipation in kinds["anticipation"][0]:
        for unforeseen in (*kinds["unforeseen"][0], *kinds["unforeseen"][1]):
            joined = [f"{anticipation} {joint} {unforeseen}" for joint in ("e", "ou", "e/ou")]
            joined += [f"{unforeseen} {joint} {anticipation}" for joint in ("e", "ou", "e/ou")]
            words.add("TYPED", *joined, meaning=(both, False))
            neither = [f"que não {be} {anticipation} nem {unforeseen}" for be in ("seja", "sejam")]
            words.add("TYPED", *neither, meaning=(both, True))


def _sorts(words: Lexicon) -> None:
    identity = ("(ou nome, se não houver alter ego)", "(ou mesmo nome, se não houver alter ego)")
    for before in ("com o", *(f"{have} o" for have in HAVING)):
        words.add("SAME", f"{before} mesmo alter ego", meaning="alter ego")
        words.add("SAME", f"{before} mesmo nome", meaning="name")
        words.add("SAME", f"{before} mesmo nome ou alter ego", meaning="name or alter ego")
        words.add("SAME", *(f"{before} mesmo alter ego {note}" for note in identity), meaning="identity")
    not_kind = "que não seja de", "que não sejam cards de", "que não seja um card de"
    for kind, spelt in CARD_KINDS.items():
        said = (f"{before} {name}" for before in not_kind for name in spelt)
        words.add("NOT_KIND", *said, meaning=(t.Kind((kind,), True, True),))
    for alignment in ("Vilão", "Herói"):
        one, many = {"Vilão": ("vilão", "vilões"), "Herói": ("herói", "heróis")}[alignment]
        plain = (f"não {one}", f"não {many}", f"que não seja {one}", f"e que não seja {one}", f"que não sejam {many}")
        words.add("ALIGNED", *plain, f"que não seja um {one}", meaning=(alignment, True))
        words.add("ALIGNED", f"que seja {one}", f"que sejam {many}", f"que seja um {one}", meaning=(alignment, False))
    for keyword in KEYWORDS:
        words.add("KEYWORD", keyword, meaning=keyword)
        words.add("OR_KEYWORD", f"ou {keyword}", f"e/ou {keyword}", meaning=keyword)
    words.add("KEYWORD", "Ítem Único", meaning="Item Único")
