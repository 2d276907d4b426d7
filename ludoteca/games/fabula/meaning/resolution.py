"""The state check, and triggered abilities on their way to the stack (gap state-check-timing)."""

from __future__ import annotations

from ludoteca.core.events import NOBODY, NOTHING, Waiting
from ludoteca.core.modifiers import ADD
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.meaning.stack import Execute, Triggered, reading_frame
from ludoteca.games.fabula.meaning.triggers import orderer
from ludoteca.games.fabula.play.announcement import PLACED, PlaceTrigger
from ludoteca.games.fabula.play.elimination import leave_together
from ludoteca.games.fabula.play.targets import can_fill, is_out_of_reach
from ludoteca.games.fabula.table.box import Spoken
from ludoteca.games.fabula.table.grounds import DAMAGE
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.table.verbs import bury, destroy, lose
from ludoteca.games.fabula.text.terms import Whose

#: What a check that found nothing to do leaves behind.
CALM = "calm"


def unsettled(table: FabulaTable) -> tuple[tuple[int, ...], list[int]]:
    """What a check destroys, and the modifications that it takes off their hosts."""
    if CALM in table.kept[DAMAGE]:
        return (), []
    weakened = with_lowered_life(table) if "life" in table.modifiers else ()
    fallen = [number for number in {*table.hurt, *weakened} if has_fallen(table, number, number in weakened)]
    loose = [number for number in table.attached if is_loose(table, number)]
    if not fallen and not loose:
        table.kept[DAMAGE][CALM] = True
    return tuple(table.as_they_lie(fallen)), table.as_they_lie(loose)


def has_fallen(table: FabulaTable, number: int, weakened: bool) -> bool:
    """A base without resistance (1.20.3), an ally with nothing left (1.21.8-2)."""
    piece = table.pieces.get(number)
    if piece is None or (not weakened and piece.damage < table.printed(number, "life")):
        return False
    if table.is_base(number):
        return bool(piece.resistance <= 0)
    return table.is_ally(number) and table.life_of(number) <= 0


def with_lowered_life(table: FabulaTable) -> set[int]:
    """The allies whose life something lowers or sets: besides those with much damage, no others can fall."""
    found: set[int] = set()
    for modifier in table.modifiers["life"]:
        if modifier.operation != ADD or table.amount_of(modifier) < 0:
            found.update(table.spoken_of(modifier))
    return found


def vanishing(table: FabulaTable) -> list[int]:
    """Tokens outside the battle zone (1.12.7): they stay there until this check (1.12.9-2)."""
    return [number for number in table.strays if number in table.pieces]


def is_loose(table: FabulaTable, number: int) -> bool:
    """Is the host no longer what the text asks for (gap attach-rules)? Whose it is does not matter.

    The host is its target all the time (1.15.8-1): what may no longer be its target lets it go (gap attached-target).
    """
    piece = table.pieces.get(number)
    if piece is None or piece.host == NONE:
        return False
    if not table.is_permanent(piece.host):
        return True
    if is_out_of_reach(table, piece.controller, piece.host) and table.box.rulings["attached-target"] == "released":
        return True
    spoken = table.box.passages[table.kind(number).attaches]
    frame = reading_frame(table, NOTHING, piece.controller, number)
    filters = spoken.passage.targets[0].filters
    return not all(isinstance(filter_, Whose) or filter_.passes(table, frame, piece.host) for filter_ in filters)


def is_left_behind(table: FabulaTable, number: int) -> bool:
    """Has its host left play, and is it no modification, which would stay (gap attached-other)?"""
    return not table.is_permanent(table.pieces[number].host) and table.type_of(number) != "modification"


def check_state(table: FabulaTable) -> bool:
    """One check, everything at the same time. Tells whether anything changed."""
    fallen, loose = unsettled(table)
    for number in fallen:
        if table.is_base(number) and table.pieces[number].centre:
            lose(table, table.pieces[number].controller, "x.victory.centre")
    gone = vanishing(table)
    leaving = table.lost
    if not (fallen or gone or loose or leaving):
        return False
    for number in gone:
        table.remove(number, "1.12.7")
    table.strays = ()
    bury(table, tuple(number for number in loose if is_left_behind(table, number)), "g.anexar-3")
    for number in loose:
        if number in table.pieces:
            table.write(number).host = NONE
            table.tell("detach", "g.anexar-3", NOBODY, NOTHING, (number,))
    destroy(table, fallen, "1.21.8-2", table.responsible)
    if leaving := table.lost:
        table.lost = ()
        leave_together(table, leaving)
    return True


def settled(table: FabulaTable) -> bool:
    """Is there nothing to check and nothing to put on the stack?"""
    if table.triggered or table.lost or table.strays:
        return False
    return CALM in table.kept[DAMAGE] or unsettled(table) == ((), [])


class Check(Procedure):
    """Check the state until nothing changes, then put the waiting triggers on the stack, and check again."""

    __slots__ = ()

    def copy(self) -> Check:
        return self.progress(Check())

    def check(self, table: FabulaTable) -> Next:
        if check_state(table):
            self.step = -1
        return None

    def place_triggers(self, table: FabulaTable) -> Next:
        """All that wait at the same time, in the order that one player gives them; the last is executed first."""
        if self.result is not None:
            if self.result == PLACED:
                self.outcome = PLACED
            self.step = -1
            return None
        table.triggered = tuple(each for each in table.triggered if can_enter(table, each))
        if not table.triggered:
            return None
        if self.answer is not None:
            return self.place(table, self.answer[1])
        if len(table.triggered) > 1 and not alike(table.triggered):
            return table.ask(orderer(table), "ask-order", "1.14.9-1", ("order",))
        return self.place(table, table.triggered[0].number)

    def place(self, table: FabulaTable, number: int) -> Next:
        trigger = next(each for each in table.triggered if each.number == number)
        table.triggered = tuple(each for each in table.triggered if each.number != number)
        assert isinstance(trigger, Triggered)
        return PlaceTrigger(trigger)


Check.steps = (("1.21.8-1", Check.check), ("1.14.9-1", Check.place_triggers))


def can_enter(table: FabulaTable, trigger: Waiting) -> bool:
    """Without a valid target a triggered ability does not enter the stack (1.15.3-2)."""
    if not table.plays(trigger.controller):
        return False
    spoken: Spoken = table.box.passages[trigger.ability]
    if not spoken.passage.targets:
        return True
    frame = Execute(spoken.sentences[0], trigger.controller, trigger.source, trigger.event)
    return any(can_fill(table, frame, spoken, mode) for mode in spoken.modes)


def alike(waiting: tuple[object, ...]) -> bool:
    """The same ability of the same permanent, several times: their order can't matter."""
    first = waiting[0]
    return all(
        each.source == first.source and each.ability == first.ability and each.event.subjects == first.event.subjects  # type: ignore[attr-defined]
        for each in waiting
    )


def check(table: FabulaTable) -> Check | None:
    """The procedure that checks the state, if there is anything to do."""
    return None if settled(table) else Check()
