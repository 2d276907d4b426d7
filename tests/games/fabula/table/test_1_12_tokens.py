"""1.12 Tokens."""

from __future__ import annotations

from tests.games.fabula.board import Board, ally, base, maneuver, modification
from tests.proof import rule

DOUBLE = maneuver("Duplicata", "Exile a permanente alvo; crie uma ficha que é cópia da permanente alvo.")
COPY = maneuver("Cópia", "Crie uma ficha que é cópia do aliado alvo.")
SWARM = maneuver("Ninhada", "Crie duas fichas de aliado Bicho verde 1/0/2 chamadas Filhote.")


def tokens(board: Board, seat: int = 0) -> list[int]:
    return [n for n in board.table.battle(seat) if board.table.pieces[n].token]


@rule("fabula", "1.12.1-1", "1.12.1-2", "1.12.2-1", "1.12.2-2")
def test_tokens_enter_the_battle_zone_of_who_makes_them() -> None:
    board = Board(SWARM, player1={"hand": ["ninhada"]})
    before = len(board.table.pieces)
    board.play("use ninhada")
    made = tokens(board)
    assert len(made) == 2 and len(board.table.pieces) == before + 2
    assert all(board.table.pieces[n].owner == 0 and board.table.pieces[n].controller == 0 for n in made)


@rule("fabula", "1.12.3-1", "1.12.3-2", "1.12.3-3", "1.12.5")
def test_a_token_has_what_its_effect_defines_and_nothing_else() -> None:
    woods = base("Toca", "Os aliados Bicho que você controla têm +1 de ofensiva.")
    board = Board(SWARM, woods, player1={"hand": ["ninhada"], "bases": ["toca centre"]})
    board.play("use ninhada")
    number = tokens(board)[0]
    table = board.table
    assert table.name_of(number) == "Filhote" and table.colours_of(number) == ("green",)
    assert table.subtypes_of(number) == ("bicho",) and table.is_ally(number)
    assert (table.printed(number, "offensive"), table.influence_of(number), table.life_of(number)) == (1, 0, 2)
    assert table.offensive_of(number) == 2  # what affects allies of the subtype affects it
    assert table.kind(number).activated == () and table.kind(number).cost == 0


@rule("fabula", "1.12.4-1")
def test_a_token_that_is_forbidden_is_not_created() -> None:
    bell = modification("Sino Mudo", "As fichas verdes não podem ser criadas.")
    red = maneuver("Fagulhas", "Crie duas fichas de aliado vermelhas 1/0/1 chamadas Fagulha.")
    board = Board(SWARM, red, bell, player1={"hand": ["ninhada", "fagulhas"]}, player2={"battle": ["sino-mudo"]})
    board.play("use ninhada")
    assert tokens(board) == [] and len(board.events("no-token")) == 2
    board.play("use fagulhas")
    assert len(tokens(board)) == 2


@rule("fabula", "1.12.4-2")
def test_nor_is_a_copy_of_an_effect_whose_tokens_are_forbidden() -> None:
    bell = modification("Sino", "As fichas não podem ser criadas.")
    for there, copies in (([], 1), (["sino"], 0)):
        board = Board(
            bell,
            player1={"hand": ["faisca"], "battle": ["galo as g", *there]},
            player2={"battle": ["onca as o"], "hand": ["reflexo"]},
        )
        board.do("use faisca", "target o", "use reflexo")
        board.settle()
        while board.asked() == "ask-retarget":
            board.do("target g")
        board.settle()
        assert len(board.events("copy-effect")) == copies
        assert board.look("g.zone") == ("gone" if copies else "battle")


@rule("fabula", "1.12.7", "1.12.9-1", "1.12.9-2")
def test_outside_the_battle_zone_a_token_ceases_to_exist() -> None:
    bounce = maneuver("Sopro", "Devolva o aliado alvo à mão do dono; coloque o aliado alvo em campo.")
    board = Board(SWARM, bounce, player1={"hand": ["ninhada", "sopro"]})
    board.play("use ninhada")
    first = tokens(board)[0]
    board.do("use sopro", f"target filhote#{first}").settle()
    assert len(tokens(board)) == 1 and board.look("player1.hand") == {}
    assert len(board.events("remove")) == 1


@rule("fabula", "1.12.8")
def test_a_token_sets_off_what_enters_and_dies() -> None:
    nest = base("Ninho", "Quando um aliado que você controla entrar em campo, ganhe 1 recurso.")
    grave = base("Cova", "Quando um aliado que você controla morrer, compre uma carta.")
    board = Board(
        SWARM,
        nest,
        grave,
        player1={"hand": ["ninhada", "faisca"], "bases": ["ninho centre", "cova"], "resources": 5},
    )
    board.play("use ninhada")
    assert board.look("player1.resources") == 7
    board.do("use faisca", f"target filhote#{tokens(board)[0]}").settle()
    assert board.look("player1.hand.count") == 1 and len(tokens(board)) == 1
    assert board.look("player1.discard") == {"ninhada": 1, "faisca": 1}


@rule("fabula", "1.12.10-1")
def test_no_copy_of_what_does_not_exist() -> None:
    """The target is a base: there is no ally or modification to copy; and no target, no copy."""
    board = Board(COPY, player1={"hand": ["copia"]})
    assert board.refused("use copia") == "1.15.3-2"


@rule("fabula", "1.12.10-2", "1.12.10-ex1")
def test_a_copy_from_last_known_information() -> None:
    """Offensive 2, influence 1, life 3: exiled, and a token with 2, 1 and 3 is made."""
    model = ally("Modelo", "2/1/3")
    board = Board(DOUBLE, model, player1={"hand": ["duplicata"]}, player2={"battle": ["modelo as m"]})
    board.do("use duplicata", "target m").settle()
    assert board.look("player2.exile") == {"modelo": 1}
    made = tokens(board)
    assert len(made) == 1
    table = board.table
    assert (table.offensive_of(made[0]), table.influence_of(made[0]), table.life_of(made[0])) == (2, 1, 3)


def test_a_copy_has_what_is_printed_and_no_more() -> None:
    """Gap token-copy: no damage, counters or changes; it counts as just come."""
    model = ally("Modelo", "2/1/3", "1: Compre uma carta.")
    grow = maneuver("Cresce", "O aliado alvo ganha +2 de ofensiva.")
    board = Board(COPY, grow, model, player1={"hand": ["copia", "cresce"], "battle": ["modelo as m damage 1 shield 1"]})
    board.play("use cresce")
    board.do("use copia").settle()
    made = tokens(board)[0]
    piece = board.table.pieces[made]
    assert (piece.damage, piece.counters) == (0, ()) and board.table.offensive_of(made) == 2
    assert board.refused(f"activate modelo#{made} 0") == "g.agir"
