"""The course of play: procedures carried out step by step, decisions, events, and the seats.

``Table`` adds what lies on the table. Listed they are one object, because every step needs both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Self

from ludoteca.core.action import Refusal
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision, Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.events import NOBODY, NOTHING, Event, Waiting, Witnessed
from ludoteca.core.kinds import B
from ludoteca.core.moves import Move
from ludoteca.core.plain import plain, renamed
from ludoteca.core.procedure import Procedure

#: The result of a procedure that hands back nothing in particular.
DONE = True

#: The result of a procedure that failed after it had begun and returned to its savepoint.
FAILED = "failed"

#: What hangs on a table without being part of what lies there.
ASIDE = ("asks_always", "box", "followed", "kept", "log", "observer", "owned", "shared")

#: Steps without a decision after which the guard begins to compare states, and steps that it compares:
#: no loop of a game has a longer round.
_PATIENCE = 3_000
_COMPARED = 1_000


class Course(Generic[B]):
    """Who is asked what, and what happens next."""

    __slots__ = (
        "active",
        "asks_always",
        "box",
        "chance",
        "decision",
        "fresh",
        "log",
        "next_number",
        "observer",
        "out",
        "places",
        "savepoints",
        "stack",
        "turn",
        "waiting",
    )

    #: Values that are only reckoned from the others, when first asked for: they make no difference.
    derived: ClassVar[tuple[str, ...]] = ()

    def __init__(self, box: B, seed: int) -> None:
        #: What the match is played with; it never changes and copies share it. A game has its own kind of box.
        self.box: B = box
        self.chance = Chance(seed)
        #: Numbers below the number of seats are the seats themselves.
        self.next_number = box.seats
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        #: Triggered effects that wait to be resolved.
        self.waiting: tuple[Waiting, ...] = ()
        #: What texts wait for and a game looks through later; most notice triggers at once.
        self.fresh: list[Event] = []
        #: Where a match keeps what happened; a copy has none.
        self.log: list[Event] | None = None
        #: Whoever watches is told the rule of every step that is complete; a copy has none.
        self.observer: Callable[[Any, str], None] | None = None
        #: Whoever tries things out may want to be asked even with a single option; a copy does not.
        self.asks_always = False
        #: The place of each seat once the match is over.
        self.places: tuple[int, ...] | None = None
        #: The seat whose turn it is, and the turns begun so far.
        self.active: int = 0
        self.turn: int = 0
        #: The seats that are out of the match, in groups that went out at once, the first first.
        self.out: tuple[tuple[int, ...], ...] = ()
        #: What the procedures that may still fail return to, the outermost first.
        self.savepoints: tuple[Any, ...] = ()

    def copy(self) -> Self:
        """An equal course of play that shares only what never changes."""
        new = type(self)(self.box, 0)
        self.copy_into(new)
        return new

    def copy_into(self, new: Self) -> None:
        new.chance = self.chance.copy()
        new.next_number = self.next_number
        new.stack = [procedure.copy() for procedure in self.stack]
        new.decision = self.decision
        new.waiting = self.waiting
        new.fresh = self.fresh.copy()
        new.places = self.places
        new.active = self.active
        new.turn = self.turn
        new.out = self.out
        new.savepoints = self.savepoints

    def reckon_again(self) -> None:
        """Reckon those of the derived values that are not reckoned when first asked for."""

    # -- procedures that may fail ------------------------------------------

    def attempt(self) -> None:
        """The procedure at work may fail from now on: this is where it would return to."""
        self.savepoints = (*self.savepoints, self.copy())

    def succeed(self) -> None:
        """The procedure that made the last savepoint can no longer fail."""
        self.savepoints = self.savepoints[:-1]

    def give_up(self, rule: str, seat: int = NOBODY) -> None:
        """Return to the last savepoint: all since then is undone, and the procedure that made it has failed.

        The last act of a step. What was rolled is rolled: chance goes on. The log keeps what was
        tried and then taken back.
        """
        chance = self.chance
        self.savepoints[-1].copy_into(self)
        self.chance = chance
        failed = self.stack[-1]
        failed.step = len(failed.steps)
        failed.outcome = FAILED
        self.happened(Event("give-up", rule, seat))

    # -- play --------------------------------------------------------------

    def run(self) -> None:
        """Carry out steps until somebody must decide or the match is over."""
        first = self.next_number
        if self.decision is None and self.places is None and self.carry_on(_PATIENCE):
            seen: set[object] = set()
            taken = _PATIENCE
            while not self.has_ended() and self.carry_on(1):
                taken += 1
                self.guard(seen, taken, first)

    def has_ended(self) -> bool:
        return self.places is not None

    def carry_on(self, limit: int) -> bool:
        """Carry out steps; true if there were so many of them and nobody has to decide yet."""
        observer = self.observer
        stack = self.stack
        procedure = stack[-1]
        steps = procedure.steps
        end = len(steps)
        answered = True
        for _ in range(limit):
            position = procedure.step
            if position == end:
                self.complete(procedure)
                procedure = stack[-1]
                steps = procedure.steps
                end = len(steps)
                answered = True
                continue
            following = steps[position][1](procedure, self)
            if self.stack is not stack:
                if self.places is not None:
                    self.close(procedure, steps[position][0])
                    return False
                # The step gave up: the table goes on from the savepoint.
                stack = self.stack
                procedure = stack[-1]
                steps = procedure.steps
                end = len(steps)
                answered = True
                continue
            if answered:
                # An answer or a result is for one run of a step.
                procedure.answer = procedure.result = None
                answered = False
            if following is None:
                procedure.step += 1
                if observer is not None:
                    observer(self, steps[position][0])
            elif isinstance(following, Procedure):
                stack.append(following)
                procedure = following
                steps = procedure.steps
                end = len(steps)
            elif self.open(following):
                return False
            else:
                answered = True
        return self.places is None

    def innermost(self) -> list[Procedure]:
        """The procedures under way, the innermost first."""
        return self.stack[::-1]

    def complete(self, procedure: Procedure) -> None:
        """The procedure on top has no further step: the one below goes on."""
        stack = self.stack
        stack.pop()
        if not stack:
            raise EngineFault(f"{type(procedure).__name__} was the last procedure and named no winner")
        below = stack[-1]
        if procedure.heard:
            outcome = procedure.outcome
            below.result = DONE if outcome is None else outcome
        elif self.observer is not None:
            # The step that pushed it is complete only now.
            self.observer(self, below.steps[below.step - 1][0])

    def close(self, procedure: Procedure, rule: str) -> None:
        """The match is over: the step at work is the last."""
        procedure.answer = procedure.result = None
        procedure.step += 1
        if self.observer is not None:
            self.observer(self, rule)

    def open(self, decision: Decision) -> bool:
        """Ask, unless there is one option and nothing to reveal; tells whether somebody was asked."""
        options = decision.options
        if self.out and not self.plays(decision.seat):
            raise EngineFault(f"{decision.ask} (rule {decision.rule}) asks seat {decision.seat}, which is out")
        if len(options) == 1 and not decision.reveals and not self.asks_always:
            self.stack[-1].answer = options[0]
            return False
        if not options:
            raise EngineFault(f"{decision.ask} (rule {decision.rule}) leaves seat {decision.seat} without an option")
        self.decision = decision
        return True

    def choose(self, option: Option) -> None:
        """Answer the open decision with one of its options, and go on."""
        self.stack[-1].answer = option
        self.decision = None
        self.run()

    def ask(
        self,
        seat: int,
        ask: str,
        rule: str,
        verbs: tuple[str, ...],
        about: tuple[int, ...] = (),
        series: tuple[Option, ...] | None = None,
        private: bool = False,
        reveals: bool = False,
        race: tuple[int, ...] = (),
    ) -> Decision:
        """A decision whose options are all that these verbs allow the seat."""
        actions = self.box.actions
        options: list[Option] = []
        for verb in verbs:
            options += actions[verb].options(self, seat)
        return Decision(seat, ask, rule, tuple(options), verbs, about, series, private, reveals, race)

    def why_not(self, option: Option) -> Refusal | None:
        """Why the option can't be chosen now; nothing if it can."""
        decision = self.decision
        if decision is None:
            return Refusal("", "refusal-over")
        action = self.box.actions.get(option[0])
        if action is None or option[0] not in decision.verbs or len(option) != 1 + len(action.arguments):
            return self.untimely(option)
        refusal: Refusal | None = action.why_not(self, decision.seat, option)
        if refusal is None and action.canonical(self, decision.seat, option) not in decision.options:
            return Refusal(decision.rule, "refusal-not-offered")
        if refusal is not None and not refusal.rule:
            # A requirement without a rule of its own is stated by the rule that asks.
            refusal.rule = decision.rule
        return refusal

    def untimely(self, option: Option) -> Refusal:
        """Why a verb is no answer to the open decision: games name the rule that keeps it from being one."""
        rule = "" if self.decision is None else self.decision.rule
        return Refusal(rule, "refusal-not-now")

    def guard(self, seen: set[object], taken: int, first: int) -> None:
        """End an endless mandatory loop: the same state twice within one resolution, new numbers aside."""
        if len(seen) < _COMPARED:
            state = plain(self, skip=(*ASIDE, "fresh", "next_number", "chance", *self.derived))
            compared = (self.chance.state, renamed(state, first, self.next_number))
            if compared in seen:
                self.endless()
            seen.add(compared)
        elif taken > 10 * _PATIENCE:
            raise EngineFault(
                f"{taken} steps without a decision; the last procedure is {type(self.stack[-1]).__name__}"
            )

    def endless(self) -> None:
        """A mandatory loop came back to the same state: a draw, unless the game says otherwise."""
        self.finish((1,) * self.box.seats, "")

    # -- seats -------------------------------------------------------------

    def plays(self, seat: int) -> bool:
        """Is the seat still in the match?"""
        return not self.out or all(seat not in group for group in self.out)

    def playing(self) -> tuple[int, ...]:
        """The seats still in the match."""
        seats = range(self.box.seats)
        return tuple(seat for seat in seats if self.plays(seat)) if self.out else tuple(seats)

    def seat_after(self, seat: int) -> int:
        """The next seat in turn order that is still in the match."""
        seats: int = self.box.seats
        for step in range(1, seats + 1):
            if self.plays((seat + step) % seats):
                return (seat + step) % seats
        raise EngineFault("every seat is out, and the match goes on")

    def teams_playing(self) -> set[int]:
        return {self.box.teams[seat] for seat in self.playing()}

    def eliminate(self, seats: tuple[int, ...], rule: str, cause: int = NOTHING) -> None:
        """Put seats out of the match, all at once; they are never asked again."""
        leaving = tuple(seat for seat in seats if self.plays(seat))
        if leaving:
            self.out = (*self.out, leaving)
            self.happened(Event("out", rule, NOBODY, cause, leaving))

    def concede(self, seat: int) -> None:
        """A seat gives up, at any moment: it is out, and the match ends when one team is left."""
        rule = self.box.game.concession
        self.eliminate((seat,), rule)
        if len(self.teams_playing()) > 1:
            self.box.game.leave(self, seat)
        else:
            self.decision = None
            self.finish(self.places_by_elimination(), rule)

    def places_by_elimination(self) -> tuple[int, ...]:
        """The place of each seat: its team's, better the longer a member of the team stayed in the match."""
        stayed: dict[int, int] = {}
        for moment, group in enumerate(self.out):
            for seat in group:
                stayed[self.box.teams[seat]] = moment
        for team in self.teams_playing():
            stayed[team] = len(self.out)
        return tuple(1 + sum(other > stayed[team] for other in stayed.values()) for team in self.box.teams)

    def finish(self, places: tuple[int, ...], rule: str) -> None:
        """End the match: the place of every seat, 1 for the winner. The last act of a step."""
        if len(places) != self.box.seats:
            raise EngineFault(f"{len(places)} places for {self.box.seats} seats: every seat gets one")
        self.places = places
        # Whoever carries out steps sees by another stack that something else than the next step follows.
        self.stack = self.stack.copy()
        self.happened(Event("finish", rule, values=places))

    # -- events ------------------------------------------------------------

    def tell(
        self,
        kind: str,
        rule: str,
        seat: int = NOBODY,
        cause: int = NOTHING,
        subjects: tuple[int, ...] = (),
        values: tuple[int, ...] = (),
    ) -> None:
        """What a verb calls when it has changed something.

        What nobody writes down and no text of the match waits for need not be told.
        """
        if self.log is not None or kind in self.box.awaited:
            self.happened(Event(kind, rule, seat, cause, subjects, values))

    def happened(self, event: Event) -> None:
        """What texts wait for is looked through while everything is where the event found it."""
        if self.log is not None:
            self.write_down(event, self.log)
        if event.kind in self.box.awaited:
            self.box.gather(self, event)

    def write_down(self, event: Event, log: list[Event]) -> None:
        event.witnessed = self.witness(event)
        event.moves = self.moves_since(event)
        log.append(event)

    def moves_since(self, event: Event) -> tuple[Move, ...]:
        """The pieces that have gone elsewhere since the event before."""
        return ()

    def witness(self, event: Event) -> tuple[Witnessed, ...]:
        """The pieces that an event speaks of, as they are now."""
        return ()
