"""The simple player harms nobody of its own for want of a foe."""

from __future__ import annotations

import pytest

from ludoteca.games.fabula.game import GAME
from tests.games.fabula.board import Board, ally, maneuver

STING = ally("Ferrão", "1/1/1", "0: Cause 1 de dano ao aliado alvo.")
SPARK = maneuver("Fagulha", "Cause 2 de dano ao aliado alvo.")


@pytest.mark.parametrize("theirs", [[], ["galo"]])
def test_an_ability_that_harms_is_kept_until_an_opponent_has_an_ally(theirs: list[str]) -> None:
    board = Board(STING, player1={"battle": ["ferrao"]}, player2={"battle": theirs})
    decision = board.table.decision
    assert decision is not None and "activate" in {option[0] for option in decision.options}
    assert (GAME.simple_choice(board.table)[0] == "activate") == bool(theirs)


@pytest.mark.parametrize("theirs", [[], ["galo"]])
def test_a_maneuver_that_harms_is_kept_until_an_opponent_has_an_ally(theirs: list[str]) -> None:
    board = Board(SPARK, player1={"hand": ["fagulha"], "battle": ["galo"]}, player2={"battle": theirs})
    decision = board.table.decision
    assert decision is not None and "use" in {option[0] for option in decision.options}
    assert (GAME.simple_choice(board.table)[0] == "use") == bool(theirs)
