"""For everybody: axe on every page and state in both themes, narrow screens, zoom, languages marked as such."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.axe import violations
from tests.web.browser import Opener, prepared
from tests.web.playing import ANSWER, against_bot, arrived, made, under_way, until

#: Waits until what was asked for has been laid out.
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"

GAMES = ("apotheosis", "battle_scenes", "dice_masters", "fabula", "krosmaster")


def test_axe_finds_nothing_on_the_pages_around_a_table(person: Opener) -> None:
    page = person(lang="pt")
    arrived(page)
    room = made(page, "fabula", [{"sitter": "me"}, {"sitter": "link"}])
    for path, ready in (
        ("/", ".game"),
        ("/new/fabula", "form"),
        ("/learn/krosmaster", ".steps li"),
        ("/decks/krosmaster", ".browse .cards li"),
        (f"/table/{room}", ".links input"),
        ("/nowhere", "h1"),
    ):
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible()
        assert violations(page) == [], path


def test_axe_finds_nothing_where_a_deck_is_built_and_in_the_settings(person: Opener) -> None:
    page = person(lang="en", theme="light")
    arrived(page)
    page.goto("/decks/dice_masters")
    page.locator(".lists ul").last.locator(".pick").first.click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.locator(".browse .cards .nm").first.click()
    assert violations(page) == []
    page.locator(".deck .cards").get_by_role("button", name="Add").first.click()
    expect(page.get_by_text("Ready to play")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table_whatever_is_open(person: Opener, game: str) -> None:
    """A question, a refusal with its rule, a line of the log with its why, the chat, a card, a rule, the keys."""
    page = person(lang="en")
    under_way(page, game, 8)
    page.locator(".seatbar .who, .teams h2 button").last.click()
    expect(page.locator(".refusal")).to_be_visible()
    page.locator(".log .line").first.click()
    assert violations(page) == []
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Hello!").click()  # a real click: nothing lies over it, whatever else is open
    expect(page.locator(".chat .emote")).to_be_visible()
    page.locator("button.piece").first.hover()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#question button").first.click()
    expect(page.locator("dialog .text")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_axe_finds_nothing_in_the_windows_over_a_table(person: Opener) -> None:
    """Stops, giving up, the curtain between two people at one device; and whoever only watches."""
    page = person(lang="pt")
    arrived(page)
    table = made(page, "fabula", [{"sitter": "me"}, {"sitter": "here"}], public=True)
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    page.get_by_role("button", name="Paradas").click()
    expect(page.get_by_role("dialog", name="Paradas").get_by_role("checkbox").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Desistir").click()
    expect(page.get_by_role("dialog", name="Desistir")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    for _ in range(20):
        until(page, "ludoteca.curtain >= 0 || ludoteca.asked")
        if page.evaluate("ludoteca.curtain") >= 0:
            break
        page.evaluate(ANSWER)
    curtain = page.get_by_role("dialog")
    expect(curtain.get_by_role("button", name="Estou aqui")).to_be_focused()
    behind = curtain.evaluate("(it) => getComputedStyle(it, '::backdrop').backgroundColor")
    assert re.fullmatch(r"rgb\(.*\)", behind), behind  # nothing of the other's is seen through it
    assert violations(page) == []
    watcher = person(lang="en", theme="light")
    arrived(watcher)
    watcher.goto(f"/table/{table}?watch")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    assert violations(watcher) == []
    watcher.goto("/")
    expect(watcher.locator(".lists .table").first).to_be_visible()
    assert violations(watcher) == []


def test_axe_finds_nothing_on_a_replay(person: Opener) -> None:
    page = person(lang="pt")
    table = against_bot(page, "dice_masters")
    page.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    expect(page.locator(".result h2")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/match/{page.request.get(f'/api/tables/{table}').json()['match']}")
    expect(page.get_by_role("slider")).to_be_visible()
    assert violations(page) == []


def nothing_is_lost(page: Page, width: int) -> None:
    """Nothing lies beside the screen, the question is in sight, and its answers can be clicked."""
    expect(page.locator("#question")).to_be_in_viewport()
    nothing_is_beside(page, width)


def nothing_is_beside(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    beside = """(width) => [...document.querySelectorAll('button, a, input, select')].filter((each) => {
      const box = each.getBoundingClientRect()
      if (!box.width || each.closest('.sr')) return false
      for (let up = each.parentElement; up; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return false
      return box.left < -1 || box.right > width + 1
    }).map((each) => each.textContent.trim().slice(0, 60))"""
    assert page.evaluate(beside, width) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_on_a_narrow_screen_or_under_the_magnifier(browser: Browser, site: Running, game: str) -> None:
    """320 pixels wide; and a screen of 1440 by 900 magnified twice, which leaves half as many of each."""
    context = browser.new_context(viewport={"width": 320, "height": 640}, device_scale_factor=2, base_url=site.url)
    prepared(context, "pt")
    page = context.new_page()
    under_way(page, game, 6)
    page.evaluate(DRAWN)
    nothing_is_lost(page, 320)
    assert violations(page) == []
    page.set_viewport_size({"width": 720, "height": 450})
    page.evaluate(DRAWN)
    nothing_is_lost(page, 720)
    assert page.locator("h1").evaluate("(title) => title.scrollWidth <= title.clientWidth")  # none is cut off
    page.get_by_role("button", name="Tema: Claro").click()
    page.evaluate(DRAWN)
    nothing_is_lost(page, 720)
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    for width, height in ((720, 450), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        nothing_is_lost(page, width)
    page.set_viewport_size({"width": 720, "height": 450})
    page.locator(".ask .option, .ask .finish button").first.click()  # a real click: nothing lies over it
    context.close()


def test_the_pages_around_a_table_fit_a_narrow_screen(person: Opener) -> None:
    page = person(lang="pt", width=320, height=640)
    table = against_bot(page, "dice_masters")
    page.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    expect(page.locator(".result h2")).to_be_visible()
    match = page.request.get(f"/api/tables/{table}").json()["match"]
    room = made(page, "fabula", [{"sitter": "me"}, {"sitter": "link"}])
    for path, ready in (
        ("/", ".lists .table"),
        ("/new/krosmaster", "form"),
        ("/learn/krosmaster", ".steps li"),
        ("/decks/krosmaster", ".browse .cards li"),
        (f"/table/{room}", ".links input"),
        (f"/match/{match}", "input[type=range]"),
    ):
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible()
        page.evaluate(DRAWN)
        nothing_is_beside(page, 320)


def test_the_language_is_marked_and_changes_everywhere(person: Opener) -> None:
    page = person(lang="pt")
    under_way(page, "fabula", 6)
    assert page.locator("html").get_attribute("lang") == "pt-BR"
    assert page.get_by_role("button", name="English").get_attribute("lang") == "en"
    before = page.locator("#question").inner_text()
    told = page.locator(".log .line").all_inner_texts()
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#question")).not_to_have_text(before)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    lines = "[...document.querySelectorAll('.log .line')].map((each) => each.innerText)"
    until(page, f"{lines}.length && !{lines}.some((each) => {json.dumps(told)}.includes(each))")  # none is left
    assert page.get_by_role("button", name="Português").get_attribute("lang") == "pt-BR"
