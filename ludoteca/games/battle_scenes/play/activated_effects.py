"""Activated effects (5.1): a player uses one at his wish, when the effect tree is empty."""

from __future__ import annotations

from ludoteca.core.action import Refusal
from ludoteca.core.effects import YOU, Ability
from ludoteca.core.modifiers import applying
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, is_lost, settle
from ludoteca.games.battle_scenes.table.areas import PRIZES, SCENE
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.phases import is_part
from ludoteca.games.battle_scenes.text.terms import ANY_PLAYER, EACH_PLAYER, Step, Window

MAGIC_ITEM = "Item Mágico"


def texts_to_activate(table: BattleTable, seat: int) -> list[tuple[int, int]]:
    """The activated texts that a player has: in the scene, in his resources, and where he is others' prize."""
    found: list[tuple[int, int]] = []
    lost = table.textless()
    for base in table.zones[SCENE]:
        if table.pieces[base].controller != seat:
            if table.box.shared:
                found += [each for each in table.bearing(base).activated if is_shared(table, *each, lost)]
        else:
            found += [each for each in table.bearing(base).activated if each[0] not in lost]
            if table.box.granting:
                found += [(base, text) for text in granted_to(table, base) if text in table.box.activated]
    if table.box.from_resources:
        texts = table.box.from_resources
        items = table.in_resources(seat, texts, "activated")
        found += [(card, text) for card in items for text in texts[table.pieces[card].kind]]
    if table.box.from_prizes:
        texts = table.box.from_prizes
        prizes = table.cards(seat, PRIZES)
        found += [(card, text) for card in prizes for text in texts.get(table.pieces[card].kind, ())]
    return found


def is_shared(table: BattleTable, card: int, text: int, lost: frozenset[int]) -> bool:
    """A text that has effect and that each player may use in his own phase (gap activated-by-each)."""
    return text in table.box.shared and card not in lost


def serves_each(ability: Ability) -> bool:
    """ "Durante a Fase de Preparação de cada jogador, aquele jogador pode …"."""
    return isinstance(ability.trigger, Window) and ability.trigger.whose == EACH_PLAYER


def granted_to(table: BattleTable, base: int) -> list[int]:
    """The texts of the keywords that effects give to a base card."""
    given = [each for question in table.box.granting for each in applying(table, question, base)]
    texts = table.box.granted
    return [texts[each.ability, each.amount] for each in given if (each.ability, each.amount) in texts]


def refusal(table: BattleTable, seat: int, card: int, text: int) -> Refusal | None:
    """Why a text may not be activated now; nothing if it may (5.1-2)."""
    if (card, text) not in texts_to_activate(table, seat):
        if is_lost(table, card, text) and table.pieces[table.bearer(card)].controller == seat:
            return Refusal("5.8-5", "refusal-lost-text", card)
        return Refusal("5.1-1", "refusal-no-such-text", card)
    if text not in open_texts(table, seat):
        return Refusal("5.1-2", "refusal-window", card)
    return refusal_at_hand(table, seat, card, text)


def refusal_at_hand(table: BattleTable, seat: int, card: int, text: int) -> Refusal | None:
    """The same of a text that has effect, in its phase or step."""
    ability = table.ability(text)
    window = ability.trigger
    if (
        table.times
        and isinstance(window, Window)
        and window.once
        and table.used_times(table.counts_for(card, table.bearer(card)), text)
    ):
        return Refusal("5.1-2", "refusal-once-a-turn", card)
    frame = frame_of(table, seat, card, text)
    conditions = (ability.condition, ability.clauses[0].condition)
    if not all(each is None or each.holds(table, frame) for each in conditions):
        return Refusal("5.1-2", "refusal-condition", card)
    if not can_begin(table, frame):
        return Refusal("5.1-2", "refusal-nothing-to-do", card)
    return None


def open_texts(table: BattleTable, seat: int) -> frozenset[int]:
    """The texts that name this phase or step of this player's or another's turn."""
    opened: frozenset[int] = table.box.open_texts[table.phase, table.active == seat]
    return opened


def is_open(ability: Ability, phase: str, own: bool) -> bool:
    """May an activated text be used in this phase or step of its controller's own turn, or of another's?"""
    window = ability.trigger
    if not isinstance(window, Window):
        return True
    if window.whose != ANY_PLAYER and own != (window.whose in (YOU, EACH_PLAYER)):
        return False
    return is_part(phase, window.part)


def frame_of(table: BattleTable, seat: int, card: int, text: int) -> ResolveEffect:
    """An activated effect stands below the tree's levels, like an action's own (gap action-in-tree)."""
    return ResolveEffect(text, seat, card, table.bearer(card), 0)


def can_begin(table: BattleTable, frame: ResolveEffect) -> bool:
    """What cannot even begin is not offered: its first clause has nothing to choose."""
    clauses = table.ability(frame.ability).clauses
    first = clauses[0]
    if isinstance(first, Step) and first.option:
        return True
    return frame.can_choose(table, first)


class Activate(Procedure):
    """5.1: use an activated text."""

    __slots__ = ("card", "seat", "text")

    def __init__(self, seat: int, card: int, text: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.text = text

    def copy(self) -> Activate:
        return self.progress(Activate(self.seat, self.card, self.text))

    def activate(self, table: BattleTable) -> Next:
        table.count_use(table.counts_for(self.card, table.bearer(self.card)), self.text)
        table.tell("activate", "5.1-1", self.seat, self.card, (self.card,), (self.text,))
        return self.then(settle(table))

    def effect(self, table: BattleTable) -> Next:
        return self.then(frame_of(table, self.seat, self.card, self.text))

    def resolve(self, table: BattleTable) -> Next:
        return self.then(settle(table))


Activate.steps = (("5.1-1", Activate.activate), ("5.1-1", Activate.effect), ("5.1-3", Activate.resolve))
