"""The Clearing: a small skirmish for four seats in two teams, made to exercise the core.

1    A turn: 1.1 begin it; 1.2 every fourth turn all choose a stance in secret, at once; 1.3 draw a card;
     1.4 act twice, or stop; 1.5 effects are resolved after each act; 1.6 the next seat's turn.
2    Acts: 2.1 move over free squares; 2.2 a bolt needs a card and 2.3 an enemy in sight, 2.4 not warded;
     2.5 snatch any card of an enemy's hand; 2.6 use any other card.
3    Damage: 3.1 a shield in the hand may be played in secret; 3.2 all damage is dealt together; 3.3 who has
     no life left is out, and the last team wins; 3.4 a purse falls, which heals the first in turn
     order to claim it.
4    Effects: 4.1 what was triggered waits one level above all that waits, an echo in the hand if its
     owner likes; 4.2 the active seat chooses among the highest level; 4.3 one is carried out.
5    Dig: 5.1 it may fail; 5.2 discard a card; 5.3 flip a coin, tails and it fails; 5.4 draw two cards.
6    An endless loop ends the match without a winner.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.errors import NotationError, SetupError
from ludoteca.core.events import NOBODY
from ludoteca.core.game import Game
from ludoteca.core.modifiers import answer
from ludoteca.core.piece import CLOSED, OWNER, Piece, Zone
from ludoteca.core.view import Badge, BoardView, CellView, Part
from tests.example.rules import Turn
from tests.example.table import (
    BOARD,
    DECK,
    FIGURES,
    GRID,
    KIND,
    KINDS,
    LIFE,
    ROCKS,
    SEATS,
    STARTS,
    Clearing,
    ClearingBox,
    deck,
)
from tests.example.verbs import ACTIONS


class ClearingGame(Game):
    name = "clearing"
    formats = ("skirmish", "endless")

    def setup(self, document: dict[str, Any]) -> dict[str, Any]:
        setup = {"format": "skirmish", "hand": 2, **document}
        if set(setup) != {"format", "hand"} or setup["format"] not in self.formats:
            raise SetupError(f"a set-up has a format of {self.formats} and a hand: {document}", "1")
        if type(setup["hand"]) is not int or not 0 <= setup["hand"] <= len(DECK):
            raise SetupError(f"a hand of {setup['hand']!r} cards cannot be dealt", "1.3")
        return setup

    def sample_setups(self) -> list[dict[str, Any]]:
        return [{}, {"hand": 5}, {"format": "endless"}]

    def new_table(self, setup: dict[str, Any], seed: int) -> Clearing:
        table = Clearing(self.box(), seed)
        for seat, word in enumerate(FIGURES):
            self.lay(table, word, seat, BOARD).cell = STARTS[seat]
        extra = ("spinner",) if setup["format"] == "endless" else ()
        for seat in range(SEATS):
            for word in (*DECK, *extra):
                self.lay(table, word, seat, deck(seat)).known = 0
            table.shuffle(deck(seat), "1")
        for seat in range(SEATS):
            for _ in range(setup["hand"]):
                table.draw(seat, "1")
        table.fresh = []
        table.stack.append(Turn())
        return table

    def box(self) -> Box:
        zones = [Zone("board", NOBODY, drawn="grid"), Zone("fallen", NOBODY), Zone("laid", NOBODY)]
        for seat in range(SEATS):
            zones += [Zone("deck", seat, CLOSED, "pile"), Zone("hand", seat, OWNER), Zone("discard", seat)]
        return ClearingBox(self, tuple(zones))

    def lay(self, table: Clearing, word: str, seat: int, zone: int) -> Piece:
        piece = Piece(table.new_number(), KIND[word], seat, zone)
        table.place(piece)
        return piece

    # -- words and views --

    def piece_word(self, table: Any, number: int) -> str:
        return str(table.word(number))

    def argument_word(self, table: Any, kind: str, value: Any) -> str:
        return GRID.word(value)

    def read_argument(self, table: Any, kind: str, word: str) -> int:
        cell = GRID.read(word)
        if cell < 0:
            raise NotationError(f"“{word}” is no square; write a1 to e5", "notation-cell", word=word)
        return cell

    def kind_name(self, table: Any, kind: int, lang: str) -> str:
        return KINDS[kind]

    def seat_badges(self, table: Any, seat: int) -> list[Badge]:
        return [Badge("life", table.life[seat], LIFE)]

    def board_shown(self, table: Any, area: int) -> BoardView:
        return BoardView(GRID.width, GRID.height, [CellView(cell, "rock") for cell in sorted(ROCKS)])

    def piece_badges(self, table: Any, number: int) -> list[Badge]:
        if table.pieces[number].zone != BOARD:
            return []
        speed = answer(table, "speed", number, 2)
        parts = [Part(modifier.source, amount) for modifier, amount in speed.parts]
        return [Badge("speed", speed.total, speed.base, parts)]

    def pinned_texts(self, setup: dict[str, Any]) -> dict[str, str]:
        return {"bolt": "1 damage to an enemy in sight."}


GAME = ClearingGame(Path(__file__).parent, ACTIONS)
