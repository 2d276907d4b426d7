"""A table with whoever is at it: connections, the live match, and what is said and asked around it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from ludoteca.core import view
from ludoteca.core.rulebook import Lang
from ludoteca.core.told import difference
from ludoteca.server import dice, protocol, state
from ludoteca.server.answers import Answers
from ludoteca.server.beginning import begin
from ludoteca.server.connection import Connection
from ludoteca.server.live import Live, written_together
from ludoteca.server.opening import opened_seats, sees_open_hands
from ludoteca.server.people import Guest
from ludoteca.server.playing import Play
from ludoteca.server.problems import Refused, words
from ludoteca.server.ratings import ratings_of
from ludoteca.server.showing import News, Shower
from ludoteca.server.state import TableState
from ludoteca.server.tableinfo import table_info
from ludoteca.server.talk import Talk
from ludoteca.server.timing import Timing

if TYPE_CHECKING:
    from ludoteca.server.house import House

#: What whoever comes in is told of what happened before.
EVENTS = 100

#: Seconds after which a seat that is asked and empty may be claimed.
GONE = 180.0


class Room:
    def __init__(self, house: House, table: TableState) -> None:
        self.house = house
        self.state = table
        self.live: Live | None = None
        self.connections: set[Connection] = set()
        self.showers: dict[Lang, Shower] = {}
        self.lock = asyncio.Lock()
        self.seen = time.monotonic()
        self.names: dict[str, str] = {}
        self.opened = time.time()
        self.last_seen: dict[int, float] = {}
        self.timing = Timing(self)
        self.talk = Talk(self)
        self.play = Play(self)
        self.ratings: dict[str, float] = {}
        #: The hands that whoever watches was shown last.
        self.hands = opened_seats(table)
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def busy(self) -> bool:
        """Is a bot thinking, or a clock running?"""
        return bool(self._tasks)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def spawn(self, job: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- the database --

    async def load(self) -> None:
        """The match that is on, or the last one; rebuilt in a thread, since long ones take their time."""
        await self.learn_names()
        if not self.state.matches:
            return
        match, moves = await self.house.match(self.state.matches[-1])
        await self.house.ready(self.state.game)
        self.live = await self.house.rebuilt(match, moves)
        self.showers = {}
        self.timing.set()
        await self.timing.pause()
        if match.ended is not None and self.state.status == "playing":  # the server died in between
            self.spawn(self.play.close_table())
        self.play.nudge()

    async def learn_names(self) -> None:
        for id in {self.state.owner, *(seat.guest for seat in self.state.seats)}:
            if id and (guest := await self.house.people.find(id)) is not None:
                self.names[id] = guest.name
                if self.state.counts:
                    rated = await self.house.store.read(lambda connection, id=id: ratings_of(connection, id))
                    self.ratings[id] = rated.get(self.state.game, [0.0])[0]

    async def refresh(self) -> None:
        """Read again what another process has written."""
        async with self.lock:
            await self.refresh_locked()

    async def refresh_locked(self) -> None:
        id = self.state.id
        found = await self.house.store.read(lambda connection: state.load_table(connection, id))
        if found is None:
            return
        changed = found.version != self.state.version
        self.state = found
        await self.learn_names()
        if found.matches and (self.live is None or self.live.state.id != found.matches[-1]):
            await self.load()
            self.show_all("hello")
        elif self.live is not None:
            live = self.live
            moves = await self.house.store.read(
                lambda connection: state.moves_since(connection, live.state.id, len(live.moves))
            )
            for together in written_together(moves):
                moved = live.follow(*together)
                self.timing.note(together)
                self.show(moved)
        if changed:
            self.tell_table()
        await self.talk.tell()
        self.play.nudge()

    async def table_changed(self) -> None:
        """The table's document was changed here."""
        await self.learn_names()
        self.tell_table()

    # -- coming and going --

    async def enter(self, connection: Connection, hello: protocol.Hello) -> None:
        """Somebody is there: who, at which seats; the match may begin now."""
        connection.lang = hello.lang
        guest = connection.guest
        if not self.house.may_watch(self.state, guest, hello.token):
            raise Refused("link-wanted", 403)
        mine = [place for place, seat in enumerate(self.state.seats) if seat.guest == guest.id]
        connection.seats = [] if hello.watch else mine
        if mine and hello.salt and any(not self.state.seats[place].salt for place in mine):
            await self.salt(guest, hello.salt)
        async with self.lock:
            self.connections.add(connection)
            said = await self.talk.last(connection.lang)
            # The table as it is now: whatever changed while the talk was read was told before the welcome.
            connection.send(
                protocol.Welcome(protocol.PROTOCOL, library_version(), self.info(connection), connection.seats, said)
            )
            if self.live is not None:
                self.send_views(connection, "hello")
        self.tell_table(connection)
        await self.begin_if_ready()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.seen = time.monotonic()
        for seat in connection.seats:
            self.last_seen[seat] = time.time()
        self.tell_table()

    async def salt(self, guest: Guest, salt: str) -> None:
        def give(table: TableState) -> None:
            for seat in table.seats:
                if seat.guest == guest.id and not seat.salt:
                    seat.salt = salt[: dice.LONGEST]

        await self.house.change(self.state.id, give)

    def is_here(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def gone_since(self, seat: int) -> float:
        """When somebody was last seen in a seat; if never, when the match began or the table was read."""
        return self.last_seen.get(seat, self.opened)

    def claimable(self, seat: int) -> bool:
        """Is a person who is asked gone for long?"""
        table, live = self.state, self.live
        if live is None or live.over or table.absence == "wait" or table.seats[seat].sitter != "person":
            return False
        if seat not in live.asked() or self.is_here(seat):
            return False
        return time.time() - self.gone_since(seat) >= GONE * self.house.patience

    # -- beginning --

    def why_not_start(self) -> str:
        """The code of what is missing; nothing if the match may begin."""
        table = self.state
        if table.status != "open":
            return "match-on"
        if any(seat.sitter == "open" for seat in table.seats):
            return "seats-open"
        if not table.start:
            return "owner-starts"
        if any(seat.sitter == "person" and not seat.salt for seat in table.seats):
            return "not-here"
        return ""

    async def begin_if_ready(self) -> None:
        if self.why_not_start():
            return
        async with self.lock:
            # Whoever changed the table meanwhile was first: what is there now may begin too.
            for _ in range(20):
                if self.why_not_start():
                    return
                await begin(self)

    # -- telling --

    def shower(self, lang: Lang) -> Shower:
        assert self.live is not None
        found = self.showers.get(lang)
        if found is None:
            found = self.showers[lang] = Shower(self.live, lang)
        return found

    def open_to(self, connection: Connection) -> tuple[int, ...]:
        """The seats whose hands this connection may see because they were opened."""
        return opened_seats(self.state) if sees_open_hands(self.state, connection) else ()

    def readers(self, connection: Connection) -> list[int]:
        return connection.seats or [view.SPECTATOR]

    def send_views(self, connection: Connection, because: str) -> None:
        """Whole views of every stream that a connection reads."""
        assert self.live is not None
        for seat in self.readers(connection):
            shower = self.shower(connection.lang)
            teller = shower.teller(seat, hands=self.open_to(connection))
            told = shower.told(teller)
            first, events = self.live.told_last(seat, EVENTS)
            step = self.live.streams[seat].step
            connection.last[seat] = (step, told)
            connection.send(
                protocol.ViewTold(
                    seat if seat != view.SPECTATOR else -1,
                    step,
                    told,
                    teller.events(events, first),
                    shower.cards(teller, connection.cards),
                    self.timing.shown(),
                    shower.undo(seat, self.state.undo),
                    because,
                )
            )

    def show_all(self, because: str) -> None:
        for connection in list(self.connections):
            self.send_views(connection, because)

    def show(self, moved: list[int]) -> None:
        """The streams that moved, to whoever reads them."""
        live = self.live
        assert live is not None
        shared = view.Shared(live.table)
        for seat in moved:
            stream = live.streams[seat]
            first, events = live.untold(seat)
            whole, stream.whole = stream.whole, False
            if whole:  # what was taken back is no longer in the log: whoever reads it is told anew
                first, events = live.told_last(seat, EVENTS)
            cache: dict[Any, Any] = {}
            for connection in list(self.connections):
                if seat not in self.readers(connection):
                    continue
                hands = self.open_to(connection)
                kind = (connection.lang, hands)
                if kind not in cache:
                    shower = self.shower(connection.lang)
                    cache[kind] = shower.news(seat, first, events, shared, self.state.undo, hands)
                self.show_to(connection, seat, whole, cache[kind])
        live.shed()

    def show_to(self, connection: Connection, seat: int, whole: bool, news: News) -> None:
        live = self.live
        assert live is not None
        step = live.streams[seat].step
        shower = self.shower(connection.lang)
        teller, told, happened, undo = news
        before = connection.last.get(seat)
        connection.last[seat] = (step, told)
        reader = seat if seat != view.SPECTATOR else -1
        cards = shower.cards(teller, connection.cards)
        if whole or before is None or before[0] != step - 1:
            because = "undo" if whole else "behind"
            connection.send(protocol.ViewTold(reader, step, told, happened, cards, self.timing.shown(), undo, because))
        else:
            change = difference(before[1], told)
            connection.send(protocol.ChangeTold(reader, step, change, happened, cards, self.timing.shown(), undo))

    def info(self, connection: Connection) -> protocol.TableInfo:
        info = table_info(self, connection.guest, connection.lang)
        for seat in info.seats:
            seat.muted = seat.seat in connection.muted
        return info

    def tell_table(self, besides: Connection | None = None) -> None:
        if self.hands != opened_seats(self.state):
            self.hands = opened_seats(self.state)
            for connection in list(self.connections):
                if self.live is not None and not connection.seats:
                    self.send_views(connection, "opened")
        for connection in list(self.connections):
            if connection is not besides:
                connection.send(protocol.TableTold(self.info(connection)))

    # -- playing --

    def playing(self) -> Live:
        if self.live is None or self.state.status == "open":
            raise Refused("no-match", 409)
        return self.live

    def seat_of(self, connection: Connection, seat: int) -> int:
        """The seat that somebody speaks for: the one named, or that of his which is asked."""
        live = self.playing()
        if seat >= 0:
            if seat not in connection.seats:
                raise Refused("foreign-seat", 403)
            return seat
        if not connection.seats:
            raise Refused("spectator", 403)
        asked = [each for each in live.asked() if each in connection.seats]
        return asked[0] if asked else connection.seats[0]

    # -- asking --

    def answers(self, connection: Connection, seat: int) -> Answers:
        live = self.playing()
        self.house.limits.spend(connection.guest.id, "searches")
        seat = self.seat_of(connection, seat)
        return Answers(live.table_for(seat), seat, words(connection.lang, live.state.start.game))


def library_version() -> str:
    from ludoteca import __version__

    return __version__
