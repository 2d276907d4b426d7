"""Set-up of the first game."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule


def first_game(seed: int = 0) -> Board:
    return Board.match(seed, format="first-game")


@rule("dice_masters", "setup.2", "setup.3")
def test_force_beam_inner_rage_and_thrown_car_lie_in_the_centre_with_three_dice_each() -> None:
    assert first_game().centre() == {"feixe-de-energia": 3, "furia-interior": 3, "arremessar-carro": 3}


@rule("dice_masters", "setup.5", "turn.main.buy.5")
def test_either_player_buys_basic_actions_while_a_die_is_left() -> None:
    for active in (1, 2):
        rich = {f"player{active}": {"reserve": ["parceiro*3 fist", SPARE]}}
        board = Board(step="main", active=active, centre={"esmaga": 1}, **rich)
        board.play("buy esmaga")
        assert board.zone(active, "used") == {"parceiro": 3, "esmaga": 1}
        assert board.centre() == {}
        bought = next(number for number in board.table.pieces if board.called(number) == "esmaga")
        assert board.table.pieces[bought].owner == active - 1  # his for the rest of the game (gap dice.ownership)
    board = Board(step="main", centre={"esmaga": 1}, player1={"reserve": ["parceiro*6 fist", SPARE]})
    board.play("buy esmaga")
    assert board.refused("buy esmaga") == "setup.5"


@rule("dice_masters", "setup.6")
def test_it_is_decided_who_plays_first() -> None:
    for first in (0, 1):
        board = Board.match(format="basic", first=first)
        assert board.deciding() == first + 1
        assert board.table.active == first
    by_lot = {Board.match(seed, format="basic").deciding() for seed in range(20)}
    assert by_lot == {1, 2}


@rule("dice_masters", "setup.7")
def test_the_cards_of_the_first_game_with_two_dice_each() -> None:
    board = first_game()
    words = [[board.table.box.kinds[kind].card.word for kind in cards] for cards in board.table.cards]
    assert words[0] == ["tocha-humana-brincando-com-fogo", "homem-aranha-cabeca-de-teia"]
    assert words[1] == ["fera-mutacao-666", "capitao-america-heroi-americano"]
    assert board.zone(1, "cards") == {"tocha-humana": 2, "homem-aranha": 2}
    assert board.zone(2, "cards") == {"fera": 2, "capitao-america": 2}
    assert all(first_game(seed).deciding() == 1 for seed in range(10))


@rule("dice_masters", "setup.8")
def test_only_its_owner_buys_the_dice_on_a_character_card() -> None:
    rich = {"reserve": ["parceiro bolt", "parceiro mask", SPARE]}
    board = Board(
        step="main",
        player1={**rich, "cards": {"tocha-humana-brincando-com-fogo": 2}},
        player2={"cards": {"fera-mutacao-666": 2}},
    )
    assert board.refused("buy fera-mutacao-666") == "turn.main.buy.2"
    board.play("buy tocha-humana-brincando-com-fogo")
    assert board.zone(1, "cards") == {"tocha-humana": 1}
    assert board.zone(1, "used")["tocha-humana"] == 1
    board = Board(
        step="main",
        active=2,
        player1={"cards": {"fera-azulao": 2}},
        player2={**rich, "cards": {"fera-mutacao-666": 2}},
    )
    assert board.refused("buy fera-azulao") == "turn.main.buy.2"
    board.play("buy fera-mutacao-666")
    assert (board.zone(1, "cards"), board.zone(2, "cards")) == ({"fera": 2}, {"fera": 1})


@rule("dice_masters", "setup.9")
def test_each_bag_starts_with_eight_sidekicks() -> None:
    board = first_game()  # player 1 has drawn four of his
    assert board.zone(1, "prep") == {"parceiro": 4}
    assert board.zone(1, "bag") == {"parceiro": 4}
    assert board.zone(2, "bag") == {"parceiro": 8}


@rule("dice_masters", "setup.10", "play.1")
def test_the_first_game_starts_with_ten_life() -> None:
    board = first_game()
    assert (board.life(1), board.life(2)) == (10, 10)


@rule("dice_masters", "play.1")
def test_the_starting_life_depends_on_the_format() -> None:
    assert [Board.match(format=name).life(1) for name in ("basic", "tournament")] == [15, 20]
    assert Board.match(format="draft", draft={"number": 12}).life(2) == 12
    # It is recorded apart from the dice: one player's loss leaves the other's as it was.
    board = Board(format="first-game", step="attack", player1={"field": ["parceiro"]}).play("attack parceiro")
    assert (board.life(1), board.life(2)) == (10, 9)
