"""Targets that an action must have (4.6.2.F.2): whom effects demand, and whether there is room for them.

A demand is a group: one of it, at least, must be among the targets. Those of F.2.1 count only if the action could have
them as targets; without those of F.2.3 it may not be used at all.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.events import NOBODY, NOTHING, Event
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.events import USE

#: The questions behind what texts say of the targets of actions.
MUST_TARGET = "must-target"
ONLY_TARGET = "only-target"
RETARGET = "retarget"

#: What the event of a use tells after the card with the action: which mode, what it costs, and all its targets.
#: At least one of these must be a target.
Group = tuple[int, ...]
#: What a selector of targets may still be given: those that fit it, and how many of them.
Aim = tuple[Sequence[int], int]


def is_limited(table: BattleTable) -> bool:
    return MUST_TARGET in table.modifiers or ONLY_TARGET in table.modifiers


def use_of(user: int, card: int, mode: int, cost: int, targets: tuple[int, ...] = ()) -> Event:
    """The use of an action as it would be with these targets."""
    return Event("use", "4.6.2.F", NOBODY, user, (user,), (card, mode, cost, *targets))


def targets_of(use: Event) -> tuple[int, ...]:
    """The targets of a use; of what comes after one there are none to tell."""
    return tuple(USE.every(use, "targets"))


def groups(table: BattleTable, question: str, use: Event) -> list[Group]:
    """What texts and effects demand of this use."""
    found: list[Group] = []
    user = use.subjects[0]
    for modifier in table.modifiers.get(question, ()):
        if modifier.ability >= 0:
            found += table.box.demands(table, modifier, use)
        elif question == ONLY_TARGET and (modifier.subjects is None or user in modifier.subjects):
            found.append((modifier.other,))
        elif question == MUST_TARGET and modifier.other in (NOTHING, user):
            found += [(number,) for number in modifier.subjects or ()]
    return found


def demanded(table: BattleTable, use: Event, aims: Sequence[Aim]) -> list[Group]:
    """F.2.1 and F.2.3: the groups of which a target is wanted; of the first, only who could be one (4.6.2.F.2.1-3)."""
    reachable = {number for pool, _ in aims for number in pool} | set(targets_of(use))
    wanted = [tuple(number for number in group if number in reachable) for group in groups(table, MUST_TARGET, use)]
    return [group for group in wanted if group] + groups(table, ONLY_TARGET, use)


def unmet(wanted: Sequence[Group], targets: Sequence[int]) -> list[Group]:
    return [group for group in wanted if not any(number in targets for number in group)]


def can_be_met(wanted: Sequence[Group], aims: Sequence[Aim], targets: tuple[int, ...]) -> bool:
    """Is there room for one of each group among the targets that are still to be chosen (F.2.1-2)?"""
    left = unmet(wanted, targets)
    if not left:
        return True
    for number in left[0]:
        for at, (pool, room) in enumerate(aims):
            if room > 0 and number in pool:
                rest = [*aims[:at], (pool, room - 1), *aims[at + 1 :]]
                if can_be_met(left[1:], rest, (*targets, number)):
                    return True
    return False


def leaves_room(
    table: BattleTable, use: Event, aims: Sequence[Aim], targets: tuple[int, ...], number: int, at: int = 0
) -> bool:
    """Could all demands still be met if this became a target, given to the selector that comes next?"""
    chosen = (*targets, number)
    card, mode, cost = (USE.get(use, figure) for figure in ("card", "mode", "cost"))
    aimed = use_of(use.subjects[0], card, mode, cost, chosen)
    pool, room = aims[at]
    rest = [*aims[:at], (pool, room - 1), *aims[at + 1 :]]
    return can_be_met(demanded(table, aimed, aims), rest, chosen)
