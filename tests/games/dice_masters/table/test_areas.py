"""The areas: bag, prep area, reserve pool, field, attack zone and used pile."""

from __future__ import annotations

from collections import Counter

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

NAP = ["draw: parceiro*4", "roll: fist*4"]


@rule("dice_masters", "areas.1", "play.2")
def test_a_die_travels_through_the_areas_of_its_owner() -> None:
    """Bought, drawn, rolled, fielded, attacking, used, and drawn again."""
    board = Board(
        step="main",
        player1={
            "cards": {"homem-aranha-tigrao": 1},
            "reserve": ["parceiro*4 fist"],
            "bag": [],
        },
    )
    assert board.zone(1, "cards") == {"homem-aranha": 1}
    board.play("buy homem-aranha-tigrao", chance=NAP)
    assert board.zone(1, "used") == {"parceiro": 4, "homem-aranha": 1}
    board.end_turn(chance=["draw: homem-aranha parceiro*3", "roll: level1 fist*3"])
    refilled = board.after("turn.clear.2")
    assert refilled.zone(1, "prep") == {"parceiro": 3, "homem-aranha": 1}
    assert refilled.zone(1, "bag") == {"parceiro": 1}
    board.play("roll")
    assert board.faces(1, "reserve") == ["homem-aranha level1", *["parceiro fist"] * 3]
    board.play("field homem-aranha")
    assert board.zone(1, "field") == {"homem-aranha": 1}
    board.attack("homem-aranha", chance=NAP)
    assert board.after("turn.attack.declare.2").zone(1, "attack") == {"homem-aranha": 1}
    assert board.zone(1, "used") == {"homem-aranha": 1}
    assert board.zone(1, "reserve") == {"parceiro": 3}
    assert all(board.zone(2, name).keys() <= {"parceiro"} for name in ("bag", "prep", "used", "field"))


@rule("dice_masters", "areas.bag.1")
def test_dice_are_drawn_at_random_from_the_bag() -> None:
    """Four of eight dice in 200 draws: each about a hundred times, wherever it lies in the bag."""
    bag = [f"{name} as {label}" for label, name in zip("abcdefgh", ["parceiro", "thor-filho-de-odin"] * 4, strict=True)]
    drawn: Counter[str] = Counter()
    for seed in range(200):
        board = Board(seed=seed, player1={"bag": bag})
        drawn.update(label for label in board.names if board.die(label).area == "prep")
    assert sum(drawn.values()) == 800
    assert all(70 <= drawn[label] <= 130 for label in "abcdefgh"), drawn


@rule("dice_masters", "areas.bag.2")
def test_an_empty_bag_is_filled_with_the_whole_used_pile() -> None:
    """Gearing Up draws two dice in the main step."""
    board = Board(
        step="main",
        player1={"reserve": ["preparar-se action", SPARE], "bag": [], "used": ["parceiro*4", "thor-filho-de-odin"]},
    )
    board.play("use preparar-se", chance=["draw: thor parceiro", "roll: bolt fist"])
    assert board.zone(1, "bag") == {"parceiro": 3}
    assert board.zone(1, "used") == {"preparar-se": 1}
    assert board.faces(1, "reserve") == ["parceiro fist", "parceiro level1", "thor bolt"]


@rule("dice_masters", "areas.bag.2")
def test_a_bag_that_suffices_is_not_filled() -> None:
    board = Board(player1={"bag": ["parceiro*4"], "used": ["thor-filho-de-odin"]})
    assert board.zone(1, "prep") == {"parceiro": 4}
    assert board.zone(1, "bag") == {}
    assert board.zone(1, "used") == {"thor": 1}


@rule("dice_masters", "areas.prep.1", "turn.roll.1")
def test_the_dice_in_the_prep_area_are_rolled_on_the_next_turn() -> None:
    board = Board(
        player1={"prep": ["thor-filho-de-odin", "parceiro"]},
        chance=["draw: parceiro*4", "roll: level2 bolt", "roll: fist*4"],
    )
    assert board.faces(1, "prep") == ["parceiro bolt", *["parceiro fist"] * 4, "thor level2"]
    board.play("roll")
    assert board.zone(1, "prep") == {}
    assert board.zone(1, "reserve") == {"parceiro": 5, "thor": 1}


@rule("dice_masters", "areas.reserve.1")
def test_the_reserve_pool_holds_the_rolled_dice_until_they_are_used() -> None:
    board = Board(
        centre={"esmaga": 3},
        player1={"bag": ["parceiro*4", "rajada-de-poder", "thor-filho-de-odin"]},
        chance=["draw: parceiro*2 rajada-de-poder thor", "roll: fist*2 action level1"],
    )
    assert board.zone(1, "reserve") == {}
    board.play("roll")
    assert board.faces(1, "reserve") == ["parceiro fist", "parceiro fist", "rajada-de-poder action", "thor level1"]
    board.play("use rajada-de-poder", "choose player2", "field thor")
    assert board.faces(1, "reserve") == ["parceiro fist"]


@rule("dice_masters", "areas.reserve.2")
def test_energy_is_spent_actions_are_used_and_characters_are_fielded() -> None:
    board = Board(
        step="main",
        centre={"esmaga": 3},
        player1={
            "reserve": [
                "parceiro fist as energy",
                "rajada-de-poder action as action",
                "parceiro level1 as character",
                "thor-filho-de-odin level1 as thor",
            ],
            "field": ["parceiro as fielded"],
        },
    )
    assert [board.refused(f"field {name}") for name in ("energy", "action", "fielded")] == ["areas.reserve.2"] * 3
    assert [board.refused(f"use {name}") for name in ("energy", "character", "fielded")] == ["areas.reserve.2"] * 3
    board.play("field thor")  # for the only energy there is
    assert board.die("energy").area == "used"
    board.play("use action", "choose player2", "field character")
    assert board.die("action").area == "used"
    assert board.die("character").area == "field"


@rule("dice_masters", "areas.field.1")
def test_characters_in_the_field_attack_and_defend_and_others_do_not() -> None:
    board = Board(
        step="attack",
        player1={
            "field": ["parceiro as attacker"],
            "reserve": ["parceiro fist as idle"],
            "prep": ["parceiro as fallen"],
        },
        player2={"field": ["parceiro as blocker"], "prep": ["parceiro as absent"]},
    )
    assert board.options() == ["done", "attack attacker"]
    assert board.refused("attack idle") == board.refused("attack fallen") == "turn.attack.declare.1"
    board.attack("attacker")
    assert board.options() == ["done", "block blocker attacker"]
    assert board.refused("block absent attacker") == "turn.attack.block.1"


@rule("dice_masters", "areas.attack.1", "turn.attack.declare.2")
def test_attackers_and_blockers_are_taken_to_the_attack_zone() -> None:
    board = Board(
        step="attack",
        player1={"field": ["parceiro as attacker", "thor-filho-de-odin as thor"]},
        player2={"field": ["fera-especialista-em-genetica level2 as blocker", "parceiro as idle"]},
    )
    board.attack("attacker")
    assert (board.die("attacker").area, board.die("thor").area) == ("attack", "field")
    board.block("blocker attacker")
    blocked = board.after("turn.attack.block.1", -2)
    assert (blocked.die("blocker").area, blocked.die("idle").area) == ("attack", "field")


@rule("dice_masters", "areas.attack.2")
def test_whoever_is_in_the_attack_zone_is_still_in_the_field() -> None:
    """Force Beam hits each character in the field; Natural Leader's Sidekicks keep their bonus."""
    board = Board(
        step="attack",
        player1={
            "field": ["capitao-america-lider-nato level1 as captain", "parceiro as sidekick"],
            "reserve": ["feixe-de-energia action"],
        },
        player2={"field": ["hulk-aniquilador level1 as hulk"]},
    )
    board.attack("captain", "sidekick").block("hulk captain")
    assert (board.die("sidekick").attack, board.die("sidekick").defence) == (2, 2)
    board.play("use feixe-de-energia")
    used = board.after("turn.main.action.2")
    assert [used.die(name).damage for name in ("captain", "sidekick", "hulk")] == [1, 1, 1]


@rule("dice_masters", "areas.used.1")
def test_spent_dice_wait_in_the_used_pile_until_the_bag_is_filled() -> None:
    board = Board(
        step="main",
        centre={"esmaga": 3},
        player1={"reserve": ["parceiro*3 fist"], "bag": ["parceiro*2"]},
    )
    board.play("buy esmaga", chance=NAP)
    assert board.zone(1, "used") == {"parceiro": 3, "esmaga": 1}
    board.end_turn(chance=["draw: parceiro*2 esmaga parceiro", "roll: fist*2 generic2 fist"])
    assert board.zone(1, "used") == {}
    assert board.zone(1, "bag") == {"parceiro": 2}
    assert board.zone(1, "prep") == {"parceiro": 3, "esmaga": 1}
