"""How a player stands: life, dice in the field, dice bought, and the damage that could come through next turn."""

from __future__ import annotations

from ludoteca.games.dice_masters.table.areas import ATTACK, BAG, FIELD, PREP, RESERVE, USED, area
from ludoteca.games.dice_masters.table.table import DiceTable

FEATURES = (
    "life",
    "life-squared",
    "attack",
    "defence",
    "characters",
    "threat",
    "danger",
    "dice",
    "good-dice",
    "prepared",
    "energy",
    "sidekicks",
    "turn",
)

#: Where a player's own dice go round.
_ROUND = (BAG, PREP, RESERVE, FIELD, ATTACK, USED)


def features(table: DiceTable, seat: int) -> tuple[float, ...]:
    other = table.opponent(seat)
    life = table.life[seat] / 20
    field = table.field(seat)
    attacks = sorted(table.attack_of(number) for number in field)
    bought = [table.kind(number).cost for which in _ROUND for number in table.zones[area(seat, which)]]
    costs = [cost for cost in bought if cost]
    return (
        life,
        life * life,
        sum(attacks) / 15,
        sum(table.defence_of(number) for number in field) / 15,
        len(field) / 6,
        min(1.5, through(table, seat) / max(1, table.life[other])),
        min(1.5, through(table, other) / max(1, table.life[seat])),
        sum(costs) / 40,
        sum(cost for cost in costs if cost >= 5) / 20,
        len(table.zones[area(seat, PREP)]) / 4,
        table.reserve(seat).total / 8,
        bought.count(0) / 8,
        float(table.active == seat),
    )


def through(table: DiceTable, seat: int) -> int:
    """The damage that comes through if all attack and every blocker stops the best that is left."""
    attacks = sorted((table.attack_of(number) for number in table.field(seat)), reverse=True)
    return sum(attacks[len(table.field(table.opponent(seat))) :])
