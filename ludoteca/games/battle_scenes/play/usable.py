"""Which actions may be used (4.6.2, steps C and D), what they cost, and at whom they may be aimed (F)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action import Refusal
from ludoteca.core.effects import found_in
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import FIX, Modifier, applying, denial, permission
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.required_targets import ONLY_TARGET, groups, is_limited, use_of
from ludoteca.games.battle_scenes.play.targets import (
    action_of,
    names_targets,
    possible_targets,
    refusal_of_demands,
    refusal_of_none,
    target_frame,
    target_slots,
)
from ludoteca.games.battle_scenes.table.areas import HAND, LOADED, RESOURCES, SCENE
from ludoteca.games.battle_scenes.table.bearers import INTERLINK
from ludoteca.games.battle_scenes.table.characteristics import KEYWORD, has_keyword, has_power
from ludoteca.games.battle_scenes.table.kinds import ANTICIPATION as ANTICIPATE
from ludoteca.games.battle_scenes.table.kinds import NO_COST, UNFORESEEN, X_COST, Mode
from ludoteca.games.battle_scenes.table.shields import FUNCTIONING
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.phases import ANTICIPATION, ATTACK, PREPARATION
from ludoteca.games.battle_scenes.text.terms import Aimed

SINGLE, SINGULARITY = "Ação Única", "Singularidade"

#: The question about each type of action.
TYPES = {kind: f"type:{kind}" for kind in (ANTICIPATE, UNFORESEEN)}


#: The questions behind what a text lets a character do beyond C.4: one certain action more, or any number of times.
ONE_MORE = "one-more"
REPEATEDLY = "repeatedly"


def cards_with_actions(table: BattleTable, user: int) -> list[int]:
    """The cards whose actions a character could use (C.3): its own, its Abilities, other versions of it, Interlink,
    and what an effect lets it use."""
    bearing = table.bearing(user)
    found = list(bearing.actions)
    if bearing.interlinked:
        found += [card for card in bearing.interlinked if has_keyword(table, card, INTERLINK)]
    for card in lending(table) if "use-action" in table.modifiers else ():
        if card not in found and table.kind(card).action is not None and permission(table, "use-action", user, card):
            found.append(card)
    return found


def lending(table: BattleTable) -> list[int]:
    """The cards whose actions an effect may let others use: in the scene, loaded there, and where a text is at home."""
    speaking = (card for card, _, _ in table.speaking)
    return list(dict.fromkeys((*table.zones[SCENE], *table.zones[LOADED], *speaking)))


def cards_of_the_moment(table: BattleTable, user: int) -> Sequence[int]:
    """Those among them whose type may suit the phase or step."""
    if table.phase == ATTACK or TYPES[ANTICIPATE] in table.modifiers or TYPES[UNFORESEEN] in table.modifiers:
        return cards_with_actions(table, user)
    bearing = table.bearing(user)
    if not bearing.interlinked and "use-action" not in table.modifiers:
        return bearing.unforeseen if table.phase == PREPARATION else bearing.anticipating
    return cards_with_actions(table, user)


# -- C and D: requirements ------------------------------------------------------------------


def refusal(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """Why a character may not use the action of a card now; nothing if it may."""
    if card not in cards_with_actions(table, user):
        return Refusal("4.6.2.C.3", "refusal-not-its-action", card)
    return refusal_at_hand(table, seat, user, card)


def refusal_at_hand(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """The same of an action that the character has at hand (C.3)."""
    found: Refusal | None = None
    for mode in range(len(action_of(table, card).modes)):
        refused = refusal_in_mode(table, seat, user, card, mode)
        if refused is None:
            return None
        found = found or refused
    return found


def refusal_in_mode(table: BattleTable, seat: int, user: int, card: int, mode: int) -> Refusal | None:
    """The same of one of its modes: whatever asks for the action's qualities looks at that one alone (4.6.2.B-1)."""
    before = table.weigh(user, card, mode)
    refused = (
        refusal_of_permission(table, user, card)
        or refusal_of_user(table, user, card)
        or refusal_of_moment(table, seat, user, card)
        or refusal_of_repeats(table, seat, user, card)
        or refusal_of_mode(table, seat, user, card, action_of(table, card).modes[mode])
    )
    table.weighed = before
    return refused


def may_use(table: BattleTable, seat: int, user: int, card: int) -> bool:
    """The same requirements for the list of what can be done, the cheap ones first: their order is not seen there."""
    modes = action_of(table, card).modes
    if len(modes) > 1:
        return refusal_at_hand(table, seat, user, card) is None
    return (
        refusal_of_moment(table, seat, user, card) is None
        and bool(payable_stages(table, user, card, modes[0]))
        and refusal_of_repeats(table, seat, user, card) is None
        and refusal_of_user(table, user, card) is None
        and refusal_of_mode(table, seat, user, card, modes[0]) is None
    )


def refusal_of_permission(table: BattleTable, user: int, card: int) -> Refusal | None:
    """C.3: an effect may lend an action in one of its modes alone."""
    if len(action_of(table, card).modes) == 1 or card in cards_with_actions(table, user):
        return None
    return Refusal("4.6.2.C.3", "refusal-not-its-action", card)


def refusal_of_user(table: BattleTable, user: int, card: int) -> Refusal | None:
    """C.1 the character has been here long enough, C.2 it has the power."""
    action = action_of(table, card)
    if not table.since_start(user) and not is_prompt(table, user, card):
        return Refusal("4.6.2.C.1", "refusal-just-entered", user)
    if action.power and not has_power(table, user, action.power) and permission(table, "any-power", user, card) is None:
        return Refusal("4.6.2.C.2", "refusal-power", user, card)
    return None


def is_prompt(table: BattleTable, user: int, card: int) -> bool:
    """Promptness: for all its actions after evolving, or for those that an effect names (7.2.prontidao)."""
    return bool(table.pieces[user].prompt) or permission(table, "prompt", user, card) is not None


def types_of(table: BattleTable, user: int, card: int) -> Sequence[str]:
    """The types of an action; one that it both gains and loses it does not have (8.B.1)."""
    printed = action_of(table, card).types
    modifiers = table.modifiers
    if TYPES[ANTICIPATE] not in modifiers and TYPES[UNFORESEEN] not in modifiers:
        return printed
    found = []
    for kind, asked in TYPES.items():
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
    return Refusal(MOMENTS[ANTICIPATE in types, UNFORESEEN in types], "refusal-moment", card)


#: The rule that tells when an action is used, by whether it is of Anticipation and Unforeseen.
MOMENTS = {
    (True, False): "4.6.2.C.5.1",
    (False, True): "4.6.2.C.5.2",
    (True, True): "4.6.2.C.5.3",
    (False, False): "4.6.2.C.5.4",
}


def refusal_of_repeats(table: BattleTable, seat: int, user: int, card: int) -> Refusal | None:
    """C.4 one action a turn, unless more are allowed; Single Action and Singularity; D what effects forbid."""
    if has_used_all(table, user) and not may_use_more(table, user, card):
        return Refusal("4.6.2.C.4-1", "refusal-one-action", user)
    action = action_of(table, card)
    if action.name in table.pieces[user].used and (action.single or has_gained(table, user, card, SINGLE)):
        return Refusal("7.1.acao-unica", "refusal-single-action", user, card)
    if seat in table.singular and is_singular(table, user, card):
        return Refusal("7.1.singularidade", "refusal-singularity", user, card)
    forbidding = forbidding_use(table, user, card)
    if forbidding is not None and speaks_of_targetless(table, forbidding):
        return Refusal("4.6.2.F.2.4", "refusal-targetless", card, forbidding.source)
    if forbidding is not None:
        return Refusal("4.6.2.D", "refusal-action-forbidden", user, forbidding.source)
    return None


def forbidding_use(table: BattleTable, user: int, card: int, x: int = NOTHING) -> Modifier | None:
    """What keeps a character from this action; one of cost X is what it would be with this value (4.6.2.E.1-2)."""
    if "use" not in table.modifiers and "be-used" not in table.modifiers:
        return None
    before = table.weigh(user, card, x=x)
    found = denial(table, "use", user, card) or denial(table, "be-used", card, user)
    table.weighed = before
    return found


def speaks_of_targetless(table: BattleTable, modifier: Modifier) -> bool:
    """ "Ações que não têm alvo não podem ser usadas" (F.2.4)."""
    clause = table.ability(modifier.ability).clauses[modifier.amount] if modifier.ability >= 0 else None
    return clause is not None and any(each.negated for each in found_in(clause.effect, Aimed))


def is_singular(table: BattleTable, user: int, card: int) -> bool:
    """Singularity, printed on the action or given to it."""
    return action_of(table, card).singularity or has_gained(table, user, card, SINGULARITY)


def has_gained(table: BattleTable, user: int, card: int, keyword: str) -> bool:
    """Has an effect given the keyword to this action of this character?"""
    return permission(table, KEYWORD + keyword, card, user) is not None


def may_act(table: BattleTable, user: int) -> bool:
    """Could it use any action at all? C.1 and C.4 refuse all of them alike where no effect speaks of actions."""
    piece = table.pieces[user]
    modifiers = table.modifiers
    if piece.since >= table.turn and not piece.prompt and "prompt" not in modifiers:
        return False
    return len(piece.used) <= piece.extra or ONE_MORE in modifiers or REPEATEDLY in modifiers


def has_used_all(table: BattleTable, user: int) -> bool:
    piece = table.pieces[user]
    return bool(len(piece.used) > piece.extra)


def may_use_more(table: BattleTable, user: int, card: int) -> bool:
    """Does an effect let it use this action beyond the limit? It serves for no other (gap extra-action-scope)."""
    return one_more(table, user, card) is not None or permission(table, REPEATEDLY, user, card) is not None


def one_more(table: BattleTable, user: int, card: int) -> Modifier | None:
    """What lets it use this action once more; a text that functions does so once in each turn."""
    for modifier in applying(table, ONE_MORE, user, card):
        if modifier.until != FUNCTIONING or not table.used_times(user, modifier.ability):
            return modifier
    return None


def refusal_of_mode(table: BattleTable, seat: int, user: int, card: int, mode: Mode) -> Refusal | None:
    """E and F: the mode can be paid for and has its targets."""
    action = action_of(table, card)
    if not payable_stages(table, user, card, mode):
        return Refusal("4.6.2.E.1-3", "refusal-exhausted", user)
    if (action.cosmic or action.cosmic_x) and lacks_cosmic_energy(table, seat, user, card, mode):
        return Refusal("4.6.2.E.2.1", "refusal-few-resources", card)
    if action.costs is not None and not table.box.payable_text(table, payment(table, seat, user, card)):
        return Refusal("4.6.2.E.2-2", "refusal-cost", card)
    return refusal_of_targets(table, seat, user, card, mode)


# -- E: the exhaustion cost -------------------------------------------------------------------


def cost_of(table: BattleTable, user: int, card: int, x: int = NOTHING) -> int:
    """The exhaustion cost now: of what several effects make of it, the highest (E.1-6, 8.B.3)."""
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
    """The values of X that can be paid, or the one cost; costs are paid in full or not at all (gap cost-payable)."""
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


def refusal_of_x(table: BattleTable, user: int, card: int, mode: Mode, x: int) -> Refusal:
    """Why X may not be this: it is 0, 1 or 2 (E.1-2), can be paid (E.1-3, E.2), leaves targets (F), is allowed (D)."""
    action = action_of(table, card)
    if x == NOTHING or (action.cost == X_COST and x > 2):
        return Refusal("4.6.2.E.1-2", "refusal-x", card)
    forbidding = forbidding_use(table, user, card, x)
    if forbidding is not None:
        return Refusal("4.6.2.D", "refusal-action-forbidden", user, forbidding.source)
    seat = table.pieces[user].controller
    frame = target_frame(table, seat, user, card, mode, x)
    if not names_targets(table, frame, mode):
        return Refusal("4.6.2.F", "refusal-no-target", card)
    if cosmic_of(table, frame) > len(table.cards(seat, RESOURCES)):
        return Refusal("4.6.2.E.2.1", "refusal-few-resources", card)
    if action.cost == X_COST and sets_another_cost(table, user, card, x):
        return Refusal("4.6.2.E.1-4", "refusal-set-cost", card, cost_changes(table, user, card, x)[0].source)
    if cost_of(table, user, card, x) > table.pieces[user].stage:
        return Refusal("4.6.2.E.1-3", "refusal-exhausted", user)
    return Refusal("4.6.2.E.2-2", "refusal-cost", card)


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
    """How many cards Cosmic Energy asks for, with the value of X where it names one (7.1.energia-cosmica)."""
    action = action_of(table, frame.source)
    return action.cosmic + (action.cosmic_x * table.box.x_of(table, frame) if action.cosmic_x else 0)


def clairvoyance_of(table: BattleTable, frame: ResolveEffect) -> int:
    """How many cards Clairvoyance sets aside, with X and with what effects add."""
    action = action_of(table, frame.source)
    count = action.clairvoyance + (action.clairvoyance_x * table.box.x_of(table, frame) if action.clairvoyance_x else 0)
    return count + sum(table.amount_of(each) for each in applying(table, "clairvoyance", frame.source, frame.bearer))


# -- F: targets -------------------------------------------------------------------------------


def refusal_of_targets(table: BattleTable, seat: int, user: int, card: int, mode: Mode) -> Refusal | None:
    slots = target_slots(mode)
    if not slots:
        needed = groups(table, ONLY_TARGET, use_in(table, user, card, mode)) if ONLY_TARGET in table.modifiers else []
        if needed:
            return Refusal("4.6.2.F.2.3", "refusal-only-target", needed[0][0] if needed[0] else card)
        return None
    x = max(payable_stages(table, user, card, mode)) if action_of(table, card).chosen_x else NOTHING
    frame = target_frame(table, seat, user, card, mode, x)
    if action_of(table, card).cost != X_COST and not names_targets(table, frame, mode):
        return Refusal("4.6.2.F", "refusal-no-target", card)
    for selector in slots:
        refused = refusal_of_none(table, frame, selector, user, card)
        if refused is not None:
            return refused
    return refusal_of_demands(table, frame, mode, use_in(table, user, card, mode)) if is_limited(table) else None


def use_in(table: BattleTable, user: int, card: int, mode: Mode) -> Event:
    """The use of an action in one of its modes, as it would be without targets."""
    return use_of(user, card, action_of(table, card).modes.index(mode), cost_as_told(table, user, card))
