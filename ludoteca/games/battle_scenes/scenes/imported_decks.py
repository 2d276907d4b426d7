"""Decks of imported cards, dealt so that every card is in one that lets it do what it says.

A card is dealt together with those that its text and its action ask for: characters with the power or of the
affiliation, whom an EV character evolves from, a Scenario, the cards of a name. Which of them, and everything else in
the deck, chance says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeGuard

from ludoteca.cardtext.pieces import slug
from ludoteca.core.chance import Chance
from ludoteca.core.documents import Described, Document
from ludoteca.core.effects import THIS, Filter, Selector
from ludoteca.core.errors import LudotecaError
from ludoteca.games.battle_scenes.cards.cards import Card, compile_card
from ludoteca.games.battle_scenes.cards.collection import SceneCards
from ludoteca.games.battle_scenes.cards.formats import COPIES, DECK_SIZE, UNIQUE_ITEM, ready_decks
from ludoteca.games.battle_scenes.cards.importing import check_shape, described
from ludoteca.games.battle_scenes.meaning.selector_areas import ELSEWHERE, is_named
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.table.bearers import INTERLINK
from ludoteca.games.battle_scenes.table.kinds import ABILITY, CHARACTER, Kind, same_identity
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.parts import parts_of

#: How many different characters, and how many other cards, a deck of imported cards has.
CHARACTERS, OTHERS = 8, 12
#: How many cards of a sort that it asks for a card is given, and how many characters that can use its action.
PARTNERS, USERS = 2, 5
#: How often all the cards are dealt into decks anew.
DEALS = 5

#: The records that name cards.
PHRASES = (Selector, text.Keyword)

#: Is this a card that another asks for?
Want = Callable[[Kind], bool]


class Imported:
    """An imported card, its description, and how many a deck may hold."""

    __slots__ = ("card", "copies", "entry", "kind", "wants")

    def __init__(self, entry: Document, card: Card) -> None:
        self.entry = entry
        self.card = card
        self.kind = kind_of(card)
        self.copies = 1 if UNIQUE_ITEM in self.kind.keywords else COPIES
        #: For each thing that it asks for, the cards that are it, and how many of them it is given.
        self.wants: dict[frozenset[Imported], int] = {}

    def find_partners(self, cards: Sequence[Imported]) -> None:
        """Only what some other card is can be asked for."""
        for want, count in wants_of(self):
            found = frozenset(each for each in cards if want(each.kind)) - {self}
            if found:
                self.wants.setdefault(found, count)


def understood(descriptions: Sequence[Described], cards: SceneCards) -> list[Imported]:
    """The cards that can be played, each with an id of its own."""
    found: dict[str, Imported] = {}
    for description in descriptions:
        try:
            check_shape(description, "")
            entry = described(description)
            entry["id"] = free_id(entry, found)
            card = compile_card(entry)
            cards.check_playable(card)
        except LudotecaError:
            continue
        found[entry["id"]] = Imported(entry, card)
    return list(found.values())


def free_id(entry: Described, taken: Mapping[str, object]) -> str:
    """Imported cards of one name and version are told apart by a number."""
    word = slug(f"{entry['name']} {entry['version']} importado")
    numbered = (f"{word}-{number}" for number in range(2, len(taken) + 3))
    return word if word not in taken else next(each for each in numbered if each not in taken)


# -- what a card asks for -----------------------------------------------------------------------


def wants_of(imported: Imported) -> Iterator[tuple[Want, int]]:
    """Who can use its action, whom it evolves from, and whatever its texts name."""
    card, kind = imported.card, imported.kind
    if kind.action is not None:
        for want in users_of(card, kind, kind.action.power):
            yield want, USERS
    if kind.evolves:
        yield lambda other: not other.evolves and is_meant(card.evolves_from, other), USERS
    phrases = [part for part in parts_of((card.action_lines, card.permanent_lines)) if isinstance(part, PHRASES)]
    for named in dict.fromkeys(printed(part.filters, kind) for part in phrases):
        if named:
            yield partial(is_meant, named), PARTNERS


def users_of(card: Card, kind: Kind, power: str) -> Iterator[Want]:
    """A card that lies under others needs a character with its power; one that lacks it needs what gives it."""
    if kind.sort == CHARACTER and power and power not in kind.powers:
        yield lambda other: same_identity(kind, other) and power in other.powers
        yield lambda other: gives(other, power)
        yield lambda other: other.sort == ABILITY and power in other.powers
    elif kind.sort == ABILITY or INTERLINK in kind.keywords:
        limits = tuple(users_meant(card, kind))
        yield lambda other: is_meant((text.Kind((CHARACTER,)), *limits), other) and (not power or power in other.powers)


def users_meant(card: Card, kind: Kind) -> Iterator[Filter]:
    """ "Não pode ser usada exceto por personagens com …": what whoever uses it must have."""
    for part in parts_of(card.permanent_lines):
        if isinstance(part, text.UsedBy):
            lacking = tuple(each for each in part.who.filters if isinstance(each, NEGATABLE) and each.negated)
            yield from printed(lacking, kind)


def gives(kind: Kind, power: str) -> bool:
    """Does a text give others this power, or those of other cards?"""
    return any(is_gift(part, power) and not is_for_itself(part, kind) for part in parts_of(kind.abilities))


def is_gift(part: object, power: str) -> TypeGuard[text.Gain | text.GainFrom]:
    if isinstance(part, text.Gain):
        return power in part.powers and not part.lose
    return isinstance(part, text.GainFrom) and part.value in ("powers", "power")


def is_for_itself(part: text.Gain | text.GainFrom, kind: Kind) -> bool:
    """What "this character" gains, who carries an Ability card gains."""
    return part.what.how == THIS and kind.sort != ABILITY


def printed(filters: tuple[Filter, ...], own: Kind) -> tuple[Filter, ...]:
    """What of a phrase is said of cards as they are printed; what it excludes is asked for like what it names."""
    found: list[Filter] = []
    for each in filters:
        if isinstance(each, text.Shares) and each.other.how == THIS and each.what == "affiliation":
            found.append(text.Affiliated(own.affiliations))
        elif isinstance(each, NEGATABLE):
            found.append(replace(each, negated=False))
        elif isinstance(each, text.Kind | text.Either):
            found.append(each)
    plain = all(isinstance(each, text.Kind) and is_everywhere(each) for each in found)
    return () if plain else tuple(found)


#: What is printed on cards.
NEGATABLE = text.Called | text.Affiliated | text.Powered | text.HasKeyword | text.Aligned


def is_everywhere(noun: text.Kind) -> bool:
    """Every deck has characters and cards; a player, a power, an action is no card of a deck."""
    return not set(noun.kinds) & {"support", "scene", "ability", "ev"}


def is_meant(filters: tuple[Filter, ...], kind: Kind) -> bool:
    of_action = any(isinstance(each, text.Kind) and "action" in each.kinds for each in filters)
    return all(suits(each, kind, of_action) for each in filters)


def suits(each: Filter, kind: Kind, of_action: bool) -> bool:
    """Is this printed on the card, or of its action?"""
    match each:
        case text.Kind():
            return kind.action is not None if of_action else is_named(each, kind, ELSEWHERE) != each.negated
        case text.Called():
            return is_called(each, kind, of_action)
        case text.Affiliated():
            return any(name in kind.affiliations for name in each.names)
        case text.Powered():
            held = [kind.action.power] if of_action and kind.action is not None else kind.powers
            return (all if each.every else any)(power in held for power in each.powers)
        case text.HasKeyword():
            return each.keyword in kind.keywords
        case text.Aligned():
            return any(name in kind.alignments for name in each.alignment.split(" ou "))
        case text.Either():
            return is_meant(each.one, kind) or is_meant(each.other, kind)
    return True


def is_called(each: text.Called, kind: Kind, of_action: bool) -> bool:
    name = kind.action.name if of_action and kind.action is not None else kind.name
    if each.what == "part":
        return any(part in name for part in each.names)
    return any(called in each.names for called in (kind.alter_egos if each.what == "alter ego" else (name,)))


# -- decks ----------------------------------------------------------------------------------


def setups_with(descriptions: Sequence[Described], collection: SceneCards) -> list[Document]:
    """Set-ups in which every card that can be played is in a deck."""
    cards = understood(descriptions, collection)
    for each in cards:
        each.find_partners(cards)
    decks = [deck for deal in range(DEALS) for deck in dealt(cards, Chance(deal + 1))]
    return [setup_of(decks[at], decks[at - 1]) for at in range(len(decks))]


def dealt(cards: Sequence[Imported], chance: Chance) -> list[list[Imported]]:
    """All the cards in decks, at random, each in one with what it asks for."""
    left = shuffled(cards, chance)
    decks = []
    while left:
        first = left.pop()
        deck = deck_around(first, left, shuffled(cards, chance))
        left = [each for each in left if each not in deck or lacking(each, deck)]
        decks.append(deck)
    return decks


def shuffled(cards: Sequence[Imported], chance: Chance) -> list[Imported]:
    return [cards[number] for number in chance.shuffled(tuple(range(len(cards))))]


def deck_around(first: Imported, left: Sequence[Imported], cards: Sequence[Imported]) -> list[Imported]:
    """A card with what it asks for, and then those, not yet dealt if possible, that find most of what they ask for."""
    deck: list[Imported] = []
    add_with_partners(deck, first, cards)
    for waiting in (left, cards):
        while fitting := [each for each in waiting if fits(each, deck)]:
            add_with_partners(deck, min(fitting, key=lambda each: (lacking(each, deck), not each.wants)), cards)
    return deck


def lacking(card: Imported, deck: Sequence[Imported]) -> int:
    """How many of the cards that it is to be given are not in the deck."""
    return sum(max(0, min(count, len(want)) - len(want.intersection(deck))) for want, count in card.wants.items())


def add_with_partners(deck: list[Imported], card: Imported, cards: Sequence[Imported]) -> None:
    """A card and those that it asks for, as far as there are any."""
    deck.append(card)
    for want, count in card.wants.items():
        for each in cards:
            if each in want and len(want.intersection(deck)) < count and fits(each, deck):
                deck.append(each)


def fits(card: Imported, deck: Sequence[Imported]) -> bool:
    """There is room, and no card of the same name, version and alter ego (gap deckbuilding)."""
    acting = card.kind.sort == CHARACTER
    same = sum((each.kind.sort == CHARACTER) == acting for each in deck)
    room = CHARACTERS if acting else OTHERS
    return same < room and all(each.kind.printing != card.kind.printing for each in deck)


def setup_of(*decks: list[Imported]) -> Document:
    used = {each.card.id: each.entry for deck in decks for each in deck}
    teams = [{"cards": counted(deck)} for deck in decks]
    return {"teams": teams, "min_characters": 0, "min_energy": 0, "cards": list(used.values())}


def counted(deck: Sequence[Imported]) -> dict[str, int]:
    """So many of each, and cards of a ready-made deck up to the full number."""
    counts: dict[str, int] = {}
    for each in deck:
        counts[each.card.id] = min(each.copies, DECK_SIZE - sum(counts.values()))
    names = {slug(each.card.name) for each in deck}
    for word, number in ready_decks()[0].cards.items():
        if word not in names:
            counts[word] = min(number, DECK_SIZE - sum(counts.values()))
    return {word: number for word, number in counts.items() if number > 0}
