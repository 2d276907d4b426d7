"""Every kind of event of the game: what it happens to, and what its figures are called."""

from __future__ import annotations

from ludoteca.core.events import AREA, FACE, KIND, NUMBER, PIECE, SEAT, TEXT, Each, EventKind, declared

BLOCK = EventKind("block", attackers=Each(PIECE))
BONUS = EventKind("bonus", attack=NUMBER, defence=NUMBER)
#: A player is struck as a die is: numbers below the number of seats are the seats.
DAMAGE = EventKind("damage", amounts=Each(NUMBER))
DRAFT = EventKind("draft", kind=KIND, count=NUMBER)
FIELDED = EventKind("fielded", optional=True, payers=Each(PIECE))
GLOBAL = EventKind("global", text=TEXT)
LET_GO = EventKind("let-go", to=AREA)
ROLL = EventKind("roll", faces=Each(FACE))
SPIN = EventKind("spin", face=FACE, before=FACE)

KINDS = declared(
    *(BLOCK, BONUS, DAMAGE, DRAFT, FIELDED, GLOBAL, LET_GO, ROLL, SPIN),
    *(EventKind(name) for name in ("attack", "buy", "copy", "draw", "knock-out", "prevent", "refill", "use")),
    EventKind("gain-life", SEAT, amount=NUMBER),
    EventKind("redirect", amount=NUMBER),
    EventKind("shortage", missing=NUMBER),
    EventKind("spend-loose", units=NUMBER),
    EventKind("turn", SEAT, turn=NUMBER),
)
