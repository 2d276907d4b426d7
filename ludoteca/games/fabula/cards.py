"""The cards of the game: pieces/*.toml, read and checked; texts compiled."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.problems import Problem, problem_of
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.fabula.text import ADDITIONAL_COST, MANEUVER, Passage
from ludoteca.games.fabula.wording import compile_text
from ludoteca.games.fabula.wording_lexicon import SUBTYPES

PIECES = Path(__file__).parent / "pieces"

CardType = Literal["base", "ally", "modification", "maneuver"]
Colour = Literal["white", "blue", "yellow", "green", "red", "purple"]
Rarity = Literal["common", "rare", "legendary"]


class PieceError(LudotecaError):
    """A card that is described wrongly, or that there is not."""


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    pt: str = ""
    en: str = ""

    def of(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file describes it."""

    id: str
    title: Titles
    type: CardType
    colours: tuple[Colour, ...] = ()
    rarity: Rarity = "common"
    #: A number, or a letter that the player declares; a card without one costs 0 (1.18.5).
    cost: int | Literal["X", "Y", "Z"] = 0
    subtypes: tuple[str, ...] = ()
    offensive: int = 0
    influence: int = 0
    life: int = 0
    text: str = ""


class Card:
    """A card with its text compiled."""

    __slots__ = ("cost", "entry", "id", "letter", "passages", "text", "title", "type", "word")

    def __init__(self, entry: CardEntry, passages: tuple[Passage, ...]) -> None:
        self.entry = entry
        self.id = entry.id
        self.title = entry.title
        self.type: str = entry.type
        self.cost = entry.cost if isinstance(entry.cost, int) else 0
        #: The letter in its cost, if it is not a number.
        self.letter = "" if isinstance(entry.cost, int) else entry.cost
        self.text = entry.text
        self.passages = passages
        #: Its name in moves and files.
        self.word = slug(entry.title.pt)

    def name(self, lang: Lang) -> str:
        return self.title.of(lang)


def slug(name: str) -> str:
    """A name as one word: "Boitatá das Águas" is boitata-das-aguas."""
    kept = "".join(letter if letter.isalnum() else " " for letter in fold(name))
    return "-".join(kept.split())


class Catalogue:
    """The cards that there are."""

    __slots__ = ("cards", "words")

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = dict(cards)
        self.words: dict[str, Card] = {}
        for card in self.cards.values():
            for word in (slug(card.id), card.word, slug(card.title.en)):
                self.words.setdefault(word, card)

    def card(self, name: str) -> Card:
        """The card with this id, word or name in either language."""
        found = self.words.get(name) or self.words.get(slug(name))
        if found is None:
            near = ", ".join(nearest(slug(name), self.words)) or ", ".join(sorted(self.words)[:5])
            message = f"there is no card {name!r}; did you mean: {near}?"
            raise PieceError(message, "cards-unknown", card=name, nearest=near)
        return found

    def with_cards(self, more: list[Card]) -> Catalogue:
        return Catalogue({**self.cards, **{card.id: card for card in more}})


@cache
def load() -> Catalogue:
    """All the cards of the game."""
    cards: dict[str, Card] = {}
    for path in sorted(PIECES.glob("cards*.toml")):
        for number, entry in enumerate(_read(path), 1):
            card = compile_card(entry, f"{path.name}, card {number}")
            if card.id in cards:
                raise PieceError(f"{path.name}: card {card.id} is there twice")
            cards[card.id] = card
    return Catalogue(cards)


def _read(path: Path) -> list[dict[str, Any]]:
    try:
        entries: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    except tomllib.TOMLDecodeError as error:
        raise PieceError(f"{path}: {error}") from None
    return entries


def compile_card(data: Mapping[str, Any], place: str = "") -> Card:
    """A card of our files, of a scenario or of somebody's own.

    A title may be one text for both languages, and the id may be left out.
    """
    entry = dict(data)
    if isinstance(entry.get("title"), str):
        entry["title"] = {"pt": entry["title"], "en": entry["title"]}
    if "id" not in entry and isinstance(entry.get("title"), dict):
        entry["id"] = slug(str(entry["title"].get("pt", "")))
    place = place or str(entry.get("id", "card"))
    try:
        checked = msgspec.convert(entry, CardEntry)
    except msgspec.ValidationError as error:
        raise misdescribed(place, problem_of(error)) from None
    check(checked, place)
    passages = compile_text(checked.text, checked.type)
    if checked.type == "maneuver" and sum(passage.sort == MANEUVER for passage in passages) != 1:
        raise misdescribed(place, Problem("a maneuver has one line besides its additional cost", "problem-lines"))
    if checked.type == "base" and any(passage.sort == ADDITIONAL_COST for passage in passages):
        raise misdescribed(place, BASE_COST)
    return Card(checked, passages)


def check(entry: CardEntry, place: str) -> None:
    """What is printed must be what the card's type has: three values for an ally, none else (x.ally.stats)."""
    problem: Problem | None = None
    figures = (entry.offensive, entry.influence, entry.life)
    if entry.type == "ally" and (entry.life < 1 or min(figures) < 0):
        problem = Problem("an ally has a life of at least 1, and no value below 0", "problem-ally")
    elif entry.type != "ally" and any(figures):
        problem = Problem("only an ally has offensive, influence and life", "problem-figures")
    elif isinstance(entry.cost, int) and entry.cost < 0:
        problem = Problem("no cost is below 0", "problem-cost")
    elif entry.type == "base" and entry.cost != 0:
        problem = BASE_COST
    elif len(set(entry.colours)) != len(entry.colours):
        problem = Problem("a colour is there twice", "problem-colour")
    elif unknown := [subtype for subtype in entry.subtypes if subtype not in SUBTYPES]:
        known = ", ".join(SUBTYPES)
        said = f"unknown subtype {unknown[0]}; known: {known}"
        problem = Problem(said, "problem-subtype", subtype=unknown[0], known=known)
    if problem is not None:
        raise misdescribed(place, problem)


BASE_COST = Problem("a base begins in play and has no cost", "problem-base-cost")


def misdescribed(place: str, problem: Problem) -> PieceError:
    return PieceError(f"{place}: {problem}", "cards-misdescribed", place=place, problem=problem)


def __getattr__(name: str) -> Any:
    """``CARDS``, what the command line shows of these cards, is made when it is asked for."""
    if name == "CARDS":
        from ludoteca.games.fabula.collection import FabulaCards

        return FabulaCards()
    raise AttributeError(name)
