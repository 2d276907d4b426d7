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


#: Where dice lie that may point at another: they block it, or are held by it.
LINKING = tuple(area(seat, which) for seat in (0, 1) for which in (FIELD, ATTACK, CAPTURED))

#: The reserve pools.
RESERVES = (area(0, RESERVE), area(1, RESERVE))

#: Where the characters in the field lie, the attack zone among it (areas.attack.2).
FIELDS = frozenset(area(seat, which) for seat in (0, 1) for which in (FIELD, ATTACK))
