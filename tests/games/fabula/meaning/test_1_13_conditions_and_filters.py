"""What conditions ask and filters let through: 1.13, 1.15, g.escudo."""

from __future__ import annotations

import pytest

from tests.games.fabula.board import Board, maneuver
from tests.proof import rule


@rule("fabula", "g.escudo-1")
def test_with_a_shield_counter_means_those_that_have_one() -> None:
    break_ = maneuver("Quebra", "Destrua o aliado alvo com marcador de escudo.")
    board = Board(
        break_,
        player1={"hand": ["quebra"]},
        player2={"battle": ["galo as guarded shield 1", "onca as held shield 1", "galo as bare"]},
    )
    board.do("use quebra")
    assert len(board.options("target")) == 2
    assert board.refused("target bare") == "g.escudo-1"


@rule("fabula", "1.13.2")
@pytest.mark.parametrize(("text", "drawn"), [("Se for o seu turno", 1), ("Se for o turno de um oponente", 0)])
def test_a_condition_asks_whose_turn_it_is(text: str, drawn: int) -> None:
    wit = maneuver("Esperteza", f"{text}, compre uma carta.")
    board = Board(wit, player1={"hand": ["esperteza"], "deck": ["faisca*3"]})
    board.play("use esperteza")
    assert board.look("player1.hand") == ({"faisca": 1} if drawn else {})


@rule("fabula", "1.2.1-2")
def test_an_extra_turn_is_taken_once() -> None:
    again = maneuver("De Novo", "Jogue um turno extra depois deste.")
    board = Board(again, player1={"hand": ["de-novo"], "deck": ["faisca*9"]}, player2={"deck": ["faisca*9"]})
    board.play("use de-novo")
    seats = []
    for _ in range(3):
        board.pass_turn()
        seats.append(board.table.active + 1)
    assert seats == [1, 2, 1]
