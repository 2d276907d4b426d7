"""How far one could walk is shown with its cost and way; one click goes all of it, unless something stops it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.games.krosmaster.cards import arena
from tests.server.test_reckoned import scenario
from tests.web.browser import Opener
from tests.web.playing import against_bot, until

STANDS = "ludoteca.look.pieces.get(ludoteca.view.turn.piece).cell"


def standing(enemy: str, mp: int = 4) -> Match:
    position: dict[str, Any] = {"player1": {"units": ["vigg-arysta e6 as vigg"]}, "player2": {"units": [enemy]}}
    return Match.from_position(games.game("krosmaster"), {"unit": "vigg", "mp": mp, **position})


def at(page: Page, word: str) -> Any:
    return page.locator(f'.cell[data-cell="{arena.GRID.read(word)}"]')


def shown(page: Page) -> None:
    until(page, "ludoteca.asked && ludoteca.reach.size")


def test_a_click_on_a_far_cell_walks_the_whole_way(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "krosmaster", match=standing("koa-gullar l1"))
    shown(page)
    expect(at(page, "e5").locator(".cost")).to_have_text("1")
    expect(at(page, "g5").locator(".cost")).to_have_text("3")
    expect(at(page, "h8").locator(".cost")).to_have_count(0)  # five cells away
    assert "can be walked to, cost 3" in at(page, "g5").inner_text()
    at(page, "g5").hover()
    expect(page.locator(".way polyline")).to_have_count(1)
    steps = page.evaluate("ludoteca.past.length")
    at(page, "g5").click()
    until(page, f"ludoteca.asked && {STANDS} === {arena.GRID.read('g5')}")
    assert page.evaluate("ludoteca.past.length") == steps + 3, "one step after the other"
    assert page.evaluate("ludoteca.log.slice(-3).map((each) => each.kind)") == ["goes"] * 3
    shown(page)
    assert page.evaluate("Math.max(...[...ludoteca.reach.values()].map((each) => each.cost))") == 1, "one MP is left"


def test_keys_walk_it_as_well(person: Opener) -> None:
    page = person(lang="pt")
    against_bot(page, "krosmaster", match=standing("koa-gullar l1"))
    shown(page)
    at(page, "e6").focus()
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".way polyline")).to_have_count(1)
    page.keyboard.press("Enter")
    until(page, f"ludoteca.asked && {STANDS} === {arena.GRID.read('g6')}")


def test_a_roll_on_the_way_stops_it(person: Opener) -> None:
    """Whatever comes between: here a way that leads past an enemy, who tries to Lock whoever walks on."""
    page = person(lang="en")
    against_bot(page, "krosmaster", match=standing("ratweyra f5", mp=9))  # enough to go on however the dice fall
    shown(page)
    way = [arena.GRID.read(word) for word in ("e5", "e4", "e3", "e2")]
    page.evaluate("(way) => (ludoteca.reach = new Map([[way[3], { cell: way[3], cost: 4, way }]]))", way)
    at(page, "e2").click()
    expect(page.locator(".ask .gone")).to_contain_text("The walk stopped")
    assert "The walk stopped" in page.evaluate("ludoteca.status")
    page.wait_for_timeout(300)
    assert page.evaluate(STANDS) in way[:2], "no step was taken after the dice"
    assert page.evaluate("ludoteca.log.some((each) => each.kind === 'lock')")


def test_a_walk_of_apotheosis_looks_the_same_and_is_one_choice(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "apotheosis", match=scenario("apotheosis", "map-heights"))
    shown(page)
    far = page.evaluate("[...ludoteca.reach.values()].sort((a, b) => b.cost - a.cost)[0]")
    cell = page.locator(f'.cell[data-cell="{far["cell"]}"]')
    expect(cell.locator(".cost")).to_have_text(str(far["cost"]))
    cell.hover()
    expect(page.locator(".way polyline")).to_have_count(1)
    steps = page.evaluate("ludoteca.past.length")
    cell.click()
    until(page, f"ludoteca.past.length > {steps}")
    walker = page.evaluate("ludoteca.log.filter((each) => each.pieces.length).at(-1).pieces[0]")
    assert page.evaluate(f"ludoteca.look.pieces.get({walker}).cell") == far["cell"]
