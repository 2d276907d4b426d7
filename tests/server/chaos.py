"""Nothing lost: live matches while the server is killed again and again. ``make chaos``.

Scripted clients play matches of all games; the server's process is killed with SIGKILL at random moments and started
again. Clients come back by themselves. In the end every choice that was acknowledged is in the database, in its place,
and every match is rebuilt from its rows to what its players saw last.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from ludoteca import games
from ludoteca.server import protocol as p
from ludoteca.server.live import Live as Rebuilt
from ludoteca.server.showing import Shower, answered
from ludoteca.server.state import CHOICE, KEPT, load_match
from ludoteca.server.store import Store
from tests.server.client import Live, Person

AWAY = (OSError, ConnectionClosed, InvalidStatus, InvalidMessage, httpx.HTTPError, TimeoutError, EOFError)


class Killed:
    """A server process that is killed and started again."""

    def __init__(self, database: Path, *options: str, warm: bool = False) -> None:
        self.database = database
        #: One that is killed again and again does not read all games first.
        self.options = (*options, *([] if warm else ["--cold"]))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = database.with_suffix(".log").open("ab")

    def start(self) -> None:
        words = ["server", "--port", str(self.port), "--database", str(self.database), "--generous", "10000"]
        start = [sys.executable, "-c", "from ludoteca.cli import main; main()"]
        self.process = subprocess.Popen([*start, *words, *self.options], stdout=self.log, stderr=self.log)

    async def ready(self, seconds: float = 300) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                try:
                    if (await http.get(f"{self.url}/health")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                if self.process is None or self.process.poll() is not None:
                    # Somebody else on this machine ended it: that is a kill like any other.
                    self.start()
                await asyncio.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.log.close()


class Player:
    """Plays a match alone or against a bot, and remembers what was acknowledged."""

    def __init__(self, url: str, game: str, number: int) -> None:
        self.url = url
        self.game = game
        self.chance = random.Random(number)
        self.bot = number % 3 == 0
        self.acknowledged: list[tuple[int, str]] = []
        self.match = ""
        self.last: dict[int, tuple[int, Any]] = {}
        self.over = False
        self.returned = 0

    async def run(self, stop: asyncio.Event) -> None:
        async with self.patient(Person(self.url)) as person:
            table = await self.made(person)
            while not self.over and not stop.is_set():
                try:
                    async with person.live(table) as live:
                        await self.play(live, stop)
                except AWAY:
                    self.returned += 1
                    await asyncio.sleep(0.1)

    def patient(self, person: Person) -> Any:
        return _Patient(person)

    async def made(self, person: Person) -> str:
        """A table; asked for again if the server was killed meanwhile."""
        second = {"sitter": "bot", "level": "random"} if self.bot else {"sitter": "here"}
        body = {"game": self.game, "seats": [{"sitter": "me"}, second]}
        while True:
            try:
                return str((await person.post("/api/tables", body))["id"])
            except AWAY:
                await asyncio.sleep(0.1)

    async def play(self, live: Live, stop: asyncio.Event) -> None:
        while not stop.is_set():
            if live.info is not None and live.info.match:
                self.match = live.info.match
            for seat, view in live.views.items():
                self.last[seat] = (live.steps[seat], view)
            if live.over():
                self.over = True
                return
            seats = live.asked()
            if not seats:
                try:
                    await live.receive(0.5)
                except TimeoutError:
                    continue
                continue
            seat = self.chance.choice(seats)
            decision = live.views[seat].decision
            assert decision is not None
            choice = self.chance.choice(decision.options).notation
            answer = await live.ask(p.Choose(step=live.steps[seat], choice=choice, seat=seat))
            if isinstance(answer, p.Done):
                self.acknowledged.append((seat, choice))
            await asyncio.sleep(self.chance.random() * 0.05)

    # -- what is left in the end --

    def lost(self, store: Store) -> list[str]:
        """What is wrong with this match in the database."""
        if not self.match:
            return [] if not self.acknowledged else [f"{self.game}: choices without a match"]
        found = store.read_now(lambda connection: load_match(connection, self.match))
        if found is None:
            return [f"{self.game} {self.match}: the match is not there"]
        match, moves = found
        kept = [(move.seat, move.text) for move in moves if move.kind in (CHOICE, KEPT)]
        rest = iter(kept)
        missing = [each for each in self.acknowledged if each not in rest]
        faults = [f"{self.game} {self.match}: acknowledged and lost: {each}" for each in missing[:3]]
        rebuilt = Rebuilt(match, moves)
        for seat, (step, view) in self.last.items():
            if rebuilt.streams[seat].step == step:
                told = Shower(rebuilt, "en")
                again = told.told(told.teller(seat))
                if rebuilt.streams[seat].answered and view.decision is not None:
                    # whoever has answered is told so when he comes back; until then he has his question
                    view = msgspec.structs.replace(view, decision=answered(view.decision))
                if msgspec.json.encode(again) != msgspec.json.encode(sorted_like(again, view)):
                    faults.append(f"{self.game} {self.match}: seat {seat} saw another table at step {step}")
        return faults


class _Patient:
    """Somebody who asks for a cookie until the server answers."""

    def __init__(self, person: Person) -> None:
        self.person = person

    async def __aenter__(self) -> Person:
        while True:
            try:
                return await self.person.__aenter__()
            except AWAY:
                await asyncio.sleep(0.1)

    async def __aexit__(self, *error: object) -> None:
        await self.person.__aexit__(*error)


def sorted_like(wanted: Any, told: Any) -> Any:
    """Areas and pieces of a view are sets: in the order of another."""
    areas = {area.place: at for at, area in enumerate(wanted.areas)}
    pieces = {piece.number: at for at, piece in enumerate(wanted.pieces)}
    return msgspec.structs.replace(
        told,
        areas=sorted(told.areas, key=lambda area: areas.get(area.place, 0)),
        pieces=sorted(told.pieces, key=lambda piece: pieces.get(piece.number, 0)),
    )


async def busy(players: list[Player], choices: int) -> None:
    """Until so many choices more were acknowledged: a server that was just started reads its games first."""
    before = sum(len(player.acknowledged) for player in players)
    end = time.monotonic() + 60
    while sum(len(player.acknowledged) for player in players) < before + choices and time.monotonic() < end:
        if all(player.over for player in players):
            return
        await asyncio.sleep(0.02)


async def chaos(
    folder: Path, matches: int, kills: int, seed: int, pause: float, minutes: float = 600
) -> tuple[list[str], dict[str, int]]:
    """Play and kill, so often or as long as there is time; what is wrong, and figures."""
    end = time.monotonic() + 60 * minutes
    killed = 0
    chance = random.Random(seed)
    server = Killed(folder / "chaos.db")
    server.start()
    stop = asyncio.Event()
    players = [Player(server.url, games.ALL[at % len(games.ALL)], seed + at) for at in range(matches)]
    jobs = [asyncio.create_task(player.run(stop)) for player in players]
    try:
        await server.ready()
        for _ in range(kills):
            if time.monotonic() > end:
                break
            if chance.random() < 0.4:
                # in the middle of play; else at any moment, while games and matches are still being read too
                await busy(players, 1 + chance.randrange(40))
            await asyncio.sleep(pause * chance.random())
            server.kill()
            killed += 1
            server.start()
            await server.ready()
        await busy(players, matches)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*jobs), 120)
    finally:
        for job in jobs:
            job.cancel()
        server.close()
    store = Store(str(folder / "chaos.db"))
    faults = [fault for player in players for fault in player.lost(store)]
    store.close()
    figures = {
        "matches": matches,
        "kills": killed,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "over": sum(player.over for player in players),
        "returned": sum(player.returned for player in players),
    }
    return faults, figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--minutes", type=float, default=600)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        faults, figures = asyncio.run(
            chaos(Path(folder), given.matches, given.kills, given.seed, given.pause, given.minutes)
        )
    print(f"seed {given.seed}: {figures}, {time.monotonic() - began:.0f} s")
    for fault in faults:
        print(fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    main()
