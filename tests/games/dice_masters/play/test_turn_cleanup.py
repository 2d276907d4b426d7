"""Clean Up."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

NAP = ["draw: parceiro*4", "roll: fist*4"]


@rule("dice_masters", "turn.cleanup.1")
def test_whoever_blocked_or_was_blocked_and_did_not_fall_returns_to_the_field() -> None:
    board = Board(
        step="attack",
        player1={"field": ["capitao-america-heroi-americano level1 as captain"]},
        player2={"field": ["fera-especialista-em-genetica level3 as beast"]},
    )
    board.attack("captain").block("beast captain", chance=NAP)
    dealt = board.after("turn.attack.damage.1")
    assert (dealt.die("captain").area, dealt.die("beast").area) == ("attack", "attack")
    assert (board.die("captain").area, board.die("beast").area) == ("field", "field")
    assert (board.die("captain").controller, board.die("beast").controller) == (1, 2)
    assert board.die("captain").role == board.die("beast").role == []


@rule("dice_masters", "turn.cleanup.2")
def test_unblocked_attackers_go_to_their_owners_used_pile() -> None:
    board = Board(
        step="attack",
        player1={"field": ["thor-senhor-de-asgard as thor", "parceiro as idle"]},
    )
    board.attack("thor", chance=NAP)
    assert (board.die("thor").area, board.die("thor").owner) == ("used", 1)
    assert board.die("idle").area == "field"


@rule("dice_masters", "turn.cleanup.2")
def test_unblocked_attackers_are_used_even_if_all_their_damage_was_redirected() -> None:
    board = Board(
        step="attack",
        player1={"field": ["parceiro as side"]},
        player2={
            "field": ["thor-senhor-de-asgard as thor"],
            "reserve": ["parceiro shield"],
            "cards": {"homem-de-ferro-inventor": 1},
        },
    )
    board.attack("side").block()
    board.play("react homem-de-ferro-inventor 0")
    assert board.life(2) == 15
    assert board.after("turn.attack.damage.1").die("thor").damage == 1
    assert board.die("side").area == "used"


@rule("dice_masters", "turn.cleanup.3")
def test_all_damage_is_removed_from_the_dice_of_both_players() -> None:
    board = Board(
        step="attack",
        player1={"field": ["thor-senhor-de-asgard as thor damage 2", "parceiro"]},
        player2={"field": ["hulk-aniquilador as hulk damage 4"]},
    )
    board.attack(chance=NAP)
    assert (board.die("thor").damage, board.die("hulk").damage) == (0, 0)


@rule("dice_masters", "turn.cleanup.4")
def test_unused_actions_go_to_the_used_pile_and_energy_stays() -> None:
    board = Board(
        step="attack",
        player1={"field": ["parceiro as side"], "reserve": ["furia-interior action as rage", "parceiro fist as left"]},
    )
    board.attack(chance=NAP)
    assert board.die("rage").area == "used"
    assert (board.die("left").area, board.die("left").face) == ("reserve", "fist")


@rule("dice_masters", "turn.cleanup.5")
def test_all_effects_end_but_those_of_active_cards() -> None:
    """Inner Rage ends; Natural Leader goes on as long as he is in the field."""
    board = Board(
        step="main",
        player1={
            "reserve": ["furia-interior action as rage"],
            "field": ["capitao-america-lider-nato as captain", "parceiro as side"],
        },
    )
    board.play("use rage", "choose captain")
    assert (board.die("side").attack, board.die("captain").attack) == (1 + 1 + 1, 3 + 1)
    board.attack(chance=NAP)
    assert (board.die("side").attack, board.die("side").defence) == (2, 2)
    assert (board.die("captain").attack, board.die("captain").defence) == (3, 3)


@rule("dice_masters", "turn.cleanup.5")
def test_an_active_effect_ends_when_its_condition_does() -> None:
    board = Board(
        step="attack",
        player1={"field": ["capitao-america-lider-nato as captain", "parceiro as side"]},
    )
    board.attack("captain", chance=NAP)
    assert board.die("captain").area == "used"
    assert (board.die("side").attack, board.die("side").defence) == (1, 1)


@rule("dice_masters", "turn.cleanup.5", "turn.cleanup.3")
def test_nobody_falls_when_a_bonus_ends_since_the_damage_goes_with_it() -> None:
    """Gap effects.cleanup-order: a Sidekick of 2 defence this turn has taken 1 damage."""
    board = Board(
        step="main",
        player1={
            "reserve": ["furia-interior action as rage", "feixe-de-energia action as beam"],
            "field": ["parceiro as side"],
        },
    )
    board.play("use rage", "use beam")
    assert board.die("side").damage == 1
    board.attack(chance=NAP)
    assert (board.die("side").area, board.die("side").damage, board.die("side").defence) == ("field", 0, 1)


@rule("dice_masters", "turn.cleanup.6")
def test_the_other_player_starts_his_turn() -> None:
    board = Board(step="main", player1={"reserve": [SPARE]})
    board.play("pass", chance=NAP)
    assert board.steps.index("turn.cleanup.5") < board.steps.index("turn.clear.1")
    assert (board.table.active, board.deciding(), board.table.turn) == (1, 2, 2)
    assert board.zone(2, "prep") == {"parceiro": 4}
