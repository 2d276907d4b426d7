"""Where pieces lie: the board, what lies under others, the decks and discards, and each Hero's table."""

from __future__ import annotations

from functools import cache

from ludoteca.core.piece import CLOSED, OPEN, OWNER, Zone
from ludoteca.games.apotheosis.cards.maps import MOST_PLAYERS
from ludoteca.games.apotheosis.text.words import SUITS

#: The board; cards in containers and attachments, each under its host; cards set aside with a body; the scenario
#: (scenario.1); what is banished (keywords.discard); characters that have not been deployed yet (gap deployment).
BOARD, HELD, ASIDE, SCENE, BANISHED, BENCH = range(6)

#: A hidden deck and an open discard for each suit (decks.1).
FIRST_DECK = 6
FIRST_DISCARD = FIRST_DECK + len(SUITS)
FIRST_SEAT = FIRST_DISCARD + len(SUITS)

#: A Hero's table (table.1), the inventory and, where players have decks of their own, deck and discard.
SHEET, EQUIPMENT, MEMENTO, SUPPORT, INVENTORY, OWN_DECK, OWN_DISCARD = range(7)
#: An inventory is its owner's to see; the others see how many cards it holds (inventory.2).
_OWN = (
    ("sheet", OWNER, "row"),
    ("equipment", OPEN, "row"),
    ("memento", OPEN, "row"),
    ("support", OWNER, "row"),
    ("inventory", OWNER, "row"),
    ("own-deck", CLOSED, "pile"),
    ("own-discard", OPEN, "pool"),
)
AREAS = len(_OWN)
#: The table proper; its zones follow each other.
TABLE_AREAS = (SHEET, EQUIPMENT, MEMENTO, SUPPORT)


def area(seat: int, which: int) -> int:
    return FIRST_SEAT + seat * AREAS + which


#: The zones of each seat that are looked at most.
SHEETS_OF, SUPPORTS, MEMENTOS = (
    tuple([area(seat, which) for seat in range(MOST_PLAYERS)]) for which in (SHEET, SUPPORT, MEMENTO)
)


def which_area(zone: int) -> int:
    """Which of its Hero's areas a zone is; -1 for a shared one."""
    return (zone - FIRST_SEAT) % AREAS if zone >= FIRST_SEAT else -1


def seat_of_zone(zone: int) -> int:
    return (zone - FIRST_SEAT) // AREAS if zone >= FIRST_SEAT else -1


def suit_deck(suit: str) -> int:
    return FIRST_DECK + SUITS.index(suit)


def suit_discard(suit: str) -> int:
    return FIRST_DISCARD + SUITS.index(suit)


def is_discard(zone: int) -> bool:
    return FIRST_DISCARD <= zone < FIRST_SEAT or which_area(zone) == OWN_DISCARD


@cache
def discards(seats: int) -> tuple[int, ...]:
    return tuple(zone for zone in range(FIRST_SEAT + seats * AREAS) if is_discard(zone))


def is_deck(zone: int) -> bool:
    return FIRST_DECK <= zone < FIRST_DISCARD or which_area(zone) == OWN_DECK


def zones(seats: int) -> tuple[Zone, ...]:
    found = [
        Zone("board", -1, OPEN, "grid"),
        Zone("held", -1, CLOSED, "under"),
        Zone("aside", -1, CLOSED, "under"),
        Zone("scene", -1, OPEN, "row"),
        Zone("banished", -1, OPEN, "pool"),
        Zone("bench", -1, OPEN, "row"),
    ]
    found += [Zone(f"deck-{suit}", -1, CLOSED, "pile") for suit in SUITS]
    found += [Zone(f"discard-{suit}", -1, OPEN, "pool") for suit in SUITS]
    for seat in range(seats):
        found += [Zone(name, seat, sight, drawn) for name, sight, drawn in _OWN]
    return tuple(found)
