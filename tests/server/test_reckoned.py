"""What is being reckoned, what asks and what stands in the way: told while it happens, by the rules' own code."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.match import Match
from ludoteca.core.table import Table
from ludoteca.core.teller import Teller
from ludoteca.core.told import CalculationTold, Told
from ludoteca.games.krosmaster.cards import arena
from ludoteca.server import protocol as p
from ludoteca.server.answers import Answers
from ludoteca.server.problems import words
from tests.properties import some_match


def told(table: Table, seat: int | None = None) -> Told:
    assert table.decision is not None
    reader = table.decision.seat if seat is None else seat
    sight: Any = "spectator" if reader == view.SPECTATOR else "seat"
    return Teller(table, reader, words("en", table.box.game.name), sight).told()


def positioned(game: str, name: str) -> dict[str, Any]:
    folder = Path(games.__file__).parent / game / "scenarios"
    position: dict[str, Any] = tomllib.loads((folder / f"{name}.toml").read_text())["position"]
    return position


def scenario(game: str, name: str) -> Match:
    """The beginning of one of a game's own scenarios."""
    return Match.from_position(games.game(game), positioned(game, name))


def figures(calculation: CalculationTold | None, before: str) -> list[tuple[str, int | None, list[str]]]:
    """The figures that stand after a step."""
    assert calculation is not None
    texts = [step.text for step in calculation.steps]
    found = []
    for step in calculation.steps[texts.index(before) + 1 :]:
        if step.value is None:
            break
        found.append((step.text.split(" #")[0], step.value, step.faces))
    return found


def matches(game: str, setups: int = 6, choices: int = 200) -> Iterator[Match]:
    """Random matches, at every decision."""
    home = games.game(game)
    for at, setup in enumerate(home.sample_setups()[:setups]):
        match, chance = Match(home, setup, at), random.Random(at)
        while match.table.decision is not None and len(match.choices) < choices:
            yield match
            match.choose(chance.choice(match.table.decision.options))


def found(game: str, wanted: Callable[[CalculationTold], bool]) -> tuple[Match, CalculationTold]:
    for match in matches(game):
        calculation = told(match.table).calculation
        if calculation is not None and wanted(calculation):
            return match, calculation
    raise AssertionError(f"no such calculation in random matches of {game}")


def test_the_steps_of_a_spell_have_the_dice_of_each_test() -> None:
    match = scenario("krosmaster", "bombs-in-a-chain")
    match.announce(("critical: lock", "armor: lock", "armor: lock"))
    match.play("cast espada-celestial e5")
    calculation = told(match.table).calculation
    assert calculation is not None and calculation.text == "Step 8: Pending Effects"
    assert [step.text[:6] for step in calculation.steps if step.text.startswith("Step")] == [
        f"Step {number}" for number in range(1, 9)
    ]
    assert figures(calculation, "Step 4: Critical Hit") == [("Goultard", 0, ["lock"])]
    assert figures(calculation, "Step 5: Armor") == [("Water Bomb", 0, ["lock"]), ("Water Bomb", 0, ["lock"])]
    cast: Any = next(each for each in match.table.stack if type(each).__name__ == "AttackSpell")
    assert [value for _, value, _ in figures(calculation, "Step 6: Damage")] == list(cast.damages)
    assert figures(calculation, "Step 7: Injuries") == [("Water Bomb", 1, []), ("Water Bomb", 1, [])]
    assert told(match.table, view.SPECTATOR).calculation == calculation


def test_damage_of_dice_masters_is_told_hit_by_hit() -> None:
    match, calculation = found("dice_masters", lambda each: any(step.value for step in each.steps))
    dealing: Any = next(each for each in match.table.stack if type(each).__name__ == "DealDamage")
    hits = [step.value for step in calculation.steps if step.value is not None]
    assert hits == [amount for _, _, amount in dealing.instances]


def test_damage_of_battle_scenes_is_told_after_each_step_that_changed_it() -> None:
    match, calculation = found("battle_scenes", lambda each: any(step.value for step in each.steps))
    dealing: Any = next(each for each in reversed(match.table.stack) if type(each).__name__ == "DealDamage")
    assert [step.value for step in calculation.steps if step.value is not None] == [part[2] for part in dealing.parts]


def test_an_offensive_is_told_as_it_would_be_calculated_now() -> None:
    match, calculation = found("fabula", lambda each: any(" against " in step.text for step in each.steps))
    combat: Any = next(each for each in match.table.stack if type(each).__name__ == "Combat")
    assert [value for _, value, _ in figures(calculation, "calculation")] == [
        amount for _, _, amount in combat.blows(match.table)
    ]


def test_an_influence_is_told_with_both_sums() -> None:
    match, calculation = found("fabula", lambda each: any(step.rule == "1.22.5a-2" for step in each.steps))
    combat: Any = next(each for each in match.table.stack if type(each).__name__ == "Combat")
    *_, ours, theirs = figures(calculation, "calculation")
    assert (ours[1], theirs[1]) == combat.sums(match.table)


def test_injury_is_told_with_the_dice_of_the_attack() -> None:
    match, calculation = found("apotheosis", lambda each: any(step.faces for step in each.steps))
    rolled = next(event for event in reversed(match.log) if event.kind == "roll")
    step = next(each for each in calculation.steps if each.faces)
    assert step.faces == [str(face) for face in rolled.values[1:]] and step.value


def test_a_check_is_told_with_its_difficulty_and_its_roll() -> None:
    position = positioned("apotheosis", "levels-of-failure")
    position["player1"]["inventory"] = ["lobo-cinzento"]
    match = Match.from_position(games.game("apotheosis"), position)
    match.announce(("check: 2",))
    match.play("check cofre 1")
    assert match.table.decision is not None and match.table.decision.ask == "ask-spend-will"
    calculation = told(match.table).calculation
    assert figures(calculation, "Check: fate") == [("difficulty", 24, [])]
    ((_, total, faces),) = figures(calculation, "Check: roll")
    assert (total, faces) == (14, ["2"])
    # the others do not know that something may be spent on it
    assert told(match.table, 1).calculation is None


@pytest.mark.parametrize("game", games.ALL)
def test_the_text_that_asks_and_the_texts_that_wait_are_told(game: str) -> None:
    asking, waiting, told_of = 0, 0, 0
    for match in matches(game, 8, 150):
        seen = told(match.table)
        assert seen.decision is not None
        asking += bool(seen.decision.says)
        waiting += len(seen.waiting)
        told_of += sum(bool(each.says) for each in seen.waiting)
    assert asking > 0
    assert told_of > 0 or not waiting


def cell(match: Match, word: str) -> int:
    grid: Any = match.table.box.board.grid  # type: ignore[attr-defined]
    return int(grid.read(word))


def test_an_overlay_of_apotheosis_names_the_tile_that_stops_the_line() -> None:
    match = scenario("apotheosis", "map-heights")
    match.play("use arco-de-teixo 1")
    overlay = Answers(match.table, 0, words("en", "apotheosis")).overlay(p.Overlay(begun="target"))
    cells = {each.cell: each for each in overlay.cells}
    there = cells[cell(match, "d4")]
    assert not there.choice and there.blocker == cell(match, "c3")
    assert overlay.refusals[there.refusal].rule == "r44"
    assert cells[cell(match, "b4")].choice or cells[cell(match, "c2")].choice
    # and a click on whoever stands there says the same
    hero = next(number for number, piece in match.table.pieces.items() if piece.cell == cell(match, "d4"))
    why = Answers(match.table, 0, words("en", "apotheosis")).why_not(p.WhyNot(piece=hero, begun=["target"]))
    assert why.refusals[0].rule == "r44" and why.refusals[0].cells == [cell(match, "c3")]


def test_an_overlay_of_krosmaster_names_the_cell_that_cuts_the_sight() -> None:
    cut = 0
    for match in matches("krosmaster", 4, 60):
        table: Any = match.table
        decision = table.decision
        spells = {option[1] for option in decision.options if option[0] == "cast"}
        for spell in spells:
            begun = f"cast {table.box.spells[spell].word}"
            overlay = Answers(table, decision.seat, words("en", "krosmaster")).overlay(p.Overlay(begun=begun))
            origin = table.pieces[table.unit].cell
            for each in overlay.cells:
                legal = table.why_not(("cast", spell, each.cell)) is None
                assert bool(each.choice) == legal, "an overlay says what the rules say"
                if each.blocker >= 0:
                    assert not legal and overlay.refusals[each.refusal].text
                    assert table.blockers() >> each.blocker & 1 and each.blocker not in (origin, each.cell)
                    between = arena.distance(origin, each.blocker) + arena.distance(each.blocker, each.cell)
                    assert between <= arena.distance(origin, each.cell) + 1, "it lies on the way"
                    cut += 1
    assert cut > 5


def test_the_reach_of_a_walk_is_told_tile_by_tile() -> None:
    match = scenario("apotheosis", "map-heights")
    overlay = Answers(match.table, 0, words("en", "apotheosis")).overlay(p.Overlay(begun="walk"))
    walks = {option[1] for option in match.table.decision.options if option[0] == "walk"}  # type: ignore[union-attr]
    assert {each.cell for each in overlay.cells if each.choice} == walks


def test_nobody_is_told_that_a_player_is_no_card() -> None:
    """A click on a player where no player can be meant: nothing to be done, and not "Player 2 is not in your hand"."""
    game = games.game("battle_scenes")
    for choices in range(12, 60, 3):
        table = some_match(game, 3, choices).table
        if table.decision is not None and "ready" in table.decision.verbs:
            answers = Answers(table, table.decision.seat, words("en", game.name))
            told = answers.why_not(p.WhyNot(of_seat=1 - table.decision.seat)).refusals
            assert [refusal.text for refusal in told] == ["There is nothing to be done with that now."]
            return
    raise AssertionError("no Preparation Phase was come to")


def test_a_click_on_a_card_says_why_no_die_of_it_can_be_bought() -> None:
    """Whatever is not on offer: by its cost, by the dice left on it, or because it is the other player's."""
    found: set[str] = set()
    for match in matches("dice_masters", 3, 60):
        table: Any = match.table
        if "buy" not in table.decision.verbs:
            continue
        offered = {
            table.box.kinds[option[1]].own_card().word for option in table.decision.options if option[0] == "buy"
        }
        answers = Answers(table, table.decision.seat, words("en", "dice_masters"))
        for shelf in told(table).shelves:
            if shelf.card not in offered:
                refusal = answers.why_not(p.WhyNot(card=shelf.card)).refusals[0]
                assert refusal.verb == "buy" and refusal.text != "There is nothing to be done with that now."
                found.add(refusal.rule)
    assert {"turn.main.buy.4"} <= found and len(found) > 1, found
