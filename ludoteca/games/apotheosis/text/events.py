"""Every kind of event of the game: what it happens to, and what its figures are called.

Moments are what texts wait for, situations what they answer; both have the same three figures (``MOMENT``). They are
no part of a log, where kinds of the same name have the figures that are told.
"""

from __future__ import annotations

from ludoteca.core.events import AREA, CELL, FACE, NUMBER, PIECE, Each, EventKind, declared

#: A moment or situation, of whatever kind: who acts, at whom or what, and whether it is an attack.
MOMENT = EventKind("moment", actor=PIECE, object=PIECE, attack=NUMBER)

CARD = EventKind("card", zone=AREA, before=AREA)
CHECK = EventKind("check", total=NUMBER, difficulty=NUMBER, success=NUMBER, level=NUMBER)
ROLL = EventKind("roll", total=NUMBER, faces=Each(FACE))
#: What comes to stand on a tile.
PLACED = (
    *(EventKind(name, cell=CELL) for name in ("create", "deploy", "enter")),
    EventKind("goes", cell=CELL, before=CELL),
)
#: What a figure changes by, and what it is then.
CHANGES = (
    EventKind("counters", change=NUMBER, after=NUMBER, called=NUMBER),
    *(EventKind(name, change=NUMBER, after=NUMBER) for name in ("debt", "life", "points")),
)
#: What has a name of ``box.names``: the number of the name is a figure.
NAMED = (
    *(EventKind(name, called=NUMBER) for name in ("mark", "unmark")),
    EventKind("modify", amount=NUMBER, called=NUMBER),
)

_PLAIN = (
    *("activate", "aside", "attach", "auto", "clear", "container", "conceal", "drop", "exhaust", "expire", "final"),
    *("lay", "lend", "miss", "negate", "objective", "order", "recover", "replace", "saved", "select", "talk"),
    *("tile", "tiles-back"),
)

KINDS = declared(
    *(CARD, CHECK, ROLL, *PLACED, *CHANGES, *NAMED),
    *(EventKind(name) for name in _PLAIN),
    EventKind("credit", amount=NUMBER),
    *(EventKind(name, life=NUMBER) for name in ("death", "revive")),
    *(EventKind(name, points=NUMBER) for name in ("reserve", "reserve-lost", "turn")),
    EventKind("injury", damage=NUMBER, suffers=NUMBER),
    EventKind("order-roll", face=FACE),
    EventKind("round", round=NUMBER),
    EventKind("rounds-over", round=NUMBER),
    EventKind("swap", cells=Each(CELL)),
)
