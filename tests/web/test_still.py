"""What stays still and in sight: nothing moves away under the pointer, and no part of one's own land is covered."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.games.battle_scenes.table.areas import LOADED, SCENE
from tests.web.browser import Opener
from tests.web.playing import against_bot, arrived, at_rest, brought, click_on, made, until
from tests.web.positions import decisions
from tests.web.screens import setup_of

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


def test_answers_are_in_sight_below_a_long_list_and_move_nothing(person: Opener) -> None:
    """Why not, and what an option would do, on a low screen with more options than it has room for."""
    page = person(lang="pt", **LOW)
    against_bot(page, "krosmaster", match=placing())
    until(page, "ludoteca.asked && ludoteca.options.length > 6")
    before = top(page, "#question")
    page.locator(".ask .option").first.hover()
    expect(page.locator(".preview")).to_be_in_viewport(ratio=1)
    page.locator(".cell:not(.can)").nth(70).click()
    expect(page.locator(".refusal")).to_be_in_viewport(ratio=0.8)
    assert top(page, ".refusal") >= top(page, ".rest") and top(page, "#question") == before


def test_with_six_at_the_table_ones_own_land_is_looked_at_first(person: Opener) -> None:
    page = person(lang="pt", **LOW)
    home = games.game("fabula")
    setup = setup_of(home, {"seats": 6})
    match = Match(home, setup, 4)
    chance = random.Random(4)
    while len(match.choices) < 60 or match.table.decision.seat != 0:  # type: ignore[union-attr]
        match.choose(chance.choice(match.table.decision.options))  # type: ignore[union-attr]
    arrived(page)
    seats = [{"sitter": "me"}, *[{"sitter": "bot", "level": "random"}] * 5]
    page.goto(f"/table/{brought(page, match, seats)}")
    expect(page.locator(".ask.mine")).to_be_visible()
    assert page.evaluate(COVERED, ".side.mine .piece") == []


def played(game: str, choices: int, seed: int, which: int = 0) -> Match:
    home = games.game(game)
    match = Match(home, home.sample_setups()[which], seed)
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


@pytest.mark.parametrize(
    ("size", "choices", "which"),
    [
        (LOW, 2, 0),
        ({"width": 1440, "height": 900}, 2, 0),
        ({"width": 1440, "height": 900}, 20, 2),
        ({"width": 1440, "height": 900}, 20, 12),
    ],
)
def test_a_whole_table_of_apotheosis_is_in_sight_on_a_low_screen(
    person: Opener, size: dict[str, int], choices: int, which: int
) -> None:
    """At the beginning, with more cards than most Heroes have and piles beside them, and of four players."""
    page = person(lang="en", **size)
    against_bot(page, "apotheosis", match=played("apotheosis", choices, 1, which))
    until(page, "ludoteca.asked")
    hidden = "(() => { const play = document.querySelector('.play'); return play.scrollHeight - play.clientHeight })()"
    assert page.evaluate(hidden) == 0


def test_a_large_hand_lies_in_one_row_and_of_each_card_enough_is_seen_to_be_clicked(person: Opener) -> None:
    page = person(lang="pt", **LOW)
    against_bot(page, "battle_scenes")
    for _ in range(20):
        until(page, "ludoteca.asked")
        if page.evaluate("ludoteca.look.of('hand', ludoteca.seat).length > 8"):
            break
        click_on(page, limit=1)
    at_rest(page)
    cards = [box for each in page.locator(".hand .slot").all() if (box := each.bounding_box())]
    assert len(cards) > 8
    assert len({round(each["y"]) for each in cards}) == 1
    assert min(after["x"] - each["x"] for each, after in pairwise(cards)) >= 38
    assert cards[-1]["x"] + cards[-1]["width"] <= page.locator(".play").bounding_box()["width"]  # type: ignore[index]
    covered = page.locator(".hand .slot").nth(2)
    covered.hover(position={"x": 10, "y": 40})
    foremost = "(each) => each === [...each.parentElement.children].sort((a, b) => z(b) - z(a))[0]"
    assert covered.evaluate(
        f"(each) => {{ const z = (one) => +getComputedStyle(one).zIndex || 0; return ({foremost})(each) }}"
    )


@pytest.mark.parametrize("size", [LOW, {"width": 1440, "height": 900}])
def test_dice_that_are_rolled_lie_in_one_row_with_both_sides_in_sight(person: Opener, size: dict[str, int]) -> None:
    """Every match begins with four; nothing is pushed off the screen by them."""
    page = person(lang="en", **size)
    against_bot(page, "dice_masters")
    until(page, "ludoteca.asked && ludoteca.picking")
    rows = {
        round(box["y"])
        for each in page.locator(".side:not(.above) .at-prep .die").all()
        if (box := each.bounding_box())
    }
    assert len(rows) == 1
    bar = page.locator(".side:not(.above) .seatbar").bounding_box()
    assert bar and bar["y"] + bar["height"] <= size["height"]


def test_what_all_options_have_in_common_is_said_once_above_them(person: Opener) -> None:
    """Whoever sees reads it once, whoever listens hears every option whole; and they lie side by side."""
    page = person(lang="en")
    against_bot(page, "krosmaster", match=placing())
    until(page, "ludoteca.asked && ludoteca.options.length > 6")
    told = page.evaluate("ludoteca.options.map((each) => each.sentence)")
    whole = [re.sub(r"[\u2066-\u2069]| ?#\d+", "", each) for each in told]
    said = [" ".join(each.split()) for each in page.locator(".ask .option > span").all_text_contents()]
    assert sorted(said) == sorted(each[:1].upper() + each[1:] for each in whole)
    common = page.locator(".ask .shared").inner_text().removesuffix(" …")
    assert all(each.startswith(common) for each in said)
    cells = page.evaluate("ludoteca.options.map((each) => each.args[0].text)")
    read = """(each) => [...each.querySelectorAll('.option > span')].map((one) => [...one.childNodes]
      .filter((part) => part.nodeType === 3).map((part) => part.textContent).join('').trim())"""
    assert sorted(page.locator(".ask .options").evaluate(read)) == sorted(cells)
    tops = {round(box["y"]) for each in page.locator(".ask .option").all() if (box := each.bounding_box())}
    assert len(tops) < len(said) / 2


def placing() -> Match:
    """The first player places a figure."""
    home = games.game("krosmaster")
    match = Match(home, home.sample_setups()[0], 1)
    while match.table.decision.ask != "ask-place" or match.table.decision.seat != 0:  # type: ignore[union-attr]
        match.choose(match.table.decision.options[0])  # type: ignore[union-attr]
    return match


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


@pytest.mark.parametrize("size", [{"width": 320, "height": 640}, {"width": 640, "height": 450}])
def test_answers_are_in_sight_on_a_low_screen_whatever_a_beginner_is_told(person: Opener, size: dict[str, int]) -> None:
    """The narrowest phone, and a screen at twice its size: what others did and a hint leave room for an option."""
    page = person(lang="pt", **size)
    page.add_init_script(
        "localStorage.setItem('ludoteca', JSON.stringify({ lang: 'pt', motion: 'none', hints: true }))"
    )
    against_bot(page, "battle_scenes", match=next(each for each in decisions("battle_scenes") if prepares(each)))
    until(page, "ludoteca.asked")
    told, hint = page.locator(".meanwhile"), page.locator("p.hint")
    expect(told).to_be_visible()
    expect(hint).to_have_count(0)
    assert option_in_sight(page)
    told.locator(".tool").last.click()
    page.locator(".ask .option").first.click()
    expect(hint.or_(page.locator(".chips"))).to_be_visible()
    assert option_in_sight(page)


def prepares(match: Match) -> bool:
    """The first player may do several things, and something has happened before."""
    decision = match.table.decision
    return bool(decision and decision.seat == 0 and decision.ask == "ask-prepare" and len(match.choices) > 20)


def option_in_sight(page: Page) -> bool:
    """The first option stands whole above the buttons that end the question, or above the edge of the screen."""
    option = page.locator(".ask .option").first.bounding_box()
    finish = page.locator(".ask .finish").first
    below = finish.bounding_box() if finish.count() else None
    edge = below["y"] if below else page.viewport_size["height"]  # type: ignore[index]
    return bool(option) and option["y"] + option["height"] <= edge + 1  # type: ignore[index]


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
    sign = "(each) => getComputedStyle(each, '::after').content"
    assert [each.evaluate(sign) for each in page.locator(".play .piece.picked").all()] == ['"✓"'] * 2
    assert page.locator(".play .piece.can:not(.picked)").first.evaluate(sign) == "none"
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
