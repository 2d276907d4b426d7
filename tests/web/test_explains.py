"""What explains itself: figures unfold, an option tells what it would do, a refusal marks what is to blame."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ludoteca import games
from ludoteca.core.match import Match
from tests.web.browser import Opener
from tests.web.playing import against_bot, at_rest, click_on, sat_down, until
from tests.web.positions import decisions

#: The number of a piece with a figure that has parts, and the name of that figure.
PARTED = """() => {
  for (const piece of ludoteca.look.pieces.values())
    for (const badge of piece.badges) if (badge.parts.length && !piece.hidden) return [piece.number, badge.parts.length]
}"""


def test_a_figure_unfolds_into_its_parts_with_their_sources(person: Opener) -> None:
    """The hero's attributes are what is printed and what house, class and equipment add to it."""
    page = person(lang="en")
    against_bot(page, "apotheosis")
    for seed in range(40):
        if found := page.evaluate(PARTED):
            break
        click_on(page, limit=1, seed=seed)
    piece, parts = found
    page.evaluate("(piece) => (ludoteca.looked = piece)", piece)
    reader = page.get_by_role("region", name="Card")
    figure = reader.locator(".unfold .more").first
    expect(figure).to_have_attribute("aria-expanded", "false")
    figure.click()
    expect(figure).to_have_attribute("aria-expanded", "true")
    shown = reader.locator(".unfold").first.locator(".parts .part")
    expect(shown).to_have_count(parts + 1)  # and what it was before
    expect(shown.nth(1)).to_have_text(re.compile(r"[+−-]\d+ \w"))


FORETOLD = """() => {
  const { preview } = ludoteca
  if (!preview) return null
  return preview.events.filter((event) => event.news).length ? 'events' : preview.more ? 'depends' : 'choice'
}"""


def test_an_option_tells_what_it_would_do_before_it_is_chosen(person: Opener) -> None:
    """What surely happens; or that it is not certain; or, of what must still be paid for, that a choice comes first."""
    page = person(lang="en")
    against_bot(page, "dice_masters")
    until(page, "ludoteca.asked")
    for seed in range(20):
        if not page.evaluate("!!ludoteca.picking"):
            break
        click_on(page, limit=1, seed=seed)
        until(page, "ludoteca.asked")
    at_rest(page)
    step = page.evaluate("ludoteca.past.length")
    option = page.locator(".ask .option:not(.many)").first
    option.hover()
    told = page.locator(".preview")
    expect(told).to_contain_text("What would happen")
    kind = page.evaluate(FORETOLD)
    if kind == "events":
        expect(told.locator("li")).not_to_have_count(0)
    else:
        expect(told.locator("li")).to_have_count(0)
        expect(told.locator(".more")).to_have_text(
            {"depends": re.compile("Nothing is certain"), "choice": "Nothing more yet: another choice comes next."}[
                kind
            ]
        )
    assert page.evaluate("ludoteca.past.length") == step


def test_a_refusal_marks_on_the_table_what_is_to_blame(person: Opener) -> None:
    """Whatever is refused for somebody's or something's sake shows whose."""
    page = person(lang="en")
    against_bot(page, "fabula")
    page.evaluate("ludoteca.hold = true")
    for seed in range(40):
        until(page, "ludoteca.asked")
        for card in page.locator(".hand .piece:not(.can):not(.step)").all()[:3]:
            card.click()
            if page.evaluate("!!ludoteca.picks.length"):
                page.keyboard.press("Escape")
                continue
            expect(page.locator(".refusal")).to_be_visible()
            if page.locator(".piece.blamed").count():
                blamed = page.locator(".piece.blamed").first.get_attribute("data-piece")
                assert int(str(blamed)) in page.evaluate("[ludoteca.refusals[0].blame, ludoteca.refusals[0].source]")
                return
        click_on(page, limit=1, seed=seed)
    raise AssertionError("nothing was ever to blame")


def test_of_what_glows_one_may_ask_what_else_it_can_not_do(person: Opener) -> None:
    """A card that can be discarded and not played: by a key, and where it is read in full."""
    match = next(each for each in decisions("battle_scenes") if discards_what_can_not_enter(each))
    page = person(lang="en")
    against_bot(page, "battle_scenes", match=match)
    at_rest(page)
    card = page.evaluate("() => ludoteca.options.find((each) => each.verb === 'discard').args[0].value")
    refusal = page.locator(".refusal")
    page.locator(f".hand [data-piece='{card}']").hover()
    page.keyboard.press("w")
    expect(refusal).to_contain_text("§")
    assert "discard" not in page.evaluate("ludoteca.refusals.map((each) => each.verb)")
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    page.keyboard.press("r")
    page.get_by_role("dialog").get_by_role("button", name="What else, and why not?").click()
    expect(refusal).to_contain_text("§")


def test_a_card_that_could_only_be_thrown_away_is_not_by_one_click(person: Opener) -> None:
    """Whoever clicks a hero wants to play it: what the click does is confirmed, and one may ask why nothing else."""
    match = next(each for each in decisions("battle_scenes") if discards_what_can_not_enter(each))
    page = person(lang="en")
    against_bot(page, "battle_scenes", match=match)
    at_rest(page)
    only = (
        """(card) => ludoteca.options.filter((option) => option.args.some((arg) => arg.value === card)).length === 1"""
    )
    cards = page.evaluate(
        "ludoteca.options.filter((each) => each.verb === 'discard').map((each) => each.args[0].value)"
    )
    card = next(each for each in cards if page.evaluate(only, each))
    hand = page.locator(".hand [data-piece]").count()
    page.locator(f".hand [data-piece='{card}']").click()
    sure = page.get_by_role("group", name="Confirm")
    expect(sure).to_contain_text("Discard")
    sure.get_by_role("button", name="What else, and why not?").click()
    expect(page.locator(".refusal")).to_contain_text("§")
    assert page.locator(".hand [data-piece]").count() == hand
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.locator(".ask .option").filter(has_text="Discard").first.click()  # whoever says it is asked no more
    page.locator(f".hand [data-piece='{card}']").click()
    expect(page.locator(".hand [data-piece]")).to_have_count(hand - 1)


def discards_what_can_not_enter(match: Match) -> bool:
    decision = match.table.decision
    assert decision is not None
    by_verb = {verb: {option[1] for option in decision.options if option[0] == verb} for verb in ("discard", "enter")}
    many = len([option for option in decision.options if option[0] == "discard"])
    return decision.seat == 0 and "enter" in decision.verbs and bool(by_verb["discard"] - by_verb["enter"]) and many > 1


def test_an_arena_is_looked_at_before_it_is_chosen(person: Opener) -> None:
    """In small beside its name, told in words, and on the table itself while it is pointed at or has the focus."""
    home = games.game("krosmaster")
    setup = {name: value for name, value in home.sample_setups()[0].items() if name not in ("arena", "side")}
    match = next(each for seed in range(20) if (each := Match(home, setup, seed)).table.decision.seat == 0)
    page = person(lang="en")
    against_bot(page, "krosmaster", match=match)
    options = page.get_by_role("list", name="Options").get_by_role("button")
    expect(options).to_have_count(4)
    expect(options.first).to_have_accessible_name(re.compile(r"8 × tree.*The Pit"))
    assert options.first.locator("svg path").count() > 20
    trees = page.locator(".wood .cell.tree")
    expect(trees).to_have_count(0)
    options.first.hover()
    expect(trees).to_have_count(8)
    page.mouse.move(0, 0)
    expect(trees).to_have_count(0)
    options.nth(2).focus()
    expect(trees).to_have_count(6)


def test_what_is_settled_of_a_payment_is_told_apart_from_what_is_wanted(person: Opener) -> None:
    """Of two to be paid one die must be a certain one: it is named, and one more is wanted."""
    match = next(
        each
        for each in decisions("dice_masters")
        if (asked := each.table.decision) and asked.seat == 0 and asked.ask == "ask-pay" and asked.series
    )
    page = person(lang="en")
    against_bot(page, "dice_masters", match=match)
    until(page, "ludoteca.picking")
    expect(page.locator(".ask .says")).to_have_text(re.compile("^Already settled: Spend "))
    expect(page.locator(".ask .count")).to_have_text(re.compile(r"^Mark (\d+|\d+ to \d+) more · 0 marked$"))


def test_clocks_run_and_a_rematch_brings_both_to_another_table(person: Opener) -> None:
    clock = {"kind": "reserve", "reserve": 600, "increment": 5}
    table, first, second = sat_down(person, "dice_masters", clock=clock)
    until(first, "ludoteca.clocks.length")
    running = first.locator(".clock.running")
    expect(running).to_have_text(re.compile(r"^(10:0\d|9:\d\d)$"))
    expect(running).not_to_have_text(running.inner_text())  # it goes down
    first.evaluate("ludoteca.say({ type: 'concede', seat: ludoteca.seat })")
    for page in (first, second):
        expect(page.locator(".result h2")).to_be_visible()
    first.get_by_role("button", name="Rematch").click()
    for page in (first, second):
        expect(page).not_to_have_url(re.compile(table))
        expect(page.locator(".result")).to_have_count(0)
        expect(page.locator(".play")).to_be_visible()


def test_a_clock_is_told_of_each_seat_and_can_be_hidden(person: Opener) -> None:
    """A table without a clock shows none. One that has a clock shows it for each seat and says whose it is; whoever
    wants no clocks before their eyes hides them by a setting of their own, and the others still see theirs."""
    _, *without = sat_down(person, "dice_masters")
    for page in without:
        until(page, "ludoteca.view")
        expect(page.get_by_role("timer")).to_have_count(0)
    _, first, second = sat_down(person, "dice_masters", ("en", "pt"), clock={"kind": "reserve", "reserve": 600})
    for page, word in ((first, "Clock"), (second, "Relógio")):
        names = page.evaluate("ludoteca.info.seats.map((each) => each.name)")
        expect(page.get_by_role("timer")).to_have_count(2)
        for name in names:
            clock = page.get_by_role("timer", name=f"{word}: {name}", exact=True)
            expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
    first.get_by_role("button", name="Settings").click()
    first.get_by_role("checkbox", name="Hide clocks").check()
    first.keyboard.press("Escape")
    expect(first.get_by_role("timer")).to_have_count(0)
    expect(second.get_by_role("timer")).to_have_count(2)
    first.reload()
    until(first, "ludoteca.clocks.length")
    expect(first.locator(".play")).to_be_visible()
    expect(first.get_by_role("timer")).to_have_count(0)
    first.get_by_role("button", name="Settings").click()
    first.get_by_role("checkbox", name="Hide clocks").uncheck()
    expect(first.locator(".clock")).to_have_count(2)


def test_blocks_are_paired_by_clicks_one_after_the_other(person: Opener) -> None:
    """Who blocks, then whom; two may block one. A click on who blocks takes it back; all is confirmed at once."""
    match = next(each for each in decisions("fabula") if two_may_block_one(each))
    page = person(lang="en")
    against_bot(page, "fabula", match=match)
    until(page, "ludoteca.picking")
    decision = match.table.decision
    assert decision is not None
    pairs = [option[1:] for option in decision.options if option[0] == "block"]
    linked = "ludoteca.view.pieces.filter((each) => each.badges.some((one) => one.name === 'against'))"
    attacking = page.evaluate(f"{linked}.length")
    assert attacking > 1
    expect(page.locator(".play .lines > path.attack")).to_have_count(attacking)
    one = pairs[0][1]
    first, second, *_ = (blocker for blocker, blocked in pairs if blocked == one)
    piece = "[data-piece='{}']"
    for many, blocker in enumerate((first, second), 1):
        page.locator(piece.format(blocker)).first.click()
        until(page, "ludoteca.picks.length === 1")
        shown = page.locator(".ask .option")
        expect(shown).to_have_count(len([pair for pair in pairs if pair[0] == blocker]))
        page.locator(piece.format(one)).first.click()
        expect(page.locator(".ask .count b")).to_have_text(str(many))
        assert page.evaluate("ludoteca.picks.length") == 0, "the next pair begins anew"
        expect(page.locator(".play .lines > path.block")).to_have_count(many)
    page.locator(piece.format(first)).first.click()
    expect(page.locator(".ask .count b")).to_have_text("1")
    page.get_by_role("button", name="Confirm (1)").click()
    until(page, "!ludoteca.picking")


def two_may_block_one(match: Match) -> bool:
    """The first player blocks, with two that may each block either of two."""
    decision = match.table.decision
    assert decision is not None
    pairs = [option[1:] for option in decision.options if option[0] == "block"]
    return decision.seat == 0 and len({pair[0] for pair in pairs}) > 1 < len({pair[1] for pair in pairs})
