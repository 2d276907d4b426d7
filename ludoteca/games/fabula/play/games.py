"""The games of a match: who starts, bases, opening hands, and what changes between games (1.4)."""

from __future__ import annotations

from ludoteca.core.asking import Simultaneous
from ludoteca.core.decision import Option
from ludoteca.core.events import NOBODY, NOTHING
from ludoteca.core.picking import series
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.play.elimination import OfGames, end_action
from ludoteca.games.fabula.play.turn import PlayTurns
from ludoteca.games.fabula.table.areas import DECK, HAND, RESERVE, TERRITORY, area
from ludoteca.games.fabula.table.grounds import PLAY
from ludoteca.games.fabula.table.piece import CardPiece
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.table.verbs import begin_passives, draw, take_up, to_bottom

#: The stages of an exchange with the reserve.
SWAP, BRING, TAKE_OUT = "swap", "bring", "take-out"


class PlayGames(OfGames):
    """One game after the other until the match is decided (1.4.1)."""

    __slots__ = ("exchanging", "first", "previous")

    def __init__(self, first: int = NOBODY) -> None:
        super().__init__()
        #: Who starts, once it is known.
        self.first = first
        #: The places of the game before.
        self.previous: tuple[int, ...] = ()
        self.exchanging = 0

    def copy(self) -> PlayGames:
        new = PlayGames(self.first)
        new.previous = self.previous
        new.exchanging = self.exchanging
        return self.progress(new)

    def exchange(self, table: FabulaTable) -> Next:
        """Between games each player may change the deck with the reserve list (1.4.1a)."""
        if not self.previous:
            return None
        if self.exchanging == 0:
            gather_cards(table)
        while self.exchanging < table.box.seats:
            seat = self.exchanging
            self.exchanging += 1
            if any(table.pieces[number].spare for number in table.zones[area(seat, RESERVE)]):
                return Exchange(seat)
        self.exchanging = 0
        return None

    def decide_start(self, table: FabulaTable) -> Next:
        """By lot in the first game (x.setup.first); then the loser of the last one says who starts."""
        seats = table.box.seats
        if not self.previous:
            if self.first == NOBODY:
                self.first = table.roll(NOTHING, seats, "start")
            self.set_order(table, by_lot=True)
            return None
        if self.answer is not None:
            self.first = self.answer[1]
            self.set_order(table, by_lot=False)
            return None
        table.chooser = self.who_chooses(table)
        if table.chooser == NOBODY:
            self.first = table.roll(NOTHING, seats, "start")
            self.set_order(table, by_lot=False)
            return None
        return table.ask(table.chooser, "ask-start", "1.4.1-2", ("start",))

    def who_chooses(self, table: FabulaTable) -> int:
        """The loser; after a draw whoever chose before (1.4.1-3); in larger games who went out first (gap
        next-game-starter)."""
        last = max(self.previous)
        if last == 1:
            return table.chooser
        losers = [seat for seat in table.queue if self.previous[seat] == last]
        return losers[0]

    def set_order(self, table: FabulaTable, by_lot: bool) -> None:
        """The turn order round the table, beginning with the starting player."""
        around = tuple(table.queue)
        if by_lot and len(around) > 2 and table.chance.loaded is None:
            around = table.chance.shuffled(around)
        at = around.index(self.first)
        table.queue = around[at:] + around[:at]
        table.active = self.first
        table.tell("start", "1.4.1-1", self.first, NOTHING, (), table.queue)

    def lay_bases(self, table: FabulaTable) -> Next:
        """Decks are shuffled without the bases; each player secretly says which base is the centre."""
        if self.result is None:
            for seat in table.queue:
                table.shuffle(area(seat, DECK), "1.4.2-1", seat)
            return Simultaneous(table.queue, "ask-centre", "1.4.2-2", ("centre",))
        for seat, option in zip(table.queue, self.result, strict=True):
            lay_out(table, seat, option[1])
        return None

    def draw_hands(self, table: FabulaTable) -> Next:
        """All draw up to the limit of the format (1.19.2-1), with two resources at hand (1.18.10-1)."""
        if table.box.rulings["early-resources"] == "two":
            table.resources = (table.box.format.start,) * table.box.seats
        for seat in table.queue:
            draw(table, seat, table.box.format.opening_hand, "1.4.3-1")
        return self.then(Mulligans())

    def play(self, table: FabulaTable) -> Next:
        if self.result is not None:
            # The game is over and another one follows.
            table.game_number += 1
            self.first = NOBODY
            self.repeat()
            return None
        return PlayTurns(self.first)


PlayGames.steps = (
    ("1.4.1a-1", PlayGames.exchange),
    ("1.4.1-1", PlayGames.decide_start),
    ("1.4.2-2", PlayGames.lay_bases),
    ("1.4.3-1", PlayGames.draw_hands),
    ("1.17.2", PlayGames.play),
)


def bases_of(table: FabulaTable, seat: int) -> list[int]:
    """A player's bases for this game, before they are laid out."""
    return [
        number
        for number in table.zones[area(seat, RESERVE)]
        if not table.pieces[number].spare and table.kind(number).type == "base"
    ]


def lay_out(table: FabulaTable, seat: int, centre: int) -> None:
    """Five bases face up in the territory zone (x.setup.bases): outskirts and the centre, with their resistance
    (1.4.6-1, 1.4.6-2)."""
    numbers = tuple(bases_of(table, seat))
    table.move(numbers, area(seat, TERRITORY), "1.4.2-2", seat)
    format = table.box.format
    for number in numbers:
        piece: CardPiece = table.write(number)
        piece.hint = NONE
        piece.centre = number == centre
        piece.resistance = format.centre_resistance if piece.centre else format.outskirt_resistance
        begin_passives(table, number)


class Mulligans(Procedure):
    """Each player in turn order may once put cards of the opening hand back and draw as many (1.4.3-2, 1.4.4-1)."""

    __slots__ = ("at", "returned")

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.returned: tuple[int, ...] = ()

    def copy(self) -> Mulligans:
        new = Mulligans()
        new.at = self.at
        new.returned = self.returned
        return self.progress(new)

    def choose(self, table: FabulaTable) -> Next:
        if self.answer is not None and self.answer[0] == "return":
            self.returned = (*self.returned, self.answer[1])
        done = self.answer is not None and self.answer[0] == "done"
        while self.at < len(table.queue):
            if not done and self.choices(table):
                picked = series("return", self.returned)
                seat = table.queue[self.at]
                return table.ask(seat, "ask-mulligan", "1.4.4-2", ("return", "done"), (), picked, reveals=True)
            self.put_back(table, table.queue[self.at])
            self.at += 1
            done = False
        return None

    def choices(self, table: FabulaTable) -> list[int]:
        """The cards behind the last one picked: every set has one order."""
        hand = table.zones[area(table.queue[self.at], HAND)] if self.at < len(table.queue) else ()
        if self.returned:
            return list(hand[hand.index(self.returned[-1]) + 1 :])
        return list(hand)

    def put_back(self, table: FabulaTable, seat: int) -> None:
        """On the bottom in random order, and only then as many are drawn; the deck is not shuffled."""
        numbers = table.chance.shuffled(self.returned)
        self.returned = ()
        if not numbers:
            return
        table.tell("mulligan", "1.4.4-2", seat, NOTHING, (), (len(numbers),))
        for number in numbers:
            table.move((number,), area(seat, DECK), "1.4.4-2", seat)
            to_bottom(table, number, seat)
        draw(table, seat, len(numbers), "1.4.4-2")


Mulligans.steps = (("1.4.4-2", Mulligans.choose),)


# -- between games ------------------------------------------------------------------


def gather_cards(table: FabulaTable) -> None:
    """Everybody takes up all cards again: a new game begins."""
    end_action(table)
    table.changed(PLAY)
    table.strays = ()
    table.waiting = table.triggered = ()
    table.modifiers = {}
    table.gone = {}
    table.lost = table.extra = table.out = ()
    seats = table.box.seats
    table.skips = table.turns = table.resources = (0,) * seats
    table.turn = 0
    table.phase = ""
    for number, piece in list(table.pieces.items()):
        if piece.token:
            table.remove(number, "1.12.7")
        elif not piece.spare:
            take_up(table, number)


class Exchange(Procedure):
    """A player changes deck and bases with what lies in reserve; the deck must stay legal (1.4.1a-2)."""

    __slots__ = ("last", "seat", "stage")

    secret = True

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.stage = SWAP
        #: The base that came in last: only later ones may follow, so that every change has one order.
        self.last = NOTHING

    def copy(self) -> Exchange:
        new = Exchange(self.seat)
        new.stage = self.stage
        new.last = self.last
        return self.progress(new)

    def change(self, table: FabulaTable) -> Next:
        if self.answer is not None:
            self.carry_out(table, self.answer)
        while self.stage:
            question = table.ask(self.seat, "ask-exchange", "1.4.1a-1", (self.stage, "done"), private=True)
            if len(question.options) > 1:
                return question
            self.next_stage()
        return None

    def next_stage(self) -> None:
        self.stage = {SWAP: BRING, BRING: TAKE_OUT, TAKE_OUT: ""}[self.stage]
        self.last = NOTHING

    def carry_out(self, table: FabulaTable, option: Option) -> None:
        if option[0] == "done":
            self.next_stage()
            return
        self.last = option[1]
        if option[0] == SWAP:
            table.write(option[1]).spare = False
            table.write(option[2]).spare = True
        elif option[0] == BRING:
            table.write(option[1]).spare = False
            table.move((option[1],), area(self.seat, DECK), "1.4.1a-1", self.seat)
        else:
            table.move((option[1],), area(self.seat, RESERVE), "1.4.1a-1", self.seat)
            piece = table.write(option[1])
            piece.spare = True

    # -- what may be changed --

    def swaps_in(self, table: FabulaTable) -> list[int]:
        reserve = table.zones[area(self.seat, RESERVE)]
        start = reserve.index(self.last) + 1 if self.last in reserve else 0
        found = [n for n in reserve[start:] if table.pieces[n].spare and table.kind(n).type == "base"]
        return [number for number in found if self.swaps_out(table, number)]

    def swaps_out(self, table: FabulaTable, coming: int) -> list[int]:
        """The bases that may make way: what stays must have all colours of the deck (1.3.2)."""
        bases = bases_of(table, self.seat)
        needed = {c for n in table.zones[area(self.seat, DECK)] for c in table.kind(n).colours}
        found = []
        for leaving in bases:
            stay = {c for n in (*bases, coming) if n != leaving for c in table.kind(n).colours}
            if needed <= stay:
                found.append(leaving)
        return found

    def brings(self, table: FabulaTable) -> list[int]:
        format = table.box.format
        deck = table.zones[area(self.seat, DECK)]
        if format.deck_most and len(deck) >= format.deck_most:
            return []
        identity = {c for n in bases_of(table, self.seat) for c in table.kind(n).colours}
        spares = (n for n in table.zones[area(self.seat, RESERVE)] if table.pieces[n].spare)
        return [n for n in spares if table.kind(n).type != "base" and set(table.kind(n).colours) <= identity]

    def takes_out(self, table: FabulaTable) -> list[int]:
        format = table.box.format
        deck = table.zones[area(self.seat, DECK)]
        listed = [n for n in table.zones[area(self.seat, RESERVE)] if table.kind(n).type != "base"]
        if len(deck) <= format.deck_least or len(listed) >= format.reserve_cards:
            return []
        seen: dict[int, int] = {}
        for number in deck:
            seen.setdefault(table.pieces[number].kind, number)
        return list(seen.values())


Exchange.steps = (("1.4.1a-1", Exchange.change),)
