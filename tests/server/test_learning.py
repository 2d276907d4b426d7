"""Positions to learn from: lessons of the rulebook, and puzzles that somebody stubborn defends."""

from __future__ import annotations

import asyncio
import random

from ludoteca.players.puzzles import find
from ludoteca.server import protocol as p
from tests.server.client import Person, drained
from tests.server.running import Running

GAME, NAME = "dice_masters", "win-01"


async def solved(url: str) -> None:
    """Whoever follows the hints wins in the turn that the puzzle begins in."""
    async with Person(url) as ana:
        told = {each["word"]: each for each in await ana.get(f"/api/puzzles/{GAME}")}
        seat, turn = told[NAME]["seat"], told[NAME]["turn"]
        made = await ana.post(f"/api/puzzles/{GAME}/{NAME}")
        assert made["continues"] == f"puzzle:{NAME}"
        assert [each["sitter"] for each in made["seats"]] == ["person" if at == seat else "bot" for at in (0, 1)]
        async with ana.live(made["id"]) as live:
            await live.until(lambda message: isinstance(message, p.ViewTold))
            assert live.views[seat].turn.number == turn
            while not live.over():
                if seat in live.asked():
                    hint = await live.ask(p.Hint(seat=seat))
                    assert hint.advice[0].chance == 1.0
                    await live.ask(p.Choose(step=hint.step, choice=hint.advice[0].notation, seat=seat))
                else:
                    await live.receive()
            assert live.views[seat].places[seat] == 1 and live.views[seat].turn.number == turn
            await drained(live)


def test_a_puzzle_is_solved_by_its_hints(server: Running) -> None:
    asyncio.run(solved(server.url))


async def kept(url: str) -> None:
    """Its line begins where the puzzle does, not where the match did that it was found in."""
    async with Person(url) as ana:
        turns = {each["word"]: each["turn"] for each in await ana.get(f"/api/puzzles/{GAME}")}
        made = await ana.post(f"/api/puzzles/{GAME}/{NAME}")
        async with ana.live(made["id"]) as live:
            await live.until(lambda message: isinstance(message, p.ViewTold))
            await live.play(random.Random(1), 1)
        match = (await ana.get(f"/api/tables/{made['id']}"))["match"]
        line = await ana.get(f"/api/matches/{match}/replay")
        assert 2 <= len(line["moments"]) < len(find(GAME, NAME).choices)
        assert line["view"]["turn"]["number"] == turns[NAME]


def test_a_puzzle_can_be_looked_back_at(server: Running) -> None:
    asyncio.run(kept(server.url))


async def unknown(url: str) -> None:
    async with Person(url) as ana:
        assert await ana.get("/api/puzzles/krosmaster") is not None
        await ana.post(f"/api/puzzles/{GAME}/nothing-like-it", wanted=404)
        await ana.post("/api/puzzles/chess/win-01", wanted=404)
        await ana.post("/api/tables", {"game": GAME, "seats": [{"sitter": "bot", "level": "stubborn"}]}, wanted=400)


def test_what_there_is_not_is_told(server: Running) -> None:
    asyncio.run(unknown(server.url))


async def lessons(url: str) -> None:
    async with Person(url) as ana:
        words = [each["word"] for each in await ana.get("/api/lessons/krosmaster")]
        made = await ana.post(f"/api/lessons/krosmaster/{words[0]}", {"at": 0, "seats": []})
        assert made["continues"] == f"scenario:{words[0]}"
        await ana.post("/api/lessons/krosmaster/nothing-like-it", {"at": 0, "seats": []}, wanted=404)


async def rolled(url: str) -> None:
    """Four bolts were rolled, as the script says; whoever rolls them again rolls what comes."""
    async with Person(url) as ana:
        seats = [{"sitter": "me"}, {"sitter": "here"}]
        made = await ana.post(f"/api/lessons/{GAME}/spider-man-for-a-fist", {"at": 0, "seats": seats})
        async with ana.live(made["id"]) as live:
            await live.until(lambda message: isinstance(message, p.ViewTold))
            dice = [piece for piece in live.views[0].pieces if piece.face]
            assert [piece.face for piece in dice] == ["bolt"] * 4
            before = live.views[0].decision
            assert before is not None
            again = next(option.notation for option in before.options if option.verb == "reroll")
            step = live.steps[0]
            answer = await live.ask(p.Pick(step=step, choices=[again], end="roll", seat=0))
            assert not isinstance(answer, p.Problem), answer
            if live.steps[0] == step:
                await live.until(lambda message: isinstance(message, p.ChangeTold) and message.seat == 0)
            assert live.views[0].decision.question != before.question
            await drained(live)


def test_a_lesson_begins_with_the_dice_that_its_script_announces(server: Running) -> None:
    asyncio.run(rolled(server.url))


def test_a_lesson_is_a_table_at_a_position(server: Running) -> None:
    asyncio.run(lessons(server.url))
