"""A finger: a tap chooses, a long press reads the card in full and chooses nothing, a swipe does neither."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browser import prepared
from tests.web.playing import against_bot, click_on, until

LONG = 900
PHONE = {"width": 390, "height": 844}


def finger(page: Page, selector: str, held: int = 0, moved: int = 0) -> None:
    """Lay a finger on something, leave it there so long, move it so far, and lift it."""
    target = page.locator(selector).first
    page.wait_for_timeout(500)  # what is asked has been brought into sight: nothing scrolls by itself any more
    target.evaluate("element => element.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = target.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    if moved:
        moves = [{"x": at["x"], "y": at["y"] - moved * part / 4} for part in range(1, 5)]
        for each in moves:
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [each]})
    page.wait_for_timeout(held)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


#: A card in the hand, a line of a team, and a figure on the arena, which is read where it stands.
PRESSED = [("fabula", ".hand .piece"), ("krosmaster", ".teams .piece"), ("krosmaster", ".cell")]


@pytest.mark.parametrize(("game", "selector"), PRESSED)
def test_a_long_press_reads_a_card_and_chooses_nothing(
    browser: Browser, site: Running, game: str, selector: str
) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, base_url=site.url)  # type: ignore[arg-type]
    prepared(context, "en")
    page = context.new_page()
    against_bot(page, game)
    page.evaluate("ludoteca.hold = true")
    click_on(page, limit=1)
    until(page, "ludoteca.asked")
    if selector == ".cell":
        for seed in range(60):
            if cell := page.evaluate("ludoteca.look.of('arena').findLast((each) => each.card && each.cell >= 0)?.cell"):
                selector = f'.cell[data-cell="{cell}"]'
                break
            click_on(page, limit=1, seed=seed)
        until(page, "ludoteca.asked")
    before = page.evaluate("[ludoteca.past.length, ludoteca.picks.length, ludoteca.marks.length]")
    finger(page, selector, held=LONG)
    reader = page.get_by_role("dialog")
    expect(reader).to_be_visible()
    assert page.evaluate("[ludoteca.past.length, ludoteca.picks.length, ludoteca.marks.length]") == before
    assert page.evaluate("ludoteca.refusals.length") == 0  # nor did it ask why not
    reader.get_by_role("button", name="Close").click()
    expect(reader).to_have_count(0)
    finger(page, selector, held=LONG, moved=120)  # whoever scrolls reads nothing
    expect(reader).to_have_count(0)
    finger(page, selector)  # a tap chooses, or hears why not
    until(page, "ludoteca.picks.length || ludoteca.marks.length || ludoteca.refusals.length || ludoteca.waits")
    context.close()
