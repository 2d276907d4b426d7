"""Cards and decks that people bring: checked by the rules, pinned to the match, read where they can do no harm."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest

from ludoteca.server.problems import Refused
from ludoteca.server.workshop import Workshop
from tests.server.client import Person, drained
from tests.server.running import Running

CARDS = """
[[card]]
title = { pt = "Mentalista", en = "Mentalist" }
cost = 4
energy = "mask"
max = 4
die = "storm"
text = "Quando posicionado, tome o controle de um personagem opositor até o fim do turno."
"""

TEAM = """
actions = ["furia-interior", "feixe-de-energia"]
[cards]
mentalista = 3
homem-de-ferro-playboy = 3
thor-senhor-de-asgard = 3
hulk-gigante-esmeralda = 3
"""


async def played_with(url: str) -> None:
    async with Person(url) as ana:
        seats = [{"sitter": "me", "deck": TEAM}, {"sitter": "here", "deck": "vingadores"}]
        body: dict[str, Any] = {"game": "dice_masters", "format": "basic", "seats": seats, "cards": CARDS}
        made = await ana.post("/api/tables", body)
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(2), 20)
            assert "mentalista" in live.cards
            await drained(live)
        # a text that is not understood, a deck that the rules refuse, a file that is none
        bad = body | {"cards": CARDS.replace("tome o controle", "vire do avesso")}
        refused = await ana.post("/api/tables", bad, wanted=400)
        assert "avesso" in refused["text"], refused
        seats = [{"sitter": "me", "deck": TEAM.replace("= 3", "= 9")}, {"sitter": "bot"}]
        assert (await ana.post("/api/tables", body | {"seats": seats}, wanted=400))["text"]
        await ana.post("/api/tables", body | {"cards": "[[card"}, wanted=400)
        await ana.post("/api/tables", body | {"cards": "x" * 300_000}, wanted=413)


def test_cards_of_ones_own_are_checked_and_played(server: Running) -> None:
    asyncio.run(played_with(server.url))


def think_for_ever() -> None:
    while True:
        pass


def wait_for_ever() -> None:
    while True:
        time.sleep(0.1)


def eat_memory() -> int:
    return len(["x" * 1_000_000 + str(each) for each in range(10_000)])


def test_a_text_that_takes_too_long_or_too_much_ends_its_own_process_alone() -> None:
    workshop = Workshop()
    for job in (think_for_ever, wait_for_ever):
        with pytest.raises(Refused, match="workshop-time"):
            workshop.run_now(job, (), seconds=1)
    with pytest.raises(Refused, match="workshop-memory"):
        workshop.run_now(eat_memory, (), seconds=600)
    assert workshop.run_now(abs, (-3,)) == 3
    workshop.stop()
