"""Connections that are lost: in the middle of a secret decision, and when the server dies under an open page."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server.chaos import Killed
from tests.web.browser import Faults, Opener, prepared
from tests.web.logs import log_of
from tests.web.playing import click_on, either, sat_down, under_way, until
from tests.web.positions import before_a_secret

LOST = "The connection is lost"
ANSWERS = ".ask .option span:nth-child(2), .ask .finish button"


def cut_off(page: Page) -> None:
    """Lose the network, as one does in a lift."""
    page.context.set_offline(True)
    page.evaluate("() => globalThis.ludoteca.hangUp()")
    expect(page.get_by_text(LOST)).to_be_visible()


def test_a_lost_connection_comes_back_in_the_middle_of_a_secret_decision(person: Opener) -> None:
    """The same question with the same answers; and the other one learned of nothing, neither before nor after."""
    match, choice = before_a_secret("fabula")
    _, first, second = sat_down(person, "fabula", match=match)
    for page in (first, second):  # nobody passes by himself meanwhile
        page.evaluate("ludoteca.hold = true")
    other = either((first, second), "ludoteca.asked")
    asked = second if other is first else first
    other.evaluate("(choice) => ludoteca.choose(choice)", choice)
    until(other, "ludoteca.answered")
    until(asked, "ludoteca.asked")
    seen = other.evaluate("JSON.stringify(ludoteca.now)")
    question, answers = asked.locator("#question").inner_text(), asked.locator(ANSWERS).all_inner_texts()
    assert answers
    cut_off(asked)
    asked.context.set_offline(False)
    expect(asked.get_by_text(LOST)).to_have_count(0)
    expect(asked.locator("#question")).to_have_text(question)
    assert asked.locator(ANSWERS).all_inner_texts() == answers
    assert other.evaluate("JSON.stringify(ludoteca.now)") == seen
    assert other.evaluate("ludoteca.answered")
    assert click_on(asked, limit=1, alone=False) == 1


def test_an_answer_that_is_given_twice_counts_once_and_leaves_nobody_waiting(person: Opener) -> None:
    """Pressed twice while the other decides in secret, and once more in a window that did not hear of it."""
    match, choice = before_a_secret("fabula")
    table, first, second = sat_down(person, "fabula", match=match)
    for page in (first, second):
        page.evaluate("ludoteca.hold = true")
    mine = either((first, second), "ludoteca.asked")
    window = mine.context.new_page()
    window.goto(f"/table/{table}")
    expect(window.locator(".play")).to_be_visible()
    window.evaluate("ludoteca.hold = true")
    mine.evaluate("(choice) => { ludoteca.choose(choice); ludoteca.choose(choice) }", choice)
    until(mine, "ludoteca.answered")
    expect(mine.get_by_role("alert")).to_have_count(0)
    window.evaluate("(choice) => ludoteca.choose(choice)", choice)
    until(window, "ludoteca.answered")
    expect(window.get_by_text("You have answered. Others decide.")).to_be_visible()
    expect(window.get_by_role("alert")).to_have_count(0)


def test_the_server_is_killed_and_started_again_under_an_open_page(browser: Browser, tmp_path: Path) -> None:
    """The banner tells it, the page comes back by itself, and the match goes on where it was."""
    with closing(Killed(tmp_path / "tables.db")) as server:
        killed_under(browser, server)


def killed_under(browser: Browser, server: Killed) -> None:
    server.start()
    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        aside.submit(asyncio.run, server.ready()).result()
    context = browser.new_context(base_url=server.url)
    prepared(context, "en")
    page = context.new_page()
    faults = Faults(page)
    under_way(page, "dice_masters", 6)
    question, told = page.locator("#question").inner_text(), log_of(page)
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator("#question")).to_have_text(question)
    assert log_of(page) == told
    assert click_on(page, limit=1) == 1
    assert faults.found == []
    context.close()
