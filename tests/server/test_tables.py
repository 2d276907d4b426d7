"""Tables: taking back, offers, clocks, claims, rematches, chat, ratings, links, secret and raced decisions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ludoteca.server import protocol as p
from tests.server.client import Live, Person, drained
from tests.server.running import Running


@asynccontextmanager
async def two(url: str, game: str, **more: Any) -> AsyncIterator[tuple[Live, Live]]:
    """Two people at a table whose match has begun."""
    async with Person(url) as ana, Person(url, "pt") as bia:
        made = await ana.post("/api/tables", {"game": game, "public": True, **more})
        await bia.post(f"/api/tables/{made['id']}/join")
        async with ana.live(made["id"]) as first, bia.live(made["id"]) as second:
            for live in (first, second):
                if not live.views:
                    await live.until(lambda message: isinstance(message, p.ViewTold))
            yield first, second


async def turn(first: Live, second: Live) -> tuple[Live, Live]:
    """Whoever is asked, and the other."""
    while True:
        for one, other in ((first, second), (second, first)):
            if one.asked():
                return one, other
        await asyncio.wait(
            [asyncio.create_task(first.receive(30)), asyncio.create_task(second.receive(30))],
            return_when=asyncio.FIRST_COMPLETED,
        )


async def choose(live: Live, at: int = 0) -> Any:
    seat = live.asked()[0]
    decision = live.views[seat].decision
    assert decision is not None
    return await live.ask(p.Choose(step=live.steps[seat], choice=decision.options[at].notation, seat=seat))


async def named_bots(url: str) -> None:
    async with Person(url) as ana:
        seats = [{"sitter": "me"}, *[{"sitter": "bot", "level": level} for level in ("adept", "random", "random")]]
        made = await ana.post("/api/tables", {"game": "krosmaster", "format": "free-for-all", "seats": seats})
        assert [seat["name"] for seat in made["seats"][1:]] == ["Adept", "Plays at random (3)", "Plays at random (4)"]


def test_bots_of_one_level_are_told_apart(server: Running) -> None:
    asyncio.run(named_bots(server.url))


async def taken_back(url: str) -> None:
    async with Person(url) as ana:
        body = {"game": "krosmaster", "format": "friendly", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
        made = await ana.post("/api/tables", body)
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(1), 3)
            seat = live.asked()[0]
            before = live.views[seat]
            await choose(live)
            await live.ask(p.TakeBack(seat=seat))
            assert live.views[seat].decision == before.decision
            assert sorted(live.views[seat].pieces, key=str) == sorted(before.pieces, key=str)
            await live.play(random.Random(2), 5)


async def left_and_come_back(url: str) -> None:
    """Before the match a seat that is left is free again; during it, it is kept for whoever left."""
    async with Person(url) as ana, Person(url) as bia, Person(url) as cai:
        made = await ana.post("/api/tables", {"game": "dice_masters", "public": True, "start": False})
        id = made["id"]
        await bia.post(f"/api/tables/{id}/join")
        await cai.post(f"/api/tables/{id}/join", wanted=409)
        await bia.post(f"/api/tables/{id}/leave")
        assert (await ana.get(f"/api/tables/{id}"))["seats"][1]["sitter"] == "open"
        await cai.post(f"/api/tables/{id}/join")
        async with ana.live(id) as first:
            async with cai.live(id):
                await ana.post(f"/api/tables/{id}/start")
                await first.until(lambda message: isinstance(message, p.ViewTold))
            await bia.post(f"/api/tables/{id}/join", wanted=409)
            async with cai.live(id) as again:
                if not again.views:
                    await again.until(lambda message: isinstance(message, p.ViewTold))
                assert again.seats == [1] and again.views[1].seat == 1
                one, other = await turn(first, again)
                before = other.steps[other.seats[0]]
                assert isinstance(await choose(one), p.Done)
                while other.steps[other.seats[0]] == before:
                    await other.receive()


def test_a_seat_is_left_taken_by_another_and_kept_for_whoever_comes_back(server: Running) -> None:
    asyncio.run(left_and_come_back(server.url))


def test_what_nobody_learned_from_is_taken_back_at_once(server: Running) -> None:
    asyncio.run(taken_back(server.url))


async def asked_for(url: str) -> None:
    async with two(url, "dice_masters") as (first, second):
        one, other = await turn(first, second)
        for _ in range(40):
            seat = one.seats[0]
            answer = await choose(one)
            assert isinstance(answer, p.Done)
            if one.undo[seat].state == "ask":
                break
            one, other = await turn(first, second)
        assert one.undo[one.seats[0]].needs == [other.seats[0]]
        step = one.steps[one.seats[0]]
        await one.ask(p.TakeBack())
        await other.until(lambda message: isinstance(message, p.TableTold) and message.table.offers)
        await other.ask(p.Answer(kind="undo", agree=False))
        await drained(one)
        assert one.info is not None and one.info.offers == [] and one.steps[one.seats[0]] == step
        await one.ask(p.TakeBack())
        await other.until(lambda message: isinstance(message, p.TableTold) and message.table.offers)
        await other.ask(p.Answer(kind="undo", agree=True))
        shown = await one.until(lambda message: isinstance(message, p.ViewTold))
        assert shown.because == "undo"


def test_what_others_learned_from_is_taken_back_with_their_consent(server: Running) -> None:
    asyncio.run(asked_for(server.url))


async def counted(url: str) -> None:
    async with two(url, "dice_masters", counts=True, best_of=3) as (first, second):
        answer = await first.ask(p.TakeBack())
        assert isinstance(answer, p.Problem) and answer.code == "no-undo"
        assert isinstance(await first.ask(p.OfferDraw()), p.Problem)
        await second.ask(p.Concede())
        await drained(first)
        assert first.info is not None and (first.info.status, first.info.wins) == ("over", [1, 0])
        me = await first.person.get("/api/me")
        other = await second.person.get("/api/me")
        assert me["ratings"]["dice_masters"][0] > other["ratings"]["dice_masters"][0]
        # of a best of three the next match is played at the same table, and then a rematch with sides changed
        await first.ask(p.Rematch())
        await drained(first)
        assert first.info.status == "playing" and len(first.info.matches) == 2
        await drained(second)
        await second.ask(p.Concede())
        await drained(first)
        await first.ask(p.Rematch())
        await drained(first)
        assert first.info.next
        again = await second.person.get(f"/api/tables/{first.info.next}")
        assert [seat.get("mine", False) for seat in again["seats"]] == [True, False]


def test_matches_that_count_are_rated_and_the_best_of_three_goes_on(server: Running) -> None:
    asyncio.run(counted(server.url))


async def timed(url: str) -> None:
    async with two(url, "dice_masters", clock={"kind": "reserve", "reserve": 1, "increment": 0}) as (first, _):
        message = await first.until(lambda message: first.over(), 30)
        assert message.clocks and min(clock.left for clock in message.clocks) == 0
        late = 0 if first.views[0].places == [2, 1] else 1
        assert first.views[0].places == ([2, 1] if late == 0 else [1, 2])


def test_whoever_has_no_time_left_has_lost(server: Running) -> None:
    asyncio.run(timed(server.url))


async def claimed(server: Running) -> None:
    house = server.app.state.house
    house.patience = 0.0
    try:
        async with two(server.url, "dice_masters", absence="bot") as (first, second):
            one, other = await turn(first, second)
            await one.socket.close()
            await drained(other)
            answer = await other.ask(p.Claim(seat=one.seats[0]))
            assert isinstance(answer, p.Done), answer
            await drained(other)
            assert other.info is not None and other.info.seats[one.seats[0]].sitter == "bot"
            await turn(other, other)
    finally:
        house.patience = 1.0


def test_a_seat_that_was_left_is_given_to_a_bot(server: Running) -> None:
    asyncio.run(claimed(server))


async def talked(url: str) -> None:
    async with two(url, "dice_masters") as (first, second):
        await first.ask(p.Chat(text="  bom   jogo <b>\x00 "))
        heard = await second.until(lambda message: isinstance(message, p.ChatTold))
        assert (heard.text, heard.seat) == ("bom jogo <b>", 0)
        await second.ask(p.Mute(seat=0))
        await first.ask(p.Chat(text="again"))
        await second.ask(p.Ping())
        assert b"again" not in b"".join(second.frames)
        too_long = await first.ask(p.Chat(text="x" * 501))
        assert isinstance(too_long, p.Problem) and too_long.code == "too-long"


def test_what_is_said_is_heard_unless_it_is_muted(server: Running) -> None:
    asyncio.run(talked(server.url))


async def linked(url: str) -> None:
    async with Person(url) as ana, Person(url) as bia:
        made = await ana.post("/api/tables", {"game": "fabula"})
        id = made["id"]
        await bia.get(f"/api/tables/{id}", wanted=403)
        await bia.post(f"/api/tables/{id}/join", wanted=403)
        old = await ana.get(f"/api/tables/{id}/links")
        watch = next(link for link in old["links"] if link.get("seat", -1) == -1)
        await bia.get(f"/api/tables/{id}?token={watch['token']}")
        fresh = await ana.post(f"/api/tables/{id}/links")
        await bia.get(f"/api/tables/{id}?token={watch['token']}", wanted=403)
        await bia.get(f"/api/tables/{id}/links", wanted=403)
        seat = next(link for link in fresh["links"] if link.get("seat") == 1)
        await bia.post(f"/api/tables/{id}/join", {"token": seat["token"]})
        await bia.post(f"/api/tables/{id}/join", {"token": seat["token"] + "x"}, wanted=403)


def test_links_carry_their_own_tokens_and_are_withdrawn(server: Running) -> None:
    asyncio.run(linked(server.url))


async def in_secret(url: str) -> None:
    """Fábula asks everybody at once for the centre of the territory: either may answer first."""
    async with two(url, "fabula") as (first, second), first.person.live(first.table, watch=True) as watching:
        await drained(watching, 0.2)
        while not (first.asked() and second.asked()):
            one, _ = await turn(first, second)
            await choose(one)
            await drained(first, 0.1)
            await drained(second, 0.1)
        await drained(watching, 0.2)
        before = (first.steps[0], watching.steps[-1])
        await choose(second)
        await drained(first, 0.2)
        await drained(watching, 0.2)
        assert (first.steps[0], watching.steps[-1]) == before, "an answer in secret moved another stream"
        answered = second.steps[1]
        await choose(first)
        while second.steps[1] == answered:
            await second.receive()


def test_all_who_choose_in_secret_are_asked_at_once(server: Running) -> None:
    asyncio.run(in_secret(server.url))


async def with_lists(url: str) -> None:
    async with Person(url) as ana, Person(url, "pt") as bia, Person(url) as cai:
        seats = [{"sitter": "me"}, {"sitter": "link"}]
        for game, open_lists in (("fabula", None), ("battle_scenes", True), ("dice_masters", None)):
            body = {"game": game, "public": True, "seats": seats}
            if open_lists is not None:
                body["open_lists"] = open_lists
            if game == "dice_masters":
                body["format"] = "tournament"
            made = await ana.post("/api/tables", body)
            path = f"/api/tables/{made['id']}/lists"
            opened = game != "fabula"
            assert made.get("open_lists", False) is opened, game
            refused = await ana.get(path, wanted=409 if opened else 403)
            assert refused["code"] == ("no-match" if opened else "lists-closed")
            await bia.post(f"/api/tables/{made['id']}/join")
            async with ana.live(made["id"]), bia.live(made["id"]) as live:
                if not live.views:
                    await live.until(lambda message: isinstance(message, p.ViewTold))
                if not opened:
                    await ana.get(path, wanted=403)
                    continue
                mine, theirs = await ana.get(path), await bia.get(path)
                watched = await cai.get(path)
                assert [each["seat"] for each in watched["lists"]] == [0, 1]
                assert all(line["count"] >= 1 and line["name"] for each in watched["lists"] for line in each["lines"])
                words = [[(line["card"], line["count"]) for line in each["lines"]] for each in mine["lists"]]
                assert words == [[(line["card"], line["count"]) for line in each["lines"]] for each in theirs["lists"]]
                assert all(words), game


def test_lists_are_open_where_the_table_says_so(server: Running) -> None:
    asyncio.run(with_lists(server.url))


async def hinted(url: str) -> None:
    async with Person(url) as ana:
        seats = [{"sitter": "me"}, {"sitter": "bot", "level": "random"}]
        made = await ana.post("/api/tables", {"game": "dice_masters", "seats": seats})
        async with ana.live(made["id"]) as live:
            while not live.asked():
                await live.receive()
            told = await live.ask(p.Hint())
            assert isinstance(told, p.HintTold) and told.step == live.steps[0]
            decision = live.views[0].decision
            assert decision is not None
            assert {each.notation for each in told.advice} <= {each.notation for each in decision.options}
    async with two(url, "dice_masters", counts=True) as (first, second):
        asked, other = await turn(first, second)
        told = await asked.ask(p.Hint())
        assert isinstance(told, p.Problem) and told.code == "no-hints"
        told = await other.ask(p.Hint(seat=asked.asked()[0]))
        assert isinstance(told, p.Problem)


def test_a_hint_is_given_to_whoever_is_asked_unless_the_match_counts(server: Running) -> None:
    asyncio.run(hinted(server.url))
