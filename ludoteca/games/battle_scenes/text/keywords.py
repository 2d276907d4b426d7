"""The keywords of section 7.2, each as the text that it stands for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from ludoteca.core.effects import CHOOSE, CHOSEN, THIS, YOU, Amount, Effect, Filter, Number, Selector, Trigger
from ludoteca.games.battle_scenes.text.terms import (
    ACTIVATED,
    STATIC,
    THIS_CARD,
    THIS_CHARACTER,
    TRIGGERED,
    Another,
    AnyOf,
    CarriedBy,
    Controlled,
    Draw,
    In,
    Is,
    Keyword,
    Kind,
    Line,
    Load,
    Put,
    SameAs,
    Shift,
    SinceStart,
    Step,
    Unload,
    Window,
)

_CHARACTER = Kind(("character",))
_CHARACTER_CARD = Kind(("character",), True)
_YOURS = Selector(CHOOSE, (_CHARACTER, Controlled(YOU)))


@dataclass(frozen=True, slots=True)
class NotBoosted(Filter):
    """ "Que ainda não tenha sido potencializado neste turno"."""

    rule: ClassVar[str] = "7.2.potencializar-1"
    message: ClassVar[str] = "refusal-boosted"


@dataclass(frozen=True, slots=True)
class Boost(Effect):
    """The next damage-dealing action of a character deals more to each of its targets (7.2.potencializar-2)."""

    what: Selector
    amount: Amount


@dataclass(frozen=True, slots=True)
class Prompt(Effect):
    """ "Pode usar ações com a característica no turno em que entrou em cena" (7.2.prontidao)."""

    what: Selector
    actions: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Prized(Trigger):
    """The card was put into the prizes, from any area (7.2.espionar)."""

    events: ClassVar[tuple[str, ...]] = ("prize",)


@dataclass(frozen=True, slots=True)
class Struck(Trigger):
    """An action of this character damaged a character of another player, for the first time (7.2.predador-2)."""

    events: ClassVar[tuple[str, ...]] = ("damage",)


def amount_of(keyword: Keyword) -> Amount:
    return Number(1) if keyword.amount is None else keyword.amount


def stages(keyword: Keyword) -> tuple[int, ...]:
    amount = amount_of(keyword)
    if isinstance(amount, AnyOf):
        return amount.numbers
    return (amount.number,) if isinstance(amount, Number) else (1,)


def preparing(*steps: Step, once: bool = True, condition: Is | None = None) -> Line:
    return Line(ACTIVATED, steps, Window("preparation", YOU, once), condition)


def lead(keyword: Keyword) -> Line:
    """Lead: a readying beyond the basic one (6.2.C.2-3, 7.2.liderar, 10.liderar, 10.liderar-2)."""
    who = Selector(CHOOSE, (_CHARACTER, Controlled(YOU), *keyword.filters))
    return preparing(Step(Shift(who, stages(keyword), ready=True)))


def delay(keyword: Keyword) -> Line:
    """Any character with the characteristic (gap atrasar, 7.2.atrasar, 10.atrasar)."""
    who = Selector(CHOOSE, (_CHARACTER, *keyword.filters))
    return preparing(Step(Shift(who, stages(keyword))))


def enhance(keyword: Keyword) -> Line:
    """The same alter ego, or name where there is none; any card may be unloaded then (gap aprimoramento,
    7.2.aprimoramento, 10.aprimoramento)."""
    card = Selector(CHOOSE, (_CHARACTER_CARD, In("resources"), SameAs("alter ego", THIS_CHARACTER)))
    gone = Selector(CHOOSE, (CarriedBy(THIS_CHARACTER),), slot=1)
    return preparing(Step(Load(card, THIS_CHARACTER)), Step(Unload(gone), gate=0))


def load_this_card() -> tuple[Step, ...]:
    """Load this card on a character of yours, then unload a card from it: two procedures (gap surprise-unload)."""
    gone = Selector(CHOOSE, (CarriedBy(Selector(CHOSEN, slot=0)),), slot=1)
    return (Step(Load(THIS_CARD, _YOURS)), Step(Unload(gone), gate=0))


def magic_item() -> Line:
    """From the resources, as often as one likes (gap magic-item-loop, 7.2.item-magico, 10.item-magico)."""
    return replace(preparing(*load_this_card(), once=False), keywords=(Keyword(MAGIC_ITEM),))


def surprise() -> Line:
    return Line(TRIGGERED, load_this_card())


def shapeshift(keyword: Keyword) -> Line:
    """It goes to the resources with all its cards; the new one enters by the whole of 4.4.2 (gap metamorfo,
    7.2.metamorfo-1, 7.2.metamorfo-2, 10.metamorfo)."""
    here = Is(THIS_CHARACTER, (SinceStart(),))
    theirs = Selector("each", (_CHARACTER, Controlled("opponent")))
    new = Selector(CHOOSE, (_CHARACTER_CARD, In("hand"), SameAs("name or alter ego", theirs)))
    return preparing(
        Step(Put(THIS_CHARACTER, (In("resources"),))),
        Step(Put(new, (In("scene"),)), optional=True, gate=0),
        once=False,
        condition=here,
    )


def boost(keyword: Keyword) -> Line:
    """On a character or a support of yours (10.potencializar); another character (gap boost-consumed)."""
    who = Selector(CHOOSE, (_CHARACTER, Controlled(YOU), Another(), NotBoosted(), *keyword.filters))
    return Line(ACTIVATED, (Step(Boost(who, amount_of(keyword))),), Window("attack", YOU, True))


def spy(keyword: Keyword) -> Line:
    return Line(TRIGGERED, (Step(Draw(), optional=True),), Prized())


def predator(keyword: Keyword) -> Line:
    card = Selector(CHOOSE, (Kind(("card",), True), In("resources")))
    return Line(TRIGGERED, (Step(Load(card, THIS_CHARACTER), optional=True),), Struck())


def promptness(keyword: Keyword) -> Line:
    return Line(STATIC, (Step(Prompt(Selector(THIS, (_CHARACTER,)), keyword.filters)),))


#: Keywords that stand for a text; the others are characteristics that the rules ask for.
TEXTS: dict[str, Callable[[Keyword], Line]] = {
    "Liderar": lead,
    "Atrasar": delay,
    "Aprimoramento": enhance,
    "Metamorfo": shapeshift,
    "Potencializar": boost,
    "Espionar": spy,
    "Predador": predator,
    "Prontidão": promptness,
}


def text_of(keyword: Keyword) -> Line:
    """The text that a keyword stands for; it knows the keyword, by which it is told and spoken of."""
    return replace(TEXTS[keyword.name](keyword), keywords=(keyword,))


#: The keyword whose text is used from the resources.
MAGIC_ITEM = "Item Mágico"
