"""Bursts."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import action
from tests.proof import rule


def beam(face: str) -> Board:
    """Force Beam used with this face: 1 damage to each character; * 2; ** 2, and 1 to each player."""
    board = Board(
        step="main",
        player1={"reserve": [f"feixe-de-energia {face}", SPARE], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["hulk-aniquilador as hulk"]},
    )
    return board.play("use feixe-de-energia")


@rule("dice_masters", "bursts.1", "bursts.2")
def test_one_burst_and_two_bursts_are_distinct_results() -> None:
    plain, one, two = beam("action"), beam("action*"), beam("action**")
    assert [board.die("hulk").damage for board in (plain, one, two)] == [1, 2, 2]
    assert [board.life(2) for board in (plain, one, two)] == [15, 15, 14]
    assert [board.life(1) for board in (plain, one, two)] == [15, 15, 14]


@rule("dice_masters", "bursts.2", "bursts.3")
def test_a_text_of_two_bursts_is_nothing_to_one_burst() -> None:
    """Smash! has a text for ** alone: with * it knocks out a level 1 character as if it had no burst."""
    for face, legal in (("action", False), ("action*", False), ("action**", True)):
        board = Board(
            step="main",
            player1={"reserve": [f"esmaga {face}", SPARE]},
            player2={"field": ["parceiro as one", "thor-filho-de-odin level2 as two", "hulk-aniquilador level1 as h"]},
        )
        board.play("use esmaga")
        assert board.offers("choose one")
        assert board.offers("choose two") is legal
        if not legal:
            assert board.refused("choose two") == "levels.4"


@rule("dice_masters", "bursts.2")
def test_a_text_of_one_burst_is_nothing_to_two_bursts() -> None:
    lucky = action("Sorte", "Você ganha 1 de vida.\n*: Também: você ganha 2 de vida.")
    for face, life in (("action", 6), ("action*", 8), ("action**", 6)):
        board = Board(step="main", cards=[lucky], player1={"life": 5, "reserve": [f"sorte {face}", SPARE]})
        board.play("use sorte")
        assert board.life(1) == life


@rule("dice_masters", "bursts.2")
def test_a_text_of_one_or_two_bursts_is_for_either() -> None:
    """Inner Rage: two characters +1A and +1D; */** as much again."""
    for face, attack in (("action", 2), ("action*", 3), ("action**", 3)):
        board = Board(
            step="main",
            player1={"reserve": [f"furia-interior {face}", SPARE], "field": ["parceiro as one", "parceiro as two"]},
        )
        board.play("use furia-interior")
        for die in ("one", "two"):
            assert (board.die(die).attack, board.die(die).defence) == (attack, attack)


@rule("dice_masters", "bursts.3")
def test_without_the_right_symbols_on_the_card_a_burst_produces_nothing() -> None:
    """Power Bolt's card has no burst text; nor has Beast, Big Boy Blue one for a face without burst."""
    for face in ("action", "action*", "action**"):
        board = Board(step="main", player1={"reserve": [f"rajada-de-poder {face}", SPARE]})
        board.play("use rajada-de-poder", "choose player2")
        assert board.life(2) == 13
    for level, bonus in (("level1", 2), ("level2", 1)):
        board = Board(
            step="attack",
            player1={"field": ["parceiro as side"]},
            player2={"field": [f"fera-azulao {level} as beast"]},
        )
        printed = board.die("beast").attack
        board.play("attack side", "block beast side")
        assert board.after("turn.attack.block.5").die("beast").attack == printed + bonus


@rule("dice_masters", "bursts.4")
def test_a_burst_effect_that_matches_is_mandatory() -> None:
    """Nobody is asked whether ** deals its damage to each player, though it ends the game for its user too late."""
    board = Board(
        step="main",
        player1={"life": 1, "reserve": ["feixe-de-energia action**", SPARE]},
        player2={"field": ["hulk-aniquilador as hulk"]},
    )
    board.play("use feixe-de-energia")
    assert board.life(1) == 0
    assert board.winner() == 2
