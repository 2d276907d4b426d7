"""The WebSocket of a table: reads what a client says, and sends what waits for it, at the same time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from ludoteca.core.errors import LudotecaError
from ludoteca.server import advice, around, metrics, opening
from ludoteca.server import protocol as p
from ludoteca.server.connection import Connection
from ludoteca.server.house import House
from ludoteca.server.limits import LARGEST_MESSAGE
from ludoteca.server.people import Guest
from ludoteca.server.problems import Refused, told
from ludoteca.server.room import Room

#: Seconds until a client must have said hello.
PATIENCE = 20.0

_decoder = msgspec.json.Decoder(p.FromClient)

#: Codes of a closed connection: said nothing in time, was told why, fell behind.
CLOSE_SILENT, CLOSE_REFUSED, CLOSE_BEHIND = 4408, 4403, 4409


async def serve(socket: WebSocket[Any, Any, Any], house: House, guest: Guest, table: str) -> None:
    """A connection from its first message to its end."""
    connection = Connection(guest)
    house.limits.connect(guest.id)
    room: Room | None = None
    sender = asyncio.create_task(send_all(socket, connection))
    try:
        room = await house.room(table)
        hello = await asyncio.wait_for(first_message(socket), PATIENCE)
        await room.enter(connection, hello)
        await listen(socket, room, connection)
    except (WebSocketDisconnect, WebSocketException, TimeoutError):
        pass
    except LudotecaError as error:
        problem = told(error, connection.lang)
        problem.fatal = True
        connection.send(problem)
    finally:
        if room is not None:
            room.leave(connection)
        house.limits.disconnect(guest.id)
        connection.close()
        await sender


async def first_message(socket: WebSocket[Any, Any, Any]) -> p.Hello:
    said = read(await socket.receive_data("text"))
    if not isinstance(said, p.Hello):
        raise Refused("hello-first", 400)
    if said.protocol != p.PROTOCOL:
        raise Refused("protocol", 400, wanted=p.PROTOCOL)
    return said


async def send_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what waits, until the connection is closed by either side."""
    try:
        while (data := await connection.outbox.get()) is not None:
            await socket.send_text(data.decode())
        await socket.close(CLOSE_BEHIND if connection.outbox.qsize() else 1000)
    except (WebSocketException, RuntimeError, OSError):
        connection.closed = True


async def listen(socket: WebSocket[Any, Any, Any], room: Room, connection: Connection) -> None:
    house = room.house
    while not connection.closed:
        data = await socket.receive_data("text")
        id = 0
        try:
            house.limits.spend(connection.guest.id, "messages")
            said = read(data)
            id = said.id
            await answer(room, connection, said)
        except LudotecaError as error:
            problem = told(error, connection.lang, room.state.game, id)
            metrics.REFUSED.labels(problem.code).inc()
            connection.send(problem)
        except (WebSocketDisconnect, WebSocketException):
            raise
        except Exception as error:  # one message's fault never ends the others
            house.fault(f"message at table {room.state.id}", error)
            connection.send(told(Refused("fault", 500), connection.lang, "", id))


def read(data: str | bytes) -> Any:
    if len(data) > LARGEST_MESSAGE:
        raise Refused("too-long", 413, most=LARGEST_MESSAGE)
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError):
        raise Refused("malformed", 400) from None


async def answer(room: Room, connection: Connection, said: Any) -> None:
    await ANSWERS[type(said)](room, connection, said)


async def ping(room: Room, connection: Connection, said: p.Ping) -> None:
    connection.send(p.Pong(said.id, time.time()))


async def hello(room: Room, connection: Connection, said: p.Hello) -> None:
    raise Refused("hello-once", 400)


async def speak(room: Room, connection: Connection, said: p.Speak) -> None:
    async with room.lock:
        connection.lang = said.lang
        connection.cards.clear()
        connection.send(p.TableTold(room.info(connection)))
        if room.live is not None:
            room.send_views(connection, "language")
        connection.send(p.Done(said.id))


async def choose(room: Room, connection: Connection, said: p.Choose) -> None:
    await room.play.choose(connection, said)


async def pick(room: Room, connection: Connection, said: p.Pick) -> None:
    await room.play.pick(connection, said)


async def why_not(room: Room, connection: Connection, said: p.WhyNot) -> None:
    connection.send(room.answers(connection, said.seat).why_not(said))


async def overlay(room: Room, connection: Connection, said: p.Overlay) -> None:
    connection.send(room.answers(connection, said.seat).overlay(said))


async def preview(room: Room, connection: Connection, said: p.Preview) -> None:
    connection.send(room.answers(connection, said.seat).preview(said))


async def chat(room: Room, connection: Connection, said: p.Chat) -> None:
    await room.talk.say(connection, said)


async def mute(room: Room, connection: Connection, said: p.Mute) -> None:
    if said.mute:
        connection.muted.add(said.seat)
    else:
        connection.muted.discard(said.seat)
    connection.send(p.TableTold(room.info(connection)))
    connection.send(p.Done(said.id))


ANSWERS: dict[type, Callable[[Room, Connection, Any], Awaitable[None]]] = {
    p.Hello: hello,
    p.Ping: ping,
    p.Speak: speak,
    p.Choose: choose,
    p.Pick: pick,
    p.WhyNot: why_not,
    p.Overlay: overlay,
    p.Preview: preview,
    p.Hint: advice.hint,
    p.Chat: chat,
    p.Mute: mute,
    p.OpenHand: opening.open_hand,
    p.Concede: around.concede,
    p.TakeBack: around.take_back,
    p.Answer: around.answer,
    p.OfferDraw: around.offer_draw,
    p.Rematch: around.rematch,
    p.Claim: around.claim,
}
