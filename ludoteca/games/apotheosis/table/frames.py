"""The frame in which a text is carried out: who uses it, what it has selected, and the action at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, NO_GATE, THIS, Clause, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.picking import series
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next
from ludoteca.core.resolving import Resolve
from ludoteca.games.apotheosis.table import dice
from ludoteca.games.apotheosis.table.acts import ActionAtHand
from ludoteca.games.apotheosis.text.events import MOMENT
from ludoteca.games.apotheosis.text.terms import ACTOR, AGENT, ITS_CARD, ITS_HERO, OBJECT, SUBJECT

if TYPE_CHECKING:
    from ludoteca.games.apotheosis.table.table import ApotheosisTable

#: What a moment tells of whom a text speaks of.
_FIGURES = {ACTOR: "actor", OBJECT: "object"}


class Carry(Resolve):
    """The sentences of one passage, carried out in order (guidelines.text.1)."""

    __slots__ = ("agent", "auto")

    def __init__(
        self,
        ability: int,
        controller: int,
        source: int,
        agent: int,
        event: Event | None = None,
        slots: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        super().__init__(ability, controller, source, -1, event, NOTHING, slots)
        #: The character that uses the text.
        self.agent = agent
        #: It started by itself: the action at hand is the one that set it off.
        self.auto = False

    def copy(self) -> Carry:
        new = Carry(self.ability, self.controller, self.source, self.agent, self.event, self.slots)
        new.auto = self.auto
        new.face = self.face
        new.number = self.number
        self.copy_frame(new)
        return self.progress(new)

    def selectors(self, table: ApotheosisTable) -> tuple[Selector, ...]:
        """Only choices are bound beforehand; everything else is found when it is needed."""
        return tuple(each for each in self.current(table).effect.selectors() if each.how == CHOOSE)

    def found(self, table: ApotheosisTable, selector: Selector) -> tuple[int, ...]:
        """The pieces, tiles or cards that a selector speaks of, as far as they are there."""
        how = selector.how
        if how == AGENT:
            return (self.agent,)
        if how == THIS:
            return (self.source,)
        if how in (CHOSEN, CHOOSE):
            return self.slots[selector.slot] if selector.slot < len(self.slots) else ()
        if how == EACH:
            return tuple(number for number in table.reachable(self, selector) if selector.passes(table, self, number))
        if how == ITS_HERO:
            return (table.heroes[table.last_known(self.agent).controller],)
        return self.from_event(how)

    def from_event(self, how: str) -> tuple[int, ...]:
        event = self.event
        if event is None:
            return ()
        if how == SUBJECT:
            number = event.subjects[0]
        elif how == ITS_CARD:
            number = event.cause
        else:
            number = MOMENT.get(event, _FIGURES[how])
        return () if number == NONE else (number,)

    def roll(self, table: ApotheosisTable, count: int, sides: int) -> int:
        """Random dice: no bonuses, nothing set off (draft.random.1, guidelines.dice.5), but a main die that may add
        extras (guidelines.dice.6)."""
        return dice.roll(table, (sides,) * count, "random", self.controller, self.source)

    def at_hand(self, table: ApotheosisTable) -> ActionAtHand | None:
        """The action that a response or an auto speaks of; of an activation, that activation itself."""
        acts = [procedure for procedure in table.stack if isinstance(procedure, ActionAtHand)]
        if not acts:
            return None
        if acts[-1].responding and not self.auto and len(acts) > 1:
            return acts[-2]
        return acts[-1]

    def own_act(self, table: ApotheosisTable) -> ActionAtHand | None:
        for procedure in table.innermost():
            if isinstance(procedure, ActionAtHand):
                return procedure
        return None

    def suffered(self, table: ApotheosisTable, what: str) -> int:
        """The injury or damage that the action has caused: the user's own, or the one that it answers."""
        act = self.own_act(table)
        if act is not None and not act.struck and not self.auto:
            act = self.at_hand(table)
        if act is None:
            return 0
        at = 2 if what == "injury" else 1
        return sum(blow[at] for blow in act.struck)

    # -- costs of a sentence, paid by the character --

    def applies(self, table: ApotheosisTable, clause: Clause) -> bool:
        if clause.gate != NO_GATE and bool(self.did[clause.gate]) != clause.gate_done:
            return False
        if clause.condition is not None and not clause.condition.holds(table, self):
            return False
        return clause.cost is None or clause.cost.payable(table, self.agent, self.source)

    def pay(self, table: ApotheosisTable) -> Next:
        clause = self.current(table)
        if clause.cost is None or self.result is not None:
            return None
        return clause.cost.pay(table, self.agent, self.source)

    # -- choices of tiles and cards as well as pieces --

    def ask_for(self, table: ApotheosisTable, selector: Selector) -> Next:
        """Among cards that others can't know it is asked in secret: neither none nor only one that fits is told."""
        found = self.candidates(table, selector)
        if not found:
            return None
        verbs = ("choose", "enough") if selector.up_to else ("choose",)
        picked = series("choose", self.chosen)
        seat = self.seat_of(table, selector.by)
        secret = any(is_secret(table, number) for number in found)
        rule = table.rule_of(self)
        return table.ask(seat, "ask-choose", rule, verbs, (self.source,), picked, private=secret, reveals=secret)


def is_secret(table: ApotheosisTable, number: int) -> bool:
    """Is it a card that not everybody knows?"""
    piece = table.pieces.get(number)
    everybody = (1 << table.box.seats) - 1
    return piece is not None and piece.known & everybody != everybody


Carry.steps = (
    ("", Carry.check),
    ("", Carry.offer),
    ("r12", Carry.pay),
    ("", Carry.select),
    ("", Carry.carry_out),
    ("", Carry.next_clause),
)
