"""Playing by keys alone: figures for the list, Space for the default, Tab and Enter for what has no figure."""

from __future__ import annotations

import random

from playwright.sync_api import Page

#: Waits until something is asked, or the match is over; then tells what a key could do.
LISTENS = """async () => {
  const all = (selector) => document.querySelectorAll(selector).length
  for (let i = 0; i < 6000; i++) {
    if (all('.result') || all('dialog') || (all('.ask.mine') && !globalThis.ludoteca.waits)) break
    await new Promise((go) => setTimeout(go, 5))
  }
  const marks = all('.ask .option[aria-pressed]')
  return { over: all('.result') > 0, dialog: all('dialog') > 0, many: all('.ask .option'), marks }
}"""
FOCUSED = "() => document.activeElement?.textContent.replace(/\\s+/g, '') ?? ''"


def tab_to(page: Page, name: str, most: int = 80) -> None:
    """Press Tab until what has this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if name.replace(" ", "") in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab never came to {name!r}")


def answer(page: Page, chance: random.Random, asked: dict[str, int], rest: float) -> None:
    """Press the keys of an answer, whichever it is; so often the default."""
    if asked["marks"]:
        for place in range(min(9, asked["many"])):
            if chance.random() < 0.5:
                page.keyboard.press(str(place + 1))
        page.keyboard.press("Space")
    elif asked["many"] and chance.random() < 0.05:
        page.keyboard.press("q")
        for _ in range(chance.randrange(min(4, asked["many"]))):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif asked["many"] and chance.random() < 1 - rest:
        page.keyboard.press(str(chance.randrange(min(9, asked["many"])) + 1))
    else:
        page.keyboard.press("Space")


def play_by_keys(page: Page, rest: float = 0.15, seed: int = 3, limit: int = 10_000) -> int:
    """Answer whatever is asked until the match is over. Tells how often something was answered."""
    chance = random.Random(seed)
    for made in range(limit):
        asked = page.evaluate(LISTENS)
        if asked["over"]:
            return made
        if asked["dialog"]:
            page.keyboard.press("Escape")
        else:
            answer(page, chance, asked, rest)
    raise AssertionError(f"the match is not over after {limit} answers")
