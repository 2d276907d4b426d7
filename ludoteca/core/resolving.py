"""The interpreter of card texts, and the verbs that it asks with.

One frame resolves every clause in one fixed order: gate, condition,
repetition, "may", cost, choices, effect.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.core.action import MODE, PIECE, Action, Argument, Chosen, Explained, Refusal, Requirement
from ludoteca.core.effects import CHOOSE, EACH, EVENT, NO_GATE, THIS, YOU, Clause, Effect, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.kinds import T
from ludoteca.core.picking import series
from ludoteca.core.procedure import Next, Procedure

if TYPE_CHECKING:
    from ludoteca.core.table import Table


class Resolve(Procedure[T]):
    """Carry out one ability's clauses, in order. This is the frame that they share."""

    __slots__ = (
        "ability",
        "chosen",
        "clause",
        "controller",
        "did",
        "done",
        "event",
        "face",
        "number",
        "repeats",
        "selecting",
        "slots",
        "source",
    )

    def __init__(
        self,
        ability: int,
        controller: int,
        source: int,
        face: int = -1,
        event: Event | None = None,
        number: int = NOTHING,
        slots: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        super().__init__()
        #: The number of the ability in the box's list.
        self.ability = ability
        self.controller = controller
        self.source = source
        self.face = face
        self.event = event
        #: The number of this effect, from the table's sequence.
        self.number = number
        self.clause = 0
        #: The pieces bound so far, by slot.
        self.slots = slots
        #: What the series of choices for the selector at hand has picked so far.
        self.chosen: tuple[int, ...] = ()
        self.selecting = 0
        #: How often the clause at hand is still to be carried out.
        self.repeats = 1
        #: What the clause at hand really did, and what the earlier ones did.
        self.done = 0
        self.did: tuple[int, ...] = ()

    def copy(self) -> Resolve:
        new = Resolve(self.ability, self.controller, self.source, self.face, self.event, self.number, self.slots)
        self.copy_frame(new)
        return self.progress(new)

    def copy_frame(self, new: Resolve) -> None:
        new.clause = self.clause
        new.chosen = self.chosen
        new.selecting = self.selecting
        new.repeats = self.repeats
        new.done = self.done
        new.did = self.did

    # -- reading the text --

    def current(self, table: T) -> Clause:
        clauses: tuple[Clause, ...] = table.box.abilities[self.ability].clauses
        return clauses[self.clause]

    def seat_of(self, table: T, who: str) -> int:
        return self.controller if who == YOU else table.opponent(self.controller)

    def bound(self, selector: Selector) -> tuple[int, ...]:
        """The pieces that a selector speaks of, once it has been bound."""
        if selector.how == THIS:
            return (self.source,)
        return self.slots[selector.slot] if selector.slot < len(self.slots) else ()

    def bind(self, slot: int, numbers: tuple[int, ...]) -> None:
        filled = self.slots + ((),) * (slot + 1 - len(self.slots))
        self.slots = (*filled[:slot], numbers, *filled[slot + 1 :])

    def selectors(self, table: T) -> tuple[Selector, ...]:
        """What the clause at hand must bind before its effect, in the order of the text."""
        return self.current(table).effect.selectors()

    def selector(self, table: T) -> Selector:
        """The selector for which a choice is open."""
        return self.selectors(table)[self.selecting]

    def candidates(self, table: T, selector: Selector) -> list[int]:
        """The pieces that the selector could mean and the effect could be done to."""
        effect = self.current(table).effect
        return [number for number in table.reachable(self, selector) if self.suits(table, selector, effect, number)]

    def has_candidate(self, table: T, selector: Selector) -> bool:
        effect = self.current(table).effect
        for number in table.reachable(self, selector):
            if self.suits(table, selector, effect, number):
                return True
        return False

    def suits(self, table: T, selector: Selector, effect: Effect, number: int) -> bool:
        if number in self.chosen:
            return False
        for filter_ in selector.filters:
            if not filter_.passes(table, self, number):
                return False
        return effect.possible(table, self, number)

    def refusal_of(self, table: T, number: int) -> Refusal:
        rule, message = self.current(table).effect.why_impossible(table, number)
        return Refusal(rule or table.rule_of(self), message, number, self.source)

    # -- the steps, the same for every clause --

    def check(self, table: T) -> Next:
        """The gate, the condition and the repetition: is there anything to do?"""
        clause = self.current(table)
        self.repeats = 1
        self.done = 0
        if not self.applies(table, clause):
            self.repeats = 0
        elif clause.each is not None:
            self.repeats = clause.each.count(table, self)
        if self.repeats == 0:
            self.go_on_after("carry_out")
        return None

    def applies(self, table: T, clause: Clause) -> bool:
        if clause.gate != NO_GATE and bool(self.did[clause.gate]) != clause.gate_done:
            return False
        if clause.condition is not None and not clause.condition.holds(table, self):
            return False
        return clause.cost is None or clause.cost.payable(table, self.seat_of(table, clause.by), self.source)

    def offer(self, table: T) -> Next:
        """ "You may": whoever decides accepts or declines. A choice that cannot be made is not offered."""
        clause = self.current(table)
        if not clause.optional:
            return None
        if self.answer is None:
            if not self.can_choose(table, clause):
                self.go_on_after("carry_out")
                return None
            seat = self.seat_of(table, clause.by)
            question = table.ask(seat, "ask-may", table.rule_of(self), ("accept", "decline"), (self.source,))
            return question
        if self.answer[0] == "decline":
            self.go_on_after("carry_out")
        return None

    def can_choose(self, table: T, clause: Clause) -> bool:
        for selector in self.selectors(table):
            if selector.how == CHOOSE and not self.has_candidate(table, selector):
                return False
        return True

    def pay(self, table: T) -> Next:
        clause = self.current(table)
        if clause.cost is None or self.result is not None:
            return None
        return clause.cost.pay(table, self.seat_of(table, clause.by), self.source)

    def select(self, table: T) -> Next:
        """Bind every selector of the effect, one after the other; choices one piece at a time."""
        selectors = self.selectors(table)
        if self.answer is not None and self.answer[0] == "choose":
            self.chosen = (*self.chosen, self.answer[1])
        enough = self.answer is not None and self.answer[0] == "enough"
        while self.selecting < len(selectors):
            selector = selectors[self.selecting]
            if selector.how == CHOOSE:
                if not enough and len(self.chosen) < selector.count.count(table, self):
                    question = self.ask_for(table, selector)
                    if question is not None:
                        return question
                self.bind(selector.slot, self.chosen)
            elif selector.how == EACH:
                self.bind(selector.slot, tuple(self.candidates(table, selector)))
            elif selector.how == EVENT:
                self.bind(selector.slot, table.subjects_of(self, selector))
            self.chosen = ()
            enough = False
            self.selecting += 1
        self.selecting = 0
        return None

    def ask_for(self, table: T, selector: Selector) -> Next:
        if not self.has_candidate(table, selector):
            return None
        verbs = ("choose", "enough") if selector.up_to else ("choose",)
        seat = self.seat_of(table, selector.by)
        picked = series("choose", self.chosen)
        question = table.ask(seat, "ask-choose", table.rule_of(self), verbs, (self.source,), picked)
        return question

    def carry_out(self, table: T) -> Next:
        """Perform the effect, as often as the text says."""
        following = self.current(table).effect.perform(table, self)
        if following is not None:
            return following
        self.repeats -= 1
        if self.repeats > 0:
            self.go_on_after("pay")
        return None

    def next_clause(self, table: T) -> Next:
        self.did = (*self.did, self.done)
        self.clause += 1
        if self.clause < len(table.box.abilities[self.ability].clauses):
            self.repeat()
        else:
            self.outcome = self.did
        return None


Resolve.steps = (
    ("", Resolve.check),
    ("", Resolve.offer),
    ("", Resolve.pay),
    ("", Resolve.select),
    ("", Resolve.carry_out),
    ("", Resolve.next_clause),
)


# -- the verbs that the interpreter asks with --------------------------------


def hidden_from(table: Table, seat: int, number: int) -> bool:
    """A piece whose face the seat can't know is refused without a look at it: the reason would tell."""
    piece = table.pieces.get(number)
    return piece is not None and not piece.known_to(seat)


def _targets(table: Table, seat: int, chosen: Chosen) -> list[int]:
    frame = table.stack[-1]
    if isinstance(frame, Resolve):
        return told_apart(table, seat, frame.candidates(table, frame.selector(table)))
    return told_apart(table, seat, frame.choices(table))


def told_apart(table: Table, seat: int, numbers: Sequence[int]) -> list[int]:
    """Equal pieces once; but which of those that the seat can't know are equal is not told by leaving some out."""
    pieces = table.pieces
    hidden = [number for number in numbers if number in pieces and not pieces[number].known >> seat & 1]
    if not hidden:
        return table.without_repeats(numbers)
    kept = {*hidden, *table.without_repeats([number for number in numbers if number not in hidden])}
    return [number for number in numbers if number in kept]


def _same_target(table: Table, seat: int, number: int) -> int:
    if hidden_from(table, seat, number):
        return number
    likeness = table.likeness(number)
    for other in _targets(table, seat, ()):
        if table.likeness(other) == likeness:
            return other
    return number


def _modes(table: Table, seat: int, chosen: Chosen) -> Sequence[str]:
    """The ways that the procedure asking offers."""
    return table.stack[-1].modes(table)


# -- what a choice must fulfil ------------------------------------------------


def is_seen_or_offered(table: Table, seat: int, chosen: Chosen) -> bool:
    """Of a piece that the seat can't know nothing is told but that it may not be chosen."""
    frame = table.stack[-1]
    if not isinstance(frame, Resolve) or not hidden_from(table, seat, chosen[0]):
        return True
    return chosen[0] in frame.candidates(table, frame.selector(table))


def unfitting(table: Table, seat: int, chosen: Chosen) -> Refusal | None:
    """The first word of the text that it does not fit."""
    frame = table.stack[-1]
    if isinstance(frame, Resolve):
        for filter_ in frame.selector(table).filters:
            if not filter_.passes(table, frame, chosen[0]):
                return Refusal(filter_.rule, filter_.message, chosen[0], frame.source)
    return None


def is_chosen_once(table: Table, seat: int, chosen: Chosen) -> bool:
    frame = table.stack[-1]
    return not isinstance(frame, Resolve) or chosen[0] not in frame.chosen


def unoffered(table: Table, seat: int, chosen: Chosen) -> Refusal | None:
    """What the procedure that asks does not offer, for whatever reason it knows."""
    frame, number = table.stack[-1], chosen[0]
    if isinstance(frame, Resolve):
        found = number in frame.candidates(table, frame.selector(table))
    else:
        found = _stands_in(table, seat, number) in frame.choices(table)
    return None if found else frame.refusal_of(table, number)


def _stands_in(table: Table, seat: int, number: int) -> int:
    """The equal piece that is on offer; one that the series has picked already is not named again for another."""
    picked = table.decision is not None and ("choose", number) in table.decision.series
    return number if picked else _same_target(table, seat, number)


def source_of_text(table: Table, seat: int, chosen: Chosen) -> int:
    frame = table.stack[-1]
    return frame.source if isinstance(frame, Resolve) else NOTHING


def unoffered_mode(table: Table, seat: int, chosen: Chosen) -> Refusal | None:
    procedure = table.stack[-1]
    return None if chosen[0] in procedure.modes(table) else procedure.refusal_of_mode(table, chosen[0])


#: What a text asks to choose; the rule is that of the text, unless one of its words has its own.
CHOOSING = (
    Requirement("", "refusal-impossible-target", is_seen_or_offered, source=source_of_text),
    Explained("", "refusal-impossible-target", unfitting),
    Requirement("", "refusal-chosen-already", is_chosen_once, source=source_of_text),
    Explained("", "refusal-not-offered", unoffered),
)

#: Pick one of the pieces that the text allows; the filters explain the others.
CHOOSE_TARGET: Action = Action("choose", arguments=(Argument(PIECE, _targets, canonical=_same_target, given=CHOOSING),))
#: Pick one of the ways that the procedure asking offers; it explains the others.
PICK_MODE: Action = Action(
    "pick", arguments=(Argument(MODE, _modes, given=(Explained("", "refusal-not-offered", unoffered_mode),)),)
)

#: Verbs that every game with card texts has.
SHARED_ACTIONS: tuple[Action, ...] = (
    CHOOSE_TARGET,
    Action("enough"),
    Action("accept"),
    Action("decline"),
    PICK_MODE,
)
