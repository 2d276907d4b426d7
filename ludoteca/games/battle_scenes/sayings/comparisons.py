"""Conditions that compare, deny or leave out what others say: "mais personagens que você", "a não ser que"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import EACH, OPPONENT, THIS, YOU, Condition, Selector
from ludoteca.games.battle_scenes.sayings.conditions import ELIDED, Some, counted, negation_of, states
from ludoteca.games.battle_scenes.sayings.phrases import noun_of
from ludoteca.games.battle_scenes.sayings.vocabulary import (
    BASE,
    CARD,
    IN_PLAY,
    call,
    given,
    ordered,
    say,
    taken,
)
from ludoteca.games.battle_scenes.text import terms as t

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

for rival in ("um oponente", "um de seus oponentes", "seu oponente", "o oponente", "outro jogador", "algum oponente"):
    for who, pt, en in ((YOU, "mais", "more"), (OPPONENT, "menos", "fewer")):
        say(
            t.Fewer, pt=f"{rival} !controlar {pt} {{what:Counted}} que você", alone="indicative",
            en=f"an opponent controls {en} {{what:Counted}} than you", who=who,
        )  # fmt: skip
    for who, pt, en in ((YOU, "menos", "fewer"), (OPPONENT, "mais", "more")):
        say(
            t.Fewer, pt=f"você !controlar {pt} {{what:Counted}} [do] que {rival}", alone="indicative",
            en=f"you control {en} {{what:Counted}} than an opponent", who=who,
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

# -- the turn of entry ------------------------------------------------------------

THEN = "(no turno em que|no mesmo turno em que|durante o turno em que)"
WHO = "(ele|eles|aquele personagem|aqueles personagens|aquele suporte|o personagem)"
call(
    "On Entry", t.Is(ELIDED, (t.EnteredThisTurn(),)), en="on the turn when it entered the scene",
    pt=f"{THEN} [{WHO}] (entrou|entrar|entraram|entrarem) em cena",
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
):
    say(
        t.When, "Elided When", pt=pt + " [{during:During}]", alone="future",
        en=("is dealt damage by" if event != "uses" else "uses") + (" {what:Selector}" if wanted else "")
        + " [{during:During}]",
        make=lambda what=None, during="", event=event: t.When(event, ELIDED, what, during=during),
        unmake=lambda it: None,
    )  # fmt: skip


def after_all(it: Any) -> Any:
    """ "Depois que este personagem usar uma ação": after all of its effect; other things have no length."""
    if not isinstance(it, t.When) or it.event != "uses" or it.what is None:
        return it
    if it.during or any(isinstance(each, t.UsedBy) for each in it.what.filters):
        return None
    return t.After(replace(it.what, filters=ordered((*it.what.filters, t.UsedBy(it.who)))))


say(Condition, "Happened", pt="{it:When/future}", en="{it:When/indicative}", make=after_all, unmake=lambda it: None)
