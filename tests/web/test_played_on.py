"""A replay played on from one of its moments: with both seats oneself, and with a friend who comes by a link."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser import Opener
from tests.web.playing import at_rest, came, click_on, either, finished, until

#: How many choices were made at the moment from which it is played on.
AT = 3


def opened(page: Page) -> dict[str, Any]:
    """The replay of a match that is over, at a moment of it: the table as it stood then, as everybody sees it."""
    page.goto(f"{finished(page, choices=6)}?at={AT}&sight=0")
    expect(page.get_by_role("slider", name="Timeline")).to_have_value(str(AT))
    until(page, "ludoteca.view?.pieces.length")
    return stood(page)


def stood(page: Page) -> dict[str, Any]:
    """Whose turn it is, where everything lies, and what everybody has."""
    told: dict[str, Any] = page.evaluate("({ turn: ludoteca.view.turn.number, areas: ludoteca.view.areas })")
    areas = [(each["name"], each.get("seat", -1), sorted(each.get("pieces", []))) for each in told["areas"]]
    return {"turn": told["turn"], "areas": sorted(areas), "seats": page.evaluate("ludoteca.view.seats")}


def test_a_replay_is_played_on_with_both_seats_oneself(person: Opener) -> None:
    page = person()
    then = opened(page)
    page.get_by_role("button", name="both seats myself").click()
    expect(page).to_have_url(re.compile("/table/"))
    at_rest(page)
    assert page.evaluate("ludoteca.info.seats.map((each) => !!each.mine)") == [True, True]
    assert stood(page) == then
    seats: set[int] = set()
    for seed in range(60):
        until(page, "ludoteca.asked || document.querySelector('dialog .btn.main')")
        if page.locator("dialog .btn.main").count():  # the other seat is about to look
            page.locator("dialog .btn.main").click()
            continue
        seats.add(page.evaluate("ludoteca.seat"))
        if seats == {0, 1}:
            break
        click_on(page, limit=1, seed=seed)
    assert seats == {0, 1}


def test_a_replay_is_played_on_with_a_friend_by_a_link(person: Opener) -> None:
    first = person()
    then = opened(first)
    first.get_by_role("button", name="with a friend").click()
    expect(first).to_have_url(re.compile("/table/"))
    (second,) = came(person, first, ("pt",))
    pages = (first, second)
    for page in pages:
        expect(page.locator(".play")).to_be_visible()
    at_rest(*pages)
    assert [page.evaluate("ludoteca.seat") for page in pages] == [0, 1]
    assert stood(first) == then
    asked = either(pages, "ludoteca.asked")
    step = asked.evaluate("ludoteca.past.length")
    assert click_on(asked, limit=1, alone=False) == 1
    until(asked, f"ludoteca.past.length > {step}")
    expect(second.locator(".log .line")).to_have_count(first.locator(".log .line").count())
