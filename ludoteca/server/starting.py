"""What is said at a terminal when the server starts, and the page opened where there is a desktop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser

from ludoteca.core.rulebook import Lang
from ludoteca.server.problems import words


def address(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{shown}:{port}/"


def free_port(host: str) -> int:
    """A port that nobody listens on."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def announce(host: str, port: int, lang: Lang, opens: bool) -> None:
    url = address(host, port)
    print(words(lang).text("server-ready", url=url), flush=True)
    if opens and has_desktop():
        # A moment later, when somebody listens there.
        timer = threading.Timer(2.0, webbrowser.open, (url,))
        timer.daemon = True
        timer.start()
