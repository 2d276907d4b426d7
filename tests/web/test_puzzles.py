"""A puzzle from the learning page to its verdict, by clicks alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.browser import Opener
from tests.web.playing import arrived, until

#: Let it go by, or take what is offered last; tells how many views there were before.
PASS = """() => {
    const before = ludoteca.past.length
    const { options, picking } = ludoteca.decision
    const offered = [...(picking?.ends ?? []), ...options]
    ludoteca.do(offered.find((each) => each.notation === 'pass') ?? offered.at(-1))
    return before
}"""


def opened(page: Page, puzzle: str) -> None:
    arrived(page)
    page.goto("/learn/dice_masters")
    page.get_by_role("button", name=puzzle).click()
    expect(page.locator(".play")).to_be_visible()
    until(page, "ludoteca.asked")


def test_a_puzzle_is_solved_by_following_its_hints(person: Opener) -> None:
    page = person(lang="en")
    opened(page, "Win this turn, no. 1 (up to 6 choices)")
    expect(page.get_by_role("status").filter(has_text="whatever the others do")).to_be_visible()
    assert violations(page) == []
    for _ in range(12):
        until(page, "ludoteca.asked || ludoteca.view.places")
        if page.evaluate("ludoteca.view.places"):
            break
        before = page.evaluate("ludoteca.past.length")
        page.get_by_role("button", name="Hint").click()
        page.locator(".advice button").first.click()
        until(page, f"ludoteca.past.length > {before}")
    expect(page.get_by_text("Solved!")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("button", name="Win this turn, no. 1 (up to 6 choices) – solved")).to_be_visible()
    assert violations(page) == []


def test_whoever_lets_the_turn_go_by_is_told_and_tries_again(person: Opener) -> None:
    page = person(lang="pt")
    opened(page, "Vença neste turno, nº 1 (até 6 escolhas)")
    table = page.url
    turn = page.evaluate("ludoteca.view.turn.number")
    over = f"ludoteca.view.turn.number !== {turn} || ludoteca.view.places"
    for _ in range(30):
        until(page, f"ludoteca.asked || {over}")
        if page.evaluate(f"!!({over})"):
            break
        before = page.evaluate(PASS)
        until(page, f"ludoteca.past.length > {before}")
    expect(page.get_by_text("Não resolvido: o turno acabou.")).to_be_visible()
    page.get_by_role("button", name="Tentar de novo").click()
    expect(page.get_by_text("façam os outros o que fizerem")).to_be_visible()
    assert page.url != table


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_list_of_puzzles_reads_well(person: Opener, theme: str) -> None:
    page = person(lang="pt", theme=theme)
    arrived(page)
    page.goto("/learn/dice_masters")
    expect(page.locator(".puzzles li")).to_have_count(11)
    assert violations(page) == []
