"""What every Unit does on its turn: it moves and casts (4.14, 7)."""

from __future__ import annotations

from ludoteca.core.action import (
    CELL,
    Argument,
    Chosen,
    Holds,
    Listed,
    Requirement,
)
from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.powers import cost_of
from ludoteca.games.krosmaster.play.movement import is_free
from ludoteca.games.krosmaster.play.placement import has_place, places_summons
from ludoteca.games.krosmaster.play.targets import (
    cast_this_turn,
    castable,
    cells_hit,
    directions,
    may_cast,
    meets_requirements,
    open_directions,
    range_bonus,
    shape,
    spells_of,
    units_on,
    uses,
)
from ludoteca.games.krosmaster.table.kinds import DASH, SpellKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w
from ludoteca.games.krosmaster.text.effects import CostMore

#: Kinds of argument that only this game has.
SPELL, PILE, EFFECT = "spell", "pile", "effect"

_RANGE_RULES = {
    w.CLOSE: "4.15.2",
    w.RANGED: "4.15.3",
    w.LINE: "4.15.4",
    w.NO_SIGHT: "4.15.5",
    w.PERSONAL: "4.15.6",
}


def active_unit(table: KrosTable, seat: int, chosen: Chosen) -> int:
    return table.unit


def of_unit(rule: str, message: str, holds: Holds[KrosTable]) -> Requirement[KrosTable]:
    """A requirement that the active Unit misses."""
    return Requirement(rule, message, holds, active_unit)


# -- moving ------------------------------------------------------------------------


def has_legs(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return table.kind(table.unit).mp != DASH


def has_mp(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return table.mp > 0


def is_adjacent(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    cell = chosen[0]
    return 0 <= cell < arena.CELLS and arena.distance(table.pieces[table.unit].cell, cell) == 1


def is_no_obstacle(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return not table.obstacles() >> chosen[0] & 1


def obstacle_there(table: KrosTable, seat: int, chosen: Chosen) -> int:
    """The Unit that is one, or NOTHING where a Tree or a crate stands."""
    return next((number for number in table.units_at(chosen[0]) if table.kind(number).obstacle), NOTHING)


def steps(table: KrosTable, seat: int) -> list[Option]:
    if table.mp < 1 or table.box.kinds[table.pieces[table.unit].kind].mp == DASH:
        return []
    obstacles = table.obstacles()
    near = arena.NEIGHBOURS[table.pieces[table.unit].cell]
    return [("move", cell) for cell in near if not obstacles >> cell & 1]


#: One step to an adjacent free cell, for 1 MP (6.3.2).
MOVE = Listed(
    "move",
    steps,
    (
        Argument(
            CELL,
            given=(
                of_unit("6.3.2-2", "refusal-no-legs", has_legs),
                of_unit("4.11.3-1", "refusal-no-mp", has_mp),
                of_unit("4.17.2", "refusal-not-adjacent", is_adjacent),
                Requirement("4.17.4", "refusal-obstacle", is_no_obstacle, obstacle_there),
            ),
        ),
    ),
)


# -- casting -----------------------------------------------------------------------


def spell_chosen(table: KrosTable, chosen: Chosen) -> SpellKind:
    spell: SpellKind = table.box.spells[chosen[0]]
    return spell


def is_on_profile(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return chosen[0] in spells_of(table, table.unit)


def is_unspent(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    """Once a match: it was cast before and is no longer on the profile, or has been cast just now."""
    if chosen[0] in table.pieces[table.unit].spent:
        return is_on_profile(table, seat, chosen)
    return not is_on_profile(table, seat, chosen) or not was_cast(table, spell_chosen(table, chosen), w.ONCE_A_MATCH)


def was_cast(table: KrosTable, spell: SpellKind, limit: str) -> bool:
    return spell.limit == limit and bool(cast_this_turn(table, spell.number))


def is_cast_at_will(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return not spell_chosen(table, chosen).dash


def is_uncast_this_turn(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return not was_cast(table, spell_chosen(table, chosen), w.ONCE_A_TURN)


def has_ap_for_spell(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return cost_of(table, table.unit, chosen[0])[0] <= table.ap


def has_mp_for_spell(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return cost_of(table, table.unit, chosen[0])[1] <= table.mp


def survives_spell(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    injuries = cost_of(table, table.unit, chosen[0])[2]
    return not injuries or table.pieces[table.unit].injuries + injuries <= table.max_hp(table.unit)


def ready_spells(table: KrosTable, seat: int, chosen: Chosen) -> list[int]:
    """The Spells that could be cast as far as costs and limits go (7.1.3, 7.1.4)."""
    unit = table.unit
    spells = table.box.spells
    raised = table.static_texts(CostMore)
    ap, mp = table.ap, table.mp
    found = []
    for number in spells_of(table, unit):
        spell = spells[number]
        # Nothing but Techniques makes a Spell cheaper, so most are out of reach at a glance.
        if number != table.box.punch and (spell.ap > ap or spell.mp > mp):
            continue
        if (spell.simple and not raised) or may_cast(table, unit, spell):
            found.append(number)
    return found


def is_within(how: str) -> Holds[KrosTable]:
    """Is the cell within this kind of Range, where the Spell has it?"""

    def holds(table: KrosTable, seat: int, chosen: Chosen) -> bool:
        reach, least, most = shape(table, table.unit, spell_chosen(table, chosen))
        if reach != how:
            return True
        cell = chosen[1]
        return 0 <= cell < arena.CELLS and arena.within(table.pieces[table.unit].cell, cell, how, least, most)

    return holds


def is_in_sight(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    how = shape(table, table.unit, spell_chosen(table, chosen))[0]
    return how == w.NO_SIGHT or arena.sees(table.pieces[table.unit].cell, chosen[1], table.blockers())


def blocking(table: KrosTable, seat: int, chosen: Chosen) -> int:
    """The first Unit that stands in the line of sight, or NOTHING where a Tree does."""
    origin = table.pieces[table.unit].cell
    cut = arena.crossed(origin, chosen[1]) & table.blockers()
    standing = [number for number in table.zones[0] if cut >> table.pieces[number].cell & 1]
    return min(standing, key=lambda number: arena.distance(origin, table.pieces[number].cell), default=NOTHING)


def is_open_to_target(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return bool(open_directions(table, table.unit, spell_chosen(table, chosen), chosen[1]))


def had_before(table: KrosTable, seat: int, chosen: Chosen) -> int:
    """The Unit that has had the Spell this turn; NOTHING where only a cell has."""
    spell, cell = spell_chosen(table, chosen), chosen[1]
    direction = directions(table, table.unit, spell, cell)[0]
    units = units_on(table, cells_hit(table, table.unit, spell, cell, direction))
    return next((number for number in units if number in uses(table, spell.number)), NOTHING)


def meets_its_requirements(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    return meets_requirements(table, table.unit, spell_chosen(table, chosen), chosen[1])


def puts_only_where_free(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    spell = spell_chosen(table, chosen)
    return places_summons(spell) or has_place(table, spell, chosen[1])


def summons_where_free(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    spell = spell_chosen(table, chosen)
    return not places_summons(spell) or is_free(table, chosen[1]) or has_place(table, spell, chosen[1])


def summons_where_nobody_stands(table: KrosTable, seat: int, chosen: Chosen) -> bool:
    spell = spell_chosen(table, chosen)
    return not places_summons(spell) or has_place(table, spell, chosen[1])


def standing_there(table: KrosTable, seat: int, chosen: Chosen) -> int:
    return next(iter(table.units_at(chosen[-1])), NOTHING) if 0 <= chosen[-1] < arena.CELLS else NOTHING


def spells_on_cells(table: KrosTable, seat: int) -> list[Option]:
    """What costs and limits leave, on the cells within Range and in sight: plain Spells need no more."""
    found: list[Option] = []
    unit = table.unit
    spells = table.box.spells
    cell = table.pieces[unit].cell
    bonus = blockers = -1
    for number in ready_spells(table, seat, ()):
        spell = spells[number]
        if number == table.box.punch or spell.requires or spell.places or spell.limit == w.ONCE_A_TARGET:
            found += [("cast", number, target) for target in castable(table, unit, spell)]
        elif spell.beside:
            found += [("cast", number, target) for target, _ in arena.reach(cell, spell.reach, 1, 1)]
        else:
            if blockers < 0:
                bonus, blockers = range_bonus(table, unit), table.blockers()
            most = max(spell.min, spell.max + bonus) if spell.variable else spell.max
            within = arena.reach(cell, spell.reach, spell.min, most)
            found += [("cast", number, target) for target, crossed in within if not crossed & blockers]
    return found


#: A Spell of the active Unit on a cell, with the prerequisites in the order of 7.1 (7.1.1).
CAST = Listed(
    "cast",
    spells_on_cells,
    (
        Argument(
            SPELL,
            given=(
                of_unit("7.1.3.c", "refusal-once-a-match", is_unspent),
                of_unit("6.3.5", "refusal-not-its-spell", is_on_profile),
                of_unit("6.3.5", "refusal-cast-by-itself", is_cast_at_will),
                of_unit("7.1.3.a", "refusal-once-a-turn", is_uncast_this_turn),
                of_unit("7.1.4.a", "refusal-cost-ap", has_ap_for_spell),
                of_unit("7.1.4.b", "refusal-cost-mp", has_mp_for_spell),
                of_unit("7.1.4.c", "refusal-cost-injuries", survives_spell),
            ),
        ),
        Argument(
            CELL,
            given=(
                *(of_unit(rule, f"refusal-range-{how}", is_within(how)) for how, rule in _RANGE_RULES.items()),
                Requirement("7.1.6", "refusal-sight", is_in_sight, blocking, active_unit),
                Requirement("7.1.3.b", "refusal-once-a-target", is_open_to_target, had_before),
                of_unit("7.1.7", "refusal-requirement", meets_its_requirements),
                Requirement("4.17.3", "refusal-not-free", puts_only_where_free, standing_there),
                Requirement("4.19.1.a", "refusal-not-free", summons_where_free, standing_there),
                Requirement("4.19.1.b", "refusal-occupied", summons_where_nobody_stands, standing_there),
            ),
        ),
    ),
)
