"""The parts of a turn."""

from __future__ import annotations

#: The parts of a turn (6.2-0).
START, COUNTDOWN, DRAW, PREPARATION = "start", "countdown", "draw", "preparation"
ADJUSTMENT, COMBAT, ANTICIPATION, ATTACK, END = "adjustment", "combat", "anticipation", "attack", "end"
