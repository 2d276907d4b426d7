"""What moves when a table changes: what has moved and nothing else, dice, values that count, causes that are lit."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser import Opener
from tests.web.playing import against_bot, click_on, until

#: Keeps every movement that a page makes: of which piece, in a list or not, and through which frames.
WATCHES = """() => {
  globalThis.movements = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    const words = JSON.stringify(frames)
    const kinds = { roll: /rotate/, slide: /translate\\(/, light: /drop-shadow/, other: /./ }
    const kind = Object.keys(kinds).find((each) => kinds[each].test(words))
    const said = this.className.includes('rising') ? this.textContent : ''
    const of = { piece: Number(this.dataset.piece ?? -1), listed: this.className.includes('row') }
    movements.push({ kind, said, lasts: timing.duration ?? timing, ...of })
    return animate.call(this, frames, timing)
  }
}"""
#: Tells the page what a server might: one piece has a badge of another value, and a third one is the cause.
CHANGES = """({ piece, badge, by, cause }) => {
  const { now, seat, log } = ludoteca
  const before = now.pieces.find((each) => each.number === piece)
  const badges = before.badges.map((each) => (each.name === badge ? { ...each, value: each.value + by } : each))
  const told = { kind: 'damage', text: 'as told', cause, pieces: [piece], moves: [], faces: [], news: true }
  const event = { ...log.at(-1), ...told, number: log.at(-1).number + 1 }
  const change = { areas: [], gone: [], pieces: [{ ...before, badges }] }
  movements.length = 0
  ludoteca.take({ type: 'change', seat, step: 10_000, change, events: [event], cards: {}, clocks: [], undo: null })
}"""


def movements(page: Page, **wanted: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("movements")
    return [each for each in found if all(each[name] == value for name, value in wanted.items())]


def test_only_what_has_moved_glides_and_no_list_flies_over_the_board(person: Opener) -> None:
    """A figure is drawn on the arena and in its team's list: a walk moves the one and leaves the other where it is."""
    page = person(motion="full")
    against_bot(page, "krosmaster", format="friendly")
    page.evaluate("ludoteca.hold = true")
    for seed in range(60):
        until(page, "ludoteca.asked || ludoteca.now.places")
        walks = page.evaluate("ludoteca.options.filter((each) => each.verb === 'move').map((each) => each.notation)")
        if walks:
            break
        click_on(page, limit=1, seed=seed)
    page.evaluate(WATCHES)
    walker = page.evaluate("ludoteca.now.turn.piece")
    page.evaluate("(choice) => ludoteca.choose(choice)", walks[-1])
    until(page, "movements.length")
    assert {each["piece"] for each in movements(page, kind="slide")} == {walker}
    assert movements(page, listed=True, kind="slide") == []
    assert movements(page, kind="roll") == []  # its dice are thrown elsewhere: a figure never tumbles


def test_dice_roll_and_come_to_lie(person: Opener) -> None:
    page = person(motion="full")
    against_bot(page, "dice_masters")
    page.evaluate(WATCHES)
    for seed in range(30):
        click_on(page, limit=1, seed=seed)
        if movements(page, kind="roll"):
            break
    rolled = {each["piece"] for each in movements(page, kind="roll")}
    assert rolled
    told = page.evaluate("ludoteca.log.filter((each) => each.kind === 'roll').flatMap((each) => each.pieces)")
    assert rolled <= set(told)


def test_a_damage_counts_and_its_cause_is_lit(person: Opener) -> None:
    """The number rises from the piece and goes; the cause glows. Nothing of it where the device asks for stillness."""
    page, still = person(motion="full"), person(motion="full")
    still.emulate_media(reduced_motion="reduce")
    for each in (page, still):
        against_bot(each, "krosmaster", format="friendly")
        each.evaluate(WATCHES)
        for seed in range(60):
            if each.evaluate("ludoteca.look.pieces.values().some((piece) => piece.cell >= 0 && piece.badges.length)"):
                break
            click_on(each, limit=1, seed=seed)
        units = "[...ludoteca.look.pieces.values()].filter((piece) => piece.badges.some((one) => one.name === 'hp'))"
        piece, cause = each.evaluate(f"{units}.slice(0, 2).map((piece) => piece.number)")
        each.evaluate(CHANGES, {"piece": piece, "badge": "hp", "by": -3, "cause": cause})
    until(page, "movements.some((each) => each.said)")
    assert [each["said"] for each in movements(page) if each["said"]] == ["−3"]
    assert [each["piece"] for each in movements(page, kind="light")] == [cause]
    expect(page.locator(".rising")).to_have_count(0)
    assert movements(still) == []


def test_how_fast_things_move_is_set_and_holds_at_once(person: Opener) -> None:
    """What takes its time is quicker where that is wanted, and nothing moves where nothing shall."""
    page = person(motion="full")
    against_bot(page, "krosmaster", format="friendly")
    page.evaluate(WATCHES)
    page.evaluate("ludoteca.hold = true")
    until(page, "ludoteca.asked")
    for seed in range(60):
        if page.evaluate("ludoteca.look.pieces.values().some((piece) => piece.cell >= 0 && piece.badges.length)"):
            break
        click_on(page, limit=1, seed=seed)
    units = "[...ludoteca.look.pieces.values()].filter((piece) => piece.badges.some((one) => one.name === 'hp'))"
    piece, cause = page.evaluate(f"{units}.slice(0, 2).map((piece) => piece.number)")
    lasting = {}
    for by, motion in enumerate(("Full", "Quick", "None"), 1):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("combobox", name="Motion").select_option(motion)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.evaluate(CHANGES, {"piece": piece, "badge": "hp", "by": -by, "cause": cause})
        page.wait_for_timeout(100)
        lasting[motion] = max((each["lasts"] for each in movements(page)), default=0)
    assert lasting["Full"] > lasting["Quick"] > lasting["None"] == 0
