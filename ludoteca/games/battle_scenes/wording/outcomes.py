"""What was done before, or has just happened, told by its participle: "o card descarregado desta forma"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.cardtext.speech.discourse import NEW
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import CHOOSE, EACH, Filter, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.amounts import DONE, DoneSo
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.conditions import counted
from ludoteca.games.battle_scenes.wording.finer import DoneSoTo
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.phrases import some
from ludoteca.games.battle_scenes.wording.traits import PIECE
from ludoteca.games.battle_scenes.wording.vocabulary import given, ordered, say

#: How a phrase speaks of what something was done to. No record has it.
OUTCOME = "outcome"

#: The deed that a step has, the event that a moment has, and the participle that tells of both.
OUTCOMES = (
    ("Discard", "discarded", "descartado", "discarded"),
    ("Unload", "unloaded", "descarregado", "unloaded"),
    ("Load", "is loaded", "carregado", "loaded"),
    ("Ready", "readied", "capacitado", "readied"),
    ("Exhaust", "exhausted", "incapacitado", "exhausted"),
    ("Reveal", "", "revelado", "revealed"),
    ("Put", "", "colocado", "put"),
    ("Search", "", "encontrado", "found"),
    ("Search", "", "procurado", "searched for"),
    ("Choose", "", "escolhido", "chosen"),
    ("", "knocked out", "nocauteado", "knocked out"),
    ("", "destroyed", "destruído", "destroyed"),
)
SO = "(desta|dessa) forma"
#: "O card escolhido" is what the card remembers: only "desta forma" tells of a deed.
CHOSEN_BEFORE = "escolhido"
AS_MANY = "(o mesmo número de|a mesma quantidade de|um número igual de|um número equivalente de)"


@dataclass(frozen=True, slots=True)
class Outcome(Filter):
    """ "Descarregado desta forma", of one that was. No record has it."""

    which: int


for which, (_, _, participle, en) in enumerate(OUTCOMES):
    say(
        Outcome, "Filter", pt=f"{participle}~ desta forma", en=f"{en} this way", cost=2, of=PIECE,
        make=lambda which=which: Outcome(which),
        also=(
            f"{participle}~ {SO if participle == CHOSEN_BEFORE else f'[{SO}]'}",
            f"que (foi|for|tiver sido|tenha sido|foram|forem|tiverem sido) {participle}~ "
            f"{SO if participle == CHOSEN_BEFORE else f'[{SO}]'}",
        ),
        unmake=given(lambda it, which: {} if it == Outcome(which) else None, which),
    )  # fmt: skip
    # "Cada um dos personagens que foi incapacitado desta forma": said of the one.
    say(
        Selector, pt=f"cada um~ de o~ {{filters:Kind/several}} que (foi|for|tiver sido) {participle} {SO}", mention=NEW,
        en=f"each of the {{filters:Kind/several}} that was {en} this way", unmake=lambda it: None,
        make=lambda filters, which=which: Selector(EACH, ordered((Outcome(which), *filters))),
    )  # fmt: skip
for done, participle, en in DONE:
    gendered = f"({participle}|{participle}s|{participle[:-1]}a|{participle[:-1]}as)"
    say(
        Selector, pt=f"{AS_MANY} {{filters:Kind/several}} que (foi|foram) {gendered} {SO} [{{more:Filter}}]",
        en=f"as many {{filters:Kind/several}} [{{more:Filter}}] as were {en} this way", mention=NEW,
        make=lambda filters, more=None, done=done: some((*filters, *(() if more is None else (more,))), DoneSo(done)),
        unmake=lambda it: None,
    )  # fmt: skip
say(
    Selector, pt="o~ {filters:Kind/one}", en="the {filters:Kind/one}", mention="fixed", unmake=lambda it: None,
    make=lambda filters: Selector(OUTCOME, filters) if told_in(filters) is not None else None,
)  # fmt: skip


def told_in(filters: tuple[Any, ...]) -> int | None:
    """Which of the outcomes these words tell."""
    for each in filters:
        if isinstance(each, Outcome):
            return each.which
        if isinstance(each, DoneSoTo):
            return [deed for deed, *_ in OUTCOMES].index(each.done) if each.done != "Draw" else None
    return None


def deed_of(effect: Any) -> str:
    """What a step does, as participles tell it."""
    if isinstance(effect, t.Shift):
        return "Ready" if effect.ready else "Exhaust"
    return type(effect).__name__


def outcome(it: Selector, before: tuple[t.Step, ...], trigger: Trigger | None) -> Selector:
    """The pieces that the last such step was done to, or that the moment tells of."""
    which = told_in(it.filters)
    assert which is not None, "an outcome says what was done"
    deed, event, _, _ = OUTCOMES[which]
    filters = tuple([each for each in it.filters if not isinstance(each, Outcome | DoneSoTo)])
    for step in reversed(before):
        what = getattr(step.effect, "what", None)
        if deed_of(step.effect) == deed and isinstance(what, Selector):
            return fitting(spoken_again(what), filters)
    if event and isinstance(trigger, t.When) and trigger.event == event:
        return fitting(spoken_again(trigger.who), filters)
    raise Wrong("which one? None was named before", "cards-which")


def group_done_to(so: Outcome, before: tuple[t.Step, ...]) -> int:
    """The slot of those that the last such step was done to: "para cada personagem incapacitado desta forma"."""
    deed = OUTCOMES[so.which][0]
    for step in reversed(before):
        what = getattr(step.effect, "what", None)
        if deed and deed_of(step.effect) == deed and isinstance(what, Selector) and what.how in (CHOOSE, EACH):
            return what.slot
    raise Wrong("which one? None was named before", "cards-which")


def fitting(found: Selector, filters: tuple[Any, ...]) -> Selector:
    """The noun must be that of what was named; a card of some kind is a card."""
    said, meant = noun_of(filters), noun_of(found.filters)
    if len(filters) != 1 or (
        said != meant and not (said == "card" and any(isinstance(each, t.Kind) and each.card for each in found.filters))
    ):
        raise Wrong("which one? None was named before", "cards-which")
    return found


# -- whether it was ---------------------------------------------------------------

for done, _, participle, en in [each for each in OUTCOMES if each[0] not in ("", "Ready", "Exhaust")]:
    gendered = f"({participle}|{participle}s|{participle[:-1]}a|{participle[:-1]}as)"
    say(
        t.Count, "Condition", pt=f"{{some:Some}} !ser {gendered} {SO}", en=f"{{some:Some}} !be {en} this way",
        make=lambda some, done=done: counted(some, DoneSoTo(done)) if is_of_cards(some[0]) else None,
        unmake=lambda it: None, cost=1,
    )  # fmt: skip


def is_of_cards(what: Selector) -> bool:
    return what.how in (CHOOSE, EACH) and any(isinstance(each, t.Kind) and each.card for each in what.filters)
