"""The areas of play: each player's dice travel through his own (areas.1)."""

from __future__ import annotations

from ludoteca.core.piece import Zone

BAG, PREP, RESERVE, FIELD, ATTACK, USED, CARDS, CAPTURED, OUT = range(9)

NAMES = ("bag", "prep", "reserve", "field", "attack", "used", "cards", "captured", "out")
AREAS = len(NAMES)

#: Dice in the centre, on the basic action cards that both players buy from.
CENTRE = 2 * AREAS

_DRAWN = ("pool", "row", "row", "row", "row", "pool", "row", "row", "pool")


def area(seat: int, which: int) -> int:
    """The zone number of a seat's area."""
    return seat * AREAS + which


def which_area(zone: int) -> int:
    return zone % AREAS if zone < CENTRE else CENTRE


def zones() -> tuple[Zone, ...]:
    """The bag is closed to the hand that draws, but what it holds is no secret (gap draw.information)."""
    own = [Zone(name, seat, drawn=drawn) for seat in (0, 1) for name, drawn in zip(NAMES, _DRAWN, strict=True)]
    return (*own, Zone("centre", -1))
