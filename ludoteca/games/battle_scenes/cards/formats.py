"""Decks and set-ups: what a player may bring to a match, checked at the door (gap deckbuilding)."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from typing import Literal

import msgspec

from ludoteca.cardtext import decks
from ludoteca.cardtext.pieces import PieceError
from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError
from ludoteca.games.battle_scenes.cards.cards import PIECES, Card, Catalogue, compile_card, load

#: Exactly so many cards, and at most so many of one; one only with Unique Item (10.item-unico, 7.2.item-unico).
DECK_SIZE = 60
COPIES = 3
UNIQUE_ITEM = "Item Único"

#: Leaflets ask for so many characters, whose Initial Energies come to so much; a set-up may say otherwise.
MIN_CHARACTERS = 15
MIN_ENERGY = 30


class Deck(decks.Deck):
    """The cards of a deck, by id or name, and how many of each."""

    cards: dict[str, int]
    #: Cards of the player's own.
    card: list[Document] = msgspec.field(default_factory=list)


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """All that a match needs to begin: plain data that a save can hold."""

    format: Literal["standard"] = "standard"
    #: The deck of each player; a player brings it as a team is brought to other games.
    teams: list[Deck] = []
    min_characters: int = MIN_CHARACTERS
    min_energy: int = MIN_ENERGY
    #: Cards that are in no collection.
    cards: list[Document] = []


def check(document: Document) -> Setup:
    """A set-up with its defaults, or a ``SetupError`` with the rule that it breaks."""
    setup = decks.setup_of(document, Setup)
    if not setup.teams:
        setup.teams = list(ready_decks()[:2])
    if len(setup.teams) != 2:
        raise SetupError("a match needs two decks, one for each player (rule 1-1)", "1-1", "setup-two-decks")
    catalogue = catalogue_of(setup)
    for deck in setup.teams:
        check_deck(deck, catalogue, setup)
    return setup


def catalogue_of(setup: Setup) -> Catalogue:
    return load().with_own(setup.cards, [deck.card for deck in setup.teams], compile_card)


def cards_of(deck: Deck, catalogue: Catalogue) -> list[tuple[Card, int]]:
    found = []
    for name, count in deck.cards.items():
        try:
            found.append((catalogue.card(name), count))
        except PieceError as error:
            raise SetupError(str(error), "", "setup-unknown-card", card=name) from error
    return found


def check_deck(deck: Deck, catalogue: Catalogue, setup: Setup) -> None:
    """Each error names the rule, and what to change."""
    cards = cards_of(deck, catalogue)
    size = sum(count for _, count in cards)
    if any(count < 1 for _, count in cards):
        raise SetupError("a deck holds one or more of each card that it names", "1-1", "deck-count")
    if size != DECK_SIZE:
        raise SetupError(
            f"a deck has {DECK_SIZE} cards, this one {size}: add or take away some", "1-1", "deck-size", size=size
        )
    check_copies(cards)
    characters = [(card, count) for card, count in cards if card.entry.kind in ("character", "ev_character")]
    number = sum(count for _, count in characters)
    if number < setup.min_characters:
        raise SetupError(
            f"a deck has at least {setup.min_characters} character cards, this one {number}",
            "2.1-1",
            "deck-characters",
            found=number,
            least=setup.min_characters,
        )
    energy = sum(card.entry.initial_energy * count for card, count in characters)
    if energy < setup.min_energy:
        raise SetupError(
            f"the Initial Energies of a deck's characters come to {setup.min_energy} or more, these to {energy}",
            "4.3-1",
            "deck-energy",
            found=energy,
            least=setup.min_energy,
        )


def check_copies(cards: list[tuple[Card, int]]) -> None:
    """Cards of the same name, version and alter ego are the same card, whatever they are called in the file
    (7.3.versao-1, 7.3.versao-2, 10.versoes)."""
    copies: Counter[tuple[str, str, str]] = Counter()
    for card, count in cards:
        key = (card.entry.name, card.entry.version, card.entry.alter_ego)
        copies[key] += count
        words = {keyword.name for line in card.permanent_lines for keyword in line.keywords}
        if UNIQUE_ITEM in words and copies[key] > 1:
            raise SetupError(
                f"{card.name}: a Unique Item is in a deck once (rule 7.2.item-unico)",
                "7.2.item-unico",
                "deck-unique",
                card=card.name,
            )
        if copies[key] > COPIES:
            raise SetupError(
                f"{card.name}: {copies[key]} copies, at most {COPIES} (rule 10.item-unico)",
                "10.item-unico",
                "deck-copies",
                card=card.name,
                most=COPIES,
            )


# -- ready-made decks -----------------------------------------------------------------------


@cache
def ready_decks() -> tuple[Deck, ...]:
    """The decks that come with the game."""
    path = PIECES / "decks.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["deck"]
    return tuple(converted(entry, Deck) for entry in entries)


#: What players bring.
DECKS = decks.Decks(Deck, ready_decks, counted=("cards",))
