"""The verbs on what stands nearby: checks and interactions (chart.check, chart.interact)."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.action import CELL, NUMBER, PIECE, Argument, Refusal
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis import places, standing
from ludoteca.games.apotheosis.areas import INVENTORY, area
from ludoteca.games.apotheosis.asking_cards import (
    Args,
    Why,
    beside,
    distinct,
    hero_of,
    no_table,
    refused_adjacent,
    same_card,
)
from ludoteca.games.apotheosis.deed_action import TARGET, DeedAction, nobody, refused_points
from ludoteca.games.apotheosis.figures import HERO, OBJECT
from ludoteca.games.apotheosis.table import ApotheosisTable
from ludoteca.games.apotheosis.verbs import ATTACHMENTS_AT_MOST, has_room
from ludoteca.games.apotheosis.words import ITEM


class Check(DeedAction):
    """A check of an adjacent object's list, counted from 1 (chart.check, gap check-in-battle)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("check", arguments=(Argument(PIECE, nobody), Argument(NUMBER, nobody)))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        for number in beside(table, agent):
            entry = table.kind(number).object
            for index in range(len(entry.checks) if entry is not None else 0):
                yield number, index + 1

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number, index = args
        if refused := refused_points(table, "check", agent) or refused_adjacent(table, agent, number):
            return refused
        entry = table.kind(number).object if not table.pieces[number].is_character else None
        if entry is None or not 1 <= index <= len(entry.checks):
            return Refusal("r37", "refusal-no-check", number)
        if (agent, index - 1) in table.pieces[number].tried:
            return Refusal("check.retry.1", "refusal-tried", number)
        result = entry.checks[index - 1].result
        if result == "clear" and not table.pieces[number].obstacle:
            return Refusal("check.retry.1", "refusal-open-already", number)
        return None


class Open(DeedAction):
    """Access an adjacent container (r39)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("open", arguments=(Argument(PIECE, nobody),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        for number in beside(table, agent):
            if table.pieces[number].container:
                yield (number,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number = args[0]
        if refused := refused_points(table, "open", agent) or refused_adjacent(table, agent, number):
            return refused
        if not table.pieces[number].container:
            return Refusal("r38", "refusal-no-container", number)
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

    def __init__(self) -> None:
        super().__init__("shove", arguments=(Argument(PIECE, nobody), Argument(CELL, nobody)))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        for number in beside(table, agent):
            if not table.living(number):
                for cell in places.empty_beside(table, table.pieces[number].cell):
                    yield number, cell

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        number, cell = args
        if refused := refused_points(table, "shove", agent) or refused_adjacent(table, agent, number):
            return refused
        piece = table.pieces[number]
        if table.living(number) or is_fixed(table, number):
            return Refusal("chart.interact", "refusal-fixed", number)
        if not places.is_empty(table, cell):
            return Refusal("r42", "refusal-not-empty", number)
        board = table.board()
        if board.apart(piece.cell, cell) != 1:
            return Refusal("r42", "refusal-not-adjacent", number)
        if piece.sort == OBJECT and not piece.container and board.altitude[cell] > board.altitude[piece.cell] + 1:
            return Refusal("chart.interact", "refusal-too-high", number)
        return None


def is_fixed(table: ApotheosisTable, number: int) -> bool:
    """Doors, walls and barriers are fixed, and what the map fixes (gaps object-move, container-move)."""
    entry = table.kind(number).object
    if number in table.box.format.fixed:
        return True
    return entry is not None and entry.fixed and not table.pieces[number].is_character


class Drop(DeedAction):
    """Drop an Item on an empty adjacent tile or into an adjacent container (gap drop-item)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("drop", arguments=(Argument(PIECE, nobody, canonical=same_card), Argument(TARGET, nobody)))

    def items(self, table: ApotheosisTable, agent: int) -> list[int]:
        seat = hero_of(table, agent)
        if seat < 0:
            return []
        found: list[int] | None = table.filed.get(("items", seat))
        if found is None:
            cards = [*standing.equipped(table, seat), *table.zones[area(seat, INVENTORY)]]
            found = table.filed["items", seat] = [card for card in cards if table.kind(card).suit == ITEM]
        return found

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        cell = table.cell_of(agent)
        places_ = [table.tile(other) for other in places.empty_beside(table, cell)]
        places_ += [number for number in places.beside(table, cell) if table.pieces[number].container]
        for card in distinct(table, self.items(table, agent), "items", agent) if places_ else ():
            for where in places_:
                yield card, where

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        card, where = args
        if refused := refused_points(table, "drop", agent):
            return refused
        if hero_of(table, agent) < 0:
            return no_table(agent)
        if card not in self.items(table, agent):
            return Refusal("pieces.container.4", "refusal-no-item")
        if table.is_tile(where):
            cell = table.cell_of(where)
            if not places.is_empty(table, cell):
                return Refusal("pieces.container.4", "refusal-not-empty")
        elif not table.is_piece(where) or not table.pieces[where].container:
            return Refusal("pieces.container.4", "refusal-no-container")
        if not places.adjacent(table, agent, where):
            return Refusal("pieces.container.4", "refusal-not-adjacent")
        return None


class Talk(DeedAction):
    """Talk to an adjacent character (chart.interact)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("talk", arguments=(Argument(PIECE, nobody),))

    def candidates(self, table: ApotheosisTable, agent: int) -> Iterable[Args]:
        for number in beside(table, agent):
            yield (number,)

    def refusal(self, table: ApotheosisTable, agent: int, args: Args) -> Why:
        if refused := refused_points(table, "talk", agent) or refused_adjacent(table, agent, args[0]):
            return refused
        return None if table.living(args[0]) else Refusal("chart.interact", "refusal-no-character", args[0])


NEARBY_ACTIONS = (Check(), Open(), Shove(), Drop(), Talk())
