"""The verbs of the players, each declared once with its requirements."""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import ABILITY, PIECE, Action, Argument, Refusal, Requirement
from ludoteca.core.effects import SHARED_ACTIONS
from ludoteca.core.modifiers import denial
from ludoteca.games.battle_scenes import activating, entering, usable
from ludoteca.games.battle_scenes.areas import HAND, RESOURCES
from ludoteca.games.battle_scenes.characteristics import has_keyword, same_person
from ludoteca.games.battle_scenes.damage import ways_to_redirect
from ludoteca.games.battle_scenes.kinds import ABILITY as ABILITY_CARD
from ludoteca.games.battle_scenes.kinds import CHARACTER, SCENARIO
from ludoteca.games.battle_scenes.resolution import effects_to_order
from ludoteca.games.battle_scenes.table import BattleTable

EFFECT = "effect"
REVIVE = "Reviver"

Chosen = tuple[Any, ...]


# -- what is at hand ------------------------------------------------------------------------


def hand(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    return table.without_repeats(table.cards(seat, HAND))


def is_in_hand(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.cards(seat, HAND)


def own_characters(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    return table.characters(seat)


def is_own_character(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in table.characters(seat)


def is_surrenderable(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return table.since_start(chosen[-1])


# -- readying (6.2.C.1, 6.2.C.2) --------------------------------------------------------------


def not_fully_ready(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.pieces[chosen[-1]].stage < 2)


def not_yet_readied(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return not table.pieces[chosen[-1]].readied


def may_be_readied(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return denial(table, "be-readied", chosen[-1]) is None


def is_character_card(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[0]).sort == CHARACTER


def is_same_person(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return same_person(table, chosen[0], chosen[1])


HELD = Requirement("7.3.descartar", "refusal-not-in-hand", is_in_hand)
OWN = Requirement("6.2.C.1-1", "refusal-not-yours", is_own_character)
CARD = Argument(PIECE, hand, given=(HELD,))
READIED = Argument(
    PIECE,
    own_characters,
    (
        Requirement("6.2.C.1-2", "refusal-fully-ready", not_fully_ready),
        Requirement("6.2.C.1-1", "refusal-readied", not_yet_readied),
        Requirement("8.B", "refusal-ready-forbidden", may_be_readied),
    ),
    given=(OWN,),
)
EXTRA_CARD = Argument(
    PIECE, hand, (Requirement("6.2.C.2-1", "refusal-no-character-card", is_character_card),), given=(HELD,)
)
EXTRA = Argument(
    PIECE,
    own_characters,
    (
        Requirement("6.2.C.2-1", "refusal-other-identity", is_same_person),
        Requirement("6.2.C.2-2", "refusal-fully-ready", not_fully_ready),
        Requirement("8.B", "refusal-ready-forbidden", may_be_readied),
    ),
    given=(OWN,),
)
SURRENDERED = Argument(
    PIECE,
    own_characters,
    (Requirement("6.2.C.5", "refusal-just-entered", is_surrenderable),),
    given=(Requirement("6.2.C.5", "refusal-not-yours", is_own_character),),
)


# -- entering (6.2.C.3) -----------------------------------------------------------------------


class Enter(Action):
    """Put a card of the hand, or one with Revive of the resources, into the scene."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("enter", arguments=(Argument(PIECE, cards_that_may_enter),))

    def why_not(self, table: Any, seat: int, option: Any) -> Refusal | None:
        return refusal_to_enter(table, seat, option[1])


def cards_that_may_enter(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    cards = [*table.cards(seat, HAND), *table.cards(seat, RESOURCES)]
    return [card for card in table.without_repeats(cards) if refusal_to_enter(table, seat, card) is None]


def refusal_to_enter(table: BattleTable, seat: int, card: int) -> Refusal | None:
    piece = table.pieces.get(card)
    in_resources = piece is not None and card in table.cards(seat, RESOURCES)
    if piece is None or not (card in table.cards(seat, HAND) or in_resources):
        return Refusal("4.4.2.1-1", "refusal-not-in-hand", card)
    kind = table.kind(card)
    if in_resources and not has_keyword(table, card, REVIVE):
        return Refusal("4.4.2.1-4", "refusal-no-revive", card)
    if kind.sort == ABILITY_CARD:
        return Refusal("4.4-1", "refusal-ability", card)
    if kind.sort != SCENARIO:
        return entering.refusal(table, seat, card)
    if table.scenario_put:
        return Refusal("6.2.C.3-3", "refusal-one-scenario", card)
    if not entering.meets_own_condition(table, seat, card):
        return Refusal("4.4.1.B", "refusal-entry-forbidden", card, card)
    forbidding = denial(table, "enter", card)
    return None if forbidding is None else Refusal("4.4.1.B", "refusal-entry-forbidden", card, forbidding.source)


# -- actions and activated effects --------------------------------------------------------------


class Use(Action):
    """A character uses the action of a card (4.6.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("use", arguments=(Argument(PIECE, own_characters), Argument(PIECE, usable_cards)))

    def why_not(self, table: Any, seat: int, option: Any) -> Refusal | None:
        if not is_own_character(table, seat, option[1:2]):
            return Refusal("7.3.acao", "refusal-not-yours", option[1])
        return usable.refusal(table, seat, option[1], option[2])


def usable_cards(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    user = chosen[0]
    if len(table.pieces[user].used) > table.pieces[user].extra:
        return []
    cards = table.without_repeats(usable.cards_with_actions(table, user))
    return [card for card in cards if usable.refusal(table, seat, user, card) is None]


class ActivateText(Action):
    """Use an activated text of a card (5.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("activate", arguments=(Argument(PIECE, activatable), Argument(ABILITY, texts_of)))

    def why_not(self, table: Any, seat: int, option: Any) -> Refusal | None:
        if tuple(option[1:]) not in activating.texts_to_activate(table, seat):
            return Refusal("5.1-1", "refusal-no-such-text", option[1])
        return activating.refusal(table, seat, option[1], option[2])


def activatable(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    pairs = activating.texts_to_activate(table, seat)
    cards = [card for card, text in pairs if activating.refusal(table, seat, card, text) is None]
    return table.without_repeats(dict.fromkeys(cards))


def texts_of(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    pairs = activating.texts_to_activate(table, seat)
    return [text for card, text in pairs if card == chosen[0] and activating.refusal(table, seat, card, text) is None]


# -- the list -----------------------------------------------------------------------------------


def among_ways(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in ways_to_redirect(table, seat, chosen[:-1])


def is_highest(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in effects_to_order(table, seat, ())


_WAY = Argument(PIECE, ways_to_redirect, (Requirement("4.8.3.1.E-1", "refusal-no-redirection", among_ways),))

ACTIONS = (
    *SHARED_ACTIONS,
    Action("ready", arguments=(CARD, READIED)),
    Action("extra", arguments=(EXTRA_CARD, EXTRA)),
    Enter(),
    Action("discard", arguments=(CARD,)),
    Action("surrender", arguments=(SURRENDERED,)),
    Use(),
    ActivateText(),
    Action("done"),
    Action("redirect", arguments=(_WAY, _WAY)),
    Action(
        "resolve",
        arguments=(Argument(EFFECT, effects_to_order, (Requirement("9.1.2.1-1", "refusal-lower-level", is_highest),)),),
    ),
)
