"""How events set off triggered abilities, and how they are put on the stack (1.14.6, 1.14.9)."""

from __future__ import annotations

from ludoteca.core.effects import EACH, OPPONENT, THIS
from ludoteca.core.events import NOBODY, NOTHING, Event
from ludoteca.core.piece import NONE
from ludoteca.games.fabula.meaning.stack import Triggered, reading_frame
from ludoteca.games.fabula.table.grounds import SPEAKING
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text.events import KINDS
from ludoteca.games.fabula.text.terms import HOST, PLAYER, Sort, When

#: The passages that wait for each kind of event, with the permanents on which they stand.
Listening = dict[str, tuple[tuple[int, int], ...]]


def gather(table: FabulaTable, event: Event) -> None:
    """Notice every ability that the event sets off: once for each object that it happened to."""
    listening: Listening | None = table.kept[SPEAKING].get("listening")
    if listening is None:
        listening = table.kept[SPEAKING]["listening"] = listeners(table)
    found = listening.get(event.kind)
    if not found:
        return
    if len(found) > 1:
        order = table.players_from(table.active)
        found = tuple(sorted(found, key=lambda each: order.index(table.pieces[each[0]].controller)))
    for source, passage in found:
        trigger = table.box.passages[passage].passage.trigger
        assert trigger is not None, "what listens has a trigger"
        controller = table.pieces[source].controller
        if trigger.how in (PLAYER, OPPONENT, ""):
            if fires(trigger, table, event, source, controller):
                wait(table, source, passage, controller, event)
            continue
        for single in KINDS[event.kind].one_by_one(event):
            if fires(trigger, table, single, source, controller):
                wait(table, source, passage, controller, single)


def listeners(table: FabulaTable) -> Listening:
    """The triggered abilities of all permanents, by the kind of event that they wait for."""
    found: dict[str, list[tuple[int, int]]] = {}
    kinds, passages, pieces = table.box.kinds, table.box.passages, table.pieces
    for seat in table.queue:
        lying = table.battle(seat) + table.territory(seat)
        for number in [number for number in lying if kinds[pieces[number].kind].triggers]:
            if not pieces[number].down:
                for passage in kinds[pieces[number].kind].triggers:
                    trigger = passages[passage].passage.trigger
                    assert trigger is not None
                    found.setdefault(trigger.kind, []).append((number, passage))
    return {kind: tuple(each) for kind, each in found.items()}


def wait(table: FabulaTable, source: int, passage: int, controller: int, event: Event) -> None:
    triggered = Triggered(table.new_number(), controller, source, passage, NONE, event)
    table.triggered = (*table.triggered, triggered)


def fires(trigger: When, table: FabulaTable, event: Event, source: int, controller: int) -> bool:
    """Does the event happen to what the trigger speaks of? "You" is the controller of the permanent (1.10.5-2)."""
    if trigger.how == PLAYER:
        right = event.seat == controller
    elif trigger.how == OPPONENT:
        right = event.seat not in (controller, NOBODY)
    elif trigger.how == "":
        right = True
    elif trigger.how == THIS:
        return source in event.subjects
    elif trigger.how == HOST:
        return table.pieces[source].host in event.subjects
    else:
        assert trigger.how == EACH
        frame = reading_frame(table, NOTHING, controller, source)
        return all(filter_.passes(table, frame, event.subjects[0]) for filter_ in trigger.filters)
    return right and used_card_fits(trigger, table, event, source, controller)


def used_card_fits(trigger: When, table: FabulaTable, event: Event, source: int, controller: int) -> bool:
    """ "Quando você usar uma manobra azul": the card itself, wherever it is on its way."""
    if not trigger.filters:
        return True
    frame = reading_frame(table, NOTHING, controller, source)
    return all(
        table.is_card_of(event.subjects[0], filter_.sort)
        if isinstance(filter_, Sort)
        else filter_.passes(table, frame, event.subjects[0])
        for filter_ in trigger.filters
    )


def orderer(table: FabulaTable) -> int:
    """Who puts the waiting triggers on the stack (gap trigger-order-responsible)."""
    controllers = {each.controller for each in table.triggered if table.plays(each.controller)}
    if len(controllers) == 1:
        return controllers.pop()
    seat = table.triggered[0].event.seat
    return seat if seat != NOBODY and table.plays(seat) else table.active
