"""What is reckoned from the table and kept, and the one place where it is dropped.

Most of a decision is listing what can be done, and most of that is the same as a decision ago. So an answer is kept
till something changes that it rests on. ``faults`` recounts what is kept.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from ludoteca.core.events import NOBODY, NOTHING, Event
from ludoteca.core.modifiers import Modifier
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.table import Table
from ludoteca.games.apotheosis.cards.board import Board
from ludoteca.games.apotheosis.table.areas import seat_of_zone
from ludoteca.games.apotheosis.table.figures import CardPiece
from ludoteca.games.apotheosis.text.questions import SCENIC, WORN, is_learnt, with_resting


class ReckonedTable(Table):
    """The table without its rules: what has been reckoned so far."""

    __slots__ = (
        "board",
        "cast",
        "filed",
        "furniture",
        "hearing",
        "heroes",
        "occupied",
        "ready",
        "scene",
        "standing",
        "untidy",
        "values",
        "ways",
        "worn",
    )

    derived: ClassVar[tuple[str, ...]] = (
        "values",
        "standing",
        "hearing",
        "board",
        "occupied",
        "furniture",
        "cast",
        "filed",
        "ready",
        "worn",
        "scene",
        "ways",
        "untidy",
    )

    def __init__(self, box: Any, seed: int) -> None:
        super().__init__(box, seed)
        #: Each seat's Hero.
        self.heroes: tuple[int, ...] = (NONE,) * box.seats
        # Reckoned when first asked for, and kept: in ``cast`` till a piece comes or goes or a sheet changes, in
        # ``worn`` also till a text on the same question begins or ends, in each seat's ``filed`` also till one of its
        # cards lies otherwise and in ``ready`` if that card is of use, in ``scene`` till a piece moves, in
        # ``furniture`` till a thing does, in ``values`` and ``ways`` till anything happens. ``faults`` recounts them.
        self.cast: dict[Any, Any] = {}
        self.worn: dict[tuple[int, str], Any] = {}
        self.filed: tuple[dict[Any, Any], ...] = tuple({} for _ in self.heroes)
        self.ready: tuple[dict[int, Any], ...] = tuple({} for _ in self.heroes)
        self.scene: dict[Any, Any] = {}
        self.furniture: tuple[int, int, tuple[int, ...]] | None = None
        self.values: dict[Any, int] = {}
        self.standing: dict[str, tuple[Any, ...]] | None = None
        self.hearing: dict[str, tuple[Any, ...]] | None = None
        #: The map with what texts have changed of it, and the tiles where anything stands.
        self.board: Board = box.board
        self.occupied = 0
        self.ways: dict[Any, Any] = {}
        #: May a table hold more than its slots and knowledge allow (table.3)?
        self.untidy = False

    def copy_into(self, new: Any) -> None:
        super().copy_into(new)
        new.heroes = self.heroes
        new.cast = self.cast.copy()
        new.worn = self.worn.copy()
        new.filed = tuple([filed.copy() for filed in self.filed])
        new.ready = tuple([ready.copy() for ready in self.ready])
        new.scene = self.scene.copy()
        new.furniture = self.furniture
        new.values = self.values.copy()
        new.standing = self.standing
        new.hearing = self.hearing
        new.board = self.board
        new.occupied = self.occupied
        new.ways = {}
        new.untidy = self.untidy

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
        if self.values:
            self.values = {}
        if self.ways:
            self.ways = {}
        if self.log is not None:
            self.write_down(Event(kind, rule, seat, cause, subjects, values))

    def happened(self, event: Event) -> None:
        """Autos are noticed by ``moment``, so that events need not be looked through."""
        self.values = {}
        self.ways = {}
        self.write_down(event)

    def relaid(self) -> None:
        """Cards lie otherwise, or a piece has come or gone: which texts hold and which listen is to be found anew."""
        self.standing = None
        self.hearing = None
        self.cast = {}
        self.stir()

    def stir(self) -> None:
        """Cards, pieces or texts have changed: nothing that rests on them is kept."""
        self.untidy = self.untidy or self.box.shrinking
        self.worn = {}
        self.clear_desks()
        self.scene = {}
        self.furniture = None
        self.values = {}
        self.ways = {}

    def unsettled(self, questions: Collection[str]) -> None:
        """What texts or cards answer to these questions may be something else now."""
        self.worn = {key: value for key, value in self.worn.items() if key[1] not in questions}
        for question in questions:
            if is_learnt(question):
                self.clear_desks()
                self.untidy = True
            elif question in SCENIC:
                self.scene = {}
            elif question == "max-life":
                self.untidy = True
        self.values = {}
        self.ways = {}

    def worn_otherwise(self, seat: int) -> None:
        """A Hero wears something else: its attributes are others."""
        hero = self.heroes[seat]
        self.worn = {key: value for key, value in self.worn.items() if key[0] != hero or key[1] not in WORN}

    def sheet_changed(self, seat: int) -> None:
        """House, Classes or Entity of a Hero are others, or turned: all its figures may be."""
        hero = self.heroes[seat]
        self.worn = {key: value for key, value in self.worn.items() if key[0] != hero}
        self.cast.pop(("sheet", seat), None)
        self.cast.pop(("entity", seat), None)
        self.heard(seat)
        self.rummaged(seat)
        self.untidy = True

    def peopled(self, seat: int, questions: Collection[str]) -> None:
        """A character of a seat, whose card answers these questions, comes onto the board or leaves it."""
        self.standing = None
        self.hearing = None
        self.cast = {}
        self.scene = {}
        self.unsettled(questions)
        self.rummaged(seat)

    def heard(self, seat: int, holding: bool = True, listening: bool = True) -> None:
        """Texts of a seat's cards begin or cease to hold or listen."""
        if holding:
            self.standing = None
        if listening:
            self.hearing = None
        self.cast.pop("in-play", None)
        self.cast.pop(("in-play", seat), None)

    def clear_desks(self) -> None:
        self.filed = tuple([{} for _ in self.filed])
        self.ready = tuple([{} for _ in self.ready])

    def rummaged(self, seat: int, useful: bool = True) -> None:
        """Cards of a seat lie otherwise, and no text with them: figures are as they were. A seat below 0 is nobody.

        ``useful``: they are activated from where they lie, or pay for what is.
        """
        if seat >= 0:
            self.filed[seat].clear()
            if useful:
                self.ready[seat].clear()
        self.values = {}
        self.ways = {}

    def moved(self) -> None:
        """A character stands elsewhere, or the ground has changed."""
        self.scene = {}
        self.values = {}
        self.ways = {}

    def refurnished(self) -> None:
        """An object or container stands elsewhere, has come, gone or become something else."""
        self.furniture = None
        self.moved()

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
        self.cast.pop("singled-out", None)
        for modifier in modifiers:
            if isinstance(self.pieces.get(modifier.source), CardPiece):
                self.rummaged(seat_of_zone(self.pieces[modifier.source].zone))

    def reveal(self, numbers: tuple[int, ...], rule: str, seat: int = NOBODY, to: int = EVERYBODY) -> None:
        """Which cards are alike depends on who knows them."""
        super().reveal(numbers, rule, seat, to)
        for number in numbers:
            self.rummaged(seat_of_zone(self.pieces[number].zone))

    def imagined(self) -> None:
        """Kinds have been dealt anew: nothing that was reckoned is true."""
        self.relaid()
