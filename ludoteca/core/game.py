"""What the platform needs to know of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ludoteca.core.action import Action, Refusal
from ludoteca.core.agreement import DEFAULT, Form, read_forms
from ludoteca.core.decision import Decision, Option, Value
from ludoteca.core.documents import Described, Document
from ludoteca.core.errors import EngineFault, LudotecaError
from ludoteca.core.events import EventKind, declared
from ludoteca.core.telling import Telling
from ludoteca.core.told import ArgKind, FigureTold, TurnTold
from ludoteca.core.view import WaitingView

if TYPE_CHECKING:
    from ludoteca.core.messages import Messages
    from ludoteca.core.procedure import Procedure
    from ludoteca.core.table import Table
    from ludoteca.core.view import Badge, BoardView, CardView
    from ludoteca.core.walking import Stop, Walk

#: The pieces that a calculation is about, and its figures by the step that they belong to.
Reckoning = tuple[list[int], dict[str, list[FigureTold]]]


T = TypeVar("T", bound="Table")


class GameOf(Generic[T]):
    """One game of the house. ``GAME`` in each game's package is an instance of a subclass."""

    #: The package's name: ``dice_masters``.
    name: str = ""
    #: Names of the formats, the default first.
    formats: tuple[str, ...] = ()
    #: The verbs without arguments by which a seat lets its chance go by.
    passing: tuple[str, ...] = ("pass", "decline", "done", "enough")
    #: Events whose figures tell something of what is hidden, because a rule has it shown.
    disclosing: frozenset[str] = frozenset()
    #: Every kind of event, declared once with the names of its figures.
    events: ClassVar[Mapping[str, EventKind]] = declared()
    #: The verb by which whoever acts goes to a cell; a client shows how far, and walks there.
    walking: str = ""
    #: The verbs by which something is spent for good at one stroke: nobody does so by a slip of the finger.
    weighty: frozenset[str] = frozenset()
    #: The rule by which a seat may concede.
    concession: str = ""
    #: Is what everybody brings on the table for all to see, so that lists of it tell nothing?
    open_lists: bool = False
    #: The tables of files that describe pieces of somebody's own, and where a set-up holds them.
    own_pieces: ClassVar[Mapping[str, str]] = {"card": "cards"}
    #: Every verb, declared once.
    actions: dict[str, Action]

    def __init__(self, folder: Path, actions: tuple[Action, ...]) -> None:
        self.folder = folder
        self.actions = {action.name: action for action in actions}

    def catalogues(self, lang: str) -> list[Path]:
        """The game's own message files."""
        return [self.folder / f"messages.{lang}.ftl"]

    def setup(self, document: Document) -> Document:
        """Check a set-up (format, rulings, teams or decks, seats) and complete it with defaults.

        The result is plain data that a save can hold. What the rules do not allow raises
        ``SetupError`` with the rule.
        """
        raise NotImplementedError

    def sample_setups(self) -> list[Document]:
        """A set-up for every format and variant, for tests, simulations and measures."""
        return [{}]

    def setups_with(self, cards: Sequence[Described]) -> list[Document]:
        """Set-ups in which all these cards of somebody's own are played, as far as they are understood."""
        raise LudotecaError(
            f"{self.name} has no set-ups for a list of cards; leave --cards out", "lab-no-lists", game=self.name
        )

    def may_concede(self, table: T) -> bool:
        """May a seat give up? A format may have no concession."""
        return True

    def may_draw(self, table: T) -> bool:
        """May players agree on a draw? Only where the rules say so."""
        return False

    def leave(self, table: T, seat: int) -> None:
        """A seat has conceded and others play on: a game for more than two teams says how."""
        raise EngineFault(f"{self.name} does not say how play goes on without seat {seat}")

    # -- what a simple player leans to --

    def leaning(self, table: T, decision: Decision) -> Sequence[float]:
        """What speaks for each option of a decision, by what the deciding seat may know.

        Below nought is what is done only where there is nothing else. Nothing if the game has no such measure.
        """
        return ()

    def simple_choice(self, table: T, decision: Decision | None = None) -> Option | None:
        """What a simple player who chooses sensibly would do: the option that it leans to most, the first of equals."""
        decision = decision or table.decision
        if decision is None or not (leaning := self.leaning(table, decision)):
            return None
        return decision.options[leaning.index(max(leaning))]

    # -- how a table is judged by players that think --

    #: What the figures of ``features`` are, in their order; none if the game can't be judged.
    feature_names: tuple[str, ...] = ()

    def features(self, table: T, seat: int) -> tuple[float, ...]:
        """One seat's own standing, each figure about 0 to 1: it counts, and never names, what others hide."""
        raise NotImplementedError

    # -- ready-made teams or decks, and those that people bring along --

    def seats(self, format: str) -> tuple[int, int]:
        """How few and how many players bring a team or deck of their own."""
        return 2, 2

    def takes_teams(self, format: str) -> bool:
        """Does each seat bring a team or deck of its own to this format?"""
        return False

    def ready_teams(self, lang: str) -> dict[str, str]:
        """The ready-made teams: the word of each, and its name in the language."""
        return {}

    def main_list(self) -> str:
        """The list of a deck or team that a plain list of cards stands for."""
        raise NotImplementedError

    def team(self, word: str) -> Document:
        """A ready-made team, as a set-up holds it."""
        raise NotImplementedError

    def read_team(self, text: str) -> Document:
        """The team of a file, as a set-up holds it."""
        raise NotImplementedError

    def new_table(self, setup: Document, seed: int) -> Table:
        """A table made ready by a checked set-up, at its first decision."""
        raise NotImplementedError

    def position(self, document: Document, seed: int) -> tuple[Table, dict[str, int]]:
        """A table set up as a scenario describes, and the numbers of the pieces that it names."""
        raise NotImplementedError

    def look(self, table: T, path: str, names: dict[str, int]) -> object:
        """The value that a scenario's expectation names ("seat 1.life", "thor.damage")."""
        raise NotImplementedError

    # -- what a seat sees: core/view.py asks these --

    def seat_badges(self, table: T, seat: int) -> list[Badge]:
        """The values shown of a seat (life, action points)."""
        return []

    def piece_badges(self, table: T, number: int) -> list[Badge]:
        """The values shown on a piece, each unfolding into its parts."""
        return []

    def cards_shown(self, table: T, seat: int) -> list[CardView]:
        """The cards that lie open with pieces on them, also when the last piece has gone."""
        return []

    def waiting_shown(self, table: T, seat: int) -> list[WaitingView]:
        """The effects that wait to be resolved, in the order in which they are shown."""
        return [WaitingView(each.number, each.controller, each.source, each.ability) for each in table.waiting]

    def board_shown(self, table: T, area: int) -> BoardView | None:
        """The board of a grid area: its size, and the cells whose ground shows something."""
        return None

    def does_nothing(self, table: T, option: Option) -> bool:
        """Is it plain that an option, though legal, can change nothing? Clients list such options last."""
        return False

    def pointed(self, table: T, kind: str, value: Value) -> tuple[ArgKind, int | str]:
        """How an argument of a kind of the game's own is picked (``told.ArgKind``), and what stands for it there.

        Only a target may be a piece: spells, abilities and cards have numbers too, and those are of something else.
        """
        if kind == "target" and value in table.pieces:
            return "piece", value
        if kind == "target" and 0 <= value < table.box.seats:
            return "seat", value
        return ("effect" if kind in ("target", "effect") else "choice"), value

    def board_meant(self, table: T, kind: str, value: Value) -> BoardView | None:
        """The board that an argument stands for, to be looked at before it is chosen."""
        return None

    def clicked(self, table: T, kind: str, piece: int, cell: int, seat: int, card: str) -> Value:
        """What somebody clicked, as an argument of a kind of the game's own; nothing if it can't be one."""
        if kind == "target" and (piece in table.pieces or 0 <= seat < table.box.seats):
            return piece if piece in table.pieces else seat
        return None

    def guesses(self, table: T, seat: int, kind: str) -> Sequence[Value]:
        """What somebody might mean by an argument of a kind, where nothing is on offer."""
        return ()

    def turn_shown(self, table: T, seat: int) -> TurnTold:
        """Whose turn it is, and the order of turns; games add rounds and timelines."""
        return TurnTold(table.active, table.turn, order=list(table.playing()))

    #: The procedures whose steps are shown as a calculation while they are in progress.
    reckoned: tuple[type[Procedure], ...] = ()

    def reckon(self, table: T, procedure: Any, telling: Telling) -> Reckoning:
        """The figures of a calculation in progress: the pieces that it is about, and what each step has come to."""
        return [], {}

    def walks(self, table: T) -> dict[int, Walk]:
        """Where whoever is asked could go by ``walking`` without anything being rolled: what it costs, and the way."""
        return {}

    def stops(self, table: T) -> tuple[list[Stop], int]:
        """Where a walk is one step after the other: the steps of which more comes, and how many could be taken."""
        return [], 0

    def blocker(self, table: T, option: Option, refusal: Refusal) -> int:
        """The cell that stands in the way of an option, such as the one that blocks its line of sight."""
        return -1

    def telling(self, table: T, seat: int, messages: Messages) -> Telling:
        """How this game is told to the person in a seat."""
        return Telling(table, seat, messages)

    def face_word(self, table: T, number: int) -> str:
        """The side that is up, in a word."""
        return ""

    def sees_procedure(self, table: T, procedure: Procedure, seat: int) -> bool:
        """May this seat know that a secret procedure is in progress?"""
        return False

    def reconsider(self, table: T, seat: int) -> None:
        """Put right what depends on the kinds just imagined (masks, options of the open decision)."""

    def piece_word(self, table: T, number: int) -> str:
        """How notation calls a piece, without its number."""
        raise NotImplementedError

    def argument_word(self, table: T, kind: str, value: object) -> str:
        """How notation writes an argument of a kind of the game's own."""
        return str(value)

    def read_argument(self, table: T, kind: str, word: str) -> object:
        raise NotImplementedError

    def labelled(self, table: T, kind: str, number: int) -> Value:
        """What the label of a piece means as an argument of a kind of the game's own: the piece, mostly."""
        return number

    def kind_name(self, table: T, kind: int, lang: str) -> str:
        """What a person calls a piece of this kind, in the language."""
        raise NotImplementedError

    @cached_property
    def forms(self) -> dict[str, Form]:
        """The gender and number of the Portuguese names on the pieces."""
        return read_forms(self.folder / "forms.toml")

    def kind_form(self, table: T, kind: int) -> Form:
        """The form of the words that speak of a piece of this kind."""
        return self.forms.get(self.kind_name(table, kind, "pt"), DEFAULT)

    def faults(self, table: T) -> list[str]:
        """What is wrong with a table by this game's own measure, at a decision; nothing, if all is well.

        Pieces that must be conserved, states that no match reaches, reckoned values against a recount.
        """
        return []

    def pinned_texts(self, setup: Document) -> dict[str, str]:
        """The texts of the cards that a match uses, for its save."""
        return {}


#: A game, whatever its table is.
Game = GameOf[Any]
