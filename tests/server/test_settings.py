"""What a table can be set to: seats from two to six, series, draws, days, seats that were left, two tabs, fair dice."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.asking import DECLINE
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.server import library
from ludoteca.server import protocol as p
from ludoteca.server.clocks import DAY, Clock
from ludoteca.server.live import Live as LiveMatch
from ludoteca.server.state import CHOICE, PAUSE, MatchStart, MatchState, Move
from ludoteca.server.verifying import verified
from tests.server.client import Person, drained
from tests.server.running import Running
from tests.server.test_tables import choose, turn, two

# -- seats --


async def with_seats(url: str, game: str, format: str, people: int) -> None:
    """One person and bots in the other seats."""
    async with Person(url) as ana:
        seats = [{"sitter": "me"}, *[{"sitter": "bot", "level": "random"}] * (people - 1)]
        made = await ana.post("/api/tables", {"game": game, "format": format, "seats": seats})
        assert len(made["seats"]) == people
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(people), 4)
            assert len(live.views[0].seats) == people
        too_many = [*seats, *[{"sitter": "bot"}] * 5]
        refused = await ana.post("/api/tables", {"game": game, "format": format, "seats": too_many}, wanted=400)
        assert refused["code"] in ("too-many-seats", "refused") and refused["text"]


@pytest.mark.parametrize("people", [2, 3, 6])
def test_two_to_six_sit_at_a_table_of_fabula(server: Running, people: int) -> None:
    asyncio.run(with_seats(server.url, "fabula", "padrao", people))


@pytest.mark.parametrize("people", [3, 4])
def test_three_or_four_sit_at_a_table_of_apotheosis(server: Running, people: int) -> None:
    asyncio.run(with_seats(server.url, "apotheosis", "skirmish", people))


def test_four_sit_at_a_table_of_krosmaster(server: Running) -> None:
    asyncio.run(with_seats(server.url, "krosmaster", "free-for-all", 4))


# -- series and draws --


async def in_series(url: str) -> None:
    async with Person(url) as ana:
        for game in games.ALL:
            home = games.game(game)
            for format in home.formats:
                between_two = library.seats_of(home, format) == (2, 2)
                assert (3 in library.best_of(home, format)) is between_two
                body = {"game": game, "format": format, "best_of": 3, "seats": [{"sitter": "me"}]}
                answer = await ana.post("/api/tables", body, wanted=201 if between_two else 400)
                assert between_two or answer["code"] == "best-of"
        await ana.post("/api/tables", {"game": "dice_masters", "best_of": 5}, wanted=400)


def test_three_matches_decide_only_between_two(server: Running) -> None:
    asyncio.run(in_series(server.url))


async def drawn(url: str) -> None:
    async with two(url, "dice_masters") as (first, second):
        await first.ask(p.OfferDraw())
        await second.until(lambda message: isinstance(message, p.TableTold) and message.table.offers)
        await second.ask(p.Answer(kind="draw", agree=True))
        await drained(first)
        assert first.views[0].places == [1, 1] and first.info is not None and first.info.status == "over"


def test_a_draw_is_agreed_on_where_the_rules_have_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # none of the five rulebooks has a draw by agreement
    assert not any(games.game(game).may_draw(None) for game in games.ALL)
    monkeypatch.setattr(games.game("dice_masters"), "may_draw", lambda table: True)
    asyncio.run(drawn(server.url))


# -- time and absence --


def test_whoever_has_days_has_them_for_each_choice() -> None:
    clock = Clock(p.ClockRule("days", days=3), 2, 1000.0)
    assert clock.remaining(0, [0], 1000.0 + DAY) == 2 * DAY
    clock.note(Move(0, CHOICE, 0, "pass", 1000.0 + 2 * DAY))
    assert clock.remaining(1, [1], 1000.0 + 2 * DAY) == 3 * DAY, "all three days for the next"
    assert clock.next_out([1], 1000.0 + 6 * DAY) == (-DAY, 1)


def test_nobody_is_charged_for_the_time_that_the_server_was_away() -> None:
    clock = Clock(p.ClockRule("reserve", 60, 5), 2, 1000.0)
    clock.note(Move(0, CHOICE, 0, "pass", 1010.0))
    assert clock.left == [55.0, 60.0]
    clock.note(Move(1, PAUSE, -1, "", 5000.0))
    clock.note(Move(2, CHOICE, 1, "pass", 5002.0))
    assert clock.left == [55.0, 63.0]


async def given_up(server: Running) -> None:
    house = server.app.state.house
    async with two(server.url, "dice_masters", absence="win") as (first, second):
        one, other = await turn(first, second)
        seat = one.seats[0]
        refused = await other.ask(p.Claim(seat=seat))
        assert isinstance(refused, p.Problem) and refused.code == "not-claimable", "somebody is there"
        await one.socket.close()
        await drained(other)
        house.patience = 0.0
        try:
            assert isinstance(await other.ask(p.Claim(seat=seat)), p.Done)
        finally:
            house.patience = 1.0
        await drained(other)
        mine = other.seats[0]
        assert other.views[mine].places is not None and other.views[mine].places[mine] == 1


def test_a_seat_that_was_left_for_long_has_given_up_where_the_table_says_so(server: Running) -> None:
    asyncio.run(given_up(server))


# -- two tabs, and what is said too often --


async def in_two_tabs(url: str) -> None:
    async with Person(url) as ana:
        made = await ana.post("/api/tables", {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]})
        async with ana.live(made["id"]) as one, ana.live(made["id"]) as other:
            await one.play(random.Random(1), 3)
            await drained(one)
            await drained(other)
            assert one.steps == other.steps
            seat = one.asked()[0]
            decision = one.views[seat].decision
            assert decision is not None
            said = [p.Choose(step=one.steps[seat], choice=option.notation, seat=seat) for option in decision.options]
            answers = await asyncio.gather(one.ask(said[0]), other.ask(said[-1]))
            assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Problem"]
            assert next(answer.code for answer in answers if isinstance(answer, p.Problem)) in ("late", "not-asked")
            await drained(one)
            await drained(other)
            assert one.steps == other.steps
            for each in one.views:
                assert one.views[each].decision == other.views[each].decision


def test_of_two_tabs_that_choose_at_once_one_does_and_both_see_it(server: Running) -> None:
    asyncio.run(in_two_tabs(server.url))


async def talkative(url: str) -> None:
    async with two(url, "dice_masters") as (first, second):
        answers = [await first.ask(p.Chat(text=f"{at}")) for at in range(12)]
        codes = [answer.code for answer in answers if isinstance(answer, p.Problem)]
        assert codes and set(codes) == {"too-many"}
        assert isinstance(await choose((await turn(first, second))[0]), p.Done), "the match goes on"


def test_whoever_talks_too_much_is_told_so_and_plays_on(tmp_path: Any) -> None:
    running = Running(str(tmp_path / "talk.db"), generous=1.0)
    try:
        asyncio.run(talkative(running.url))
    finally:
        running.stop()


# -- races --


def test_in_a_race_all_are_asked_at_once_and_who_comes_first_need_not_wait_for_the_others() -> None:
    home = games.game("apotheosis")
    for seed in range(40):
        live = LiveMatch(
            MatchState("m", "t", MatchStart("apotheosis", home.setup(home.sample_setups()[0]), seed), 0), []
        )
        chance = random.Random(seed)
        while not live.over and len(live.moves) < 120:
            decision = live.table.decision
            assert decision is not None
            if len(live.asked()) > 1 and decision.race:
                raced(live)
                return
            option = chance.choice(decision.options)
            live.keep(live.play(decision.seat, notation.write(live.table, option)))
    pytest.fail("no race was seen")


def raced(live: LiveMatch) -> None:
    """The second in rank answers before the first does."""
    first, second = live.asked()[:2]
    table = live.table_for(second)
    assert table.decision is not None and table.decision.seat == second
    before = {seat: stream.step for seat, stream in live.streams.items()}
    moved = live.keep(live.play(second, notation.write(table, DECLINE)))
    assert second not in live.asked() and first in live.asked()
    assert moved in ([], [second]), "whoever let it go by is known to nobody else"
    assert live.streams[first].step == before[first]


# -- fair dice --


async def with_salts(url: str) -> dict[str, Any]:
    async with Person(url) as ana, Person(url) as bia:
        made = await ana.post("/api/tables", {"game": "krosmaster", "format": "friendly", "public": True})
        await bia.post(f"/api/tables/{made['id']}/join")
        async with ana.live(made["id"], salt="of ana") as first, bia.live(made["id"], salt="of bia") as second:
            for live in (first, second):
                if not live.views:
                    await live.until(lambda message: isinstance(message, p.ViewTold))
            for _ in range(14):
                one, _ = await turn(first, second)
                await choose(one)
            await first.ask(p.Concede())
            await drained(first)
            assert first.info is not None
            save: dict[str, Any] = await ana.get(f"/api/matches/{first.info.match}/export")
            return save


def test_a_server_that_changes_the_order_of_salts_or_a_die_is_found_out(server: Running) -> None:
    save = asyncio.run(with_salts(server.url))
    assert verified(msgspec.json.encode(save)) == ""
    dice = save["dice"]
    assert sorted(dice["salts"]) == ["of ana", "of bia"]
    exchanged = save | {"dice": dice | {"salts": dice["salts"][::-1]}}
    assert verified(msgspec.json.encode(exchanged)) == "seed"
    # a match that was really played with other dice than those of the seed it names
    loaded = Match(games.game("krosmaster"), save["setup"], save["seed"])
    loaded.table.chance = Chance(save["seed"] + 1)
    chance = random.Random(3)
    for _ in range(60):
        assert loaded.table.decision is not None
        loaded.choose(chance.choice(loaded.table.decision.options))
    cheated = msgspec.json.decode(loaded.save("test", dice))
    assert verified(msgspec.json.encode(cheated)) == "played"
