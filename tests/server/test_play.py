"""Whole matches of every game over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from ludoteca import games
from tests.server.client import Person, drained
from tests.server.running import Running

every_game = pytest.mark.parametrize("game", games.ALL)


async def against_a_bot(url: str, game: str, most: int) -> None:
    async with Person(url, "pt") as ana:
        made = await ana.post("/api/tables", {"game": game, "seats": [{"sitter": "me"}, {"sitter": "bot"}]})
        assert made["status"] == "open"
        async with ana.live(made["id"]) as table:
            chosen = await table.play(random.Random(7), most)
            assert chosen == most or table.over()
            await drained(table)
            assert table.info is not None and table.info.dice is not None
            assert bool(table.info.dice.secret) == table.over()


@every_game
def test_a_person_plays_against_a_bot(server: Running, game: str) -> None:
    asyncio.run(against_a_bot(server.url, game, 60))


async def two_people(url: str, game: str) -> None:
    async with Person(url, "pt") as ana, Person(url, "en") as bia, Person(url) as eva:
        made = await ana.post("/api/tables", {"game": game, "public": True})
        links = await ana.get(f"/api/tables/{made['id']}/links")
        token = next(link["token"] for link in links["links"] if link.get("seat") == 1)
        joined = await bia.post(f"/api/tables/{made['id']}/join", {"token": token})
        assert joined["seats"][1]["mine"]
        async with ana.live(made["id"]) as first, bia.live(made["id"]) as second, eva.live(made["id"]) as third:
            assert third.seats == []
            watching: asyncio.Task[Any] = asyncio.create_task(third.until(lambda _: third.over(), 600))
            await asyncio.gather(first.play(random.Random(1)), second.play(random.Random(2)))
            await watching
            assert first.views[0].places == second.views[1].places == third.views[-1].places
            told = [event.text for event in third.events[-1]]
            assert len(told) > 20


def test_two_people_play_a_whole_match_and_somebody_watches(server: Running) -> None:
    asyncio.run(two_people(server.url, "dice_masters"))
