"""Which actions may be used: at whom they may be aimed (4.6.2.F), and all requirements together (4.6.2)."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.action import GIVEN, LOOK, SEARCH, Chosen, Refusal, Requirement, Requirements
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.piece import NONE
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.cost_of_use import (
    cost_as_told,
    has_cosmic_energy,
    has_other_costs,
    has_other_costs_with_x,
    has_resources_for_x,
    has_stages_for_x,
    is_cost_that_is_set,
    is_not_barred_with_x,
    is_not_exhausted,
    is_value_of_x,
    names_targets_with_x,
    payable_stages,
    what_bars_with_x,
    what_sets_cost,
)
from ludoteca.games.battle_scenes.play.moment_of_use import (
    has_action_left,
    has_its_power,
    is_first_singularity,
    is_its_action,
    is_long_here,
    is_not_barred,
    is_not_barred_as_targetless,
    is_unused_single,
    mode_chosen,
    suits_moment,
    suits_moment_as,
    what_bars,
)
from ludoteca.games.battle_scenes.play.required_targets import (
    ONLY_TARGET,
    Aim,
    can_be_met,
    demanded,
    groups,
    is_limited,
    leaves_room,
    use_of,
)
from ludoteca.games.battle_scenes.play.targets import (
    action_of,
    candidates,
    fitting,
    forbidding_target,
    names_targets,
    possible_targets,
    room_for,
    target_frame,
    target_slots,
)
from ludoteca.games.battle_scenes.table.kinds import ANTICIPATION as ANTICIPATE
from ludoteca.games.battle_scenes.table.kinds import UNFORESEEN, X_COST, Mode
from ludoteca.games.battle_scenes.table.table import BattleTable

# -- F: targets -------------------------------------------------------------------------------


def targets_frame(table: BattleTable, seat: int, chosen: Chosen) -> ResolveEffect:
    user, card, _ = chosen
    mode = mode_chosen(table, chosen)
    x = max(payable_stages(table, user, card, mode)) if action_of(table, card).chosen_x else NOTHING
    return target_frame(table, seat, user, card, mode, x)


def only_target(table: BattleTable, seat: int, chosen: Chosen) -> int:
    """What alone may be the target, of an action that has none."""
    needed = groups(table, ONLY_TARGET, use_in(table, chosen[0], chosen[1], mode_chosen(table, chosen)))
    return needed[0][0] if needed and needed[0] else int(chosen[1])


def may_have_no_target(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    mode = mode_chosen(table, chosen)
    if target_slots(mode) or ONLY_TARGET not in table.modifiers:
        return True
    return not groups(table, ONLY_TARGET, use_in(table, chosen[0], chosen[1], mode))


def has_number_of_targets(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    mode = mode_chosen(table, chosen)
    if not target_slots(mode) or action_of(table, chosen[1]).cost == X_COST:
        return True
    return names_targets(table, targets_frame(table, seat, chosen), mode)


def has_targets(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    slots = target_slots(mode_chosen(table, chosen))
    if not slots:
        return True
    user, card, number = chosen
    frame = targets_frame(table, seat, chosen)
    action = action_of(table, card)
    if action.cost != X_COST and not names_targets(table, frame, action.modes[number]):
        return False
    for selector in slots:
        if next(possible_targets(table, frame, selector, user, card), None) is None:
            return False
    return True


def forbidden_targets(table: BattleTable, seat: int, chosen: Chosen) -> Iterator[int]:
    """What the first target that lacks one would be, if effects did not forbid it (F.2.2)."""
    user, card, _ = chosen
    frame = targets_frame(table, seat, chosen)
    for selector in target_slots(mode_chosen(table, chosen)):
        if next(possible_targets(table, frame, selector, user, card), None) is None:
            yield from fitting(table, frame, selector)
            return


def has_targets_or_none_fits(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return next(forbidden_targets(table, seat, chosen), None) is None


def first_forbidden(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return next(forbidden_targets(table, seat, chosen))


def what_forbids_target(table: BattleTable, seat: int, chosen: Chosen) -> int:
    forbidding = forbidding_target(table, chosen[0], chosen[1], first_forbidden(table, seat, chosen))
    return NOTHING if forbidding is None else forbidding.source


def aims_of(table: BattleTable, seat: int, chosen: Chosen) -> list[Aim]:
    """What each target of the mode may be, and how many of it."""
    frame = targets_frame(table, seat, chosen)
    slots = target_slots(mode_chosen(table, chosen))
    return [(candidates(table, frame, each, chosen[0], chosen[1]), room_for(table, frame, each)) for each in slots]


def is_free_to_aim(table: BattleTable, chosen: Chosen) -> bool:
    """No effect says whom an action must be aimed at, or it has no targets."""
    return not is_limited(table) or not target_slots(mode_chosen(table, chosen))


def use_chosen(table: BattleTable, chosen: Chosen) -> Event:
    return use_in(table, chosen[0], chosen[1], mode_chosen(table, chosen))


def missed_only_target(table: BattleTable, seat: int, chosen: Chosen) -> int:
    """The only target that an effect allows and that this action cannot have, or ``NONE``."""
    if is_free_to_aim(table, chosen):
        return NONE
    aims = aims_of(table, seat, chosen)
    for group in groups(table, ONLY_TARGET, use_chosen(table, chosen)):
        if not any(number in pool for number in group for pool, _ in aims):
            return group[0] if group else int(chosen[1])
    return NONE


def reaches_only_targets(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return missed_only_target(table, seat, chosen) == NONE


def meets_demands(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """F.2.1-2: all those that must be targets of the action can be."""
    if is_free_to_aim(table, chosen):
        return True
    aims = aims_of(table, seat, chosen)
    return can_be_met(demanded(table, use_chosen(table, chosen), aims), aims, ())


def first_demanded(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return demanded(table, use_chosen(table, chosen), aims_of(table, seat, chosen))[0][0]


def has_first_target(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """F.2.1-1, F.2.3: there is a first target to choose that leaves room for all that are demanded."""
    if not is_limited(table):
        return True
    if not target_slots(mode_chosen(table, chosen)):
        return may_have_no_target(table, seat, chosen)
    if not reaches_only_targets(table, seat, chosen) or not meets_demands(table, seat, chosen):
        return False
    aims = aims_of(table, seat, chosen)
    use = use_chosen(table, chosen)
    return any(leaves_room(table, use, aims, (), number) for number in aims[0][0])


def use_in(table: BattleTable, user: int, card: int, mode: Mode) -> Event:
    """The use of an action in one of its modes, as it would be without targets."""
    return use_of(user, card, action_of(table, card).modes.index(mode), cost_as_told(table, user, card))


# -- all together ---------------------------------------------------------------------------------


def user_of(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0])


def card_of(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[1])


#: What the use of an action in one of its modes must fulfil, in the order of 4.6.2. What a later one includes is given.
USING: Requirements[BattleTable] = Requirements(
    Requirement("4.6.2.C.3", "refusal-not-its-action", is_its_action, card_of, rank=GIVEN),
    Requirement("4.6.2.C.1", "refusal-just-entered", is_long_here, user_of, rank=LOOK),
    Requirement("4.6.2.C.2", "refusal-power", has_its_power, user_of, card_of, LOOK),
    Requirement("4.6.2.C.5.1", "refusal-moment", suits_moment_as(ANTICIPATE), card_of, rank=GIVEN),
    Requirement("4.6.2.C.5.2", "refusal-moment", suits_moment_as(UNFORESEEN), card_of, rank=GIVEN),
    Requirement("4.6.2.C.5.3", "refusal-moment", suits_moment_as(ANTICIPATE, UNFORESEEN), card_of, rank=GIVEN),
    Requirement("4.6.2.C.5.4", "refusal-moment", suits_moment, card_of),
    Requirement("4.6.2.C.4-1", "refusal-one-action", has_action_left, user_of, rank=LOOK),
    Requirement("7.1.acao-unica", "refusal-single-action", is_unused_single, user_of, card_of, LOOK),
    Requirement("7.1.singularidade", "refusal-singularity", is_first_singularity, user_of, card_of, LOOK),
    Requirement("4.6.2.F.2.4", "refusal-targetless", is_not_barred_as_targetless, card_of, what_bars, GIVEN),
    Requirement("4.6.2.D", "refusal-action-forbidden", is_not_barred, user_of, what_bars, LOOK),
    Requirement("4.6.2.E.1-3", "refusal-exhausted", is_not_exhausted, user_of),
    Requirement("4.6.2.E.2.1", "refusal-few-resources", has_cosmic_energy, card_of, rank=LOOK),
    Requirement("4.6.2.E.2-2", "refusal-cost", has_other_costs, card_of, rank=SEARCH),
    Requirement("4.6.2.F.2.3", "refusal-only-target", may_have_no_target, only_target, rank=GIVEN),
    Requirement("4.6.2.F", "refusal-no-target", has_number_of_targets, card_of, rank=GIVEN),
    Requirement(
        "4.6.2.F.2.2", "refusal-target-forbidden", has_targets_or_none_fits, first_forbidden, what_forbids_target, GIVEN
    ),
    Requirement("4.6.2.F.1.1", "refusal-no-target", has_targets, card_of, rank=SEARCH),
    Requirement("4.6.2.F.2.3", "refusal-only-target", reaches_only_targets, missed_only_target, rank=GIVEN),
    Requirement("4.6.2.F.2.1-2", "refusal-must-target", meets_demands, first_demanded, rank=GIVEN),
    Requirement("4.6.2.F.2.1-1", "refusal-no-room", has_first_target, card_of, rank=SEARCH),
)

#: What a value of X must be: 0, 1 or 2 (E.1-2), allowed (D), one that leaves targets (F) and can be paid (E.1-3, E.2).
VALUE_OF_X = Requirements(
    Requirement("4.6.2.E.1-2", "refusal-x", is_value_of_x, card_of),
    Requirement("4.6.2.D", "refusal-action-forbidden", is_not_barred_with_x, user_of, what_bars_with_x),
    Requirement("4.6.2.F", "refusal-no-target", names_targets_with_x, card_of),
    Requirement("4.6.2.E.2.1", "refusal-few-resources", has_resources_for_x, card_of),
    Requirement("4.6.2.E.1-4", "refusal-set-cost", is_cost_that_is_set, card_of, what_sets_cost),
    Requirement("4.6.2.E.1-3", "refusal-exhausted", has_stages_for_x, user_of),
    Requirement("4.6.2.E.2-2", "refusal-cost", has_other_costs_with_x, card_of),
)


def refusal_in_mode(table: BattleTable, seat: int, user: int, card: int, mode: int) -> Refusal | None:
    """Why not in this mode: whatever asks for the action's qualities looks at that one alone (4.6.2.B-1)."""
    before = table.weigh(user, card, mode)
    refused = USING.refusal(table, seat, (user, card, mode))
    table.weighed = before
    return refused


def may_use_in_mode(table: BattleTable, seat: int, user: int, card: int, mode: int) -> bool:
    before = table.weigh(user, card, mode)
    found = is_its_action(table, seat, (user, card, mode)) and USING.hold(table, seat, (user, card, mode))
    table.weighed = before
    return found


def refusal(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """Why a character may not use the action of a card, in any mode, by the first; nothing if it may."""
    found: Refusal | None = None
    action = table.kind(card).action if card in table.pieces else None
    for mode in range(1 if action is None else len(action.modes)):
        refused = refusal_in_mode(table, seat, user, card, mode)
        if refused is None:
            return None
        found = found or refused
    return found


def may_use(table: BattleTable, seat: int, user: int, card: int) -> bool:
    """The same for lists. Of an action with one mode nothing but that is looked at."""
    count = len(action_of(table, card).modes)
    if count == 1:
        return USING.hold(table, seat, (user, card, 0))
    for mode in range(count):
        if may_use_in_mode(table, seat, user, card, mode):
            return True
    return False
