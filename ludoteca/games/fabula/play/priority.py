"""Priority: who may act, in the order of the queue, and when the top of the stack is executed (1.17)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from ludoteca.core.decision import Decision
from ludoteca.core.events import NOTHING
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.fabula.meaning.resolution import check
from ludoteca.games.fabula.meaning.stack import OnStack, frame_of
from ludoteca.games.fabula.play.announcement import PLACED, Activate, UseCard
from ludoteca.games.fabula.play.elimination import OfPriority
from ludoteca.games.fabula.play.targets import has_lost_target, remaining
from ludoteca.games.fabula.table.areas import DISCARD
from ludoteca.games.fabula.table.table import MAIN, FabulaTable
from ludoteca.games.fabula.table.verbs import attach, change_resources, enter, move_card, turn_up

#: The rounds that there are: in a phase, in the main phase, in the window of an offensive or influence.
PHASE, COMBAT = "phase", "combat"


class Priority(OfPriority):
    """Priority goes round until all have passed in succession on an empty stack (gap phase-end)."""

    __slots__ = ("holder", "passes", "window")

    #: What a player in the main phase may declare instead of using something (``combat.py``).
    declared: ClassVar[Mapping[str, Callable[[str, int], Procedure]]]

    def __init__(self, window: str, holder: int) -> None:
        super().__init__()
        self.window = window
        #: Who has priority, and how many players must still pass before something happens.
        self.holder = holder
        self.passes = 0

    def copy(self) -> Priority:
        new = Priority(self.window, self.holder)
        new.passes = self.passes
        return self.progress(new)

    def check(self, table: FabulaTable) -> Next:
        """Before anybody has priority: the state check (1.17.5d), and triggers on their way to the stack (1.17.5a).

        Neither gives priority to anybody (1.17.5_3).
        """
        if self.result == PLACED:
            self.begin_round(table)
        return check(table)

    def begin_round(self, table: FabulaTable) -> None:
        """Priority is the active player's again (1.17.5-2), and goes round once more from him (1.17.3)."""
        self.holder = table.active
        self.passes = table.players_left()

    def act(self, table: FabulaTable) -> Next:
        if self.result is not None:
            # Something was put on the stack, executed or done: look again before anybody acts.
            self.step = -1
            return None
        if self.passes == 0:
            self.begin_round(table)
        if self.answer is not None and self.answer[0] != "pass":
            return self.carry_out(table, self.answer)
        if self.answer is not None:
            self.pass_on(table)
        while self.passes:
            if table.out and not table.plays(self.holder):
                self.holder = table.next_player(self.holder)
                continue
            question = self.ask(table)
            if question is not None:
                return question
            self.pass_on(table)
        return self.all_passed(table)

    def pass_on(self, table: FabulaTable) -> None:
        """To the next in the queue; after the last of it, to who opened the round (1.17.6b)."""
        closed = not table.waiting and self.window == PHASE and table.box.rulings["open-phase-end"] == "closed"
        self.passes = 0 if closed else self.passes - 1
        self.holder = table.next_player(self.holder)

    def ask(self, table: FabulaTable) -> Decision | None:
        """Ask the holder, unless nothing can be done: that pass leaves no trace (gap phase-end)."""
        seat = self.holder
        if seat == table.active and self.is_main(table):
            return table.ask(seat, "ask-main", "1.17.1", MAIN_VERBS, reveals=True)
        if not table.box.can_respond(table, seat):
            return None
        verbs = ("use", "activate", "pass") if seat == table.active else ("use", "pass")
        return table.ask(seat, "ask-respond", "1.17.5-1", verbs, self.about(table), private=True)

    def is_main(self, table: FabulaTable) -> bool:
        """The active player in the main phase, with an empty stack and nothing under way: any action."""
        return self.window == PHASE and table.phase == MAIN and self.holder == table.active and not table.waiting

    def about(self, table: FabulaTable) -> tuple[int, ...]:
        return (table.waiting[-1].source,) if table.waiting else ()

    def carry_out(self, table: FabulaTable, option: tuple[object, ...]) -> Next:
        verb, number = option[0], int(option[1])  # type: ignore[call-overload]
        seat = self.holder
        if verb in ("use", "activate"):
            self.after_use(table, seat)
            if verb == "use":
                kind = table.kind(number)
                return UseCard(seat, number, kind.maneuver if kind.type == "maneuver" else kind.welcome)
            return Activate(seat, number, table.kind(number).activated[int(option[2])])  # type: ignore[call-overload]
        self.begin_round(table)
        if verb == "turn-up":
            change_resources(table, seat, -(table.pieces[number].down - 1), "1.18.6a", number)
            turn_up(table, number, "1.16.3b")
            self.step = -1
            return None
        return self.declared[str(verb)](str(verb), number)

    def after_use(self, table: FabulaTable, seat: int) -> None:
        """Whoever puts something on the stack counts as having passed on it, and the next has priority.

        The other reading: the active player is first, as in every interaction (1.17.6a, gap response-window).
        """
        self.begin_round(table)
        if table.box.rulings["response-window"] == "next":
            self.holder = table.next_player(seat)
            self.passes -= 1

    def all_passed(self, table: FabulaTable) -> Next:
        if table.waiting:
            self.passes = 0
            return ExecuteTop()
        return None


Priority.steps = (("1.21.8-1", Priority.check), ("1.17.6a", Priority.act))

MAIN_VERBS = ("use", "activate", "offensive", "influence", "turn-up", "pass")


class ExecuteTop(Procedure):
    """Execute the effect on top of the stack, or remove it if its targets are gone."""

    __slots__ = ("effect",)

    def __init__(self) -> None:
        super().__init__()
        self.effect: OnStack | None = None

    def copy(self) -> ExecuteTop:
        new = ExecuteTop()
        new.effect = self.effect
        return self.progress(new)

    def take(self, table: FabulaTable) -> Next:
        """An effect whose targets are gone is removed (1.14.10-1); what it cost is not given back (1.14.10-2,
        1.15.4-2)."""
        effect = table.waiting[-1]
        assert isinstance(effect, OnStack)
        self.effect = effect
        table.waiting = table.waiting[:-1]
        if not effect.targets:
            return None
        left = remaining(table, effect)
        if has_lost_target(table, effect, left):
            table.tell("fizzle", "1.15.4-1", effect.controller, effect.number, (effect.source,))
            self.go_on_after("execute")
            return None
        if left != effect.targets:
            self.effect = effect.changed(targets=left, shares=shares_left(table, effect, left))
        return None

    def execute(self, table: FabulaTable) -> Next:
        effect = self.effect
        assert effect is not None
        table.responsible = effect.controller
        if effect.ability == NOTHING:
            self.enter_play(table, effect)
            return None
        table.tell("execute", "1.13.1-2", effect.controller, effect.number, (effect.source,), (effect.ability,))
        return self.then(frame_of(table, effect))

    def enter_play(self, table: FabulaTable, effect: OnStack) -> None:
        """A permanent enters under its player (gap permanent-on-stack), perhaps attached to its target."""
        if effect.card not in table.pieces:
            return
        enter(table, effect.card, effect.controller, "1.11.1", effect.number)
        for targets in effect.targets:
            for host in targets:
                attach(table, effect.card, host, "1.15.8-2")

    def conclude(self, table: FabulaTable) -> Next:
        assert self.effect is not None
        clear_stack_card(table, self.effect)
        if not table.waiting and not table.triggered:
            table.let_pass()
        return None


ExecuteTop.steps = (("1.15.4-1", ExecuteTop.take), ("1.13.2", ExecuteTop.execute), ("1.13.1-2", ExecuteTop.conclude))


def shares_left(table: FabulaTable, effect: OnStack, left: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """What was divided for a lost target is not moved to another (gap lost-target-partial)."""
    if not effect.shares:
        return ()
    spoken = table.box.passages[effect.passage]
    slot = spoken.divides[spoken.sentences.index(effect.ability)]
    pairs = zip(effect.targets[slot], effect.shares, strict=True)
    return tuple(share for number, share in pairs if number in left[slot])


def clear_stack_card(table: FabulaTable, effect: OnStack) -> None:
    """A maneuver goes to its owner's discard when the last effect of its block has left (gap card-types)."""
    card = effect.card
    if card == NOTHING or card not in table.pieces or table.pieces[card].zone != 0:
        return
    if not any(other.block == effect.block for other in table.waiting):  # type: ignore[attr-defined]
        move_card(table, card, DISCARD, "1.11.1", effect.controller)


def remove_effect(table: FabulaTable, effect: OnStack, rule: str, cause: int) -> None:
    """Take an effect off the stack without executing it (1.23.1); only what waits there can be taken off (1.23.2).

    Where it is a cancellation, what that aimed at stays (1.23.5).
    """
    table.waiting = tuple(other for other in table.waiting if other.number != effect.number)
    table.tell("cancel", rule, effect.controller, cause, (effect.source,), (effect.number,))
    clear_stack_card(table, effect)
