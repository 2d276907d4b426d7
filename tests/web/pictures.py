"""Takes the pictures of ``docs/pictures``: screens of each game at set moments. Run by ``make pictures``.

Matches are the same every time, because the clicks are drawn from a seed; the dice are not, so that the pictures
differ a little. A person looks at them before they are kept.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.server.running import Running
from tests.web.browser import FLAGS, executable, prepared
from tests.web.playing import against_bot, arrived, click_on

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"

#: By picture: the game, decisions before it, language, theme, width and height.
SCREENS: dict[str, tuple[str, int, str, str, int, int]] = {
    "krosmaster": ("krosmaster", 34, "pt", "dark", 1440, 900),
    "battle-scenes": ("battle_scenes", 9, "en", "dark", 1440, 960),
    "dice-masters": ("dice_masters", 34, "pt", "dark", 1440, 900),
    "fabula": ("fabula", 46, "en", "dark", 1440, 960),
    "apotheosis": ("apotheosis", 12, "pt", "dark", 1440, 960),
    "krosmaster-light": ("krosmaster", 20, "en", "light", 1024, 768),
    "krosmaster-phone": ("krosmaster", 26, "pt", "dark", 390, 844),
    "fabula-phone": ("fabula", 30, "pt", "light", 390, 844),
}


def taken(page: Page, name: str) -> None:
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=86)


def aimed(page: Page) -> None:
    """Begin to cast, where somebody can: what could be reached is the best picture of an arena."""
    for seed in range(60):
        spell = page.locator(".spell:not(.off)")
        if spell.count():
            spell.first.click()
            page.wait_for_timeout(500)
            if page.locator(".cell.whole").count() > 5:
                return
            page.keyboard.press("Escape")
        click_on(page, limit=1, seed=seed)


def main(wanted: list[str]) -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(str(Path(folder) / "pictures.db"))
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=list(FLAGS))
        for name, (game, moves, lang, theme, width, height) in SCREENS.items():
            if wanted and name not in wanted:
                continue
            context = browser.new_context(viewport={"width": width, "height": height}, base_url=running.url)
            prepared(context, lang, theme)
            page = context.new_page()
            against_bot(page, game)
            click_on(page, limit=moves, seed=11)
            if game == "krosmaster":
                aimed(page)
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(500)
            taken(page, name)
            context.close()
        if not wanted or "lobby" in wanted:
            context = browser.new_context(viewport={"width": 1440, "height": 1060}, base_url=running.url)
            prepared(context, "en")
            page = context.new_page()
            arrived(page)
            page.wait_for_timeout(500)
            taken(page, "lobby")
        browser.close()
        running.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
