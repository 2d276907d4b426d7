"""How much one core serves: ``make bench-server`` writes ``build/bench-server.json``.

Scripted players in a process of their own sit at many live tables of the five games and think for two to eight
seconds. Measured are decisions a second, the time from a choice to the other seat's view, memory a table and CPU a
decision; beside it, in the same run, an echo server that sends frames of the same sizes, as the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from ludoteca import games
from tests.server.chaos import Killed
from tests.server.client import Person

THINKING = (2.0, 8.0)


def usage(pid: int) -> tuple[float, float]:
    """CPU seconds and megabytes of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return cpu, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Quick:
    """A player who reads no more than he must: two seats at one table, each with a connection of its own."""

    def __init__(self, bench: Bench, game: str, number: int) -> None:
        self.bench = bench
        self.game = game
        self.chance = random.Random(number)
        self.sent: float | None = None
        self.by = -1

    async def sit(self) -> None:
        url = self.bench.url
        self.people = [Person(url), Person(url)]
        for person in self.people:
            await person.__aenter__()
        ana, bia = self.people
        made = await ana.post("/api/tables", {"game": self.game, "public": True})
        await bia.post(f"/api/tables/{made['id']}/join")
        self.sockets = []
        for person in self.people:
            address = url.replace("http", "ws", 1) + f"/api/tables/{made['id']}/live"
            cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
            headers = {"cookie": cookie}
            # Whoever waits for a thousand others to sit down answers no pings meanwhile.
            socket = await connect(
                address, additional_headers=headers, max_size=None, compression=None, ping_interval=None
            )
            await socket.send('{"type":"hello","protocol":1,"lang":"pt","salt":"x"}')
            self.sockets.append(socket)
            await person.http.aclose()

    async def listen(self, seat: int) -> None:
        socket = self.sockets[seat]
        while True:
            data = await socket.recv()
            now = time.perf_counter()
            self.bench.frames.append(len(data))
            message = msgspec.json.decode(data)
            kind = message["type"]
            if kind not in ("view", "change"):
                continue
            if self.sent is not None and seat != self.by:
                self.bench.delays.append(now - self.sent)
                self.sent = None
            seen = message["view"] if kind == "view" else message["change"]
            decision = seen.get("decision")
            if decision and decision.get("options") and seen.get("places") is None:
                step = message["step"]
                choice = self.chance.choice(decision["options"])["notation"]
                asyncio.get_running_loop().create_task(self.think(seat, step, choice))

    async def think(self, seat: int, step: int, choice: str) -> None:
        await asyncio.sleep(self.chance.uniform(*THINKING))
        self.sent, self.by = time.perf_counter(), seat
        self.bench.choices += 1
        await self.sockets[seat].send(
            msgspec.json.encode({"type": "choose", "id": 1, "step": step, "choice": choice, "seat": seat}).decode()
        )


class Bench:
    def __init__(self, url: str) -> None:
        self.url = url
        self.delays: list[float] = []
        self.frames: list[int] = []
        self.choices = 0


async def measure(server: Killed, tables: int, seconds: float) -> dict[str, Any]:
    await server.ready(120)
    assert server.process is not None
    pid = server.process.pid
    bench = Bench(server.url)
    await warm(server.url)
    _, before = usage(pid)
    players = [Quick(bench, games.ALL[at % len(games.ALL)], at) for at in range(tables)]
    for first in range(0, tables, 20):
        await asyncio.gather(*(player.sit() for player in players[first : first + 20]))
    _, after = usage(pid)
    jobs = [asyncio.create_task(player.listen(seat)) for player in players for seat in (0, 1)]
    await asyncio.sleep(THINKING[1])
    print(f"measuring process {pid} for {seconds:.0f} s", flush=True)
    load = os.getloadavg()[0]
    bench.delays.clear()
    bench.frames.clear()
    bench.choices = 0
    written = await writes(server.url)
    cpu, _ = usage(pid)
    own = time.process_time()
    began = time.monotonic()
    await asyncio.sleep(seconds)
    spent = time.monotonic() - began
    used, memory = usage(pid)
    slow, all_written = (after - before for after, before in zip(await writes(server.url), written, strict=True))
    for job in jobs:
        job.cancel()
    delays = sorted(bench.delays)
    return {
        "tables": tables,
        "load_before": round(load, 1),
        "load_after": round(os.getloadavg()[0], 1),
        "seconds": round(spent, 1),
        "decisions_per_second": round(bench.choices / spent, 1),
        "p50_ms": round(1000 * delays[len(delays) // 2], 1),
        "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
        "writes_over_50_ms": f"{slow / max(1, all_written):.2%}",
        "megabytes_per_table": round((max(memory, after) - before) / tables, 3),
        "cpu_ms_per_decision": round(1000 * (used - cpu) / max(1, bench.choices), 2),
        "server_cpu_share": round((used - cpu) / spent, 3),
        "clients_cpu_share": round((time.process_time() - own) / spent, 3),
        "frames_per_decision": round(len(bench.frames) / max(1, bench.choices), 2),
        "bytes_per_frame": round(sum(bench.frames) / max(1, len(bench.frames))),
    }


async def writes(url: str) -> tuple[float, float]:
    """How many choices took more than 50 ms until they were committed, and how many there were."""
    async with httpx.AsyncClient() as http:
        page = (await http.get(f"{url}/metrics")).text
    found = {line.split(" ")[0]: float(line.split(" ")[1]) for line in page.splitlines() if line.startswith("ludo")}
    every = found["ludoteca_write_seconds_count"]
    return every - found['ludoteca_write_seconds_bucket{le="0.05"}'], every


async def warm(url: str) -> None:
    """Every game once, so that reading it is not counted as memory of a table."""
    for game in games.ALL:
        async with Person(url) as person:
            body = {"game": game, "seats": [{"sitter": "me"}, {"sitter": "here"}]}
            made = await person.post("/api/tables", body)
            async with person.live(made["id"]) as live:
                await live.play(random.Random(1), 3)


# -- the limit: frames of the same sizes, and nothing else --

ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket
FRAME = "x" * int(sys.argv[2])
@websocket("/echo/{frames:int}")
async def echo(socket: WebSocket, frames: int) -> None:
    await socket.accept()
    async for _ in socket.iter_data():
        for _ in range(frames):
            await socket.send_text(FRAME)
app = Litestar([echo], openapi_config=None)
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
"""


async def echo_cpu(port: int, frame: int, frames: int, messages: int) -> float:
    """CPU milliseconds that an echo server spends on what is sent for one decision."""
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port), str(frame)])
    try:
        for _ in range(200):
            try:
                sockets = [await connect(f"ws://127.0.0.1:{port}/echo/{frames}", compression=None) for _ in range(50)]
                break
            except OSError:
                await asyncio.sleep(0.1)
        before, _ = usage(process.pid)

        async def talk(socket: Any) -> None:
            for _ in range(messages // 50):
                await socket.send('{"type":"choose","id":1,"step":12,"choice":"pass","seat":0}')
                for _ in range(frames):
                    await socket.recv()

        await asyncio.gather(*map(talk, sockets))
        after, _ = usage(process.pid)
        return 1000 * (after - before) / messages
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=180)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Killed(Path(folder) / "bench.db", warm=True)
        server.start()
        assert server.process is not None
        os.sched_setaffinity(server.process.pid, {0})
        try:
            found = asyncio.run(measure(server, given.tables, given.seconds))
            frames = max(1, round(found["frames_per_decision"]))
            limit = asyncio.run(echo_cpu(server.port + 1, found["bytes_per_frame"], frames, 5000))
        finally:
            server.close()
    found["echo_cpu_ms"] = round(limit, 3)
    found["times_echo"] = round(found["cpu_ms_per_decision"] / limit, 1)
    found["targets"] = {"p99_ms": 50, "megabytes_per_table": 1, "times_echo": 5}
    Path("build").mkdir(exist_ok=True)
    Path("build/bench-server.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    for name, value in found.items():
        print(f"{name:24} {value}")


if __name__ == "__main__":
    main()
