"""The targets of an action (4.6.2.F): which it names, what each may be, and why something may not be one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ludoteca.core.action import Refusal
from ludoteca.core.effects import ONE, Clause, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import Modifier, denial
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.required_targets import (
    MUST_TARGET,
    ONLY_TARGET,
    Aim,
    can_be_met,
    demanded,
    groups,
    leaves_room,
    targets_of,
    unmet,
)
from ludoteca.games.battle_scenes.table.kinds import Mode, PrintedAction
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.events import USE
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.text.terms import REMEMBERED, TARGET, TARGET_PLAYERS, Kind


def action_of(table: BattleTable, card: int) -> PrintedAction:
    action: PrintedAction | None = table.kind(card).action
    assert action is not None, f"{table.kind(card).word} has no action"
    return action


def target_frame(table: BattleTable, seat: int, user: int, card: int, mode: Mode, x: int = NOTHING) -> ResolveEffect:
    """The frame in which targets and costs are read, before the action has an effect of its own."""
    option = action_of(table, card).modes.index(mode) + 1
    return ResolveEffect(mode.ability, seat, card, user, 0, card, x, option)


def target_slots(mode: Mode) -> tuple[Selector, ...]:
    """The targets of a mode, in the order of their slots."""
    return mode.aims


@cache
def targets_in(clauses: tuple[Clause, ...]) -> tuple[Selector, ...]:
    """Every mention of a target in the clauses of an action, within filters and amounts too.

    "O oponente alvo" is a target like any other (F.1.2): his slot comes after all that the text names.
    """
    every = list(parts_of(clauses))
    targets = tuple(part for part in every if isinstance(part, Selector) and part.how == TARGET)
    players = [TARGET_PLAYERS[part] for part in every if isinstance(part, str) and part in TARGET_PLAYERS]
    if not players or any(speaks_of_player(target) for target in targets):
        return targets
    slots = [part.slot for part in every if isinstance(part, Selector) and part.slot != REMEMBERED]
    kind = "opponent" if "opponent" in players else "player"
    return (*targets, Selector(TARGET, (Kind((kind,)),), slot=max(slots, default=-1) + 1))


def speaks_of_player(selector: Selector) -> bool:
    return any(isinstance(each, Kind) and {"player", "opponent"} & set(each.kinds) for each in selector.filters)


def may_be_target(table: BattleTable, user: int, card: int, number: int) -> bool:
    """F.2.2: what an effect says cannot be a target is not chosen, whatever demands it."""
    if number < table.box.seats or "be-target" not in table.modifiers:
        return True
    return forbidding_target(table, user, card, number) is None


def forbidding_target(table: BattleTable, user: int, card: int, number: int) -> Modifier | None:
    before = table.weigh(user, card)
    found = denial(table, "be-target", number, card)
    table.weighed = before
    return found


def candidates(table: BattleTable, frame: ResolveEffect, selector: Selector, user: int, card: int) -> list[int]:
    """What a target may be: a character or support unless the text says otherwise (F.1.1, F.1.2)."""
    return list(possible_targets(table, frame, selector, user, card))


def possible_targets(
    table: BattleTable, frame: ResolveEffect, selector: Selector, user: int, card: int
) -> Iterator[int]:
    for number in fitting(table, frame, selector):
        if may_be_target(table, user, card, number):
            yield number


def fitting(table: BattleTable, frame: ResolveEffect, selector: Selector) -> Iterator[int]:
    """What has the characteristics that the text asks for, whatever effects say about it."""
    for number in table.reachable(frame, selector) if names_kind(selector) else table.bases():
        if selector.passes(table, frame, number):
            yield number


def names_kind(selector: Selector) -> bool:
    return any(isinstance(each, Kind) for each in selector.filters)


def names_targets(table: BattleTable, frame: ResolveEffect, mode: Mode) -> bool:
    """An action with targets is used with one at least: "X alvos" are none where X is 0 (gap target-count)."""
    return all(each.count == ONE or each.count.count(table, frame) > 0 for each in target_slots(mode))


# -- why not -----------------------------------------------------------------------------------


def refusal_of_none(
    table: BattleTable, frame: ResolveEffect, selector: Selector, user: int, card: int
) -> Refusal | None:
    """Why there is no target at all: none fits (F.1.1, F.1.2), or effects forbid those that would (F.2.2)."""
    if next(possible_targets(table, frame, selector, user, card), None) is not None:
        return None
    for number in fitting(table, frame, selector):
        forbidding = forbidding_target(table, user, card, number)
        if forbidding is not None:
            return Refusal("4.6.2.F.2.2", "refusal-target-forbidden", number, forbidding.source)
    return Refusal("4.6.2.F.1.1", "refusal-no-target", card)


def refusal_of_target(
    table: BattleTable, frame: ResolveEffect, selector: Selector, use: Event, aims: Sequence[Aim], number: int
) -> Refusal:
    """Why this may not be the next target of a use that has some of its targets already."""
    user, card = use.subjects[0], USE.get(use, "card")
    if not names_kind(selector) and number not in table.bases():
        return Refusal("4.6.2.F.1.2", "refusal-no-base", number)
    if number not in fitting(table, frame, selector):
        return Refusal("4.6.2.F.1.1", "refusal-not-a-target", number, card)
    forbidding = forbidding_target(table, user, card, number)
    if forbidding is not None:
        return Refusal("4.6.2.F.2.2", "refusal-target-forbidden", number, forbidding.source)
    if number in targets_of(use):
        return Refusal("4.6.2.F", "refusal-target-again", number)
    for question, rule in ((ONLY_TARGET, "4.6.2.F.2.3"), (MUST_TARGET, "4.6.2.F.2.1-1")):
        missing = unmet(groups(table, question, use), targets_of(use))
        wanted = [each for group in missing for each in group if any(each in pool for pool, _ in aims)]
        if wanted:
            return Refusal(rule, "refusal-must-target", wanted[0])
    return Refusal("4.6.2.F.2.1-1", "refusal-no-room", number)


def refusal_of_demands(table: BattleTable, frame: ResolveEffect, mode: Mode, use: Event) -> Refusal | None:
    """F.2.1-2, F.2.3: all those that must be targets of the action can be, and there is a first target to choose."""
    user, card = use.subjects[0], USE.get(use, "card")
    slots = target_slots(mode)
    aims = [(candidates(table, frame, each, user, card), room_for(table, frame, each)) for each in slots]
    for group in groups(table, ONLY_TARGET, use):
        if not any(number in pool for number in group for pool, _ in aims):
            return Refusal("4.6.2.F.2.3", "refusal-only-target", group[0] if group else card)
    wanted = demanded(table, use, aims)
    if not can_be_met(wanted, aims, ()):
        return Refusal("4.6.2.F.2.1-2", "refusal-must-target", wanted[0][0])
    if not any(leaves_room(table, use, aims, (), number) for number in aims[0][0]):
        return Refusal("4.6.2.F.2.1-1", "refusal-no-room", card)
    return None


def room_for(table: BattleTable, frame: ResolveEffect, selector: Selector) -> int:
    if selector.count == ONE:
        return 1
    return 3 if frame.x == NOTHING else max(1, selector.count.count(table, frame))
