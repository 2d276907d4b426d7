"""Looking back and looking away: stepping through what happened, replays with marks and links, the page's title."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, expect

from tests.server.running import Running
from tests.web.axe import violations
from tests.web.browser import Opener, prepared
from tests.web.playing import against_bot, arrived, finished, sat_down, take_turns, under_way, until

#: Collects what a page would tell its owner who looks at something else.
LOOKS_AWAY = """
globalThis.notices = []
globalThis.Notification = class {
  static permission = 'granted'
  constructor(title, more) { notices.push([title, more.body]) }
}
Object.defineProperty(document, 'hidden', { get: () => true })
"""


def test_whoever_looked_away_steps_back_through_what_happened(person: Opener) -> None:
    """By buttons, by keys, and from a line of the log; nothing can be clicked in the past, and Escape comes back."""
    page = person()
    under_way(page, "krosmaster", 4, format="friendly")
    now = page.evaluate("JSON.stringify(ludoteca.view)")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("You are looking at what happened")).to_be_visible()
    assert page.evaluate("JSON.stringify(ludoteca.view)") != now
    assert page.evaluate("document.querySelector('.play').inert")
    page.keyboard.press("[")
    assert page.evaluate("ludoteca.past.length - ludoteca.back") == 3
    assert violations(page) == []
    page.keyboard.press("]")
    page.keyboard.press("Escape")
    expect(page.get_by_text("You are looking at what happened")).to_have_count(0)
    assert page.evaluate("JSON.stringify(ludoteca.view)") == now
    page.locator(".log .line").first.click()
    page.get_by_role("button", name="See the table then").click()
    expect(page.get_by_text("You are looking at what happened")).to_be_visible()


def test_your_turn_stands_in_the_title_and_is_told_to_whoever_looks_away(browser: Browser, site: Running) -> None:
    context = browser.new_context(base_url=site.url)
    prepared(context, "en")
    settings = json.dumps({"lang": "en", "motion": "none", "hints": False, "notify": True})
    context.add_init_script(f"localStorage.setItem('ludoteca', '{settings}')" + LOOKS_AWAY)
    page = context.new_page()
    against_bot(page, "dice_masters")
    until(page, "ludoteca.asked && !ludoteca.decision.only_passing && notices.length")
    expect(page).to_have_title(re.compile("^● Your turn · "))
    title, body = page.evaluate("notices[0]")
    assert title == "Your turn" and page.evaluate("ludoteca.info.title") in body
    context.close()


def test_a_link_to_a_moment_opens_it_for_somebody_else(person: Opener) -> None:
    """The same moment from the same seat; the save that is downloaded is one that can be brought in again."""
    page = person()
    table, first, second = sat_down(person, "dice_masters")
    take_turns((first, second), 6)
    first.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    expect(first.locator(".result h2")).to_be_visible()
    first.locator(".result").get_by_role("link", name="Replay").click()
    for _ in range(3):
        first.get_by_role("button", name="One step on").click()
    first.get_by_role("combobox", name="Seen from").select_option("1")
    expect(first.get_by_role("slider", name="Timeline")).to_have_value("3")
    first.get_by_role("button", name="Link to this moment").click()
    until(first, "location.search.includes('at=3')")
    assert "sight=1" in first.url
    second.goto(first.url)
    expect(second.get_by_role("slider", name="Timeline")).to_have_value("3")
    expect(second.get_by_role("combobox", name="Seen from")).to_have_value("1")
    with first.expect_download() as coming:
        first.get_by_role("link", name="Download").click()
    save = coming.value.path().read_text(encoding="utf-8")
    arrived(page)
    seats = [{"sitter": "me"}, {"sitter": "here"}]
    assert page.request.post("/api/import", data={"save": save, "seats": seats}).ok
    assert table in page.request.get(f"/api/tables/{table}").url


def test_the_marks_of_a_replay_are_named_and_leapt_to(person: Opener) -> None:
    page = person(lang="pt")
    page.goto(finished(page))
    track = page.get_by_role("slider", name="Linha do tempo")
    expect(track).to_be_visible()
    expect(page.locator(".legend")).to_contain_text("turnos")
    expect(page.locator(".legend")).to_contain_text("nocautes e perdas")  # somebody has given up
    expect(page.locator(".legend")).to_contain_text("fases")
    phase = page.locator(".marks .phase").last
    expect(phase).to_have_attribute("title", re.compile(r"Turno \d+ · Etapa"))
    phase.click()
    said = page.get_by_role("region", name="Linha do tempo").locator(".said")
    expect(said).to_contain_text((phase.get_attribute("title") or "").split(" · ")[1])  # as its name begins
    page.keyboard.press("Home")  # whatever was clicked, the keys go on
    expect(track).to_have_value("0")
    signs = page.locator(".marks button:not(.turn, .phase)")
    expect(signs.last).to_have_attribute("title", re.compile(r"\w"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Shift+ArrowRight")
    until(page, "Number(document.querySelector('input[type=range]').value) > 0")
    at = track.input_value()
    page.keyboard.press("End")
    expect(track).not_to_have_value(at)
    page.keyboard.press("Home")
    expect(track).to_have_value("0")
    signs.last.click()
    expect(track).not_to_have_value("0")
    page.get_by_role("combobox", name="Velocidade").select_option("4×")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Tocar").click()
    until(page, "Number(document.querySelector('input[type=range]').value) > 1")
    assert violations(page) == []


def test_a_deck_comes_from_a_file_or_a_list_and_goes_out_again(person: Opener) -> None:
    """Paste, file, a sample hand drawn again, export: what comes out is what went in."""
    page = person()
    page.goto("/decks/fabula")
    page.locator(".lists ul").last.locator(".pick").first.click()
    expect(page.get_by_text("Ready to play")).to_be_visible()
    text = page.get_by_role("textbox", name="List").input_value()
    hand = page.locator(".deck .hand")
    expect(hand).to_be_visible()
    before = hand.inner_text()
    page.get_by_role("button", name="draw again").click()
    expect(hand).not_to_have_text(before)
    with page.expect_download() as coming:
        page.get_by_role("link", name="Export").click()
    path = coming.value.path()
    assert path.read_text(encoding="utf-8") == text
    page.get_by_role("button", name="New", exact=True).click()
    expect(page.get_by_text("Ready to play")).to_have_count(0)
    page.get_by_role("textbox", name="List").fill(text)
    expect(page.get_by_text("Ready to play")).to_be_visible()
    page.get_by_role("button", name="New", exact=True).click()
    file = {"name": "brought.toml", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(files=[file])  # type: ignore[list-item]
    expect(page.get_by_role("textbox", name="Name")).to_have_value("brought")
    expect(page.get_by_text("Ready to play")).to_be_visible()
