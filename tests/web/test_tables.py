"""Tables between people: two pages and a spectator, lost connections, two tabs, undo by consent, replays, decks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.browser import prepared
from tests.web.conftest import Opener
from tests.web.playing import against_bot, arrived, click_on, log_of, made

PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity"

#: Two persons of different languages at one table, by the link.
PAIRS = {
    "krosmaster": ("pt", "en"),
    "dice_masters": ("en", "pt"),
    "battle_scenes": ("pt", "pt"),
    "fabula": ("en", "en"),
}


def sat_down(
    person: Opener, game: str, langs: tuple[str, str] = ("en", "en"), **more: object
) -> tuple[str, Page, Page]:
    """A table of two persons: the second came by the link that the first was given."""
    first = person(lang=langs[0])
    arrived(first)
    table = made(first, game, [{"sitter": "me"}, {"sitter": "link"}], public=True, **more)
    first.goto(f"/table/{table}")
    link = first.locator(".links input").first
    expect(link).to_be_visible()
    second = person(lang=langs[1])
    second.goto(link.input_value())
    for page in (first, second):
        expect(page.locator(".play")).to_be_visible(timeout=90_000)
    return table, first, second


def taking_turns(pages: tuple[Page, ...], rounds: int) -> int:
    """Each answers while it is asked. Tells how many decisions were made through the pages."""
    done = 0
    for seed in range(rounds):
        if any(page.locator(".result").count() for page in pages):
            break
        for page in pages:
            if page.locator(".ask.mine").count():
                done += click_on(page, limit=1, seed=seed, alone=False)
    return done


@pytest.mark.parametrize("game", PAIRS)
def test_two_pages_and_a_spectator(person: Opener, game: str) -> None:
    table, first, second = sat_down(person, game, PAIRS[game])
    watcher = person(lang=PAIRS[game][0])
    arrived(watcher)
    watcher.goto(f"/table/{table}?watch")
    expect(watcher.locator(".play")).to_be_visible()
    assert taking_turns((first, second), 30) > 8
    expect(watcher.locator(".ask .option")).to_have_count(0)
    for page in (first, second, watcher):
        page.wait_for_timeout(300)
    seen = log_of(first)
    assert len(seen) > 20
    for page in (second, watcher):  # a stream stands still while somebody decides in secret
        told = log_of(page)
        assert told
        public = [line for line in told if "something" not in line]
        if page is watcher or PAIRS[game][0] == PAIRS[game][1]:
            assert set(public[:5]) & set(seen)
    first.get_by_role("tab", name="Conversa" if PAIRS[game][0] == "pt" else "Chat").click()
    first.locator(".chat input").fill("<b>good luck</b>")
    first.keyboard.press("Enter")
    second.get_by_role("tab", name="Conversa" if PAIRS[game][1] == "pt" else "Chat").click()
    expect(second.locator(".chat li")).to_contain_text("<b>good luck</b>")


def test_a_lost_connection_comes_back_in_the_middle_of_a_decision(person: Opener) -> None:
    page = person()
    against_bot(page, "krosmaster")
    click_on(page, limit=3)
    question = page.locator("#question").inner_text()
    page.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.evaluate("() => globalThis.ludoteca.hangUp()")
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    expect(page.locator("#question")).to_have_text(question)
    assert click_on(page, limit=3) == 3


def test_two_tabs_of_one_seat_show_the_same_and_only_one_choice_counts(person: Opener) -> None:
    page = person()
    table = against_bot(page, "krosmaster")
    other = page.context.new_page()
    other.goto(f"/table/{table}")
    expect(other.locator(".play")).to_be_visible()
    click_on(page, limit=2)
    expect(other.locator("#question")).to_have_text(page.locator("#question").inner_text())
    stale = other.evaluate("() => globalThis.ludoteca.past.length")
    click_on(other, limit=1)
    expect(page.locator("#question")).to_have_text(other.locator("#question").inner_text())
    assert stale > 0


def test_undo_free_and_by_consent(person: Opener) -> None:
    _, first, second = sat_down(person, "krosmaster")
    for _ in range(60):
        taking_turns((first, second), 1)
        asking = next((page for page in (first, second) if page.evaluate("ludoteca.undo?.state") == "ask"), None)
        if asking:
            break
    else:
        raise AssertionError("nothing ever needed consent")
    other = second if asking is first else first
    before = asking.evaluate("ludoteca.log.length")
    asking.get_by_role("button", name="Ask to undo").click()
    expect(other.get_by_role("button", name="Agree")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(other.get_by_role("button", name="Agree")).to_have_count(0)
    asking.wait_for_timeout(400)
    assert asking.evaluate("ludoteca.log.length") < before


def test_why_not_names_the_rule_and_what_is_to_blame(person: Opener) -> None:
    page = person()
    against_bot(page, "krosmaster")
    for _ in range(40):
        if page.locator(".spell:not(.off)").count():
            break
        click_on(page, limit=1)
    page.locator(".spell:not(.off)").first.click()
    refused = page.locator(".cell:not(.whole):not(.step)").first
    refused.click()
    box = page.locator(".refusal")
    expect(box).to_be_visible()
    expect(box.get_by_role("button", name="rule")).to_be_visible()
    box.get_by_role("button", name="rule").click()
    expect(page.locator("dialog .text")).to_be_visible()


def test_a_replay_is_walked_through_and_played_on(person: Opener) -> None:
    page = person()
    against_bot(page, "dice_masters")
    click_on(page)
    page.locator(".result").get_by_role("link", name="Replay").click()
    track = page.get_by_role("slider", name="Timeline")
    expect(track).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(track).to_have_value("2")
    page.locator("#note").fill("here it began")
    page.locator("form").get_by_role("button", name="Save").click()
    expect(page.get_by_text("here it began")).to_be_visible()
    page.get_by_role("button", name="Were the dice fair?").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.get_by_role("button", name="against a bot").click()
    expect(page.locator(".ask")).to_be_visible(timeout=90_000)
    assert click_on(page, limit=3) == 3


def test_a_deck_is_built_saved_and_played_and_a_bad_one_is_told_by_its_rule(person: Opener) -> None:
    page = person()
    page.goto("/decks/krosmaster")
    page.locator(".lists ul").last.locator(".pick").first.click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.locator(".deck .cards").get_by_role("button", name="Add").first.click()
    verdict = page.locator(".verdict")
    expect(verdict).not_to_contain_text("Ready to play")
    expect(verdict.locator(".rule")).to_be_visible()
    page.locator(".deck .cards").get_by_role("button", name="Less").first.click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.get_by_role("textbox", name="Name").fill("My own team")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".lists .pick", has_text="My own team")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    expect(page.locator(".play")).to_be_visible(timeout=90_000)
    assert click_on(page, limit=2) == 2


def test_the_server_is_restarted_under_an_open_page(browser: Browser, tmp_path: Path) -> None:
    """The banner tells it, the page comes back by itself, and the match goes on where it was."""
    running = Running(str(tmp_path / "tables.db"))
    context = browser.new_context(base_url=running.url)
    prepared(context, "en")
    page = context.new_page()
    against_bot(page, "dice_masters")
    click_on(page, limit=6)
    question, lines = page.locator("#question").inner_text(), len(log_of(page))
    running.stop()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    running.start()
    expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=60_000)
    expect(page.locator("#question")).to_have_text(question)
    assert len(log_of(page)) == lines
    assert click_on(page, limit=3) == 3
    context.close()
    running.stop()


def test_the_example_of_a_game_without_a_face_plays_in_the_general_arrangement(person: Opener) -> None:
    page = person(lang="en")
    table = against_bot(page, "dice_masters")
    page.goto(f"/table/{table}?plain")
    expect(page.locator(".cloth .areas").first).to_be_visible()
    assert click_on(page) > 0
    expect(page.locator(".result h2")).to_be_visible()


def test_updates_are_drawn_within_a_frame(person: Opener) -> None:
    """Of many updates of the largest views the middle one counts: the machine may be busy with something else."""
    page = person(lang="en")
    against_bot(page, "fabula")
    click_on(page, limit=40)
    costs = sorted(page.evaluate("globalThis.ludoteca.costs"))
    assert costs[len(costs) // 2] < 16


def test_the_lobby_is_painted_within_a_second_on_a_cold_cache(browser: Browser, site: Running) -> None:
    """The best of three: the machine may be busy with something else."""
    painted = []
    for _ in range(3):
        context = browser.new_context(base_url=site.url)
        prepared(context, "en")
        page = context.new_page()
        page.goto("/")
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_timeout(300)
        painted.append(page.evaluate(PAINT))
        context.close()
    assert min(painted) < 1000


def test_a_step_of_a_first_match_is_played(person: Opener) -> None:
    page = person(lang="pt")
    arrived(page)
    page.get_by_role("link", name=re.compile("Primeira partida.*Krosmaster")).click()
    page.get_by_role("button", name="Experimentar").first.click()
    expect(page.get_by_text("Ande até a Kama")).to_be_visible(timeout=90_000)
    assert click_on(page, limit=3) == 3
    page.get_by_role("link", name="Voltar à lição").click()
    expect(page.locator(".steps li.done")).to_have_count(1)
