"""Starts the server: uvicorn with this application."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import msgspec
import structlog
import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from ludoteca.core.converting import decoded
from ludoteca.server.app import Settings, application
from ludoteca.server.problems import Refused


def default_database() -> str:
    """An SQLite file in the user's own folder for data."""
    home = os.environ.get("XDG_DATA_HOME")
    return str((Path(home) / "ludoteca" if home else user_data_path("ludoteca")) / "server.db")


def configure_log() -> None:
    """One line of JSON for each thing worth knowing, on stderr."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)


#: Seconds between pings to a silent client: proxies wait for 60 at the least.
PING = 50.0

#: How the processes of one server learn their settings.
VARIABLE = "LUDOTECA_SERVER"


def from_environment() -> Litestar:
    """The application of one of several processes."""
    configure_log()
    return application(decoded(os.environ[VARIABLE], Settings))


def serve(settings: Settings, host: str, port: int, proxy: bool = False, workers: int = 1) -> None:
    """Serve until told to stop; connections are closed and bots sent home within a few seconds."""
    if workers > 1 and not settings.database.startswith("postgres"):
        raise Refused("workers", 400)
    configure_log()
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "ludoteca.server.run:from_environment",
        factory=True,
        workers=workers,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=128 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        timeout_graceful_shutdown=5,
        proxy_headers=proxy,
        server_header=False,
    )
