"""What the verbs on cards and pieces ask alike: whose Hero, which cards are equal, what stands beside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.action import Refusal
from ludoteca.core.effects import hidden_from
from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis import places
from ludoteca.games.apotheosis.figures import HERO
from ludoteca.games.apotheosis.table import ApotheosisTable

#: The arguments of a verb, and why it may not be done with them.
Args = tuple[Any, ...]
Why = Refusal | None


def hero_of(table: ApotheosisTable, agent: int) -> int:
    """The seat whose Hero acts; -1 if it is no Hero: what needs a table or an inventory only a Hero does."""
    piece = table.pieces[agent]
    return piece.controller if piece.sort == HERO else NONE


def no_table(agent: int) -> Refusal:
    return Refusal("hero.definition.1", "refusal-no-table", agent)


def same_card(table: ApotheosisTable, seat: int, number: int) -> int:
    """Of equal cards in one place the first stands for all."""
    if not table.is_card(number) or hidden_from(table, seat, number):
        return number
    likeness = table.likeness(number)
    for other in table.zones[table.pieces[number].zone]:
        if table.likeness(other) == likeness:
            return int(other)
    return number


def distinct(table: ApotheosisTable, numbers: Iterable[int], *key: object) -> list[int]:
    """These cards, of equal ones the first; kept under the key till cards lie otherwise."""
    found: list[int] | None = table.filed.get(("distinct", *key))
    if found is None:
        cards = list(numbers)
        pieces = table.pieces
        if len({pieces[card].kind for card in cards}) < len(cards):
            cards = table.without_repeats(cards)
        found = table.filed["distinct", *key] = cards
    return found


def beside(table: ApotheosisTable, agent: int) -> list[int]:
    return places.beside(table, table.cell_of(agent))


def refused_adjacent(table: ApotheosisTable, agent: int, number: int) -> Why:
    if not table.is_piece(number):
        return Refusal("r25", "refusal-no-piece")
    if not places.adjacent(table, agent, number):
        return Refusal("r39", "refusal-not-adjacent", number)
    return None
