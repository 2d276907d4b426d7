"""More about dice: faces, rerolls, capture, control, copies, levels; and the glossary's words for them."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import SetupError
from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import JAILER, MENTALIST, RECKLESS, SHAPESHIFTER, SPARK, action, character
from tests.proof import rule


@rule("dice_masters", "dice_more.1", "dice_more.3")
def test_a_rolled_die_is_what_its_upper_face_shows() -> None:
    """Three dice of one sort: the face alone says which can be fielded, which pays, which is used."""
    board = Board(
        step="main",
        centre={"esmaga": 1},
        player1={
            "reserve": [
                "thor-filho-de-odin level1 as character",
                "thor-filho-de-odin bolt2 as energy",
                "esmaga action as deed",
                "esmaga generic2 as coin",
            ],
            "field": ["parceiro as side"],
        },
    )
    assert board.offers("field character")
    assert board.refused("field energy") == "areas.reserve.2"
    assert board.refused("field deed") == "areas.reserve.2"
    assert board.offers("use deed")
    assert board.refused("use coin") == "areas.reserve.2"
    assert board.refused("use character") == "areas.reserve.2"
    board.play("field character", "pay", "spend coin")
    assert board.die("coin").area == "used"
    assert (board.die("character").attack, board.die("character").level) == (5, 1)


@rule("dice_masters", "dice_more.2")
def test_dice_in_bag_prep_area_and_used_pile_have_no_face() -> None:
    """Who is knocked out or spent shows nothing any more; and a position can't say that it does."""
    board = Board(
        step="main",
        centre={"faisca": 0},
        cards=[SPARK],
        player1={"reserve": ["parceiro bolt as paid", SPARE]},
        player2={"field": ["tempestade-ro level3 as storm", "parceiro as side"]},
    )
    assert board.die("paid").face == "bolt"
    board.play("global faisca", "choose side")
    assert (board.die("side").area, board.die("side").face, board.die("side").level) == ("prep", "", 0)
    assert (board.die("paid").area, board.die("paid").face) == ("used", "")
    for place in ("bag", "prep", "used"):
        with pytest.raises(SetupError) as caught:
            Board(player1={place: ["parceiro bolt"]})
        assert caught.value.rule == "dice_more.2"


@rule("dice_masters", "dice_more.2", "dice_more.3")
def test_a_character_die_that_is_not_rolled_is_no_character() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["esmaga action", SPARE]},
        player2={"field": ["parceiro as one", "fera-azulao as two"], "prep": ["tempestade-ro as storm"]},
    )
    board.play("use esmaga")
    assert board.refused("choose storm") == "fundamentals.2"


# -- rerolls -------------------------------------------------------------------------

WHIRL = action("Turbilhão", "Rejogue um personagem.")


def whirled(face: str, target: str = "theirs") -> Board:
    board = Board(
        step="main",
        cards=[WHIRL],
        player1={"reserve": ["turbilhao action", SPARE], "field": ["thor-filho-de-odin as mine"]},
        player2={"field": ["thor-filho-de-odin as theirs"]},
    )
    return board.play("use turbilhao", f"choose {target}", chance=[f"roll: {face}"])


@rule("dice_masters", "dice_more.reroll.1")
def test_a_rerolled_die_stays_where_it_was() -> None:
    board = whirled("level3")
    assert (board.die("theirs").area, board.die("theirs").level) == ("field", 3)


@rule("dice_masters", "dice_more.reroll.1")
def test_unless_the_card_says_where_the_face_goes() -> None:
    """Storm, African Priestess: to its owner's used pile; Goddess of the Plains: to his prep area."""
    board = Board(
        step="main",
        player1={"reserve": ["tempestade-sacerdotisa-africana level1 as storm", SPARE]},
        player2={"field": ["thor-filho-de-odin as thor"]},
    )
    board.play("field storm", chance=["roll: bolt"])
    assert board.die("thor").area == "used"


@rule("dice_masters", "dice_more.reroll.1", "dice_more.reroll.2")
def test_a_face_that_cannot_be_there_goes_to_the_reserve_pool_of_its_owner() -> None:
    for target, owner in (("theirs", 2), ("mine", 1)):
        board = whirled("bolt2", target)
        assert board.die(target).area == "reserve"
        assert "thor bolt2" in board.faces(owner, "reserve")


# -- capture -----------------------------------------------------------------------------


def captured() -> Board:
    board = Board(
        step="main",
        centre={"imprudencia": 0, "faisca": 0},
        cards=[JAILER, RECKLESS, SPARK],
        player1={"reserve": ["carcereiro level1 as jailer", "parceiro*3 bolt", SPARE]},
        player2={
            "field": ["capitao-america-lider-nato level2 as captain", "parceiro as side"],
            "reserve": ["parceiro bolt"],
        },
    )
    return board.play("field jailer", "choose captain")


@rule("dice_masters", "capture.1", "capture.2", "glossary.capture")
def test_a_captured_die_lies_under_its_captor_and_does_not_exist() -> None:
    """It is no target, and Captain America, Natural Leader is not active: the Sidekick loses its bonus."""
    board = captured()
    assert board.zone(1, "captured") == {"capitao-america": 1}
    assert board.zone(2, "field") == {"parceiro": 1}
    assert board.die("side").attack == 1
    board.play("global faisca")
    assert board.refused("choose captain") == "fundamentals.2"
    board.play("choose side").play("field spare").pass_to("attack")
    assert board.refused("attack captain") == "turn.attack.declare.1"
    board.play("attack jailer")
    assert board.verbs() == {"pass", "global", "group"}  # nobody was asked to block: the Captain can't
    board.play("pass", "decline", "pass")
    assert board.life(2) == 15 - 2


@rule("dice_masters", "capture.3", "capture.4")
def test_the_capture_ends_with_the_turn_and_the_die_returns_on_its_face() -> None:
    board = captured().play("field spare").pass_to("attack").play("done")
    assert board.zone(1, "captured") == {}
    assert (board.die("captain").area, board.die("captain").controller) == ("field", 2)
    assert board.die("captain").level == 2
    assert board.after("turn.cleanup.4").die("captain").area == "captured"  # and not before


@rule("dice_masters", "capture.4", "capture.3")
def test_the_capture_ends_when_the_captor_is_knocked_out() -> None:
    board = captured().play("global faisca", "choose jailer")
    assert board.die("jailer").area == "prep"
    assert (board.die("captain").area, board.die("captain").controller) == ("field", 2)
    assert board.die("side").attack == 2


# -- control --------------------------------------------------------------------------------


def controlled() -> Board:
    board = Board(
        step="main",
        centre={"faisca": 0},
        cards=[MENTALIST, SPARK],
        player1={"reserve": ["mentalista level1 as mentalist", "parceiro*2 bolt", SPARE]},
        player2={"field": ["thor-guerreiro-lendario level1 as thor", "parceiro as side"]},
    )
    return board.play("field mentalist", "choose thor")


@rule("dice_masters", "control.1", "control.2", "glossary.opposing")
def test_a_controlled_die_is_yours_for_game_purposes_and_lies_in_your_field() -> None:
    board = controlled()
    assert (board.die("thor").owner, board.die("thor").controller) == (2, 1)
    assert board.zone(1, "field") == {"tempestade": 1, "thor": 1}
    assert board.zone(2, "field") == {"parceiro": 1}
    assert board.table.pieces[board.names["thor"]].link == board.names["mentalist"]


@rule("dice_masters", "control.1", "glossary.opposing")
def test_opposing_means_under_the_other_players_control() -> None:
    """Thor, taken over by player 1, is opposing for player 2 and one's own for player 1."""
    mine = action("Ânimo", "Um personagem seu ganha +1A até o fim do turno.")
    theirs = action("Desânimo", "Um personagem opositor ganha -1A até o fim do turno.")
    board = Board(
        step="main",
        cards=[MENTALIST, mine, theirs],
        player1={"reserve": ["mentalista level1 as mentalist", "animo action", "desanimo action", SPARE]},
        player2={"field": ["thor-guerreiro-lendario level1 as thor", "parceiro*2 as side"]},
    )
    board.play("field mentalist", "choose thor", "use animo", "choose thor")
    assert board.die("thor").attack == 6
    board.play("use desanimo")  # on one of the two Sidekicks, which are alike
    assert board.die("thor").attack == 6


@rule("dice_masters", "control.3")
def test_the_controlling_die_may_not_attack_but_the_controlled_one_may() -> None:
    """And as the opponent's Thor deals damage, it is to the opponent of who controls him."""
    board = controlled().pass_to("attack")
    assert board.refused("attack mentalist") == "control.3"
    board.play("attack thor", "done", "pass")
    assert board.life(2) == 15 - 5


@rule("dice_masters", "control.4")
def test_the_controlled_die_is_governed_by_the_opponents_card() -> None:
    """Player 1 has a Thor of his own, which knocks nobody out; the one he controls does as player 2's card says."""
    board = Board(
        step="main",
        cards=[MENTALIST],
        player1={"reserve": ["mentalista level1 as mentalist"], "cards": {"thor-senhor-de-asgard": 2}},
        player2={"field": ["thor-guerreiro-lendario level1 as thor", "hulk-aniquilador level3 as hulk"]},
    )
    board.play("field mentalist", "choose thor").pass_to("attack").play("attack thor")
    assert board.offers("block hulk thor")  # Lord of Asgard's text would forbid it
    board.play("done")
    assert board.die("hulk").area == "prep"  # Legendary Warrior's text


@rule("dice_masters", "control.5")
def test_a_controlled_die_goes_to_the_opponents_prep_area() -> None:
    """Instead of the used pile as an unblocked attacker, and instead of your prep area when it falls."""
    board = controlled().pass_to("attack").play("attack thor", "done", "pass")
    assert board.after("turn.cleanup.3").die("thor").area == "prep"
    assert board.after("turn.cleanup.3").zone(2, "prep").get("thor") == 1
    assert board.zone(1, "used").get("thor") is None

    kill = action("Fim", "Nocauteie um personagem.")
    board = Board(
        step="main",
        cards=[MENTALIST, kill],
        player1={"reserve": ["mentalista level1 as mentalist", "fim action", SPARE]},
        player2={"field": ["thor-guerreiro-lendario level1 as thor", "parceiro as side"]},
    )
    board.play("field mentalist", "choose thor", "use fim", "choose thor")
    assert board.zone(2, "prep") == {"thor": 1}
    assert board.die("thor").controller == 2


@rule("dice_masters", "control.6", "control.7")
def test_control_ends_with_the_turn_and_the_controller_stays() -> None:
    board = controlled().pass_to("attack").play("done")
    assert (board.die("thor").area, board.die("thor").controller) == ("field", 2)
    assert board.zone(2, "field") == {"parceiro": 1, "thor": 1}
    assert (board.die("mentalist").area, board.die("mentalist").controller) == ("field", 1)


@rule("dice_masters", "control.6")
def test_control_ends_when_the_controller_is_knocked_out() -> None:
    board = controlled().play("global faisca", "choose mentalist")
    assert board.die("mentalist").area == "prep"
    assert (board.die("thor").area, board.die("thor").controller) == ("field", 2)


# -- copies -------------------------------------------------------------------------------------


def copy_of(model: str, text: str, *more: dict[str, object]) -> Board:
    """A Beast on its face with a burst (1/2) that copies something of the other's die."""
    mimic = character("Mímico", f"Quando posicionado, este dado {text} de um personagem opositor.", "beast")
    board = Board(
        step="main",
        cards=[mimic, *more],
        player1={"reserve": ["mimico level1 as mimic", SPARE]},
        player2={"field": [f"{model} as model"]},
    )
    return board.play("field mimic")


@rule("dice_masters", "copy.1", "copy.2")
def test_copied_stats_are_the_other_dies_numbers() -> None:
    board = copy_of("thor-senhor-de-asgard level2", "copia os atributos")
    assert (board.die("mimic").attack, board.die("mimic").defence) == (6, 8)
    board.pass_to("attack").play("attack mimic")
    assert board.verbs() == {"done", "block"}
    board.play("done")
    assert board.life(2) == 15 - 6


@rule("dice_masters", "copy.2")
def test_copied_stats_bring_the_benefit_of_the_others_burst() -> None:
    """It gains +3A on a face with a burst: level 1 of this die has one, level 3 has none."""
    fury = character("Fúria", "Este dado ganha +1D.\n*: Em vez disso, este dado ganha +3A e +1D.", "hulk", "fist")
    for level, attack, defence in (("level1", 6 + 3, 5 + 1), ("level3", 8, 8)):
        board = copy_of(f"furia {level}", "copia os atributos", fury)
        assert (board.die("model").attack, board.die("model").defence) == (attack, 9 if level == "level3" else defence)
        assert (board.die("mimic").attack, board.die("mimic").defence) == (attack, defence)


@rule("dice_masters", "copy.3", "copy.4")
def test_the_copier_keeps_its_own_burst_and_uses_the_others_card() -> None:
    """The model shows no burst, the copier at level 1 does: attacking with the copied text gains 3 life, not 1."""
    mimic = character(
        "Mímico", "Quando posicionado, este dado copia as habilidades de um personagem opositor.", "beast"
    )
    brave = character(
        "Bravo",
        "Quando este dado atacar, você ganha 1 de vida.\n*: Em vez disso, você ganha 3 de vida.",
        "beast",
    )
    for level, gain in (("level1", 3), ("level2", 1)):
        board = Board(
            step="main",
            cards=[mimic, brave],
            player1={"life": 5, "reserve": [f"mimico {level} as mimic"]},
            player2={"life": 5, "field": ["bravo level3 as model"]},
        )
        board.play("field mimic")
        stats = {"level1": (1, 2), "level2": (2, 3)}[level]
        assert (board.die("mimic").attack, board.die("mimic").defence) == stats  # abilities alone
        board.pass_to("attack").play("attack mimic")
        assert board.life(1) == 5 + gain
        assert board.life(2) == 5


@rule("dice_masters", "copy.5")
def test_texts_that_cite_the_copied_die_apply_to_the_copier() -> None:
    """All of player 1's Torches get a bonus: also Storm, who copies one, but not the Sidekick."""
    drum = action("Tambor", "Todos os Tocha Humana ganham +2A até o fim do turno.")
    board = Board(
        step="main",
        cards=[SHAPESHIFTER, drum],
        player1={
            "reserve": ["metamorfo level1 as shifter", "tambor action", "parceiro level1 as spare"],
            "field": ["tocha-humana-palito-de-fosforo level2 as torch", "parceiro as side"],
        },
    )
    board.play("field shifter", "resolve tempestade", "choose torch", "use tambor")
    assert (board.die("shifter").attack, board.die("torch").attack, board.die("side").attack) == (5, 5, 1)


# -- levels ---------------------------------------------------------------------------------------


def focus(level: str) -> Board:
    board = Board(
        step="main",
        player1={
            "reserve": ["canalizar-poder action", SPARE],
            "field": [f"thor-filho-de-odin {level} as thor", "hulk-aniquilador level2 as hulk", "parceiro as side"],
        },
    )
    return board.play("use canalizar-poder")


@rule("dice_masters", "spin.1", "spin.2", "spin.3", "spin.5", "glossary.spin")
def test_a_spun_die_shows_the_neighbouring_face_of_its_card() -> None:
    """Thor's levels are 5/6, 6/8 and 8/8, with fielding costs 1, 2 and 3."""
    board = focus("level2").play("choose thor", "pick up")
    assert (board.die("thor").level, board.die("thor").attack, board.die("thor").defence) == (3, 8, 8)
    board = focus("level2").play("choose thor", "pick down")
    assert (board.die("thor").level, board.die("thor").attack, board.die("thor").defence) == (1, 5, 6)


@rule("dice_masters", "spin.4", "spin.5")
def test_the_highest_level_cannot_be_spun_up() -> None:
    board = focus("level3").play("choose thor")
    assert board.die("thor").level == 2  # down was the only way


@rule("dice_masters", "spin.6", "spin.3")
def test_level_one_does_not_go_down() -> None:
    board = focus("level1").play("choose thor")
    assert board.die("thor").level == 2  # up was the only way


@rule("dice_masters", "spin.1", "spin.4", "spin.6")
def test_a_sidekick_has_one_level_and_is_never_spun() -> None:
    board = focus("level1")
    assert not board.offers("choose side")
    assert board.refused("choose side") == "sidekick.1"


# -- the glossary ------------------------------------------------------------------------------------


@rule("dice_masters", "glossary.action")
def test_an_action_die_has_no_character_faces_and_its_icon_may_be_used() -> None:
    """No face of it can be in the field; only those with the icon can be used for the effect."""
    for face in ("generic2", "action", "action*", "action**"):
        with pytest.raises(SetupError) as caught:
            Board(player1={"field": [f"rajada-de-poder {face}"]})
        assert caught.value.rule == "areas.field.1"
        board = Board(step="main", player1={"reserve": [f"rajada-de-poder {face} as die", SPARE]})
        assert board.refused("field die") == "areas.reserve.2"
        assert board.offers("use die") is (face != "generic2")


@rule("dice_masters", "glossary.assign")
def test_characters_are_assigned_to_attack_and_to_block_and_damage_among_blockers() -> None:
    board = Board(
        step="attack",
        player1={"field": ["thor-filho-de-odin as thor", "parceiro as side"]},
        player2={"field": ["capitao-america-lider-nato as captain", "hulk-aniquilador as hulk"]},
    )
    board.play("attack thor", "block captain thor", "block hulk thor")
    assert board.verbs() == {"assign"}
    assert board.options() == [f"assign {part}" for part in range(6)]
    board.play("assign 3")
    dealt = board.after("turn.attack.damage.1")
    assert (dealt.die("captain").damage, dealt.die("hulk").damage) == (3, 2)
    assert dealt.die("side").role == []


@rule("dice_masters", "glossary.engaged")
def test_who_blocks_and_who_is_blocked_are_engaged_with_each_other() -> None:
    """Storm, 'Ro rerolls those engaged with her: her blocker or whom she blocks, and nobody else."""
    board = Board(
        step="attack",
        centre={"faisca": 0},
        cards=[SPARK],
        player1={"field": ["tempestade-ro as storm", "parceiro as side"], "reserve": ["parceiro bolt"]},
        player2={"field": ["thor-filho-de-odin as thor", "hulk-aniquilador as hulk", "fera-azulao level2 as beast"]},
    )
    board.play("attack side", "attack storm", "block beast side", "block thor storm", chance=["roll: bolt"])
    assert [board.die(die).area for die in ("thor", "beast", "hulk")] == ["prep", "attack", "field"]

    board = Board(
        step="attack",
        centre={"faisca": 0},
        cards=[SPARK],
        player1={"field": ["thor-filho-de-odin as thor", "parceiro as side"], "reserve": ["parceiro bolt"]},
        player2={"field": ["tempestade-ro as storm"]},
    )
    board.play("attack side", "attack thor", "block storm thor", chance=["roll: bolt"])
    assert [board.die(die).area for die in ("thor", "side")] == ["prep", "attack"]
