"""What the platform needs to know of the game, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.cardtext.decks import CardGame
from ludoteca.core.action import CELL, Refusal
from ludoteca.core.converting import converted
from ludoteca.core.decision import Decision, Option, Value
from ludoteca.core.documents import Document
from ludoteca.core.errors import NotationError
from ludoteca.core.game import Reckoning
from ludoteca.core.notation import known_word, read_piece
from ludoteca.core.told import ArgKind, TurnTold
from ludoteca.core.view import BoardView, CardView
from ludoteca.core.walking import Walk
from ludoteca.games.apotheosis.actions import ACTIONS
from ludoteca.games.apotheosis.cards import formats
from ludoteca.games.apotheosis.cards.cards import Card
from ludoteca.games.apotheosis.cards.collection import ApotheosisCards
from ludoteca.games.apotheosis.cards.formats import HEROES, Setup
from ludoteca.games.apotheosis.cards.maps import MOST_PLAYERS
from ludoteca.games.apotheosis.play import setup
from ludoteca.games.apotheosis.play.checks import Checking
from ludoteca.games.apotheosis.play.concession import withdraw
from ludoteca.games.apotheosis.play.injury import Hurt
from ludoteca.games.apotheosis.play.movement import walk_to
from ludoteca.games.apotheosis.play.requirements import TARGET
from ludoteca.games.apotheosis.scenes import judging, looking, position, reckoning, script, showing
from ludoteca.games.apotheosis.scenes.faults import faults
from ludoteca.games.apotheosis.scenes.samples import sample_setups
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.telling import ApotheosisTelling
from ludoteca.games.apotheosis.text.events import KINDS

if TYPE_CHECKING:
    from ludoteca.core.messages import Messages
    from ludoteca.core.telling import Telling
    from ludoteca.core.view import Badge


class Apotheosis(CardGame[ApotheosisTable, Setup]):
    """Apotheosis Card Game, as a skirmish."""

    name = "apotheosis"
    events = KINDS
    concession = "hero.death.1"
    formats = formats.FORMATS
    passing = ("decline", "enough", "end")
    walking = "walk"
    weighty = frozenset(("return", "talk", "drop", "shove", "rest", "exchange", "detach", "unsummon"))

    decks = HEROES

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, ACTIONS, Setup, formats.check)

    # -- set-up --

    def sample_setups(self) -> list[Document]:
        return sample_setups()

    def new_table(self, document: Document, seed: int) -> ApotheosisTable:
        return setup.new_table(self, converted(document, Setup), seed)

    def faults(self, table: ApotheosisTable) -> list[str]:
        return faults(table)

    def leave(self, table: ApotheosisTable, seat: int) -> None:
        withdraw(table, seat)

    def position(self, document: Document, seed: int) -> tuple[ApotheosisTable, dict[str, int]]:
        return position.set_up(self, document, seed)

    def look(self, table: ApotheosisTable, path: str, names: dict[str, int]) -> object:
        return looking.look(table, path, names)

    def cards_in(self, checked: Setup) -> Iterable[Card]:
        return setup.cards_of(checked, formats.catalogue_of(checked))

    def leaning(self, table: ApotheosisTable, decision: Decision) -> list[float]:
        return script.leaning(table, decision)

    # -- Heroes --

    def seats(self, format: str) -> tuple[int, int]:
        return 2, MOST_PLAYERS

    # -- words --

    def piece_word(self, table: ApotheosisTable, number: int) -> str:
        return table.kind(number).word

    feature_names = judging.FEATURES

    def features(self, table: ApotheosisTable, seat: int) -> tuple[float, ...]:
        return judging.features(table, seat)

    def kind_name(self, table: ApotheosisTable, kind: int, lang: str) -> str:
        return str(table.box.kinds[kind].title.of("pt" if lang == "pt" else "en"))

    def argument_word(self, table: ApotheosisTable, kind: str, value: Value) -> str:
        if kind == CELL:
            return table.box.board.grid.word(value)
        if table.is_tile(value):
            return table.box.board.grid.word(table.cell_of(value))
        return f"{known_word(table, value)}#{value}"

    def read_argument(self, table: ApotheosisTable, kind: str, word: str) -> object:
        cell = table.box.board.grid.read(word)
        if kind == CELL:
            if cell < 0:
                raise NotationError(f"“{word}” is no tile of this board", "notation-cell", word=word)
            return cell
        if kind == TARGET and cell >= 0:
            return table.tile(cell)
        return read_piece(table, word, (), {})

    # -- what a seat sees --

    def pointed(self, table: ApotheosisTable, kind: str, value: Value) -> tuple[ArgKind, int | str]:
        """Tiles are picked as cells."""
        if kind == TARGET and table.is_tile(value):
            return "cell", table.cell_of(value)
        return super().pointed(table, kind, value)

    def clicked(self, table: ApotheosisTable, kind: str, piece: int, cell: int, seat: int, card: str) -> Value:
        if kind == TARGET and 0 <= cell < table.board.cells:
            return table.tile(cell)
        return super().clicked(table, kind, piece, cell, seat, card)

    def turn_shown(self, table: ApotheosisTable, seat: int) -> TurnTold:
        """The round, and the character whose turn it is."""
        return TurnTold(table.active, table.turn, table.round, list(table.playing()), table.character)

    def seat_badges(self, table: ApotheosisTable, seat: int) -> list[Badge]:
        return showing.seat_badges(table, seat)

    def piece_badges(self, table: ApotheosisTable, number: int) -> list[Badge]:
        return showing.piece_badges(table, number)

    def cards_shown(self, table: ApotheosisTable, seat: int) -> list[CardView]:
        return showing.cards_shown(table, seat)

    def face_word(self, table: ApotheosisTable, number: int) -> str:
        return showing.face_word(table, number)

    def board_shown(self, table: ApotheosisTable, area: int) -> BoardView | None:
        return showing.board_shown(table)

    reckoned = (Checking, Hurt)

    def reckon(self, table: ApotheosisTable, procedure: Checking | Hurt, telling: Telling) -> Reckoning:
        return reckoning.reckon(procedure, telling)

    def walks(self, table: ApotheosisTable) -> dict[int, Walk]:
        """The cheapest path to each tile on offer: a walk is one choice (gap move-path)."""
        decision = table.decision
        offered = [] if decision is None else [option[1] for option in decision.options if option[0] == self.walking]
        return {cell: walk_to(table, table.character, table.points, cell) for cell in offered}

    def blocker(self, table: ApotheosisTable, option: Option, refusal: Refusal) -> int:
        """The tile of what stops a line, as the refusal names it."""
        return int(table.cell_of(refusal.blame)) if refusal.message == "refusal-line" else -1

    def telling(self, table: ApotheosisTable, seat: int, messages: Messages) -> Telling:
        return ApotheosisTelling(table, seat, messages)


GAME = Apotheosis()

#: What the command line shows of the cards.
CARDS = ApotheosisCards()
