"""A table made ready by a checked set-up."""

from __future__ import annotations

from typing import ClassVar

from ludoteca.core.box import Reader
from ludoteca.core.effects import Selector
from ludoteca.core.events import NOBODY
from ludoteca.core.game import Game
from ludoteca.core.modifiers import Modifier
from ludoteca.games.fabula.cards.cards import Card, Catalogue
from ludoteca.games.fabula.cards.formats import SOLO, Deck, Setup, catalogue_of, format_of, rulings_of
from ludoteca.games.fabula.meaning import reading, triggers
from ludoteca.games.fabula.meaning.effects import PERFORMERS
from ludoteca.games.fabula.play.elimination import concede
from ludoteca.games.fabula.play.games import PlayGames
from ludoteca.games.fabula.play.requirements import untimely
from ludoteca.games.fabula.play.usable import can_respond
from ludoteca.games.fabula.table.areas import DECK, RESERVE, area
from ludoteca.games.fabula.table.box import FabulaBox, contents_of
from ludoteca.games.fabula.table.piece import CardPiece
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text.effects import CostChange
from ludoteca.games.fabula.text.terms import When


class WiredBox(FabulaBox):
    """The box of every match: the table stands below the procedures, and asks them through these."""

    __slots__ = ()

    performers = PERFORMERS
    readers: ClassVar[dict[type, Reader]] = {
        Modifier: reading.amount_of,
        Selector: reading.spoken_by,
        When: triggers.fires,
        CostChange: reading.concerns_card,
    }
    gather = staticmethod(triggers.gather)
    concede = staticmethod(concede)
    can_respond = staticmethod(can_respond)
    untimely = staticmethod(untimely)


def make_box(game: Game, setup: Setup, cards: list[Card]) -> FabulaBox:
    box = WiredBox(game, len(setup.teams))
    box.format = format_of(setup)
    box.rulings = rulings_of(setup)
    box.solo = setup.format == SOLO
    box.take(contents_of(tuple(cards)))
    return box


def cards_of(setup: Setup, catalogue: Catalogue) -> list[Card]:
    """The different cards of the match, in a fixed order."""
    words = [word for deck in setup.teams for word in (*deck.cards, *deck.bases, *deck.reserve)]
    found = {catalogue.card(word).id: catalogue.card(word) for word in words}
    return [found[id] for id in sorted(found)]


def new_table(game: Game, setup: Setup, seed: int) -> FabulaTable:
    catalogue = catalogue_of(setup)
    box = make_box(game, setup, cards_of(setup, catalogue))
    table = FabulaTable(box, seed)
    kinds = {kind.card.id: kind.number for kind in box.kinds if kind.card is not None}
    for seat, deck in enumerate(setup.teams):
        place_deck(table, seat, deck, catalogue, kinds)
    table.stack.append(PlayGames(NOBODY if setup.first is None else setup.first))
    return table


def place_deck(table: FabulaTable, seat: int, deck: Deck, catalogue: Catalogue, kinds: dict[str, int]) -> None:
    """Cards into the deck; bases and what is in reserve where only their owner sees them (1.9.3-2).

    Each player has a deck of his own (1.3.3-1) and is the owner of what was in it (1.9.3-1, 1.11.2-2), as well as its
    controller (1.3.3-2).
    """
    for words, which, spare in ((deck.cards, DECK, False), (deck.bases, RESERVE, False), (deck.reserve, RESERVE, True)):
        for word, count in words.items():
            card = catalogue.card(word)
            for _ in range(count):
                known = 0 if which == DECK else 1 << seat
                piece = CardPiece(table.new_number(), kinds[card.id], seat, area(seat, which), known)
                piece.spare = spare
                if card.type == "base":
                    piece.hint = 1
                table.place(piece)
