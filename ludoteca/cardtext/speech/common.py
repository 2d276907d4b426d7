"""What all games say alike, of the records of the core: noun phrases, and the fields around an effect.

A game calls these functions with its own sayings, before or after its own declarations: the order in which they stand
is the order in which they are tried in writing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.discourse import NEW, REFERENCE, parts_of
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.cardtext.speech.leaves import Numbers
from ludoteca.cardtext.speech.sayings import Sayings
from ludoteca.cardtext.speech.templates import INSIDE, OBJECT, PLACE, SUBJECT
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    OPPONENT,
    YOU,
    Clause,
    Effect,
    Number,
    Selector,
)

#: The categories of these sayings that agree as nouns do: selectors, and nouns with their qualities.
PHRASES = ("Selector", "Kind")
NUMBERS = ("Number", "Many")

#: "Se o fizer", before it is known which clause is meant.
THE_LAST = -2


def _figure(count: Any) -> int | None:
    return count.number if isinstance(count, Number) else None


#: How many are chosen: a number that is written in words.
COUNT = Numbers(in_words=True, made=Number, figure=_figure)


class SelectorPhrases:
    """Selectors as noun phrases: each new one binds a slot, and a later one speaks of it."""

    record: type = Selector
    inner_first = False

    def __init__(self, nouns: tuple[type, ...]) -> None:
        #: The filters that a noun says.
        self.nouns = nouns

    def slot(self, phrase: Selector) -> int:
        return phrase.slot

    def placed(self, phrase: Selector, slot: int) -> Selector:
        return replace(phrase, slot=slot)

    def again(self, phrase: Selector) -> Selector:
        return Selector(CHOSEN, slot=phrase.slot)

    def describes(self, reference: Selector, phrase: Selector) -> bool:
        return set(reference.filters) <= set(phrase.filters)

    def repeats(self, phrase: Selector, said: Selector) -> bool:
        return False

    def same(self, meaning: Selector) -> Any:
        return meaning

    def spoken_as(self, phrase: Selector, agreement: int) -> int:
        return agreement

    def noun_of(self, phrase: Selector) -> dict[str, Any]:
        """What "aquele N" says of a phrase."""
        return {"filters": tuple(each for each in phrase.filters if isinstance(each, self.nouns))}


def selectors(sayings: Sayings) -> None:
    """Some, each, and all: what a selector finds by its kind."""
    sayings.say(
        Selector, pt="{count:Many} {filters:Kind}", en="{count:Many} {filters:Kind}", how=CHOOSE, mention=NEW
    )  # fmt: skip
    sayings.say(
        Selector, pt="cada {filters:Kind/one}", en="each {filters:Kind/one}",
        also=("[todo~] o~ {filters:Kind/several}",), how=EACH, mention=NEW,
    )  # fmt: skip


def references(sayings: Sayings, phrases: SelectorPhrases, by_noun: bool = True) -> None:
    """Pronouns, and "aquele N" and "o N escolhido" where a game has them."""
    for pt, en, roles in (
        ("ele~", "they~", (SUBJECT,)),
        ("ele~", "them~", (PLACE, INSIDE)),
        ("-o~", "them~", (OBJECT,)),
    ):
        sayings.say(
            Selector, pt=pt, en=en, mention=REFERENCE, roles=roles,
            make=lambda: Selector(CHOSEN), unmake=lambda phrase: {},
        )  # fmt: skip
    if by_noun:
        for pt, en in (
            ("aquele~ {filters:Kind}", "that~ {filters:Kind}"),
            ("o~ {filters:Kind} escolhido~", "the chosen {filters:Kind}"),
        ):
            sayings.say(
                Selector, pt=pt, en=en, mention=REFERENCE,
                make=lambda filters: Selector(CHOSEN, filters), unmake=phrases.noun_of,
            )  # fmt: skip


def clauses(sayings: Sayings) -> None:
    """The fields around an effect: who decides, whether he may, at what cost, when, how often."""
    sayings.call("Decider", YOU, pt="você", en="you")
    sayings.call("Decider", OPPONENT, pt="o oponente", en="your opponent")
    say, around = sayings.say, sayings.around
    say(Clause, pt="{effect/main}", en="{effect/main}")
    say(
        Clause, pt="{by:Decider} pode {effect/infinitive}", en="{by:Decider} may {effect/infinitive}", optional=True
    )  # fmt: skip
    say(
        Clause, pt="se {by:Decider} quiser, {effect/main}", en="if {by:Decider} !wish/infinitive, {effect/main}",
        optional=True,
    )  # fmt: skip
    offers(sayings)
    around(Clause, pt="se o fizer", en="if that is done", gate=THE_LAST, gate_done=True)
    around(Clause, pt="se não o fizer", en="if that is not done", gate=THE_LAST, gate_done=False)
    around(Clause, pt="se {condition:Condition/future}", en="if {condition:Condition/indicative}")
    around(Clause, pt="para cada {each:Amount}", en="for each {each:Amount}", after=True)


def offers(sayings: Sayings) -> None:
    """A cost is a sentence of its own; what it pays for is the next one."""
    for optional, by, pt, en, done in (
        (False, YOU, "pague", "pay", "if you do"),
        (True, YOU, "você pode pagar", "you may pay", "if you do"),
        (False, OPPONENT, "o oponente paga", "your opponent pays", "if they do"),
        (True, OPPONENT, "o oponente pode pagar", "your opponent may pay", "if they do"),
    ):
        sayings.say(
            Clause, pt=f"{pt} {{cost:Cost}}. se o fizer, {{effect/main}}",
            en=f"{en} {{cost:Cost}}. {done}, {{effect/main}}", optional=optional, by=by,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """ "Escolha um aliado.": what the next clause speaks of. No text means this: ``choices_made`` puts it there."""

    what: Selector


def choices(sayings: Sayings) -> None:
    sayings.say(Choose, pt="!escolher {what}", en="!choose {what}")


# -- settling ---------------------------------------------------------------------


def choices_made(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """What was chosen stands where the next clause first speaks of it."""
    found: list[Clause] = []
    chosen: Selector | None = None
    for clause in clauses:
        if chosen is not None:
            made = put_first(clause.effect, Selector(CHOSEN, slot=chosen.slot), chosen)
            if made == clause.effect:
                break
            clause, chosen = replace(clause, effect=made), None
        if clause == Clause(clause.effect) and isinstance(clause.effect, Choose):
            chosen = clause.effect.what
        else:
            found.append(clause)
    if chosen is not None or any(isinstance(clause.effect, Choose) for clause in found):
        raise Wrong("nothing is done with this", "cards-unused")
    return tuple(found)


def put_first(value: Any, old: Selector, new: Selector) -> Any:
    """A record with a selector in place of the first that is another, however deep inside."""
    if value == old:
        return new
    if isinstance(value, tuple):
        for at, part in enumerate(value):
            if (made := put_first(part, old, new)) != part:
                return (*value[:at], made, *value[at + 1 :])
    for name in parts_of(type(value)):
        part = getattr(value, name)
        if (made := put_first(part, old, new)) != part:
            return replace(value, **{name: made})
    return value


def gates_found(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """ "Se o fizer" speaks of the last clause that is under no gate itself."""
    found: list[Clause] = []
    for clause in clauses:
        if clause.gate == THE_LAST:
            free = [number for number, before in enumerate(found) if before.gate == NO_GATE]
            if not free:
                raise Wrong("there is nothing before this that may be done", "cards-no-gate")
            clause = replace(clause, gate=free[-1])
        found.append(clause)
    return tuple(found)


def gates_said(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """The same clauses as they can be said; a gate on another clause stays, and has no words."""
    found: list[Clause] = []
    for number, clause in enumerate(clauses):
        free = [at for at, before in enumerate(clauses[:number]) if before.gate == NO_GATE]
        said = clause.gate != NO_GATE and bool(free) and clause.gate == free[-1]
        found.append(replace(clause, gate=THE_LAST) if said else clause)
    return tuple(found)
