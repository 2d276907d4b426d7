"""When a triggered text goes off: whether an event is the one that it waits for, and what it then speaks of."""

from __future__ import annotations

from ludoteca.core.effects import OPPONENT, THIS, YOU, Resolve, Selector, Trigger
from ludoteca.core.events import Event
from ludoteca.games.battle_scenes import text
from ludoteca.games.battle_scenes.areas import NAMES as AREAS
from ludoteca.games.battle_scenes.areas import area
from ludoteca.games.battle_scenes.keywords import Prized, Struck
from ludoteca.games.battle_scenes.phases import COMBAT, END, START
from ludoteca.games.battle_scenes.reading import pieces_of, seats_of
from ludoteca.games.battle_scenes.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table import BattleTable
from ludoteca.games.battle_scenes.usable import action_of, types_of

Slots = tuple[tuple[int, ...], ...]

#: The event behind each verb of a text.
EVENTS = {
    "enters": "enter",
    "leaves": "leave",
    "knocked out": "knock-out",
    "destroyed": "destroy",
    "readied": "ready",
    "exhausted": "exhaust",
    "boosted": "boost",
    "unloaded": "unload",
    "is loaded": "load",
    "uses": "use",
    "is targeted": "target",
    "receives damage": "damage",
    "deals damage": "damage",
    "searches": "search",
}


def event_of(trigger: Trigger | None) -> str:
    """The kind of event that a trigger waits for; none for what alters an event that is about to happen."""
    if isinstance(trigger, text.When):
        return "" if trigger.would else EVENTS.get(trigger.event, "")
    if isinstance(trigger, text.At):
        return f"{'end' if trigger.end else 'start'}-{part_of(trigger)}"
    if isinstance(trigger, Prized | Struck):
        return trigger.events[0]
    return ""


def part_of(trigger: text.At) -> str:
    if trigger.part != "turn":
        return trigger.part
    return END if trigger.end else START


def match(table: BattleTable, frame: ResolveEffect, event: Event) -> Slots | None:
    """What the text speaks of if the event sets it off; nothing if it does not."""
    trigger = table.ability(frame.ability).trigger
    if event_of(trigger) != event.kind:
        return None
    if isinstance(trigger, text.At):
        return frame.slots if is_whose(table, frame, trigger.whose) else None
    if isinstance(trigger, Prized):
        return () if frame.source in event.subjects else None
    if isinstance(trigger, Struck):
        return () if strikes(table, frame, event) else None
    if isinstance(trigger, text.When):
        return match_when(table, frame, trigger, event)
    return None


def is_whose(table: BattleTable, frame: ResolveEffect, whose: str) -> bool:
    """Is it the turn of the player that the text means?"""
    if whose == YOU:
        return table.active == frame.controller
    if whose in (OPPONENT, text.OTHERS):
        return table.active != frame.controller
    return table.active in seats_of(table, frame, whose)


def strikes(table: BattleTable, frame: ResolveEffect, event: Event) -> bool:
    """Predator: an action of this character, a character of another player, the first time (gap predator-once)."""
    victim = event.subjects[0]
    if event.cause != frame.bearer or event.values[1] < 0 or not table.is_character(victim):
        return False
    if table.pieces[victim].controller == frame.controller:
        return False
    if table.used_times(frame.bearer, struck_key(table)):
        return False
    table.count_use(frame.bearer, struck_key(table))
    return True


def struck_key(table: BattleTable) -> int:
    """The number under which a use of an action remembers that it has struck: below those of all texts."""
    return -1 - sum(table.actions_used)


def match_when(table: BattleTable, frame: ResolveEffect, when: text.When, event: Event) -> Slots | None:
    if when.during and not is_during(table, frame, when.during):
        return None
    subjects, objects = participants(table, when, event)
    # What the text will speak of is bound to its frame first: objects may be told by their subjects.
    found = tuple(number for number in subjects if selects(table, frame, when.who, number, event))
    if not found:
        return None
    frame.bind(when.who.slot, found)
    if when.what is not None:
        others = tuple(number for number in objects if selects(table, frame, when.what, number, event))
        if not others:
            return None
        if when.what.slot != when.who.slot:
            frame.bind(when.what.slot, others)
    if when.zone is not None and not came_from(table, frame, when.zone, event):
        return None
    return frame.slots


def participants(table: BattleTable, when: text.When, event: Event) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who did it or had it done, and to what or by what."""
    if when.event == "is loaded":
        return event.subjects, event.values[:1]
    if when.event == "uses":
        return event.subjects, event.values[:1]
    if when.event == "is targeted":
        return event.subjects, event.values[:1]
    if when.event == "receives damage":
        return event.subjects, sources(event)
    if when.event == "deals damage":
        return sources(event), event.subjects
    if when.event == "searches":
        return (event.seat,), event.subjects
    return event.subjects, (event.cause,)


def sources(event: Event) -> tuple[int, ...]:
    """Both the action and the character that used it are sources (4.8.5-2)."""
    return tuple(number for number in (event.cause, event.values[1]) if number >= 0)


def selects(table: BattleTable, frame: Resolve, selector: Selector, number: int, event: Event) -> bool:
    """Does a selector of a trigger mean this piece? An action is told by its card."""
    if any(isinstance(each, text.Kind) and "action" in each.kinds for each in selector.filters):
        user = event.subjects[0] if event.kind == "use" else event.cause
        return table.kind(number).action is not None and action_passes(table, frame, selector, user, number, event)
    if selector.how == THIS:
        return number in frame.bound(selector)
    if selector.how in ("chosen", text.TARGET):
        return number in pieces_of(table, frame, selector)
    return (number < table.box.seats or number in table.pieces) and selector.passes(table, frame, number)


def came_from(table: BattleTable, frame: Resolve, place: text.In, event: Event) -> bool:
    zones = [area(seat, AREAS.index(place.zone)) for seat in seats_of(table, frame, place.whose)]
    return any(zone in zones for zone in event.values[1:])


def is_during(table: BattleTable, frame: ResolveEffect, during: str) -> bool:
    """ "Durante sua Fase de Preparação", within a trigger: the part and whose it is."""
    part, _, whose = during.partition("/")
    if whose and not is_whose(table, frame, whose):
        return False
    if part.startswith("not "):
        return table.phase != part[4:]
    if part == "turn":
        return True
    if part == COMBAT:
        return table.phase in (COMBAT, "anticipation", "attack")
    return table.phase == part


# -- actions, told by their cards -----------------------------------------------------------


def action_passes(
    table: BattleTable, frame: Resolve, selector: Selector, user: int, card: int, event: Event | None = None
) -> bool:
    """Does the selector mean this character's use of the action of that card?"""
    if selector.how == THIS and isinstance(frame, ResolveEffect):
        return card == frame.source
    return all(action_filter(table, frame, each, user, card, event) for each in selector.filters)


def action_filter(table: BattleTable, frame: Resolve, each: object, user: int, card: int, event: Event | None) -> bool:
    action = action_of(table, card)
    if isinstance(each, text.Typed):
        return any(kind in types_of(table, user, card) for kind in each.types) != each.negated
    if isinstance(each, text.Dealing):
        return any(mode.damages for mode in action.modes)
    if isinstance(each, text.Costing):
        return action.cost == each.cost
    if isinstance(each, text.UsedBy):
        return user in table.pieces and user in meant(table, frame, each.who, user)
    if isinstance(each, text.OfCard):
        return each.what.passes(table, frame, card) != each.negated
    if isinstance(each, text.Powered):
        return (action.power in each.powers) != each.negated
    if isinstance(each, text.Called):
        return (action.name in each.names) != each.negated
    if isinstance(each, text.Controlled):
        return table.pieces[user].controller in seats_of(table, frame, each.by)
    if isinstance(each, text.Targeting):
        targets = event.values[3:] if event is not None and event.kind == "use" else ()
        return any(number in targets for number in pieces_of(table, frame, each.what))
    if isinstance(each, text.HasKeyword):
        words = {"Ação Única": action.single, "Singularidade": action.singularity}
        words |= {"Clarividência": action.clairvoyance > 0, "Energia Cósmica": action.cosmic > 0}
        return words.get(each.keyword, False) != each.negated
    if isinstance(each, text.UsedThisTurn):
        return action.name in table.pieces[user].used
    return isinstance(each, text.Kind)


def meant(table: BattleTable, frame: Resolve, selector: Selector, number: int) -> tuple[int, ...]:
    """The piece itself if a selector that would choose or take each could mean it; otherwise what is bound."""
    if selector.how in (THIS, "chosen", "event", text.TARGET):
        return pieces_of(table, frame, selector)
    return (number,) if selector.passes(table, frame, number) else ()
