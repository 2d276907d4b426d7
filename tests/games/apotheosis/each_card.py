"""A small position for each card: what is done with it, and what its text says must come of it."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.apotheosis.cards.cards import load
from tests.games.apotheosis.board import Board

#: Where a card of each suit lies to be used.
AREAS = {
    "item": "equipment", "skill": "memento", "event": "inventory", "companion": "support", "entity": "sheet",
    "class": "sheet", "house": "sheet",
}  # fmt: skip


#: What a case says besides the position of the board.
NOT_THE_BOARD = ("mine", "foe", "at", "area", "cards")


class Case:
    """A card called ``it`` in the hands of Hero 1, on a1; Hero 2 on a2. Both have life 8 and 4 of every attribute.

    Only the perception of Hero 1 is 5, so that it plays first in every round.
    """

    def __init__(
        self, card: str, *moves: str, roll: str = "", refused: str = "", then: dict[str, Any], **position: Any
    ) -> None:
        self.card = card
        #: The rule that forbids the last move, if one does.
        self.refused = refused
        self.moves = moves
        self.roll = roll
        self.then = then
        self.position = position

    def board(self) -> Board:
        position = {key: value for key, value in self.position.items() if key not in NOT_THE_BOARD}
        mine = {"hero": "a1", "level": 4, "slots": (6, 6, 3), **self.position.get("mine", {})}
        foe = {"hero": "a2", "level": 4, "slots": (6, 6, 3), **self.position.get("foe", {})}
        entry = load().card(self.card).entry
        knows = {entry.knowledge: entry.level} if entry.knowledge else {}
        mine["knows"] = {**knows, **mine.get("knows", {})}
        mine["attributes"] = {"perception": 5, **mine.get("attributes", {})}
        foe["attributes"] = {"perception": 4, **foe.get("attributes", {})}
        text = " ".join([self.card, "as it", self.position.get("at", "")]).strip()
        if entry.suit == "house" and not entry.summus:
            mine["house"] = self.card
        else:
            area = self.position.get("area", AREAS[entry.suit])
            mine[area] = [text, *mine.get(area, [])]
        position.setdefault("points", 9)
        board = Board(*self.position.get("cards", ()), player1=mine, player2=foe, **position)
        return board.roll(*self.roll.split("; ")) if self.roll else board

    def play(self) -> None:
        board = self.board().start()
        moves = self.spoken()
        for move in moves[:-1] if self.refused else moves:
            if move.startswith("end"):
                board.end_turns(int(move[3:] or 1))
            elif not self.settled(board, move):
                board.do(move)
        if self.refused:
            assert board.refused(moves[-1]) == self.refused
        assert {path: board.look(path) for path in self.then} == self.then

    def spoken(self) -> list[str]:
        """``it`` is a Companion's piece; its card is called by its word."""
        card = load().card(self.card)
        if card.suit != "companion":
            return list(self.moves)
        return [
            move.replace("use it", f"use {card.word}").replace("respond it", f"respond {card.word}")
            for move in self.moves
        ]

    def settled(self, board: Board, move: str) -> bool:
        """Where there is but one target, choice or tile, nobody is asked."""
        verb = move.split()[0]
        return verb in ("target", "choose", "deploy") and not board.options(verb)


def each(*cases: Case) -> Any:
    """Every case a test of its own, named by its card."""
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.card)
