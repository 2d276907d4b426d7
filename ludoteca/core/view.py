"""What a seat may know: all that leaves the table, and what it may imagine of the rest.

The leak property: equal knowledge, equal streams. Two tables that differ only
in what a seat can't know give that seat the same bytes.
"""

from __future__ import annotations

import msgspec

from ludoteca.core import notation
from ludoteca.core.documents import Document
from ludoteca.core.events import Event, kind_of
from ludoteca.core.imagining import blind as blind
from ludoteca.core.imagining import dealt_anew as dealt_anew
from ludoteca.core.imagining import imagine as imagine
from ludoteca.core.imagining import opened as opened
from ludoteca.core.piece import EVERYBODY, Piece
from ludoteca.core.table import Table

#: The kind of a piece that a seat does not know.
UNKNOWN = -1

#: How an area with a board is drawn.
GRID = "grid"

#: Whoever watches: a seat that knows what everybody knows, and is never asked. No table has so many seats.
SPECTATOR = 62


class Part(msgspec.Struct):
    """One addend of a value: which piece it comes from, and how much."""

    source: int
    amount: int
    text: str = ""


class Badge(msgspec.Struct):
    """A value shown on a piece or a seat, which unfolds into its parts."""

    name: str
    value: int
    base: int = 0
    parts: list[Part] = []


class PieceView(msgspec.Struct):
    number: int
    #: The word of what it is, or empty when this seat can't know.
    kind: str
    owner: int
    controller: int
    #: The word of the face shown, or empty.
    face: str = ""
    host: int = -1
    cell: int = -1
    badges: list[Badge] = []


class CellView(msgspec.Struct):
    """What a cell of a board shows besides the pieces on it: the word of its ground, and a figure."""

    cell: int
    word: str
    number: int = 0


class BoardView(msgspec.Struct):
    """The board of a grid area: cells are numbered row by row from the upper left corner."""

    width: int
    height: int
    cells: list[CellView] = []


class AreaView(msgspec.Struct):
    name: str
    seat: int
    drawn: str
    pieces: list[PieceView]
    board: BoardView | None = None
    #: Which of the table's areas it is, where several have one name.
    place: int = -1


class CardView(msgspec.Struct):
    """A card that everybody sees, and how many of its pieces still lie on it in an area."""

    word: str
    area: str
    seat: int
    left: int
    badges: list[Badge] = []


class SeatView(msgspec.Struct):
    seat: int
    team: int
    badges: list[Badge] = []


class StepView(msgspec.Struct):
    """One procedure in progress: where we are, and by which rule."""

    procedure: str
    step: str
    rule: str


class WaitingView(msgspec.Struct):
    number: int
    controller: int
    source: int
    ability: int
    #: Where a game's effects have levels, and are paused or being resolved as well as waiting.
    level: int = 0
    state: str = ""


class OptionView(msgspec.Struct):
    notation: str
    verb: str
    arguments: list[int | str]


class DecisionView(msgspec.Struct):
    seat: int
    ask: str
    rule: str
    about: list[int]
    series: list[str]
    options: list[OptionView]


class MoveView(msgspec.Struct):
    """A piece that changed its place: areas by their place on the table, cells of a board."""

    piece: int
    source: int = -1
    target: int = -1
    cell: int = -1
    cell_before: int = -1
    #: Its number before, where it has become a new object.
    was: int = -1


class EventView(msgspec.Struct):
    kind: str
    rule: str
    seat: int
    cause: int
    subjects: list[int]
    values: list[int]
    #: The kinds that the pieces it speaks of had when it happened, by number; hidden ones are ``UNKNOWN``.
    kinds: dict[int, int] = {}
    #: Where pieces went; places are seen by all, faces or not.
    moves: list[MoveView] = []
    #: The figures by their names, as far as the seat may know them.
    figures: dict[str, int] = {}


class View(msgspec.Struct):
    """Everything that one seat sees."""

    game: str
    seat: int
    active: int
    areas: list[AreaView]
    seats: list[SeatView]
    trail: list[StepView]
    waiting: list[WaitingView]
    decision: DecisionView | None
    places: list[int] | None
    events: list[EventView] = []
    cards: list[CardView] = []


def encode(view: View) -> bytes:
    return msgspec.json.encode(view)


def hidden_from(table: Table, seat: int) -> bool:
    """Is a decision open that this seat may not know of? Its stream does not move meanwhile."""
    return table.decision is not None and table.decision.private and table.decision.seat != seat


class Shared:
    """What every seat sees alike of a table as it lies there: reckoned once for all who look at it."""

    __slots__ = ("_areas", "_known", "_pieces", "_seats", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._pieces: dict[int, PieceView] = {}
        self._seats: list[SeatView] | None = None
        #: Areas of which one knows everything, or nothing.
        self._areas: dict[tuple[int, bool], AreaView] = {}
        #: Of each area who knows anything that lies there, and who knows everything.
        self._known: dict[int, tuple[int, int]] = {}

    def piece(self, piece: Piece) -> PieceView:
        """A piece as those see it who know what it is."""
        found = self._pieces.get(piece.number)
        if found is None:
            found = self._pieces[piece.number] = known_piece(self.table, piece)
        return found

    def all_hidden(self, index: int, seat: int) -> bool:
        """Does a seat know nothing of what lies in an area?"""
        return not self.known(index)[0] >> seat & 1

    def known(self, index: int) -> tuple[int, int]:
        found = self._known.get(index)
        if found is None:
            pieces = self.table.pieces
            some, every = 0, EVERYBODY
            for number in self.table.zones[index]:
                known = pieces[number].known
                some |= known
                every &= known
            found = self._known[index] = (some, every)
        return found

    def seats(self) -> list[SeatView]:
        if self._seats is None:
            box = self.table.box
            self._seats = [
                SeatView(each, box.teams[each], box.game.seat_badges(self.table, each)) for each in range(box.seats)
            ]
        return self._seats

    def area(self, index: int, seat: int) -> AreaView:
        """An area as a seat sees it: the same for all who know everything in it, or nothing."""
        some, every = self.known(index)
        knows = bool(every >> seat & 1)
        if not knows and some >> seat & 1:
            return area_view(self, index, seat)
        found = self._areas.get((index, knows))
        if found is None:
            found = self._areas[index, knows] = area_view(self, index, seat)
        return found


def look(table: Table, seat: int, events: list[Event] | None = None, shared: Shared | None = None) -> View:
    """The table as a seat sees it; what is shared must have been reckoned from the same table as it lies there."""
    game = table.box.game
    secret = hidden_from(table, seat)
    shared = Shared(table) if shared is None else shared
    return View(
        game=game.name,
        seat=seat,
        active=table.active,
        areas=[shared.area(index, seat) for index in range(len(table.box.zones))],
        seats=shared.seats(),
        trail=[] if secret else trail(table, seat),
        waiting=game.waiting_shown(table, seat),
        decision=None if secret else decision_view(table, seat),
        places=None if table.places is None else list(table.places),
        events=[event_view(table, event, seat) for event in events or ()],
        cards=game.cards_shown(table, seat),
    )


def area_view(shared: Shared, index: int, seat: int) -> AreaView:
    table = shared.table
    zone = table.box.zones[index]
    lying = [table.pieces[number] for number in table.zones[index]]
    pieces = [shared.piece(piece) if piece.known >> seat & 1 else hidden_piece(piece) for piece in lying]
    board = table.box.game.board_shown(table, index) if zone.drawn == GRID else None
    return AreaView(zone.name, zone.seat, zone.drawn, pieces, board, index)


def hidden_piece(piece: Piece) -> PieceView:
    return PieceView(piece.number, "", piece.owner, piece.controller, "", piece.host, piece.cell)


def known_piece(table: Table, piece: Piece) -> PieceView:
    game = table.box.game
    return PieceView(
        piece.number,
        game.piece_word(table, piece.number),
        piece.owner,
        piece.controller,
        game.face_word(table, piece.number),
        piece.host,
        piece.cell,
        game.piece_badges(table, piece.number),
    )


def trail(table: Table, seat: int) -> list[StepView]:
    """Where we are: a procedure that carries out another with ``then`` still is at the step that did so.

    One that is complete, as the last of a match may be, is nowhere any more.
    """
    steps = []
    for place, procedure in enumerate(table.stack):
        if procedure.secret and not table.box.game.sees_procedure(table, procedure, seat):
            break
        if place + 1 < len(table.stack) and not table.stack[place + 1].heard:
            rule, function = procedure.steps[procedure.step - 1]
            steps.append(StepView(type(procedure).__name__, function.__name__, rule))
        elif procedure.step < len(procedure.steps):
            steps.append(StepView(type(procedure).__name__, procedure.step_name(), procedure.rule()))
    return steps


def decision_view(table: Table, seat: int) -> DecisionView | None:
    """What is asked; only the deciding seat sees its options and its series."""
    decision = table.decision
    if decision is None:
        return None
    options: list[OptionView] = []
    series: list[str] = []
    if decision.seat == seat:
        options = [
            OptionView(notation.write(table, option), option[0], list(option[1:])) for option in decision.options
        ]
        series = [notation.write(table, option) for option in decision.series]
    return DecisionView(decision.seat, decision.ask, decision.rule, list(decision.about), series, options)


def event_view(table: Table, event: Event, seat: int) -> EventView:
    """An event as the seat could know it when it happened; its figures only if it knew every piece it speaks of."""
    witnessed = event.witnessed or table.witness(event)
    kinds = {number: kind if known >> seat & 1 else UNKNOWN for number, kind, known in witnessed}
    knows = all(kinds.get(number) != UNKNOWN for number in event.subjects)
    values = list(event.values) if knows else []
    if not knows:
        spoken_of = {*event.subjects, event.cause}
        kinds = {number: kind for number, kind in kinds.items() if number in spoken_of}
    moves = [
        MoveView(move.piece, move.source, move.target, move.cell, move.cell_before, move.was) for move in event.moves
    ]
    figures = kind_of(table.box.game.events, event.kind).named(event) if knows else {}
    return EventView(
        event.kind, event.rule, event.seat, event.cause, list(event.subjects), values, kinds, moves, figures
    )


class Stream:
    """All that one seat is ever sent of a match, in order.

    While a decision is open that the seat may not know of, its stream does not move; ``last`` is
    what to send it again when it comes back.
    """

    __slots__ = ("last", "seat", "since")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        #: How much of the log the seat has been sent.
        self.since = 0
        self.last: View | None = None

    def next(self, table: Table, log: list[Event]) -> View | None:
        """What to send now; nothing while the seat may not know that the match is waiting."""
        if hidden_from(table, self.seat):
            return None
        self.last = look(table, self.seat, log[self.since :])
        self.since = len(log)
        return self.last


def same_to(first: Table, second: Table, seat: int) -> bool:
    """Do two tables look the same to a seat, to the byte?"""
    return encode(look(first, seat)) == encode(look(second, seat))


def as_dict(view: View) -> Document:
    data: Document = msgspec.to_builtins(view)
    return data
