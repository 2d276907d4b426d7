"""1.8 Numbers and symbols."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.pieces import PieceError
from ludoteca.games.fabula.cards.cards import compile_card
from ludoteca.games.fabula.wording.wording import compile_text
from tests.games.fabula.board import Board, ally, maneuver, modification
from tests.proof import rule

BLAZE = maneuver(
    "Fogaréu", "Cause X de dano ao aliado alvo. A base alvo que você controla ganha X de resistência.", "X"
)
DAMPEN = maneuver("Abafo", "O X do efeito alvo passa a ser 1.")
FAN = maneuver("Abano", "O X do efeito alvo aumenta em 2.")


@rule("fabula", "1.8.1")
def test_all_values_are_integers() -> None:
    for wrong in ({"offensive": 1.5}, {"life": "2"}, {"influence": 0.5}):
        with pytest.raises(PieceError):
            compile_card({"title": "Meio", "type": "ally", "life": 1, **wrong})
    with pytest.raises(CardTextError):
        compile_text("Cause 1,5 de dano ao aliado alvo.", "maneuver")


@rule("fabula", "1.8.2")
def test_an_effect_with_a_fraction_says_how_to_round() -> None:
    """Half of 5 is 3 rounded up and 2 rounded down; a text that does not say it is not understood."""
    for word, left in (("cima", 2), ("baixo", 3)):
        half = f"metade da resistência da base alvo, arredondada para {word}"
        text = f"A base alvo perde X de resistência, em que X é {half}."
        board = Board(
            maneuver("Metade", text), player1={"hand": ["metade"]}, player2={"bases": ["feira centre", "praca as p"]}
        )
        board.play("use metade", "target p")
        assert board.look("p.resistance") == left
    with pytest.raises(CardTextError):
        compile_text("A base alvo perde X de resistência, em que X é metade da resistência da base alvo.", "maneuver")


@rule("fabula", "1.8.3")
def test_a_number_is_chosen_within_what_the_card_allows_zero_included() -> None:
    board = Board(player1={"hand": ["aposta"], "resources": 2, "deck": ["faisca*6"]})
    board.do("use aposta").settle()
    assert board.options() == ["number 0", "number 1", "number 2", "number 3"]
    assert board.refused("number 4") == "1.8.3" and board.refused("number -1") == "1.8.3"
    board.do("number 3").settle()
    assert board.look("player1.resources") == 3 and board.look("player1.discard") == {"faisca": 3, "aposta": 1}


@rule("fabula", "1.8.4")
def test_x_is_set_by_reference_or_by_choice() -> None:
    count = maneuver("Censo", "Compre X cartas, em que X é o número de aliados que você controla.")
    board = Board(count, player1={"hand": ["censo"], "battle": ["galo*3"]})
    board.play("use censo")
    assert board.look("player1.hand.count") == 3
    board = Board(player1={"hand": ["pechincha"], "resources": 4})
    board.play("use pechincha", "x 2")
    assert board.look("player1.hand.count") == 2


@rule("fabula", "1.8.5")
def test_x_in_a_cost_is_declared_on_activation_and_must_be_payable() -> None:
    board = Board(BLAZE, player1={"hand": ["fogareu"], "resources": 3, "battle": ["onca as o"]})
    board.do("use fogareu")
    assert board.asked() == "ask-x" and board.options() == ["x 0", "x 1", "x 2", "x 3"]
    assert board.refused("x 4") == "1.18.6"
    board.do("x 2")
    assert board.look("player1.resources") == 3  # nothing is paid before everything is chosen
    board.do(f"target #{board.table.territory(0)[0]}")
    assert board.look("player1.resources") == 1
    furnace = ally("Forno", "1/1/3", "X, ↷: Cause X de dano ao aliado alvo.")
    board = Board(furnace, player1={"battle": ["forno as f"], "resources": 5}, player2={"battle": ["onca as o"]})
    board.do("activate f 0", "x 3", "target o").settle()
    assert board.look("o.damage") == 3 and board.look("player1.resources") == 2


@rule("fabula", "1.8.6")
def test_x_is_zero_when_the_cost_is_not_paid() -> None:
    gift = maneuver("Dádiva", "Use uma manobra da mão sem pagar o custo.")
    board = Board(
        gift,
        BLAZE,
        player1={"hand": ["dadiva", "fogareu"], "resources": 9, "battle": ["onca as o"]},
        player2={"hand": ["silencio"]},
    )
    board.do("use dadiva").settle()
    board.do("use-free fogareu", f"target #{board.table.territory(0)[1]}")
    assert board.look("player1.resources") == 9 and board.table.waiting[-1].x == 0
    board.settle()
    assert board.look("o.damage") == 0


@rule("fabula", "1.8.7", "1.8.8", "1.13.6")
def test_x_may_change_on_the_stack_for_every_x_of_the_card() -> None:
    """Declared 3, changed to 1: both sentences have 1, and nothing is paid back (gap x-choice-limits)."""
    board = Board(
        BLAZE,
        DAMPEN,
        player1={"hand": ["fogareu"], "resources": 5, "bases": ["feira centre as c"]},
        player2={"hand": ["abafo"], "battle": ["onca as o"]},
    )
    board.do("use fogareu", "x 3")
    board.do("use abafo", f"target fogareu/{board.table.waiting[-1].number}")
    board.settle()
    assert board.look("o.damage") == 1 and board.look("c.resistance") == 16
    assert board.look("player1.resources") == 2


@rule("fabula", "1.8.9")
def test_a_defined_x_is_the_x_of_the_cost_as_well() -> None:
    spell = maneuver("Dízimo", "Compre X cartas, em que X é o número de bases que você controla.", "X")
    board = Board(spell, player1={"hand": ["dizimo"], "resources": 7})
    board.play("use dizimo")
    assert board.look("player1.resources") == 2 and board.look("player1.hand.count") == 5
    board = Board(spell, player1={"hand": ["dizimo"], "resources": 4})
    assert board.refused("use dizimo") == "1.18.6"


@rule("fabula", "1.8.10")
def test_the_last_change_of_x_counts() -> None:
    """Two effects change X while the card waits; the one that is executed last counts."""
    board = Board(
        BLAZE,
        DAMPEN,
        FAN,
        player1={"hand": ["fogareu", "abano"], "resources": 9, "bases": ["feira centre as c"]},
        player2={"hand": ["abafo"], "battle": ["onca as o"]},
    )
    board.do("use fogareu", "x 3")
    top = board.table.waiting[-1].number
    board.do("use abafo", f"target fogareu/{top}")
    board.do("use abano", f"target fogareu/{top}")
    board.settle()
    # The fan is executed first (3 + 2), the damper last: 1 counts.
    assert board.look("o.damage") == 1


@rule("fabula", "1.8.11")
def test_any_letter_obeys_the_same_rules() -> None:
    spell = maneuver("Brasa", "Cause Y de dano ao aliado alvo.", "Y")
    board = Board(spell, player1={"hand": ["brasa"], "resources": 3}, player2={"battle": ["onca as o"]})
    board.play("use brasa", "x 2")
    assert board.look("o.damage") == 2 and board.look("player1.resources") == 1


@rule("fabula", "1.8.12-1")
def test_the_curved_arrow_taps_the_card() -> None:
    lamp = modification("Lampião", "↷: Compre uma carta.")
    board = Board(lamp, player1={"battle": ["lampiao as l", "lampiao tapped as m"]})
    assert board.refused("activate m 0") == "1.18.6"
    board.play("activate l 0")
    assert board.look("l.tapped") and board.refused("activate l 0") == "1.18.6"


def test_what_a_defined_x_counts_is_counted_when_it_is_executed() -> None:
    """Ruling x-defined: the text says what X is, and says so until the effect is carried out."""
    count = maneuver("Censo", "Compre X cartas, em que X é o número de aliados que você controla.")
    board = Board(count, player1={"hand": ["censo"], "battle": ["galo as g", "onca"]}, player2={"hand": ["faisca"]})
    board.do("use censo").do("use faisca", "target g").settle()
    assert board.look("player1.hand.count") == 1


@rule("fabula", "1.8.9")
def test_a_defined_x_follows_what_it_counts_or_is_counted_once() -> None:
    """Gap x-defined: while it waits the count changes from 3 to 2; the last counts, or that of entering."""
    storm = maneuver("Enxame", "Cause X de dano à base alvo, em que X é o número de aliados que você controla.")
    for reading, left in (("followed", 13), ("once", 12)):
        board = Board(
            storm,
            player1={"hand": ["enxame"], "battle": ["galo as a", "galo as b", "galo as c"]},
            player2={"hand": ["redemoinho"], "bases": ["feira centre as z"]},
            rulings={"x-defined": reading},
        )
        board.do("use enxame", "target z").do("use redemoinho", "target a").settle()
        assert board.look("z.resistance") == left


def test_a_value_that_was_set_tells_what_set_it_and_by_how_much() -> None:
    """Gap layer-order: the latest that sets the printed value, then the sum of the changes."""
    hex_ = maneuver("Quebranto", "A ofensiva do aliado alvo é 1.")
    board = Board(hex_, player1={"hand": ["quebranto"]}, player2={"battle": ["onca as o"]})
    board.play("use quebranto")
    parts, total = board.table.unfold(board.number("o"), "offensive")
    assert [amount for _, amount in parts] == [-3] and total == 1, "printed 4"
