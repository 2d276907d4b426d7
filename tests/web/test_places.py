"""Where things are: cells by the names at the edge of their board, cards of a pile below the name of the pile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.core.match import Match
from ludoteca.core.teller import Teller
from ludoteca.server.problems import words
from tests.web.browser import Opener
from tests.web.playing import against_bot, at_rest, until
from tests.web.positions import asked, decisions


@pytest.mark.parametrize(
    ("game", "width", "columns", "rows"),
    [("krosmaster", 1440, 12, 12), ("krosmaster", 390, 12, 12), ("apotheosis", 1440, 3, 4), ("apotheosis", 390, 3, 4)],
)
def test_cells_are_called_as_the_edge_of_their_board_says(
    person: Opener, game: str, width: int, columns: int, rows: int
) -> None:
    """Each name stands before its own column or row, in the frame: an option says "c4", and one finds it."""
    page = person(lang="en", width=width)
    against_bot(page, game)
    files, ranks = page.locator(".files span"), page.locator(".ranks span")
    assert files.all_text_contents() == list("abcdefghijkl"[:columns])
    assert ranks.all_text_contents() == [str(row + 1) for row in range(rows)]
    grid = page.get_by_role("grid").bounding_box()
    assert grid
    for name, at in ((files.nth(columns - 1), (columns - 0.5) / columns), (files.first, 0.5 / columns)):
        box = name.bounding_box()
        assert box
        assert abs(box["x"] + box["width"] / 2 - grid["x"] - at * grid["width"]) < 3
        assert box["y"] >= grid["y"] + grid["height"]
    for name, at in ((ranks.nth(rows - 1), (rows - 0.5) / rows), (ranks.first, 0.5 / rows)):
        box = name.bounding_box()
        assert box
        assert abs(box["y"] + box["height"] / 2 - grid["y"] - at * grid["height"]) < 3
        assert box["x"] + box["width"] <= grid["x"]


def offered_from(game: str, area: str) -> tuple[Match, int]:
    """A match in which the first player may choose a card that lies in such an area, and that card."""
    for match in decisions(game):
        decision = asked(match.table, 0)
        if decision is None:
            continue
        told = Teller(match.table, 0, words("en", game)).told()
        there = {number for each in told.areas if each.name == area for number in each.pieces}
        args = [int(arg.value) for option in decision.options for arg in option.args if arg.kind == "piece"]
        found = there.intersection(args)
        if found:
            return match, min(found)
    raise AssertionError("no such card was offered")


def test_a_card_that_can_be_chosen_from_a_pile_lies_below_the_name_of_the_pile(person: Opener) -> None:
    """Nobody takes it for one of their hand."""
    page = person(lang="pt")
    match, card = offered_from("battle_scenes", "resources")
    against_bot(page, "battle_scenes", match=match)
    at_rest(page)
    tray = page.get_by_role("group", name="Opções")
    pile = tray.get_by_role("group", name="Recursos", exact=True)
    expect(pile.get_by_role("heading", name="Recursos")).to_be_visible()
    expect(pile.locator(f"[data-piece='{card}']")).to_be_visible()
    expect(page.get_by_role("group", name="Mão", exact=True).locator(f"[data-piece='{card}']")).to_have_count(0)


def test_a_keyword_that_a_line_explains_is_read_once(person: Opener) -> None:
    """The line has its rule; what stands among the figures are figures, and what was gained."""
    page = person(lang="pt")
    against_bot(page, "krosmaster", format="friendly")
    until(page, "ludoteca.asked")
    page.locator(".teams button.piece", has_text="Rainha dos Tofus").first.hover()
    reader = page.get_by_role("region", name="Carta")
    expect(reader.locator(".line", has_text="Esquiva")).to_have_count(1)
    assert reader.inner_text().count("Esquiva") == 1
