"""What a player brings to a match: a deck, a team or a Hero, ready-made or from a file, in one format for all games.

A file is TOML: ``id`` and ``name``, the game's own lists of cards, and the pieces of the player's own under their
tables. A list of cards may be a table with the number of each, or a list of words, in which ``thor*2`` stands for two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from ludoteca.cardtext.pieces import Titles, in_both_languages
from ludoteca.core import documents
from ludoteca.core.action import Action
from ludoteca.core.converting import converted
from ludoteca.core.documents import Document, DocumentError
from ludoteca.core.errors import SetupError, nearest
from ludoteca.core.game import GameOf
from ludoteca.core.problems import problem_of
from ludoteca.core.setups import shaped_setup
from ludoteca.core.table import Table


class Deck(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every deck, team or Hero has besides the game's own lists."""

    id: str = ""
    name: Titles = Titles()


D = TypeVar("D", bound=Deck)
S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T", bound=Table)


class Decks(Generic[D]):
    """The ready-made decks of a game, by their words, and how those of others are read.

    ``counted`` are the lists that say how many of each card there are, ``listed`` those that name every copy.
    """

    __slots__ = ("counted", "kind", "listed", "load", "rule")

    def __init__(
        self,
        kind: type[D],
        load: Callable[[], Iterable[D]],
        counted: tuple[str, ...] = (),
        listed: tuple[str, ...] = (),
        rule: str = "",
    ) -> None:
        self.kind = kind
        self.load = load
        self.counted = counted
        self.listed = listed
        self.rule = rule

    def ready(self) -> list[D]:
        return list(self.load())

    def deck(self, word: str) -> D:
        """The ready-made one with this word, or an error with those that there are."""
        known = {deck.id: deck for deck in self.load()}
        if word not in known:
            near = ", ".join(nearest(word, known) or known)
            message = f"there is no deck or team “{word}”, and no such file; there are: {near}"
            raise SetupError(message, self.rule, "deck-none", word=word, nearest=near)
        return known[word]

    def read(self, text: str) -> D:
        """The deck of a file."""
        try:
            described = in_both_languages(documents.read_toml(text), "name")
            if "name" not in described:
                described["id"] = ""
            for field in self.counted:
                described |= {field: numbers_of(described[field])} if field in described else {}
            for field in self.listed:
                described |= {field: copies_of(described[field])} if field in described else {}
            return documents.shaped(described, self.kind)
        except DocumentError as error:
            message = f"deck or team file: {error}"
            raise SetupError(message, self.rule, "deck-unreadable", reason=problem_of(error)) from error


def setup_of(document: Document, kind: type[S]) -> S:
    """A set-up of the right shape; the decks in it may have one name for both languages."""
    teams = document.get("teams")
    if isinstance(teams, list):
        document = {**document, "teams": [with_both_names(team) for team in teams]}
    return shaped_setup(document, kind)


def with_both_names(team: object) -> object:
    if not isinstance(team, Mapping) or not isinstance(team.get("name"), str):
        return team
    return {**team, "name": {"pt": team["name"], "en": team["name"]}}


def numbers_of(cards: object) -> object:
    """How many of each; what is neither a table nor a list of words is told by its shape."""
    if not isinstance(cards, list) or not all(isinstance(each, str) for each in cards):
        return cards
    found: dict[str, int] = {}
    for said in cards:
        word, number = word_and_number(said)
        found[word] = found.get(word, 0) + number
    return found


def copies_of(cards: object) -> object:
    """Every copy by its word."""
    if isinstance(cards, Mapping) and all(isinstance(number, int) for number in cards.values()):
        return [word for word, number in cards.items() for _ in range(number)]
    if isinstance(cards, list) and all(isinstance(each, str) for each in cards):
        return [word for word, number in map(word_and_number, cards) for _ in range(number)]
    return cards


def word_and_number(said: str) -> tuple[str, int]:
    """ "thor*2" is thor, twice."""
    word, star, number = said.partition("*")
    return (word, int(number)) if star and number.isdecimal() and len(number) < 4 else (said, 1)


class Printed(Protocol):
    """A card, as far as a save is concerned."""

    def written(self) -> dict[str, str]:
        """Its texts as they are written, each by the word that a save has for it."""


class CardGame(GameOf[T], Generic[T, S]):
    """A game to which players bring decks, teams or Heroes."""

    #: What they bring.
    decks: ClassVar[Decks[Any]]

    def __init__(
        self, folder: Path, actions: tuple[Action, ...], setups: type[S], check: Callable[[Document], S]
    ) -> None:
        super().__init__(folder, actions)
        #: What a set-up of the game is, and how one is checked and completed.
        self.setups = setups
        self.check = check

    def setup(self, document: Document) -> Document:
        return as_data(self.check(document))

    def cards_in(self, setup: S) -> Iterable[Printed]:
        """The cards that may come into a match."""
        raise NotImplementedError

    def pinned_texts(self, document: Document) -> dict[str, str]:
        """The texts of the cards of a match, so that its save is played again with the same ones."""
        pinned: dict[str, str] = {}
        for card in self.cards_in(converted(document, self.setups)):
            pinned |= card.written()
        return pinned

    def takes_teams(self, format: str) -> bool:
        return True

    def ready_teams(self, lang: str) -> dict[str, str]:
        return {deck.id: deck.name.of("pt" if lang == "pt" else "en") for deck in self.decks.load()}

    def main_list(self) -> str:
        return (*self.decks.counted, *self.decks.listed)[0]

    def team(self, word: str) -> Document:
        return as_data(self.decks.deck(word))

    def read_team(self, text: str) -> Document:
        return as_data(self.decks.read(text))


def as_data(struct: msgspec.Struct) -> Document:
    """Plain data as a save holds it: lists, not tuples."""
    data: Document = msgspec.json.decode(msgspec.json.encode(struct))
    return data
