"""Prevent and redirect."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RECKLESS, SPARK
from tests.proof import rule

TIGER = "homem-aranha-tigrao"
INVENTOR = "homem-de-ferro-inventor"


@rule("dice_masters", "prevent.1", "prevent.2")
def test_a_prevented_effect_does_nothing_to_the_die_and_nothing_answers_it() -> None:
    """Smash! keeps a blocked attacker from dealing damage: the Iron Man that it hits gains no life."""
    for used in (False, True):
        board = Board(
            step="attack",
            centre={"esmaga": 0},
            player1={"field": ["capitao-america-lider-nato as captain"]},
            player2={
                "life": 10,
                "field": ["homem-de-ferro-filantropo level1 as iron"],
                "reserve": ["parceiro fist"],
            },
        )
        board.play("attack captain", "block iron captain", "global esmaga" if used else "decline")
        after = board.after("turn.attack.damage.11")
        assert after.die("iron").damage == (0 if used else 3)
        assert board.life(2) == (10 if used else 11)
        assert after.die("captain").area == "prep"  # Iron Man's own 3 of damage are dealt


@rule("dice_masters", "prevent.2", "prevent.3", "initiative.5")
def test_spider_man_prevents_in_the_midst_of_the_opponents_effect_and_no_cost_comes_back() -> None:
    board = Board(
        step="main",
        centre={"faisca": 0},
        cards=[SPARK],
        player1={"reserve": ["parceiro bolt", SPARE]},
        player2={"field": [f"{TIGER} as tiger", "parceiro as side"], "reserve": ["parceiro fist"]},
    )
    board.play("global faisca", "choose tiger")
    assert board.deciding() == 2
    board.play("accept")
    assert board.die("tiger").damage == 0
    assert not board.happened("damage")
    assert board.zone(1, "used") == {"parceiro": 1}  # the bolt for the global that was prevented
    assert board.zone(2, "used") == {"parceiro": 1}  # the fist of Spider-Man
    assert board.die("side").area == "field"  # and it finds no other target
    assert board.deciding() == 1


@rule("dice_masters", "prevent.2")
def test_what_the_effect_does_to_others_still_happens() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action*", SPARE], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": [f"{TIGER} as tiger", "hulk-pavio-curto level3 as hulk"], "reserve": ["parceiro fist"]},
    )
    board.play("use feixe-de-energia", "accept")
    assert [board.die(die).damage for die in ("tiger", "hulk", "thor")] == [0, 2, 2]


@rule("dice_masters", "prevent.4", "initiative.12")
def test_redirected_damage_takes_a_target_that_the_effect_could_not_have() -> None:
    """The damage is dealt to a player alone; the Inventor's global moves it onto a character of his."""
    board = Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={
            "reserve": ["parceiro bolt", "parceiro shield", SPARE],
            "field": ["thor-filho-de-odin as thor", "parceiro as side"],
            "cards": {INVENTOR: 1},
        },
        player2={"field": ["hulk-aniquilador as hulk"]},
    )
    board.play("global imprudencia", f"react {INVENTOR} 0")
    assert board.refused("choose hulk") == "glossary.opposing"  # by the text of the redirection: one of his own
    board.play("choose thor")
    assert board.life(1) == 15
    assert board.die("thor").damage == 1


@rule("dice_masters", "prevent.5")
def test_the_source_of_redirected_damage_is_still_the_first() -> None:
    """Thor hits the player for 4 and by redirection Hulk for 1: one source, and Hulk is set off once."""
    board = Board(
        step="attack",
        player1={"field": ["thor-filho-de-odin as thor", "parceiro as one", "hulk-aniquilador as two"]},
        player2={
            "field": ["hulk-gigante-esmeralda level3 as hulk"],
            "cards": {INVENTOR: 1},
            "reserve": ["parceiro shield"],
        },
    )
    board.play("attack thor", "done", f"react {INVENTOR} 0")
    assert board.life(2) == 15 - 4
    assert [event.cause for event in board.happened("damage")] == [board.names["thor"]]
    assert board.deciding() == 2
    board.play("choose one")
    assert board.zone(1, "prep").get("parceiro", 0) >= 1
    assert board.die("two").area == "field"
    assert not board.table.waiting


@rule("dice_masters", "globals.8", "prevent.2")
def test_redirected_damage_was_never_dealt_to_the_first_target() -> None:
    """The only point of damage goes to the Captain: Hulk's owner took none, and Hulk's text is silent."""
    for react in (True, False):
        board = Board(
            step="attack",
            player1={"field": ["parceiro as side", "hulk-aniquilador as other"]},
            player2={
                "field": ["hulk-gigante-esmeralda level3 as hulk", "capitao-america-lider-nato as captain"],
                "cards": {INVENTOR: 1},
                "reserve": ["parceiro shield"],
            },
        )
        board.play("attack side", "done", "done")
        if react:
            board.play(f"react {INVENTOR} 0", "choose captain")
        else:
            board.play("decline", "choose other")
        assert board.life(2) == (15 if react else 14)
        assert board.die("other").area == ("field" if react else "prep")
