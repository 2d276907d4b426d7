"""What an event tells to a text that waits for it: who did what to whom, by whose effect, and of which sort it was."""

from __future__ import annotations

from ludoteca.core.events import NOBODY, NOTHING, Event
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table.areas import NAMES as AREAS
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import is_of_actions

#: A card comes to another area, and the events that tell of it.
LAID, LAYING = "laid", ("lay", "discard", "mill")


def whose_effect(table: BattleTable, event: Event) -> int:
    """Who controls the effect that does it; whoever draws, discards or searches does so by somebody's effect."""
    if event.kind.startswith("will-"):
        return event.values[1]
    if event.kind not in ("draw", "discard", "search"):
        return event.seat
    for procedure in reversed(table.stack):
        if isinstance(procedure, ResolveEffect):
            return NOBODY if procedure.paying else procedure.controller
    return NOBODY


def is_of_sort(table: BattleTable, when: text.When, event: Event) -> bool:
    """ "Dano penetrante", "dano que não seja de ações", "usar Aprimoramento", "colocado em seus recursos"."""
    if when.event == LAID:
        return bool(event.values[0] == AREAS.index(when.sort))
    if when.event == "uses keyword":
        used = table.ability(event.values[0])
        return isinstance(used, text.Line) and any(keyword.name == when.sort for keyword in used.keywords)
    if when.sort == "penetrating":
        return event.values[2] == 1
    return when.sort != "no action" or event.values[1] == NOTHING


def participants(table: BattleTable, when: text.When, event: Event) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who did it or had it done, and to what or by what."""
    if when.event in ("is loaded", "uses", "is targeted"):
        return event.subjects, event.values[:1]
    if when.event == "receives damage":
        return event.subjects, sources(event)
    if when.event == "deals damage":
        return sources(event), event.subjects
    if when.would:
        return (event.seat,), ()
    if when.event == "foreseen":
        return event.subjects, event.values
    if when.event == "discards":
        return (int(table.pieces[event.subjects[0]].owner),), event.subjects
    if when.event == "draws":
        return (event.seat,), event.values[:1]
    if when.event in ("replaces", "searches"):
        return (event.seat,), event.subjects
    if when.event == "uses keyword":
        return (table.bearer(event.subjects[0]),), ()
    if when.event in ("knocked out", "destroyed") and when.what is not None:
        return event.subjects, fellers(event, is_of_actions(when.what))
    if when.event == "knocks out":
        return fellers(event, is_of_actions(when.who)), event.subjects
    if when.event == "unloaded":
        return event.subjects, event.values
    return event.subjects, (event.cause,)


def fellers(event: Event, actions: bool) -> tuple[int, ...]:
    """Whose damage knocked it out: the action if one dealt it, or the source that its text names (4.8.5-2)."""
    meant = event.values[int(actions) : int(actions) + 1]
    return tuple(number for number in meant if number >= 0)


def sources(event: Event) -> tuple[int, ...]:
    """Both the action and the character that used it are sources (4.8.5-2)."""
    return tuple(dict.fromkeys(number for number in (event.cause, event.values[1]) if number >= 0))
