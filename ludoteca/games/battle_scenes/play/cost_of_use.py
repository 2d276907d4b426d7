"""What the use of an action costs, and the values of X that can be paid for (4.6.2.E)."""

from __future__ import annotations

from ludoteca.core.action import Chosen
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import FIX, Modifier, applying, permission
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.moment_of_use import (
    forbidding_use,
    mode_chosen,
)
from ludoteca.games.battle_scenes.play.targets import (
    action_of,
    names_targets,
    possible_targets,
    target_frame,
    target_slots,
)
from ludoteca.games.battle_scenes.table.areas import HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import NO_COST, X_COST, Mode
from ludoteca.games.battle_scenes.table.table import BattleTable


def is_not_exhausted(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return bool(payable_stages(table, chosen[0], chosen[1], mode_chosen(table, chosen)))


def has_cosmic_energy(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    user, card, _ = chosen
    action = action_of(table, card)
    if not action.cosmic and not action.cosmic_x:
        return True
    return not lacks_cosmic_energy(table, seat, user, card, mode_chosen(table, chosen))


def has_other_costs(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    user, card, _ = chosen
    return action_of(table, card).costs is None or table.box.payable_text(table, payment(table, seat, user, card))


def cost_of(table: BattleTable, user: int, card: int, x: int = NOTHING) -> int:
    """The exhaustion cost now: of what several effects make of it, the highest (E.1-6, 8.B.3, 4.6.2.E.1-6)."""
    printed = action_of(table, card).cost
    base = x if printed == X_COST else printed
    changes = cost_changes(table, user, card, x) if "cost" in table.modifiers else []
    if printed == NO_COST:
        # What there is none of is neither raised nor lowered, but it can be set (gap no-cost-vs-zero).
        base = 0
        changes = [change for change in changes if change.operation == FIX]
    made = [table.amount_of(each) + (0 if each.operation == FIX else base) for each in changes]
    return max(0, max(made, default=base))


def cost_changes(table: BattleTable, user: int, card: int, x: int) -> list[Modifier]:
    """What changes the cost of an action; one of cost X is what it would be with this value."""
    before = table.weigh(user, card, x=x, reckoning=True)
    found = applying(table, "cost", card, user)
    table.weighed = before
    return found


def cost_as_told(table: BattleTable, user: int, card: int, x: int = NOTHING) -> int:
    """The cost for texts that ask: ``NOTHING`` for an action without one (E.1-1), or while X may be anything."""
    printed = action_of(table, card).cost
    if printed == X_COST and x == NOTHING:
        return NOTHING
    if printed == NO_COST and "cost" in table.modifiers:
        changes = cost_changes(table, user, card, x)
        return cost_of(table, user, card, x) if any(each.operation == FIX for each in changes) else NOTHING
    return NOTHING if printed == NO_COST else cost_of(table, user, card, x)


def sets_another_cost(table: BattleTable, user: int, card: int, x: int) -> bool:
    """X is what the action costs: where an effect sets that, it is no other value (gap x-forced)."""
    changes = cost_changes(table, user, card, x) if "cost" in table.modifiers else []
    return any(each.operation == FIX for each in changes) and cost_of(table, user, card, x) != x


def payable_stages(table: BattleTable, user: int, card: int, mode: Mode) -> list[int]:
    """The values of X that can be paid, or the one cost; costs are paid in full or not at all (gap cost-payable,
    7.3.custos, 10.custos)."""
    action = action_of(table, card)
    printed = action.cost
    stage = table.pieces[user].stage
    if action.chosen_x:
        return values_of_x(table, user, card, mode)
    if printed != X_COST and "cost" not in table.modifiers and "free" not in table.modifiers:
        return [printed] if printed <= stage else []
    values = [0, 1, 2] if printed == X_COST else [printed]
    if printed == X_COST:
        seat = table.pieces[user].controller
        frames = {x: target_frame(table, seat, user, card, mode, x) for x in values}
        values = [x for x in values if cosmic_of(table, frames[x]) <= len(table.cards(seat, RESOURCES))]
        values = [x for x in values if names_targets(table, frames[x], mode)]
        values = [x for x in values if forbidding_use(table, user, card, x) is None]
    if permission(table, "free", user, card) is not None:
        return values
    if printed == X_COST:
        values = [x for x in values if not sets_another_cost(table, user, card, x)]
    return [x for x in values if cost_of(table, user, card, x) <= stage]


# What follows asks of a value of X, after the character, the card and the mode.


def is_value_of_x(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[3] != NOTHING and (action_of(table, chosen[1]).cost != X_COST or chosen[3] <= 2)


def is_not_barred_with_x(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return forbidding_use(table, chosen[0], chosen[1], chosen[3]) is None


def what_bars_with_x(table: BattleTable, seat: int, chosen: Chosen) -> int:
    forbidding = forbidding_use(table, chosen[0], chosen[1], chosen[3])
    return NOTHING if forbidding is None else forbidding.source


def frame_with_x(table: BattleTable, seat: int, chosen: Chosen) -> ResolveEffect:
    return target_frame(table, seat, chosen[0], chosen[1], mode_chosen(table, chosen), chosen[3])


def names_targets_with_x(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return names_targets(table, frame_with_x(table, seat, chosen), mode_chosen(table, chosen))


def has_resources_for_x(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return cosmic_of(table, frame_with_x(table, seat, chosen)) <= len(table.cards(seat, RESOURCES))


def is_cost_that_is_set(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    user, card, _, x = chosen
    return action_of(table, card).cost != X_COST or not sets_another_cost(table, user, card, x)


def what_sets_cost(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return cost_changes(table, chosen[0], chosen[1], chosen[3])[0].source


def has_stages_for_x(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return cost_of(table, chosen[0], chosen[1], chosen[3]) <= table.pieces[chosen[0]].stage


def has_other_costs_with_x(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """What X may be beyond all this is not offered because a cost in words cannot be paid."""
    return False


def values_of_x(table: BattleTable, user: int, card: int, mode: Mode) -> list[int]:
    """What X may be where another cost than exhaustion names it: all of it must be payable, and leave a target."""
    if permission(table, "free", user, card) is None and cost_of(table, user, card) > table.pieces[user].stage:
        return []
    seat = table.pieces[user].controller
    most = max(len(table.cards(seat, RESOURCES)), len(table.cards(seat, HAND)), table.energy(user))
    return [x for x in range(most + 1) if is_payable(table, seat, user, card, mode, x)]


def is_payable(table: BattleTable, seat: int, user: int, card: int, mode: Mode, x: int) -> bool:
    action = action_of(table, card)
    frame = target_frame(table, seat, user, card, mode, x)
    if cosmic_of(table, frame) > len(table.cards(seat, RESOURCES)):
        return False
    if action.costs is not None and not table.box.payable_text(table, payment(table, seat, user, card, x)):
        return False
    aims = target_slots(mode)
    found = all(next(possible_targets(table, frame, each, user, card), None) is not None for each in aims)
    return found and names_targets(table, frame, mode)


def payment(table: BattleTable, seat: int, user: int, card: int, x: int = NOTHING) -> ResolveEffect:
    """The frame that pays the additional costs of an action, in printed order (gap cost-order)."""
    frame = ResolveEffect(action_of(table, card).payment, seat, card, user, 0, card, x)
    frame.paying = True
    return frame


def lacks_cosmic_energy(table: BattleTable, seat: int, user: int, card: int, mode: Mode) -> bool:
    """Are there too few resources even for the smallest value of X?"""
    smallest = 0 if action_of(table, card).cost == X_COST else NOTHING
    frame = target_frame(table, seat, user, card, mode, smallest)
    return cosmic_of(table, frame) > len(table.cards(seat, RESOURCES))


def cosmic_of(table: BattleTable, frame: ResolveEffect) -> int:
    """How many cards Cosmic Energy asks for, with the value of X where it names one (7.1.energia-cosmica,
    10.energia-cosmica)."""
    action = action_of(table, frame.source)
    return action.cosmic + (action.cosmic_x * table.box.x_of(table, frame) if action.cosmic_x else 0)


def clairvoyance_of(table: BattleTable, frame: ResolveEffect) -> int:
    """How many cards Clairvoyance sets aside, with X and with what effects add."""
    action = action_of(table, frame.source)
    count = action.clairvoyance + (action.clairvoyance_x * table.box.x_of(table, frame) if action.clairvoyance_x else 0)
    return count + sum(table.amount_of(each) for each in applying(table, "clairvoyance", frame.source, frame.bearer))
