"""Moments, the autos that wait for them, and how these are resolved (draft.chain.4, draft.chain.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.core.events import Event, Waiting
from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.meaning.frames import Carry
from ludoteca.games.apotheosis.play.limits import mark_used, spent
from ludoteca.games.apotheosis.table import permanent_texts
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.table.uses import Spoken
from ludoteca.games.apotheosis.text.terms import CARD_MOMENTS, When

#: An auto that starts more often than this within one action is a loop (draft.loop.1, gap loop-penalty).
LOOP = 12

#: The rule by which texts on tiles start.
TILE_RULE = "board.tile.2"


def moment(
    table: ApotheosisTable,
    kind: str,
    subject: int,
    actor: int = NONE,
    target: int = NONE,
    card: int = NONE,
    attack: bool = False,
) -> None:
    """It happens to ``subject``: the autos in play that wait for it will start (cards.keyword.timing)."""
    if kind not in table.box.watched:
        return
    event = Event(kind, "cards.keyword.timing", NONE, card, (subject,), (actor, target, int(attack)))
    if kind in CARD_MOMENTS:
        about_itself(table, event)
    for spoken, source, character in permanent_texts.listeners(table).get(kind, ()):
        if not spoken.passage.when.who and (kind in CARD_MOMENTS or NONE != subject != character != NONE):
            # It speaks of its card, or of another character.
            continue
        for agent in agents(table, spoken, character, subject):
            if fires(table, spoken, source, agent, event):
                wait(table, spoken, source, agent, event)


def about_itself(table: ApotheosisTable, event: Event) -> None:
    """What a card says of itself starts wherever it goes or comes from; its character is the one that has or had it."""
    card, agent = event.subjects[0], event.values[0]
    if not table.living(agent):
        return
    for spoken in table.kind(card).autos:
        when = spoken.passage.when
        if when is not None and when.kind == event.kind and not when.who and fires(table, spoken, card, agent, event):
            wait(table, spoken, card, agent, event)
            if table.pieces[card].known != EVERYBODY:
                # A card has an effect only while it is shown (draft.reveal.1).
                table.reveal((card,), "draft.reveal.1", table.pieces[agent].controller)


def agents(table: ApotheosisTable, spoken: Spoken, character: int, subject: int) -> tuple[int, ...]:
    """Whose text it is: its character's; in the scenario everybody's (scenario.1)."""
    if character != NONE:
        return (character,)
    when = spoken.passage.when
    if when is not None and not when.who and subject in table.pieces:
        return (subject,) if table.living(subject) else ()
    hero = table.character if table.living(table.character) else next(iter(table.characters()), NONE)
    return (hero,) if hero != NONE else ()


def wait(table: ApotheosisTable, spoken: Spoken, source: int, agent: int, event: Event) -> None:
    controller = table.pieces[agent].controller
    made = Waiting(table.new_number(), controller, source, spoken.number, agent, event)
    table.waiting = (*table.waiting, made)


def fires(table: ApotheosisTable, spoken: Spoken, source: int, agent: int, event: Event) -> bool:
    """Does the moment set off this text?"""
    when = spoken.passage.when
    if when is None or spent(table, agent, source, spoken.passage.limits):
        return False
    if not speaks_of(table, spoken, when, source, agent, event):
        return False
    condition = spoken.passage.condition
    return condition is None or condition.holds(table, frame_at(table, spoken, source, agent, event))


def speaks_of(table: ApotheosisTable, spoken: Spoken, when: When, source: int, agent: int, event: Event) -> bool:
    """Is the moment or situation what ``when`` describes? A frame is needed only to look at qualities."""
    subject = event.subjects[0]
    if not when.who:
        if when.kind in CARD_MOMENTS:
            return subject == source
        if subject not in (agent, NONE):
            return False
    if when.attack and not event.values[2]:
        return False
    if not when.who and not when.card:
        return True
    frame = frame_at(table, spoken, source, agent, event)
    for filter_ in when.who:
        if not filter_.passes(table, frame, subject):
            return False
    for filter_ in when.card:
        if event.cause == NONE or not filter_.passes(table, frame, event.cause):
            return False
    return True


def frame_at(table: ApotheosisTable, spoken: Spoken, source: int, agent: int, event: Event) -> Carry:
    """The frame in which a text is read at a moment."""
    return Carry(spoken.ability, table.pieces[agent].controller, source, agent, event)


def tile_moment(table: ApotheosisTable, kind: str, cell: int, subject: int) -> None:
    """Texts laid on a tile start when they say, in the order in which they were laid (board.tile.2)."""
    if not table.laid:
        return
    event = Event(kind, TILE_RULE, NONE, NONE, (subject,), (subject, table.tile(cell), 0))
    for _, where, passage, source, agent, _ in table.laid:
        if where != cell or not table.living(agent):
            continue
        spoken: Spoken = table.box.passages[passage]
        when = spoken.passage.when
        if when is None or when.kind != kind:
            continue
        frame = frame_at(table, spoken, source, agent, event)
        if all(filter_.passes(table, frame, subject) for filter_ in when.who):
            wait(table, spoken, source, agent, event)


# -- resolving -----------------------------------------------------------------------------------


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

    def order(self, table: ApotheosisTable, effect: Waiting) -> tuple[Any, ...]:
        gives = self.phase and not table.box.passages[effect.ability].takes
        if effect.event.rule == TILE_RULE:
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
        from ludoteca.games.apotheosis.play.card_verbs import banish

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
        from ludoteca.games.apotheosis.play.costs import can_pay_all, pay_cost
        from ludoteca.games.apotheosis.play.usable import feasible

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
            following = pay_cost(costs[self.paid - 1], table, self.agent, self.source)
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


def waiting_for(table: ApotheosisTable, source: int) -> Iterator[Waiting]:
    for effect in table.waiting:
        if effect.source == source:
            yield effect
