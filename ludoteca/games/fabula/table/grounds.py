"""What answers rest on: the zones, by their numbers, and the grounds named here, which count from the end."""

from __future__ import annotations

from ludoteca.games.fabula.table.areas import AREA_OF, IN_PLAY

#: What lies in play and which texts hold there: with it go the values of permanents, whom passives speak of, whom all
#: that answers a question concerns. Besides, which permanents have abilities that are activated or triggered.
PLAY, VALUES, SPOKEN, CONCERNED, SPEAKING = range(-5, 0)
#: The states of permanents: tapped, taking part.
STATES = -6
#: Damage and resistance: whether a state check finds anything.
DAMAGE = -7
#: Whose turn it is.
TIME = -8

_NAMED = 8


def resting(zones: int, stateful: bool, timely: bool, abroad: bool) -> tuple[tuple[int, ...], ...]:
    """What rests on each ground; ``stateful``, ``timely``, ``abroad``: passives look at states, at whose turn it is, at
    cards outside play."""
    play = (PLAY, VALUES, SPOKEN, CONCERNED, STATES, DAMAGE)
    states = play if stateful else (STATES,)
    named: dict[int, tuple[int, ...]] = {
        PLAY: play,
        STATES: states,
        DAMAGE: (DAMAGE, *states),
        TIME: play if timely else (STATES,),
    }
    found: list[tuple[int, ...]] = []
    for zone in range(zones):
        if AREA_OF[zone] in IN_PLAY:
            found.append((zone, *play))
        else:
            found.append((zone, *(play if abroad else (STATES,))))
    return (*found, *(named.get(ground, (ground,)) for ground in range(-_NAMED, 0)))
