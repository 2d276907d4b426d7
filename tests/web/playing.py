"""Playing through the page: whoever has no plan clicks what can be clicked, or presses its key."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

#: Clicks the page's own buttons until the match is over or so many decisions were made.
#: What is chosen is drawn from a small generator; the last option, often an attack, more than others: matches end.
CLICKS = """async ({ limit, seed, alone }) => {
  const sleep = (ms) => new Promise((go) => setTimeout(go, ms))
  const draw = (many) => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff), (seed >> 8) % many)
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled)
  const asked = () => document.querySelector('.ask.mine') && all('.ask .option, .ask .finish button').length
  const over = () => document.querySelector('.result')
  let made = 0
  let quiet = 0
  while (made < limit && !over()) {
    const curtain = document.querySelector('dialog .btn.main')
    if (curtain) { curtain.click(); await sleep(5); continue }
    if (!asked()) {
      if (!alone && quiet > 20) break // it is somebody else's turn by now
      if (++quiet > 4000) throw new Error('nothing is asked: ' + document.querySelector('#question')?.textContent)
      await sleep(5)
      continue
    }
    quiet = 0
    const marks = all('.ask .option[aria-pressed]')
    if (marks.length) {
      for (const each of marks) if ((each.getAttribute('aria-pressed') === 'true') !== (draw(2) === 0)) each.click()
      await sleep(0)
      const finish = all('.ask .finish .btn.main')
      if (finish.length) { finish[draw(finish.length)].click(); made++ } else marks[draw(marks.length)].click()
    } else {
      const lively = all('.ask .option:not(.idle)')
      const passing = all('.ask .finish .btn.main')
      const open = lively.length ? lively : all('.ask .option')
      const from = passing.length && (!open.length || draw(5) === 0) ? passing : open
      const button = from[draw(3) ? from.length - 1 : draw(from.length)]
      if (!button.querySelector('em')) made++
      button.click()
    }
    await sleep(0)
    if (made >= limit && !alone) break
    for (let i = 0; i < 400 && document.querySelector('.play') && !asked() && !over(); i++) await sleep(3)
  }
  return made
}"""


def made(page: Page, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """A new table, as the lobby would make it."""
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "start": True, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def arrived(page: Page) -> None:
    """In the lobby, known by a cookie."""
    page.goto("/")
    expect(page.locator(".game").first).to_be_visible(timeout=60_000)


def against_bot(page: Page, game: str, level: str = "random", **more: Any) -> str:
    """Sit down at a table of one's own against a bot."""
    arrived(page)
    table = made(page, game, [{"sitter": "me"}, {"sitter": "bot", "level": level}], **more)
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible(timeout=90_000)  # a game's cards are read the first time
    return table


def click_on(page: Page, limit: int = 100_000, seed: int = 7, alone: bool = True) -> int:
    """Click until so many decisions were made; whoever plays alone against bots waits to be asked again."""
    return int(page.evaluate(CLICKS, {"limit": limit, "seed": seed, "alone": alone}))


def log_of(page: Page) -> list[str]:
    """The whole log as the page has it, the oldest line first: no event is missing, none is there twice."""
    lines = page.evaluate("() => globalThis.ludoteca.log.map((event) => [event.number, event.text])")
    assert [number for number, _ in lines] == list(range(lines[0][0], lines[0][0] + len(lines)))
    return [text for _, text in lines]
