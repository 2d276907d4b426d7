"""A table made ready by a checked set-up: cards, map, deployment (gaps start-values, deployment)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ludoteca.core.box import Payable, Payment
from ludoteca.core.effects import Cost
from ludoteca.core.game import Game
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.cards.cards import Card, Catalogue, HeroEntry, MapEntry
from ludoteca.games.apotheosis.cards.formats import Format, Setup, board_for, catalogue_of, rulings_of, start_rows
from ludoteca.games.apotheosis.meaning.effects import PERFORMERS
from ludoteca.games.apotheosis.play.arrival import create_object
from ludoteca.games.apotheosis.play.costs import PAYMENTS, can_pay
from ludoteca.games.apotheosis.play.injury import pay_life
from ludoteca.games.apotheosis.play.turn import Battle, in_order
from ludoteca.games.apotheosis.table import places
from ludoteca.games.apotheosis.table.areas import (
    BENCH,
    BOARD,
    EQUIPMENT,
    HELD,
    INVENTORY,
    MEMENTO,
    OWN_DECK,
    SHEET,
    SUPPORT,
    area,
    suit_deck,
)
from ludoteca.games.apotheosis.table.box import ApotheosisBox, contents_of
from ludoteca.games.apotheosis.table.figures import COMPANION as COMPANION_FIGURE
from ludoteca.games.apotheosis.table.figures import HERO, CardPiece, Figure
from ludoteca.games.apotheosis.table.grounds import LAYOUT
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.terms import Life
from ludoteca.games.apotheosis.text.words import COMPANION, SUITS, SUMMON

#: How each cost of a text is paid.
COSTS: dict[type[Cost], Payment] = {**PAYMENTS, Life: pay_life}


def cards_of(setup: Setup, catalogue: Catalogue) -> list[Card]:
    """The different cards of the match, in a fixed order."""
    words: list[str] = []
    for hero in setup.teams:
        words += hero_cards(hero)
    for names in setup.decks.values():
        words += names
    for container in catalogue.maps[setup.map].containers:
        words += container.cards
    found = {catalogue.card(word).id: catalogue.card(word) for word in words}
    return [found[id] for id in sorted(found)]


def hero_cards(hero: HeroEntry) -> list[str]:
    words = [hero.house, *hero.classes, *hero.summus, *hero.equipment, *hero.memento, *hero.support, *hero.inventory]
    if hero.entity:
        words.append(hero.entity)
    for attached in hero.attachments.values():
        words += attached
    return words


class WiredBox(ApotheosisBox):
    """The box of every match: how its texts are carried out and paid for."""

    __slots__ = ()

    performers = PERFORMERS
    payments = COSTS
    payable: ClassVar[dict[type[Cost], Payable]] = dict.fromkeys(COSTS, can_pay)


def empty_box(game: Game, setup: Setup, entry: MapEntry, seats: int) -> ApotheosisBox:
    """The box of a format on a map, before cards are in it."""
    board = board_for(setup, entry)
    box = WiredBox(game, seats, tuple(setup.sides), board)
    box.format = Format(setup)
    box.rulings = rulings_of(setup)
    box.format.place(start_rows(entry, board, len(set(setup.sides))))
    return box


def make_box(game: Game, setup: Setup, catalogue: Catalogue, cards: list[Card]) -> ApotheosisBox:
    box = empty_box(game, setup, catalogue.maps[setup.map], len(setup.teams))
    objects = tuple(catalogue.objects.values())
    box.take(contents_of(tuple(cards), objects, tuple(hero.name for hero in setup.teams)))
    return box


def new_table(game: Game, setup: Setup, seed: int) -> ApotheosisTable:
    catalogue = catalogue_of(setup)
    box = make_box(game, setup, catalogue, cards_of(setup, catalogue))
    table = ApotheosisTable(box, seed)
    furnish(table, catalogue.maps[setup.map], catalogue)
    for seat, hero in enumerate(setup.teams):
        place_hero(table, seat, hero, catalogue)
    for suit, names in setup.decks.items():
        for name in names:
            put_card(table, catalogue.card(name), NONE, suit_deck(suit), 0)
        table.shuffle(suit_deck(suit), "setup.cards.1")
    table.filled = tuple(suit_deck(suit) for suit in setup.decks)
    if box.format.own_decks:
        for seat in range(box.seats):
            deal_own_deck(table, seat)
        table.filled += tuple(area(seat, OWN_DECK) for seat in range(box.seats))
    box.format.scopes = frozenset().union(*[table.kind(number).scopes for number in table.pieces])
    table.stack += [Battle(), Deployment()]
    return table


# -- the map ---------------------------------------------------------------------------------------


def furnish(table: ApotheosisTable, entry: MapEntry, catalogue: Catalogue) -> None:
    """Objects and containers of the map, with what these hold; chests are closed (gap container-content-visibility)."""
    read = table.box.board.grid.read
    fixed = []
    for standing in entry.objects:
        number = create_object(table, table.box.objects[standing.object], read(standing.cell), NONE, NONE, "r36")
        if entry.objective is not None and entry.objective.cell == standing.cell:
            table.box.format.objective = number
            table.box.format.to_destroy = entry.objective.how == "destroy"
    for storing in entry.containers:
        number = create_object(table, table.box.objects[storing.object], read(storing.cell), NONE, NONE, "r38")
        if storing.fixed:
            fixed.append(number)
        for name in storing.cards:
            card = put_card(table, catalogue.card(name), NONE, HELD, 0)
            table.write(card).host = number
    table.box.format.fixed = tuple(fixed)


def put_card(table: ApotheosisTable, card: Card, owner: int, zone: int, known: int, hidden: bool = False) -> int:
    piece = CardPiece(table.new_number(), table.box.words[card.id], owner, zone, known)
    piece.hidden = hidden
    if owner < 0:
        # Of a card in a suit deck or a chest everybody may know the suit.
        piece.hint = SUITS.index(card.suit)
    table.place(piece)
    return piece.number


# -- a Hero ----------------------------------------------------------------------------------------


def place_hero(table: ApotheosisTable, seat: int, hero: HeroEntry, catalogue: Catalogue) -> None:
    """The table and the inventory as built, full life, the Entity asleep, Summons concealed (gap start-values)."""
    own = 1 << seat

    def put(names: Iterable[str], which: int, known: int, hidden: bool = False) -> list[int]:
        return [put_card(table, catalogue.card(name), seat, area(seat, which), known, hidden) for name in names]

    house = put((hero.house,), SHEET, EVERYBODY)[0]
    put(hero.classes, SHEET, EVERYBODY)
    if hero.entity:
        put((hero.entity,), SHEET, own, hidden=True)
    for name in hero.summus:
        place_summus(table, seat, catalogue.card(name))
    put(hero.equipment, EQUIPMENT, EVERYBODY)
    put(hero.memento, MEMENTO, EVERYBODY)
    companions = []
    for name in hero.support:
        card = catalogue.card(name)
        summon = card.entry.companion == SUMMON
        number = put_card(table, card, seat, area(seat, SUPPORT), own if summon else EVERYBODY, summon)
        for under in hero.attachments.get(name, ()):
            attached = put_card(table, catalogue.card(under), seat, HELD, EVERYBODY)
            table.write(attached).host = number
        if not summon:
            companions.append(number)
    put(hero.inventory, INVENTORY, own, hidden=True)
    make_figures(table, seat, house, companions)


def place_summus(table: ApotheosisTable, seat: int, card: Card) -> None:
    """A Collegium is an extra House and starts exhausted; an Ultimatum lies with the Skills (summus.*)."""
    collegium = card.entry.summus == "collegium"
    which = SHEET if collegium else {COMPANION: SUPPORT, "item": EQUIPMENT}.get(card.suit, MEMENTO)
    number = put_card(table, card, seat, area(seat, which), EVERYBODY)
    table.write(number).exhausted = collegium


def make_figures(table: ApotheosisTable, seat: int, house: int, companions: list[int]) -> None:
    kind = len(table.box.kinds) - table.box.seats + seat
    figure = Figure(table.new_number(), kind, seat, BENCH, HERO)
    figure.card = house
    table.place(figure)
    table.heroes = (*table.heroes[:seat], figure.number, *table.heroes[seat + 1 :])
    figure.life = table.figure(figure.number, "max-life")
    for card in companions:
        piece = Figure(table.new_number(), table.pieces[card].kind, seat, BENCH, COMPANION_FIGURE)
        piece.card = card
        piece.life = table.kind(card).life
        table.place(piece)
    table.changed(LAYOUT)
    table.tidied()


def deal_own_deck(table: ApotheosisTable, seat: int) -> None:
    """Half of the resource cards of the inventory, rounded down, are the player's own deck (gap lagvig-deck)."""
    inventory = table.zones[area(seat, INVENTORY)]
    order = table.chance.shuffled(inventory)
    for number in order[: len(order) // 2]:
        table.take_out(number)
        card: CardPiece = table.write(number)
        card.zone = area(seat, OWN_DECK)
        card.known = 0
        card.hidden = False
        table.zones[card.zone] += (number,)
    table.shuffle(area(seat, OWN_DECK), "formats.lagvig.2", seat)


# -- deployment --------------------------------------------------------------------------------------


class Deployment(Procedure):
    """Each player in turn order places one character at a time in the own first row, then the next (gap deployment)."""

    __slots__ = ("order",)

    def __init__(self) -> None:
        super().__init__()
        #: The characters still to place, in order.
        self.order: tuple[int, ...] = ()

    def copy(self) -> Deployment:
        new = Deployment()
        new.order = self.order
        return self.progress(new)

    def set_order(self, table: ApotheosisTable) -> Next:
        heroes = in_order(table, list(table.heroes))
        queues = [
            [number for number in table.zones[BENCH] if owner(table, number) == owner(table, hero)] for hero in heroes
        ]
        found: list[int] = []
        while any(queues):
            found += [queue.pop(0) for queue in queues if queue]
        self.order = tuple(found)
        return None

    def cells(self, table: ApotheosisTable) -> list[int]:
        """Empty tiles of the first row that has any."""
        seat = owner(table, self.order[0])
        for row in table.box.format.rows[table.box.teams[seat]]:
            free = [cell for cell in row if places.is_empty(table, cell)]
            if free:
                return free
        return list(table.board.squares(table.board.open & ~table.occupied))

    def place(self, table: ApotheosisTable) -> Next:
        if self.answer is not None:
            self.put(table, self.order[0], self.answer[1])
            self.order = self.order[1:]
        if not self.order:
            return None
        if not self.cells(table):
            self.leave_out(table, self.order[0])
            self.order = self.order[1:]
            self.step -= 1
            return None
        number = self.order[0]
        return table.ask(owner(table, number), "ask-deploy", "setup.objective.1", ("deploy",), (number,))

    def put(self, table: ApotheosisTable, number: int, cell: int) -> None:
        table.take_out(number)
        figure: Figure = table.write(number)
        figure.zone = BOARD
        figure.cell = cell
        table.zones[BOARD] += (number,)
        table.occupy(cell, number)
        table.changed(LAYOUT)
        table.tidied()
        table.tell("deploy", "setup.objective.1", figure.controller, NONE, (number,), (cell,))

    def leave_out(self, table: ApotheosisTable, number: int) -> None:
        """A Companion for whom there is no tile stays in the inventory's place: it is not on the board."""
        table.remove(number, "companion.recruit.1")


Deployment.steps = (("turn.order.1", Deployment.set_order), ("setup.objective.1", Deployment.place))


def owner(table: ApotheosisTable, number: int) -> int:
    return int(table.pieces[number].controller)
