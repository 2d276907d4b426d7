"""How what a table shows is told to a person: options, questions, events, refusals as sentences.

All words come from Fluent catalogues; a game's own telling adds the values that its messages
speak of. Ids: ``ask-…`` a question, ``say-<verb>`` an option, ``event-<kind>``, ``refusal-…``,
``step-<Procedure>-<step>``, ``area-<name>``, ``badge-<name>``, ``face-<word>``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Generic

from ludoteca.core import notation
from ludoteca.core.action import PIECE, SEAT, Refusal
from ludoteca.core.agreement import DEFAULT, Form, Named, together
from ludoteca.core.decision import Option, Value
from ludoteca.core.events import NOTHING, kind_of
from ludoteca.core.events import PIECE as EVENT_PIECE
from ludoteca.core.kinds import T
from ludoteca.core.messages import Messages
from ludoteca.core.rulebook import Lang, fold
from ludoteca.core.told import BadgeKind, BadgeTold, BoardTold, CardTold, CellTold, LineTold, PieceTold
from ludoteca.core.view import (
    UNKNOWN,
    AreaView,
    Badge,
    CellView,
    DecisionView,
    EventView,
    PieceView,
    StepView,
    WaitingView,
)

#: What a message is given for somebody or something that there is not.
NONE = "none"


class Telling(Generic[T]):
    """Tells one seat of one table in one language. Games subclass it with words of their own."""

    __slots__ = ("messages", "seat", "table", "witnessed")

    #: The form of the word that the game has for a piece that the reader does not know.
    hidden_form: ClassVar[Form] = DEFAULT

    def __init__(self, table: T, seat: int, messages: Messages) -> None:
        self.table = table
        #: Whoever reads: pieces that this seat can't know are not named.
        self.seat = seat
        self.messages = messages
        #: The kinds of pieces as they were when the event that is being told happened.
        self.witnessed: dict[int, int] = {}

    @property
    def lang(self) -> Lang:
        return self.messages.lang

    def text(self, id: str, **values: str | int) -> str:
        return self.messages.text(id, **values)

    def text_of(self, record: object, make: Callable[[], str], part: int = 0) -> str:
        """What a text of a card says: the same in every match, so that it is put into words once."""
        return self.messages.text_of(record, make, part)

    # -- who and what --

    def player(self, seat: int) -> str:
        return self.text("telling-player", number=seat + 1) if seat >= 0 else NONE

    def piece(self, number: int) -> str:
        """A piece with its number, a player, or an effect."""
        if 0 <= number < self.table.box.seats:
            return self.player(number)
        name = self.name(number)
        if name:
            return self.named(f"{name} #{number}", number)
        return self.text("telling-effect", number=str(number)) if number >= 0 else NONE

    def name(self, number: int) -> str:
        """What a piece is or was called, without its number; nothing if there is no such piece."""
        kind = self.kind_seen(number)
        if kind is None:
            return ""
        return self.hidden(1) if kind == UNKNOWN else self.kind_name(kind)

    def named(self, text: str, *numbers: int) -> Named:
        """What some pieces are called, in words that others agree with."""
        return Named(text, together(self.form(number) for number in numbers))

    def form(self, number: int) -> Form:
        """The form of a piece's name; a player and an effect are masculine."""
        kind = self.kind_seen(number)
        if kind is None or kind == UNKNOWN:
            return DEFAULT if kind is None else self.hidden_form
        form: Form = self.table.box.game.kind_form(self.table, kind)
        return form

    def kind_seen(self, number: int) -> int | None:
        """The kind of a piece as the reader knows it, or knew it when what is told happened."""
        if number in self.witnessed:
            return self.witnessed[number]
        piece = self.table.pieces.get(number) or self.table.gone.get(number)
        if piece is None:
            return None
        return int(piece.kind) if piece.known_to(self.seat) else UNKNOWN

    def kind_name(self, kind: int) -> str:
        name: str = self.table.box.game.kind_name(self.table, kind, self.messages.lang)
        return name

    def hidden(self, many: int) -> str:
        """So many pieces that the reader does not know, by the word that the game has for them, if it has one."""
        id = "hidden-pieces"
        return self.text(id if id in self.messages else "telling-hidden", many=many)

    def pieces(self, numbers: Iterable[int]) -> str:
        """Several pieces; those of one name share it: "Hulk #3 #4, Thor #9"; those that are hidden are counted."""
        groups: dict[str, list[str]] = {}
        others = []
        numbers = tuple(numbers)
        for number in numbers:
            name = self.name(number)
            if name:
                groups.setdefault(name, []).append(f"#{number}")
            else:
                others.append(self.piece(number))
        said = ", ".join([*(self.same_named(name, which) for name, which in groups.items()), *others])
        return self.named(said, *numbers)

    def same_named(self, name: str, numbers: list[str]) -> str:
        """Pieces of one name: hidden ones are told apart by nobody."""
        return self.hidden(len(numbers)) if name == self.hidden(1) else f"{name} {' '.join(numbers)}"

    def argument(self, kind: str, value: Value) -> str:
        """One argument of an option."""
        if kind in (PIECE, SEAT):
            return self.piece(value)
        word: str = notation.write_argument(self.table, kind, value)
        return word

    def card_name(self, word: str) -> str:
        return word

    def card_text(self, word: str) -> str:
        """What the card says, in the reader's language."""
        return ""

    def card_told(self, word: str) -> CardTold:
        """The card as structure. Games with dice or headed texts say more than its lines."""
        lines = [LineTold(line) for line in self.card_text(word).splitlines() if line.strip()]
        return CardTold(word, self.card_name(word), lines=lines)

    def card_drawn(self, number: int) -> str:
        """The word of the card by which a piece is drawn; games draw pieces without a card of their own too."""
        return self.card_of(number)

    def card_of(self, number: int) -> str:
        """The word of the card that a piece is or shows, as far as the reader knows it; nothing if it is none."""
        piece = self.table.pieces.get(number)
        if piece is None or not piece.known_to(self.seat):
            return ""
        word: str = self.table.box.game.piece_word(self.table, number)
        return word

    def card_behind(self, kind: str, value: Value) -> str:
        """The word of the card that an argument of an option names, if it names one."""
        return self.card_of(value) if kind == PIECE else ""

    # -- decisions --

    def question(self, decision: DecisionView) -> str:
        """What is asked."""
        first = self.piece(decision.about[0]) if decision.about else NONE
        second = self.piece(decision.about[1]) if len(decision.about) > 1 else NONE
        return self.text(decision.ask, piece=first, other=second)

    def sentence(self, option: Option) -> str:
        """What an option does. A verb may say something else when a certain question is asked."""
        return self.text(self.sentence_id(option[0]), **self.values_of(option))

    def concession(self, seat: int) -> str:
        """What it means that a seat gives up."""
        return self.text("telling-concede", who=self.player(seat))

    def beside(self, verb: str) -> str:
        """A choice of all that is none of the rules': to end the match, or to go on with other luck."""
        return self.text(f"telling-{verb}")

    def sentence_id(self, verb: str) -> str:
        """``say-<verb>-<question>`` where there is such a message, else ``say-<verb>``."""
        decision = self.table.decision
        special = f"say-{verb}-{decision.ask.removeprefix('ask-')}" if decision is not None else ""
        return special if special in self.messages else f"say-{verb}"

    def values_of(self, option: Option) -> dict[str, str | int]:
        """The values that the sentence of an option speaks of; ``picked`` is how many its series has taken."""
        action, decision = self.table.box.actions[option[0]], self.table.decision
        values: dict[str, str | int] = {"picked": 0 if decision is None else len(decision.series)}
        for name, argument, value in zip(("first", "second", "third"), action.arguments, option[1:], strict=False):
            values[name] = self.argument(argument.kind, value)
        return values

    def verb(self, name: str) -> str:
        """The word by which a person writes a verb: the catalogue's ``verb-<name>``, or its own name."""
        id = f"verb-{name}"
        return self.text(id) if id in self.messages else name

    def verb_called(self, word: str) -> str:
        """The verb that a person means by a word: its own name, or the word of the language."""
        for name in self.table.box.actions:
            if fold(self.verb(name)) == fold(word):
                return str(name)
        return word

    def move(self, option: Option) -> str:
        """An option in notation with the verb's word of the language, as a person may write it."""
        _, *arguments = notation.write(self.table, option).split(" ")
        return " ".join((self.verb(option[0]), *arguments))

    def told_apart(self, options: Sequence[Option], said: list[str]) -> list[str]:
        """The sentences of options; where two would read the same, their notation tells them apart."""
        if len(set(said)) == len(said):
            return said
        return [
            f"{sentence} [{self.move(option)}]" if said.count(sentence) > 1 else sentence
            for sentence, option in zip(said, options, strict=True)
        ]

    def refusal(self, option: Option, refusal: Refusal) -> str:
        """Why an option is refused."""
        return self.text(refusal.message, **self.values_of_refusal(option, refusal))

    def values_of_refusal(self, option: Option, refusal: Refusal) -> dict[str, str | int]:
        return {"piece": self.piece(refusal.blame), "source": self.piece(refusal.source)}

    # -- what happened --

    def event(self, event: EventView) -> str:
        """What happened, in one sentence, with the pieces as they were then."""
        id = f"event-{event.kind}"
        self.witnessed = event.kinds
        said = self.text(id, **self.values_of_event(event))
        if self.is_caused(event) and not self.messages.speaks_of(id, "cause"):
            said = self.text("telling-caused", cause=self.name(event.cause), what=said)
        self.witnessed = {}
        return said

    def is_caused(self, event: EventView) -> bool:
        """Did a piece that the reader knows, and that it does not speak of itself, make it happen?"""
        told = kind_of(self.table.box.game.events, event.kind).of_sort(event, EVENT_PIECE)
        return self.kind_seen(event.cause) not in (None, UNKNOWN) and event.cause not in told

    def values_of_event(self, event: EventView) -> dict[str, str | int]:
        return {
            "who": self.player(event.seat),
            "pieces": self.pieces(event.subjects),
            "many": len(event.subjects),
            "cause": self.piece(event.cause) if event.cause != NOTHING else NONE,
            "number": next(iter(event.figures.values()), 0),
        }

    def is_news(self, event: EventView) -> bool:
        """Is it told while the match is played? The log has everything."""
        return True

    def faces_of(self, event: EventView) -> list[str]:
        """The words of the faces that dice show in an event."""
        return []

    # -- boards --

    def mark(self, cell: CellTold) -> str:
        """The ground of a cell in one or two letters: ``mark-<word>``."""
        return self.text(f"mark-{cell.word}", number=cell.number)

    def ground(self, cell: CellView) -> str:
        """The ground of a cell in words: ``ground-<word>`` where there is such a message."""
        id = f"ground-{cell.word}"
        return self.text(id, number=cell.number) if id in self.messages else cell.word

    def ground_rule(self, cell: CellView) -> str:
        """The rule that says what the ground of a cell does; nothing where none does."""
        return ""

    def legend(self, board: BoardTold) -> list[str]:
        """Lines that explain the marks of the ground; none where they speak for themselves."""
        return []

    def tag(self, piece: PieceTold) -> str:
        """A piece on a board in three letters: its player, and how its name begins."""
        side = str(piece.controller + 1) if piece.controller >= 0 else ""
        return f"{side}{piece.name[:2]}"

    # -- what lies there --

    def waiting(self, waiting: WaitingView) -> str:
        """An effect that waits to be resolved."""
        return self.text("telling-waiting", who=self.player(waiting.controller), piece=self.piece(waiting.source))

    def waiting_says(self, waiting: WaitingView) -> str:
        """What the text of an effect that waits says."""
        return ""

    def waiting_targets(self, waiting: WaitingView) -> list[int]:
        """The pieces, seats or effects that an effect is aimed at."""
        return []

    def step(self, step: StepView) -> str:
        return self.text(f"step-{step.procedure}-{step.step}")

    def area(self, area: AreaView) -> str:
        return self.text(f"area-{area.name}")

    def face(self, piece: PieceView) -> str:
        """The side that is up, or nothing; its word agrees with the piece."""
        return self.text(f"face-{piece.face}", piece=self.piece(piece.number)) if piece.face else ""

    def brief(self, piece: PieceTold) -> str:
        """A piece in few words, where there is little room: its values without what they are made of."""
        words = [piece.name, piece.face_text, f"#{piece.number}"]
        values = [self.value(badge) for badge in piece.badges]
        return " ".join(word for word in words if word) + (f" ({', '.join(values)})" if values else "")

    def value(self, badge: BadgeTold) -> str:
        """A value without what it is made of."""
        return self.badge(Badge(badge.name, badge.value, badge.base)) if badge.parts else badge.text

    def badge(self, badge: Badge) -> str:
        """A value, and what it is made of where something changed it: "attack 6 (5, +1 Thor #9)"."""
        said = self.text(f"badge-{badge.name}", value=badge.value, base=badge.base, piece=self.piece(badge.value))
        if not badge.parts:
            return said
        parts = [f"{part.amount:+} {self.part(part.source, part.text)}".rstrip() for part in badge.parts]
        return f"{said} ({', '.join([str(badge.base), *parts])})"

    def badge_kind(self, badge: Badge) -> BadgeKind:
        """How a badge is drawn: what its message speaks of tells."""
        id = f"badge-{badge.name}"
        if id not in self.messages:
            id = f"badge-{badge.name.split('-')[0]}"
        if self.messages.speaks_of(id, "piece"):
            return "link"
        if self.messages.speaks_of(id, "base"):
            return "gauge"
        return "number" if self.messages.speaks_of(id, "value") else "flag"

    def says(self) -> str:
        """The text of the ability that asks or is being carried out; nothing if none is."""
        said = self.text_at_hand()
        return "" if said == NONE else said

    def text_at_hand(self) -> str:
        """The same for messages, which are given a word for nothing."""
        return NONE

    def part(self, source: int, text: str) -> str:
        """Where a modifier comes from: a piece on the table, or else a card."""
        return self.piece(source) if source in self.table.pieces else self.card_name(text) if text else ""
