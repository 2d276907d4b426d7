"""What the clauses of a text bind, as their records tell it: asked once of each record, whatever the match."""

from __future__ import annotations

from dataclasses import is_dataclass, replace

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, YOU, Ability, Clause, Effect, Selector
from ludoteca.core.plain import slots_of
from ludoteca.games.battle_scenes.text.terms import (
    OWNER,
    STATIC,
    TARGET,
    Among,
    Both,
    CarriedBy,
    Choose,
    Count,
    Discard,
    Draw,
    Hit,
    In,
    Is,
    Kind,
    Load,
    OneOf,
    Search,
)
from ludoteca.games.battle_scenes.text.words import ACTION
from ludoteca.games.battle_scenes.text.words import SORTS as WORD_SORTS


def speaks_of_bearer(selector: Selector) -> bool:
    """ "Este personagem" is the base card, "este card" the card itself (7.3.este-aquele, 10.este-aquele)."""
    return any(isinstance(each, Kind) and not each.card and ACTION not in each.kinds for each in selector.filters)


def is_of_actions(selector: Selector) -> bool:
    return any(isinstance(each, Kind) and ACTION in each.kinds for each in selector.filters)


def names_word(selector: Selector) -> bool:
    """Is it a power, an affiliation, a name that is chosen?"""
    return any(isinstance(each, Kind) and each.kinds[0] in WORD_SORTS for each in selector.filters)


_selectors: dict[Effect, tuple[Selector, ...]] = {}


def selectors_in(effect: Effect) -> tuple[Selector, ...]:
    """What an effect binds, in the order of its text; targets were bound when the action was used."""
    found = _selectors.get(effect)
    if found is None:
        every = () if chooses_itself(effect) else all_selectors(effect)
        owners = isinstance(effect, Load) and any(isinstance(f, In) and f.whose == OWNER for f in effect.what.filters)
        if owners or (isinstance(effect, Load) and effect.spread):
            # "Um card dos recursos de seu dono em um personagem": whose they are depends on the character.
            # "Um card em cada personagem": so does how many they are.
            every = tuple(reversed(every))
        nested = {outer: bearer for bearer, outer in bearers_in(effect).items()} if every else {}
        listed: list[Selector] = []
        for each in every:
            if each in nested:
                listed.append(nested[each])
            listed.append(each)
        found = _selectors[effect] = tuple(each for each in listed if each.how != TARGET and is_bound(effect, each))
    return found


def is_bound(effect: Effect, selector: Selector) -> bool:
    """Which actions a text speaks of is asked when one is used; only an action that is named is chosen at once."""
    if isinstance(effect, Choose):
        return True
    return not is_of_actions(selector)


_bearers: dict[Effect, dict[Selector, Selector]] = {}


def bearers_in(effect: Effect) -> dict[Selector, Selector]:
    """ "Um card de um personagem": the character is chosen first, then the card among those that it carries."""
    found = _bearers.get(effect)
    if found is None:
        found = _bearers[effect] = {}
        for outer in all_selectors(effect):
            for filter_ in outer.filters if outer.how != TARGET else ():
                if isinstance(filter_, CarriedBy) and filter_.who.how == CHOOSE:
                    found[filter_.who] = outer
    return found


def groups_in(effect: Effect) -> dict[int, int]:
    """ "Um deles": the slots of what is chosen from among others, and those of these others."""
    chosen = [each for each in selectors_in(effect) if each.how == CHOOSE]
    return {each.slot: one.slot for each in chosen for one in each.filters if isinstance(one, Among)}


_meant: dict[tuple[Ability, int], tuple[Selector, ...]] = {}


def one_meant(ability: Ability, clause: int) -> tuple[Selector, ...]:
    """ "Se você controlar um herói, capacite-o": one of several is chosen, where something is first done to it."""
    key = (ability, clause)
    found = _meant.get(key)
    if found is None:
        conditions = (ability.condition, *(each.condition for each in ability.clauses[: clause + 1]))
        ones = {each.slot: each for some in conditions for each in ones_in(some)} if ability.sort != STATIC else {}
        before = {slot for each in ability.clauses[:clause] for slot in slots_named(each.effect)} if ones else set()
        named = slots_named(ability.clauses[clause].effect) - before if ones else set()
        found = _meant[key] = tuple(ones[slot] for slot in sorted(named & set(ones)))
    return found


def ones_in(condition: object) -> list[Selector]:
    """The pieces of which a condition asks for one."""
    if isinstance(condition, Both | OneOf):
        return ones_in(condition.one) + ones_in(condition.other)
    if isinstance(condition, Count) and (condition.least, condition.most) == (1, -1) and condition.what.how == EACH:
        return [] if condition.what.up_to else [replace(condition.what, how=CHOOSE)]
    if isinstance(condition, Is) and condition.what.how == CHOOSE and not condition.negated:
        return [replace(condition.what, filters=(*condition.what.filters, *condition.filters))]
    return []


_spoken: dict[Clause, frozenset[int]] = {}


def spoken_of(clause: Clause) -> frozenset[int]:
    """The slots that a clause's condition speaks of and that its own effect fills: "… se ele tiver Voo"."""
    if clause.condition is None:
        return NO_SLOTS
    found = _spoken.get(clause)
    if found is None:
        filled = {each.slot for each in selectors_in(clause.effect) if each.how in (CHOOSE, EACH)}
        found = _spoken[clause] = frozenset(filled & slots_named(clause.condition))
    return found


NO_SLOTS: frozenset[int] = frozenset()


def slots_named(record: object) -> set[int]:
    """The slots of what was bound before, wherever a record speaks of it."""
    if isinstance(record, Selector) and record.how == CHOSEN:
        return {record.slot}
    if isinstance(record, tuple):
        return {slot for part in record for slot in slots_named(part)}
    if not is_dataclass(record):
        return set()
    return {slot for name in slots_of(type(record)) for slot in slots_named(getattr(record, name))}


def doer_of(clause: Clause) -> str:
    """Who does what a clause says, and decides on it where he may: an effect may name him itself."""
    effect = clause.effect
    return effect.who if isinstance(effect, Draw | Discard) and effect.who != YOU else clause.by


def chooses_itself(effect: Effect) -> bool:
    """A search looks where it says; what is discarded by chance or by another player is not the controller's choice."""
    return isinstance(effect, Search) or (isinstance(effect, Discard) and (effect.random or effect.who != YOU))


def all_selectors(record: Effect | Hit) -> tuple[Selector, ...]:
    """The selectors among the fields of a record, and of the hits that it holds."""
    found: list[Selector] = []
    for name in slots_of(type(record)):
        value = getattr(record, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Selector):
                found.append(item)
            elif isinstance(item, Hit):
                found.extend(all_selectors(item))
    return tuple(found)
