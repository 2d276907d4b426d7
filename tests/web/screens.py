"""Takes pictures of every page and state, to be looked at: ``python -m tests.web.screens --to=FOLDER [NAME…]``.

``--lang=pt --theme=light --width=390 --height=844`` choose the reader; all names without any. Nothing of it is kept in
the repository: ``pictures.py`` takes those that are.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludoteca import __version__, games
from ludoteca.core import view
from ludoteca.core.match import Match
from ludoteca.players import levels
from ludoteca.players.thought import Budget
from tests.server.running import Running
from tests.web.browser import FLAGS, PATIENCE, executable, prepared
from tests.web.playing import ANSWER, arrived, click_on, either, made, until
from tests.web.positions import beforehand

expect.set_options(timeout=PATIENCE * 1000)

#: Which sample of a game, after how many choices, with how many options for the first seat at least.
MOMENTS = {
    "krosmaster": ({"format": "friendly"}, 60, 12),
    "krosmaster-four": ({"format": "free-for-all"}, 110, 12),
    "battle_scenes": (0, 90, 6),
    "dice_masters": (0, 40, 3),
    "fabula": (0, 120, 4),
    "fabula-six": ({"seats": 6}, 150, 3),
    "apotheosis": (2, 40, 6),
    "apotheosis-four": ({"seats": 4}, 60, 5),
}


class Studio:
    """A server, a browser, and a reader's preferences."""

    def __init__(self, browser: Browser, running: Running, folder: Path, chosen: dict[str, str]) -> None:
        self.browser, self.running, self.folder = browser, running, folder
        self.lang, self.theme = chosen.get("lang", "en"), chosen.get("theme", "dark")
        self.size = {"width": int(chosen.get("width", "1440")), "height": int(chosen.get("height", "900"))}

    def page(self) -> Page:
        context = self.browser.new_context(viewport=self.size, base_url=self.running.url)  # type: ignore[arg-type]
        prepared(context, self.lang, self.theme)
        page = context.new_page()
        page.on("pageerror", lambda error: print("complains:", error))
        arrived(page)
        return page

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=self.folder / f"{name}-{self.size['width']}-{self.lang}-{self.theme}.png", full_page=whole)
        print("took", name, flush=True)


def developed(studio: Studio, name: str) -> bytes:
    """The save of a match that companions have played for a while; kept beside the pictures for the next time."""
    kept = studio.folder / f"{name}.save"
    if kept.exists():
        return kept.read_bytes()
    which, choices, options = MOMENTS[name]
    game = games.game(name.split("-")[0])
    setup = game.sample_setups()[which] if isinstance(which, int) else setup_of(game, which)
    thinker = levels.thinker(game, "companion")
    for seed in range(4, 30):
        match = Match(game, setup, seed)
        while not match.over:
            decision = match.table.decision
            assert decision is not None
            if len(match.choices) >= choices and decision.seat == 0 and len(decision.options) >= options:
                kept.write_bytes(match.save(__version__))
                return kept.read_bytes()
            blind = view.blind(match.table, decision.seat)
            match.choose(thinker.think(blind, decision.seat, Budget(milliseconds=100), len(match.choices)).option)
    raise AssertionError(name)


def setup_of(game: Any, wanted: dict[str, Any]) -> Any:
    """The sample with most of what is wanted."""
    seats = wanted.get("seats")
    for setup in game.sample_setups():
        if "format" in wanted and setup.get("format") == wanted["format"] and not seats:
            return setup
    samples = game.sample_setups()
    found = [each for each in samples if Match(game, each, 1).table.box.seats == seats]
    if found:
        return found[0]
    teams = [team for each in samples for team in each.get("teams", [])]
    return {**samples[0], "teams": teams[: 4 * seats : 4]}


def at_table(studio: Studio, name: str) -> Page:
    save = developed(studio, name)
    page = studio.page()
    many = Match.load(save, games.game).table.box.seats
    seats = [{"sitter": "me"}, *[{"sitter": "bot", "level": "companion"}] * (many - 1)]
    answer = page.request.post("/api/import", data={"save": save.decode(), "seats": seats})
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    expect(page.locator(".ask.mine")).to_be_visible()
    return page


def table(name: str) -> Callable[[Studio], None]:
    def taken(studio: Studio) -> None:
        page = at_table(studio, name)
        studio.take(page, name, whole=studio.size["width"] <= 900)
        page.context.close()

    return taken


def sheets(studio: Studio) -> None:
    """Rule, card, keys, settings, chat, refusal, a line's why, the past, stops: over one table."""
    page = at_table(studio, "battle_scenes")
    page.locator("#question button").first.click()
    expect(page.locator("dialog .text")).to_be_visible()
    studio.take(page, "rule")
    page.keyboard.press("Escape")
    page.locator("button.piece").nth(4).hover()
    page.keyboard.press("r")
    studio.take(page, "card")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    studio.take(page, "keys")
    page.keyboard.press("Escape")
    page.locator("nav button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    studio.take(page, "settings")
    page.keyboard.press("Escape")
    page.locator(".seatbar .who").first.click()
    expect(page.locator(".refusal")).to_be_visible()
    page.locator(".log .line").first.click()
    studio.take(page, "refusal")
    page.get_by_role("tab").last.click()
    page.locator(".chat input").fill("Boa sorte!")
    page.keyboard.press("Enter")
    page.locator(".chat .emotes button").first.click()
    studio.take(page, "chat")
    click_on(page, limit=2)
    page.locator(".controls button").first.click()
    studio.take(page, "past")
    page.keyboard.press("Escape")
    page.locator(".controls .btn").nth(-2).click()
    studio.take(page, "concede")
    page.keyboard.press("Escape")
    page.locator(".trail .stops").click()
    studio.take(page, "stops")
    page.context.close()


def readers(studio: Studio) -> None:
    """A card in full in each game: icons at their largest."""
    for name in ("krosmaster", "battle_scenes", "dice_masters", "fabula", "apotheosis"):
        page = at_table(studio, name)
        page.evaluate("ludoteca.readCard = [...ludoteca.look.pieces.values()].filter((p) => p.card).at(3).card")
        expect(page.get_by_role("dialog")).to_be_visible()
        studio.take(page, f"reader-{name}")
        page.context.close()


def lobby(studio: Studio) -> None:
    page = studio.page()
    table = made(page, "dice_masters", [{"sitter": "me"}, {"sitter": "bot", "level": "random"}])
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    click_on(page, limit=3)
    page.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    expect(page.locator(".result h2")).to_be_visible()
    studio.take(page, "result")
    made(page, "fabula", [{"sitter": "me"}, {"sitter": "bot", "level": "random"}])
    friend = studio.page()
    made(friend, "krosmaster", [{"sitter": "me"}, {"sitter": "link"}], public=True)
    made(friend, "apotheosis", [{"sitter": "me"}, {"sitter": "bot"}], public=True)
    page.goto("/")
    expect(page.locator(".lists .table").first).to_be_visible()
    studio.take(page, "lobby", whole=True)
    page.context.close()
    friend.context.close()


def around(studio: Studio) -> None:
    page = studio.page()
    room = made(page, "fabula", [{"sitter": "me"}, {"sitter": "link"}, {"sitter": "link"}])
    for name, path, ready in (
        ("new", "/new/krosmaster", "form"),
        ("learn", "/learn/krosmaster", ".steps li"),
        ("room", f"/table/{room}", ".links input"),
        ("nowhere", "/nowhere", "h1"),
    ):
        page.goto(path)
        expect(page.locator(ready).first).to_be_visible()
        studio.take(page, name, whole=True)
    page.goto("/learn/fabula")
    page.locator(".steps .btn").first.click()
    expect(page.locator(".play")).to_be_visible()
    studio.take(page, "lesson")
    page.context.close()


def decks(studio: Studio) -> None:
    page = studio.page()
    for game in ("dice_masters", "krosmaster", "apotheosis"):
        page.goto(f"/decks/{game}")
        page.locator(".lists ul").last.locator(".pick").first.click()
        expect(page.locator(".verdict")).to_be_visible()
        page.locator(".browse .cards .nm").first.click()
        page.wait_for_timeout(400)
        studio.take(page, f"decks-{game}", whole=True)
    page.goto("/decks/krosmaster")
    page.locator(".lists ul").last.locator(".pick").first.click()
    expect(page.locator(".verdict")).to_be_visible()
    page.locator(".deck .cards button").first.click()
    page.locator(".deck .cards button").nth(1).click()
    page.wait_for_timeout(700)
    studio.take(page, "decks-bad", whole=True)
    page.context.close()


def replay(studio: Studio) -> None:
    page = studio.page()
    table = made(page, "dice_masters", [{"sitter": "me"}, {"sitter": "bot", "level": "random"}])
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    click_on(page, limit=24)
    if not page.locator(".result").count():
        page.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    expect(page.locator(".result h2")).to_be_visible()
    page.goto(f"/match/{page.request.get(f'/api/tables/{table}').json()['match']}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator(".buttons .btn").last.click()
    page.locator(".buttons .btn").nth(1).click()
    page.locator("#note").fill("here it began")
    page.locator("form button").click()
    studio.take(page, "replay")
    page.locator("section[aria-label] .row .btn").click()
    until(page, "document.querySelector('svg[role=img]') && !document.querySelector('progress')")
    studio.take(page, "analysis", whole=True)
    page.locator(".panel").evaluate("(panel) => panel.scrollTo(0, 360)")
    studio.take(page, "analysis-below")
    page.context.close()


def early(studio: Studio) -> None:
    """Somebody answers before being asked."""
    here = beforehand("battle_scenes", same=True)
    save = here.match.save(__version__).decode()
    page, friend = studio.page(), studio.page()
    seats = [{"sitter": "me"}, {"sitter": "link"}]
    table = page.request.post("/api/import", data={"save": save, "seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    link = page.locator(".links input").first
    expect(link).to_be_visible()
    friend.goto(link.input_value())
    for each in (page, friend):
        expect(each.locator(".play")).to_be_visible()
        each.evaluate("ludoteca.hold = true")
    mine = either((page, friend), "ludoteca.asked")
    mine.evaluate("(choice) => ludoteca.choose(choice)", here.first)
    until(mine, "ludoteca.canPremove")
    mine.locator(".premoves summary").click()
    mine.locator(".premoves .one").first.click()
    studio.take(mine, "early")
    page.context.close()
    friend.context.close()


def beside(studio: Studio) -> None:
    """A hint, the curtain between two people at one device, and what whoever watches sees."""
    page = at_table(studio, "krosmaster")
    page.locator(".ask .hint").click()
    expect(page.locator(".advice")).to_be_visible()
    studio.take(page, "hint")
    page.context.close()
    page, watcher = studio.page(), studio.page()
    save = developed(studio, "fabula").decode()
    seats = [{"sitter": "me"}, {"sitter": "here"}]
    table = page.request.post("/api/import", data={"save": save, "seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    links = page.request.get(f"/api/tables/{table}/links").json()["links"]
    watcher.goto(f"/table/{table}?watch&token={next(link['token'] for link in links if link.get('seat', -1) < 0)}")
    expect(watcher.locator(".play")).to_be_visible()
    studio.take(watcher, "watching")
    page.goto(f"/table/{made(page, 'fabula', seats)}")
    expect(page.locator(".play")).to_be_visible()
    for _ in range(20):
        until(page, "ludoteca.curtain >= 0 || ludoteca.asked")
        if page.evaluate("ludoteca.curtain") >= 0:
            break
        page.evaluate(ANSWER)
    studio.take(page, "curtain")
    page.context.close()
    watcher.context.close()


SCREENS: dict[str, Callable[[Studio], None]] = {
    **{name: table(name) for name in MOMENTS},
    "sheets": sheets,
    "readers": readers,
    "lobby": lobby,
    "around": around,
    "decks": decks,
    "replay": replay,
    "early": early,
    "beside": beside,
}


def main(names: list[str], chosen: dict[str, str]) -> None:
    folder = Path(chosen.get("to", "build/screens"))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        running = Running(str(Path(kept) / "screens.db"))
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=list(FLAGS))
        studio = Studio(browser, running, folder, chosen)
        for name, taken in SCREENS.items():
            if not names or name in names:
                try:
                    taken(studio)
                except Exception as error:  # the others are wanted all the same
                    print("FAILED", name, str(error)[:600], flush=True)
        browser.close()
        running.stop()


if __name__ == "__main__":
    given = [each[2:].split("=", 1) for each in sys.argv[1:] if each.startswith("--")]
    main([each for each in sys.argv[1:] if not each.startswith("--")], {name: value for name, value in given})
