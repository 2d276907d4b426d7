"""What the tables of refusals have in common: their cards, their positions, and how each case is put.

A piece is blamed by its label, a player by "player2", what was typed by itself where it is no piece.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import notation
from ludoteca.core.modifiers import DENY, Modifier
from ludoteca.games.fabula.game import GAME
from tests.games.fabula.board import Board, ally, maneuver, modification
from tests.refusals import Case, refused

CARDS = (
    maneuver("Ferroada", "Cause 1 de dano a dois aliados alvo."),
    maneuver("Vento", "Exile a permanente alvo."),
    maneuver("Espinho", "Cause 1 de dano ao aliado alvo que um oponente controla."),
    maneuver("Dupla Mira", "Vire o aliado alvo. Destrua outro aliado alvo que você controla."),
    maneuver("Pedágio", "Para usar esta carta, sacrifique um aliado.\nCompre uma carta."),
    maneuver("Tributo", "Cada jogador sacrifica um aliado."),
    maneuver("Encruza", "Escolha um: • Destrua a modificação alvo. • Compre uma carta. • Ganhe 1 recurso."),
    maneuver("Fogaréu", "Cause X de dano à base alvo.", cost="X"),
    maneuver("Chuvisco", "Divida 3 de dano entre até três aliados alvo."),
    maneuver("Sorteio", "Escolha um número de 0 a 3; ganhe X recursos."),
    maneuver("Tinta", "Escolha uma cor; destrua cada aliado da cor escolhida."),
    maneuver("Ceifa", "Destrua um aliado virado que você controla."),
    maneuver("Presente", "Use uma manobra da mão sem pagar o custo."),
    maneuver("Caro", "Compre duas cartas.", cost=4),
    maneuver("Segredo", "Devolva a carta alvo da sua mão à mão do dono."),
    modification("Mordaça", "Os oponentes não podem usar manobras."),
    modification("Manto", "Os aliados que você controla não podem ser alvo dos oponentes."),
    modification("Peia", "Os aliados não podem agir."),
    modification("Calmaria", "Os aliados não podem realizar influências."),
    modification("Trégua", "Os aliados não podem realizar ofensivas."),
    modification("Sono", "Os aliados não podem bloquear."),
    ally("Fantasma", "2/2/2", "Esta carta não pode ser bloqueada."),
    ally("Artesã", "1/1/3", "2: Compre uma carta.\n↷: Destrua a modificação alvo.\nExaustão."),
    ally("Juíza", "1/1/3", "0: Cancele o efeito alvo."),
    ally("Sineta", "1/1/1", "Quando um aliado morrer, compre uma carta."),
    ally("Sirene", "1/1/1", "Quando um aliado morrer, ganhe 1 recurso."),
)


def at(player1: dict[str, Any] | None = None, player2: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"player1": player1 or {}, "player2": player2 or {}, **more}


THEIRS = {"battle": ["onca as o", "vigia as v"], "bases": ["feira centre as c", "praca*4 as p"], "hand": ["silencio"]}
MINE = {"battle": ["galo as g", "tamandua as t"], "bases": ["clareira centre as home", "praca*4 as near"]}
FIGHT = at(MINE, {**THEIRS, "hand": []})
BLOCK = ("offensive c", "join g", "done")


def put(case: Case) -> None:
    """It is refused as the case says, and the right piece or player is to blame."""
    board = reach(case)
    refusal = refused(GAME, board.table, asked(board, case.tries), case)
    if case.blame.startswith("player"):
        assert refusal.blame == int(case.blame[6:]) - 1
    elif case.blame.isdigit():
        assert refusal.blame == int(case.blame)
    elif case.blame:
        assert refusal.blame == board.names[case.blame]


def reach(case: Case) -> Board:
    board = Board(*CARDS, **case.position)
    if case.moves == ("INSTANCES",):
        return with_two_instances(board)
    for move in case.moves:
        if move == "use mordaca":
            # A text comes to forbid maneuvers while the question is open.
            forbid_maneuvers(board)
        else:
            board.do(move)
    return board


def with_two_instances(board: Board) -> Board:
    """The judge's ability is on the stack, and is used again in answer to an answer."""
    board.do("use caro", "use silencio-das-aguas")
    board.do("activate j 0", "target silencio-das-aguas/", "use sonho-de-rio")
    board.names["OTHER"] = board.table.waiting[-2].number
    return board.do("activate j 0")


def forbid_maneuvers(board: Board) -> None:
    table = board.table
    table.begin(Modifier(table.new_number(), "use", DENY, 0, (0,), -1, 1))


def asked(board: Board, tries: str) -> tuple[Any, ...]:
    """What is tried, as an option; numbers of effects are looked up."""
    table = board.table
    if table.waiting:
        board.names.setdefault("TOP", table.waiting[0].number)
    verb, *words = tries.split()
    for word in ("TOP", "OTHER"):
        words = [str(board.names[word]) if each.endswith(f"/{word}") else each for each in words]
    if any(each.isdigit() for each in words) and verb in ("target",):
        return (verb, int(words[0]))
    if verb == "order":
        return (verb, int(words[0].split("/")[1]))
    return notation.read(table, " ".join((verb, *words)), board.names)
