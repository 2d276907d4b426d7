"""What operators have: figures, a log without names, a shutdown that loses nothing, a backup while people play."""

from __future__ import annotations

import asyncio
import io
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from ludoteca.server import moving, run
from ludoteca.server import protocol as p
from ludoteca.server.live import Live as Rebuilt
from ludoteca.server.state import load_match
from ludoteca.server.store import Store
from tests.server.chaos import Killed
from tests.server.client import Live, Person
from tests.server.running import Running

ALONE = {"game": "dice_masters", "seats": [{"sitter": "me"}, {"sitter": "here"}]}


def figure(page: str, name: str) -> float:
    """A figure of /metrics; 0 where it was never counted."""
    return next((float(line.split()[-1]) for line in page.splitlines() if line.startswith(f"{name} ")), 0.0)


async def counted(url: str) -> None:
    async with Person(url) as ana:
        made = await ana.post("/api/tables", ALONE)
        async with ana.live(made["id"]) as live:
            before = (await ana.get("/metrics")).decode()
            await live.play(random.Random(1), 4)
            assert isinstance(await live.ask(p.Choose(step=9999, choice="pass", seat=0)), p.Problem)
            page = (await ana.get("/metrics")).decode()
            for name, more in (
                ('ludoteca_choices_total{game="dice_masters"}', 4),
                ('ludoteca_refused_total{code="late"}', 1),
                ("ludoteca_write_seconds_count", 4),
            ):
                assert figure(page, name) - figure(before, name) == more, name
            assert figure(page, "ludoteca_tables") >= 1 and figure(page, "ludoteca_connections") >= 1
            me = await ana.get("/api/me")
            assert me["name"] not in page and made["id"] not in page


def test_metrics_count_choices_refusals_tables_and_connections(server: Running) -> None:
    asyncio.run(counted(server.url))


# -- the log --


async def faulty(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Somebody with a name says something and meets a fault of ours; what no log may have."""
    async with Person(server.url) as ana:
        answer = await ana.http.patch("/api/me", json={"name": "Xilofonia"})
        assert answer.is_success
        made = await ana.post("/api/tables", ALONE)
        links = await ana.get(f"/api/tables/{made['id']}/links")
        token = links["links"][0]["token"]
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(1), 2)
            assert isinstance(await live.ask(p.Chat(text="um segredo")), p.Done)
            table = server.app.state.house.rooms[made["id"]].live.table
            monkeypatch.setattr(type(table), "choose", lambda *_: 1 / 0)
            seat = live.asked()[0]
            decision = live.views[seat].decision
            assert decision is not None
            answer = await live.ask(p.Choose(step=live.steps[seat], choice=decision.options[0].notation, seat=seat))
            assert isinstance(answer, p.Problem) and answer.code == "fault-closed"
        return ["Xilofonia", "um segredo", token, *ana.http.cookies.values()]


def test_the_log_is_lines_of_json_without_names_tokens_and_chat(
    own_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    try:
        run.configure_log()
        private = asyncio.run(faulty(own_server, monkeypatch))
    finally:
        monkeypatch.undo()
        structlog.reset_defaults()
    lines = [msgspec.json.decode(line) for line in written.getvalue().splitlines()]
    fault = next(line for line in lines if line["event"] == "fault")
    assert fault["level"] == "error" and "ZeroDivisionError" in fault["error"] and fault["timestamp"]
    assert not [each for each in private if each in written.getvalue()]


def test_errors_of_the_database_do_not_tell_what_was_written(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "errors.db"))
    with pytest.raises(SQLAlchemyError) as error:
        store.write_now(lambda c: c.execute(text("insert into nowhere values (:name)"), {"name": "Xilofonia"}))
    store.close()
    assert "nowhere" in str(error.value) and "Xilofonia" not in str(error.value)


# -- shutting down --


async def ended_and_begun(server: Killed) -> None:
    await server.ready()
    async with Person(server.url) as ana:
        made = await ana.post("/api/tables", ALONE)
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(3), 5)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await live.receive(60)
            assert closed.value.rcvd is not None, "the connection is closed by a word, not cut off"
        # uvicorn ends by the signal that it was sent, once all is closed
        assert await asyncio.to_thread(server.process.wait, 60) in (0, -signal.SIGTERM)
        server.start()
        await server.ready()
        async with ana.live(made["id"]) as again:
            await seen(again)
            assert again.steps == live.steps
            assert [again.views[seat].decision for seat in (0, 1)] == [live.views[seat].decision for seat in (0, 1)]


async def seen(live: Live) -> None:
    """Until both seats have a view."""
    while len(live.views) < 2:
        await live.receive()


def test_a_server_that_is_told_to_stop_says_goodbye_and_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Killed(tmp_path / "term.db")
    server.start()
    try:
        asyncio.run(ended_and_begun(server))
    finally:
        server.close()


async def left_alone(server: Killed) -> list[int]:
    """The processes of a server that is killed while its bot has a match."""
    await server.ready()
    async with Person(server.url) as ana:
        seats = [{"sitter": "me"}, {"sitter": "bot", "level": "random"}]
        made = await ana.post("/api/tables", {"game": "dice_masters", "seats": seats})
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(3), 12)
    assert server.process is not None
    pid = server.process.pid
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the children of a process can't be listed here")
def test_bots_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Killed(tmp_path / "killed.db")
    server.start()
    try:
        bots = asyncio.run(left_alone(server))
        assert any(map(is_alive, bots))
    finally:
        server.close()
    end = time.monotonic() + 120
    while any(map(is_alive, bots)):
        assert time.monotonic() < end, "a bot's process is still there"
        time.sleep(0.05)


# -- backups --


async def backed_up(server: Running, folder: Path) -> str:
    """A match that goes on while ``ludoteca server export`` is run."""
    async with Person(server.url) as ana:
        made = await ana.post("/api/tables", ALONE)
        async with ana.live(made["id"]) as live:
            await live.play(random.Random(4), 6)
            words = ["-m", "ludoteca", "server", "export", str(folder / "backup.jsonl")]
            job = asyncio.create_task(
                asyncio.to_thread(
                    subprocess.run,
                    [sys.executable, *words, "--database", server.settings.database],
                    check=True,
                    capture_output=True,
                )
            )
            while not job.done() and not live.over():
                await live.play(random.Random(5), 1)
            await job
            assert live.info is not None
            return live.info.match


def test_a_backup_while_people_play_is_all_that_was_there_at_one_moment(own_server: Running, tmp_path: Path) -> None:
    match = asyncio.run(backed_up(own_server, tmp_path))
    copy, now = Store(str(tmp_path / "copy.db")), Store(own_server.settings.database)
    with (tmp_path / "backup.jsonl").open("rb") as file:
        assert moving.bring(copy, file) > 6
    kept: Any = copy.read_now(lambda connection: load_match(connection, match))
    later: Any = now.read_now(lambda connection: load_match(connection, match))
    copy.close()
    now.close()
    many = len(kept[1])
    assert many >= 6 and later[1][:many] == kept[1], "the choices up to that moment, none missing in between"
    assert len(Rebuilt(*kept).moves) == many
