"""What can be read off a text before a match: what it answers, whether an answer lasts, what it demands.

An answer lasts until cards lie otherwise, unless a text is read anew each time: one with a condition, one that
speaks of those who are somewhere or in some state, one that counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    Ability,
    Clause,
    Cost,
    Effect,
    Filter,
    Number,
    Selector,
    found_in,
)
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.text.words import AGILITY, ATTRIBUTES

#: What a piece or a card is as long as it lies where it does.
LASTING = (f.Sort, f.Side, f.Other, f.Named, f.In)

#: What the cards that a Hero may have depend on, besides knowledge.
LEARNT = frozenset({"level", "equipment-slots", "memento-slots", "support-slots", "inventory-size"})

#: What ways and aims depend on, besides where pieces stand.
ROADS = frozenset({"step", "domain", "can-cross-enemies", "can-water", "can-climb", "can-no-domain"})
SCENIC = ROADS | {"cannot-be-target"}
#: How a character walks, as far as texts say: the answers to most of these together.
GAIT = "gait"

#: What attributes a Hero has from the cards worn, and the figures that rest on these.
WORN = frozenset({*ATTRIBUTES, "attributes", "action"})

#: Figures that are states of their own, whatever texts say.
STATES = frozenset({"life", "altitude", "stamina", "mana"})


def is_learnt(question: str) -> bool:
    return question in LEARNT or question.startswith("knows-")


def with_resting(question: str) -> tuple[str, ...]:
    """A question with what rests on it: the points of action on agility (turn.ap.1), the gait on what bars ways."""
    if question in ROADS:
        return (question, GAIT)
    return (question, "action") if question == AGILITY else (question,)


def questions(effect: Effect) -> tuple[str, ...]:
    """The questions that an effect answers."""
    if isinstance(effect, e.Modify):
        return with_resting(effect.figure)
    if isinstance(effect, e.Cannot):
        return (f"cannot-{effect.deed}",)
    if isinstance(effect, e.Can):
        return with_resting(f"can-{effect.deed}")
    if isinstance(effect, e.Knowledgeable):
        return (f"knows-{effect.knowledge}",)
    if isinstance(effect, e.RaiseAccess):
        return ("access",)
    return ()


#: The effects that answer a question.
_ANSWERING = (e.Modify, e.Cannot, e.Can, e.Knowledgeable, e.RaiseAccess)


def questions_in(ability: Ability) -> Iterator[str]:
    """The questions of all effects in a text, those that it begins included."""
    for effect in found_in(ability, _ANSWERING):
        yield from questions(effect)


def demands(ability: Ability) -> tuple[int, ...]:
    """The sentences that are sure to come and may turn out impossible (cards.active.2)."""
    return tuple(
        at
        for at, clause in enumerate(ability.clauses)
        if not clause.optional and clause.gate == NO_GATE and clause.each is None and is_demanding(clause.effect)
    )


#: Filters by how soon they are asked in a search: those that are quick and leave out most first.
_SOON = {f.Other: 0, f.Wounded: 1, f.Marked: 1, f.Side: 2, f.Within: 4}


def soonest(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    return tuple(sorted(filters, key=lambda each: _SOON.get(type(each), 3)))


#: What a piece or a tile is till one moves.
PLACED = (f.Sort, f.Side, f.Other, f.Higher, f.Ground)


def is_placed(target: t.Target, sure: tuple[Effect, ...]) -> bool:
    """Does it rest on where pieces stand alone whether there is a target?"""
    if any(type(effect).possible is not Effect.possible for effect in sure):
        return False
    return all(isinstance(each, PLACED) or is_near(each) for each in target.filters)


def whereabouts(target: t.Target | None) -> tuple[tuple[f.Within, ...], bool, tuple[Filter, ...]]:
    """What a target's filters say of where it stands: how near, whether it is a living enemy; and the others."""
    if target is None:
        return (), False, ()
    noun, filters = target.filters[0], target.filters[1:]
    if not isinstance(noun, f.Sort) or noun.sort in t.CARD_SORTS:
        return (), False, filters
    near = tuple(each for each in filters if isinstance(each, f.Within) and is_near(each))
    against = f.Side(t.ENEMY)
    hostile = noun.sort in t.CHARACTER_SORTS and against in filters
    return near, hostile, tuple(each for each in filters if each not in near and not (hostile and each == against))


#: What a card of one's own is till one of them lies otherwise.
OWNED = (f.Sort, f.Other, f.Named, f.Property, f.Knowledge, f.Exhausted, f.Countered)


def is_paid_by_hand(cost: Cost) -> bool:
    """Does it rest on the character's own cards alone whether a cost can be paid?"""
    if isinstance(cost, t.GiveCards):
        return all(isinstance(each, OWNED) or (isinstance(each, f.In) and each.of == t.SELF) for each in cost.filters)
    return isinstance(cost, t.Value)


def is_near(filter_: Filter) -> bool:
    return isinstance(filter_, f.Within) and filter_.of == t.SELF


def is_demanding(effect: Effect) -> bool:
    if isinstance(effect, e.Draw | e.Search | e.MakeDiscard | e.WakeEntity):
        return True
    return any(must_be_found(selector) for selector in effect.selectors())


def must_be_found(selector: Selector) -> bool:
    """A choice that has to be made; one that speaks of what is not selected yet can't be looked for before."""
    if selector.how != CHOOSE or selector.up_to:
        return False
    return not any(isinstance(each, f.Within | f.In) and each.of.how == CHOSEN for each in selector.filters)


def restless(passages: Iterable[t.Passage]) -> frozenset[str]:
    """The questions whose answers may change though no card does."""
    found = set(STATES)
    for passage in passages:
        if passage.keyword in (t.PERMANENT, t.TEMPORARY):
            for clause in passage.ability.clauses:
                if passage.condition is not None or not lasts(clause):
                    found.update(questions(clause.effect))
    return frozenset(found)


def lasts(clause: Clause) -> bool:
    effect: Effect = clause.effect
    amount = getattr(effect, "amount", 0)
    if clause.condition is not None or not isinstance(amount, int | Number):
        return False
    what = getattr(effect, "what", None)
    if what is None or what.how == t.AGENT:
        return True
    return what.how == EACH and all(isinstance(filter_, LASTING) for filter_ in what.filters)
