"""Which actions may be kept for the end of the round, and for how many points (gap reserve-meaning)."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.games.apotheosis.play.activation import INTERACTIONS, POINTS
from ludoteca.games.apotheosis.play.movement import ways_of
from ludoteca.games.apotheosis.play.usable import points_for
from ludoteca.games.apotheosis.table.table import ApotheosisTable

#: What may be named: a normal attack, a step, an interaction, a check.
RESERVABLE = ("attack", "walk", "interact", "check")


_KEPT = {"interact": INTERACTIONS, **{deed: (deed,) for deed in ("attack", "walk", "check", "use")}}


#: The same of those that may be named.
KEPT_VERBS = tuple((deed, _KEPT[deed]) for deed in RESERVABLE)


def kept_verbs(deed: str) -> tuple[str, ...]:
    return _KEPT[deed]


def reserve_points(table: ApotheosisTable, agent: int, deed: str, card: int = NONE, use: int = NONE) -> int:
    """The points of the action; of a step, those of the cheapest tile next to it. -1 if it could not be declared."""
    if deed == "use":
        return points_for(table, agent, card, table.kind(card).uses[use])
    if deed == "walk":
        return cheapest_step(table, agent)
    points = POINTS[kept_verbs(deed)[0]]
    return points if table.points >= points else NONE


def cheapest_step(table: ApotheosisTable, agent: int) -> int:
    reached = ways_of(table, agent, table.points)[0]
    near = table.board.adjacent[table.pieces[agent].cell] & ~table.occupied
    for cost in range(1, len(reached)):
        if reached[cost] & near:
            return cost
    return NONE
