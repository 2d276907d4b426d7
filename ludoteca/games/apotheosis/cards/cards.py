"""The cards, objects, maps and ready heroes of pieces/*.toml, read and checked; texts compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from ludoteca.cardtext.pieces import (
    Faults,
    PieceError,
    Shelf,
    Titles,
    Worded,
    each_once,
    entry_of,
    in_both_languages,
    slug,
    tables_in,
)
from ludoteca.core.documents import Described
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.cards.checks import check_object, problems_of
from ludoteca.games.apotheosis.cards.entries import (
    Attributes,
    Bar,
    CardEntry,
    Damage,
    HeroEntry,
    MapEntry,
    ObjectCheck,
    ObjectEntry,
    Range,
    Slots,
    Technique,
)
from ludoteca.games.apotheosis.cards.maps import check_map
from ludoteca.games.apotheosis.text.terms import Passage
from ludoteca.games.apotheosis.wording.wording import compile_text, say_text

__all__ = [
    "Attributes", "Bar", "Card", "CardEntry", "Catalogue", "Damage", "HeroEntry", "MapEntry", "ObjectCheck",
    "ObjectEntry", "PieceError", "Range", "Slots", "Technique", "Titles", "compile_card", "load", "slug",
]  # fmt: skip

PIECES = Path(__file__).parents[1] / "pieces"

Entry = TypeVar("Entry", CardEntry, ObjectEntry, MapEntry, HeroEntry)


#: The passages of a card's text, and its techniques with theirs.
Meaning = tuple[tuple[Passage, ...], tuple[tuple[Technique, tuple[Passage, ...]], ...]]

#: What reads a text.
Understand = Callable[[str], tuple[Passage, ...]]


class Card(Worded[Meaning]):
    """A card, and what its texts mean."""

    __slots__ = ("entry", "id", "short_words", "suit", "title", "word", "words")

    def __init__(
        self,
        entry: CardEntry,
        passages: tuple[Passage, ...],
        techniques: tuple[tuple[Technique, tuple[Passage, ...]], ...] = (),
    ) -> None:
        super().__init__((passages, techniques))
        self.entry = entry
        self.id = entry.id
        self.title = entry.title
        self.suit: str = entry.suit
        #: Its name in moves and files, and all that it may be called.
        self.word = slug(entry.title.pt)
        self.words = (slug(entry.id), self.word, slug(entry.title.en))
        self.short_words: tuple[str, ...] = ()

    @property
    def passages(self) -> tuple[Passage, ...]:
        return self.meaning[0]

    @property
    def techniques(self) -> tuple[tuple[Technique, tuple[Passage, ...]], ...]:
        return self.meaning[1]

    def name(self, lang: Lang) -> str:
        return self.title.of(lang)

    def written(self) -> dict[str, str]:
        texts = [self.entry.text, *(technique.text for technique in self.entry.techniques)]
        return {self.id: "\n".join(text.strip() for text in texts if text.strip())}


class Objects(dict[str, ObjectEntry]):
    """The objects that there are, and their words by their names in each language."""

    def __init__(self, entries: Mapping[str, ObjectEntry]) -> None:
        super().__init__(entries)
        self.words: dict[Lang, dict[str, str]] = {
            "pt": {each.title.pt: each.id for each in entries.values()},
            "en": {each.title.en: each.id for each in entries.values()},
        }


class Catalogue(Shelf[Card]):
    """The cards, objects, maps and ready heroes that there are."""

    __slots__ = ("heroes", "maps", "objects")

    def __init__(
        self,
        cards: Mapping[str, Card],
        objects: Mapping[str, ObjectEntry],
        maps: Mapping[str, MapEntry],
        heroes: Mapping[str, HeroEntry],
    ) -> None:
        super().__init__(cards)
        self.objects = Objects(objects)
        self.maps = dict(maps)
        self.heroes = dict(heroes)

    def names(self, lang: Lang) -> dict[str, str]:
        """What texts in a language call cards and objects, by their Portuguese titles and by the words of objects."""
        titles = [card.title for card in self.cards.values()] + [entry.title for entry in self.objects.values()]
        named = {title.pt: title.of(lang) for title in titles}
        return named | {entry.id: entry.title.of(lang) for entry in self.objects.values()}

    def render(self, passages: tuple[Passage, ...], lang: Lang) -> str:
        return say_text(passages, lang, self.names(lang), self.objects.words["pt"])


@cache
def load() -> Catalogue:
    """Everything that the game brings along."""
    objects = Objects(entries("objects*.toml", "object", ObjectEntry))
    for entry in objects.values():
        check_object(entry, f"object {entry.id}")
    cards = each_once((place, unread(place, data, objects)) for place, data in tables_in(PIECES, "cards*.toml", "card"))
    catalogue = Catalogue(cards, objects, {}, {})
    catalogue.maps = entries("maps*.toml", "map", MapEntry)
    for found in catalogue.maps.values():
        check_map(found, objects, f"map {found.id}")
        for storing in found.containers:
            for name in storing.cards:
                catalogue.card(name)
    catalogue.heroes = entries("heroes*.toml", "hero", HeroEntry)
    return catalogue


def unread(place: str, data: Described, objects: Objects) -> Card:
    """A card of our files: its texts are read and checked when somebody asks what they mean."""
    entry = entry_of(in_both_languages(data, "title"), CardEntry, place)
    return Card(entry, ()).read_later(lambda: own_meaning(place, entry, objects))


def own_meaning(place: str, entry: CardEntry, objects: Objects) -> Meaning:
    faults = Faults(place)
    meaning = meaning_of(faults, entry.text, entry, lambda text: compile_text(text, "pt", objects.words["pt"]))
    faults.tell_own()
    return meaning


def entries(pattern: str, table: str, kind: type[Entry]) -> dict[str, Entry]:
    return each_once((place, entry_of(data, kind, place)) for place, data in tables_in(PIECES, pattern, table))


def compile_card(data: Described, place: str = "", objects: Objects | None = None) -> Card:
    """A card of our files, of a scenario or of somebody's own.

    A title may be one text for both languages, and the id may be left out. ``lang = "en"``: its texts are English.
    """
    described = in_both_languages(data, "title")
    lang: Lang = "en" if described.pop("lang", "pt") == "en" else "pt"
    known = load().objects if objects is None else objects
    titles = {each.title.of(lang): each.title.pt for each in known.values()} if lang == "en" else {}

    def understand(text: str) -> tuple[Passage, ...]:
        return compile_text(text, lang, known.words[lang], titles)

    faults = Faults(place or str(described.get("id") or "card"))
    entry = faults.shaped(described, CardEntry)
    passages, techniques = meaning_of(faults, described.get("text", ""), entry, understand)
    faults.tell()
    assert entry is not None
    return Card(entry, passages, techniques)


def meaning_of(faults: Faults, text: object, entry: CardEntry | None, understand: Understand) -> Meaning:
    """What a card's texts mean; what is wrong with them or with the card is added to the faults."""
    passages = faults.understood(text, understand)
    techniques = []
    for number, technique in enumerate(entry.techniques if entry is not None else (), 1):
        meant = faults.understood(technique.text, understand, f"techniques[{number}].text")
        techniques.append((technique, meant or ()))
    if entry is not None and passages is not None:
        faults.found += problems_of(entry, passages)
    return passages or (), tuple(techniques)
