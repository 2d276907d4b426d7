"""The card room that all games share: names as words, all faults of a card at once, cards found by name.

What is printed on a card and what it means, only its game knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Generic, Protocol, Self, TypeVar

import msgspec

from ludoteca.cardtext.collection import title_of
from ludoteca.cardtext.errors import CardTextError
from ludoteca.core import documents, shapes
from ludoteca.core.documents import Described, Document, DocumentError
from ludoteca.core.errors import LudotecaError, SetupError, nearest
from ludoteca.core.problems import Problem, problem_of, together
from ludoteca.core.rulebook import Lang, fold

T = TypeVar("T")
D = TypeVar("D")
C = TypeVar("C", bound="Named")
P = TypeVar("P", bound="Identified")


class PieceError(LudotecaError):
    """A card that is described wrongly, or that there is not; ``texts`` are its texts that are not understood."""

    def __init__(self, message: str, message_id: str = "", **values: str | int) -> None:
        super().__init__(message, message_id, **values)
        self.texts: tuple[CardTextError, ...] = ()


def misdescribed(place: str, *problems: Problem) -> PieceError:
    """What is wrong with a card: one thing in a line, several in a list."""
    count, said = len(problems), together(problems)
    if count == 1:
        return PieceError(f"{place}: {said}", "cards-misdescribed", place=place, problem=said)
    message = f"{place}: {count} problems\n{said}"
    return PieceError(message, "cards-misdescribed-often", place=place, count=count, problems=said)


def in_field(field: str, problem: Problem) -> Problem:
    return Problem(f"{field}: {problem}", "problem-in-field", field=field, problem=problem)


@lru_cache(maxsize=8192)
def slug(name: str) -> str:
    """A name as one word: "Boitatá das Águas" is boitata-das-aguas."""
    kept = "".join(letter if letter.isalnum() else " " for letter in fold(name))
    return "-".join(kept.split())


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    pt: str = ""
    en: str = ""

    def of(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


def in_both_languages(description: Described, *fields: str) -> Document:
    """A description whose names may be one text for both languages, and whose id may be left out."""
    described = dict(description)
    for field in fields:
        if isinstance(described.get(field), str):
            described[field] = {"pt": described[field], "en": described[field]}
    if "id" not in described:
        names = [described[field].get("pt", "") for field in fields if isinstance(described.get(field), dict)]
        described["id"] = slug(" ".join(map(str, names)))
    return described


# -- all the faults of a card -------------------------------------------------


class Faults:
    """All that is wrong with one card, gathered and told together."""

    __slots__ = ("found", "place", "texts")

    def __init__(self, place: str) -> None:
        self.place = place
        self.found: list[Problem] = []
        self.texts: list[CardTextError] = []

    def shaped(self, description: object, kind: type[T]) -> T | None:
        """The card's entry, if all its fields are in order."""
        try:
            return documents.shaped(description, kind)
        except DocumentError as error:
            self.found += error.problems
            return None

    def understood(self, text: object, understand: Callable[[str], T], field: str = "text") -> T | None:
        """What a text means, if all its lines are understood. A text that is no text is a fault of its field."""
        if not isinstance(text, str):
            return None
        try:
            return understand(text)
        except CardTextError as first:
            for error in islice(not_understood(text, first, understand), shapes.MOST):
                said = Problem(error.message, error.message_id, **error.values)
                self.found.append(in_field(field, said))
                self.texts.append(error)
            return None

    def tell(self) -> None:
        """Raise what was found; one text that is not understood tells itself."""
        if len(self.found) == 1 and self.texts:
            raise self.texts[0]
        if self.found:
            error = misdescribed(self.place, *self.found[: shapes.MOST])
            error.texts = tuple(self.texts)
            raise error

    def tell_own(self) -> None:
        """The same of a card of our own files: whatever it is, with its place."""
        try:
            self.tell()
        except CardTextError as error:
            raise misdescribed(self.place, problem_of(error)) from None


#: What a sentence may be wrong in only because the one before it is gone.
CONSEQUENCES = frozenset(
    {"cards-no-antecedent", "cards-no-gate", "cards-which", "cards-other", "cards-nothing-counted", "cards-unused"}
    | {"cards-no-moment", "cards-moment-or-cost", "cards-says-when", "cards-only-holds", "cards-says-nothing"}
)

#: What a sentence is told that needs more work than any sentence should.
TOO_MUCH = "cards-too-deep"


def not_understood(text: str, first: CardTextError, understand: Callable[[str], object]) -> Iterator[CardTextError]:
    """Every sentence that is not understood: without it, the others are read, and then without their line. After one
    that was too much work to read nothing else is."""
    yield first
    rest, fault = text, first
    whole_line = False
    while fault.message_id != TOO_MUCH:
        shorter = without(rest, fault, whole_line)
        if shorter == rest and whole_line:
            return
        rest = shorter
        if not rest.strip():
            return
        try:
            understand(rest)
            return
        except CardTextError as error:
            fault = error.within(text, error.line)
            whole_line = error.message_id in CONSEQUENCES
            if not whole_line:
                yield fault


def without(text: str, fault: CardTextError, whole_line: bool) -> str:
    """A text with blanks in place of the sentence that a fault is in, so that all others stand where they stood."""
    lines = text.split("\n")
    at, column = fault.line - 1, fault.column - 1
    line = lines[at]
    start, end = max(0, line.rfind(". ", 0, column) + 1), line.find(".", column) + 1 or len(line)
    if whole_line or not line[start:end].strip():
        start, end = 0, len(line)
    lines[at] = line[:start] + " " * (end - start) + line[end:]
    # The lines of bursts below a line are nothing without it.
    while not lines[at].strip() and at + 1 < len(lines) and lines[at + 1].lstrip().startswith("*"):
        at += 1
        lines[at] = " " * len(lines[at])
    return "\n".join(lines)


def come_back(
    text: str, found: Sequence[T], write: Callable[[Sequence[T]], str], read: Callable[[str], Sequence[T]]
) -> Sequence[T]:
    """What was read of a text, if it is written in words that mean the same; otherwise it is refused."""
    try:
        if not found or tuple(read(write(found))) == tuple(found):
            return found
        wrong = CardTextError("written again, this would mean something else", "cards-means-otherwise")
    except CardTextError as error:
        wrong = error
    raise CardTextError(wrong.said, wrong.message_id, text, 0, len(text), **wrong.given) from None


class Worded(Generic[T]):
    """A card whose texts are understood when somebody asks what they mean: a match uses few of a game's cards."""

    __slots__ = ("_meaning", "_read")

    def __init__(self, meaning: T) -> None:
        self._meaning = meaning
        self._read: Callable[[], T] | None = None

    def read_later(self, read: Callable[[], T]) -> Self:
        self._read = read
        return self

    @property
    def meaning(self) -> T:
        if self._read is not None:
            self._meaning, self._read = self._read(), None
        return self._meaning


# -- cards found by name ------------------------------------------------------


class Identified(Protocol):
    """A piece of a file."""

    @property
    def id(self) -> str: ...


class Named(Identified, Protocol):
    """What a shelf asks of a card."""

    @property
    def word(self) -> str:
        """Its name in moves and files."""

    @property
    def words(self) -> tuple[str, ...]:
        """What it is called, and no other card may be."""

    @property
    def short_words(self) -> tuple[str, ...]:
        """What it may be called where no other card is called so."""

    @property
    def entry(self) -> object:
        """All that is printed on it."""


class Shelf(Generic[C]):
    """The cards that there are, found by id, word or name in either language."""

    __slots__ = ("cards", "words")

    def __init__(self, cards: Mapping[str, C]) -> None:
        self.cards = dict(cards)
        self.words: dict[str, C] = {}
        for card in self.cards.values():
            for word in card.words:
                self.words.setdefault(word, card)

    def with_cards(self, more: Iterable[C]) -> Self:
        """The same with more cards."""
        new = copy(self)
        Shelf.__init__(new, {**self.cards, **{card.id: card for card in more}})
        return new

    def with_own(
        self,
        shared: Sequence[Described],
        teams: Iterable[Sequence[Described]],
        understand: Callable[[Described], C],
    ) -> Self:
        """The cards that a match may use: these, and those that the set-up and the players bring along."""
        own = own_cards(self, shared, teams, understand)
        return self.with_cards(own) if own else self

    def card(self, name: str) -> C:
        wanted = slug(name)
        found = self.cards.get(name) or self.words.get(wanted)
        if found is not None:
            return found
        alike = [card for card in self.cards.values() if wanted in card.short_words]
        if len(alike) == 1:
            return alike[0]
        near = ", ".join(card.word for card in alike) or ", ".join(self.nearest(wanted))
        message = f"there is no card {name!r}; did you mean: {near}?"
        raise PieceError(message, "cards-unknown", card=name, nearest=near)

    def nearest(self, wanted: str) -> list[str]:
        """The words of the cards that were probably meant, or some that there are."""
        words = dict(self.words)
        for card in self.cards.values():
            for word in card.short_words:
                words.setdefault(word, card)
        return list(dict.fromkeys(words[word].word for word in nearest(wanted, words))) or sorted(self.words)[:5]

    def refuse_clashes(self, own: Iterable[C]) -> None:
        """Cards of somebody's own may not be called as another is, unless they are that card."""
        words = dict(self.words)
        problems = []
        for card in own:
            others = [words.setdefault(word, card) for word in card.words]
            taken = [(word, other) for word, other in zip(card.words, others, strict=True) if other.entry != card.entry]
            problems += [clash(card.word, word, other.word) for word, other in taken[:1]]
        if problems:
            raise told(problems)


def clash(card: str, word: str, other: str) -> Problem:
    said = (
        f"{card}: the name {word} belongs to the card {other} already: give this one another name, or an id of its own"
    )
    return Problem(said, "problem-clash", card=card, word=word, other=other)


# -- files of cards -----------------------------------------------------------


def tables_in(folder: Path, pattern: str, table: str) -> Iterator[tuple[str, Document]]:
    """The tables of the game's own files, each with its place."""
    for path in sorted(folder.glob(pattern)):
        try:
            content = documents.read_toml(documents.read_file(path))
            entries = documents.shaped({table: content.get(table, [])}, dict[str, list[Document]])[table]
        except DocumentError as error:
            raise misdescribed(path.name, error.problem) from error
        for number, entry in enumerate(entries, 1):
            yield f"{path.name}, {table} {number}", entry


def entry_of(data: object, kind: type[T], place: str) -> T:
    """What a table describes, or an error that names its place."""
    try:
        return documents.shaped(data, kind)
    except DocumentError as error:
        raise misdescribed(place, *error.problems) from error


def each_once(placed: Iterable[tuple[str, P]]) -> dict[str, P]:
    """Pieces by their ids; of one that is there twice the second place is told."""
    found: dict[str, P] = {}
    for place, piece in placed:
        if piece.id in found:
            raise misdescribed(place, Problem(f"{piece.id} is there twice", "problem-twice", id=piece.id))
        found[piece.id] = piece
    return found


# -- cards of somebody's own --------------------------------------------------


def own_cards(
    shelf: Shelf[C],
    shared: Sequence[Described],
    teams: Iterable[Sequence[Described]],
    understand: Callable[[Described], C],
) -> list[C]:
    """The cards of somebody's own in a match, those of the whole set-up and those of each team; all in order."""
    try:
        own = each_understood(brought(shared, teams), understand, title_of)
        shelf.refuse_clashes(own)
    except PieceError as error:
        raise not_in_order(error) from None
    return own


def not_in_order(error: LudotecaError) -> SetupError:
    message = f"pieces of somebody's own are not in order:\n{error}"
    return SetupError(message, "", "setup-own-cards", reason=problem_of(error))


def brought(shared: Sequence[Described], teams: Iterable[Sequence[Described]]) -> list[Described]:
    """Each piece once, though two players may bring it."""
    found: list[Described] = []
    for each in (*shared, *(piece for team in teams for piece in team)):
        if each not in found:
            found.append(each)
    return found


def each_understood(things: Iterable[D], understand: Callable[[D], T], title: Callable[[D], str]) -> list[T]:
    """All of them, or an error with the faults of all that are not in order."""
    found, problems = [], []
    for thing in things:
        try:
            found.append(understand(thing))
        except CardTextError as error:
            problems.append(problem_of(misdescribed(title(thing), problem_of(error))))
        except LudotecaError as error:
            problems.append(problem_of(error))
    if problems:
        raise told(problems)
    return found


def told(problems: Sequence[Problem]) -> PieceError:
    """The problems of several cards."""
    all_of_them = together(problems[: shapes.MOST])
    return PieceError(str(all_of_them), all_of_them.message_id, **all_of_them.values)
