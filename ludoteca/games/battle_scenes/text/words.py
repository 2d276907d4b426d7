"""The sorts of words that texts let a player choose."""

from __future__ import annotations

POWER, AFFILIATION, ALTER_EGO, NAME, ACTION, CARD_TYPE = (
    "power",
    "affiliation",
    "alter ego",
    "name",
    "action",
    "card type",
)
SORTS = frozenset((POWER, AFFILIATION, ALTER_EGO, NAME, ACTION, CARD_TYPE))
