"""States that no match reaches: what random matches are watched for."""

from __future__ import annotations

from ludoteca.games.dice_masters.play.setup import SIDEKICKS
from ludoteca.games.dice_masters.table.areas import ATTACK, BAG, CARDS, CENTRE, FIELD, OUT, PREP, RESERVE, USED, area
from ludoteca.games.dice_masters.table.table import NOT_LOOKED_AT, DiceTable

_UNROLLED = (BAG, USED, CARDS, OUT)


def faults(table: DiceTable) -> list[str]:
    """Everything that is wrong, in words."""
    return [*lives(table), *sidekicks(table), *faces(table), *field(table), *reckoned(table)]


def lives(table: DiceTable) -> list[str]:
    """A life is never below zero nor above its start, and the match is over at zero (fundamentals.5, victory.1)."""
    start = table.box.format.life
    wrong = [life for life in table.life if not 0 < life <= start]
    return [f"lives {table.life} of {start} while the match goes on"] if wrong else []


def sidekicks(table: DiceTable) -> list[str]:
    """Each player has exactly eight Sidekicks, always (teams.2)."""
    counts = [sum(die.kind == 0 and die.owner == seat for die in table.pieces.values()) for seat in (0, 1)]
    return [] if counts == [SIDEKICKS, SIDEKICKS] else [f"Sidekicks: {counts}"]


def faces(table: DiceTable) -> list[str]:
    """Dice in bags, used piles and on cards show no face; in a reserve pool off-turn only energy stays."""
    found = []
    for seat in (0, 1):
        for which in _UNROLLED:
            rolled = [n for n in table.zones[area(seat, which)] if table.face(n) is not None]
            if rolled:
                found.append(f"dice {rolled} show a face where none is rolled")
        for number in table.zones[area(seat, RESERVE)]:
            face = table.face(number)
            if face is None or (seat != table.active and face.kind != "energy"):
                found.append(f"die {number} lies in the reserve pool of player {seat + 1} without energy")
    return found


def field(table: DiceTable) -> list[str]:
    """Only characters are in the field, no damage lies elsewhere, and blockers block somebody who attacked."""
    found = []
    for number, die in table.pieces.items():
        in_field = table.in_field(number)
        face = table.face(number)
        if in_field and (face is None or face.kind != "character"):
            found.append(f"die {number} is in the field without a character face")
        if die.damage and not in_field:
            found.append(f"die {number} has damage outside the field")
        if die.blocks and die.zone not in (area(0, ATTACK), area(1, ATTACK)):
            found.append(f"die {number} blocks from outside the attack zone")
        if die.owner == -1 and die.zone != CENTRE:
            found.append(f"die {number} belongs to nobody")
        if die.zone in (area(0, FIELD), area(1, FIELD)) and die.blocked:
            found.append(f"die {number} is blocked in the field")
        if die.zone in (area(0, PREP), area(1, PREP)) and die.owner != die.controller:
            found.append(f"die {number} is prepared by somebody else than its owner")
    return found


def reckoned(table: DiceTable) -> list[str]:
    """What is reckoned once equals a recount."""
    found = []
    for seat in (0, 1):
        fresh = table.survey(seat)
        known = table.reserve(seat)
        if (known.energy, known.characters, known.actions) != (fresh.energy, fresh.characters, fresh.actions):
            found.append(f"the reserve pool of player {seat + 1} is reckoned wrongly")
        kept, table.sales[seat] = table.on_sale(seat), NOT_LOOKED_AT
        if kept != table.on_sale(seat):
            found.append(f"what player {seat + 1} may buy is reckoned wrongly")
    return found
