"""A server for the tests: in a thread of this process, on a database of its own."""

from __future__ import annotations

import socket
import threading
import time

import uvicorn

from ludoteca.server.app import Settings, application


class Running:
    """A server in a thread, that can be stopped and started again on the same database."""

    def __init__(self, database: str, generous: float = 1000.0) -> None:
        self.settings = Settings(database, 1, [], False, generous, warm=False)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.app = application(self.settings)
        config = uvicorn.Config(
            self.app,
            port=self.port,
            log_level="warning",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
