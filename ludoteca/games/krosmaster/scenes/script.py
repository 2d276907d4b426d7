"""A simple player who chooses sensibly: strikes what falls soonest, walks up to the enemy, picks up what lies about.

Nothing is hidden in this game but the order of the Rewards in their piles.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.decision import Decision, Option
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.play.targets import cells_hit, directions, units_on
from ludoteca.games.krosmaster.scenes.judging import health
from ludoteca.games.krosmaster.table.areas import ARENA
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w

#: What is done only where there is nothing else, and what is better: a step without an aim, and to leave it at that.
_LAST = -1.0
_IDLE = 0.05
_END = 0.1
#: Further than anything is in an arena.
_FAR = 99
#: What it is worth to knock out a Unit, beside its Level.
_FELLED = 6.0


#: From which worth on something is done rather than a step towards the enemy, and what such a step is worth.
_WALKS = 3.0
_STEP = 2.99
#: What any blow that is struck is worth, beside what it does.
_STRIKES = 5.0


def leaning(table: KrosTable, decision: Decision) -> list[float]:
    """What speaks for each option; a step only where nothing better can be done from here."""
    found = [worth(table, decision.seat, option) for option in decision.options]
    if decision.ask == "ask-act" and max(found) < _WALKS:
        steps = [option for option in decision.options if option[0] == "move"]
        closer = closest(table, decision.seat, steps) if steps else None
        if closer is not None:
            found[decision.options.index(closer)] = _STEP
    return found


def worth(table: KrosTable, seat: int, option: Option) -> float:
    judge = _JUDGES.get(option[0])
    return 0.0 if judge is None else judge(table, seat, option)


# -- blows --


def of_cast(table: KrosTable, seat: int, option: Option) -> float:
    spell = table.box.spells[option[1]]
    open_ways = directions(table, table.unit, spell, option[2])
    struck = units_on(table, cells_hit(table, table.unit, spell, option[2], open_ways[0] if open_ways else 0))
    if spell.kind == w.ATTACK:
        gain = sum(blow(table, seat, number, spell.value) for number in struck)
        return _STRIKES + gain if gain > 0 else _LAST
    if spell.kind == w.HEAL:
        gain = sum(cure(table, seat, number, spell.value) for number in struck)
        return 4.0 + gain if gain > 1 else _LAST
    return 2.0 if spell.control else 0.5


def blow(table: KrosTable, seat: int, number: int, value: int) -> float:
    """What a blow is worth: the hit points it takes, and the Unit itself where it falls."""
    left = health(table, number)
    gain = min(value, left) + (_FELLED + table.kind(number).level if value >= left else 0.0)
    return -2 * gain if table.is_ally(seat, number) else gain


def cure(table: KrosTable, seat: int, number: int, value: int) -> float:
    healed = min(value, table.pieces[number].injuries)
    return float(healed if table.is_ally(seat, number) else -healed)


# -- steps --


def closest(table: KrosTable, seat: int, steps: list[Option]) -> Option | None:
    """The step that leads nearest to an enemy, if it leads nearer at all."""
    enemies = [number for number in table.zones[ARENA] if not table.is_ally(seat, number)]
    far = ways_to(table, [table.pieces[number].cell for number in enemies])
    best = min(steps, key=lambda option: far.get(option[1], _FAR))
    here = far.get(table.pieces[table.unit].cell, _FAR)
    return best if far.get(best[1], _FAR) < here and here > 1 else None


def ways_to(table: KrosTable, cells: list[int]) -> dict[int, int]:
    """How many steps it is from every cell to the nearest of these, around whatever stands in the way."""
    obstacles = table.obstacles()
    far = dict.fromkeys(cells, 0)
    edge = list(far)
    while edge:
        reached = []
        for cell in edge:
            for beside in arena.NEIGHBOURS[cell]:
                if beside not in far and (not obstacles >> beside & 1 or beside == table.pieces[table.unit].cell):
                    far[beside] = far[cell] + 1
                    reached.append(beside)
        edge = reached
    return far


def of_place(table: KrosTable, seat: int, option: Option) -> float:
    """In the front: the middle of the arena is nearest to everything."""
    return -float(arena.distance(option[1], arena.CELLS // 2 + 6))


# -- the rest --


def of_unit(table: KrosTable, seat: int, option: Option) -> float:
    """The highest Level, and one's own side rather than the others'."""
    number = option[1]
    if number not in table.pieces or table.pieces[number].zone != ARENA:
        return 0.0
    return table.kind(number).level + (10.0 if table.is_ally(seat, number) else 0.0)


def of_name(table: KrosTable, seat: int, option: Option) -> float:
    """Whoever has the most Glory loses some."""
    named = option[1]
    return float(table.glory[named]) if named != seat else _LAST


def always(value: float) -> Callable[[KrosTable, int, Option], float]:
    return lambda table, seat, option: value


_JUDGES: dict[str, Callable[[KrosTable, int, Option], float]] = {
    "cast": of_cast,
    "collect": always(4.5),
    "buy-glory": always(20.0),
    "buy": always(3.5),
    "draw": always(3.4),
    "reveal": always(3.2),
    "move": always(_IDLE),
    "end": always(_END),
    "inspire": of_unit,
    "sell": always(1.0),
    "place": of_place,
    "name": of_name,
    "accept": always(1.0),
    "keep": always(1.0),
}
