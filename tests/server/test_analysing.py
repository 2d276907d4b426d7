"""Analyses of finished matches: for whom, kept over a restart, and gone on with where a server left them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from ludoteca.server import protocol as p
from ludoteca.server.analysing import Found, reading, writing
from ludoteca.server.state import now
from ludoteca.server.store import Store
from tests.server.client import Person
from tests.server.running import Running


async def ended(ana: Person) -> str:
    """The address of the analysis of a match that was given up after a few choices."""
    seats = [{"sitter": "me"}, {"sitter": "bot", "level": "random"}]
    made = await ana.post("/api/tables", {"game": "dice_masters", "seats": seats})
    async with ana.live(made["id"]) as live:
        await live.play(random.Random(3), 5)
        match = (await ana.get(f"/api/tables/{made['id']}"))["match"]
        path = f"/api/matches/{match}/analysis"
        await ana.post(path, wanted=403)  # it is not over
        assert isinstance(await live.ask(p.Concede(seat=0)), p.Done)
    return path


async def whole(ana: Person, path: str, told: Any) -> Any:
    while told.get("done", 0) < told["of"]:  # what is 0 is left out
        await asyncio.sleep(0.2)
        told = await ana.get(path)
    return told


async def analysed(server: Running) -> None:
    async with Person(server.url) as ana, Person(server.url) as bia:
        path = await ended(ana)
        assert (await ana.get(path)).get("of", 0) == 0
        await bia.post(path, wanted=403)
        told = await whole(ana, path, await ana.post(path))
        assert len(told["sums"]) == 2
        assert told["choices"] and all(0 <= each["became"] <= 1 for each in told["choices"])
        assert (await ana.post(path)) == told  # kept, not thought out again
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert (await ana.get(path)) == told
        assert (await ana.post(path)) == told


def test_a_match_is_analysed_once_it_is_over_and_its_analysis_outlives_the_server(own_server: Running) -> None:
    asyncio.run(analysed(own_server))


async def left_in_the_middle(server: Running) -> None:
    async with Person(server.url) as ana:
        path = await ended(ana)
        match = path.split("/")[3]
        told = await whole(ana, path, await ana.post(path))
        await asyncio.to_thread(server.stop)
        store = Store(server.settings.database)
        found = store.read_now(reading(match))
        assert found is not None and len(found.judged) > 2
        half = found.judged[0].number + 1
        # somebody else is still at work: what there is, and nothing is begun
        store.write_now(writing(match, Found(half, found.judged[:1], now())))
        await asyncio.to_thread(server.start)
        assert (await ana.get(path))["done"] < told["of"]
        kept = store.read_now(reading(match))
        assert kept is not None and kept.done == half
        # nobody has written for long: it is gone on with, and comes to the same
        store.write_now(writing(match, Found(half, found.judged[:1], now() - 3600)))
        again = await whole(ana, path, await ana.get(path))
        assert [each["at"] for each in again["choices"]] == [each["at"] for each in told["choices"]]
        assert again["choices"] == told["choices"]
        store.close()


def test_an_analysis_that_a_server_left_is_gone_on_with(own_server: Running) -> None:
    asyncio.run(left_in_the_middle(own_server))
