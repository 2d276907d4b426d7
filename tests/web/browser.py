"""A real Chromium: the machine's own, or Playwright's, or Debian's; and pages on a server of the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

#: Seconds that a page may take for what it does at once on a quick machine: no test depends on how quick this one is.
PATIENCE = 180.0

#: A small screen with the arrangement of a large one: painting is most of what a long match costs.
SMALL = {"width": 1000, "height": 420}

#: Opens a page for another person.
Opener = Callable[..., Page]

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def bundled(playwright: Playwright) -> str | None:
    """Playwright's own Chromium, brought if need be."""
    path = playwright.chromium.executable_path
    if not os.path.exists(path):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False)
    return path if os.path.exists(path) else None


def from_debian() -> str | None:
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    quiet = {"capture_output": True, "check": False, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], **quiet)  # type: ignore[call-overload]
    return on_path()


@contextmanager
def alone() -> Iterator[None]:
    """One process at a time: of several that run tests on a fresh machine the first brings a browser for all."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with open(Path(tempfile.gettempdir()) / f"ludoteca-browser-{os.getuid()}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def executable(playwright: Playwright) -> str:
    with alone():
        found = on_path() or bundled(playwright) or from_debian()
    if found:
        return found
    message = "no Chromium here, and none could be brought: install chromium to run the tests of the browser table"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


#: Every page gives the same salt: with the same secret (``conftest.the_same_secret``) a match falls out as it did.
SALT = "crypto.getRandomValues = (into) => into.fill(7)"

SETTINGS = "localStorage.getItem('ludoteca') ?? localStorage.setItem('ludoteca', '{settings}')"


def prepared(context: BrowserContext, lang: str, theme: str = "dark", motion: str = "none") -> None:
    """What a person would have set: nothing moves, so that pictures and clicks are the same every time."""
    settings = f'{{"lang":"{lang}","theme":"{theme}","motion":"{motion}","hints":false}}'
    context.add_init_script(SETTINGS.format(settings=settings))
    context.add_init_script(SALT)
    context.set_default_timeout(PATIENCE * 1000)


class Faults:
    """Whatever a page complains of: nothing may be left at the end."""

    def __init__(self, page: Page) -> None:
        self.found: list[str] = []
        page.on("pageerror", lambda error: self.found.append(str(error)))
        page.on("console", self.heard)

    def heard(self, message: Any) -> None:
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.found.append(message.text)
