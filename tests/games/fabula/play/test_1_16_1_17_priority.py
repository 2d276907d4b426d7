"""1.16 Special actions and 1.17 time and priority."""

from __future__ import annotations

from ludoteca.core import view
from tests.games.fabula.board import Board, ally, base, maneuver
from tests.proof import rule


@rule("fabula", "1.16.1-1", "1.16.2", "1.16.3a")
def test_a_declaration_does_not_use_the_stack_and_nobody_answers_it() -> None:
    """The other player holds a maneuver; he is asked for blocks, not for a response, until blocks are made."""
    board = Board(
        player1={"battle": ["onca as o"]},
        player2={"battle": ["vigia as v"], "hand": ["redemoinho"], "bases": ["feira centre as c"]},
    )
    board.do("offensive c")
    assert board.stack() == [] and board.asked() == "ask-block-offensive" and board.look("o.tapped")


@rule("fabula", "1.16.1-2", "1.17.5c", "1.17.5d", "1.17.5_3")
def test_what_the_phases_and_states_bring_about_nobody_decides() -> None:
    """The draw, the restoration and the death of an ally happen without anybody's priority or the stack."""
    board = Board(player1={"hand": ["faisca"]}, player2={"battle": ["galo as g tapped"], "resources": 0})
    board.do("use faisca")
    assert board.look("g.zone") == "gone" and board.seat() == 1 and board.stack() == []
    board = Board(player2={"battle": ["galo as g tapped"], "resources": 0})
    board.pass_turn()
    assert (
        not board.look("g.tapped") and board.look("player2.hand.count") == 6 and board.look("player2.resources") == 10
    )


@rule("fabula", "1.16.3b")
def test_turning_a_card_face_up_is_a_special_action() -> None:
    board = Board(
        player1={"battle": ["onca as o down 2"], "resources": 3}, player2={"hand": ["redemoinho"], "battle": ["galo"]}
    )
    board.do("turn-up o")
    # Nobody was asked to respond, and nothing was on the stack.
    assert board.asked() == "ask-main" and not board.look("o.down") and board.look("player1.resources") == 1
    board = Board(player1={"battle": ["onca as o down 2"], "resources": 1})
    assert board.refused("turn-up o") == "1.18.6"


@rule("fabula", "1.16.3c")
def test_untapping_in_restoration_is_a_special_action_that_is_not_answered() -> None:
    """All that the player wishes untap together; what a text keeps tapped stays so."""
    stuck = ally("Atolado", "1/1/1", "Esta carta não pode desvirar.")
    board = Board(stuck, player2={"battle": ["galo tapped as a", "onca tapped as b", "atolado tapped as s"]})
    board.pass_turn()
    assert [board.look(f"{each}.tapped") for each in "abs"] == [False, False, True]
    assert len(board.events("untap")[-1].subjects) == 2


@rule("fabula", "1.16.3c", "1.16.1-1")
def test_untapping_is_optional_as_special_actions_are() -> None:
    """Gap untap-mandatory: a permanent may be left tapped; where the format says so all of them untap."""
    lying = {"battle": ["galo tapped as a", "onca tapped as b"]}
    board = Board(phase="turn", player1=lying)
    assert board.asked() == "ask-untap" and board.seat() == 1
    board.do("leave-tapped a", "done")
    assert board.look("a.tapped") and not board.look("b.tapped") and board.asked() == "ask-main"
    board = Board(phase="turn", player1=lying)
    board.do("done")
    assert not board.look("a.tapped") and not board.look("b.tapped")
    board = Board(phase="turn", player1=lying, rulings={"untap-mandatory": "all"})
    assert board.asked() == "ask-main" and not board.look("a.tapped") and not board.look("b.tapped")
    # Who has nothing tapped is not asked.
    assert Board(phase="turn", player1={"battle": ["galo"]}).asked() == "ask-main"


@rule("fabula", "1.16.4-1", "1.17.5_2")
def test_special_actions_need_the_turns_priority_and_an_empty_stack() -> None:
    board = Board(
        player1={"hand": ["faisca", "galo"], "battle": ["onca as o", "vigia as d down 1", "foguista"]},
        player2={"battle": ["vigia as v"], "hand": ["redemoinho"], "bases": ["feira centre as c"]},
    )
    board.do("use faisca", "target v")
    assert board.seat() == 2
    for move in ("offensive c", "influence c", "turn-up d"):
        assert board.refused(move) == "1.16.4-1"
    board.do("pass")
    board = Board(player1={"battle": ["onca"], "hand": ["galo"]}, player2={"battle": ["vigia"], "hand": ["redemoinho"]})
    board.do("pass")
    assert board.seat() == 2 and board.refused(f"offensive #{board.table.territory(0)[0]}") == "1.17.5_2"
    board = Board(player1={"battle": ["onca"]}, player2={"battle": ["galo as g"], "hand": ["redemoinho"]})
    board.do("pass")
    assert board.seat() == 2 and board.options() == ["pass", f"use redemoinho#{board.table.zones[9][0]}"]


@rule("fabula", "1.16.4-1")
def test_allies_wait_for_an_empty_stack() -> None:
    """Gap response-cards: only maneuvers and the active player's abilities while something waits."""
    board = Board(
        player1={"hand": ["faisca", "galo", "tocaia"], "battle": ["foguista as f"], "resources": 9},
        player2={"battle": ["vigia as v"], "hand": ["bencao"]},
    )
    board.do("use faisca", "target v").do("use bencao-da-madrinha", "target v")
    assert board.seat() == 1
    assert board.refused("use galo-de-briga") == "1.16.4-1"
    assert any(option.startswith("use tocaia") for option in board.options())
    assert any(option.startswith("activate foguista") for option in board.options())


@rule("fabula", "1.16.4-2")
def test_what_an_action_put_on_the_stack_comes_before_the_next_action() -> None:
    """The trigger on the declaration is dealt with, with answers, before blocks."""
    drummer = ally("Tambor", "1/1/3", "Quando esta carta realizar uma ofensiva, compre uma carta.")
    board = Board(
        drummer,
        player1={"battle": ["tambor as t"]},
        player2={"battle": ["vigia as v"], "hand": ["silencio"], "bases": ["feira centre as c"]},
    )
    board.do("offensive c")
    assert board.asked() == "ask-respond" and board.seat() == 2 and board.stack() == ["tambor"]
    board.do("pass")
    assert board.asked() == "ask-block-offensive" and board.look("player1.hand.count") == 1


# -- priority ---------------------------------------------------------------------------------


@rule("fabula", "1.17.1", "1.17.3", "1.17.6", "1.17.6a", "1.17.6b")
def test_priority_goes_round_the_queue_from_the_active_player() -> None:
    """Three players; player 2's turn. He passes: player 3, then player 1, then the phase ends."""
    hand = {"hand": ["redemoinho"], "battle": ["galo"]}
    board = Board(active=2, player1=hand, player2=hand, player3=hand)
    assert board.seat() == 2 and board.asked() == "ask-main"
    board.do("pass")
    assert board.seat() == 3
    board.do("pass")
    assert board.seat() == 1
    board.do("pass")
    # The final phase: the active player has priority first again.
    assert board.look("phase") == "final" and board.seat() == 2


@rule("fabula", "1.17.2", "1.17.6c-1", "1.17.6c-2")
def test_the_active_player_has_priority_in_every_phase_and_then_the_next() -> None:
    hand = {"hand": ["redemoinho"], "battle": ["galo"]}
    board = Board(phase="turn", player1=hand, player2={})
    seen = []
    while board.look("active") == 1 and board.table.decision is not None:
        if board.asked() == "ask-discard-down":
            board.do(board.options()[0])
            continue
        seen.append((board.look("phase"), board.seat()))
        board.do("pass")
    assert seen == [("restoration", 1), ("draw", 1), ("main", 1), ("final", 1)]
    assert board.look("active") == 2


@rule("fabula", "1.17.4-1", "1.17.4-2", "1.8.6")
def test_a_card_may_give_priority_for_one_action() -> None:
    """Gap priority-grant: exactly that action, or none; then it is as before."""
    grant = maneuver("Convite", "O oponente alvo pode usar uma manobra da mão sem pagar o custo.")
    board = Board(
        grant,
        player1={"hand": ["convite"], "battle": ["onca as o"]},
        player2={"hand": ["tocaia", "galo"], "resources": 0},
    )
    board.do("use convite")
    assert board.seat() == 2 and board.asked() == "ask-free-use"
    assert [option.split("#")[0] for option in board.options()] == ["decline", "use-free tocaia"]
    board.do("use-free tocaia").settle()
    assert board.look("o.damage") == 3 and board.look("player2.resources") == 0
    assert board.seat() == 1 and board.asked() == "ask-main"


@rule("fabula", "1.17.5-1")
def test_after_a_card_or_ability_the_others_may_use_maneuvers() -> None:
    for move in ("use galo-de-briga", "activate f 0"):
        board = Board(
            player1={"hand": ["galo"], "battle": ["foguista as f"]},
            player2={"hand": ["silencio", "onca"], "battle": ["foguista as theirs"]},
        )
        board.do(move)
        if board.asked() == "ask-target":
            board.do(board.options("target encruzilhada")[0])
        assert board.seat() == 2
        # Only maneuvers: no ally, no ability of his own.
        assert [option.split("#")[0] for option in board.options()] == ["pass", "use silencio-das-aguas"]


@rule("fabula", "1.17.5-2")
def test_then_priority_returns_to_the_active_player() -> None:
    board = Board(player1={"hand": ["galo"]}, player2={"hand": ["redemoinho", "redemoinho"], "battle": ["vigia as v"]})
    board.do("use galo-de-briga").do("use redemoinho")
    board.settle()
    assert board.seat() == 1 and board.asked() == "ask-main" and board.look("player1.battle") == {"galo-de-briga": 1}


@rule("fabula", "1.17.5a", "1.17.5b", "1.17.5_3")
def test_triggers_and_passives_need_nobodys_priority() -> None:
    """A trigger of the player without priority goes on the stack by itself; a passive never does."""
    grave = base("Cova", "Quando um aliado que você controla morrer, compre uma carta.")
    board = Board(
        grave,
        player1={"hand": ["faisca"]},
        player2={"battle": ["galo as g"], "bases": ["cova centre"], "resources": 0},
    )
    board.do("use faisca")
    assert board.look("player2.hand.count") == 1 and board.seat() == 1
    flag = base("Mastro", "Os aliados têm +1 de ofensiva.")
    board = Board(flag, player1={"hand": ["galo"], "bases": ["mastro centre"]})
    board.play("use galo-de-briga")
    assert board.events("trigger") == [] and board.table.offensive_of(board.table.battle(0)[0]) == 3


@rule("fabula", "1.17.5e")
def test_an_order_to_choose_gives_no_priority() -> None:
    board = Board(
        player1={"hand": ["pisadeira"]},
        player2={"battle": ["galo as g", "onca as o"], "hand": ["faisca"], "resources": 0},
    )
    board.do("use pisadeira")
    assert board.seat() == 2 and board.asked() == "ask-sacrifice" and all(o.startswith("give") for o in board.options())
    board.do("give g")
    assert board.seat() == 1


def test_a_phase_goes_on_when_somebody_acts_at_its_end() -> None:
    """Gap phase-end: the active player has priority in the same phase again; closed, nobody may act there."""
    board = Board(player1={"battle": ["onca as o"]}, player2={"hand": ["redemoinho"]})
    board.do("pass")
    assert board.seat() == 2
    board.do("use redemoinho").settle()
    assert board.seat() == 1 and board.asked() == "ask-main" and board.look("player1.hand.count") == 1
    closed = Board(
        player1={"battle": ["onca as o"]}, player2={"hand": ["redemoinho"]}, rulings={"open-phase-end": "closed"}
    )
    closed.do("pass")
    assert closed.look("active") == 2


def test_a_response_may_be_answered_and_the_last_is_executed_first() -> None:
    """Gap response-window."""
    board = Board(
        player1={"hand": ["tocaia", "silencio"]},
        player2={"battle": ["onca as o"], "hand": ["silencio", "redemoinho"]},
    )
    board.do("use tocaia").do("use silencio-das-aguas")
    assert board.seat() == 1
    board.do("use silencio-das-aguas", f"target silencio-das-aguas/{board.table.waiting[-1].number}")
    assert board.stack() == ["silencio-das-aguas", "silencio-das-aguas", "tocaia"]
    board.settle()
    assert board.look("o.damage") == 3


def test_a_pass_of_who_can_do_nothing_leaves_no_trace() -> None:
    """What others see does not tell whether a player holds a maneuver."""
    seen = []
    for hand in (["redemoinho"], ["jequitiba"]):
        board = Board(player1={"hand": ["galo"]}, player2={"hand": hand, "battle": ["galo"]})
        board.do("use galo-de-briga")
        while board.table.decision is not None and board.table.decision.private:
            assert view.hidden_from(board.table, 0)
            board.do("pass")
        seen.append(view.encode(view.look(board.table, 0)))
    assert seen[0] == seen[1]


def test_whoever_uses_something_has_passed_on_it() -> None:
    """Gap response-window: with another maneuver in hand the user is not asked before it is executed."""
    board = Board(player1={"hand": ["tocaia", "faisca"]}, player2={"battle": ["jequitiba as j"]})
    board.do("use tocaia")
    assert board.asked() == "ask-main" and board.look("j.damage") == 3


def test_a_maneuver_lies_on_the_stack_until_its_last_effect_has_left() -> None:
    two = maneuver("Par", "Ganhe 1 recurso. Compre uma carta.")
    board = Board(two, player1={"hand": ["par"]}, player2={"hand": ["silencio"]})
    board.do("use par", "pass")
    assert board.stack() == ["par"] and board.look("player1.discard") == {} and len(board.table.zones[0]) == 1
    board.settle()
    assert board.look("player1.discard") == {"par": 1} and board.table.zones[0] == ()


def test_triggers_are_ordered_by_who_caused_them_also_out_of_turn() -> None:
    """1.14.9-2: the maneuver of player 2, in the turn of player 1, kills; player 2 orders."""
    grave = base("Poço", "Quando um aliado morrer, compre uma carta.")
    board = Board(
        grave,
        player1={"bases": ["poco centre"], "hand": ["galo"]},
        player2={"bases": ["poco centre"], "battle": ["galo as g"], "hand": ["faisca"]},
    )
    board.do("use galo-de-briga", "use faisca")
    assert board.asked() == "ask-order" and board.seat() == 2


@rule("fabula", "1.17.6a")
def test_who_has_priority_first_on_what_the_active_player_puts_on_the_stack() -> None:
    """Gap response-window: the next in the queue, or the active player himself, who may answer his own maneuver."""
    sides = {"player1": {"hand": ["faisca", "tocaia"]}, "player2": {"battle": ["onca as o"], "hand": ["redemoinho"]}}
    board = Board(**sides)
    board.do("use faisca")
    assert board.seat() == 2
    board.do("pass")
    assert board.look("o.damage") == 2
    board = Board(**sides, rulings={"response-window": "active-first"})
    board.do("use faisca")
    assert board.seat() == 1 and any(option.startswith("use tocaia") for option in board.options())
    board.do("use tocaia")
    assert board.stack() == ["tocaia", "faisca"] and board.seat() == 2
    # Nobody has passed in vain: the top is executed when both have passed on it.
    board = Board(**sides, rulings={"response-window": "active-first"})
    board.do("use faisca", "pass")
    assert board.seat() == 2 and board.stack() == ["faisca"]
    board.do("pass")
    assert board.look("o.damage") == 2


@rule("fabula", "1.17.6a")
def test_the_active_player_is_first_on_anothers_maneuver_too() -> None:
    """With three players, player 2 answers player 1's maneuver: player 1 is next, not player 3."""
    hand = {"hand": ["redemoinho", "silencio"], "battle": ["galo"]}
    for reading, seats in (("next", 3), ("active-first", 1)):
        board = Board(player1=hand, player2=hand, player3=hand, rulings={"response-window": reading})
        board.do("use redemoinho", f"target #{board.table.battle(2)[0]}")
        board.do("pass") if reading == "active-first" else None
        assert board.seat() == 2
        board.do("use silencio-das-aguas")
        assert board.seat() == seats


@rule("fabula", "1.17.2")
def test_a_turn_that_is_skipped_is_told() -> None:
    nap = maneuver("Cochilo", "O oponente alvo pula o próximo turno.")
    board = Board(nap, player1={"hand": ["cochilo"]}, player2={})
    board.do("use cochilo").settle().pass_turn()
    assert board.look("active") == 1
    assert [(event.seat, event.rule) for event in board.events("skipped")] == [(1, "1.17.2")]
