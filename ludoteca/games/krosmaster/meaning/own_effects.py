"""Pending Effects that are the rulebook's own and no card's text: one function for each sort (7.2.9)."""

from __future__ import annotations

from ludoteca.core.procedure import Procedure
from ludoteca.games.krosmaster.meaning.pending import (
    COUNTER,
    EXPLOSION,
    FARMS,
    FUSE,
    SNAP,
    STEAL_HEALTH,
    WITHERS,
    Pending,
)
from ludoteca.games.krosmaster.meaning.resolution import ResolvePending
from ludoteca.games.krosmaster.play.casting import triggered_spell
from ludoteca.games.krosmaster.play.injuries import heal, inflict
from ludoteca.games.krosmaster.table.table import KrosTable


def strike_back(table: KrosTable, effect: Pending) -> None:
    inflict(table, effect.subject, 1, effect.source, "4.9.15.a")


def steal_health(table: KrosTable, effect: Pending) -> None:
    heal(table, effect.source, effect.amount, effect.source, "7.5.18.a")


def burn_fuse(table: KrosTable, effect: Pending) -> None:
    inflict(table, effect.source, 1, effect.source, "4.19.5.c")


def wither(table: KrosTable, effect: Pending) -> None:
    inflict(table, effect.source, 1, effect.source, "4.9.30.a")


def farm(table: KrosTable, effect: Pending) -> None:
    table.gain_kamas(effect.controller, 1, "4.9.28.a", effect.source)


def cast_by_itself(table: KrosTable, effect: Pending) -> Procedure | None:
    return triggered_spell(table, effect.source, effect.spell, effect.cell, effect.controller)


# Casting resolves Pending Effects, and some of these are cast: the table closes the circle, once for the class.
ResolvePending.own_effects = {
    COUNTER: strike_back,
    STEAL_HEALTH: steal_health,
    FUSE: burn_fuse,
    WITHERS: wither,
    FARMS: farm,
    EXPLOSION: cast_by_itself,
    SNAP: cast_by_itself,
}
