"""How much one guest may ask for: buckets that fill up again, lengths, and counts of what is open at once."""

from __future__ import annotations

import time

from ludoteca.server.problems import Refused

#: What may be spent at once, and how much of it comes back in a second.
RATES = {
    "messages": (120.0, 20.0),
    "requests": (240.0, 20.0),
    "tables": (20.0, 0.05),
    "chat": (8.0, 0.5),
    "searches": (40.0, 2.0),
    #: A hint keeps a process busy for two seconds, an analysis for a minute.
    "hints": (8.0, 0.2),
    "analyses": (4.0, 0.01),
    #: A replay that runs at its quickest asks for five moments in a second, and whoever pulls at its line for many.
    "moments": (200.0, 12.0),
    "accounts": (5.0, 0.01),
    "guests": (60.0, 1.0),
    "workshop": (6.0, 0.1),
}

#: The longest texts, in letters.
LENGTHS = {"chat": 500, "deck": 40_000, "cards": 200_000, "choice": 400, "note": 2_000, "save": 5_000_000}

#: Connections of one guest at once.
CONNECTIONS = 12

#: The greatest message of a WebSocket, in bytes.
LARGEST_MESSAGE = 64 * 1024


class Limits:
    """Counts for every guest, or address where nobody is known yet."""

    def __init__(self, factor: float = 1.0) -> None:
        #: Tests and measures that stand for many people have more.
        self.factor = factor
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        self.connections: dict[str, int] = {}

    def spend(self, who: str, what: str) -> None:
        most, back = RATES[what]
        now = time.monotonic()
        left, since = self._left.get((who, what), (most * self.factor, now))
        left = min(most * self.factor, left + (now - since) * back * self.factor)
        if left < 1:
            raise Refused("too-many", 429)
        if len(self._left) > 100_000:
            self._left.clear()
        self._left[who, what] = (left - 1, now)

    def length(self, what: str, text: str) -> None:
        if len(text) > LENGTHS[what]:
            raise Refused("too-long", 413, most=LENGTHS[what])

    def connect(self, who: str) -> None:
        if self.connections.get(who, 0) >= CONNECTIONS * self.factor:
            raise Refused("too-many-connections", 429)
        self.connections[who] = self.connections.get(who, 0) + 1

    def disconnect(self, who: str) -> None:
        left = self.connections.get(who, 0) - 1
        if left > 0:
            self.connections[who] = left
        else:
            self.connections.pop(who, None)
