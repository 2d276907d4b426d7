"""What the tables of refusals have in common: their cards and things, their positions, and how each case is put.

A piece or a card is blamed by its label, a tile by its name.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import notation
from ludoteca.games.apotheosis.game import GAME
from tests.games.apotheosis.board import Board, companion, event, item, skill, weapon
from tests.refusals import Case, refused

LONE = {"id": "caixote", "title": {"pt": "Caixote", "en": "Crate"}, "life": 3, "obstacle": True}
DOOR = {
    "id": "portinha",
    "title": {"pt": "Portinha", "en": "Wicket"},
    "life": 3,
    "obstacle": True,
    "fixed": True,
    "checks": [
        {"title": {"pt": "abrir", "en": "open"}, "attribute": "agility", "difficulty": 30, "result": "clear"},
    ],
}
CHEST = {"id": "arca", "title": {"pt": "Arca", "en": "Ark"}, "life": 3, "container": True}
THINGS = [LONE, DOOR, CHEST]

CARDS = (
    weapon("Besta", ap=3, reach=3, constant=1),
    skill("Ver", "Alvo: um personagem inimigo. O alvo perde 1 de VIDA.", bar={"ap": 1}),
    skill("Curar", "Alvo: uma peça. O alvo recupera 1 de VIDA.", bar={"ap": 1}),
    skill("Duplo", "Alvo: 2 personagens. O alvo perde 1 de VIDA.", bar={"ap": 1}),
    skill("Lembrar", "Obtenha até 2 ITENS do descarte.", bar={"ap": 1}),
    skill("Eco", "Ativa, da pilha de descarte. Obtenha esta carta.\nAtiva. Você recebe o marcador Eco."),
    skill("Fonte", mana=1),
    item("Fardo", value=0),
    skill("Tronco", mana=3),
    skill("Rio", mana=1),
    skill("Juízo", "Você recebe o marcador Juiz.", summus="ultimatum", ultimatum=2, level=3),
    skill("Caro", "Você recebe o marcador Caro.", mana=2, bar={"ap": 1}),
    skill("Sangria", "Custo: descarte um ITEM do seu inventário. Você recebe o marcador Pago.", bar={"ap": 1}),
    skill("Fase", "Somente se você tem o marcador Fase. Você recupera 1 de VIDA.", bar={"ap": 1}),
    skill("Guarda", "Reativa. Quando você é escolhido como alvo de um ataque, reduza o dano da ação em 3."),
    skill(
        "Escudo", "Reativa. Quando você é escolhido como alvo de um ataque, reduza o dano da ação em 3.", bar={"ap": 1}
    ),
    skill("Olho", "Reativa. Quando um personagem inimigo ativa um EVENTO, negue a ação."),
    skill("Uma Vez", "Ativa, uma vez por turno. Você recebe o marcador Um.", bar={"ap": 1}),
    skill("Tudo", "Ativa, sacrifica o turno. Você recupera 1 de VIDA."),
    skill("Prisão", "Alvo: um personagem inimigo. O alvo não pode atacar até o fim da rodada.", bar={"ap": 1}),
    skill("Véu", "Permanente. Você não pode ser alvo."),
    skill("Calmo", "Permanente. Cada personagem inimigo não pode atacar."),
    skill("Preso", "Permanente. Cada personagem inimigo não pode se mover."),
    skill("Desperto", "Permanente. Cada personagem inimigo não pode descansar."),
    skill("Mudo", "Permanente. Cada personagem inimigo não pode ativar cartas."),
    skill("Compra", "Você puxa 1 carta do Mercado.", bar={"ap": 1}),
    skill("Sábio", "Você recebe o marcador Sábio.", knowledge="arcane", bar={"ap": 1}),
    skill("Passiva", "Permanente. Você tem +1 de INT."),
    item("Elmo", specifier="head"),
    item("Capuz", specifier="head"),
    item("Pau"),
    event("Festa", "Cada Herói recupera 1 de VIDA.", knowledge="art"),
    event("Feriado", "Ativa. Depois, ponha esta carta no cenário.\nPermanente. O nível de acesso aumenta em 1."),
    companion("Cão"),
    companion("Vulto", kind="summon"),
)


def at(player1: dict[str, Any] | None = None, player2: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"player1": player1 or {}, "player2": player2 or {}, "things": THINGS, **more}


def has(**mine: Any) -> dict[str, Any]:
    """Hero 1 in the corner with these cards."""
    return at({"hero": "a1", "level": 4, "slots": (6, 6, 3), **mine})


def near(*objects: str, **more: Any) -> dict[str, Any]:
    """These objects on the board, Hero 1 in the corner."""
    return at({"hero": "a1", **more.pop("mine", {})}, objects=list(objects), **more)


ROW = {"terrain": ["fffff"]}
PACK = {"hero": "a1", "level": 4, "slots": (6, 6, 3), "support": ["cao b1 as dog"]}


def put(case: Case) -> None:
    """It is refused as the case says, and the right piece, card or tile is to blame."""
    board = Board(*CARDS, **case.position).start().do(*case.moves)
    refusal = refused(GAME, board.table, notation.read(board.table, case.tries, board.names), case)
    if case.blame in board.names:
        assert refusal.blame == board.names[case.blame]
    elif case.blame:
        assert refusal.blame == board.table.tile(board.table.board.grid.read(case.blame))
