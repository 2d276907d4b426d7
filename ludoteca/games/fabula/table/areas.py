"""The zones of the game (gap zones): the effect stack, and seven zones for each player."""

from __future__ import annotations

from ludoteca.core.piece import CLOSED, OPEN, OWNER, Zone

#: The zone of the cards whose effects wait on the stack.
STACK = 0

DECK, HAND, TERRITORY, BATTLE, DISCARD, EXILE, RESERVE = range(7)

NAMES = ("deck", "hand", "territory", "battle", "discard", "exile", "reserve")
AREAS = len(NAMES)

#: Nobody sees a deck (1.3.4). What lies face down in a battle zone is hidden, so that its pieces say who knows them.
_SIGHT = (CLOSED, OWNER, OPEN, CLOSED, OPEN, OPEN, OWNER)
_DRAWN = ("pile", "row", "row", "row", "pool", "pool", "pile")


#: Which of its player's areas each zone is; -1 for the stack. No table has more than eight players.
AREA_OF = (-1, *(tuple(range(AREAS)) * 8))


def area(seat: int, which: int) -> int:
    """The zone number of a seat's area."""
    return 1 + seat * AREAS + which


#: Where permanents lie, and tokens with them.
IN_PLAY = (BATTLE, TERRITORY)

#: The zones that are looked at most, by seat.
HANDS = tuple(area(seat, HAND) for seat in range(8))
BATTLES = tuple(area(seat, BATTLE) for seat in range(8))
TERRITORIES = tuple(area(seat, TERRITORY) for seat in range(8))


def zones(seats: int) -> tuple[Zone, ...]:
    found = [Zone("stack", -1)]
    for seat in range(seats):
        for which, name in enumerate(NAMES):
            found.append(Zone(name, seat, _SIGHT[which], _DRAWN[which]))
    return tuple(found)
