"""Fundamental rules, card text, bonuses and damage."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RUST, SPARK, action
from tests.proof import rule


@rule("dice_masters", "fundamentals.1")
def test_a_card_prevails_over_the_rulebook() -> None:
    """The rulebook sends who falls to the prep area and stops a blocked die from reaching the player."""
    board = Board(
        step="main",
        player1={"reserve": ["invulnerabilidade action"], "field": ["parceiro as side"]},
        player2={"field": ["hulk-aniquilador as hulk"]},
    )
    board.play("use invulnerabilidade", "attack side", "block hulk side")
    assert board.zone(1, "prep") == {}
    assert board.die("side").area == "field"

    board = Board(
        step="attack",
        player1={"field": ["ciclope-scott-summers as cyclops"]},
        player2={"field": ["parceiro as blocker"]},
    )
    board.play("attack cyclops", "block blocker cyclops", "accept")
    assert board.life(2) == 15 - 4
    assert board.die("blocker").area == "field"


@rule("dice_masters", "fundamentals.2")
def test_an_effect_reaches_only_dice_in_the_field_and_the_attack_zone_counts() -> None:
    board = Board(
        step="attack",
        player1={
            "reserve": ["rajada-de-poder action", "capitao-america-heroi-americano level1 as rolled"],
            "field": ["thor-filho-de-odin as thor", "parceiro as home"],
            "used": ["hulk-aniquilador as used"],
        },
        player2={"field": ["hulk-aniquilador as hulk"], "prep": ["tempestade-ro as prepared"]},
    )
    board.play("attack thor", "done", "use rajada-de-poder")
    for outside in ("rolled", "used", "prepared"):
        assert board.refused(f"choose {outside}") == "fundamentals.2"
    for inside in ("thor", "home", "hulk"):
        assert board.offers(f"choose {inside}")
    board.play("choose thor")
    assert board.after("turn.attack.damage.1").die("thor").damage == 2


@rule("dice_masters", "fundamentals.2")
def test_a_card_may_name_another_area() -> None:
    board = Board(
        step="main",
        player1={
            "reserve": ["capitao-america-heroi-americano level1 as captain", "parceiro fist as pays", SPARE],
            "used": ["parceiro as old"],
        },
    )
    board.play("field captain", "accept", chance=["roll: bolt"])
    assert board.die("old").area == "reserve"


@rule("dice_masters", "fundamentals.3")
def test_a_prohibition_prevails_over_what_allows_or_demands() -> None:
    """Webslinger makes the opposing characters block him; Distraction forbids two of them to block."""
    board = Board(
        step="main",
        player1={
            "reserve": ["distracao action", "parceiro fist"],
            "field": ["homem-aranha-lancador-de-teias as spider"],
        },
        player2={"field": ["parceiro as one", "parceiro as two", "hulk-aniquilador as hulk"]},
    )
    board.play("use distracao", "choose one", "choose two", "attack spider", "accept")
    blocked = board.after("turn.attack.block.5")
    assert blocked.die("hulk").role == ["blocking"]
    assert blocked.die("one").role == blocked.die("two").role == []


@rule("dice_masters", "fundamentals.3")
def test_what_is_forbidden_to_one_may_not_be_done_by_the_general_permission_to_block() -> None:
    board = Board(
        step="attack",
        player1={"field": ["thor-senhor-de-asgard as thor"]},
        player2={"field": ["hulk-aniquilador as hulk", "parceiro as side"]},
    )
    board.play("attack thor")
    assert board.refused("block hulk thor") == "fundamentals.3"
    assert board.offers("block side thor")


@rule("dice_masters", "fundamentals.4")
def test_costs_are_paid_in_full_or_the_thing_is_not_used() -> None:
    """3 of the 4 energies, and a bolt for a global that asks for a shield: nothing happens."""
    board = Board(
        step="main",
        centre={"preparar-se": 3, "proteger-se": 3},
        player1={"reserve": ["parceiro*3 bolt", "thor-filho-de-odin level3 as thor", SPARE]},
    )
    assert board.refused("buy preparar-se") == "turn.main.buy.4"
    assert board.refused("global proteger-se") == "turn.main.global.4"
    assert not board.offers("buy preparar-se")
    board.play("field thor")
    assert board.zone(1, "used") == {"parceiro": 3}


@rule("dice_masters", "fundamentals.4")
def test_a_cost_that_is_no_energy_is_paid_in_full_too() -> None:
    board = Board(
        step="main",
        centre={"esforco": 3},
        player1={"reserve": [SPARE], "field": ["thor-filho-de-odin level2 as thor", "parceiro as side"], "life": 10},
        cards=[action("Esforço", "Global: Pague virando um personagem seu um nível abaixo. Você ganha 1 de vida.")],
    )
    board.play("global esforco")
    assert board.die("thor").level == 1
    assert board.life(1) == 11
    assert board.refused("global esforco") == "fundamentals.4"


@rule("dice_masters", "fundamentals.5")
def test_life_never_rises_above_its_starting_value() -> None:
    """Three Sidekicks fall: 3 life are gained, but only 2 fit below the 15 at the start."""
    for before, after in ((13, 15), (10, 13)):
        board = Board(
            step="main",
            player1={
                "life": before,
                "reserve": ["capitao-america-vingador-estrelado level1 as captain", "parceiro bolt", SPARE],
            },
            player2={"field": ["parceiro*3"]},
        )
        board.play("field captain")
        assert board.life(1) == after


# -- card text ----------------------------------------------------------------------


@rule("dice_masters", "cardtext.1", "cardtext.2")
def test_a_name_means_the_characters_of_the_cards_owner() -> None:
    """Both have a Hulk: player 1's text is set off by damage to his own Hulk, not by damage to the other."""
    position = {
        "step": "main",
        "player1": {"reserve": ["rajada-de-poder action", SPARE], "field": ["hulk-pavio-curto level3 as mine"]},
        "player2": {"field": ["hulk-aniquilador level3 as theirs"], "used": ["hulk-aniquilador*2"]},
    }
    board = Board(**position)
    board.play("use rajada-de-poder", "choose theirs")
    assert (board.die("mine").attack, board.die("mine").defence) == (8, 8)
    assert board.zone(2, "prep") == {"hulk": 2}  # his own text heard it

    board = Board(**position)
    board.play("use rajada-de-poder", "choose mine")
    assert (board.die("mine").attack, board.die("mine").defence) == (10, 10)
    assert board.zone(2, "prep") == {}


@rule("dice_masters", "cardtext.2")
def test_dice_gain_no_bonus_from_the_opponents_card_of_the_same_name() -> None:
    board = Board(
        step="main",
        player1={"reserve": [SPARE], "field": ["tocha-humana-brincando-com-fogo as mine"]},
        player2={"field": ["tocha-humana-brincando-com-fogo as theirs"]},
    )
    board.play("field spare")
    after = board.after("turn.main.1")
    assert after.die("mine").attack == 3
    assert after.die("theirs").attack == 2


@rule("dice_masters", "cardtext.3", "bonuses.7")
def test_effects_and_bonuses_last_until_the_end_of_the_turn() -> None:
    board = Board(
        step="main",
        centre={"distracao": 0},
        player1={
            "reserve": ["proteger-se action", "distracao action", SPARE],
            "field": ["thor-filho-de-odin as thor"],
        },
        player2={"field": ["parceiro as one", "parceiro as two", "hulk-aniquilador as hulk"]},
    )
    board.play("use proteger-se", "use distracao", "choose one", "choose two")
    board.play("field spare")
    assert board.after("turn.main.1").die("thor").defence == 6 + 2
    board.pass_to("attack").play("attack thor")
    assert board.die("thor").defence == 8  # the bonus outlasts the step in which it was gained
    assert board.refused("block one thor") == "fundamentals.3"
    board.play("done")
    assert board.after("turn.cleanup.4").die("thor").area == "used"
    assert not any(board.table.modifiers.values())


@rule("dice_masters", "cardtext.3", "bonuses.7")
def test_a_bonus_is_gone_on_the_next_turn() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["proteger-se action"], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["parceiro"]},
    )
    board.play("use proteger-se")
    assert board.after("turn.main.action.2").die("thor").defence == 8
    board.play("done", chance=["draw: parceiro*4", "roll: level1 level1 level1 level1"])
    assert board.table.active == 1
    assert board.die("thor").defence == 6


# -- bonuses and damage -----------------------------------------------------------------


@rule("dice_masters", "bonuses.1")
def test_damage_of_different_sources_adds_up_until_the_character_falls() -> None:
    board = Board(
        step="main",
        centre={"faisca": 3},
        cards=[SPARK],
        player1={"reserve": ["parceiro*3 bolt", SPARE, "rajada-de-poder action"]},
        player2={"field": ["capitao-america-lider-nato level2 as captain", "parceiro as other"]},
    )
    board.play("global faisca", "choose captain")
    assert board.die("captain").damage == 1
    board.play("use rajada-de-poder", "choose captain")
    assert board.die("captain").damage == 3
    assert board.die("captain").area == "field"
    board.play("global faisca", "choose captain")
    assert board.die("captain").area == "prep"
    assert board.die("captain").damage == 0


@rule("dice_masters", "bonuses.2")
def test_damage_of_both_sides_is_erased_at_the_clean_up() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action"], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["hulk-aniquilador as hulk"]},
    )
    board.play("use feixe-de-energia")
    assert board.die("thor").damage == board.die("hulk").damage == 1
    board.play("done")
    assert board.after("turn.attack.declare.1").die("hulk").damage == 1
    assert board.after("turn.cleanup.3").die("thor").damage == 0
    assert board.after("turn.cleanup.3").die("hulk").damage == 0


@rule("dice_masters", "bonuses.3")
def test_a_bonus_is_added_to_attack_or_defence() -> None:
    board = Board(
        step="main",
        centre={"proteger-se": 0, "invulnerabilidade": 0},
        player1={"reserve": ["parceiro shield", "parceiro bolt", SPARE], "field": ["thor-filho-de-odin as thor"]},
    )
    board.play("global proteger-se")
    assert (board.die("thor").attack, board.die("thor").defence) == (5, 7)
    board.play("global invulnerabilidade")
    assert (board.die("thor").attack, board.die("thor").defence) == (6, 7)


@rule("dice_masters", "bonuses.4", "bonuses.5")
def test_all_modifiers_are_added_up_before_they_change_the_number() -> None:
    """A Sidekick of 1 attack with -3 and then +2 has 1 - 3 + 2 = 0, not 0 + 2; never less than 0."""
    weak = action("Fraqueza", "Global: Pague 1 máscara. Um personagem ganha -3A até o fim do turno.")
    strong = action("Força", "Global: Pague 1 punho. Um personagem ganha +2A até o fim do turno.")
    board = Board(
        step="main",
        centre={"fraqueza": 0, "forca": 0},
        cards=[weak, strong],
        player1={"reserve": ["parceiro mask", "parceiro*2 fist", SPARE], "field": ["parceiro as side"]},
    )
    board.play("global fraqueza")
    assert board.die("side").attack == 0
    board.play("global forca")
    assert board.die("side").attack == 0
    board.play("global forca")
    assert board.die("side").attack == 2


@rule("dice_masters", "bonuses.6")
def test_a_character_of_zero_defence_is_knocked_out_undamaged() -> None:
    board = Board(
        step="main",
        centre={"ferrugem": 0},
        cards=[RUST],
        player1={"reserve": ["parceiro*3 fist", SPARE]},
        player2={"field": ["tempestade-ro level2 as storm", "parceiro as side"]},
    )
    board.play("global ferrugem", "choose storm")
    assert board.die("storm").area == "field"
    assert board.die("storm").defence == 1
    board.play("global ferrugem", "choose storm")
    assert board.die("storm").area == "prep"


@rule("dice_masters", "bonuses.7")
def test_a_bonus_once_gained_stays_when_its_cause_is_gone() -> None:
    """Beast gains +1A and +1D on blocking, and keeps them when what he blocks has left the attack."""
    board = Board(
        step="attack",
        centre={"distracao": 0},
        player1={"field": ["parceiro as one", "parceiro as two"], "reserve": ["parceiro mask"]},
        player2={"field": ["fera-azulao level2 as beast"]},
    )
    board.play("attack one", "attack two", "block beast one", "global distracao", "choose one")
    after = board.after("turn.attack.damage.11")
    assert after.die("one").area == "field"
    assert (after.die("beast").attack, after.die("beast").defence) == (3, 4)


@rule("dice_masters", "bonuses.1", "bonuses.2")
def test_damage_survives_the_main_step_and_counts_in_the_attack() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["rajada-de-poder action"], "field": ["parceiro as side"]},
        player2={"field": ["capitao-america-lider-nato as captain", "parceiro as other"]},
    )
    board.play("use rajada-de-poder", "choose captain", "attack side", "block captain side")
    assert board.die("captain").area == "prep"  # 2 and 1 more: its 3 of defence
