"""The cards and dice of the game: pieces/*.toml, read and checked; texts compiled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ludoteca.cardtext.pieces import (
    Faults,
    PieceError,
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
from ludoteca.core.errors import nearest
from ludoteca.core.problems import Problem
from ludoteca.core.rulebook import Lang
from ludoteca.games.dice_masters.text.terms import ACTION, TRIGGER, CardAbility
from ludoteca.games.dice_masters.wording.wording import compile_text

PIECES = Path(__file__).parents[1] / "pieces"

EnergyType = Literal["", "fist", "bolt", "mask", "shield"]
FaceEnergy = Literal["", "fist", "bolt", "mask", "shield", "wild", "generic"]
Affiliation = Literal["", "avengers", "fantastic-four", "villains", "x-men"]
Kind = Literal["sidekick", "action", "character"]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a die: energy, an action, or a character on one of its levels.

    Level and fielding cost are figures apart (levels.5).
    """

    kind: Literal["energy", "action", "character"]
    energy: FaceEnergy = ""
    amount: int = 0
    level: int = 0
    fielding: int = 0
    attack: int = 0
    defence: int = 0
    bursts: int = 0


class DieType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all dice of one sort have in common; ``kind`` is its class, with the Sidekick apart (cards.2)."""

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


class Card(Worded[tuple[CardAbility, ...]]):
    """A card, and what its text means."""

    __slots__ = (
        "affiliation",
        "basic",
        "cost",
        "die",
        "energy",
        "entry",
        "id",
        "limit",
        "number",
        "rarity",
        "short_words",
        "starter",
        "subtitle",
        "text",
        "title",
        "word",
        "words",
    )

    def __init__(self, entry: CardEntry, abilities: tuple[CardAbility, ...]) -> None:
        super().__init__(abilities)
        self.entry = entry
        self.id = entry.id
        self.number = entry.number
        self.title = entry.title
        self.subtitle = entry.subtitle
        self.cost = entry.cost
        self.energy: str = entry.energy
        self.affiliation: str = entry.affiliation
        #: How many dice of it a team may have ("Max", cards.10), or how many lie on it ("Use", cards.11).
        self.limit = entry.max or entry.use
        #: A basic action: its dice are bought by both players.
        self.basic = bool(entry.use)
        self.die = entry.die
        self.rarity: str = entry.rarity
        self.starter = entry.starter
        self.text = entry.text
        #: Its name in moves and files, and all that it may be called.
        self.word = slug(self.name("pt"))
        self.words = card_words(self)
        self.short_words = (slug(self.title.pt),)

    @property
    def abilities(self) -> tuple[CardAbility, ...]:
        return self.meaning

    def name(self, lang: Lang) -> str:
        """Title and subtitle, which tells the versions of one character apart (cards.7)."""
        subtitle = self.subtitle.of(lang)
        return f"{self.title.of(lang)}, {subtitle}" if subtitle else self.title.of(lang)

    def written(self) -> dict[str, str]:
        return {self.id: self.text.strip()}


def card_words(card: Card) -> tuple[str, ...]:
    """All that a card may be called: its id, its name or its subtitle in either language."""
    subtitles = (slug(card.subtitle.pt), slug(card.subtitle.en))
    return (slug(card.id), card.word, slug(card.name("en")), *(word for word in subtitles if word))


class Catalogue(Shelf[Card]):
    """The dice and cards that there are."""

    __slots__ = ("dice",)

    def __init__(self, dice: Mapping[str, DieType], cards: Mapping[str, Card]) -> None:
        super().__init__(cards)
        self.dice = dict(dice)

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
    dice = each_once((place, compile_die(entry, place)) for place, entry in tables_in(PIECES, "dice.toml", "die"))
    tables = tables_in(PIECES, "cards.toml", "card")
    names = names_read(dice)
    return Catalogue(dice, each_once((place, unread(data, dice, names, place)) for place, data in tables))


def unread(data: Described, dice: Mapping[str, DieType], names: Mapping[str, str], place: str) -> Card:
    """A card of our files: its text is read when somebody asks what it means."""
    entry = entry_of(in_both_languages(data, "title", "subtitle"), CardEntry, place)
    if problems := list(problems_of(entry, dice)):
        raise misdescribed(place, *problems)
    return Card(entry, ()).read_later(lambda: own_meaning(place, entry, dice, names))


def own_meaning(
    place: str, entry: CardEntry, dice: Mapping[str, DieType], names: Mapping[str, str]
) -> tuple[CardAbility, ...]:
    faults = Faults(place)
    found = faults.understood(entry.text, lambda text: compile_text(text, sort_of(dice.get(entry.die)), names))
    faults.tell_own()
    return found or ()


def sort_of(die: DieType | None) -> str:
    """What a text without a moment is: an action's, or a character's."""
    return ACTION if die is not None and die.kind == "action" else TRIGGER


def compile_card(data: Described, dice: Mapping[str, DieType] | None = None, place: str = "") -> Card:
    """A card of our files, of a scenario or of somebody's own.

    A title may be one text for both languages, and the id may be left out.
    """
    known = load().dice if dice is None else dice
    described = in_both_languages(data, "title", "subtitle")
    faults = Faults(place or f"card {described.get('id') or '?'}")
    entry = faults.shaped(described, CardEntry)
    sort = sort_of(known.get(str(described.get("die"))))
    text = described.get("text", "")
    abilities = faults.understood(text, lambda said: compile_text(said, sort, names_read(known)))
    if entry is not None:
        faults.found += problems_of(entry, known)
    faults.tell()
    assert entry is not None and abilities is not None
    return Card(entry, abilities)


def problems_of(entry: CardEntry, dice: Mapping[str, DieType]) -> Iterator[Problem]:
    if entry.die not in dice:
        near = ", ".join(nearest(entry.die, dice)) or ", ".join(dice)
        said = f"there is no die {entry.die!r}; did you mean: {near}?"
        yield Problem(said, "problem-no-die", die=entry.die, nearest=near)
    if bool(entry.max) == bool(entry.use):
        yield Problem("give it either max (dice of a team) or use (dice on the card)", "problem-max-or-use")


def compile_die(data: Described, place: str = "") -> DieType:
    """A die of our files, of a scenario or of somebody's own."""
    described = in_both_languages(data, "title")
    place = place or f"die {described.get('id') or '?'}"
    die = entry_of(described, DieType, place)
    if problems := list(problems_of_die(die)):
        raise misdescribed(place, *problems)
    return die


def names_read(dice: Mapping[str, DieType]) -> dict[str, str]:
    """The characters' names as texts have them, and their dice."""
    return {die.title.pt: die.id for die in dice.values() if die.kind == "character"}


def names_written(dice: Mapping[str, DieType], lang: Lang) -> dict[str, str]:
    """The same for writing texts: the name of each character's die."""
    return {die.id: die.title.of(lang) for die in dice.values() if die.kind == "character"}


def problems_of_die(die: DieType) -> Iterator[Problem]:
    """Six faces, each with what its kind needs; energy first, then the levels in rising order (cards.12, spin.1)."""
    count = len(die.faces)
    if count != 6:
        yield Problem(f"a die has six faces, not {count}", "problem-faces", count=count)
    for number, face in enumerate(die.faces, 1):
        numbers = (face.level, face.fielding, face.attack, face.defence)
        # One or two energies (dice.2); an action has no numbers (cards.4, dice.3), a character has them (cards.3,
        # dice.4) and is on one of three levels (levels.3).
        right = {
            "energy": bool(face.energy) and face.amount in (1, 2) and not any(numbers) and not face.bursts,
            "action": not face.energy and not any(numbers) and face.bursts in (0, 1, 2),
            "character": not face.energy and face.level in (1, 2, 3) and face.bursts in (0, 1, 2),
        }
        if not right[face.kind]:
            said = f"face {number}: these values do not make a face of {face.kind}"
            yield Problem(said, "problem-face", number=number, kind=face.kind)
    energy = [face.kind == "energy" for face in die.faces]
    levels = [face.level for face in die.faces if face.kind == "character"]
    if not any(energy[:1]) or energy != sorted(energy, reverse=True) or levels != list(range(1, len(levels) + 1)):
        said = "write the energy faces first, then the characters from level 1 upwards"
        yield Problem(said, "problem-face-order")
