"""Main Step: global abilities."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

#: Take Cover: pay a shield, and a character gains +1D until the end of the turn.
COVER = "proteger-se"

#: Pay a mask: 1 damage to the opponent.
STING = {
    "title": "Ferrão",
    "cost": 3,
    "energy": "mask",
    "max": 4,
    "die": "storm",
    "text": "Global: Pague 1 máscara. Cause 1 de dano ao oponente.",
}


@rule("dice_masters", "turn.main.global.1")
def test_a_global_is_available_without_any_die_of_its_card_in_the_field() -> None:
    """On an action card or a character card, with dice left on it or not."""
    thor = "thor-senhor-de-asgard as thor"
    for left in (3, 0):
        board = Board(
            step="main", centre={COVER: left}, player1={"reserve": ["parceiro shield", SPARE], "field": [thor]}
        )
        board.play(f"global {COVER}")
        assert board.die("thor").defence == 7
    for left in (4, 0):
        board = Board(
            step="main", cards=[STING], player1={"reserve": ["parceiro mask", SPARE], "cards": {"ferrao": left}}
        )
        board.play("global ferrao")
        assert board.life(2) == 14


@rule("dice_masters", "turn.main.global.1")
def test_a_card_that_is_not_in_play_has_no_global() -> None:
    board = Board(step="main", player1={"reserve": ["parceiro shield", SPARE], "field": ["parceiro"]})
    assert not any(option.startswith("global") for option in board.options())


@rule("dice_masters", "turn.main.global.2")
def test_the_globals_of_the_opponents_cards_may_be_used_but_their_dice_not_bought() -> None:
    board = Board(
        step="main",
        cards=[STING],
        player1={"reserve": ["parceiro*4 mask", SPARE]},
        player2={"cards": {"ferrao": 2}},
    )
    board.play("global ferrao")
    assert board.life(2) == 14
    assert board.refused("buy ferrao") == "turn.main.buy.2"


@rule("dice_masters", "turn.main.global.3")
def test_both_players_use_globals_in_either_main_step() -> None:
    for active in (1, 2):
        other = 3 - active
        board = Board(
            step="main",
            active=active,
            cards=[STING],
            player1={"reserve": ["parceiro*2 mask"], "cards": {"ferrao": 2}},
            player2={"reserve": ["parceiro*2 mask"]},
        )
        board.play("global ferrao")
        assert board.life(other) == 14
        board.play("pass")
        assert board.deciding() == other
        board.play("global ferrao")
        assert board.life(active) == 14


@rule("dice_masters", "turn.main.global.4")
def test_the_user_pays_and_his_dice_go_to_his_own_used_pile() -> None:
    board = Board(
        step="main",
        cards=[STING],
        player1={"reserve": [SPARE], "cards": {"ferrao": 2}},
        player2={"reserve": ["parceiro mask as mask", "parceiro fist as fist"]},
    )
    assert board.refused("global ferrao") == "turn.main.global.4"
    board.play("pass", "global ferrao")
    assert board.die("mask").area == "used"
    assert board.die("mask").owner == 2
    assert board.zone(2, "used") == {"parceiro": 1}
    assert board.zone(2, "reserve") == {"parceiro": 1}
    assert board.zone(1, "used") == {}


@rule("dice_masters", "turn.main.global.5")
def test_a_global_is_repeated_while_there_is_something_to_pay_with() -> None:
    board = Board(
        step="main",
        centre={COVER: 3},
        player1={"reserve": ["parceiro*3 shield", SPARE], "field": ["thor-senhor-de-asgard as thor"]},
    )
    board.play(f"global {COVER}", f"global {COVER}", f"global {COVER}")
    assert board.die("thor").defence == 6 + 3
    assert board.refused(f"global {COVER}") == "turn.main.global.4"


@rule("dice_masters", "turn.main.global.6")
def test_part_of_a_die_may_pay_for_a_global() -> None:
    board = Board(
        step="main",
        centre={COVER: 3},
        player1={
            "reserve": ["capitao-america-lider-nato shield2 as double", SPARE],
            "field": ["thor-senhor-de-asgard as thor"],
        },
    )
    board.play(f"global {COVER}", "change double")
    assert (board.die("double").area, board.die("double").face) == ("reserve", "shield")
    assert board.die("thor").defence == 7
    board.play(f"global {COVER}")
    assert board.die("double").area == "used"
    assert board.die("thor").defence == 8


@rule("dice_masters", "turn.main.global.7")
def test_the_player_whose_turn_it_is_goes_first() -> None:
    """Both could end the game with the same global; who is asked first wins."""
    for active in (1, 2):
        board = Board(
            step="main",
            active=active,
            cards=[STING],
            player1={"life": 1, "reserve": ["parceiro mask"], "cards": {"ferrao": 2}},
            player2={"life": 1, "reserve": ["parceiro mask"]},
        )
        assert board.deciding() == active
        board.play("global ferrao")
        assert board.winner() == active
