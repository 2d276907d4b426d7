"""What is so of somebody, told in further ways: several at once, one figure beside another's, the source of damage."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, Condition, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.conditions import Some, states
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.nouns import CARDS, noun_of
from ludoteca.games.battle_scenes.wording.results import SO
from ludoteca.games.battle_scenes.wording.traits import FIGURES, PIECE, as_measured, measured
from ludoteca.games.battle_scenes.wording.vocabulary import ACTION, BASE, CARD, call, say

# -- sides and kinds --------------------------------------------------------------

for side, pt, en in (("Herói", "heróis", "heroes"), ("Vilão", "vilões", "villains")):
    call("Sides", side, pt=pt, en=en)
states(
    "/ !ser {side:Sides}", "!be {side:Sides}", lambda side: t.Aligned(side), lambda it: None, (),
    "!be not {side:Sides}",
)  # fmt: skip
for kind, one, _, en in CARDS:
    call("Card Kind", kind, pt=one, en=en)
states(
    "/ !ser de {one:Card Kind} ou [de] {other:Card Kind}", "!be {one:Card Kind} or {other:Card Kind}",
    lambda one, other: t.Kind((one, other), True) if one != other else None, lambda it: None,
    ("/ !ser um card de {one:Card Kind} ou [de] {other:Card Kind}",), negatable=False, sort=CARD,
)  # fmt: skip

# -- one figure beside another's --------------------------------------------------

for compare, pt, en in (("above", "mais", "more"), ("below", "menos", "less")):
    call("More Or Less", compare, pt=pt, en=en)
states(
    "/ !ter {how:More Or Less} {value:Figure Name} [do] que {other:Selector}",
    "!have {how:More Or Less} {value:Figure Name} than {other:Selector}",
    lambda how, value, other: measured(value, (t.ValueOf(value, other), how)), lambda it: None, (),
    "!do not have {how:More Or Less} {value:Figure Name} than {other:Selector}",
)  # fmt: skip
for compare, pt, more, en in (
    ("above", "maior que", "(maior do que|superior a)", "greater than"),
    ("below", "menor que", "(menor do que|inferior a)", "less than"),
    ("more", "maior ou igual a", "superior ou igual a", "at least"),
    ("less", "menor ou igual a", "inferior ou igual a", "at most"),
    ("", "igual a", "o mesmo que", "equal to"),
):
    call("Compared How", compare, pt=pt, en=en, also=(more,))
for value, pt, en, others in FIGURES:
    the, whose = ("o", "cujo") if value == "shield" else ("a", "cuja")
    call("The Figure", value, pt=f"{the} {pt}", en=f"the {en}", also=[f"{the} {each}" for each in others])
    call("Whose Figure", value, pt=f"{whose} {pt}", en=f"whose {en}", also=[f"{whose} {each}" for each in others])


def beside(value: str, how: str, figure: str, other: Selector) -> Filter:
    """ "Com Energia Inicial menor que a Energia atual deste personagem"."""
    return measured(value, (t.ValueOf(figure, other), how))


def as_beside(it: Any) -> Fields | None:
    """One figure beside another figure: beside the same one it is said elsewhere."""
    found = as_measured(it)
    if found is None or not isinstance(it.amount, t.ValueOf) or it.amount.value == found["value"]:
        return None
    return {"value": found["value"], "how": it.compare, "figure": it.amount.value, "other": it.amount.what}


say(
    t.Figure, "Trait", pt="{value:Figure Name} {how:Compared How} {figure:The Figure} de {other:Selector}",
    en="{value:Figure Name} {how:Compared How} {figure:The Figure} of {other:Selector}", make=beside,
    unmake=as_beside, wants={"other": BASE | CARD},
)  # fmt: skip
IS = "(seja|for|sejam|forem)"
say(
    t.Figure, "Filter", pt=f"[e] {{value:Whose Figure}} {IS} [igual a] {{measure:Measure}}", of=PIECE,
    en="{value:Whose Figure} is {measure:Measure}", make=measured, unmake=lambda it: None,
)  # fmt: skip
say(
    t.Figure, "Filter", pt=f"[e] {{value:Whose Figure}} {IS} {{how:Compared How}} (a|o) de {{other:Selector}}",
    en="{value:Whose Figure} is {how:Compared How} that of {other:Selector}", of=PIECE, wants={"other": BASE | CARD},
    make=lambda value, how, other: beside(value, how, value, other), unmake=lambda it: None,
)  # fmt: skip

# -- what is carried --------------------------------------------------------------


def carrying_both(what: Selector, one: Some, other: Some) -> Condition | None:
    """ "Este personagem estiver carregando um card de habilidade e um card de suporte"."""
    if one[2] >= 0 or other[2] >= 0 or one[0].filters == other[0].filters:
        return None
    first = t.Is(what, (t.Carrying(one[0], one[1]),))
    return t.Both(first, t.Is(spoken_again(what), (t.Carrying(other[0], other[1]),)))


say(
    t.Both, "Condition", pt="{what:Selector} !estar carregando {one:Some} e {other:Some}", make=carrying_both,
    en="{what:Selector} !be carrying {one:Some} and {other:Some}", unmake=lambda it: None, wants={"what": BASE},
)  # fmt: skip

# -- what it is not ---------------------------------------------------------------


def unlike(filters: tuple[Filter, ...]) -> t.Unlike | None:
    """One quality alone is denied by itself."""
    return t.Unlike(filters) if len(filters) > 1 and isinstance(filters[0], t.Kind) else None


say(
    t.Unlike, "Filter", pt="que não !ser/subjunctive um~ {filters:Kind/one}", en="that !be/indicative not a "
    "{filters:Kind/one}", make=unlike, of=PIECE | ACTION, also=("que não !ser/indicative um~ {filters:Kind/one}",),
    unmake=lambda it: {"filters": it.filters} if isinstance(it, t.Unlike) and len(it.filters) > 1 else None,
)  # fmt: skip

# -- the source of damage ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FromSource(Condition):
    """ "A fonte daquele dano for um personagem com {TE}". No record has it: it is told with the moment."""

    what: Selector
    negated: bool = False


THE_SOURCE = "a fonte (daquele dano|do dano|deste dano)"
for negated, no in ((False, ""), (True, "não ")):
    say(
        FromSource, "Condition", pt=f"{THE_SOURCE} {no}!ser {{what:A Source}}", unmake=lambda it: None,
        en=f"the source of that damage is {'not ' if negated else ''}{{what:A Source}}", alone="indicative",
        make=lambda what, negated=negated: FromSource(what, negated),
    )  # fmt: skip
say(
    Selector, "A Source", pt="um~ {filters:Kind/one}", en="a {filters:Kind/one}", mention="new", unmake=lambda it: None,
    make=lambda filters: Selector(CHOOSE, filters), of=BASE | ACTION,
)  # fmt: skip
A_SOURCE = t.Kind(("source",))


def from_source(when: Any, source: FromSource) -> t.When | None:
    """The moment of damage that comes from there; nothing, if it is no such moment or tells its source already."""
    if not isinstance(when, t.When) or when.event != "receives damage" or when.what is not None or when.sort:
        return None
    filters = source.what.filters
    if not source.negated:
        return replace(when, what=source.what)
    if filters == (t.Kind(("action",)),):
        return replace(when, sort="no action")
    if not when.would or noun_of(filters) == "action":
        return None
    return replace(when, what=replace(source.what, filters=(A_SOURCE, t.Unlike(filters))))


def told_with_moment(when: Any, condition: Condition | None) -> tuple[Any, Condition | None]:
    """A moment, and what is left of a condition that tells the source of its damage."""
    if isinstance(condition, FromSource):
        return from_source(when, condition), None
    if isinstance(condition, t.Both) and isinstance(condition.other, FromSource):
        return from_source(when, condition.other), condition.one
    if isinstance(condition, t.Both) and isinstance(condition.one, FromSource):
        return from_source(when, condition.one), condition.other
    return when, condition


# -- what damage has done ---------------------------------------------------------

for event, pt, en in (("knocked out", "nocautear", "knocks out"), ("destroyed", "destruir", "destroys")):
    say(
        t.When, pt=f"(este|aquele|esse) dano !{pt} {{who:Selector}}", en=f"that damage {en} {{who:Selector}}",
        make=lambda who, event=event: t.When(event, one_of(who), SO), unmake=lambda it: None, wants={"who": BASE},
        alone="indicative", gone={"who": CARD},
    )  # fmt: skip
