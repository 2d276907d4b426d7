"""Which Powers a Unit has, and what Powers that hold by their presence change.

A Unit's Powers are those of its card, of Inspiration Dice, of open Demonic Rewards, of effects that grant
them, and of static texts. The loss of Powers goes before everything (4.18.4.g), and a Power of one name
counts once (4.9.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from ludoteca.core.effects import Effect, Selector
from ludoteca.core.modifiers import FIX, applying
from ludoteca.core.piece import NONE
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.table.areas import ARENA, worn
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import words as w

if TYPE_CHECKING:
    from ludoteca.games.krosmaster.table.kinds import SpellKind
    from ludoteca.games.krosmaster.table.table import KrosTable, Stance

E = TypeVar("E", bound=Effect)

#: Questions that lasting effects alter.
POWER, SILENCE, LEVEL, REACH = "power", "silence", "level", "reach"


def own_abilities(table: KrosTable, number: int, which: str) -> tuple[int, ...]:
    """The abilities of a Unit's own Powers, and of those that it copies (4.18.8)."""
    unit = table.last_known(number)
    kinds = table.box.kinds
    own: tuple[int, ...] = getattr(kinds[unit.kind], which)
    copied = getattr(unit, "copied", NONE)
    return own if copied == NONE else own + tuple(getattr(kinds[copied], which))


def stances_of(table: KrosTable) -> dict[type, tuple[Stance, ...]]:
    """The static texts of the Units in the arena, by the kind of their effect."""
    found: dict[type, tuple[Stance, ...]] = {}
    for source in table.zones[ARENA]:
        for ability in own_abilities(table, source, "statics"):
            frame = Resolve(ability, table.pieces[source].controller, source)
            for clause in table.box.abilities[ability].clauses:
                kind = type(clause.effect)
                found[kind] = (*found.get(kind, ()), (source, clause.effect, clause, frame))
    return found


def statics(table: KrosTable, effect: type[E]) -> Iterator[tuple[int, E, Resolve]]:
    """The static texts of a kind that hold now: whose, what, and the frame to read them in (1.5.1, 4.18.4,
    4.18.4.e)."""
    for source, record, clause, frame in table.static_texts(effect):
        if fixed_silence(table, source) if effect is e.LosePowers else silenced(table, source):
            continue
        condition = table.box.abilities[frame.ability].condition
        if condition is not None and not condition.holds(table, frame):
            continue
        if clause.condition is None or clause.condition.holds(table, frame):
            yield source, record, frame


def speaks_of(table: KrosTable, selector: Selector, frame: Resolve, number: int) -> bool:
    """Does a static text mean this Unit?"""
    if selector == e.SELF:
        return number == frame.source
    return selector.passes(table, frame, number)


def fixed_silence(table: KrosTable, number: int) -> bool:
    return SILENCE in table.modifiers and bool(applying(table, SILENCE, number))


def silenced(table: KrosTable, number: int) -> bool:
    """Has this Unit lost all its Powers?"""
    if fixed_silence(table, number):
        return True
    if not table.static_texts(e.LosePowers) or not table.in_arena(number):
        return False
    return any(speaks_of(table, effect.whom, frame, number) for _, effect, frame in statics(table, e.LosePowers))


def powers_of(table: KrosTable, number: int) -> int:
    """The Powers of the rulebook, as bits."""
    unit = table.pieces[number]
    if (SILENCE in table.modifiers or table.static_texts(e.LosePowers)) and silenced(table, number):
        return 0
    bits: int = table.box.kinds[unit.kind].powers
    for face in unit.dice:
        bits |= w.INSPIRES[face]
    if table.zones[worn(unit.owner)]:
        for token in table.worn_by(number):
            bits |= table.reward(token).powers
    for modifier in applying(table, POWER, number) if POWER in table.modifiers else ():
        bits |= modifier.amount
    for _, effect, frame in statics(table, e.Grant) if table.static_texts(e.Grant) else ():
        if speaks_of(table, effect.whom, frame, number):
            bits |= w.BIT[effect.power]
    return bits


def has_power(table: KrosTable, number: int, bits: int) -> bool:
    return bool(table.powers(number) & bits) if table.in_arena(number) else False


def more_hp(table: KrosTable, number: int) -> int:
    if not table.in_arena(number):
        return 0
    return sum(
        effect.number for _, effect, frame in statics(table, e.MoreHp) if speaks_of(table, effect.whom, frame, number)
    )


def level_of(table: KrosTable, number: int) -> int:
    """A Krosmaster's Level, unless an effect has fixed another."""
    level = table.kind(number).level
    for modifier in applying(table, LEVEL, number) if LEVEL in table.modifiers else ():
        if modifier.operation == FIX:
            level = modifier.amount
    return level


def types_of(table: KrosTable, number: int) -> frozenset[str]:
    """The Types of a Unit; its family and a Summon's name count among them (4.18.9, 4.19.2, 2.2.1, 2.2.2)."""
    kind = table.kind(number)
    types: frozenset[str] = kind.types
    if table.static_texts(e.AllTypes) and any(source == number for source, _, _ in statics(table, e.AllTypes)):
        for other in table.zones[ARENA]:
            if table.kind(other).is_krosmaster:
                types |= frozenset(table.kind(other).card.types)
    return types


def injury_cap(table: KrosTable, number: int) -> int:
    """The most Injuries that a Spell can place on a Unit, or -1 for any number (7.2.8.d)."""
    if not table.static_texts(e.CapInjuries):
        return -1
    caps = [effect.number for source, effect, _ in statics(table, e.CapInjuries) if source == number]
    return min(caps, default=-1)


def can_be_healed(table: KrosTable, number: int) -> bool:
    """No text stops it, and Injuries of a Unit with Desecration come off by nothing (4.9.31.a-2, 1.5.2)."""
    if table.powers(number) & w.DESECRATION:
        return False
    if not table.static_texts(e.NoHealing):
        return True
    return not any(speaks_of(table, effect.whom, frame, number) for _, effect, frame in statics(table, e.NoHealing))


def armor_bonus(table: KrosTable, number: int, dice: int) -> int:
    """More successes for so many Armor dice, all unconditional changes made (4.18.10)."""
    if not table.static_texts(e.ArmorSuccess):
        return 0
    return sum(1 for source, effect, _ in statics(table, e.ArmorSuccess) if source == number and dice >= effect.dice)


def cost_of(table: KrosTable, number: int, spell: int) -> tuple[int, int, int]:
    """What a Spell costs a Unit in AP, MP and Injuries (4.8.1, 4.8.2, gap cost-floor, 4.7.11.f)."""
    kind: SpellKind = table.box.spells[spell]
    raised = table.static_texts(e.CostMore)
    if kind.dash or (not raised and spell != table.box.punch):
        return kind.cost
    ap, mp, injuries = kind.cost
    if spell == table.box.punch:
        ap = max(0, ap - len(techniques(table, number)))
    for _, effect, frame in statics(table, e.CostMore) if raised else ():
        if speaks_of(table, effect.whom, frame, number):
            ap, mp = (ap + effect.number, mp) if effect.what == w.AP else (ap, mp + effect.number)
    return max(0, ap), max(0, mp), injuries


def techniques(table: KrosTable, number: int) -> list[int]:
    """The open Techniques on a Krosmaster (4.7.11.d-2)."""
    piece = table.pieces.get(number)
    if piece is None or not table.zones[worn(piece.owner)]:
        return []
    return [token for token in table.worn_by(number) if table.reward(token).card.equipment == w.TECHNIQUE]
