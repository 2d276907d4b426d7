"""How far whoever acts could walk: told with the cost and the way, as far as nothing is rolled or set off."""

from __future__ import annotations

from typing import Any

from ludoteca import games
from ludoteca.core.match import Match
from ludoteca.games.krosmaster.cards import arena
from ludoteca.server import protocol as p
from ludoteca.server.answers import Answers
from ludoteca.server.problems import words
from tests.games.krosmaster.board import field
from tests.properties import some_match
from tests.server.test_reckoned import scenario, told

AWAY = "koa-gullar l1"


def standing(one: list[str], two: list[str], **more: Any) -> Match:
    position = {"unit": "vigg", "player1": {"units": one}, "player2": {"units": two}, **more}
    return Match.from_position(games.game("krosmaster"), position)


def overlay(match: Match) -> dict[str, p.OverlayCell]:
    begun = "move" if match.table.box.game.name == "krosmaster" else "walk"
    answers = Answers(match.table, 0, words("en", match.table.box.game.name))
    return {arena.GRID.word(each.cell): each for each in answers.overlay(p.Overlay(begun=begun)).cells}


def reach(match: Match) -> dict[str, int]:
    return {word: each.cost for word, each in overlay(match).items() if each.cost}


def way(match: Match, to: str) -> list[str]:
    return [arena.GRID.word(cell) for cell in overlay(match)[to].way]


def test_every_cell_within_the_mp_left_is_told_with_what_it_costs() -> None:
    match = standing(["vigg-arysta e6 as vigg"], [AWAY], mp=2)
    assert reach(match) == {
        **dict.fromkeys(("e5", "e7", "d6", "f6"), 1),
        **dict.fromkeys(("e4", "e8", "c6", "g6", "d5", "f5", "d7", "f7"), 2),
    }
    cells = overlay(match)
    assert cells["e5"].choice == "move e5" and not cells["e4"].choice and cells["e4"].refusal < 0
    assert cells["e3"].refusal >= 0, "what is out of reach says why"


def test_the_step_that_uses_up_all_is_a_step_like_any_other() -> None:
    """With nothing left but MP the last step ends the turn by itself; it is told with the others."""
    match = standing(["vigg-arysta e6 as vigg"], [AWAY], ap=0, mp=2)
    assert reach(match)["e4"] == 2 and len(reach(match)) == 12


def test_a_way_goes_round_what_stands_on_it() -> None:
    match = standing(["vigg-arysta e6 as vigg", "rib-ombar d6"], [AWAY], grid=field(e5="T", f6="B"), mp=4)
    assert "e5" not in reach(match) and "f6" not in reach(match) and "d6" not in reach(match)
    assert way(match, "c7") == ["e7", "d7", "c7"]
    assert way(match, "g6")[:1] == ["e7"] and reach(match)["g6"] == 4


def test_nobody_walks_on_from_beside_an_enemy() -> None:
    """Whoever leaves a cell beside an enemy is Locked first, by dice: one may go there, and no further."""
    match = standing(["vigg-arysta e6 as vigg"], ["ratweyra e8", AWAY], mp=3)
    assert reach(match)["e7"] == 1 and way(match, "d7") == ["d6", "d7"]
    assert not any("e7" in way(match, word)[:-1] for word in reach(match))


def test_beside_an_enemy_no_step_is_sure() -> None:
    match = standing(["vigg-arysta e6 as vigg"], ["ratweyra e7", AWAY])
    assert reach(match) == {}
    assert overlay(match)["e5"].choice == "move e5", "though one may try"


def test_a_trap_is_gone_round() -> None:
    match = standing(["vigg-arysta e6 as vigg"], ["ratweyra l12 as rat", "armadilha-mortal e5 of rat"], mp=4)
    assert "e5" not in reach(match) and overlay(match)["e5"].choice == "move e5"
    assert reach(match)["e4"] == 4 and "e5" not in way(match, "e4")


def why_not(match: Match, cell: str) -> p.RefusalTold:
    asked = p.WhyNot(cell=arena.GRID.read(cell), begun=["move"])
    return Answers(match.table, 0, words("en", "krosmaster")).why_not(asked).refusals[0]


def test_whoever_locks_on_the_way_is_blamed_and_no_dice_are_foretold() -> None:
    """Out of reach only because of the dice on the way: who throws them, at which step, by which rule."""
    match = standing(["vigg-arysta e6 as vigg"], ["ratweyra f5", AWAY], mp=4)
    assert "e3" not in reach(match)
    told = why_not(match, "e3")
    assert "step to e4" in told.text and "tries to Lock" in told.text
    assert match.table.kind(told.blame).word == "ratweyra" and told.cells == [arena.GRID.read("e4")]
    assert told.rule == "4.14.1-1" and told.rule_text
    both = standing(["vigg-arysta e6 as vigg"], ["ratweyra f6", "koa-gullar d6"], mp=4)
    assert "tries to Lock" in why_not(both, "e3").text, "of two who could, one is named"


def test_a_trap_on_the_only_way_is_blamed() -> None:
    walls = field(d5="T", d4="T", d3="T", f5="T", f4="T", f3="T")
    match = standing(
        ["vigg-arysta e6 as vigg"], ["ratweyra l12 as rat", "armadilha-mortal e5 of rat"], grid=walls, mp=4
    )
    told = why_not(match, "e4")
    assert "step to e5" in told.text and match.table.kind(told.blame).word == "armadilha-mortal"
    assert told.cells == [arena.GRID.read("e5")] and told.rule == "4.19.7.c-1"


def test_what_is_too_far_is_told_with_the_steps_that_are_left() -> None:
    match = standing(["vigg-arysta e6 as vigg"], ["ratweyra f5", AWAY], mp=4)
    assert why_not(match, "a12").text == "In the 4 steps that are left no way leads there."


def test_what_is_told_is_what_comes_when_it_is_walked() -> None:
    """In random matches: each way leads there, for what it was told to cost, without dice."""
    walked = 0
    game = games.game("krosmaster")
    for seed in range(40):
        table: Any = some_match(game, seed, 40 + seed).table
        decision = table.decision
        if decision is None or told(table).decision.walking != "move":  # type: ignore[union-attr]
            continue
        for cell, (cost, steps) in game.walks(table).items():
            there = table.copy()
            there.asks_always = True  # the last step may be the last that can be done
            for step in steps:
                there.choose(("move", step))
            assert there.pieces[table.unit].cell == cell and table.mp - there.mp == cost == len(steps)
            assert there.chance.state == table.chance.state
            walked += 1
    assert walked > 20


def test_a_walk_of_apotheosis_is_one_choice_with_its_cost_and_its_path() -> None:
    match = scenario("apotheosis", "map-heights")
    table: Any = match.table
    assert told(table).decision.walking == "walk"  # type: ignore[union-attr]
    answers = Answers(table, 0, words("en", "apotheosis")).overlay(p.Overlay(begun="walk"))
    walks = [each for each in answers.cells if each.cost]
    assert walks and all(each.choice and each.way[-1] == each.cell for each in walks)
    dear = max(walks, key=lambda each: each.cost)
    points = table.points
    match.play(dear.choice)
    assert points - table.points == dear.cost
