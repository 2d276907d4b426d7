"""Targets: what may be one, whether enough are there, and whether those chosen are still valid (1.15)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ludoteca.core.events import NOTHING
from ludoteca.games.fabula.meaning.stack import Execute, OnStack, Targets, frame_of, sentence_slots, spoken_of
from ludoteca.games.fabula.table.box import Spoken
from ludoteca.games.fabula.table.descriptions import find
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text.terms import Target


class Aim:
    """A target that is being chosen: its description, in which frame, what it may not be again."""

    __slots__ = ("frame", "present", "taken", "target")

    def __init__(self, frame: Execute, target: Target, taken: tuple[int, ...], present: int = NOTHING) -> None:
        self.frame = frame
        self.target = target
        #: The targets that the ability has already.
        self.taken = taken
        #: The present target, where another one is wanted.
        self.present = present


def candidates(table: FabulaTable, frame: Execute, target: Target) -> Sequence[int]:
    """All that this target could be (1.15.2)."""
    found = find(table, frame, target.filters)
    if "be-target" not in table.modifiers and not (table.waiting and "effect" in target.sort):
        return found
    return [number for number in found if may_aim(table, frame, number)]


def is_valid(table: FabulaTable, frame: Execute, target: Target, number: int) -> bool:
    """Does it fit the description, and may this player aim at it? An effect never aims at itself (1.15.7)."""
    for filter_ in target.filters:
        if not filter_.passes(table, frame, number):
            return False
    return may_aim(table, frame, number)


def may_aim(table: FabulaTable, frame: Execute, number: int) -> bool:
    if number in table.pieces:
        return not is_out_of_reach(table, frame.controller, number)
    return number < table.box.seats or not is_instance(table, frame, number)


def is_out_of_reach(table: FabulaTable, seat: int, number: int) -> bool:
    """ "não pode ser alvo dos oponentes"."""
    return table.concerns("be-target", number) and table.controller_of(number) != seat


def is_instance(table: FabulaTable, frame: Execute, number: int) -> bool:
    """An effect of the same ability of the same object is an instance of this one."""
    effect = table.on_stack(number)
    if effect is None or frame.ability < 0:
        return False
    return bool(effect.source == frame.source and effect.passage == table.box.speakers[frame.ability])


def fits(pools: Sequence[Sequence[int]], needs: list[int]) -> bool:
    """Can every slot be filled so that nothing is chosen twice (1.15.11-1)?"""
    if not pools:
        return True
    if len(pools) == 1:
        return len(pools[0]) >= needs[0]
    order = sorted(range(len(pools)), key=lambda at: len(pools[at]))
    taken: set[int] = set()

    def fill(position: int) -> bool:
        if position == len(order):
            return True
        at = order[position]
        free = [number for number in pools[at] if number not in taken]
        if len(free) < needs[at]:
            return False
        if position == len(order) - 1:
            return True
        for chosen in combinations(free, needs[at]):
            taken.update(chosen)
            if fill(position + 1):
                return True
            taken.difference_update(chosen)
        return False

    return fill(0)


def least(target: Target) -> int:
    """At least one target is always needed (1.15.12-1)."""
    return 1 if target.up_to else target.count


def can_fill(table: FabulaTable, frame: Execute, spoken: Spoken, sentence: int) -> bool:
    """Are there valid targets enough for this sentence alone (1.15.3-2)?"""
    targets = spoken.aims[sentence]
    if len(targets) == 1:
        return len(candidates(table, frame, targets[0])) >= least(targets[0])
    return fits([candidates(table, frame, target) for target in targets], [least(target) for target in targets])


def entering(table: FabulaTable, frame: Execute, spoken: Spoken, modes: tuple[int, ...]) -> tuple[int, ...]:
    """The sentences that can enter the stack: one without a valid target does not (gap sentence-without-target)."""
    passage = spoken.passage
    if not passage.targets:
        return modes
    if len(modes) == 1:
        return modes if can_fill(table, frame, spoken, modes[0]) else ()
    pools: dict[int, Sequence[int]] = {}
    entered: list[int] = []
    wanted: list[int] = []
    for sentence in modes:
        more = [slot for slot in spoken.speaks[sentence] if slot not in wanted]
        for slot in more:
            if slot not in pools:
                pools[slot] = candidates(table, frame, passage.targets[slot])
        trial = wanted + more
        if fits([pools[slot] for slot in trial], [least(passage.targets[slot]) for slot in trial]):
            entered.append(sentence)
            wanted = trial
    return tuple(entered)


def remaining(table: FabulaTable, effect: OnStack) -> Targets:
    """The targets that are still valid, by slot (gap target-validity)."""
    spoken = spoken_of(table, effect)
    if spoken is None or not effect.targets:
        return effect.targets
    frame = frame_of(table, effect)
    kept = []
    for slot, numbers in enumerate(effect.targets):
        target = spoken.passage.targets[slot]
        kept.append(tuple(number for number in numbers if is_valid(table, frame, target, number)))
    return tuple(kept)


def has_lost_target(table: FabulaTable, effect: OnStack, left: Targets) -> bool:
    """Were there targets, and are all of them gone (gap lost-target-partial)?"""
    slots = sentence_slots(table, effect)
    had = [slot for slot in slots if slot < len(effect.targets) and effect.targets[slot]]
    return bool(had) and not any(left[slot] for slot in had)
