"""Pending Effects, and how Powers are noticed that an event sets off (7.2.1.c, 7.2.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.events import NOTHING, Event, Waiting
from ludoteca.core.piece import NONE
from ludoteca.games.krosmaster.meaning.powers import own_abilities, silenced

if TYPE_CHECKING:
    from ludoteca.games.krosmaster.table.table import KrosTable

#: What waits: a Power's text, a Counter-attack, a Spell cast by itself, Steal Health; and at the start or the end of
#: a Game Piece's turn a Bomb's fuse, Wither and the Farmer's Kama.
TEXT, COUNTER, EXPLOSION, SNAP, STEAL_HEALTH = "text", "counter", "explosion", "snap", "steal-health"
FUSE, WITHERS, FARMS = "fuse", "withers", "farms"


class Pending(Waiting):
    """A Pending Effect, with what it knows of the moment at which it was set off (4.18.3.a)."""

    __slots__ = ("amount", "cell", "sort", "spell", "subject")

    def __init__(
        self,
        number: int,
        sort: str,
        controller: int,
        source: int,
        ability: int = NOTHING,
        event: Event | None = None,
        subject: int = NOTHING,
        cell: int = NONE,
        amount: int = 0,
    ) -> None:
        super().__init__(number, controller, source, ability, NONE, event or Event(sort, "7.2.9.a", controller, source))
        self.sort = sort
        #: The Unit that it is done to.
        self.subject = subject
        #: The cell and the Spell of a Bomb or Trap that is gone.
        self.cell = cell
        self.spell = NOTHING
        self.amount = amount

    def data(self) -> tuple[object, ...]:
        return (*super().data(), self.sort, self.subject, self.cell, self.spell, self.amount)


def wait(table: KrosTable, effect: Pending) -> None:
    """What was set off waits to be resolved (4.18.1, 4.18.3)."""
    table.waiting = (*table.waiting, effect)
    table.tell("pending", "7.2.1.c", effect.controller, effect.source, (effect.source,))


def gather(table: KrosTable, event: Event) -> None:
    """Notice every Power that this event sets off, while all Units are where it found them."""
    watching = table.box.watchers[event.kind]
    for number in table.zones[0]:
        unit = table.pieces[number]
        if unit.kind in watching or unit.copied in watching:
            for effect in triggered(table, number, event):
                wait(table, effect)


def triggered(table: KrosTable, number: int, event: Event) -> list[Pending]:
    """The texts of one Unit that an event sets off."""
    if silenced(table, number):
        return []
    found = []
    controller = table.pieces[number].controller
    for ability in own_abilities(table, number, "triggers"):
        trigger = table.box.abilities[ability].trigger
        if trigger is not None and event.kind in trigger.events and trigger.fires(table, event, number, controller):
            remember(table, number, ability)
            found.append(Pending(table.new_number(), TEXT, controller, number, ability, event))
    return found


def remember(table: KrosTable, number: int, ability: int) -> None:
    """A "first time" text has gone off: once a fight, or once on a turn (4.18.2.a)."""
    table.fired = (*table.fired, (number, ability))
    if getattr(table.box.abilities[ability].trigger, "first", False):
        unit = table.write(number)
        unit.fired = (*unit.fired, ability)
