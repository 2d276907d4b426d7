"""Where the rulebook is silent: the rulings on the main step and on who may act."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import SetupError
from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import RECKLESS, SPARK, character
from tests.proof import rule


def both(**more: object) -> Board:
    return Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": ["parceiro*2 bolt", SPARE]},
        player2={"reserve": ["parceiro*2 bolt"]},
        **more,
    )


@rule("dice_masters", "initiative.8", "globals.6")
def test_who_may_act_after_an_action() -> None:
    """Gap main.priority: the active player again; in a casual game the other. The same holds in the attack."""
    assert both().play("field spare").deciding() == 1
    assert both(rulings={"priority": "tournament"}).play("field spare").deciding() == 1
    assert both(rulings={"priority": "casual"}).play("field spare").deciding() == 2
    for ruling, second in (("tournament", 1), ("casual", 2)):
        board = Board(
            step="attack",
            rulings={"priority": ruling},
            centre={"imprudencia": 0},
            cards=[RECKLESS],
            player1={"reserve": ["parceiro*2 bolt"], "field": ["parceiro as side"]},
            player2={"reserve": ["parceiro*2 bolt"]},
        )
        board.play("attack side")
        assert board.deciding() == 1
        board.play("global imprudencia")
        if ruling == "casual":
            board.play("pay")
        assert board.deciding() == second
    with pytest.raises(SetupError):
        both(rulings={"priority": "none"})


@rule("dice_masters", "initiative.11")
def test_when_the_main_step_is_over() -> None:
    """Gap main.pass: after the other has declined the active player is asked whether he acts again."""
    board = both().play("pass")
    assert board.deciding() == 2
    board.play("decline")
    assert board.deciding() == 1
    again = board.copy()
    board.play("pass")
    assert board.table.turn == 2
    again.play("global imprudencia", "pass")
    assert again.deciding() == 2
    assert again.table.turn == 1


@rule("dice_masters", "globals.1", "turn.attack.declare.3")
def test_no_windows_in_the_other_steps() -> None:
    """Gap main.windows: while dice are rolled, and when attackers are declared, no global can be begun."""
    board = Board(
        step="roll",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"prep": ["parceiro*2"], "reserve": ["parceiro bolt"], "field": ["parceiro as side"]},
        player2={"reserve": ["parceiro bolt"]},
    )
    assert board.verbs() == {"roll", "reroll"}
    board.play("roll").pass_to("attack")
    assert board.verbs() == {"attack", "done"}


@rule("dice_masters", "turn.main.action.1")
def test_action_dice_are_for_their_owners_turn() -> None:
    """Gap main.action-owner: the inactive player has only globals."""
    board = Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": [SPARE]},
        player2={"reserve": ["parceiro bolt", "rajada-de-poder action as deed"]},
    )
    board.play("pass")
    assert board.deciding() == 2
    assert sorted(board.options()) == ["decline", "global imprudencia"]
    assert board.refused("use deed") == "initiative.9"


@rule("dice_masters", "turn.main.action.2", "fundamentals.2")
def test_actions_with_few_or_no_targets() -> None:
    """Gap main.action-no-target: to as many as there are; not at all without one, unless it needs none."""
    board = Board(
        step="main",
        player1={
            "reserve": [
                "esmaga action",
                "furia-interior action",
                "feixe-de-energia action",
                "proteger-se action",
                SPARE,
            ],
            "field": ["thor-filho-de-odin level2 as thor"],
        },
    )
    assert board.refused("use esmaga") == "fundamentals.2"
    board.play("use furia-interior")
    assert board.die("thor").attack == 7
    board = Board(
        step="main",
        player1={"reserve": ["furia-interior action", "feixe-de-energia action", "proteger-se action", SPARE]},
    )
    assert board.refused("use furia-interior") == "fundamentals.2"
    board.play("use feixe-de-energia", "use proteger-se")
    assert board.zone(1, "used") == {"feixe-de-energia": 1, "proteger-se": 1}


@rule("dice_masters", "turn.attack.declare.1")
def test_a_character_may_attack_at_once() -> None:
    """Gap main.summoning: on the turn on which it is fielded."""
    board = Board(step="main", player1={"reserve": ["thor-filho-de-odin level1 as thor", "parceiro fist"]})
    board.play("field thor", "attack thor")
    assert board.life(2) == 10


def test_the_first_player_has_no_handicap() -> None:
    """Gap main.first-turn: he draws four dice, and may field and attack."""
    board = Board.match(format="first-game")
    assert board.zone(1, "prep") == {"parceiro": 4}
    assert board.table.turn == 1
    for seed in range(30):
        board = Board.match(seed, format="first-game")
        if "parceiro level1" in board.faces(1, "prep"):
            break
    board.play("roll", "field parceiro:level1").pass_to("attack")
    assert board.verbs() == {"attack", "done"}
    assert board.table.turn == 1


@rule("dice_masters", "turn.main.field.8", "turn.cleanup.4")
def test_a_die_rolled_after_the_main_step() -> None:
    """Gap main.character-after-main: a character can't be fielded any more; energy and actions serve at once."""
    board = Board(
        step="attack",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={
            "reserve": ["preparar-se action", "parceiro mask"],
            "bag": ["parceiro", "rajada-de-poder"],
            "field": ["parceiro as side"],
        },
    )
    board.play("attack side", "use preparar-se", chance=["draw: parceiro rajada-de-poder", "roll: level1 action"])
    assert board.refused("field parceiro:level1") == "turn.attack.actions.1"
    assert board.offers("use rajada-de-poder")
    board.play("use rajada-de-poder", "choose player2")
    assert board.after("turn.cleanup.4").faces(1, "reserve") == ["parceiro mask"]
    assert board.life(2) == 15 - 2 - 1


@rule("dice_masters", "areas.reserve.1")
def test_only_energy_stays_in_reserve_off_turn() -> None:
    """Gap main.reserve-off-turn: a character rolled into it on the opponent's turn goes to the used pile."""
    scout = character(
        "Batedor", "Quando este dado bloquear, pegue um dado da sua bolsa, jogue-o e ponha-o na sua reserva."
    )
    for face, where in (("level1", "used"), ("bolt", "reserve")):
        board = Board(
            step="attack",
            centre={"faisca": 0},
            cards=[scout, SPARK],
            player1={"field": ["parceiro as side"], "reserve": ["parceiro bolt"]},
            player2={"field": ["batedor level3 as scout"], "bag": ["parceiro as drawn"]},
        )
        board.play("attack side", "block scout side", chance=["draw: parceiro", f"roll: {face}"])
        assert board.die("drawn").area == where


@rule("dice_masters", "turn.main.action.4", "fundamentals.2")
def test_the_die_of_a_lasting_action_is_no_target() -> None:
    """Gap main.reminder-die: the effect lasts by itself, also when the die is drawn anew."""
    board = Board(
        step="main",
        player1={
            "reserve": ["proteger-se action as cover", "rajada-de-poder action", "preparar-se action", SPARE],
            "field": ["thor-filho-de-odin as thor"],
            "bag": [],
        },
    )
    board.play("use proteger-se", "use rajada-de-poder")
    assert board.refused("choose cover") == "fundamentals.2"
    board.play(
        "choose player2", "use preparar-se", chance=["draw: proteger-se rajada-de-poder", "roll: generic2 action"]
    )
    assert board.die("cover").area == "reserve"
    assert board.die("thor").defence == 8


@rule("dice_masters", "areas.field.1")
def test_the_field_has_room_for_all() -> None:
    """Gap main.fielded-limit: there is no limit to characters in the field."""
    board = Board(
        step="main",
        player1={
            "reserve": ["parceiro level1 as last"],
            "field": ["parceiro*7", "thor-filho-de-odin*4", "fera-azulao*4"],
        },
    )
    board.play("field last")
    assert sum(board.zone(1, "field").values()) == 16


@rule("dice_masters", "glossary.when-fielded", "active.3")
def test_what_counts_as_fielding() -> None:
    """Gap main.fielded-free: with a cost of 0 too; what returns to the field is not fielded."""
    board = Board(
        step="main",
        player1={"reserve": ["tempestade-sacerdotisa-africana level1 as storm", SPARE]},
        player2={"field": ["thor-filho-de-odin as thor"]},
    )
    board.play("field storm", chance=["roll: bolt"])
    assert board.die("thor").area == "used"
    board = Board(
        step="main",
        player1={
            "reserve": ["invulnerabilidade action"],
            "field": ["tempestade-sacerdotisa-africana level1 as storm"],
        },
        player2={"field": ["thor-filho-de-odin level3 as thor", "parceiro as side"]},
    )
    board.play("use invulnerabilidade", "attack storm", "block thor storm")
    assert board.die("storm").area == "field"
    assert board.die("thor").level == 3
    assert not board.happened("fielded")


@rule("dice_masters", "setup.5", "teams.basic.3")
def test_a_card_without_dice() -> None:
    """Gap buy.empty-card: no die, no purchase; equal basic actions are one supply, their global one ability."""
    board = Board(
        step="main",
        centre={"esmaga": 1},
        player1={"reserve": ["parceiro*6 fist", SPARE]},
    )
    board.play("buy esmaga")
    assert board.centre() == {}
    assert board.refused("buy esmaga") == "setup.5"
    team = {"actions": ["esmaga", "proteger-se"], "cards": {"thor-filho-de-odin": 1}}
    board = Board.match(format="basic", teams=[team, team])
    assert board.centre() == {"esmaga": 6, "proteger-se": 6}
    assert len(board.table.globals) == 2
