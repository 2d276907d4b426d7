"""Every kind of event of the game: what it happens to, and what its figures are called."""

from __future__ import annotations

from ludoteca.core.events import NUMBER, PIECE, SEAT, TEXT, WORD, Each, EventKind, declared

ACTIVATE = EventKind("activate", passage=TEXT)
TRIGGER = EventKind("trigger", passage=TEXT)
EXECUTE = EventKind("execute", sentence=TEXT)
COLOUR = EventKind("colour", colour=WORD)
#: Counters put or taken, and which, by their place among those that there are.
COUNTERS = EventKind("counters", change=NUMBER, counter=WORD)
#: What is added to the figures of allies; where they are set instead, nothing.
BOOST = EventKind("boost", optional=True, offensive=NUMBER, influence=NUMBER, life=NUMBER)
DAMAGED = EventKind("damaged", amounts=Each(NUMBER))
#: An offensive or influence against a base, or against the centre.
DECLARED = tuple(EventKind(name, base=PIECE, centre=NUMBER, resistance=NUMBER) for name in ("offensive", "influence"))
RESOURCES = EventKind("resources", SEAT, change=NUMBER, total=NUMBER)
SUMS = EventKind("sums", ours=NUMBER, theirs=NUMBER)

_PLAIN = (
    *("attach", "blocked", "capture", "control", "create", "deny", "destroyed", "detach", "die", "discard"),
    *("draw", "enter", "extra-turn", "fizzle", "leave", "lose-types", "lost", "no-token", "sacrifice", "shielded"),
    *("skip-turn", "skipped", "tap", "untap", "turn-down", "turn-up", "use"),
)

KINDS = declared(
    *(ACTIVATE, TRIGGER, EXECUTE, BOOST, COLOUR, COUNTERS, DAMAGED, *DECLARED, RESOURCES, SUMS),
    *(EventKind(name) for name in _PLAIN),
    *(EventKind(name, amount=NUMBER) for name in ("dealt", "heal", "gain-resistance", "lose-resistance")),
    EventKind("block", allies=Each(PIECE)),
    EventKind("cancel", effect=NUMBER),
    EventKind("captured", loser=SEAT),
    EventKind("change-x", x=NUMBER),
    EventKind("copy-effect", effect=NUMBER),
    EventKind("game-over", SEAT, result=Each(NUMBER)),
    EventKind("mulligan", SEAT, count=NUMBER),
    EventKind("restore", SEAT, total=NUMBER),
    EventKind("retarget", effect=NUMBER),
    EventKind("start", SEAT, order=Each(SEAT)),
    EventKind("turn", SEAT, turn=NUMBER),
    *(EventKind(name, SEAT) for name in ("turn-start", "turn-end")),
)
