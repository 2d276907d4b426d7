"""How each effect on cards, decks and energy is carried out."""

from __future__ import annotations

from ludoteca.core.box import Perform
from ludoteca.core.effects import Effect, Selector
from ludoteca.core.modifiers import ADD, Modifier
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.play.arrival import enter_board
from ludoteca.games.apotheosis.play.card_verbs import (
    add_counters,
    attach,
    deck_of,
    discard,
    draw,
    free_slot,
    obtain,
    place_card,
    put_away,
    refill,
    show_card,
    store,
    turn_cards,
)
from ludoteca.games.apotheosis.play.costs import PayEnergy, payers, ways_to_pay
from ludoteca.games.apotheosis.play.death import end_effects, leave_queue, make_container, remove_figure
from ludoteca.games.apotheosis.play.deeds import turn_entity
from ludoteca.games.apotheosis.play.interactions import Recover, Recruit
from ludoteca.games.apotheosis.play.replacement import replace_card
from ludoteca.games.apotheosis.play.summons_and_entity import is_summonable
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.areas import INVENTORY, area, which_area
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.values import may_have
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text.filters import Sort
from ludoteca.games.apotheosis.text.words import COMPANION, SUMMON

RULE = "guidelines.text.1"


def cards(table: ApotheosisTable, frame: Carry, selector: Selector) -> tuple[int, ...]:
    return tuple(number for number in frame.found(table, selector) if table.is_card(number))


def heroes(table: ApotheosisTable, frame: Carry, selector: Selector) -> list[int]:
    """The living Heroes that an effect on tables and inventories is done to; others have neither."""
    return [number for number in frame.found(table, selector) if table.is_a(number, "hero")]


def draw_cards(effect: e.Draw, table: ApotheosisTable, frame: Carry) -> Next:
    """A text reaches the decks on a battle board too, whose level is 0 (r22)."""
    for number in heroes(table, frame, effect.what):
        for _ in range(max(0, effect.amount.count(table, frame))):
            frame.done += draw(table, effect.suit, table.pieces[number].controller, "keywords.get", frame.source)
    return None


class SearchDeck(Procedure):
    """Choose a card of a deck, show it if a characteristic was asked for, take it, shuffle (keywords.get)."""

    __slots__ = ("agent", "found", "shown", "source", "suit")

    def __init__(self, agent: int, suit: str, found: tuple[int, ...], source: int, shown: bool) -> None:
        super().__init__()
        self.agent = agent
        self.suit = suit
        self.found = found
        self.source = source
        #: A characteristic was asked for, so that what is found is shown (draft.search.1).
        self.shown = shown

    def copy(self) -> SearchDeck:
        return self.progress(SearchDeck(self.agent, self.suit, self.found, self.source, self.shown))

    def choices(self, table: ApotheosisTable) -> list[int]:
        return list(self.found)

    def look(self, table: ApotheosisTable) -> Next:
        seat = table.pieces[self.agent].controller
        table.reveal(table.zones[deck_of(table, self.suit, seat)], "keywords.get", seat, 1 << seat)
        return None

    def take(self, table: ApotheosisTable) -> Next:
        seat = table.pieces[self.agent].controller
        if self.answer is None and self.found:
            return table.ask(seat, "ask-search", "keywords.get", ("take",), (self.source,), private=True)
        if self.answer is not None:
            self.outcome = 1
            card = self.answer[1]
            if self.shown:
                table.reveal((card,), "draft.search.1", seat)
            obtain(table, card, seat, "keywords.get", self.source)
        else:
            self.outcome = 0
        deck = deck_of(table, self.suit, seat)
        if table.zones[deck]:
            table.shuffle(deck, "keywords.get", seat)
        return None


SearchDeck.steps = (("keywords.get", SearchDeck.look), ("keywords.get", SearchDeck.take))


def search(effect: e.Search, table: ApotheosisTable, frame: Carry) -> Next:
    if frame.result is not None:
        frame.done = frame.result
        return None
    if not table.is_a(frame.agent, "hero"):
        return None
    refill(table, effect.suit, frame.controller)
    deck = table.zones[deck_of(table, effect.suit, frame.controller)]
    found = tuple(number for number in deck if all(filter_.passes(table, frame, number) for filter_ in effect.filters))
    # The suit is no characteristic of a card in the deck of that suit (draft.search.1).
    asked = any(not isinstance(filter_, Sort) or table.box.format.own_decks for filter_ in effect.filters)
    return SearchDeck(frame.agent, effect.suit, found, frame.source, asked) if deck else None


def get(effect: e.Get, table: ApotheosisTable, frame: Carry) -> Next:
    """From the discard to the inventory; sheet cards do not belong there (cards.sheet.1)."""
    for number in cards(table, frame, effect.what):
        frame.done += obtain(table, number, frame.controller, "keywords.get", frame.source)
    return None


def put_cards_away(effect: e.PutAway, table: ApotheosisTable, frame: Carry) -> Next:
    """Resource cards unless stated (draft.discard.1): the nouns of texts see to that."""
    for number in cards(table, frame, effect.what):
        piece = table.piece_of(number)
        if piece != NONE:
            end_effects(table, piece)
            leave_queue(table, piece)
            remove_figure(table, piece, RULE)
        put_away(table, number, effect.to, "keywords.discard", frame.source)
        frame.done += 1
    return None


class DiscardCards(Procedure):
    """A player discards cards from the inventory, chosen or by lot."""

    __slots__ = ("left", "random", "seats", "source")

    def __init__(self, seats: tuple[int, ...], left: int, random: bool, source: int) -> None:
        super().__init__()
        self.seats = seats
        self.left = left
        self.random = random
        self.source = source

    def copy(self) -> DiscardCards:
        return self.progress(DiscardCards(self.seats, self.left, self.random, self.source))

    def choices(self, table: ApotheosisTable) -> list[int]:
        inventory = table.zones[area(self.seats[0], INVENTORY)]
        return [number for number in inventory if number != self.source]

    def give(self, table: ApotheosisTable) -> Next:
        if self.answer is not None:
            discard(table, self.answer[1], "keywords.discard", self.source)
            self.left -= 1
            self.outcome = (self.outcome or 0) + 1
        while self.left and self.choices(table):
            if not self.random:
                return table.ask(self.seats[0], "ask-discard", "keywords.discard", ("give",), (self.source,))
            drawn = table.pick_at_random(self.choices(table), "discard")
            discard(table, drawn, "keywords.discard", self.source)
            self.left -= 1
            self.outcome = (self.outcome or 0) + 1
        if self.outcome is None:
            self.outcome = 0
        return None


DiscardCards.steps = (("keywords.discard", DiscardCards.give),)


def make_discard(effect: e.MakeDiscard, table: ApotheosisTable, frame: Carry) -> Next:
    """Of several Heroes one after the other; the slot ``chosen`` counts those that have discarded."""
    if frame.result is not None:
        frame.done += frame.result
    waiting = heroes(table, frame, effect.what)[len(frame.chosen) :]
    if not waiting:
        frame.chosen = ()
        return None
    frame.chosen = (*frame.chosen, waiting[0])
    seat = table.pieces[waiting[0]].controller
    return DiscardCards((seat,), max(0, effect.amount.count(table, frame)), effect.random, frame.source)


def place_them(effect: e.PlaceCard, table: ApotheosisTable, frame: Carry) -> Next:
    """Only into an empty slot, and with the knowledge; the rest of the effect goes on (table.2, cards.resource.1)."""
    if frame.result is not None:
        frame.done += 1
        return None
    for number in cards(table, frame, effect.what):
        seat = frame.controller
        hero = table.heroes[seat]
        kind = table.kind(number)
        if not table.living(hero) or not free_slot(table, seat, kind) or not may_have(table, hero, kind):
            continue
        kind = table.kind(number)
        if kind.suit == COMPANION and kind.companion != SUMMON:
            return Recruit(seat, number)
        place_card(table, number, seat, "keywords.place", frame.source)
        frame.done += 1
    return None


def take_back(effect: e.TakeBack, table: ApotheosisTable, frame: Carry) -> Next:
    for number in cards(table, frame, effect.what):
        if which_area(table.pieces[number].zone) >= 0 and table.piece_of(number) == NONE:
            frame.done += obtain(table, number, table.pieces[number].owner, "keywords.place", frame.source)
    return None


def attach_them(effect: e.Attach, table: ApotheosisTable, frame: Carry) -> Next:
    hosts = [host_card(table, number) for number in frame.found(table, effect.to)]
    for host in hosts:
        if host == NONE:
            continue
        for number in cards(table, frame, effect.what):
            frame.done += attach(table, number, host, "attachments.1", frame.source)
    return None


def host_card(table: ApotheosisTable, number: int) -> int:
    """The card that an attachment lies under: itself, or the card that a piece represents."""
    if table.is_card(number):
        return number
    return int(table.pieces[number].card) if table.is_piece(number) else NONE


def replace(effect: e.Replace, table: ApotheosisTable, frame: Carry) -> Next:
    old, new = cards(table, frame, effect.what), cards(table, frame, effect.by)
    if len(old) == 1 and len(new) == 1 and old != new:
        replace_card(table, old[0], new[0], "keywords.replace.card")
        frame.done = 1
    return None


def turn_them(effect: e.Turn, table: ApotheosisTable, frame: Carry) -> Next:
    found = cards(table, frame, effect.what)
    frame.done = turn_cards(table, found, effect.exhausted, "keywords.exhaust", frame.source)
    return None


def show(effect: e.Show, table: ApotheosisTable, frame: Carry) -> Next:
    for number in cards(table, frame, effect.what):
        if table.pieces[number].hidden == effect.revealed:
            show_card(table, number, effect.revealed, "keywords.place", frame.source)
            frame.done += 1
    return None


def recover_energy(effect: e.RecoverEnergy, table: ApotheosisTable, frame: Carry) -> Next:
    if frame.result is not None:
        frame.done += int(frame.result)
    waiting = heroes(table, frame, effect.what)[len(frame.chosen) :]
    if not waiting:
        frame.chosen = ()
        return None
    frame.chosen = (*frame.chosen, waiting[0])
    seat = table.pieces[waiting[0]].controller
    amount = max(0, effect.amount.count(table, frame))
    return Recover(seat, amount, effect.kind, effect.colour, "keywords.exhaust")


def lose_energy(effect: e.LoseEnergy, table: ApotheosisTable, frame: Carry) -> Next:
    """As much as it has, if it has less (cards.active.3)."""
    if frame.result is not None:
        frame.done += 1
    waiting = heroes(table, frame, effect.what)[len(frame.chosen) :]
    while waiting:
        frame.chosen = (*frame.chosen, waiting[0])
        seat = table.pieces[waiting.pop(0)].controller
        for amount in range(max(0, effect.amount.count(table, frame)), 0, -1):
            due = {
                "stamina": (amount, 0, 0, 0, ""),
                "mana": (0, amount, 0, 0, ""),
                "either": (0, 0, amount, 0, ""),
            }[effect.kind]
            if payers(table, seat) and ways_to_pay(table, seat, due):
                return PayEnergy(seat, due)
    frame.chosen = ()
    return None


def counters(effect: e.Counters, table: ApotheosisTable, frame: Carry) -> Next:
    amount = max(0, effect.amount.count(table, frame))
    for number in frame.found(table, effect.what):
        card = host_card(table, number)
        if card != NONE:
            change = amount if effect.put else -amount
            frame.done += add_counters(table, card, effect.counter, change, "counters.1", frame.source)
    return None


class SummonTo(Procedure):
    """A Summon enters next to its Hero without mana; its player chooses the tile."""

    __slots__ = ("agent", "card")

    def __init__(self, agent: int, card: int) -> None:
        super().__init__()
        self.agent = agent
        self.card = card

    def copy(self) -> SummonTo:
        return self.progress(SummonTo(self.agent, self.card))

    def cells(self, table: ApotheosisTable) -> list[int]:
        return list(places.empty_beside(table, table.cell_of(self.agent)))

    def enter(self, table: ApotheosisTable) -> Next:
        if self.answer is None:
            if not self.cells(table):
                self.outcome = 0
                return None
            seat = table.pieces[self.agent].controller
            return table.ask(seat, "ask-access", "companion.summon.1", ("deploy",), (self.card,))
        enter_board(table, self.card, self.answer[1], "companion.summon.1")
        self.outcome = 1
        return None


SummonTo.steps = (("companion.summon.1", SummonTo.enter),)


def summon_free(effect: e.SummonFree, table: ApotheosisTable, frame: Carry) -> Next:
    if frame.result is not None:
        frame.done += frame.result
        return None
    for number in cards(table, frame, effect.what):
        if is_summonable(table, frame.controller, (number,)):
            return SummonTo(frame.agent, number)
    return None


def wake_entity(effect: e.WakeEntity, table: ApotheosisTable, frame: Carry) -> Next:
    for number in heroes(table, frame, effect.what):
        seat = table.pieces[number].controller
        entity = permanent_texts.entity_of(table, seat)
        if entity != NONE and table.pieces[entity].hidden == effect.awake:
            turn_entity(table, seat, effect.awake, "entity.4")
            frame.done += 1
    return None


def raise_access(effect: e.RaiseAccess, table: ApotheosisTable, frame: Carry) -> Next:
    """The access level of the board, for everybody (decks.5)."""
    subjects = tuple(table.heroes)
    table.begin(
        Modifier(
            table.new_number(), "access", ADD, effect.amount, subjects, frame.source, frame.controller, effect.until
        )
    )
    told = (effect.amount, table.box.name("access"))
    table.tell("modify", "decks.5", frame.controller, frame.source, (), told)
    frame.done = effect.amount
    return None


class DropChosen(Procedure):
    """A Hero drops an equipped Item on an empty adjacent tile, or loses it (gap drop-item)."""

    __slots__ = ("agents", "source")

    def __init__(self, agents: tuple[int, ...], source: int) -> None:
        super().__init__()
        self.agents = agents
        self.source = source

    def copy(self) -> DropChosen:
        return self.progress(DropChosen(self.agents, self.source))

    def choices(self, table: ApotheosisTable) -> list[int]:
        return permanent_texts.equipped(table, table.pieces[self.agents[0]].controller)

    def drop(self, table: ApotheosisTable) -> Next:
        agent = self.agents[0]
        seat = table.pieces[agent].controller
        if self.answer is None:
            if not self.choices(table):
                return None
            return table.ask(seat, "ask-drop", "pieces.container.4", ("give",), (self.source,))
        card = self.answer[1]
        cells = places.empty_beside(table, table.cell_of(agent))
        if cells:
            store(table, card, make_container(table, table.pieces[card].kind, cells[0]), "pieces.container.4")
            table.tell("drop", "pieces.container.4", seat, agent, (card,))
        else:
            discard(table, card, "pieces.container.4", self.source)
        self.outcome = 1
        return None


DropChosen.steps = (("pieces.container.4", DropChosen.drop),)


def drop_item(effect: e.DropItem, table: ApotheosisTable, frame: Carry) -> Next:
    if frame.result is not None:
        frame.done += 1
    waiting = heroes(table, frame, effect.what)[len(frame.chosen) :]
    if not waiting:
        frame.chosen = ()
        return None
    frame.chosen = (*frame.chosen, waiting[0])
    return DropChosen((waiting[0],), frame.source)


CARD_PERFORMERS: dict[type[Effect], Perform] = {
    e.Draw: draw_cards,
    e.Search: search,
    e.Get: get,
    e.PutAway: put_cards_away,
    e.MakeDiscard: make_discard,
    e.PlaceCard: place_them,
    e.TakeBack: take_back,
    e.Attach: attach_them,
    e.Replace: replace,
    e.Turn: turn_them,
    e.Show: show,
    e.RecoverEnergy: recover_energy,
    e.LoseEnergy: lose_energy,
    e.Counters: counters,
    e.SummonFree: summon_free,
    e.WakeEntity: wake_entity,
    e.RaiseAccess: raise_access,
    e.DropItem: drop_item,
}
