"""Active and fielded."""

from __future__ import annotations

from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import JAILER, MENTALIST, RECKLESS, SPARK, character
from tests.proof import rule


@rule("dice_masters", "active.1", "glossary.active")
def test_while_active_means_while_a_die_of_the_card_is_in_the_field() -> None:
    """Captain America, Natural Leader: in reserve he does nothing, in the field all Sidekicks gain."""
    board = Board(
        step="main",
        centre={"faisca": 0},
        cards=[SPARK],
        player1={
            "reserve": ["capitao-america-lider-nato level1 as captain", "parceiro*4 bolt", SPARE],
            "field": ["parceiro as side"],
        },
        player2={"field": ["parceiro as theirs"]},
    )
    assert (board.die("side").attack, board.die("side").defence) == (1, 1)
    board.play("field captain")
    assert (board.die("side").attack, board.die("side").defence) == (2, 2)
    assert (board.die("theirs").attack, board.die("theirs").defence) == (1, 1)
    for _ in range(3):
        board.play("global faisca", "choose captain")
    assert board.die("captain").area == "prep"
    assert (board.die("side").attack, board.die("side").defence) == (1, 1)


@rule("dice_masters", "active.1", "glossary.active")
def test_an_attacking_die_keeps_its_card_active() -> None:
    board = Board(
        step="attack",
        player1={"field": ["capitao-america-lider-nato as captain", "parceiro as side"]},
        player2={"field": ["parceiro as theirs"]},
    )
    board.play("attack captain")
    assert board.die("captain").area == "attack"
    assert board.die("side").attack == 2


@rule("dice_masters", "active.2")
def test_being_active_counts_once_whatever_the_number_of_dice() -> None:
    """With two Captains the Sidekicks gain once, with two Hulks the damage knocks out one character."""
    board = Board(step="attack", player1={"field": ["capitao-america-lider-nato*2", "parceiro as side"]})
    assert board.die("side").attack == 2
    board = Board(
        step="main",
        centre={"imprudencia": 0},
        cards=[RECKLESS],
        player1={"reserve": ["parceiro bolt", SPARE], "field": ["hulk-gigante-esmeralda*2 level3"]},
        player2={"field": ["parceiro as one", "capitao-america-lider-nato as two"]},
    )
    board.play("global imprudencia", "choose one")
    assert board.zone(2, "prep") == {"parceiro": 1}
    assert board.verbs() == {"pass", "field"}


@rule("dice_masters", "active.2", "bursts.2")
def test_the_burst_of_an_active_card_replaces_its_text() -> None:
    """+2A instead of +1A with the burst of level 1; never both."""
    text = "Enquanto estiver ativo, os seus Parceiros ganham +1A.\n*: Em vez disso, os seus Parceiros ganham +2A."
    for level, attack in (("level1", 1 + 2), ("level2", 1 + 1)):
        board = Board(
            step="attack",
            cards=[character("Tenente", text, "beast")],
            player1={"field": [f"tenente {level}", "parceiro as side"]},
        )
        assert board.die("side").attack == attack


@rule("dice_masters", "active.3", "glossary.when-fielded")
def test_when_fielded_happens_on_the_way_from_reserve_to_field_when_the_cost_is_paid() -> None:
    board = Board(
        step="main",
        player1={"reserve": ["capitao-america-vingador-estrelado level1 as captain", SPARE], "life": 10},
        player2={"field": ["parceiro*2"]},
    )
    assert board.refused("field captain") == "turn.main.field.4"  # nothing to pay its 1 with
    board = Board(
        step="main",
        player1={
            "reserve": ["capitao-america-vingador-estrelado level1 as captain", "parceiro bolt", SPARE],
            "life": 10,
        },
        player2={"field": ["parceiro*2"]},
    )
    assert board.zone(2, "field") == {"parceiro": 2}
    board.play("field captain")
    assert board.zone(1, "used") == {"parceiro": 1}
    assert board.zone(2, "prep") == {"parceiro": 2}
    assert board.life(1) == 12


@rule("dice_masters", "active.3", "active.4")
def test_to_be_in_the_field_or_to_go_to_attack_is_not_to_be_fielded() -> None:
    board = Board(
        step="attack",
        player1={"field": ["capitao-america-vingador-estrelado as captain"], "life": 10},
        player2={"field": ["parceiro as one", "parceiro as two"]},
    )
    board.play("attack captain", "done")
    assert not board.happened("fielded")
    assert board.zone(2, "field") == {"parceiro": 2}
    assert board.life(1) == 10


@rule("dice_masters", "active.5")
def test_to_come_back_from_the_attack_zone_is_not_to_be_fielded() -> None:
    """By the Distraction global, and at the clean-up after a block."""
    board = Board(
        step="attack",
        centre={"distracao": 0},
        player1={"field": ["capitao-america-vingador-estrelado as captain"], "life": 10, "reserve": ["parceiro mask"]},
        player2={"field": ["parceiro as one", "parceiro as two"]},
    )
    board.play("attack captain", "done", "global distracao")
    assert board.after("turn.attack.actions.1").die("captain").area == "field"
    assert not board.happened("fielded")
    assert board.zone(2, "field") == {"parceiro": 2}

    board = Board(
        step="attack",
        player1={"field": ["capitao-america-vingador-estrelado level3 as captain"], "life": 10},
        player2={"field": ["parceiro as one", "parceiro as two"]},
    )
    board.play("attack captain", "block one captain", "done")
    assert board.die("captain").area == "field"
    assert not board.happened("fielded")
    assert board.zone(2, "field") == {"parceiro": 1}


@rule("dice_masters", "active.6")
def test_a_die_that_changes_fields_is_not_fielded() -> None:
    """A Captain taken over by the opponent, or captured and given back, uses no "when fielded" text."""
    glad = "Enquanto estiver ativo, quando você posicionar um personagem, você ganha 1 de vida."
    for taker, card in (("mentalista", MENTALIST), ("carcereiro", JAILER)):
        board = Board(
            step="main",
            cards=[card, character("Sentinela", glad, die="hulk", energy="fist")],
            player1={"life": 10, "reserve": [f"{taker} level1 as taker"], "field": ["sentinela level1 as sentinel"]},
            player2={
                "life": 10,
                "field": ["capitao-america-vingador-estrelado as captain", "sentinela level2", "parceiro as side"],
            },
        )
        board.play("field taker", "resolve tempestade", "choose captain")
        assert board.life(1) == 11  # for the taker alone
        board.pass_to("attack").play("done")
        assert board.die("captain").area == "field"
        assert board.die("captain").controller == 2
        assert board.life(2) == 10
        assert board.die("side").area == "field"
