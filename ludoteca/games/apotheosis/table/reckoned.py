"""What is reckoned from the table and kept till a ground changes that it rests on (``grounds.py``)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Self

from ludoteca.core.events import NOBODY, NOTHING, Event
from ludoteca.core.modifiers import Modifier
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.table import Table
from ludoteca.games.apotheosis.cards.board import Board
from ludoteca.games.apotheosis.table.areas import seat_of_zone
from ludoteca.games.apotheosis.table.figures import CardPiece
from ludoteca.games.apotheosis.table.grounds import FIGURES, MOMENT, SINGLED_OUT, TIDY, at_hand, ground_of
from ludoteca.games.apotheosis.text.questions import WORN, with_resting

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.box import ApotheosisBox


class ReckonedTable(Table["ApotheosisBox", Any]):
    """The table without its rules: what has been reckoned so far."""

    __slots__ = ("board", "heroes", "occupied")

    derived: ClassVar[tuple[str, ...]] = ("board", "occupied")

    def __init__(self, box: ApotheosisBox, seed: int) -> None:
        super().__init__(box, seed)
        #: Each seat's Hero.
        self.heroes: tuple[int, ...] = (NONE,) * box.seats
        #: The map with what texts have changed of it, and the tiles where anything stands.
        self.board: Board = box.board
        self.occupied = 0

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.heroes = self.heroes
        new.board = self.board
        new.occupied = self.occupied

    # -- what has changed --------------------------------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        seat: int = NOBODY,
        cause: int = NOTHING,
        subjects: tuple[int, ...] = (),
        values: tuple[int, ...] = (),
    ) -> None:
        """What is reckoned is reckoned anew; the event itself is made only for a log."""
        if self.kept[MOMENT]:
            self.changed(MOMENT)
        if self.log is not None:
            self.write_down(Event(kind, rule, seat, cause, subjects, values), self.log)

    def happened(self, event: Event) -> None:
        """Autos are noticed by ``moment``, so that events need not be looked through."""
        self.changed(MOMENT)
        super().happened(event)

    def is_tidy(self) -> bool:
        """Is it known that no table holds more than its slots and knowledge allow (table.3)?"""
        return bool(self.kept[TIDY])

    def tidied(self) -> None:
        self.kept[TIDY]["tidy"] = True

    def unsettled(self, questions: Collection[str]) -> None:
        """What texts or cards answer to these questions may be something else now."""
        figures = self.kept[FIGURES]
        self.kept[FIGURES] = {key: figure for key, figure in figures.items() if key[1] not in questions}
        for question in questions:
            self.changed(ground_of(question))

    def worn_otherwise(self, seat: int, lasting: bool) -> None:
        """A Hero has other cards: its attributes are others, all its figures unless the rest is ``lasting``."""
        hero = self.heroes[seat]
        figures = self.kept[FIGURES]
        self.kept[FIGURES] = {
            key: figure for key, figure in figures.items() if key[0] != hero or (lasting and key[1] not in WORN)
        }

    def rummaged(self, seat: int, useful: bool = True) -> None:
        """Cards of a seat lie otherwise, and no text with them: figures are as they were. A seat below 0 is nobody.

        ``useful``: they are activated from where they lie, or pay for what is.
        """
        if seat >= 0:
            self.changed(at_hand(self.box.seats, seat) if useful else seat)

    def begin(self, modifier: Modifier) -> None:
        self.unsettled(with_resting(modifier.question))
        self.single_out((modifier,))
        super().begin(modifier)

    def keep_modifiers(self, question: str, kept: tuple[Modifier, ...]) -> None:
        self.unsettled(with_resting(question))
        self.single_out(self.modifiers[question])
        super().keep_modifiers(question, kept)

    def single_out(self, modifiers: Iterable[Modifier]) -> None:
        """A lasting effect begins or ends: the card that it comes from is like no other, or is again."""
        self.changed(SINGLED_OUT)
        for modifier in modifiers:
            if isinstance(self.pieces.get(modifier.source), CardPiece):
                self.rummaged(seat_of_zone(self.pieces[modifier.source].zone))

    def reveal(self, numbers: tuple[int, ...], rule: str, seat: int = NOBODY, to: int = EVERYBODY) -> None:
        """Which cards are alike depends on who knows them."""
        super().reveal(numbers, rule, seat, to)
        for number in numbers:
            self.rummaged(seat_of_zone(self.pieces[number].zone))
