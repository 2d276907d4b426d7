"""A scripted client: says hello, keeps the views of its streams, chooses at random, checks what it is sent."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ludoteca.core.told import Told, apply
from ludoteca.server import protocol as p

_decoder = msgspec.json.Decoder(p.FromServer)


class Person:
    """Somebody with a cookie."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url
        self.lang = lang
        self.http = httpx.AsyncClient(base_url=url, headers={"accept-language": lang}, timeout=30)

    async def __aenter__(self) -> Person:
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, wanted: int = 200) -> Any:
        return self.read(await self.http.get(path), wanted)

    async def post(self, path: str, body: Any = None, wanted: int | None = None) -> Any:
        data = msgspec.json.encode({} if body is None else body)
        return self.read(await self.http.post(path, content=data, headers={"content-type": "application/json"}), wanted)

    def read(self, answer: httpx.Response, wanted: int | None) -> Any:
        right = answer.is_success if wanted is None else answer.status_code == wanted
        assert right, (answer.status_code, answer.text[:500])
        return msgspec.json.decode(answer.content) if answer.content[:1] in (b"{", b"[") else answer.content

    def live(self, table: str, **hello: Any) -> Live:
        return Live(self, table, hello)


class Live:
    """One connection to a table."""

    def __init__(self, person: Person, table: str, hello: dict[str, Any]) -> None:
        self.person = person
        self.table = table
        self.hello = {"lang": person.lang, "salt": "a salt", **hello}
        self.views: dict[int, Told] = {}
        self.steps: dict[int, int] = {}
        self.events: dict[int, list[Any]] = {}
        self.cards: dict[str, Any] = {}
        self.info: p.TableInfo | None = None
        self.seats: list[int] = []
        self.undo: dict[int, p.UndoInfo] = {}
        self.frames: list[bytes] = []
        self.last_id = 0

    async def __aenter__(self) -> Live:
        url = self.person.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        self.socket = await connect(url, additional_headers={"cookie": cookies}, max_size=None, compression=None)
        await self.send(p.Hello(**self.hello))
        await self.until(lambda message: isinstance(message, p.Welcome))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def receive(self, seconds: float = 60) -> Any:
        data = await asyncio.wait_for(self.socket.recv(), seconds)
        self.frames.append(data.encode() if isinstance(data, str) else data)
        message = _decoder.decode(data)
        self.take(message)
        return message

    def take(self, message: Any) -> None:
        if isinstance(message, p.Welcome):
            self.info, self.seats = message.table, message.seats
        elif isinstance(message, p.TableTold):
            self.info = message.table
        elif isinstance(message, p.ViewTold):
            self.views[message.seat] = message.view
            self.took(message)
        elif isinstance(message, p.ChangeTold):
            assert message.step == self.steps[message.seat] + 1, "a difference to another view"
            self.views[message.seat] = apply(self.views[message.seat], message.change)
            self.took(message)

    def took(self, message: Any) -> None:
        self.steps[message.seat] = message.step
        self.events.setdefault(message.seat, []).extend(message.events)
        self.cards.update(message.cards)
        if message.undo is not None:
            self.undo[message.seat] = message.undo
        for piece in self.views[message.seat].pieces:
            assert not piece.card or piece.card in self.cards, f"{piece.card} was never sent"

    async def until(self, wanted: Any, seconds: float = 60) -> Any:
        while True:
            message = await self.receive(seconds)
            if wanted(message):
                return message

    async def ask(self, message: Any) -> Any:
        """Say something and wait for its answer."""
        self.last_id += 1
        message.id = self.last_id
        await self.send(message)
        return await self.until(lambda answer: getattr(answer, "id", 0) == self.last_id)

    def asked(self) -> list[int]:
        """The seats of mine that may choose now."""
        found = []
        for seat, view in self.views.items():
            if view.decision is not None and seat in view.decision.seats and view.decision.options:
                found.append(seat)
        return found

    def over(self) -> bool:
        return any(view.places is not None for view in self.views.values())

    async def play(self, chance: random.Random, most: int = 100_000) -> int:
        """Choose at random until the match is over; tells how many choices were made."""
        made = 0
        while made < most and not self.over():
            seats = self.asked()
            if not seats:
                await self.receive()
                continue
            seat = chance.choice(seats)
            decision = self.views[seat].decision
            assert decision is not None
            choice = chance.choice(decision.options).notation
            answer = await self.ask(p.Choose(step=self.steps[seat], choice=choice, seat=seat))
            if isinstance(answer, p.Problem):
                assert answer.code in ("late", "not-asked"), answer
            else:
                made += 1
        return made


async def drained(live: Live, seconds: float = 0.3) -> None:
    """Take all that comes."""
    try:
        while True:
            await live.receive(seconds)
    except (TimeoutError, ConnectionClosed):
        return
