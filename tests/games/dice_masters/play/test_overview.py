"""Overview: two masterminds, their teams, and what they fight for."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import SetupError
from ludoteca.games.dice_masters import GAME
from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

TEAM = {"actions": ["esmaga", "distracao"], "cards": {"thor-filho-de-odin": 2}}


@rule("dice_masters", "overview.1")
@pytest.mark.parametrize("teams", [[TEAM], [TEAM, TEAM, TEAM]])
def test_two_players_play(teams: list[dict[str, object]]) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup({"format": "basic", "teams": teams})
    assert refused.value.rule == "overview.1"
    assert GAME.setup({"format": "basic", "teams": [TEAM, TEAM]})["teams"][1]["cards"] == {"thor-filho-de-odin": 2}


@rule("dice_masters", "overview.1")
def test_each_player_commands_a_team_of_his_own_dice() -> None:
    other = {"actions": ["esmaga", "distracao"], "cards": {"hulk-aniquilador": 3}}
    board = Board.match(format="basic", teams=[TEAM, other], first=0)
    assert board.zone(1, "cards") == {"thor": 2}
    assert board.zone(2, "cards") == {"hulk": 3}
    assert {die.owner for die in board.table.pieces.values() if die.kind == 0} == {0, 1}


@rule("dice_masters", "overview.2")
def test_the_aim_is_to_bring_the_opposing_life_down_to_zero() -> None:
    board = Board(step="attack", player1={"field": ["thor-filho-de-odin level1"]}, player2={"life": 5})
    board.play("attack thor")
    assert board.life(2) == 0
    assert board.winner() == 1

    board = Board(step="attack", player1={"field": ["thor-filho-de-odin level1"]}, player2={"life": 6})
    board.play("attack thor")
    assert board.life(2) == 1
    assert board.winner() is None


@rule("dice_masters", "overview.3", "levels.1")
def test_the_card_that_its_owner_picked_governs_his_dice() -> None:
    """The same die of Hulk under two of its cards: another price, another power."""
    pool = ["thor-filho-de-odin bolt2", "thor-filho-de-odin bolt2", "parceiro fist", "parceiro fist", SPARE]
    annihilator = Board(step="main", player1={"reserve": pool, "cards": {"hulk-aniquilador": 1}})
    assert annihilator.offers("buy hulk-aniquilador")  # cost 6
    anger = Board(step="main", player1={"reserve": pool, "cards": {"hulk-pavio-curto": 1}})
    assert anger.refused("buy hulk-pavio-curto") == "turn.main.buy.4"  # cost 7

    def hit(card: str) -> Board:
        board = Board(
            step="main",
            player1={"reserve": ["rajada-de-poder action", SPARE]},
            player2={"field": [f"{card} level3 as hulk"], "used": [card]},
        )
        return board.play("use rajada-de-poder", "choose hulk")

    assert hit("hulk-pavio-curto").die("hulk").attack == 8 + 2
    assert hit("hulk-aniquilador").die("hulk").attack == 8
    assert hit("hulk-pavio-curto").zone(2, "prep").get("hulk") is None
    assert hit("hulk-aniquilador").zone(2, "prep")["hulk"] == 1


@rule("dice_masters", "levels.1")
def test_a_player_uses_exactly_one_card_with_a_group_of_dice() -> None:
    with pytest.raises(SetupError) as refused:
        cards = {"hulk-aniquilador": 2, "hulk-pavio-curto": 2}
        GAME.setup({"format": "basic", "teams": [{**TEAM, "cards": cards}, TEAM]})
    assert refused.value.rule == "teams.basic.5"
