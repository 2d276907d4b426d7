"""What a match is played with: kinds of card and object, their texts by number, the board and the mode."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.cardtext.pieces import Titles, slug
from ludoteca.core.box import Box
from ludoteca.core.decision import Option
from ludoteca.core.effects import Ability, found_in
from ludoteca.core.events import NOTHING
from ludoteca.core.game import Game
from ludoteca.core.plain import slots_of
from ludoteca.games.apotheosis.cards.board import Board
from ludoteca.games.apotheosis.cards.cards import Card, ObjectEntry
from ludoteca.games.apotheosis.cards.formats import Format
from ludoteca.games.apotheosis.table.areas import zones
from ludoteca.games.apotheosis.table.grounds import resting
from ludoteca.games.apotheosis.table.uses import Spoken, Use, energy_of, has_scope
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text.questions import (
    demands,
    is_learnt,
    questions,
    questions_in,
    restless,
)
from ludoteca.games.apotheosis.text.terms import (
    ACTIVE,
    ALL_IN,
    AUTO,
    BY_TEAM,
    FROM_DISCARD,
    NO_RESPONSE,
    ONCE_BATTLE,
    PERMANENT,
    REACTIVE,
    TEMPORARY,
    Energy,
    Passage,
)
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, COMPANION, EVENT, SKILL, VALUES

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.wording.wording import compile_text

#: That some text raises the access level of the board (decks.5), among what is ``present``.
ACCESS = "access"

#: What a card that could be laid down has: stamina, mana, essence, its colour, and the card's name.
Energies = tuple[int, int, int, str, str]


class Kind:
    """What all copies of one card, all objects of one sort, or one Hero have in common."""

    __slots__ = (
        "answers",
        "attributes",
        "autos",
        "card",
        "colour",
        "companion",
        "energetic",
        "energies",
        "essence",
        "fortifying",
        "hand_turn",
        "knowledge",
        "knowledges",
        "level",
        "life",
        "lignum",
        "mana",
        "number",
        "object",
        "own_turn",
        "path",
        "permanents",
        "properties",
        "questions",
        "reacts",
        "recover",
        "scopes",
        "slots",
        "speaks",
        "specifier",
        "stamina",
        "suit",
        "summus",
        "title",
        "ultimatum",
        "uses",
        "value",
        "word",
    )

    def __init__(self, number: int, title: Titles, suit: str = "") -> None:
        self.number = number
        self.title = title
        self.word = slug(title.pt)
        #: Its suit; empty for what is no card.
        self.suit = suit
        self.card: Card | None = None
        self.object: ObjectEntry | None = None
        self.level = 1
        self.knowledge = ""
        self.knowledges: tuple[str, ...] = ()
        self.properties: frozenset[str] = frozenset()
        self.path = ""
        #: What it gives of each attribute, and whether it gives anything.
        self.attributes: tuple[int, ...] = (0,) * len(ATTRIBUTES)
        self.fortifying = False
        #: Slots of equipment, memento and support that it gives.
        self.slots = (0, 0, 0)
        #: Its price, XP, will or fate; -1 for none (item.price.1).
        self.value = -1
        self.specifier = ""
        self.companion = ""
        self.stamina = self.mana = self.essence = 0
        self.colour = self.lignum = self.summus = ""
        #: The same for payments, and whether it has any.
        self.energies: Energies = (0, 0, 0, "", self.word)
        self.energetic = False
        #: Counters that an Ultimatum needs; what recovering a Collegium costs.
        self.ultimatum = self.recover = 0
        self.life = 1
        self.uses: tuple[Use, ...] = ()
        #: Those of its uses that are no responses, and those of them that are given from the inventory.
        self.own_turn: tuple[Use, ...] = ()
        self.hand_turn: tuple[Use, ...] = ()
        #: Has it responses that are given from the inventory?
        self.answers = False
        #: Has it a response? Has it a text that holds or listens while it is in play?
        self.reacts = False
        self.speaks = False
        #: Who uses it besides its owner, and from where (cards.keyword.scope).
        self.scopes: frozenset[str] = frozenset()
        self.autos: tuple[Spoken, ...] = ()
        self.permanents: tuple[Spoken, ...] = ()
        #: The questions that its permanent texts answer.
        self.questions: frozenset[str] = frozenset()

    def worth(self, value: str) -> int:
        """What it counts when price, XP, will or fate is paid."""
        return max(0, self.value) if VALUES.get(self.suit) == value else 0


#: What a Companion's life is by its level (companion.life.1).
COMPANION_LIFE = (0, 5, 10, 15)


class ApotheosisBox(Box[Kind, Format]):
    """What a match of this game is played with."""

    __slots__ = (
        "board",
        "cells",
        "demands",
        "frames",
        "hand_uses",
        "laid",
        "learning",
        "names",
        "objects",
        "open_verbs",
        "passages",
        "present",
        "questions",
        "reacting",
        "restless",
        "results",
        "shrinking",
        "watched",
        "words",
    )

    def __init__(self, game: Game, seats: int, teams: tuple[int, ...], board: Board) -> None:
        super().__init__(game, seats, teams, zones(seats))
        self.resting = resting(seats, shrinking=True)
        self.board = board
        self.cells = board.cells
        #: Every passage of the match, by number.
        self.passages: tuple[Spoken, ...] = ()
        #: The numbers of the passages that are laid on tiles.
        self.laid: dict[Passage, int] = {}
        #: The passages that checks of objects lead to, by object and check.
        self.results: dict[tuple[str, str], int] = {}
        #: The kind of each object, by its id.
        self.objects: dict[str, int] = {}
        #: The kinds of card, by id.
        self.words: dict[str, int] = {}
        #: The moments that some auto text waits for, and those that some reactive text answers.
        self.watched: frozenset[str] = frozenset()
        self.reacting: frozenset[str] = frozenset()
        #: The questions of permanent texts whose answers may change though no card does.
        self.restless: frozenset[str] = frozenset()
        #: May knowledge, level or room change though no card does?
        self.learning = False
        #: May texts change knowledge, level, room or the maximum of life at all (table.3)?
        self.shrinking = False
        #: The reactive uses that a hidden inventory might hold.
        self.hand_uses: tuple[Use, ...] = ()
        #: What some card of the match is, of the things that verbs are for: a verb without its thing offers nothing.
        self.present: frozenset[str] = frozenset()
        #: The sentences of each ability that must be possible for the ability to be used.
        self.demands: tuple[tuple[int, ...], ...] = ()
        #: Markers, counters and questions that events speak of, with their numbers there.
        self.names: dict[str, int] = {}
        #: The questions that some text of the match may answer.
        self.questions: frozenset[str] = frozenset()
        #: The verbs that may offer anything, by what a character has, its points and so on; by the mode.
        self.open_verbs: dict[tuple[object, ...], tuple[tuple[str, Callable[..., list[Option]]], ...]] = {}
        #: The frames in which texts are read, by passage, card, character and its seat.
        self.frames: dict[tuple[int, int, int, int], Carry] = {}

    def name(self, name: str) -> int:
        """The number that events have for a name; a counter that only a position knows has none."""
        return self.names.get(name, NOTHING)

    def take(self, contents: Contents) -> None:
        """Play with these cards and objects."""
        for name in slots_of(Contents):
            setattr(self, name, getattr(contents, name))
        self.resting = resting(self.seats, self.shrinking)


class Contents:
    """The kinds of a match and their texts, numbered; it never changes. Heroes are kinds of their own, the last."""

    __slots__ = (
        "abilities",
        "demands",
        "hand_uses",
        "kinds",
        "laid",
        "learning",
        "names",
        "objects",
        "open_verbs",
        "passages",
        "present",
        "questions",
        "reacting",
        "restless",
        "results",
        "shrinking",
        "watched",
        "words",
    )

    def __init__(self, cards: tuple[Card, ...], objects: tuple[ObjectEntry, ...], heroes: tuple[Titles, ...]) -> None:
        self.laid: dict[Passage, int] = {}
        self.results: dict[tuple[str, str], int] = {}
        self.objects: dict[str, int] = {}
        self.words: dict[str, int] = {}
        kinds: list[Kind] = []
        spoken: list[Spoken] = []
        abilities: list[Ability] = []

        def number(passage: Passage) -> Spoken:
            made = Spoken(len(spoken), passage, len(abilities))
            spoken.append(made)
            abilities.append(passage.ability)
            for effect in found_in(passage.ability, e.Lay):
                if effect.passage not in self.laid:
                    self.laid[effect.passage] = number(effect.passage).number
            return made

        for card in cards:
            kind = kind_of(len(kinds), card)
            file_texts(kind, card, number)
            self.words[card.id] = kind.number
            kinds.append(kind)
        for entry in objects:
            self.objects[entry.id] = len(kinds)
            kinds.append(object_kind(len(kinds), entry))
            for check in entry.checks:
                for passage in compile_text(check.text, "pt", {}) if check.text else ():
                    self.results[entry.id, check.word] = number(passage).number
        for title in heroes:
            kinds.append(Kind(len(kinds), title))
        self.kinds = tuple(kinds)
        self.passages = tuple(spoken)
        self.abilities = tuple(abilities)
        self.demands = tuple(demands(ability) for ability in abilities)
        self.watched = moments(spoken, AUTO)
        self.reacting = moments(spoken, REACTIVE)
        self.questions = frozenset(asked for ability in abilities for asked in questions_in(ability))
        self.names = {name: number for number, name in enumerate(sorted(self.questions | spoken_of(abilities)))}
        self.restless = restless(each.passage for each in spoken)
        self.learning = any(is_learnt(each) for each in self.restless)
        self.shrinking = any(is_learnt(each) or each == "max-life" for each in self.questions)
        self.hand_uses = hand_uses(kinds)
        found = {kind.suit for kind in kinds} | {kind.companion for kind in kinds} | {kind.summus for kind in kinds}
        found |= {ACCESS for ability in abilities for _ in found_in(ability, e.RaiseAccess)}
        found |= {"ultimatum" for kind in kinds if kind.ultimatum}
        self.present = frozenset(found)
        self.open_verbs: dict[tuple[object, ...], tuple[tuple[str, Callable[..., list[Option]]], ...]] = {}


#: The contents of the matches last played, so that a series of matches numbers its cards once.
contents_of = lru_cache(maxsize=32)(Contents)


def spoken_of(abilities: list[Ability]) -> set[str]:
    """What else events may have to call by its name: markers, counters, and figures that no text asks of pieces."""
    markers = {effect.marker for ability in abilities for effect in found_in(ability, e.Mark)}
    counters = {effect.counter for ability in abilities for effect in found_in(ability, e.Counters)}
    return markers | counters | {"access", "damage", "time", "ultimatum"}


def hand_uses(kinds: list[Kind]) -> tuple[Use, ...]:
    """The reactive uses of these kinds that an inventory might hold unseen."""
    return tuple(use for kind in kinds for use in kind.uses if use.reactive and use.from_hand)


def moments(spoken: list[Spoken], keyword: str) -> frozenset[str]:
    return frozenset(
        each.passage.when.kind for each in spoken if each.passage.keyword == keyword and each.passage.when is not None
    )


def kind_of(number: int, card: Card) -> Kind:
    kind = Kind(number, card.title, card.suit)
    entry = card.entry
    kind.card = card
    kind.level = entry.level
    kind.knowledge = entry.knowledge
    kind.knowledges = tuple(entry.knowledges)
    kind.properties = frozenset(entry.properties)
    kind.path = entry.path
    kind.attributes = entry.attributes.values()
    kind.fortifying = any(kind.attributes)
    kind.slots = (entry.slots.equipment, entry.slots.memento, entry.slots.support)
    kind.value = -1 if entry.value is None else entry.value
    kind.specifier = entry.specifier
    kind.companion = entry.companion
    kind.stamina, kind.mana, kind.essence, kind.colour = entry.stamina, entry.mana, entry.essence, entry.colour
    kind.energies = (kind.stamina, kind.mana, kind.essence, kind.colour, kind.word)
    kind.energetic = bool(kind.stamina or kind.mana or kind.essence)
    kind.lignum, kind.summus = entry.lignum, entry.summus
    kind.ultimatum, kind.recover = entry.ultimatum, entry.recover
    if card.suit == COMPANION:
        kind.life = COMPANION_LIFE[entry.level]
    return kind


def object_kind(number: int, entry: ObjectEntry) -> Kind:
    """An object's attributes are 1 unless it states them (draft.piece.1, gap object-constitution)."""
    kind = Kind(number, entry.title)
    kind.object = entry
    kind.attributes = tuple(value or 1 for value in entry.attributes.values())
    kind.life = entry.life
    return kind


def file_texts(kind: Kind, card: Card, number: Callable[[Passage], Spoken]) -> None:
    """What the card can be activated for, what starts by itself, what holds."""
    passages: list[Spoken] = [number(passage) for passage in card.passages]
    activated = [each for each in passages if each.passage.keyword in (ACTIVE, REACTIVE, TEMPORARY)]
    uses: list[Use] = []
    bar = card.entry.bar
    printed = Energy(kind.stamina, kind.mana, 0, kind.essence, kind.colour)
    if bar is not None:
        first = activated.pop(0) if activated else None
        uses.append(Use(0, bar, first, energy_of(first, printed), kind.title))
    for spoken in activated:
        own = printed if kind.suit == SKILL and not uses else Energy()
        uses.append(Use(len(uses), None, spoken, energy_of(spoken, own), kind.title))
    for technique, texts in card.techniques:
        said = [number(passage) for passage in texts]
        use = Use(
            len(uses), technique.bar, said[0] if said else None, energy_of(said[0] if said else None), technique.title
        )
        use.needs = technique.needs
        uses.append(use)
    if kind.ultimatum:
        # All-in, without response, once per battle, whatever its text says (summus.ultimatum.1).
        for use in uses:
            use.ultimatum = kind.ultimatum
            use.limits = tuple(dict.fromkeys((*use.limits, ALL_IN, NO_RESPONSE, ONCE_BATTLE)))
    if kind.suit == EVENT:
        for use in uses:
            use.from_hand = True
    kind.uses = tuple(uses)
    kind.own_turn = tuple(use for use in uses if not use.reactive)
    kind.hand_turn = tuple(use for use in kind.own_turn if use.from_hand)
    kind.answers = any(use.reactive and use.from_hand for use in uses)
    kind.autos = tuple(each for each in passages if each.passage.keyword == AUTO)
    kind.permanents = tuple(each for each in passages if each.passage.keyword in (PERMANENT, TEMPORARY))
    kind.scopes = frozenset(scope for use in uses for scope in (BY_TEAM, FROM_DISCARD) if has_scope(use, scope))
    clauses = [clause for each in kind.permanents for clause in each.passage.ability.clauses]
    kind.questions = frozenset(asked for clause in clauses for asked in questions(clause.effect))
    kind.reacts = any(use.reactive for use in uses)
    kind.speaks = bool(kind.autos or kind.permanents) or kind.reacts
