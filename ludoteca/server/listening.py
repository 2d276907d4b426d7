"""Processes on one PostgreSQL hear of each other by LISTEN and NOTIFY: who speaks, and the table's id."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

import psycopg
import structlog
from sqlalchemy import text

from ludoteca.server.bus import Bus
from ludoteca.server.problems import Refused
from ludoteca.server.store import Store, Taken

CHANNEL = "ludoteca"
LOG = structlog.get_logger("ludoteca")

#: Seconds between two tries to reach a database that went away.
PAUSE = 1.0


class PostgresBus(Bus):
    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.origin = secrets.token_hex(4)
        self.address = store.url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def start(self) -> None:
        self._task = asyncio.create_task(self.listen())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.listening.wait(), 10)

    async def tell(self, table: str) -> None:
        payload = f"{self.origin}:{table}"
        query = text("select pg_notify(:channel, :payload)")
        with contextlib.suppress(Refused, Taken):
            # What was written is written: others read it when they next hear of the table.
            await self.store.write(
                lambda connection: connection.execute(query, {"channel": CHANNEL, "payload": payload})
            )

    async def listen(self) -> None:
        """Listen for ever; after a silence everything at hand is read again, since something may have been missed."""
        missed = False
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute(f"listen {CHANNEL}")
                    self.listening.set()
                    if missed and self.heard is not None:
                        await self.heard("")
                    missed = True
                    async for notice in connection.notifies():
                        origin, _, table = notice.payload.partition(":")
                        if origin != self.origin and self.heard is not None:
                            await self.heard(table)
            except (psycopg.Error, OSError) as error:
                LOG.warning("listening", error=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
