"""How a player stands: characters and their life, those of the enemy in reach, energy, cards on the table."""

from __future__ import annotations

from ludoteca.games.apotheosis.table.table import ApotheosisTable

FEATURES = (
    "hero",
    "hero-life",
    "characters",
    "life",
    "close",
    "blows",
    "danger",
    "energy",
    "points",
    "cards",
    "turn",
)

#: A character that is further away than this strikes nobody next turn.
_REACH = 5
_FAR = 20


def features(table: ApotheosisTable, seat: int) -> tuple[float, ...]:
    hero = table.heroes[seat]
    alive = [number for number in table.characters() if table.living(number)]
    own = [number for number in alive if table.pieces[number].controller == seat]
    others = [number for number in alive if own and table.is_enemy(own[0], number)]
    lives = table.living(hero)
    energy = sum(table.figure(hero, name) for name in ("stamina", "mana")) if lives else 0
    moving = table.character in own
    return (
        float(lives),
        table.pieces[hero].life / max(1, table.figure(hero, "max-life")) if lives else 0.0,
        len(own) / 3,
        sum(table.pieces[number].life for number in own) / 20,
        sum(1 - nearest(table, number, others) / _FAR for number in own) / 3,
        struck(table, own, others) / 3,
        struck(table, others, own) / 3,
        energy / 12,
        table.points / 6 if moving else 0.0,
        sum(piece.owner == seat and piece.known_to(seat) for piece in table.pieces.values()) / 30,
        float(table.active == seat),
    )


def struck(table: ApotheosisTable, strikers: list[int], targets: list[int]) -> float:
    """Those who stand in reach, each the more the less life is left to it."""
    total: float = sum(
        1 / max(1, table.pieces[target].life)
        for target in targets
        if any(distance(table, striker, target) <= _REACH for striker in strikers)
    )
    return total


def nearest(table: ApotheosisTable, number: int, others: list[int]) -> int:
    return min([distance(table, number, other) for other in others], default=_FAR)


def distance(table: ApotheosisTable, one: int, other: int) -> int:
    """Tiles between two characters, from side to side, whatever stands between."""
    width = table.board.width
    first, second = table.pieces[one].cell, table.pieces[other].cell
    apart: int = abs(first % width - second % width) + abs(first // width - second // width)
    return apart
