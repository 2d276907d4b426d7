"""The database's shape, brought up to date step by step: ``migrations/versions`` has every step since the first."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from ludoteca.server.store import Store

SCRIPTS = Path(__file__).parent / "migrations"


def upgrade(store: Store, revision: str = "head") -> None:
    """Carry out the steps that this database lacks, all or none of each; one process at a time."""
    if store.is_sqlite and ":memory:" not in store.url:
        Path(store.url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    store.write_now(lambda connection: carry_out(connection, revision))


def carry_out(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        # Processes that start together wait for each other here.
        connection.exec_driver_sql("select pg_advisory_xact_lock(7204187)")
    command.upgrade(configured(connection), revision)


def configured(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
