"""Prevent and redirect."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RECKLESS, SPARK, action
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


@rule("dice_masters", "prevent.5", "initiative.5")
def test_spider_man_prevents_what_is_redirected_to_him() -> None:
    """Damage to a player is moved onto Spider-Man: an effect is about to reach him (gap effects.prevent-window)."""
    for paid in (True, False):
        board = Board(
            step="main",
            centre={"imprudencia": 0},
            cards=[RECKLESS],
            player1={
                "reserve": ["parceiro bolt", "parceiro shield", "parceiro fist", SPARE],
                "field": [f"{TIGER} level3 as tiger", "parceiro as side"],
                "cards": {INVENTOR: 1},
            },
        )
        board.play("global imprudencia")
        if "pay" in board.verbs():
            board.play("pay")
        board.play(f"react {INVENTOR} 0", "choose tiger")
        assert (board.deciding(), board.decision.ask) == (1, "ask-prevent")
        board.play("accept" if paid else "decline")
        assert board.life(1) == 15
        assert board.die("tiger").damage == (0 if paid else 1)
        assert board.zone(1, "used") == {"parceiro": 3 if paid else 2}


@rule("dice_masters", "prevent.5", "glossary.engaged")
def test_spider_man_prevents_the_blow_of_an_attacker_that_is_not_engaged_with_him_but_no_others() -> None:
    """He blocks the Captain, whose blow he must take; Thor's, redirected from his player, he may prevent."""
    for paid in (True, False):
        board = Board(
            step="attack",
            player1={"field": ["thor-filho-de-odin level1 as thor", "capitao-america-lider-nato level1 as captain"]},
            player2={
                "field": [f"{TIGER} level3 as tiger"],
                "cards": {INVENTOR: 1},
                "reserve": ["parceiro shield", "parceiro fist"],
            },
        )
        thor, captain = board.die("thor").attack, board.die("captain").attack
        assert captain < board.die("tiger").defence - 1
        board.attack("thor", "captain").block("tiger captain")
        board.play(f"react {INVENTOR} 1")
        assert (board.deciding(), board.decision.ask) == (2, "ask-prevent")
        assert board.decision.about == (board.names["tiger"], board.names["thor"])
        board.play("accept" if paid else "decline")
        assert board.after("turn.attack.damage.1", -1).die("tiger").damage == captain + (0 if paid else 1)
        assert board.life(2) == 15 - (thor - 1)


@rule("dice_masters", "prevent.2", "globals.8")
def test_one_payment_keeps_him_from_all_that_one_effect_does_and_what_went_elsewhere_needs_none() -> None:
    """Force Beam hits Spider-Man for 2 and, redirected from his player, for 1 more: one fist prevents both."""
    position = {
        "step": "main",
        "player1": {"reserve": ["feixe-de-energia action**", SPARE]},
        "player2": {
            "field": [f"{TIGER} level3 as tiger", "hulk-pavio-curto level3 as hulk"],
            "cards": {INVENTOR: 1},
            "reserve": ["parceiro shield", "parceiro*2 fist"],
        },
    }
    board = Board(**position)
    board.play("use feixe-de-energia", f"react {INVENTOR} 3", "choose tiger", "accept")
    assert (board.die("tiger").damage, board.life(2)) == (0, 15)
    assert board.zone(2, "used") == {"parceiro": 2}
    board = Board(**position)
    board.play("use feixe-de-energia", f"react {INVENTOR} 3", "choose tiger", "decline")
    assert (board.die("tiger").damage, board.life(2)) == (3, 15)


@rule("dice_masters", "globals.8", "initiative.12")
def test_damage_that_was_moved_away_from_him_is_not_his_to_prevent() -> None:
    shelter = action(
        "Abrigo",
        "Global: Pague 1 escudo. "
        "Quando um personagem seu sofreria dano, redirecione 1 desse dano para um personagem seu.",
    )
    board = Board(
        step="main",
        centre={"faisca": 0, "abrigo": 0},
        cards=[SPARK, shelter],
        player1={"reserve": ["parceiro bolt", SPARE]},
        player2={
            "field": [f"{TIGER} as tiger", "hulk-pavio-curto level3 as hulk"],
            "reserve": ["parceiro fist", "parceiro shield"],
        },
    )
    board.play("global faisca", "choose tiger", "react abrigo 0", "choose hulk")
    assert board.deciding() == 1
    assert (board.die("tiger").damage, board.die("hulk").damage) == (0, 1)


@rule("dice_masters", "initiative.1")
def test_of_two_spider_men_the_active_players_is_asked_for_first() -> None:
    """Even where the damage was first meant for the other's, and comes to the active player's by redirection."""
    crossfire = action("Fogo Cruzado", "Cause 1 de dano a cada personagem opositor e 1 de dano a você.")
    board = Board(
        step="main",
        centre={"fogo-cruzado": 1},
        cards=[crossfire],
        player1={
            "field": [f"{TIGER} level3 as mine"],
            "reserve": ["fogo-cruzado action", "parceiro fist", "parceiro shield", SPARE],
            "cards": {INVENTOR: 1},
        },
        player2={"field": [f"{TIGER} level3 as yours"], "reserve": ["parceiro fist"]},
    )
    board.play("use fogo-cruzado", f"react {INVENTOR} 1")
    for player, label in ((1, "mine"), (2, "yours")):
        assert (board.deciding(), board.decision.ask) == (player, "ask-prevent")
        assert board.decision.about[0] == board.names[label]
        board.play("decline")
    assert (board.die("mine").damage, board.die("yours").damage, board.life(1)) == (1, 1, 15)


@rule("dice_masters", "turn.attack.damage.7")
def test_the_blows_of_two_blockers_add_up_before_they_are_reduced() -> None:
    """Two Sidekicks strike Iron Man, Inventor for 1 each: 2, less 1 (2 with a burst)."""
    for level, damage in (("level1", 1), ("level3", 0)):
        board = Board(
            step="attack",
            player1={"field": [f"{INVENTOR} {level} as iron"]},
            player2={"field": ["parceiro as one", "parceiro as two"]},
        )
        board.attack("iron").block("one iron", "two iron").play("assign 1")
        assert board.after("turn.attack.damage.1", -1).die("iron").damage == damage


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
