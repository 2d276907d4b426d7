"""The glossary: attach, shields, acting, sacrifice, exhaustion."""

from __future__ import annotations

from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule


@rule("fabula", "g.anexar-1", "g.anexar-2", "g.anexar-4")
def test_attach_is_paid_and_gives_the_card_on_top_what_the_text_says() -> None:
    """Gap attach-rules: an activated ability of the modification, also in the turn it enters."""
    board = Board(player1={"battle": ["galo as g"], "hand": ["peixeira"], "resources": 2})
    board.play("use peixeira")
    knife = next(n for n in board.table.battle(0) if board.table.kind(n).word == "peixeira")
    assert board.look("player1.resources") == 1 and board.look("g.offensive") == 2
    board.do(f"activate peixeira#{knife} 0").settle()
    assert board.look("player1.resources") == 0 and board.table.pieces[knife].host == board.number("g")
    assert board.look("g.offensive") == 4 and board.table.value_of(knife, "offensive") == 0


@rule("fabula", "g.anexar-3")
def test_the_modification_stays_when_its_host_leaves_and_may_be_attached_again() -> None:
    board = Board(player1={"battle": ["galo as g", "onca as o", "peixeira on g as p"], "hand": ["faisca"]})
    assert board.look("g.offensive") == 4
    board.play("use faisca", "target g")
    assert board.look("g.zone") == "gone" and board.look("p.zone") == "battle" and board.look("p.host") == ""
    board.do("activate p 0").settle()
    assert board.look("p.host") == "onca-pintada" and board.look("o.offensive") == 6


@rule("fabula", "g.anexar-3")
def test_what_is_attached_and_no_modification_goes_with_its_host() -> None:
    """ "se for uma modificação, permanece": an attached ally goes to its owner's discard (gap attached-other)."""
    rider = ally("Carrapato", "1/1/1", "Anexar 0.\nA carta anexada tem +2 de ofensiva.")
    board = Board(
        rider,
        player1={"battle": ["galo as g", "carrapato on g as c", "peixeira on g as p"], "hand": ["faisca", "galo"]},
    )
    assert board.look("g.offensive") == 6
    board.play("use faisca", "target g")
    assert board.look("g.zone") == "gone" and board.look("c.zone") == "gone" and board.look("p.zone") == "battle"
    assert board.look("player1.discard") == {"faisca": 1, "galo-de-briga": 1, "carrapato": 1}
    assert [len(event.subjects) for event in board.events("die")] == [1, 1] and len(board.events("destroyed")) == 1
    # Taken off a host that is still there it stays: only a host that leaves takes it along.
    strip = maneuver("Despir", "O aliado alvo perde todos os seus tipos.")
    board = Board(rider, strip, player1={"battle": ["galo as g", "carrapato on g as c"], "hand": ["despir"]})
    board.do("use despir", "target g").settle()
    assert board.look("c.zone") == "battle" and board.look("c.host") == ""


def test_attaching_goes_from_one_to_another_and_can_be_cancelled() -> None:
    board = Board(player1={"battle": ["galo as g", "onca as o", "peixeira on g as p"]}, player2={"hand": ["silencio"]})
    board.do("activate p 0", "target o")
    assert board.stack() == ["peixeira"]
    board.do("use silencio-das-aguas").settle()
    assert board.look("p.host") == "galo-de-briga"
    board.do("activate p 0", "target o").settle()
    assert board.look("p.host") == "onca-pintada" and board.look("g.offensive") == 2


def test_attach_is_a_main_action() -> None:
    board = Board(phase="restoration", player1={"battle": ["galo as g", "peixeira as p"], "hand": ["faisca"]})
    assert board.asked() == "ask-respond" and board.refused("activate p 0") == "1.16.1-1"


def test_a_host_that_is_no_ally_any_more_lets_go() -> None:
    """Gap attach-rules: it comes off in the state check; a change of controller does not matter."""
    seize = maneuver("Sequestro", "Tome o controle do aliado alvo.")
    board = Board(
        seize, player1={"battle": ["galo as g", "peixeira on g as p"]}, player2={"hand": ["sequestro", "desafio"]}
    )
    board.pass_turn()
    board.do("use sequestro").settle()
    assert (
        board.look("p.host") == "galo-de-briga" and board.look("g.controller") == 2 and board.look("g.offensive") == 4
    )
    strip = maneuver("Vulto", "O aliado alvo perde todos os seus tipos.")
    board = Board(strip, player1={"battle": ["galo as g", "peixeira on g as p"], "hand": ["vulto"]})
    board.play("use vulto")
    assert board.look("p.host") == ""


@rule("fabula", "g.escudo-1")
def test_a_shield_stops_one_blow() -> None:
    """One counter for all sources of one step (gap shield-event); prevention comes first."""
    board = Board(player1={"hand": ["tocaia", "faisca"]}, player2={"battle": ["onca shield 1 as o"]})
    board.play("use tocaia")
    assert board.look("o.damage") == 0 and board.look("o.shield") == 0
    board.play("use faisca")
    assert board.look("o.damage") == 2
    board = Board(
        player1={"battle": ["galo as a", "galo as b"]}, player2={"bases": ["feira centre", "praca shield 2 as p"]}
    )
    board.do("offensive p", "join a", "join b").settle()
    assert board.look("p.resistance") == 5 and board.look("p.shield") == 1


@rule("fabula", "g.escudo-2")
def test_a_shield_keeps_a_base_from_being_taken() -> None:
    """The centre, too (gap shield-centre)."""
    board = Board(
        player1={"battle": ["coronel*4 as a"]}, player2={"bases": ["feira centre shield 1 as c", "praca shield 1 as p"]}
    )
    board.do("influence p", "join a1", "join a2", "done").settle()
    assert board.look("p.controller") == 2 and board.look("p.shield") == 0
    board = Board(player1={"battle": ["coronel*4 as a"]}, player2={"bases": ["feira centre shield 1 as c"]})
    board.do("influence c", "join a1", "join a2", "join a3", "join a4").settle()
    assert board.look("winner") is None and board.look("c.shield") == 0


def test_a_shield_does_not_stop_destruction() -> None:
    """Gap shield-vs-destroy."""
    board = Board(
        maneuver("Fim", "Destrua o aliado alvo."), player1={"hand": ["fim"]}, player2={"battle": ["onca shield 1 as o"]}
    )
    board.play("use fim")
    assert board.look("o.zone") == "gone"


@rule("fabula", "g.agir")
def test_to_act_is_to_make_offensives_influences_and_use_abilities() -> None:
    able = ally("Faz-Tudo", "1/1/2", "1: Compre uma carta.")
    net = modification("Laço", "Os aliados não podem agir.")
    free = Board(able, player1={"battle": ["faz-tudo as f"]})
    assert free.options("offensive") and free.options("influence") and free.options("activate")
    bound = Board(able, net, player1={"battle": ["faz-tudo as f", "laco"]})
    assert not bound.options("offensive") and not bound.options("influence") and not bound.options("activate")
    assert bound.refused("activate f 0") == "1.1.2"
    # It may still block.
    board = Board(
        able,
        net,
        player1={"battle": ["onca as o"]},
        player2={"battle": ["faz-tudo as f"], "bases": ["feira centre as c"]},
    )
    board.do("offensive c")
    assert len(board.options("block")) == 1


@rule("fabula", "g.sacrificar-1", "g.sacrificar-2")
def test_players_sacrifice_their_own_and_it_goes_to_the_discard() -> None:
    board = Board(
        maneuver("Tributo", "Cada jogador sacrifica um aliado."),
        player1={"hand": ["tributo"], "battle": ["galo as a", "onca as b"]},
        player2={"battle": ["vigia as c"]},
    )
    board.do("use tributo")
    assert board.options() == sorted(
        [f"give galo-de-briga#{board.number('a')}", f"give onca-pintada#{board.number('b')}"]
    )
    assert board.refused("give c") == "g.sacrificar-1"
    board.do("give a").settle()
    assert board.look("player1.discard") == {"tributo": 1, "galo-de-briga": 1}
    assert board.look("player2.discard") == {"vigia-da-praca": 1}


def test_a_sacrifice_by_an_effect_is_a_death_and_the_centre_is_never_one() -> None:
    """Gap sacrifice-trigger."""
    grave = base("Cova", "Quando um aliado morrer, compre uma carta.")
    board = Board(
        grave,
        maneuver("Tributo", "Sacrifique um aliado."),
        player1={"hand": ["tributo"], "battle": ["galo"], "bases": ["cova centre"]},
    )
    board.play("use tributo")
    assert board.look("player1.hand.count") == 1
    spell = maneuver("Entrega", "Sacrifique uma base.")
    board = Board(spell, player1={"hand": ["entrega"], "bases": ["feira centre as c", "praca as p"]})
    board.play("use entrega")
    assert board.look("p.zone") == "gone" and board.look("c.zone") == "territory"


@rule("fabula", "g.exaustao")
def test_exhaustion_untaps_for_nothing_and_takes_the_influence() -> None:
    """Gap exhaustion-timing: a tapped ally, once a turn; influence 0 whatever bonus it has."""
    plus = modification("Fama", "Os aliados têm +2 de influência.")
    board = Board(plus, player1={"battle": ["vaqueiro tapped as v", "fama"], "resources": 0})
    assert board.look("v.influence") == 3
    board.do("activate v 0").settle()
    assert not board.look("v.tapped") and board.look("v.influence") == 0
    goal = board.table.territory(1)[1]
    board.do(f"offensive #{goal}").settle()
    assert board.look("v.tapped") and board.refused("activate v 0") == "g.exaustao"
    board.pass_turn()
    assert board.look("v.influence") == 3
    fresh = Board(player1={"battle": ["vaqueiro as v"]})
    assert fresh.refused("activate v 0") == "g.exaustao"


def test_exhausted_in_an_influence_an_ally_adds_nothing() -> None:
    board = Board(
        player1={"battle": ["vaqueiro as v", "coronel as a", "coronel as b"]},
        player2={"bases": ["feira centre", "praca as p"]},
    )
    board.do("influence p", "join v", "join a", "join b")
    assert board.asked() == "ask-respond"
    board.do("activate v 0").settle()
    assert board.events("sums")[-1].values == (8, 5)
