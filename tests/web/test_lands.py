"""Where things lie and what is inside: the scenario between two scenes, bases as a cross, what a container holds."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, Page, expect

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.scenarios import library
from ludoteca.server.problems import words
from tests.web.browser import Opener
from tests.web.playing import against_bot, arrived, at_rest, sat_down, until
from tests.web.positions import after, decisions


def told_of(game: str, word: str) -> Match:
    """A match that goes on from the position of a scenario."""
    position = library.own(game, word).position
    assert position is not None
    return Match.from_position(games.game(game), position, 1)


def box(drawn: Locator) -> FloatRect:
    found = drawn.bounding_box()
    assert found is not None
    return found


def test_a_scenario_lies_between_both_scenes_and_is_read(person: Opener) -> None:
    """Its name stands there in the language of the page, and it is read in full by pointer and by key."""
    for lang, scene in (("en", "Scene: "), ("pt", "Cena: ")):
        page = person(lang=lang)
        arrived(page)
        seats = [{"sitter": "me"}, {"sitter": "here"}]
        lesson = "/api/lessons/battle_scenes/scenarios-that-deal-damage"
        answer = page.request.post(lesson, data={"at": 0, "seats": seats})
        assert answer.ok, answer.text()
        page.goto(f"/table/{answer.json()['id']}")
        expect(page.locator(".ask.mine")).to_be_visible()
        scenario = page.locator(".cloth > .line [data-piece]")
        expect(scenario).to_have_count(1)
        number = int(scenario.get_attribute("data-piece") or -1)
        piece = page.evaluate("(number) => ludoteca.look.pieces.get(number)", number)
        name = piece["name"].split(" #")[0]
        expect(scenario.locator(".scenario")).to_have_text(name)
        rows = page.locator(f".row[aria-label^='{scene}']")
        expect(rows).to_have_count(2)
        above, below, lies = box(rows.first), box(rows.last), box(scenario)
        assert above["y"] + above["height"] <= lies["y"] and lies["y"] + lies["height"] <= below["y"]
        scenario.hover()
        card = page.evaluate("(word) => ludoteca.cards[word]", piece["card"])
        read = page.locator(".reader")
        expect(read).to_contain_text(name)
        lines = [line["text"] for line in card["lines"] if line["text"]]
        assert lines
        for line in lines:
            expect(read).to_contain_text(line)


def test_bases_lie_as_a_cross_around_the_centre(person: Opener) -> None:
    """One at each side of it, in both lands; they touch neither the centre nor each other."""
    match = next(each for each in decisions("fabula") if len(each.choices) > 30 and each.table.decision.seat == 0)
    page = person(lang="en")
    against_bot(page, "fabula", match=match)
    at_rest(page)
    for seat in (0, 1):
        bases = page.evaluate(f"ludoteca.look.of('territory', {seat}).filter((piece) => piece.host < 0)")
        centre = [each["number"] for each in bases if any(one["name"] == "centre" for one in each["badges"])]
        outskirts = [each["number"] for each in bases if each["number"] not in centre]
        assert len(centre) == 1 and len(outskirts) == 4
        cross = page.locator(f".side[data-seat='{seat}'] .cross")
        middle = box(cross.locator(f"[data-piece='{centre[0]}']"))
        sides = [side_of(box(cross.locator(f"[data-piece='{each}']")), middle) for each in outskirts]
        assert sorted(sides) == ["above", "below", "left", "right"]


def side_of(one: FloatRect, middle: FloatRect) -> str:
    """On which side something lies, in one line with the middle."""
    across = one["x"] + one["width"] / 2 - middle["x"] - middle["width"] / 2
    down = one["y"] + one["height"] / 2 - middle["y"] - middle["height"] / 2
    if abs(across) >= middle["width"]:
        assert abs(down) < middle["height"] / 4
        return "left" if across < 0 else "right"
    assert abs(across) < middle["width"] / 4 and abs(down) >= middle["height"]
    return "above" if down < 0 else "below"


def test_resources_of_both_are_shown_and_change_when_they_are_spent(person: Opener) -> None:
    match, spent = before_spending()
    first, second = sat_down(person, "fabula", ("en", "pt"), match)[1:]
    at_rest(first)
    had = [having(match.table, seat) for seat in (0, 1)]
    for page in (first, second):
        for seat, many in enumerate(had):
            expect(resources(page, seat)).to_have_text(str(many))
    first.evaluate("(choice) => ludoteca.choose(choice)", spent[0])
    for page in (first, second):
        expect(resources(page, 0)).to_have_text(str(spent[1]))
        expect(resources(page, 1)).to_have_text(str(had[1]))


def resources(page: Page, seat: int) -> Locator:
    """The figure in the bar of a seat, in either language."""
    return page.locator(f".seatbar[data-purse='{seat}'] .figure:is([title*='resource'], [title*='recurso']) b")


def before_spending() -> tuple[Match, tuple[str, int]]:
    """A match, a choice of the first player that spends resources, and how many are left then."""
    for match in decisions("fabula"):
        decision = match.table.decision
        assert decision is not None
        if decision.seat or decision.serial or decision.private:
            continue
        for option in decision.options:
            left = having(after(match.table, option), 0)
            if left < having(match.table, 0) and left != having(match.table, 1):
                return match, (notation.write(match.table, option), left)
    raise AssertionError("nobody spends anything")


def having(table: Table, seat: int) -> int:
    told = Teller(table, 0, words("en", "fabula")).told()
    return next(badge.value for badge in told.seats[seat].badges if badge.name == "resources")


def test_what_is_in_a_container_is_seen_by_whoever_has_looked_inside(person: Opener) -> None:
    """The other sees how many cards are in there, and no name of theirs."""
    match = told_of("apotheosis", "map-containers")
    _, first, second = sat_down(person, "apotheosis", ("en", "pt"), match)
    until(first, "ludoteca.asked")
    for page, unknown in ((first, "hidden card"), (second, "carta oculta")):
        assert inside(page).count() == 2
        expect(inside(page).filter(has_text=unknown)).to_have_count(2)
    chest = first.evaluate("ludoteca.options.find((each) => each.verb === 'open').notation")
    first.evaluate("(choice) => ludoteca.choose(choice)", chest)
    until(first, "ludoteca.options.some((each) => each.verb === 'take')")
    expect(inside(first)).to_have_text(["Hand Ballista", "Sudden Rain"])
    expect(inside(second).filter(has_text="carta oculta")).to_have_count(2)
    rain = "ludoteca.options.find((each) => each.notation.startsWith('take chuva-repentina')).notation"
    first.evaluate(f"ludoteca.choose({rain})")
    until(second, "ludoteca.look.of('held').length === 1")
    expect(inside(first)).to_have_text(["Hand Ballista"])
    expect(inside(second)).to_have_count(1)
    expect(inside(second)).to_contain_text("carta oculta")


def inside(page: Page) -> Locator:
    """What is read of the chest: a click of the pointer away from it, and back to it."""
    chest = "ludoteca.view.pieces.find((piece) => piece.badges.some((each) => each.name === 'container'))"
    page.mouse.move(5, 5)
    page.locator(f"[data-cell='{page.evaluate(f'{chest}.cell')}']").hover()
    until(page, f"ludoteca.looked === {chest}.number")
    return page.locator(".reader .attached li")
