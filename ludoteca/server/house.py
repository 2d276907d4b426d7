"""The house: every table that somebody looks at, from the first seat to the end of its matches.

Live matches are a cache of the database. Whatever changes a table or a match is written first, then told here and to
the other processes (``bus``), which read it again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, cycle
from typing import Any

import msgspec
import structlog

from ludoteca.core import documents
from ludoteca.core.converting import decoded
from ludoteca.core.documents import DocumentError
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.players.levels import ALIASES
from ludoteca.players.stubborn import STUBBORN
from ludoteca.server import bodies, dice, library, state
from ludoteca.server.bots import USUAL, Bots, names
from ludoteca.server.bus import Bus
from ludoteca.server.limits import Limits
from ludoteca.server.live import Live
from ludoteca.server.people import Guest, LinkToken, People
from ludoteca.server.problems import Refused
from ludoteca.server.room import Room
from ludoteca.server.state import MatchStart, MatchState, SeatState, TableState
from ludoteca.server.store import Store, Taken
from ludoteca.server.tidying import Tidying
from ludoteca.server.workshop import WORKSHOP, try_setup

LOG = structlog.get_logger("ludoteca")

#: Tables that nobody has looked at for so many seconds are dropped from memory.
IDLE = 600.0

#: How processes tell each other of a person and not of a table.
PERSON = "guest "

#: Tables in the lobby.
SHOWN = 50


class House:
    def __init__(self, store: Store, people: People, bots: Bots, bus: Bus, limits: Limits) -> None:
        self.store = store
        self.people = people
        self.bots = bots
        self.bus = bus
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._read: set[str] = set()
        self._rebuilding = ThreadPoolExecutor(1, "rebuilding")
        #: By how much a test shortens the time after which a seat may be claimed.
        self.patience = 1.0
        self.started = time.time()
        self.tidying = Tidying()
        bus.heard = self.heard

    # -- rooms --

    async def room(self, id: str) -> Room:
        """A table, read from the database if nobody has looked at it lately."""
        if id in self.rooms:
            room = self.rooms[id]
        else:
            async with self._opening.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id) or await self.opened(id)
            self._opening.pop(id, None)
        room.seen = time.monotonic()
        return room

    async def opened(self, id: str) -> Room:
        found = await self.store.read(lambda connection: state.load_table(connection, id))
        if found is None:
            raise Refused("unknown-table", 404)
        room = Room(self, found)
        await room.load()
        self.rooms[id] = room
        return room

    async def ready(self, game: str) -> None:
        """Read a game, once: many tables that are opened together wait for one who does it."""
        async with self._reading.setdefault(game, asyncio.Lock()):
            if game not in self._read:
                await asyncio.to_thread(library.read_game, game)
                self._read.add(game)

    async def rebuilt(self, match: MatchState, moves: list[state.Move]) -> Live:
        """A match from its rows: one after the other, so that many which come back at once leave the loop its share."""
        return await asyncio.get_running_loop().run_in_executor(self._rebuilding, Live, match, moves)

    async def heard(self, table: str) -> None:
        """Another process has changed a table, or signed somebody out; without a name, any of them."""
        if table.startswith(PERSON):
            self.dismiss(table.removeprefix(PERSON))
            return
        if not table:
            self.people.forget()
        for room in [self.rooms[table]] if table in self.rooms else list(self.rooms.values()) if not table else []:
            try:
                await room.refresh()
            except LudotecaError as error:
                self.fault(f"table {room.state.id}", error)

    async def sign_out(self, guest: str) -> None:
        """Whoever has entered an account elsewhere is shown out, at every process."""
        self.dismiss(guest)
        await self.bus.tell(f"{PERSON}{guest}")

    def dismiss(self, guest: str) -> None:
        """Close somebody's connections: whoever is still known comes back by itself."""
        self.people.forget(guest)
        for room in self.rooms.values():
            for connection in list(room.connections):
                if connection.guest.id == guest:
                    connection.close()

    def drop_idle(self) -> None:
        """Rooms without anybody in them are read again when somebody comes."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            if not room.connections and not room.busy and now - room.seen > IDLE:
                room.close()
                del self.rooms[id]
                self.tidying.closed += 1

    # -- making tables --

    async def create(self, guest: Guest, wanted: bodies.NewTable) -> Room:
        self.limits.spend(guest.id, "tables")
        game = library.game_named(wanted.game)
        await self.ready(game.name)
        format = wanted.format or game.formats[0]
        if format not in game.formats:
            raise Refused("unknown-format", 400, format=format[:40], known=", ".join(game.formats))
        own = await self.own_pieces(game, wanted.cards)
        seats = [await self.seat_given(game, format, guest, given) for given in self.filled(game, format, wanted.seats)]
        if wanted.best_of not in library.best_of(game, format):
            raise Refused("best-of", 400)
        table = TableState(
            state.new_id(),
            game.name,
            format,
            guest.id,
            seats,
            time.time(),
            rulings=wanted.rulings,
            own=own,
            public=wanted.public,
            counts=wanted.counts,
            undo=not wanted.counts if wanted.undo is None else wanted.undo,
            clock=wanted.clock,
            absence=wanted.absence,
            best_of=wanted.best_of,
            open_lists=game.open_lists if wanted.open_lists is None else wanted.open_lists,
            wins=[0] * len(seats),
            start=wanted.start,
            secret=dice.new_secret(),
        )
        await self.checked_setup(table)
        return await self.add(table)

    async def add(self, table: TableState) -> Room:
        await self.store.write(lambda connection: state.add_table(connection, table))
        return await self.room(table.id)

    async def go_on(self, guest: Guest, start: MatchStart, given: list[bodies.SeatGiven]) -> Room:
        """A table whose match goes on from a moment of another, or of a file."""
        self.limits.spend(guest.id, "tables")
        game = library.game_named(start.game)
        people = start_table(start).box.seats
        seats = [*given, *[bodies.SeatGiven("me")] * (people - len(given))][:people]
        return await self.begin_at(guest, start, [await self.seat_given(game, "", guest, each) for each in seats])

    async def solve(self, guest: Guest, start: MatchStart, seat: int) -> Room:
        """A table at which a seat has a puzzle to solve, against others who know its answer."""
        self.limits.spend(guest.id, "tables")
        seats = [SeatState(sitter="bot", level=STUBBORN) for _ in range(start_table(start).box.seats)]
        seats[seat] = SeatState(sitter="person", guest=guest.id)
        return await self.begin_at(guest, start, seats)

    async def begin_at(self, guest: Guest, start: MatchStart, seats: list[SeatState]) -> Room:
        made = TableState(
            state.new_id(),
            start.game,
            str(start.setup.get("format", "")),
            guest.id,
            seats,
            time.time(),
            wins=[0] * len(seats),
            secret=dice.new_secret(),
            source=start,
        )
        return await self.add(made)

    def filled(self, game: Game, format: str, seats: list[bodies.SeatGiven]) -> list[bodies.SeatGiven]:
        """A seat for everybody: whoever is not named comes by a link."""
        least, most = library.seats_of(game, format)
        given = seats or [bodies.SeatGiven("me")]
        if len(given) > most:
            raise Refused("too-many-seats", 400, most=most)
        return [*given, *[bodies.SeatGiven("link")] * (least - len(given))]

    async def seat_given(self, game: Game, format: str, guest: Guest, given: bodies.SeatGiven) -> SeatState:
        seat = SeatState()
        if given.sitter in ("me", "here"):
            seat.sitter, seat.guest = "person", guest.id
        elif given.sitter == "bot":
            seat.sitter, seat.level = "bot", self.level(game, given.level)
        if given.deck:
            await self.bring(game, format, guest, seat, given.deck)
        return seat

    def level(self, game: Game, wanted: str) -> str:
        """A bot that there is; where nothing is said, one that plays sensibly and does not keep anybody waiting."""
        known = names(game)
        level = ALIASES.get(wanted, wanted)
        if level and level not in known:
            raise Refused("unknown-level", 400, level=wanted[:40], known=", ".join(known))
        return level or (USUAL if USUAL in known else known[-1])

    async def bring(self, game: Game, format: str, guest: Guest, seat: SeatState, deck: str) -> None:
        """Give a seat a deck: a ready-made one by its word, one of one's own, or a text."""
        if format and not game.takes_teams(format):
            raise Refused("no-decks", 400)
        lang = guest.lang
        ready = game.ready_teams(lang)
        if deck in ready:
            seat.team, seat.deck = game.team(deck), ready[deck]
        elif deck.startswith("deck:"):
            name, text = await self.own_deck(guest, deck.removeprefix("deck:"))
            seat.team, seat.deck = self.read_team(game, text), name
        else:
            seat.team = self.read_team(game, deck)
            seat.deck = str(seat.team.get("name", "") or "*")[:60]

    async def own_deck(self, guest: Guest, id: str) -> tuple[str, str]:
        from ludoteca.server.decks import load_deck

        found = await self.store.read(lambda connection: load_deck(connection, guest.id, id))
        if found is None:
            raise Refused("unknown-deck", 404)
        return found.name, found.text

    def read_team(self, game: Game, text: str) -> dict[str, Any]:
        self.limits.length("deck", text)
        return game.read_team(text)

    async def own_pieces(self, game: Game, text: str) -> dict[str, Any]:
        """Cards of somebody's own, as a set-up holds them; ``checked_setup`` has them compiled elsewhere."""
        if not text.strip():
            return {}
        self.limits.length("cards", text)
        try:
            file = documents.read_toml(text)
        except DocumentError as error:
            raise Refused("cards-unreadable", 400, problem=error.problem) from error
        return {place: file[table] for table, place in game.own_pieces.items() if table in file}

    # -- set-ups --

    def setup(self, table: TableState) -> dict[str, Any]:
        """The set-up that a table asks for; whoever brings nothing gets a ready-made deck, a free one if any."""
        game = library.game_named(table.game)
        setup: dict[str, Any] = {"format": table.format, **table.own}
        if table.rulings:
            setup["rulings"] = table.rulings
        if game.takes_teams(table.format):
            taken = [seat.team for seat in table.seats if seat.team is not None]
            ready = [game.team(word) for word in game.ready_teams("en")]
            others = chain((team for team in ready if team not in taken), cycle(ready))
            setup["teams"] = [seat.team or next(others) for seat in table.seats]
        return setup

    async def checked_setup(self, table: TableState) -> dict[str, Any]:
        """A set-up that the rules allow; with cards of somebody's own it is looked at by a worker first."""
        game = library.game_named(table.game)
        setup = self.setup(table)
        brought = [seat.team or {} for seat in table.seats]
        if table.own or any(team.get(kind) for team in brought for kind in game.own_pieces):
            await WORKSHOP.run(try_setup, game.name, setup)
        return await asyncio.to_thread(game.setup, setup)

    # -- who may see what --

    def may_watch(self, table: TableState, guest: Guest, token: str) -> bool:
        if table.public or table.owner == guest.id or any(seat.guest == guest.id for seat in table.seats):
            return True
        if not token:
            return False
        link = self.people.link(token)
        return link.table == table.id and link.epoch == table.epoch

    def links(self, table: TableState) -> bodies.Links:
        """The addresses for the seats that wait for somebody, and for spectators."""
        wanted = [place for place, seat in enumerate(table.seats) if seat.sitter == "open"]
        found = []
        for seat in [*wanted, -1]:
            token = self.people.token(LinkToken(table.id, seat, table.epoch))
            found.append(bodies.Link(f"/table/{table.id}?token={token}", token, seat))
        return bodies.Links(found)

    # -- changing tables --

    async def change(self, id: str, change: Callable[[TableState], Any]) -> Room:
        """Change a table's document: written first, told afterwards. Two who change it at once both do."""
        room = await self.room(id)
        for _ in range(20):
            before = room.state
            changed = decoded(msgspec.json.encode(before), TableState)
            result = change(changed)
            if asyncio.iscoroutine(result):
                await result
            changed.version = before.version + 1
            try:
                await self.store.write(lambda connection, changed=changed: state.save_table(connection, changed))
            except Taken:
                await room.refresh()
                continue
            room.state = changed
            await self.bus.tell(id)
            await room.table_changed()
            return room
        raise Refused("busy", 503)

    async def join(self, guest: Guest, id: str, wanted: bodies.Join) -> Room:
        """Take a seat: that of the link, the one asked for, or the first that is free."""
        room = await self.room(id)
        seat = wanted.seat
        if wanted.token:
            link = self.people.link(wanted.token)
            if link.table != id or link.epoch != room.state.epoch:
                raise Refused("link-bad", 403)
            seat = link.seat if link.seat >= 0 else seat
        elif not room.state.public and room.state.owner != guest.id:
            raise Refused("link-wanted", 403)

        async def sit(table: TableState) -> None:
            free = [place for place, each in enumerate(table.seats) if each.sitter == "open"]
            if any(each.guest == guest.id for each in table.seats) and seat < 0:
                return
            place = seat if seat >= 0 else (free[0] if free else -1)
            if place not in free:
                raise Refused("seat-taken", 409)
            table.seats[place].sitter, table.seats[place].guest = "person", guest.id
            if wanted.deck:
                game = library.game_named(table.game)
                await self.bring(game, table.format, guest, table.seats[place], wanted.deck)
                await self.checked_setup(table)

        return await self.change(id, sit)

    async def leave(self, guest: Guest, id: str) -> Room:
        """Get up before the match; the owner closes the table. In a match a player concedes instead."""

        def rise(table: TableState) -> None:
            if table.status != "open":
                raise Refused("match-on", 409)
            if table.owner == guest.id:
                table.status = "closed"
            for seat in table.seats:
                if seat.guest == guest.id:
                    seat.sitter, seat.guest, seat.salt, seat.team, seat.deck = "open", "", "", None, ""

        return await self.change(id, rise)

    async def set_seat(self, guest: Guest, id: str, wanted: bodies.SeatSet) -> Room:
        """The owner says who sits there; a player changes his deck."""

        async def seat(table: TableState) -> None:
            if table.status != "open" or not 0 <= wanted.seat < len(table.seats):
                raise Refused("match-on" if table.status != "open" else "no-seat", 409)
            place = table.seats[wanted.seat]
            game = library.game_named(table.game)
            if wanted.sitter is not None:
                if table.owner != guest.id or (place.sitter == "person" and place.guest != guest.id):
                    raise Refused("owner-only", 403)
                given = bodies.SeatGiven(wanted.sitter, wanted.level)
                fresh = await self.seat_given(game, table.format, guest, given)
                fresh.team, fresh.deck = place.team, place.deck
                table.seats[wanted.seat] = place = fresh
            if wanted.deck:
                if guest.id not in (place.guest, table.owner):
                    raise Refused("owner-only", 403)
                await self.bring(game, table.format, guest, place, wanted.deck)
            await self.checked_setup(table)

        return await self.change(id, seat)

    async def start(self, guest: Guest, id: str) -> Room:
        """Begin as soon as everybody is there."""

        def ready(table: TableState) -> None:
            if table.owner != guest.id:
                raise Refused("owner-only", 403)
            table.start = True

        room = await self.change(id, ready)
        await room.begin_if_ready()
        return room

    async def withdraw(self, guest: Guest, id: str) -> Room:
        """Make the links of before worthless."""

        def count(table: TableState) -> None:
            if table.owner != guest.id:
                raise Refused("owner-only", 403)
            table.epoch += 1

        return await self.change(id, count)

    async def lobby(self, guest: Guest) -> tuple[list[TableState], list[TableState], list[TableState]]:
        def read(connection: Any) -> Any:
            return (
                state.list_tables(connection, "open", True, SHOWN),
                state.list_tables(connection, "playing", True, SHOWN),
                state.tables_of(connection, guest.id, SHOWN),
            )

        found: tuple[list[TableState], list[TableState], list[TableState]] = await self.store.read(read)
        return found

    # -- matches --

    async def match(self, id: str) -> tuple[MatchState, list[state.Move]]:
        found = await self.store.read(lambda connection: state.load_match(connection, id))
        if found is None:
            raise Refused("unknown-match", 404)
        return found

    def fault(self, where: str, error: BaseException) -> None:
        """Something that should not happen: written down without names or tokens."""
        LOG.error("fault", where=where, error=f"{type(error).__name__}: {error}"[:500], exc_info=error)


def start_table(start: MatchStart) -> Any:
    """The table of a start, to see how many play."""
    try:
        if start.position is not None:
            return library.game_named(start.game).position(start.position, start.seed)[0]
        return Match(library.game_named(start.game), start.setup, start.seed).table
    except LudotecaError as error:
        raise Refused("setup", 400, reason=str(error)[:300]) from error
