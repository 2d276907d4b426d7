"""Whole matches through the page: against a bot in each game, and between two pages with somebody watching."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.playing import against_bot, click_on, log_of

GAMES = {
    "apotheosis": "pt",
    "battle_scenes": "en",
    "dice_masters": "pt",
    "fabula": "en",
    "krosmaster": "pt",
}
RESULT = {"pt": ("Você venceu", "Você perdeu", "Empate"), "en": ("You win", "You lose", "Draw")}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_a_bot(person: Opener, game: str) -> None:
    lang = GAMES[game]
    page = person(lang=lang)
    table = against_bot(page, game)
    assert click_on(page) > 0
    heading = page.locator(".result h2")
    expect(heading).to_be_visible()
    assert heading.inner_text().strip() in RESULT[lang]
    assert len(log_of(page)) > 10
    assert page.request.get(f"/api/tables/{table}").json()["status"] == "over"
    page.get_by_role("link", name="Ludoteca").first.click()
    expect(page.locator(".game").first).to_be_visible()
