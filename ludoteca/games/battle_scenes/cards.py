"""The cards of the game: what is printed on them, checked, and their texts compiled."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.effects import Filter, found_in
from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.problems import Problem, problem_of
from ludoteca.core.rulebook import fold
from ludoteca.games.battle_scenes import text as t
from ludoteca.games.battle_scenes.wording import compile_text, own_names

PIECES = Path(__file__).parent / "pieces"

KindOfCard = Literal["character", "ev_character", "support", "scenario", "ability"]
Alignment = Literal["Herói", "Vilão"]
ActionType = Literal["anticipation", "unforeseen"]
Cost = Literal["", "0", "1", "2", "X"]


class PieceError(LudotecaError):
    """A card that is not as cards are: the file, the place, and what to change."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file describes it; an action without a cost has an empty ``action_cost``."""

    id: str
    name: str
    kind: KindOfCard
    version: Annotated[str, msgspec.Meta(pattern=r"^(V?[0-9]{1,3})?$")] = "V1"
    alter_ego: str = ""
    initial_energy: int = 0
    increment: int = 0
    shield: int = 0
    alignments: tuple[Alignment, ...] = ()
    affiliations: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    action: str = ""
    action_cost: Cost = ""
    action_power: str = ""
    action_types: tuple[ActionType, ...] = ()
    action_text: str = ""
    text: str = ""
    #: Of an EV character, whom it evolves from: "personagem chamado Homem de Ferro".
    evolves_from: str = ""


class Compiled:
    """What the texts of a card mean: its action's, its permanent ones, and whom it evolves from."""

    __slots__ = ("action_lines", "evolves_from", "permanent_lines")

    def __init__(self, entry: CardEntry) -> None:
        own = own_names(entry.name, entry.action)
        self.action_lines = compile_text(entry.action_text, t.ACTION, own)
        check_x(entry, self.action_lines)
        self.permanent_lines = compile_text(entry.text, t.STATIC, own)
        self.evolves_from = compile_evolution(entry.evolves_from)


class Card:
    """A card; its texts are compiled when somebody asks for them, since a match uses few of all that there are."""

    __slots__ = ("_compiled", "entry", "id", "word")

    def __init__(self, entry: CardEntry) -> None:
        self.entry = entry
        self.id = entry.id
        #: Its name in moves and files.
        self.word = slug(f"{entry.name} {entry.version}")
        self._compiled: Compiled | None = None

    @property
    def name(self) -> str:
        return f"{self.entry.name} {self.entry.version}"

    @property
    def compiled(self) -> Compiled:
        if self._compiled is None:
            self._compiled = Compiled(self.entry)
        return self._compiled

    @property
    def has_been_read(self) -> bool:
        return self._compiled is not None

    @property
    def action_lines(self) -> tuple[t.Line, ...]:
        return self.compiled.action_lines

    @property
    def permanent_lines(self) -> tuple[t.Line, ...]:
        return self.compiled.permanent_lines

    @property
    def evolves_from(self) -> tuple[Filter, ...]:
        return self.compiled.evolves_from


def slug(name: str) -> str:
    """A name as one word: "Homem de Ferro V1" is homem-de-ferro-v1."""
    kept = "".join(letter if letter.isalnum() else " " for letter in fold(name))
    return "-".join(kept.split())


class Catalogue:
    """The cards that there are."""

    __slots__ = ("cards",)

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = dict(cards)

    def card(self, name: str) -> Card:
        """The card with this id or name; the version may be left out where there is one only."""
        wanted = slug(name)
        if wanted in self.cards:
            return self.cards[wanted]
        found = [card for card in self.cards.values() if wanted == card.word]
        found = found or [card for card in self.cards.values() if wanted == slug(card.entry.name)]
        if len(found) == 1:
            return found[0]
        words = [card.word for card in found or self.cards.values()]
        near = ", ".join(words if found else nearest(wanted, words)) or ", ".join(sorted(words)[:5])
        raise PieceError(f"there is no card {name!r}; did you mean: {near}?", "cards-unknown", card=name, nearest=near)


@cache
def load() -> Catalogue:
    """All the cards of the game, from every file of the folder that describes cards."""
    cards: dict[str, Card] = {}
    for path in sorted(PIECES.glob("*.toml")):
        for number, entry in enumerate(entries_of(path), 1):
            card = describe_card(entry, f"{path.name}, card {number}")
            if card.id in cards:
                raise PieceError(f"{path.name}: there are two cards with the id {card.id!r}; give one another id")
            cards[card.id] = card
    return Catalogue(cards)


def entries_of(path: Path) -> list[dict[str, Any]]:
    try:
        entries: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8")).get("card", [])
    except tomllib.TOMLDecodeError as error:
        raise PieceError(f"{path}: {error}") from None
    return entries


def compile_card(data: Mapping[str, Any], place: str = "card") -> Card:
    """A card from its description, whose texts are understood."""
    card = describe_card(data, place)
    assert card.compiled is not None
    return card


def describe_card(data: Mapping[str, Any], place: str = "card") -> Card:
    """A card from its description, with its texts as they are written; the id may be left out."""
    described = dict(data)
    if "id" not in described and "name" in described:
        described["id"] = slug(f"{described['name']} {described.get('version', 'V1')}")
    try:
        entry = msgspec.convert(described, CardEntry)
    except msgspec.ValidationError as error:
        raise misdescribed(place, problem_of(error)) from None
    check_entry(entry)
    return Card(entry)


def check_x(entry: CardEntry, lines: tuple[t.Line, ...]) -> None:
    """X is the cost, or what the text says, or what is paid beside the cost; otherwise nobody knows it."""
    told = entry.action_cost == "X" or any(line.x is not None for line in lines)
    paid = tuple((line.costs, line.keywords) for line in lines)
    if not told and speaks_of_x(tuple(line.clauses for line in lines)) and not speaks_of_x(paid):
        text = entry.action_text
        raise CardTextError("what is X? Say “X é igual a …”", "cards-no-x", text, 0, len(text))


def speaks_of_x(record: Any) -> bool:
    return any(True for kind in (t.Variable, t.VariableIs) for _ in found_in(record, kind))


def compile_evolution(text: str) -> tuple[Filter, ...]:
    """Whom an EV character evolves from, as the filters of that piece."""
    if not text:
        return ()
    (line,) = compile_text(f"Escolha um {text}.", t.ACTION, {})
    effect = line.clauses[0].effect
    assert isinstance(effect, t.Choose)
    return effect.what.filters


def check_entry(entry: CardEntry) -> None:
    """What each kind of card has, and what it has not (2.1)."""
    in_scene = entry.kind in ("character", "ev_character", "support")
    unknown = [power for power in (*entry.powers, entry.action_power) if power and power not in t.POWERS.values()]
    evolves = entry.kind == "ev_character"
    powers = ", ".join(unknown)
    figures = bool(entry.initial_energy or entry.shield)
    marks = bool(entry.action_cost or entry.action_power or entry.action_types)
    problems = (
        (bool(unknown), Problem(f"there is no power {powers}", "problem-power", powers=powers)),
        (in_scene and entry.initial_energy < 1, Problem("it needs its initial energy", "problem-energy")),
        (not in_scene and figures, ONLY_IN_SCENE),
        (evolves and not (entry.increment and entry.evolves_from), NEEDS_EVOLUTION),
        (not evolves and bool(entry.increment or entry.evolves_from), ONLY_EVOLVES),
        (bool(entry.action) != bool(entry.action_text), NEEDS_ACTION),
        (not entry.action and marks, ONLY_ACTION),
    )
    for wrong, problem in problems:
        if wrong:
            raise misdescribed(f"card {entry.id}", problem)


ONLY_IN_SCENE = Problem("only characters and supports have initial energy and shield", "problem-only-in-scene")
NEEDS_EVOLUTION = Problem("an EV character needs its increment and whom it evolves from", "problem-evolution")
ONLY_EVOLVES = Problem("only an EV character has an increment and evolves", "problem-only-evolves")
NEEDS_ACTION = Problem("an action needs its name and its text", "problem-action")
ONLY_ACTION = Problem("a cost, a power or a type belongs to an action", "problem-only-action")


def misdescribed(place: str, problem: Problem) -> PieceError:
    return PieceError(f"{place}: {problem}", "cards-misdescribed", place=place, problem=problem)


def __getattr__(name: str) -> Any:
    """``CARDS``, what the command line shows of these cards, is made when it is asked for."""
    if name == "CARDS":
        from ludoteca.games.battle_scenes.collection import SceneCards

        return SceneCards()
    raise AttributeError(name)
