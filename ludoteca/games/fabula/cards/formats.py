"""Formats, decks and their rules of construction; set-ups checked at the door."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache

import msgspec

from ludoteca.cardtext import decks
from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError
from ludoteca.core.problems import problem_of
from ludoteca.core.setups import full_rulings, known_format
from ludoteca.games.fabula.cards.cards import PIECES, Card, Catalogue, compile_card, load

STANDARD, BALANCED, MATCH, SOLO = "padrao", "equilibrado", "melhor-de-tres", "solo"
FORMATS = (STANDARD, BALANCED, MATCH, SOLO)

#: How many copies of a card a deck may hold, by rarity (x.deck.copies).
# x.deck.copies.common, x.deck.copies.rare, x.deck.copies.legendary.
COPIES = {"common": 3, "rare": 2, "legendary": 1}

#: The readings of gaps that a format may choose, the default first.
RULINGS = {
    "open-phase-end": ("open", "closed"),
    "centre-guard": ("open", "guarded"),
    "resources-from-bases": ("linked", "independent"),
    "passive-resources": ("above", "capped"),
    "early-resources": ("two", "none"),
    "fresh-allies": ("cannot-act", "tap-only", "free"),
    "heal-at-end": ("stays", "heal"),
    "blocked-damage": ("divided", "each"),
    "sentence-order": ("block", "literal"),
    "response-window": ("next", "active-first"),
    "untap-mandatory": ("optional", "all"),
    "attached-target": ("released", "stays"),
    "x-defined": ("followed", "once"),
    "seat-balance": ("none", "second-turn-peace"),
}


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values that a format may alter (x.format.parameters)."""

    #: What the opening draws up to (1.19.2-1), and the draw phase (1.19.1-2).
    opening_hand: int = 5
    draw_to: int = 6
    keep: int = 5
    deck_least: int = 40
    deck_most: int = 0
    #: Five bases with the centre (x.setup.bases), and their resistance (1.20.1).
    outskirts: int = 4
    outskirt_resistance: int = 5
    centre_resistance: int = 15
    #: Resources: at the start (1.18.10-1), more each turn (1.7.2c-2), and at most (1.7.2c-3).
    start: int = 2
    growth: int = 2
    ceiling: int = 10
    second_player_bonus: int = 0
    reserve_bases: int = 0
    reserve_cards: int = 0
    #: Games that must be won to win the match.
    wins: int = 1

    @property
    def games_at_most(self) -> int:
        """Drawn games are played again, but not without end."""
        return 4 * self.wins


_PRESETS: dict[str, dict[str, int]] = {
    STANDARD: {},
    BALANCED: {"second_player_bonus": 3},
    MATCH: {"second_player_bonus": 3, "reserve_bases": 2, "reserve_cards": 10, "wins": 2},
    SOLO: {"second_player_bonus": 3},
}


class Deck(decks.Deck):
    """A deck: its cards with their copies, its bases, and what lies in reserve for later games."""

    cards: dict[str, int]
    bases: dict[str, int]
    reserve: dict[str, int] = msgspec.field(default_factory=dict)
    #: Cards of the player's own.
    card: list[Document] = msgspec.field(default_factory=list)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a match begins with."""

    format: str = STANDARD
    teams: list[Deck] = []
    #: The starting player; drawn by lot if there is none.
    first: int | None = None
    rulings: dict[str, str] = {}
    #: Values of the format that this match alters.
    values: dict[str, int] = {}
    #: Cards of somebody's own.
    cards: list[Document] = []


def format_of(setup: Setup) -> Format:
    return converted({**_PRESETS[setup.format], **setup.values}, Format)


def rulings_of(setup: Setup) -> dict[str, str]:
    return full_rulings(setup.rulings, RULINGS, "x.format.definition")


def catalogue_of(setup: Setup) -> Catalogue:
    return load().with_own(setup.cards, [deck.card for deck in setup.teams], compile_card)


def check(document: Document) -> Setup:
    """A set-up that keeps the rules, completed with defaults; or an error that names the rule."""
    setup = decks.setup_of(document, Setup)
    known_format(setup.format, FORMATS, "1.3.1-2")
    full_rulings(setup.rulings, RULINGS, "x.format.definition")
    check_values(setup)
    setup = with_decks(setup)
    count = len(setup.teams)
    if setup.first is not None and not 0 <= setup.first < count:
        raise SetupError(f"seat {setup.first} does not play", "1.4.1-1", "setup-first", seat=setup.first)
    catalogue = catalogue_of(setup)
    for deck in setup.teams:
        check_deck(deck, catalogue, format_of(setup))
    return setup


def check_values(setup: Setup) -> None:
    try:
        format = format_of(setup)
    except msgspec.ValidationError as error:
        raise SetupError(
            f"the format's values are wrong: {error}",
            "x.format.parameters",
            "setup-unreadable",
            reason=problem_of(error),
        ) from None
    low = {
        "opening_hand": 0,
        "draw_to": 1,
        "keep": 0,
        "deck_least": 1,
        "outskirts": 0,
        "outskirt_resistance": 1,
        "centre_resistance": 1,
        "growth": 0,
        "wins": 1,
    }
    for name, value in setup.values.items():
        if not low.get(name, 0) <= value <= 1000:
            raise SetupError(
                f"{name} = {value} makes no game", "x.format.parameters", "setup-value", name=name, value=value
            )
    if format.keep >= format.draw_to:
        raise SetupError(
            "a player must draw to more cards than he may keep, or games would not end", "x.draw.six", "setup-keep"
        )


def with_decks(setup: Setup) -> Setup:
    """Without decks the first two ready-made ones play; one deck alone plays against the scripted opponent."""
    brought = setup.teams
    ready = ready_decks()
    if not brought:
        brought = [ready[0], ready[1]]
    if setup.format == SOLO:
        if len(brought) == 1:
            brought = [brought[0], next(deck for deck in ready if deck.id != brought[0].id)]
        if len(brought) != 2:
            raise SetupError("solo play is a duel against a scripted opponent: one deck, or two", "1.2.2", "setup-solo")
    elif not 2 <= len(brought) <= 6:
        raise SetupError(f"{len(brought)} decks: two to six players play", "1.2.2", "setup-seats", count=len(brought))
    return msgspec.structs.replace(setup, teams=brought, rulings=rulings_of(setup))


# -- decks ----------------------------------------------------------------------------


def check_deck(deck: Deck, catalogue: Catalogue, format: Format) -> None:
    """The rules of construction, each with its number."""
    name = deck.name.pt
    cards = {catalogue.card(word): count for word, count in deck.cards.items()}
    bases = {catalogue.card(word): count for word, count in deck.bases.items()}
    reserve = {catalogue.card(word): count for word, count in deck.reserve.items()}
    for card, count in (*cards.items(), *bases.items(), *reserve.items()):
        if count < 1:
            raise wrong(
                name,
                f"{card.title.pt} is there {count} times",
                "1.3.1-1",
                "deck-count",
                card=card.title.pt,
                count=count,
            )
    check_size(name, cards, bases, reserve, format)
    check_sorts(name, cards, bases)
    # Every colour of a card must be among the bases' (x.deck.colour-ex1).
    identity = colours(bases)
    for card in (*cards, *(card for card in reserve if card.type != "base")):
        missing = [colour for colour in card.entry.colours if colour not in identity]
        if missing and card in cards:
            rule = "x.deck.multicolour" if len(card.entry.colours) > 1 else "x.deck.colour"
            raise wrong(
                name,
                f"{card.title.pt} is {'/'.join(card.entry.colours)}, but no base is {missing[0]}",
                rule,
                "deck-colour",
                card=card.title.pt,
                colour=missing[0],
            )
    check_copies(name, cards, bases, reserve)


def check_size(
    name: str, cards: dict[Card, int], bases: dict[Card, int], reserve: dict[Card, int], format: Format
) -> None:
    total = sum(cards.values())
    if total < format.deck_least:
        raise wrong(
            name,
            f"{total} cards; at least {format.deck_least} are needed",
            "x.deck.size",
            "deck-small",
            count=total,
            least=format.deck_least,
        )
    if format.deck_most and total > format.deck_most:
        raise wrong(
            name,
            f"{total} cards; at most {format.deck_most} are allowed",
            "1.3.1-2",
            "deck-large",
            count=total,
            most=format.deck_most,
        )
    wanted = format.outskirts + 1
    if sum(bases.values()) != wanted:
        raise wrong(
            name,
            f"{sum(bases.values())} bases instead of {wanted}",
            "1.4.2-2",
            "deck-bases",
            count=sum(bases.values()),
            wanted=wanted,
        )
    spare = sum(count for card, count in reserve.items() if card.type == "base")
    listed = sum(reserve.values()) - spare
    if spare > format.reserve_bases or listed > format.reserve_cards:
        raise wrong(
            name,
            f"{listed} cards and {spare} bases in reserve; at most {format.reserve_cards} and {format.reserve_bases}",
            "1.4.1a-1",
            "deck-reserve",
            cards=listed,
            bases=spare,
            most_cards=format.reserve_cards,
            most_bases=format.reserve_bases,
        )


def check_sorts(name: str, cards: dict[Card, int], bases: dict[Card, int]) -> None:
    for card in cards:
        if card.type == "base":
            raise wrong(
                name,
                f"{card.title.pt} is a base and stands apart from the deck",
                "x.deck.nobases",
                "deck-base-inside",
                card=card.title.pt,
            )
    for card in bases:
        if card.type != "base":
            raise wrong(name, f"{card.title.pt} is no base", "x.deck.size", "deck-no-base", card=card.title.pt)


def check_copies(name: str, cards: dict[Card, int], bases: dict[Card, int], reserve: dict[Card, int]) -> None:
    """By name, over the deck, the bases and what lies in reserve (x.deck.copies.bases)."""
    total: Counter[Card] = Counter(cards)
    total.update(bases)
    total.update(reserve)
    for card, count in total.items():
        most = COPIES[card.entry.rarity]
        if count > most:
            raise wrong(
                name,
                f"{count} copies of {card.title.pt}; {card.entry.rarity} allows {most}",
                f"x.deck.copies.{card.entry.rarity}",
                "deck-copies",
                card=card.title.pt,
                count=count,
                most=most,
            )


def colours(bases: dict[Card, int]) -> set[str]:
    """The deck's colour identity: the colours of its bases (1.3.2)."""
    return {colour for card in bases for colour in card.entry.colours}


def wrong(deck: str, problem: str, rule: str, message: str, **values: str | int) -> SetupError:
    return SetupError(f"{deck}: {problem} (rule {rule})", rule, message, deck=deck, **values)


@cache
def ready_decks() -> tuple[Deck, ...]:
    data = tomllib.loads((PIECES / "decks.toml").read_text(encoding="utf-8"))
    return tuple(converted(entry, Deck) for entry in data["deck"])


#: What players bring.
DECKS = decks.Decks(Deck, ready_decks, counted=("cards", "bases", "reserve"), rule="1.3.1-1")
