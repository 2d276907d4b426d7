"""What is around a match: replays, files, decks, undo, offers, rematches, links."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec
import pytest

from ludoteca import games
from ludoteca.server import protocol as p
from ludoteca.server.verifying import verified
from tests.server.client import Live, Person, drained
from tests.server.running import Running

every_game = pytest.mark.parametrize("game", games.ALL)


async def alone(person: Person, game: str, **more: Any) -> str:
    """A table at which one person sits in both seats."""
    body = {"game": game, "seats": [{"sitter": "me"}, {"sitter": "here"}], **more}
    made = await person.post("/api/tables", body)
    return str(made["id"])


async def played_out(live: Live, seed: int) -> str:
    await live.play(random.Random(seed))
    await drained(live)
    assert live.info is not None and live.info.status == "over"
    return live.info.match


async def replayed(url: str) -> None:
    async with Person(url) as ana, Person(url) as bia:
        table = await alone(ana, "dice_masters")
        async with ana.live(table) as live:
            match = await played_out(live, 3)
            places = live.views[0].places
        line = await ana.get(f"/api/matches/{match}/replay")
        assert line["view"]["sight"] == "open" and len(line["moments"]) > 20
        assert all(moment["text"] for moment in line["moments"][1:])
        last = await ana.get(f"/api/matches/{match}/moments/{line['moments'][-1]['at']}?sight=seat&seat=1&lang=pt")
        assert last["view"]["places"] == places
        await bia.get(f"/api/matches/{match}", wanted=403)
        save = await ana.get(f"/api/matches/{match}/export")
        fair = await ana.get(f"/api/matches/{match}/verify")
        assert fair["fair"]
        # on from the middle, with a bot
        middle = len(save["choices"]) // 2
        seats = [{"sitter": "me"}, {"sitter": "bot", "level": "random"}]
        more = await ana.post(f"/api/matches/{match}/continue", {"at": middle, "seats": seats})
        async with ana.live(more["id"]) as live:
            await live.until(lambda message: isinstance(message, p.ViewTold))
            same = live.views[0]
            await live.play(random.Random(1), 5)
        # and with new dice: everybody's knowledge is the same, the luck is not
        anew = await ana.post(f"/api/matches/{match}/continue", {"at": middle, "anew": True, "seats": seats})
        async with ana.live(anew["id"]) as live:
            await live.until(lambda message: isinstance(message, p.ViewTold))
            assert live.views[0].pieces == same.pieces and live.views[0].areas == same.areas
            await live.play(random.Random(1), 5)
        brought = await bia.post("/api/import", {"save": msgspec.json.encode(save).decode(), "at": 3})
        async with bia.live(brought["id"]) as live:
            await live.play(random.Random(1), 2)
        await bia.post("/api/import", {"save": '{"ludoteca": 2}'}, wanted=400)


def test_a_match_is_replayed_exported_continued_and_brought(server: Running) -> None:
    asyncio.run(replayed(server.url))


async def for_a_while(some: Any, others: Any) -> None:
    """Until the first has played enough; the other may be waiting for it then."""
    waiting = asyncio.create_task(others)
    await some
    waiting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await waiting


async def looked_back(url: str) -> None:
    async with Person(url) as ana, Person(url) as bia:
        made = await ana.post("/api/tables", {"game": "battle_scenes", "public": True})
        await bia.post(f"/api/tables/{made['id']}/join")
        async with ana.live(made["id"]) as first, bia.live(made["id"]) as second:
            await for_a_while(first.play(random.Random(1), 6), second.play(random.Random(2)))
            match = (await ana.get(f"/api/tables/{made['id']}"))["match"]
        own = await ana.get(f"/api/matches/{match}/replay?sight=seat&seat=0")
        assert own["view"]["seat"] == 0
        assert all(not moment.get("text") or moment["seat"] == 0 for moment in own["moments"])
        await ana.get(f"/api/matches/{match}/replay?sight=seat&seat=1", wanted=403)
        await ana.get(f"/api/matches/{match}/replay?sight=open", wanted=403)
        await ana.get(f"/api/matches/{match}/export", wanted=403)
        await ana.post(f"/api/matches/{match}/continue", {"at": 1}, wanted=403)


def test_a_running_match_is_looked_back_at_only_as_one_saw_it(server: Running) -> None:
    asyncio.run(looked_back(server.url))


#: How many cards a first hand has, where there are hands.
HANDS = {"battle_scenes": {10}, "fabula": {5}}


async def decks_kept(url: str) -> None:
    async with Person(url, "pt") as ana:
        for game in games.ALL:
            info = next(each for each in await ana.get("/api/games") if each["name"] == game)
            word = info["decks"][0]["word"]
            ready = await ana.get(f"/api/games/{game}/decks/{word}")
            made = await ana.post("/api/decks", {"game": game, "name": "meu", "text": ready["text"]})
            assert made.get("problems", []) == [] and (made["lines"] or game == "apotheosis"), (game, made)
            hands = made.get("samples", [])  # of games that have hands: several, of the size that the rules want
            assert {len(hand) for hand in hands} == HANDS.get(game, set()) and len(hands) != 1
            format = next(each["name"] for each in info["formats"] if each["decks"])
            seats = [{"sitter": "me", "deck": f"deck:{made['id']}"}, {"sitter": "bot"}]
            table = await ana.post("/api/tables", {"game": game, "format": format, "seats": seats})
            assert table["seats"][0]["deck"] == "meu"
        bad = await ana.post("/api/decks/check", {"game": "fabula", "text": "2 Saci"})
        assert bad["problems"] and bad["problems"][0]["rule"]
        mine = await ana.get("/api/decks?game=fabula")
        await ana.http.delete(f"/api/decks/{mine[0]['id']}")
        assert await ana.get("/api/decks?game=fabula") == []


def test_decks_are_checked_kept_and_played(server: Running) -> None:
    asyncio.run(decks_kept(server.url))


def test_unfair_dice_are_found_out(server: Running) -> None:
    async def played(url: str) -> dict[str, Any]:
        async with Person(url) as ana:
            table = await alone(ana, "krosmaster", format="friendly")
            async with ana.live(table) as live:
                await live.play(random.Random(4), 12)
                await live.ask(p.Concede(seat=0))
                await drained(live)
                assert live.info is not None
                return await ana.get(f"/api/matches/{live.info.match}/export")

    save = asyncio.run(played(server.url))
    assert verified(msgspec.json.encode(save)) == ""
    other_secret = save | {"dice": save["dice"] | {"secret": "00" * 32}}
    assert verified(msgspec.json.encode(other_secret)) == "promise"
    salted = save | {"dice": save["dice"] | {"salts": ["x", "y"]}}
    assert verified(msgspec.json.encode(salted)) == "seed"
    other_die = save | {"fingerprints": save["fingerprints"] | {str(len(save["choices"])): "0" * 16}}
    assert verified(msgspec.json.encode(other_die)) == "played"
    without = {name: value for name, value in save.items() if name != "dice"}
    assert verified(msgspec.json.encode(without)) == "none"


@pytest.mark.parametrize("format, possible", [("friendly", True), ("constructed", False)])
def test_whether_one_may_concede_is_told_before_anybody_tries(server: Running, format: str, possible: bool) -> None:
    async def played(url: str) -> None:
        async with Person(url) as ana:
            table = await alone(ana, "krosmaster", format=format)
            async with ana.live(table) as live:
                await live.play(random.Random(1), 1)
                assert live.info is not None and live.info.can_concede is possible
                assert isinstance(await live.ask(p.Concede(seat=0)), p.Done) is possible

    asyncio.run(played(server.url))


async def unnamed(url: str) -> None:
    async with Person(url, "en") as ana, Person(url, "pt") as bia:
        me, same = await ana.get("/api/me?lang=en"), await ana.get("/api/me?lang=pt")
        number = me["name"].removeprefix("Guest ")
        assert number.isdigit() and same["name"] == f"Convidado {number}"
        body = {"game": "fabula", "seats": [{"sitter": "me"}, {"sitter": "link"}], "public": True}
        table = await ana.post("/api/tables", body)
        seen = await bia.get(f"/api/tables/{table['id']}")
        assert seen["seats"][0]["name"] == f"Convidado {number}"
        await ana.http.patch("/api/me", json={"name": "Ana"})
        assert (await bia.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Ana"


def test_whoever_has_no_name_is_a_guest_in_the_readers_language(server: Running) -> None:
    asyncio.run(unnamed(server.url))
