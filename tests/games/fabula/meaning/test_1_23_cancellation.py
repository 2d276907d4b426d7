"""1.23 Cancellation."""

from __future__ import annotations

from tests.games.fabula.board import Board
from tests.proof import rule


@rule("fabula", "1.23.1", "1.23.2")
def test_a_cancelled_permanent_never_enters() -> None:
    """Gap permanent-on-stack: it goes to its owner's discard."""
    board = Board(player1={"hand": ["caipora"]}, player2={"hand": ["silencio"]})
    board.do("use caipora").do("use silencio-das-aguas").settle()
    assert board.look("player1.battle") == {} and board.look("player1.discard") == {"caipora": 1}
    assert board.events("enter") == []


@rule("fabula", "1.23.3")
def test_without_a_target_the_effect_just_below_is_cancelled() -> None:
    board = Board(
        player1={"hand": ["tocaia", "contracanto"], "resources": 9},
        player2={"battle": ["onca as o"], "hand": ["bencao"], "resources": 9},
    )
    board.do("use tocaia").do("use bencao-da-madrinha", "target o").do("use contracanto")
    # On top lay the blessing: it is what the countersong hits.
    board.settle()
    assert board.look("o.shield") == 0 and board.look("o.damage") == 3


def test_a_blind_cancellation_needs_something_to_cancel() -> None:
    """Gap cancel-without-object."""
    board = Board(player1={"hand": ["contracanto"]})
    assert board.refused("use contracanto") == "1.15.3-2"


@rule("fabula", "1.23.4", "1.23.5")
def test_a_cancellation_may_be_cancelled_and_its_object_stays() -> None:
    board = Board(
        player1={"hand": ["tocaia", "contracanto"]},
        player2={"battle": ["onca as o"], "hand": ["silencio", "redemoinho"]},
    )
    board.do("use tocaia").do("use silencio-das-aguas")
    board.do("use contracanto")
    assert board.stack() == ["contracanto", "silencio-das-aguas", "tocaia"]
    board.settle()
    assert board.look("o.damage") == 3 and board.look("player2.discard") == {"silencio-das-aguas": 1}
