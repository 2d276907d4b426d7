"""Hands that were opened to whoever watches: seen by spectators, and nothing else with them."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.piece import OWNER
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.core.told import Told
from ludoteca.server import protocol as p
from ludoteca.server.opening import opened
from ludoteca.server.problems import words
from tests.server.client import Person, drained
from tests.server.running import Running

#: The games whose players hold cards that nobody else sees.
HANDS = ("battle_scenes", "fabula", "apotheosis")

every_game = pytest.mark.parametrize("game", games.ALL)


def watched(table: Table, seats: tuple[int, ...]) -> bytes:
    """All that a spectator is sent of a table on which these seats have opened their hands."""
    teller = Teller(opened(table, seats), view.SPECTATOR, words("en", table.box.game.name), "spectator")
    return msgspec.json.encode((teller.told(), teller.cards()))


@every_game
def test_an_open_hand_tells_nothing_that_its_owner_does_not_know(game: str) -> None:
    """Tables that differ only in what the owner can't know look the same to whoever watches."""
    home = games.game(game)
    chance = Chance(7)
    compared = shown = 0
    match = Match(home, home.sample_setups()[0], 5)
    while not match.over and len(match.choices) < 120:
        table = match.table
        if chance.below(5) == 0:
            for seat in range(table.box.seats):
                imagined = view.imagine(table, seat, chance.below(1 << 32))
                told = watched(table, (seat,))
                assert told == watched(imagined, (seat,)), f"{seat}: {match.choices}"
                compared += 1
                shown += told != watched(table, ())
        assert match.table.decision is not None
        match.choose(chance.pick(match.table.decision.options))
        match.forget()
    assert compared > 20 and (shown > 0) == (game in HANDS)


@every_game
def test_nothing_but_the_hand_is_opened(game: str) -> None:
    """What the owner knows of other places, such as a card that it has looked at in a deck, stays hidden."""
    home = games.game(game)
    chance = Chance(9)
    match = Match(home, home.sample_setups()[0], 3)
    while not match.over and len(match.choices) < 60:
        assert match.table.decision is not None
        match.choose(chance.pick(match.table.decision.options))
    table = match.table.copy()
    for number in table.pieces:  # seat 0 has seen everything
        table.write(number).known |= 1
    changed = [
        table.box.zones[piece.zone]
        for number, piece in opened(table, (0,)).pieces.items()
        if piece.known != table.pieces[number].known
    ]
    assert all(zone.seat == 0 and zone.sight == OWNER for zone in changed)


def faces(told: Told, name: str, seat: int) -> list[str]:
    """The cards of an area that the reader sees."""
    lying = {number for area in told.areas if area.name == name and area.seat == seat for number in area.pieces}
    return [piece.card for piece in told.pieces if piece.number in lying and not piece.hidden]


async def shown(url: str) -> None:
    async with Person(url) as ana, Person(url) as bia, Person(url) as eva:
        made = await ana.post("/api/tables", {"game": "fabula", "public": True})
        id = made["id"]
        await bia.post(f"/api/tables/{id}/join")
        async with ana.live(id) as here, bia.live(id) as there, eva.live(id) as watching:
            chance = random.Random(1)
            for live in (here, there, here, there):  # until both have drawn
                await drained(live)
                if live.asked():
                    await live.play(chance, 1)
            for live in (here, there, watching):
                await drained(live)
            async with bia.live(id, watch=True) as peeping:
                await drained(peeping)
                assert faces(watching.views[-1], "hand", 0) == []
                await here.ask(p.OpenHand(seat=0))
                await drained(watching)
                await drained(peeping)
                mine: Any = sorted(faces(here.views[0], "hand", 0))
                assert mine and sorted(faces(watching.views[-1], "hand", 0)) == mine
                assert faces(watching.views[-1], "hand", 1) == []
                assert faces(there.views[1], "hand", 0) == []
                assert faces(peeping.views[-1], "hand", 0) == [], "who plays learns nothing by watching"
                assert watching.info is not None and [seat.open for seat in watching.info.seats] == [True, False]
                refused = await here.ask(p.OpenHand(seat=1))
                assert isinstance(refused, p.Problem) and refused.code == "foreign-seat"
                refused = await watching.ask(p.OpenHand())
                assert isinstance(refused, p.Problem) and refused.code == "spectator"
                await here.ask(p.OpenHand(seat=0, open=False))
                await drained(watching)
                assert faces(watching.views[-1], "hand", 0) == []


def test_a_hand_is_opened_to_spectators_alone_and_closed_again(server: Running) -> None:
    asyncio.run(shown(server.url))
