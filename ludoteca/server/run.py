"""Starts the server: uvicorn with this application."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import structlog
import uvicorn
from platformdirs import user_data_path

from ludoteca.server.app import Settings, application


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


def serve(settings: Settings, host: str, port: int, proxy: bool = False) -> None:
    """Serve until told to stop; connections are closed and bots sent home within a few seconds."""
    configure_log()
    uvicorn.run(
        application(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=128 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        proxy_headers=proxy,
        server_header=False,
    )
