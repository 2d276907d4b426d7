"""Using a card or an ability: modes, X, targets, cost, and onto the stack (gap play-procedure)."""

from __future__ import annotations

from ludoteca.core.decision import Decision
from ludoteca.core.effects import Cost
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.picking import series
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.meaning.stack import UNDECLARED, Execute, OnStack, Targets, Triggered, defined_x
from ludoteca.games.fabula.play.costs import ability_price, card_price, fixed_part, pay, sacrifices
from ludoteca.games.fabula.play.targets import Aim, candidates, entering, fits, least
from ludoteca.games.fabula.table.areas import HAND, STACK, area
from ludoteca.games.fabula.table.box import Spoken
from ludoteca.games.fabula.table.table import FabulaTable
from ludoteca.games.fabula.text.terms import DiscardCost, SacrificeCost, Target

#: The outcome of a trigger that has been put on the stack.
PLACED = "placed"


class Announce(Procedure):
    """What every use has in common. ``passage`` is -1 for a permanent that aims at nothing."""

    __slots__ = (
        "chosen",
        "declared",
        "passage",
        "seat",
        "settled",
        "shares",
        "slot",
        "source",
        "targets",
        "with_",
        "x",
    )

    def __init__(self, seat: int, source: int, passage: int) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.passage = passage
        #: The sentences chosen, of a list; all of them otherwise.
        self.declared: tuple[int, ...] = ()
        self.x = UNDECLARED
        self.targets: Targets = ()
        #: The targets picked so far for the slot at hand, and whether the slots are known.
        self.chosen: tuple[int, ...] = ()
        self.slot = 0
        self.settled = False
        self.shares: tuple[int, ...] = ()
        #: What was chosen to pay with.
        self.with_: tuple[int, ...] = ()

    def copy_announced(self, new: Announce) -> None:
        new.seat = self.seat
        new.source = self.source
        new.passage = self.passage
        new.declared = self.declared
        new.x = self.x
        new.targets = self.targets
        new.chosen = self.chosen
        new.slot = self.slot
        new.settled = self.settled
        new.shares = self.shares
        new.with_ = self.with_

    # -- what is announced --

    def spoken(self, table: FabulaTable) -> Spoken | None:
        return None if self.passage == NOTHING else table.box.passages[self.passage]

    def frame(self, table: FabulaTable) -> Execute:
        spoken = self.spoken(table)
        ability = spoken.sentences[0] if spoken is not None and spoken.sentences else NOTHING
        return Execute(ability, self.seat, self.source, self.event(), targets=self.targets, x=self.x)

    def event(self) -> Event | None:
        return None

    def costs(self, table: FabulaTable) -> tuple[Cost, ...]:
        return ()

    # -- the steps --

    def choose_modes(self, table: FabulaTable) -> Next:
        """Of a list that begins with "choose", the items that will enter the stack (gap modal-choice)."""
        spoken = self.spoken(table)
        if spoken is None:
            return None
        wanted = spoken.passage.modes
        if not wanted:
            self.declared = spoken.modes
            return None
        if self.answer is not None:
            self.declared = (*self.declared, self.answer[1])
        if len(self.declared) < wanted and self.mode_choices(table):
            return table.ask(self.seat, "ask-mode", "1.14.3a-ex2", ("mode",), (self.source,))
        self.declared = tuple(sorted(self.declared))
        return None

    def mode_choices(self, table: FabulaTable) -> list[int]:
        spoken = self.spoken(table)
        if spoken is None:
            return []
        frame = self.frame(table)
        return [
            mode
            for mode in range(len(spoken.sentences))
            if mode not in self.declared and entering(table, frame, spoken, (mode,))
        ]

    def declare_x(self, table: FabulaTable) -> Next:
        return None

    def choose_targets(self, table: FabulaTable) -> Next:
        """Targets for every sentence that can enter, one after the other, none twice (1.15.3, 1.15.11)."""
        spoken = self.spoken(table)
        if spoken is None or not spoken.passage.targets:
            return None
        if not self.settled:
            self.settle_sentences(table, spoken)
        if self.answer is not None and self.answer[0] == "target":
            self.chosen = (*self.chosen, self.answer[1])
        enough = self.answer is not None and self.answer[0] == "enough"
        slots = self.open_slots(spoken)
        while self.slot < len(spoken.passage.targets):
            target = spoken.passage.targets[self.slot]
            if self.slot in slots and not enough and len(self.chosen) < self.most(table, spoken, target):
                question = self.ask_target(table, target.up_to)
                if question.options and question.options[0][0] == "target":
                    return question
            self.targets = (*self.targets, self.chosen)
            self.chosen = ()
            enough = False
            self.slot += 1
        return None

    def most(self, table: FabulaTable, spoken: Spoken, target: Target) -> int:
        """How many targets the slot may have: what is divided must give each of them at least 1."""
        if self.divided_slot(spoken) != self.slot:
            return target.count
        return max(1, min(target.count, self.divided_amount(table, spoken)))

    def settle_sentences(self, table: FabulaTable, spoken: Spoken) -> None:
        sentences = self.declared if spoken.sentences else ()
        self.settled = True
        if spoken.sentences:
            self.declared = entering(table, self.frame(table), spoken, sentences)

    def open_slots(self, spoken: Spoken) -> list[int]:
        if not spoken.sentences:
            return list(range(len(spoken.passage.targets)))
        return sorted({slot for mode in self.declared for slot in spoken.speaks[mode]})

    def ask_target(self, table: FabulaTable, up_to: bool) -> Decision:
        verbs = ("target", "enough") if up_to and self.chosen else ("target",)
        # The targets of another slot are another series: what a target is for depends on its slot.
        picked = series("target", self.chosen)
        return table.ask(self.seat, "ask-target", "1.15.3-1", verbs, (self.source,), picked)

    def aim(self, table: FabulaTable) -> Aim | None:
        """The target that is being chosen."""
        spoken = self.spoken(table)
        if spoken is None or self.slot >= len(spoken.passage.targets):
            return None
        taken = tuple(number for numbers in (*self.targets, self.chosen) for number in numbers)
        return Aim(self.frame(table), spoken.passage.targets[self.slot], taken)

    def target_choices(self, table: FabulaTable) -> list[int]:
        """What may be picked now so that all further slots can still be filled."""
        spoken = self.spoken(table)
        aim = self.aim(table)
        if spoken is None or aim is None:
            return []
        frame, taken = aim.frame, aim.taken
        targets = spoken.passage.targets
        here = [n for n in candidates(table, frame, aim.target) if n not in taken]
        later = [slot for slot in self.open_slots(spoken) if slot > self.slot]
        if not later:
            return here
        pools = [[n for n in candidates(table, frame, targets[slot]) if n not in taken] for slot in later]
        needs = [least(targets[slot]) for slot in later]
        return [n for n in here if fits([[m for m in pool if m != n] for pool in pools], needs)]

    def divide(self, table: FabulaTable) -> Next:
        """Each target gets at least 1 of what is divided, in whole numbers (1.15.12)."""
        spoken = self.spoken(table)
        slot = self.divided_slot(spoken)
        if spoken is None or slot == NOTHING:
            return None
        if self.answer is not None:
            self.shares = (*self.shares, self.answer[1])
        among = len(self.targets[slot])
        total = self.divided_amount(table, spoken)
        if total < among:
            self.shares = (0,) * among
            return None
        if len(self.shares) < among - 1:
            about = (self.targets[slot][len(self.shares)],)
            return table.ask(self.seat, "ask-share", "1.15.12-2", ("share",), about)
        self.shares = (*self.shares, total - sum(self.shares))
        return None

    def divided_slot(self, spoken: Spoken | None) -> int:
        if spoken is None:
            return NOTHING
        return next((spoken.divides[mode] for mode in self.declared if spoken.divides[mode] != NOTHING), NOTHING)

    def divided_amount(self, table: FabulaTable, spoken: Spoken) -> int:
        for mode in self.declared:
            if spoken.divides[mode] != NOTHING:
                amount = spoken.passage.sentences[mode].clauses[0].effect.amount  # type: ignore[attr-defined]
                return int(amount.count(table, self.frame(table)))
        return 0

    def amounts(self, table: FabulaTable) -> range:
        """The shares or values that may be named now."""
        spoken = self.spoken(table)
        slot = self.divided_slot(spoken)
        if spoken is None or slot == NOTHING:
            return range(0)
        left = self.divided_amount(table, spoken) - sum(self.shares)
        waiting = len(self.targets[slot]) - len(self.shares) - 1
        return range(1, max(1, left - waiting) + 1)

    def choose_payment(self, table: FabulaTable) -> Next:
        """What is sacrificed or discarded, one after the other; nothing is paid before all of it is known, so that
        nothing has to be given back (1.15.3-3, 1.18.7-2)."""
        if self.answer is not None:
            self.with_ = (*self.with_, self.answer[1])
        if self.payment_choices(table):
            picked = series("give", self.with_)
            return table.ask(self.seat, "ask-give", "1.18.6", ("give",), (self.source,), picked)
        return None

    def payment_choices(self, table: FabulaTable) -> list[int]:
        """What may be given for the cost at hand, so that the others can still be paid."""
        wanted: list[list[int]] = []
        for cost in self.costs(table):
            if isinstance(cost, SacrificeCost) and not cost.this:
                wanted.append(sacrifices(table, self.seat, self.source, cost))
            elif isinstance(cost, DiscardCost):
                hand = [n for n in table.zones[area(self.seat, HAND)] if n != self.source]
                wanted += [hand] * cost.count
        at = len(self.with_)
        if at >= len(wanted):
            return []
        pools = [[n for n in pool if n not in self.with_] for pool in wanted[at:]]
        rest = pools[1:]
        return [n for n in pools[0] if fits([[m for m in pool if m != n] for pool in rest], [1] * len(rest))]

    # -- onto the stack --

    def push(self, table: FabulaTable, card: int = NOTHING) -> None:
        """The sentences form a block, the first on top (gap sentence-order).

        Each of them (1.14.3) is an effect of its own (1.14.3a-1) in the order of the text (1.14.3a-2, 1.14.3a-ex1),
        under the player who uses it (1.13.4-1).
        """
        spoken = self.spoken(table)
        assert spoken is not None
        block = table.new_number()
        if table.box.rulings["x-defined"] == "once" and spoken.passage.x is not None and self.x == UNDECLARED:
            self.x = defined_x(table, spoken, self.frame(table))
        event = self.event() or Event("use", "1.13.1-1", self.seat, NOTHING, (self.source,))
        effects = [
            OnStack(
                table.new_number(),
                self.seat,
                self.source,
                spoken.sentences[mode],
                event,
                self.passage,
                block,
                self.targets,
                self.shares if spoken.divides[mode] != NOTHING else (),
                self.x,
                card,
            )
            for mode in self.declared
        ]
        if table.box.rulings["sentence-order"] == "block":
            effects.reverse()
        table.waiting = (*table.waiting, *effects)


class UseCard(Announce):
    """Use a card from the hand. ``free`` for one that is used without paying its cost (1.8.6)."""

    __slots__ = ("free",)

    def __init__(self, seat: int, source: int, passage: int, free: bool = False) -> None:
        super().__init__(seat, source, passage)
        self.free = free

    def copy(self) -> UseCard:
        new = UseCard(self.seat, self.source, self.passage, self.free)
        self.copy_announced(new)
        return self.progress(new)

    def costs(self, table: FabulaTable) -> tuple[Cost, ...]:
        extra: tuple[Cost, ...] = () if self.free else table.kind(self.source).extra
        return extra

    def show(self, table: FabulaTable) -> Next:
        """Announce and show the card: from here on everybody knows it."""
        if table.pieces[self.source].known != -1:
            table.reveal((self.source,), "1.13.1-1", self.seat)
        return None

    def declare_x(self, table: FabulaTable) -> Next:
        """With X in the cost it is declared now (1.8.5); it is 0 when nothing is paid (1.8.6)."""
        kind = table.kind(self.source)
        spoken = self.spoken(table)
        if not kind.letter or (spoken is not None and spoken.passage.x is not None):
            return None
        if self.free:
            self.x = 0
            return None
        if self.answer is None:
            return table.ask(self.seat, "ask-x", "1.8.5", ("x",), (self.source,))
        self.x = self.answer[1]
        return None

    def affordable(self, table: FabulaTable) -> range:
        """From 0 up to what the player can pay in full, reductions counted (1.18.6, gap x-choice-limits)."""
        return range(table.resources[self.seat] - fixed_part(table, self.source) + 1)

    def price(self, table: FabulaTable) -> int:
        if self.free:
            return 0
        x = self.x
        spoken = self.spoken(table)
        if x == UNDECLARED:
            x = 0 if spoken is None or spoken.passage.x is None else defined_x(table, spoken, self.frame(table))
        return card_price(table, self.seat, self.source, x)

    def pay(self, table: FabulaTable) -> Next:
        pay(table, self.seat, self.source, self.price(table), self.costs(table), self.with_)
        return None

    def enter_stack(self, table: FabulaTable) -> Next:
        """The card leaves the hand; its effects wait on the stack (1.14.1), or it waits there itself to enter play."""
        kind = table.kind(self.source)
        table.move((self.source,), STACK, "1.13.1-2", self.seat)
        table.tell("use", "1.13.1-1", self.seat, NOTHING, (self.source,))
        if kind.type == "maneuver":
            self.push(table, self.source)
        else:
            number = table.new_number()
            event = Event("use", "1.13.1-1", self.seat, NOTHING, (self.source,))
            x = max(self.x, 0) if kind.letter else UNDECLARED
            waiting = OnStack(
                number, self.seat, self.source, NOTHING, event, self.passage, number, self.targets, (), x, self.source
            )
            table.waiting = (*table.waiting, waiting)
        self.outcome = 1
        return None


UseCard.steps = (
    ("1.13.1-1", UseCard.show),
    ("1.14.3a-ex2", UseCard.choose_modes),
    ("1.8.5", UseCard.declare_x),
    ("1.15.3-1", UseCard.choose_targets),
    ("1.15.12-2", UseCard.divide),
    ("1.18.6", UseCard.choose_payment),
    ("1.18.6a", UseCard.pay),
    ("1.13.1-2", UseCard.enter_stack),
)


class Activate(Announce):
    """Use an activated ability of a permanent (1.14.7); "you" is who does (1.10.5-3)."""

    __slots__ = ()

    def copy(self) -> Activate:
        new = Activate(self.seat, self.source, self.passage)
        self.copy_announced(new)
        return self.progress(new)

    def costs(self, table: FabulaTable) -> tuple[Cost, ...]:
        costs: tuple[Cost, ...] = table.box.passages[self.passage].passage.costs
        return costs

    def declare_x(self, table: FabulaTable) -> Next:
        spoken = table.box.passages[self.passage]
        if not spoken.letter or spoken.passage.x is not None:
            return None
        if self.answer is None:
            return table.ask(self.seat, "ask-x", "1.8.5", ("x",), (self.source,))
        self.x = self.answer[1]
        return None

    def affordable(self, table: FabulaTable) -> range:
        spoken: Spoken = table.box.passages[self.passage]
        left = table.resources[self.seat] - spoken.price
        return range(left // (ability_price(spoken, 1) - spoken.price) + 1)

    def pay(self, table: FabulaTable) -> Next:
        spoken: Spoken = table.box.passages[self.passage]
        x = self.x
        if x == UNDECLARED:
            x = 0 if spoken.passage.x is None else defined_x(table, spoken, self.frame(table))
        pay(table, self.seat, self.source, ability_price(spoken, x), spoken.passage.costs, self.with_)
        return None

    def enter_stack(self, table: FabulaTable) -> Next:
        table.tell("activate", "1.14.7-1", self.seat, NOTHING, (self.source,), (self.passage,))
        if table.box.passages[self.passage].passage.sort == "exhaustion" and self.source in table.pieces:
            table.mark(self.source).exhausted = table.turn
        self.push(table)
        return None


Activate.steps = (
    ("1.14.3a-ex2", Activate.choose_modes),
    ("1.8.5", Activate.declare_x),
    ("1.14.11-1", Activate.choose_targets),
    ("1.15.12-2", Activate.divide),
    ("1.18.6", Activate.choose_payment),
    ("1.18.6a", Activate.pay),
    ("1.13.1-2", Activate.enter_stack),
)


class PlaceTrigger(Announce):
    """Put a triggered ability on the stack: its controller chooses modes and targets (gap trigger-placement)."""

    __slots__ = ("trigger",)

    def __init__(self, trigger: Triggered) -> None:
        super().__init__(trigger.controller, trigger.source, trigger.ability)
        self.trigger = trigger

    def copy(self) -> PlaceTrigger:
        new = PlaceTrigger(self.trigger)
        self.copy_announced(new)
        return self.progress(new)

    def event(self) -> Event:
        return self.trigger.event

    def enter_stack(self, table: FabulaTable) -> Next:
        table.tell("trigger", "1.14.6", self.seat, NOTHING, (self.source,), (self.passage,))
        self.push(table)
        self.outcome = PLACED
        return None


PlaceTrigger.steps = (
    ("1.14.3a-ex2", PlaceTrigger.choose_modes),
    ("1.15.3-1", PlaceTrigger.choose_targets),
    ("1.15.12-2", PlaceTrigger.divide),
    ("1.13.1-2", PlaceTrigger.enter_stack),
)
