"""The stages of a character, which is readied and exhausted (4.5)."""

from __future__ import annotations

from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.modifiers import denial
from ludoteca.games.battle_scenes.table.table import BattleTable

#: The least and the greatest stage (4.5.1-3, 4.5.1-4).
STAGES = (0, 2)
#: The question whether a character may be exhausted.
EXHAUSTED = "be-exhausted"


def ready(table: BattleTable, base: int, stages: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> int:
    """Raise the stage as far as possible (4.5.1-5); tells by how much (10.capacitar)."""
    return turn_stage(table, "ready", base, stages, rule, seat, cause)


def exhaust(table: BattleTable, base: int, stages: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> int:
    """Lower the stage as far as possible (4.5.1-5); tells by how much (10.incapacitar)."""
    return turn_stage(table, "exhaust", base, -stages, rule, seat, cause)


def turn_stage(table: BattleTable, kind: str, base: int, change: int, rule: str, seat: int, cause: int) -> int:
    """No change of stage is no event at all (gap exhaust-at-zero); supports have no stages (gap support-stage)."""
    if not table.is_character(base):
        return 0
    before: int = table.pieces[base].stage
    after: int = min(max(before + change, STAGES[0]), STAGES[1])
    if after == before:
        return 0
    table.write(base).stage = after
    if table.box.heeds_stages:
        table.update()
    table.tell(kind, rule, seat, cause, (base,), (abs(after - before), after))
    return abs(after - before)


def may_be_turned(table: BattleTable, base: int, ready: bool, cause: int = NOTHING) -> bool:
    """At stage 2 a character can't be readied, at 0 not exhausted, in any way (4.5.1-3, 4.5.1-4). ``cause`` is the card
    whose effect would do it."""
    if not table.is_character(base):
        return True
    if denial(table, "be-readied" if ready else EXHAUSTED, base, cause) is not None:
        return False
    return bool(table.pieces[base].stage != STAGES[int(ready)])
