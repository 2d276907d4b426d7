"""Takes the pictures of ``docs/pictures``: screens of each game at set moments. Run by ``make pictures``.

Matches are brought to their moment by two companions who play from a seed, so that every picture shows the same
position each time. A person looks at them before they are kept.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludoteca import __version__, games
from ludoteca.core import view
from ludoteca.core.match import Match
from ludoteca.players import levels
from ludoteca.players.thought import Budget
from tests.server.running import Running
from tests.web.browser import FLAGS, PATIENCE, executable, prepared
from tests.web.playing import arrived

expect.set_options(timeout=PATIENCE * 1000)

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


class Screen(NamedTuple):
    game: str
    #: Choices that the companions make, at least; then on until the first seat has so many options.
    choices: int
    options: int
    seed: int
    lang: str
    theme: str
    width: int
    height: int
    setup: int = 0


SCREENS: dict[str, Screen] = {
    "krosmaster": Screen("krosmaster", 60, 20, 4, "pt", "dark", 1440, 900),
    "battle-scenes": Screen("battle_scenes", 90, 6, 3, "en", "dark", 1440, 960),
    "dice-masters": Screen("dice_masters", 28, 3, 2, "pt", "dark", 1440, 900),
    "fabula": Screen("fabula", 120, 4, 5, "en", "dark", 1440, 960),
    "apotheosis": Screen("apotheosis", 14, 6, 3, "pt", "dark", 1440, 960, setup=2),
    "krosmaster-light": Screen("krosmaster", 40, 20, 9, "en", "light", 1024, 768),
    "krosmaster-phone": Screen("krosmaster", 30, 20, 7, "pt", "dark", 390, 844),
    "fabula-phone": Screen("fabula", 60, 3, 8, "pt", "light", 390, 844),
}
#: A damage that is being reckoned, with a redirection: a position of a scenario, and what is done in it.
DAMAGE = (
    "two-she-hulks-and-a-hunter",
    ["use kraven-o-cacador-v1#3 impossivel-de-se-ver-v1#5", "choose mulher-hulk-v1#69"],
)


def developed(screen: Screen) -> bytes:
    """The save of a match that two companions have played until the first seat has something to choose from."""
    game = games.game(screen.game)
    thinker = levels.thinker(game, "companion")
    match = Match(game, game.sample_setups()[screen.setup], screen.seed)
    while not match.over:
        decision = match.table.decision
        assert decision is not None
        if len(match.choices) >= screen.choices and decision.seat == 0 and len(decision.options) >= screen.options:
            break
        blind = view.blind(match.table, decision.seat)
        match.choose(thinker.think(blind, decision.seat, Budget(milliseconds=500), len(match.choices)).option)
    assert not match.over, f"{screen.game}: the match ended after {len(match.choices)} choices"
    return match.save(__version__)


def brought(page: Page, save: bytes) -> None:
    """Sit down where the match stands; a busy machine may need more than one try to read the save in time."""
    arrived(page)
    seats = [{"sitter": "me"}, {"sitter": "bot", "level": "companion"}]
    for _ in range(5):
        answer = page.request.post("/api/import", data={"save": save.decode(), "seats": seats})
        if answer.ok:
            break
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    expect(page.locator(".ask.mine")).to_be_visible()


def aimed(page: Page) -> None:
    """Begin to cast: what could be reached, and what is in the way, is the best picture of an arena."""
    for spell in page.locator(".spell:not(.off)").all():
        spell.click()
        page.wait_for_timeout(500)
        if page.locator(".cell.whole").count() > 3:
            return
        page.keyboard.press("Escape")


def reckoned(page: Page) -> None:
    """A damage in the middle of its calculation, with the effect that waits for it."""
    arrived(page)
    word, choices = DAMAGE
    seats = [{"sitter": "me"}, {"sitter": "here"}]
    answer = page.request.post(f"/api/lessons/battle_scenes/{word}", data={"at": 0, "seats": seats})
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    expect(page.locator(".ask.mine")).to_be_visible()
    for choice in choices:
        page.evaluate("(choice) => ludoteca.choose(choice)", choice)
        page.wait_for_timeout(600)
        if page.get_by_role("button", name="I am here").count():
            page.get_by_role("button", name="I am here").click()
    expect(page.locator(".steps li").first).to_be_visible()


def opened(browser: Browser, running: Running, lang: str, theme: str, width: int, height: int) -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=running.url)
    prepared(context, lang, theme)
    return context.new_page()


def taken(page: Page, name: str, folder: Path) -> None:
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(5, 5)
    page.wait_for_timeout(600)
    kind = {"type": "jpeg", "quality": 86} if folder == PICTURES else {"type": "png"}
    page.screenshot(path=folder / f"{name}.{'jpg' if folder == PICTURES else 'png'}", **kind)  # type: ignore[arg-type]
    page.context.close()


def main(wanted: list[str], folder: Path = PICTURES) -> None:
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        running = Running(str(Path(kept) / "pictures.db"))
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=list(FLAGS))
        for name, screen in SCREENS.items():
            if not wanted or name in wanted:
                page = opened(browser, running, screen.lang, screen.theme, screen.width, screen.height)
                brought(page, developed(screen))
                if screen.game == "krosmaster":
                    aimed(page)
                taken(page, name, folder)
        if not wanted or "battle-scenes-damage" in wanted:
            page = opened(browser, running, "en", "dark", 1440, 960)
            reckoned(page)
            taken(page, "battle-scenes-damage", folder)
        if not wanted or "lobby" in wanted:
            page = opened(browser, running, "en", "dark", 1440, 1060)
            arrived(page)
            taken(page, "lobby", folder)
        browser.close()
        running.stop()


if __name__ == "__main__":
    given = [Path(each.removeprefix("--to=")) for each in sys.argv[1:] if each.startswith("--to=")]
    main([each for each in sys.argv[1:] if not each.startswith("--")], *given)
