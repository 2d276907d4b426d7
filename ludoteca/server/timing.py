"""The clocks of a live match: kept by its rows, watched by a task."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

from ludoteca.server import state
from ludoteca.server.clocks import Clock
from ludoteca.server.live import Live
from ludoteca.server.problems import Refused
from ludoteca.server.protocol import ClockInfo
from ludoteca.server.state import Move
from ludoteca.server.store import Taken

if TYPE_CHECKING:
    from ludoteca.server.room import Room


class Timing:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.clock: Clock | None = None
        self._waiting: asyncio.Task[Any] | None = None

    def set(self) -> None:
        """The clock of the match that is at hand, as its rows say."""
        live = self.room.live
        assert live is not None
        table = self.room.state
        self.clock = Clock(table.clock, len(table.seats), live.state.begun)
        self.note(live.moves)

    def note(self, moves: list[Move]) -> None:
        if self.clock is not None:
            for move in moves:
                self.clock.note(move)

    def shown(self) -> list[ClockInfo]:
        live = self.room.live
        if self.clock is None or live is None or self.clock.rule.kind == "none":
            return []
        return self.clock.shown(live.asked(), time.time())

    async def pause(self) -> None:
        """While the server was away nobody's reserve ran: said by a row, once."""
        live, clock = self.room.live, self.clock
        if live is None or live.over or clock is None or clock.rule.kind != "reserve":
            return
        if clock.since >= self.room.house.started:
            return
        move = Move(len(live.moves), state.PAUSE, -1, "", time.time())
        with contextlib.suppress(Taken):
            await self.room.house.store.write(lambda connection: state.add_moves(connection, live.state.id, [move]))
            live.follow(move)
            clock.note(move)

    def watch(self) -> None:
        """Wake up when somebody's time may have run out."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        live = self.room.live
        if self.clock is None or live is None or live.over:
            return
        out = self.clock.next_out(live.asked(), time.time())
        if out is not None:
            self._waiting = self.room.spawn(self.run_out(out[0]))

    async def run_out(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds) + 0.05)
        async with self.room.lock:
            self._waiting = None
            live = self.room.live
            if self.clock is None or live is None or live.over:
                return
            out = self.clock.next_out(live.asked(), time.time())
            if out is None or out[0] > 0:
                self.watch()
                return
            try:
                await self.room.play.commit(lost_on_time(live, out[1]))
            except Refused as error:
                self.room.house.fault(f"clock of match {live.state.id}", error)


def lost_on_time(live: Live, seat: int) -> list[Move]:
    """Whoever has no time left has given up; where the format knows no concession, all others are before him."""
    if live.match.game.may_concede(live.table):
        return live.concede(seat)
    team = live.table.box.teams[seat]
    return live.settle(tuple(2 if each == team else 1 for each in live.table.box.teams), seat)
