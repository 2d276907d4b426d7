"""1.1 Golden rules and 1.2 players."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import SetupError
from ludoteca.core.match import Match
from ludoteca.games.fabula.game import GAME
from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule

INSPIRING = modification("Bandeira", "Os aliados têm +1 de influência.")
FORBIDDING = modification("Silêncio Antigo", "Os aliados não podem aumentar sua influência.")


@rule("fabula", "1.1.1")
def test_the_text_of_a_card_beats_the_rulebook() -> None:
    """An ally that has just come cannot act; a text says that it can (g.agir is the rule that yields)."""
    plain = ally("Lento", "2/1/2")
    hasty = ally("Ligeiro", "2/1/2", "Esta carta pode agir no turno em que entra.")
    board = Board(plain, hasty, player1={"battle": ["lento fresh as slow", "ligeiro fresh as fast"]})
    goal = board.table.territory(1)[1]
    board.do(f"offensive #{goal}").settle()
    assert board.look("fast.tapped") and not board.look("slow.tapped")
    assert board.table.pieces[goal].resistance == 3


@rule("fabula", "1.1.2", "1.1.2-ex1", "1.1.2a")
def test_a_prohibition_beats_what_allows_or_orders() -> None:
    """Influence 2 and +1, but allies cannot raise it: it stays 2, in whatever order the two cards came."""
    two = ally("Orador", "1/2/2")
    for order in (["bandeira", "silencio-antigo"], ["silencio-antigo", "bandeira"]):
        board = Board(INSPIRING, FORBIDDING, two, player1={"battle": ["orador as a", *order]})
        assert board.look("a.influence") == 2
    board = Board(INSPIRING, two, player1={"battle": ["orador as a", "bandeira"]})
    assert board.look("a.influence") == 3


@rule("fabula", "1.1.2a")
def test_every_negative_wording_denies() -> None:
    for text, verb in (
        ("realizar ofensivas", "offensive"),
        ("realizar influências", "influence"),
        ("agir", "offensive"),
    ):
        card = ally("Preso", "2/2/2", f"Esta carta não pode {text}.")
        board = Board(card, player1={"battle": ["preso"]})
        assert board.options(verb) == []


@rule("fabula", "1.1.2a", "1.11.3-2")
def test_a_changed_value_is_no_denial_and_a_denial_changes_no_value() -> None:
    """Offensive 2 and +1, influence 2 and -1: it makes both. One that cannot make them still has 2 and 2 to block."""
    changing = modification("Estandarte", "Os aliados têm +1 de ofensiva e -1 de influência.")
    board = Board(changing, ally("Lanceiro", "2/2/2"), player1={"battle": ["lanceiro as a", "estandarte"]})
    assert board.look("a.offensive") == 3 and board.look("a.influence") == 1
    assert board.options("offensive") != [] and board.options("influence") != []
    text = "Esta carta não pode realizar ofensivas.\nEsta carta não pode realizar influências."
    board = Board(ally("Preso", "2/2/2", text), player1={"battle": ["preso as a"]})
    assert board.options("offensive") == [] and board.options("influence") == []
    assert board.look("a.offensive") == 2 and board.look("a.influence") == 2


@rule("fabula", "1.1.3")
def test_the_part_that_is_impossible_is_skipped_and_the_rest_done() -> None:
    spell = maneuver("Troca", "O jogador alvo sacrifica um aliado. Compre uma carta.")
    board = Board(spell, player1={"hand": ["troca"]})
    board.play("use troca", "target player2")
    assert board.look("player1.hand.count") == 1 and board.look("player2.battle") == {}


@rule("fabula", "1.1.3-ex1")
def test_nothing_returns_from_an_empty_discard() -> None:
    spell = maneuver("Volta", "Devolva até uma carta do seu descarte à mão do dono. Compre uma carta.")
    board = Board(spell, player1={"hand": ["volta"]})
    board.play("use volta")
    assert board.look("player1.hand") == {"andarilho": 1}


@rule("fabula", "1.2.1-2", "1.17.6c-2")
def test_the_active_player_is_whose_turn_it_is() -> None:
    board = Board()
    assert board.look("active") == 1
    board.pass_turn()
    assert board.look("active") == 2 and board.seat() == 2


@rule("fabula", "1.2.2")
def test_the_format_says_how_many_play() -> None:
    decks = [GAME.team(word) for word in GAME.ready_teams("pt")]
    for count in (2, 3, 4):
        match = Match(GAME, {"teams": decks[:count]}, 1)
        assert match.table.box.seats == count
    solo = Match(GAME, {"format": "solo", "teams": decks[:1]}, 1)
    assert solo.table.box.seats == 2
    for wrong in ({"teams": decks[:1]}, {"teams": decks * 2}, {"format": "solo", "teams": decks[:3]}):
        with pytest.raises(SetupError) as error:
            GAME.setup(wrong)
        assert error.value.rule == "1.2.2"


@rule("fabula", "1.2.2")
def test_the_scripted_opponent_is_never_asked() -> None:
    match = Match(GAME, {"format": "solo"}, 3)
    seats = set()
    for _ in range(120):
        if match.over:
            break
        assert match.table.decision is not None
        seats.add(match.table.decision.seat)
        match.choose(match.table.decision.options[-1])
    assert seats == {0}


def test_a_later_permission_does_not_beat_an_earlier_denial() -> None:
    """Gap passive-conflict-vs-denial: denial first, whichever came last."""
    fort = base("Forte", "Os aliados não podem realizar ofensivas.")
    hasty = ally("Ligeiro", "2/1/2", "Esta carta pode agir no turno em que entra.")
    board = Board(fort, hasty, player1={"battle": ["ligeiro fresh"]}, player2={"bases": ["forte centre"]})
    assert board.options("offensive") == []


@rule("fabula", "1.1.1")
def test_what_an_effect_has_moved_it_still_speaks_of() -> None:
    """ "Exile o aliado alvo; coloque-o em campo.": the card comes back, as a new object under the player."""
    texts = ("Exile o aliado alvo", "Devolva o aliado alvo à mão do dono", "Destrua o aliado alvo")
    texts += ("Coloque o aliado alvo no topo do baralho do dono",)
    for text in texts:
        spell = maneuver("Ida e Volta", f"{text}; coloque-o em campo; ele ganha +1 de ofensiva.")
        board = Board(
            spell, player1={"hand": ["ida-e-volta"]}, player2={"battle": ["onca as o damage 1"], "hand": ["silencio"]}
        )
        board.do("use ida-e-volta").settle()
        assert board.look("o.zone") == "gone" and board.look("player1.battle") == {"onca-pintada": 1}, text
        number = board.table.battle(0)[0]
        assert board.table.offensive_of(number) == 5 and board.table.pieces[number].damage == 0, text
        assert board.look("player2.exile.count") == 0


@rule("fabula", "1.1.1")
def test_another_effect_does_not_follow_a_card_that_was_moved() -> None:
    """Gap target-validity: what another effect has exiled and brought back is a new object."""
    spell = maneuver("Ida e Volta", "Exile o aliado alvo; coloque-o em campo.")
    board = Board(
        spell, player1={"hand": ["tocaia"]}, player2={"battle": ["onca as o"], "hand": ["ida-e-volta"], "resources": 5}
    )
    board.do("use tocaia").do("use ida-e-volta").settle()
    assert len(board.events("fizzle")) == 1 and board.look("player2.battle") == {"onca-pintada": 1}


@rule("fabula", "1.1.2a")
def test_not_receiving_and_none_are_denials_as_well() -> None:
    """ "não recebem", "não podem" and "nenhum" deny; a permission does not prevail over them (1.1.2)."""
    iron = modification("Couraça", "Os aliados que você controla não recebem dano.")
    board = Board(
        iron,
        player1={"hand": ["tocaia"], "battle": ["vigia as mine"]},
        player2={"battle": ["onca as o shield 1", "couraca"], "hand": ["silencio"]},
    )
    board.do("use tocaia", "target o").settle()
    assert board.look("o.damage") == 0 and board.look("o.shield") == 1 and not board.events("damaged")
    frozen = modification("Geada", "Os aliados não recebem aumento de influência.")
    raised = modification("Festa", "Os aliados têm +1 de influência.")
    board = Board(frozen, raised, player1={"battle": ["galo as g", "geada", "festa"]})
    plain = Board(raised, player1={"battle": ["galo as g", "festa"]})
    assert board.look("g.influence") == plain.look("g.influence") - 1
    none = modification("Trégua", "Nenhum aliado pode realizar ofensivas.")
    board = Board(none, player1={"battle": ["onca as o"]}, player2={"battle": ["tregua"]})
    assert not board.options("offensive") and board.options("influence")
    others = ally("Guarda", "1/1/1", "Nenhum outro aliado pode bloquear.")
    board = Board(others, player1={"battle": ["onca as o"]}, player2={"battle": ["guarda as g", "vigia as v"]})
    board.do(board.options("offensive")[0])
    assert board.options("block") == [f"block guarda#{board.number('g')} onca-pintada#{board.number('o')}"]
    bare = modification("Secura", "As permanentes não recebem marcadores.")
    seed = maneuver("Plantio", "Coloque dois marcadores de semente no aliado alvo.")
    board = Board(bare, seed, player1={"battle": ["galo as g", "secura"], "hand": ["plantio"]})
    board.play("use plantio")
    assert board.look("g.seed") == 0
