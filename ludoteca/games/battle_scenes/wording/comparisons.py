"""Conditions that compare, deny or leave out what others say: "mais personagens que você", "a não ser que"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, THIS, YOU, Condition, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.condition_lists import negation_of
from ludoteca.games.battle_scenes.wording.conditions import ELIDED, Some, counted, states
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.traits import measured
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    IN_PLAY,
    call,
    given,
    opposite,
    ordered,
    same,
    say,
    taken,
)

# -- the contrary, and a part of the turn -----------------------------------------

say(
    Condition, "Contrary", pt="{it:Condition List}", en="{it:Condition List}", make=lambda it: negation_of(it),
    unmake=lambda it: None,
)  # fmt: skip


def in_part(during: str) -> t.InPart | None:
    """When a statement holds; "em cada turno" says nothing."""
    part, _, whose = during.partition("/")
    return None if (part, whose) == ("turn", t.EACH_PLAYER) else t.InPart(part, whose)


say(
    t.InPart, "In Part", pt="{during:During}", en="{during:During}", make=in_part,
    unmake=lambda it: {"during": f"{it.part}/{it.whose}"} if isinstance(it, t.InPart) else None,
)  # fmt: skip

# -- more and fewer ---------------------------------------------------------------


def as_controlled(it: Any, who: str) -> Fields | None:
    """Of what lies in a zone nobody says that it is controlled."""
    lies = isinstance(it, t.Fewer) and any(isinstance(each, t.In) for each in it.what.filters)
    return {"what": it.what} if isinstance(it, t.Fewer) and it.who == who and not lies else None


for rival in ("um oponente", "um de seus oponentes", "seu oponente", "o oponente", "outro jogador", "algum oponente"):
    for who, pt, en in ((YOU, "mais", "more"), (OPPONENT, "menos", "fewer")):
        say(
            t.Fewer, pt=f"{rival} !controlar {pt} {{what:Counted}} que você", alone="indicative",
            en=f"an opponent controls {en} {{what:Counted}} than you", make=lambda what, who=who: t.Fewer(what, who),
            unmake=given(as_controlled, who),
        )  # fmt: skip
    for who, pt, en in ((YOU, "menos", "fewer"), (OPPONENT, "mais", "more")):
        say(
            t.Fewer, pt=f"você !controlar {pt} {{what:Counted}} [do] que {rival}", alone="indicative",
            en=f"you control {en} {{what:Counted}} than an opponent", make=lambda what, who=who: t.Fewer(what, who),
            unmake=given(as_controlled, who),
        )  # fmt: skip

# -- several of them --------------------------------------------------------------


def one_or_other(one: Some, other: Some) -> t.OneOf | None:
    """ "Você controlar um … e/ou outro …"."""
    first, second = counted(one, t.Controlled(YOU)), counted(other, t.Controlled(YOU))
    if first is None or second is None or other[0].up_to:
        return None
    return t.OneOf(first, second)


say(
    t.OneOf, "Condition", pt="você !controlar {one:Some} e / ou {other:Some}", alone="indicative", make=one_or_other,
    en="you control {one:Some} and/or {other:Some}", unmake=lambda it: None,
    also=("você !controlar {one:Some} ou {other:Some}",),
)  # fmt: skip


def both_of(one: Some, other: Some) -> Condition | None:
    """ "Você controlar um cenário e um herói". Another of the same sort than the first, nobody could tell."""
    same_sort = noun_of(one[0].filters) == noun_of(other[0].filters) and t.Another() in other[0].filters
    first, second = counted(one, t.Controlled(YOU)), counted(other, t.Controlled(YOU))
    if same_sort or first is None or second is None or one[2] >= 0 or other[0].up_to:
        return None
    return t.Both(first, second)


say(
    t.Both, "Condition", pt="você !controlar {one:Some} e {other:Some}", alone="indicative", make=both_of,
    en="you control {one:Some} and {other:Some}", unmake=lambda it: None,
)  # fmt: skip


def all_three(one: Some, other: Some, third: Some) -> Condition | None:
    first, last = both_of(one, other), both_of(other, third)
    return None if first is None or not isinstance(last, t.Both) else t.Both(first, last.other)


say(
    t.Both, "Condition", pt="você !controlar {one:Some}, {other:Some} e {third:Some}", alone="indicative",
    en="you control {one:Some}, {other:Some} and {third:Some}", make=all_three, unmake=lambda it: None,
)  # fmt: skip
say(
    t.Both, "Condition", pt="você !controlar {what:This} e {some:Some}", alone="indicative",
    en="you control {what:This} and {some:Some}",
    make=lambda what, some: t.Both(t.Is(what, (t.Controlled(YOU),)), made) if (made := counted(some,
    t.Controlled(YOU))) is not None else None,
    unmake=lambda it: ({"what": it.one.what, "some": found} if isinstance(it, t.Both) and isinstance(it.one, t.Is)
    and it.one.filters == (t.Controlled(YOU),) and it.one.what.how == THIS and (found := controlled(it.other))
    is not None else None),
)  # fmt: skip


def controlled(it: Any) -> Some | None:
    if not isinstance(it, t.Count) or t.Controlled(YOU) not in it.what.filters:
        return None
    kept = tuple(each for each in it.what.filters if each != t.Controlled(YOU))
    return replace(it.what, filters=kept), it.least, it.most


say(
    tuple, "Some", pt="um único {what:Counted One}", en="exactly one {what:Counted One}",
    make=lambda what: (what, 1, 1), unmake=lambda it: None,
)  # fmt: skip
say(
    Selector, "The Only", pt="o @cenário/one {names:Names}", en="the scenario {names:Names}", mention="new",
    make=lambda names: Selector(EACH, (t.Kind(("scene",)), t.Called("name", names))), unmake=lambda it: None,
)  # fmt: skip
say(tuple, "Some", pt="{what:The Only}", en="{what:The Only}", make=lambda what: (what, 1, -1), unmake=lambda it: None)

# -- of whom it is said -----------------------------------------------------------

states(
    "/ !estar sendo carregado~ por {who:Selector}", "!be carried by {who:Selector}", lambda who: t.CarriedBy(who),
    lambda it: {"who": it.who} if isinstance(it, t.CarriedBy) and not it.divided else None, (),
    "!be not carried by {who:Selector}", sort=CARD,
)  # fmt: skip
states(
    "/ !estar no estágio de capacitação {stages:Stages}", "!be at stage {stages:Stages}",
    lambda stages: t.AtStage(stages), lambda it: None, (), "!be not at stage {stages:Stages}",
)  # fmt: skip
states(
    "/ !estar no estágio {stages:Stages} de capacitação", "!be at stage {stages:Stages}",
    lambda stages: t.AtStage(stages), lambda it: None, (), "!be not at stage {stages:Stages}",
)  # fmt: skip
states(
    "/ !estar em cena ou em {it:Zone}", "!be in the scene or in {it:Zone}",
    lambda it: t.Either((t.In("scene"),), (it,)),
    lambda it: taken(it.other[0]) if isinstance(it, t.Either) and it.one == (t.In("scene"),) else None, (),
    "!be neither in the scene nor in {it:Zone}", sort=IN_PLAY | CARD,
)  # fmt: skip
for also_so, pt, en in (
    ((t.SinceStart(),), "desde o (início|inicio|começo) (do|deste|de seu|do seu) turno", "since the turn began"),
    ((t.Controlled(YOU),), "sob (seu|o seu) controle", "under your control"),
):
    say(
        t.Is, pt=f"{{what}} !estar em cena {pt}", en=f"{{what}} !be in the scene {en}", wants={"what": BASE | CARD},
        make=lambda what, also_so=also_so: t.Is(what, (t.In("scene"), *also_so)),
        unmake=given(lambda it, also_so: {"what": it.what} if isinstance(it, t.Is) and it.filters == (t.In("scene"),
        *also_so) and not it.negated else None, also_so),
    )  # fmt: skip


def in_either(zones: tuple[str, ...]) -> t.Is | None:
    """ "Enquanto estiver em seu deck ou recursos": said of this card."""
    if len(zones) > 2:
        return None
    places = [t.In(zone) for zone in zones]
    return t.Is(t.THIS_CARD, (places[0] if len(places) == 1 else t.Either((places[0],), (places[1],)),))


def as_in_either(it: Any) -> Fields | None:
    if not isinstance(it, t.Is) or it.what != t.THIS_CARD or it.negated or len(it.filters) != 1:
        return None
    either = it.filters[0]
    if not isinstance(either, t.Either):
        return None
    places: tuple[Any, ...] = (*either.one, *either.other)
    fits = len(places) == 2 and all(isinstance(each, t.In) and each.whose == YOU for each in places)
    return {"zones": tuple(each.zone for each in places)} if fits else None


say(
    t.Is, "Condition", pt="!estar em {zones:Searched}", en="it !be in {zones:Searched}", alone="indicative",
    make=in_either, unmake=as_in_either,
)  # fmt: skip
say(
    t.Is, pt="o alter ego de {what} !ser {names:Names}", en="the alter ego of {what} is {names:Names}",
    make=lambda what, names: t.Is(what, (t.Called("alter ego", names),)), unmake=lambda it: None,
    wants={"what": BASE | CARD}, alone="indicative",
)  # fmt: skip
say(
    t.Is, "Elided", pt="!ser um~ {filters:Kind/one}", en="!be a {filters:Kind/one}", alone="indicative",
    make=lambda filters: t.Is(ELIDED, filters), unmake=lambda it: None,
)  # fmt: skip

say(
    t.Is, "Condition", pt="!estar no estágio {stages:Stages} [de capacitação]", en="it !be at stage {stages:Stages}",
    make=lambda stages: t.Is(t.THIS_CHARACTER, (t.AtStage(stages),)), unmake=lambda it: None, cost=1,
    alone="indicative",
)  # fmt: skip
say(
    t.Is, "Condition", pt="!estar carregando {cards:Carried}", en="it !be carrying {cards:Carried}", cost=1,
    make=lambda cards: t.Is(t.THIS_CHARACTER, (t.Carrying(cards[0], cards[1]),)) if cards[2] < 0 else None,
    unmake=lambda it: None, alone="indicative",
)  # fmt: skip
say(
    t.Is, pt="você controla {what:This} desde o (início|inicio|começo) do turno", alone="future",
    en="you have controlled {what:This} since the beginning of the turn", unmake=lambda it: None,
    make=lambda what: t.Is(what, (t.Controlled(YOU), t.SinceStart())),
)  # fmt: skip
for value, pt, en in (
    ("shield", "(o valor de Escudo|o Escudo|o valor do Escudo)", "the Shield"),
    ("initial", "[a] Energia Inicial", "the Initial Energy"),
    ("energy", "[a] Energia [atual]", "the current Energy"),
):
    for negated, no in ((False, ""), (True, "não ")):
        say(
            t.Is, pt=f"{pt} de {{what}} {no}!ser {{measure:Measure}}", en=f"{en} of {{what}} is {{measure:Measure}}",
            also=(f"{pt} de {{what}} {no}!ser igual a {{measure:Measure}}",), wants={"what": BASE | CARD},
            make=lambda what, measure, value=value, negated=negated: t.Is(what, (measured(value, measure),), negated),
            unmake=lambda it: None, alone="indicative",
        )  # fmt: skip
states(
    "/ !ser {it:Action Quality}", "!be {it:Action Quality}", same,
    lambda it: taken(it) if isinstance(it, t.Typed) and not it.negated else None, (), "!be not {it:Action Quality}",
    sort=ACTION,
)  # fmt: skip
for types, pt, en in (
    (("anticipation",), "de antecipar", "anticipation"),
    (("unforeseen",), "imprevista", "unforeseen"),
):
    call("Action Quality", t.Typed(types), pt=pt, en=en)
say(
    t.Powered, "Action Quality", pt="de {powers:PowersAny}", en="of {powers:PowersAny}",
    make=lambda powers: t.Powered(powers), unmake=lambda it: None,
)  # fmt: skip

# -- how many of them are so ------------------------------------------------------


def so_many(some: Some, *told: Filter, negated: bool = False) -> Condition | None:
    """ "Ao menos dois personagens tiverem Voo": there are so many with it. Of one, it is said plainly."""
    what, least, most = some
    if (least, most) == (1, -1):
        return None
    filters = tuple(opposite(each) for each in told) if negated else told
    return t.Count(replace(what, filters=ordered((*what.filters, *filters)), up_to=False), least, most)


for negated, no in ((False, ""), (True, "não ")):
    say(
        t.Count, "Condition", pt=f"{{some:Some}} {no}!ter {{it:Trait}}", cost=1,
        en=f"{{some:Some}} !have {no and 'not '}{{it:Trait}}",
        make=lambda some, it, negated=negated: so_many(some, it, negated=negated), unmake=lambda it: None,
    )  # fmt: skip
    say(
        t.Count, "Condition", pt=f"{{some:Some}} {no}!estar no estágio {{stages:Stages}}", cost=1,
        unmake=lambda it: None, en=f"{{some:Some}} !be {no and 'not '}at stage {{stages:Stages}}",
        make=lambda some, stages, negated=negated: so_many(some, t.AtStage(stages), negated=negated),
    )  # fmt: skip
say(
    t.Count, "Condition", pt="{some:Some} !estar carregando {cards:Carried}", cost=1,
    en="{some:Some} !be carrying {cards:Carried}",
    make=lambda some, cards: so_many(some, t.Carrying(cards[0], cards[1])) if cards[2] < 0 else None,
    unmake=lambda it: None,
)  # fmt: skip
for acted in (t.Acted, t.Hurt):
    verb = "usado (ações|uma ação|alguma ação)" if acted is t.Acted else "recebido dano"
    say(
        t.Count, "Condition", pt=f"{{some:Some}} !ter {verb} neste turno", cost=1,
        en="{some:Some} !have acted this turn",
        make=lambda some, acted=acted: so_many(some, acted()), unmake=lambda it: None,
    )  # fmt: skip
say(
    tuple, "Some", pt="no máximo {number:Count} {what:Counted One}", en="at most {number:Count} {what:Counted One}",
    make=lambda number, what: (what, 0, number.number) if number.number == 1 else None,
    unmake=lambda it: {"number": Number(1), "what": it[0]} if it[1:] == (0, 1) else None,
)  # fmt: skip
say(
    t.Count, "Condition", pt="nenhum oponente !controlar {some:Some}", en="no opponent controls {some:Some}",
    make=lambda some: counted(some, t.Controlled(OPPONENT), negated=True), unmake=lambda it: None, alone="indicative",
)  # fmt: skip
say(
    t.Count, "Condition", pt="nenhum jogador !controlar {some:Some}", en="no player controls {some:Some}",
    make=lambda some: counted(some, t.In("scene"), negated=True), unmake=lambda it: None, alone="indicative",
)  # fmt: skip
say(
    Selector, "Used Actions", pt="(ações|uma ação|alguma ação|nenhuma ação|qualquer ação)", en="an action",
    mention="new", make=lambda: Selector(EACH, (t.Kind(("action",)),)), unmake=lambda it: {},
)  # fmt: skip
for who, pt, en in (
    (YOU, "você", "you"),
    (OPPONENT, "(um oponente|seu oponente|o oponente)", "an opponent"),
    (t.THAT_PLAYER, "aquele jogador", "that player"),
):
    for negated, no in ((False, ""), (True, "não ")):
        say(
            t.Count, "Condition", pt=f"{pt} {no}!ter usado {{used:Used Actions}} neste turno", alone="indicative",
            en=f"{en} {'did not use' if negated else 'used'} {{used:Used Actions}} this turn",
            make=lambda used, who=who, negated=negated: t.Count(replace(used, filters=(*used.filters,
            t.UsedThisTurn(who))), *((0, 0) if negated else (1, -1))),
            unmake=given(lambda it, who, negated: {"used": replace(it.what, filters=it.what.filters[:1])}
            if isinstance(it, t.Count) and it.what.filters == (t.Kind(("action",)), t.UsedThisTurn(who))
            and (it.least, it.most) == ((0, 0) if negated else (1, -1)) else None, who, negated),
        )  # fmt: skip
    for more, pt_more, en_more in ((True, "mais", "more"), (False, "menos", "fewer")):
        if who == t.THAT_PLAYER:
            continue
        other, en_other = ("um oponente", "an opponent") if who == YOU else ("você", "you")
        for zone, place in (("hand", "na mão"), ("resources", "nos recursos")):
            fewer = OPPONENT if (who == YOU) == more else YOU
            say(
                t.Fewer, "Condition", pt=f"{pt} !ter {pt_more} {{what:Counted}} {place} [do] que {other}",
                en=f"{en} {'have' if who == YOU else 'has'} {en_more} {{what:Counted}} in {zone} than {en_other}",
                alone="indicative",
                make=lambda what, zone=zone, fewer=fewer: t.Fewer(replace(what, filters=(*what.filters, t.In(zone,
                t.ANY_PLAYER))), fewer),
                unmake=given(lambda it, zone, fewer: {"what": replace(it.what, filters=it.what.filters[:-1])}
                if isinstance(it, t.Fewer) and it.who == fewer and it.what.filters[-1:] == (t.In(zone, t.ANY_PLAYER),)
                else None, zone, fewer),
            )  # fmt: skip
say(
    t.Exceeds, "Condition", pt="!haver menos {one:Counted} que {other:Counted}", alone="indicative",
    en="there !be fewer {one:Counted} than {other:Counted}",
    make=lambda one, other: t.Exceeds(t.CountOf(other), t.CountOf(one)),
    unmake=lambda it: ({"one": it.other.what, "other": it.one.what} if isinstance(it, t.Exceeds)
    and isinstance(it.one, t.CountOf) and isinstance(it.other, t.CountOf) and it.one.what.slot > it.other.what.slot
    else None),
)  # fmt: skip


def carries_more(who: Selector, what: Selector, whom: Selector, more: bool) -> t.Exceeds | None:
    """ "Este personagem estiver carregando mais cards que o alvo"."""
    if any(each.how in (CHOOSE, EACH) for each in (who, whom)):
        return None
    one, other = (t.CountOf(replace(what, filters=ordered((*what.filters, t.CarriedBy(each))))) for each in (who, whom))
    return t.Exceeds(one, other) if more else t.Exceeds(other, one)


def as_carrying(it: Any, more: bool) -> Fields | None:
    if not isinstance(it, t.Exceeds) or not isinstance(it.one, t.CountOf) or not isinstance(it.other, t.CountOf):
        return None
    first, second = (it.one, it.other) if more else (it.other, it.one)
    bearers = [[each for each in count.what.filters if isinstance(each, t.CarriedBy)] for count in (first, second)]
    if not all(len(each) == 1 for each in bearers):
        return None
    kept = tuple(each for each in first.what.filters if not isinstance(each, t.CarriedBy))
    return {"who": bearers[0][0].who, "what": replace(first.what, filters=kept), "whom": bearers[1][0].who}


for is_more, pt, en in ((True, "mais", "more"), (False, "menos", "fewer")):
    say(
        t.Exceeds, "Condition",
        pt=f"{{who:Selector}} !estar carregando {pt} {{what:Counted}} [do] que {{whom:Selector}}",
        en=f"{{who:Selector}} !be carrying {en} {{what:Counted}} than {{whom:Selector}}",
        make=lambda who, what, whom, is_more=is_more: carries_more(who, what, whom, is_more),
        unmake=given(as_carrying, is_more), wants={"who": BASE, "whom": BASE, "what": CARD},
    )  # fmt: skip
say(
    t.Is, "Condition", pt="você !controlar (apenas|somente) {what:Counted}", en="you control only {what:Counted}",
    make=lambda what: (t.Is(replace(what, filters=(what.filters[0], t.Controlled(YOU))), what.filters[1:])
    if len(what.filters) > 1 else None), unmake=lambda it: None, alone="indicative",
)  # fmt: skip
say(
    t.Is, "Nor", pt="[com] a afiliação {names:Names}", en="the affiliation {names:Names}",
    make=lambda names: t.Is(ELIDED, (t.Affiliated(names),), True), unmake=lambda it: None,
)  # fmt: skip

# -- the turn of entry ------------------------------------------------------------

THEN = "(no turno em que|no mesmo turno em que|durante o turno em que)"
WHO = "(ele|eles|aquele personagem|aqueles personagens|aquele suporte|o personagem)"
call(
    "On Entry", t.Is(ELIDED, (t.EnteredThisTurn(),)), en="on the turn when it entered the scene",
    pt=f"{THEN} [{WHO}] (entrou|entrar|entraram|entrarem|entra|entram|entre|entrem) em cena",
)  # fmt: skip
for kind, pt, en in (("character", "personagem", "character"), ("support", "suporte", "support"),
                     ("scene", "cenário", "scenario")):  # fmt: skip
    call(
        "On Entry", t.Is(Selector(THIS, (t.Kind((kind,)),)), (t.EnteredThisTurn(),)),
        pt=f"{THEN} este {pt} entrou em cena", en=f"on the turn when this {en} entered the scene",
    )  # fmt: skip

# -- moments whose subject the condition before them has named ---------------------

for pt, event, wanted in (
    ("!receber dano de {what:Selector}", "receives damage", True),
    ("!receber dano", "receives damage", False),
    ("!usar {what:Selector}", "uses", True),
    ("!ser (capacitado|capacitada) por {what:Selector}", "readied", True),
    ("!ser (incapacitado|incapacitada) por {what:Selector}", "exhausted", True),
):
    say(
        t.When, "Elided When", pt=pt + " [{during:During}]", alone="future",
        en=("is dealt damage by" if event != "uses" else "uses") + (" {what:Selector}" if wanted else "")
        + " [{during:During}]",
        make=lambda what=None, during="", event=event: t.When(event, ELIDED, what, during=during),
        unmake=lambda it: None,
    )  # fmt: skip


for pt, event, en in (
    ("entrar em cena", "enters", "enters the scene"),
    ("sair de cena", "leaves", "leaves the scene"),
    ("ser (nocauteado|nocauteada)", "knocked out", "is knocked out"),
    ("ser (destruído|destruída)", "destroyed", "is destroyed"),
    ("receber dano", "receives damage", "is dealt damage"),
    ("causar dano", "deals damage", "deals damage"),
):
    call("On Doing", t.When(event, ELIDED), pt=f"ao {pt}", en=f"when it {en}")


def after_all(it: Any) -> Any:
    """ "Depois que este personagem usar uma ação": after all of its effect; other things have no length."""
    if not isinstance(it, t.When) or it.event != "uses" or it.what is None:
        return it
    if it.during or any(isinstance(each, t.UsedBy) for each in it.what.filters):
        return None
    return t.After(replace(it.what, filters=ordered((*it.what.filters, t.UsedBy(it.who)))))


say(Condition, "Happened", pt="{it:When/future}", en="{it:When/indicative}", make=after_all, unmake=lambda it: None)
