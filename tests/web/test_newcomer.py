"""What the README promises to somebody who has never been here: with nothing but what stands on the page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.browser import Opener
from tests.web.playing import arrived, click_on, made, take_turns, under_way, until


def ask_why_not(page: Page, times: int) -> None:
    """Click on what does not glow: each time the page says why, by a rule that can be read."""
    told: list[str] = []
    cells = page.get_by_role("gridcell")
    for place in range(0, 144, 7):
        if len(told) == times:
            break
        cell = cells.nth(place)
        if "can be chosen" in cell.inner_text():
            continue
        cell.click()
        refusal = page.locator(".refusal")
        expect(refusal).to_be_visible()
        told.append(refusal.inner_text())
        refusal.get_by_role("button", name="rule").first.click()
        expect(page.locator("dialog .text")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        page.keyboard.press("Escape")
    assert len(told) == times


def test_a_newcomer_plays_a_bot_asks_why_not_three_times_and_undoes(person: Opener) -> None:
    page = person(lang="en")
    arrived(page)
    page.get_by_role("button", name=re.compile("^Play.*Krosmaster")).click()
    expect(page.locator(".play")).to_be_visible()
    until(page, "ludoteca.asked")
    ask_why_not(page, 3)
    for _ in range(30):  # until something was chosen that nobody has learned from
        click_on(page, limit=1)
        undo = page.get_by_role("button", name="Undo", exact=True)
        if undo.count() and undo.is_enabled():
            break
    before = page.evaluate("ludoteca.past.length")
    page.get_by_role("button", name="Undo", exact=True).click()
    until(page, f"ludoteca.past.length > {before}")
    click_on(page, limit=6)
    # by the rules of this format nobody concedes: the page does not offer it, and says so
    expect(page.get_by_role("button", name="Concede")).to_have_count(0)
    page.get_by_role("group", name="Menu").get_by_role("button", name="Offer a draw").click()
    expect(page.get_by_role("dialog")).to_contain_text("nobody concedes")


def test_a_newcomer_plays_a_friend_in_another_window(person: Opener) -> None:
    """A table is set up, the link is sent, the friend opens it and is at the table without another click."""
    page, friend = person(lang="en"), person(lang="pt")
    arrived(page)
    page.get_by_role("link", name=re.compile("Set up a table.*Dice Masters")).click()
    page.get_by_role("group", name="Seat 2").get_by_role("combobox").first.select_option(label="Friend by link")
    page.get_by_role("button", name="Set up a table").click()
    link = page.locator(".links input").first
    expect(link).to_be_visible()
    friend.goto(link.input_value())
    for each in (page, friend):
        expect(each.locator(".play")).to_be_visible()
    take_turns((page, friend), 8)
    assert page.evaluate("ludoteca.log.length") > 4


def test_a_public_table_is_joined_and_watched_from_the_lobby(person: Opener) -> None:
    """Whoever comes sees who waits; when both sit there, whoever comes later may watch."""
    page, friend, watcher = person(lang="en"), person(lang="en"), person(lang="pt")
    for each in (page, friend, watcher):
        arrived(each)
    table = made(page, "krosmaster", [{"sitter": "me"}, {"sitter": "link"}], public=True)
    friend.reload()
    waiting = friend.get_by_role("region", name="Tables to join").get_by_role("listitem").filter(has=of(friend, table))
    expect(waiting).to_contain_text("Krosmaster Arena")
    waiting.get_by_role("link", name="Join").click()
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_text("when everybody who plays has come to this page")).to_be_visible()
    page.goto(f"/table/{table}")
    for each in (page, friend):
        expect(each.locator(".play")).to_be_visible()
    watcher.reload()
    running = watcher.get_by_role("region", name="Mesas para assistir")
    running.get_by_role("listitem").filter(has=of(watcher, table)).get_by_role("link", name="Assistir").click()
    expect(watcher.get_by_text("Você está assistindo")).to_be_visible()
    assert watcher.evaluate("ludoteca.seat") == -1


def test_whoever_comes_back_finds_the_own_matches_and_is_called_as_wished(person: Opener) -> None:
    """What goes on is gone on with, what is over is looked at again; the name that was chosen stands there."""
    page = person(lang="pt")
    arrived(page)
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_role("textbox", name="Seu nome").fill("Iara")
    page.get_by_role("dialog").get_by_role("button", name="Salvar").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Salvo")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".me")).to_have_text("Iara")
    table = under_way(page, "fabula", 3)
    page.goto("/")
    mine = page.get_by_role("region", name="Minhas mesas").get_by_role("listitem").filter(has=of(page, table))
    expect(mine).to_contain_text("Iara")
    mine.get_by_role("link", name="Continuar").click()
    expect(page.locator(".play")).to_be_visible()
    page.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    expect(page.locator(".result h2")).to_be_visible()
    page.goto("/")
    over = page.get_by_role("region", name="Partidas terminadas").get_by_role("listitem").first
    expect(over).to_contain_text("Iara")
    expect(mine).to_have_count(0)
    over.get_by_role("link", name="Rever").click()
    expect(page.get_by_role("slider", name="Linha do tempo")).to_be_visible()


def of(page: Page, table: str) -> Locator:
    """What leads to a table."""
    return page.locator(f"a[href^='/table/{table}']")
