"""What others did while one waited: told until the next click, shown again, slowly or deed by deed; and one's own deeds
that spend something, which are confirmed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.server.problems import words
from tests.server.test_reckoned import scenario
from tests.web.browser import Opener
from tests.web.playing import against_bot, at_rest, click_on, sat_down, until
from tests.web.positions import after, asked, decisions

LINES = "() => ludoteca.meanwhile.map(({ event }) => event.number)"
#: What others have done since this seat's last answer, as the steps of the past have it.
SINCE = """() => {
  const own = ludoteca.past.findLastIndex((each) => each.own)
  const others = (event) => event.news && event.text && event.seat !== ludoteca.seat
  const at_once = ludoteca.past[own].events.filter((event) => others(event) && event.seat >= 0)
  const later = ludoteca.past.slice(own + 1).flatMap((each) => each.events).filter(others)
  return [...at_once, ...later].map((event) => event.number)
}"""

ROLLED = "() => ludoteca.meanwhile.slice(-14).reduce((many, { event }) => many + event.faces.length, 0)"


def others_have_acted(page: Page, least: int = 3) -> None:
    """Play until the bot has done something and one is asked again."""
    for seed in range(80):
        until(page, "ludoteca.asked || document.querySelector('.result')")
        if len(page.evaluate(LINES)) >= least:
            return
        click_on(page, limit=1, seed=seed)
    raise AssertionError("the bot did nothing")


@pytest.mark.parametrize(("lang", "width"), [("pt", 1440), ("en", 390)])
def test_what_the_bot_did_is_told_until_the_next_click(person: Opener, lang: str, width: int) -> None:
    page = person(lang=lang, width=width)
    against_bot(page, "krosmaster")
    page.evaluate("ludoteca.hold = true")
    others_have_acted(page)
    told = page.locator(".meanwhile")
    expect(told).to_be_visible()
    assert page.evaluate(LINES) == page.evaluate(SINCE)
    if width < 900:
        told.locator(".brief").click()
    expect(told.locator("li")).to_have_count(min(14, len(page.evaluate(LINES))))
    told.locator("li button").first.click()
    until(page, "!ludoteca.live")
    assert page.evaluate("ludoteca.back === ludoteca.meanwhile.slice(-14)[0].at")
    page.keyboard.press("Escape")
    until(page, "ludoteca.live")
    expect(told).to_be_visible()
    page.locator("#question").click()
    expect(told).to_have_count(0)


def test_the_dice_of_the_others_are_drawn(person: Opener) -> None:
    page = person(lang="pt")
    against_bot(page, "krosmaster")
    page.evaluate("ludoteca.hold = true")
    for _ in range(12):
        others_have_acted(page)
        rolls = page.evaluate(ROLLED)
        if rolls:
            expect(page.locator(".meanwhile .faces i svg")).to_have_count(rolls)
            return
        click_on(page, limit=1)
    raise AssertionError("the bot never rolled a die")


def test_who_wants_to_stops_after_each_deed_of_the_others(person: Opener) -> None:
    page = person(lang="en")
    against_bot(page, "krosmaster")
    page.locator("[data-settings]").click()
    page.get_by_label("What others do is shown").select_option("stop")
    page.keyboard.press("Escape")
    for seed in range(60):
        until(page, "ludoteca.asked || !ludoteca.live || document.querySelector('.result')")
        if not page.evaluate("ludoteca.live"):
            break
        click_on(page, limit=1, seed=seed, alone=False)
    expect(page.get_by_text("You are looking at what happened")).to_be_visible()
    at = page.evaluate("ludoteca.past[ludoteca.back].events.map((event) => event.number)")
    page.wait_for_timeout(2500)
    assert page.evaluate("ludoteca.past[ludoteca.back].events.map((event) => event.number)") == at, "it waits"
    page.keyboard.press("Space")
    until(page, f"ludoteca.live || ludoteca.past[ludoteca.back].events[0]?.number > {max(at)}")
    for _ in range(100):  # a bot that is still at its turn is stopped at again
        page.keyboard.press("Escape")
        if page.evaluate("ludoteca.live"):
            break
        page.wait_for_timeout(100)
    assert page.evaluate("ludoteca.live")


def test_slowly_one_deed_after_the_other_comes_by_itself(person: Opener) -> None:
    """Whoever wants to see everything is shown each deed for a while, and is where the match is at the end."""
    page = person(lang="pt")
    against_bot(page, "krosmaster")
    page.locator("[data-settings]").click()
    page.get_by_label("O que os outros fazem aparece").select_option("slow")
    page.keyboard.press("Escape")
    for seed in range(60):
        until(page, "ludoteca.asked || !ludoteca.live || document.querySelector('.result')")
        if not page.evaluate("ludoteca.live"):
            break
        click_on(page, limit=1, seed=seed, alone=False)
    shown = page.evaluate(SHOWN)
    assert not page.evaluate("ludoteca.live") and shown
    until(page, f"ludoteca.live || ({SHOWN})().at(-1) > {shown[-1]}")
    until(page, "ludoteca.live")


#: The deeds that are being looked at.
SHOWN = "() => (ludoteca.past[ludoteca.back]?.events ?? []).map((event) => event.number)"


#: What others did last, between two things that the log tells of this seat.
AFTER_OWN = """() => {
  const others = ludoteca.log.findLastIndex((event) => event.seat >= 0 && event.seat !== ludoteca.seat)
  const own = ludoteca.log.slice(0, others).findLastIndex((event) => event.seat === ludoteca.seat)
  const news = ludoteca.log.slice(own + 1).filter((event) => event.news && event.text && event.seat >= 0)
  return news.filter((event) => event.seat !== ludoteca.seat).map((event) => event.number)
}"""


def test_whoever_comes_back_is_told_what_the_others_did_since(person: Opener) -> None:
    """A page that is opened anew knows from the log what the others did last."""
    page = person(lang="en")
    against_bot(page, "krosmaster")
    page.evaluate("ludoteca.hold = true")
    others_have_acted(page)
    page.reload()
    until(page, "globalThis.ludoteca?.asked")
    expect(page.locator(".meanwhile")).to_be_visible()
    assert page.evaluate(LINES) == page.evaluate(AFTER_OWN) != []


def test_whoever_lost_the_line_is_told_what_happened_meanwhile(person: Opener) -> None:
    """The line was lost while another window of the same seat played on."""
    page = person(lang="en")
    table = against_bot(page, "krosmaster")
    at_rest(page)
    known = page.evaluate("ludoteca.log.at(-1)?.number ?? -1")
    page.context.set_offline(True)
    page.evaluate("ludoteca.hangUp()")
    other = page.context.browser.new_context(base_url=page.url.rsplit("/table", 1)[0])  # type: ignore[union-attr]
    other.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    away = other.new_page()
    away.goto(f"/table/{table}")
    until(away, "globalThis.ludoteca?.asked")
    away.evaluate("ludoteca.hold = true")
    others_have_acted(away)
    page.context.set_offline(False)
    until(page, "ludoteca.line === 'open' && ludoteca.asked")
    told = page.evaluate(LINES)
    assert told and min(told) > known
    since = f"ludoteca.log.filter((event) => event.number > {known} && event.news && event.text)"
    others = f"{since}.filter((event) => event.seat !== ludoteca.seat).map((event) => event.number)"
    assert told == page.evaluate(others)
    other.close()


def test_what_was_taken_back_does_not_pass_by_itself_again(person: Opener) -> None:
    """Taken back to where only passing is possible: whoever did so is asked there, and may take back more."""
    match, choice = before_a_pass("battle_scenes")
    page = person(lang="en")
    against_bot(page, "battle_scenes", match=match)
    until(page, "ludoteca.asked")
    page.evaluate("(choice) => ludoteca.choose(choice)", choice)
    until(page, "ludoteca.asked && !ludoteca.decision.only_passing")
    page.keyboard.press("u")
    until(page, "ludoteca.asked && ludoteca.decision.only_passing")
    page.wait_for_timeout(1500)
    assert page.evaluate("ludoteca.asked && ludoteca.decision.only_passing"), "it stays where it was taken back to"


def before_a_pass(game: str) -> tuple[Match, str]:
    """A choice of the first seat after which it can only pass, and after that is asked again."""
    for match in decisions(game):
        decision = match.table.decision
        if asked(match.table, 0) is None:
            continue
        assert decision is not None
        for option in decision.options[:8]:
            there = after(match.table, option)
            told = asked(there, 0)
            if told is None or not told.only_passing or there.chance.state != match.table.chance.state:
                continue
            later = after(there, notation.read(there, told.passing))
            again = asked(later, 0)
            if again is not None and not again.only_passing and later.chance.state == there.chance.state:
                return match, notation.write(match.table, option)
    raise AssertionError("nobody can only pass")


@pytest.mark.parametrize(("lang", "width"), [("pt", 1440), ("en", 390)])
def test_a_reward_is_bought_by_a_second_click_that_knows_the_price(person: Opener, lang: str, width: int) -> None:
    match = scenario("krosmaster", "a-technique-takes-no-place")
    page = person(lang=lang, width=width)
    against_bot(page, "krosmaster", match=match)
    until(page, "ludoteca.asked")
    bought = page.evaluate("() => ludoteca.options.find((each) => each.verb === 'buy').args[0].value")
    reward = page.locator(f".offer [data-piece='{bought}']")
    kama = re.compile(r"^1 [AP]{2}, \d+ Kamas?$")
    expect(reward.locator("small")).to_have_text(kama)
    can, priced = page.locator(".offer .can").count(), page.locator(".offer small").count()
    assert can == priced, "what can't be bought now has no price"
    reward.click()
    sure = page.locator(".sure")
    kamas = match.table.stock[0]  # type: ignore[attr-defined]
    expect(sure).to_contain_text("Kama")
    price = page.evaluate("() => Number(/(\\d+) Kamas?/.exec(ludoteca.sure.sentence)[1])")
    expect(sure).to_contain_text(f"{'ficam ' if lang == 'pt' else ''}{kamas - price}")
    assert page.evaluate("ludoteca.asked && !ludoteca.waits"), "nothing is spent yet"
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    reward.click()
    expect(sure).to_be_visible()
    reward.click()
    until(page, f"ludoteca.log.some((event) => event.pieces.includes({bought}))")


def test_every_action_of_apotheosis_tells_what_it_costs() -> None:
    """And what is paid, where cards are laid down for it."""
    paid = 0
    for match in decisions("apotheosis"):
        decision = match.table.decision
        assert decision is not None
        telling = games.game("apotheosis").telling(match.table, decision.seat, words("pt", "apotheosis"))
        sentences = [telling.sentence(option) for option in decision.options if option[0] in ("talk", "open", "attack")]
        if decision.ask == "ask-turn":
            assert all("de AÇÃO)" in sentence for sentence in sentences), sentences
        if decision.ask == "ask-exhaust":
            paid += 1
            assert all("(dá " in telling.sentence(option) for option in decision.options if option[0] == "exhaust")
        if paid > 3:
            return
    assert paid, "nothing was paid"


@pytest.mark.parametrize("which", [0, 1])
def test_whoever_has_answered_in_secret_is_told_so_and_not_to_wait_for_themselves(person: Opener, which: int) -> None:
    """Both choose the centre of their land; whichever is first, by the turn's order too."""
    _, *pages = sat_down(person, "fabula")
    for page in pages:
        until(page, "ludoteca.asked")
    chooses, waits = pages[which], pages[1 - which]
    chooses.evaluate("ludoteca.choose(ludoteca.options[0].notation)")
    expect(chooses.locator("#question")).to_have_text(re.compile("^You have answered"))
    assert waits.evaluate("ludoteca.asked")
