"""Several processes on one PostgreSQL, a real one, started by the tests."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from ludoteca.server import protocol as p
from ludoteca.server.live import Live as Rebuilt
from ludoteca.server.state import load_match
from ludoteca.server.store import Store, address
from tests.server.chaos import AWAY, Killed
from tests.server.client import Live, Person
from tests.server.postgres import running_postgres
from tests.server.running import Running


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    yield from running_postgres()


class OnPostgres(Killed):
    def __init__(self, folder: Path, name: str, url: str) -> None:
        super().__init__(folder / f"{name}.db")
        self.database = url  # type: ignore[assignment]


async def player(live: Live, seed: int) -> None:
    chance = random.Random(seed)
    while not live.over():
        await live.play(chance, 1)


async def on_two(first: OnPostgres, second: OnPostgres, url: str) -> None:
    await asyncio.gather(first.ready(), second.ready())
    async with Person(first.url) as ana, Person(second.url) as bia, Person(second.url) as eva:
        made = await ana.post("/api/tables", {"game": "dice_masters", "public": True})
        id = made["id"]
        await bia.post(f"/api/tables/{id}/join")
        async with ana.live(id) as here, bia.live(id) as there, eva.live(id) as watching:
            seen: asyncio.Task[Any] = asyncio.create_task(watching.until(lambda _: watching.over(), 600))
            playing = asyncio.create_task(player(here, 1))
            other = asyncio.create_task(player(there, 2))
            await asyncio.sleep(3)
            # one of the two processes dies in the middle of the match
            first.kill()
            with contextlib.suppress(*AWAY):
                await playing
            assert not here.over() or there.over()
            # its player comes back at the other process, and the match goes on where it was
            ana.url = second.url
            async with ana.live(id) as again:
                await player(again, 3)
                await other
                await seen
                assert again.views[0].places == there.views[1].places == watching.views[-1].places
                assert again.info is not None
                match = again.info.match
        store = Store(url)
        found = store.read_now(lambda connection: load_match(connection, match))
        assert found is not None and Rebuilt(*found).over
        store.close()


async def signed_out(first: OnPostgres, second: OnPostgres) -> None:
    await asyncio.gather(first.ready(), second.ready())
    words = {"name": "Olga", "passphrase": "quatro dados no feltro"}
    async with Person(first.url) as olga, Person(second.url) as elsewhere:
        await olga.post("/api/account", words)
        await elsewhere.post("/api/session", words)
        made = await elsewhere.post("/api/tables", {"game": "dice_masters", "seats": [{"sitter": "me"}]})
        async with elsewhere.live(made["id"]) as live:
            await olga.post("/api/passphrase", {"old": words["passphrase"], "new": "uma carta na manga"}, 200)
            with pytest.raises(ConnectionClosed):
                await live.until(lambda _: False)
        assert (await elsewhere.get("/api/tables", 401))["code"] == "signed-out"
        olga.http.base_url = second.url
        assert (await olga.get("/api/me"))["account"] is True


def test_a_new_passphrase_signs_out_at_the_other_process_as_well(postgres: str, tmp_path: Path) -> None:
    first, second = OnPostgres(tmp_path, "one", postgres), OnPostgres(tmp_path, "two", postgres)
    first.start()
    second.start()
    try:
        asyncio.run(signed_out(first, second))
    finally:
        first.close()
        second.close()


def test_players_of_one_match_on_two_processes_one_of_which_dies(postgres: str, tmp_path: Path) -> None:
    first, second = OnPostgres(tmp_path, "one", postgres), OnPostgres(tmp_path, "two", postgres)
    first.start()
    second.start()
    try:
        asyncio.run(on_two(first, second, postgres))
    finally:
        first.close()
        second.close()


async def against_a_bot(url: str) -> None:
    async with Person(url) as ana:
        made = await ana.post("/api/tables", {"game": "krosmaster", "seats": [{"sitter": "me"}, {"sitter": "bot"}]})
        async with ana.live(made["id"]) as live:
            assert await live.play(random.Random(2), 8) == 8
            assert isinstance(await live.ask(p.Chat(text="hello")), p.Done)


def test_workers_behind_one_address_serve_any_table(postgres: str, tmp_path: Path) -> None:
    server = OnPostgres(tmp_path, "workers", postgres)
    server.options = ("--workers", "2")
    server.start()
    try:

        async def several() -> None:
            await server.ready()
            await asyncio.gather(*(against_a_bot(server.url) for _ in range(3)))

        asyncio.run(several())
    finally:
        assert server.process is not None
        server.process.terminate()
        server.process.wait()


async def cut_off(server: Running, url: str) -> None:
    async with Person(server.url) as ana:
        body = {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
        made = await ana.post("/api/tables", body)
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(1), 4)
            engine = create_engine(address(url))
            with engine.begin() as connection:
                others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                connection.execute(text(others + " and datname = current_database()"))
            engine.dispose()
            for _ in range(40):
                seat = live.asked()[0]
                decision = live.views[seat].decision
                assert decision is not None
                choice = decision.options[0].notation
                answer = await live.ask(p.Choose(step=live.steps[seat], choice=choice, seat=seat))
                if isinstance(answer, p.Done):
                    break
                assert answer.code == "database"
                await asyncio.sleep(0.1)
            assert isinstance(answer, p.Done)
            bus = server.app.state.house.bus
            await asyncio.sleep(1.5)
            assert bus.listening.is_set()


def test_a_lost_connection_to_postgresql_comes_back(postgres: str) -> None:
    server = Running(postgres)
    try:
        asyncio.run(cut_off(server, postgres))
    finally:
        server.stop()
