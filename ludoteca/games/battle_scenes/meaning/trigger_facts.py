"""What an event tells to a text that waits for it: who did what to whom, by whose effect, and of which sort it was."""

from __future__ import annotations

from ludoteca.core.effects import Selector
from ludoteca.core.events import NOBODY, NOTHING, Event
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table.areas import NAMES as AREAS
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import is_of_actions
from ludoteca.games.battle_scenes.text.events import (
    ACTIVATE,
    DAMAGE,
    DRAW,
    FORESEE,
    KINDS,
    KNOCK_OUT,
    UNLOAD,
    USE,
    WILL_DRAW,
)

#: "Uma fonte": of whatever kind.
A_SOURCE = text.Kind(("source",))

#: A card comes to another area, and the events that tell of it.
LAID, LAYING = "laid", ("lay", "discard", "mill")

#: The figure that is the object of what happens to a card.
_OBJECTS = {"is loaded": "base", "uses": "card", "is targeted": "card"}


def whose_effect(table: BattleTable, event: Event) -> int:
    """Who controls the effect that does it; whoever draws, discards or searches does so by somebody's effect."""
    if event.kind.startswith("will-"):
        return WILL_DRAW.get(event, "by")
    if event.kind not in ("draw", "discard", "search"):
        return event.seat
    for procedure in table.innermost():
        if isinstance(procedure, ResolveEffect):
            return NOBODY if procedure.paying else procedure.controller
    return NOBODY


def is_of_sort(table: BattleTable, when: text.When, event: Event) -> bool:
    """ "Dano penetrante", "dano que não seja de ações", "usar Aprimoramento", "colocado em seus recursos"."""
    if when.event == LAID:
        return KINDS[event.kind].get(event, "area") == AREAS.index(when.sort)
    if when.event == "uses keyword":
        used = table.ability(ACTIVATE.get(event, "text"))
        return isinstance(used, text.Line) and any(keyword.name == when.sort for keyword in used.keywords)
    if when.sort == "penetrating":
        return DAMAGE.get(event, "piercing") == 1
    return when.sort != "no action" or DAMAGE.get(event, "use") == NOTHING


def participants(table: BattleTable, when: text.When, event: Event) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who did it or had it done, and to what or by what."""
    if when.event in _OBJECTS:
        return event.subjects, (KINDS[event.kind].get(event, _OBJECTS[when.event]),)
    if when.event == "receives damage":
        return event.subjects, sources(event, when.what)
    if when.event == "deals damage":
        return sources(event, when.who), event.subjects
    if when.would:
        return (event.seat,), ()
    if when.event == "foreseen":
        return event.subjects, (FORESEE.get(event, "card"),)
    if when.event == "discards":
        return (int(table.pieces[event.subjects[0]].owner),), event.subjects
    if when.event == "draws":
        return (event.seat,), tuple(DRAW.every(event, "card")[:1])
    if when.event in ("replaces", "searches"):
        return (event.seat,), event.subjects
    if when.event == "uses keyword":
        return (table.bearer(event.subjects[0]),), ()
    if when.event in ("knocked out", "destroyed") and when.what is not None:
        return event.subjects, fellers(event, is_of_actions(when.what))
    if when.event == "knocks out":
        return fellers(event, is_of_actions(when.who)), event.subjects
    if when.event == "unloaded":
        return event.subjects, tuple(UNLOAD.every(event, "hosts"))
    if when.event in ("readied", "exhausted") and when.what is not None:
        return event.subjects, (event.cause,) if user_at_work(table, event.cause) != NOTHING else ()
    return event.subjects, (event.cause,)


def user_at_work(table: BattleTable, card: int) -> int:
    """Who uses the action of a card that is just being carried out; nobody, if something else of the card is."""
    if table.acting == NOTHING:
        return NOTHING
    use = table.uses[table.acting]
    return use.subjects[0] if USE.get(use, "card") == card else NOTHING


def fellers(event: Event, actions: bool) -> tuple[int, ...]:
    """Whose damage knocked it out: the action if one dealt it, or the source that its text names (4.8.5-2)."""
    by = KNOCK_OUT.named(event).get("use" if actions else "source", NOTHING)
    return (by,) if by >= 0 else ()


def sources(event: Event, told: Selector | None) -> tuple[int, ...]:
    """Both the action and the character that used it are sources (4.8.5-2); a mere source is whoever deals it."""
    if told is not None and A_SOURCE in told.filters:
        return (event.cause,)
    return tuple(dict.fromkeys(number for number in (event.cause, DAMAGE.get(event, "use")) if number >= 0))
