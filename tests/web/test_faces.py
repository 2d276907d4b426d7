"""What the faces of games say beside colours: signs, kinds, rings, figures that wait; and a first hand on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.core.view import Badge
from ludoteca.games.fabula.table.areas import AREA_OF, BATTLE
from tests.web.browser import Opener
from tests.web.playing import against_bot, click_on, until
from tests.web.positions import decisions

#: Of each ally that is drawn: its number, the kinds on its card, and of each figure the sign beside it.
ALLIES = """() => [...document.querySelectorAll('.battle [data-piece]:has(.ally:not(.back))')].map((each) => ({
  number: Number(each.dataset.piece),
  kinds: each.querySelector('.kin')?.textContent ?? '',
  fresh: !!each.querySelector('.fresh'),
  signs: [...each.querySelectorAll('.foot > span')].map((one) => getComputedStyle(one, '::after').content),
}))"""
#: What the view tells of the same pieces.
TOLD = """(number) => {
  const piece = ludoteca.look.pieces.get(number)
  const of = (name) => piece.badges.find((each) => each.name === name)
  const sign = ({ value, base }) => (value > base ? '"▲"' : value < base ? '"▼"' : 'none')
  return {
    number,
    kinds: ludoteca.cards[piece.card]?.under ?? '',
    fresh: !!of('fresh'),
    signs: ['offensive', 'influence', 'life'].map((name) => sign(of(name))),
  }
}"""


def altered(match: Match) -> bool:
    """Somebody's ally is hurt or strengthened, and the first player is asked."""
    return any(each.name in ("life", "offensive") and each.value != each.base for each in shown(match))


def just_come(match: Match) -> bool:
    """An ally has just come and does not act yet."""
    return any(each.name == "fresh" for each in shown(match))


def shown(match: Match) -> list[Badge]:
    table = match.table
    if table.decision is None or table.decision.seat != 0:
        return []
    fighting = [number for number, piece in table.pieces.items() if AREA_OF[piece.zone] == BATTLE]
    return [badge for number in fighting for badge in match.game.piece_badges(table, number)]


@pytest.mark.parametrize("wanted", [altered, just_come])
def test_an_ally_says_by_signs_what_was_altered_and_of_which_kinds_it_is(
    person: Opener, wanted: Callable[[Match], bool]
) -> None:
    match = next(each for each in decisions("fabula") if wanted(each))
    page = person(lang="pt", theme="light")
    against_bot(page, "fabula", match=match)
    until(page, "ludoteca.asked")
    allies = page.evaluate(ALLIES)
    assert allies == [page.evaluate(TOLD, each["number"]) for each in allies]
    assert any(each["kinds"] for each in allies)
    if wanted is altered:
        assert {'"▲"', '"▼"'} & {sign for each in allies for sign in each["signs"]}
    else:
        assert any(each["fresh"] for each in allies)


def begun(page: Page, verb: str) -> None:
    """Play until something of this sort can be done."""
    for seed in range(80):
        until(page, "ludoteca.asked")
        if page.evaluate("(verb) => ludoteca.options.some((each) => each.verb === verb)", verb):
            return
        click_on(page, limit=1, seed=seed)
    raise AssertionError(f"nobody could {verb}")


LOOK = "(cell) => getComputedStyle(cell, '::after').backgroundImage"


def test_cells_to_strike_have_a_ring_and_those_to_walk_to_a_dot(person: Opener) -> None:
    """Red alone would be nothing to whoever does not see it."""
    match = next(each for each in decisions("krosmaster") if walks_and_casts(each))
    page = person(lang="en")
    against_bot(page, "krosmaster", match=match)
    until(page, "ludoteca.asked")
    walked = page.locator(".cell.whole").first.evaluate(LOOK)
    spell = page.evaluate("() => ludoteca.options.find((each) => each.verb === 'cast').args[0].text")
    page.locator(".spell", has_text=spell).first.click()
    until(page, "document.querySelector('.strikes .cell.whole')")
    aimed = page.locator(".strikes .cell.whole").first.evaluate(LOOK)
    white, red = "rgb(255, 255, 255)", "rgba(212, 55, 42"
    assert walked.index(white) < walked.index("15%") and red not in walked
    assert "21%" in aimed and white in aimed and red in aimed


def walks_and_casts(match: Match) -> bool:
    decision = match.table.decision
    assert decision is not None
    verbs = {option[0] for option in decision.options}
    return decision.seat == 0 and {"move", "cast"} <= verbs


def test_figures_that_wait_for_their_place_are_not_fallen(person: Opener) -> None:
    """They stand in their team with what their cards say, and are placed by a click on the arena."""
    page = person(lang="pt")
    against_bot(page, "krosmaster")
    begun(page, "place")
    waiting = page.evaluate(
        "ludoteca.look.of('bench').filter((each) => each.controller === 0).map((each) => each.number)"
    )
    assert waiting
    for number in waiting:
        row = page.locator(f".teams [data-piece='{number}']")
        expect(row.locator(".unit:not(.fallen)")).to_have_count(1)
        expect(row.locator("small")).to_contain_text("PM")
        assert int(row.locator("b").inner_text()) > 0


def first_hands(game: str) -> Iterator[Match]:
    home = games.game(game)
    for seed in range(40):
        yield Match(home, home.sample_setups()[0], seed)


def test_a_first_hand_is_seen_whole_before_it_is_kept_on_a_phone(person: Opener) -> None:
    """Whoever decides whether to keep a hand can bring each of its cards above what is asked."""
    match = next(each for each in first_hands("fabula") if each.table.decision.seat == 0)  # type: ignore[union-attr]
    page = person(lang="pt", width=390, height=844)
    against_bot(page, "fabula", match=match)
    until(page, "ludoteca.asked")
    for card in page.locator(".hand .piece").all():
        card.scroll_into_view_if_needed()
        card.evaluate("(card) => card.scrollIntoView({ block: 'center', inline: 'center' })")
        below, dock = card.bounding_box(), page.locator(".dock").bounding_box()
        assert below and dock
        assert below["y"] >= 0 and below["y"] + below["height"] <= dock["y"]


def test_what_a_figure_covers_stands_beside_it(person: Opener) -> None:
    """A crate from whose top one sees further, and Kamas that could be collected: only where there are some."""
    page = person(lang="en")
    for step, shown in (("Ranges", ".ground.crate"), ("Move, collect", ".kamas")):
        page.goto("/learn/krosmaster")
        page.locator(".steps li", has_text=step).get_by_role("button", name="Try it").click()
        until(page, "globalThis.ludoteca?.asked")
        if shown == ".kamas":
            expect(page.locator(".token .kamas")).to_have_count(0)
            page.locator(".cell.whole", has_text="Kama").click()
        expect(page.locator(f".token.active {shown}")).to_have_count(1)
        expect(page.locator(".token :is(.ground, .kamas)")).to_have_count(1)
