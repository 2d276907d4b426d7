"""What answers rest on beside the zones' tuples."""

from __future__ import annotations

#: The Units in the arena and the texts on their cards: which of these are static.
UNITS = 0
#: What may give or take Powers: markers, dice, Demonic Rewards, lasting effects.
FIGURES = 1
#: The Powers of each Unit, and the cells that block sight because of them.
POWERS = 2
#: The cells that nothing can move into.
WALLS = 3
#: Whether somebody has fallen.
HEALTH = 4

RESTING = (
    (UNITS, POWERS, WALLS, HEALTH),
    (POWERS, WALLS, HEALTH),
    (POWERS,),
    (WALLS,),
    (HEALTH,),
)
