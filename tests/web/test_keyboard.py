"""Keyboard and screen reader: from the lobby to the end of a match, in each game, with names and roles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import SMALL, Opener
from tests.web.keyboard import play_by_keys, tab_to
from tests.web.playing import against_bot, arrived, click_on

#: Title and language; a long game is set up as a shorter format, on its page, by keys as well.
GAMES = {
    "apotheosis": ("Apotheosis", "en", ""),
    "battle_scenes": ("Battle Scenes", "pt", ""),
    "dice_masters": ("Marvel Dice Masters", "en", ""),
    "fabula": ("Fábula", "pt", ""),
    "krosmaster": ("Krosmaster", "en", "friend"),
}
PLAY = {"en": "Play {}", "pt": "Jogar {}"}
SET_UP = {"en": "Set up a table: {}", "pt": "Montar uma mesa: {}"}
WORDS = {
    "en": {"asked": "What is asked", "options": "Options", "log": "Log", "rematch": "Rematch"},
    "pt": {"asked": "O que se pergunta", "options": "Opções", "log": "Registro", "rematch": "Revanche"},
}
#: A thing without a name, in the words of an accessibility tree.
UNNAMED = re.compile(r"^\s*- (button|link|gridcell|textbox|combobox|checkbox|tab|dialog|grid)(?: \[.*\])?:?$", re.M)


def sit_down_by_keys(page: Page, title: str, lang: str, format: str) -> None:
    """From the lobby to a table against a bot."""
    expect(page.locator(".game .btn.main").first).to_be_visible()  # keys that are pressed before lead nowhere
    if not format:
        tab_to(page, PLAY[lang].format(title))
        page.keyboard.press("Enter")
    else:
        tab_to(page, SET_UP[lang].format(title))
        page.keyboard.press("Enter")
        expect(page.locator("form")).to_be_visible()
        tab_to(page, "Friendly")  # a list has the text of all that can be chosen
        page.keyboard.type(format)
        for _ in range(12):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.type") == "submit":
                break
        page.keyboard.press("Enter")
    expect(page.locator(".play")).to_be_visible()


def assert_spoken(page: Page, lang: str) -> None:
    """What a screen reader has to tell: the question as a heading, the answers as a list, a name for everything."""
    words = WORDS[lang]
    panel = page.get_by_role("complementary", name=words["asked"])
    question = re.split(r" ?#\d", page.evaluate("ludoteca.decision.question"))[0]
    expect(panel.get_by_role("heading", level=2, name=question)).to_have_count(1)
    answers = panel.get_by_role("list", name=words["options"]).get_by_role("button")
    finish = panel.locator(".finish").get_by_role("button")
    assert answers.count() + finish.count() > 0
    expect(page.get_by_role("status").first).to_be_attached()
    expect(panel.get_by_role("tab", name=words["log"])).to_have_attribute("aria-selected", "true")
    tree = page.locator("body").aria_snapshot()
    assert UNNAMED.findall(tree) == []
    assert page.locator("html").get_attribute("lang") == {"en": "en", "pt": "pt-BR"}[lang]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_the_keyboard_alone(person: Opener, game: str) -> None:
    title, lang, format = GAMES[game]
    page = person(lang=lang, **SMALL)
    arrived(page)
    sit_down_by_keys(page, title, lang, format)
    expect(page.locator(".ask.mine")).to_be_visible()
    assert_spoken(page, lang)
    assert play_by_keys(page, rest=0.85 if format else 0.15) > 5
    expect(page.locator(".result h2")).to_be_visible()
    page.keyboard.press("q")  # to what is asked, or here to how it ended
    tab_to(page, WORDS[lang]["rematch"], most=3)


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
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^b2"))
    for seed in range(40):
        if page.locator(".cell.whole").count():
            break
        click_on(page, limit=1, seed=seed)
    assert "can be chosen" in grid.aria_snapshot()
