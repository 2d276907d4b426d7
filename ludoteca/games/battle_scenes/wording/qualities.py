"""The qualities of pieces and actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, EACH, OPPONENT, THIS, YOU, Amount, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.phrases import HELD_SINCE, SHOWN, is_of_actions, noun_of
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    IN_PLAY,
    THEIR_OWN,
    WORD,
    call,
    given,
    is_negative,
    opposite,
    same,
    say,
    taken,
)

#: Verbs of which a quality is told: "que tenha", "que tiver".
HAVING = "que (!ter/future|!ter/subjunctive|!possuir/subjunctive|!possuir/future|!ter/indicative)"
NOT_HAVING = HAVING.replace("que ", "que não ")
PIECE = BASE | CARD

#: Words that are only read, in what follows.
more: Sequence[str]
also: Sequence[str]

# -- what something has -----------------------------------------------------------


def powered(powers: tuple[str, ...]) -> t.Powered:
    return t.Powered(powers)


say(
    t.Powered, "Trait", pt="{powers:PowersAny}", en="{powers:PowersAny}", make=powered,
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and not (it.every or it.negated) else None,
)  # fmt: skip
say(
    t.Powered, "Trait", pt="{powers:PowersAll}", en="{powers:PowersAll}",
    make=lambda powers: t.Powered(powers, every=True),
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and it.every and not it.negated else None,
)  # fmt: skip
say(
    t.Affiliated, "Trait", pt="a afiliação {names:Names}", en="the affiliation {names:Names}",
    also=("[as] afiliações {names:Names}", "afiliação {names:Names}"), make=lambda names: t.Affiliated(names),
    unmake=lambda it: {"names": it.names} if isinstance(it, t.Affiliated) and not it.negated else None,
)  # fmt: skip
say(
    t.Called, "Trait", pt="o alter ego {names:Names}", en="the alter ego {names:Names}",
    also=("alter ego {names:Names}",), make=lambda names: t.Called("alter ego", names),
    unmake=lambda it: ({"names": it.names} if isinstance(it, t.Called) and it.what == "alter ego" and not it.negated
    else None),
)  # fmt: skip
for names in ("KeywordName", "ActionKeywordName"):
    say(
        t.HasKeyword, "Trait", pt=f"{{keyword:{names}}}", en=f"{{keyword:{names}}}",
        make=lambda keyword: t.HasKeyword(keyword),
        unmake=lambda it: {"keyword": it.keyword} if isinstance(it, t.HasKeyword) and not it.negated else None,
    )  # fmt: skip
for what, some, none, en in (
    ("affiliation", "uma afiliação", "afiliações", "an affiliation"),
    ("power", "um poder", "poderes", "a power"),
):
    say(
        t.Shares, "Trait", pt=f"{some} em comum com {{other}}", en=f"{en} in common with {{other}}",
        also=(f"({none}|{some.split()[1]}|pelo menos {some}|ao menos {some}|(alguma|algum|nenhuma|nenhum) "
        f"{some.split()[1]})" " em comum com {other}",),
        make=lambda other, what=what: t.Shares(other, False, what),
        unmake=given(lambda it, what: {"other": it.other} if isinstance(it, t.Shares) and it.what == what
        and not it.negated else None, what),
    )  # fmt: skip
for what, pt, en in (
    ("name", "o mesmo nome", "the same name"),
    ("alter ego", "o mesmo alter ego", "the same alter ego"),
    ("name or alter ego", "o mesmo nome ou alter ego", "the same name or alter ego"),
):
    say(
        t.SameAs, "Trait", pt=f"{pt} que {{other:Clear}}", en=f"{en} as {{other:Clear}}",
        also=(f"{pt} (que|de) {{other}}",), what=what,
    )  # fmt: skip
say(
    t.SameAs, "Trait", pt="o mesmo alter ego {note:Or Name} que {other}",
    en="the same alter ego {note:Or Name} as {other}", also=("o mesmo alter ego {note:Or Name} de {other}",),
    make=lambda note, other: t.SameAs("identity", other),
    unmake=lambda it: {"note": True, "other": it.other} if isinstance(it, t.SameAs) and it.what == "identity" else None,
)  # fmt: skip
for noun, article, pt, en in (
    ("power", "o", "poder escolhido", "the chosen power"),
    ("affiliation", "a", "afiliação escolhida", "the chosen affiliation"),
    ("alter ego", "o", "alter ego escolhido", "the chosen alter ego"),
    ("name", "o", "nome escolhido", "the chosen name"),
):
    chosen = Selector(CHOSEN, (t.Kind((noun,)),), slot=t.REMEMBERED)
    call("Trait", t.OfChosen(chosen), pt=f"{article} {pt}", en=en)
call(
    "Filter", t.OfChosen(Selector(CHOSEN, (t.Kind(("power",)),), slot=t.REMEMBERED)), pt="do poder escolhido",
    en="of the chosen power", of=ACTION,
)  # fmt: skip
call(
    "Filter", t.OfChosen(Selector(CHOSEN, (t.Kind(("card type",)),), slot=t.REMEMBERED)), pt="do tipo escolhido",
    en="of the chosen type",
)  # fmt: skip
say(
    t.OfChosen, "Filter", pt="(com|de) {other:Clear}", en="with {other:Clear}", wants={"other": WORD},
    make=lambda other: t.OfChosen(other),
    unmake=lambda it: {"other": it.other} if isinstance(it, t.OfChosen) else None, cost=1,
)  # fmt: skip

# -- figures ----------------------------------------------------------------------

FIGURES = (
    ("initial", "Energia Inicial", "Initial Energy", ()),
    ("energy", "Energia atual", "current Energy", ("Energia",)),
    ("shield", "valor de Escudo", "Shield", ("Escudo", "[valor de] Escudo atual")),
)
for value, pt, en, more in FIGURES:
    call("Figure Name", value, pt=pt, en=en, also=more)


def measured(value: str, measure: tuple[Amount, str]) -> Filter:
    amount, compare = measure
    return t.Energy(amount, compare) if value == "initial" else t.Figure(value, amount, compare)


def as_measured(it: Any) -> Fields | None:
    if isinstance(it, t.Energy):
        return {"value": "initial", "measure": (it.amount, it.compare)}
    if isinstance(it, t.Figure) and it.value in ("energy", "shield"):
        return {"value": it.value, "measure": (it.amount, it.compare)}
    return None


say(
    t.Figure, "Trait", pt="{value:Figure Name} {measure:Measure}", en="{value:Figure Name} {measure:Measure}",
    make=measured, unmake=as_measured, also=("{value:Figure Name} igual a {measure:Measure}",),
)  # fmt: skip
for compare, pt, en, more in (
    (
        "more",
        "ou maior",
        "or more",
        ("{amount:Amount Said} ou (mais|superior)", "maior ou igual a {amount:Amount Said}"),
    ),
    (
        "less",
        "ou menor",
        "or less",
        ("{amount:Amount Said} ou (menos|inferior)", "menor ou igual a {amount:Amount Said}"),
    ),
):
    say(
        tuple, "Measure", pt=f"{{amount:Amount Said}} {pt}", en=f"{{amount:Amount Said}} {en}", also=more,
        make=lambda amount, compare=compare: (amount, compare),
        unmake=given(lambda it, compare: {"amount": it[0]} if it[1] == compare else None, compare),
    )  # fmt: skip
say(
    tuple, "Measure", pt="{amount:Amount Said}", en="{amount:Amount Said}", make=lambda amount: (amount, ""),
    unmake=lambda it: None if it[1] else {"amount": it[0]},
)  # fmt: skip
for step, compare, pt, en in ((1, "more", "maior", "greater"), (-1, "less", "menor", "less")):
    say(
        tuple, "Measure", pt=f"{pt} que {{amount:Figured}}",
        en=f"{en} than {{amount:Figured}}", also=(f"{pt} do que {{amount:Figured}}",),
        make=lambda amount, step=step, compare=compare: (Number(amount.number + step), compare),
        unmake=lambda it: None,
    )  # fmt: skip
for value, pt, en, _ in FIGURES:
    article = "o" if value == "shield" else "a"
    for compare, pt_compare, en_compare in (
        ("above", "maior que", "greater than"),
        ("below", "menor que", "less than"),
        ("more", "maior ou igual a", "at least"),
        ("less", "menor ou igual a", "at most"),
        ("", "igual a", "equal to"),
    ):
        say(
            t.Figure, "Trait", pt=f"{pt} {pt_compare} {article} de {{other:Selector}}",
            en=f"{en} {en_compare} that of {{other:Selector}}",
            make=lambda other, value=value, compare=compare: measured(value, (t.ValueOf(value, other), compare)),
            unmake=given(lambda it, value, compare: {"other": it.amount.what}
            if (found := as_measured(it)) is not None and found["value"] == value and it.compare == compare
            and isinstance(it.amount, t.ValueOf) and it.amount.value == value else None, value, compare),
        )  # fmt: skip
for value, some, one, many, en in (
    ("powers", "um", "poder", "poderes", "powers"),
    ("affiliations", "uma", "afiliação", "afiliações", "affiliations"),
):
    none_of_them = t.Figure(value, Number(0))
    call(
        "Filter", none_of_them, pt=f"sem {many}", en=f"without {en}",
        also=(f"sem (nenhum {one}|nenhuma {one}|{one})", f"{NOT_HAVING} ({many}|{one})"),
    )  # fmt: skip
    for number, two in ((1, some), (2, "dois" if some == "um" else "duas"), (3, "três")):
        word = ("one", "two", "three")[number - 1]
        also = (f"(com|{HAVING}) mais de {some} {one}",) if number == 2 else ()
        call(
            "Filter", t.Figure(value, Number(number), "more"), pt=f"com {two} ou mais {many}",
            en=f"with {word} or more {en}", also=also,
        )  # fmt: skip
for most, pt, en in ((True, "maior", "greatest"), (False, "menor", "least")):
    say(
        t.Extreme, "Filter", pt=f"com (a|o) {pt} {{value:Figure Name}}", en=f"with the {en} {{value:Figure Name}}",
        also=(f"com {pt} {{value:Figure Name}}",),
        make=lambda value, most=most: t.Extreme(value, most, Selector(EACH, slot=SHOWN)),
        unmake=given(lambda it, most: {"value": it.value} if isinstance(it, t.Extreme) and it.most == most else None,
        most),
        of=BASE,
    )  # fmt: skip

# -- with and without -------------------------------------------------------------

say(
    t.Powered, "Filter", pt="de {powers:PowersAny}", en="{powers:PowersAny}", make=powered, of=ACTION, before=("en",),
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and not (it.every or it.negated) else None,
)  # fmt: skip


#: "Ações de {EL} e {LA}" are of one or the other: an action has one power.
say(
    t.Powered, "Filter", pt="de {powers:PowersAll}", en="{powers:PowersAll}", make=powered, of=ACTION,
    unmake=lambda it: None, also=("de {powers:PowersAll}",),
)  # fmt: skip


def has(it: Any) -> Fields | None:
    fits = isinstance(
        it, (t.Powered, t.Affiliated, t.HasKeyword, t.Shares, t.SameAs, t.OfChosen, t.Energy, t.Figure)
    ) or (isinstance(it, t.Called) and it.what == "alter ego")
    return taken(it) if fits and not is_negative(it) else None


def lacks(it: Any) -> Fields | None:
    fits = isinstance(it, Filter) and is_negative(it)
    return None if not fits or has(opposite(it)) is None else taken(opposite(it))


say(
    Filter, "Filter", pt="com {it:Trait}", en="with {it:Trait}",
    also=("e com {it:Trait}", f"[e] {HAVING} {{it:Trait}}"), make=same, unmake=has, of=PIECE | ACTION,
)  # fmt: skip
say(
    Filter, "Filter", pt="sem {it:Trait}", en="without {it:Trait}", of=PIECE | ACTION,
    also=("e sem {it:Trait}", f"[e] {NOT_HAVING} {{it:Trait}}", "sem a característica {it:Trait}"), make=opposite,
    unmake=lacks,
)  # fmt: skip


def either(one: Filter, other: Filter) -> t.Either:
    return t.Either((one,), (other,))


def as_either(it: Any) -> Fields | None:
    fits = isinstance(it, t.Either) and len(it.one) == len(it.other) == 1 and not isinstance(it.one[0], t.Itself)
    return {"one": it.one[0], "other": it.other[0]} if fits else None


say(
    t.Either, "Filter", pt="{one:Quality} ou {other:Quality}", en="{one:Quality} or {other:Quality}",
    also=("{one:Quality} e / ou {other:Quality}",), make=either, unmake=as_either, of=PIECE,
)  # fmt: skip
say(
    Filter, "Quality", pt="com {it:Trait}", en="with {it:Trait}", also=("que (tenha|tenham) {it:Trait}",), make=same,
    unmake=has,
)  # fmt: skip
say(
    t.Called, "Quality", pt="chamado~ {names:Names}", en="named {names:Names}", also=("com [o] nome {names:Names}",),
    make=lambda names: t.Called("name", names),
    unmake=lambda it: ({"names": it.names} if isinstance(it, t.Called) and it.what == "name" and not it.negated
    else None),
)  # fmt: skip

# -- names, sides, kinds ----------------------------------------------------------


def called(negated: bool, what: str = "name") -> Any:
    return lambda it: (
        {"names": it.names} if isinstance(it, t.Called) and it.what == what and it.negated == negated else None
    )


say(
    t.Called, "Filter", pt="chamado~ {names:Names}", en="named {names:Names}",
    also=("(com o nome|com nome|de nome|cujo nome seja) {names:Names}", "que !ser/subjunctive chamado~ {names:Names}"),
    make=lambda names: t.Called("name", names), unmake=called(False),
)  # fmt: skip
say(
    t.Called, "Filter", pt="que não !ser/subjunctive chamado~ {names:Names}", en="not named {names:Names}",
    also=("[e] que não se (chame|chamem) {names:Names}", "cujo nome não seja {names:Names}",
    "e que não !ser/subjunctive chamado~ {names:Names}"),
    make=lambda names: t.Called("name", names, True), unmake=called(True),
)  # fmt: skip
say(
    t.Called, "Filter", pt="cujo alter ego não seja {names:Names}", en="whose alter ego is not {names:Names}",
    of=PIECE,
    also=("[e] (com alter ego|alter ego) que não seja {names:Names}", "cujos alter egos não sejam {names:Names}"),
    make=lambda names: t.Called("alter ego", names, True), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Called, "Filter", pt="e [com] [o] alter ego {names:Names}", en="with the alter ego {names:Names}", of=PIECE,
    also=("cujo alter ego seja {names:Names}",), make=lambda names: t.Called("alter ego", names),
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Called, "Filter", pt="com a palavra {names:Names} no nome", en="with {names:Names} in its~ name",
    of=PIECE | ACTION,
    also=("cujo nome tenha a palavra {names:Names}", "cujos nomes tenham a palavra {names:Names}",
    f"{HAVING} {{names:Names}} (no|em seu) nome"),
    make=lambda names: t.Called("part", names), unmake=called(False, "part"),
)  # fmt: skip
say(
    t.Called, "Filter", pt="{names:Names}", en="{names:Names}", make=lambda names: t.Called("name", names),
    unmake=called(False), of=ACTION, cost=1,
)  # fmt: skip
say(
    t.Called, "Filter", pt="que não !ser/subjunctive {names:Names}", en="other than {names:Names}", of=WORD | ACTION,
    make=lambda names: t.Called("name", names, True), unmake=called(True),
)  # fmt: skip
say(
    t.Affiliated, "Filter", pt="da afiliação {names:Names}", en="of the affiliation {names:Names}", of=PIECE,
    also=("cuja afiliação seja {names:Names}",), make=lambda names: t.Affiliated(names), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Affiliated, "Filter", pt="{names:Names}", en="{names:Names}", of=PIECE, cost=1,
    make=lambda names: t.Affiliated(names) if t.AFFILIATIONS.issuperset(names) else None, unmake=lambda it: None,
)  # fmt: skip
for side, pt, en in (("Herói", "@herói", "hero"), ("Vilão", "@vilão", "villain")):
    for negated in (True, False):
        no = "não " if negated else ""
        say(
            t.Aligned, "Filter", pt=f"não {pt}" if negated else f"que !ser/subjunctive {pt}",
            en=f"non-{en}" if negated else en, before=("en",),
            also=(f"[e] que {no}!ser/subjunctive [um] {pt}",), of=CHARACTER | CARD,
            make=lambda side=side, negated=negated: t.Aligned(side, negated),
            unmake=given(lambda it, side, negated: {} if it == t.Aligned(side, negated) else None, side, negated),
        )  # fmt: skip
for kind, pt, en in (
    ("character", "personagem", "character"),
    ("ability", "habilidade", "ability"),
    ("support", "suporte", "support"),
    ("scene", "cenário", "scenario"),
):
    say(
        t.Kind, "Filter", pt=f"que não !ser/subjunctive de {pt}", en=f"non-{en}", before=("en",),
        also=(f"que não !ser/subjunctive [um] (card|cards) de {pt}",), kinds=(kind,), card=True, negated=True,
        of=CARD,
    )  # fmt: skip

# -- whose, and where -------------------------------------------------------------

#: Who controls something, as the subject of "que … controla", with other words for him and for several.
CONTROLLERS = (
    (YOU, "você", "you control", (), ()),
    (
        OPPONENT,
        "um oponente",
        "controlled by an opponent",
        ("o oponente", "seu oponente", "um de seus oponentes"),
        ("seus oponentes", "os oponentes", "oponentes"),
    ),
    (t.OTHERS, "outro jogador", "controlled by another player", (), ("outros jogadores", "os outros jogadores")),
    (t.THAT_PLAYER, "aquele jogador", "that player controls", ("ele", "ele próprio", "aquele oponente"), ()),
    (t.TARGET_PLAYER, "o jogador alvo", "controlled by the target player", (), ()),
    (t.TARGET_OPPONENT, "o oponente alvo", "controlled by the target opponent", (), ()),
)
for by, pt, en, more, several in CONTROLLERS:
    also = [f"[e] que {one} (controla|controlar|controle)" for one in (pt, *more)] + [
        f"[e] que {many} (controlam|controlarem|controlem)" for many in several
    ]
    also += [f"controlado~ por {one}" for one in (pt, *more, *several)] + [
        f"sob [o] controle de {one}" for one in (pt, *more)
    ]
    call("Filter", t.Controlled(by), pt=f"que {pt} controla", en=en, also=also, of=IN_PLAY | ACTION)
say(
    t.SameAs, "Filter", pt="controlado~ pelo controlador de {other:Clear}", of=IN_PLAY, wants={"other": BASE},
    en="controlled by the controller of {other:Clear}",
    also=("(controlado~ por|de|sob o controle de) (o controlador de|o jogador que (controla|controlar)) {other:Clear}",
    "com o mesmo controlador (que|de) {other:Clear}", "controlado~ pelo mesmo jogador que {other:Clear}",
    "controlado~ pelo mesmo jogador que (controla|controlar) {other:Clear}"),
    make=lambda other: t.SameAs("controller", other),
    unmake=lambda it: {"other": it.other} if isinstance(it, t.SameAs) and it.what == "controller" else None,
)  # fmt: skip
call(
    "Filter", t.Controlled(YOU), pt="sob seu controle", en="under your control", also=("sob o seu controle",),
    of=IN_PLAY,
)  # fmt: skip
call(
    "Filter", t.Controlled(t.OTHERS), pt="que você não (controla|controle|controlar)", en="you do not control",
    of=IN_PLAY,
)  # fmt: skip
say(
    t.Controlled, "Filter", pt="de {by:Owner}", en="of {by:Owner}",
    make=lambda by: t.Controlled(by) if by in (OPPONENT, t.THAT_PLAYER, t.TARGET_PLAYER, t.TARGET_OPPONENT) else None,
    unmake=lambda it: None, of=IN_PLAY, cost=1,
)  # fmt: skip
say(
    t.Controlled, "Filter", pt="que ele controla", en="they control", make=lambda: t.Controlled(t.THAT_PLAYER),
    unmake=lambda it: {} if it == t.Controlled(THEIR_OWN) else None, of=IN_PLAY | ACTION,
)  # fmt: skip
call(
    "Filter", HELD_SINCE, pt="que você controla desde o início do turno",
    en="you have controlled since the beginning of the turn", of=IN_PLAY,
)  # fmt: skip
say(
    t.SinceStart, pt="desde o início do turno", en="since the beginning of the turn",
    also=("desde o (início|inicio|começo) (do|deste|de seu|do seu) turno",), of=IN_PLAY,
)  # fmt: skip
ENTERED = "(!entrou/indicative|!entrar/future|!ter/subjunctive entrado)"
say(t.EnteredThisTurn, pt=f"que {ENTERED} em cena neste turno", en="that entered the scene this turn", of=IN_PLAY)
call(
    "Filter", t.Not(t.EnteredThisTurn()), pt=f"que não {ENTERED} em cena neste turno",
    en="that did not enter the scene this turn", of=IN_PLAY,
)  # fmt: skip
say(
    t.In, "Filter", pt="em cena", en="in the scene",
    also=("que [já] (!estar/future|!estar/subjunctive|!estar/indicative) em cena",), zone="scene", whose=YOU,
    of=IN_PLAY | CARD,
)  # fmt: skip
say(
    t.In, "Lying", pt="em {it:Zone}", en="in {it:Zone}", make=same, of=CARD,
    unmake=lambda it: taken(it) if isinstance(it, t.In) and it.zone not in ("scene", "top", "bottom") else None,
)  # fmt: skip
say(
    t.In, "Filter", pt="de {it:Zone}", en="from {it:Zone}",
    also=("que (!estar/future|!estar/subjunctive) em {it:Zone}", "que houver em {it:Zone}", "em {it:Zone}",
    "entre {it:Zone}"),
    make=same, unmake=lambda it: taken(it) if isinstance(it, t.In) and it.zone != "scene" else None, of=CARD,
)  # fmt: skip


def within(one: t.In, other: t.In) -> t.Within | None:
    if any(each.zone in ("top", "bottom", "scene") for each in (one, other)):
        return None
    return t.Within((one, replace(other, whose=one.whose) if other.whose == YOU else other))


def as_within(it: Any) -> Fields | None:
    return {"one": it.places[0], "other": it.places[1]} if isinstance(it, t.Within) and len(it.places) == 2 else None


for zone, pt, en in (
    ("hand", "mão", "hand"),
    ("deck", "deck", "deck"),
    ("resources", "recursos", "resources"),
    ("prizes", "prêmios", "prizes"),
):
    say(t.In, "Bare Zone", pt=pt, en=en, zone=zone, whose=YOU)
say(
    t.Within, "Filter", pt="(de|em) {one:Zone} ou {other:Further Zone}", en="from {one:Zone} or {other:Further Zone}",
    also=("(de|em) {one:Zone} e / ou {other:Further Zone}",), make=within, unmake=as_within, of=CARD,
)  # fmt: skip
say(
    t.In, "Further Zone", pt="de {it:Zone}", en="{it:Zone}", also=("em {it:Zone}", "{it:Zone}", "{it:Bare Zone}"),
    make=same, unmake=taken,
)  # fmt: skip

# -- carrying ---------------------------------------------------------------------

STANDING = "(!estar/future|!estar/subjunctive|!estar/indicative)"


def carried(who: Selector) -> t.CarriedBy | None:
    return None if noun_of(who.filters) in ("player", "opponent", "action") else t.CarriedBy(who)


def as_carried(it: Any) -> Fields | None:
    return {"who": it.who} if isinstance(it, t.CarriedBy) and not it.divided else None


say(
    t.CarriedBy, "Filter", pt="que {who:Whoever} !estar/future carregando", en="carried by {who:Whoever}", of=CARD,
    also=(f"que {{who}} [ainda] {STANDING} carregando", f"que {STANDING} sendo carregado~ por {{who}}",
    "sendo carregado~ por {who}", "carregado~ (em|por) {who}", "de {who}"),
    make=carried, unmake=as_carried, wants={"who": BASE},
)  # fmt: skip
call(
    "Filter", t.CarriedBy(t.THIS_CHARACTER), pt="que (estiver|estiverem|está) carregando", en="it is carrying", of=CARD
)
say(
    t.CarriedBy, "Filter", pt="divididos da forma como você escolher entre {who}",
    en="divided as you choose among {who}", of=CARD, also=("divididos da forma como você escolher de {who}",),
    make=lambda who: t.CarriedBy(who, divided=True),
    unmake=lambda it: {"who": it.who} if isinstance(it, t.CarriedBy) and it.divided else None, wants={"who": BASE},
)  # fmt: skip
Carried = tuple[Selector, int, int]


def carrying(negated: bool) -> tuple[Any, Any]:
    """ "Carregando dois ou mais cards"; "no máximo dois" is not three or more, "nenhum" not one."""

    def make(cards: Carried) -> t.Carrying | None:
        what, least, most = cards
        if least > 0 and most > 0:
            return None
        return t.Carrying(what, least, negated) if most < 0 else t.Carrying(what, most + 1, most == 0 or not negated)

    def unmake(it: Any) -> Fields | None:
        return {"cards": (it.what, it.least, -1)} if isinstance(it, t.Carrying) and it.negated == negated else None

    return make, unmake


say(
    tuple, "Carried", pt="{what:Selector}", en="{what:Selector}", wants={"what": CARD},
    make=lambda what: (what, 1, -1) if what.how in (THIS, CHOSEN) else None,
    unmake=lambda it: {"what": it[0]} if it[0].how in (THIS, CHOSEN) else None,
)  # fmt: skip
say(tuple, "Carried", pt="{some:Some}", en="{some:Some}", make=lambda some: some, unmake=lambda it: {"some": it})
say(
    tuple, "Carried", pt="{what:The Card}", en="{what:The Card}", make=lambda what: (what, 1, -1),
    unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "The Card", pt="o card {names:Names}", en="the card {names:Names}", mention="new",
    make=lambda names: Selector(EACH, (t.Kind(("card",), True), t.Called("name", names))), unmake=lambda it: None,
)  # fmt: skip
for negated, no, en in ((False, "", ""), (True, "não ", "that !be/indicative not ")):
    make, unmake = carrying(negated)
    say(
        t.Carrying, "Filter", pt=f"que {no}!estar/future carregando {{cards:Carried}}",
        en=f"{en}carrying {{cards:Carried}}", of=BASE,
        also=(f"[e] que {no}{STANDING} carregando {{cards:Carried}}", *(() if negated
        else ("carregando {cards:Carried}",))),
        make=make, unmake=unmake,
    )  # fmt: skip
say(
    t.AtStage, pt="no estágio {stages:Stages}", en="at stage {stages:Stages}", of=CHARACTER,
    also=("[e] que (!estar/future|!estar/subjunctive) (no|em) estágio [de capacitação] {stages:Stages} [de "
    "capacitação]", "no estágio {stages:Stages} de capacitação"),
)  # fmt: skip
say(
    t.Not, "Filter", pt="que não (!estar/subjunctive|!estar/future) no estágio {stages:Stages}",
    en="not at stage {stages:Stages}", of=CHARACTER, make=lambda stages: t.Not(t.AtStage(stages)),
    unmake=lambda it: {"stages": it.of.stages} if isinstance(it, t.Not) and isinstance(it.of, t.AtStage) else None,
)  # fmt: skip
say(t.Another, pt="outro~", en="other", before=("pt", "en"))
call(
    "Filter", t.Another(), pt="que não !ser/subjunctive (este personagem|este card|este suporte)",
    en="other than this one", of=PIECE,
)  # fmt: skip
ACTED = "((!ter/future|!ter/subjunctive) usado|usou|usaram)"
say(
    t.Acted, pt=f"que {ACTED} (uma ação|alguma ação|ações) neste turno",
    also=(f"que já {ACTED} (uma ação|alguma ação|ações) neste turno",), en="that used an action this turn",
    negated=False, of=BASE,
)  # fmt: skip
say(
    t.Acted, pt=f"que não {ACTED} (ações|nenhuma ação|uma ação) neste turno",
    also=(f"que ainda não {ACTED} (ações|nenhuma ação|uma ação) neste turno",), en="that used no action this turn",
    negated=True, of=BASE,
)  # fmt: skip
HURT = "((!ter/future|!ter/subjunctive) recebido|recebeu|receberam)"
say(
    t.Hurt, pt=f"que {HURT} dano neste turno", also=(f"que já {HURT} dano neste turno",),
    en="that was dealt damage this turn", negated=False, of=BASE,
)  # fmt: skip
say(
    t.Hurt, pt=f"que não {HURT} dano neste turno", also=(f"que ainda não {HURT} dano neste turno",),
    en="that was dealt no damage this turn", negated=True, of=BASE,
)  # fmt: skip
say(
    t.Revealed, pt="revelado~ nesta ação", en="revealed in this action",
    also=("[que (foi|foram)] revelado~ (nesta ação|na Clarividência desta ação|pela Clarividência desta ação)",),
    of=CARD,
)  # fmt: skip
call(
    "Filter", t.Among(SHOWN), pt="dali", en="from among them",
    also=("(entre|de entre) (eles|aqueles cards)", "revelado~ [desta forma]"), of=CARD,
)  # fmt: skip
for what, pt, one, en in (
    ("name", "nomes", "nome", "names"),
    ("power", "poderes", "poder", "powers"),
    ("card type", "tipos", "tipo", "types"),
):
    call(
        "Filter", t.Different(what), pt=f"de {pt} diferentes", en=f"with different {en}",
        also=(f"(de|com) ({pt}|{one}) (diferentes|distintos|diferente|distinto)",),
    )  # fmt: skip
for what, pt, en, more in (
    (
        "controller",
        "controlado~ por um mesmo jogador",
        "controlled by the same player",
        ("controlado~ (por um único|pelo mesmo) jogador", "(de um|do) mesmo jogador", "com o mesmo controlador"),
    ),
    (
        "affiliation",
        "com uma afiliação em comum",
        "with an affiliation in common",
        (
            "com (alguma afiliação|ao menos uma afiliação|pelo menos uma afiliação|afiliações) em comum",
            "com a mesma afiliação",
        ),
    ),
    ("power", "com um poder em comum", "with a power in common", ("com o mesmo poder", "com poderes em comum")),
    ("name", "de mesmo nome", "with the same name", ("(com um|de um) mesmo nome", "com nomes iguais")),
    ("card type", "de mesmo tipo", "of the same type", ("(do|de um) mesmo tipo",)),
):
    call("Filter", t.Alike(what), pt=pt, en=en, also=more)
say(
    t.HeldBy, "Filter", pt="de {who}", en="of {who}", also=("que {who} (!ter/subjunctive|!ter/future|!ter/indicative|"
    "!possuir/subjunctive|!possuir/future|!possuir/indicative)",), of=WORD,
    wants={"who": BASE | CARD}, make=lambda who: t.HeldBy(who) if who.how != EACH else None,
    unmake=lambda it: {"who": it.who} if isinstance(it, t.HeldBy) else None,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lasting(Filter):
    """ "As ações que ele usar neste turno". No record has it: so long the statement lasts."""

    until: str


say(Lasting, pt="{until:Until}", en="{until:Until}", of=ACTION, cost=1)

# -- of actions -------------------------------------------------------------------

say(
    t.Powered, "Filter", pt="de {powers:PowersAny}", en="of {powers:PowersAny}", make=powered, of=CARD,
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Powered, "Filter", pt="que não !ser/subjunctive de {powers:PowersNor}", en="not of {powers:PowersNor}",
    of=ACTION, make=lambda powers: t.Powered(powers, negated=True),
    unmake=lambda it: {"powers": it.powers} if isinstance(it, t.Powered) and it.negated else None,
)  # fmt: skip
BOTH_TYPES = ("anticipation", "unforeseen")
for types, pt, en, more in (
    (("anticipation",), "de antecipar", "anticipation", ("de Antecipar",)),
    (("unforeseen",), "imprevisto~", "unforeseen", ()),
    (
        BOTH_TYPES,
        "de antecipar ou imprevisto~",
        "anticipation or unforeseen",
        ("de antecipar (e|e / ou) imprevisto~", "imprevisto~ (ou|e) de antecipar"),
    ),
):
    say(t.Typed, pt=pt, en=en, also=more, types=types, negated=False, of=ACTION, before=("en",))
    say(
        t.Typed, pt=f"que não !ser/subjunctive {pt}", en=f"that !be/indicative not {en}", types=types, negated=True,
        of=ACTION, also=("que não !ser/subjunctive de antecipar nem imprevisto~",) if len(types) > 1 else (),
    )  # fmt: skip
say(
    t.Dealing, pt="que !causar/subjunctive dano", en="that !deal/indicative damage",
    also=("que (!causar/indicative|!causar/future) dano",), to=None, of=ACTION,
)  # fmt: skip
say(
    t.Dealing, "Filter", pt="que !causar/subjunctive dano em {to:Selector}",
    also=("que (!causar/subjunctive|!causar/indicative|!causar/future) dano (em|a) {to:Selector}",),
    en="that !deal/indicative damage to {to:Selector}", of=ACTION, make=lambda to: t.Dealing(to),
    unmake=lambda it: {"to": it.to} if isinstance(it, t.Dealing) and it.to is not None else None,
)  # fmt: skip
say(
    t.Aimed, pt="com alvo", en="with a target", also=("com alvos", "que (tenha|tenham|têm) (alvo|alvos)"),
    negated=False, of=ACTION,
)  # fmt: skip
say(
    t.Aimed, pt="sem alvo", en="without a target", also=("sem alvos", "que não (tenha|tenham|têm|tem) (alvo|alvos)"),
    negated=True, of=ACTION,
)  # fmt: skip
AS_TARGET = "(como alvo|como um de seus alvos|como um dos seus alvos)"
HAS_TARGET = "(!ter/subjunctive|!ter/future)"
say(
    t.Targeting, pt="que !ter/subjunctive {what} como alvo", en="that !target/indicative {what}",
    negated=False, of=ACTION,
    also=(f"que {HAS_TARGET} {{what}} {AS_TARGET}", "(com|tendo) {what} como alvo",
    f"[e] que {HAS_TARGET} como (alvo|um de seus alvos) {{what}}", "tendo como alvo {what}", "cujo alvo seja {what}",
    "e tenha como alvo {what}"),
    wants={"what": BASE},
)  # fmt: skip
say(
    t.Targeting, pt="que não !ter/subjunctive {what} como alvo", en="that !do/indicative not target {what}",
    negated=True, of=ACTION, also=(f"que não {HAS_TARGET} {{what}} {AS_TARGET}", "sem {what} como alvo"),
    wants={"what": BASE},
)  # fmt: skip
#: Who uses actions as a piece; a player is told otherwise.
USERS = ("character", "support", "target")
say(
    t.UsedBy, "Filter", pt="que {who:Whoever} !usar/future", en="used by {who:Whatever}", of=ACTION,
    wants={"who": CHARACTER}, make=lambda who: t.UsedBy(who),
    unmake=lambda it: {"who": it.who} if isinstance(it, t.UsedBy) and noun_of(it.who.filters) in USERS else None,
    also=("que {who} !usar/future (em cada turno|em um turno|de cada turno|a cada turno)", "que {who} (usou|usaram)",
    "de {who}", "usado~ por {who}", "que (for|forem|seja) (usada|usadas) por {who}"),
)  # fmt: skip
call("Filter", t.UsedBy(t.YOURSELF), pt="que você usar", en="you use", of=ACTION)


def of_card(what: Selector) -> t.OfCard | None:
    this = what.how == THIS and not what.filters
    cards = noun_of(what.filters) == "card"
    return t.OfCard(what) if this or cards else None


say(
    t.OfCard, "Filter", pt="de {what:Whatever}", en="of {what:Whatever}",
    also=("descrito~ em {what:Clear}", "que (esteja|estejam) descrito~ em {what:Clear}"), make=of_card,
    unmake=lambda it: {"what": it.what} if isinstance(it, t.OfCard) and not it.negated else None, of=ACTION,
    wants={"what": CARD},
)  # fmt: skip
say(
    t.OfCard, "Filter", pt="que não !ser/subjunctive de {what:Whatever}", en="not of {what:Whatever}",
    make=lambda what: t.OfCard(what, True),
    unmake=lambda it: {"what": it.what} if isinstance(it, t.OfCard) and it.negated else None, of=ACTION,
    wants={"what": CARD},
)  # fmt: skip
say(
    t.Costing, "Filter", pt="de custo {cost:Stage}", en="of cost {cost:Stage}",
    make=lambda cost: t.Costing(cost), of=ACTION,
    also=("(com custo|de custo de incapacitação|com custo de incapacitação|que custe) {cost:Stage}",),
    unmake=lambda it: {"cost": it.cost} if isinstance(it, t.Costing) and not it.compare else None,
)  # fmt: skip
for compare, pt, en in (("more", "maior", "more"), ("less", "menor", "less")):
    say(
        t.Costing, "Filter", pt=f"de custo {{cost:Stage}} ou {pt}",
        en=f"of cost {{cost:Stage}} or {en}", of=ACTION,
        also=(f"com custo [de incapacitação] {{cost:Stage}} ou {pt}",),
        make=lambda cost, compare=compare: t.Costing(cost, compare),
        unmake=given(lambda it, compare: {"cost": it.cost} if isinstance(it, t.Costing) and it.compare == compare
        else None, compare),
    )  # fmt: skip
say(
    t.Costing, "Filter", pt="(de|com) custo {stages:Stages}", en="of cost {stages:Stages}", of=ACTION,
    make=lambda stages: {(0, 1): t.Costing(1, "less"), (1, 2): t.Costing(1, "more")}.get(stages),
    unmake=lambda it: None,
)  # fmt: skip
for which, pt in (("first", "primeiro"), ("second", "segundo"), ("third", "terceiro")):
    say(t.Ordinal, pt=f"{pt}~", en=which, which=which, before=("pt", "en"), of=ACTION)
say(t.Ordinal, pt="próximo~", en="next", which="next", before=("pt", "en"), of=ACTION)
say(
    t.SameAs, "Filter", pt="com o mesmo nome que {other:Clear}", en="with the same name as {other:Clear}", of=ACTION,
    wants={"other": ACTION}, make=lambda other: t.SameAs("name", other),
    unmake=lambda it: {"other": it.other} if isinstance(it, t.SameAs) and is_of_actions(it.other.filters) else None,
    also=("com o mesmo nome de {other}",),
)  # fmt: skip
say(
    t.UserOf, "Filter", pt="que !usou/indicative {action:That}", en="that used {action:That}",
    wants={"action": ACTION}, of=CHARACTER, make=lambda action: t.UserOf(action),
    also=("que !ter/future usado {action:That}", "que !ter/subjunctive usado {action:That}",
    "que !usar/future {action:That}", "que !estar/future usando {action:That}"),
    unmake=lambda it: {"action": it.action} if isinstance(it, t.UserOf) else None,
)  # fmt: skip
say(
    t.UsedThisTurn, pt="usado~ neste turno", en="used this turn", also=("que (foi|foram) usado~ neste turno",),
    by=t.ANY_PLAYER, of=ACTION,
)  # fmt: skip
say(
    t.UsedThisTurn, pt="que (o oponente|um oponente) tenha usado neste turno", en="an opponent used this turn",
    by=OPPONENT, of=ACTION,
)  # fmt: skip
