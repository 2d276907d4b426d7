"""Where pieces lie: the arena, the bench before placement, out of the match, the Demonic Rewards."""

from __future__ import annotations

from ludoteca.core.piece import CLOSED, OPEN, OWNER, Zone

ARENA, BENCH, OUT, OFFER = range(4)
#: The six face-down piles: two of each of the three levels (1.3.7-2).
PILES = 6
FIRST_PILE = 4
FIRST_HELD = FIRST_PILE + PILES


def pile(which: int) -> int:
    return FIRST_PILE + which


def held(seat: int) -> int:
    """Demonic Rewards given to a Krosmaster of this seat, face down (4.7.8.b-1, 4.7.8.b-2)."""
    return FIRST_HELD + 2 * seat


def worn(seat: int) -> int:
    """Demonic Rewards that lie open on the cards of this seat."""
    return FIRST_HELD + 2 * seat + 1


def zones(seats: int) -> tuple[Zone, ...]:
    common = [
        Zone("arena", -1, OPEN, "grid"),
        Zone("bench", -1, OPEN, "row"),
        Zone("out", -1, CLOSED, "pile"),
        Zone("offer", -1, OPEN, "row"),
        *(Zone("pile", -1, CLOSED, "pile") for _ in range(PILES)),
    ]
    for seat in range(seats):
        common += [Zone("held", seat, OWNER, "row"), Zone("worn", seat, OPEN, "row")]
    return tuple(common)
