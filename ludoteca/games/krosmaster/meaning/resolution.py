"""How triggered effects wait and are resolved: one flat list of Pending Effects (7.2.9).

Whatever is set off while a Spell is resolved waits for its Step 8. The active player picks the order; each
effect is resolved completely, with the knock-outs that it brings, before the next. What has been set off
outside any Spell is resolved at once, in a list of its own (gap root-of-chain-outside-spell).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.events import NOTHING, Event, Waiting
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.meaning.powers import own_abilities, silenced
from ludoteca.games.krosmaster.text import words as w

if TYPE_CHECKING:
    from ludoteca.games.krosmaster.table.table import KrosTable

#: What waits: a Power's text, a Counter-attack, a Spell cast by itself, Steal Health; and at the start or the end of
#: a Game Piece's turn a Bomb's fuse, Wither and the Farmer's Kama.
TEXT, COUNTER, EXPLOSION, SNAP, STEAL_HEALTH = "text", "counter", "explosion", "snap", "steal-health"
FUSE, WITHERS, FARMS = "fuse", "withers", "farms"


class Pending(Waiting):
    """A Pending Effect, with what it knows of the moment at which it was set off."""

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
        if event.kind in trigger.events and trigger.fires(table, event, number, controller):
            remember(table, number, ability)
            found.append(Pending(table.new_number(), TEXT, controller, number, ability, event))
    return found


def remember(table: KrosTable, number: int, ability: int) -> None:
    """A "first time" text has gone off: once a fight, or once on a turn (4.18.2.a)."""
    table.fired = (*table.fired, (number, ability))
    if getattr(table.box.abilities[ability].trigger, "first", False):
        unit = table.write(number)
        unit.fired = (*unit.fired, ability)


class Settle(Procedure):
    """Pending Effects, one after the other in the active player's order, until none is left."""

    __slots__ = ()

    def copy(self) -> Settle:
        return self.progress(Settle())

    def pending(self, table: KrosTable) -> tuple[Waiting, ...]:
        return table.waiting

    def next_effect(self, table: KrosTable) -> Next:
        if not table.waiting:
            table.let_pass()
            return None
        if self.answer is not None:
            return self.take(table, self.answer[1])
        if len(table.waiting) > 1:
            return table.ask(table.active, "ask-pending", "7.2.9.a", ("resolve",))
        return self.take(table, table.waiting[0].number)

    def take(self, table: KrosTable, number: int) -> Next:
        effect = next(each for each in table.waiting if each.number == number)
        table.waiting = tuple(each for each in table.waiting if each.number != number)
        return ResolvePending(effect)


Settle.steps = (("7.2.9.a", Settle.next_effect),)


def settle(table: KrosTable) -> Procedure | None:
    """The procedure that resolves what waits, if anything does."""
    return Settle() if table.waiting else None


class ResolvePending(Procedure):
    """One Pending Effect, and the knock-outs that it brings (gap ko-step-vs-constant)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Waiting) -> None:
        super().__init__()
        self.effect = effect

    def copy(self) -> ResolvePending:
        return self.progress(ResolvePending(self.effect))

    def carry_out(self, table: KrosTable) -> Next:
        effect = self.effect
        assert isinstance(effect, Pending)
        if lapsed(table, effect):
            table.tell("lapsed", "7.2.9.b", effect.controller, effect.source, (effect.source,))
            return None
        if effect.sort == TEXT:
            return self.then(
                Resolve(effect.ability, effect.controller, effect.source, NONE, effect.event, effect.number)
            )
        return self.then(carry_out_own(table, effect))

    def knock_outs(self, table: KrosTable) -> Next:
        from ludoteca.games.krosmaster.play.injuries import knock_outs

        return self.then(knock_outs(table))


ResolvePending.steps = (("7.2.9.a", ResolvePending.carry_out), ("7.2.9.b", ResolvePending.knock_outs))


def lapsed(table: KrosTable, effect: Pending) -> bool:
    """It can't be resolved: what it acts on is gone, or its owner, in play, has lost the Power (7.2.9.b, 4.18.3.c)."""
    source = effect.source
    if effect.sort == COUNTER:
        lost = table.in_arena(source) and not table.powers(source) & w.COUNTER_ATTACK
        return lost or not table.in_arena(effect.subject)
    if effect.sort == TEXT:
        if table.in_arena(source) and silenced(table, source):
            return True
        condition = table.box.abilities[effect.ability].condition
        frame = Resolve(effect.ability, effect.controller, source)
        return condition is not None and not condition.holds(table, frame)
    if effect.sort in (STEAL_HEALTH, FUSE, WITHERS, FARMS):
        return not table.in_arena(source)
    return False


def carry_out_own(table: KrosTable, effect: Pending) -> Procedure | None:
    """The effects that are the rulebook's own and no card's text."""
    from ludoteca.games.krosmaster.play.casting import triggered_spell
    from ludoteca.games.krosmaster.play.injuries import heal, inflict

    if effect.sort == COUNTER:
        inflict(table, effect.subject, 1, effect.source, "4.9.15.a")
    elif effect.sort == STEAL_HEALTH:
        heal(table, effect.source, effect.amount, effect.source, "7.5.18.a")
    elif effect.sort == FUSE:
        inflict(table, effect.source, 1, effect.source, "4.19.5.c")
    elif effect.sort == WITHERS:
        inflict(table, effect.source, 1, effect.source, "4.9.30.a")
    elif effect.sort == FARMS:
        table.gain_kamas(effect.controller, 1, "4.9.28.a", effect.source)
    else:
        return triggered_spell(table, effect.source, effect.spell, effect.cell, effect.controller)
    return None
