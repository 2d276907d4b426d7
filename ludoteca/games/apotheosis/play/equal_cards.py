"""What the verbs on cards and pieces ask alike: which cards are equal, what stands beside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core.resolving import hidden_from
from ludoteca.games.apotheosis.table import places
from ludoteca.games.apotheosis.table.areas import SHEETS_OF, SUPPORTS
from ludoteca.games.apotheosis.table.box import ACCESS
from ludoteca.games.apotheosis.table.grounds import CAST
from ludoteca.games.apotheosis.table.table import ApotheosisTable


def same_card(table: ApotheosisTable, seat: int, number: int) -> int:
    """Of equal cards in one place the first stands for all."""
    if not table.is_card(number) or hidden_from(table, seat, number):
        return number
    likeness = table.likeness(number)
    for other in table.zones[table.pieces[number].zone]:
        if table.likeness(other) == likeness:
            return int(other)
    return number


def distinct(
    table: ApotheosisTable, seat: int, which: str, cards_of: Callable[[ApotheosisTable, int], Sequence[int]]
) -> Sequence[int]:
    """These cards of a seat, of equal ones the first; kept under this name till its cards lie otherwise."""
    found: Sequence[int] | None = table.kept[seat].get(which)
    if found is None:
        found = table.kept[seat][which] = unlike(table, cards_of(table, seat))
    return found


def unlike(table: ApotheosisTable, cards: Sequence[int]) -> Sequence[int]:
    """Of equal cards the first. Cards of different kinds are never alike."""
    pieces = table.pieces
    kinds = [pieces[card].kind for card in cards]
    if len(set(kinds)) == len(kinds):
        return cards
    first: dict[object, int] = {}
    for card, kind in zip(cards, kinds, strict=True):
        first.setdefault(table.likeness(card) if kinds.count(kind) > 1 else card, card)
    return list(first.values())


def holdings(table: ApotheosisTable, seat: int) -> frozenset[str]:
    """What a seat has of the things that verbs are for; kept for its sheet and its support as they lie."""
    sheet, support = table.zones[SHEETS_OF[seat]], table.zones[SUPPORTS[seat]]
    key = ("holdings", seat)
    kept: tuple[tuple[int, ...], tuple[int, ...], frozenset[str]] | None = table.kept[CAST].get(key)
    if kept is None or kept[0] is not sheet or kept[1] is not support:
        kinds = [table.kind(number) for number in (*sheet, *support)]
        found = {word for kind in kinds for word in (kind.suit, kind.companion, kind.summus)}
        kept = table.kept[CAST][key] = (sheet, support, table.box.present & (found | {ACCESS}))
    return kept[2]


def beside(table: ApotheosisTable, agent: int) -> Sequence[int]:
    return places.beside(table, table.pieces[agent].cell)


def things_beside(table: ApotheosisTable, agent: int) -> Sequence[int]:
    """Objects, containers and bodies."""
    return places.neighbours(table, table.pieces[agent].cell)[2]
