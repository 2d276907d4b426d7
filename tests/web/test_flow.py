"""How a match flows: answers given beforehand, passing alone, stops, sounds, emotes, open hands, hints that fade."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.core.match import Match
from tests.server.running import Running
from tests.web.browser import Opener, prepared
from tests.web.playing import against_bot, arrived, at_rest, click_on, either, sat_down, take_turns, under_way, until
from tests.web.positions import Beforehand, after, beforehand, decisions

#: Counts the tones that a page makes.
EARS = """
globalThis.tones = 0
const make = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { globalThis.tones++; return make.call(this) }
"""
#: The notation of whatever a page chooses from now on.
CHOSEN = """() => {
  globalThis.chosen = []
  const say = Object.getPrototypeOf(ludoteca).choose.bind(ludoteca)
  ludoteca.choose = (choice) => { globalThis.chosen.push(choice); say(choice) }
}"""


#: Whether an emote stood beside its player's name, however short the moment was.
WATCHES = """() => {
  globalThis.beside = false
  const look = () => { globalThis.beside ||= !!document.querySelector('.seatbar .emote') }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}"""


def asked_before(person: Opener, here: Beforehand) -> tuple[Page, Page]:
    """Whoever has just answered, and the other, who is asked now."""
    _, first, second = sat_down(person, "battle_scenes", match=here.match)
    for page in (first, second):
        page.evaluate("ludoteca.hold = true")
    mine = either((first, second), "ludoteca.asked")
    other = second if mine is first else first
    mine.evaluate("(choice) => ludoteca.choose(choice)", here.first)
    until(mine, "ludoteca.canPremove")
    until(other, "ludoteca.asked")
    return mine, other


def answer_beforehand(page: Page, promised: str) -> None:
    """Choose one of the answers of the question before."""
    page.locator(".premoves summary").click()
    place = page.evaluate("(choice) => ludoteca.before.options.findIndex((each) => each.notation === choice)", promised)
    page.get_by_role("list", name="Beforehand").get_by_role("button").nth(place).click()
    expect(page.get_by_role("status").filter(has_text="Will be played")).to_be_visible()
    assert page.evaluate("ludoteca.premove.option.notation") == promised
    page.evaluate(CHOSEN)


def test_an_answer_given_beforehand_is_played_if_it_means_the_same(person: Opener) -> None:
    """The same question in the same words: it is played without a click."""
    here = beforehand("battle_scenes", same=True)
    mine, other = asked_before(person, here)
    answer_beforehand(mine, here.promised)
    other.evaluate("(choice) => ludoteca.choose(choice)", here.second)
    until(mine, "chosen.length")
    assert mine.evaluate("chosen") == [here.promised]


def test_an_answer_given_beforehand_is_not_played_if_it_means_something_else(person: Opener) -> None:
    """Another question, or other words: it is not played, and the page says so."""
    here = beforehand("battle_scenes", same=False)
    mine, other = asked_before(person, here)
    answer_beforehand(mine, here.promised)
    other.evaluate("(choice) => ludoteca.choose(choice)", here.second)
    until(mine, "ludoteca.asked")
    expect(mine.get_by_text("no longer possible, or means something else")).to_be_visible()
    assert mine.evaluate("ludoteca.premove") is None
    assert mine.evaluate("chosen") == []


def test_an_answer_given_beforehand_is_taken_back(person: Opener) -> None:
    """By its button, and by Escape."""
    here = beforehand("battle_scenes", same=True)
    mine, _ = asked_before(person, here)
    answer_beforehand(mine, here.promised)
    mine.keyboard.press("Escape")
    expect(mine.locator(".premoves .set")).to_have_count(0)
    mine.get_by_role("list", name="Beforehand").get_by_role("button").last.click()
    mine.get_by_role("button", name="Cancel").click()
    expect(mine.locator(".premoves .set")).to_have_count(0)


def test_an_answer_is_given_beforehand_by_clicks_on_the_table(person: Opener) -> None:
    """A click on the card that the answer names is enough; a second one takes the promise back."""
    here = beforehand("battle_scenes", same=True)
    mine, _ = asked_before(person, here)
    card = mine.locator(f'[data-piece="{here.promised.split("#")[1]}"]').first
    early = mine.locator(".piece.early")
    expect(early).to_have_count(0)
    mine.locator(".premoves summary").click()
    expect(card).to_have_class(re.compile("early"))  # what could be promised glows once one begins to answer
    expect(card).to_have_accessible_name(re.compile("can be chosen beforehand"))
    mine.locator(".premoves summary").click()
    expect(early).to_have_count(0)
    card.click()
    until(mine, "ludoteca.premove")
    assert mine.evaluate("ludoteca.premove.option.notation") == here.promised
    expect(card).to_have_accessible_name(re.compile("chosen beforehand"))
    card.click()
    until(mine, "!ludoteca.premove")
    expect(early).to_have_count(0)


def only_passing(page: Page) -> bool:
    """Play until nothing but passing is possible."""
    page.evaluate("ludoteca.hold = true")
    for seed in range(150):
        if page.locator(".result").count():
            return False
        until(page, "ludoteca.asked || document.querySelector('.result')")
        if page.evaluate("ludoteca.decision?.only_passing"):
            return True
        click_on(page, limit=1, seed=seed)
    return False


def test_passing_alone_is_held_and_stopped(person: Opener) -> None:
    """Whoever holds is asked although only passing is possible; a stop asks at its step; else it passes by itself."""
    page = person()
    against_bot(page, "fabula")
    assert only_passing(page)
    page.evaluate(CHOSEN)
    page.wait_for_timeout(400)
    assert page.evaluate("chosen") == []
    page.get_by_role("button", name="Stop here").click()
    page.get_by_role("button", name="Hold priority").click()
    page.wait_for_timeout(400)
    assert page.evaluate("chosen") == [], "a stop is set at this step"
    page.get_by_role("button", name="Stops").click()
    box = page.get_by_role("dialog").get_by_role("checkbox", checked=True)
    expect(box).to_have_count(1)
    box.uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hold priority").click()
    page.get_by_role("button", name="Hold priority").click()
    until(page, "chosen.length > 0")


def test_sounds_are_off_until_they_are_wanted(browser: Browser, site: Running) -> None:
    context = browser.new_context(base_url=site.url)
    prepared(context, "en")
    context.add_init_script(EARS)
    page = context.new_page()
    under_way(page, "dice_masters", 3)
    assert page.evaluate("tones") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Sounds").check()
    page.keyboard.press("Escape")
    before = page.evaluate("tones")
    click_on(page, limit=3)
    assert page.evaluate("tones") > before > 0
    context.close()


def test_chat_and_emotes_are_heard_and_muted(person: Opener) -> None:
    _, first, second = sat_down(person, "dice_masters", ("pt", "en"))
    first.get_by_role("tab", name="Conversa").click()
    second.get_by_role("tab", name="Chat").click()
    first.locator(".chat input").fill("<b>boa sorte</b>")
    first.keyboard.press("Enter")
    expect(second.locator(".chat li")).to_contain_text("<b>boa sorte</b>")
    second.evaluate(WATCHES)
    first.get_by_role("button", name="Bem jogado!").click()
    expect(second.locator(".chat .emote")).to_have_text("Well played!")
    until(second, "beside")
    second.get_by_role("button", name="Mute", exact=False).first.click()
    first.get_by_role("button", name="Ops!").click()
    expect(first.locator(".chat .emote")).to_have_count(2)
    expect(second.locator(".chat .emote")).to_have_count(1)
    second.get_by_role("button", name="Unmute").click()
    first.get_by_role("button", name="Obrigado!").click()
    expect(second.locator(".chat .emote")).to_have_count(2)


def test_a_hand_is_opened_to_whoever_watches(person: Opener) -> None:
    table, first, second = sat_down(person, "fabula")
    watcher = person(lang="en")
    arrived(watcher)
    watcher.goto(f"/table/{table}?watch")
    expect(watcher.locator(".play")).to_be_visible()
    expect(watcher.locator(".open [data-piece]")).to_have_count(0)
    guest = second if second.evaluate("ludoteca.seat") == 1 else first
    take_turns((first, second), 6)
    at_rest(first, second)
    guest.get_by_role("button", name="Show my hand to whoever watches").click()
    expect(watcher.locator(".open [data-piece]").first).to_be_visible()
    held = guest.evaluate("ludoteca.look.count('hand', ludoteca.seat)")
    expect(guest.locator(".hand [data-piece] .head b")).to_have_count(held)
    expect(watcher.locator(".open .name")).to_have_count(held)
    names = guest.locator(".hand [data-piece] .head b").all_inner_texts()
    assert sorted(watcher.locator(".open .name").all_inner_texts()) == sorted(names)
    guest.get_by_role("button", name="Hide my hand from whoever watches").click()
    expect(watcher.locator(".open")).to_have_count(0)


def test_hints_fade_by_themselves(browser: Browser, site: Running) -> None:
    """Each is shown at three questions, goes by itself after a while, and what one has done is not told again."""
    context = browser.new_context(base_url=site.url)
    context.add_init_script(
        "localStorage.getItem('ludoteca') ?? "
        f"localStorage.setItem('ludoteca', '{json.dumps({'lang': 'en', 'motion': 'none', 'autoPass': False})}')"
    )
    page = context.new_page()
    page.clock.install()
    against_bot(page, "dice_masters")
    hint = page.locator("p.hint")
    page.clock.run_for(1000)
    expect(hint).to_contain_text("What glows can be clicked")
    page.clock.run_for(17_000)
    expect(hint).to_have_count(0)
    page.evaluate("localStorage.getItem('ludoteca')")
    assert page.evaluate("JSON.parse(localStorage.getItem('ludoteca')).seen.hintNarrow") >= 1
    context.close()


PASS = ("pass",)


def in_the_others_turn() -> Match:
    """The first player is asked again and again in the second's turn, though nothing happens in it."""
    for match in decisions("fabula"):
        table, asked, used = match.table, 0, False
        if table.active != 1 or table.decision is None or table.decision.seat != 0:
            continue
        while table.active == 1 and table.decision and PASS in table.decision.options and not table.waiting:
            decision = table.decision
            asked += decision.seat == 0 and len(decision.options) > 1
            used |= decision.ask == "ask-main" and any(verb == "use" for verb, *_ in decision.options)
            table = after(table, PASS)
        if asked > 2 and used and table.active != 1:
            return match
    raise AssertionError("nobody was asked so often")


@pytest.mark.parametrize("does", [False, True])
def test_whoever_passed_once_may_pass_until_the_turn_ends_unless_the_other_does_something(
    person: Opener, does: bool
) -> None:
    _, idle, busy = sat_down(person, "fabula", match=in_the_others_turn())
    busy.evaluate("ludoteca.hold = true")
    until(idle, "ludoteca.asked")
    turn = idle.evaluate("ludoteca.turn")
    on = idle.get_by_role("button", name="Pass until this turn ends, unless others do something")
    expect(on).to_have_count(0)
    idle.keyboard.press(" ")
    for _ in range(20):
        if either((idle, busy), "ludoteca.asked") is idle:
            break
        busy.evaluate("ludoteca.pass()")
    on.click()
    main = f"ludoteca.asked && ludoteca.options.some((each) => each.verb === 'use') || ludoteca.turn !== '{turn}'"
    if does:
        until(busy, main)
        busy.evaluate("ludoteca.choose(ludoteca.options.find((each) => each.verb === 'use').notation)")
        until(idle, "ludoteca.asked && !ludoteca.passesOn")
        idle.wait_for_timeout(400)
        assert idle.evaluate("ludoteca.asked && ludoteca.turn") == turn
        return
    for _ in range(600):
        if idle.evaluate("ludoteca.turn") != turn:
            return
        busy.evaluate("ludoteca.pass()")
        busy.wait_for_timeout(50)
    raise AssertionError("the turn did not end")
