"""What a server says at a terminal when it starts."""

from __future__ import annotations

import socket
import threading
import time

import pytest

from ludoteca.server import starting


def test_the_address_is_told_as_soon_as_somebody_listens_and_not_before(capsys: pytest.CaptureFixture[str]) -> None:
    port = starting.free_port("127.0.0.1")
    telling = threading.Thread(target=starting.welcome, args=("127.0.0.1", port, "en", False), daemon=True)
    telling.start()
    time.sleep(0.4)
    assert capsys.readouterr().out == "" and telling.is_alive()
    with socket.create_server(("127.0.0.1", port)):
        telling.join(10)
    assert f"http://localhost:{port}/" in capsys.readouterr().out
