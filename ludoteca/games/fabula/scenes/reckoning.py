"""An offensive or an influence under way, as it would be calculated now (1.22)."""

from __future__ import annotations

from ludoteca.core.game import Reckoning
from ludoteca.core.telling import Telling
from ludoteca.core.told import FigureTold
from ludoteca.games.fabula.play.combat import Combat
from ludoteca.games.fabula.table.table import OFFENSIVE, FabulaTable


def reckon(table: FabulaTable, combat: Combat, telling: Telling) -> Reckoning:
    """Every blow of an offensive; of an influence what each adds to its side, and both sums."""
    if not table.action or combat.base not in table.pieces:
        return [combat.base, *combat.joined], {}
    figures = blows(table, combat, telling) if combat.kind == OFFENSIVE else sums(table, combat, telling)
    return [combat.base, *table.in_action(), *table.blockers()], {"calculate": figures}


def blows(table: FabulaTable, combat: Combat, telling: Telling) -> list[FigureTold]:
    return [
        FigureTold(
            telling.text("reckoned-blow", source=telling.piece(source), target=telling.piece(target)),
            amount,
            source=source,
        )
        for source, target, amount in combat.blows(table)
    ]


def sums(table: FabulaTable, combat: Combat, telling: Telling) -> list[FigureTold]:
    sides = [*table.in_action(), *table.blockers()]
    figures = [FigureTold(telling.piece(number), table.influence_of(number), source=number) for number in sides]
    resistance = int(table.pieces[combat.base].resistance)
    ours, theirs = combat.sums(table)
    return [
        *figures,
        FigureTold(telling.piece(combat.base), resistance, source=combat.base),
        FigureTold(telling.text("reckoned-ours"), ours, "1.22.5a-2"),
        FigureTold(telling.text("reckoned-theirs"), theirs, "1.22.5a-3"),
    ]
