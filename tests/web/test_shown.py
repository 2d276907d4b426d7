"""What the face of each game shows of the table: compared with what the page was told of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.core.teller import Teller
from ludoteca.server.problems import words
from tests.web.browser import Opener
from tests.web.playing import against_bot, at_rest, gathered, sat_down, until
from tests.web.positions import CHOICES, MATCHES


def found(game: str, wanted: Callable[[Match], bool], which: int = 0, seat: int = 0) -> Match:
    """The first random match in a sample of the game that stands as it is wanted, where the first player is asked, or
    another one."""
    home = games.game(game)
    for seed in range(MATCHES):
        match, chance = Match(home, home.sample_setups()[which], seed), random.Random(seed)
        while not match.over and len(match.choices) < CHOICES:
            decision = match.table.decision
            assert decision is not None
            if decision.seat == seat and wanted(match):
                return match
            match.choose(chance.choice(decision.options))
    raise AssertionError("no such match")


def test_a_timeline_lists_who_acts_in_which_order_and_the_purse_what_was_won(person: Opener) -> None:
    """Four seats: each has its line, from its first to its last, its Glory and its Kamas."""
    page = person(lang="en")
    which = next(i for i, each in enumerate(games.game("krosmaster").sample_setups()) if seats_of(each) == 4)
    against_bot(page, "krosmaster", match=found("krosmaster", lambda match: len(match.choices) > 60, which))
    at_rest(page)
    lines = page.locator(".teams section")
    expect(lines).to_have_count(4)
    order = page.evaluate("ludoteca.view.turn.order")
    for place, seat in enumerate(order):
        line = lines.nth(place)
        told = page.evaluate(f"ludoteca.view.turn.timelines.find((each) => each.seat === {seat})?.pieces ?? []")
        drawn = [int(each.get_attribute("data-piece") or -1) for each in line.locator("[data-piece]").all()]
        assert [number for number in drawn if number in told] == told
        figures = page.evaluate(f"ludoteca.view.seats[{seat}].badges.map((each) => each.text)")
        assert line.locator(".purse .sr").all_text_contents() == figures
        assert any("Glory" in each or "GG" in each for each in figures) and any("Kama" in each for each in figures)


def seats_of(setup: dict[str, object]) -> int:
    return Match(games.game("krosmaster"), setup, 0).table.box.seats


def test_what_blocks_the_sight_is_marked_on_the_board(person: Opener) -> None:
    """A spell is aimed: a cell that can't be seen tells why, and the cell that stands between is lit."""
    page = person(lang="en")
    against_bot(page, "krosmaster", match=found("krosmaster", casts))
    at_rest(page)
    for spell in page.locator(".spells button.spell").all():
        page.keyboard.press("Escape")
        spell.click()
        if page.evaluate("ludoteca.picks.length"):
            until(page, "ludoteca.overlay")
        if page.evaluate(f"{BLOCKED}.length"):
            break
    cell, blocker = page.evaluate(f"{BLOCKED}.map((each) => [each.cell, each.blocker])[0]")
    page.locator(f"[data-cell='{cell}']").hover()
    expect(page.locator(".frame .tip")).to_be_visible()
    expect(page.locator(".cell.blames")).to_have_count(1)
    assert page.locator(".cell.blames").get_attribute("data-cell") == str(blocker)


#: Cells that can't be aimed at because another stands between.
BLOCKED = "(ludoteca.overlay?.cells ?? []).filter((each) => each.blocker >= 0 && each.refusal >= 0)"


def casts(match: Match) -> bool:
    """Somebody may strike many cells from where they stand: some of them are behind something."""
    decision = match.table.decision
    return decision is not None and sum(option[0] == "cast" for option in decision.options) > 24


def test_a_card_of_dice_shows_how_many_are_left_and_all_their_sides(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "dice_masters")
    until(page, "ludoteca.asked")
    for shelf in page.evaluate("ludoteca.view.shelves.map(({ card, left }) => ({ card, left }))"):
        drawn = page.locator(f".shelf[data-card='{shelf['card']}']")
        expect(drawn.locator(".left i")).to_have_count(min(5, shelf["left"]))
        drawn.hover()
        sides = page.get_by_role("region", name="Card").locator("li[title]")
        expect(sides).to_have_count(6)
        told = page.evaluate("(card) => ludoteca.cards[card].faces_text", shelf["card"])
        assert sides.locator(".sr").all_text_contents() == told


def test_the_stack_lists_what_waits_and_points_at_its_targets(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "fabula", match=found("fabula", aims))
    at_rest(page)
    targets = page.evaluate("ludoteca.view.waiting.flatMap((each) => each.targets)")
    assert targets
    stack = page.get_by_role("region", name="Stack").get_by_role("listitem")
    named = page.evaluate("(number) => ludoteca.look.pieces.get(number).name.replace(/ #\\d+$/, '')", targets[0])
    expect(stack.filter(has_text=named)).not_to_have_count(0)
    expect(page.locator(".play .lines > path.target")).to_have_count(len(targets))


def aims(match: Match) -> bool:
    told = Teller(match.table, 0, words("en", match.game.name)).told()
    on_table = {number for area in told.areas if area.name in ("battle", "territory") for number in area.pieces}
    return any(on_table.issuperset(each.targets) and each.targets and each.source in on_table for each in told.waiting)


def test_attackers_and_those_who_block_them_are_joined_by_lines(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "dice_masters", match=found("dice_masters", blocks, 3))
    at_rest(page)
    pairs = page.evaluate(
        "ludoteca.view.pieces.flatMap((piece) => piece.badges.filter((each) => each.kind === 'link' && each.to >= 0))"
    )
    assert pairs
    attackers = page.get_by_role("group", name="Attackers", exact=True).locator("[data-piece]")
    drawn = {int(each.get_attribute("data-piece") or -1) for each in attackers.all()}
    assert {pair["to"] for pair in pairs} <= drawn
    expect(page.locator(".felt .lines > path.block")).to_have_count(len(pairs))


def blocks(match: Match) -> bool:
    """Somebody blocks, and the first player may still do something before it is settled."""
    decision = match.table.decision
    if decision is None or decision.ask != "ask-actions":
        return False
    told = Teller(match.table, 0, words("en", match.game.name)).told()
    return any(badge.kind == "link" and badge.to >= 0 for piece in told.pieces for badge in piece.badges)


def test_a_sheet_has_every_area_with_how_many_cards_lie_there(person: Opener) -> None:
    """Equipment, memento, inventory: of everybody, also what is hidden."""
    page = person(lang="en")
    against_bot(page, "apotheosis", match=found("apotheosis", lambda match: len(match.choices) > 12))
    at_rest(page)
    for seat in (0, 1):
        sheet = page.locator(f".sheet[data-seat='{seat}']")
        for name in ("sheet", "equipment", "memento", "inventory"):
            title = page.evaluate(f"ludoteca.look.area('{name}', {seat})?.text")
            many = page.evaluate(f"ludoteca.look.count('{name}', {seat})")
            if many:
                expect(sheet.get_by_role("group", name=title, exact=True).locator("h2 b")).to_have_text(str(many))
        figures = page.evaluate(f"ludoteca.view.seats[{seat}].badges.map((each) => each.text)")
        for text in figures:
            expect(sheet.locator(".seatbar").get_by_text(text)).not_to_have_count(0)


def test_a_board_shows_its_heights_and_containers(person: Opener) -> None:
    """Each cell that is higher or lower says by how much, and a container is known as one."""
    page = person(lang="en")
    against_bot(page, "apotheosis", match=found("apotheosis", lambda match: True, 8))
    at_rest(page)
    cells = page.evaluate("ludoteca.view.boards[0].cells.map(({ cell, number }) => [cell, number])")
    high = {cell: number for cell, number in cells if number}
    assert high
    for cell, height in high.items():
        expect(page.locator(f"[data-cell='{cell}'] .height")).to_have_text(str(height))
    expect(page.locator(".cell .height")).to_have_count(len(high))
    locked = "piece.cell >= 0 && piece.badges.some((each) => each.name === 'container')"
    chests = f"ludoteca.view.pieces.filter((piece) => {locked})"
    expect(page.locator(".tokens .figure i[title]")).to_have_count(page.evaluate(f"{chests}.length"))
    assert page.evaluate(f"{chests}.length") > 0


def test_a_race_says_that_the_first_answer_counts_and_who_is_asked(person: Opener) -> None:
    """Both may respond to one deed; whoever lets it go by is not in the race any more."""
    match = found("apotheosis", lambda match: len(raced(match)) == 2)
    _, first, second = sat_down(person, "apotheosis", ("en", "pt"), match=match)
    for page in (first, second):
        page.evaluate("ludoteca.hold = true")
        until(page, "ludoteca.asked")
    expect(first.locator(".race")).to_contain_text("A race: the first answer to come counts.")
    expect(second.locator(".race")).to_contain_text("Corrida: vale a primeira resposta que chegar.")
    expect(first.locator(".race")).to_contain_text("you")
    expect(first.locator(".race svg")).to_have_count(3)  # both seats, and the sign
    assert re.search(r"você", second.locator(".race").inner_text())


def test_a_race_of_three_names_the_others_that_are_asked_to_each(person: Opener) -> None:
    match = found("apotheosis", lambda match: len(raced(match)) == 3, 14, seat=2)
    seats = [{"sitter": "me"}, {"sitter": "link"}, {"sitter": "link"}]
    _, pages = gathered(asked_always(person), "apotheosis", seats, ("en", "pt", "en"), match)
    for page in pages:
        until(page, "ludoteca.asked")
    for own, page, you in zip(range(3), pages, ("you", "você", "you"), strict=True):
        told = page.evaluate("ludoteca.info.seats.map((each) => each.name)")
        assert len(set(told)) == 3 and all(told)
        asked = page.locator(".race > span").all_inner_texts()
        assert [each.strip() for each in asked] == [you if seat == own else told[seat] for seat in raced(match)]
    let_go_by(pages[1])  # and is not asked any more


def let_go_by(page: Page) -> None:
    """Pass, again where the answer came while the table was told anew, until this seat is asked nothing."""
    for _ in range(60):
        if not page.evaluate("ludoteca.asked"):
            break
        page.evaluate("ludoteca.choose(ludoteca.decision.passing)")
        page.wait_for_timeout(500)
    expect(page.locator(".race")).to_have_count(0)


def asked_always(person: Opener) -> Opener:
    """Opens pages that never pass by themselves, by a setting of theirs."""

    def opened(**more: Any) -> Page:
        page = person(**more)
        page.goto("/")
        page.evaluate(
            "localStorage.ludoteca = JSON.stringify({ ...JSON.parse(localStorage.ludoteca), autoPass: false })"
        )
        return page

    return opened


def raced(match: Match) -> tuple[int, ...]:
    decision = match.table.decision
    assert decision is not None
    return decision.race


def test_piles_of_battle_scenes_say_how_many_lie_there_and_the_bar_who_has_which_points(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "battle_scenes", match=found("battle_scenes", lambda match: len(match.choices) > 40))
    at_rest(page)
    for seat in (0, 1):
        bar = page.locator(".seatbar").nth(1 - seat)
        for name in ("deck", "resources", "prizes"):
            title = page.evaluate(f"ludoteca.look.area('{name}', {seat}).text")
            many = page.evaluate(f"ludoteca.look.count('{name}', {seat})")
            expect(bar.locator(".pile .sr", has_text=f"{title}: {many}")).to_have_count(1)
        points = page.evaluate(f"ludoteca.view.seats[{seat}].badges.find((each) => each.name === 'points').value")
        expect(bar).to_contain_text(f"{points}")
