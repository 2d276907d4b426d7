"""Time: a reserve with an increment, or days for each choice. All of it follows from the rows of a match.

Whoever chose is charged what passed since the row before; while the server is away nobody's time runs (``PAUSE``).
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.protocol import ClockInfo, ClockRule
from ludoteca.server.state import CHOICE, KEPT, Move

DAY = 86_400.0


class Clock:
    """What is left to each seat, as of the last row."""

    def __init__(self, rule: ClockRule, seats: int, begun: float) -> None:
        self.rule = rule
        self.left = [float(rule.reserve)] * seats
        self.since = begun

    def note(self, move: Move) -> None:
        """A row was written: whoever chose is charged, and gets the increment."""
        if self.rule.kind == "reserve" and move.kind in (CHOICE, KEPT) and 0 <= move.seat < len(self.left):
            self.left[move.seat] += self.rule.increment - max(0.0, move.at - self.since)
        self.since = max(self.since, move.at)

    def remaining(self, seat: int, asked: Sequence[int], now: float) -> float:
        """Seconds; may be below nothing."""
        running = max(0.0, now - self.since) if seat in asked else 0.0
        if self.rule.kind == "days":
            return self.rule.days * DAY - running
        return self.left[seat] - running

    def shown(self, asked: Sequence[int], now: float) -> list[ClockInfo]:
        if self.rule.kind == "none":
            return []
        return [
            ClockInfo(seat, int(1000 * max(0.0, self.remaining(seat, asked, now))), seat in asked)
            for seat in range(len(self.left))
        ]

    def next_out(self, asked: Sequence[int], now: float) -> tuple[float, int] | None:
        """In how many seconds whose time runs out, if nobody chooses."""
        if self.rule.kind == "none" or not asked:
            return None
        return min((self.remaining(seat, asked, now), seat) for seat in asked if seat < len(self.left))
