"""How a player stands: Glory, Krosmasters and their health, what they could knock out, Kamas and Rewards."""

from __future__ import annotations

from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.table.areas import ARENA
from ludoteca.games.krosmaster.table.table import KrosTable

FEATURES = (
    "glory",
    "glory-left",
    "levels",
    "health",
    "weakest",
    "threats",
    "danger",
    "close",
    "kamas",
    "rewards",
    "summons",
    "points",
    "turn",
)

#: From how many cells away a Krosmaster can usually strike within its turn, and how much it then inflicts.
_REACH = 6
_BLOW = 5


def features(table: KrosTable, seat: int) -> tuple[float, ...]:
    own = table.krosmasters(seat)
    others = [number for other in table.opponents(seat) for number in table.krosmasters(other)]
    left = [health(table, number) for number in own]
    glory = table.glory[seat]
    everybody = sum(table.glory) + table.wild
    moving = table.unit in own
    return (
        glory / max(1, everybody),
        min(1.0, glory / 6),
        sum(table.kind(number).level for number in own) / 12,
        sum(left) / 50,
        min(left, default=0) / 15,
        reachable_levels(table, own, others) / 12,
        reachable_levels(table, others, own) / 12,
        sum(1 - nearest(table, number, others) / 20 for number in own) / 4,
        table.stock[seat] / 10,
        sum(len(table.held_by(number)) + len(table.worn_by(number)) for number in own) / 6,
        sum(table.pieces[number].owner == seat for number in table.zones[ARENA]) / 12,
        (table.ap + table.mp) / 12 if moving else 0.0,
        float(table.active == seat),
    )


def health(table: KrosTable, number: int) -> int:
    """Hit points that are left."""
    left: int = table.max_hp(number) - table.pieces[number].injuries
    return max(0, left)


def reachable_levels(table: KrosTable, strikers: list[int], targets: list[int]) -> float:
    """The Levels of those who stand in reach, the more of each the less it has left for the blows that reach it."""
    total = 0.0
    for target in targets:
        blows = sum(distance(table, striker, target) <= _REACH for striker in strikers)
        if blows:
            total += table.kind(target).level * min(1.0, blows * _BLOW / max(1, health(table, target)))
    return total


def nearest(table: KrosTable, number: int, others: list[int]) -> int:
    return min([distance(table, number, other) for other in others], default=20)


def distance(table: KrosTable, one: int, other: int) -> int:
    """The cells between two Units; one that waits to enter is far away."""
    if table.in_arena(one) and table.in_arena(other):
        return arena.distance(table.pieces[one].cell, table.pieces[other].cell)
    return 20
