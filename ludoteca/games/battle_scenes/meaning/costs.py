"""The additional costs of actions (4.6.2.E.2): can all of them be paid?"""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, Selector
from ludoteca.games.battle_scenes.meaning.lasting_effects import pieces
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, can_choose_all
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text


def payable(table: BattleTable, frame: ResolveEffect) -> bool:
    """Can all additional costs be paid in full? One card never pays two of them (gap cost-order)."""
    needed: dict[Selector, int] = {}
    for number, clause in enumerate(table.ability(frame.ability).clauses):
        frame.clause = number
        effect = clause.effect
        if not can_choose_all(table, frame, effect):
            return False
        what = getattr(effect, "what", None)
        if isinstance(what, Selector) and what.how == CHOOSE:
            needed[what] = needed.get(what, 0) + (0 if what.up_to else what.count.count(table, frame))
            if len(frame.candidates(table, what)) < needed[what]:
                return False
        if isinstance(effect, text.Shift) and not can_shift(table, frame, effect):
            return False
        if isinstance(effect, text.Unload) and not can_unload(table, frame, effect):
            return False
    frame.clause = 0
    return True


def can_shift(table: BattleTable, frame: ResolveEffect, effect: text.Shift) -> bool:
    if effect.what.how == CHOOSE:
        return True
    stages = max(effect.stages)
    for base in pieces(table, frame, effect.what):
        stage = table.pieces[base].stage
        if (stage + stages > 2) if effect.ready else (stage < stages):
            return False
    return True


def can_unload(table: BattleTable, frame: ResolveEffect, effect: text.Unload) -> bool:
    if effect.what.how == CHOOSE:
        return True
    return all(loading.may_be_unloaded(table, card) for card in pieces(table, frame, effect.what))
