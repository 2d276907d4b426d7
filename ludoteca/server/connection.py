"""One WebSocket: who is at the other end, what was sent, and what waits to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludoteca.core.rulebook import Lang
from ludoteca.core.told import Told
from ludoteca.server.people import Guest

#: Messages that may wait for a slow client; more, and the connection is closed: it comes back and is told anew.
WAITING = 400

_encoder = msgspec.json.Encoder()


class Connection:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.lang: Lang = guest.lang
        #: The seats that it plays; none watches.
        self.seats: list[int] = []
        #: The last view of each stream, and its step.
        self.last: dict[int, tuple[int, Told]] = {}
        #: The cards that it has been sent.
        self.cards: set[str] = set()
        self.muted: set[int] = set()
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False

    def send(self, message: Any) -> None:
        if self.closed:
            return
        if self.outbox.qsize() >= WAITING:
            self.close()
            return
        self.outbox.put_nowait(_encoder.encode(message))

    def close(self) -> None:
        """No more is sent; what waits is left."""
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait(None)
