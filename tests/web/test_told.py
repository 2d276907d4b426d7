"""What is told around the table: help, how it ended, on which level one plays on; and copies of a card answer alike."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.server import library
from tests.web.browser import Opener
from tests.web.playing import ANSWER, against_bot, at_rest, until
from tests.web.positions import decisions

#: A piece that is offered, and one beside it that is the same card in the same state and is not.
TWINS = """() => {
  const { look, next } = ludoteca
  const keys = [...next.keys()].filter((key) => key.startsWith('piece:'))
  const offered = keys.map((key) => look.pieces.get(Number(key.slice(6))))
  for (const piece of offered) {
    const beside = look.in(look.areas.get(look.placeOf(piece?.number ?? -1)))
    const copy = beside.find((other) => other.card === piece.card && !next.has(`piece:${other.number}`))
    if (copy && !copy.hidden) return [piece.number, copy.number]
  }
}"""


@pytest.mark.parametrize(("game", "lang", "width"), [("krosmaster", "pt", 390), ("fabula", "en", 1440)])
def test_help_says_the_goal_a_turn_and_how_to_read(person: Opener, game: str, lang: str, width: int) -> None:
    page = person(lang=lang, width=width)
    against_bot(page, game)
    page.get_by_role("button", name="Ajuda" if lang == "pt" else "Help").click()
    sheet = page.get_by_role("dialog")
    told = next(each for each in library.all_games(lang) if each.name == game)  # type: ignore[arg-type]
    expect(sheet).to_contain_text(told.goal)
    expect(sheet).to_contain_text(told.turn)
    expect(sheet).to_contain_text("Segure o dedo" if width < 900 else "Point at a card")
    expect(sheet.locator("kbd").first).to_be_visible() if width > 900 else expect(sheet.locator("kbd")).to_have_count(0)


def test_the_end_says_how_it_came_and_playing_on_keeps_the_level(person: Opener) -> None:
    page = person(lang="pt")
    ended = next(
        each
        for each in decisions("dice_masters")
        if each.table.decision is not None and any(ends(each, option) for option in each.table.decision.options)
    )
    against_bot(page, "dice_masters", level="apprentice", match=ended)
    for _ in range(200):
        until(page, "ludoteca.asked || document.querySelector('.result')")
        if page.locator(".result").count():
            break
        page.evaluate(ANSWER)
        page.wait_for_timeout(60)
    expect(page.locator(".result .how")).to_contain_text("Como terminou")
    loser = page.evaluate("ludoteca.info.seats[ludoteca.view.places.indexOf(Math.max(...ludoteca.view.places))].name")
    expect(page.locator(".result .how p").nth(1)).to_contain_text(loser)  # what befell whoever did not win
    rule = page.evaluate("ludoteca.log.findLast((event) => event.kind === 'finish').rule")
    if rule:
        expect(page.locator(".result .quote")).to_contain_text(
            games.rulebook("dice_masters").find(rule).text("pt")[:40]
        )
    page.locator(".result").get_by_role("link", name="Rever").click()
    level = page.get_by_label("Nível do robô")
    expect(level).to_have_value("apprentice")
    page.get_by_role("button", name="Contra um robô").click()
    until(page, "globalThis.ludoteca?.info?.status === 'playing'")
    assert page.evaluate("ludoteca.info.seats.filter((seat) => seat.level).map((seat) => seat.level)") == ["apprentice"]


def test_the_end_names_who_died_whatever_was_left_behind(person: Opener) -> None:
    """All that a Hero carried is told after the death, card by card; the cause is what came before."""
    page = person(lang="en")
    match, last = before_the_last_choice()
    against_bot(page, "apotheosis", match=match)
    until(page, "ludoteca.asked || document.querySelector('.result')")  # where it is to pass, the page may have done so
    page.evaluate("(choice) => ludoteca.asked && ludoteca.choose(choice)", last)
    expect(page.locator(".result .how")).to_contain_text(" dies")
    after = "ludoteca.log.slice(ludoteca.log.findLastIndex((event) => event.kind === 'death'))"
    assert page.evaluate(f"{after}.filter((event) => event.news).length") > 8


def test_the_end_says_that_the_rounds_are_over(person: Opener) -> None:
    """Where nobody died at last, whatever else was told last did not end it."""
    page = person(lang="en")
    match, last = before_the_last_choice(which=1, rule="stalemate")
    against_bot(page, "apotheosis", match=match)
    until(page, "ludoteca.asked || document.querySelector('.result')")
    page.evaluate("(choice) => ludoteca.asked && ludoteca.choose(choice)", last)
    expect(page.locator(".result .how p").nth(1)).to_have_text("8 rounds are over: most life left wins")
    quoted = next(gap for gap in games.rulebook("apotheosis").gaps if gap.id == "stalemate").proposed.of("en")
    expect(page.locator(".result .quote")).to_contain_text(quoted[:40])
    page.locator(".result").get_by_role("link", name="Replay").click()  # where it is a ruling on an open question
    expect(page.locator(".legend")).to_contain_text("rulings")
    expect(page.locator(".marks .ruling")).not_to_have_count(0)


def before_the_last_choice(which: int = 0, rule: str = "setup.objective.1") -> tuple[Match, str]:
    """A match that the first player ends with one more choice, by this rule, and that choice."""
    home = games.game("apotheosis")
    for seed in range(20):
        match, chance = Match(home, home.sample_setups()[which], seed), random.Random(seed)
        while not match.over:
            decision = match.table.decision
            assert decision is not None
            option = chance.choice(decision.options)
            if decision.seat == 0 and ends(match, option, rule):
                return match, notation.write(match.table, option)
            match.choose(option)
    raise AssertionError("the first player ended no match")


def ends(match: Match, option: object, rule: str = "") -> bool:
    copy = match.table.copy()
    copy.log = log = []
    copy.choose(option)  # type: ignore[arg-type]
    return copy.places is not None and rule in ("", log[-1].rule)


def test_a_copy_of_a_card_answers_as_the_one_that_is_offered(person: Opener) -> None:
    """The rules offer equal cards once; whichever is clicked, it glows and is meant."""
    page = person(lang="en")
    for match in decisions("battle_scenes"):
        decision = match.table.decision
        if decision is None or decision.seat != 0 or decision.ask != "ask-prepare" or not has_twins(match):
            continue
        against_bot(page, "battle_scenes", match=match)
        at_rest(page)
        found = page.evaluate(TWINS)
        if not found:
            continue
        offered, copy = found
        twin = page.locator(f".hand [data-piece='{copy}']")
        assert page.evaluate("(key) => ludoteca.can(key)", f"piece:{copy}")
        twin.click()
        until(page, f"ludoteca.picks.includes('piece:{offered}') || ludoteca.waits || !ludoteca.asked")
        assert page.locator(".refusal").count() == 0
        return
    raise AssertionError("nobody held two of a card")


def has_twins(match: Match) -> bool:
    pieces = match.table.pieces.values()
    hand = [piece.kind for piece in pieces if piece.controller == 0 and piece.known_to(0) and piece.zone == 1]
    return len(set(hand)) < len(hand)
