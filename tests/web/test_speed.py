"""How quick it is: the first paint of the lobby, and an update of each game's largest tables."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browser import Opener, prepared
from tests.web.playing import arrived, click_on, made, until

PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity"
#: The most seats that a game has: each brings its own pieces.
LARGEST = {"krosmaster": 4, "fabula": 6, "apotheosis": 4, "battle_scenes": 2, "dice_masters": 2}
FORMAT = {"krosmaster": "free-for-all", "apotheosis": "objective"}
#: What nine of ten updates may cost, in lengths of the yardstick: twice what they do, so that a page that becomes more
#: than twice as slow fails. Where the yardstick takes 3 ms all of them are within a frame of 16 ms.
MOST = {"krosmaster": 4.3, "fabula": 3.6, "apotheosis": 5.3, "battle_scenes": 3.9, "dice_masters": 4.1}


#: Keeps whatever the server tells from now on, a whole view first.
KEEPS = """() => {
  globalThis.told = []
  const take = ludoteca.take.bind(ludoteca)
  ludoteca.take = (message) => {
    if (/^(view|change)$/.test(message.type)) globalThis.told.push(message)
    take(message)
  }
  ludoteca.hangUp()
}"""
#: What a page needs to show all of it again by itself, after it was opened anew: nothing is warm yet, as in a match,
#: and everything moves.
REMEMBERS = """() => {
  sessionStorage.setItem('told', JSON.stringify(globalThis.told))
  localStorage.setItem('ludoteca', JSON.stringify({ ...JSON.parse(localStorage.ludoteca), motion: 'full' }))
}"""
ALONE = """() => {
  ludoteca.close()
  ludoteca.say = () => 0
  ludoteca.hold = true
  globalThis.told = JSON.parse(sessionStorage.getItem('told'))
  globalThis.yard = document.body.appendChild(document.createElement('iframe')).contentDocument.body
  return globalThis.told.length
}"""
#: Whatever still moves comes to rest: no frame of it is counted to what follows.
RESTS = """() => {
  for (const each of document.getAnimations()) each.finish()
  return new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
}"""
#: Shows one, with all that is put off to the end of its task, until everything has its place on the screen.
SHOWS = """async (place) => {
  ludoteca.take(globalThis.told[place])
  for (let i = 0; i < 20; i++) await 0
  document.body.getBoundingClientRect()
}"""
#: The yardstick: scripts, styles and layout of a document of its own that are the same whatever becomes of the page.
YARD = """() => {
  const words = new Map(Array.from({ length: 3000 }, (_, i) => [`${(i * 7919) % 3001}`, i]))
  const sorted = [...words.keys()].sort((one, other) => one.localeCompare(other))
  const rows = Array.from({ length: 30 }, (_, row) => {
    const line = document.createElement('p')
    for (let i = 0; i < 12; i++) {
      const cell = line.appendChild(document.createElement('span'))
      cell.style.cssText = 'display: inline-block; padding: 2px; border: 1px solid'
      cell.textContent = sorted[row * 12 + i]
    }
    return line
  })
  yard.replaceChildren(...rows)
  yard.getBoundingClientRect()
}"""
#: So many updates are enough to know what nine of ten cost.
MANY = 40
#: So often a match is shown again, and so often at most if it still seems slow; of each update the cheapest time
#: counts, since whatever disturbs only adds.
ROUNDS, ROUNDS_AT_MOST = 3, 9
#: Two choices each: so often a match is played on until it has told enough updates.
ROUNDS_TO_PLAY = 60
#: The yardstick is laid beside every fourth update: its cheapest time counts too.
EVERY = 4
#: What is asked of the page from outside is a command, with its scripts; styles and layout are counted apart.
WORK = ("DevToolsCommandDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


class Cost(NamedTuple):
    """What updates cost, in milliseconds, and the yardstick beside them."""

    yard: float
    middle: float
    nine_of_ten: float
    updates: int


@pytest.mark.parametrize("game", LARGEST)
def test_updates_are_drawn_within_a_frame(person: Opener, game: str) -> None:
    """Nine of ten, by the yardstick: neither a slow machine nor a busy one changes what is counted."""
    page = person(lang="en")
    arrived(page)
    seats = [{"sitter": "me"}] + [{"sitter": "bot", "level": "random"}] * (LARGEST[game] - 1)
    table = made(page, game, seats, format=FORMAT.get(game, ""))
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    page.evaluate(KEEPS)
    until(page, "globalThis.told.length && ludoteca.line === 'open'")
    for seed in range(ROUNDS_TO_PLAY):
        if page.evaluate("told.length") >= MANY or page.locator(".result").count():
            break
        click_on(page, limit=2, seed=seed)
    page.evaluate(REMEMBERS)
    rounds = [drawn(page) for _ in range(ROUNDS)]
    while (found := cheapest(rounds)).nine_of_ten > MOST[game] * found.yard and len(rounds) < ROUNDS_AT_MOST:
        rounds.append(drawn(page))
    yard, middle, slow, many = found
    print(f"{game}: of {many} updates in {len(rounds)} rounds half below {middle:.1f} ms, nine of ten below", end=" ")
    print(f"{slow:.1f} ms; the yardstick {yard:.1f} ms: {slow / yard:.2f}")
    assert slow / yard < MOST[game]


def cheapest(rounds: list[tuple[list[float], list[float]]]) -> Cost:
    costs = sorted(min(each) for each in zip(*(costs for costs, _ in rounds), strict=True))
    yard = min(min(yards) for _, yards in rounds)
    return Cost(yard, costs[len(costs) // 2], costs[len(costs) * 9 // 10], len(costs))


def drawn(page: Page) -> tuple[list[float], list[float]]:
    """What each update that was remembered costs on a page that was opened anew, and the yardstick beside it: scripts,
    styles and layout, in milliseconds of the processor's time."""
    page.reload()
    expect(page.locator(".play")).to_be_visible()
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(*what: object) -> float:
        page.evaluate(RESTS)
        before = spent()
        page.evaluate(*what)
        return spent() - before

    def spent() -> float:
        found = {each["name"]: each["value"] for each in metrics.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(sum(found[name] for name in WORK))

    many = page.evaluate(ALONE)
    assert many >= MANY
    costs, yards = [], []
    for place in range(many):
        if place % EVERY == 0:
            yards.append(worked(YARD))
        costs.append(worked(SHOWS, place))
    return costs, yards


def test_the_lobby_is_painted_within_a_second_on_a_cold_cache(browser: Browser, site: Running) -> None:
    """The best of three: the machine may be busy with something else."""
    painted = []
    for _ in range(3):
        context = browser.new_context(base_url=site.url)
        prepared(context, "en")
        page = context.new_page()
        page.goto("/")
        expect(page.locator(".game").first).to_be_visible()
        painted.append(page.evaluate(PAINT))
        context.close()
    print(f"first paint: {min(painted):.0f} to {max(painted):.0f} ms")
    assert min(painted) < 1000
