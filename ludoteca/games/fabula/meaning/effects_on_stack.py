"""How effects on other effects are carried out: cancelling, copying, new targets, another X."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.effects import Effect
from ludoteca.core.events import NOTHING
from ludoteca.core.picking import series
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.meaning.reading import clause_of
from ludoteca.games.fabula.meaning.stack import Execute, OnStack, Targets, frame_of, sentence_slots
from ludoteca.games.fabula.play.priority import remove_effect
from ludoteca.games.fabula.play.targets import Aim, candidates
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text.terms import Sort


def effects(table: FabulaTable, frame: Execute, effect: e.OnObjects) -> list[OnStack]:
    """Those on the stack that are meant; a cancellation is one like any other (1.23.4)."""
    found = frame.objects(table, effect.what)
    return [each for each in table.waiting if each.number in found and isinstance(each, OnStack)]


def cancel(effect: e.Cancel, table: FabulaTable, frame: Execute) -> Next:
    for each in effects(table, frame, effect):
        remove_effect(table, each, "1.23.1", frame.source)
        frame.done += 1
    return None


def cancel_next(effect: e.CancelNext, table: FabulaTable, frame: Execute) -> Next:
    """The effect just below it on the stack; its own further sentences are passed over (1.23.3)."""
    for each in reversed(table.waiting):
        if isinstance(each, OnStack) and each.block != frame.block:
            remove_effect(table, each, "1.23.3", frame.source)
            frame.done = 1
            return None
    return None


def change_x(effect: e.ChangeX, table: FabulaTable, frame: Execute) -> Next:
    """The last change counts (1.8.10), for every X of that card (1.8.8)."""
    for each in effects(table, frame, effect):
        now = frame_of(table, each).variable(table)
        x = max(0, now + effect.amount) if effect.add else effect.amount
        table.waiting = tuple(
            other.changed(x=x) if isinstance(other, OnStack) and other.block == each.block else other
            for other in table.waiting
        )
        table.tell("change-x", "1.8.7", frame.controller, frame.source, (each.source,), (x,))
        frame.done += 1
    return None


def copy_effect(effect: e.CopyEffect, table: FabulaTable, frame: Execute) -> Next:
    """On top of the stack, with the modes, X and targets of the original (gap copies-on-stack); its controller is who
    copies it (1.13.4-2)."""
    if frame.result is not None:
        frame.done = 1
        return None
    last = NOTHING
    for each in effects(table, frame, effect):
        if each.ability == NOTHING or copy_is_forbidden(table, frame, each):
            continue
        number = table.new_number()
        copied = each.changed(number=number, controller=frame.controller, card=NOTHING, copied=True, block=number)
        table.waiting = (*table.waiting, copied)
        table.tell("copy-effect", "1.13.3", frame.controller, frame.source, (each.source,), (number,))
        frame.done += 1
        last = number
    if effect.new_targets and last != NOTHING:
        return Retarget(frame.controller, last, keep=True)
    return None


def copy_is_forbidden(table: FabulaTable, frame: Execute, effect: OnStack) -> bool:
    """A denial of tokens with these characteristics stops a copy of an effect, too (1.12.4-2)."""
    for modifier in table.modifiers.get("be-created", ()):
        what = clause_of(table, modifier).effect.what  # type: ignore[attr-defined]
        rest = [filter_ for filter_ in what.filters if not isinstance(filter_, Sort)]
        if all(filter_.passes(table, frame, effect.source) for filter_ in rest):
            return True
    return False


def change_target(effect: e.ChangeTarget, table: FabulaTable, frame: Execute) -> Next:
    if frame.result is not None:
        frame.done = frame.result if isinstance(frame.result, int) else 1
        return None
    found = effects(table, frame, effect)
    return Retarget(frame.controller, found[0].number, keep=effect.may) if found else None


class Retarget(Procedure):
    """New targets for an effect on the stack, one after the other (1.15.5, gap retarget).

    ``keep``: the present targets may be kept.
    """

    __slots__ = ("chosen", "keep", "number", "seat")

    def __init__(self, seat: int, number: int, keep: bool) -> None:
        super().__init__()
        self.seat = seat
        self.number = number
        self.keep = keep
        self.chosen: tuple[int, ...] = ()

    def copy(self) -> Retarget:
        new = Retarget(self.seat, self.number, self.keep)
        new.chosen = self.chosen
        return self.progress(new)

    def effect(self, table: FabulaTable) -> OnStack:
        """The effect whose targets are chosen anew."""
        effect = table.on_stack(self.number)
        assert effect is not None
        return effect

    def places(self, table: FabulaTable) -> list[tuple[int, int]]:
        """The targets of the effect: slot, and place within the slot."""
        effect = self.effect(table)
        slots = sentence_slots(table, effect)
        return [(slot, at) for slot in slots for at in range(len(effect.targets[slot]))]

    def choose(self, table: FabulaTable) -> Next:
        if self.answer is not None:
            self.chosen = (*self.chosen, self.answer[1])
        places = self.places(table)
        if len(self.chosen) < len(places):
            if self.target_choices(table):
                picked = series("target", self.chosen)
                source = self.effect(table).source
                about = (source, self.present(table, len(self.chosen)))
                return table.ask(self.seat, "ask-retarget", "1.15.5", ("target",), about, picked)
            if len(self.chosen) == 0:
                self.outcome = 0
                self.stop()
                return None
            self.chosen = (*self.chosen, self.present(table, len(self.chosen)))
            return self.choose_again(table)
        return None

    def choose_again(self, table: FabulaTable) -> Next:
        self.answer = None
        return self.choose(table)

    def present(self, table: FabulaTable, place: int) -> int:
        slot, at = self.places(table)[place]
        return int(self.effect(table).targets[slot][at])

    def aim(self, table: FabulaTable) -> Aim | None:
        """The target that is being chosen anew; those that are not yet chosen anew count as kept."""
        places = self.places(table)
        at = len(self.chosen)
        if at >= len(places):
            return None
        effect = self.effect(table)
        target = table.box.passages[effect.passage].passage.targets[places[at][0]]
        kept = tuple(self.present(table, place) for place in range(at + 1, len(places)))
        now = NOTHING if self.keep else self.present(table, at)
        return Aim(frame_of(table, effect), target, (*self.chosen, *kept), now)

    def target_choices(self, table: FabulaTable) -> list[int]:
        """What would have been valid for that effect and its controller, other than the present target."""
        aim = self.aim(table)
        if aim is None:
            return []
        return [n for n in candidates(table, aim.frame, aim.target) if n not in aim.taken and n != aim.present]

    def commit(self, table: FabulaTable) -> Next:
        effect = self.effect(table)
        targets = [list(numbers) for numbers in effect.targets]
        for (slot, at), number in zip(self.places(table), self.chosen, strict=True):
            targets[slot][at] = number
        new: Targets = tuple(tuple(numbers) for numbers in targets)
        table.waiting = tuple(
            each.changed(targets=new) if isinstance(each, OnStack) and each.number == self.number else each
            for each in table.waiting
        )
        table.tell("retarget", "1.15.5", self.seat, NOTHING, self.chosen, (self.number,))
        self.outcome = 1
        return None


Retarget.steps = (("1.15.5", Retarget.choose), ("1.15.5", Retarget.commit))


STACK_PERFORMERS: dict[type[Effect], Callable[..., Next]] = {
    e.Cancel: cancel,
    e.CancelNext: cancel_next,
    e.CopyEffect: copy_effect,
    e.ChangeTarget: change_target,
    e.ChangeX: change_x,
}
