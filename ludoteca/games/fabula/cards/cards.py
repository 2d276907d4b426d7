"""The cards of the game: pieces/*.toml, read and checked; texts compiled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ludoteca.cardtext.pieces import (
    Faults,
    Shelf,
    Titles,
    Worded,
    each_once,
    entry_of,
    in_both_languages,
    misdescribed,
    slug,
    tables_in,
)
from ludoteca.core.documents import Described
from ludoteca.core.problems import Problem
from ludoteca.core.rulebook import Lang
from ludoteca.games.fabula.text.terms import ADDITIONAL_COST, MANEUVER, Passage
from ludoteca.games.fabula.wording.names import SUBTYPES
from ludoteca.games.fabula.wording.wording import compile_text

PIECES = Path(__file__).parents[1] / "pieces"

CardType = Literal["base", "ally", "modification", "maneuver"]
#: 1.6.1: the six colours.
Colour = Literal["white", "blue", "yellow", "green", "red", "purple"]
Rarity = Literal["common", "rare", "legendary"]


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file describes it."""

    id: str
    title: Titles
    type: CardType
    colours: tuple[Colour, ...] = ()
    rarity: Rarity = "common"
    #: A whole number (1.18.2), or a letter that the player declares; a card without one costs 0 (1.18.5).
    cost: int | Literal["X", "Y", "Z"] = 0
    subtypes: tuple[str, ...] = ()
    offensive: int = 0
    influence: int = 0
    life: int = 0
    text: str = ""


class Card(Worded[tuple[Passage, ...]]):
    """A card, and what its text means."""

    __slots__ = ("cost", "entry", "id", "letter", "short_words", "text", "title", "type", "word", "words")

    def __init__(self, entry: CardEntry, passages: tuple[Passage, ...]) -> None:
        super().__init__(passages)
        self.entry = entry
        self.id = entry.id
        self.title = entry.title
        self.type: str = entry.type
        self.cost = entry.cost if isinstance(entry.cost, int) else 0
        #: The letter in its cost, if it is not a number.
        self.letter = "" if isinstance(entry.cost, int) else entry.cost
        self.text = entry.text
        #: Its name in moves and files, and all that it may be called.
        self.word = slug(entry.title.pt)
        self.words = (slug(entry.id), self.word, slug(entry.title.en))
        self.short_words: tuple[str, ...] = ()

    @property
    def passages(self) -> tuple[Passage, ...]:
        return self.meaning

    def name(self, lang: Lang) -> str:
        return self.title.of(lang)

    def written(self) -> dict[str, str]:
        return {self.id: self.text.strip()}


class Catalogue(Shelf[Card]):
    """The cards that there are."""

    __slots__ = ()


@cache
def load() -> Catalogue:
    """All the cards of the game."""
    tables = tables_in(PIECES, "cards*.toml", "card")
    return Catalogue(each_once((place, unread(data, place)) for place, data in tables))


def unread(data: Described, place: str) -> Card:
    """A card of our files: its text is read and checked when somebody asks what it means."""
    entry = entry_of(in_both_languages(data, "title"), CardEntry, place)
    if problems := list(problems_of(entry)):
        raise misdescribed(place, *problems)
    return Card(entry, ()).read_later(lambda: own_meaning(place, entry))


def own_meaning(place: str, entry: CardEntry) -> tuple[Passage, ...]:
    faults = Faults(place)
    found = faults.understood(entry.text, lambda text: compile_text(text, entry.type))
    faults.found += () if found is None else problems_of_lines(entry, found)
    faults.tell_own()
    return found or ()


def compile_card(data: Described, place: str = "") -> Card:
    """A card of our files, of a scenario or of somebody's own.

    A title may be one text for both languages, and the id may be left out.
    """
    described = in_both_languages(data, "title")
    faults = Faults(place or str(described.get("id") or "card"))
    entry = faults.shaped(described, CardEntry)
    sort = str(described.get("type", ""))
    passages = faults.understood(described.get("text", ""), lambda text: compile_text(text, sort))
    if entry is not None:
        faults.found += problems_of(entry)
        faults.found += () if passages is None else problems_of_lines(entry, passages)
    faults.tell()
    assert entry is not None and passages is not None
    return Card(entry, passages)


def problems_of(entry: CardEntry) -> Iterator[Problem]:
    """What is printed must be what the card's type has: three values for an ally, none else (x.ally.stats)."""
    figures = (entry.offensive, entry.influence, entry.life)
    if entry.type == "ally" and (entry.life < 1 or min(figures) < 0):
        yield Problem("an ally has a life of at least 1, and no value below 0", "problem-ally")
    if entry.type != "ally" and any(figures):
        yield Problem("only an ally has offensive, influence and life", "problem-figures")
    if isinstance(entry.cost, int) and entry.cost < 0:
        yield Problem("no cost is below 0", "problem-cost")
    elif entry.type == "base" and entry.cost != 0:
        yield BASE_COST
    if len(set(entry.colours)) != len(entry.colours):
        yield Problem("a colour is there twice", "problem-colour")
    known = ", ".join(SUBTYPES)
    for subtype in entry.subtypes:
        if subtype not in SUBTYPES:
            said = f"unknown subtype {subtype}; known: {known}"
            yield Problem(said, "problem-subtype", subtype=subtype, known=known)


def problems_of_lines(entry: CardEntry, passages: tuple[Passage, ...]) -> Iterator[Problem]:
    """What a text of the card's type has."""
    if entry.type == "maneuver" and sum(passage.sort == MANEUVER for passage in passages) != 1:
        yield Problem("a maneuver has one line besides its additional cost", "problem-lines")
    if entry.type == "base" and any(passage.sort == ADDITIONAL_COST for passage in passages):
        yield BASE_COST


BASE_COST = Problem("a base begins in play and has no cost", "problem-base-cost")
