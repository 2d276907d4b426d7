"""The end of a match is written with the choice that brought it: a server that dies afterwards loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import protocol as p
from ludoteca.server.playing import Play
from ludoteca.server.state import TableState
from ludoteca.server.talk import Talk
from tests.server.client import Person
from tests.server.running import Running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(str(tmp_path / "house.db"))
    yield running
    running.stop()


async def died(self: Play) -> None:
    """The server is killed where it would have closed the table."""


def test_whoever_sees_the_end_may_look_at_everything(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as anybody was told that it is over, all of it is open, and it counts once."""

    async def both() -> None:
        async with Person(server.url) as ana:
            made = await ana.post(
                "/api/tables", {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
            )
            with monkeypatch.context() as patch:
                patch.setattr(Play, "close_table", died)
                async with ana.live(made["id"]) as live:
                    await live.until(lambda message: isinstance(message, p.ViewTold))
                    await live.send(p.Concede(id=1, seat=0))
                    await live.until(lambda _: live.over())
                    match = (await ana.get(f"/api/tables/{made['id']}"))["match"]
                    replay = await ana.get(f"/api/matches/{match}/replay?sight=open")
                    assert replay["match"]["ended"] and replay["match"]["places"] == [2, 1]
            server.stop()
            server.start()
            async with ana.live(made["id"]) as live:
                assert live.info is not None
                if live.info.status != "over":  # it is being closed
                    await live.until(lambda _: live.info is not None and live.info.status == "over")
                assert live.info.wins == [0, 1]
            server.stop()
            server.start()
            async with ana.live(made["id"]) as live:
                assert live.info is not None and live.info.wins == [0, 1]

    asyncio.run(both())


def test_whoever_comes_while_a_table_changes_is_told_of_it_as_it_is(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The talk is read from the database meanwhile: what was told before the welcome is not taken back by it."""
    last = Talk.last

    async def last_and_a_change(self: Talk, lang: Any) -> Any:
        def close(table: TableState) -> None:
            table.status = "over"

        await self.room.house.change(self.room.state.id, close)
        return await last(self, lang)

    async def comes() -> None:
        async with Person(server.url) as ana:
            made = await ana.post(
                "/api/tables", {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
            )
            monkeypatch.setattr(Talk, "last", last_and_a_change)
            async with ana.live(made["id"]) as live:
                assert live.info is not None and live.info.status == "over"

    asyncio.run(comes())
