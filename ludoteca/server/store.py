"""The database: SQLite by default, PostgreSQL by its address.

SQLite has one thread that writes. Jobs that wait together are committed together, each behind a savepoint of its own,
so that a commit on a slow disk serves many tables; a job's result is told only after the commit. PostgreSQL has a few
threads, a transaction for each job.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from ludoteca.server.problems import Refused

T = TypeVar("T")
Job = Callable[[Connection], T]

#: Threads for PostgreSQL, and for reading.
THREADS = 8

#: Seconds that SQLite waits for another process that writes.
PATIENCE = 5


class Taken(Exception):
    """Somebody else was first: the place in the match, or the version of the table, is taken."""


def address(url: str) -> str:
    """A database's address as SQLAlchemy writes it; a bare path is an SQLite file."""
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + url.split("://", 1)[1]
    return url if "://" in url else f"sqlite:///{Path(url).expanduser()}"


class Store:
    """Jobs go in, results come out; the loop never waits for a disk."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self.engine = engine_for(self.url)
        self._readers = ThreadPoolExecutor(2 if self.is_sqlite else THREADS, "store-read")
        self._writers = None if self.is_sqlite else ThreadPoolExecutor(THREADS, "store-write")
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._writing: Connection | None = None
        if self.is_sqlite:
            self._thread = threading.Thread(target=self._write_all, name="store-write", daemon=True)
            self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """Carry out a job and commit it; what it returns is in the database."""
        if self._writers is not None:
            return await self._told(asyncio.get_running_loop().run_in_executor(self._writers, self._write_one, job))
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await self._told(asyncio.wrap_future(done))

    async def read(self, job: Job[T]) -> T:
        return await self._told(asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job))

    def read_now(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def write_now(self, job: Job[T]) -> T:
        """For commands, which have no loop."""
        return self._write_one(job)

    async def _told(self, done: Any) -> Any:
        """What goes wrong in a database is an error of ours: the choice was not made."""
        try:
            return await done
        except IntegrityError as error:
            raise Taken from error
        except OperationalError as error:
            raise Refused("database", status=503) from error
        except SQLAlchemyError as error:
            raise Refused("database", status=503) from error

    def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
        for pool in (self._writers, self._readers):
            if pool is not None:
                pool.shutdown()
        self.engine.dispose()

    # -- the threads --

    def _write_one(self, job: Job[T]) -> T:
        with self.engine.begin() as connection:
            return job(connection)

    def _write_all(self) -> None:
        """The thread that writes: takes all that waits, commits it at once, tells the results."""
        while True:
            first = self._jobs.get()
            if first is None:
                if self._writing is not None:
                    self._writing.close()
                return
            jobs = [first]
            while not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                jobs.append(following)
            self._commit(jobs)

    def _commit(self, jobs: list[tuple[Job[Any], Future[Any]]]) -> None:
        if len(jobs) == 1:
            # Alone it needs no savepoint to be kept apart from the others.
            ((job, done),) = jobs
            try:
                with self._transaction() as connection:
                    result = job(connection)
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(result)
            return
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            with self._transaction() as connection:
                for job, done in jobs:
                    try:
                        with connection.begin_nested():
                            results.append((done, job(connection), None))
                    except Exception as error:  # each job's own
                        results.append((done, None, error))
        except Exception as error:  # nothing of it was committed
            for _, done in jobs:
                done.set_exception(error)
            return
        for done, result, failure in results:
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction of the thread that writes, on the connection that it keeps: asking for one costs a third."""
        if self._writing is None:
            self._writing = self.engine.connect()
        with self._writing.begin():
            yield self._writing


def engine_for(url: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=THREADS, max_overflow=THREADS, pool_pre_ping=True, hide_parameters=True)
    # Errors are logged: what people are called and what they say is no business of the log.
    engine = create_engine(url, connect_args={"timeout": PATIENCE, "check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        # The driver's own transactions would begin too late for savepoints.
        connection.isolation_level = None
        for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
            connection.execute(f"pragma {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("begin")

    return engine
