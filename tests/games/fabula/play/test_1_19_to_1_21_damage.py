"""1.19 Drawing, 1.20 resistance and 1.21 damage."""

from __future__ import annotations

from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule


@rule("fabula", "1.19.1-1", "1.19.1-2", "1.19.2-2", "x.draw.six")
def test_the_draw_phase_fills_the_hand_to_six_from_the_top() -> None:
    board = Board(
        player1={"hand": ["galo"]}, player2={"hand": ["galo*2"], "deck": ["faisca", "onca", "tocaia*2", "saci*5"]}
    )
    board.pass_turn()
    assert board.look("player2.hand") == {"galo-de-briga": 2, "faisca": 1, "onca-pintada": 1, "tocaia": 2}
    assert board.look("player1.hand.count") == 1


@rule("fabula", "1.19.3", "x.draw.six")
def test_the_final_phase_discards_to_five() -> None:
    board = Board(player1={"hand": ["galo*4", "onca*3"]})
    board.do("pass").settle()
    assert board.asked() == "ask-discard-down" and board.seat() == 1
    board.do("give onca-pintada", "give onca-pintada")
    assert board.look("player1.hand") == {"galo-de-briga": 4, "onca-pintada": 1}
    assert board.look("player1.discard") == {"onca-pintada": 2} and board.look("active") == 2


def test_a_full_hand_draws_nothing() -> None:
    """Gap draw-with-full-hand."""
    board = Board(player2={"hand": ["galo*7"]})
    board.pass_turn()
    assert board.look("player2.hand.count") == 7


@rule("fabula", "1.19.4")
def test_a_draw_by_an_ability_is_from_the_top_too() -> None:
    spell = maneuver("Sorte", "Compre duas cartas.")
    board = Board(spell, player1={"hand": ["sorte"], "deck": ["faisca", "onca", "galo*8"]})
    board.play("use sorte")
    assert board.look("player1.hand") == {"faisca": 1, "onca-pintada": 1}


# -- resistance -----------------------------------------------------------------------------------


@rule("fabula", "1.20.1", "1.20.2", "1.21.1")
def test_damage_is_taken_from_the_resistance_of_a_base() -> None:
    spell = maneuver("Pedrada", "Cause 3 de dano ao aliado ou base alvo.")
    board = Board(spell, player1={"hand": ["pedrada"]}, player2={"bases": ["feira centre as c", "praca as p"]})
    assert board.look("c.resistance") == 15 and board.look("p.resistance") == 5
    board.play("use pedrada", "target p")
    assert board.look("p.resistance") == 2


@rule("fabula", "1.20.3")
def test_a_base_at_zero_is_destroyed_and_not_replaced() -> None:
    """Gap destroyed-base: to its owner's discard, its position stays empty; what was attached stays behind."""
    spell = maneuver("Pedrada", "Cause 5 de dano à base alvo.")
    board = Board(spell, player1={"hand": ["pedrada"]}, player2={"bases": ["feira centre", "praca as p shield 0"]})
    board.play("use pedrada", "target p")
    assert board.look("player2.bases") == {"feira-de-domingo": 1} and board.look("player2.discard") == {
        "praca-do-coreto": 1
    }


@rule("fabula", "1.20.4", "1.20.4-ex1")
def test_three_and_four_are_seven() -> None:
    spell = maneuver("Reforma", "A base alvo ganha 4 de resistência.")
    board = Board(spell, player1={"hand": ["reforma"], "bases": ["feira centre", "praca resistance 3 as p"]})
    board.play("use reforma", "target p")
    assert board.look("p.resistance") == 7


@rule("fabula", "1.20.5", "1.21.2")
def test_gaining_or_losing_nothing_triggers_nothing() -> None:
    watch = base(
        "Vigília",
        "Quando esta carta ganhar resistência, compre uma carta.\n"
        "Quando esta carta perder resistência, ganhe 1 recurso.",
    )
    for verb, cards, pay in (("ganha", 1, 0), ("perde", 0, 1)):
        for amount in (0, 2):
            spell = maneuver("Obra", f"A base alvo {verb} X de resistência.", "X")
            board = Board(watch, spell, player1={"hand": ["obra"], "bases": ["vigilia centre as v"], "resources": 2})
            board.play("use obra", f"x {amount}", "target v")
            assert board.look("player1.hand.count") == (cards if amount else 0)
            assert board.look("player1.resources") == 2 - amount + (pay if amount else 0)


# -- damage ----------------------------------------------------------------------------------------


@rule("fabula", "1.21.1", "1.21.8-1", "1.21.8-2")
def test_damage_lowers_life_and_the_check_destroys() -> None:
    """The damage is there when the check is made; two allies hit at once go together."""
    board = Board(player1={"hand": ["queimada"]}, player2={"battle": ["galo as g", "piracema as p", "onca as o"]})
    board.play("use queimada")
    assert board.look("o.damage") == 1 and board.look("o.life") == 3
    dead = board.events("destroyed")
    assert len(dead) == 1 and set(dead[0].subjects) == {board.number("g"), board.number("p")}
    order = [event.kind for event in board.table.log or [] if event.kind in ("damaged", "destroyed")]
    assert order == ["damaged", "destroyed"]


def test_damage_stays_when_the_turn_ends_unless_the_format_heals() -> None:
    """Gap ally-damage-persistence."""
    for ruling, damage in (("stays", 2), ("heal", 0)):
        board = Board(player1={"battle": ["onca as o damage 2"]}, rulings={"heal-at-end": ruling})
        board.pass_turn()
        assert board.look("o.damage") == damage


@rule("fabula", "1.21.2")
def test_no_damage_is_no_damage() -> None:
    sting = ally("Ferrão", "0/1/2", "Quando esta carta causar dano, compre uma carta.")
    board = Board(sting, player1={"battle": ["ferrao as f"]}, player2={"bases": ["feira centre", "praca as p"]})
    board.do("offensive p").settle()
    assert board.look("p.resistance") == 5 and board.events("damaged") == [] and board.look("player1.hand.count") == 0


@rule("fabula", "1.21.3")
def test_the_sources_are_summed() -> None:
    spear = ally("Lança", "3/0/3")
    board = Board(spear, player1={"battle": ["galo as a", "lanca as b"]}, player2={"bases": ["feira centre as c"]})
    board.do("offensive c", "join a", "join b").settle()
    assert board.look("c.resistance") == 10
    hit = board.events("damaged")
    assert len(hit) == 1 and hit[0].values == (5,)


@rule("fabula", "1.21.4", "1.10.4")
def test_sources_are_allies_in_an_offensive_and_cards_that_deal_damage() -> None:
    """A blocker is a source too (gap blocker-as-source)."""
    board = Board(player1={"battle": ["onca as o"]}, player2={"battle": ["vigia as v"], "bases": ["feira centre as c"]})
    board.do("offensive c", "block v o").settle()
    assert {event.subjects[0] for event in board.events("dealt")} == {board.number("o"), board.number("v")}
    board = Board(player1={"hand": ["faisca as f"]}, player2={"battle": ["onca as o"]})
    board.play("use faisca")
    assert [event.subjects for event in board.events("dealt")] == [(board.number("f"),)]


@rule("fabula", "1.21.5", "1.21.6")
def test_destroying_and_sacrificing_are_no_damage() -> None:
    sore = ally(
        "Dolorido",
        "1/1/3",
        "Quando esta carta sofrer dano, compre uma carta.\nQuando esta carta morrer, ganhe 1 recurso.",
    )
    for text in ("Destrua o aliado alvo.", "O jogador alvo sacrifica um aliado."):
        board = Board(
            maneuver("Fim", text), sore, player1={"hand": ["fim"], "battle": ["dolorido as d"], "resources": 0}
        )
        board.do("use fim")
        if board.asked() == "ask-target":
            board.do("target player1")
        board.settle()
        assert board.look("d.zone") == "gone" and board.events("damaged") == []
        assert board.look("player1.hand.count") == 0 and board.look("player1.resources") == 1


@rule("fabula", "1.21.7-1", "1.21.7-2")
def test_prevented_damage_was_never_dealt() -> None:
    sore = ally("Dolorido", "1/1/3", "Quando esta carta sofrer dano, compre uma carta.")
    ward = maneuver("Manto", "Previna todo o dano que seria causado ao aliado alvo neste turno.")
    board = Board(ward, sore, player1={"hand": ["manto", "tocaia"], "battle": ["dolorido as d"]})
    board.play("use manto").play("use tocaia")
    assert board.look("d.damage") == 0 and board.look("player1.hand.count") == 0 and board.events("dealt") == []


def test_a_prevention_of_so_much_is_used_up() -> None:
    ward = maneuver("Manto", "Previna os próximos 2 de dano que seriam causados ao aliado alvo neste turno.")
    board = Board(ward, player1={"hand": ["manto", "tocaia", "faisca"], "battle": ["jequitiba as j"]})
    board.play("use manto").play("use tocaia")
    assert board.look("j.damage") == 1
    board.play("use faisca")
    assert board.look("j.damage") == 3
    # What is left of it stays: 2 are prevented of 1 and of 2, then nothing of 2.
    sting = maneuver("Ferroada", "Cause 1 de dano ao aliado alvo.")
    board = Board(ward, sting, player1={"hand": ["manto", "ferroada", "faisca*2"], "battle": ["jequitiba as j"]})
    board.play("use manto").play("use ferroada")
    assert board.look("j.damage") == 0
    board.play("use faisca")
    assert board.look("j.damage") == 1
    board.play("use faisca")
    assert board.look("j.damage") == 3


def test_healing_removes_damage_and_never_more() -> None:
    """Gap life-model."""
    cure = maneuver("Reza", "Cure 5 de dano do aliado alvo.")
    board = Board(cure, player1={"hand": ["reza"], "battle": ["onca as o damage 2"]})
    board.play("use reza")
    assert board.look("o.damage") == 0 and board.look("o.life") == 4


def test_a_bonus_that_ends_may_kill() -> None:
    shell = modification("Couro", "Os aliados têm +1 de vida.")
    rip = maneuver("Rasgo", "Destrua a modificação alvo.")
    board = Board(shell, rip, player1={"hand": ["rasgo"], "battle": ["couro", "galo as g damage 1"]})
    assert board.look("g.life") == 1
    board.play("use rasgo")
    assert board.look("g.zone") == "gone"
