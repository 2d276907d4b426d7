"""Which actions may be used (4.6.2, steps C and D), what they cost, and at whom they may be aimed (F)."""

from __future__ import annotations

from dataclasses import is_dataclass

from ludoteca.core.action import Refusal
from ludoteca.core.effects import ONE, Selector
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import ADD, DEMAND, FIX, applying, denial, permission
from ludoteca.core.plain import slots_of
from ludoteca.games.battle_scenes.areas import RESOURCES
from ludoteca.games.battle_scenes.characteristics import has_keyword, has_power
from ludoteca.games.battle_scenes.kinds import ANTICIPATION as ANTICIPATE
from ludoteca.games.battle_scenes.kinds import NO_COST, UNFORESEEN, X_COST, Mode, PrintedAction
from ludoteca.games.battle_scenes.phases import ANTICIPATION, ATTACK, PREPARATION
from ludoteca.games.battle_scenes.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table import BattleTable
from ludoteca.games.battle_scenes.text import TARGET

INTERLINK = "Interligar"
PROMPTNESS = "Prontidão"


def action_of(table: BattleTable, card: int) -> PrintedAction:
    action = table.kind(card).action
    assert action is not None, f"{table.kind(card).word} has no action"
    return action


def cards_with_actions(table: BattleTable, user: int) -> list[int]:
    """The cards whose actions a character could use (C.3): its own, its Abilities, other versions of it, Interlink,
    and what an effect lets it use."""
    found = [card for card in table.textual(user) if table.kind(card).action is not None]
    for card in table.loads_of(user):
        if card not in found and table.kind(card).action is not None and has_keyword(table, card, INTERLINK):
            found.append(card)
    for card in table.zones[0] if "use-action" in table.modifiers else ():
        if card not in found and table.kind(card).action is not None and permission(table, "use-action", user, card):
            found.append(card)
    return found


# -- C and D: requirements ------------------------------------------------------------------


def refusal(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """Why a character may not use the action of a card now; nothing if it may."""
    return (
        refusal_of_user(table, user, card)
        or refusal_of_moment(table, seat, user, card)
        or refusal_of_repeats(table, seat, user, card)
        or refusal_of_modes(table, seat, user, card)
    )


def refusal_of_user(table: BattleTable, user: int, card: int) -> Refusal | None:
    """C.3 the action is at hand, C.1 the character has been here long enough, C.2 it has the power."""
    if card not in cards_with_actions(table, user):
        return Refusal("4.6.2.C.3", "refusal-not-its-action", card)
    action = action_of(table, card)
    if not table.since_start(user) and not is_prompt(table, user, card):
        return Refusal("4.6.2.C.1", "refusal-just-entered", user)
    if action.power and not has_power(table, user, action.power) and permission(table, "any-power", user, card) is None:
        return Refusal("4.6.2.C.2", "refusal-power", user, card)
    return None


def is_prompt(table: BattleTable, user: int, card: int) -> bool:
    """Promptness: for all its actions after evolving, or for those that an effect names (7.2.prontidao)."""
    return bool(table.pieces[user].prompt) or permission(table, "prompt", user, card) is not None


def types_of(table: BattleTable, user: int, card: int) -> list[str]:
    """The types of an action; one that it both gains and loses it does not have (8.B.1)."""
    printed = action_of(table, card).types
    found = []
    for kind in (ANTICIPATE, UNFORESEEN):
        asked = f"type:{kind}"
        if denial(table, asked, card, user) is None and (kind in printed or permission(table, asked, card, user)):
            found.append(kind)
    return found


def refusal_of_moment(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """C.5: the type must suit the phase or step (C.5.1 to C.5.4)."""
    types = types_of(table, user, card)
    own_turn = seat == table.active
    if table.phase == ATTACK and own_turn:
        return None
    if table.phase == PREPARATION and own_turn and UNFORESEEN in types:
        return None
    if table.phase == ANTICIPATION and not own_turn and ANTICIPATE in types:
        return None
    rule = "4.6.2.C.5.1" if ANTICIPATE in types else "4.6.2.C.5.2" if UNFORESEEN in types else "4.6.2.C.5.4"
    return Refusal(rule, "refusal-moment", card)


def refusal_of_repeats(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """C.4 one action a turn, unless more are allowed; Single Action and Singularity; D what effects forbid."""
    action = action_of(table, card)
    piece = table.pieces[user]
    if len(piece.used) > piece.extra:
        return Refusal("4.6.2.C.4-1", "refusal-one-action", user)
    if action.single and action.name in piece.used:
        return Refusal("7.1.acao-unica", "refusal-single-action", user, card)
    if action.singularity and seat in table.singular:
        return Refusal("7.1.singularidade", "refusal-singularity", user, card)
    forbidding = denial(table, "use", user, card) or denial(table, "be-used", card, user)
    if forbidding is not None:
        return Refusal("4.6.2.D", "refusal-action-forbidden", user, forbidding.source)
    return None


def refusal_of_modes(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """E and F: at least one mode can be paid for and has its targets."""
    found: Refusal | None = None
    for mode in action_of(table, card).modes:
        found = refusal_of_mode(table, seat, user, card, mode)
        if found is None:
            return None
    return found


def refusal_of_mode(table: BattleTable, seat: int, user: int, card: int, mode: Mode) -> Refusal | None:
    action = action_of(table, card)
    if mode.damages and denial(table, "use-damaging", user, card) is not None:
        return Refusal("4.6.2.D", "refusal-action-forbidden", user)
    if not payable_stages(table, user, card):
        return Refusal("4.6.2.E.1-3", "refusal-exhausted", user)
    if action.cosmic > len(table.cards(seat, RESOURCES)):
        return Refusal("4.6.2.E.2.1", "refusal-few-resources", card)
    if action.costs is not None and not table.box.payable_text(table, payment(table, seat, user, card)):
        return Refusal("4.6.2.E.2-2", "refusal-cost", card)
    return refusal_of_targets(table, seat, user, card, mode)


# -- E: the exhaustion cost -------------------------------------------------------------------


def cost_of(table: BattleTable, user: int, card: int, x: int = NOTHING) -> int:
    """The exhaustion cost now: changes are added, and the highest of several set values applies (E.1-6, 8.B.3)."""
    printed = action_of(table, card).cost
    changes = applying(table, "cost", card, user)
    fixed = [table.amount_of(change) for change in changes if change.operation == FIX]
    if fixed:
        return max(fixed)
    if printed == NO_COST:
        return 0
    base = x if printed == X_COST else printed
    return max(0, base + sum(table.amount_of(change) for change in changes if change.operation == ADD))


def payable_stages(table: BattleTable, user: int, card: int) -> list[int]:
    """The values of X that can be paid, or the one cost; costs are paid in full or not at all (gap cost-payable)."""
    printed = action_of(table, card).cost
    values = [0, 1, 2] if printed == X_COST else [printed]
    if permission(table, "free", user, card) is not None:
        return values
    stage = table.pieces[user].stage
    return [x for x in values if cost_of(table, user, card, x) <= stage]


def payment(table: BattleTable, seat: int, user: int, card: int, x: int = NOTHING) -> ResolveEffect:
    """The frame that pays the additional costs of an action, in printed order (gap cost-order)."""
    frame = ResolveEffect(action_of(table, card).payment, seat, card, user, 0, card, x)
    frame.paying = True
    return frame


# -- F: targets -------------------------------------------------------------------------------


def target_frame(table: BattleTable, seat: int, user: int, card: int, mode: Mode, x: int = NOTHING) -> ResolveEffect:
    """The frame in which targets and costs are read, before the action has an effect of its own."""
    option = action_of(table, card).modes.index(mode) + 1
    return ResolveEffect(mode.ability, seat, card, user, 0, card, x, option)


def target_slots(mode: Mode) -> list[Selector]:
    """The targets of a mode, each named once: the first mention says what it must be (F.1.1)."""
    found: dict[int, Selector] = {}
    for selector in mode.targets:
        if selector.slot not in found:
            found[selector.slot] = selector
    return [found[slot] for slot in sorted(found)]


def targets_in(record: object) -> tuple[Selector, ...]:
    """Every mention of a target in the clauses of an action, within filters and amounts too."""
    if isinstance(record, Selector) and record.how == TARGET:
        return (record,)
    if isinstance(record, tuple):
        parts: list[object] = list(record)
    elif is_dataclass(record):
        parts = [getattr(record, name) for name in slots_of(type(record))]
    else:
        return ()
    return tuple(selector for part in parts for selector in targets_in(part))


def may_be_target(table: BattleTable, user: int, card: int, number: int) -> bool:
    """F.2.2: what an effect says cannot be a target is not chosen, whatever demands it."""
    if number < table.box.seats:
        return True
    return denial(table, "be-target", number, card) is None and denial(table, "be-target-of", number, user) is None


def demanded(table: BattleTable, user: int, card: int) -> list[int]:
    """F.2.1: those that must be among the targets, if the action could have them as targets."""
    if "must-target" not in table.modifiers:
        return []
    return [
        base
        for base in table.bases()
        if any(each.operation == DEMAND for each in applying(table, "must-target", base, user))
        and may_be_target(table, user, card, base)
    ]


def candidates(table: BattleTable, frame: ResolveEffect, selector: Selector, user: int, card: int) -> list[int]:
    """What a target may be: a character or support unless the text says otherwise (F.1.1, F.1.2)."""
    found = table.reachable(frame, selector)
    return [
        number for number in found if selector.passes(table, frame, number) and may_be_target(table, user, card, number)
    ]


def refusal_of_targets(table: BattleTable, seat: int, user: int, card: int, mode: Mode) -> Refusal | None:
    slots = target_slots(mode)
    only = denial(table, "targetless", user, card)
    if not slots:
        if only is not None or only_targets(table, user):
            rule = "4.6.2.F.2.4" if only is not None else "4.6.2.F.2.3"
            return Refusal(rule, "refusal-no-target", card)
        return None
    frame = target_frame(table, seat, user, card, mode)
    pools = [candidates(table, frame, selector, user, card) for selector in slots]
    if not all(pools):
        return Refusal("4.6.2.F.1.1", "refusal-no-target", card)
    wanted = [number for number in demanded(table, user, card) if any(number in pool for pool in pools)]
    room = sum(room_for(table, frame, selector) for selector in slots)
    if len(wanted) > room:
        return Refusal("4.6.2.F.2.1-2", "refusal-must-target", wanted[0])
    for allowed in only_targets(table, user):
        if not any(allowed in pool for pool in pools):
            return Refusal("4.6.2.F.2.3", "refusal-only-target", allowed)
    return None


def only_targets(table: BattleTable, user: int) -> list[int]:
    """F.2.3: the targets without which this character's actions may not be used."""
    if "only-target" not in table.modifiers:
        return []
    found = [each for each in table.modifiers["only-target"] if each.subjects is None or user in each.subjects]
    return [each.other for each in found if each.other != NOTHING]


def room_for(table: BattleTable, frame: ResolveEffect, selector: Selector) -> int:
    if selector.count == ONE:
        return 1
    return 3 if frame.x == NOTHING else max(1, selector.count.count(table, frame))
