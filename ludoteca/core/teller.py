"""Makes the told view: what one reader sees of a table, in his language.

``view.look`` says what may be known, the game's ``Telling`` how it is said; here both are put together. Nothing is
taken from the table that the view does not have, but words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ludoteca.core import view
from ludoteca.core.action import CELL, FACE, MODE, NUMBER, PIECE, SEAT
from ludoteca.core.asking import Simultaneous
from ludoteca.core.decision import Decision, Option, Value
from ludoteca.core.events import Event
from ludoteca.core.messages import Messages
from ludoteca.core.notation import write, write_argument
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.table import Table
from ludoteca.core.telling import Telling
from ludoteca.core.told import (
    NOTHING,
    AreaTold,
    ArgKind,
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
PLAIN: dict[str, ArgKind] = {SEAT: "seat", CELL: "cell", NUMBER: "number", FACE: "face", MODE: "mode"}


#: How many events are kept as they were told: more than one choice makes happen.
EVENTS_KEPT = 200


class KeptPiece(NamedTuple):
    """A piece as it was told, with all that this was made of."""

    place: int
    seen: view.PieceView
    #: The pieces that its badges speak of, and what the reader knew of them.
    mentioned: tuple[tuple[int, bool, int | None], ...]
    told: PieceTold


class Memory:
    """What was told before and is told alike again, for whoever makes many views of one match in one language.

    Each part is kept with what it was made of, and told anew when that is another: nothing has to be dropped.
    Readers who know the same share what they are told, and what did not change is the same object in the next view.
    """

    __slots__ = ("areas", "badges", "boards", "cells", "events", "hidden", "pieces", "seats", "shelves")

    def __init__(self) -> None:
        #: Badges by name, value and base.
        self.badges: dict[tuple[str, int, int], BadgeTold] = {}
        #: The names of the cells of a board, by how many there are.
        self.cells: dict[int, list[str]] = {}
        self.boards: dict[int, tuple[view.BoardView, BoardTold]] = {}
        #: Pieces by number: as those who know them are told, and as the others are.
        self.pieces: dict[int, KeptPiece] = {}
        self.hidden: dict[int, PieceTold] = {}
        #: Areas by place, and by whether they are told as heaps; with what lies there, a tuple that is never altered.
        self.areas: dict[tuple[int, bool], tuple[tuple[int, ...], AreaTold]] = {}
        self.seats: dict[int, tuple[view.SeatView, bool, SeatTold]] = {}
        self.shelves: dict[tuple[str, int], tuple[view.CardView, ShelfTold]] = {}
        #: The events told last, by their place in the log.
        self.events: dict[int, tuple[view.EventView, EventTold]] = {}


class Teller:
    """Tells one table to one reader. Made anew for each view: it keeps nothing of the table."""

    __slots__ = (
        "_arguments",
        "_sentences",
        "game",
        "look",
        "memory",
        "seat",
        "shared",
        "sight",
        "table",
        "telling",
        "words",
    )

    def __init__(
        self,
        table: Table,
        seat: int,
        messages: Messages,
        sight: Sight = "seat",
        memory: Memory | None = None,
        shared: view.Shared | None = None,
    ) -> None:
        self.memory = Memory() if memory is None else memory
        self.sight = sight
        if sight == "open":
            table = view.opened(table)
            seat = 0 if table.decision is None else table.decision.seat
        elif sight == "spectator":
            seat = view.SPECTATOR
        self.table: Table = table
        self.seat = seat
        self.game = table.box.game
        self.shared = shared if shared is not None and shared.table is table else view.Shared(table)
        self.look = view.look(table, seat, shared=self.shared)
        self.telling: Telling = self.game.telling(table, seat, messages)
        #: The words of the cards that the view speaks of.
        self.words: dict[str, None] = {}
        self._arguments: dict[tuple[str, Value], ArgTold] = {}
        self._sentences: dict[Option, str] = {}

    def told(self) -> Told:
        look = self.look
        areas: list[AreaTold] = []
        pieces: list[PieceTold] = []
        for area in look.areas:
            heap = self.is_heap(area)
            areas.append(self.area(area, heap))
            if not heap:
                pieces += [self.piece(piece, area.place) for piece in area.pieces]
        return Told(
            look.game,
            self.sight,
            self.seat if self.sight == "seat" else -1,
            self.game.turn_shown(self.table, self.seat),
            areas,
            pieces,
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

    def is_heap(self, area: view.AreaView) -> bool:
        """Is only the number of its pieces told?"""
        return area.drawn in HEAPS and self.shared.all_hidden(area.place, self.seat)

    def area(self, area: view.AreaView, heap: bool) -> AreaTold:
        lying = self.table.zones[area.place]
        kept = self.memory.areas.get((area.place, heap))
        if kept is not None and kept[0] is lying:
            return kept[1]
        numbers = [] if heap else list(lying)
        if kept is None or kept[1].count != len(lying) or kept[1].pieces != numbers:
            text = self.telling.area(area)
            told = AreaTold(area.place, area.name, text, area.seat, area.drawn, numbers, len(lying))
        else:
            told = kept[1]
        self.memory.areas[area.place, heap] = (lying, told)
        return told

    def board(self, place: int, board: view.BoardView) -> BoardTold:
        kept = self.memory.boards.get(place)
        if kept is None or kept[0] != board:
            kept = self.memory.boards[place] = (board, self.new_board(place, board))
        return kept[1]

    def new_board(self, place: int, board: view.BoardView) -> BoardTold:
        telling = self.telling
        cells = [
            CellTold(cell.cell, cell.word, telling.ground(cell), cell.number, telling.ground_rule(cell))
            for cell in board.cells
        ]
        count = board.width * board.height
        names = self.memory.cells.get(count)
        if names is None:
            names = self.memory.cells[count] = [write_argument(self.table, CELL, cell) for cell in range(count)]
        return BoardTold(place, board.width, board.height, cells, names)

    def piece(self, piece: view.PieceView, place: int) -> PieceTold:
        if not piece.kind:
            return self.hidden_piece(piece)
        kept = self.memory.pieces.get(piece.number)
        if kept is None or kept.place != place or kept.seen != piece or not self.knows_the_same(kept.mentioned):
            kept = KeptPiece(place, piece, self.mentioned(piece.badges), self.new_piece(piece))
            self.memory.pieces[piece.number] = kept
        elif kept.told.card:
            self.words[kept.told.card] = None
        return kept.told

    def hidden_piece(self, piece: view.PieceView) -> PieceTold:
        kept = self.memory.hidden.get(piece.number)
        of = (piece.owner, piece.controller, piece.host, piece.cell)
        if kept is None or (kept.owner, kept.controller, kept.host, kept.cell) != of:
            kept = self.memory.hidden[piece.number] = PieceTold(
                piece.number,
                self.telling.hidden(1),
                "",
                piece.owner,
                piece.controller,
                host=piece.host,
                cell=piece.cell,
                hidden=True,
            )
        return kept

    def mentioned(self, badges: Iterable[view.Badge]) -> tuple[tuple[int, bool, int | None], ...]:
        """The pieces that badges speak of, and what the reader knows of them."""
        numbers = [part.source for badge in badges for part in badge.parts]
        numbers += [badge.value for badge in badges if self.telling.badge_kind(badge) == "link"]
        return tuple([self.known_of(number) for number in numbers])

    def known_of(self, number: int) -> tuple[int, bool, int | None]:
        return number, number in self.table.pieces, self.telling.kind_seen(number)

    def knows_the_same(self, mentioned: tuple[tuple[int, bool, int | None], ...]) -> bool:
        return all(self.known_of(each[0]) == each for each in mentioned)

    def new_piece(self, piece: view.PieceView) -> PieceTold:
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
        self.named(card.word)
        key = (card.word, card.seat)
        kept = self.memory.shelves.get(key)
        if kept is None or kept[0] != card:
            badges = [self.badge(badge) for badge in card.badges]
            name = self.telling.card_name(card.word)
            told = ShelfTold(card.word, name, card.area, card.seat, card.left, badges)
            kept = self.memory.shelves[key] = (card, told)
        return kept[1]

    def seat_told(self, seat: view.SeatView) -> SeatTold:
        plays = self.table.plays(seat.seat)
        kept = self.memory.seats.get(seat.seat)
        if kept is None or kept[1] != plays or kept[0] != seat:
            badges = [self.badge(badge) for badge in seat.badges]
            told = SeatTold(seat.seat, self.telling.player(seat.seat), seat.team, plays, badges)
            kept = self.memory.seats[seat.seat] = (seat, plays, told)
        return kept[2]

    def waiting(self, waiting: view.WaitingView) -> WaitingTold:
        source = waiting.source
        return WaitingTold(
            waiting.number,
            self.telling.waiting(waiting).strip(),
            waiting.controller,
            source,
            self.named(self.telling.card_of(source)),
            self.telling.waiting_says(waiting) if self.telling.kind_seen(source) != view.UNKNOWN else "",
            waiting.level,
            waiting.state,
            self.telling.waiting_targets(waiting),
        )

    def calculation(self) -> CalculationTold | None:
        """The steps of what is being reckoned, as far as the reader knows that it is in progress."""
        shown = {step.procedure for step in self.look.trail}
        for procedure in self.table.innermost():
            name = type(procedure).__name__
            if type(procedure) in self.game.reckoned and name in shown:
                at = next(step for step in self.look.trail if step.procedure == name)
                pieces, figures = self.game.reckon(self.table, procedure, self.telling)
                told = CalculationTold(self.telling.step(at), at.rule, pieces, [])
                for rule, function, done in progress(procedure):
                    step = view.StepView(name, function.__name__, rule)
                    told.steps.append(FigureTold(self.telling.step(step), rule=rule, done=done))
                    for figure in figures.get(function.__name__, ()):
                        figure.text = str(figure.text)
                        told.steps.append(figure)
                return told
        return None

    # -- what is asked --

    def decision(self) -> DecisionTold | None:
        asked, decision = self.look.decision, self.table.decision
        if asked is None or decision is None:
            return None
        question = self.telling.question(asked)
        seats = asked_at_once(self.table, decision) or [asked.seat]
        if asked.seat != self.seat:
            return DecisionTold(seats, question, asked.rule, asked.about, race=bool(decision.race))
        # Those that plainly change nothing come last.
        options = self.options(decision.options, [option.notation for option in asked.options])
        options.sort(key=lambda option: option.idle)
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
            walking=self.walking(options),
        )

    def walking(self, options: Sequence[OptionTold]) -> str:
        verb = self.game.walking
        return verb if verb and any(option.verb == verb for option in options) else ""

    def options(self, options: Sequence[Option], notations: Sequence[str] | None = None) -> list[OptionTold]:
        """Options in words, in their order."""
        written = [write(self.table, option) for option in options] if notations is None else notations
        sentences = self.telling.told_apart(options, [self.sentence(option) for option in options])
        return [self.option(*each) for each in zip(options, written, sentences, strict=True)]

    def sentence(self, option: Option) -> str:
        said = self._sentences.get(option)
        if said is None:
            said = self._sentences[option] = self.telling.sentence(option)
        return said

    def option(self, option: Option, notation: str, sentence: str) -> OptionTold:
        verb, *values = option
        arguments = self.table.box.actions[verb].arguments
        args = [self.argument(argument.kind, value) for argument, value in zip(arguments, values, strict=True)]
        idle = self.game.does_nothing(self.table, option)
        return OptionTold(notation, verb, self.telling.verb(verb), sentence, args, idle, verb in self.game.weighty)

    def argument(self, kind: str, value: object) -> ArgTold:
        key = (kind, value)
        told = self._arguments.get(key)
        if told is None:
            told = self._arguments[key] = self.new_argument(kind, value)
        return told

    def new_argument(self, kind: str, value: Value) -> ArgTold:
        word = write_argument(self.table, kind, value)
        text = str(self.telling.argument(kind, value))
        card = self.named(self.telling.card_behind(kind, value))
        if kind == PIECE:
            picked: ArgKind = "seat" if 0 <= value < self.table.box.seats else "piece"
            return ArgTold(picked, value, word, text, card=card)
        if kind in PLAIN:
            board = self.game.board_meant(self.table, kind, value)
            told = None if board is None else self.new_board(NOTHING, board)
            return ArgTold(PLAIN[kind], value, word, text, card=card, board=told)
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
        """Told once to all who knew the same when it happened."""
        known = event.kinds.get(event.cause, view.UNKNOWN) != view.UNKNOWN
        card = self.named(self.telling.card_of(event.cause)) if known else ""
        kept = self.memory.events.get(number)
        if kept is None or kept[1].card != card or kept[0] != event:
            if len(self.memory.events) >= EVENTS_KEPT:
                self.memory.events.clear()
            kept = self.memory.events[number] = (event, self.new_event(event, number, card))
        return kept[1]

    def new_event(self, event: view.EventView, number: int, card: str) -> EventTold:
        return EventTold(
            number,
            event.kind,
            self.telling.event(event),
            event.rule,
            event.seat,
            event.cause,
            card,
            event.subjects,
            [
                MoveTold(move.piece, move.was, move.source, move.target, move.cell, move.cell_before)
                for move in event.moves
            ],
            event.figures,
            self.telling.faces_of(event),
            self.telling.is_news(event),
        )


def asked_at_once(table: Table, decision: Decision) -> list[int]:
    """All who are asked the same at once, whether they have answered or not: who has is nobody's business."""
    if decision.race:
        return list(decision.race)
    top = table.stack[-1]
    return list(top.seats) if isinstance(top, Simultaneous) else []


def progress(procedure: Procedure) -> Iterator[tuple[str, Callable[..., Next], bool]]:
    """The steps of a procedure, each with its rule, and whether it has been carried out."""
    for place, (rule, function) in enumerate(procedure.steps):
        yield rule, function, place < procedure.step
