"""What is chosen at a table: played, written, then told; and the bots that choose."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from ludoteca.core.errors import EngineFault, IllegalChoice, LudotecaError
from ludoteca.core.rulebook import Lang
from ludoteca.server import faults, metrics, protocol, state
from ludoteca.server.bots import question
from ludoteca.server.choosing import series, why_refused
from ludoteca.server.connection import Connection
from ludoteca.server.live import Live
from ludoteca.server.problems import Refused, told
from ludoteca.server.ratings import rate
from ludoteca.server.state import MatchState, Move, TableState
from ludoteca.server.store import Taken

if TYPE_CHECKING:
    from ludoteca.server.room import Room


class Play:
    def __init__(self, room: Room) -> None:
        self.room = room
        #: The place of the choice that a bot is thinking about.
        self._thinking: int | None = None

    async def choose(self, connection: Connection, said: protocol.Choose) -> None:
        self.room.house.limits.length("choice", said.choice)
        async with self.room.lock:
            seat = self.room.seat_of(connection, said.seat)
            await self.play(seat, said.step, [said.choice], connection)
            connection.send(protocol.Done(said.id, self.room.playing().streams[seat].step))

    async def pick(self, connection: Connection, said: protocol.Pick) -> None:
        """Several of a series: played in the engine's order."""
        if len(said.choices) > 100:
            raise Refused("too-long", 413, most=100)
        async with self.room.lock:
            seat = self.room.seat_of(connection, said.seat)
            await self.play(seat, said.step, self.picked(seat, said, connection.lang), connection)
            connection.send(protocol.Done(said.id, self.room.playing().streams[seat].step))

    def picked(self, seat: int, said: protocol.Pick, lang: Lang) -> list[str]:
        self.check(seat, said.step)
        return series(self.room.playing(), seat, said, lang)

    def check(self, seat: int, step: int) -> None:
        """Is this the step that is answered, and is this seat asked?"""
        live = self.room.playing()
        if live.over:
            raise Refused("over", 409)
        if step != live.streams[seat].step:
            raise Refused("late", 409)
        if seat not in live.asked():
            raise Refused("not-asked", 409)

    async def play(self, seat: int, step: int, texts: list[str], connection: Connection | None = None) -> None:
        """Play choices of a seat: all of them, or none."""
        live = self.room.playing()
        self.check(seat, step)
        lang: Lang = connection.lang if connection else "en"
        moves: list[Move] = []
        try:
            for text in texts:
                moves = live.play(seat, text)
        except IllegalChoice as error:
            refused = why_refused(live, seat, texts[-1], lang)
            live.take_back()
            raise refused from error
        except LudotecaError as error:
            if isinstance(error, EngineFault):
                await self.broken(error, seat, texts)
            live.take_back()
            raise
        except Exception as error:  # a fault of ours: this match ends, no other is touched
            await self.broken(error, seat, texts)
        await self.commit(moves)

    async def commit(self, moves: list[Move]) -> None:
        """Write what was played, and the end with the choice that brought it; then tell it.

        What can't be written was never played.
        """
        live = self.room.playing()
        ending = self.ending(live) if live.over and live.state.ended is None else None

        def keep(connection: Any) -> None:
            state.add_moves(connection, live.state.id, moves)
            if ending is not None:
                self.write_end(connection, ending)

        try:
            with metrics.WRITING.time():
                await self.room.house.store.write(keep)
        except Taken:
            live.take_back()
            await self.room.refresh_locked()
            raise Refused("late", 409) from None
        except BaseException:
            live.take_back()
            raise
        live.state = ending or live.state
        moved = live.keep(moves)
        self.room.house.tidying.note_choice()
        self.room.timing.note(moves)
        self.room.show(moved)
        metrics.CHOICES.labels(live.state.start.game).inc()
        if ending is not None:
            await self.close_table()
        await self.room.house.bus.tell(self.room.state.id)
        self.nudge()

    async def broken(self, error: BaseException, seat: int, texts: list[str]) -> NoReturn:
        """A fault of ours: the match is closed with a report, and all at the table are told where it is kept."""
        live = self.room.playing()
        self.room.house.fault(f"match {live.state.id}", error)
        report = await asyncio.to_thread(faults.report, live, seat, texts, error)
        live.state.fault = report.id
        live.state.ended = report.at

        def keep(connection: Any) -> None:
            faults.add(connection, report)
            state.save_match(connection, live.state)

        await self.room.house.store.write(keep)
        self.room.live = None

        def closed(table: TableState) -> None:
            table.status = "closed"
            table.fault = report.id

        await self.room.house.change(self.room.state.id, closed)
        refused = Refused("fault-closed", 500, report=report.id)
        for connection in list(self.room.connections):
            if seat not in connection.seats:
                connection.send(told(refused, connection.lang))
        raise refused from error

    def ending(self, live: Live) -> MatchState:
        """The match as it is over: with its places, and its secret may be shown."""
        return msgspec.structs.replace(live.state, ended=time.time(), places=list(live.table.places or ()))

    async def close_table(self) -> None:
        """The match is over, and so is the table, unless another match follows."""
        match = self.room.playing().state

        def count(table: TableState) -> None:
            if table.status != "playing" or table.matches[-1] != match.id:
                return  # somebody else was quicker
            table.status = "over"
            table.offers = []
            first = [seat for seat, place in enumerate(match.places or ()) if place == 1]
            if len(first) < len(table.seats):
                table.wins = [won + (seat in first) for seat, won in enumerate(table.wins)]

        await self.room.house.change(self.room.state.id, count)

    def write_end(self, connection: Any, match: MatchState) -> None:
        """Its end, and what it counts for."""
        state.save_match(connection, match)
        if match.counts and match.places:
            rate(connection, match.id, match.start.game, match.guests, match.places)

    # -- bots --

    def nudge(self) -> None:
        """A bot whose turn it is begins to think; clocks are watched."""
        self.room.timing.watch()
        live = self.room.live
        if live is None or live.over or live.table.decision is None or self.room.state.status != "playing":
            return
        seat = live.table.decision.seat
        if self.sits(seat) == "bot" and self._thinking != len(live.moves):
            self._thinking = len(live.moves)
            self.room.spawn(self.bot(live, seat, len(live.moves)))

    def sits(self, seat: int) -> str:
        """Who sits there; seats beyond those of the table play by script and are never asked anything that matters."""
        return self.room.state.seats[seat].sitter if seat < len(self.room.state.seats) else "bot"

    async def bot(self, live: Live, seat: int, at: int) -> None:
        level = self.room.state.seats[seat].level if seat < len(self.room.state.seats) else ""
        try:
            asked = question(live.state.id, live.state.start, live.table, seat, level or "random")
            text = await self.room.house.bots.choose(asked)
            async with self.room.lock:
                if self.room.live is live and len(live.moves) == at and not live.over:
                    await self.play(seat, live.streams[seat].step, [text])
        except Refused as error:
            if error.code not in ("late", "not-asked", "fault-closed"):
                self.room.house.fault(f"bot in match {live.state.id}", error)
        except Exception as error:
            self.room.house.fault(f"bot in match {live.state.id}", error)
        finally:
            if self._thinking == at:
                self._thinking = None
