"""What has happened this turn, as texts ask for it: a moment of a text, looked for among the events that are past."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ludoteca.core.effects import THIS, Ability, found_in
from ludoteca.core.events import Event
from ludoteca.core.resolving import Resolve
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.meaning.trigger_facts import participants
from ludoteca.games.battle_scenes.meaning.triggers import events_of, match_when, selects
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.events import DAMAGE

#: The records that ask for the past.
ASKING = (text.Happened, text.Times, text.Dealt, text.Lately)


def recalled(abilities: Iterable[Ability]) -> frozenset[str]:
    """The kinds of event that the texts of a match ask for when they are past."""
    moments = [when for ability in abilities for when in asked(ability)]
    return frozenset(kind for when in moments for kind in events_of(when))


def asked(ability: Ability) -> Iterator[text.When]:
    if isinstance(ability.trigger, text.When) and ability.trigger.first:
        yield ability.trigger
    for kind in ASKING:
        for each in found_in(ability, kind):
            if isinstance(each, ASKING):
                yield each.when


def found(table: BattleTable, frame: Resolve, when: text.When) -> Iterator[tuple[Event, ResolveEffect]]:
    """The events of this turn that a moment means, each with what the text would speak of then."""
    kinds = events_of(when)
    for event in table.past:
        if event.kind in kinds and isinstance(frame, ResolveEffect):
            then = frame.copy()
            if match_when(table, then, when, event) is not None:
                yield event, then


def how_many(when: text.When, event: Event, then: ResolveEffect) -> int:
    """Cards are counted where players draw or discard them, and whoever is named where somebody is."""
    if when.event in ("draws", "searches"):
        return len(event.subjects)
    if when.event == "discards" and when.what is not None and when.what.how != THIS:
        return len(then.bound(when.what))
    return 1 if when.who.how == THIS else len(then.bound(when.who))


def times(each: text.Times, table: BattleTable, frame: Resolve) -> int:
    return sum(how_many(each.when, event, then) for event, then in found(table, frame, each.when))


def happened(each: text.Happened, table: BattleTable, frame: Resolve) -> bool:
    """What it was is bound, so that the text can speak of it; a statement speaks of nobody so."""
    count = 0
    for event, then in found(table, frame, each.when):
        count += how_many(each.when, event, then)
        if table.ability(then.ability).sort != text.STATIC:
            frame.slots = then.slots
    return count >= each.least and (each.most < 0 or count <= each.most)


def dealt(each: text.Dealt, table: BattleTable, frame: Resolve) -> int:
    return sum(DAMAGE.get(event, "points") for event, _ in found(table, frame, each.when))


def was(each: text.Lately, table: BattleTable, frame: Resolve, number: int) -> bool:
    """Is it who did so, or had it done, in one of the events of this turn?"""
    kinds = events_of(each.when)
    for event in table.past:
        if event.kind in kinds and number in participants(table, each.when, event)[0]:
            what = each.when.what
            objects = participants(table, each.when, event)[1]
            if what is None or any(selects(table, frame, what, other, event) for other in objects):
                return not each.negated
    return each.negated


READERS: dict[type, Callable[..., int]] = {
    text.Happened: happened,
    text.Times: times,
    text.Dealt: dealt,
    text.Lately: was,
}
