"""Makes the told view: what one reader sees of a table, in his language.

``view.look`` says what may be known, the game's ``Telling`` how it is said; here both are put together. Nothing is
taken from the table that the view does not have, but words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ludoteca.core import view
from ludoteca.core.action import CELL, FACE, MODE, NUMBER, PIECE, SEAT, Argument
from ludoteca.core.asking import Simultaneous
from ludoteca.core.decision import Decision, Option
from ludoteca.core.events import Event
from ludoteca.core.messages import Messages
from ludoteca.core.notation import write, write_argument
from ludoteca.core.procedure import Procedure
from ludoteca.core.table import Table
from ludoteca.core.telling import Telling
from ludoteca.core.told import (
    AreaTold,
    ArgTold,
    BadgeTold,
    BoardTold,
    CalculationTold,
    CardTold,
    CellTold,
    DecisionTold,
    EventTold,
    FigureTold,
    MoveTold,
    OptionTold,
    PartTold,
    PieceTold,
    SeatTold,
    ShelfTold,
    Sight,
    StepTold,
    Told,
    WaitingTold,
)

#: Areas that are drawn as one heap: where nobody knows what lies there, only how much is told.
HEAPS = ("pile",)

#: The kinds of argument that are picked in the way of their name.
PLAIN = {SEAT: "seat", CELL: "cell", NUMBER: "number", FACE: "face", MODE: "mode"}


class Memory:
    """What was told before and is told alike again, for whoever makes many views of one match in one language."""

    __slots__ = ("badges", "cells")

    def __init__(self) -> None:
        #: Badges by name, value and base.
        self.badges: dict[tuple[str, int, int], BadgeTold] = {}
        #: The names of the cells of a board, by how many there are.
        self.cells: dict[int, list[str]] = {}


class Teller:
    """Tells one table to one reader. Made anew for each view: it keeps nothing of the table."""

    __slots__ = ("game", "look", "memory", "seat", "sight", "table", "telling", "words")

    def __init__(
        self, table: Table, seat: int, messages: Messages, sight: Sight = "seat", memory: Memory | None = None
    ) -> None:
        self.memory = Memory() if memory is None else memory
        self.sight = sight
        if sight == "open":
            table = view.opened(table)
            seat = 0 if table.decision is None else table.decision.seat
        elif sight == "spectator":
            seat = view.SPECTATOR
        self.table: Any = table
        self.seat = seat
        self.game = table.box.game
        self.look = view.look(table, seat)
        self.telling: Telling = self.game.telling(table, seat, messages)
        #: The words of the cards that the view speaks of.
        self.words: dict[str, None] = {}

    def told(self) -> Told:
        look = self.look
        return Told(
            look.game,
            self.sight,
            self.seat if self.sight == "seat" else -1,
            self.game.turn_shown(self.table, self.seat),
            [self.area(area) for area in look.areas],
            [self.piece(piece) for area in look.areas if not is_heap(area) for piece in area.pieces],
            [self.seat_told(each) for each in look.seats],
            [self.board(area.place, area.board) for area in look.areas if area.board is not None],
            [StepTold(f"{step.procedure}-{step.step}", self.telling.step(step), step.rule) for step in look.trail],
            [self.waiting(each) for each in look.waiting],
            self.calculation(),
            self.decision(),
            [self.shelf(card) for card in look.cards if card.area],
            look.places,
        )

    def cards(self, known: Iterable[str] = ()) -> dict[str, CardTold]:
        """The cards that the view speaks of, but those that the reader has already."""
        badges = {card.word: card.badges for card in self.look.cards}
        wanted = [word for word in self.words if word not in known]
        return {word: self.card(word, badges.get(word, [])) for word in wanted}

    def card(self, word: str, badges: Sequence[view.Badge]) -> CardTold:
        told = self.telling.card_told(word)
        told.badges = told.badges or [self.badge(badge) for badge in badges]
        return told

    def named(self, word: str) -> str:
        if word:
            self.words[word] = None
        return word

    # -- what lies there --

    def area(self, area: view.AreaView) -> AreaTold:
        numbers = [] if is_heap(area) else [piece.number for piece in area.pieces]
        count = len(area.pieces)
        return AreaTold(area.place, area.name, self.telling.area(area), area.seat, area.drawn, numbers, count)

    def board(self, place: int, board: view.BoardView) -> BoardTold:
        cells = [CellTold(cell.cell, cell.word, self.telling.ground(cell), cell.number) for cell in board.cells]
        count = board.width * board.height
        names = self.memory.cells.get(count)
        if names is None:
            names = self.memory.cells[count] = [write_argument(self.table, CELL, cell) for cell in range(count)]
        return BoardTold(place, board.width, board.height, cells, names)

    def piece(self, piece: view.PieceView) -> PieceTold:
        if not piece.kind:
            name = self.telling.hidden(1)
            return PieceTold(
                piece.number, name, "", piece.owner, piece.controller, host=piece.host, cell=piece.cell, hidden=True
            )
        return PieceTold(
            piece.number,
            str(self.telling.name(piece.number)),
            self.named(self.telling.card_drawn(piece.number)),
            piece.owner,
            piece.controller,
            piece.face,
            self.telling.face(piece),
            piece.host,
            piece.cell,
            False,
            [self.badge(badge) for badge in piece.badges],
        )

    def badge(self, badge: view.Badge) -> BadgeTold:
        plain = not badge.parts
        key = (badge.name, badge.value, badge.base)
        if plain and key in self.memory.badges:
            return self.memory.badges[key]
        kind = self.telling.badge_kind(badge)
        parts = [
            PartTold(part.amount, part.source, str(self.telling.part(part.source, part.text))) for part in badge.parts
        ]
        to = badge.value if kind == "link" else -1
        told = BadgeTold(badge.name, kind, self.telling.badge(badge), badge.value, badge.base, to, parts)
        if plain and kind != "link":
            # What it says rests on nothing but its figures.
            self.memory.badges[key] = told
        return told

    def shelf(self, card: view.CardView) -> ShelfTold:
        badges = [self.badge(badge) for badge in card.badges]
        name = self.telling.card_name(card.word)
        return ShelfTold(self.named(card.word), name, card.area, card.seat, card.left, badges)

    def seat_told(self, seat: view.SeatView) -> SeatTold:
        badges = [self.badge(badge) for badge in seat.badges]
        return SeatTold(seat.seat, self.telling.player(seat.seat), seat.team, self.table.plays(seat.seat), badges)

    def waiting(self, waiting: view.WaitingView) -> WaitingTold:
        source = waiting.source
        return WaitingTold(
            waiting.number,
            self.telling.waiting(waiting).strip(),
            waiting.controller,
            source,
            self.named(self.telling.card_of(source)),
            self.telling.waiting_says(waiting),
            waiting.level,
            waiting.state,
            self.telling.waiting_targets(waiting),
        )

    def calculation(self) -> CalculationTold | None:
        """The steps of what is being reckoned, as far as the reader knows that it is in progress."""
        shown = {step.procedure for step in self.look.trail}
        for procedure in reversed(self.table.stack):
            name = type(procedure).__name__
            if name in self.game.reckoned and name in shown:
                steps = [
                    FigureTold(self.telling.step(view.StepView(name, function.__name__, rule)), rule=rule, done=done)
                    for rule, function, done in progress(procedure)
                ]
                told = CalculationTold(self.telling.step(next(s for s in self.look.trail if s.procedure == name)))
                told.steps = steps
                self.game.reckon(self.table, procedure, told, self.telling)
                return told
        return None

    # -- what is asked --

    def decision(self) -> DecisionTold | None:
        asked = self.look.decision
        if asked is None:
            return None
        decision: Decision = self.table.decision
        question = self.telling.question(asked)
        seats = asked_at_once(self.table) or [asked.seat]
        if asked.seat != self.seat:
            return DecisionTold(seats, question, asked.rule, asked.about, race=bool(decision.race))
        options = self.options(decision.options)
        passing = [option.notation for option in options if option.verb in self.game.passing and not option.args]
        return DecisionTold(
            seats,
            question,
            asked.rule,
            asked.about,
            self.telling.says(),
            options,
            race=bool(decision.race),
            passing=passing[0] if passing else "",
            only_passing=bool(passing) and len(options) == 1,
        )

    def options(self, options: Sequence[Option]) -> list[OptionTold]:
        """Options in words; those that plainly change nothing come last."""
        sentences = self.telling.sentences(options)
        told = [self.option(option, sentence) for option, sentence in zip(options, sentences, strict=True)]
        return sorted(told, key=lambda option: option.idle)

    def option(self, option: Option, sentence: str) -> OptionTold:
        verb, *values = option
        arguments = self.table.box.actions[verb].arguments
        args = [self.argument(argument, value) for argument, value in zip(arguments, values, strict=True)]
        idle = self.game.does_nothing(self.table, option)
        return OptionTold(write(self.table, option), verb, self.telling.verb(verb), sentence, args, idle)

    def argument(self, argument: Argument, value: Any) -> ArgTold:
        kind = argument.kind
        word = write_argument(self.table, kind, value)
        text = str(self.telling.argument(kind, value))
        card = self.named(self.telling.card_behind(kind, value))
        if kind == PIECE:
            picked: Any = "seat" if 0 <= value < self.table.box.seats else "piece"
            return ArgTold(picked, value, word, text, card=card)
        if kind in PLAIN:
            plain: Any = PLAIN[kind]
            return ArgTold(plain, value, word, text, card=card)
        way, stands = self.game.pointed(self.table, kind, value)
        return ArgTold("card" if way == "choice" and card else way, stands, word, text, kind, card)

    # -- what happened --

    def events(self, events: Iterable[Event], first: int) -> list[EventTold]:
        """Events as the reader could know them when they happened; ``first`` is the place of the first in the log."""
        opened = self.sight == "open"
        return [
            self.event(view.event_view(self.table, event.opened() if opened else event, self.seat), number)
            for number, event in enumerate(events, first)
        ]

    def event(self, event: view.EventView, number: int) -> EventTold:
        kinds = event.kinds
        known = kinds.get(event.cause, view.UNKNOWN) != view.UNKNOWN
        return EventTold(
            number,
            event.kind,
            self.telling.event(event),
            event.rule,
            event.seat,
            event.cause,
            self.named(self.telling.card_of(event.cause)) if known else "",
            event.subjects,
            [
                MoveTold(move.piece, move.was, move.source, move.target, move.cell, move.cell_before)
                for move in event.moves
            ],
            event.figures,
            self.telling.faces_of(event),
            self.telling.is_news(event),
        )


def asked_at_once(table: Any) -> list[int]:
    """All who are asked the same at once, whether they have answered or not: who has is nobody's business."""
    if table.decision.race:
        return list(table.decision.race)
    top = table.stack[-1]
    return list(top.seats) if isinstance(top, Simultaneous) else []


def progress(procedure: Procedure) -> Iterator[tuple[str, Any, bool]]:
    """The steps of a procedure, each with its rule, and whether it has been carried out."""
    for place, (rule, function) in enumerate(procedure.steps):
        yield rule, function, place < procedure.step


def is_heap(area: view.AreaView) -> bool:
    """Is only the number of its pieces told?"""
    return area.drawn in HEAPS and not any(piece.kind for piece in area.pieces)
