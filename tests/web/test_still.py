"""What stays still and in sight: nothing moves away under the pointer, and no part of one's own land is covered."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.games.battle_scenes.table.areas import LOADED, SCENE
from tests.web.browser import Opener
from tests.web.playing import against_bot, arrived, click_on, made, until
from tests.web.positions import decisions

#: Pieces of one's own land that lie under one's hand, by their texts.
COVERED = """(own) => {
  const hand = document.querySelector('.own').getBoundingClientRect()
  const pieces = [...document.querySelectorAll(own)]
  if (!pieces.length) return ['nothing lies there']
  return pieces.filter((each) => each.getBoundingClientRect().bottom > hand.top + 1).map((each) => each.innerText)
}"""
LOW = {"width": 1024, "height": 768}


def top(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["y"]


def test_whoever_clicks_at_once_is_not_told_why_what_is_done_can_not_be_done(person: Opener) -> None:
    """A cell tells what a step there would do after a moment; by then it has been walked to."""
    page = person(lang="en")
    against_bot(page, "krosmaster", format="friendly")
    for seed in range(60):
        until(page, "ludoteca.asked")
        if page.evaluate("ludoteca.options.some((each) => each.verb === 'move')"):
            break
        click_on(page, limit=1, seed=seed)
    for _ in range(2):
        step = page.evaluate("ludoteca.past.length")
        cell = page.locator(".cell.whole").first
        cell.hover()
        cell.click()
        until(page, f"ludoteca.past.length > {step}")
        page.wait_for_timeout(800)
        expect(page.locator(".refusal")).to_have_count(0)
        if not page.locator(".cell.whole").count():
            break


def test_what_is_asked_stays_where_it_is_whatever_is_read_above_it(person: Opener) -> None:
    """Cards of one line and of ten are read in the same room; an option shows the card that it speaks of."""
    page = person(lang="en")
    against_bot(page, "krosmaster")
    until(page, "ludoteca.asked")
    for seed in range(40):
        if page.evaluate("ludoteca.options.length > 1 && ludoteca.options.every((each) => each.verb === 'line')"):
            break
        click_on(page, limit=1, seed=seed)
    reader = page.get_by_role("region", name="Card")
    places, read = set(), set()
    for option in page.locator(".ask .option").all():
        option.hover()
        expect(reader).to_be_visible()
        name = str(reader.get_by_role("heading").inner_text())
        assert name in option.inner_text()
        read.add(name)
        places.add(round(top(page, "#question")))
    assert len(read) > 1 and len(places) == 1


def played(game: str, choices: int, seed: int) -> Match:
    home = games.game(game)
    match = Match(home, home.sample_setups()[0], seed)
    chance = random.Random(seed)
    while len(match.choices) < choices or match.table.decision.seat != 0:  # type: ignore[union-attr]
        match.choose(chance.choice(match.table.decision.options))  # type: ignore[union-attr]
        assert not match.over
    return match


@pytest.mark.parametrize(
    ("game", "own", "choices", "seed"),
    [("fabula", ".side.mine .piece", 40, 3), ("battle_scenes", ".row.you .piece", 110, 3)],
)
def test_ones_own_land_is_in_sight_on_a_low_screen(
    person: Opener, game: str, own: str, choices: int, seed: int
) -> None:
    page = person(lang="pt", theme="light", **LOW)
    against_bot(page, game, match=played(game, choices, seed))
    until(page, "ludoteca.asked")
    assert page.evaluate(COVERED, own) == []


def test_four_bearers_stand_in_one_row_on_a_wide_screen(person: Opener) -> None:
    """With their loaded cards beside them: a second row would push one's own scene below the hand."""
    match = next(each for each in decisions("battle_scenes") if decides_among_four(each))
    page = person(lang="en", width=1440, height=900)
    against_bot(page, "battle_scenes", match=match)
    until(page, "ludoteca.asked")
    lefts = "(row) => [...row.children].map((each) => each.offsetLeft)"
    for width, height in ((1380, 900), (1440, 960), (1600, 1200)):
        page.set_viewport_size({"width": width, "height": height})
        rows = [row.evaluate(lefts) for row in page.locator(".row.abreast").all()]
        assert max(map(len, rows)) == 4
        assert rows == [sorted(row) for row in rows], f"a second row begins at {width}×{height}"


def decides_among_four(match: Match) -> bool:
    """The first player is asked, and one of both sides has four bearers, all with loaded cards."""
    table = match.table
    loaded = {table.piece(number).host for number in table.zones[LOADED]}
    sides = [table.piece(number).controller for number in table.zones[SCENE] if table.is_base(number)]
    laden = [table.piece(number).controller for number in table.zones[SCENE] if number in loaded]
    return table.decision.seat == 0 and any(sides.count(seat) == laden.count(seat) == 4 for seat in (0, 1))


def test_a_whole_table_of_apotheosis_is_in_sight_on_a_low_screen(person: Opener) -> None:
    page = person(lang="en", **LOW)
    against_bot(page, "apotheosis", match=played("apotheosis", 2, 1))
    until(page, "ludoteca.asked")
    hidden = "(() => { const play = document.querySelector('.play'); return play.scrollHeight - play.clientHeight })()"
    assert page.evaluate(hidden) == 0


def test_what_can_be_chosen_is_in_sight_on_a_phone(person: Opener) -> None:
    """What is asked covers the lower part: one's own dice lie there, and are brought above it."""
    page = person(lang="pt", width=390, height=844)
    against_bot(page, "dice_masters")
    until(page, "ludoteca.asked")
    until(page, "scrollY > 0")
    seen = """() => [...document.querySelectorAll('.play .piece:is(.can, .step)')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return top >= 0 && bottom <= document.querySelector('.dock').getBoundingClientRect().top
    })"""
    assert page.evaluate(seen)


def test_a_page_that_was_opened_before_the_server_was_renewed_loads_itself_anew(person: Opener) -> None:
    """A part that is gone is asked for once; what can't be loaded even then is told, and not as an empty page."""
    page = person(lang="en")
    arrived(page)
    page.route("**/assets/LearnPage-*.js", lambda route: route.fulfill(status=404))
    with page.expect_event("load"):  # it is loaded anew
        page.get_by_role("link", name="First match").first.click()
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    page.unroute("**/assets/LearnPage-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".steps li").first).to_be_visible()


def test_the_list_does_not_jump_when_the_first_card_is_read(person: Opener) -> None:
    """Nothing was read before: its room is there all the same, and what is pointed at is what is clicked."""
    page = person(lang="en")
    against_bot(page, "dice_masters")
    until(page, "ludoteca.asked")
    before = top(page, ".ask .option")
    page.locator(".ask .option").first.hover()
    expect(page.get_by_role("region", name="Card").get_by_role("heading")).to_be_visible()
    assert top(page, ".ask .option") == before


def test_space_confirms_what_was_marked_by_clicks(person: Opener) -> None:
    """The last mark has the focus by then: the key that is written on the button means the button."""
    page = person(lang="en")
    against_bot(page, "dice_masters")
    until(page, "ludoteca.picking")
    for at in (0, 1):
        page.locator(".ask .option").nth(at).click()
    expect(page.locator(".ask .option.on")).to_have_count(2)
    steps = page.evaluate("ludoteca.past.length")
    page.keyboard.press("Space")
    until(page, f"ludoteca.past.length > {steps}")
    rerolled = page.evaluate("ludoteca.log.filter((each) => each.kind === 'roll').at(-1).pieces.length")
    assert rerolled == 2


def test_what_is_opened_while_the_next_page_is_on_its_way_stays_open(person: Opener) -> None:
    """Whoever is quick has a header before the page below it; its keys are given back to a button that is there."""
    page = person(lang="en")
    page.goto("/account")
    coming: list[Route] = []
    page.route("**/assets/Lobby-*.js", lambda route: coming.append(route))
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("link", name="To the lobby")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    coming[0].continue_()
    expect(page.locator(".game").first).to_be_visible()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    page.get_by_role("button", name="Settings").click()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    expect(sheet).to_have_count(0)


def test_the_settings_stay_open_when_the_friend_arrives_and_the_match_begins(person: Opener) -> None:
    page, friend = person(lang="en"), person(lang="pt")
    arrived(page)
    page.goto(f"/table/{made(page, 'dice_masters', [{'sitter': 'me'}, {'sitter': 'link'}])}")
    link = page.locator(".links input").first
    expect(link).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()
    friend.goto(link.input_value())
    expect(friend.locator(".play")).to_be_visible()
    expect(page.locator(".play")).to_be_attached()
    expect(sheet).to_be_visible()


def test_a_language_that_is_chosen_before_the_table_has_greeted_is_spoken(person: Opener) -> None:
    page = person(lang="pt")
    arrived(page)
    table = made(page, "dice_masters", [{"sitter": "me"}, {"sitter": "bot", "level": "random"}])
    kept: list[tuple[WebSocketRoute, str | bytes]] = []
    slow = True

    def held(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: kept.append((line, said)) if slow else line.send(said))

    page.route_web_socket("**/live", held)
    page.goto(f"/table/{table}")
    while not kept:
        page.wait_for_timeout(20)
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    slow = False
    for line, said in kept:
        line.send(said)
    expect(page.get_by_role("heading", name="Marvel Dice Masters")).to_be_visible()
    until(page, "ludoteca.asked")
    expect(page.locator("#question")).to_contain_text("Which dice do you reroll?")
