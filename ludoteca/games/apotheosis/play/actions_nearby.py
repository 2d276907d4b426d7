"""The verbs on what stands nearby: checks and interactions (chart.check, chart.interact)."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.action import CELL, GIVEN, NUMBER, PIECE, Argument, Chosen, Requirement, nobody
from ludoteca.core.decision import Option
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.card_verbs import ATTACHMENTS_AT_MOST, has_room
from ludoteca.games.apotheosis.play.equal_cards import distinct, same_card, things_beside
from ludoteca.games.apotheosis.play.requirements import (
    BESIDE,
    TARGET,
    deed,
    is_adjacent,
    whose_turn,
)
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.areas import INVENTORY, area
from ludoteca.games.apotheosis.table.figures import HERO, OBJECT
from ludoteca.games.apotheosis.table.places import checks_of, is_fixed
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import ITEM


def first_named(table: ApotheosisTable, seat: int, chosen: Chosen) -> int:
    """The piece that something is done to."""
    return int(chosen[0])


# -- check an object -----------------------------------------------------------------------------------


def objects_beside(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    pieces = table.pieces
    return [number for number in things_beside(table, table.character) if not pieces[number].is_character]


def numbers_of_checks(table: ApotheosisTable, seat: int, chosen: Chosen) -> range:
    return range(1, len(checks_of(table, chosen[0])) + 1)


def is_check(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not table.pieces[chosen[0]].is_character and chosen[1] in numbers_of_checks(table, seat, chosen)


def is_untried(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return (table.character, chosen[1] - 1) not in table.pieces[chosen[0]].tried


def is_still_shut(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    clears = checks_of(table, chosen[0])[chosen[1] - 1].result == "clear"
    return not clears or table.pieces[chosen[0]].obstacle


#: A check of an adjacent object's list, counted from 1 (chart.check, gap check-in-battle).
CHECK = deed(
    "check",
    Argument(PIECE, objects_beside, BESIDE),
    Argument(
        NUMBER,
        numbers_of_checks,
        (
            Requirement("check.retry.1", "refusal-tried", is_untried, first_named),
            Requirement("check.retry.1", "refusal-open-already", is_still_shut, first_named),
        ),
        given=(Requirement("r37", "refusal-no-check", is_check, first_named),),
    ),
)


# -- open a container ------------------------------------------------------------------------------------


def containers_beside(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    pieces = table.pieces
    return [number for number in things_beside(table, table.character) if pieces[number].container]


def is_container(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(table.pieces[chosen[0]].container)


def holds_something(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return bool(places.under(table, chosen[0]))


def hero_has_room(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.pieces[table.character].sort != HERO or has_room(table, seat)


def anybody_has_room(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """In the inventory of a Hero, or under the card of a Companion."""
    piece = table.pieces[table.character]
    if piece.sort == HERO:
        return has_room(table, seat)
    return piece.card != NONE and len(table.attachments(piece.card)) < ATTACHMENTS_AT_MOST


#: Access an adjacent container (r39), whatever piece is one (pieces.container.1).
OPEN = deed(
    "open",
    Argument(
        PIECE,
        containers_beside,
        (
            *BESIDE,
            Requirement("r38", "refusal-no-container", is_container, rank=GIVEN),
            Requirement("r40", "refusal-empty", holds_something),
            Requirement("inventory.1", "refusal-full", hero_has_room, whose_turn, rank=GIVEN),
            Requirement("companion.attach.1", "refusal-full", anybody_has_room, whose_turn),
        ),
    ),
)


# -- move a thing ----------------------------------------------------------------------------------------


def loose_things(table: ApotheosisTable, seat: int, chosen: Chosen) -> list[int]:
    return [number for number in things_beside(table, table.character) if not is_fixed(table, number)]


def is_loose(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not is_fixed(table, chosen[0])


def tiles_beside_thing(table: ApotheosisTable, seat: int, chosen: Chosen) -> Sequence[int]:
    return places.empty_beside(table, table.pieces[chosen[0]].cell)


def is_empty_tile(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return places.is_empty(table, chosen[1])


def is_one_tile_away(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.board.apart(table.pieces[chosen[0]].cell, chosen[1]) == 1


def is_not_too_high(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    """An object is lifted one step at most."""
    piece, altitude = table.pieces[chosen[0]], table.board.altitude
    return bool(piece.sort != OBJECT or piece.container or altitude[chosen[1]] <= altitude[piece.cell] + 1)


#: Move an adjacent container or loose object one tile (r42, gap object-move).
SHOVE = deed(
    "shove",
    Argument(PIECE, loose_things, (*BESIDE, Requirement("chart.interact", "refusal-fixed", is_loose, rank=GIVEN))),
    Argument(
        CELL,
        tiles_beside_thing,
        (Requirement("chart.interact", "refusal-too-high", is_not_too_high, first_named),),
        given=(
            Requirement("r42", "refusal-not-empty", is_empty_tile, first_named),
            Requirement("r42", "refusal-not-adjacent", is_one_tile_away, first_named),
        ),
    ),
)


# -- drop an Item ------------------------------------------------------------------------------------------


def droppable(table: ApotheosisTable, seat: int) -> list[int]:
    """The Items equipped and in the inventory."""
    kinds, pieces = table.box.kinds, table.pieces
    cards = [*permanent_texts.equipped(table, seat), *table.zones[area(seat, INVENTORY)]]
    return [card for card in cards if kinds[pieces[card].kind].suit == ITEM]


def is_own_item(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in droppable(table, seat)


def items_and_places(table: ApotheosisTable, seat: int) -> list[Option]:
    """Each Item on each empty tile beside, and into each container there."""
    items = distinct(table, seat, "items", droppable)
    if not items:
        return []
    cell = table.pieces[table.character].cell
    first, pieces = table.box.seats, table.pieces
    where = [first + other for other in places.empty_beside(table, cell)]
    where += [number for number in places.beside(table, cell) if pieces[number].container]
    return [("drop", card, place) for card in items for place in where]


def is_empty_if_tile(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return not table.is_tile(chosen[1]) or places.is_empty(table, table.cell_of(chosen[1]))


def is_tile_or_container(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    where = chosen[1]
    return table.is_tile(where) or (table.is_piece(where) and table.pieces[where].container)


#: Drop an Item on an empty adjacent tile or into an adjacent container (gap drop-item).
DROP = deed(
    "drop",
    Argument(
        PIECE,
        canonical=same_card,
        given=(Requirement("pieces.container.4", "refusal-no-item", is_own_item, nobody),),
    ),
    Argument(
        TARGET,
        given=(
            Requirement("pieces.container.4", "refusal-not-empty", is_empty_if_tile, nobody),
            Requirement("pieces.container.4", "refusal-no-container", is_tile_or_container),
            Requirement("pieces.container.4", "refusal-not-adjacent", is_adjacent, nobody),
        ),
    ),
    heroic=True,
    listing=items_and_places,
)


# -- talk --------------------------------------------------------------------------------------------------


def talks(table: ApotheosisTable, seat: int) -> list[Option]:
    return [("talk", number) for number in places.neighbours(table, table.pieces[table.character].cell)[1]]


def is_living(table: ApotheosisTable, seat: int, chosen: Chosen) -> bool:
    return table.living(chosen[0])


#: Talk to an adjacent character (chart.interact).
TALK = deed(
    "talk",
    Argument(
        PIECE,
        given=(*BESIDE, Requirement("chart.interact", "refusal-no-character", is_living)),
    ),
    listing=talks,
)

NEARBY_ACTIONS = (CHECK, OPEN, SHOVE, DROP, TALK)
