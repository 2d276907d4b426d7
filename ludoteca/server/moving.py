"""Everything out of one database and into another: one line of JSON for each row, SQLite and PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any

import msgspec
from sqlalchemy import func, insert, select

from ludoteca import __version__
from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.server.migrating import upgrade
from ludoteca.server.rows import METADATA
from ludoteca.server.store import Store

#: Rows that are written at once.
TOGETHER = 500


class MovingError(LudotecaError):
    """A file that can't be brought in, or a database that is not empty."""


def export(store: Store, file: IO[bytes]) -> int:
    """Write all rows, the tables in one order; how many."""
    upgrade(store)
    file.write(msgspec.json.encode({"ludoteca": "server", "version": __version__}) + b"\n")
    count = 0
    for table, row in store.read_now(all_rows):
        file.write(msgspec.json.encode([table, row]) + b"\n")
        count += 1
    return count


def all_rows(connection: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """All tables as they were at one moment, also while others write."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    found = []
    for table in METADATA.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            found.append((str(table.name), {str(name): value for name, value in row.items()}))
    return iter(found)


def bring(store: Store, file: IO[bytes]) -> int:
    """Put all rows of a file into a database that has none; all of them, or nothing."""
    upgrade(store)
    try:
        head = msgspec.json.decode(file.readline())
        lines = [decoded(line, tuple[str, dict[str, Any]]) for line in file if line.strip()]
    except msgspec.MsgspecError as error:
        raise MovingError(f"not a file of `ludoteca server export`: {error}", "server-import-file") from error
    if not isinstance(head, dict) or head.get("ludoteca") != "server":
        raise MovingError("not a file of `ludoteca server export`", "server-import-file")
    return store.write_now(lambda connection: put(connection, lines))


def put(connection: Any, lines: list[tuple[str, dict[str, Any]]]) -> int:
    for table in METADATA.sorted_tables:
        if table.name != "setting" and connection.scalar(select(func.count()).select_from(table)):
            raise MovingError(f"the database is not empty: {table.name}", "server-import-full")
        connection.execute(table.delete())
        rows = [row for name, row in lines if name == table.name]
        for first in range(0, len(rows), TOGETHER):
            connection.execute(insert(table), rows[first : first + TOGETHER])
    return len(lines)
