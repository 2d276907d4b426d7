"""The verbs on what stands nearby: checks and interactions (chart.check, chart.interact)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.core.action import CELL, NUMBER, PIECE, Argument, Refusal
from ludoteca.core.decision import Option
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.cards.entries import ObjectCheck
from ludoteca.games.apotheosis.play.card_verbs import ATTACHMENTS_AT_MOST, has_room
from ludoteca.games.apotheosis.play.deed_action import PIECES, TARGET, THINGS, Args, DeedAction, Why, nobody
from ludoteca.games.apotheosis.play.equal_cards import distinct, refused_adjacent, same_card, things_beside
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.areas import INVENTORY, area
from ludoteca.games.apotheosis.table.figures import HERO, OBJECT
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import ITEM


class Check(DeedAction):
    """A check of an adjacent object's list, counted from 1 (chart.check, gap check-in-battle)."""

    __slots__ = ()
    near = THINGS

    def __init__(self) -> None:
        super().__init__("check", Argument(PIECE, nobody), Argument(NUMBER, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return [
            (number, index)
            for number in things_beside(table, agent)
            if not table.pieces[number].is_character
            for index in range(1, len(checks_of(table, number)) + 1)
        ]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number, index = args
        if refused := refused_adjacent(table, agent, number):
            return refused
        if table.pieces[number].is_character or not 1 <= index <= len(checks_of(table, number)):
            return Refusal("r37", "refusal-no-check", number)
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number, index = args
        piece = table.pieces[number]
        if (agent, index - 1) in piece.tried:
            return Refusal("check.retry.1", "refusal-tried", number)
        if checks_of(table, number)[index - 1].result == "clear" and not piece.obstacle:
            return Refusal("check.retry.1", "refusal-open-already", number)
        return None


def checks_of(table: ApotheosisTable, number: int) -> Sequence[ObjectCheck]:
    entry = table.kind(number).object
    return () if entry is None else entry.checks


class Open(DeedAction):
    """Access an adjacent container (r39), whatever piece is one (pieces.container.1)."""

    __slots__ = ()
    near = THINGS

    def __init__(self) -> None:
        super().__init__("open", Argument(PIECE, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return [(number,) for number in things_beside(table, agent) if table.pieces[number].container]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number = args[0]
        if refused := refused_adjacent(table, agent, number):
            return refused
        return None if table.pieces[number].container else Refusal("r38", "refusal-no-container", number)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number = args[0]
        if not places.under(table, number):
            return Refusal("r40", "refusal-empty", number)
        piece = table.pieces[agent]
        if piece.sort == HERO:
            if not has_room(table, piece.controller):
                return Refusal("inventory.1", "refusal-full", agent)
        elif piece.card == NONE or len(table.attachments(piece.card)) >= ATTACHMENTS_AT_MOST:
            return Refusal("companion.attach.1", "refusal-full", agent)
        return None


class Shove(DeedAction):
    """Move an adjacent container or loose object one tile (r42, gap object-move)."""

    __slots__ = ()
    near = THINGS

    def __init__(self) -> None:
        super().__init__("shove", Argument(PIECE, nobody), Argument(CELL, nobody))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        return [
            (number, cell)
            for number in things_beside(table, agent)
            if not is_fixed(table, number)
            for cell in places.empty_beside(table, table.pieces[number].cell)
        ]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number, cell = args
        if refused := refused_adjacent(table, agent, number):
            return refused
        if is_fixed(table, number):
            return Refusal("chart.interact", "refusal-fixed", number)
        if not places.is_empty(table, cell):
            return Refusal("r42", "refusal-not-empty", number)
        if table.board.apart(table.pieces[number].cell, cell) != 1:
            return Refusal("r42", "refusal-not-adjacent", number)
        return None

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number, cell = args
        piece = table.pieces[number]
        altitude = table.board.altitude
        if piece.sort == OBJECT and not piece.container and altitude[cell] > altitude[piece.cell] + 1:
            return Refusal("chart.interact", "refusal-too-high", number)
        return None


def is_fixed(table: ApotheosisTable, number: int) -> bool:
    """The living; doors, walls and barriers, and what the map fixes (gaps object-move, container-move)."""
    if table.living(number) or number in table.box.format.fixed:
        return True
    entry = table.kind(number).object
    return entry is not None and entry.fixed and not table.pieces[number].is_character


class Drop(DeedAction):
    """Drop an Item on an empty adjacent tile or into an adjacent container (gap drop-item)."""

    __slots__ = ()
    heroic = True

    def __init__(self) -> None:
        super().__init__("drop", Argument(PIECE, nobody, canonical=same_card), Argument(TARGET, nobody))

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        items = distinct(table, table.pieces[agent].controller, "items", droppable)
        if not items:
            return []
        cell = table.pieces[agent].cell
        first, pieces = table.box.seats, table.pieces
        where = [first + other for other in places.empty_beside(table, cell)]
        where += [number for number in places.beside(table, cell) if pieces[number].container]
        return [("drop", card, place) for card in items for place in where]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card, where = args
        if card not in droppable(table, table.pieces[agent].controller):
            return Refusal("pieces.container.4", "refusal-no-item")
        if table.is_tile(where):
            if not places.is_empty(table, table.cell_of(where)):
                return Refusal("pieces.container.4", "refusal-not-empty")
        elif not table.is_piece(where) or not table.pieces[where].container:
            return Refusal("pieces.container.4", "refusal-no-container")
        if not places.adjacent(table, agent, where):
            return Refusal("pieces.container.4", "refusal-not-adjacent")
        return None


def droppable(table: ApotheosisTable, seat: int) -> list[int]:
    """The Items equipped and in the inventory."""
    kinds, pieces = table.box.kinds, table.pieces
    cards = [*permanent_texts.equipped(table, seat), *table.zones[area(seat, INVENTORY)]]
    return [card for card in cards if kinds[pieces[card].kind].suit == ITEM]


class Talk(DeedAction):
    """Talk to an adjacent character (chart.interact)."""

    __slots__ = ()
    near = PIECES

    def __init__(self) -> None:
        super().__init__("talk", Argument(PIECE, nobody))

    def find(self, table: ApotheosisTable, agent: int) -> list[Option]:
        return [("talk", number) for number in places.neighbours(table, table.pieces[agent].cell)[1]]

    def given(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if refused := refused_adjacent(table, agent, args[0]):
            return refused
        return None if table.living(args[0]) else Refusal("chart.interact", "refusal-no-character", args[0])


NEARBY_ACTIONS = (Check(), Open(), Shove(), Drop(), Talk())
