"""HTTP: who asks, in which language, and what is done about it. Bodies are in ``bodies.py``."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie, State
from litestar.openapi.config import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca import __version__
from ludoteca.core.rulebook import Lang
from ludoteca.core.told import CardTold
from ludoteca.server import bodies, library, protocol
from ludoteca.server.house import House
from ludoteca.server.people import COOKIE, COOKIE_AGE, Guest, called
from ludoteca.server.problems import Refused
from ludoteca.server.room import Room
from ludoteca.server.tableinfo import describe, table_info

#: Where whoever was signed out elsewhere becomes somebody again.
ENTRANCES = (("GET", "/api/me"), ("POST", "/api/session"), ("DELETE", "/api/session"))

OPENAPI = OpenAPIConfig(title="Ludoteca", version=__version__, path="/api/schema")

Ask = Request[Any, Any, Any]


def language_of(request: Ask) -> Lang:
    """The language asked for, that of the guest, or the browser's."""
    asked = request.query_params.get("lang", "")
    if asked in ("pt", "en"):
        return "pt" if asked == "pt" else "en"
    guest = request.scope.get("ludoteca_guest")
    if isinstance(guest, Guest):
        return guest.lang
    return browser_language(request)


def browser_language(request: Ask) -> Lang:
    return "pt" if request.headers.get("accept-language", "").casefold().startswith("pt") else "en"


def game_spoken_of(request: Ask) -> str:
    """The game of an error's words, where a request is about one."""
    game = request.scope.get("ludoteca_game")
    return game if isinstance(game, str) else ""


async def prepared(request: Ask) -> None:
    """Who asks, if that is known; requests are counted."""
    if not request.url.path.startswith("/api/"):
        return
    house: House = request.app.state.house
    address = request.client.host if request.client else "?"
    try:
        guest = await house.people.guest(request.cookies.get(COOKIE))
    except Refused:
        house.limits.spend(address, "requests")
        if (request.method, request.url.path) not in ENTRANCES:
            raise
        return
    house.limits.spend(guest.id if guest else address, "requests")
    if guest is not None:
        request.scope["ludoteca_guest"] = guest  # type: ignore[typeddict-unknown-key]


def spoken(request: Ask, game: str) -> None:
    request.scope["ludoteca_game"] = game  # type: ignore[typeddict-unknown-key]


async def asker(request: Ask) -> Guest:
    """Whoever asks; somebody new is welcomed, and gets a cookie with the answer."""
    found = request.scope.get("ludoteca_guest")
    if isinstance(found, Guest):
        return found
    house: House = request.app.state.house
    address = request.client.host if request.client else "?"
    house.limits.spend(address, "guests")
    guest = await house.people.welcome(browser_language(request))
    request.scope["ludoteca_guest"] = guest  # type: ignore[typeddict-unknown-key]
    return guest


def answer(
    request: Ask, body: Any, status: int = 200, guest: Guest | None = None, after: BackgroundTask | None = None
) -> Response[bytes]:
    """A body, with the cookie of whoever asks; and what is done once it was sent."""
    house: House = request.app.state.house
    secure: bool = request.app.state.settings.secure
    found = guest or request.scope.get("ludoteca_guest")
    cookies = []
    if isinstance(found, Guest):
        value = house.people.cookie(found)
        if request.cookies.get(COOKIE) != value:
            cookies = [
                Cookie(COOKIE, value=value, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")
            ]
    headers = {"cache-control": "no-store"}
    data = msgspec.json.encode(body)
    return Response(
        data, status_code=status, media_type="application/json", cookies=cookies, headers=headers, background=after
    )


# -- who I am --------------------------------------------------------------------------------------------


async def me_told(house: House, guest: Guest, lang: Lang) -> bodies.Me:
    from ludoteca.server.ratings import ratings_of

    ratings = await house.store.read(lambda connection: ratings_of(connection, guest.id))
    return bodies.Me(called(guest.name, lang), guest.lang, guest.account, ratings)


@get("/api/me")
async def me(request: Ask, state: State) -> Response[bytes]:
    guest = await asker(request)
    return answer(request, await me_told(state.house, guest, language_of(request)))


@patch("/api/me")
async def change_me(request: Ask, state: State, data: JSONBody[bodies.MeGiven]) -> Response[bytes]:
    guest = await state.house.people.change(await asker(request), data.name, data.lang)
    for room in state.house.rooms.values():
        if guest.id in room.names:
            room.names[guest.id] = guest.name
    return answer(request, await me_told(state.house, guest, language_of(request)), guest=guest)


@post("/api/account", status_code=200)
async def make_account(request: Ask, state: State, data: JSONBody[bodies.Account]) -> Response[bytes]:
    guest = await asker(request)
    state.house.limits.spend(guest.id, "accounts")
    guest = await state.house.people.make_account(guest, data.name, data.passphrase)
    return answer(request, await me_told(state.house, guest, language_of(request)), guest=guest)


@post("/api/session", status_code=200)
async def enter(request: Ask, state: State, data: JSONBody[bodies.Account]) -> Response[bytes]:
    address = request.client.host if request.client else "?"
    state.house.limits.spend(f"{address} {data.name.casefold()[:64]}", "accounts")
    guest = await state.house.people.enter(data.name, data.passphrase)
    return answer(request, await me_told(state.house, guest, language_of(request)), guest=guest)


@post("/api/passphrase", status_code=200)
async def change_passphrase(request: Ask, state: State, data: JSONBody[bodies.NewPassphrase]) -> Response[bytes]:
    """Other browsers that have entered the account are signed out: this one has its new cookie by then."""
    guest = await asker(request)
    state.house.limits.spend(guest.id, "accounts")
    guest = await state.house.people.change_passphrase(guest, data.old, data.new)
    told = await me_told(state.house, guest, language_of(request))
    return answer(request, told, guest=guest, after=BackgroundTask(state.house.sign_out, guest.id))


@delete("/api/session", status_code=200)
async def leave_account(request: Ask, state: State) -> Response[bytes]:
    """Be somebody new."""
    guest = await state.house.people.welcome(browser_language(request))
    return answer(request, await me_told(state.house, guest, language_of(request)), guest=guest)


# -- what there is ----------------------------------------------------------------------------------------


@get("/api/games")
async def all_games(request: Ask) -> Response[bytes]:
    return answer(request, await asyncio.to_thread(library.all_games, language_of(request)))


@get("/api/rules/{game:str}")
async def find_rules(request: Ask, state: State, game: FromPath[str], words: FromQuery[str] = "") -> Response[bytes]:
    await search(request, state)
    return answer(request, await asyncio.to_thread(library.find_rules, game, words, language_of(request)))


@get("/api/rules/{game:str}/{id:str}")
async def rule(request: Ask, game: FromPath[str], id: FromPath[str]) -> Response[bytes]:
    return answer(request, library.rule(game, id, language_of(request)))


@get("/api/cards/{game:str}")
async def find_cards(request: Ask, state: State, game: FromPath[str], words: FromQuery[str] = "") -> Response[bytes]:
    await search(request, state)
    return answer(request, await asyncio.to_thread(library.find_cards, game, words, language_of(request)))


@get("/api/cards/{game:str}/{word:str}")
async def card(request: Ask, game: FromPath[str], word: FromPath[str]) -> Response[bytes]:
    found: CardTold = await asyncio.to_thread(library.card, game, word, language_of(request))
    return answer(request, found)


async def search(request: Ask, state: State) -> None:
    guest = request.scope.get("ludoteca_guest")
    address = request.client.host if request.client else "?"
    state.house.limits.spend(guest.id if isinstance(guest, Guest) else address, "searches")


# -- tables -----------------------------------------------------------------------------------------------


def told(request: Ask, room: Room, guest: Guest) -> protocol.TableInfo:
    return table_info(room, guest, language_of(request))


@get("/api/tables")
async def lobby(request: Ask, state: State) -> Response[bytes]:
    guest = await asker(request)
    house: House = state.house
    lang = language_of(request)
    found = await house.lobby(guest)
    lists = []
    for tables in found:
        infos = []
        for table in tables:
            names = {}
            for seat in table.seats:
                if seat.guest and (person := await house.people.find(seat.guest)) is not None:
                    names[seat.guest] = person.name
            room = house.rooms.get(table.id)
            here = {connection.guest.id for connection in room.connections} if room else set()
            infos.append(describe(table, guest, lang, names, here))
        lists.append(infos)
    return answer(request, bodies.Lobby(*lists))


@post("/api/tables", status_code=201)
async def create(request: Ask, state: State, data: JSONBody[bodies.NewTable]) -> Response[bytes]:
    guest = await asker(request)
    spoken(request, library.game_named(data.game).name)
    room = await state.house.create(guest, data)
    return answer(request, told(request, room, guest), 201)


@get("/api/tables/{id:str}")
async def table(request: Ask, state: State, id: FromPath[str], token: FromQuery[str] = "") -> Response[bytes]:
    guest = await asker(request)
    room = await state.house.room(id)
    if not state.house.may_watch(room.state, guest, token):
        raise Refused("link-wanted", 403)
    return answer(request, told(request, room, guest))


@post("/api/tables/{id:str}/join", status_code=200)
async def join(request: Ask, state: State, id: FromPath[str], data: JSONBody[bodies.Join]) -> Response[bytes]:
    guest = await asker(request)
    room = await state.house.room(id)
    spoken(request, room.state.game)
    room = await state.house.join(guest, id, data)
    return answer(request, told(request, room, guest))


@post("/api/tables/{id:str}/leave", status_code=200)
async def leave(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    guest = await asker(request)
    return answer(request, told(request, await state.house.leave(guest, id), guest))


@post("/api/tables/{id:str}/seat", status_code=200)
async def set_seat(request: Ask, state: State, id: FromPath[str], data: JSONBody[bodies.SeatSet]) -> Response[bytes]:
    guest = await asker(request)
    room = await state.house.room(id)
    spoken(request, room.state.game)
    room = await state.house.set_seat(guest, id, data)
    await room.begin_if_ready()
    return answer(request, told(request, room, guest))


@post("/api/tables/{id:str}/start", status_code=200)
async def start(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    guest = await asker(request)
    return answer(request, told(request, await state.house.start(guest, id), guest))


@get("/api/tables/{id:str}/links")
async def links(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    guest = await asker(request)
    room = await state.house.room(id)
    if guest.id != room.state.owner:
        raise Refused("owner-only", 403)
    return answer(request, state.house.links(room.state))


@post("/api/tables/{id:str}/links", status_code=200)
async def new_links(request: Ask, state: State, id: FromPath[str]) -> Response[bytes]:
    """Withdraw the links of before and make new ones."""
    guest = await asker(request)
    room = await state.house.withdraw(guest, id)
    return answer(request, state.house.links(room.state))


ROUTES = (
    me,
    change_me,
    make_account,
    enter,
    change_passphrase,
    leave_account,
    all_games,
    find_rules,
    rule,
    find_cards,
    card,
    lobby,
    create,
    table,
    join,
    leave,
    set_seat,
    start,
    links,
    new_links,
)
