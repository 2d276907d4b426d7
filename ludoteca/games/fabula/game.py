"""What the platform needs to know of the game, in one place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ludoteca.cardtext.decks import CardGame
from ludoteca.core import notation
from ludoteca.core.converting import converted
from ludoteca.core.decision import Decision, Value
from ludoteca.core.documents import Document
from ludoteca.core.errors import NotationError
from ludoteca.core.events import NOBODY
from ludoteca.core.game import Reckoning
from ludoteca.core.view import Badge, CardView, Part
from ludoteca.games.fabula.actions import ACTIONS, EFFECT, TARGET
from ludoteca.games.fabula.cards import formats
from ludoteca.games.fabula.cards.cards import Card
from ludoteca.games.fabula.cards.collection import FabulaCards
from ludoteca.games.fabula.cards.formats import DECKS, Setup
from ludoteca.games.fabula.play import setup
from ludoteca.games.fabula.play.combat import Combat, can_act
from ludoteca.games.fabula.scenes import judging, position, reckoning, script
from ludoteca.games.fabula.scenes.faults import faults
from ludoteca.games.fabula.table.areas import AREA_OF, BATTLE, TERRITORY
from ludoteca.games.fabula.table.box import Kind
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.telling import FabulaTelling
from ludoteca.games.fabula.text.events import KINDS
from ludoteca.games.fabula.text.terms import STATS

if TYPE_CHECKING:
    from ludoteca.core.messages import Messages
    from ludoteca.core.telling import Telling


class Fabula(CardGame[FabulaTable, Setup]):
    """Fábula TCG."""

    name = "fabula"
    events = KINDS
    concession = "1.5.2d-1"
    formats = formats.FORMATS
    passing = ("pass", "decline", "done", "enough")

    decks = DECKS

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent, ACTIONS, Setup, formats.check)

    # -- set-up --

    def sample_setups(self) -> list[Document]:
        decks = [msgspec.to_builtins(deck) for deck in formats.ready_decks()]
        samples: list[Document] = []
        pairs = [(a, b) for a in range(len(decks)) for b in range(len(decks)) if a != b]
        for at, (first, second) in enumerate(pairs):
            name = (formats.STANDARD, formats.BALANCED, formats.MATCH)[at % 3]
            samples.append({"format": name, "teams": [decks[first], decks[second]], "rulings": other_rulings(at)})
        samples.append({"format": formats.STANDARD, "teams": decks[:3]})
        samples.append({"format": formats.BALANCED, "teams": decks})
        samples.append({"format": formats.STANDARD, "teams": [decks[3], decks[1], decks[2], decks[0]]})
        samples.append({"format": formats.MATCH, "teams": [decks[2], decks[0], decks[1]]})
        samples.append({"format": formats.SOLO, "teams": [decks[1]]})
        samples.append({"format": formats.SOLO, "teams": [decks[0], decks[3]]})
        return samples

    def new_table(self, document: Document, seed: int) -> FabulaTable:
        return setup.new_table(self, converted(document, Setup), seed)

    def faults(self, table: FabulaTable) -> list[str]:
        return faults(table)

    def position(self, document: Document, seed: int) -> tuple[FabulaTable, dict[str, int]]:
        return position.set_up(self, document, seed)

    def look(self, table: FabulaTable, path: str, names: dict[str, int]) -> object:
        return position.look(table, path, names)

    def cards_in(self, checked: Setup) -> Iterable[Card]:
        return setup.cards_of(checked, formats.catalogue_of(checked))

    def leaning(self, table: FabulaTable, decision: Decision) -> list[float]:
        return script.leaning(table, decision)

    # -- decks --

    def seats(self, format: str) -> tuple[int, int]:
        return (1, 2) if format == formats.SOLO else (2, 6)

    # -- words --

    def piece_word(self, table: FabulaTable, number: int) -> str:
        return table.kind(number).word

    feature_names = judging.FEATURES

    def features(self, table: FabulaTable, seat: int) -> tuple[float, ...]:
        return judging.features(table, seat)

    def kind_name(self, table: FabulaTable, kind: int, lang: str) -> str:
        return str(table.box.kinds[kind].title.of("pt" if lang == "pt" else "en"))

    def argument_word(self, table: FabulaTable, kind: str, value: Value) -> str:
        if kind == TARGET and value < table.box.seats:
            return f"player{value + 1}"
        if kind == TARGET and value in table.pieces:
            decision = table.decision
            known = decision is None or table.pieces[value].known_to(decision.seat)
            return f"{self.piece_word(table, value) if known else ''}#{value}"
        if kind in (TARGET, EFFECT):
            return f"{effect_word(table, value)}/{value}"
        return str(value)

    def read_argument(self, table: FabulaTable, kind: str, word: str) -> object:
        if "/" in word or kind == EFFECT:
            return read_effect(table, word)
        return notation.read_piece(table, word, ("target",), {})

    # -- what a seat sees --

    def seat_badges(self, table: FabulaTable, seat: int) -> list[Badge]:
        badges = [Badge("resources", table.resources[seat])]
        if table.box.format.wins > 1:
            badges.append(Badge("wins", table.wins[seat]))
        if seat == holder(table):
            badges.append(Badge("priority", 1))
        return badges

    def piece_badges(self, table: FabulaTable, number: int) -> list[Badge]:
        piece = table.pieces[number]
        place = AREA_OF[piece.zone]
        if place not in (BATTLE, TERRITORY):
            return printed_badges(table.kind(number))
        badges = []
        if place == TERRITORY:
            badges.append(Badge("centre" if piece.centre else "resistance", piece.resistance))
        elif table.type_of(number) == "ally":
            badges += ally_badges(table, number)
            if piece.since == table.turn and piece.controller == table.active and not can_act(table, number):
                badges.append(Badge("fresh", 1))
        badges += [Badge(f"counter-{name}", count) for name, count in piece.counters]
        if piece.joined:
            badges.append(Badge(f"in-{table.action}", 1))
            if table.goal in table.pieces:
                badges.append(Badge("against", table.goal))
        if piece.blocks != -1:
            badges.append(Badge("blocks", piece.blocks))
        return badges

    def cards_shown(self, table: FabulaTable, seat: int) -> list[CardView]:
        """The cards that a seat knows, its own deck among them, for whoever asks what they say."""
        known = {piece.kind for piece in table.pieces.values() if piece.owner == seat or piece.known_to(seat)}
        kinds = sorted((table.box.kinds[kind] for kind in known), key=lambda kind: kind.word)
        return [card_shown(kind) for kind in kinds]

    def face_word(self, table: FabulaTable, number: int) -> str:
        piece = table.pieces[number]
        if piece.down:
            return "down"
        return "tapped" if piece.tapped or piece.spent else ""

    reckoned = (Combat,)

    def reckon(self, table: FabulaTable, procedure: Combat, telling: Telling) -> Reckoning:
        return reckoning.reckon(table, procedure, telling)

    def telling(self, table: FabulaTable, seat: int, messages: Messages) -> Telling:
        return FabulaTelling(table, seat, messages)


def other_rulings(at: int) -> dict[str, str]:
    """The other readings of the gaps, one after the other."""
    choices = [(gap, reading) for gap, readings in formats.RULINGS.items() for reading in readings[1:]]
    if at % 3 == 0:
        return {}
    gap, reading = choices[at % len(choices)]
    return {gap: reading}


def holder(table: FabulaTable) -> int:
    """Who has priority, as far as everybody may know: whoever is asked openly, or else the active player."""
    decision = table.decision
    return table.active if decision is None or decision.private else decision.seat


@lru_cache(4096)
def card_shown(kind: Kind) -> CardView:
    return CardView(kind.word, "", NOBODY, 0, printed_badges(kind))


@lru_cache(4096)
def printed_badges(kind: Kind) -> list[Badge]:
    """What is printed on a card never changes."""
    if kind.type == "base":
        return []
    badges = [Badge("cost-x" if kind.letter else "cost", kind.cost)]
    if kind.type == "ally":
        badges += [Badge(stat, getattr(kind, stat), getattr(kind, stat)) for stat in STATS]
    return badges


def ally_badges(table: FabulaTable, number: int) -> list[Badge]:
    """Offensive, influence and life, each with what changes it."""
    badges = []
    for stat in STATS:
        parts, total = table.unfold(number, stat)
        shown = [Part(change.source, amount) for change, amount in parts]
        if stat == "life" and table.pieces[number].damage:
            total -= table.pieces[number].damage
            shown.append(Part(-1, -table.pieces[number].damage))
        badges.append(Badge(stat, total, table.printed(number, stat), shown))
    return badges


def effect_word(table: FabulaTable, number: int) -> str:
    """The word of the card that an effect waiting belongs to."""
    for each in (*table.waiting, *table.triggered):
        if each.number == number:
            return table.kind_last_known(each.source).word
    return "effect"


def read_effect(table: FabulaTable, word: str) -> int:
    name, _, number = word.partition("/")
    for each in (*table.waiting, *table.triggered):
        if number == str(each.number) or (not number and effect_word(table, each.number) == name):
            return each.number
    raise NotationError(f"no effect is called “{word}”", "notation-effect", word=word)


GAME = Fabula()

#: What the command line shows of the cards.
CARDS = FabulaCards()
