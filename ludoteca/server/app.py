"""The application: HTTP and WebSockets put together. ``docs/protocol.md`` lists the paths."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.params import FromPath

from ludoteca import games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.rulebook import Lang
from ludoteca.server import analysing, decks, learning, library, metrics, pages, protocol, replays, requests, sockets
from ludoteca.server.bots import Bots
from ludoteca.server.bus import Bus
from ludoteca.server.house import House
from ludoteca.server.limits import Limits
from ludoteca.server.people import COOKIE, People
from ludoteca.server.problems import Refused, told
from ludoteca.server.store import Store

LOG = structlog.get_logger("ludoteca")

#: The greatest body of a request, in bytes.
LARGEST_BODY = 6_000_000


class Settings(msgspec.Struct):
    """How a server is run."""

    database: str
    bots: int = 1
    #: Names under which the server is reached besides its own; WebSockets from elsewhere are refused.
    origins: list[str] = []
    #: Cookies only over TLS, behind a proxy that does it.
    secure: bool = False
    #: Measures and tests stand for many people.
    generous: float = 1.0
    #: Games are read before the first player comes.
    warm: bool = True


def application(settings: Settings) -> Litestar:
    """A server that is ready to be run."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(open_store, settings.database)
        people = await asyncio.to_thread(People.open, store)
        bots = Bots(settings.bots)
        bus = bus_for(store)
        house = House(store, people, bots, bus, Limits(settings.generous))
        app.state.house = house
        app.state.settings = settings
        await bus.start()
        if settings.warm:
            await asyncio.to_thread(warm)
            house.tidying.begin()
        keeper = asyncio.create_task(keep(house))
        try:
            yield
        finally:
            keeper.cancel()
            with suppress(asyncio.CancelledError):
                await keeper
            for room in house.rooms.values():
                room.close()
                for connection in list(room.connections):
                    connection.close()
            await bus.close()
            bots.close()
            await asyncio.to_thread(store.close)

    return Litestar(
        [
            live,
            health,
            metrics.show,
            *requests.ROUTES,
            *replays.ROUTES,
            *analysing.ROUTES,
            *decks.ROUTES,
            *learning.ROUTES,
            *pages.ROUTES,
        ],
        lifespan=[life],
        state=State({}),
        openapi_config=requests.OPENAPI,
        exception_handlers={
            LudotecaError: refused,
            HTTPException: misdirected,
            Exception: broken,
        },
        before_request=requests.prepared,
        after_request=pages.guarded,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def open_store(url: str) -> Store:
    """The database, with all its migrations carried out."""
    from ludoteca.server.migrating import upgrade

    store = Store(url)
    upgrade(store)
    return store


def bus_for(store: Store) -> Bus:
    if store.is_sqlite:
        return Bus()
    from ludoteca.server.listening import PostgresBus

    return PostgresBus(store)


def warm() -> None:
    """Read every game and play its first moments, so that nobody waits for that."""
    for name in games.playable():
        library.read_game(name)
    languages: tuple[Lang, ...] = ("pt", "en")
    for lang in languages:
        library.all_games(lang)


async def keep(house: House) -> None:
    """What is done now and then."""
    while True:
        await asyncio.sleep(30)
        house.drop_idle()
        house.tidying.now_and_then()


# -- what goes wrong --------------------------------------------------------------------------------------


def problem(request: Request[Any, Any, Any], error: LudotecaError, status: int) -> Response[bytes]:
    body = told(error, requests.language_of(request))
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


def refused(request: Request[Any, Any, Any], error: LudotecaError) -> Response[bytes]:
    status = error.status if isinstance(error, Refused) else 400
    game = requests.game_spoken_of(request)
    body = told(error, requests.language_of(request), game)
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


def misdirected(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Errors of the frame: a path that there is not, a body that can't be read."""
    if isinstance(error, (ValidationException, SerializationException)) or error.status_code == 400:
        return problem(request, Refused("malformed", 400), 400)
    code = {404: "unknown-path", 405: "unknown-path", 413: "too-large"}.get(error.status_code, "malformed")
    return problem(request, Refused(code, error.status_code), error.status_code)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    LOG.error("fault", where=request.url.path, error=f"{type(error).__name__}: {error}"[:500], exc_info=error)
    return problem(request, Refused("fault", 500), 500)


# -- paths -------------------------------------------------------------------------------------------------


@get("/health", include_in_schema=False)
async def health(state: State) -> dict[str, Any]:
    """Ready to serve: the database answers."""
    from sqlalchemy import text

    house: House = state.house
    await house.store.read(lambda connection: connection.execute(text("select 1")).scalar())
    from ludoteca import __version__

    return {"status": "ok", "version": __version__, "protocol": protocol.PROTOCOL, "tables": len(house.rooms)}


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    settings: Settings = socket.app.state.settings
    if not same_origin(socket, settings.origins):
        await socket.close(sockets.CLOSE_REFUSED, "origin")
        return
    guest = None
    with suppress(Refused):
        guest = await house.people.guest(socket.cookies.get(COOKIE))
    if guest is None:
        await socket.close(sockets.CLOSE_REFUSED, "guest")
        return
    await socket.accept()
    with suppress(Refused):
        await sockets.serve(socket, house, guest, id)


def same_origin(socket: WebSocket[Any, Any, Any], others: list[str]) -> bool:
    """A browser says where a page is from; programs say nothing, and have no cookies of somebody else."""
    origin = socket.headers.get("origin")
    if not origin:
        return True
    host = urlsplit(origin).netloc
    return host in (socket.headers.get("host", ""), *others)
