"""The course of the game, and victory."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule


@rule("dice_masters", "play.2")
def test_dice_are_bought_and_characters_fielded_to_attack_or_to_block() -> None:
    board = Board(
        step="main",
        centre={"esmaga": 3},
        player1={
            "reserve": ["parceiro*7 fist", "thor-senhor-de-asgard level1 as thor"],
            "cards": {"homem-aranha-cabeca-de-teia": 1},
        },
        player2={"field": ["capitao-america-heroi-americano as captain"]},
    )
    board.play("field thor", "buy esmaga")
    assert board.refused("buy homem-aranha-cabeca-de-teia") == "turn.main.buy.4"
    board.pass_to("attack").attack("thor").block("captain thor")
    assert board.die("captain").role == ["blocking"]
    assert board.die("thor").role == ["attacking", "blocked"]
    board.end_turn()
    assert board.zone(2, "prep").get("capitao-america") == 1


@rule("dice_masters", "play.3")
def test_unblocked_characters_and_actions_take_life_equal_to_their_damage() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["rajada-de-poder action"], "field": ["thor-senhor-de-asgard as thor", "parceiro as side"]},
        player2={"field": ["parceiro as blocker"]},
    )
    board.play("use rajada-de-poder", "choose player2")
    assert board.life(2) == 15 - 2
    board.attack("side", "thor").block("blocker side")
    assert board.life(2) == 13 - 5  # the blocked Sidekick takes none
    assert board.life(1) == 15


@rule("dice_masters", "play.4", "victory.1")
def test_whoever_brings_the_opposing_life_to_zero_wins() -> None:
    for active in (1, 2):
        board = Board(
            step="main",
            active=active,
            **{f"player{active}": {"reserve": ["rajada-de-poder action", SPARE]}, f"player{3 - active}": {"life": 2}},
        )
        board.play("use rajada-de-poder", f"choose player{3 - active}")
        assert board.winner() == active


@rule("dice_masters", "victory.1")
def test_the_game_ends_the_instant_a_life_reaches_zero() -> None:
    """Philanthropist gains life for the damage he takes: too late, and nothing else happens either."""
    board = Board(
        step="attack",
        player1={"field": ["thor-guerreiro-lendario level1 as thor", "parceiro as side"]},
        player2={"life": 5, "field": ["homem-de-ferro-filantropo level3 as iron", "hulk-aniquilador as hulk"]},
    )
    board.attack("side", "thor").block("iron side")
    assert board.winner() == 1
    assert board.life(2) == 0
    assert board.table.decision is None
    # Thor's knock-out effect, the fallen Sidekick and the clean-up do not come any more.
    assert board.die("hulk").area == "field"
    assert board.die("side").area == "attack"
    assert not board.happened("knock-out")


@rule("dice_masters", "victory.1")
def test_life_stops_at_zero() -> None:
    board = Board(step="attack", player1={"field": ["thor-guerreiro-lendario as thor"]}, player2={"life": 1})
    board.play("attack thor")
    assert board.life(2) == 0
    assert board.winner() == 1
