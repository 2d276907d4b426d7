"""1.9 Cards, 1.10 objects and 1.11 permanents."""

from __future__ import annotations

from ludoteca.games.fabula.table.areas import HAND, area
from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule

SEIZE = maneuver("Sequestro", "Tome o controle do aliado alvo.")
STEAL = maneuver("Rapto", "Tome o controle do aliado alvo até o fim do turno.")


@rule("fabula", "1.9.1", "1.9.2", "1.12.6")
def test_card_means_a_card_and_a_token_is_none() -> None:
    spell = maneuver("Bagunça", "Exile a carta alvo de um descarte.")
    board = Board(spell, player1={"hand": ["bagunca", "enxame"]}, player2={"discard": ["galo as g"]})
    board.play("use enxame")
    board.do("use bagunca", "target g").settle()
    assert board.look("player2.exile") == {"galo-de-briga": 1}
    token = board.table.battle(0)[0]
    assert board.table.is_a(token, "token") and not board.table.is_a(token, "card")
    assert not board.table.is_a(token, "ally-card") and board.table.is_a(token, "ally")


@rule("fabula", "1.9.4", "1.9.3-1", "1.11.2-2")
def test_of_a_card_that_nobody_controls_its_owner_counts() -> None:
    """A seized ally dies: in the discard it is its owner's again, also for "its controller"."""
    spell = maneuver("Lápide", "Devolva a carta alvo do descarte de um oponente à mão do dono.")
    board = Board(SEIZE, spell, player1={"hand": ["sequestro", "faisca", "lapide"]}, player2={"battle": ["galo as g"]})
    board.play("use sequestro")
    assert board.look("g.controller") == 1 and board.look("g.owner") == 2
    board.play("use faisca")
    assert board.look("player2.discard") == {"galo-de-briga": 1} and board.look("player1.discard.count") == 2
    board.play("use lapide")
    assert board.look("player2.hand") == {"galo-de-briga": 1}


@rule("fabula", "1.10.1", "1.10.4")
def test_an_ability_on_the_stack_is_an_object_with_a_source() -> None:
    board = Board(player1={"battle": ["foguista as f"]}, player2={"hand": ["silencio"]})
    board.do("activate f 0", f"target #{board.table.territory(1)[1]}")
    effect = board.table.waiting[-1]
    assert board.table.is_a(effect.number, "effect") and effect.source == board.number("f")
    board.play("use silencio-das-aguas")
    assert board.events("damaged") == [] and board.look("f.tapped")


@rule("fabula", "1.10.2", "1.10.3")
def test_a_type_without_a_zone_means_permanents_and_a_zone_means_that_zone() -> None:
    """Gap type-without-zone: decks, hands and discards are not meant."""
    kill = maneuver("Golpe", "Destrua o aliado alvo.")
    board = Board(
        kill,
        player1={"hand": ["golpe", "galo"], "discard": ["galo"], "battle": ["vigia as v"]},
        player2={"battle": ["onca as o"], "hand": ["galo"], "discard": ["onca"]},
    )
    board.do("use golpe")
    assert board.options() == sorted(
        [f"target vigia-da-praca#{board.number('v')}", f"target onca-pintada#{board.number('o')}"]
    )
    back = maneuver("Volta", "Devolva a carta de aliado alvo do seu descarte à mão do dono.")
    board = Board(back, player1={"hand": ["volta"], "discard": ["galo as g", "faisca"]}, player2={"discard": ["onca"]})
    board.play("use volta")
    assert board.look("player1.hand") == {"galo-de-briga": 1}


@rule("fabula", "1.10.5-1", "1.10.5-3", "1.10.5-4")
def test_you_is_the_controller() -> None:
    """A seized permanent's passive and activated abilities serve who controls it now."""
    chief = ally("Chefe", "1/1/3", "Os outros aliados que você controla têm +2 de ofensiva.\n1: Compre uma carta.")
    board = Board(
        SEIZE,
        chief,
        player1={"hand": ["sequestro"], "battle": ["galo as mine"]},
        player2={"battle": ["chefe as c", "galo as theirs"]},
    )
    assert board.look("mine.offensive") == 2 and board.look("theirs.offensive") == 4
    board.play("use sequestro", "target c")
    assert board.look("mine.offensive") == 4 and board.look("theirs.offensive") == 2
    board.pass_turn()
    assert board.refused("activate c 0") == "1.14.7-1"
    board.pass_turn()
    hand = board.look("player1.hand.count")
    board.play("activate c 0")
    assert board.look("player1.hand.count") == hand + 1


@rule("fabula", "1.10.5-2")
def test_you_in_a_trigger_is_the_controller_of_the_permanent() -> None:
    """Gap you-in-trigger: not the controller of the ally that died."""
    mourner = base("Capelinha", "Quando um aliado morrer, compre uma carta.")
    board = Board(
        mourner, player1={"bases": ["capelinha centre"], "hand": ["faisca"]}, player2={"battle": ["galo as g"]}
    )
    board.play("use faisca")
    assert board.look("player1.hand.count") == 1 and board.look("player2.hand.count") == 0


# -- permanents -----------------------------------------------------------------------------


@rule("fabula", "1.11.1", "1.11.4")
def test_allies_modifications_and_bases_stay_and_maneuvers_do_not() -> None:
    board = Board(player1={"hand": ["galo", "amuleto", "faisca"]}, player2={"battle": ["onca as o"]})
    board.play("use galo-de-briga")
    board.play("use amuleto-de-barro")
    board.play("use faisca", "target o")
    assert board.look("player1.battle") == {"galo-de-briga": 1, "amuleto-de-barro": 1}
    assert board.look("player1.discard") == {"faisca": 1}
    assert board.look("player1.bases.count") == 5


@rule("fabula", "1.11.2-1", "1.11.2-2")
def test_controller_and_owner_of_a_permanent() -> None:
    raise_ = maneuver("Necromante", "Coloque a carta de aliado alvo do descarte de um oponente em campo.")
    board = Board(raise_, player1={"hand": ["necromante"]}, player2={"discard": ["onca"]})
    board.play("use necromante")
    number = board.table.battle(0)[0]
    assert board.table.pieces[number].controller == 0 and board.table.pieces[number].owner == 1


@rule("fabula", "1.11.3-1", "1.11.3-2")
def test_printed_characteristics_and_what_changes_them() -> None:
    grow = maneuver("Cresce", "O aliado alvo ganha +2 de ofensiva e +1 de vida até o fim do turno.")
    board = Board(grow, player1={"hand": ["cresce"], "battle": ["galo as g"]})
    assert (board.look("g.offensive"), board.look("g.influence"), board.look("g.life")) == (2, 0, 1)
    board.play("use cresce")
    assert (board.look("g.offensive"), board.look("g.life")) == (4, 2)
    board.pass_turn()
    assert (board.look("g.offensive"), board.look("g.life")) == (2, 1)


@rule("fabula", "1.11.5")
def test_a_permanent_without_types_stays_where_it_is() -> None:
    strip = maneuver("Despir", "O aliado alvo perde todos os seus tipos.")
    board = Board(strip, player1={"hand": ["despir"]}, player2={"battle": ["galo as g damage 0"]})
    board.play("use despir")
    assert board.look("g.type") == "" and board.look("g.zone") == "battle"
    assert board.table.is_a(board.number("g"), "permanent") and not board.table.is_a(board.number("g"), "ally")


@rule("fabula", "1.11.6", "1.11.7")
def test_states_stay_until_something_changes_them() -> None:
    board = Board(
        player1={"hand": ["mare"], "battle": ["onca as mine"]}, player2={"battle": ["galo as g", "onca as o"]}
    )
    board.do("use mare-alta", "target g", "target o").settle()
    assert board.look("g.tapped") and board.look("o.tapped") and not board.look("mine.tapped")
    board.do(f"offensive #{board.table.territory(1)[1]}").settle()
    assert board.look("mine.tapped")
    board.pass_turn()
    # The other player's restoration untaps his own alone.
    assert not board.look("g.tapped") and board.look("mine.tapped")


@rule("fabula", "1.11.6", "1.11.8-2")
def test_face_down_is_a_state_of_its_own() -> None:
    board = Board(player1={"hand": ["baile"]}, player2={"battle": ["curupira as c damage 0", "onca as o"]})
    assert board.look("o.offensive") == 5
    board.do("use baile-de-mascaras", "target c").settle()
    assert board.look("c.down") and (board.look("c.offensive"), board.look("c.influence"), board.look("c.life")) == (
        0,
        0,
        1,
    )
    assert board.look("o.offensive") == 4  # its passive has no text any more


@rule("fabula", "1.11.8-1", "1.11.8-2")
def test_what_leaves_the_battle_zone_loses_its_state() -> None:
    hex_ = maneuver("Feitiço", "O aliado alvo ganha +5 de ofensiva.")
    board = Board(
        hex_,
        player1={"hand": ["feitico", "redemoinho", "onca"], "battle": ["onca as o tapped damage 2 shield 1"]},
    )
    board.play("use feitico")
    assert board.look("o.offensive") == 9
    board.play("use redemoinho")
    assert board.look("o.zone") == "gone" and board.look("player1.hand") == {"onca-pintada": 2}
    board.table.resources = (10, 10)
    board.do(f"use onca-pintada#{board.table.zones[area(0, HAND)][-1]}").settle()
    number = board.table.battle(0)[0]
    piece = board.table.pieces[number]
    assert (piece.tapped, piece.damage, piece.counters) == (False, 0, ()) and board.table.offensive_of(number) == 4


def test_what_leaves_together_is_remembered_as_it_was_before_any_of_it_left() -> None:
    """Offensive 2, and +2 from an ally that dies in the same check: its last offensive was 4."""
    guide = ally("Guia", "1/1/1", "Os aliados têm +2 de ofensiva.")
    martyr = ally("Mártir", "2/1/1", "Quando esta carta morrer, cause 1 de dano ao aliado alvo.")
    rain = maneuver("Chuva", "Cause 1 de dano a cada aliado.")
    theirs = {"battle": ["coronel", "coronel"]}
    board = Board(guide, martyr, rain, player1={"battle": ["guia", "martir as m"], "hand": ["chuva"]}, player2=theirs)
    board.play("use chuva")
    assert board.asked() == "ask-target" and board.look("m.zone") == "gone"
    assert board.table.figure(board.number("m"), "offensive") == 4


def test_control_until_the_end_of_the_turn_goes_back() -> None:
    board = Board(STEAL, player1={"hand": ["rapto"]}, player2={"battle": ["onca as o"]})
    board.play("use rapto")
    assert board.look("o.controller") == 1
    board.pass_turn()
    assert board.look("o.controller") == 2


def test_a_base_has_no_state_but_its_tap_symbol_works_once() -> None:
    """Gap base-states-and-abilities."""
    dock = base("Doca", "↷: Compre uma carta.")
    tap = maneuver("Vira", "Vire a permanente alvo.")
    board = Board(dock, tap, player1={"bases": ["doca centre as d"], "hand": ["vira"]})
    board.play("activate d 0")
    assert board.refused("activate d 0") == "1.18.6" and not board.look("d.tapped")
    board.do("use vira", "target d").settle()
    assert not board.look("d.tapped")
    board.pass_turn().pass_turn()
    assert f"activate doca#{board.number('d')} 0" in board.options("activate")


def test_a_face_down_card_is_hidden_and_shown_when_it_leaves() -> None:
    """Gap face-down."""
    board = Board(player1={"hand": ["tesouro"], "deck": ["galo", "andarilho*9"]}, player2={"hand": ["faisca"]})
    board.play("use botija-enterrada")
    number = board.table.battle(0)[0]
    piece = board.table.pieces[number]
    assert piece.down and piece.known_to(0) and not piece.known_to(1)
    from ludoteca.core import view

    seen = view.look(board.table, 1)
    shown = [p for area in seen.areas for p in area.pieces if p.number == number]
    assert [p.kind for p in shown] == [""]
    assert f"turn-up galo-de-briga#{number}" in board.options()
    board.do("turn-up galo-de-briga")
    assert not board.table.pieces[number].down
    assert board.table.pieces[number].known == -1 and board.table.offensive_of(number) == 2


def test_a_permanent_of_a_modification_type_is_no_ally() -> None:
    board = Board(modification("Vaso", "Você gera 1 recurso a mais."), player1={"battle": ["vaso as v"]})
    assert not board.table.is_ally(board.number("v")) and board.options("offensive") == []


def test_a_card_face_down_has_no_name() -> None:
    call = maneuver("Chamado", "Destrua o aliado alvo chamado Onça-Pintada.")
    for flags, uses in (("", 1), (" down 1", 0)):
        board = Board(call, player1={"hand": ["chamado"]}, player2={"battle": [f"onca as o{flags}"]})
        assert len(board.options("use")) == uses
        assert board.table.name_of(board.number("o")) == ("Onça-Pintada" if uses else "")


def test_what_was_taken_for_a_turn_goes_back_only_if_it_is_still_there() -> None:
    """To whoever had it, not to a player who has left; what died meanwhile lies in its owner's discard."""
    board = Board(STEAL, player1={"hand": ["rapto", "faisca"]}, player2={"battle": ["galo as g", "onca as o"]})
    board.play("use rapto", "target g").play("use faisca", "target g")
    board.pass_turn()
    assert board.look("player2.discard") == {"galo-de-briga": 1} and board.look("player1.battle.count") == 0
    board = Board(STEAL, player1={"hand": ["rapto"]}, player2={"battle": ["galo as g of 3"]}, player3={})
    board.play("use rapto")
    board.table.concede(1)
    board.pass_turn()
    assert board.look("g.controller") == 1
