"""Positions for scenarios, in the game's own terms.

A Hero is what its player's table says; without more it has 4 of every attribute, is of level 1 and stands where
``hero`` says. A card is ``word[*count]`` and then any of ``as LABEL``, ``exhausted``, ``concealed``, ``revealed``,
``counters NAME N``; of a Companion also a cell, ``life N`` and ``holds a,b`` (its attachments). An object or container
is ``word CELL`` and then ``as LABEL``, ``life N``, ``holds a,b``, ``open``; what else there is, is in ``Position``.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

from ludoteca.cardtext.pieces import PieceError, Titles, entry_of
from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError
from ludoteca.core.game import Game
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.problems import Problem, problem_of
from ludoteca.games.apotheosis.cards import cards, formats
from ludoteca.games.apotheosis.cards.cards import Card, CardEntry
from ludoteca.games.apotheosis.cards.checks import check_object
from ludoteca.games.apotheosis.cards.entries import Attributes, MapEntry, ObjectEntry, Slots
from ludoteca.games.apotheosis.cards.maps import check_map
from ludoteca.games.apotheosis.play import setup
from ludoteca.games.apotheosis.play.arrival import create_object
from ludoteca.games.apotheosis.play.death import cards_of, lay_out
from ludoteca.games.apotheosis.play.setup import empty_box
from ludoteca.games.apotheosis.play.turn import Battle, Round, Turn
from ludoteca.games.apotheosis.scenes.faults import faults
from ludoteca.games.apotheosis.table.areas import (
    BANISHED,
    BOARD,
    EQUIPMENT,
    HELD,
    INVENTORY,
    MEMENTO,
    OWN_DECK,
    OWN_DISCARD,
    SCENE,
    SHEET,
    SUPPORT,
    area,
    suit_deck,
    suit_discard,
)
from ludoteca.games.apotheosis.table.box import ApotheosisBox, Contents, hand_uses
from ludoteca.games.apotheosis.table.figures import COMPANION, HERO, CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import LAYOUT
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, SUITS, SUMMON

#: A card of an entry, and how many of it.
_CARD = re.compile(r"(?P<name>[^\s*]+)(\*(?P<count>\d{1,2}))?(\s|$)")

_AREAS = {"sheet": SHEET, "equipment": EQUIPMENT, "memento": MEMENTO, "support": SUPPORT, "inventory": INVENTORY}


#: Figures that a match could come to, and none with which it would never end.
Small = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player: where the Hero stands, what it is, its cards."""

    #: The tile of the Hero; without one it has no piece on the board.
    hero: str = ""
    life: Small | None = None
    #: Its attributes where they are not 4, its level, and the level of each knowledge.
    attributes: dict[str, Small] = {}
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    knows: dict[str, Annotated[int, msgspec.Meta(ge=0, le=9)]] = {}
    #: Slots of equipment, memento and support.
    slots: tuple[Small, Small, Small] = (3, 3, 1)
    #: More cards of the sheet: an Entity, a Collegium; a House of the collection instead of the plain one.
    house: str = ""
    sheet: list[str] = []
    equipment: list[str] = []
    memento: list[str] = []
    support: list[str] = []
    inventory: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    markers: list[str] = []
    debt: Small = 0
    credit: Small = 0
    #: A dead Hero's cards lie with its body.
    dead: bool = False
    saved: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    format: str = formats.SKIRMISH
    loot: bool = True
    reserving: bool = True
    rounds: Small | None = None
    rulings: dict[str, str] = {}
    sides: list[int] = []
    #: A map of the collection, or one drawn here; without either an open field of five by five.
    map: str = ""
    terrain: list[str] = []
    altitude: list[str] = []
    starts: list[list[str]] = []
    objects: list[str] = []
    objective: dict[str, str] = {}
    #: Whose turn it is, where in it the position begins, its points; who has yet to play and who has.
    turn: str = "hero1"
    step: Literal["act", "turn", "round", "battle"] = "act"
    points: Small | None = None
    round: Small = 1
    order: list[str] | None = None
    acted: bool = False
    player1: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player2: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player3: SeatPosition | None = None
    player4: SeatPosition | None = None
    #: Cards in the suit decks (the top first), the discards (the top first), the scenario, and what is banished.
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    scene: list[str] = []
    banished: list[str] = []
    #: Cards and objects that are in no set.
    cards: list[Document] = []
    things: list[Document] = []


def set_up(game: Game, document: Document, seed: int) -> tuple[ApotheosisTable, dict[str, int]]:
    """The table of a position, at its first decision to be, and the numbers of the pieces that it labels."""
    try:
        position = converted(document, Position)
    except msgspec.ValidationError as error:
        raise SetupError(f"position: {error}", "", "position-unreadable", reason=problem_of(error)) from error
    try:
        builder = Builder(game, position, seed)
        builder.build()
    except PieceError as error:
        raise SetupError(f"position: {error}", "", "position-unreadable", reason=problem_of(error)) from error
    return builder.table, builder.names


def wrong(text: str, reason: Problem, rule: str = "") -> SetupError:
    return SetupError(f"“{text}”: {reason}", rule, "position-piece", text=text, reason=reason)


def figure_in(text: str, word: str) -> int:
    """A figure of an entry."""
    if not re.fullmatch(r"-?\d{1,2}", word):
        raise wrong(text, Problem(f"“{word}” must be a number from -99 to 99", "problem-figure", word=word))
    return int(word)


class Builder:
    """Puts a position on a table."""

    def __init__(self, game: Game, position: Position, seed: int) -> None:
        self.position = position
        self.names: dict[str, int] = {}
        self.called: set[str] = set()
        given = (position.player1, position.player2, position.player3, position.player4)
        self.seats = [seat for seat in given if seat is not None]
        self.catalogue = cards.load().with_cards([cards.compile_card(data) for data in position.cards])
        self.objects = {entry.id: entry for entry in (*self.catalogue.objects.values(), *self.things())}
        self.map = self.find_map()
        sides = position.sides or list(range(len(self.seats)))
        if len(sides) != len(self.seats) or set(sides) != set(range(len(set(sides)))):
            raise wrong(
                str(sides), Problem("give the team of each player, from 0 on", "problem-sides"), "characters.team.1"
            )
        chosen = formats.Setup(
            format=position.format,
            map=self.map.id,
            sides=sides,
            loot=position.loot,
            reserving=position.reserving,
            rounds=position.rounds,
            support=0,
            decks=dict(position.decks),
            rulings=position.rulings,
        )
        formats.check_options(chosen)
        self.table = ApotheosisTable(self.make_box(game, chosen), seed)

    def things(self) -> list[ObjectEntry]:
        try:
            found = [converted(data, ObjectEntry) for data in self.position.things]
        except msgspec.ValidationError as error:
            raise wrong("things", problem_of(error)) from error
        for entry in found:
            check_object(entry, f"object {entry.id}")
        return found

    def find_map(self) -> MapEntry:
        position = self.position
        if position.map:
            found = self.catalogue.maps.get(position.map)
            if found is None:
                known = ", ".join(self.catalogue.maps)
                raise wrong(position.map, Problem(f"no such map; there are: {known}", "problem-map", known=known))
            return found
        rows = tuple(position.terrain) or ("fffff",) * 5
        starts = tuple(tuple(cells) for cells in position.starts)
        drawn = MapEntry("drawn", Titles("", ""), Titles("", ""), rows, tuple(position.altitude), starts=starts)
        check_map(drawn, {}, "position")
        return drawn

    # -- the box --

    def make_box(self, game: Game, chosen: formats.Setup) -> ApotheosisBox:
        box = empty_box(game, chosen, self.map, len(self.seats))
        found: dict[str, Card] = {}
        for seat, described in enumerate(self.seats):
            for card in self.plain_cards(seat, described):
                found[card.id] = card
        for card in self.catalogue.cards.values():
            found[card.id] = card
        titles = [Titles(f"Herói {seat + 1}", f"Hero {seat + 1}") for seat in range(len(self.seats))]
        box.take(Contents(tuple(found.values()), tuple(self.objects.values()), tuple(titles)))
        return box

    def plain_cards(self, seat: int, described: SeatPosition) -> list[Card]:
        """A House and a Class of the position's own, with the figures that it gives."""
        for name in described.attributes:
            if name not in ATTRIBUTES:
                said = ", ".join(ATTRIBUTES)
                raise wrong(name, Problem(f"attributes are: {said}", "problem-attributes", known=said))
        figures = {name: described.attributes.get(name, 4) for name in ATTRIBUTES}
        equipment, memento, support = described.slots
        slots = Slots(equipment, memento, support)
        known = tuple(name for name, level in described.knows.items() for _ in range(level))
        title = Titles(f"Casa {seat + 1}", f"House {seat + 1}")
        house = CardEntry(f"plain-house-{seat}", title, "house", attributes=Attributes(**figures), slots=slots)
        path = Titles(f"Classe {seat + 1}", f"Class {seat + 1}")
        learned = entry_of(
            {"id": f"plain-class-{seat}", "title": {"pt": path.pt, "en": path.en}, "suit": "class",
             "level": described.level - 1, "knowledges": list(known)},
            CardEntry, f"player{seat + 1}",
        )  # fmt: skip
        return [Card(house, ()), Card(learned, ())]

    # -- the table --

    def build(self) -> None:
        table = self.table
        self.lay_objects()
        for seat, described in enumerate(self.seats):
            self.lay_hero(seat, described)
        self.lay_shared()
        table.changed(LAYOUT)
        for seat, described in enumerate(self.seats):
            self.finish_hero(seat, described)
        table.box.format.scopes = frozenset().union(*[table.kind(number).scopes for number in table.pieces])
        # The position has the whole collection at hand; a match has the cards that are in it.
        present = {table.pieces[number].kind for number in table.pieces}
        table.box.hand_uses = hand_uses([kind for kind in table.box.kinds if kind.number in present])
        self.check()
        self.begin()
        decks = [suit_deck(suit) for suit in self.position.decks]
        if table.box.format.own_decks:
            decks += [area(seat, OWN_DECK) for seat in range(table.box.seats)]
        table.filled = tuple(decks)
        table.changed(LAYOUT)
        table.tidied()

    def lay_objects(self) -> None:
        position = self.position
        for standing in self.map.objects:
            self.lay_object(f"{standing.object} {standing.cell}")
        for text in position.objects:
            self.lay_object(text)
        if position.objective:
            number = self.names.get(position.objective.get("piece", ""))
            if number is None:
                said = "name a labelled piece: piece = LABEL, how = check or destroy"
                raise wrong("objective", Problem(said, "problem-objective"))
            self.table.box.format.objective = number
            self.table.box.format.to_destroy = position.objective.get("how") == "destroy"

    def seat_of(self, text: str, word: str) -> int:
        """The player whose number is written."""
        if not 1 <= figure_in(text, word) <= len(self.seats):
            raise wrong(text, Problem(f"there is no player {word}", "problem-no-player", word=word))
        return int(word) - 1

    def lay_object(self, text: str) -> None:
        words = text.split()
        if len(words) < 2 or words[0] not in self.objects:
            raise wrong(text, Problem("write the word of an object and its tile", "problem-object-entry"))
        table = self.table
        number = create_object(table, table.box.objects[words[0]], self.cell(words[1]), NONE, NONE, "r36")
        figure: Figure = table.write(number)
        told = words[2:]
        self.call(words[0], number)
        while told:
            what = told.pop(0)
            if what == "open":
                figure.obstacle = False
            elif what == "of" and told:
                figure.owner = figure.controller = self.seat_of(text, told.pop(0))
            elif what in ("as", "life", "holds") and told:
                value = told.pop(0)
                if what == "as":
                    self.names[value] = number
                elif what == "life":
                    figure.life = figure_in(text, value)
                else:
                    for name in value.split(","):
                        self.put(name, NONE, HELD, host=number, known=0)
            else:
                raise wrong(text, Problem(f"“{what}” is not understood", "problem-word", word=what))

    def lay_hero(self, seat: int, described: SeatPosition) -> None:
        table = self.table
        house = described.house or f"plain-house-{seat}"
        number = self.put(house, seat, area(seat, SHEET))
        if described.level > 1 or described.knows:
            self.put(f"plain-class-{seat}", seat, area(seat, SHEET))
        kind = len(table.box.kinds) - table.box.seats + seat
        figure = Figure(table.new_number(), kind, seat, BOARD, HERO)
        figure.card = number
        figure.cell = self.cell(described.hero) if described.hero else NONE
        table.heroes = (*table.heroes[:seat], figure.number, *table.heroes[seat + 1 :])
        self.names[f"hero{seat + 1}"] = figure.number
        if not described.hero:
            said = 'say on which tile the Hero stands: hero = "a1"'
            raise wrong(f"player{seat + 1}", Problem(said, "problem-hero"))
        self.stand(figure)
        for name, which in _AREAS.items():
            for text in getattr(described, name):
                self.lay_card(text, seat, which)
        for text in reversed(described.deck):
            self.put(text, seat, area(seat, OWN_DECK), known=0)
        for text in reversed(described.discard):
            self.put(text, seat, area(seat, OWN_DISCARD))

    def finish_hero(self, seat: int, described: SeatPosition) -> None:
        table = self.table
        number = table.heroes[seat]
        figure: Figure = table.write(number)
        figure.life = table.figure(number, "max-life") if described.life is None else described.life
        figure.markers = tuple(sorted(described.markers))
        figure.debt, figure.credit, figure.saved = described.debt, described.credit, described.saved
        if described.dead:
            figure.dead = figure.container = True
            table.changed(LAYOUT)
            if cards_of(table, number):
                lay_out(table, number)

    def lay_card(self, text: str, seat: int, which: int) -> None:
        """A card on a Hero's table or in the inventory."""
        entry = _CARD.match(text)
        if entry is None:
            said = "write a card as word[*count] [as label] …"
            raise wrong(text, Problem(said, "problem-card-entry"))
        name, words = entry["name"], text.split()
        for _ in range(int(entry["count"] or 1)):
            kind = self.table.box.kinds[self.kind(name)]
            hidden = which == INVENTORY or kind.companion == SUMMON or kind.suit == "entity"
            known = 1 << seat if hidden else EVERYBODY
            number = self.put(name, seat, area(seat, which), known=known)
            self.table.write(number).hidden = hidden
            self.say(number, words[1:], text, seat)

    def say(self, number: int, told: list[str], text: str, seat: int) -> None:
        table = self.table
        card: CardPiece = table.write(number)
        label, cell, life, told = "", NONE, None, list(told)
        while told:
            what = told.pop(0)
            if what in ("exhausted", "concealed", "revealed"):
                card.exhausted = card.exhausted or what == "exhausted"
                card.hidden = what == "concealed" or (card.hidden and what != "revealed")
                card.known = EVERYBODY if what == "revealed" else card.known
            elif what == "as" and told:
                label = told.pop(0)
            elif what == "life" and told:
                life = figure_in(text, told.pop(0))
            elif what == "counters" and len(told) > 1:
                card.counters = tuple(sorted((*card.counters, (told.pop(0), figure_in(text, told.pop(0))))))
            elif what == "holds" and told:
                for name in told.pop(0).split(","):
                    self.put(name, seat, HELD, host=number)
            elif table.box.board.grid.read(what) >= 0:
                cell = self.cell(what)
            else:
                raise wrong(text, Problem(f"“{what}” is not understood", "problem-word", word=what))
        if cell != NONE:
            self.field(number, seat, cell, label, life)
        elif label:
            self.names[label] = number

    def field(self, card: int, seat: int, cell: int, label: str, life: int | None) -> None:
        """A Companion on the board; its card has the label with ``-card`` behind it."""
        table = self.table
        piece = table.write(card)
        piece.hidden, piece.known = False, EVERYBODY
        figure = Figure(table.new_number(), piece.kind, seat, BOARD, COMPANION)
        figure.card = card
        figure.cell = cell
        figure.life = table.kind(card).life if life is None else life
        self.stand(figure)
        name = label or table.kind(card).word
        self.names[name] = figure.number
        self.names[f"{name}-card"] = card

    def stand(self, figure: Figure) -> None:
        table = self.table
        if table.at[figure.cell] != NONE:
            cell = table.box.board.grid.word(figure.cell)
            raise SetupError(f"two pieces on {cell} (rule r34)", "r34", "position-cell", cell=cell)
        table.place(figure)
        table.occupy(figure.cell, figure.number)

    def put(self, name: str, owner: int, zone: int, host: int = NONE, known: int = EVERYBODY) -> int:
        table = self.table
        number = setup.put_card(table, self.catalogue_card(name), owner, zone, known)
        table.write(number).host = host
        self.call(table.kind(number).word, number)
        return number

    def call(self, word: str, number: int) -> None:
        """A piece without a label is called by its word, if it is the only one."""
        if word in self.called:
            self.names.pop(word, None)
        else:
            self.names[word] = number
        self.called.add(word)

    def catalogue_card(self, name: str) -> Card:
        kind = self.table.box.words.get(name)
        card = self.table.box.kinds[kind].card if kind is not None else None
        return card if card is not None else self.catalogue.card(name)

    def kind(self, name: str) -> int:
        return int(self.table.box.words[self.catalogue_card(name).id])

    def lay_shared(self) -> None:
        for suit, names in (*self.position.decks.items(), *self.position.discards.items()):
            if suit not in SUITS:
                known = ", ".join(SUITS)
                raise wrong(suit, Problem(f"suits are: {known}", "problem-suits", known=known), "decks.1")
            del names
        for suit, names in self.position.decks.items():
            for name in reversed(names):
                self.put(name, NONE, suit_deck(suit), known=0)
        for suit, names in self.position.discards.items():
            for name in reversed(names):
                self.put(name, NONE, suit_discard(suit))
        for name in self.position.scene:
            self.put(name, NONE, SCENE)
        for name in self.position.banished:
            self.put(name, NONE, BANISHED)

    def cell(self, word: str) -> int:
        cell = int(self.table.box.board.grid.read(word))
        if cell < 0:
            raise wrong(word, Problem(f"there is no tile {word}", "problem-no-tile", cell=word))
        return cell

    # -- where it begins --

    def check(self) -> None:
        """What no match can come to is no position."""
        for fault in faults(self.table):
            raise SetupError(f"position: {fault}", "r34", "position-unreadable", reason=fault)

    def begin(self) -> None:
        table, position = self.table, self.position
        battle, round_ = Battle(), Round()
        battle.step = len(Battle.steps) - 1
        table.stack = [battle]
        if position.step == "battle":
            battle.step = 0
            table.round = 0
            return
        if position.step == "round":
            table.round = position.round - 1
            return
        agent = self.named(position.turn)
        others = [number for number in table.characters() if number != agent]
        table.round = position.round
        table.order = tuple(others) if position.order is None else tuple(self.named(label) for label in position.order)
        round_.begin_at("turns")
        turn = Turn(agent)
        table.stack += [round_, turn]
        if position.step == "turn":
            table.order = (agent, *table.order)
            return
        turn.begin_at("act")
        turn.asked = True
        table.character = agent
        table.active = table.pieces[agent].controller
        table.turn = 1
        table.done = (agent,)
        table.acted = position.acted
        table.points = table.figure(agent, "action") if position.points is None else position.points

    def named(self, label: str) -> int:
        number = self.names.get(label)
        if number is None or not self.table.living(number):
            raise wrong(label, Problem("name a living character on the board", "problem-living"))
        return number
