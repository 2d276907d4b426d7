"""Dice: all are D6; a natural 6 on the main die adds 1D3, and so on (guidelines.dice.1 to .3)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.table import ApotheosisTable

_DICE = re.compile(r"([1-9])d([236])")

PERFECT = 6
#: The sides of the dice that a critical one adds.
EXTRA = 3


class DiceError(LudotecaError):
    """Dice that the game does not have."""


def read_dice(text: str) -> tuple[int, ...]:
    """The sides of each die of "1d6" or "2d3+1d2", the main one first."""
    found: list[int] = []
    for part in text.replace(" ", "").split("+") if text else ():
        match = _DICE.fullmatch(part)
        if match is None:
            raise DiceError(f"“{part}”: write dice as 1d6, 2d3 or 1d2")
        found += [int(match[2])] * int(match[1])
    return tuple(found)


def as_die(face: int, sides: int) -> int:
    """What a face of the D6 means on a D3 or D2 (guidelines.dice.1)."""
    if sides == 3:
        return (face + 1) // 2
    return 1 + (face > 3) if sides == 2 else face


def throw(table: ApotheosisTable, what: str) -> int:
    """One physical die, from 1 to 6."""
    return 1 + int(table.roll(-1, 6, what))


def is_critical(table: ApotheosisTable, face: int, sides: int) -> bool:
    """A natural 6; or whatever reads as the most that such a die shows (gap critical-die)."""
    if table.box.rulings["critical-die"] == "maximum":
        return as_die(face, sides) == sides
    return face == PERFECT


def roll(table: ApotheosisTable, dice: tuple[int, ...], what: str, seat: int, cause: int = -1) -> int:
    """The sum of the dice."""
    return rolled(table, dice, what, seat, cause)[0]


def rolled(
    table: ApotheosisTable, dice: tuple[int, ...], what: str, seat: int, cause: int = -1
) -> tuple[int, tuple[int, ...]]:
    """The sum of the dice, and what each showed; the first is the main die, whose natural 6 alone adds extras
    (guidelines.dice.2, gaps critical-die, -choice)."""
    if not dice:
        return 0, ()
    faces = [throw(table, what) for _ in dice]
    total = sum(as_die(face, sides) for face, sides in zip(faces, dice, strict=True))
    last, sides = faces[0], dice[0]
    while is_critical(table, last, sides):
        last, sides = throw(table, what), EXTRA
        faces.append(last)
        total += as_die(last, EXTRA)
    table.tell(
        "roll", "guidelines.dice.3" if len(faces) > len(dice) else "guidelines.dice.1", seat, cause, (), (total, *faces)
    )
    return total, tuple(faces)
