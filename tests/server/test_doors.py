"""Whatever comes through the server's doors changes nothing and is answered by an error of our own."""

from __future__ import annotations

import asyncio
import random
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server import bodies
from ludoteca.server import protocol as p
from ludoteca.server.limits import Limits
from ludoteca.server.problems import Refused
from ludoteca.server.schema import documents
from ludoteca.server.sockets import read
from tests.server.client import Live, Person, drained
from tests.server.running import Running

#: How many malformed messages are sent to a live table.
MANY = 10_000

KINDS = [kind.__struct_config__.tag for kind in get_args(p.FromClient)]
FIELDS = sorted({field for kind in get_args(p.FromClient) for field in kind.__struct_fields__})


def strange(chance: random.Random, depth: int = 0) -> Any:
    """Any value, now and then a deep or long one."""
    kind = chance.randrange(9)
    if kind == 0:
        return chance.choice([0, -1, 1, 2**31, -(2**63), 2**70, 1.5, 1e308])
    if kind == 1:
        return chance.choice(["", "pass", "concede player1", "settled 1 1", "\u0000", "a" * 600, "#5", "move a1", "é"])
    if kind == 2 and depth < 4:
        return [strange(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == 3 and depth < 4:
        return {chance.choice(FIELDS): strange(chance, depth + 1) for _ in range(chance.randrange(4))}
    return chance.choice([None, True, False, "pt", "en", 3, -7])


def malformed(chance: random.Random) -> str:
    """A message that is none, or that nobody may send now."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.choice(["", "{", "[]", "null", "[" * 3000, '{"type":"choose"', "\ufeff{}", "hello", '"choose"'])
    if kind == 1:
        return '{"type":' * 500 + "1" + "}" * 500
    message: dict[str, Any] = {"type": chance.choice([*KINDS, "nonsense", 5])}
    for field in chance.sample(FIELDS, chance.randrange(6)):
        message[field] = strange(chance)
    if message["type"] in ("choose", "pick") and kind > 4:
        # shaped as it should be, but for another step, another seat, or a move that there is not
        message = {
            "type": message["type"],
            "id": chance.randrange(9),
            "step": chance.choice([-1, 0, 10_000]),
            "seat": chance.choice([-1, 0, 1, 7]),
        }
    return msgspec.json.encode(message).decode()


#: What spectators and players may say at any time, and does no harm.
HARMLESS = ("ping", "speak", "mute", "chat")


async def besieged(url: str) -> None:
    async with Person(url) as ana, Person(url) as bia, Person(url) as eva:
        made = await ana.post("/api/tables", {"game": "dice_masters", "public": True})
        await bia.post(f"/api/tables/{made['id']}/join")
        async with ana.live(made["id"]) as first, bia.live(made["id"]) as second, eva.live(made["id"]) as watching:
            for live in (first, second, watching):
                await drained(live, 0.2)
            before = [dict(live.steps) for live in (first, second, watching)]
            sent = 0
            chance = random.Random(4)
            for live in (first, second, watching):
                live.last_id = 1000  # above the ids of what is sent below
            while sent < MANY:
                live = chance.choice((watching, first if not first.asked() else second))
                for _ in range(200):
                    text = malformed(chance)
                    if any(f'"{word}"' in text for word in (*HARMLESS, "concede", "undo", "claim", "rematch")):
                        continue
                    await live.socket.send(text)
                    sent += 1
                answered = await live.ask(p.Ping())
                assert isinstance(answered, p.Pong)
            for live in (first, second, watching):
                await drained(live, 0.2)
            assert [dict(live.steps) for live in (first, second, watching)] == before
            problems = [frame for live in (first, second, watching) for frame in live.frames if b'"problem"' in frame]
            assert len(problems) > MANY * 0.8
            assert not any(b'"fault"' in frame for frame in problems), [f for f in problems if b'"fault"' in f][:3]
            # and the match goes on
            one = first if first.asked() else second
            assert await one.play(random.Random(1), 1) == 1


def test_ten_thousand_malformed_messages_change_nothing(server: Running) -> None:
    asyncio.run(besieged(server.url))


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
@settings(max_examples=400, deadline=None)
def test_what_is_no_message_is_refused_by_us(data: Any) -> None:
    try:
        read(data)
    except Refused as error:
        assert error.code in ("malformed", "too-long")


@pytest.fixture(scope="module")
def api(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests_of_any_shape_are_answered_by_us(case: Any) -> None:
    """schemathesis makes them from the OpenAPI description, in order and out of it."""
    answer = case.call(timeout=120)
    assert answer.status_code < 500 or answer.json()["code"] in ("database",), answer.content
    if answer.status_code >= 400 and answer.content and case.path.startswith("/api/"):
        assert answer.json()["code"], answer.content


async def out_of_order(url: str) -> None:
    async with Person(url) as ana, Person(url) as bia:
        made = await ana.post("/api/tables", {"game": "dice_masters", "public": True})
        await bia.post(f"/api/tables/{made['id']}/join")
        async with ana.live(made["id"]) as first, bia.live(made["id"]) as second:
            await drained(first, 0.2)
            await drained(second, 0.2)
            one, other = (first, second) if first.asked() else (second, first)
            seat = one.seats[0]
            decision = one.views[seat].decision
            assert decision is not None
            choice = decision.options[0].notation
            step = one.steps[seat]
            codes = {
                "out of turn": await other.ask(p.Choose(step=other.steps[other.seats[0]], choice=choice)),
                "foreign seat": await other.ask(p.Choose(step=step, choice=choice, seat=seat)),
                "late": await one.ask(p.Choose(step=step - 1, choice=choice)),
                "illegal": await one.ask(p.Choose(step=step, choice="field #999999")),
            }
            assert {what: answer.code for what, answer in codes.items()} == {
                "out of turn": "not-asked",
                "foreign seat": "foreign-seat",
                "late": "late",
                "illegal": "refused",
            }
            # twice the same: the first counts, in two windows too
            async with one.person.live(made["id"]) as window:
                await drained(window, 0.2)
                answers = await asyncio.gather(
                    one.ask(p.Choose(step=step, choice=choice)), window.ask(p.Choose(step=step, choice=choice))
                )
                assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Problem"]
                assert window.steps[seat] >= step + 1


def test_choices_out_of_turn_foreign_late_and_repeated_change_nothing(server: Running) -> None:
    asyncio.run(out_of_order(server.url))


async def strangers(url: str) -> None:
    async with Person(url) as ana:
        made = await ana.post("/api/tables", {"game": "fabula"})
        socket = url.replace("http", "ws", 1) + f"/api/tables/{made['id']}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
        for headers in ({"cookie": cookie, "origin": "http://evil.example"}, {"cookie": "ludoteca=abc.def"}, {}):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with connect(socket, additional_headers=headers) as live:
                    await live.recv()
        async with connect(socket, additional_headers={"cookie": cookie}) as live:
            await live.send('{"type":"hello","protocol":99}')
            said = msgspec.json.decode(await live.recv())
            assert (said["code"], said["fatal"]) == ("protocol", True)
        async with connect(socket, additional_headers={"cookie": cookie}) as live:
            await live.send('{"type":"ping"}')
            assert msgspec.json.decode(await live.recv())["code"] == "hello-first"
        async with connect(socket, additional_headers={"cookie": cookie}, max_size=None) as live:
            with pytest.raises(ConnectionClosed):
                await live.send("x" * 200_000)
                await live.recv()
                await live.recv()
        forged = await ana.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
        assert forged.status_code == 400 and forged.json()["code"] == "malformed"
        assert (await ana.http.get("/api/nothing")).status_code in (404, 503)


def test_other_origins_forged_cookies_and_older_clients_are_refused(server: Running) -> None:
    asyncio.run(strangers(server.url))


async def slow(url: str) -> None:
    async with Person(url) as ana:
        body = {"game": "krosmaster", "format": "friendly", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
        made = await ana.post("/api/tables", body)
        async with ana.live(made["id"]) as playing:
            await playing.play(random.Random(1), 2)
            idle = Live(ana, made["id"], {"lang": "en"})
            async with idle:
                # it stops reading, while the other goes on
                await playing.play(random.Random(2), 60)
                await drained(idle, 0.5)
                assert idle.steps == playing.steps


def test_a_client_that_reads_slowly_holds_up_nobody(server: Running) -> None:
    asyncio.run(slow(server.url))


def test_one_guest_may_only_do_so_much() -> None:
    limits = Limits()
    with pytest.raises(Refused, match="too-many"):
        for _ in range(1000):
            limits.spend("somebody", "tables")
    limits.spend("somebody else", "tables")
    with pytest.raises(Refused):
        for _ in range(100):
            limits.connect("somebody")
    with pytest.raises(Refused):
        limits.length("chat", "x" * 501)


def test_every_body_is_in_the_schema() -> None:
    assert bodies.NewTable in documents()
