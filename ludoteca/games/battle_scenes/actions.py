"""The verbs of the players, each declared once with its requirements."""

from __future__ import annotations

from ludoteca.core.action import (
    ABILITY,
    LOOK,
    PIECE,
    Action,
    Argument,
    Chosen,
    Explained,
    Holds,
    Listed,
    Refusal,
    Requirement,
    Requirements,
    listed,
)
from ludoteca.core.decision import Option
from ludoteca.core.modifiers import denial
from ludoteca.core.resolving import SHARED_ACTIONS
from ludoteca.games.battle_scenes.meaning.resolution import effects_to_order
from ludoteca.games.battle_scenes.play import activated_effects, entering, moment_of_use, usable
from ludoteca.games.battle_scenes.play.damage import ways_to_redirect
from ludoteca.games.battle_scenes.play.named_words import words_on_offer
from ludoteca.games.battle_scenes.table.areas import HAND, RESOURCES, area
from ludoteca.games.battle_scenes.table.characteristics import KEYWORD, has_keyword, same_person
from ludoteca.games.battle_scenes.table.kinds import ABILITY as ABILITY_CARD
from ludoteca.games.battle_scenes.table.kinds import CHARACTER, SCENARIO
from ludoteca.games.battle_scenes.table.layout import FELLED
from ludoteca.games.battle_scenes.table.table import BattleTable

EFFECT = "effect"
WORD = "word"
REVIVE = "Reviver"
#: The question whether effects give it.
REVIVING = KEYWORD + REVIVE

# -- what is at hand ------------------------------------------------------------------------


def hand(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    return table.distinct(area(seat, HAND))


def character_cards(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    kinds, pieces = table.box.kinds, table.pieces
    return [card for card in table.distinct(area(seat, HAND)) if kinds[pieces[card].kind].sort == CHARACTER]


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


def to_be_readied(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    pieces = table.pieces
    return [number for number in table.characters(seat) if pieces[number].stage < 2 and not pieces[number].readied]


def may_be_readied(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return denial(table, "be-readied", chosen[-1]) is None


def may_be_felled(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return denial(table, FELLED, chosen[-1]) is None


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
    to_be_readied,
    (Requirement("8.B", "refusal-ready-forbidden", may_be_readied),),
    given=(
        OWN,
        Requirement("6.2.C.1-2", "refusal-fully-ready", not_fully_ready),
        Requirement("6.2.C.1-1", "refusal-readied", not_yet_readied),
    ),
    alone=True,
)
EXTRA_CARD = Argument(
    PIECE,
    character_cards,
    given=(HELD, Requirement("6.2.C.2-1", "refusal-no-character-card", is_character_card)),
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
    (
        Requirement("6.2.C.5", "refusal-just-entered", is_surrenderable),
        Requirement("8.B", "refusal-fall-forbidden", may_be_felled),
    ),
    given=(Requirement("6.2.C.5", "refusal-not-yours", is_own_character),),
)


class Verb(Action[BattleTable]):
    """A verb whose cards are offered once for each sort: another copy may be named as well."""

    __slots__ = ()

    def canonical(self, table: BattleTable, seat: int, option: Option) -> Option:
        return offered_alike(self, table, option)


class ListedVerb(Listed[BattleTable]):
    """The same with arguments that are found together."""

    __slots__ = ()

    def canonical(self, table: BattleTable, seat: int, option: Option) -> Option:
        return offered_alike(self, table, option)


def offered_alike(verb: Action[BattleTable], table: BattleTable, option: Option) -> Option:
    """The option, or the one offered in its place that does the same with another copy."""
    assert table.decision is not None
    offered = [each for each in table.decision.options if each[0] == option[0]]
    wanted = likeness(verb, table, option)
    alike = [each for each in offered if likeness(verb, table, each) == wanted]
    return option if option in offered or not alike else alike[0]


def likeness(verb: Action[BattleTable], table: BattleTable, option: Option) -> tuple[object, ...]:
    values = zip(verb.arguments, option[1:], strict=True)
    return tuple(table.likeness(value) if argument.kind == PIECE else value for argument, value in values)


# -- entering (6.2.C.3) -----------------------------------------------------------------------


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
    kinds = table.box.kinds
    return [
        card
        for card in cards
        if (
            SCENARIO_ENTERING.hold(table, seat, (card,))
            if kinds[pieces[card].kind].sort == SCENARIO
            else entering.may_enter(table, seat, card)
        )
    ]


def revives(table: BattleTable, card: int) -> bool:
    return has_keyword(table, card, REVIVE)


def lies_where_it_enters_from(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    piece = table.pieces.get(chosen[0])
    return piece is not None and piece.zone in (area(seat, HAND), area(seat, RESOURCES))


def is_revived(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return table.pieces[chosen[0]].zone == area(seat, HAND) or has_keyword(table, chosen[0], REVIVE)


def is_no_ability(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[0]).sort != ABILITY_CARD


def is_no_scenario(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(chosen[0]).sort != SCENARIO


def is_first_scenario(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return not table.scenario_put


def why_not_in_any_way(table: BattleTable, seat: int, chosen: Chosen) -> Refusal | None:
    return entering.refusal(table, seat, chosen[0])


def may_enter_in_a_way(table: BattleTable, seat: int, chosen: Chosen) -> bool:
    return entering.may_enter(table, seat, chosen[0])


#: A Scenario, and any other card that enters from where it lies.
SCENARIO_ENTERING = Requirements(
    Requirement("6.2.C.3-3", "refusal-one-scenario", is_first_scenario),
    Requirement("4.4.1.B", "refusal-entry-forbidden", entering.fulfils_own_condition, source=entering.card_entering),
    Requirement("4.4.1.B", "refusal-entry-forbidden", entering.is_not_kept_out, source=entering.what_keeps_out),
)
OTHERS_ENTERING = Explained(
    "4.4.2.1", "refusal-entry-forbidden", why_not_in_any_way, may_enter_in_a_way, LOOK, entering.ENTERING_SO
)


def only_of(exempt: Holds[BattleTable], need: Requirement[BattleTable]) -> Requirement[BattleTable]:
    """The same requirement, from which something is exempt."""

    def holds(table: BattleTable, seat: int, chosen: Chosen) -> bool:
        return exempt(table, seat, chosen) or need.holds(table, seat, chosen)

    return Requirement(need.rule, need.message, holds, need.blame, need.source)


#: Put a card of the hand, or one with Revive of the resources, into the scene.
ENTER = Verb(
    "enter",
    arguments=(
        Argument(
            PIECE,
            cards_that_may_enter,
            given=(
                Requirement("4.4.2.1-1", "refusal-not-in-hand", lies_where_it_enters_from),
                Requirement("4.4.2.1-4", "refusal-no-revive", is_revived),
                Requirement("4.4-1", "refusal-ability", is_no_ability),
                *(only_of(is_no_scenario, need) for need in SCENARIO_ENTERING),
                OTHERS_ENTERING,
            ),
        ),
    ),
)


# -- actions and activated effects --------------------------------------------------------------


def usable_cards(table: BattleTable, seat: int, chosen: Chosen) -> list[int]:
    user = chosen[0]
    if not moment_of_use.may_act(table, user):
        return []
    cards = table.without_repeats(moment_of_use.cards_of_the_moment(table, user))
    return [card for card in cards if usable.may_use(table, seat, user, card)]


def why_not_used(table: BattleTable, seat: int, chosen: Chosen) -> Refusal | None:
    return usable.refusal(table, seat, chosen[0], chosen[1])


#: A character uses the action of a card (4.6.2).
USE = Verb(
    "use",
    arguments=(
        Argument(PIECE, own_characters, given=(Requirement("7.3.acao", "refusal-not-yours", is_own_character),)),
        Argument(
            PIECE,
            usable_cards,
            given=(Explained("4.6.2.C", "refusal-not-its-action", why_not_used, parts=usable.USING),),
        ),
    ),
)


def texts_to_activate(table: BattleTable, seat: int) -> list[Option]:
    """Of equal cards with equal texts the first."""
    opened = activated_effects.open_texts(table, seat)
    if not opened:
        return []
    found = []
    seen = set()
    for card, text in activated_effects.texts_to_activate(table, seat):
        if text in opened:
            likeness = (table.likeness(card), text)
            if likeness not in seen and activated_effects.ACTIVATING.hold(table, seat, (card, text)):
                seen.add(likeness)
                found.append(("activate", card, text))
    return found


#: Use an activated text of a card (5.1).
ACTIVATE = ListedVerb(
    "activate",
    texts_to_activate,
    (Argument(PIECE), Argument(ABILITY, given=activated_effects.ACTIVATING)),
)


# -- the list -----------------------------------------------------------------------------------


_WAY = listed(PIECE, ways_to_redirect, "4.8.3.1.E-1", "refusal-no-redirection")

ACTIONS: tuple[Action[BattleTable], ...] = (
    *SHARED_ACTIONS,
    Verb("ready", (Requirement("6.2.C.1-1", "refusal-no-character", has_character),), (CARD, READIED)),
    Verb("extra", (Requirement("6.2.C.2-1", "refusal-no-character", has_character),), (EXTRA_CARD, EXTRA)),
    ENTER,
    Verb("discard", arguments=(CARD,)),
    Action("surrender", arguments=(SURRENDERED,)),
    USE,
    ACTIVATE,
    Action("done"),
    Action(
        "name",
        arguments=(listed(WORD, words_on_offer, "5.7.A.1", "refusal-no-word"),),
    ),
    Action("redirect", arguments=(_WAY,)),
    Action(
        "resolve",
        arguments=(listed(EFFECT, effects_to_order, "9.1.2.1-1", "refusal-lower-level"),),
    ),
)
