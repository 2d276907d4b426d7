"""The database when things go wrong, its migrations, and moving everything from one to another."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from sqlalchemy import create_engine, insert, select, text

from ludoteca.cli import main
from ludoteca.server import protocol as p
from ludoteca.server import rows
from ludoteca.server.migrating import configured, upgrade
from ludoteca.server.state import MatchStart, MatchState, Move, add_moves, load_match
from ludoteca.server.store import Store, Taken
from tests.server.client import Person
from tests.server.postgres import running_postgres
from tests.server.running import Running


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    yield from running_postgres()


def test_two_can_not_both_have_one_place_in_a_match(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "a.db"))
    upgrade(store)
    move = Move(0, "choice", 0, "pass", 1.0)

    async def both() -> list[Any]:
        jobs = [store.write(lambda c: add_moves(c, "m", [move])) for _ in range(2)]
        fine = store.write(lambda c: add_moves(c, "other", [move]))
        return await asyncio.gather(*jobs, fine, return_exceptions=True)

    done = asyncio.run(both())
    assert [type(each) for each in done].count(Taken) == 1
    assert done[2] is None, "a job that fails takes no other with it"
    store.close()


async def with_locked_database(server: Running) -> None:
    async with Person(server.url) as ana:
        body = {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
        made = await ana.post("/api/tables", body)
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(1), 4)
            seat = live.asked()[0]
            step, decision = live.steps[seat], live.views[seat].decision
            assert decision is not None
            choice = p.Choose(step=step, choice=decision.options[0].notation, seat=seat)
            locker = sqlite3.connect(server.settings.database, isolation_level=None)
            locker.execute("begin exclusive")
            answer = await live.ask(choice)
            assert isinstance(answer, p.Problem) and answer.code == "database"
            locker.execute("rollback")
            locker.close()
            assert live.steps[seat] == step, "nobody saw what was not written"
            assert isinstance(await live.ask(choice), p.Done)


def test_a_locked_database_changes_nothing_and_the_match_goes_on(
    own_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_server.stop()
    monkeypatch.setattr("ludoteca.server.store.PATIENCE", 0.3)
    own_server.start()
    asyncio.run(with_locked_database(own_server))


async def with_a_full_disk(server: Running) -> None:
    async with Person(server.url) as ana:
        body = {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}
        made = await ana.post("/api/tables", body)
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(1), 4)
            store: Store = server.app.state.house.store

            # The database may not grow any more, as on a disk that is full.
            original = store._commit

            def full(jobs: Any) -> None:
                def refuse(connection: Any) -> None:
                    connection.exec_driver_sql("pragma max_page_count = 1")
                    connection.exec_driver_sql("create table filling (x)")
                    for _ in range(200):
                        connection.execute(text("insert into filling values (zeroblob(4000))"))

                original([(refuse, done) for _, done in jobs])

            store._commit = full  # type: ignore[method-assign]
            seat = live.asked()[0]
            decision = live.views[seat].decision
            assert decision is not None
            choice = p.Choose(step=live.steps[seat], choice=decision.options[0].notation, seat=seat)
            answer = await live.ask(choice)
            assert isinstance(answer, p.Problem) and answer.code == "database"
            store._commit = original  # type: ignore[method-assign]
            await store.write(lambda c: c.exec_driver_sql("pragma max_page_count = 1000000").scalar())
            assert isinstance(await live.ask(choice), p.Done)


def test_a_full_disk_changes_nothing_and_the_match_goes_on(own_server: Running) -> None:
    asyncio.run(with_a_full_disk(own_server))


def test_a_database_of_the_first_version_comes_up_with_its_data(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "old.db"))
    upgrade(store, "0001")
    guest = {"id": "g", "name": "Ana", "lang": "pt", "created": 1.0}
    store.write_now(lambda c: c.execute(insert(rows.GUEST).values(**guest)))
    upgrade(store)
    assert store.read_now(lambda c: c.execute(select(rows.GUEST.c.name)).scalar()) == "Ana"
    store.close()


def test_the_migrations_make_what_the_queries_expect(tmp_path: Path, postgres: str) -> None:
    for url in (str(tmp_path / "new.db"), postgres):
        store = Store(url)
        upgrade(store)
        with store.engine.connect() as connection:
            found = compare_metadata(MigrationContext.configure(connection), rows.METADATA)
        assert found == [], url
        store.close()


def test_a_migration_can_be_gone_back(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "back.db"))
    upgrade(store)
    store.write_now(lambda c: command.downgrade(configured(c), "base"))
    names = create_engine(store.url).connect().execute(text("select name from sqlite_master where type = 'table'"))
    assert set(names.scalars()) <= {"alembic_version"}
    store.close()


def test_everything_moves_to_postgresql_and_back(tmp_path: Path, postgres: str) -> None:
    first = Store(str(tmp_path / "first.db"))
    upgrade(first)
    match = MatchState("m", "t", MatchStart("fabula", {}, 7), 1.0)
    document = __import__("msgspec").json.encode(match).decode()

    def fill(connection: Any) -> None:
        connection.execute(insert(rows.MATCH).values(id="m", table_id="t", begun=1.0, document=document))
        add_moves(connection, "m", [Move(at, "choice", 0, f"olá {at}", 1.5) for at in range(1200)])

    first.write_now(fill)
    first.close()
    there, back = tmp_path / "all.jsonl", tmp_path / "back.jsonl"
    runs = [
        ["server", "export", str(there), "--database", str(tmp_path / "first.db")],
        ["server", "import", str(there), "--database", postgres],
        ["server", "export", str(back), "--database", postgres],
        ["server", "import", str(back), "--database", str(tmp_path / "second.db")],
    ]
    for words in runs:
        done = CliRunner().invoke(main, words, catch_exceptions=False)
        assert done.exit_code == 0, done.output
    second = Store(str(tmp_path / "second.db"))
    found = second.read_now(lambda connection: load_match(connection, "m"))
    assert found is not None and len(found[1]) == 1200 and found[1][7].text == "olá 7"
    second.close()
    again = CliRunner().invoke(main, runs[1])
    assert again.exit_code == 2 and "not empty" in again.output
