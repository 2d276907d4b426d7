"""How a player stands: points won, characters with their Energy and Shields, what is ready, what is held."""

from __future__ import annotations

from ludoteca.games.battle_scenes.table import shields
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES, SCENE
from ludoteca.games.battle_scenes.table.table import BattleTable

#: What a player has to win (4.9.1-2).
_VICTORY = 15

FEATURES = (
    "points",
    "points-squared",
    "characters",
    "energy",
    "worth",
    "weakest",
    "shields",
    "ready",
    "supports",
    "hand",
    "resources",
    "deck",
    "turn",
)


def features(table: BattleTable, seat: int) -> tuple[float, ...]:
    points = min(1.5, table.points(seat) / _VICTORY)
    own = table.characters(seat)
    energies = [table.energy(number) for number in own]
    scene = [number for number in table.zones[SCENE] if table.pieces[number].controller == seat]
    bases = [number for number in scene if table.is_base(number)]
    return (
        points,
        points * points,
        len(own) / 4,
        sum(energies) / 15,
        sum(table.kind(number).energy for number in own) / 15,
        min(energies, default=0) / 5,
        sum(shields.unfold(table, number).total for number in own) / 8,
        sum(table.pieces[number].stage == 0 for number in own) / 4,
        (len(bases) - len(own)) / 4,
        len(table.cards(seat, HAND)) / 8,
        len(table.cards(seat, RESOURCES)) / 10,
        min(1.0, len(table.cards(seat, DECK)) / 10),
        float(table.active == seat),
    )
