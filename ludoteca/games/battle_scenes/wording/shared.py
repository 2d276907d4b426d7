"""What is said once and meant of two: two deeds to one piece, one deed to two, one statement of two subjects."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.effects import CHOOSE, EACH, ONE, Effect, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.checking import CONTINUOUS
from ludoteca.games.battle_scenes.wording.limits import may_be_one
from ludoteca.games.battle_scenes.wording.nouns import NTH, noun_of, plain_kind
from ludoteca.games.battle_scenes.wording.steps import FIRST, TWICE, speaks_elided, told_again, with_subject
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, CARD, CHARACTER, Filters, ordered, say


@dataclass(frozen=True, slots=True)
class EitherDeed(Effect):
    """ "Capacite ou incapacite um personagem". No record has it: they are two alternatives."""

    one: Effect
    other: Effect


# -- two deeds, of which one is done ----------------------------------------------

for stages, pt, en in (
    ("{stages:Stages}", "{what:Selector} em {stages:Stages}", "{what:Selector} by {stages:Stages}"),
):
    say(
        EitherDeed, "Effect", pt=f"!capacitar ou !incapacitar {pt}", en=f"!ready or !exhaust {en}",
        also=(f"!capacitar ou !incapacitar em {stages} {{what:Selector}}", f"!incapacitar ou !capacitar {pt}",
        f"!incapacitar ou !capacitar em {stages} {{what:Selector}}"), wants={"what": CHARACTER},
        make=lambda what, stages: EitherDeed(t.Shift(what, stages, True), t.Shift(what, stages)),
        unmake=lambda it: None,
    )  # fmt: skip

# -- one statement of two subjects ------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfBoth(Effect):
    """ "Este personagem e o alvo não podem ser alvo de ações". No record has it: it is stated of each of them."""

    one: Selector
    other: Selector
    effect: Effect


def of_both(both: tuple[Selector, Selector], effect: Effect) -> OfBoth | None:
    one, other = both
    if not speaks_elided(effect) or not isinstance(effect, CONTINUOUS):
        return None
    adds = not isinstance(effect, t.Forbid | t.GainFrom) and getattr(effect, "shield", ONE) is not None
    if adds and may_be_one(one, other):
        return None
    return OfBoth(one, other, effect)


def told_of_each(said: OfBoth) -> tuple[Effect, Effect]:
    one, other = (with_subject(said.effect, who, None) for who in (said.one, said.other))
    return one, told_again(other, said.other)


say(
    OfBoth, "Effect", pt="{both:Pair} {effect:Elided Effect}", en="{both:Pair} {effect:Elided Effect}",
    make=of_both, unmake=lambda it: None, alone="indicative", wants={"both": BASE | CARD}, cost=4,
)  # fmt: skip

# -- a card of each, for one another ----------------------------------------------


@dataclass(frozen=True, slots=True)
class Between(Effect):
    """ "Permute um card de {LA} entre A e B". No record has it: one that A carries for one that B carries."""

    filters: Filters
    one: Selector
    other: Selector | None = None


def swapped(said: Between) -> tuple[Effect, ...]:
    """Both cards are such; each comes after its bearer. "Entre dois personagens": they are chosen first."""

    def of(bearer: Selector, slot: int) -> Selector:
        return Selector(CHOOSE, ordered((*said.filters, t.CarriedBy(bearer))), slot=slot)

    if said.other is None:
        one, other = (
            Selector(NTH, (plain_kind(noun_of(said.one.filters)), t.Nth(which)), slot=said.one.slot) for which in (0, 1)
        )
        swap = t.Swap(of(one, said.one.slot + TWICE), of(other, said.one.slot + 2 * TWICE))
        return t.Choose(said.one), swap
    first = said.one.slot + TWICE if is_bound(said.one) else FIRST
    second = said.other.slot + TWICE if is_bound(said.other) else said.one.slot + 2 * TWICE
    return (t.Swap(of(said.one, first), of(said.other, second)),)


def is_bound(who: Selector) -> bool:
    return who.how in (CHOOSE, EACH, t.TARGET)


say(
    Between, "Effect", pt="(!permutar|!trocar) um~ {filters:Kind/one} entre {one:Selector} e {other:Selector}",
    en="!swap a {filters:Kind/one} between {one:Selector} and {other:Selector}", unmake=lambda it: None,
    make=lambda filters, one, other: Between(filters, one, other),
    wants={"filters": CARD, "one": BASE, "other": BASE},
)  # fmt: skip
say(
    Between, "Effect", pt="(!permutar|!trocar) um~ {filters:Kind/one} entre {both:Selector}", cost=1,
    en="!swap a {filters:Kind/one} between {both:Selector}", unmake=lambda it: None,
    make=lambda filters, both: Between(filters, both) if both.count == Number(2) and not both.up_to else None,
    wants={"filters": CARD, "both": BASE},
)  # fmt: skip
