"""Every kind of event of the game: what it happens to, and what its figures are called."""

from __future__ import annotations

from ludoteca.core.events import CELL, FACE, NUMBER, PIECE, SEAT, WORD, Each, EventKind, declared

#: A figure that is the number of a Spell in the box.
SPELL = "spell"

CAST = EventKind("cast", spell=SPELL, cell=CELL)
INJURY = EventKind("injury", placed=NUMBER, spell=SPELL)
GOES = EventKind("goes", cell=CELL, before=CELL)
ENTER = EventKind("enter", cell=CELL)
SUMMON = EventKind("summon", cell=CELL)
ARENA_CHOSEN = EventKind("arena", arena=NUMBER)
ROLLS = tuple(EventKind(name, faces=Each(FACE)) for name in ("armor", "critical", "dodge", "lock"))
TENSION = EventKind("tension", SEAT, faces=Each(FACE))
INSPIRE = EventKind("inspire", face=FACE)

KINDS = declared(
    *(CAST, INJURY, GOES, ENTER, SUMMON, ARENA_CHOSEN, *ROLLS, TENSION, INSPIRE),
    *(EventKind(name) for name in ("assign", "copied", "fight", "lapsed", "leave", "pending", "replace", "silenced")),
    *(EventKind(name) for name in ("special", "unit-turn", "knock-out", "lock-roll", "turn-begins", "turn-ends")),
    *(EventKind(name, SEAT, amount=NUMBER) for name in ("glory-lost", "glory-stolen", "glory-wild", "kamas")),
    *(EventKind(name, amount=NUMBER) for name in ("heal", "locked", "grappled", "pay-injuries")),
    *(EventKind(f"{verb}-{gauge}", amount=NUMBER) for verb in ("gain", "mark") for gauge in ("ap", "mp", "range")),
    EventKind("coins", heads=NUMBER, tails=NUMBER),
    EventKind("exchange", injuries=Each(NUMBER)),
    EventKind("granted", power=WORD),
    EventKind("no-summon", optional=True, cells=Each(CELL)),
    EventKind("order", SEAT),
    EventKind("sides", SEAT, sides=Each(WORD)),
    EventKind("stays", cell=CELL),
    EventKind("targets", PIECE, optional=True, cells=Each(CELL)),
    EventKind("turn", SEAT, turn=NUMBER),
)
