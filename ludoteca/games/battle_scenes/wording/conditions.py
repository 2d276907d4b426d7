"""Under which conditions: what is so, how many there are, and what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOSEN, OPPONENT, THIS, YOU, Condition, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.qualities import called, carrying
from ludoteca.games.battle_scenes.wording.traits import has
from ludoteca.games.battle_scenes.wording.vocabulary import (
    BASE,
    CARD,
    CHARACTER,
    call,
    given,
    ordered,
    same,
    say,
    taken,
)

#: Whom a condition or a statement speaks of that names nobody: the one before it did.
ELIDED = Selector("elided")

Some = tuple[Selector, int, int]

#: Words that are only read, in what follows.
more: Sequence[str]

# -- how many ---------------------------------------------------------------------


def some(what: Selector, least: int, most: int) -> Some:
    return what, least, most


def as_some(least: int | None, most: int | None, several: bool | None = False) -> Any:
    """Taking apart what is counted, where the limits are these; None is any number, which is then said."""

    def take(it: Some) -> Fields | None:
        what, found_least, found_most = it
        if (
            (least is not None and found_least != least)
            or (most is not None and found_most != most)
            or what.up_to != bool(several)
        ):
            return None
        fields: dict[str, Any] = {"what": replace(what, up_to=False)}
        if least is None:
            fields["number"] = Number(found_least)
        elif most is None:
            fields["number"] = Number(found_most)
        return fields

    return take


def several(what: Selector) -> Selector:
    return replace(what, up_to=True)


say(
    tuple, "Some", pt="{what:Counted One}", en="a {what:Counted One}",
    make=lambda what: (what, 1, -1) if t.Another() in what.filters else None,
    unmake=lambda it: as_some(1, -1)(it) if t.Another() in it[0].filters else None,
)  # fmt: skip
say(
    tuple, "Some", pt="um~ {what:Counted One}", en="a {what:Counted One}",
    also=("(algum~|qualquer) {what:Counted One}", "(ao menos|pelo menos|no mínimo) um~ {what:Counted One}"),
    make=lambda what: (what, 1, -1), unmake=as_some(1, -1),
)  # fmt: skip
say(
    tuple, "Some", pt="{what:Counted}", en="{what:Counted}", make=lambda what: (several(what), 1, -1),
    unmake=lambda it: None,
)  # fmt: skip
say(
    tuple, "Some", pt="um~ ou mais {what:Counted}", en="one or more {what:Counted}",
    make=lambda what: (several(what), 1, -1), unmake=as_some(1, -1, True),
)  # fmt: skip
say(
    tuple, "Some", pt="{number:Count} ou mais {what:Counted}", en="{number:Count} or more {what:Counted}",
    also=("(pelo menos|ao menos|no mínimo) {number:Count} {what:Counted}",),
    make=lambda number, what: (what, number.number, -1) if number.number > 1 else None,
    unmake=lambda it: found if (found := as_some(None, -1)(it)) is not None and it[1] > 1 else None,
)  # fmt: skip
say(
    tuple, "Some", pt="outros {number:Count} [ou mais] {what:Counted}",
    en="{number:Count} or more other {what:Counted}",
    make=lambda number, what: (replace(what, filters=ordered((*what.filters, t.Another()))), number.number, -1),
    unmake=lambda it: None,
)  # fmt: skip
say(
    tuple, "Some", pt="{number:Count} {what:Counted}", en="{number:Count} {what:Counted}",
    make=lambda number, what: (what, number.number, -1) if number.number > 1 else None, unmake=lambda it: None,
)  # fmt: skip
say(
    tuple, "Some", pt="nenhum~ {what:Counted One}", en="no {what:Counted One}", make=lambda what: (what, 0, 0),
    unmake=lambda it: None,
)  # fmt: skip
say(
    tuple, "Some", pt="{number:Count} ou menos {what:Counted}", en="{number:Count} or fewer {what:Counted}",
    also=("no máximo {number:Count} {what:Counted}",), make=lambda number, what: (what, 0, number.number),
    unmake=as_some(0, None),
)  # fmt: skip
for pt, en, step, fewer in (
    ("(mais de|mais do que)", "more than", 1, False),
    ("(menos de|menos do que)", "fewer than", -1, True),
):
    say(
        tuple, "Some", pt=f"{pt} {{number:Count}} {{what:Counted}}", en=f"{en} {{number:Count}} {{what:Counted}}",
        also=(f"{pt} {{number:Count}} {{what:Counted One}}",),
        make=lambda number, what, step=step, fewer=fewer: ((what, 0, number.number + step) if fewer else (what,
        number.number + step, -1)),
        unmake=lambda it: None,
    )  # fmt: skip
for noun, several_of in (("Counted", True), ("Counted One", False)):
    form = f"{{number:Count}} {{what:{noun}}}"
    say(
        tuple, "Some", pt=f"exatamente {form}", en=f"exactly {{number:Count Of}} {{what:{noun}}}",
        also=(f"(apenas|somente) {form}",), make=lambda number, what: (what, number.number, number.number),
        unmake=given(lambda it, several_of: {"number": Number(it[1]), "what": it[0]} if it[1] == it[2] > 0
        and (it[1] > 1) == several_of else None, several_of),
    )  # fmt: skip


#: What there is none of: "você não controlar um suporte" is "you control no support".
say(
    tuple, "None", pt="um~ {what:Counted One}", en="no {what:Counted One}", make=lambda what: (what, 1, -1),
    unmake=as_some(1, -1),
)  # fmt: skip


def counted(found: Some, *filters: Filter, negated: bool = False) -> Condition | None:
    what, least, most = found
    what = replace(what, filters=ordered((*what.filters, *(each for each in filters if each not in what.filters))))
    if not negated or most == 0:
        return t.Count(what, least, most)
    return None if most > 0 else t.Count(replace(what, up_to=False), 0, least - 1)


def as_counted(it: Any, filter_: Filter) -> Fields | None:
    """How many there are of what has this quality, which the verb says."""
    if not isinstance(it, t.Count) or filter_ not in it.what.filters:
        return None
    kept = tuple(each for each in it.what.filters if each != filter_)
    return {"some": (replace(it.what, filters=kept), it.least, it.most)}


def as_none(it: Any, *filters: Filter) -> Fields | None:
    """The same where there is none."""
    if not isinstance(it, t.Count) or (it.least, it.most) != (0, 0) or not {*filters} <= {*it.what.filters}:
        return None
    kept = tuple(each for each in it.what.filters if each not in filters)
    return {"some": (replace(it.what, filters=kept), 1, -1)}


CONTROLLERS = (
    (YOU, "você", "you control", ()),
    (
        OPPONENT,
        "um oponente",
        "an opponent controls",
        ("um de seus oponentes", "seu oponente", "o oponente", "outro jogador", "algum oponente"),
    ),
    (t.THAT_PLAYER, "aquele jogador", "that player controls", ()),
    (t.TARGET_PLAYER, "o jogador alvo", "the target player controls", ()),
    (t.TARGET_OPPONENT, "o oponente alvo", "the target opponent controls", ()),
)
for who, pt, en, more in CONTROLLERS:
    say(
        t.Count, pt=f"{pt} não !controlar {{some:Some}}", en=f"{en} {{some:None}}",
        also=[f"{each} não !controlar {{some:Some}}" for each in more],
        make=lambda some, who=who: counted(some, t.Controlled(who), negated=True),
        unmake=given(lambda it, who: as_none(it, t.Controlled(who)), who), alone="indicative",
    )  # fmt: skip
    say(
        t.Count, pt=f"{pt} !controlar {{some:Some}}", en=f"{en} {{some:Some}}",
        also=[f"{each} !controlar {{some:Some}}" for each in more],
        make=lambda some, who=who: counted(some, t.Controlled(who)),
        unmake=given(lambda it, who: as_counted(it, t.Controlled(who)), who), alone="indicative", wants={},
    )  # fmt: skip
say(
    t.Count, pt="!haver em cena {some:Some}", en="there !be {some:Some} in the scene", alone="indicative",
    make=lambda some: counted(some, t.In("scene")), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Count, pt="!haver {some:Some} em {place:Zone}", en="there !be {some:Some} in {place:Zone}", alone="indicative",
    make=lambda some, place: counted(some, place), unmake=lambda it: None,
)  # fmt: skip
for who, pt, en in (
    (YOU, "você", "you have"),
    (OPPONENT, "um oponente", "an opponent has"),
    (t.THAT_PLAYER, "aquele jogador", "that player has"),
):
    for negated, no, how_many in ((False, "", "Some"), (True, "não ", "None")):
        say(
            t.Count, pt=f"{pt} {no}!ter {{some:Some}} em {{place:Zone}}",
            en=f"{en} {{some:{how_many}}} in {{place:Zone}}",
            alone="indicative",
            make=lambda some, place, who=who, negated=negated: (counted(some, t.In(place.zone, who), negated=negated)
            if place.whose in (t.OWNER, t.THAT_PLAYER, who) else None),
            unmake=lambda it: None,
        )  # fmt: skip
say(
    t.Count, pt="você (revelar|tiver revelado) {some:Some} nesta ação", en="you reveal {some:Some} in this action",
    alone="future", make=lambda some: counted(some, t.Revealed()), unmake=lambda it: as_counted(it, t.Revealed()),
)  # fmt: skip
USED_THIS_TURN = t.UsedThisTurn()


def as_used(it: Any) -> Fields | None:
    """How many actions somebody has used who needs no slot: this character, or one who was named before."""
    users = [each for each in it.what.filters if isinstance(each, t.UsedBy)] if isinstance(it, t.Count) else []
    if len(users) != 1 or users[0].who.how not in (THIS, CHOSEN) or not it.least:
        return None
    used = replace(it, what=replace(it.what, filters=tuple([each for each in it.what.filters if each != users[0]])))
    found = as_counted(used, USED_THIS_TURN)
    return None if found is None else {**found, "who": users[0].who}


say(
    t.Count, pt="{who:Selector} !ter usado {some:Some} neste turno",
    en="{who:Selector} !have used {some:Some} this turn", wants={"who": CHARACTER},
    make=lambda who, some: counted(some, USED_THIS_TURN, t.UsedBy(who)) if who.how in (THIS, CHOSEN) else None,
    unmake=as_used,
)  # fmt: skip
say(
    t.Count, pt="{some:Some} !ter sido usada neste turno", en="{some:Some} !have been used this turn",
    alone="indicative", also=("{some:Some} [já] (!ter sido|foi|foram) (usada|usadas) [anteriormente] neste turno",),
    make=lambda some: counted(some, USED_THIS_TURN),
    unmake=lambda it: as_counted(it, USED_THIS_TURN) if isinstance(it, t.Count) and it.least else None,
)  # fmt: skip
say(
    t.Count, pt="{some:Some} não !ter sido usada neste turno", en="{some:None} !have been used this turn",
    alone="indicative", make=lambda some: counted(some, USED_THIS_TURN, negated=True),
    unmake=lambda it: as_none(it, USED_THIS_TURN),
)  # fmt: skip
say(
    t.Count, pt="não !haver {some:Some}", en="there !be {some:None}", alone="indicative",
    make=lambda some: counted(some, negated=True), unmake=as_none,
)  # fmt: skip
say(
    t.Count, pt="!haver {some:Some}", en="there !be {some:Some}", alone="indicative", make=lambda some: counted(some),
    unmake=lambda it: {"some": (it.what, it.least, it.most)} if isinstance(it, t.Count) else None,
)  # fmt: skip
ENTERED = t.EnteredThisTurn()

# -- what is so -------------------------------------------------------------------


def so(negated: bool, fits: Any) -> Any:
    def take(it: Any) -> Fields | None:
        if not isinstance(it, t.Is) or len(it.filters) != 1:
            return None
        (filter_,), denied = it.filters, it.negated
        if isinstance(filter_, t.Shares) and filter_.negated and not denied:
            filter_, denied = replace(filter_, negated=False), True
        return {"what": it.what, **found} if denied == negated and (found := fits(filter_)) is not None else None

    return take


def states(
    pt: str,
    en: str,
    make: Any,
    fits: Any,
    also: tuple[str, ...] = (),
    en_not: str = "",
    negatable: bool = True,
    sort: int = BASE | CARD,
) -> None:
    """A condition on somebody who is named, and the same of the one of whom the condition before it speaks. ``pt`` has
    a stroke where "não" stands."""
    for negated in (False, True) if negatable else (False,):
        no = "não " if negated else ""
        english = en_not if negated else en
        forms = [each.replace("/ ", no, 1) for each in (pt, *also)]
        say(
            t.Is, pt="{what} " + forms[0], en="{what} " + english, also=["{what} " + each for each in forms[1:]],
            make=lambda what, negated=negated, **said: made(what, make(**said), negated), unmake=so(negated, fits),
            wants={"what": sort},
        )  # fmt: skip
        if not negated:
            say(
                t.Both, "Condition", pt="{both:Pair} " + forms[0], en="{both:Pair} " + english,
                also=["{both:Pair} " + each for each in forms[1:]], wants={"both": sort}, unmake=lambda it: None,
                make=lambda both, **said: of_both(both, make(**said)),
            )  # fmt: skip
        say(
            t.Is, "Elided", pt=forms[0], en=english, also=forms[1:], alone="indicative",
            make=lambda negated=negated, **said: made(ELIDED, make(**said), negated), unmake=lambda it: None,
        )  # fmt: skip


def of_both(both: tuple[Selector, Selector], filter_: Filter | None) -> Condition | None:
    """ "Este suporte e o personagem escolhido estiverem em cena"."""
    one, other = (made(each, filter_, False) for each in both)
    return None if one is None or other is None else t.Both(one, other)


def made(what: Selector, filter_: Filter | None, negated: bool) -> t.Is | None:
    if isinstance(filter_, t.Shares) and negated:
        return t.Is(what, (replace(filter_, negated=True),))
    return None if filter_ is None else t.Is(what, (filter_,), negated)


states("/ !ter {it:Trait}", "!have {it:Trait}", same, has, ("/ !possuir {it:Trait}",), "!do not have {it:Trait}")
states(
    "/ !estar em {it:Zone}", "!be in {it:Zone}", same,
    lambda it: taken(it) if isinstance(it, t.In) and it.zone != "scene" else None, ("/ ainda !estar em {it:Zone}",),
    "!be not in {it:Zone}",
)  # fmt: skip
states(
    "/ !estar em cena", "!be in the scene", lambda: t.In("scene"), lambda it: {} if it == t.In("scene") else None,
    ("/ ainda !estar em cena",), "!be not in the scene",
)  # fmt: skip
states(
    "/ !ser da afiliação {names:Names}", "!be of the affiliation {names:Names}", lambda names: t.Affiliated(names),
    lambda it: None, (), "!be not of the affiliation {names:Names}",
)  # fmt: skip
states(
    "/ !estar no estágio {stages:Stages}", "!be at stage {stages:Stages}", lambda stages: t.AtStage(stages),
    lambda it: {"stages": it.stages} if isinstance(it, t.AtStage) else None,
    ("/ (já|ainda) !estar (no|em) estágio [de capacitação] {stages:Stages}",), "!be not at stage {stages:Stages}",
)  # fmt: skip
for negated, no, english in ((False, "", "!be carrying"), (True, "não ", "!be not carrying")):
    make, unmake = carrying(negated)
    states(
        f"{no}!estar carregando {{cards:Carried}}", english + " {cards:Carried}", make, unmake,
        (f"{no}ainda !estar carregando {{cards:Carried}}",), negatable=False, sort=BASE,
    )  # fmt: skip
say(
    t.Is, "Elided", pt="{it:Trait}", en="{it:Trait}", make=lambda it: t.Is(ELIDED, (it,)), unmake=lambda it: None,
    cost=1,
)  # fmt: skip
PAST = "!ter"
for sort, pt, en in (
    ("character", "personagem", "character"),
    ("ability", "habilidade", "ability"),
    ("support", "suporte", "support"),
    ("scene", "cenário", "scenario"),
):
    states(
        f"/ !ser de {pt}", f"!be of the type {en}", lambda sort=sort: t.Kind((sort,), True), lambda it: None,
        (f"/ !ser do tipo {pt}",), f"!be not of the type {en}", sort=CARD,
    )  # fmt: skip
WORDS = ("card type", "name", "power", "affiliation", "alter ego")
states(
    "/ !ser de {other:Clear}", "!be of {other:Clear}",
    lambda other: t.OfChosen(other) if noun_of(other.filters) in WORDS else None,
    lambda it: {"other": it.other} if isinstance(it, t.OfChosen) else None, (), "!be not of {other:Clear}",
)  # fmt: skip
CHOSEN_NAME = t.OfChosen(Selector(CHOSEN, (t.Kind(("name",)),), slot=t.REMEMBERED))
states(
    "/ !ser o card (nomeado|escolhido)", "!be the named card", lambda: CHOSEN_NAME, lambda it: None, (),
    "!be not the named card", sort=CARD,
)  # fmt: skip
for history, yes, no, en, en_no in (
    (
        t.Acted,
        f"{PAST} usado ações neste turno",
        f"não {PAST} usado ações neste turno",
        "!have used an action this turn",
        "!have not used an action this turn",
    ),
    (
        t.Hurt,
        f"{PAST} recebido dano neste turno",
        f"não {PAST} recebido dano neste turno",
        "!have been dealt damage this turn",
        "!have been dealt no damage this turn",
    ),
):
    for negated, pt, english in ((False, yes, en), (True, no, en_no)):
        yet, nothing = (
            ("ainda ", "(ações|nenhuma ação|uma ação)") if negated else ("já ", "(ações|uma ação|alguma ação)")
        )
        told = pt.replace("ações", nothing)
        past = told.replace("!ter usado", "!usou/indicative").replace("!ter recebido", "!recebeu/indicative")
        states(
            pt, english, lambda history=history, negated=negated: history(negated),
            lambda it, history=history, negated=negated: {} if it == history(negated) else None,
            (told, yet + told, past, yet + past), negatable=False,
        )  # fmt: skip
states(
    f"{PAST} entrado em cena neste turno", "!have entered the scene this turn", lambda: ENTERED,
    lambda it: {} if it == ENTERED else None, negatable=False,
)  # fmt: skip
states(
    "/ se !chamar {names:Names}", "!be named {names:Names}", lambda names: t.Called("name", names), called(False),
    ("/ !ser chamado~ {names:Names}",), "!be not named {names:Names}",
)  # fmt: skip
for side, pt, en in (("Herói", "herói", "a hero"), ("Vilão", "vilão", "a villain")):
    states(
        f"/ !ser {pt}", f"!be {en}", lambda side=side: t.Aligned(side),
        lambda it, side=side: {} if it == t.Aligned(side) else None, (), f"!be not {en}",
    )  # fmt: skip


def is_ordinal(filters: tuple[Filter, ...]) -> bool:
    """ "A primeira ação": there is one of them."""
    return any(isinstance(each, t.Ordinal) for each in filters)


def is_some(it: Any, negated: bool) -> Fields | None:
    fits = isinstance(it, t.Is) and it.negated == negated and it.filters and isinstance(it.filters[0], t.Kind)
    return {"what": it.what, "filters": it.filters} if fits else None


for negated, no, en in ((False, "", "!be"), (True, "não ", "!be not")):
    for ordinal, pt, en_article in ((True, "o~", "the"), (False, "um~", "a")):
        say(
            t.Is, pt=f"{{what}} {no}!ser {pt} {{filters:Kind/one}}",
            en=f"{{what}} {en} {en_article} {{filters:Kind/one}}",
            make=lambda what, filters, negated=negated, ordinal=ordinal: (t.Is(what, filters, negated) if not ordinal
            or is_ordinal(filters) else None),
            unmake=given(lambda it, negated, ordinal: found if (found := is_some(it, negated)) is not None
            and is_ordinal(it.filters) == ordinal else None, negated, ordinal),
        )  # fmt: skip
say(
    t.Is, pt="{what:This Action} !ser o~ {filters:Kind/one}", en="{what:This Action} !be the {filters:Kind/one}",
    also=("{what:This Action} (foi|tiver sido|tenha sido) o~ {filters:Kind/one}",),
    make=lambda what, filters: t.Is(what, filters) if is_ordinal(filters) else None, unmake=lambda it: None,
)  # fmt: skip
say(
    t.Is, pt="você !controlar {what:This} desde o (início|inicio|começo) do turno",
    en="you have controlled {what:This} since the beginning of the turn", alone="indicative",
    make=lambda what: t.Is(what, (t.Controlled(YOU), t.SinceStart())),
    unmake=lambda it: ({"what": it.what} if isinstance(it, t.Is) and it.filters == (t.Controlled(YOU),
    t.SinceStart()) else None),
)  # fmt: skip
say(
    t.Is, pt="você !controlar {what:This}", en="you control {what:This}", alone="indicative",
    make=lambda what: t.Is(what, (t.Controlled(YOU),)),
    unmake=lambda it: ({"what": it.what} if isinstance(it, t.Is) and it == t.Is(it.what, (t.Controlled(YOU),))
    else None),
)  # fmt: skip
say(
    t.Count, pt="{what:This} !ser o único {others:Counted One}", en="{what:This} !be the only {others:Counted One}",
    make=lambda what, others: t.Count(replace(others, filters=ordered((*others.filters, t.Another()))), 0, 0),
    unmake=lambda it: None,
)  # fmt: skip
say(
    t.Count, pt="{what:This} !ser [o] seu único {others:Counted One}", unmake=lambda it: None,
    en="{what:This} !be your only {others:Counted One}",
    make=lambda what, others: t.Count(replace(others, filters=ordered((*others.filters, t.Another(),
    t.Controlled(YOU)))), 0, 0) if t.Controlled(YOU) not in others.filters else None,
)  # fmt: skip

# -- figures, turns ---------------------------------------------------------------

say(
    t.VariableIs, pt="X !ser {number}", en="X is {number}", also=("X !ser igual a {number}",), compare="",
    alone="indicative",
)  # fmt: skip
for compare, pt, en in (("more", "maior", "greater"), ("less", "menor", "less")):
    say(
        t.VariableIs, pt=f"X !ser {pt} que {{number}}", en=f"X is {en} than {{number}}",
        also=(f"X !ser {pt} do que {{number}}",), compare=compare, alone="indicative",
    )  # fmt: skip
#: Whose turn it is when it is not yours.
OTHER_TURNS = (
    "!ser o turno (de seus oponentes|dos oponentes|de um de seus oponentes|de outro jogador)",
    "não !ser (seu turno|o seu turno)",
)
for whose, pt, en, more in (
    (YOU, "seu turno", "your turn", ("o seu turno", "seu próprio turno")),
    (OPPONENT, "o turno de um oponente", "an opponent's turn", ("o turno de (seu oponente|outro jogador)",)),
):
    others = OTHER_TURNS if whose == OPPONENT else ("não !ser o turno de um oponente",)
    call(
        "Condition", t.InTurn(whose), pt=f"!ser {pt}", en=f"it is {en}",
        also=[f"esta ação (!ser usada|!ter sido usada) (durante|em) {each}" for each in (pt, *more)]
        + [f"!ser {each}" for each in more] + [*others], alone="indicative",
    )  # fmt: skip
for who, pt, en in ((YOU, "menos", "fewer"), (OPPONENT, "mais", "more")):
    say(
        t.Fewer, pt=f"você !controlar {pt} {{what:Counted}} que um oponente", alone="indicative",
        en=f"you control {en} {{what:Counted}} than an opponent", make=lambda what, who=who: t.Fewer(what, who),
        unmake=given(lambda it, who: {"what": it.what} if isinstance(it, t.Fewer) and it.who == who
        and not any(isinstance(each, t.In) for each in it.what.filters) else None, who),
    )  # fmt: skip
say(
    t.Exceeds, pt="!haver mais {one:Counted} que {other:Counted}",
    en="there !be more {one:Counted} than {other:Counted}", alone="indicative",
    also=("!haver mais {one:Counted} do que {other:Counted}",),
    make=lambda one, other: t.Exceeds(t.CountOf(one), t.CountOf(other)),
    unmake=lambda it: ({"one": it.one.what, "other": it.other.what} if isinstance(it, t.Exceeds)
    and isinstance(it.one, t.CountOf) and isinstance(it.other, t.CountOf) else None),
)  # fmt: skip
