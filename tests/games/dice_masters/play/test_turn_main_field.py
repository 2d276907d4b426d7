"""Main Step: using action dice and fielding characters."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.proof import rule

NAP = ["draw: parceiro*4", "roll: fist*4"]


# -- action dice ----------------------------------------------------------------------


@rule("dice_masters", "turn.main.action.1")
def test_action_faces_are_used_from_ones_own_reserve_pool_in_ones_own_main_step() -> None:
    board = Board(
        step="main",
        centre={"proteger-se": 3},
        player1={
            "reserve": ["rajada-de-poder action as mine", SPARE],
            "used": ["rajada-de-poder as gone"],
            "field": ["parceiro"],
        },
        player2={"reserve": ["rajada-de-poder action as theirs", "parceiro shield"]},
    )
    assert board.refused("use theirs") == board.refused("use gone") == "areas.reserve.2"
    board.play("use mine", "choose player2")
    assert board.life(2) == 13
    board.play("pass")
    assert board.deciding() == 2  # on the other's turn he has globals only
    assert board.refused("use theirs") == "initiative.9"


@rule("dice_masters", "turn.main.action.2")
def test_the_text_is_applied_and_then_the_die_goes_to_the_used_pile() -> None:
    """Gearing Up fills the bag with the used pile while its own die is not there yet."""
    board = Board(
        step="main",
        player1={"reserve": ["preparar-se action as gear", SPARE], "bag": [], "used": ["parceiro*2"]},
    )
    board.play("use gear", chance=["draw: parceiro*2", "roll: fist bolt"])
    assert board.die("gear").area == "used"
    assert board.zone(1, "bag") == {}
    assert board.faces(1, "reserve") == ["parceiro bolt", "parceiro fist", "parceiro level1"]


@rule("dice_masters", "turn.main.action.3")
def test_using_an_action_face_costs_no_energy() -> None:
    board = Board(step="main", player1={"reserve": ["rajada-de-poder action", "parceiro*2 fist", SPARE]})
    board.play("use rajada-de-poder", "choose player2")
    assert board.zone(1, "used") == {"rajada-de-poder": 1}
    assert board.zone(1, "reserve") == {"parceiro": 3}
    broke = Board(step="main", player1={"reserve": ["rajada-de-poder action", SPARE]})
    assert broke.offers("use rajada-de-poder")


@rule("dice_masters", "turn.main.action.4")
def test_a_lasting_effect_needs_no_die_on_the_table() -> None:
    """Inner Rage lasts the turn although its die is drawn anew with the filled bag (gap main.reminder-die)."""
    board = Board(
        step="main",
        player1={
            "reserve": ["furia-interior action as rage", "preparar-se action as gear", SPARE],
            "field": ["thor-senhor-de-asgard as thor"],
            "bag": [],
            "used": ["parceiro*2"],
        },
    )
    board.play("use rage")
    assert board.die("thor").attack == 6
    board.play("use gear", chance=["draw: furia-interior parceiro", "roll: generic2 fist"])
    assert board.die("rage").area == "reserve"
    assert board.die("thor").attack == 6
    board.end_turn(chance=NAP)
    assert board.die("thor").attack == 5


# -- fielding ---------------------------------------------------------------------------


@rule("dice_masters", "turn.main.field.1", "turn.main.field.2", "turn.main.field.4")
def test_fielding_takes_the_cost_of_the_face_shown() -> None:
    """Thor costs 1, 2 and 3 on his levels; Spider-Man's first level costs nothing."""
    for level, cost in ((1, 1), (2, 2), (3, 3)):
        thor = f"thor-senhor-de-asgard level{level} as thor"
        for energy in range(4):
            board = Board(step="main", player1={"reserve": [thor, SPARE, *["parceiro mask"] * energy]})
            if energy < cost:
                assert board.refused("field thor") == "turn.main.field.4"
                assert not board.offers("field thor")
            else:
                board.play("field thor")
                assert board.die("thor").area == "field"
                assert board.zone(1, "used").get("parceiro", 0) == cost
    free = Board(step="main", player1={"reserve": ["homem-aranha-tigrao level1 as spider", SPARE]})
    free.play("field spider")
    assert free.die("spider").area == "field"


@rule("dice_masters", "turn.main.field.2")
def test_energy_of_any_type_pays_for_fielding() -> None:
    thor = "thor-senhor-de-asgard level2 as thor"
    for dice in (
        ["parceiro*2 fist"],
        ["parceiro mask", "parceiro shield"],
        ["parceiro*2 wild"],
        ["esmaga generic2"],
        ["hulk-aniquilador fist2"],
    ):
        board = Board(step="main", player1={"reserve": [thor, *dice], "field": ["parceiro"]})
        board.play("field thor")
        assert board.die("thor").area == "field"
        assert board.zone(1, "reserve") == {}


@rule("dice_masters", "turn.main.field.3")
def test_part_of_a_die_may_pay_for_a_fielding() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["thor-senhor-de-asgard level1 as thor", "hulk-aniquilador fist2 as double", SPARE]},
    )
    board.play("field thor", "change double")
    assert (board.die("double").area, board.die("double").face) == ("reserve", "fist")
    assert board.die("thor").area == "field"


@rule("dice_masters", "turn.main.field.3")
def test_several_fieldings_may_be_paid_together_to_exhaust_a_generic_die() -> None:
    pool = [
        "thor-senhor-de-asgard level1 as thor",
        "hulk-aniquilador level1 as hulk",
        "esmaga generic2 as coin",
        SPARE,
    ]
    board = Board(step="main", player1={"reserve": pool})
    board.play("field thor", "field hulk", "pay")
    assert (board.die("thor").area, board.die("hulk").area, board.die("coin").area) == ("field", "field", "used")
    alone = Board(step="main", player1={"reserve": pool}).play("field thor", "pay")
    assert alone.die("coin").area == "used"
    assert alone.refused("field hulk") == "turn.main.field.4"


@rule("dice_masters", "turn.main.field.5")
def test_when_fielded_effects_happen_as_soon_as_the_character_enters() -> None:
    """Star-Spangled Avenger knocks out the opposing Sidekicks before anything else is done."""
    board = Board(
        step="main",
        player1={
            "life": 10,
            "reserve": ["capitao-america-vingador-estrelado level1 as captain", "parceiro fist", SPARE],
        },
        player2={"field": ["parceiro*2"]},
    )
    board.play("field captain")
    assert board.decision.rule == "turn.main.1"
    assert board.zone(2, "field") == {}
    assert board.zone(2, "prep") == {"parceiro": 2}
    assert board.life(1) == 12


@rule("dice_masters", "turn.main.field.5")
def test_being_in_the_field_already_is_not_being_fielded() -> None:
    board = Board(
        step="attack",
        player1={"field": ["capitao-america-vingador-estrelado level1 as captain"]},
        player2={"field": ["parceiro as side"]},
    )
    board.attack("captain")
    assert board.die("side").area == "field"


@rule("dice_masters", "turn.main.field.6")
def test_a_fielding_effect_picks_no_die_that_paid_for_that_fielding() -> None:
    """American Hero may roll a Sidekick of the used pile."""
    captain = "capitao-america-heroi-americano level1 as captain"
    board = Board(
        step="main",
        player1={"reserve": [captain, "parceiro fist as payer", SPARE], "used": ["parceiro as before"]},
    )
    board.play("field captain", "accept", chance=["roll: shield"])
    assert (board.die("before").area, board.die("before").face) == ("reserve", "shield")
    assert board.die("payer").area == "used"
    alone = Board(step="main", player1={"reserve": [captain, "parceiro fist as payer", SPARE]})
    alone.play("field captain")
    assert alone.decision.rule == "turn.main.1"  # nothing to pick
    assert alone.die("payer").area == "used"


@rule("dice_masters", "turn.main.field.6")
def test_dice_spent_before_that_fielding_may_be_picked() -> None:
    captain = "capitao-america-heroi-americano level1 as captain"
    board = Board(
        step="main",
        centre={"invulnerabilidade": 3},
        player1={"reserve": [captain, "parceiro*3 bolt", SPARE], "field": ["parceiro as side"]},
    )
    board.play("global invulnerabilidade")
    assert board.zone(1, "used") == {"parceiro": 1}
    board.play("field captain", "accept", chance=["roll: wild"])
    assert "parceiro wild" in board.faces(1, "reserve")
    assert board.zone(1, "used") == {"parceiro": 1}


@rule("dice_masters", "turn.main.field.7", "turn.main.field.8", "turn.attack.1")
def test_fielding_is_optional_and_what_is_left_goes_to_the_used_pile_before_the_attack() -> None:
    board = Board(
        step="main",
        player1={
            "reserve": [
                SPARE,
                "thor-senhor-de-asgard level1 as thor",
                "parceiro fist",
                "rajada-de-poder action as bolt",
            ],
            "field": ["fera-azulao as beast"],
        },
    )
    board.play("pass")
    assert board.decision.rule == "turn.attack.declare.1"
    assert (board.die("spare").area, board.die("thor").area) == ("used", "used")
    assert board.zone(1, "reserve") == {"parceiro": 1, "rajada-de-poder": 1}  # energy and actions stay
