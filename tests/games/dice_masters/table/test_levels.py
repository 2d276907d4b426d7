"""Cards, levels and Sidekicks."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import NotationError
from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule


def focus(*dice: str) -> Board:
    """Focus Power spins a character a level up or down."""
    return Board(step="main", player1={"reserve": ["canalizar-poder*3 action", SPARE], "field": list(dice)})


@rule("dice_masters", "levels.2")
def test_the_card_states_cost_abilities_and_faces() -> None:
    """The die of Spider-Man under a card of our own: its price, its text, and the faces in order."""
    card = {
        "title": "Aprendiz",
        "cost": 2,
        "energy": "fist",
        "max": 4,
        "die": "spider_man",
        "text": "Quando posicionado, você ganha 1 de vida.",
    }
    board = Board(
        step="main",
        cards=[card],
        player1={"life": 10, "cards": {"aprendiz": 1}, "reserve": ["parceiro*2 fist", "aprendiz level1 as own", SPARE]},
    )
    board.play("buy aprendiz")
    assert board.zone(1, "used") == {"parceiro": 2, "homem-aranha": 1}
    board.play("field own")
    assert board.life(1) == 11
    assert (board.die("own").attack, board.die("own").defence) == (3, 3)


@rule("dice_masters", "levels.3", "levels.4")
def test_a_character_has_three_levels_and_each_face_is_one_higher() -> None:
    """Thor: 5/6, then 6/8, then 8/8; there is nothing below the first nor above the third."""
    board = focus("thor-senhor-de-asgard level1 as thor")

    def stats() -> tuple[int, int, int]:
        return (board.die("thor").level, board.die("thor").attack, board.die("thor").defence)

    assert stats() == (1, 5, 6)
    board.play("use canalizar-poder")  # there is only up
    assert stats() == (2, 6, 8)
    board.play("use canalizar-poder", "pick up")
    assert stats() == (3, 8, 8)
    board.play("use canalizar-poder")  # there is only down
    assert stats() == (2, 6, 8)


@rule("dice_masters", "levels.5")
@pytest.mark.parametrize(
    ("card", "costs"),
    [("fera-azulao", (0, 0, 1)), ("ciclope-scott-summers", (1, 1, 1)), ("thor-senhor-de-asgard", (1, 2, 3))],
)
def test_level_and_fielding_cost_are_different_things(card: str, costs: tuple[int, int, int]) -> None:
    for level, cost in enumerate(costs, 1):
        board = Board(step="main", player1={"reserve": [f"{card} level{level} as die", "parceiro*4 fist", SPARE]})
        board.play("field die")
        assert board.die("die").level == level
        assert board.zone(1, "used").get("parceiro", 0) == cost


@rule("dice_masters", "sidekick.1")
def test_a_sidekick_has_no_card_and_a_single_level() -> None:
    board = focus("parceiro as side", "thor-senhor-de-asgard level2 as thor", "hulk-aniquilador level2 as hulk")
    assert board.die("side").level == 1
    assert board.table.kind(board.names["side"]).card is None
    with pytest.raises(NotationError):
        board.read("buy parceiro")
    board.play("use canalizar-poder")
    assert board.options() == ["choose thor", "choose hulk"]  # it can't be spun to another level


@rule("dice_masters", "sidekick.1")
def test_a_sidekick_has_no_powers() -> None:
    """Two of them fight, and nothing happens but the damage."""
    board = Board(step="attack", player1={"field": ["parceiro as side"]}, player2={"field": ["parceiro as blocker"]})
    board.attack("side").block("blocker side")
    assert [event.kind for event in board.happened("damage")] == ["damage", "damage"]
    assert not board.table.waiting


@rule("dice_masters", "sidekick.2")
@pytest.mark.parametrize("face", ["fist", "bolt", "mask", "shield", "wild", "level1"])
def test_the_six_faces_of_a_sidekick(face: str) -> None:
    board = Board(chance=["draw: parceiro*4", f"roll: {face} fist*3"])
    assert f"parceiro {face}" in board.faces(1, "prep")
    # Rolled often enough, each face comes up, and no other.
    rolled = {shown for seed in range(30) for shown in Board(seed=seed).faces(1, "prep")}
    assert rolled == {f"parceiro {name}" for name in ("fist", "bolt", "mask", "shield", "wild", "level1")}


@rule("dice_masters", "sidekick.2")
def test_a_sidekick_is_fielded_for_nothing_with_attack_1_and_defence_1() -> None:
    board = Board(step="main", player1={"reserve": ["parceiro level1 as side", "parceiro fist"]})
    board.play("field side")
    assert board.zone(1, "used") == {}
    assert (board.die("side").attack, board.die("side").defence) == (1, 1)
    board.attack("side")
    assert board.life(2) == 14
