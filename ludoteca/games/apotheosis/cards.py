"""The cards, objects, maps and ready heroes of pieces/*.toml, read and checked; texts compiled."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.errors import nearest
from ludoteca.core.problems import Problem, problem_of
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.card_checks import check_card, check_object
from ludoteca.games.apotheosis.entries import (
    Attributes,
    Bar,
    CardEntry,
    Damage,
    HeroEntry,
    MapEntry,
    ObjectCheck,
    ObjectEntry,
    PieceError,
    Range,
    Slots,
    Technique,
    Titles,
    misdescribed,
    slug,
)
from ludoteca.games.apotheosis.maps import check_map
from ludoteca.games.apotheosis.text import Passage
from ludoteca.games.apotheosis.wording import WORDING, compile_text

__all__ = [
    "Attributes", "Bar", "Card", "CardEntry", "Catalogue", "Damage", "HeroEntry", "MapEntry", "ObjectCheck",
    "ObjectEntry", "PieceError", "Range", "Slots", "Technique", "Titles", "compile_card", "load", "slug",
]  # fmt: skip

PIECES = Path(__file__).parent / "pieces"

Entry = TypeVar("Entry", CardEntry, ObjectEntry, MapEntry, HeroEntry)


class Card:
    """A card with its texts compiled."""

    __slots__ = ("entry", "id", "passages", "suit", "techniques", "title", "word")

    def __init__(
        self,
        entry: CardEntry,
        passages: tuple[Passage, ...],
        techniques: tuple[tuple[Technique, tuple[Passage, ...]], ...] = (),
    ) -> None:
        self.entry = entry
        self.id = entry.id
        self.title = entry.title
        self.suit: str = entry.suit
        self.passages = passages
        self.techniques = techniques
        #: Its name in moves and files.
        self.word = slug(entry.title.pt)

    def name(self, lang: Lang) -> str:
        return self.title.of(lang)


class Catalogue:
    """The cards, objects, maps and ready heroes that there are."""

    __slots__ = ("cards", "heroes", "maps", "objects", "words")

    def __init__(
        self,
        cards: Mapping[str, Card],
        objects: Mapping[str, ObjectEntry],
        maps: Mapping[str, MapEntry],
        heroes: Mapping[str, HeroEntry],
    ) -> None:
        self.cards = dict(cards)
        self.objects = dict(objects)
        self.maps = dict(maps)
        self.heroes = dict(heroes)
        self.words: dict[str, Card] = {}
        for card in self.cards.values():
            for word in (slug(card.id), card.word, slug(card.title.en)):
                self.words.setdefault(word, card)

    def card(self, name: str) -> Card:
        """The card with this id, word or name in either language."""
        found = self.cards.get(name) or self.words.get(slug(name))
        if found is None:
            near = ", ".join(nearest(slug(name), self.words)) or ", ".join(sorted(self.words)[:5])
            message = f"there is no card {name!r}; did you mean: {near}?"
            raise PieceError(message, "cards-unknown", card=name, nearest=near)
        return found

    def with_cards(self, more: list[Card]) -> Catalogue:
        cards = {**self.cards, **{card.id: card for card in more}}
        return Catalogue(cards, self.objects, self.maps, self.heroes)

    def names(self, lang: Lang) -> dict[str, str]:
        """What texts in a language call cards and objects, by their Portuguese titles and by the words of objects."""
        titles = [card.title for card in self.cards.values()] + [entry.title for entry in self.objects.values()]
        named = {title.pt: title.of(lang) for title in titles}
        return named | {entry.id: entry.title.of(lang) for entry in self.objects.values()}

    def render(self, passages: tuple[Passage, ...], lang: Lang) -> str:
        return WORDING.render(passages, lang, self.names(lang))


@cache
def load() -> Catalogue:
    """Everything that the game brings along."""
    objects = _all("objects*.toml", "object", ObjectEntry)
    for entry in objects.values():
        check_object(entry, f"object {entry.id}")
        for check in entry.checks:
            compile_text(check.text)
    catalogue = Catalogue(_compiled(objects), objects, {}, {})
    catalogue.maps = _all("maps*.toml", "map", MapEntry)
    for found in catalogue.maps.values():
        check_map(found, objects, f"map {found.id}")
        for storing in found.containers:
            for name in storing.cards:
                catalogue.card(name)
    catalogue.heroes = _all("heroes*.toml", "hero", HeroEntry)
    return catalogue


def twice(id: str) -> Problem:
    return Problem(f"{id} is there twice", "problem-twice", id=id)


def _compiled(objects: Mapping[str, ObjectEntry]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for path in sorted(PIECES.glob("cards*.toml")):
        for number, data in enumerate(_read(path, "card"), 1):
            place = f"{path.name}, card {number}"
            try:
                card = compile_card(data, place, objects)
            except CardTextError as error:
                raise misdescribed(place, problem_of(error)) from None
            if card.id in cards:
                raise misdescribed(place, twice(card.id))
            cards[card.id] = card
    return cards


def _all(pattern: str, table: str, kind: type[Entry]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in sorted(PIECES.glob(pattern)):
        for number, data in enumerate(_read(path, table), 1):
            entry = convert(data, kind, f"{path.name}, {table} {number}")
            if entry.id in found:
                raise misdescribed(path.name, twice(entry.id))
            found[entry.id] = entry
    return found


def _read(path: Path, table: str) -> list[dict[str, Any]]:
    try:
        entries: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8")).get(table, [])
    except tomllib.TOMLDecodeError as error:
        raise PieceError(f"{path}: {error}") from None
    return entries


def convert(data: Mapping[str, Any], kind: type[Entry], place: str) -> Entry:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise misdescribed(place, problem_of(error)) from None


def compile_card(data: Mapping[str, Any], place: str = "", objects: Mapping[str, ObjectEntry] | None = None) -> Card:
    """A card of our files, of a scenario or of somebody's own.

    A title may be one text for both languages, and the id may be left out. ``lang = "en"``: its texts are English.
    """
    described = dict(data)
    lang: Lang = "en" if described.pop("lang", "pt") == "en" else "pt"
    if isinstance(described.get("title"), str):
        described["title"] = {"pt": described["title"], "en": described["title"]}
    if "id" not in described and isinstance(described.get("title"), dict):
        described["id"] = slug(str(described["title"].get("pt", "")))
    place = place or str(described.get("id", "card"))
    entry = convert(described, CardEntry, place)
    known = load().objects if objects is None else objects
    names = {each.title.of(lang): each.id for each in known.values()}
    titles = {each.title.of(lang): each.title.pt for each in known.values()}
    passages = compile_text(entry.text, lang, names, titles)
    techniques = tuple((each, compile_text(each.text, lang, names, titles)) for each in entry.techniques)
    check_card(entry, passages, place)
    return Card(entry, passages, techniques)


def __getattr__(name: str) -> Any:
    """``CARDS``, what the command line shows of these cards, is made when it is asked for."""
    if name == "CARDS":
        from ludoteca.games.apotheosis.collection import ApotheosisCards

        return ApotheosisCards()
    raise AttributeError(name)
