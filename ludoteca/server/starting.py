"""What the server says at a terminal: where it is when it starts, with its page opened on a desktop, and its faults."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from ludoteca.core.rulebook import Lang
from ludoteca.server.faults import Report
from ludoteca.server.problems import Refused, words


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
    """As soon as somebody listens there: a slow machine takes a while, and nobody should find the door closed."""
    threading.Thread(target=welcome, args=(host, port, lang, opens), daemon=True).start()


def welcome(host: str, port: int, lang: Lang, opens: bool) -> None:
    while not answers(host, port):
        time.sleep(0.1)
    url = address(host, port)
    print(words(lang).text("server-ready", url=url), flush=True)
    if opens and has_desktop():
        webbrowser.open(url)


def answers(host: str, port: int) -> bool:
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    try:
        socket.create_connection((here, port), timeout=1).close()
    except OSError:
        return False
    return True


def tell_faults(reports: list[Report], wanted: str | None, file: str | None, lang: Lang) -> None:
    """The reports in a list, or one of them whole; its save goes to a file."""
    say = words(lang).text
    if wanted is None:
        for each in reports:
            at = datetime.fromtimestamp(each.at, UTC).isoformat(" ", "seconds")
            line = {"id": each.id, "at": at, "game": each.game, "match": each.match, "made": each.made}
            print(say("server-faults-line", **line, error=each.error))
        if not reports:
            print(say("server-faults-none"))
        return
    found = next((each for each in reports if each.id == wanted), None)
    if found is None:
        raise Refused("faults-unknown", 404, id=wanted[:40])
    print(msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(found, save="")), indent=1).decode())
    if file is not None:
        if not found.save:
            raise Refused("faults-no-save", 404)
        Path(file).write_text(found.save, encoding="utf-8")
        print(say("server-faults-saved", file=file))
