"""A table as a screen reader tells it: in the reader's language, each thing by its own name, each change once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.core.match import Match
from tests.web.browser import Opener
from tests.web.playing import against_bot, click_on, under_way, until
from tests.web.positions import decisions

#: Names of groups that are heard twice at one table.
TWICE = """() => {
  const within = (each) => each.parentElement.closest('[role=group]')?.getAttribute('aria-label') ?? ''
  const names = [...document.querySelectorAll('main [role=group]')].map((each) => `${within(each)}/${each.ariaLabel}`)
  return names.filter((each, i) => names.indexOf(each) !== i)
}"""
#: Whatever is said by itself from now on, in the order in which it comes.
HEARS = """() => {
  globalThis.heard = []
  const live = '[role=status], [role=alert], [aria-live]'
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes.length ? addedNodes : [target]) {
        const where = (node.nodeType === 1 ? node : node.parentElement)?.closest?.(live)
        if (where) heard.push(where.textContent.trim())
      }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


@pytest.mark.parametrize("game", ["apotheosis", "battle_scenes", "dice_masters", "fabula", "krosmaster"])
def test_no_two_parts_of_a_table_are_heard_by_one_name(person: Opener, game: str) -> None:
    page = person(lang="en")
    under_way(page, game, 6)
    if game != "battle_scenes":  # a hero may be there twice, and so may what is loaded on it
        assert page.evaluate(TWICE) == []
    for figure in page.locator(".pile .sr, .heap .sr").all_text_contents():
        name, _, many = figure.partition(": ")
        assert name and many.isdigit()


def test_the_arena_is_described_in_the_readers_language(person: Opener) -> None:
    page = person(lang="pt")
    against_bot(page, "krosmaster")
    for seed in range(20):
        if page.evaluate("ludoteca.view.boards[0]?.cells.length"):
            break
        click_on(page, limit=1, seed=seed)
    cells = "\n".join(page.get_by_role("gridcell").all_inner_texts())
    assert {"árvore", "arbusto", "caixa", "casa demoníaca", "Kama"} <= {
        part for line in cells.splitlines() for part in line.replace(", 1 ", ", ").split(", ")
    }
    assert not any(word in cells for word in ("tree", "bush", "crate", "demonic", "#"))
    assert "#" not in page.locator("p.sr[role=status]").inner_text()


def test_a_problem_is_said_once(person: Opener) -> None:
    """It stands in a box that is said by itself; nothing else says it again."""
    page = person(lang="en")
    against_bot(page, "dice_masters")
    until(page, "ludoteca.asked")
    page.evaluate(HEARS)
    page.evaluate("ludoteca.say({ type: 'choose', step: -1, choice: 'no such thing', seat: ludoteca.seat })")
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    said = alert.inner_text().splitlines()[0].strip()
    page.wait_for_timeout(300)
    assert len([each for each in set(page.evaluate("heard")) if said in each]) == 1


#: Whose each piece is that can be chosen.
WHOSE = """(ludoteca.picking?.candidates ?? ludoteca.options).flatMap((option) => option.args)
  .map((arg) => ludoteca.info.seats[ludoteca.look.pieces.get(arg.value).controller].name)"""


@pytest.mark.parametrize("both", [True, False])
def test_of_things_of_several_people_each_is_told_with_whose_it_is(person: Opener, both: bool) -> None:
    """Bases and allies of both can be the target: seen by their mark, heard by name. Of one's own nothing is said."""
    page = person(lang="en")
    against_bot(page, "fabula", match=next(each for each in decisions("fabula") if owners(each) == both))
    until(page, "ludoteca.asked")
    told = [each.strip("\u00a0:") for each in page.locator(".ask .option i.sr").all_text_contents()]
    assert told == (page.evaluate(WHOSE) if both else [])
    expect(page.locator(".ask .option > svg")).to_have_count(len(told))


def owners(match: Match) -> bool | None:
    """Does the first player choose one of several pieces: of both players, or of one? Nothing else is asked."""
    decision = match.table.decision
    if decision is None or decision.seat != 0 or decision.series or len(decision.options) < 2:
        return None
    if any(option[0] not in ("target", "give") or len(option) != 2 for option in decision.options):
        return None
    pieces = [match.table.pieces.get(option[1]) for option in decision.options]
    return None if None in pieces else len({piece.controller for piece in pieces}) > 1
