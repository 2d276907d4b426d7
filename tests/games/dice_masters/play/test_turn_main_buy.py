"""Main Step: the step as a whole, and buying dice."""

from __future__ import annotations

import pytest

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

#: Cards without texts, by their price.
PLAIN = [{"title": f"Custo {n}", "cost": n, "use": 3, "die": "basic_action"} for n in (1, 2, 3, 4, 5, 6, 7)]


def shop(*dice: str, **more: object) -> Board:
    """A player with these dice in reserve before basic actions of cost 1 to 4."""
    centre = {f"custo-{n}": 3 for n in (1, 2, 3, 4)}
    return Board(step="main", cards=PLAIN, centre=centre, player1={"reserve": [*dice, SPARE], **more})


@rule("dice_masters", "turn.main.1")
def test_everything_may_be_done_as_often_and_in_any_order() -> None:
    board = Board(
        step="main",
        centre={"esmaga": 3, "invulnerabilidade": 3},
        player1={
            "reserve": [
                "parceiro*5 bolt",
                "rajada-de-poder*2 action",
                "parceiro level1 as side",
                "thor-senhor-de-asgard level1 as thor",
            ],
            "field": ["fera-azulao as beast"],
        },
    )
    board.play("global invulnerabilidade")
    board.play("use rajada-de-poder", "choose player2")
    board.play("buy invulnerabilidade")
    board.play("field side")
    board.play("global invulnerabilidade", "choose beast")
    board.play("use rajada-de-poder", "choose player2")
    board.play("field thor")
    assert board.life(2) == 11
    assert board.die("beast").attack == 1 + 2
    assert board.zone(1, "used") == {"parceiro": 5, "rajada-de-poder": 2, "invulnerabilidade": 1}
    assert (board.die("side").area, board.die("thor").area) == ("field", "field")


@rule("dice_masters", "turn.main.buy.1")
def test_any_number_and_mix_of_dice_is_bought_while_the_energy_lasts() -> None:
    board = shop("parceiro*7 fist")
    board.play("buy custo-1", "buy custo-3", "buy custo-1", "buy custo-2")
    assert board.zone(1, "used") == {"parceiro": 7, "custo-1": 2, "custo-3": 1, "custo-2": 1}
    assert board.refused("buy custo-1") == "turn.main.buy.4"


@rule("dice_masters", "turn.main.buy.1")
def test_dice_are_bought_on_ones_own_turn_only() -> None:
    board = Board(
        step="main",
        centre={"invulnerabilidade": 3},
        player1={"reserve": [SPARE], "field": ["parceiro as side"]},
        player2={"reserve": ["parceiro*6 bolt"], "cards": {"thor-filho-de-odin": 1}},
    )
    board.play("pass")
    assert board.deciding() == 2  # he may use the global
    assert board.verbs() == {"decline", "global", "group"}
    assert board.refused("buy thor-filho-de-odin") == "initiative.9"


@rule("dice_masters", "turn.main.buy.2")
def test_dice_come_from_the_centre_and_from_ones_own_cards() -> None:
    board = Board(
        step="main",
        cards=PLAIN,
        centre={"custo-1": 3},
        player1={"reserve": ["parceiro*6 mask", SPARE], "cards": {"fera-azulao": 1}},
        player2={"cards": {"tempestade-ro": 2}},
    )
    assert board.refused("buy tempestade-ro") == "turn.main.buy.2"
    assert board.refused("buy custo-2") == "turn.main.buy.2"  # not in play
    board.play("buy custo-1", "buy fera-azulao")
    assert board.zone(2, "cards") == {"tempestade": 2}


@rule("dice_masters", "turn.main.buy.2")
def test_basic_actions_are_for_both_whoever_brought_them() -> None:
    first = {"actions": ["esmaga", "distracao"], "cards": {"thor-filho-de-odin": 1}}
    second = {"actions": ["proteger-se", "rajada-de-poder"], "cards": {"hulk-aniquilador": 1}}
    board = Board.match(format="basic", teams=[first, second], first=0)
    assert board.centre() == {"esmaga": 3, "distracao": 3, "proteger-se": 3, "rajada-de-poder": 3}
    table = board.table
    assert {table.box.kinds[kind].card.word for kind in table.on_sale(0)} == {*board.centre(), "thor-filho-de-odin"}
    assert {table.box.kinds[kind].card.word for kind in table.on_sale(1)} == {*board.centre(), "hulk-aniquilador"}


@rule("dice_masters", "turn.main.buy.3")
@pytest.mark.parametrize("cost", [1, 2, 3, 4])
def test_the_price_is_the_cost_on_the_card(cost: int) -> None:
    if cost > 1:
        assert shop(f"parceiro*{cost - 1} fist").refused(f"buy custo-{cost}") == "turn.main.buy.4"
    board = shop(f"parceiro*{cost + 1} fist").play(f"buy custo-{cost}")
    assert board.zone(1, "used") == {"parceiro": cost, f"custo-{cost}": 1}


@rule("dice_masters", "turn.main.buy.4")
@pytest.mark.parametrize(
    ("dice", "enough"),
    [
        (["parceiro*2 bolt"], False),
        (["parceiro bolt", "parceiro mask"], True),
        (["parceiro*2 mask"], True),
        (["parceiro bolt", "parceiro wild"], True),
        (["esmaga generic2"], False),
        (["tempestade-ro mask2"], True),
    ],
)
def test_one_of_the_energies_is_of_the_cards_type(dice: list[str], enough: bool) -> None:
    """Beast costs 2 and is a mask."""
    board = Board(step="main", player1={"reserve": [*dice, SPARE], "cards": {"fera-azulao": 1}})
    if enough:
        assert board.offers("buy fera-azulao")
    else:
        assert board.refused("buy fera-azulao") == "turn.main.buy.4"


@rule("dice_masters", "turn.main.buy.4")
def test_the_named_energy_can_not_be_left_out_of_the_payment() -> None:
    """Three dice for a price of 2: the mask must be among the two that pay."""
    pool = ["parceiro fist as fist", "parceiro bolt as bolt", "parceiro mask as mask", SPARE]
    board = Board(step="main", player1={"reserve": pool, "cards": {"fera-azulao": 1}})
    board.play("buy fera-azulao")
    assert board.options() == ["spend fist", "spend bolt"]
    board.play("spend fist")
    assert (board.die("mask").area, board.die("bolt").area) == ("used", "reserve")


@rule("dice_masters", "turn.main.buy.5")
def test_the_dice_paid_and_the_die_bought_go_at_once_to_the_used_pile() -> None:
    board = shop("parceiro*2 fist", cards={"fera-azulao": 2})
    board.play("buy custo-2")
    assert board.zone(1, "used") == {"parceiro": 2, "custo-2": 1}
    assert board.zone(1, "reserve") == {"parceiro": 1}
    assert board.centre()["custo-2"] == 2
    bought = next(n for n, die in board.table.pieces.items() if board.called(n) == "custo-2" and die.owner == 0)
    assert board.table.face(bought) is None
    board = Board(step="main", player1={"reserve": ["parceiro*2 mask", SPARE], "cards": {"fera-azulao": 2}})
    board.play("buy fera-azulao")
    assert board.zone(1, "cards") == {"fera": 1}
    assert board.zone(1, "used") == {"parceiro": 2, "fera": 1}


@rule("dice_masters", "turn.main.buy.6")
def test_each_symbol_is_one_energy_and_a_generic_face_counts_its_number() -> None:
    for dice, total in (
        (["thor-filho-de-odin bolt"], 1),
        (["thor-filho-de-odin bolt2"], 2),
        (["esmaga generic2"], 2),
        (["parceiro wild"], 1),
        (["thor-filho-de-odin bolt2", "esmaga generic2"], 4),
    ):
        board = shop(*dice)
        dear = {f"custo-{n}" for n in (1, 2, 3, 4) if n > total}
        assert {option for option in board.options() if option.startswith("buy")} == {
            f"buy custo-{n}" for n in (1, 2, 3, 4) if n <= total
        }
        assert all(board.refused(f"buy {card}") == "turn.main.buy.4" for card in dear)


@rule("dice_masters", "turn.main.buy.7")
def test_a_die_with_two_energies_may_be_spent_in_part() -> None:
    board = shop("hulk-aniquilador fist2 as double")
    board.play("buy custo-1")
    assert board.options() == ["spend double", "change double"]
    whole = board.copy().play("spend double")
    assert whole.die("double").area == "used"
    board.play("change double")
    assert (board.die("double").area, board.die("double").face) == ("reserve", "fist")
    assert board.zone(1, "used") == {"custo-1": 1}
    board.play("buy custo-1")
    assert board.die("double").area == "used"


@rule("dice_masters", "turn.main.buy.8")
def test_generic_energy_is_not_split_and_its_rest_is_lost() -> None:
    board = shop("esmaga generic2 as coin")
    board.play("buy custo-1", "pay")
    assert board.die("coin").area == "used"
    assert board.zone(1, "reserve") == {"parceiro": 1}
    assert board.loose(1) == 0
    assert board.refused("buy custo-1") == "turn.main.buy.4"


@rule("dice_masters", "turn.main.buy.8")
def test_only_named_energy_gives_change() -> None:
    board = shop("esmaga generic2 as coin", "hulk-aniquilador fist2 as double")
    board.play("buy custo-1", "pay")
    assert board.options() == ["spend coin", "spend double", "change double"]
    assert board.refused("change coin") == "turn.main.buy.7"


@rule("dice_masters", "turn.main.buy.9")
def test_several_purchases_may_be_paid_together_with_a_whole_generic_die() -> None:
    board = shop("esmaga generic2 as coin")
    board.play("buy custo-1", "buy custo-1", "pay")
    assert board.zone(1, "used") == {"esmaga": 1, "custo-1": 2}
    # Together with other dice too: 1 + 3 of two generic dice.
    board = shop("esmaga*2 generic2")
    board.play("buy custo-1", "buy custo-3", "pay")
    assert board.zone(1, "used") == {"esmaga": 2, "custo-1": 1, "custo-3": 1}
    assert shop("esmaga generic2").play("buy custo-1").refused("buy custo-2") == "turn.main.buy.4"


@rule("dice_masters", "turn.main.buy.10")
def test_energy_left_over_pays_globals_on_the_opponents_turn_until_the_next_clear_and_draw() -> None:
    board = Board(
        step="main",
        centre={"invulnerabilidade": 3},
        player1={"reserve": ["parceiro*3 fist", "parceiro bolt as left"], "field": ["thor-senhor-de-asgard as thor"]},
    )
    board.play("buy invulnerabilidade", "spend parceiro:fist")
    board.end_turn(chance=["draw: parceiro*4", "roll: fist*4"])
    assert board.faces(1, "reserve") == ["parceiro bolt", "parceiro fist"]
    board.play("roll", "pass")
    assert board.deciding() == 1
    board.play("global invulnerabilidade")
    assert board.die("thor").attack == 6
    assert board.die("left").area == "used"
    board.end_turn(chance=["draw: parceiro*4", "roll: fist*4"])
    assert board.table.active == 0
    assert board.zone(1, "reserve") == {}
