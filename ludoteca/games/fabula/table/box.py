"""What a match is played with: kinds of card, their passages by number, and the format."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from ludoteca.cardtext.pieces import Titles, slug
from ludoteca.core.action import Refusal
from ludoteca.core.box import Box
from ludoteca.core.decision import Option
from ludoteca.core.effects import CHOSEN, Ability, Cost, Filter, Selector, found_in
from ludoteca.core.game import Game
from ludoteca.games.fabula.cards.cards import Card
from ludoteca.games.fabula.cards.formats import Format
from ludoteca.games.fabula.table.areas import zones
from ludoteca.games.fabula.table.grounds import resting
from ludoteca.games.fabula.text.effects import CancelNext, CreateToken, DivideCounters, DivideDamage
from ludoteca.games.fabula.text.terms import (
    ACTIVATED,
    ADDITIONAL_COST,
    ATTACH,
    ENTERS_ATTACHED,
    EXHAUSTION,
    MANEUVER,
    PASSIVE,
    TRIGGERED,
    FigureOf,
    In,
    Passage,
    Resources,
    TapThis,
    Target,
    YourTurn,
    is_of_state,
)

if TYPE_CHECKING:
    from ludoteca.games.fabula.meaning.stack import Execute
    from ludoteca.games.fabula.table.descriptions import Search
    from ludoteca.games.fabula.table.table import FabulaTable

#: Passages that are read at any time: passives, and what a modification may stay on.
STANDING = (PASSIVE, ATTACH, ENTERS_ATTACHED)


#: A token by what the effect that makes it says: name, colours, subtypes and figures.
TokenKey = tuple[str, tuple[str, ...], tuple[str, ...], tuple[int, int, int]]


class Kind:
    """What all copies of one card, or all tokens of one sort, have in common."""

    __slots__ = (
        "activated",
        "attaches",
        "card",
        "colours",
        "cost",
        "extra",
        "influence",
        "letter",
        "life",
        "maneuver",
        "number",
        "offensive",
        "passives",
        "plain",
        "speaks",
        "subtypes",
        "title",
        "triggers",
        "type",
        "welcome",
        "word",
    )

    def __init__(self, number: int, title: Titles, type: str) -> None:
        self.number = number
        self.title = title
        self.type = type
        self.word = slug(title.pt)
        self.card: Card | None = None
        self.colours: tuple[str, ...] = ()
        self.subtypes: tuple[str, ...] = ()
        self.cost = 0
        self.letter = ""
        self.offensive = 0
        self.influence = 0
        self.life = 0
        #: The numbers of its passages, by what they are.
        self.passives: tuple[int, ...] = ()
        self.triggers: tuple[int, ...] = ()
        self.activated: tuple[int, ...] = ()
        self.maneuver = -1
        #: The passage by which it enters attached to a target.
        self.welcome = -1
        #: The passage that says what it may be attached to.
        self.attaches = -1
        #: The additional costs of using it.
        self.extra: tuple[Cost, ...] = ()
        #: It costs a fixed number of resources and aims at nothing: whoever can pay can use it.
        self.plain = False
        #: It has abilities that are activated or triggered.
        self.speaks = False


class Spoken:
    """A passage with its number: its sentences as abilities of the box, and the targets that each speaks of."""

    __slots__ = (
        "aims",
        "divides",
        "index",
        "kind",
        "letter",
        "modes",
        "number",
        "only_taps",
        "others",
        "passage",
        "plain",
        "price",
        "sentences",
        "speaks",
        "tapping",
        "without_stack",
    )

    def __init__(self, number: int, kind: int, index: int, passage: Passage, sentences: tuple[int, ...]) -> None:
        self.number = number
        self.kind = kind
        #: Its place on the card.
        self.index = index
        self.passage = passage
        self.sentences = sentences
        #: The places of its sentences, and of those that make sense on an empty stack: there is nothing to cancel
        #: for one that cancels without a target (gap cancel-without-object).
        self.modes = tuple(range(len(sentences)))
        self.without_stack = tuple(
            mode for mode in self.modes if not isinstance(passage.sentences[mode].clauses[0].effect, CancelNext)
        )
        #: The slots of the targets that each sentence speaks of.
        self.speaks = tuple(slots_of(sentence, len(passage.targets)) for sentence in passage.sentences)
        #: The targets themselves, by sentence.
        self.aims = tuple(tuple(passage.targets[slot] for slot in slots) for slots in self.speaks)
        #: The slot whose targets share an amount, by sentence; -1 for none.
        self.divides = tuple(divided(sentence) for sentence in passage.sentences)
        #: The letter in its cost.
        letters = [cost.letter for cost in passage.costs if isinstance(cost, Resources) and cost.letter]
        self.letter = letters[0] if letters else ""
        #: The resources that it costs; with a letter, without what is declared for it.
        self.price = sum(cost.amount for cost in passage.costs if isinstance(cost, Resources) and not cost.letter)
        #: What it costs besides resources.
        self.others = tuple(cost for cost in passage.costs if not isinstance(cost, Resources))
        #: It can be used at any time and as often as its cost, a fixed one, can be paid.
        self.plain = passage.sort not in (ATTACH, EXHAUSTION) and not self.letter
        #: Does it cost tapping the permanent itself?
        self.tapping = any(isinstance(cost, TapThis) for cost in passage.costs)
        #: Does it cost nothing else besides resources?
        self.only_taps = all(isinstance(cost, TapThis) for cost in self.others)

    def target(self, slot: int) -> Target:
        return self.passage.targets[slot]


class FabulaBox(Box[Kind, Format]):
    """What a match of this game is played with."""

    __slots__ = (
        "described",
        "frames",
        "passages",
        "searches",
        "solo",
        "speakers",
        "tokens",
    )

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats, tuple(range(seats)), zones(seats))
        #: Every passage of the match, by number.
        self.passages: tuple[Spoken, ...] = ()
        #: The passage that each sentence belongs to.
        self.speakers: tuple[int, ...] = ()
        #: The kind of token that each creating effect makes, by name and figures.
        self.tokens: dict[TokenKey, int] = {}
        #: The frames in which texts are read, by sentence, controller, card and whether it is a passive.
        self.frames: dict[tuple[int, int, int, bool], Execute] = {}
        self.resting = resting(len(self.zones), stateful=True, timely=True, abroad=True)
        #: How each description is looked for, by its identity and by what it says.
        self.searches: dict[int, Search] = {}
        self.described: dict[tuple[Filter, ...], int] = {}
        #: Does the second seat play by script?
        self.solo = False

    def take(self, contents: Contents) -> None:
        """Play with these cards."""
        self.kinds = contents.kinds
        self.passages = contents.passages
        self.abilities = contents.abilities
        self.speakers = contents.speakers
        self.tokens = contents.tokens
        self.awaited = contents.awaited
        self.resting = resting(len(self.zones), contents.stateful, contents.timely, contents.abroad)

    # -- what the rooms above tell (``play/setup.py``) --

    #: Has a player with priority anything that he could do in response?
    can_respond: ClassVar[staticmethod[[FabulaTable, int], bool]]
    #: Why a verb is no answer to the open decision.
    untimely: ClassVar[staticmethod[[FabulaTable, Option], Refusal | None]]
    #: How a player gives up.
    concede: ClassVar[staticmethod[[FabulaTable, int], None]]


class Contents:
    """The cards of a match with their passages and sentences numbered; it never changes."""

    __slots__ = ("abilities", "abroad", "awaited", "kinds", "passages", "speakers", "stateful", "timely", "tokens")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        kinds: list[Kind] = []
        passages: list[Spoken] = []
        abilities: list[Ability] = []
        speakers: list[int] = []
        for card in cards:
            kind = kind_of(len(kinds), card)
            kinds.append(kind)
            for index, passage in enumerate(card.passages):
                first = len(abilities)
                abilities += passage.sentences
                numbers = tuple(range(first, len(abilities)))
                speakers += [len(passages)] * len(numbers)
                passages.append(Spoken(len(passages), kind.number, index, passage, numbers))
                file_passage(kind, passages[-1])
            kind.speaks = bool(kind.activated or kind.triggers)
            kind.plain = not kind.letter and not kind.extra and kind.maneuver == kind.welcome == -1
        self.tokens: dict[TokenKey, int] = {}
        for effect in found_in(tuple(abilities), CreateToken):
            if token_key(effect) not in self.tokens:
                self.tokens[token_key(effect)] = len(kinds)
                kinds.append(token_kind(len(kinds), effect))
        self.kinds = tuple(kinds)
        self.passages = tuple(passages)
        self.abilities = tuple(abilities)
        self.speakers = tuple(speakers)
        standing = tuple(spoken.passage for spoken in passages if spoken.passage.sort in STANDING)
        #: Does a passive look at cards outside play, at states of permanents, at whose turn it is?
        self.abroad = any(True for _ in found_in(standing, In))
        self.stateful = any(is_of_state(filter_) for filter_ in found_in(standing, Filter)) or any(
            figure.stat == "resistance" for figure in found_in(standing, FigureOf)
        )
        self.timely = any(True for _ in found_in(standing, YourTurn))
        self.awaited = frozenset(
            spoken.passage.trigger.kind for spoken in passages if spoken.passage.trigger is not None
        )


#: The contents of the matches last played, so that a series of matches numbers its cards once.
contents_of = lru_cache(maxsize=32)(Contents)


def kind_of(number: int, card: Card) -> Kind:
    kind = Kind(number, card.title, card.type)
    entry = card.entry
    kind.card = card
    kind.colours = entry.colours
    kind.subtypes = entry.subtypes
    kind.cost = card.cost
    kind.letter = card.letter
    kind.offensive, kind.influence, kind.life = entry.offensive, entry.influence, entry.life
    return kind


def file_passage(kind: Kind, spoken: Spoken) -> None:
    sort = spoken.passage.sort
    if sort in (ATTACH, ENTERS_ATTACHED):
        kind.attaches = spoken.number
    if sort == PASSIVE:
        kind.passives += (spoken.number,)
    elif sort == TRIGGERED:
        kind.triggers += (spoken.number,)
    elif sort in (ACTIVATED, ATTACH, EXHAUSTION):
        kind.activated += (spoken.number,)
    elif sort == MANEUVER:
        kind.maneuver = spoken.number
    elif sort == ENTERS_ATTACHED:
        kind.welcome = spoken.number
    elif sort == ADDITIONAL_COST:
        kind.extra += spoken.passage.costs


def token_kind(number: int, effect: CreateToken) -> Kind:
    """A token has what the effect defines, as if it were printed (1.12.3-2), and nothing else (1.12.3-3)."""
    kind = Kind(number, Titles(effect.name, effect.english), "ally")
    kind.colours = effect.colours
    kind.subtypes = effect.subtypes
    kind.offensive, kind.influence, kind.life = effect.offensive, effect.influence, effect.life
    return kind


def token_key(effect: CreateToken) -> TokenKey:
    figures = (effect.offensive, effect.influence, effect.life)
    return (effect.name, effect.colours, effect.subtypes, figures)


def slots_of(sentence: Ability, targets: int) -> tuple[int, ...]:
    selectors = found_in(sentence.clauses, Selector)
    slots = {each.slot for each in selectors if each.slot < targets and (each.how == CHOSEN or each.by == CHOSEN)}
    slots |= {each.slot for each in found_in(sentence.clauses, DivideDamage)}
    slots |= {each.slot for each in found_in(sentence.clauses, DivideCounters)}
    return tuple(sorted(slots))


def divided(sentence: Ability) -> int:
    for clause in sentence.clauses:
        if isinstance(clause.effect, DivideDamage | DivideCounters):
            return clause.effect.slot
    return -1
