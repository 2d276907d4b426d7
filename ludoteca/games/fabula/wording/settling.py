"""What the rules make of a line that was read, and how that is put back into words: targets, slots, moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech import common
from ludoteca.cardtext.speech.discourse import mapped, parts_of
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    EVENT,
    OPPONENT,
    Ability,
    Amount,
    Clause,
    Filter,
    Number,
    Selector,
)
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.deeds import Divide, Happens
from ludoteca.games.fabula.wording.vocabulary import AGAIN, ALL_AGAIN, THE, Aimed, Filters, Of, ordered

#: Effects that hold by themselves, in a passive text.
CONTINUOUS = (e.Boost, e.SetFigure, e.Cannot, e.CanAct, e.CostChange, e.Generate, e.RaiseCeiling)
#: How a selector may find something new.
NEW = (THE, CHOOSE, EACH)
#: The records that have filters, besides selectors.
FILTERED = (t.CountOf, t.When, t.HowMany, t.SacrificeCost, e.CostChange, e.Sacrifice)
#: Lines that are what they are, whatever card they are on.
FIXED_LINES = (t.EXHAUSTION, t.ATTACH)


def of_maneuver(found: t.Passage) -> t.Passage:
    if found.sort in (t.TRIGGERED, t.ACTIVATED, t.PASSIVE):
        message = "a maneuver does not stay: nothing triggers it and nobody can activate it"
        raise Wrong(message, "cards-moment-or-cost")
    return settled(found, t.MANEUVER)


def of_permanent(found: t.Passage) -> t.Passage:
    return settled(found, t.PASSIVE)


def settled(found: t.Passage, otherwise: str) -> t.Passage:
    if found.sort in FIXED_LINES:
        return found
    sort = found.sort or otherwise
    passive = sort == t.PASSIVE
    if found.trigger is None and happened(found.sentences):
        raise Wrong("which one? Nothing happened before this", "cards-no-event")
    slots = Slots(passive)
    slots.bind([*found.sentences, *([found.x] if found.x is not None else [])])
    abilities = tuple([sentence(each, slots, passive) for each in found.sentences])
    if passive:
        check_passive(abilities)
    made: t.Passage = mapped(found, FILTERED, of_players)
    return replace(
        made,
        sort=sort,
        sentences=() if sort == t.ENTERS_ATTACHED else abilities,
        targets=tuple(slots.targets),
        x=None if found.x is None else slots.settled(found.x),
    )


def happened(value: Any) -> bool:
    """Does it speak of what the event happened to?"""
    if isinstance(value, tuple):
        return any(map(happened, value))
    if isinstance(value, Selector) and value.how == EVENT:
        return True
    return any(happened(getattr(value, name)) for name in parts_of(type(value)))


def sentence(said: Ability, slots: Slots, passive: bool) -> Ability:
    clauses = [clause for clause in said.clauses if not isinstance(clause.effect, common.Choose)]
    made = [slots.settled(replace(each, effect=undone(each.effect))) for each in common.gates_found(clauses)]
    divided = [replace(each, effect=share(each.effect)) for each in made]
    return Ability(t.PASSIVE if passive else t.TRIGGERED, tuple(divided))


def undone(effect: Any) -> Any:
    return effect.effect if isinstance(effect, Happens) else effect


def share(effect: Any) -> Any:
    """Only among targets is anything divided (1.15.12)."""
    if not isinstance(effect, Divide):
        return effect
    if effect.among.how != CHOSEN or effect.among.slot >= t.TARGETS_AT_MOST:
        raise Wrong("divided among which targets?", "cards-no-target")
    if effect.counter:
        return e.DivideCounters(effect.amount, effect.counter, effect.among.slot)
    return e.DivideDamage(effect.amount, effect.among.slot)


def check_passive(abilities: Sequence[Ability]) -> None:
    """What happens needs a moment at which it happens; what holds does not end with the turn."""
    for clause in [clause for ability in abilities for clause in ability.clauses]:
        if not isinstance(clause.effect, CONTINUOUS):
            message = "when does this happen? Begin with “quando …” or with a cost"
            raise Wrong(message, "cards-moment-or-cost")
        if getattr(clause.effect, "until", t.ALWAYS) == t.END_OF_TURN:
            raise Wrong("this text holds by itself and does not end with the turn", "cards-endless")


def of_players(record: Any) -> Any:
    return replace(record, filters=with_sort(record.filters))


def with_sort(filters: Filters) -> Filters:
    """An opponent is a player."""
    if filters and not any(isinstance(each, t.Sort) for each in filters):
        return ordered((t.Sort("player"), *filters))
    return filters


# -- what is bound ----------------------------------------------------------------


def selectors_in(value: Any) -> Iterator[Selector]:
    """All selectors of a record that find something new."""
    if isinstance(value, tuple):
        for part in value:
            yield from selectors_in(part)
        return
    for name in parts_of(type(value)):
        yield from selectors_in(getattr(value, name))
    if isinstance(value, Selector) and value.how in NEW:
        yield value


class Slots:
    """The targets of a passage, at which its effects aim (1.15.1), and where each phrase of its text is bound."""

    def __init__(self, passive: bool) -> None:
        self.passive = passive
        self.targets: list[t.Target] = []
        self.found: dict[int, int] = {}

    def bind(self, parts: Sequence[Ability | Amount]) -> None:
        """In the order of the text. What is no target lies behind any that the ability may have, for each sentence."""
        new = [(each.slot, number, each) for number, part in enumerate(parts) for each in selectors_in(part)]
        chosen = {
            clause.effect.what.slot
            for part in parts
            for clause in (part.clauses if isinstance(part, Ability) else ())
            if isinstance(clause.effect, common.Choose)
        }
        counts: Counter[int] = Counter()
        for slot, number, selector in sorted(new, key=lambda each: each[0]):
            if slot in chosen or any(isinstance(each, Aimed) for each in selector.filters):
                self.found[slot] = self.target(selector, slot in chosen)
            elif selector.how == THE:
                raise Wrong("which one? Write “alvo”, “um” or “cada”", "cards-how-chosen")
            else:
                if self.passive and selector.how == CHOOSE:
                    raise Wrong("a text that holds by itself chooses nothing", "cards-moment-or-cost")
                self.found[slot] = t.TARGETS_AT_MOST + counts[number]
                counts[number] += 1

    def target(self, selector: Selector, chosen: bool) -> int:
        """A new target, or the one already named (1.15.11-2)."""
        if self.passive:
            raise Wrong("a text that holds by itself aims at nothing", "cards-moment-or-cost")
        filters = with_sort(tuple(each for each in selector.filters if not isinstance(each, Aimed)))
        if selector.how != CHOOSE:
            for number, target in enumerate(self.targets):
                if target.filters[0] == filters[0] and (len(filters) == 1 or target.filters == filters):
                    return number
        other = t.Other() in filters
        same = any(target.filters[0] == filters[0] for target in self.targets)
        if same and not other and not chosen:
            raise Wrong("the same target again? Write “o … alvo” or “outro”", "cards-same-target")
        if same and other:
            filters = tuple(each for each in filters if each != t.Other())
        count = selector.count.number if isinstance(selector.count, Number) else 1
        self.targets.append(t.Target(filters, count, selector.up_to, same and other))
        return len(self.targets) - 1

    def settled(self, value: Any) -> Any:
        return mapped(mapped(value, Selector, self.placed), FILTERED, of_players)

    def placed(self, selector: Selector) -> Selector:
        if selector.how == t.CONTROLLER and selector.filters and isinstance(selector.filters[0], Of):
            of = selector.filters[0].of
            return Selector(t.CONTROLLER, slot=of.slot, by=of.how)
        if selector.how not in (*NEW, CHOSEN):
            return selector
        slot = self.found[selector.slot]
        if slot < t.TARGETS_AT_MOST or selector.how == CHOSEN:
            return Selector(CHOSEN, slot=slot)
        return replace(selector, filters=with_sort(selector.filters), slot=slot)


# -- and as it is said ------------------------------------------------------------


def as_said(found: t.Passage) -> t.Passage:
    if found.sort in FIXED_LINES:
        return found
    passive = found.sort == t.PASSIVE
    words = Words(found.targets)
    sentences = found.sentences
    if found.sort == t.ENTERS_ATTACHED:
        sentences = (Ability("", (Clause(e.AttachTo(Selector(CHOSEN))),)),)
    said = []
    x = found.x
    using = [number for number, each in enumerate(sentences) if letters_in(each.clauses)] or [len(sentences) - 1]
    for number, each in enumerate(sentences):
        words.begin()
        clauses = [words.said(replace(clause, effect=shared(clause.effect))) for clause in each.clauses]
        if not passive:
            clauses = [replace(clause, effect=happening(clause.effect)) for clause in clauses]
        said.append(Ability("", common.gates_said(clauses)))
        if x is not None and number == using[-1]:
            x = words.said(x)
    plain = found.sort == t.MANEUVER or (passive and found.condition is None)
    made: t.Passage = mapped(found, FILTERED, of_opponents)
    return replace(made, sort="" if plain else found.sort, targets=(), sentences=tuple(said), x=x)


def letters_in(value: Any) -> str:
    """The letter that a record speaks of."""
    if isinstance(value, t.Variable):
        return value.letter
    parts = value if isinstance(value, tuple) else [getattr(value, name) for name in parts_of(type(value))]
    return next((found for part in parts if (found := letters_in(part))), "")


def shared(effect: Any) -> Any:
    if isinstance(effect, e.DivideDamage):
        return Divide(effect.amount, Selector(CHOSEN, slot=effect.slot))
    if isinstance(effect, e.DivideCounters):
        return Divide(effect.amount, Selector(CHOSEN, slot=effect.slot), effect.counter)
    return effect


def happening(effect: Any) -> Any:
    given = isinstance(effect, e.CanAct) or (isinstance(effect, e.Boost) and effect.until == t.ALWAYS)
    return Happens(effect) if given else effect


def of_opponents(record: Any) -> Any:
    return replace(record, filters=opponents(record.filters))


def opponents(filters: Filters) -> Filters:
    """ "Oponente" is one word for a player who is one."""
    if filters[:1] == (t.Sort("player"),) and t.Whose(OPPONENT) in filters:
        return filters[1:]
    return filters


class Words:
    """Numbers the phrases of a text in its order, and says what a target is where it is named first."""

    def __init__(self, targets: Sequence[t.Target]) -> None:
        self.targets = targets
        self.next = 0
        self.named: set[int] = set()
        #: What each slot of this sentence's own choices is called.
        self.own: dict[int, int] = {}

    def begin(self) -> None:
        self.own = {}

    def said(self, value: Any) -> Any:
        return mapped(mapped(value, Selector, self.phrase), FILTERED, of_opponents)

    def phrase(self, selector: Selector) -> Selector:
        if selector.how == t.CONTROLLER:
            of = Selector(selector.by, slot=selector.slot)
            return Selector(t.CONTROLLER, (Of(self.phrase(of) if of.how == CHOSEN else of),))
        if selector.how == CHOSEN and selector.slot in self.own:
            return Selector(CHOSEN, slot=self.own[selector.slot])
        if selector.how not in (CHOSEN, CHOOSE, EACH):
            return selector
        self.next += 1
        if selector.how == CHOSEN and selector.slot < len(self.targets):
            return self.aimed(selector.slot)
        self.own[selector.slot] = self.next - 1
        return replace(selector, filters=opponents(selector.filters), slot=self.next - 1)

    def aimed(self, slot: int) -> Selector:
        target = self.targets[slot]
        several = target.count > 1 or target.up_to
        if slot in self.named:
            alike = [each for each in self.targets if each.filters[0] == target.filters[0]]
            kept = opponents(target.filters if len(alike) > 1 or target.sort == "player" else target.filters[:1])
            return Selector(ALL_AGAIN if several else AGAIN, kept, slot=self.next - 1)
        self.named.add(slot)
        more: list[Filter] = [Aimed(), *([t.Other()] if target.other else [])]
        filters = ordered((*opponents(target.filters), *more))
        if several or t.Other() in filters:
            return Selector(CHOOSE, filters, Number(target.count), target.up_to, slot=self.next - 1)
        return Selector(THE, filters, slot=self.next - 1)
