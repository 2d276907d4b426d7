"""Which cells a Spell may target, and which cells and Units it then hits (4.15, 4.16, 7.1, 7.2.3)."""

from __future__ import annotations

from ludoteca.core.modifiers import applying
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.powers import REACH, cost_of, techniques
from ludoteca.games.krosmaster.play.placement import with_place
from ludoteca.games.krosmaster.table.areas import worn
from ludoteca.games.krosmaster.table.kinds import SpellKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w

#: The Area of Effect that takes in every cell in reach (7.2.3.c).
MULTIPLE = "multiple"

#: No direction matters.
ANYWHERE = 0

#: How a Spell reaches its target, MIN and MAX Range; a Spell that casts itself reaches its own cell.
Reach = tuple[str, int, int]
NO_REACH: Reach = (w.PERSONAL, 0, 0)


def spells_of(table: KrosTable, number: int) -> tuple[int, ...]:
    """The Spells on a Unit's profile, the Punch of a Krosmaster and what a Boost has given it (4.8.5, 4.7.5.a-2,
    2.5.1, 4.8.5-1)."""
    kind = table.kind(number)
    found = kind.spells
    spent = table.pieces[number].spent
    if spent:
        # A once-per-match Spell that has been resolved is no longer on the profile (4.8.4).
        found = tuple(spell for spell in found if spell not in spent)
    if kind.is_krosmaster:
        found = (*found, table.box.punch)
    if table.granted != NONE and number == table.unit:
        found = (*found, table.granted)
    return found


def range_bonus(table: KrosTable, number: int) -> int:
    """What changes the MAX Range of variable-Range Spells (4.12.1, 4.17.5.c-2, 4.7.5.c-3)."""
    unit = table.pieces[number]
    bonus: int = table.reach if number == table.unit else 0
    if table.board().crates >> unit.cell & 1 and table.box.kinds[unit.kind].is_character:
        bonus += 1
    if table.zones[worn(unit.owner)]:
        bonus += table.equipped(number, "range")
    for modifier in applying(table, REACH, number) if REACH in table.modifiers else ():
        bonus += modifier.amount
    return bonus


def shape(table: KrosTable, number: int, spell: SpellKind) -> Reach:
    """How a Spell reaches its target, MIN and MAX Range (4.15.2 to 4.15.7, 4.15.7-1, 4.15.7-2)."""
    if spell.number == table.box.punch:
        for token in techniques(table, number):
            punch = table.reward(token).punch
            if punch is not None and punch.reach:
                return punch.reach, punch.min, punch.max
    if spell.variable:
        # MAX never falls below MIN (gap range-marker-cancel).
        return spell.reach, spell.min, max(spell.min, spell.max + range_bonus(table, number))
    return spell.reach, spell.min, spell.max


def area_of(table: KrosTable, number: int, spell: SpellKind) -> str:
    """The Area of Effect; a Technique may give the Punch one."""
    if spell.number == table.box.punch:
        for token in techniques(table, number):
            punch = table.reward(token).punch
            if punch is not None and punch.area:
                return punch.area
    return spell.area


def in_reach(table: KrosTable, number: int, spell: SpellKind) -> list[int]:
    """The cells within Range and, where the Spell needs it, in sight (7.1.5, 7.1.6, 4.15.8, 7.1.6.a)."""
    return seen_from(table, table.pieces[number].cell, shape(table, number, spell))


def seen_from(table: KrosTable, origin: int, reach: Reach) -> list[int]:
    blockers = table.blockers()
    return [cell for cell, crossed in arena.reach(origin, *reach) if not crossed & blockers]


def payable(table: KrosTable, number: int, spell: int) -> bool:
    """Can all costs be paid (7.1.4)?"""
    ap, mp, injuries = cost_of(table, number, spell)
    if ap > table.ap or mp > table.mp:
        return False
    return not injuries or table.pieces[number].injuries + injuries <= table.max_hp(number)


def cast_this_turn(table: KrosTable, spell: int) -> bool:
    return any(use[0] == spell for use in table.used)


def directions(table: KrosTable, number: int, spell: SpellKind, cell: int) -> tuple[int, ...]:
    """The directions among which the active player may choose (gap area-orientation)."""
    if area_of(table, number, spell) not in w.ORIENTED:
        return (ANYWHERE,)
    return arena.towards(table.pieces[number].cell, cell) or (0, 1, 2, 3)


def cells_hit(table: KrosTable, number: int, spell: SpellKind, cell: int, direction: int) -> tuple[int, ...]:
    """The targeted cell and those that the Area of Effect adds (7.2.3.b, 7.2.3.c, 4.16.1, 4.16.4)."""
    area = area_of(table, number, spell)
    if not area:
        return (cell,)
    reach = shape(table, number, spell) if area == MULTIPLE else NO_REACH
    return cells_of_area(table, area, cell, direction, table.pieces[number].cell, reach)


def cells_of_area(table: KrosTable, area: str, cell: int, direction: int, origin: int, reach: Reach) -> tuple[int, ...]:
    """The cells of an Area around a cell; with multiple targets all that could have been targeted from the origin
    (4.16.3-8)."""
    if not area:
        return (cell,)
    if area == MULTIPLE:
        return (cell, *(other for other in seen_from(table, origin, reach) if other != cell))
    return (cell, *arena.area(area, cell, direction))


def units_on(table: KrosTable, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The Units on cells, in the order of the cells (gap two-units-one-cell)."""
    if len(cells) == 1:
        return tuple(table.units_at(cells[0]))
    pieces = table.pieces
    standing = [(pieces[number].cell, number) for number in table.zones[0]]
    return tuple(number for cell in cells for at, number in standing if at == cell)


def hits_nobody(table: KrosTable, number: int, spell: SpellKind, cell: int) -> bool:
    """Does the Spell, cast at this cell, hit no Unit in whichever direction?"""
    ways = directions(table, number, spell, cell)
    return not any(units_on(table, cells_hit(table, number, spell, cell, way)) for way in ways)


def uses(table: KrosTable, spell: int) -> set[int]:
    """What a once-per-turn-and-target Spell has had this turn: Units, or cells told by a minus (gap purple-target)."""
    return {target for use in table.used if use[0] == spell for target in use[1:]}


def footprint(table: KrosTable, cells: tuple[int, ...]) -> tuple[int, ...]:
    """What a cast on these cells counts as its targets: Units and cells; or, by the format's ruling, the Units, and the
    cell only where there are none."""
    units = units_on(table, cells)
    if table.box.rulings.get("purple-target") == "units":
        return units or (-1 - cells[0],)
    return units + tuple(-1 - cell for cell in cells)


def fresh(table: KrosTable, number: int, spell: SpellKind, cell: int, direction: int) -> bool:
    """Has none of the targets had this Spell this turn (7.1.3.b, 7.1.2)?"""
    had = uses(table, spell.number)
    return not had or had.isdisjoint(footprint(table, cells_hit(table, number, spell, cell, direction)))


def open_directions(table: KrosTable, number: int, spell: SpellKind, cell: int) -> tuple[int, ...]:
    found = directions(table, number, spell, cell)
    if spell.limit != w.ONCE_A_TARGET:
        return found
    return tuple(direction for direction in found if fresh(table, number, spell, cell, direction))


def meets_requirements(table: KrosTable, number: int, spell: SpellKind, cell: int) -> bool:
    """The prerequisites that its own text adds (7.1.7), with the cell as the target."""
    targets = tuple(table.units_at(cell))
    for ability, effect in spell.requires:
        frame = Resolve(ability, table.pieces[number].controller, number, slots=(targets, (cell,), targets))
        if not effect.condition.holds(table, frame):
            return False
    return True


def castable(table: KrosTable, number: int, spell: SpellKind) -> list[int]:
    """The cells that a Spell may be cast on, its costs and limits aside."""
    cells = in_reach(table, number, spell)
    if spell.limit == w.ONCE_A_TARGET and cast_this_turn(table, spell.number):
        cells = [cell for cell in cells if open_directions(table, number, spell, cell)]
    if spell.requires:
        cells = [cell for cell in cells if meets_requirements(table, number, spell, cell)]
    if spell.places:
        cells = with_place(table, spell, cells)
    return cells


def may_cast(table: KrosTable, number: int, spell: SpellKind) -> bool:
    """Costs and limits, the target aside (7.1.3, 7.1.4, 4.8.3-1, 4.8.3-2, 4.8.3-3, 4.8.3-4, 4.8.5-2)."""
    if spell.dash or not payable(table, number, spell.number):
        return False
    return spell.limit not in (w.ONCE_A_TURN, w.ONCE_A_MATCH) or not cast_this_turn(table, spell.number)
