"""The cards of the game: what is printed on them, checked, and their texts compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.pieces import Faults, Shelf, come_back, each_once, slug, tables_in
from ludoteca.core.documents import Described
from ludoteca.core.effects import Filter, found_in
from ludoteca.core.problems import Problem
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text, own_names, render

PIECES = Path(__file__).parents[1] / "pieces"

KindOfCard = Literal["character", "ev_character", "support", "scenario", "ability"]
Alignment = Literal["Herói", "Vilão"]
ActionType = Literal["anticipation", "unforeseen"]
Cost = Literal["", "0", "1", "2", "X"]


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its file describes it; an action without a cost has an empty ``action_cost``."""

    id: str
    name: str
    kind: KindOfCard
    version: Annotated[str, msgspec.Meta(pattern=r"^(V?[0-9]{1,3})?\Z")] = "V1"
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
        action, permanent, evolution = readers(entry)
        self.action_lines = action(entry.action_text)
        self.permanent_lines = permanent(entry.text)
        self.evolves_from = evolution(entry.evolves_from)


Lines = tuple[t.Line, ...]


def readers(
    entry: CardEntry,
) -> tuple[Callable[[str], Lines], Callable[[str], Lines], Callable[[str], tuple[Filter, ...]]]:
    """How each text of a card is read: its action's, its permanent one, and whom it evolves from."""
    own = own_names(entry.name, entry.action)

    def action(text: str) -> Lines:
        lines = compile_text(text, t.ACTION, own)
        check_x(entry, lines)
        return lines

    return action, lambda text: compile_text(text, t.STATIC, own), compile_evolution


class Card:
    """A card; its texts are compiled when somebody asks for them, since a match uses few of all that there are."""

    __slots__ = ("_compiled", "entry", "id", "short_words", "word", "words")

    def __init__(self, entry: CardEntry) -> None:
        self.entry = entry
        self.id = entry.id
        #: Its name in moves and files.
        self.word = slug(f"{entry.name} {entry.version}")
        self.words = (slug(entry.id),)
        #: The version may be left out where there is one only; cards of one name and version differ by their ids.
        self.short_words = (self.word, slug(entry.name))
        self._compiled: Compiled | None = None

    @property
    def name(self) -> str:
        return f"{self.entry.name} {self.entry.version}"

    def written(self) -> dict[str, str]:
        return {self.id: f"{self.entry.action_text} | {self.entry.text}"}

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


class Catalogue(Shelf[Card]):
    """The cards that there are."""

    __slots__ = ()


@cache
def load() -> Catalogue:
    """All the cards of the game, from every file of the folder that describes cards."""
    tables = tables_in(PIECES, "*.toml", "card")
    return Catalogue(each_once((place, describe_card(entry, place)) for place, entry in tables))


def read_back(understand: Callable[[str], Lines]) -> Callable[[str], Lines]:
    """The same reader, which refuses a text whose canonical words would mean something else."""

    def read(text: str) -> Lines:
        return tuple(come_back(text, understand(text), lambda lines: render(tuple(lines), "pt"), understand))

    return read


def compile_card(data: Described, place: str = "", written: bool = False) -> Card:
    """A card from its description, whose texts are understood; or an error with all that is wrong with it. Of a card of
    another origin they are ``written`` and read back as well."""
    faults, entry = examined(data, place)
    described = entry or guessed(data)
    action, permanent, evolution = readers(described)
    if written:
        action, permanent = read_back(action), read_back(permanent)
    texts = {"action_text": action, "text": permanent, "evolves_from": evolution}
    for field, understand in texts.items():
        faults.understood(data.get(field, ""), understand, field)
    faults.tell()
    assert entry is not None
    return Card(entry)


def describe_card(data: Described, place: str = "") -> Card:
    """A card from its description, with its texts as they are written; the id may be left out."""
    faults, entry = examined(data, place)
    faults.tell()
    assert entry is not None
    return Card(entry)


def examined(data: Described, place: str) -> tuple[Faults, CardEntry | None]:
    """What is wrong with the fields of a card, and its entry if nothing is."""
    described = dict(data)
    described.setdefault("id", slug(f"{described.get('name', '')} {described.get('version', 'V1')}"))
    faults = Faults(place or f"card {described['id']}")
    entry = faults.shaped(described, CardEntry)
    if entry is not None:
        faults.found += problems_of(entry)
    return faults, entry


def guessed(data: Described) -> CardEntry:
    """As much of a card that is described wrongly as its texts lean on."""
    name, action = str(data.get("name", "")), str(data.get("action", ""))
    return CardEntry("", name, "ability", action=action, action_cost="X")


def check_x(entry: CardEntry, lines: tuple[t.Line, ...]) -> None:
    """X is the cost, or what the text says, or what is paid beside the cost; otherwise nobody knows it."""
    told = entry.action_cost == "X" or any(line.x is not None for line in lines)
    paid = tuple((line.costs, line.keywords) for line in lines)
    if not told and speaks_of_x(tuple(line.clauses for line in lines)) and not speaks_of_x(paid):
        text = entry.action_text
        raise CardTextError("what is X? Say “X é igual a …”", "cards-no-x", text, 0, len(text))


def speaks_of_x(record: object) -> bool:
    return any(True for kind in (t.Variable, t.VariableIs) for _ in found_in(record, kind))


def compile_evolution(text: str) -> tuple[Filter, ...]:
    """Whom an EV character evolves from, as the filters of that piece."""
    if not text:
        return ()
    (line,) = compile_text(f"Escolha um {text}.", t.ACTION, {})
    effect = line.clauses[0].effect
    assert isinstance(effect, t.Choose)
    return effect.what.filters


def problems_of(entry: CardEntry) -> Iterator[Problem]:
    """What each kind of card has, and what it has not (2.1, 2-1, 2.1.1-1, 2.1.1-3)."""
    in_scene = entry.kind in ("character", "ev_character", "support")
    evolves = entry.kind == "ev_character"
    unknown = [power for power in (*entry.powers, entry.action_power) if power and power not in t.POWERS.values()]
    if unknown:
        powers, known = ", ".join(unknown), ", ".join(t.POWERS.values())
        yield Problem(f"there is no power {powers}; there are: {known}", "problem-power", powers=powers, known=known)
    if in_scene and entry.initial_energy < 1:
        yield Problem("it needs its initial energy", "problem-energy")
    if not in_scene and (entry.initial_energy or entry.shield):
        yield ONLY_IN_SCENE
    if evolves and not (entry.increment and entry.evolves_from):
        yield NEEDS_EVOLUTION
    if not evolves and (entry.increment or entry.evolves_from):
        yield ONLY_EVOLVES
    if bool(entry.action) != bool(entry.action_text):
        yield NEEDS_ACTION
    if not entry.action and (entry.action_cost or entry.action_power or entry.action_types):
        yield ONLY_ACTION


ONLY_IN_SCENE = Problem("only characters and supports have initial energy and shield", "problem-only-in-scene")
NEEDS_EVOLUTION = Problem("an EV character needs its increment and whom it evolves from", "problem-evolution")
ONLY_EVOLVES = Problem("only an EV character has an increment and evolves", "problem-only-evolves")
NEEDS_ACTION = Problem("an action needs its name and its text", "problem-action")
ONLY_ACTION = Problem("a cost, a power or a type belongs to an action", "problem-only-action")
