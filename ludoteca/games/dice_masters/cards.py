"""The cards and dice of the game: pieces/*.toml, read and checked; texts compiled."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.problems import problem_of
from ludoteca.core.rulebook import Lang, fold
from ludoteca.games.dice_masters.text import ACTION, TRIGGER
from ludoteca.games.dice_masters.wording import CardAbility, compile_text

PIECES = Path(__file__).parent / "pieces"

EnergyType = Literal["", "fist", "bolt", "mask", "shield"]
FaceEnergy = Literal["", "fist", "bolt", "mask", "shield", "wild", "generic"]
Affiliation = Literal["", "avengers", "fantastic-four", "villains", "x-men"]
Kind = Literal["sidekick", "action", "character"]

Entry = TypeVar("Entry")


class PieceError(LudotecaError):
    """A card or die that is described wrongly, or that there is not."""


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    pt: str = ""
    en: str = ""

    def of(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a die: energy, an action, or a character on one of its levels."""

    kind: Literal["energy", "action", "character"]
    energy: FaceEnergy = ""
    amount: int = 0
    level: int = 0
    fielding: int = 0
    attack: int = 0
    defence: int = 0
    bursts: int = 0


class DieType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all dice of one sort have in common."""

    id: str
    title: Titles
    kind: Kind
    faces: tuple[Face, ...]
    energy: EnergyType = ""
    affiliation: Affiliation = ""

    @property
    def word(self) -> str:
        """Its name in moves and files."""
        return slug(self.title.pt)


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file describes it."""

    id: str
    title: Titles
    cost: int
    die: str
    text: str = ""
    subtitle: Titles = Titles()
    number: int = 0
    energy: EnergyType = ""
    affiliation: Affiliation = ""
    max: int = 0
    use: int = 0
    rarity: Literal["", "common", "uncommon", "rare", "super-rare"] = ""
    starter: bool = False


class Card:
    """A card with its text compiled."""

    __slots__ = (
        "abilities",
        "affiliation",
        "basic",
        "cost",
        "die",
        "energy",
        "id",
        "limit",
        "number",
        "rarity",
        "starter",
        "subtitle",
        "text",
        "title",
        "word",
        "words",
    )

    def __init__(self, entry: CardEntry, abilities: tuple[CardAbility, ...]) -> None:
        self.id = entry.id
        self.number = entry.number
        self.title = entry.title
        self.subtitle = entry.subtitle
        self.cost = entry.cost
        self.energy: str = entry.energy
        self.affiliation: str = entry.affiliation
        #: How many dice of it a team may have ("Max"), or how many lie on it ("Use").
        self.limit = entry.max or entry.use
        #: A basic action: its dice are bought by both players.
        self.basic = bool(entry.use)
        self.die = entry.die
        self.rarity: str = entry.rarity
        self.starter = entry.starter
        self.text = entry.text
        self.abilities = abilities
        #: Its name in moves and files, and all that it may be called.
        self.word = slug(self.name("pt"))
        self.words = card_words(self)

    def name(self, lang: Lang) -> str:
        """Title and subtitle."""
        subtitle = self.subtitle.of(lang)
        return f"{self.title.of(lang)}, {subtitle}" if subtitle else self.title.of(lang)


def slug(name: str) -> str:
    """A name as one word: "Hulk, Gigante Esmeralda" is hulk-gigante-esmeralda."""
    kept = "".join(letter if letter.isalnum() else " " for letter in fold(name))
    return "-".join(kept.split())


def card_words(card: Card) -> tuple[str, ...]:
    """All that a card may be called: its id, its name or its subtitle in either language."""
    subtitles = (slug(card.subtitle.pt), slug(card.subtitle.en))
    return (slug(card.id), card.word, slug(card.name("en")), *(word for word in subtitles if word))


class Catalogue:
    """The dice and cards that there are."""

    __slots__ = ("cards", "dice")

    def __init__(self, dice: Mapping[str, DieType], cards: Mapping[str, Card]) -> None:
        self.dice = dict(dice)
        self.cards = dict(cards)

    def card(self, name: str) -> Card:
        """The card with this id, word or name in either language."""
        wanted = slug(name)
        for card in self.cards.values():
            if wanted in card.words:
                return card
        words = {word: card.word for card in self.cards.values() for word in card.words}
        titles = nearest(wanted, {slug(card.title.pt) for card in self.cards.values()}, 1)
        alike = [words[word] for word in nearest(wanted, words)]
        alike += [card.word for card in self.cards.values() if slug(card.title.pt) in titles]
        near = ", ".join(dict.fromkeys(alike)) or ", ".join(sorted(words.values())[:5])
        message = f"there is no card {name!r}; did you mean: {near}?"
        raise PieceError(message, "cards-unknown", card=name, nearest=near)

    def die(self, name: str) -> DieType:
        """The die with this id, word or name in either language."""
        wanted = slug(name)
        for die in self.dice.values():
            if wanted in (slug(die.id), die.word, slug(die.title.en)):
                return die
        words = [die.word for die in self.dice.values()]
        near = ", ".join(nearest(wanted, words)) or ", ".join(words)
        message = f"there is no die {name!r}; did you mean: {near}?"
        raise PieceError(message, "cards-unknown-die", die=name, nearest=near)


@cache
def load() -> Catalogue:
    """All the dice and cards of the game."""
    dice = {die.id: die for die in _entries(PIECES / "dice.toml", "die", DieType)}
    for die in dice.values():
        check_die(die)
    entries = _entries(PIECES / "cards.toml", "card", CardEntry)
    cards = {entry.id: _compile(entry, dice) for entry in entries}
    return Catalogue(dice, cards)


def compile_card(data: Mapping[str, Any], dice: Mapping[str, DieType] | None = None) -> Card:
    """A card described inline, in a scenario or in somebody's own file.

    A title may be one text for both languages, and the id may be left out.
    """
    if dice is None:
        dice = load().dice
    entry = dict(data)
    for key in ("title", "subtitle"):
        if isinstance(entry.get(key), str):
            entry[key] = {"pt": entry[key], "en": entry[key]}
    if "id" not in entry and isinstance(entry.get("title"), dict):
        titles = (entry[key].get("pt", "") for key in ("title", "subtitle") if key in entry)
        entry["id"] = slug(" ".join(map(str, titles)))
    return _compile(_convert(entry, CardEntry, str(entry.get("id", "card"))), dice)


def compile_die(data: Mapping[str, Any]) -> DieType:
    """A die described inline."""
    die = _convert(dict(data), DieType, str(data.get("id", "die")))
    check_die(die)
    return die


def _compile(entry: CardEntry, dice: Mapping[str, DieType]) -> Card:
    if entry.die not in dice:
        near = ", ".join(nearest(entry.die, dice)) or ", ".join(dice)
        raise PieceError(f"card {entry.id}: there is no die {entry.die!r}; did you mean: {near}?")
    if bool(entry.max) == bool(entry.use):
        raise PieceError(f"card {entry.id}: give it either max (dice of a team) or use (dice on the card)")
    sort = ACTION if dice[entry.die].kind == "action" else TRIGGER
    return Card(entry, compile_text(entry.text, sort, names_read(dice)))


def names_read(dice: Mapping[str, DieType]) -> dict[str, str]:
    """The characters' names as texts have them, and their dice."""
    return {die.title.pt: die.id for die in dice.values() if die.kind == "character"}


def names_written(dice: Mapping[str, DieType], lang: Lang) -> dict[str, str]:
    """The name of each die, for writing texts."""
    return {die.id: die.title.of(lang) for die in dice.values()}


def check_die(die: DieType) -> None:
    """Six faces, each with what its kind needs; energy first, then the levels in rising order (cards.12)."""
    if len(die.faces) != 6:
        raise PieceError(f"die {die.id}: a die has six faces, not {len(die.faces)}")
    for number, face in enumerate(die.faces, 1):
        numbers = (face.level, face.fielding, face.attack, face.defence)
        right = {
            "energy": bool(face.energy) and face.amount in (1, 2) and not any(numbers) and not face.bursts,
            "action": not face.energy and not any(numbers) and face.bursts in (0, 1, 2),
            "character": not face.energy and face.level in (1, 2, 3) and face.bursts in (0, 1, 2),
        }
        if not right[face.kind]:
            raise PieceError(f"die {die.id}, face {number}: these values do not make a face of {face.kind}")
    energy = [face.kind == "energy" for face in die.faces]
    levels = [face.level for face in die.faces if face.kind == "character"]
    if not energy[0] or energy != sorted(energy, reverse=True) or levels != list(range(1, len(levels) + 1)):
        raise PieceError(f"die {die.id}: write the energy faces first, then the characters from level 1 upwards")


def _entries(path: Path, key: str, kind: type[Entry]) -> list[Entry]:
    """The entries of one of our files."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise PieceError(f"{path}: {error}") from None
    return [_convert(entry, kind, f"{path.name}, {key} {number}") for number, entry in enumerate(data[key], 1)]


def _convert(data: Any, kind: type[Entry], place: str) -> Entry:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise PieceError(f"{place}: {error}", "cards-misdescribed", place=place, problem=problem_of(error)) from None


def __getattr__(name: str) -> Any:
    """``CARDS``, what the command line shows of these cards, is made when it is asked for."""
    if name == "CARDS":
        from ludoteca.games.dice_masters.collection import DiceCards

        return DiceCards()
    raise AttributeError(name)
