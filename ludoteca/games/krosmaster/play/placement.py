"""Where Units may be put: Summons on free cells without another Unit, characters on free cells."""

from __future__ import annotations

from ludoteca.games.krosmaster.play.movement import is_free
from ludoteca.games.krosmaster.table.areas import ARENA
from ludoteca.games.krosmaster.table.kinds import SpellKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import words as w


def may_summon(table: KrosTable, cell: int) -> bool:
    """A free cell with no other Unit; on a Trap only where the format's ruling allows it (4.19.1.a, 4.19.1.b)."""
    if not is_free(table, cell):
        return False
    there = table.units_at(cell)
    if table.box.rulings.get("summon-on-trap") == "allowed":
        return all(table.kind(number).sort == w.TRAP for number in there)
    return not there


def with_place(table: KrosTable, spell: SpellKind, cells: list[int]) -> list[int]:
    """Of these cells those on which a Spell that does nothing but put Units on its target can do so, unless it may be
    cast all the same (gap no-place)."""
    if table.box.rulings.get("no-place") == "no-effect":
        return cells
    obstacles = table.obstacles()
    free = [cell for cell in cells if not obstacles >> cell & 1]
    if not all(isinstance(effect, e.Summon) for effect in spell.places):
        return free
    pieces = table.pieces
    taken = {pieces[number].cell for number in table.zones[ARENA]}
    return [cell for cell in free if cell not in taken or may_summon(table, cell)]


def has_place(table: KrosTable, spell: SpellKind, cell: int) -> bool:
    return not spell.places or bool(with_place(table, spell, [cell]))


def places_summons(spell: SpellKind) -> bool:
    """Does the first of what it puts on its target summon? Then the rules for Summons say where."""
    return bool(spell.places) and isinstance(spell.places[0], e.Summon)
