"""Energy: its types, what it pays for and how."""

from __future__ import annotations

import pytest

from ludoteca.games.dice_masters.cards.cards import load
from ludoteca.games.dice_masters.play.energy import covers
from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

#: A die with a face of two fists.
FISTS = "hulk-aniquilador"
TYPES = {"fist": "punho", "bolt": "raio", "mask": "máscara", "shield": "escudo"}

#: One basic action for each named type, with a global that asks for it.
GLOBALS = [
    {
        "title": f"Chama {energy}",
        "cost": 2,
        "use": 3,
        "die": "basic_action",
        "text": f"Global: Pague 1 {word}. Um personagem ganha +1A até o fim do turno.",
    }
    for energy, word in TYPES.items()
]
CENTRE = {f"chama-{energy}": 3 for energy in TYPES}


def with_pool(*dice: str) -> Board:
    return Board(step="main", cards=GLOBALS, centre=CENTRE, player1={"reserve": [*dice, SPARE], "field": ["parceiro"]})


def usable(board: Board) -> set[str]:
    return {option.removeprefix("global chama-") for option in board.options() if option.startswith("global")}


@rule("dice_masters", "energy.1")
def test_any_die_can_give_energy() -> None:
    for card in load().cards.values():
        face = next(face for face in load().dice[card.die].faces if face.kind == "energy" and face.amount == 2)
        board = with_pool(f"{card.word} {face.energy}2 as payer")
        board.play("buy chama-fist")
        if "pay" in board.verbs():  # a generic die could pay for more together
            board.play("pay")
        assert board.zone(1, "used").get("chama-fist") == 1
        assert board.die("payer").area == "used"


@rule("dice_masters", "energy.1", "energy.3", "energy.5")
@pytest.mark.parametrize(
    ("face", "types"),
    [("fist", {"fist"}), ("bolt", {"bolt"}), ("mask", {"mask"}), ("shield", {"shield"}), ("wild", set(TYPES))],
)
def test_the_sidekick_gives_every_named_type_and_the_wild_stands_for_any(face: str, types: set[str]) -> None:
    board = with_pool(f"parceiro {face} as payer")
    assert usable(board) == types
    for energy in set(TYPES) - types:
        assert board.refused(f"global chama-{energy}") == "turn.main.global.4"
    board.play(f"global chama-{min(types)}")
    assert board.die("payer").area == "used"


@rule("dice_masters", "energy.3", "energy.4-2")
def test_generic_energy_is_a_type_of_its_own_that_satisfies_no_named_one() -> None:
    board = with_pool("esmaga generic2")
    assert usable(board) == set()
    assert board.refused("global chama-fist") == "turn.main.global.4"


@rule("dice_masters", "energy.4-2")
def test_generic_energy_pays_only_the_part_of_a_cost_that_names_no_type() -> None:
    """Beast costs 2, one of them a mask."""
    beast = {"fera-azulao": 1}
    board = Board(step="main", player1={"reserve": ["esmaga generic2", "parceiro fist", SPARE], "cards": beast})
    assert board.refused("buy fera-azulao") == "turn.main.buy.4"
    board = Board(step="main", player1={"reserve": ["esmaga generic2", "parceiro mask", SPARE], "cards": beast})
    board.play("buy fera-azulao", "pay")
    assert board.zone(1, "used") == {"esmaga": 1, "parceiro": 1, "fera": 1}


@rule("dice_masters", "energy.2")
def test_energy_pays_for_dice_globals_and_fielding() -> None:
    board = with_pool("parceiro*4 fist", "thor-senhor-de-asgard level1 as thor")
    board.play("buy chama-bolt")
    assert board.zone(1, "reserve")["parceiro"] == 2 + 1
    board.play("global chama-fist")
    assert board.zone(1, "reserve")["parceiro"] == 1 + 1
    board.play("field thor")
    assert board.zone(1, "reserve") == {"parceiro": 1}  # the spare one
    assert board.zone(1, "used") == {"parceiro": 4, "chama-bolt": 1}
    nothing = with_pool("thor-senhor-de-asgard level1 as thor")
    assert nothing.refused("buy chama-bolt") == "turn.main.buy.4"
    assert nothing.refused("global chama-fist") == "turn.main.global.4"
    assert nothing.refused("field thor") == "turn.main.field.4"


@rule("dice_masters", "energy.4", "turn.main.buy.6")
def test_a_generic_face_is_worth_two() -> None:
    cost = {"title": "Caro", "cost": 3, "use": 3, "die": "basic_action"}
    for dice, enough in ((["esmaga generic2"], False), (["esmaga generic2", "parceiro fist"], True)):
        board = Board(step="main", cards=[cost], centre={"caro": 3}, player1={"reserve": [*dice, SPARE]})
        assert board.offers("buy caro") is enough
    assert with_pool("esmaga generic2").offers("buy chama-fist")  # cost 2


@rule("dice_masters", "energy.6")
def test_a_wild_is_always_worth_one() -> None:
    assert with_pool("parceiro wild").refused("buy chama-fist") == "turn.main.buy.4"
    board = with_pool("parceiro*2 wild").play("buy chama-fist")
    assert board.zone(1, "used") == {"parceiro": 2, "chama-fist": 1}


@rule("dice_masters", "energy.5")
def test_a_wild_names_the_type_that_a_double_die_lacks() -> None:
    """Two fists and a wild for a card of 2 with a mask: the wild is the mask, beside one fist or beside both."""
    side = {"reserve": [f"{FISTS} fist2 as double", "parceiro wild as wild", SPARE], "cards": {"fera-azulao": 1}}
    for how, left in (("spend", ("used", "fist2")), ("change", ("reserve", "fist"))):
        board = Board(step="main", player1=side)
        board.play("buy fera-azulao")
        assert sorted(board.options()) == ["change double", "spend double"]
        board.play(f"{how} double")
        assert board.die("wild").area == "used" and board.die("double").area == left[0]
        assert board.zone(1, "used").get("fera-azulao", 0) + board.zone(1, "used").get("fera", 0) == 1
    without = Board(step="main", player1={**side, "reserve": [f"{FISTS} fist2", "parceiro bolt", SPARE]})
    assert without.refused("buy fera-azulao") == "turn.main.buy.4"


@rule("dice_masters", "energy.5")
def test_one_wild_stands_for_one_named_type_in_a_payment() -> None:
    """Two cards of different types paid together need an energy for each."""
    cards = {"fera-azulao": 1, "tocha-humana-brincando-com-fogo": 1}  # a mask and a bolt, 2 each
    board = Board(step="main", player1={"reserve": ["esmaga generic2", "parceiro*2 wild", SPARE], "cards": cards})
    board.play("buy fera-azulao", "buy tocha-humana-brincando-com-fogo", "pay")
    assert board.zone(1, "used") == {"esmaga": 1, "parceiro": 2, "fera": 1, "tocha-humana": 1}
    pool = ["esmaga generic2", "parceiro wild", "parceiro fist", SPARE]
    board = Board(step="main", player1={"reserve": pool, "cards": cards})
    board.play("buy fera-azulao")
    assert board.refused("buy tocha-humana-brincando-com-fogo") == "turn.main.buy.4"


@rule("dice_masters", "energy.7")
def test_the_dice_that_pay_pass_from_the_reserve_pool_to_the_used_pile() -> None:
    board = with_pool("parceiro fist as fist", "parceiro bolt as bolt", "parceiro mask as mask")
    board.play("buy chama-fist")
    assert board.options() == ["spend fist", "spend bolt"]  # a series in one order: the mask comes last
    assert board.refused("spend spare") == "energy.7"
    board.play("spend bolt")
    assert {name: board.die(name).area for name in ("fist", "bolt", "mask")} == {
        "fist": "reserve",
        "bolt": "used",
        "mask": "used",
    }


@rule("dice_masters", "energy.7")
def test_nothing_superfluous_may_be_spent() -> None:
    """A named type asked for must be among the energy shown (gap energy.overpay)."""
    board = with_pool("parceiro fist as fist", "parceiro bolt as bolt")
    board.play("global chama-bolt")
    assert board.die("fist").area == "reserve"
    assert board.die("bolt").area == "used"


@rule("dice_masters", "energy.4-2", "energy.5")
@pytest.mark.parametrize("named", range(4))
def test_a_wild_stands_in_for_each_that_is_lacking_of_any_named_type(named: int) -> None:
    """Two of a type are asked for: one of it and a wild pay them, one of it and a generic do not."""
    energy = [0] * 7
    energy[named] = 1
    price = (2, *(2 if type == named else 0 for type in range(4)))
    assert covers([*energy[:4], 1, 0, 0], price)
    assert not covers([*energy[:4], 0, 1, 0], price)
    assert not covers([*energy[:4], 0, 0, 1], price)
