"""How a player stands: bases and their resistance, allies that can act, resources, cards, the centre."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.fabula.table.areas import DECK, HAND, area
from ludoteca.games.fabula.table.table import FabulaTable

FEATURES = (
    "centre",
    "outskirts",
    "resistance",
    "allies",
    "offensive",
    "influence",
    "life",
    "ready",
    "threat",
    "danger",
    "modifications",
    "resources",
    "hand",
    "deck",
    "turn",
)


def features(table: FabulaTable, seat: int) -> tuple[float, ...]:
    bases = table.territory(seat)
    outskirts = [number for number in bases if not table.pieces[number].centre]
    centre = [number for number in bases if table.pieces[number].centre]
    allies = table.allies(seat)
    others = [ally for other in table.opponents(seat) for ally in table.allies(other)]
    return (
        sum(table.pieces[number].resistance for number in centre) / 15,
        len(outskirts) / 4,
        sum(table.pieces[number].resistance for number in outskirts) / 20,
        len(allies) / 6,
        sum(table.offensive_of(number) for number in allies) / 12,
        sum(table.influence_of(number) for number in allies) / 6,
        sum(table.life_of(number) for number in allies) / 15,
        sum(not table.pieces[number].tapped for number in allies) / 6,
        strikes(table, allies, len(others)) / 12,
        strikes(table, others, len(allies)) / 12,
        (len(table.battle(seat)) - len(allies)) / 4,
        table.resources[seat] / 10,
        len(table.zones[area(seat, HAND)]) / 6,
        min(1.0, len(table.zones[area(seat, DECK)]) / 10),
        float(table.active == seat),
    )


def strikes(table: FabulaTable, allies: Sequence[int], blockers: int) -> int:
    """The offensive that comes through if every blocker stops the best that is left."""
    offensives = sorted((table.offensive_of(number) for number in allies), reverse=True)
    return sum(offensives[blockers:])
