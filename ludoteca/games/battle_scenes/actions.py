"""The verbs of the players, each declared once with its requirements."""

from __future__ import annotations

from typing import Any

from ludoteca.core.action import ABILITY, PIECE, Action, Argument, Refusal, Requirement
from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.core.resolving import SHARED_ACTIONS
from ludoteca.games.battle_scenes.meaning.resolution import effects_to_order
from ludoteca.games.battle_scenes.play import activated_effects, entering, usable
from ludoteca.games.battle_scenes.play.damage import ways_to_redirect
from ludoteca.games.battle_scenes.play.named_words import words_on_offer
from ludoteca.games.battle_scenes.table.areas import HAND, RESOURCES, area
from ludoteca.games.battle_scenes.table.characteristics import KEYWORD, has_keyword, same_person
from ludoteca.games.battle_scenes.table.kinds import ABILITY as ABILITY_CARD
from ludoteca.games.battle_scenes.table.kinds import CHARACTER, SCENARIO
from ludoteca.games.battle_scenes.table.table import BattleTable

EFFECT = "effect"
WORD = "word"
REVIVE = "Reviver"
#: The question whether effects give it.
REVIVING = KEYWORD + REVIVE

Chosen = tuple[Any, ...]


# -- what is at hand ------------------------------------------------------------------------


def hand(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    return table.distinct(area(seat, HAND))


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


def has_character(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.characters(seat))


HELD = Requirement("7.3.descartar", "refusal-not-in-hand", is_in_hand)
OWN = Requirement("6.2.C.1-1", "refusal-not-yours", is_own_character)
CARD = Argument(PIECE, hand, given=(HELD,), alone=True)
READIED = Argument(
    PIECE,
    own_characters,
    (
        Requirement("6.2.C.1-2", "refusal-fully-ready", not_fully_ready),
        Requirement("6.2.C.1-1", "refusal-readied", not_yet_readied),
        Requirement("8.B", "refusal-ready-forbidden", may_be_readied),
    ),
    given=(OWN,),
    alone=True,
)
EXTRA_CARD = Argument(
    PIECE,
    hand,
    (Requirement("6.2.C.2-1", "refusal-no-character-card", is_character_card),),
    given=(HELD,),
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


class Verb(Action):
    """A verb whose cards are offered once for each sort: another copy may be named as well."""

    __slots__ = ()

    def canonical(self, table: BattleTable, seat: int, option: Option) -> Option:
        assert table.decision is not None
        offered = [each for each in table.decision.options if each[0] == option[0]]
        alike = [each for each in offered if self.likeness(table, each) == self.likeness(table, option)]
        return option if option in offered or not alike else alike[0]

    def likeness(self, table: BattleTable, option: Option) -> tuple[object, ...]:
        values = zip(self.arguments, option[1:], strict=True)
        return tuple(table.likeness(value) if argument.kind == PIECE else value for argument, value in values)


# -- entering (6.2.C.3) -----------------------------------------------------------------------


class Enter(Verb):
    """Put a card of the hand, or one with Revive of the resources, into the scene."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("enter", arguments=(Argument(PIECE, cards_that_may_enter),))

    def why_not(self, table: BattleTable, seat: int, option: Any) -> Refusal | None:
        return refusal_to_enter(table, seat, option[1])


def cards_that_may_enter(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    pieces = table.pieces
    enterable = table.box.enterable
    cards = [card for card in table.distinct(area(seat, HAND)) if pieces[card].kind in enterable]
    reviving = table.box.reviving
    given = REVIVING in table.modifiers
    if reviving or given:
        revived = table.in_resources(seat, reviving, REVIVE)
        if given:
            revived = [card for card in table.cards(seat, RESOURCES) if card in revived or revives(table, card)]
        cards += table.without_repeats(revived)
    return [card for card in cards if refusal_of_entry(table, seat, card) is None]


def revives(table: BattleTable, card: int) -> bool:
    return has_keyword(table, card, REVIVE)


def refusal_to_enter(table: BattleTable, seat: int, card: int) -> Refusal | None:
    piece = table.pieces.get(card)
    zone = NOTHING if piece is None else piece.zone
    if zone not in (area(seat, HAND), area(seat, RESOURCES)):
        return Refusal("4.4.2.1-1", "refusal-not-in-hand", card)
    if zone == area(seat, RESOURCES) and not has_keyword(table, card, REVIVE):
        return Refusal("4.4.2.1-4", "refusal-no-revive", card)
    if table.kind(card).sort == ABILITY_CARD:
        return Refusal("4.4-1", "refusal-ability", card)
    return refusal_of_entry(table, seat, card)


def refusal_of_entry(table: BattleTable, seat: int, card: int) -> Refusal | None:
    """The same of a card that lies where it may enter from."""
    if table.kind(card).sort != SCENARIO:
        return entering.refusal(table, seat, card)
    if table.scenario_put:
        return Refusal("6.2.C.3-3", "refusal-one-scenario", card)
    if not entering.meets_own_condition(table, seat, card):
        return Refusal("4.4.1.B", "refusal-entry-forbidden", card, card)
    forbidding = denial(table, "enter", card)
    return None if forbidding is None else Refusal("4.4.1.B", "refusal-entry-forbidden", card, forbidding.source)


# -- actions and activated effects --------------------------------------------------------------


class Use(Verb):
    """A character uses the action of a card (4.6.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("use", arguments=(Argument(PIECE, own_characters), Argument(PIECE, usable_cards)))

    def why_not(self, table: BattleTable, seat: int, option: Any) -> Refusal | None:
        if not is_own_character(table, seat, option[1:2]):
            return Refusal("7.3.acao", "refusal-not-yours", option[1])
        return usable.refusal(table, seat, option[1], option[2])


def usable_cards(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    user = chosen[0]
    if not usable.may_act(table, user):
        return []
    cards = table.without_repeats(usable.cards_of_the_moment(table, user))
    return [card for card in cards if usable.may_use(table, seat, user, card)]


class ActivateText(Verb):
    """Use an activated text of a card (5.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("activate", arguments=(Argument(PIECE, activatable), Argument(ABILITY, texts_of)))

    def options(self, table: BattleTable, seat: int) -> list[Option]:
        opened = activated_effects.open_texts(table, seat)
        if not opened:
            return []
        found = []
        seen = set()
        for card, text in activated_effects.texts_to_activate(table, seat):
            if text in opened:
                likeness = (table.likeness(card), text)
                if likeness not in seen and activated_effects.refusal_at_hand(table, seat, card, text) is None:
                    seen.add(likeness)
                    found.append((self.name, card, text))
        return found

    def why_not(self, table: BattleTable, seat: int, option: Any) -> Refusal | None:
        return activated_effects.refusal(table, seat, option[1], option[2])


def activatable(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    return list(dict.fromkeys(card for card, _ in activated_effects.texts_to_activate(table, seat)))


def texts_of(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    return [text for card, text in activated_effects.texts_to_activate(table, seat) if card == chosen[0]]


# -- the list -----------------------------------------------------------------------------------


def among_ways(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in ways_to_redirect(table, seat, ())


def is_highest(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in effects_to_order(table, seat, ())


def is_on_offer(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return chosen[-1] in words_on_offer(table, seat, ())


_WAY = Argument(PIECE, ways_to_redirect, given=(Requirement("4.8.3.1.E-1", "refusal-no-redirection", among_ways),))

ACTIONS = (
    *SHARED_ACTIONS,
    Verb("ready", (Requirement("6.2.C.1-1", "refusal-no-character", has_character),), (CARD, READIED)),
    Verb("extra", (Requirement("6.2.C.2-1", "refusal-no-character", has_character),), (EXTRA_CARD, EXTRA)),
    Enter(),
    Verb("discard", arguments=(CARD,)),
    Action("surrender", arguments=(SURRENDERED,)),
    Use(),
    ActivateText(),
    Action("done"),
    Action(
        "name",
        arguments=(Argument(WORD, words_on_offer, given=(Requirement("5.7.A.1", "refusal-no-word", is_on_offer),)),),
    ),
    Action("redirect", arguments=(_WAY,)),
    Action(
        "resolve",
        arguments=(
            Argument(EFFECT, effects_to_order, given=(Requirement("9.1.2.1-1", "refusal-lower-level", is_highest),)),
        ),
    ),
)
