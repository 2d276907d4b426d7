"""Where texts of somebody's own are read: a process with limits that can be killed, never the one that serves tables.

Cards, decks and saves may hold any text. A text that takes too long or too much memory ends its process, and nothing
else; the next one starts a new process.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from ludoteca import games
from ludoteca.core.errors import EngineFault, LudotecaError
from ludoteca.core.match import Match
from ludoteca.server.problems import Refused

#: By this the kernel ends a process that has worked for too long.
SIGXCPU = getattr(signal, "SIGXCPU", 24)

#: Seconds of work for one job, and megabytes for the process.
SECONDS = 20.0
MEGABYTES = 1500
#: How many times as long a job may take on a machine that is busy with others.
PATIENCE = 6


class Workshop:
    """One worker at a time; jobs wait for each other."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._lock = threading.Lock()
        self._process: Any = None
        self._pipe: Connection | None = None

    async def run(self, job: Callable[..., Any], *values: Any, seconds: float = SECONDS) -> Any:
        return await asyncio.to_thread(self.run_now, job, values, seconds)

    def run_now(self, job: Callable[..., Any], values: tuple[Any, ...], seconds: float = SECONDS) -> Any:
        with self._lock:
            if self._process is None or not self._process.is_alive():
                self.start()
            assert self._pipe is not None
            try:
                self._pipe.send((job, values, seconds))
                if not self._pipe.poll(PATIENCE * seconds):
                    self.stop()
                    raise Refused("workshop-time", 400, seconds=int(seconds))
                result, error = self._pipe.recv()
            except (EOFError, OSError):
                if self.stop() == -SIGXCPU:
                    raise Refused("workshop-time", 400, seconds=int(seconds)) from None
                raise Refused("workshop-memory", 400) from None
        if error is not None:
            raise error
        return result

    def start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def stop(self) -> int:
        """End the worker; what it ended with, if it had already."""
        ended = 0
        if self._process is not None:
            self._process.join(1)
            self._process.kill()
            self._process.join()
            ended = self._process.exitcode
            self._process = None
        return ended


def work(pipe: Connection) -> None:
    """In the worker: jobs until nobody sends any."""
    if sys.platform != "win32":
        import resource

        most = MEGABYTES * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    while True:
        try:
            job, values, seconds = pipe.recv()
        except EOFError:
            return
        allow(seconds)
        try:
            answer = (job(*values), None)
        except (LudotecaError, EngineFault) as error:
            answer = (None, plain(error))
        except MemoryError:
            return
        except RecursionError:
            answer = (None, Refused("workshop-memory", 400))
        with contextlib.suppress(OSError):
            pipe.send(answer)


def allow(seconds: float) -> None:
    """So much more work: the kernel ends a process that does more, however busy the machine is."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), most))


def plain(error: Exception) -> Exception:
    """An error that can be sent: its words and their values."""
    if isinstance(error, LudotecaError):
        sent = Told(str(error), error.message_id, **error.values)
        sent.rule = getattr(error, "rule", "")
        return sent
    return Refused("workshop-memory", 400)


class Told(LudotecaError):
    """An error of the worker, as it was; it travels as its parts."""

    rule = ""

    def __reduce__(self) -> Any:
        return rebuilt, (str(self), self.message_id, dict(self.values), self.rule)


def rebuilt(message: str, message_id: str, values: dict[str, Any], rule: str) -> Told:
    error = Told(message, message_id, **values)
    error.rule = rule
    return error


# -- jobs --


def try_setup(game: str, setup: dict[str, Any]) -> None:
    """Check a set-up and lay its table, as a match would."""
    Match(games.game(game), setup, 0)


def try_save(data: bytes) -> int:
    """Load a save and play it through; how many choices it has."""
    return len(Match.load(data, games.game).choices)


WORKSHOP = Workshop()
