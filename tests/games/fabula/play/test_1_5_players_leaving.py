"""Gap player-leaves: more than two players, and what a player takes along."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.games.fabula.game import GAME
from tests.games.fabula.board import Board, maneuver


def three(*cards: dict[str, Any], **more: Any) -> Board:
    return Board(*cards, **{"player3": {}, **more})


def test_all_that_a_player_owns_goes_and_what_was_others_goes_back() -> None:
    board = three(
        player1={"battle": ["galo as mine of 2", "onca as kept"]},
        player2={"battle": ["vigia as seized of 1"], "bases": ["feira centre", "praca as taken of 3"]},
    )
    board.table.concede(1)
    assert board.look("player2.out") and board.look("mine.zone") == "gone"
    assert board.look("seized.controller") == 1 and board.look("taken.controller") == 3
    assert board.look("kept.zone") == "battle" and board.look("player2.battle.count") == 0
    assert board.table.playing() == (0, 2) and board.seat() == 1
    assert board.table.players_from(2) == [2, 0] and board.table.opponents(0) == [2]


def test_a_turn_ends_at_once_with_its_player() -> None:
    board = three(player1={"battle": ["onca"]})
    board.table.concede(0)
    assert board.look("active") == 2 and board.seat() == 2 and board.look("phase") == "main"


def test_an_offensive_against_a_player_who_leaves_is_over() -> None:
    board = three(player1={"battle": ["onca as o"]}, player2={"battle": ["vigia as v"], "bases": ["feira centre as c"]})
    board.do("offensive c")
    assert board.asked() == "ask-block-offensive"
    board.table.concede(1)
    assert board.look("action") == "" and board.seat() == 1 and board.asked() == "ask-main" and board.look("o.tapped")


def test_effects_of_a_player_who_leaves_are_removed() -> None:
    hand = ["redemoinho"]
    board = three(
        player1={"hand": ["tocaia"], "battle": ["onca as o"]},
        player2={"hand": ["bencao"], "battle": ["vigia as v"]},
        player3={"hand": hand, "battle": ["galo"]},
    )
    board.do("use tocaia", "target v").do("use bencao-da-madrinha", "target v")
    assert board.stack() == ["bencao-da-madrinha", "tocaia"]
    board.table.concede(1)
    board.settle()
    assert board.stack() == [] and board.asked() == "ask-main"


def test_whoever_loses_the_centre_is_out_and_the_others_go_on() -> None:
    board = three(player1={"battle": ["onca as o"]}, player2={"bases": ["feira centre resistance 4 as c", "praca"]})
    board.do("offensive c").settle()
    assert board.look("player2.out") and board.look("winner") is None and board.look("active") == 1
    board.pass_turn()
    assert board.look("active") == 3


def test_two_players_who_fall_together_share_their_place() -> None:
    spell = maneuver("Dilúvio", "Cause 15 de dano a cada base que um oponente controla.")
    board = three(spell, player1={"hand": ["diluvio"]})
    board.play("use diluvio")
    assert board.look("places") == [1, 2, 2]


def test_a_lost_player_is_never_asked_again_whenever_somebody_concedes() -> None:
    """Random matches of four in which players give up at any moment end properly."""
    decks = [GAME.team(word) for word in GAME.ready_teams("pt")]
    for seed in range(12):
        match = Match(GAME, {"teams": decks}, seed)
        lot = Chance(seed)
        moments = {20 + lot.below(150): lot.below(4) for _ in range(3)}
        while not match.over:
            table = match.table
            assert table.decision is not None and table.plays(table.decision.seat)
            leaving = moments.pop(len(match.choices), None)
            if leaving is not None and table.plays(leaving):
                match.concede(leaving)
                continue
            options = table.decision.options
            match.choose(options[lot.below(len(options))])
        assert match.table.places is not None and 1 in match.table.places


def test_a_match_of_several_games_is_won_by_games() -> None:
    match = Match(GAME, {"format": "melhor-de-tres", "first": 0}, 2)
    for loser in (0, 1, 0):
        assert not match.over
        match.concede(loser)
    assert match.over and match.table.places == (2, 1) and match.table.wins == (1, 2)
