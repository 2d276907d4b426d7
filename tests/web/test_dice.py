"""Dice that are dice: in one row however many, with their figures wherever they lie, spent in one way each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludoteca.core.decision import Decision
from ludoteca.core.match import Match
from ludoteca.players.picking import picking
from tests.web.browser import Opener
from tests.web.playing import against_bot, until
from tests.web.positions import decisions
from tests.web.test_still import LOW

MANY = 6


def asked(match: Match, ask: str) -> Decision | None:
    """What the first player is asked, if it is this."""
    decision = match.table.decision
    return decision if decision and decision.seat == 0 and decision.ask == ask and not decision.series else None


def with_many_dice() -> Match:
    """The first player has rolled more dice than the four that every turn begins with."""
    return next(
        each for each in decisions("dice_masters") if (it := asked(each, "ask-reroll")) and len(it.options) > MANY
    )


def tops(page: Page, zone: str) -> list[int]:
    """Where the dice of one's own zone lie."""
    dice = page.locator(f".side:not(.above) .at-{zone} .spot").all()
    return [round(box["y"]) for each in dice if (box := each.bounding_box())]


@pytest.mark.parametrize("size", [LOW, {"width": 1440, "height": 900}])
def test_many_dice_lie_in_one_row_as_four_do(person: Opener, size: dict[str, int]) -> None:
    page = person(lang="en", **size)
    against_bot(page, "dice_masters", match=with_many_dice())
    until(page, "ludoteca.asked && ludoteca.picking")
    lying = tops(page, "prep")
    assert len(lying) >= MANY and len(set(lying)) == 1
    bar = page.locator(".side:not(.above) .seatbar").bounding_box()
    assert bar and bar["y"] + bar["height"] <= size["height"]


def test_a_face_that_was_rolled_shows_its_figures_before_it_is_kept(person: Opener) -> None:
    """Whoever thinks about rolling a character again sees what it would fight with."""
    page = person(lang="en")
    against_bot(page, "dice_masters", match=with_a_character())
    until(page, "ludoteca.asked && ludoteca.picking")
    rolled = page.evaluate("ludoteca.options.map((each) => each.sentence).find((each) => /level/.test(each))")
    level = page.locator(".side:not(.above) .at-prep .die:has(.figures)").first
    figures = [each for each in level.locator(".figures text").all_text_contents() if each]
    assert f"{figures[1]}/{figures[2]}" in rolled and len(figures) == 3


def with_a_character() -> Match:
    """Among the dice of the first player one shows a character, a single one."""
    for each in decisions("dice_masters"):
        if decision := asked(each, "ask-reroll"):
            dice = [each.table.pieces[option[1]] for option in decision.options[1:]]
            if sum(bool(each.table.box.kinds[die.kind].faces[die.face].level) for die in dice) == 1:
                return each
    raise AssertionError("nobody rolled a character")


def test_a_die_is_spent_whole_or_in_part_and_not_both(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "dice_masters", match=with_change())
    until(page, "ludoteca.picking")
    whole, part, other = page.evaluate("""(() => {
      const all = ludoteca.picking.candidates
      const part = all.find((each) => each.verb === 'change')
      const at = (each) => all.indexOf(each)
      const same = (each) => each.args[0].value === part.args[0].value
      return [at(all.find((each) => each !== part && same(each))), at(part), at(all.find((each) => !same(each)))]
    })()""")
    options = page.locator(".ask .option")
    for each in (other, whole, part):
        options.nth(each).click()
    expect(options.nth(part)).to_have_attribute("aria-pressed", "true")
    expect(options.nth(whole)).to_have_attribute("aria-pressed", "false")
    expect(options.nth(other)).to_have_attribute("aria-pressed", "true")


def with_change() -> Match:
    """Something is paid for, and one of several dice could give a part of what it shows."""
    for each in decisions("dice_masters"):
        if asked(each, "ask-pay") and (series := picking(each.table)):
            verbs = [verb for verb, *_ in series.candidates]
            if "change" in verbs and verbs.count("spend") > 1 and series.most > 1:
                return each
    raise AssertionError("nobody could give change")


def test_the_energies_of_a_reserve_are_heard_with_their_names(person: Opener) -> None:
    page = person(lang="pt")
    match = next(each for each in decisions("dice_masters") if asked(each, "ask-main"))
    against_bot(page, "dice_masters", match=match)
    until(page, "ludoteca.asked")
    names = {"punho", "raio", "máscara", "escudo", "coringa", "genérica"}
    sums = page.locator(".side:not(.above) .at-reserve .sum").all()
    assert sums
    for each in sums:
        assert (each.text_content() or "").split("× ")[1].rstrip(",") in names
