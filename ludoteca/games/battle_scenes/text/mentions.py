"""Whom a text has named as a player, in the order of its words: what "aquele jogador" means.

A player is named as such ("um oponente", "o jogador alvo"), as whoever controls or owns something ("um personagem
controlado por um oponente", "um card da mão de um jogador"), or as the player whose turn it is. Where the text names
nobody, a piece that may be anybody's has a controller, who is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass, replace

from ludoteca.core.effects import CHOOSE, EACH, OPPONENT, YOU, Ability, Clause, Selector
from ludoteca.core.plain import slots_of
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import doer_of

#: Players whom a text names without a piece between.
NAMED = (OPPONENT, text.OTHERS, *text.TARGET_PLAYERS)
#: The player whose turn it is, where a text names him by it.
ACTIVE = "active"
#: Pieces that have a controller.
CONTROLLED = frozenset(("character", "support", "scene"))
PLAYERS = ("player", "opponent")


@dataclass(frozen=True, slots=True)
class Mention:
    """One player whom a text has named: by a word of ``seats_of``, or through the piece or the seat in a slot."""

    whose: str = ""
    slot: int = -1
    noun: str = ""
    #: Is a player named, and not only something that has a controller?
    certain: bool = True


def mentions(ability: Ability, clause: int, own: bool) -> list[Mention]:
    """The players named before a clause does something; with ``own``, also by what it does."""
    found = [*in_record(ability.condition), *in_trigger(ability.trigger)]
    for step in ability.clauses[:clause]:
        found += in_clause(step)
    if clause < len(ability.clauses):
        at = ability.clauses[clause]
        found += in_clause(at) if own else in_record(at.condition)
    return found


def player_meant(named: list[Mention]) -> Mention | None:
    """ "Aquele jogador": the one named last, or else the controller of the one piece that was spoken of."""
    certain = [each for each in named if each.certain]
    if certain:
        return certain[-1]
    pieces = {each.slot for each in named}
    return named[-1] if len(pieces) == 1 else None


def controller_meant(named: list[Mention]) -> Mention | None:
    """ "O controlador daquele personagem": of the piece spoken of last."""
    found = [each for each in named if each.slot >= 0 and each.noun not in PLAYERS]
    return replace(found[-1], whose="") if found else player_meant(named)


def in_trigger(trigger: object) -> Iterator[Mention]:
    if isinstance(trigger, text.At | text.Window):
        if trigger.whose in NAMED:
            yield Mention(trigger.whose)
        elif trigger.whose not in (YOU, text.THAT_PLAYER, text.RIVAL, text.CONTROLLER):
            yield Mention(ACTIVE)
    elif isinstance(trigger, text.When):
        yield from in_record(trigger.who)
        yield from in_record(trigger.what)
        for whose in (trigger.by, trigger.during.partition("/")[2]):
            if whose in NAMED:
                yield Mention(whose)
    else:
        yield from in_record(trigger)


def in_clause(clause: Clause) -> Iterator[Mention]:
    yield from in_record(clause.condition)
    if doer_of(clause) in NAMED:
        yield Mention(doer_of(clause))
    yield from in_record(clause.effect)
    yield from in_record(clause.each)


def in_record(record: object) -> Iterator[Mention]:
    if isinstance(record, tuple):
        for part in record:
            yield from in_record(part)
    elif isinstance(record, Selector):
        yield from in_selector(record)
    elif isinstance(record, text.Line):
        return
    elif is_dataclass(record):
        for name in slots_of(type(record)):
            yield from in_record(getattr(record, name))


def in_selector(selector: Selector) -> Iterator[Mention]:
    """The player whom a phrase names, and those named within it."""
    noun = next(("|".join(each.kinds) for each in selector.filters if isinstance(each, text.Kind)), "")
    if selector.how in (CHOOSE, EACH, text.TARGET):
        yield from of_phrase(selector, noun)
    for each in selector.filters:
        yield from in_record(each)


def of_phrase(selector: Selector, noun: str) -> Iterator[Mention]:
    if noun in PLAYERS:
        if selector.how != EACH:
            yield Mention(slot=selector.slot, noun=noun)
        return
    places = [each.whose for each in selector.filters if isinstance(each, text.In) and each.zone != "scene"]
    owners = [each.by for each in selector.filters if isinstance(each, text.Controlled)] + places
    named = [whose for whose in owners if whose in NAMED]
    if named:
        yield Mention(named[0], selector.slot, noun)
    elif text.ANY_PLAYER in owners:
        yield Mention(slot=selector.slot, noun=noun)
    elif not owners and has_controller(selector, noun):
        yield Mention(slot=selector.slot, noun=noun, certain=False)


def has_controller(selector: Selector, noun: str) -> bool:
    """A base card, or a target, which is one; a mere card has an owner only."""
    if not noun:
        return selector.how == text.TARGET
    return set(noun.split("|")) <= CONTROLLED and not any(
        isinstance(each, text.Kind) and each.card for each in selector.filters
    )


# -- texts that name nobody ---------------------------------------------------------------------

#: How a text says "aquele jogador" and "um oponente daquele jogador".
SPOKEN = (repr(text.THAT_PLAYER), repr(text.RIVAL))


def names_nobody(ability: Ability, before: tuple[Mention, ...] = ()) -> bool:
    """Does the text speak of a player whom neither it nor what was said before it has named?"""
    spoken_at = isinstance(ability.trigger, text.When) and ability.trigger.during.endswith(text.THAT_PLAYER)
    if spoken_at and player_meant([*before, *in_trigger(ability.trigger)]) is None:
        return True
    return any(is_unnamed(ability, number, before) for number in range(len(ability.clauses)))


def is_unnamed(ability: Ability, number: int, before: tuple[Mention, ...]) -> bool:
    clause = ability.clauses[number]
    if clause.by == text.EACH_PLAYER:
        # "Cada jogador … do próprio deck": each of them in his turn.
        return False
    earlier = [*before, *mentions(ability, number, own=False)]
    if isinstance(clause.effect, text.Generate):
        return names_nobody(clause.effect.line, tuple(earlier))
    if says(clause.by):
        return player_meant(earlier) is None
    until = clause.until.split("/") if isinstance(clause, text.Step) else ()
    spoken = says((clause.condition, clause.effect, until))
    return spoken and player_meant([*before, *mentions(ability, number, own=True)]) is None


def says(record: object) -> bool:
    written = repr(record)
    return any(each in written for each in SPOKEN)
