"""Who may use an action, and when (4.6.2.C, 4.6.2.D)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca.core.action import Chosen, Holds
from ludoteca.core.effects import found_in
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import Modifier, applying, denial, permission
from ludoteca.games.battle_scenes.play.targets import (
    action_of,
)
from ludoteca.games.battle_scenes.table.areas import LOADED, SCENE
from ludoteca.games.battle_scenes.table.bearers import INTERLINK
from ludoteca.games.battle_scenes.table.characteristics import KEYWORD, has_keyword, has_power
from ludoteca.games.battle_scenes.table.kinds import ANTICIPATION as ANTICIPATE
from ludoteca.games.battle_scenes.table.kinds import UNFORESEEN, Mode
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
    and what an effect lets it use (4.4.2.3.A.1.1-2, 7.2.interligar, 10.interligar)."""
    bearing = table.bearing(user)
    found = list(bearing.actions)
    if bearing.interlinked:
        found += [card for card in bearing.interlinked if has_keyword(table, card, INTERLINK)]
    names = names_lent(table, user) if "use-action" in table.modifiers else ()
    kinds, pieces = table.box.kinds, table.pieces
    for card in lending(table) if names is None or names else ():
        action = kinds[pieces[card].kind].action
        if action is None or (names is not None and action.name not in names) or card in found:
            continue
        if permission(table, "use-action", user, card):
            found.append(card)
    return found


def names_lent(table: BattleTable, user: int) -> Collection[str] | None:
    """The names of the actions that effects might let this character use; nothing where one speaks of others, too."""
    found: set[str] = set()
    for modifier in table.modifiers["use-action"]:
        if modifier.subjects is not None or modifier.until != FUNCTIONING:
            return None
        stated = table.box.stated[modifier.ability, modifier.amount]
        if stated.by_bearer and table.bearer(modifier.source) != user:
            continue
        if stated.names_of_actions is None:
            return None
        found |= stated.names_of_actions
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


# -- C and D: the character and the moment ---------------------------------------------------


# What follows asks of a character, a card and one of the modes of its action, counted from 0.


def is_its_action(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """C.3: it has the action at hand; an effect may lend it in one of its modes alone."""
    return chosen[1] in cards_with_actions(table, chosen[0])


def is_long_here(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """C.1: the character has been here long enough, or is prompt."""
    return table.since_start(chosen[0]) or is_prompt(table, chosen[0], chosen[1])


def has_its_power(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    user, card, _ = chosen
    power = action_of(table, card).power
    return not power or has_power(table, user, power) or permission(table, "any-power", user, card) is not None


def is_prompt(table: BattleTable, user: int, card: int) -> bool:
    """Promptness: for all its actions after evolving, or for those that an effect names (7.2.prontidao,
    10.prontidao)."""
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


def suits_moment(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """C.5: the type must suit the phase or step (C.5.1 to C.5.4, 4.6.2.C.5, 7.3.acoes-normais, 10.acao)."""
    own_turn = seat == table.active
    if table.phase == ATTACK:
        return own_turn
    types = types_of(table, chosen[0], chosen[1])
    if table.phase == PREPARATION:
        return own_turn and UNFORESEEN in types
    return table.phase == ANTICIPATION and not own_turn and ANTICIPATE in types


def suits_moment_as(*wanted: str) -> Holds[BattleTable]:
    """The same of actions of just these types."""

    def holds(table: BattleTable, seat: int, chosen: Chosen) -> bool:
        types = types_of(table, chosen[0], chosen[1])
        return {*types} & {*TYPES} != {*wanted} or suits_moment(table, seat, chosen)

    return holds


def has_action_left(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """C.4: one action a turn, unless more are allowed (6.2.E-3)."""
    return not has_used_all(table, chosen[0]) or may_use_more(table, chosen[0], chosen[1])


def is_unused_single(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """A Single Action is used once in a turn (10.acao-unica)."""
    user, card, _ = chosen
    action = action_of(table, card)
    return action.name not in table.pieces[user].used or not (action.single or has_gained(table, user, card, SINGLE))


def is_first_singularity(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """One action with Singularity in a turn, of all the player's characters (10.singularidade)."""
    return seat not in table.singular or not is_singular(table, chosen[0], chosen[1])


def is_not_barred_as_targetless(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    forbidding = forbidding_use(table, chosen[0], chosen[1])
    return forbidding is None or not speaks_of_targetless(table, forbidding)


def is_not_barred(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return forbidding_use(table, chosen[0], chosen[1]) is None


def what_bars(table: BattleTable, seat: int, chosen: Chosen) -> int:
    forbidding = forbidding_use(table, chosen[0], chosen[1])
    return NOTHING if forbidding is None else forbidding.source


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


def mode_chosen(table: BattleTable, chosen: Chosen) -> Mode:
    return action_of(table, chosen[1]).modes[chosen[2]]
