"""When the garbage collector looks through what: nobody waits for it at a table.

Views are made and dropped by the hundred and need no collector; rooms that were closed are rings and do. A full
collection looks through every live table, which takes seconds with a thousand of them: it is made while nobody
chooses, or when many rooms were closed since the last. In between, what has lived for a while is taken out of the
collector's sight.
"""

from __future__ import annotations

import gc
import time

#: Objects made before the youngest are looked through, and how often that is before the next older ones are; the
#: oldest never by themselves.
THRESHOLDS = (20_000, 5, 1_000_000)

#: Seconds without a choice after which a full collection disturbs nobody, and rooms that may wait for it.
QUIET = 2.0
ROOMS = 200


class Tidying:
    """Collects when it disturbs nobody."""

    def __init__(self) -> None:
        #: When somebody last chose something, and how many rooms were closed since the last full collection.
        self.chosen = 0.0
        self.closed = 0
        self.on = False

    def begin(self) -> None:
        """All that was read until now stays."""
        self.on = True
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    def note_choice(self) -> None:
        self.chosen = time.monotonic()

    def now_and_then(self) -> None:
        if not self.on:
            return
        quiet = time.monotonic() - self.chosen > QUIET
        if self.closed and (quiet or self.closed >= ROOMS):
            gc.unfreeze()
            gc.collect()
            self.closed = 0
        gc.freeze()
