"""For everybody: axe in both themes, narrow screens, the keyboard alone, languages marked as such."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import Opener
from tests.web.playing import against_bot, arrived, click_on

GAMES = ("apotheosis", "battle_scenes", "dice_masters", "fabula", "krosmaster")
THEMES = ("dark", "light")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_around_the_tables(person: Opener, theme: str) -> None:
    page = person(lang="pt", theme=theme)
    arrived(page)
    for path, ready in (
        ("/", ".game"),
        ("/new/fabula", "form"),
        ("/decks/krosmaster", ".browse .cards li"),
        ("/nowhere", "h1"),
    ):
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible()
        assert violations(page) == [], path
    page.goto("/")
    page.get_by_role("button", name="Ajustes").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_for_everybody(person: Opener, game: str) -> None:
    """axe in both themes and over the text of a rule; then nothing is lost at 320 pixels."""
    page = person(lang="en", theme="dark")
    against_bot(page, game)
    click_on(page, limit=8)
    assert violations(page) == []
    page.get_by_role("button", name="Theme: Light").click()
    assert violations(page) == []
    page.locator("#question button").first.click()
    expect(page.locator("dialog .text")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 320, "height": 640})
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    expect(page.locator("#question")).to_be_in_viewport()
    assert violations(page) == []


def keyboard_only(page: Page, limit: int) -> int:
    """Answers whatever is asked by keys alone: figures for the list, Space for the default. Tells how often."""
    chance = random.Random(3)
    made = 0
    while made < limit and not page.locator(".result").count():
        if not page.locator(".ask.mine").count():
            page.wait_for_timeout(10)
            continue
        many = page.locator(".ask .option").count()
        if page.locator(".ask .option[aria-pressed]").count():
            for place in range(min(9, many)):
                if chance.random() < 0.5:
                    page.keyboard.press(str(place + 1))
            page.keyboard.press("Space")
        elif many and chance.random() < 0.8:
            page.keyboard.press(str(chance.randrange(min(9, many)) + 1))
        else:
            page.keyboard.press("Space")
        made += 1
        page.wait_for_timeout(10)
    return made


def test_a_whole_match_by_the_keyboard_alone(person: Opener) -> None:
    page = person(lang="en")
    arrived(page)
    page.get_by_role("button", name="Play Marvel Dice Masters").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".play")).to_be_visible(timeout=90_000)
    page.evaluate("document.activeElement?.blur()")
    question = page.locator("#question")
    expect(question).to_be_visible()
    expect(page.get_by_role("list", name="Options").or_(page.locator(".finish"))).not_to_have_count(0)
    assert keyboard_only(page, 900) > 5
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_the_board_is_a_described_grid_that_arrows_walk(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "krosmaster")
    grid = page.get_by_role("grid")
    assert grid.get_by_role("row").count() == 12
    cells = grid.get_by_role("gridcell")
    assert cells.count() == 144
    cells.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent.trim()").startswith("b2")


def test_the_language_is_marked_and_changes_everywhere(person: Opener) -> None:
    page = person(lang="pt")
    against_bot(page, "fabula")
    assert page.locator("html").get_attribute("lang") == "pt-BR"
    before = page.locator("#question").inner_text()
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#question")).not_to_have_text(before)
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
