"""1.22 Offensive, influence and blocking."""

from __future__ import annotations

from typing import Any

from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule

BASES = ["feira centre as c", "praca as p"]
SEIZE = maneuver("Sequestro", "Tome o controle do aliado alvo.")


def fight(mine: list[str], theirs: list[str], *cards: dict[str, Any], **more: Any) -> Board:
    player1 = {"battle": mine, **more.pop("player1", {})}
    player2 = {"battle": theirs, "bases": BASES, **more.pop("player2", {})}
    return Board(*cards, player1=player1, player2=player2, **more)


@rule("fabula", "1.22.1-1", "1.22.1-2", "1.22.2")
def test_only_the_controller_of_the_base_blocks_right_after_the_declaration() -> None:
    board = Board(
        player1={"battle": ["onca as o"]},
        player2={"battle": ["vigia as v"], "bases": ["feira centre as c"]},
        player3={"battle": ["vigia as w"], "hand": ["redemoinho"]},
    )
    board.do("offensive c")
    assert board.asked() == "ask-block-offensive" and board.seat() == 2
    assert board.refused("block w o") == "1.22.3"
    assert board.options("block") == [f"block vigia-da-praca#{board.number('v')} onca-pintada#{board.number('o')}"]


@rule("fabula", "1.22.3")
def test_a_blocker_is_controlled_untapped_and_free_to_block() -> None:
    board = fight(["onca as o"], ["vigia tapped as t", "mula as m", "galo as g"], player2={"hand": [], "bases": BASES})
    board.do("offensive p")
    assert board.options("block") == [f"block galo-de-briga#{board.number('g')} onca-pintada#{board.number('o')}"]
    for blocker in ("t", "m", "o"):
        assert board.refused(f"block {blocker} o") == "1.22.3"
    # An ally that has just come may block (gap entering-ally).
    board = fight(["onca as o"], ["galo fresh as g"])
    board.do("offensive p")
    assert len(board.options("block")) == 1


@rule("fabula", "1.22.4-1", "1.22.4-2")
def test_the_defender_says_who_blocks_whom_and_taps_them() -> None:
    board = fight(["onca as o", "galo as g"], ["vigia as v", "vigia as w"])
    board.do("offensive p", "join o", "join g", "block v g", "block w o")
    board.settle()
    assert board.events("tap")[-1].subjects == (board.number("v"), board.number("w"))
    assert board.look("v.damage") == 2 and board.look("w.zone") == "gone" and board.look("p.resistance") == 5


@rule("fabula", "1.22.4a-1", "1.22.4a-2", "1.22.4a-3")
def test_blocked_and_blocker_damage_each_other() -> None:
    """Offensive 4 against offensive 1; all at once, so that both could fall (gap combat-simultaneity)."""
    board = fight(["onca as o"], ["vigia as v"])
    board.do("offensive p", "block v o").settle()
    assert board.look("v.zone") == "gone" and board.look("o.damage") == 1 and board.look("p.resistance") == 5
    board = fight(["galo as g"], ["cangaceiro as k"])
    board.do("offensive p", "block k g").settle()
    assert board.look("g.zone") == "gone" and board.look("k.zone") == "gone"


@rule("fabula", "1.22.4b")
def test_an_unblocked_ally_damages_the_base() -> None:
    board = fight(["onca as o", "galo as g"], ["vigia as v"])
    board.do("offensive p", "join o", "join g", "block v o").settle()
    assert board.look("p.resistance") == 3
    # What a blocker does not need is not passed on (gap excess-damage).
    board = fight(["onca as o"], ["galo as g"])
    board.do("offensive p", "block g o").settle()
    assert board.look("p.resistance") == 5


@rule("fabula", "1.22.4c")
def test_a_blocker_that_is_removed_leaves_the_attacker_unblocked() -> None:
    """Gap blocker-removed-late: it hits the base."""
    board = fight(["onca as o"], ["vigia as v"], player1={"hand": ["redemoinho"]})
    board.do("offensive p", "block v o")
    assert board.asked() == "ask-respond" and board.seat() == 1
    board.do("use redemoinho", "target v").settle()
    assert board.look("p.resistance") == 1 and board.look("o.damage") == 0


@rule("fabula", "1.22.4d")
def test_untapping_changes_nothing_in_an_offensive() -> None:
    free = maneuver("Solta", "Desvire o aliado alvo.")
    for who in ("v", "o"):
        board = fight(["onca as o"], ["vigia as v"], free, player1={"hand": ["solta"]})
        board.do("offensive p", "block v o", "use solta", f"target {who}").settle()
        assert board.look("v.zone") == "gone" and board.look("o.damage") == 1 and board.look("p.resistance") == 5
        if who == "o":
            assert not board.look("o.tapped")


@rule("fabula", "1.22.4e")
def test_losing_control_of_the_blocker_unblocks() -> None:
    board = fight(["onca as o"], ["vigia as v"], SEIZE, player1={"hand": ["sequestro"]})
    board.do("offensive p", "block v o", "use sequestro", "target v").settle()
    assert board.look("p.resistance") == 1 and board.look("v.damage") == 0 and board.look("v.controller") == 1


def test_several_blockers_share_what_the_attacker_deals() -> None:
    """Gap multiple-blockers, and its other reading."""
    board = fight(["onca as o"], ["vigia as v", "vigia as w"])
    board.do("offensive p", "block v o", "block w o")
    board.settle()
    assert board.asked() == "ask-divide" and board.options() == [f"share {n}" for n in range(5)]
    board.do("share 1").settle()
    assert board.look("v.damage") == 1 and board.look("w.damage") == 3 and board.look("o.damage") == 2
    board = fight(["onca as o"], ["vigia as v", "vigia as w"], rulings={"blocked-damage": "each"})
    board.do("offensive p", "block v o", "block w o").settle()
    assert board.look("v.zone") == "gone" and board.look("w.zone") == "gone"


def test_one_ally_blocks_only_one_and_blocks_once() -> None:
    board = fight(["onca as o", "galo as g"], ["vigia as v"])
    board.do("offensive p", "join o", "join g", "block v o")
    board.settle()
    assert board.look("p.resistance") == 3


def test_an_attacker_that_leaves_is_out_of_the_action() -> None:
    """Gap attacker-leaves: its blocker stays tapped and deals nothing."""
    board = fight(["onca as o"], ["vigia as v"], player2={"hand": ["redemoinho"], "bases": BASES})
    board.do("offensive p", "block v o", "use redemoinho", "target o").settle()
    assert board.look("v.tapped") and board.look("v.damage") == 0 and board.look("p.resistance") == 5


def test_offensives_go_on_one_after_the_other() -> None:
    """Gap offensive-declaration: any number, with untapped allies that can act."""
    board = fight(["onca as o", "galo as g", "tamandua fresh as t"], [])
    board.do("offensive p", "join o", "done").settle()
    assert board.look("p.resistance") == 1
    board.do("offensive c").settle()
    assert board.look("c.resistance") == 13 and not board.look("t.tapped")
    assert board.refused("offensive c") == "g.agir"


def test_the_centre_may_be_guarded() -> None:
    """Gap centre-order: any base; guarded, the centre only with at most two outskirts left."""
    four = {"bases": ["feira centre as c", "praca*4 as p"]}
    assert Board(player1={"battle": ["onca"]}, player2=four).options("offensive feira")
    guarded = Board(player1={"battle": ["onca"]}, player2=four, rulings={"centre-guard": "guarded"})
    assert not guarded.options("offensive feira") and guarded.refused("offensive c") == "x.format.definition"
    two = {"bases": ["feira centre as c", "praca*2 as p"]}
    assert Board(player1={"battle": ["onca"]}, player2=two, rulings={"centre-guard": "guarded"}).options(
        "offensive feira"
    )


# -- influence ---------------------------------------------------------------------------------------


@rule("fabula", "1.22.5-1", "1.22.5-2", "1.22.5a-1", "1.22.5a-2", "1.22.5a-3", "1.22.5a-4")
def test_the_higher_sum_has_the_base() -> None:
    """4 + 4 against resistance 5 and a blocker of 2: 8 against 7, taken; with 3 it is 8 against 8, kept."""
    for blocker, taken in (("canoeiro", True), ("professora", False)):
        board = fight(["coronel as a", "coronel as b"], [f"{blocker} as v"])
        board.do("influence p", "join a", "join b", "block v a").settle()
        sums = board.events("sums")[-1].values
        assert sums == (8, 7 if taken else 8) and board.look("v.tapped")
        assert board.look("p.controller") == (1 if taken else 2)


def test_unblocked_allies_count_and_nobody_is_hurt() -> None:
    """Gaps influence-unblocked, influence-damage and influence-tie."""
    board = fight(["coronel as a", "coronel as b"], ["canoeiro as v"])
    board.do("influence p", "join a", "join b", "done").settle()
    assert board.events("sums")[-1].values == (8, 5) and board.look("p.controller") == 1
    assert board.events("damaged") == [] and board.look("p.resistance") == 5
    # It is one more outskirt of its new controller, with its owner unchanged.
    assert not board.look("p.centre") and board.look("p.owner") == 2 and board.look("player1.bases.count") == 6
    board = fight(["professora as a", "canoeiro as b"], [])
    board.do("influence p", "join a", "join b").settle()
    assert board.events("sums")[-1].values == (5, 5) and board.look("p.controller") == 2 and board.look("a.tapped")


@rule("fabula", "1.22.5b")
def test_a_blocker_that_is_removed_is_deducted() -> None:
    board = fight(["coronel as a", "coronel as b"], ["professora as v"], player1={"hand": ["redemoinho"]})
    board.do("influence p", "join a", "join b", "block v a", "use redemoinho", "target v").settle()
    assert board.events("sums")[-1].values == (8, 5) and board.look("p.controller") == 1


@rule("fabula", "1.22.5c")
def test_an_ally_that_is_untapped_still_counts() -> None:
    free = maneuver("Solta", "Desvire o aliado alvo.")
    for who in ("v", "a"):
        board = fight(["coronel as a", "coronel as b"], ["professora as v"], free, player1={"hand": ["solta"]})
        board.do("influence p", "join a", "join b", "block v a", "use solta", f"target {who}").settle()
        assert board.events("sums")[-1].values == (8, 8)


@rule("fabula", "1.22.5d")
def test_losing_control_of_an_influence_blocker_unblocks() -> None:
    board = fight(["coronel as a", "coronel as b"], ["professora as v"], SEIZE, player1={"hand": ["sequestro"]})
    board.do("influence p", "join a", "join b", "block v a")
    assert "blocked" in board.look("a.roles")
    board.do("use sequestro", "target v").settle()
    assert board.events("sums")[-1].values == (8, 5)


@rule("fabula", "1.22.6")
def test_preventing_all_damage_stops_the_offensive_with_and_without_blockers() -> None:
    for block in (["block v o"], ["done"]):
        board = fight(["onca as o"], ["vigia as v"], player2={"hand": ["procissao"], "bases": BASES})
        board.do("offensive p", *block)
        board.do("use procissao-de-luz").settle()
        assert board.look("p.resistance") == 5 and board.look("o.damage") == 0 and board.look("v.damage") == 0


def test_a_base_that_is_gone_takes_nothing_and_pairs_still_fight() -> None:
    """Gap base-gone."""
    raze = maneuver("Demolir", "Destrua a base alvo.")
    board = fight(["onca as o", "galo as g"], ["vigia as v"], raze, player1={"hand": ["demolir"]})
    board.do("offensive p", "join o", "join g", "block v g", "use demolir", "target p").settle()
    assert board.look("p.zone") == "gone" and board.look("v.damage") == 2 and board.look("c.resistance") == 15


def test_a_captured_base_serves_its_new_controller() -> None:
    """Gap captured-base."""
    well = base("Poço", "Os aliados que você controla têm +1 de ofensiva.")
    board = Board(
        well,
        player1={"battle": ["coronel as a", "coronel as b"]},
        player2={"battle": ["galo as g"], "bases": ["feira centre", "poco as w shield 0"]},
    )
    assert board.look("a.offensive") == 3 and board.look("g.offensive") == 3
    board.do("influence w", "join a", "join b", "done").settle()
    assert board.look("a.offensive") == 4 and board.look("g.offensive") == 2
    assert board.events("leave") == []


@rule("fabula", "1.22.4-1", "1.22.5a-4")
def test_blocking_and_taking_a_base_are_what_texts_wait_for() -> None:
    wall = ally("Muro", "0/1/9", "Quando esta carta bloquear, compre uma carta.")
    board = fight(["onca as o"], ["muro as m"], wall)
    board.do("offensive p", "block m o").settle()
    assert board.look("player2.hand.count") == 1
    (told,) = board.events("block")
    assert told.subjects == (board.number("m"),) and told.values == (board.number("o"),)
    camp = modification("Arraial", "Quando você tomar uma base, compre uma carta.")
    board = fight(["coronel*2 as i", "arraial"], [], camp)
    board.do("influence p", "join i1", "join i2").settle()
    assert board.look("p.controller") == 1 and board.look("player1.hand.count") == 1


def test_what_cannot_be_blocked() -> None:
    board = fight(["garca as a", "galo as g"], ["vigia as v"])
    board.do("offensive p", "join a", "join g")
    assert board.options("block") == [f"block vigia-da-praca#{board.number('v')} galo-de-briga#{board.number('g')}"]


def test_fresh_allies_in_the_other_readings() -> None:
    """Gap entering-ally: barred from acting; only from tapping; not barred at all."""
    shot = ally("Arco", "1/1/2", "1: Compre uma carta.\n↷: Ganhe 1 recurso.")
    expected = {"cannot-act": (False, False, False), "tap-only": (False, True, False), "free": (True, True, True)}
    for ruling, (attack, plain, tap) in expected.items():
        board = Board(shot, player1={"battle": ["arco fresh as a"]}, rulings={"fresh-allies": ruling})
        options = board.options()
        assert any(o.startswith("offensive") for o in options) == attack
        assert any(o.startswith("activate") and o.endswith(" 0") for o in options) == plain
        assert any(o.startswith("activate") and o.endswith(" 1") for o in options) == tap
