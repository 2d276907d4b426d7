"""When the garbage collector looks through what: nobody waits for it at a table.

Views are made and dropped by the hundred and need no collector; rooms that were closed are rings and do. A full
collection looks through every live table, which takes seconds with a thousand of them: it is made while nobody
chooses, or when many rooms were closed since the last.

The collector's own count does not help: it counts what was made less what was freed, and where each new view takes the
place of an old one the youngest grow by the hundred thousand before it looks (100 ms and more). Here every few choices
are looked through by themselves, in a millisecond or two, and what is left of them is taken out of its sight.
"""

from __future__ import annotations

import gc
import time

#: Objects made before the collector looks by itself: only where much is made that nobody chose, as when games are read.
THRESHOLDS = (1_000_000, 1_000_000, 1_000_000)

#: Choices whose leavings are looked through together.
CHOICES = 16

#: Seconds without a choice after which a full collection disturbs nobody, and rooms that may wait for it.
QUIET = 2.0
ROOMS = 200


class Tidying:
    """Collects when it disturbs nobody."""

    def __init__(self) -> None:
        #: When somebody last chose something, and how many rooms were closed since the last full collection.
        self.chosen = 0.0
        self.closed = 0
        #: Choices whose leavings have not been looked through.
        self.choices = 0
        self.on = False

    def begin(self) -> None:
        """All that was read until now stays."""
        self.on = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    def note_choice(self) -> None:
        self.chosen = time.monotonic()
        self.choices += 1
        if self.on and self.choices >= CHOICES:
            self.choices = 0
            gc.collect(0)
            gc.freeze()

    def now_and_then(self) -> None:
        if not self.on:
            return
        quiet = time.monotonic() - self.chosen > QUIET
        if self.closed and (quiet or self.closed >= ROOMS):
            gc.unfreeze()
            gc.collect()
            self.closed = 0
        gc.freeze()
