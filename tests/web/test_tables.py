"""Around a match: two tabs, chat, undo by consent, why-not, replays, decks, first matches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.browser import Opener
from tests.web.logs import log_of
from tests.web.pictures import reckoned
from tests.web.playing import against_bot, arrived, at_rest, click_on, finished, sat_down, take_turns, under_way, until

#: A page that does not hear how the match goes on, as if its line were slow.
DEAF = """() => {
  const take = ludoteca.take.bind(ludoteca)
  ludoteca.take = (message) => { if (message.type !== 'change') take(message) }
}"""


def test_two_tabs_of_one_seat_show_the_same_and_only_one_choice_counts(person: Opener) -> None:
    """Whoever answers what the other tab has answered already is told so, and nothing is played twice."""
    page = person()
    table = against_bot(page, "krosmaster")
    other = page.context.new_page()
    other.goto(f"/table/{table}")
    expect(other.locator(".play")).to_be_visible()
    click_on(page, limit=2)
    at_rest(page, other)
    until(page, "ludoteca.asked")
    expect(other.locator("#question")).to_have_text(page.locator("#question").inner_text())
    other.evaluate(DEAF)
    click_on(page, limit=1)
    until(page, "ludoteca.asked")
    other.evaluate("ludoteca.choose(ludoteca.options[0].notation)")
    expect(other.locator(".bar.warn")).to_be_visible()
    other.evaluate("() => { delete ludoteca.take; ludoteca.hangUp() }")
    expect(other.locator("#question")).to_have_text(page.locator("#question").inner_text())
    assert log_of(page) == log_of(other)


#: Somebody has learned something since the last choice, and that was not the first of the match.
MUST_ASK = "ludoteca.undo?.state === 'ask' && ludoteca.log.length > 25"


def test_undo_free_and_by_consent(person: Opener) -> None:
    _, first, second = sat_down(person, "krosmaster")
    for page in (first, second):  # nobody passes by itself while the other is looked at
        page.evaluate("ludoteca.hold = true")
    for _ in range(60):
        take_turns((first, second), 1)
        asking = next((page for page in (first, second) if page.evaluate(MUST_ASK)), None)
        if asking:
            break
    else:
        raise AssertionError("nothing ever needed consent")
    other = second if asking is first else first
    ask = asking.get_by_role("button", name="Ask to undo")
    ask.click()
    expect(asking.get_by_text("You ask to take back a choice")).to_be_visible()
    before = log_of(asking)
    other.get_by_role("button", name="Decline").click()
    expect(asking.get_by_text("Your request was declined.")).to_be_visible()
    assert log_of(asking) == before
    ask.click()
    expect(asking.get_by_text("Your request was declined.")).to_have_count(0)
    other.get_by_role("button", name="Agree").click()
    expect(other.get_by_role("button", name="Agree")).to_have_count(0)
    expect(asking.get_by_role("button", name="Ask to undo")).to_have_count(0)
    asking.wait_for_timeout(600)
    expect(asking.get_by_text("Your request was declined.")).to_have_count(0)
    for page in (asking, other):  # what was taken back is gone from the log, and nothing else
        left = log_of(page)
        assert 0 < len(left) < len(before)
    assert log_of(asking) == before[: len(log_of(asking))]


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


def test_a_die_is_bought_by_a_click_on_its_card(person: Opener) -> None:
    """The cards that can be bought from glow, no others do; a click buys, or asks which dice pay."""
    page = person(lang="en")
    against_bot(page, "dice_masters")
    for seed in range(40):
        until(page, "ludoteca.asked")
        if page.locator(".shelf.can").count():
            break
        click_on(page, limit=1, seed=seed)
    offered = page.evaluate("ludoteca.options.filter((each) => each.verb === 'buy').map((each) => each.args[0].card)")
    glowing = page.locator(".shelf.can").evaluate_all("(cards) => cards.map((each) => each.dataset.card)")
    assert offered and set(glowing) == set(offered)
    step = page.evaluate("ludoteca.past.length")
    page.locator(".shelf.can").first.click()
    until(page, f"ludoteca.past.length > {step}")


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
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    until(page, "Number(document.querySelector('input[type=range]').value) > 4")  # it goes on by itself
    page.get_by_role("button", name="Pause").click()
    held = track.input_value()
    page.wait_for_timeout(700)
    expect(track).to_have_value(held)
    page.locator("#note").fill("here it began")
    page.locator("form").get_by_role("button", name="Save").click()
    expect(page.get_by_text("here it began")).to_be_visible()
    page.get_by_role("button", name="Were the dice fair?").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.get_by_role("button", name="against a bot").click()
    expect(page.locator(".ask")).to_be_visible()
    assert click_on(page, limit=3) == 3


def test_a_replay_is_played_on_with_other_luck(person: Opener) -> None:
    """What everybody knew at that moment stays; the log says that dice and decks are new."""
    page = person()
    page.goto(f"{finished(page, choices=6)}?at=4&sight=0")
    group = page.get_by_role("group", name="Dice and decks")
    expect(group.get_by_role("radio", name="as they were")).to_be_checked()
    group.get_by_role("radio", name="new").check()
    expect(page.get_by_text("What nobody has seen is shuffled anew, and dice fall anew.")).to_be_visible()
    page.get_by_role("button", name="against a bot").click()
    until(page, "globalThis.ludoteca?.asked")
    save = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert save["status"] == "playing"
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
    expect(verdict.locator("b")).not_to_contain_text("Player")  # it is nobody's seat yet
    page.locator(".deck .cards").get_by_role("button", name="Less").first.click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.get_by_role("textbox", name="Name").fill("My own team")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".lists .pick", has_text="My own team")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    expect(page.locator(".play")).to_be_visible()
    assert click_on(page, limit=2) == 2


def test_a_deck_says_of_each_of_its_cards_what_it_is(person: Opener) -> None:
    """Also where it calls a card by a part of its word."""
    page = person(lang="en")
    page.goto("/decks/fabula")
    page.locator(".lists ul").last.locator(".pick").last.click()
    rows = page.locator(".deck .cards small")
    expect(rows).not_to_have_count(0)
    assert all(rows.all_inner_texts())


def test_cards_are_found_by_their_facts(person: Opener) -> None:
    """Filters come from the facts of a game's cards; what is found has all that was chosen."""
    page = person(lang="en")
    page.goto("/decks/fabula")
    filters = page.get_by_role("group", name="Filter")
    expect(filters.get_by_role("combobox", name="Type", exact=True)).to_be_visible()
    count = page.locator(".browse .count")
    before = int(count.inner_text().split()[0])
    filters.get_by_role("combobox", name="Type", exact=True).select_option("ally")
    filters.get_by_role("combobox", name="Colour").select_option("green")
    found = int(count.inner_text().split()[0])
    assert 0 < found < before
    page.locator(".browse .cards .nm").first.click()
    read = page.locator(".browse .read")
    expect(read).to_contain_text("ally")
    expect(read).to_contain_text("green")
    page.get_by_role("searchbox").fill("no such words at all")
    expect(count).to_contain_text("0 cards")
    count.get_by_role("button", name="Clear").click()
    expect(count).to_contain_text(f"{before} cards")


def test_a_step_of_a_first_match_is_played(person: Opener) -> None:
    page = person(lang="pt")
    arrived(page)
    page.get_by_role("link", name=re.compile("Primeira partida.*Krosmaster")).click()
    page.get_by_role("button", name="Experimentar").first.click()
    expect(page.get_by_text("Ande até o Kama")).to_be_visible()
    assert click_on(page, limit=3) == 3
    page.get_by_role("link", name="Voltar à lição").click()
    expect(page.locator(".steps li.done")).to_have_count(1)


def test_a_step_can_be_done_as_it_says_and_leads_to_the_next(person: Opener) -> None:
    """Three bolts and a fist buy Spider-Man; the other seat is one's own too, and no curtain falls for it."""
    page = person(lang="en")
    arrived(page)
    page.goto("/learn/dice_masters")
    expect(page.locator(".steps .btn.main")).to_have_count(1)
    page.get_by_role("button", name="Try it").first.click()
    expect(page.locator(".bar.hint")).to_contain_text("1 / 5")
    until(page, "ludoteca.asked")
    page.locator(".shelf.can").first.click()
    until(page, "ludoteca.seat === 1 && ludoteca.asked")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".bar.hint")).to_contain_text("2 / 5")
    until(page, "ludoteca.asked && ludoteca.seat === 0")
    page.goto("/learn/dice_masters")
    expect(page.locator(".steps li.done")).to_have_count(2)
    expect(page.locator(".steps li").nth(2).locator(".btn.main")).to_be_visible()


def test_a_damage_is_reckoned_step_by_step_and_its_effect_stands_in_the_tree(person: Opener) -> None:
    """In the middle of a damage that may be redirected: every step with its value, and what waits for it."""
    page = person(lang="en")
    reckoned(page)
    steps = page.get_by_role("region", name="Being reckoned").get_by_role("listitem")
    assert steps.count() > 10
    expect(steps.filter(has_text="Cosmic Cube V1")).to_contain_text("6")
    tree = page.get_by_role("region", name="Effect tree").get_by_role("listitem")
    expect(tree).not_to_have_count(0)
    expect(tree.last).to_contain_text("being resolved")
    expect(page.get_by_role("list", name="Options")).to_contain_text("Redirect with She-Hulk")


def test_a_hint_is_asked_for_and_followed(person: Opener) -> None:
    """Three options at most, with chances and reasons; a click on one of them chooses it."""
    page = person(lang="en")
    under_way(page, "krosmaster", 4)
    for seed in range(20):  # what is advised in a series is marked, not played
        if not page.evaluate("ludoteca.picking"):
            break
        click_on(page, limit=1, seed=seed)
        until(page, "ludoteca.asked")
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("group", name="Hint").get_by_role("button")
    expect(advice.first).to_contain_text("%")
    assert 1 <= advice.count() <= 3
    assert violations(page) == []
    step = page.evaluate("ludoteca.past.length")
    advice.first.click()
    until(page, f"ludoteca.past.length > {step}")


def test_a_finished_match_is_analysed(person: Opener) -> None:
    """Chances along it, sums for each player, and a click on a marked choice goes to the moment before it."""
    page = person(lang="en")
    page.goto(finished(page, choices=10))
    page.get_by_role("button", name="Analyse this match").click()
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_role("img", name="Chance to win")).to_be_visible()
    expect(panel.get_by_role("progressbar")).to_have_count(0)
    expect(panel.get_by_role("row")).to_have_count(3)
    assert violations(page) == []
    for each in panel.get_by_role("listitem").get_by_role("button").all()[:1]:
        at = int(each.locator("b").inner_text())
        each.click()
        expect(page.get_by_role("slider", name="Timeline")).to_have_value(str(at - 1))
    page.reload()
    expect(page.get_by_role("region", name="Analysis").get_by_role("row")).to_have_count(3)
