"""Activated effects (5.1): a player uses one at his wish, when the effect tree is empty."""

from __future__ import annotations

from ludoteca.core.action import GIVEN, LOOK, SEARCH, Chosen, Requirement, Requirements
from ludoteca.core.effects import YOU, Ability
from ludoteca.core.modifiers import applying
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, is_lost, settle
from ludoteca.games.battle_scenes.table.areas import PRIZES, SCENE
from ludoteca.games.battle_scenes.table.box import Generated
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.phases import is_part
from ludoteca.games.battle_scenes.text.terms import ANY_PLAYER, EACH_PLAYER, Step, Window

MAGIC_ITEM = "Item Mágico"


def texts_to_activate(table: BattleTable, seat: int) -> list[tuple[int, int]]:
    """The activated texts that a player has: in the scene, in his resources, and where he is others' prize."""
    found: list[tuple[int, int]] = []
    lost = table.textless()
    for base in table.zones[SCENE]:
        activated = table.bearing(base).activated
        if table.pieces[base].controller != seat:
            if activated and table.box.shared:
                found += [each for each in activated if is_shared(table, *each, lost)]
        else:
            found += [each for each in activated if each[0] not in lost] if lost else activated
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
    if table.generated:
        found += [(made.source, made.ability) for made in table.generated if is_offered(table, made, seat)]
    return found


def is_offered(table: BattleTable, made: Generated, seat: int) -> bool:
    """ "Até o final do turno, você pode …": an effect has made one that its player may use once, when he likes."""
    return made.ability in table.box.activated and made.controller == seat and made.source in table.pieces


def offer_of(table: BattleTable, seat: int, card: int, text: int) -> Generated | None:
    """The effect that offers this text, if one does."""
    made = (each for each in table.generated if (each.source, each.ability, each.controller) == (card, text, seat))
    return next(made, None)


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


# What follows asks of a card and one of its texts.


def is_not_lost(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """A text that has lost its effect is none that its player has."""
    card, text = chosen
    if not is_lost(table, card, text) or table.pieces[table.bearer(card)].controller != seat:
        return True
    return offer_of(table, seat, card, text) is not None


def is_at_hand(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen in texts_to_activate(table, seat)


def is_in_its_window(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[1] in open_texts(table, seat)


def is_unused(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    """Once a turn, where the text says so."""
    if not table.times:
        return True
    card, text = chosen
    window = table.ability(text).trigger
    if not isinstance(window, Window) or not window.once:
        return True
    return not table.used_times(table.counts_for(card, table.bearer(card)), text)


def fulfils_conditions(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    ability = table.ability(chosen[1])
    conditions = (ability.condition, ability.clauses[0].condition)
    if conditions == (None, None):
        return True
    frame = frame_of(table, seat, *chosen)
    return all(each is None or each.holds(table, frame) for each in conditions)


def has_something_to_do(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return can_begin(table, frame_of(table, seat, *chosen))


def card_activated(table: BattleTable, seat: int, chosen: Chosen) -> int:
    return int(chosen[0])


#: What the activation of a text must fulfil (5.1-2, 5.1-4).
ACTIVATING = Requirements(
    Requirement("5.8-5", "refusal-lost-text", is_not_lost, card_activated, rank=GIVEN),
    Requirement("5.1-1", "refusal-no-such-text", is_at_hand, card_activated, rank=GIVEN),
    Requirement("5.1-2", "refusal-window", is_in_its_window, card_activated, rank=GIVEN),
    Requirement("5.1-2", "refusal-once-a-turn", is_unused, card_activated),
    Requirement("5.1-2", "refusal-condition", fulfils_conditions, card_activated, rank=LOOK),
    Requirement("5.1-2", "refusal-nothing-to-do", has_something_to_do, card_activated, rank=SEARCH),
)


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
    made = offer_of(table, seat, card, text) if table.generated else None
    if made is None:
        return ResolveEffect(text, seat, card, table.bearer(card), 0)
    frame = ResolveEffect(text, seat, card, made.bearer, 0, made.use, made.x)
    frame.slots = made.slots
    return frame


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
        if offer_of(table, self.seat, self.card, self.text) is None:
            table.count_use(table.counts_for(self.card, table.bearer(self.card)), self.text)
        table.tell("activate", "5.1-1", self.seat, self.card, (self.card,), (self.text,))
        return self.then(settle(table))

    def effect(self, table: BattleTable) -> Next:
        frame = frame_of(table, self.seat, self.card, self.text)
        made = offer_of(table, self.seat, self.card, self.text)
        if made is not None:
            table.generated = tuple(each for each in table.generated if each is not made)
        return self.then(frame)

    def resolve(self, table: BattleTable) -> Next:
        return self.then(settle(table))


Activate.steps = (("5.1-1", Activate.activate), ("5.1-1", Activate.effect), ("5.1-3", Activate.resolve))
