"""How autos wait and are resolved: one after the other, in the order of draft.chain.5. Moments set them off."""

from __future__ import annotations

from ludoteca.core.events import Event, Waiting
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.meaning.moments import OF_TILE
from ludoteca.games.apotheosis.play.card_verbs import banish
from ludoteca.games.apotheosis.play.costs import can_pay_all
from ludoteca.games.apotheosis.play.limits import mark_used, spent
from ludoteca.games.apotheosis.play.usable import feasible
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Spoken

#: An auto that starts more often than this within one action is a loop (draft.loop.1, gap loop-penalty).
LOOP = 12


def rank(table: ApotheosisTable, agent: int) -> tuple[int, int]:
    """Character of the turn, opponents in turn order, partners, others (draft.chain.5)."""
    turn = table.character
    if agent == turn:
        return (0, 0)
    if agent not in table.pieces or turn not in table.pieces:
        return (3, 0)
    queue = table.done + table.order
    place = queue.index(agent) if agent in queue else len(queue)
    after = place - queue.index(turn) if turn in queue else place
    if after < 0:
        after += len(queue) + 1
    return (1 if table.is_enemy(turn, agent) else 2, after)


def place_on_table(table: ApotheosisTable, card: int) -> int:
    """Sheet, equipment, memento, support, each from the first card on."""
    piece = table.pieces.get(card)
    if piece is None:
        return 0
    lying = table.zones[piece.zone]
    return int(piece.zone) * 100 + (lying.index(card) if card in lying else 0)


class Settle(Procedure):
    """The autos that have been set off, one after the other; those they set off after them."""

    __slots__ = ("fired", "phase")

    def __init__(self, phase: bool = False) -> None:
        super().__init__()
        #: Of a phase of turn or round: what takes comes before what gives, and deaths wait (turn.simultaneous.1).
        self.phase = phase
        #: How often each text has started.
        self.fired: tuple[tuple[int, int, int], ...] = ()

    def copy(self) -> Settle:
        new = Settle(self.phase)
        new.fired = self.fired
        return self.progress(new)

    def start(self, table: ApotheosisTable) -> Next:
        """Start the next auto; the same step runs again until none is left."""
        if self.phase and not table.holding:
            table.holding = True
        while table.waiting:
            effect = min(table.waiting, key=lambda each: self.order(table, each))
            table.waiting = tuple(each for each in table.waiting if each.number != effect.number)
            if self.looping(table, effect):
                continue
            if effect.face in table.pieces and not table.pieces[effect.face].dead:
                return Auto(effect.ability, effect.source, effect.face, effect.event)
        if self.phase:
            table.holding = False
        return None

    def order(self, table: ApotheosisTable, effect: Waiting) -> tuple[bool, tuple[int, int], int, int]:
        """In a phase nothing is paid with what it gives: that comes last (turn.simultaneous-ex1)."""
        gives = self.phase and not table.box.passages[effect.ability].takes
        if effect.level == OF_TILE:
            # Texts on a tile come after those of characters, as they were laid (gap area-of-same-tile-effects).
            return (gives, (3, 0), 0, effect.number)
        return (gives, rank(table, effect.face), place_on_table(table, effect.source), effect.number)

    def looping(self, table: ApotheosisTable, effect: Waiting) -> bool:
        """A text that starts again and again is cut off and its card banished, with nothing set off (draft.loop.1)."""
        key = (effect.ability, effect.source)
        times = next((times for ability, source, times in self.fired if (ability, source) == key), 0)
        others = tuple(each for each in self.fired if each[:2] != key)
        self.fired = (*others, (*key, times + 1))
        if times < LOOP:
            return False
        cards = [source for _, source, count in self.fired if count >= LOOP and table.is_card(source)]
        for card in cards:
            banish(table, card, "draft.loop.1")
        table.waiting = tuple(each for each in table.waiting if each.source not in cards)
        return True


Settle.steps = (("draft.chain.5", Settle.start),)


class Auto(Procedure):
    """One auto: its cost, then its sentences. Nobody responds to it, and it is no activation (r10, r14)."""

    __slots__ = ("agent", "event", "paid", "source", "spoken")

    def __init__(self, spoken: int, source: int, agent: int, event: Event) -> None:
        super().__init__()
        self.spoken = spoken
        self.source = source
        self.agent = agent
        self.event = event
        self.paid = 0

    def copy(self) -> Auto:
        new = Auto(self.spoken, self.source, self.agent, self.event)
        new.paid = self.paid
        return self.progress(new)

    def pay(self, table: ApotheosisTable) -> Next:
        """What cannot be paid or carried out in full does not start (gap auto-cost)."""
        spoken: Spoken = table.box.passages[self.spoken]
        costs = spoken.passage.costs
        if self.paid == 0:
            possible = can_pay_all(table, self.agent, self.source, costs) and feasible(table, self.frame(table))
            if not possible or spent(table, self.agent, self.source, spoken.passage.limits):
                self.stop()
                return None
            mark_used(table, self.agent, self.source, spoken.passage.limits)
            table.tell("auto", "cards.keyword.activation", self.seat(table), self.source, (self.agent,))
        while self.paid < len(costs):
            self.paid += 1
            following = costs[self.paid - 1].pay(table, self.agent, self.source)
            if following is not None:
                return following
        return None

    def seat(self, table: ApotheosisTable) -> int:
        return int(table.last_known(self.agent).controller)

    def frame(self, table: ApotheosisTable) -> Carry:
        spoken: Spoken = table.box.passages[self.spoken]
        frame = Carry(spoken.ability, self.seat(table), self.source, self.agent, self.event)
        frame.auto = True
        return frame

    def carry_out(self, table: ApotheosisTable) -> Next:
        return self.then(self.frame(table))


Auto.steps = (("r12", Auto.pay), ("r14", Auto.carry_out))
