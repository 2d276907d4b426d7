"""Matches again: their line of moments, the view at each, files out and in, and playing on from anywhere.

Whoever played may look back at his own running match as he saw it; all of it is open once it is over.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection, insert, select, update

from ludoteca import __version__, games
from ludoteca.core import notation, view
from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import ANEW, CONCEDE, SETTLED, Match, read_save
from ludoteca.core.rulebook import Lang
from ludoteca.core.teller import Teller
from ludoteca.core.told import Sight
from ludoteca.server import bodies, library, rows
from ludoteca.server.house import House
from ludoteca.server.live import begin
from ludoteca.server.people import Guest, called
from ludoteca.server.problems import Refused, words
from ludoteca.server.protocol import SeatInfo
from ludoteca.server.requests import Ask, answer, asker, language_of, spoken, told
from ludoteca.server.state import CHOICE, UNDO, MatchStart, MatchState, Move, TableState, matches_of
from ludoteca.server.tableinfo import dice_info
from ludoteca.server.workshop import WORKSHOP, try_save

#: Lines of matches at hand.
KEPT = 8

#: Notes of one person on one match.
NOTES = 200


class Line:
    """A match played again, with every table on the way."""

    def __init__(self, match: MatchState, moves: list[Move]) -> None:
        self.state = match
        self.first = len(match.start.before)
        self.match: Match = begin(match.start)
        seats: list[int] = []
        texts: list[str] = []
        for move in moves:
            if move.kind == CHOICE:
                texts.append(move.text)
                seats.append(move.seat)
            elif move.kind == UNDO:
                del texts[int(move.text) :], seats[int(move.text) :]
        for text in texts:
            self.match.play(text)
        self.seats = seats

    def moments(self, sight: Sight, seat: int) -> list[int]:
        """The numbers of choices after which a reader was told something: of an open line, all of them."""
        found = range(self.first, len(self.match.choices) + 1)
        if sight == "open":
            return list(found)
        reader = view.SPECTATOR if sight == "spectator" else seat
        return [at for at in found if not view.hidden_from(self.match.moment(at)[0], reader)]

    def shown(self, at: int, before: int, sight: Sight, seat: int, lang: Lang) -> tuple[Teller, bodies.Shown]:
        """The view after so many choices, with what happened since the moment before."""
        table, end = self.match.moment(at)
        start = self.match.moment(before)[1] if before < at else (0 if at == self.first else end)
        teller = Teller(table, seat, words(lang, self.state.start.game), sight)
        return teller, bodies.Shown(at, teller.told(), teller.events(self.match.log[start:end], start))


class Lines:
    """The lines that somebody looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Line] = OrderedDict()

    async def line(self, match: MatchState, moves: list[Move]) -> Line:
        key = (match.id, len(moves))
        found = self._kept.pop(key, None) or await asyncio.to_thread(Line, match, moves)
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


LINES = Lines()


async def looked_at(request: Ask, state: State, id: str, sight: str, seat: int) -> tuple[Line, Sight, int, TableState]:
    """The line of a match, as far as whoever asks may see it."""
    house: House = state.house
    guest = await asker(request)
    house.limits.spend(guest.id, "moments")
    match, moves = await house.match(id)
    spoken(request, match.start.game)
    room = await house.room(match.table)
    table = room.state
    mine = [place for place, each in enumerate(match.guests) if each == guest.id]
    if not mine and not house.may_watch(table, guest, request.query_params.get("token", "")):
        raise Refused("link-wanted", 403)
    over = match.ended is not None
    wanted: Sight = "open" if sight == "open" else "spectator" if sight == "spectator" else "seat"
    if not sight:
        wanted = "open" if over else "seat" if mine else "spectator"
    if not over and wanted == "open":
        raise Refused("not-open", 403)
    if wanted == "seat":
        seat = seat if seat >= 0 else (mine[0] if mine else 0)
        if not 0 <= seat < len(match.guests):
            raise Refused("no-seat", 404)
        if not over and seat not in mine:
            raise Refused("not-open", 403)
    return await LINES.line(match, moves), wanted, seat, table


# -- what is told --


def match_info(match: MatchState, guest: Guest, lang: Lang, table: TableState | None = None) -> bodies.MatchInfo:
    game = library.game_named(match.start.game)
    format = str(match.start.setup.get("format", ""))
    seats = []
    for place, (id, name, level) in enumerate(zip(match.guests, match.names, match.levels, strict=True)):
        read = called(name, lang) or (library.bot_name(level, lang) if level else "")
        seats.append(SeatInfo(place, "person" if id else "bot", read, level, mine=id == guest.id))
    return bodies.MatchInfo(
        match.id,
        match.table,
        game.name,
        games.rulebook(game.name).title,
        library.format_name(game, format, lang) if format else "",
        seats,
        match.begun,
        match.ended,
        match.places,
        None if table is None else dice_info(msgspec.structs.replace(table, status="playing"), match),
        match.ended is not None,
        guest.id in match.guests,
    )


def told_line(line: Line, sight: Sight, seat: int, lang: Lang) -> list[bodies.Moment]:
    """Every moment: who chose what, the turn, the phase, and what made it worth stopping at."""
    found: list[bodies.Moment] = []
    moments = line.moments(sight, seat)
    open_questions = {gap.id for gap in games.rulebook(line.state.start.game).gaps}
    for place, at in enumerate(moments):
        table, end = line.match.moment(at)
        reader = Teller(table, seat, words(lang, line.state.start.game), sight)
        start = line.match.moment(moments[place - 1])[1] if place else 0
        events = [reader.event(view.event_view(table, each, reader.seat), 0) for each in line.match.log[start:end]]
        moment = bodies.Moment(at if sight == "open" else place)
        moment.marks = list(dict.fromkeys(event.kind for event in events if event.news))[:8]
        if any(event.rule in open_questions for event in events):
            moment.marks.append("ruling")
        turn = table.box.game.turn_shown(table, reader.seat)
        moment.turn, moment.round = turn.number, turn.round
        # the outermost step is the match itself
        moment.phase = " › ".join(filter(None, map(reader.telling.step, reader.look.trail[1:3])))
        if place and at > line.first:
            describe_choice(line, moment, at, sight, seat, lang)
        found.append(moment)
    return found


def describe_choice(line: Line, moment: bodies.Moment, at: int, sight: Sight, seat: int, lang: Lang) -> None:
    """Who chose, and what, where the reader may know it."""
    chooser = line.seats[at - line.first - 1] if at - line.first - 1 < len(line.seats) else -1
    if sight != "open" and chooser != seat:
        return
    moment.seat = chooser
    moment.notation = line.match.choices[at - 1]
    before = line.match.moment(at - 1)[0]
    telling = before.box.game.telling(before, chooser, words(lang, line.state.start.game))
    verb = moment.notation.split()[0]
    if verb == CONCEDE:
        moment.text = telling.concession(chooser)
    elif verb in (SETTLED, ANEW):
        moment.text = telling.beside(verb)
    else:
        moment.text = telling.sentence(notation.read(before, moment.notation))


# -- paths --


@get("/api/matches")
async def history(request: Ask, state: State, before: FromQuery[float] = 1e12) -> Response[bytes]:
    guest = await asker(request)
    lang = language_of(request)
    most = 50
    matches: list[MatchState] = await state.house.store.read(
        lambda connection: matches_of(connection, guest.id, before, most)
    )
    last = matches[-1].begun if len(matches) == most else None
    return answer(request, bodies.History([match_info(match, guest, lang) for match in matches], last))


@get("/api/matches/{id:str}")
async def match(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    line, _, _, table = await looked_at(request, state, id, "", -1)
    return answer(request, match_info(line.state, await asker(request), language_of(request), table))


@get("/api/matches/{id:str}/replay")
async def replay(
    request: Ask, state: State, id: FromPath[str], sight: FromQuery[str] = "", seat: FromQuery[int] = -1
) -> Response[bytes]:
    line, wanted, seat, table = await looked_at(request, state, id, sight, seat)
    lang = language_of(request)

    def make() -> bodies.Replay:
        moments = told_line(line, wanted, seat, lang)
        first = line.moments(wanted, seat)[0]
        teller, shown = line.shown(first, first, wanted, seat, lang)
        return bodies.Replay(match_info(line.state, guest, lang, table), moments, shown.view, teller.cards())

    guest = await asker(request)
    return answer(request, await asyncio.to_thread(make))


@get("/api/matches/{id:str}/moments/{at:int}")
async def moment(
    request: Ask,
    state: State,
    id: FromPath[str],
    at: FromPath[int],
    sight: FromQuery[str] = "",
    seat: FromQuery[int] = -1,
) -> Response[bytes]:
    line, wanted, seat, _ = await looked_at(request, state, id, sight, seat)
    lang = language_of(request)

    def make() -> bodies.Shown:
        moments = line.moments(wanted, seat)
        place = moments.index(at) if wanted == "open" and at in moments else at
        if not 0 <= place < len(moments):
            raise Refused("no-moment", 404)
        before = moments[place - 1] if place else moments[0]
        teller, shown = line.shown(moments[place], before, wanted, seat, lang)
        shown.at = at
        shown.cards = teller.cards()
        return shown

    return answer(request, await asyncio.to_thread(make))


@get("/api/matches/{id:str}/export")
async def export(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    """A save file; of a match that is over, with what its dice are checked by."""
    line, wanted, _, _ = await looked_at(request, state, id, "", -1)
    if wanted != "open":
        raise Refused("not-open", 403)
    data = await asyncio.to_thread(saved, line)
    name = f'attachment; filename="ludoteca-{line.state.start.game}-{id[:8]}.json"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


def saved(line: Line) -> bytes:
    match = line.state
    shown = {"promise": match.promise, "secret": match.secret, "salts": match.salts}
    return line.match.save(__version__, shown if not match.start.continues else None)


@get("/api/matches/{id:str}/verify")
async def verify(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    from ludoteca.server.verifying import verified

    line, wanted, _, _ = await looked_at(request, state, id, "", -1)
    if wanted != "open":
        raise Refused("not-open", 403)
    data = await asyncio.to_thread(saved, line)
    fault = await asyncio.to_thread(verified, data)
    say = words(language_of(request)).text
    body = bodies.Verified(not fault, say(f"server-verify-{fault or 'fair'}"))
    return answer(request, body)


@get("/api/matches/{id:str}/notes")
async def notes(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    guest = await asker(request)
    found = await state.house.store.read(lambda connection: load_notes(connection, id, guest.id))
    return answer(request, found)


@put("/api/matches/{id:str}/notes")
async def write_notes(
    request: Ask, state: State, id: FromPath[str], data: JSONBody[list[bodies.Note]]
) -> Response[bytes]:
    line, *_ = await looked_at(request, state, id, "", -1)
    guest = await asker(request)
    if len(data) > NOTES:
        raise Refused("too-long", 413, most=NOTES)
    for each in data:
        state.house.limits.length("note", each.text)
    await state.house.store.write(lambda connection: save_notes(connection, line.state.id, guest.id, data))
    return answer(request, data)


def load_notes(connection: Connection, match: str, guest: str) -> list[bodies.Note]:
    found = connection.scalars(
        select(rows.NOTE.c.document).where(rows.NOTE.c.match_id == match, rows.NOTE.c.guest == guest)
    ).first()
    return [] if found is None else decoded(found, list[bodies.Note])


def save_notes(connection: Connection, match: str, guest: str, notes: list[bodies.Note]) -> None:
    document = msgspec.json.encode(notes).decode()
    done = connection.execute(
        update(rows.NOTE).where(rows.NOTE.c.match_id == match, rows.NOTE.c.guest == guest).values(document=document)
    )
    if not done.rowcount:
        connection.execute(insert(rows.NOTE).values(match_id=match, guest=guest, document=document))


# -- playing on --


@post("/api/matches/{id:str}/continue", status_code=201)
async def go_on(request: Ask, state: State, id: FromPath[str], data: JSONBody[bodies.Continue]) -> Response[bytes]:
    """From a moment of a match that is over, or of one that is played against bots alone."""
    guest = await asker(request)
    house: House = state.house
    match, _ = await house.match(id)
    line, *_ = await looked_at(request, state, id, "", -1)
    alone = not match.counts and all(each in ("", guest.id) for each in match.guests) and guest.id in match.guests
    if match.ended is None and not alone:
        raise Refused("not-open", 403)
    start = match.start
    at = data.at
    if not 0 <= at <= len(line.match.choices):
        raise Refused("no-moment", 404)
    before = line.match.choices[:at]
    if data.anew and not line.match.moment(at)[0].places:
        before = [*before, f"{ANEW} {secrets.randbits(63)}"]
    made = msgspec.structs.replace(start, before=before, continues=f"{id}:{at}")
    room = await house.go_on(guest, made, data.seats)
    return answer(request, told(request, room, guest), 201)


@post("/api/import", status_code=201)
async def bring(request: Ask, state: State, data: JSONBody[bodies.Brought]) -> Response[bytes]:
    """A save file as a table that goes on from one of its choices, by default the last."""
    guest = await asker(request)
    house: House = state.house
    house.limits.spend(guest.id, "workshop")
    house.limits.length("save", data.save)
    raw = data.save.encode()
    try:
        many = await WORKSHOP.run(try_save, raw)
    except LudotecaError as error:
        if isinstance(error, Refused):
            raise
        raise Refused("save-bad", 400, reason=words(language_of(request)).error(error)) from error
    document = read_save(raw)
    at = many if data.at < 0 else data.at
    if at > many:
        raise Refused("no-moment", 404)
    start = MatchStart(
        document.game,
        document.setup,
        document.seed,
        document.choices[:at],
        document.position,
        document.announced,
        document.texts,
        f"file:{at}",
    )
    room = await house.go_on(guest, start, data.seats)
    return answer(request, told(request, room, guest), 201)


ROUTES = (history, match, replay, moment, export, verify, notes, write_notes, go_on, bring)
