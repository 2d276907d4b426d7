"""The parts of a turn."""

from __future__ import annotations

#: The parts of a turn (6.2-0).
START, COUNTDOWN, DRAW, PREPARATION = "start", "countdown", "draw", "preparation"
ADJUSTMENT, COMBAT, ANTICIPATION, ATTACK, END = "adjustment", "combat", "anticipation", "attack", "end"
PARTS = (START, COUNTDOWN, DRAW, PREPARATION, ADJUSTMENT, COMBAT, ANTICIPATION, ATTACK, END)


def has_come(phase: str, part: str) -> bool:
    """Has this part of the turn begun already, or passed?"""
    return part == "turn" or PARTS.index(phase) >= PARTS.index(part)


def is_part(phase: str, part: str) -> bool:
    """Does the phase or step belong to this part of the turn? The steps of the combat belong to its phase."""
    if part == "turn":
        return True
    if part == COMBAT:
        return phase in (COMBAT, ANTICIPATION, ATTACK)
    return phase == part
