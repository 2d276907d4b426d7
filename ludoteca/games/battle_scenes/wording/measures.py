"""So many that their number is told apart from them: "um número de cards … igual a", "até ter cinco cards"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import CHOOSE, EACH, YOU, Amount, Did, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.nouns import A_CARD, ITSELF
from ludoteca.games.battle_scenes.wording.phrases import some
from ludoteca.games.battle_scenes.wording.sentences import Sentence, around
from ludoteca.games.battle_scenes.wording.vocabulary import given, say


@dataclass(frozen=True, slots=True)
class ToldLater(Amount):
    """ "Um número de cards", whose number stands at the end of the clause. No record has it."""


@dataclass(frozen=True, slots=True)
class Extent:
    """ "… igual a X", "até ele estar carregando X cards", "até ter X cards em sua mão". No record has it."""

    amount: Amount
    until: str = ""


LATER = ToldLater()


def as_measure(until: str, plain: bool | None = None) -> Any:
    def take(it: Any) -> Fields | None:
        fits = isinstance(it, Extent) and it.until == until and plain in (None, isinstance(it.amount, Number))
        return {"amount": it.amount} if fits else None

    return take


A_NUMBER = "(um número de|uma quantidade de)"
for up_to, at_most, en in ((False, "", ""), (True, "até ", "up to ")):
    say(
        Selector, pt=f"{at_most}{A_NUMBER} {{filters:Kind/several}}", en=f"{en}a number of {{filters:Kind/several}}",
        make=lambda filters, up_to=up_to: some(filters, LATER, up_to), mention="new", cost=2,
        unmake=given(lambda it, up_to: {"filters": it.filters} if isinstance(it, Selector) and it.count == LATER
        and it.up_to == up_to else None, up_to),
    )  # fmt: skip
say(
    t.Draw, pt="!comprar cards", en="!draw cards", cost=2, make=lambda: t.Draw(LATER),
    unmake=lambda it: {} if it == t.Draw(LATER) else None, also=(f"!comprar {A_NUMBER} cards",),
)  # fmt: skip
say(
    Extent, pt="igual a {amount:Value}", en="equal to {amount:Value}", make=lambda amount: Extent(amount),
    unmake=as_measure(""),
)  # fmt: skip
CARRYING = "(até|até que) (ele|ela|este personagem|este suporte) (estar|esteja) carregando"
HAND = "(em sua|na|na sua|na própria) mão"
for words in ("{amount:Count} cards", f"{A_NUMBER} cards igual a {{amount:Value}}"):
    said = words.replace("(um número de|uma quantidade de)", "a number of").replace("igual a", "equal to")
    say(
        Extent, pt=f"{CARRYING} {words}", en=f"until it carries {said}",
        unmake=as_measure("carried", "Count" in words),
        make=lambda amount: Extent(amount, "carried"),
    )  # fmt: skip
    say(
        Extent, pt=f"até ter {words} {HAND}", en=f"until there are {said} in hand",
        unmake=as_measure("hand", "Count" in words),
        also=(f"até (que você tenha|você ter|ficar com|completar) {words} {HAND}",),
        make=lambda amount: Extent(amount, "hand"),
    )  # fmt: skip
around(Sentence, pt="{extent:Extent}", en="{extent:Extent}", only=True, after=True)


def measured(steps: tuple[t.Step, ...], measure: Extent | None) -> tuple[t.Step, ...]:
    """Steps whose number was told at the end of their sentence."""
    steps = tuple([as_many_as(step) if measure is not None and measure.until else step for step in steps])
    waiting = [step for step in steps if any(part == LATER for part in parts_of(step.effect))]
    if not waiting and measure is None:
        return steps
    if len(waiting) != 1 or measure is None:
        raise Wrong("how many? Say a number", "cards-how-many")
    (one,) = waiting
    amount = missing(one, measure)
    told = mapped(one, ToldLater, lambda _: amount)
    return tuple([told if step is one else step for step in steps])


def as_many_as(step: t.Step) -> t.Step:
    """ "Carregue cards de seus recursos … até": not all of them."""
    effect = step.effect
    if not isinstance(effect, t.Load) or effect.what.how != EACH:
        return step
    return replace(step, effect=replace(effect, what=replace(effect.what, how=CHOOSE, count=LATER)))


def missing(step: t.Step, measure: Extent) -> Amount:
    """As many as it says, or as are missing to so many."""
    effect: Any = step.effect
    if not measure.until:
        return measure.amount
    if doer_of(step) not in (None, YOU):
        raise Wrong("whose? Say of whom it is", "cards-which")
    if measure.until == "hand" and isinstance(effect, t.Draw):
        return t.Minus(measure.amount, t.CountOf(Selector(EACH, (A_CARD, t.In("hand")), slot=-1)))
    if measure.until == "carried" and isinstance(effect, t.Load):
        onto = spoken_again(effect.onto)
        carried = t.CountOf(Selector(EACH, (A_CARD, t.CarriedBy(onto)), slot=-1))
        wanted = mapped(measure.amount, Selector, lambda it: onto if it.how == ITSELF else it)
        return t.Minus(wanted, carried)
    raise Wrong("how many? Say a number", "cards-how-many")


# -- taken back -------------------------------------------------------------------

IN_HAND = t.CountOf(Selector(EACH, (A_CARD, t.In("hand")), slot=-1))


def told_at_the_end(steps: tuple[t.Step, ...]) -> tuple[tuple[t.Step, ...], Extent | None]:
    """The same, before it is written: a number that binds its slots after the phrase that it counts."""
    for at, step in enumerate(steps):
        effect: Any = step.effect
        if isinstance(effect, t.Draw) and isinstance(effect.count, t.Minus) and effect.count.other == IN_HAND:
            so = replace(step, effect=replace(effect, count=LATER))
            return (*steps[:at], so, *steps[at + 1 :]), Extent(effect.count.one, "hand")
        what = getattr(effect, "what", None)
        if not isinstance(what, Selector) or not is_reckoned(what) or is_part(what) or getattr(effect, "spread", False):
            continue
        measure = Extent(what.count)
        if isinstance(effect, t.Load) and isinstance(what.count, t.Minus) and is_carried(what.count.other):
            measure = Extent(what.count.one, "carried")
        so = replace(step, effect=replace(effect, what=replace(what, count=LATER)))
        return (*steps[:at], so, *steps[at + 1 :]), measure
    return steps, None


def is_part(what: Selector) -> bool:
    """ "Metade dos cards do alvo", "todos os cards do alvo, exceto um": its number is told with it."""
    count = what.count
    less = (isinstance(count, t.Scaled) and count.parts == 2) or (isinstance(count, t.Plus) and count.number < 0)
    counted = count.amount if isinstance(count, t.Scaled | t.Plus) and less else None
    return isinstance(counted, t.CountOf) and counted.what.filters == what.filters


def is_carried(amount: Amount) -> bool:
    return isinstance(amount, t.CountOf) and amount.what.slot == -1


def is_reckoned(what: Selector) -> bool:
    """Is its number told by what stands after it?"""
    plain = isinstance(what.count, Number | t.Variable | Did) or (
        type(what.count).__module__ != Number.__module__
        and (what.how not in (CHOOSE, EACH) or type(what.count).__name__ in ("DoneSo", "ThatMany", "ToldLater"))
    )
    if plain:
        return False
    slots = [
        part.slot
        for part in parts_of(what.count)
        if isinstance(part, Selector) and part.how in (CHOOSE, EACH, t.TARGET)
    ]
    return what.how == EACH or any(slot > what.slot or slot < 0 for slot in slots)
