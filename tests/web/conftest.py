"""A server, a browser and a built client for all the tests of the browser table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import build_web
from ludoteca.server import dice
from tests.server.running import Running
from tests.web.browser import FLAGS, PATIENCE, Faults, Opener, executable, prepared

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """``make test`` builds it; whoever runs pytest by hand gets it here."""
    if not (build_web.STATIC / "index.html").exists():
        build_web.build()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=executable(playwright), args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def the_same_secret() -> Iterator[None]:
    """What a page shows after so many clicks must not depend on luck: a match may otherwise be over before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dice, "new_secret", lambda: "0" * 64)
        yield


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, built: None, the_same_secret: None) -> Iterator[Running]:
    running = Running(str(tmp_path_factory.mktemp("site") / "site.db"))
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser, site: Running) -> Iterator[Opener]:
    """Opens a page for another person each time: cookies of their own. No page may have complained at the end."""
    contexts: list[BrowserContext] = []
    faults: list[Faults] = []

    def opened(
        lang: str = "en", theme: str = "dark", width: int = 1440, height: int = 900, motion: str = "none"
    ) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=site.url)
        prepared(context, lang, theme, motion)
        contexts.append(context)
        page = context.new_page()
        faults.append(Faults(page))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [fault for each in faults for fault in each.found] == []
