"""Positions for scenarios, in the game's own terms.

A card is written ``word[*count] [as LABEL]``; a base card may be a table with what it carries and how it stands:
``{ card = "hulk-v1", as = "hulk", loads = ["carga*2"], stage = 2 }``. ``carga`` is a card that is energy and nothing
else. Several cards with one label are numbered: ``"carga*2 as mine"`` are mine1 and mine2.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import LudotecaError, SetupError
from ludoteca.core.game import Game
from ludoteca.core.piece import EVERYBODY
from ludoteca.core.problems import Problem, problem_of
from ludoteca.games.battle_scenes.cards import formats
from ludoteca.games.battle_scenes.cards.cards import Catalogue, compile_card, load
from ludoteca.games.battle_scenes.play import entering, setup
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.play.turn import PlayTurns, Turn
from ludoteca.games.battle_scenes.table import loading, shields
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES, SCENE, area
from ludoteca.games.battle_scenes.table.kinds import ABILITY, BASES, CHARACTER, SCENARIO, Kind, SceneCard
from ludoteca.games.battle_scenes.table.stages import STAGES
from ludoteca.games.battle_scenes.table.table import VICTORY, BattleTable
from ludoteca.games.battle_scenes.text.phases import (
    ADJUSTMENT,
    ANTICIPATION,
    ATTACK,
    COMBAT,
    COUNTDOWN,
    DRAW,
    END,
    PREPARATION,
    START,
)

#: The word of a card that is energy and nothing else, and how many of them a deck holds where nothing is said of it.
ENERGY = "carga"
DECK_OF_ENERGY = 20

#: The part of the turn with which a position begins, and the step that begins it.
STEPS = {
    START: "start",
    COUNTDOWN: "begin_countdown",
    DRAW: "begin_draw",
    PREPARATION: "begin_preparation",
    ADJUSTMENT: "begin_adjustment",
    COMBAT: "begin_combat",
    ANTICIPATION: "begin_anticipation",
    ATTACK: "begin_attack",
    END: "end",
}

#: Before the first turn: the hands have been taken and may be exchanged (6.1.4).
OPENING = "opening"

#: Positions are in a turn in which both players have been before.
TURN = 3

#: What expectations speak of besides cards; no card is labelled so.
SUBJECTS = ("player1", "player2", "active", "phase", "deciding", "asked", "winner", "scenario", "tree", "damage",
            "calculation", "happened")  # fmt: skip

_ENTRY = re.compile(r"^(?P<word>[^\s*]+)(\*(?P<count>\d{1,2}))?(\s+as\s+(?P<label>\S+))?$")


class Base(msgspec.Struct, forbid_unknown_fields=True, rename={"label": "as"}):
    """A base card or the Scenario in the scene, and all that is said of it."""

    card: str
    label: str = ""
    #: What it carries; as many plain cards as its Initial Energy where nothing is said.
    loads: list[str] | None = None
    stage: int = 1
    #: It entered the scene this turn.
    new: bool = False
    #: What its text has chosen: labels, or words such as "affiliation: X-Men".
    chosen: list[str] = []


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One player's cards. What is not said is empty, but the deck, which holds plain cards. The deck's top is first."""

    scene: list[str | Base] = []
    hand: list[str] = []
    deck: list[str] | None = None
    resources: list[str] = []
    prizes: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    #: Whose turn it is, 1 or 2, and the part of it with which the position begins.
    active: Literal[1, 2] = 1
    step: str = PREPARATION
    player1: Side = msgspec.field(default_factory=Side)
    player2: Side = msgspec.field(default_factory=Side)
    #: Rules that the position is an exception from: an example of the rulebook may be one that no match comes to.
    despite: list[str] = []
    #: Cards that are in no collection.
    cards: list[Document] = []


def wrong(problem: Problem, rule: str = "") -> SetupError:
    if not rule:
        return SetupError(f"position: {problem}", "", "position-wrong", problem=problem)
    return SetupError(f"position: {problem} (rule {rule})", rule, "position-wrong-by", problem=problem, by=rule)


def set_up(game: Game, document: Document, seed: int) -> tuple[BattleTable, dict[str, int]]:
    """The table of a position, before its first decision, and the numbers of the cards that it labels."""
    try:
        position = converted(document, Position)
    except msgspec.ValidationError as error:
        raise wrong(problem_of(error)) from error
    if position.step not in (*STEPS, OPENING):
        known = ", ".join((*STEPS, OPENING))
        said = f"there is no part “{position.step}”; there are: {known}"
        raise wrong(Problem(said, "problem-part", part=position.step, known=known))
    builder = Builder(game, position, seed)
    for seat in (0, 1):
        builder.lay_side(seat)
    builder.remember()
    table = builder.table
    table.update()
    shields.restore(table)
    table.waiting = table.invited = ()
    check(table, position.despite)
    begin_at(table, position)
    return table, builder.names


def entry_of(text: str) -> re.Match[str]:
    found = _ENTRY.match(text.strip())
    if found is None:
        said = f"“{text}”: write a card as word[*count] [as label]"
        raise wrong(Problem(said, "problem-entry", entry=text))
    return found


class Builder:
    """Lays out the cards of a position."""

    def __init__(self, game: Game, position: Position, seed: int) -> None:
        self.position = position
        self.names: dict[str, int] = {}
        #: What texts have chosen, to be read when every label is known.
        self.chosen: dict[int, list[str]] = {}
        kinds = kinds_of(position)
        self.numbers = {word: number for number, word in enumerate(kinds)}
        self.table = BattleTable(setup.make_box(game, list(kinds.values())), seed)
        self.table.turn = TURN
        self.table.active = position.active - 1

    def lay_side(self, seat: int) -> None:
        side = (self.position.player1, self.position.player2)[seat]
        self.lay(seat, HAND, side.hand)
        self.lay(seat, RESOURCES, side.resources)
        self.lay(seat, PRIZES, side.prizes)
        for entry in side.scene:
            self.lay_base(seat, plain_base(entry))
        self.lay(seat, DECK, self.plain_deck(seat) if side.deck is None else side.deck)
        zone = area(seat, DECK)
        self.table.zones[zone] = tuple(reversed(self.table.zones[zone]))

    def plain_deck(self, seat: int) -> list[str]:
        """As many plain cards as the other areas leave for it."""
        elsewhere = sum(1 for piece in self.table.pieces.values() if piece.owner == seat)
        count = min(DECK_OF_ENERGY, formats.DECK_SIZE - elsewhere)
        return [f"{ENERGY}*{count}"] if count > 0 else []

    def lay(self, seat: int, which: int, entries: list[str]) -> list[int]:
        return [number for entry in entries for number in self.add(seat, area(seat, which), entry)]

    def add(self, seat: int, zone: int, text: str) -> list[int]:
        entry = entry_of(text)
        count = int(entry["count"] or 1)
        numbers = [setup.add_card(self.table, self.numbers[entry["word"]], seat, zone) for _ in range(count)]
        for at, number in enumerate(numbers, 1):
            if entry["label"]:
                self.label(entry["label"] if count == 1 else f"{entry['label']}{at}", number)
        return numbers

    def label(self, label: str, number: int) -> None:
        if label in self.names or label in SUBJECTS:
            said = f"“{label}” is taken; label this card otherwise"
            raise wrong(Problem(said, "problem-label", label=label))
        self.names[label] = number

    def lay_base(self, seat: int, entry: Base) -> None:
        for number in self.add(seat, SCENE, f"{entry.card} as {entry.label}" if entry.label else entry.card):
            piece = self.table.pieces[number]
            assert isinstance(piece, SceneCard)
            kind = self.table.kind(number)
            check_base(kind, entry)
            piece.known = EVERYBODY
            piece.stage = entry.stage
            piece.since = TURN if entry.new else 0
            if entry.chosen:
                self.chosen[number] = entry.chosen
            loads = [f"{ENERGY}*{kind.energy}"] if entry.loads is None else entry.loads
            if kind.sort in BASES:
                loading.load(self.table, tuple(self.lay(seat, RESOURCES, loads)), number, "4.1-1", seat)

    def remember(self) -> None:
        words = self.table.box.words.by_word
        for number, chosen in self.chosen.items():
            found = []
            for text in chosen:
                sort, _, word = text.partition(": ")
                if text not in self.names and (sort, word) not in words:
                    said = f"“{text}” is neither a label nor a word of this match, such as “affiliation: X-Men”"
                    raise wrong(Problem(said, "problem-remembered", text=text))
                found.append(self.names[text] if text in self.names else words[sort, word])
            self.table.remembered[number] = tuple(found)


def plain_base(entry: str | Base) -> Base:
    """A base card given by its word alone, with a label or not."""
    if isinstance(entry, Base):
        return entry
    found = entry_of(entry)
    count = f"*{found['count']}" if found["count"] else ""
    return Base(f"{found['word']}{count}", found["label"] or "")


def kinds_of(position: Position) -> dict[str, Kind]:
    """The cards that the position names, and those that it brings along, by their words."""
    catalogue = catalogue_of(position)
    found = {ENERGY: Kind(ENERGY, ABILITY, "Carga")}
    for text in [*entries_of(position.player1), *entries_of(position.player2)]:
        word = entry_of(text)["word"]
        if word not in found:
            try:
                found[word] = kind_of(catalogue.card(word))
            except LudotecaError as error:
                raise wrong(problem_of(error)) from error
    return found


def entries_of(side: Side) -> Iterator[str]:
    yield from (*side.hand, *(side.deck or ()), *side.resources, *side.prizes)
    for entry in side.scene:
        base = plain_base(entry)
        yield base.card
        yield from base.loads or ()


def catalogue_of(position: Position) -> Catalogue:
    """Cards of the position's own come before those of the collection."""
    known = load()
    try:
        own = [compile_card(entry, f"position, card {number}") for number, entry in enumerate(position.cards, 1)]
    except LudotecaError as error:
        raise wrong(problem_of(error)) from error
    return Catalogue({**known.cards, **{card.id: card for card in own}})


# -- what no match can come to ---------------------------------------------------------------


def check_base(kind: Kind, entry: Base) -> None:
    if kind.sort == ABILITY:
        said = f"{kind.word} is an Ability: it enters the scene only loaded"
        raise wrong(Problem(said, "problem-ability", card=kind.word), "4.4-1")
    if not STAGES[0] <= entry.stage <= STAGES[1]:
        raise wrong(Problem(f"{kind.word}: a stage is 0, 1 or 2", "problem-stage", card=kind.word), "4.5-1")
    if entry.stage != 1 and kind.sort != CHARACTER:
        raise wrong(Problem(f"{kind.word}: only characters have stages", "problem-no-stage", card=kind.word), "4.5-1")
    if kind.sort == SCENARIO and entry.loads:
        said = f"{kind.word}: cards are loaded on characters and supports"
        raise wrong(Problem(said, "problem-loads", card=kind.word), "4.1-1")


def check(table: BattleTable, despite: list[str]) -> None:
    for rule, problem in problems(table):
        if rule not in despite:
            raise wrong(problem, rule)


def problems(table: BattleTable) -> Iterator[tuple[str, Problem]]:
    """What is wrong with the table, each with its rule."""
    places = [number for number in table.zones[SCENE] if table.kind(number).sort == SCENARIO]
    if len(places) > 1:
        yield "4.4.1-1", Problem("there is one Scenario in the scene", "problem-scenarios")
    for base in table.falling():
        rule = "4.7-1" if table.is_character(base) else "4.7-2"
        word = table.kind(base).word
        yield rule, Problem(f"{word} carries nothing: it would not be in the scene", "problem-falling", card=word)
    for seat in (0, 1):
        if table.points(seat) >= VICTORY:
            points = table.points(seat)
            said = f"player{seat + 1} has {points} points: the match is over"
            yield "4.9.1-2", Problem(said, "problem-points", player=seat + 1, points=points)
        for base in table.controlled(seat):
            clashing = entering.clashes(table, seat, base)
            if clashing and not any(entering.may_repeat(table, each, clashing) for each in (base, *clashing)):
                rule = "4.4.2.1.A.4b" if table.is_character(base) else "4.4.2.1.A.4c"
                word = table.kind(base).word
                said = f"player{seat + 1} controls {word} twice"
                yield rule, Problem(said, "problem-repeated", player=seat + 1, card=word)
        yield from too_many(table, seat)


def too_many(table: BattleTable, seat: int) -> Iterator[tuple[str, Problem]]:
    """No more of a card than a deck may hold."""
    owned = Counter(piece.kind for piece in table.pieces.values() if piece.owner == seat)
    if owned.total() > formats.DECK_SIZE:
        total, most = owned.total(), formats.DECK_SIZE
        said = f"player{seat + 1} has {total} cards; a deck holds {most}"
        yield "1-1", Problem(said, "problem-cards", player=seat + 1, count=total, most=most)
    for number, count in owned.items():
        kind = table.box.kinds[number]
        if kind.word == ENERGY:
            continue
        unique = formats.UNIQUE_ITEM in kind.keywords
        most = 1 if unique else formats.COPIES
        if count > most:
            said = f"player{seat + 1} has {count} of {kind.word}; at most {most}"
            problem = Problem(said, "problem-copies", player=seat + 1, count=count, card=kind.word, most=most)
            yield "7.2.item-unico" if unique else "10.item-unico", problem


def begin_at(table: BattleTable, position: Position) -> None:
    if position.step == OPENING:
        begin_opening(table)
        return
    turn = Turn()
    turn.begin_at(STEPS[position.step])
    if position.step == START:
        table.turn -= 1
    table.phase = position.step
    table.stack += [PlayTurns(), turn]


def begin_opening(table: BattleTable) -> None:
    if table.zones[SCENE]:
        said = "before the first turn there is nothing in the scene"
        raise wrong(Problem(said, "problem-opening"), "3.cena-1")
    opening = setup.Opening()
    opening.begin_at("exchange_of_first")
    table.starter = table.active
    table.turn = 0
    table.stack.append(opening)
