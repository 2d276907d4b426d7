"""The turn: its steps, Clear and Draw, Roll and Reroll."""

from __future__ import annotations

import pytest

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

NAP = ["draw: parceiro*4", "roll: fist*4"]


@rule("dice_masters", "turn.1", "turn.cleanup.6")
def test_the_players_alternate_whole_turns() -> None:
    board = Board.match(format="first-game")
    order = []
    for _ in range(4):
        order.append(board.deciding())
        board.end_turn()
    assert order == [1, 2, 1, 2]
    assert board.table.turn == 5


@rule("dice_masters", "turn.2")
def test_the_steps_of_a_turn_in_their_order() -> None:
    board = Board(
        centre={"esmaga": 3},
        player1={"field": ["thor-senhor-de-asgard as thor"]},
        chance=["draw: parceiro*4", "roll: fist*4"],
    )
    seen = [rule for rule in board.steps if rule in ("turn.clear.1", "turn.clear.2", "turn.roll.1")]
    board.play("roll")  # to the main step
    seen += [rule for rule in board.steps if rule == "turn.roll.5"]
    assert board.decision.rule == "turn.main.1"
    board.play("pass")
    seen += [rule for rule in board.steps if rule == "turn.main.field.8"]
    assert board.decision.rule == "turn.attack.declare.1"
    board.attack("thor", chance=NAP)
    seen += [rule for rule in board.steps if rule in ("turn.attack.damage.1", "turn.cleanup.1", "turn.clear.1")]
    assert seen == [
        "turn.clear.1",
        "turn.clear.2",
        "turn.roll.1",
        "turn.roll.5",
        "turn.main.field.8",
        *["turn.attack.damage.1"] * 3,
        "turn.cleanup.1",
        "turn.clear.1",
    ]


@rule("dice_masters", "turn.3")
def test_nobody_goes_back_to_a_step_that_is_over() -> None:
    board = Board(
        centre={"esmaga": 3},
        player1={"field": ["parceiro"]},
        chance=["draw: parceiro*4", "roll: fist*3 level1"],
    )
    assert board.refused("buy esmaga") == "turn.roll.2"  # the main step has not begun
    board.play("roll")
    assert board.refused("roll") == "turn.main.1"
    board.play("pass")
    assert board.refused("buy esmaga") == "turn.attack.declare.1"
    assert board.zone(1, "used") == {"parceiro": 1}  # the character that was not fielded
    board.play("done", chance=NAP)
    assert board.deciding() == 2


# -- Clear and Draw -----------------------------------------------------------------


@rule("dice_masters", "turn.clear.1", "turn.main.buy.10")
def test_what_is_left_in_the_reserve_pool_goes_to_the_used_pile_at_its_owners_next_turn() -> None:
    board = Board(step="main", player1={"reserve": ["parceiro*2 fist", SPARE]})
    board.play("pass")
    assert board.deciding() == 2
    assert board.faces(1, "reserve") == ["parceiro fist", "parceiro fist"]
    board.end_turn(chance=NAP)
    assert board.deciding() == 1
    assert board.zone(1, "reserve") == {}
    assert board.zone(1, "used") == {"parceiro": 3}


@rule("dice_masters", "turn.clear.2", "turn.clear.4")
def test_four_dice_are_drawn_into_the_prep_area() -> None:
    board = Board(player1={"prep": ["thor-filho-de-odin"]}, chance=["draw: parceiro*4", "roll: bolt fist*4"])
    assert board.after("turn.clear.1").zone(1, "prep") == {"thor": 1}
    drawn = board.after("turn.clear.2")
    assert drawn.zone(1, "prep") == {"thor": 1, "parceiro": 4}
    assert drawn.zone(1, "bag") == {"parceiro": 4}
    assert drawn.zone(1, "reserve") == {}


@rule("dice_masters", "turn.clear.3")
def test_too_few_in_the_bag_those_first_then_the_bag_is_filled() -> None:
    """Three in the bag: all three are drawn, and one of the five that were in the used pile."""
    board = Board(
        player1={"bag": ["thor-filho-de-odin*3"], "used": ["parceiro*5"]},
        chance=["draw: thor*3 parceiro", "roll: bolt*3 fist"],
    )
    assert board.zone(1, "prep") == {"thor": 3, "parceiro": 1}
    assert board.zone(1, "bag") == {"parceiro": 4}
    assert board.zone(1, "used") == {}
    assert board.life(1) == 15
    for seed in range(20):  # never one from the used pile while the bag has any
        assert Board(seed=seed, player1={"bag": ["thor-filho-de-odin*3"], "used": ["parceiro*5"]}).zone(1, "prep") == {
            "thor": 3,
            "parceiro": 1,
        }


@rule("dice_masters", "turn.clear.3", "turn.clear.1")
def test_the_reserve_pool_is_cleared_before_drawing() -> None:
    """The dice cleared are in the used pile in time to be drawn again."""
    board = Board(player1={"bag": ["parceiro*2"], "reserve": ["parceiro*2 fist"]})
    assert board.zone(1, "prep") == {"parceiro": 4}
    assert board.life(1) == 15


@rule("dice_masters", "turn.clear.5")
@pytest.mark.parametrize("dice", [0, 1, 2, 3, 4])
def test_one_damage_and_one_generic_energy_for_each_die_missing(dice: int) -> None:
    board = Board(
        centre={"invulnerabilidade": 3},  # cost 2, any energy
        player1={"bag": [f"parceiro*{dice}"] if dice else [], "prep": ["thor-senhor-de-asgard", "parceiro"]},
        chance=[*([f"draw: parceiro*{dice}"] if dice else []), "roll: bolt", "roll: level1", *["roll: level1"] * dice],
    )
    missing = 4 - dice
    assert board.life(1) == 15 - missing
    assert board.loose(1) == missing
    board.play("roll")
    assert board.offers("buy invulnerabilidade") is (missing + 1 >= 2)


@rule("dice_masters", "turn.clear.5")
def test_the_energy_for_missing_dice_is_generic_and_spent_by_the_unit() -> None:
    board = Board(
        player1={"bag": ["parceiro*2"], "prep": ["thor-senhor-de-asgard as thor"], "cards": {"fera-azulao": 1}},
        chance=["draw: parceiro*2", "roll: level1", "roll: fist level1"],
    )
    board.play("roll")
    assert board.refused("buy fera-azulao") == "turn.main.buy.4"  # no mask among it
    board.play("field thor", "spend-loose")
    assert board.loose(1) == 1
    assert "parceiro fist" in board.faces(1, "reserve")


@rule("dice_masters", "turn.clear.5")
def test_the_energy_for_missing_dice_is_gone_when_the_main_step_is_over() -> None:
    """Gap energy.shortage-energy."""
    board = Board(
        player1={"bag": ["parceiro*2"], "field": ["thor-senhor-de-asgard as thor"]},
        chance=["draw: parceiro*2", "roll: level1*2"],
    )
    board.play("roll")
    assert board.loose(1) == 2
    board.play("pass")
    assert board.decision.rule == "turn.attack.declare.1"
    assert board.loose(1) == 0


@rule("dice_masters", "turn.clear.5", "victory.1")
def test_the_damage_for_missing_dice_may_end_the_game() -> None:
    board = Board(player1={"life": 2, "bag": ["parceiro*2"]}, chance=["draw: parceiro*2"])
    assert board.winner() == 2


# -- Roll and Reroll ------------------------------------------------------------------


def rolled(*faces: str) -> Board:
    """Four Sidekicks just rolled, and a card on sale so that the main step is asked."""
    return Board(
        centre={"esmaga": 3},
        player1={"prep": ["thor-senhor-de-asgard"]},
        chance=["draw: parceiro*4", "roll: level1", f"roll: {' '.join(faces)}"],
    )


@rule("dice_masters", "turn.roll.2", "turn.roll.5")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_any_number_of_dice_may_be_rerolled(count: int) -> None:
    board = rolled("fist", "fist", "fist", "fist")
    picks = ["reroll parceiro"] * count
    board.play(*picks, "roll", chance=[f"roll: shield*{count}"] if count else [])
    assert board.faces(1, "reserve") == ["parceiro fist"] * (4 - count) + ["parceiro shield"] * count + ["thor level1"]
    assert board.zone(1, "prep") == {}
    assert board.decision.rule == "turn.main.1"


@rule("dice_masters", "turn.roll.2")
def test_all_the_dice_may_be_rerolled_also_those_that_waited_in_the_prep_area() -> None:
    board = rolled("fist", "bolt", "mask", "shield")
    board.play(
        *[f"reroll parceiro:{face}" for face in ("fist", "bolt", "mask", "shield")],
        "reroll thor",
        chance=["roll: wild*4", "roll: level3"],
    )
    assert board.faces(1, "reserve") == [*["parceiro wild"] * 4, "thor level3"]


@rule("dice_masters", "turn.roll.3")
def test_the_dice_are_picked_beforehand_and_rerolled_as_a_group() -> None:
    """No die is rolled, and nothing shown, before the last one is picked."""
    board = rolled("fist", "bolt", "mask", "shield")
    board.play("reroll parceiro:fist")
    assert not board.happened("roll")
    board.play("reroll parceiro:mask")
    assert not board.happened("roll")
    assert "parceiro fist" in board.faces(1, "prep")
    board.play("roll", chance=["roll: wild", "roll: level1"])
    (event,) = board.happened("roll")
    assert len(event.subjects) == 2
    assert board.faces(1, "reserve") == [
        "parceiro bolt",
        "parceiro level1",
        "parceiro shield",
        "parceiro wild",
        "thor level1",
    ]


@rule("dice_masters", "turn.roll.4")
def test_there_is_a_single_chance_to_reroll_also_for_dice_left_out() -> None:
    board = rolled("fist", "bolt", "mask", "shield")
    board.play("reroll parceiro:fist", "roll", chance=["roll: fist"])
    assert board.decision.rule == "turn.main.1"
    assert board.refused("reroll parceiro:bolt") == "turn.main.1"
    board = rolled("fist", "bolt", "mask", "shield").play("roll")
    assert board.refused("reroll parceiro:bolt") == "turn.main.1"


@rule("dice_masters", "turn.roll.1")
def test_drawn_dice_and_those_waiting_are_rolled_together() -> None:
    board = rolled("fist", "bolt", "mask", "shield")
    (event,) = board.happened("roll")
    assert len(event.subjects) == 5
    assert event.rule == "turn.roll.1"


# -- bursts ----------------------------------------------------------------------------


@rule("dice_masters", "turn.roll.burst.1")
def test_a_face_with_bursts_necessarily_applies_the_burst_text() -> None:
    """Jade Giant on a burst face knocks out any opposing character; there is no asking whether to."""
    for level, falls in (("level2", True), ("level3", False)):  # level 2 has a burst, level 3 has none
        board = Board(
            step="main",
            player1={
                "reserve": ["rajada-de-poder action as bolt", SPARE],
                "field": ["thor-senhor-de-asgard level2 as t"],
            },
            player2={"field": [f"hulk-gigante-esmeralda {level} as hulk"]},
        )
        board.play("use bolt", "choose hulk")
        assert (board.die("t").area == "prep") is falls


@rule("dice_masters", "turn.roll.burst.2")
def test_a_burst_without_an_equivalent_text_is_ignored() -> None:
    """Annihilator has no burst text: his burst face does what the plain one does."""
    for level in ("level2", "level3"):
        board = Board(
            step="main",
            player1={"reserve": ["rajada-de-poder action as bolt", SPARE]},
            player2={"field": [f"hulk-aniquilador {level} as hulk"], "used": ["hulk-aniquilador", "parceiro"]},
        )
        board.play("use bolt", "choose hulk")
        assert board.zone(2, "prep") == {"hulk": 1}
        assert board.zone(2, "used") == {"parceiro": 1}
