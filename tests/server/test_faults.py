"""A fault of ours closes the match that it happened in, with a report; every other table goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludoteca import games
from ludoteca.cli import main
from ludoteca.core.errors import EngineFault
from ludoteca.core.match import Match
from ludoteca.server import faults
from ludoteca.server import protocol as p
from ludoteca.server.store import Store
from tests.server.client import Live, Person
from tests.server.running import Running


async def asked(live: Live) -> p.Choose:
    while not live.asked():
        await live.receive()
    seat = live.asked()[0]
    decision = live.views[seat].decision
    assert decision is not None
    return p.Choose(step=live.steps[seat], choice=decision.options[0].notation, seat=seat)


async def with_a_fault(server: Running, error: Exception, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int, str]:
    """Two people at one table, one at another; the first table's engine breaks."""
    async with Person(server.url) as ana, Person(server.url) as bia, Person(server.url) as cai:
        made = await ana.post("/api/tables", {"game": "dice_masters", "public": True})
        await bia.post(f"/api/tables/{made['id']}/join")
        body = {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
        other = await cai.post("/api/tables", body)
        async with ana.live(made["id"]) as one, bia.live(made["id"]) as two, cai.live(other["id"]) as third:
            for _ in range(3):
                player = await whose(one, two)
                assert isinstance(await player.ask(await asked(player)), p.Done)
            await third.play(random.Random(2), 3)
            house = server.app.state.house
            table = house.rooms[made["id"]].live.table
            played = house.rooms[made["id"]].live.texts()
            original = type(table).choose

            def broken(self: Any, option: Any) -> None:
                if self is table:
                    raise error
                original(self, option)

            monkeypatch.setattr(type(table), "choose", broken)
            player = await whose(one, two)
            choice = await asked(player)
            answer = await player.ask(choice)
            assert isinstance(answer, p.Problem) and answer.code == "fault-closed"
            opponent = two if player is one else one
            heard = await opponent.until(lambda message: isinstance(message, p.Problem))
            assert heard.code == "fault-closed", "the other player is told too"
            info = await ana.get(f"/api/tables/{made['id']}")
            assert info["status"] == "closed" and info["fault"] in answer.text and info["fault"] in heard.text
            assert isinstance(await third.ask(await asked(third)), p.Done), "the other table goes on"
            # what was played is there, and can be played on
            line = await ana.get(f"/api/matches/{info['match']}/replay")
            assert line["moments"][-1]["at"] == len(played)
            await ana.post(f"/api/matches/{info['match']}/continue", {"at": len(played)}, wanted=201)
            return info["fault"], len(played), choice.choice


async def whose(*players: Live) -> Live:
    """Who is asked."""
    while True:
        for player in players:
            if player.asked():
                return player
        for player in players:
            with __import__("contextlib").suppress(TimeoutError):
                await player.receive(0.2)


@pytest.mark.parametrize("error", [EngineFault("a step without an end"), ZeroDivisionError("a slip")])
def test_a_fault_closes_its_match_with_a_report_and_its_save(
    own_server: Running, error: Exception, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    report, made, choice = asyncio.run(with_a_fault(own_server, error, monkeypatch))
    monkeypatch.undo()
    database = own_server.settings.database
    store = Store(database)
    found = store.read_now(lambda connection: faults.load(connection, report))
    store.close()
    assert found is not None and found.choices == [choice] and found.made == made
    assert type(error).__name__ in found.error and "Traceback" in found.trace
    again = Match.load(found.save.encode(), games.game)
    assert len(again.choices) == made
    again.play(choice)

    listed = CliRunner().invoke(main, ["server", "faults", "--database", database, "--lang", "en"])
    assert listed.exit_code == 0 and report in listed.output and "dice_masters" in listed.output
    file = tmp_path / "fault.json"
    shown = CliRunner().invoke(main, ["server", "faults", report, "--save", str(file), "--database", database])
    assert shown.exit_code == 0 and "Traceback" in shown.output and file.read_text() == found.save
    unknown = CliRunner().invoke(main, ["server", "faults", "nothing", "--database", database, "--lang", "pt"])
    assert unknown.exit_code == 2 and "relatório" in unknown.output


def test_a_server_without_faults_says_so(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["server", "faults", "--database", str(tmp_path / "new.db"), "--lang", "en"])
    assert done.exit_code == 0 and "No match" in done.output
