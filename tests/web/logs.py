"""The log of a match, as its page has it and as the engine tells it from the save: they are the same, line by line."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.core.teller import Teller
from ludoteca.server.problems import words

#: Twins are told apart by numbers that the page leaves out: on the table one sees which it is. One card has a number
#: in its name.
NUMBERS = re.compile(r"(?: ?#(?!666)\d+)+")

#: Asks for earlier lines, if there are any.
EARLIER = "() => { const more = document.querySelector('.log .earlier'); more?.click(); return !!more }"


def log_of(page: Page) -> list[str]:
    """The whole log as the page has it, the oldest line first: no event is missing, none is there twice."""
    lines = page.evaluate("() => globalThis.ludoteca.log.map((event) => [event.number, event.text])")
    first = lines[0][0] if lines else 0
    assert [number for number, _ in lines] == list(range(first, first + len(lines)))
    return [text for _, text in lines]


def shown_log(page: Page) -> list[str]:
    """The lines that stand on the page once all of them are asked for, the oldest first."""
    page.locator(".log .all").click()
    while page.evaluate(EARLIER):
        page.wait_for_timeout(20)
    return list(reversed(page.locator(".log .line .said").all_inner_texts()))


def told_by_the_engine(page: Page, table: str, seat: int, lang: Lang) -> list[str]:
    """Every line that a reader is told of a match that is over, played again from its save."""
    match_id = page.request.get(f"/api/tables/{table}").json()["match"]
    save = page.request.get(f"/api/matches/{match_id}/export")
    assert save.ok, save.text()
    match = Match.load(save.body(), games.game)
    say = words(lang, match.table.box.game.name)
    if seat == view.SPECTATOR:
        teller = Teller(match.table, seat, say, "spectator")
    else:
        teller = Teller(match.table, seat, say)
    return [event.text for event in teller.events(match.log, 0)]


def assert_log_is_the_matchs(page: Page, table: str, seat: int, lang: Lang, player: Page | None = None) -> None:
    """The page's log is the match's, in memory and on the screen. A player has the save for one who watches."""
    told = told_by_the_engine(player or page, table, seat, lang)
    had = log_of(page)
    assert len(had) == len(told)
    assert [each for each in zip(had, told, strict=True) if each[0] != each[1]] == []
    names = page.evaluate("() => ludoteca.view.seats.map((seat, i) => [seat.name, ludoteca.info.seats[i].name])")
    assert shown_log(page) == [as_shown(line, names) for line in told if line]


def as_shown(line: str, names: list[list[str]]) -> str:
    """Players by their names; several of a name are counted."""
    for called, name in names:
        line = re.sub(rf"{called}(?!\d)", name, line)
    counted = NUMBERS.sub(lambda found: f" ×{many}" if (many := found[0].count("#")) > 1 else "", line)
    return " ".join(counted.split())
