"""Every kind of event of the game: what it happens to, and what its figures are called."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.events import (
    AREA,
    KIND,
    NUMBER,
    PIECE,
    SEAT,
    TEXT,
    WORD,
    Each,
    EventKind,
    Figures,
    declared,
)
from ludoteca.games.battle_scenes.text.phases import PARTS


class CalculationKind(EventKind):
    """The calculation of one damage: its steps, each with its letter, the piece that it comes from and the value."""

    __slots__ = ()

    def steps(self, event: Figures) -> Iterator[tuple[int, int, int]]:
        told = self.every(event, "steps")
        return zip(told[::3], told[1::3], told[2::3], strict=True)

    def total(self, event: Figures) -> int:
        """What it comes to after the last of them."""
        return self.every(event, "steps")[-1]

    def of_sort(self, event: Figures, what: str) -> list[int]:
        sources = [source for _, source, _ in self.steps(event)] if what == PIECE else []
        return super().of_sort(event, what) + sources


USE = EventKind("use", card=PIECE, mode=NUMBER, cost=NUMBER, targets=Each(PIECE))
AFTER = EventKind("after", optional=True, card=PIECE)
TARGET = EventKind("target", card=PIECE)
CALCULATION = CalculationKind("calculation", steps=Each(NUMBER))
DAMAGE = EventKind("damage", points=NUMBER, use=PIECE, piercing=NUMBER, absorbed=NUMBER)
LOAD = EventKind("load", base=PIECE, origins=Each(AREA))
UNLOAD = EventKind("unload", hosts=Each(PIECE))
#: Cards drawn, by the action of which card and who used it.
DRAW = EventKind("draw", optional=True, card=PIECE, user=PIECE)
FORESEE = EventKind("foresee", card=PIECE)
ENTER = EventKind("enter", origin=AREA)
LEAVE = EventKind("leave", area=WORD)
ACTIVATE = EventKind("activate", text=TEXT)
SHOW_HAND = EventKind("show-hand", optional=True, kinds=Each(KIND))
#: Cards that go to an area of their owners.
SENT = {
    name: EventKind(name, area=WORD, origins=Each(AREA))
    for name in ("lay", "discard", "mill", "take-hand", "first-resources", "set-aside")
}
#: Who leaves the scene by damage, by whose and by which action's.
KNOCK_OUT, DESTROY = (EventKind(name, optional=True, source=PIECE, use=PIECE) for name in ("knock-out", "destroy"))
#: An effect is about to make a player draw or search.
WILL_DRAW, WILL_SEARCH = (EventKind(name, SEAT, count=NUMBER, by=SEAT) for name in ("will-draw", "will-search"))

_PLAIN = ("boost", "give-up", "lots", "materialize", "prize", "replace", "search", "would-damage")

KINDS = declared(
    *(USE, AFTER, TARGET, CALCULATION, DAMAGE, LOAD, UNLOAD, DRAW, FORESEE, ENTER, LEAVE, ACTIVATE, SHOW_HAND),
    *(*SENT.values(), KNOCK_OUT, DESTROY, WILL_DRAW, WILL_SEARCH),
    *(EventKind(name) for name in _PLAIN),
    *(EventKind(name, change=NUMBER, stage=NUMBER) for name in ("ready", "exhaust")),
    *(EventKind(name, SEAT, count=NUMBER) for name in ("browse", "return-hand")),
    EventKind("swap", hosts=Each(PIECE)),
    EventKind("to-deck", top=NUMBER),
    *(EventKind(f"{when}-{part}", SEAT) for part in PARTS for when in ("start", "end")),
)
