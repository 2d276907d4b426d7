"""Whole matches through the page: against a bot in each game, and between two pages with somebody watching."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from tests.web.browser import PATIENCE, SMALL, Opener
from tests.web.logs import assert_log_is_the_matchs, log_of
from tests.web.playing import against_bot, arrived, click_on, keep_clicking, sat_down

GAMES: dict[str, Lang] = {
    "apotheosis": "pt",
    "battle_scenes": "en",
    "dice_masters": "pt",
    "fabula": "en",
    "krosmaster": "pt",
}
#: The languages of the two players; whoever watches reads the other's.
PAIRS: dict[str, tuple[Lang, Lang]] = {
    "apotheosis": ("en", "pt"),
    "battle_scenes": ("pt", "en"),
    "dice_masters": ("en", "pt"),
    "fabula": ("pt", "en"),
    "krosmaster": ("en", "pt"),
}
#: Shorter ways to play a game of which random matches are long.
SHORT: dict[str, dict[str, Any]] = {"apotheosis": {"format": "timed"}}
#: A friendly match may be agreed to end after so many turns (Krosmaster): played from its first choice to its last.
TURNS = 8
RESULT = {"pt": ("Você venceu", "Você perdeu", "Empate"), "en": ("You win", "You lose", "Draw")}


def agreed(game: str) -> Match | None:
    """A match of which nothing has been played, where the table's own page can't make it short enough."""
    home = games.game(game)
    samples = home.sample_setups()
    if game == "krosmaster":
        friendly = next(setup for setup in samples if setup["format"] == "friendly")
        return Match(home, {**friendly, "turn_limit": TURNS}, 5)
    if game == "fabula":  # decks and draws with which somebody wins sooner than with others
        return Match(home, samples[9], 2)
    return None


def assert_over(page: Page, lang: str) -> None:
    heading = page.locator(".result h2")
    expect(heading).to_be_visible(timeout=10 * PATIENCE * 1000)
    assert heading.inner_text().strip() in RESULT[lang]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_a_bot(person: Opener, game: str) -> None:
    lang = GAMES[game]
    page = person(lang=lang, **SMALL)
    table = against_bot(page, game, match=agreed(game), **SHORT.get(game, {}))
    assert click_on(page) > 0
    assert_over(page, lang)
    assert len(log_of(page)) > 10
    assert_log_is_the_matchs(page, table, 0, lang)
    assert page.request.get(f"/api/tables/{table}").json()["status"] == "over"
    page.get_by_role("link", name="Ludoteca").first.click()
    expect(page.locator(".game").first).to_be_visible()


@pytest.mark.parametrize("game", PAIRS)
def test_two_pages_and_a_spectator_to_the_end(person: Opener, game: str) -> None:
    """Each reads its own language; what stands in the log of all three is what the engine tells each of them."""
    langs = PAIRS[game]
    table, first, second = sat_down(person, game, langs, agreed(game), SMALL, **SHORT.get(game, {}))
    watcher = person(lang=langs[1], **SMALL)
    arrived(watcher)
    links = first.request.get(f"/api/tables/{table}/links").json()["links"]
    watcher.goto(f"/table/{table}?watch&token={next(link['token'] for link in links if link.get('seat', -1) < 0)}")
    expect(watcher.locator(".play")).to_be_visible()
    for seed, page in enumerate((first, second)):
        keep_clicking(page, seed)
    expect(watcher.locator(".ask .option")).to_have_count(0)
    for page, lang in ((first, langs[0]), (second, langs[1])):
        assert_over(page, lang)
    expect(watcher.locator(".result h2")).to_be_visible()
    seats = [page.evaluate("ludoteca.seat") for page in (first, second)]
    assert sorted(seats) == [0, 1]
    for page, seat, lang in ((first, seats[0], langs[0]), (second, seats[1], langs[1])):
        assert_log_is_the_matchs(page, table, seat, lang)
    assert_log_is_the_matchs(watcher, table, view.SPECTATOR, langs[1], first)
