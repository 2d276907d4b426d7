"""Once per turn, round or battle: counted by the name of the card (draft.once.1)."""

from __future__ import annotations

from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.terms import ONCE_BATTLE, ONCE_ROUND, ONCE_TURN

_ONCE = (ONCE_TURN, ONCE_ROUND, ONCE_BATTLE)


def spent(table: ApotheosisTable, agent: int, card: int, limits: tuple[str, ...]) -> bool:
    """Has this character used a card of that name within the span?"""
    if not table.used or not limits:
        return False
    kind = table.kind(card).number
    return any((limit, agent, kind) in table.used for limit in limits if limit in _ONCE)


def mark_used(table: ApotheosisTable, agent: int, card: int, limits: tuple[str, ...]) -> None:
    """An activation counts even if it is negated (gap negate-meaning)."""
    for limit in limits:
        if limit in _ONCE:
            table.used = (*table.used, (limit, agent, table.kind(card).number))


def span_over(table: ApotheosisTable, limit: str) -> None:
    """A turn or a round is over: what was used once within it may be used again."""
    if table.used:
        table.used = tuple(each for each in table.used if each[0] != limit)
