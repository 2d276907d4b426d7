"""The areas of play (section 3): only the scene is shared, every player has the others for himself (3-1, 3.deck-1,
3.deck-2, 3.recursos-1, 3.recursos-3, 3.premios-3, 3.mao-1, 3.mao-2)."""

from __future__ import annotations

from ludoteca.core.events import NOBODY
from ludoteca.core.piece import CLOSED, OPEN, OWNER, Zone

#: Base cards and the Scenario lie in the scene; what they carry lies under them.
SCENE, LOADED = 0, 1

#: The areas that each player has. Prizes are the player's own cards, which score for the adversary (3.premios-1).
DECK, HAND, RESOURCES, PRIZES, ASIDE = range(5)

SHARED = 2
NAMES = ("deck", "hand", "resources", "prizes", "aside")

_SIGHTS = (CLOSED, OWNER, OPEN, OPEN, OWNER)
_DRAWN = ("pile", "row", "pile", "pile", "row")


#: The number of each area, by player.
AREAS = tuple(tuple(SHARED + seat * len(NAMES) + which for which in range(len(NAMES))) for seat in (0, 1))


def area(seat: int, which: int) -> int:
    return AREAS[seat][which]


def which_area(zone: int) -> int:
    """DECK, HAND and so on; a negative number for the shared zones."""
    return (zone - SHARED) % len(NAMES) if zone >= SHARED else zone - SHARED


def in_scene(zone: int) -> bool:
    """Loaded cards are in the scene too (3.cena-2, 3.cena-3)."""
    return zone < SHARED


ZONES = (
    Zone("scene", NOBODY),
    Zone("loaded", NOBODY, OPEN, "under"),
    *(Zone(NAMES[which], seat, _SIGHTS[which], _DRAWN[which]) for seat in (0, 1) for which in range(len(NAMES))),
)
