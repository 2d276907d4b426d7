"""A game without a face: the example game of the tests is registered with the server and played to its end."""

from __future__ import annotations

import random
import sys
from types import ModuleType

import pytest
from playwright.sync_api import expect

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.decision import Option
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Ledger, Rulebook
from ludoteca.server.workshop import WORKSHOP
from tests.example.game import GAME
from tests.web.axe import violations
from tests.web.browser import Opener
from tests.web.playing import arrived, brought, click_on, made, until

NAME = GAME.name


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example as one of the library's games, for as long as a test lasts."""
    home = ModuleType(f"ludoteca.games.{NAME}")
    formats = ModuleType(f"ludoteca.games.{NAME}.cards.formats")
    monkeypatch.setattr(home, "GAME", GAME, raising=False)
    for module in (home, ModuleType(f"ludoteca.games.{NAME}.cards"), formats):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    book = Rulebook(Ledger(NAME, "The Clearing", "", "en", {}, {}, (), (), ()))
    usual = games.rulebook
    monkeypatch.setattr(games, "rulebook", lambda name: book if name == NAME else usual(name))
    monkeypatch.setattr(games, "ALL", (*games.ALL, NAME))
    # the process in which saves are read would not know it
    monkeypatch.setattr(WORKSHOP, "run_now", lambda job, values, seconds: job(*values))


HERE = [{"sitter": "me"}, *[{"sitter": "here"}] * 3]


def test_the_example_game_plays_in_the_general_arrangement(person: Opener, registered: None) -> None:
    """Four seats at one device, a board, hidden hands, secret choices: by clicking."""
    page = person(lang="en")
    arrived(page)
    page.goto(f"/table/{made(page, NAME, HERE)}")
    expect(page.get_by_role("grid")).to_be_visible()
    assert click_on(page, limit=6) == 6
    assert violations(page) == []
    assert click_on(page, limit=30) == 30


def before_the_end() -> tuple[Match, int]:
    """A match, and a card whose use ends it: in this format a loop without end has no winner."""
    for seed in range(100):
        match = Match(GAME, {"format": "endless"}, seed)
        chance = random.Random(seed)
        while not match.over and len(match.choices) < 60:
            for option in match.table.decision.options:
                if option[0] == "use" and match.table.word(option[1]) == "spinner":
                    return match, option[1]
            match.choose(chance.choice(match.table.decision.options))
    raise AssertionError("nobody ever held such a card")


def test_the_example_game_is_clicked_to_its_end(person: Opener, registered: None) -> None:
    match, card = before_the_end()
    seat = match.table.decision.seat
    page = person(lang="en")
    arrived(page)
    page.goto(f"/table/{brought(page, match, HERE)}")
    until(page, "globalThis.ludoteca?.now")
    if page.evaluate("ludoteca.seat") != seat:
        page.get_by_role("button", name="I am here").click()
    until(page, f"ludoteca.asked && ludoteca.seat === {seat}")
    page.locator(f'[data-piece="{card}"]').first.click()
    expect(page.locator(".result h2")).to_be_visible()


def asked_in_secret(match: Match, option: Option) -> list[int]:
    """Who decides in secret after a choice, if everybody lets it go by."""
    table = match.table.copy()
    table.choose(option)
    asked = []
    while table.decision is not None and table.decision.private:
        asked.append(table.decision.seat)
        table.choose(("decline",))
    return asked


def before_secrets() -> tuple[Match, Option, list[int]]:
    """A match, and a choice after which two others decide in secret, the second of them seated after whoever chose."""
    for seed in range(100):
        match = Match(GAME, {}, seed)
        chance = random.Random(seed)
        while not match.over and len(match.choices) < 100:
            decision = match.table.decision
            for option in decision.options if not decision.private else ():
                asked = asked_in_secret(match, option)
                if len(asked) == 2 == len({*asked} - {decision.seat}) and decision.seat < asked[1]:
                    return match, option, asked
            match.choose(chance.choice(decision.options))
    raise AssertionError("no such choice in a hundred matches")


def test_whoever_has_answered_is_not_asked_again_while_others_decide_in_secret(
    person: Opener, registered: None
) -> None:
    """The device goes from hand to hand: to each who decides, never back to whoever waits; also after coming back."""
    match, option, asked = before_secrets()
    chooser = match.table.decision.seat
    page = person(lang="en")
    arrived(page)
    table = brought(page, match, HERE)
    page.goto(f"/table/{table}")
    expect(page.locator(".play")).to_be_visible()
    if page.evaluate("ludoteca.seat") != chooser:
        page.get_by_role("button", name="I am here").click()
    until(page, f"ludoteca.asked && ludoteca.seat === {chooser}")
    page.evaluate("(choice) => ludoteca.choose(choice)", notation.write(match.table, option))
    for seat in asked:
        until(page, f"ludoteca.curtain === {seat}")
        if seat == asked[1]:  # whoever comes back has still answered
            page.reload()
            until(page, f"globalThis.ludoteca?.curtain === {seat} || globalThis.ludoteca?.seat === {seat}")
        if page.evaluate("ludoteca.curtain") >= 0:
            page.get_by_role("button", name="I am here").click()
        until(page, f"ludoteca.asked && ludoteca.seat === {seat}")
        page.evaluate("ludoteca.choose('decline')")
    last = match_after(match, option, asked)
    until(page, f"ludoteca.curtain === {last} || ludoteca.asked && ludoteca.seat === {last}")
    expect(page.get_by_role("alert")).to_have_count(0)


def match_after(match: Match, option: Option, asked: list[int]) -> int:
    """Who is asked when all have let it go by."""
    table = match.table.copy()
    table.choose(option)
    for _ in asked:
        table.choose(("decline",))
    return int(table.decision.seat)
