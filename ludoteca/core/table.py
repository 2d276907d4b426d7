"""What lies on the table, and the verbs that change it.

At every decision the whole table is plain data: it can be copied, compared,
serialised and shown. All changes go through its verbs; each makes one event
with its cause, its rule and the seat responsible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.core.action import Refusal
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision, Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.events import NOBODY, NOTHING, Event, Waiting
from ludoteca.core.modifiers import Modifier
from ludoteca.core.piece import EVERYBODY, NONE, OPEN, OWNER, Piece
from ludoteca.core.plain import plain, renamed
from ludoteca.core.procedure import Procedure

if TYPE_CHECKING:
    from ludoteca.core.game import Box

#: The result of a procedure that hands back nothing in particular.
DONE = True

#: The result of a procedure that failed after it had begun and returned to its savepoint.
FAILED = "failed"

#: What hangs on a table without being part of what lies there.
ASIDE = ("box", "log", "observer", "owned")

#: Steps without a decision after which the guard begins to compare states, and steps that it compares:
#: no loop of a game has a longer round.
_PATIENCE = 3_000
_COMPARED = 1_000


class Table:
    """One match in progress. Games subclass it with their own values and verbs."""

    __slots__ = (
        "active",
        "box",
        "chance",
        "decision",
        "fresh",
        "log",
        "modifiers",
        "next_number",
        "observer",
        "out",
        "owned",
        "pieces",
        "places",
        "savepoints",
        "stack",
        "turn",
        "waiting",
        "zones",
    )

    #: Values that are only reckoned from the others, when first asked for: they make no difference.
    derived: ClassVar[tuple[str, ...]] = ()

    def __init__(self, box: Box, seed: int) -> None:
        #: What the match is played with; it never changes and copies share it.
        self.box = box
        self.chance = Chance(seed)
        #: Numbers below the number of seats are the seats themselves.
        self.next_number = box.seats
        self.pieces: dict[int, Piece] = {}
        #: The pieces that no other table shares, so that the verbs may change them in place.
        self.owned: set[int] = set()
        self.zones: list[tuple[int, ...]] = [()] * len(box.zones)
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        #: Continuous effects, by the question that they alter.
        self.modifiers: dict[str, tuple[Modifier, ...]] = {}
        #: Triggered effects that wait to be resolved.
        self.waiting: tuple[Waiting, ...] = ()
        #: Events that have not been looked through for triggers.
        self.fresh: list[Event] = []
        #: Where a match keeps what happened; a copy has none.
        self.log: list[Event] | None = None
        #: Whoever watches is told the rule of every step that is complete; a copy has none.
        self.observer: Callable[[Table, str], None] | None = None
        #: The place of each seat once the match is over.
        self.places: tuple[int, ...] | None = None
        #: The seat whose turn it is, and the turns begun so far.
        self.active = 0
        self.turn = 0
        #: The seats that are out of the match, in groups that went out at once, the first first.
        self.out: tuple[tuple[int, ...], ...] = ()
        #: What the procedures that may still fail return to, the outermost first.
        self.savepoints: tuple[Table, ...] = ()

    # -- copies ------------------------------------------------------------

    def copy(self) -> Table:
        """An equal table that shares only what never changes. Games that add values write their own."""
        new = Table(self.box, 0)
        self.copy_into(new)
        return new

    def copy_into(self, new: Table) -> None:
        new.chance = self.chance.copy()
        new.next_number = self.next_number
        new.pieces = self.pieces.copy()
        self.owned = set()
        new.owned = set()
        new.zones = self.zones.copy()
        new.stack = [procedure.copy() for procedure in self.stack]
        new.decision = self.decision
        new.modifiers = self.modifiers.copy()
        new.waiting = self.waiting
        new.fresh = self.fresh.copy()
        new.places = self.places
        new.active = self.active
        new.turn = self.turn
        new.out = self.out
        new.savepoints = self.savepoints

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
        if self.decision is None and self.carry_on(_PATIENCE):
            seen: set[object] = set()
            taken = _PATIENCE
            while self.carry_on(1):
                taken += 1
                self.guard(seen, taken, first)

    def carry_on(self, limit: int) -> bool:
        """Carry out steps; true if there were so many of them and nobody has to decide yet."""
        stack = self.stack
        for _ in range(limit):
            if self.places is not None:
                return False
            procedure = stack[-1]
            position = procedure.step
            if position >= len(procedure.steps):
                stack.pop()
                if not stack:
                    raise EngineFault(f"{type(procedure).__name__} was the last procedure and named no winner")
                if procedure.heard:
                    outcome = procedure.outcome
                    stack[-1].result = DONE if outcome is None else outcome
                elif self.observer is not None:
                    # The step that pushed it is complete only now.
                    self.observer(self, stack[-1].steps[stack[-1].step - 1][0])
                continue
            following = procedure.steps[position][1](procedure, self)
            if self.stack is not stack:
                # The step gave up: the table goes on from the savepoint.
                stack = self.stack
                continue
            procedure.answer = None
            procedure.result = None
            if following is None:
                procedure.step += 1
                if self.observer is not None:
                    self.observer(self, procedure.steps[position][0])
            elif isinstance(following, Procedure):
                stack.append(following)
            elif self.open(following):
                return False
        return self.places is None

    def open(self, decision: Decision) -> bool:
        """Ask, unless there is one option and nothing to reveal; tells whether somebody was asked."""
        options = decision.options
        if self.out and not self.plays(decision.seat):
            raise EngineFault(f"{decision.ask} (rule {decision.rule}) asks seat {decision.seat}, which is out")
        if len(options) == 1 and not decision.reveals:
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
        series: tuple[Option, ...] = (),
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
            return Refusal(decision.rule, "refusal-not-now")
        refusal = action.why_not(self, decision.seat, option)
        if refusal is None and action.canonical(self, decision.seat, option) not in decision.options:
            return Refusal(decision.rule, "refusal-not-offered")
        return refusal

    # -- seats -------------------------------------------------------------

    def plays(self, seat: int) -> bool:
        """Is the seat still in the match?"""
        return all(seat not in group for group in self.out)

    def playing(self) -> tuple[int, ...]:
        """The seats still in the match."""
        return tuple(seat for seat in range(self.box.seats) if self.plays(seat))

    def seat_after(self, seat: int) -> int:
        """The next seat in turn order that is still in the match."""
        seats = self.box.seats
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
        """What a verb calls when it has changed something. A game may spare the event if nobody listens."""
        self.happened(Event(kind, rule, seat, cause, subjects, values))

    def happened(self, event: Event) -> None:
        self.fresh.append(event)
        if self.log is not None:
            self.log.append(event)

    def new_number(self) -> int:
        number = self.next_number
        self.next_number = number + 1
        return number

    # -- verbs on pieces ---------------------------------------------------

    def place(self, piece: Piece) -> None:
        """Put a new piece on the table, during set-up or by an effect that makes one."""
        self.pieces[piece.number] = piece
        self.zones[piece.zone] += (piece.number,)

    def write(self, number: int) -> Any:
        """The piece for the verb at work to change; replaced by a copy on the first write after a fork."""
        if number in self.owned:
            return self.pieces[number]
        piece = self.pieces[number] = self.pieces[number].copy()
        self.owned.add(number)
        return piece

    def take_out(self, number: int) -> None:
        zone = self.pieces[number].zone
        lying = self.zones[zone]
        at = lying.index(number)
        self.zones[zone] = lying[:at] + lying[at + 1 :]

    def move(self, numbers: tuple[int, ...], zone: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """Move a group of pieces to a zone, all at once."""
        if not numbers:
            return
        before = []
        for number in numbers:
            self.take_out(number)
            piece = self.write(number)
            before.append(piece.zone)
            piece.zone = zone
            self.sees(piece)
        self.zones[zone] += numbers
        self.happened(Event("move", rule, seat, cause, numbers, (zone, *before)))

    def sees(self, piece: Piece) -> None:
        """Record who sees the piece where it lies now; nobody forgets what he saw before a shuffle."""
        zone = self.box.zones[piece.zone]
        if zone.sight == OPEN:
            piece.known = EVERYBODY
        elif zone.sight == OWNER:
            piece.known |= 1 << zone.seat

    def turn_face(self, number: int, face: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        piece = self.write(number)
        before = piece.face
        piece.face = face
        self.happened(Event("turn", rule, seat, cause, (number,), (face, before)))

    def put(self, number: int, cell: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """Put a piece on another cell of its board."""
        piece = self.write(number)
        before = piece.cell
        piece.cell = cell
        self.happened(Event("put", rule, seat, cause, (number,), (cell, before)))

    def reveal(self, numbers: tuple[int, ...], rule: str, seat: int = NOBODY, to: int = EVERYBODY) -> None:
        """Show faces where they lie to the seats whose bits are in ``to``."""
        for number in numbers:
            self.write(number).known |= to
        self.happened(Event("reveal", rule, seat, NOTHING, numbers))

    def shuffle(self, zone: int, rule: str, seat: int = NOBODY) -> None:
        """Deal the faces of a zone anew among its numbers, so that no number can be followed through it."""
        numbers = self.zones[zone]
        order = self.chance.shuffled(numbers)
        drawn = [self.pieces[number] for number in order]
        for number, source in zip(numbers, drawn, strict=True):
            piece = source.copy()
            piece.number = number
            piece.known = 0
            piece.hint = NONE
            self.sees(piece)
            self.pieces[number] = piece
        self.happened(Event("shuffle", rule, seat, values=(zone,)))

    def pick_at_random(self, numbers: Sequence[int], what: str) -> int:
        """One of the pieces, drawn by lot; a loaded table takes the announced one."""
        if self.chance.loaded is not None:
            return self.loaded_pick(numbers, self.chance.take_loaded(what))
        return numbers[self.chance.below(len(numbers))]

    def roll(self, number: int, sides: int, what: str) -> int:
        """The side that a die or coin shows, from 0."""
        if self.chance.loaded is not None:
            return self.loaded_roll(number, sides, self.chance.take_loaded(what))
        return self.chance.below(sides)

    # -- continuous effects ------------------------------------------------

    def begin(self, modifier: Modifier) -> None:
        self.modifiers[modifier.question] = (*self.modifiers.get(modifier.question, ()), modifier)

    def end_modifiers(self, until: str) -> None:
        """End the continuous effects that last until this moment."""
        for question, modifiers in list(self.modifiers.items()):
            kept = tuple(modifier for modifier in modifiers if modifier.until != until)
            if len(kept) != len(modifiers):
                self.keep_modifiers(question, kept)

    def forget(self, number: int) -> None:
        """A piece left: effects that were fixed on it no longer speak of it."""
        for question, modifiers in list(self.modifiers.items()):
            if not any(modifier.subjects is not None and number in modifier.subjects for modifier in modifiers):
                continue
            kept = []
            for modifier in modifiers:
                if modifier.subjects is None or number not in modifier.subjects:
                    kept.append(modifier)
                elif len(modifier.subjects) > 1:
                    kept.append(without_subject(modifier, number))
            self.keep_modifiers(question, tuple(kept))

    def keep_modifiers(self, question: str, kept: tuple[Modifier, ...]) -> None:
        if kept:
            self.modifiers[question] = kept
        else:
            del self.modifiers[question]

    # -- what a game adds --------------------------------------------------

    def speaks_of(self, modifier: Modifier, subject: int, other: int) -> bool:
        """Does a continuous effect whose text is asked each time speak of this piece now?"""
        raise EngineFault(f"{type(self).__name__} has continuous effects but does not say whom they concern")

    def amount_of(self, modifier: Modifier) -> int:
        return modifier.amount

    def loaded_pick(self, numbers: Sequence[int], text: str) -> int:
        raise EngineFault(f"{type(self).__name__} cannot read a loaded draw")

    def loaded_roll(self, number: int, sides: int, text: str) -> int:
        raise EngineFault(f"{type(self).__name__} cannot read a loaded roll")

    def likeness(self, number: int) -> object:
        """Two pieces with the same likeness are equal for every rule: one of them is offered."""
        return number

    def endless(self) -> None:
        """A mandatory loop came back to the same state: a draw, unless the game says otherwise."""
        self.finish((1,) * self.box.seats, "")

    # -- comparing ---------------------------------------------------------

    def data(self) -> tuple[object, ...]:
        """The whole table as nested tuples: equal tables have equal data."""
        data: tuple[object, ...] = plain(self, skip=(*ASIDE, *self.derived))
        return data

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

    def without_repeats(self, numbers: Any) -> list[int]:
        """The pieces with equal ones left out but the first."""
        seen: set[object] = set()
        kept = []
        for number in numbers:
            likeness = self.likeness(number)
            if likeness not in seen:
                seen.add(likeness)
                kept.append(number)
        return kept


def without_subject(modifier: Modifier, number: int) -> Modifier:
    subjects = tuple(subject for subject in modifier.subjects or () if subject != number)
    return Modifier(
        modifier.number,
        modifier.question,
        modifier.operation,
        modifier.amount,
        subjects,
        modifier.source,
        modifier.controller,
        modifier.until,
        modifier.ability,
        modifier.other,
    )
