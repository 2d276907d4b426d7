"""The told view: all that a client draws, in the reader's language. ``core/teller.py`` makes it.

Pieces are kept by number and areas by place, so that a difference to the last view is small and easily applied:
``Difference`` says how. Numbers of pieces begin after those of the seats; ``-1`` is nobody and nothing everywhere.

The structs describe what is sent and are never compiled. Fields at their default are left out.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

NOTHING = -1

#: How a value is drawn: a figure, a figure out of its base, a state that is there or not, a line to another piece.
BadgeKind = Literal["number", "gauge", "flag", "link"]

#: How an argument is picked: by clicking a piece, a cell, a seat or an effect that waits, or from a list of words.
ArgKind = Literal["piece", "cell", "seat", "effect", "card", "number", "face", "mode", "choice"]

#: The most that is told of what is at the table: for a seat, for whoever watches, or with everything open.
Sight = Literal["seat", "spectator", "open"]


class _Told(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=False):
    """What all structs of the view have in common."""


class PartTold(_Told):
    """One addend of a value: how much, and where it comes from."""

    amount: int
    #: The piece that it comes from, if one does.
    source: int = NOTHING
    #: Where it comes from, in words.
    text: str = ""


class BadgeTold(_Told):
    """A value shown on a piece, a seat or a card, which unfolds into its parts."""

    name: str
    kind: BadgeKind
    #: The value in words, with its parts: "attack 6 (5, +1 Thor #9)".
    text: str
    value: int = 0
    #: What the value began with; of a gauge, its full measure.
    base: int = 0
    #: The piece that a link leads to.
    to: int = NOTHING
    parts: list[PartTold] = []


class PieceTold(_Told):
    """One piece: a card, a die, a figure, a token."""

    number: int
    name: str
    #: The word under which ``cards`` has its text; empty where the reader can't know what it is.
    card: str = ""
    owner: int = NOTHING
    controller: int = NOTHING
    #: The side that is up: its word, by which a client draws it, and its name.
    face: str = ""
    face_text: str = ""
    #: The piece that it is attached to or lies on.
    host: int = NOTHING
    cell: int = NOTHING
    hidden: bool = False
    badges: list[BadgeTold] = []
    #: The numbers that it had before it became a new object, the last first.
    was: list[int] = []


class CellTold(_Told):
    """What a cell of a board shows besides the pieces on it."""

    cell: int
    #: The word of its ground, by which a client draws it, and the ground in words.
    word: str
    text: str = ""
    #: A figure of the cell: its height, the coins on it.
    number: int = 0
    #: The rule of its ground.
    rule: str = ""


class BoardTold(_Told):
    """A board: cells are numbered row by row from the upper left corner."""

    #: The area that it belongs to.
    place: int
    width: int
    height: int
    #: Only the cells that show something.
    cells: list[CellTold] = []
    #: How each cell is called, by its number ("a1"); empty where cells have no names.
    names: list[str] = []


class AreaTold(_Told):
    """A place on the table where pieces lie."""

    #: Its key: which of the table's areas it is.
    place: int
    name: str
    #: What it is called.
    text: str
    #: Whose it is; ``-1`` is everybody's.
    seat: int = NOTHING
    #: How it is drawn: row, pile, grid, ...
    drawn: str = ""
    #: The numbers of the pieces in it, in order; empty where only their count is told.
    pieces: list[int] = []
    #: How many pieces lie in it.
    count: int = 0


class ShelfTold(_Told):
    """A card that lies open without being a piece, and how many of its pieces are left on it."""

    card: str
    name: str
    area: str
    seat: int
    left: int
    badges: list[BadgeTold] = []


class SeatTold(_Told):
    seat: int
    #: "Player 1"; the names of people are the table's (``SeatInfo``).
    name: str
    team: int
    #: Still in the match?
    plays: bool = True
    badges: list[BadgeTold] = []


class StepTold(_Told):
    """One procedure in progress: where we are, and by which rule."""

    #: Its key for a player's stops: "MainStep-act".
    id: str
    text: str
    rule: str = ""


class TimelineTold(_Told):
    """The order in which a seat's pieces have their turns."""

    seat: int
    pieces: list[int]


class TurnTold(_Told):
    active: int
    #: Turns begun so far, and rounds where the game counts them.
    number: int = 0
    round: int = 0
    #: The seats in the order of their turns.
    order: list[int] = []
    #: The piece whose turn it is, where pieces have turns.
    piece: int = NOTHING
    timelines: list[TimelineTold] = []


class FigureTold(_Told):
    """A step of a calculation in progress, or a figure that the step before it has come to."""

    text: str
    #: What it has come to; nothing for a step that only has figures after it.
    value: int | None = None
    rule: str = ""
    #: The piece that the figure comes from or is about.
    source: int = NOTHING
    #: The faces that dice show at this step, by their words.
    faces: list[str] = []
    #: Already carried out, or still to come?
    done: bool = False


class CalculationTold(_Told):
    """What is being reckoned right now: damage, a test with dice."""

    text: str
    rule: str = ""
    #: Whom it is about.
    pieces: list[int] = []
    steps: list[FigureTold] = []


class WaitingTold(_Told):
    """An effect that waits to be resolved, in the order in which effects are shown."""

    number: int
    text: str
    controller: int
    source: int
    card: str = ""
    #: What its text says.
    says: str = ""
    #: Where effects have levels and are paused or being resolved as well as waiting.
    level: int = 0
    state: str = ""
    #: The pieces, seats or effects that it is aimed at.
    targets: list[int] = []


class ArgTold(_Told):
    """One argument of an option."""

    #: How it is picked.
    kind: ArgKind
    #: The number of a piece, a cell, a seat or an effect, or else the word of a choice.
    value: int | str
    #: How notation writes it.
    word: str
    #: What it is called.
    text: str
    #: The game's own name of its kind ("spell", "pile").
    own: str = ""
    #: The card behind it.
    card: str = ""
    #: The board that it stands for, where boards are chosen.
    board: BoardTold | None = None


class OptionTold(_Told):
    """Something that can be done: sent back by its notation."""

    notation: str
    verb: str
    #: The verb in words.
    text: str
    #: The whole option in words.
    sentence: str
    args: list[ArgTold] = []
    #: It is plain that it would change nothing: listed last.
    idle: bool = False
    #: It spends something for good: clients have it confirmed.
    weighty: bool = False


class PickingTold(_Told):
    """Several are wanted: they may be marked in any order and are sent together (``pick``)."""

    candidates: list[OptionTold]
    #: What ends the series; nothing where it ends by itself.
    ends: list[OptionTold] = []
    #: How many further ones are wanted.
    fewest: int = 0
    most: int = 0
    #: What the series has taken already.
    picked: list[OptionTold] = []


class DecisionTold(_Told):
    """What is asked. Only whoever is asked has options."""

    #: Who is asked: several where a race is open or all choose in secret, nobody while the reader has answered and
    #: may not know who decides.
    seats: list[int]
    question: str
    rule: str = ""
    #: The pieces that the question speaks of, and the text that asks.
    about: list[int] = []
    says: str = ""
    options: list[OptionTold] = []
    picking: PickingTold | None = None
    #: The first in rank who does not decline has it.
    race: bool = False
    #: The notation of letting the chance go by, if one can.
    passing: str = ""
    #: Is passing all that can be done? Clients pass by themselves unless the player stops there.
    only_passing: bool = False
    #: The verb by which one can walk now: its overlay tells how far.
    walking: str = ""


class MoveTold(_Told):
    """A piece that went from one place to another. Faces may be hidden; places never are."""

    piece: int
    #: Its number before, where it became a new object.
    was: int = NOTHING
    #: Areas, by place.
    source: int = NOTHING
    target: int = NOTHING
    cell: int = NOTHING
    cell_before: int = NOTHING


class EventTold(_Told):
    """Something that happened, told as it was when it did."""

    #: Its place in the log.
    number: int
    kind: str
    text: str
    rule: str = ""
    seat: int = NOTHING
    cause: int = NOTHING
    #: The card that caused it.
    card: str = ""
    pieces: list[int] = []
    moves: list[MoveTold] = []
    #: Figures by their names (amount, before, after, face).
    figures: dict[str, int] = {}
    #: The faces that dice show, by their words.
    faces: list[str] = []
    #: Worth telling while one plays? The log has everything.
    news: bool = False


class LineTold(_Told):
    """A line of a card's text."""

    text: str
    #: What the line is headed by: the name of a spell, a power, a keyword.
    heading: str = ""
    #: Cost, range and the like, each a few words.
    facts: list[str] = []
    rules: list[str] = []
    #: The word by which a client draws it: an element, a kind of energy.
    icon: str = ""
    #: How an option begins that chooses it ("cast fireball"), where it can be chosen at all.
    begun: str = ""


class CardTold(_Told):
    """A card as structure: sent once to each connection, by its word."""

    word: str
    name: str
    #: What sort of card it is, by its word and in words.
    sort: str = ""
    sort_text: str = ""
    #: The line below the name: version, affiliation, species.
    under: str = ""
    badges: list[BadgeTold] = []
    lines: list[LineTold] = []
    #: The sides of its die, by their words and in words.
    faces: list[str] = []
    faces_text: list[str] = []


class Told(_Told):
    """Everything that one reader sees."""

    game: str
    sight: Sight
    #: The seat that reads; ``-1`` watches or sees all.
    seat: int
    turn: TurnTold
    areas: list[AreaTold]
    pieces: list[PieceTold]
    seats: list[SeatTold]
    #: The boards of the areas that are drawn as grids.
    boards: list[BoardTold] = []
    #: The procedures in progress, the outermost first.
    trail: list[StepTold] = []
    waiting: list[WaitingTold] = []
    calculation: CalculationTold | None = None
    decision: DecisionTold | None = None
    shelves: list[ShelfTold] = []
    #: The place of each seat once the match is over.
    places: list[int] | None = None


class Difference(_Told):
    """What is other than in the view before.

    ``areas`` and ``pieces`` have those that are new or changed, whole, to be put in by ``place`` and ``number``;
    ``gone`` has the numbers of pieces to be taken out first. Each other field, where it is there, takes the place
    of the whole field. ``areas`` and ``pieces`` of a view are sets: their order means nothing.
    """

    areas: list[AreaTold] = []
    pieces: list[PieceTold] = []
    gone: list[int] = []
    turn: TurnTold | UnsetType = UNSET
    seats: list[SeatTold] | UnsetType = UNSET
    boards: list[BoardTold] | UnsetType = UNSET
    trail: list[StepTold] | UnsetType = UNSET
    waiting: list[WaitingTold] | UnsetType = UNSET
    calculation: CalculationTold | UnsetType | None = UNSET
    decision: DecisionTold | UnsetType | None = UNSET
    shelves: list[ShelfTold] | UnsetType = UNSET
    places: list[int] | UnsetType | None = UNSET


#: The fields that a difference has whole.
WHOLE = ("turn", "seats", "boards", "trail", "waiting", "calculation", "decision", "shelves", "places")


def difference(before: Told, after: Told) -> Difference:
    """What to send to a reader who has the view before."""
    areas = {area.place: area for area in before.areas}
    pieces = {piece.number: piece for piece in before.pieces}
    now = {piece.number for piece in after.pieces}
    found = Difference(
        [area for area in after.areas if differs(areas.get(area.place), area)],
        [piece for piece in after.pieces if differs(pieces.get(piece.number), piece)],
        [number for number in pieces if number not in now],
    )
    for name in WHOLE:
        value = getattr(after, name)
        if value != getattr(before, name):
            setattr(found, name, value)
    return found


def differs(before: object, after: object) -> bool:
    """Most of a view is the very object of the view before."""
    return before is not after and before != after


def apply(before: Told, change: Difference) -> Told:
    """The view after a difference; clients do the same."""
    areas = {area.place: area for area in before.areas} | {area.place: area for area in change.areas}
    pieces = {piece.number: piece for piece in before.pieces if piece.number not in change.gone}
    pieces |= {piece.number: piece for piece in change.pieces}
    told = msgspec.structs.replace(before, areas=list(areas.values()), pieces=list(pieces.values()))
    for name in WHOLE:
        value = getattr(change, name)
        if value is not UNSET:
            setattr(told, name, value)
    return told
