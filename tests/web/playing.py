"""Playing through the page: whoever has no plan clicks what can be clicked, or presses its key."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from ludoteca.core.match import Match
from tests.web.browser import PATIENCE, Opener

#: Clicks the page's own buttons until the match is over or so many decisions were made.
#: What is chosen is drawn from a small generator; the last option, often an attack, more than others: matches end.
#: Where what was marked can't be picked together, others are marked, and now and then fewer.
CLICKS = """async ({ limit, seed, alone }) => {
  const sleep = (ms) => new Promise((go) => setTimeout(go, ms))
  const draw = (many) => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff), (seed >> 8) % many)
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled)
  const asked = () => document.querySelector('.ask.mine') && all('.ask .option, .ask .finish button').length
  const over = () => document.querySelector('.result')
  let made = 0
  let quiet = 0
  let complaints = 0
  while (made < limit && !over()) {
    const curtain = document.querySelector('dialog .btn.main')
    if (curtain) { curtain.click(); await sleep(5); continue }
    if (!asked()) {
      if (!alone && quiet > 20) break // it is somebody else's turn by now
      if (++quiet > 100000) throw new Error('nothing is asked: ' + document.querySelector('#question')?.textContent)
      await sleep(5)
      continue
    }
    quiet = 0
    const sure = document.querySelector('.ask .sure .btn.main')
    if (sure) { sure.click(); await sleep(0); continue } // what spends something is confirmed
    const complaint = document.querySelector('[role=alert]')
    if (complaint && ++complaints > 5000) throw new Error('the page complains: ' + complaint.textContent)
    if (!complaint) complaints = 0
    const marks = all('.ask .option[aria-pressed]')
    if (marks.length) {
      const wanted = () => draw(2 + (complaints % 4)) === 0
      for (const each of marks) if ((each.getAttribute('aria-pressed') === 'true') !== wanted()) each.click()
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
    const here = () => document.querySelector('.play') && !over() && !document.querySelector('dialog')
    for (let i = 0; i < (alone ? 60000 : 400) && here() && !asked(); i++) await sleep(3)
    // where only passing is possible the page is about to pass by itself
    const passing = () => alone && here() && ludoteca.decision?.only_passing && !ludoteca.hold
    for (let i = 0; i < 4000 && passing(); i++) await sleep(3)
  }
  return made
}"""

#: How many matches are begun for one that is not over after a few choices.
TRIED = 20

#: The first answer there is, or as many of a series as are wanted.
ANSWER = """() => {
  const { picking, options } = ludoteca
  if (!picking) return ludoteca.choose(options[0].notation)
  for (const each of picking.candidates.slice(0, picking.fewest)) ludoteca.toggle(each)
  ludoteca.confirm(picking.ends[0])
}"""


def made(page: Page, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """A new table, as the lobby would make it."""
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "start": True, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def brought(page: Page, match: Match, seats: list[dict[str, str]]) -> str:
    """A table that goes on from where a match of the engine stands."""
    answer = page.request.post("/api/import", data={"save": match.save("test").decode(), "seats": seats})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def arrived(page: Page) -> None:
    """In the lobby, known by a cookie."""
    with page.expect_response("**/api/me*"):
        page.goto("/")
    expect(page.locator(".game").first).to_be_visible()


def against_bot(page: Page, game: str, level: str = "random", match: Match | None = None, **more: Any) -> str:
    """Sit down at a table of one's own against a bot, or as many as a match has seats that it may go on from."""
    arrived(page)
    others = 1 if match is None else match.table.box.seats - 1
    seats = [{"sitter": "me"}, *({"sitter": "bot", "level": level} for _ in range(others))]
    table = made(page, game, seats, **more) if match is None else brought(page, match, seats)
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible()  # a game's cards are read the first time
    return table


def click_on(page: Page, limit: int = 100_000, seed: int = 7, alone: bool = True) -> int:
    """Click until so many decisions were made; whoever plays alone against bots is asked again then, or it is over."""
    return int(page.evaluate(CLICKS, {"limit": limit, "seed": seed, "alone": alone}))


def at_rest(*pages: Page) -> None:
    """Nobody passes by itself from now on, and somebody is asked: nothing changes unless it is made to."""
    for page in pages:
        page.evaluate("ludoteca.hold = true")
    either(pages, "ludoteca.asked || document.querySelector('.result')")


def until(page: Page, wanted: str, seconds: float = PATIENCE) -> None:
    """Wait until an expression is true; the page's own policy forbids it to evaluate texts by itself."""
    either((page,), wanted, seconds)


def either(pages: tuple[Page, ...], wanted: str, seconds: float = PATIENCE) -> Page:
    """Wait until an expression is true on one of several pages: that page."""
    end = time.monotonic() + seconds
    while True:
        for page in pages:
            if page.evaluate(f"() => !!({wanted})"):
                return page
        assert time.monotonic() < end, f"it never came to: {wanted}"
        pages[0].wait_for_timeout(20)


def under_way(page: Page, game: str, choices: int, **more: Any) -> str:
    """A table at which so many choices were made and where the match goes on: one that is over is left for another one.
    Nothing changes there unless it is made to."""
    for seed in range(7, 7 + TRIED):
        table = against_bot(page, game, **more)
        click_on(page, choices, seed)
        at_rest(page)
        if not page.locator(".result").count():
            return table
    raise AssertionError(f"no match of {game} was under way after {choices} choices")


def finished(page: Page, game: str = "dice_masters", choices: int = 14) -> str:
    """The address of a match that was given up after a few choices."""
    table = under_way(page, game, choices)
    page.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    expect(page.locator(".result h2")).to_be_visible()
    return f"/match/{page.request.get(f'/api/tables/{table}').json()['match']}"


def keep_clicking(page: Page, seed: int) -> None:
    """Begin to click, and go on until the match is over; the caller watches other pages meanwhile."""
    args = {"limit": 100_000, "seed": seed, "alone": True}
    page.evaluate(f"(args) => void (globalThis.clicking = ({CLICKS})(args))", args)


def sat_down(
    person: Opener,
    game: str,
    langs: tuple[str, str] = ("en", "en"),
    match: Match | None = None,
    size: dict[str, int] | None = None,
    **more: Any,
) -> tuple[str, Page, Page]:
    """A table of two persons: the second came by the link that the first was given. It may go on from a match."""
    seats = [{"sitter": "me"}, {"sitter": "link"}]
    table, (first, second) = gathered(person, game, seats, langs, match, size, **more)
    return table, first, second


def gathered(
    person: Opener,
    game: str,
    seats: list[dict[str, str]],
    langs: tuple[str, ...],
    match: Match | None = None,
    size: dict[str, int] | None = None,
    **more: Any,
) -> tuple[str, list[Page]]:
    """A table, and its persons in the order of their seats: the first invites the others by a link each."""
    first = person(lang=langs[0], **(size or {}))
    arrived(first)
    table = made(first, game, seats, public=True, **more) if match is None else brought(first, match, seats)
    first.goto(f"/table/{table}")
    pages = [first, *came(person, first, langs[1:], size)]
    for page in pages:
        expect(page.locator(".play")).to_be_visible()
    return table, pages


def came(person: Opener, host: Page, langs: tuple[str, ...], size: dict[str, int] | None = None) -> list[Page]:
    """Those who come by the links that somebody was given in the waiting room."""
    links = host.locator(".links input")
    expect(links.first).to_be_visible()
    pages = []
    for address, lang in zip([each.input_value() for each in links.all()], langs, strict=False):
        page = person(lang=lang, **(size or {}))
        page.goto(address)
        pages.append(page)
    return pages


def take_turns(pages: tuple[Page, ...], rounds: int) -> None:
    """Whoever is asked answers, so often or until the match is over."""
    for seed in range(rounds):
        page = either(pages, "ludoteca.asked || document.querySelector('.result')")
        if page.locator(".result").count():
            break
        click_on(page, limit=1, seed=seed, alone=False)
