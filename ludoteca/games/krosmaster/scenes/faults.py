"""What no match can come to: states that would be a fault of the program."""

from __future__ import annotations

from ludoteca.games.krosmaster.meaning.powers import powers_of
from ludoteca.games.krosmaster.play.injuries import fallen
from ludoteca.games.krosmaster.table.areas import ARENA, FIRST_HELD, OFFER, OUT, PILES, pile
from ludoteca.games.krosmaster.table.kinds import DASH, Unit
from ludoteca.games.krosmaster.table.table import KrosTable

TOKENS = 60


def faults(table: KrosTable) -> list[str]:
    found = []
    found += faults_of_units(table)
    found += faults_of_rewards(table)
    if min(table.glory) < 0 or table.wild < 0 or min(table.stock) < 0:
        found.append(f"Glory {table.glory}, wild {table.wild}, Kamas {table.stock}")
    if table.coins and min(table.coins) < 0:
        found.append("a cell has fewer than no Kamas")
    if table.ap < 0 or table.mp < 0:
        found.append(f"gauges {table.ap} AP, {table.mp} MP")
    if table.places is None and table.arena >= 0:
        found += faults_of_masks(table)
    return found


def faults_of_units(table: KrosTable) -> list[str]:
    found = []
    cells: dict[int, int] = {}
    for number in table.zones[ARENA]:
        unit = table.pieces[number]
        kind = table.kind(number)
        if not isinstance(unit, Unit) or not 0 <= unit.cell < 144:
            found.append(f"{number} is no Unit on a cell")
            continue
        if unit.injuries < 0 or (kind.hp != DASH and unit.injuries > table.max_hp(number)):
            found.append(f"{kind.word} has {unit.injuries} Injuries")
        if not kind.is_krosmaster and unit.host not in table.pieces:
            found.append(f"{kind.word} has no summoner")
        if kind.obstacle:
            if unit.cell in cells:
                found.append(f"{kind.word} stands where {cells[unit.cell]} does")
            cells[unit.cell] = number
            if table.board().impassable >> unit.cell & 1:
                found.append(f"{kind.word} stands in Scenery")
    return found


def faults_of_rewards(table: KrosTable) -> list[str]:
    """Sixty tokens, wherever they lie, once they have been laid out."""
    zones = [*(pile(which) for which in range(PILES)), OFFER, OUT, *range(FIRST_HELD, len(table.zones))]
    tokens = [number for zone in zones for number in table.zones[zone] if not isinstance(table.pieces[number], Unit)]
    return [] if len(tokens) in (0, TOKENS) else [f"{len(tokens)} Demonic Rewards"]


def faults_of_masks(table: KrosTable) -> list[str]:
    """What is reckoned, against a recount."""
    found = []
    again = table.copy()
    again.forget_reckoned()
    if again.obstacles() != table.obstacles() or again.blockers() != table.blockers():
        found.append("obstacles or sight differ from a recount")
    for number in table.zones[ARENA]:
        if powers_of(again, number) != table.powers(number):
            found.append(f"the Powers of {number} differ from a recount")
    at_rest = table.decision is not None and table.decision.ask == "ask-act"
    if at_rest and fallen(table):
        found.append(f"{fallen(table)} should have been knocked out")
    return found
