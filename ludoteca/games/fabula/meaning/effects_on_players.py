"""How the effects of card texts on players are carried out."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.decision import Option
from ludoteca.core.effects import Effect, Filter
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.meaning.stack import Execute
from ludoteca.games.fabula.play.announcement import UseCard
from ludoteca.games.fabula.play.costs import own_of
from ludoteca.games.fabula.play.elimination import end_game
from ludoteca.games.fabula.table.areas import DECK, DISCARD, HANDS, area
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.table.verbs import change_resources, discard, draw, lose, move_card, sacrifice
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text.terms import COLOURS

#: What players give up one by one, and the rule.
SACRIFICE, DISCARD_CARDS = "sacrifice", "discard"


def players(table: FabulaTable, frame: Execute, effect: e.OnPlayers) -> list[int]:
    """The players that an effect speaks of and who are still there, in the order of the queue."""
    found = frame.objects(table, effect.who)
    return [seat for seat in table.players_from(table.active) if seat in found]


def draw_cards(effect: e.Draw, table: FabulaTable, frame: Execute) -> Next:
    amount = effect.amount.count(table, frame)
    for seat in players(table, frame, effect):
        frame.done += draw(table, seat, amount, "1.19.4", frame.source)
    return None


def discard_cards(effect: e.Discard, table: FabulaTable, frame: Execute) -> Next:
    """Each player chooses his own, unless it is by lot."""
    if frame.result is not None:
        frame.done = frame.result
        return None
    amount = effect.amount.count(table, frame)
    if not effect.random:
        return GiveUp(DISCARD_CARDS, tuple(players(table, frame, effect)), amount, frame.source, frame.ability)
    for seat in players(table, frame, effect):
        hand = list(table.zones[HANDS[seat]])
        drawn = table.draw_at_random(hand, min(amount, len(hand)), f"discard {seat + 1}")
        discard(table, tuple(drawn), "1.13.2", seat, frame.source)
        frame.done += len(drawn)
    return None


def sacrifice_permanents(effect: e.Sacrifice, table: FabulaTable, frame: Execute) -> Next:
    """The player chooses among his own; who has none sacrifices nothing (1.1.3, g.sacrificar-1)."""
    if frame.result is not None:
        frame.done = frame.result
        return None
    amount = effect.amount.count(table, frame)
    return GiveUp(SACRIFICE, tuple(players(table, frame, effect)), amount, frame.source, frame.ability)


class GiveUp(Procedure):
    """Players choose what they sacrifice or discard, one after the other; then all of it goes at once."""

    __slots__ = ("ability", "amount", "at", "given", "seats", "source", "what")

    def __init__(self, what: str, seats: tuple[int, ...], amount: int, source: int, ability: int) -> None:
        super().__init__()
        self.what = what
        self.seats = seats
        self.amount = amount
        self.source = source
        #: The sentence that says what may be given up.
        self.ability = ability
        self.at = 0
        self.given: tuple[tuple[int, ...], ...] = ((),) * len(seats)

    def copy(self) -> GiveUp:
        new = GiveUp(self.what, self.seats, self.amount, self.source, self.ability)
        new.at = self.at
        new.given = self.given
        return self.progress(new)

    def choose(self, table: FabulaTable) -> Next:
        if self.answer is not None:
            mine = (*self.given[self.at], self.answer[1])
            self.given = (*self.given[: self.at], mine, *self.given[self.at + 1 :])
        while self.at < len(self.seats):
            seat = self.seats[self.at]
            if table.plays(seat) and len(self.given[self.at]) < self.amount and self.choices(table):
                series: tuple[Option, ...] = tuple(("give", number) for number in self.given[self.at])
                return table.ask(seat, f"ask-{self.what}", "1.17.5e", ("give",), (self.source,), series)
            self.at += 1
        return None

    def choices(self, table: FabulaTable) -> list[int]:
        """What the player at hand may give up."""
        if self.at >= len(self.seats):
            return []
        seat = self.seats[self.at]
        if self.what == DISCARD_CARDS:
            found = list(table.zones[HANDS[seat]])
        else:
            found = own_of(table, seat, self.source, self.filters(table))
        return [number for number in found if number not in self.given[self.at]]

    def filters(self, table: FabulaTable) -> tuple[Filter, ...]:
        for clause in table.box.abilities[self.ability].clauses:
            if isinstance(clause.effect, e.Sacrifice):
                return clause.effect.filters
        return ()

    def payment_choices(self, table: FabulaTable) -> list[int]:
        return self.choices(table)

    def carry_out(self, table: FabulaTable) -> Next:
        for seat, numbers in zip(self.seats, self.given, strict=True):
            if numbers and table.plays(seat):
                if self.what == SACRIFICE:
                    sacrifice(table, numbers, "g.sacrificar-2", seat, self.source)
                else:
                    discard(table, numbers, "1.13.2", seat, self.source)
        self.outcome = sum(map(len, self.given))
        return None


GiveUp.steps = (("1.17.5e", GiveUp.choose), ("g.sacrificar-2", GiveUp.carry_out))


def mill(effect: e.Mill, table: FabulaTable, frame: Execute) -> Next:
    """Not a draw: an empty deck loses nothing here (gap deck-out)."""
    for seat in players(table, frame, effect):
        for _ in range(effect.amount.count(table, frame)):
            deck = table.zones[area(seat, DECK)]
            if deck:
                move_card(table, deck[-1], DISCARD, "1.13.2", seat, frame.source)
                frame.done += 1
    return None


def gain_resources(effect: e.GainResources, table: FabulaTable, frame: Execute) -> Next:
    for seat in players(table, frame, effect):
        frame.done += change_resources(table, seat, effect.amount.count(table, frame), "1.7.1-1", frame.source)
    return None


def give_resources(effect: e.GiveResources, table: FabulaTable, frame: Execute) -> Next:
    """Only a card lets resources change hands (1.18.8), as far as there are any."""
    for seat in players(table, frame, effect):
        given = change_resources(table, frame.controller, -effect.amount.count(table, frame), "1.18.8", frame.source)
        frame.done += change_resources(table, seat, given, "1.18.8", frame.source)
    return None


def use_free(effect: e.UseFree, table: FabulaTable, frame: Execute) -> Next:
    """That action alone, once, while the effect resolves; or not (gap priority-grant)."""
    if frame.result is not None:
        frame.done = 1
        return None
    seats = players(table, frame, effect)
    return None if not seats else FreeUse(seats[0], frame.source)


class FreeUse(Procedure):
    """A player may use a maneuver from his hand without paying its cost (1.17.4); then priority is where it was
    (1.17.4-2)."""

    __slots__ = ("seat", "source")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.source = source

    def copy(self) -> FreeUse:
        return self.progress(FreeUse(self.seat, self.source))

    def use(self, table: FabulaTable) -> Next:
        if self.answer is None:
            question = table.ask(
                self.seat, "ask-free-use", "1.17.4-1", ("use-free", "decline"), (self.source,), private=True
            )
            return question
        if self.answer[0] == "decline":
            return None
        number = self.answer[1]
        return self.then(UseCard(self.seat, number, table.kind(number).maneuver, free=True))


FreeUse.steps = (("1.17.4-1", FreeUse.use),)


def extra_turn(effect: e.ExtraTurn, table: FabulaTable, frame: Execute) -> Next:
    table.extra = (frame.controller, *table.extra)
    table.tell("extra-turn", "1.1.1", frame.controller, frame.source)
    frame.done = 1
    return None


def skip_turn(effect: e.SkipTurn, table: FabulaTable, frame: Execute) -> Next:
    for seat in players(table, frame, effect):
        table.skips = tuple(skips + (each == seat) for each, skips in enumerate(table.skips))
        table.tell("skip-turn", "1.1.1", seat, frame.source)
        frame.done += 1
    return None


def win_game(effect: e.WinGame, table: FabulaTable, frame: Execute) -> Next:
    """At once, before any state check (gap win-effect); but who has lost already does not win."""
    if frame.controller not in table.lost:
        others = tuple(seat for seat in table.playing() if seat != frame.controller)
        table.eliminate(others, "1.5.2a", frame.source)
        end_game(table, table.places_by_elimination(), "1.5.2a")
    return None


def lose_game(effect: e.LoseGame, table: FabulaTable, frame: Execute) -> Next:
    for seat in players(table, frame, effect):
        lose(table, seat, "1.5.3")
        frame.done += 1
    return None


def choose_colour(effect: e.ChooseColour, table: FabulaTable, frame: Execute) -> Next:
    """Only one of the six (1.6.6), "multicoloured" not among them (1.6.6-2)."""
    if frame.answer is None:
        return table.ask(frame.controller, "ask-colour", "1.6.6-1", ("colour",), (frame.source,))
    frame.colour = frame.answer[1]
    table.tell("colour", "1.6.6-1", frame.controller, frame.source, (), (COLOURS.index(frame.colour),))
    frame.done = 1
    return None


def choose_number(effect: e.ChooseNumber, table: FabulaTable, frame: Execute) -> Next:
    """An integer, zero included, within what the card allows (1.8.3)."""
    if frame.answer is None:
        return table.ask(frame.controller, "ask-number", "1.8.3", ("number",), (frame.source,))
    frame.x = frame.answer[1]
    frame.done = 1
    return None


PLAYER_PERFORMERS: dict[type[Effect], Callable[..., Next]] = {
    e.Draw: draw_cards,
    e.Discard: discard_cards,
    e.Sacrifice: sacrifice_permanents,
    e.Mill: mill,
    e.GainResources: gain_resources,
    e.GiveResources: give_resources,
    e.UseFree: use_free,
    e.ExtraTurn: extra_turn,
    e.SkipTurn: skip_turn,
    e.WinGame: win_game,
    e.LoseGame: lose_game,
    e.ChooseColour: choose_colour,
    e.ChooseNumber: choose_number,
}
