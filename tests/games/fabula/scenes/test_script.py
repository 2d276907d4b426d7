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


LIGHT = ally("Leve", "1/1/2", cost=1)
STRONG = ally("Forte", "4/1/2", cost=5)
MIGHTY = ally("Pesado", "4/1/5", cost=5)


def aimed_at(board: Board) -> str:
    """Whom the simple player strikes with its only card."""
    board.do("use fagulha")
    _, number = GAME.simple_choice(board.table)
    return str(GAME.piece_word(board.table, number))


def test_damage_goes_to_the_one_that_falls_by_it() -> None:
    """Two damage fell the light one, and leave the mighty one three life."""
    position = {"player1": {"hand": ["fagulha"]}, "player2": {"battle": ["leve", "pesado"]}}
    assert aimed_at(Board(SPARK, LIGHT, MIGHTY, **position)) == "leve"


def test_of_those_that_fall_and_of_those_that_do_not_it_goes_to_the_mightiest() -> None:
    falling = {"player1": {"hand": ["fagulha"]}, "player2": {"battle": ["leve", "forte"]}}
    assert aimed_at(Board(SPARK, LIGHT, STRONG, **falling)) == "forte"
    light = ally("Leve", "1/1/5", cost=1)
    standing = {"player1": {"hand": ["fagulha"]}, "player2": {"battle": ["leve", "pesado"]}}
    assert aimed_at(Board(SPARK, light, MIGHTY, **standing)) == "pesado"


def test_a_shield_keeps_an_ally_from_falling() -> None:
    position = {"player1": {"hand": ["fagulha"]}, "player2": {"battle": ["leve shield 1", "pesado"]}}
    assert aimed_at(Board(SPARK, LIGHT, MIGHTY, **position)) == "pesado"


def test_where_only_its_own_can_be_harmed_it_gives_the_least() -> None:
    board = Board(SPARK, LIGHT, STRONG, player1={"hand": ["fagulha"], "battle": ["forte", "leve"]}, player2={})
    assert aimed_at(board) == "leve"


BRUTE = ally("Bruto", "5/0/5", cost=5)


@pytest.mark.parametrize(("blockers", "sets_out"), [([], True), (["galo*2"], True), (["galo*3"], False)])
def test_it_sets_out_only_where_enough_comes_through(blockers: list[str], sets_out: bool) -> None:
    """Three times five against the centre's fifteen: with two blockers five come through, a third of it."""
    theirs = {"battle": blockers, "bases": ["encruzilhada centre"]}
    board = Board(BRUTE, player1={"battle": ["bruto*3"]}, player2=theirs)
    assert (GAME.simple_choice(board.table)[0] == "offensive") == sets_out
