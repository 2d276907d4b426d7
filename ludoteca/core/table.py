"""What lies on the table, and the verbs that change it.

At every decision the whole table is plain data: it can be copied, compared,
serialised and shown. All changes go through its verbs; each makes one event
with its cause, its rule and the seat responsible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, Self, cast

from ludoteca.core.course import ASIDE
from ludoteca.core.errors import ChanceError, EngineFault
from ludoteca.core.events import NOBODY, NOTHING, PIECE, Event, Witnessed, kind_of
from ludoteca.core.kept import Keeping
from ludoteca.core.kinds import B, P
from ludoteca.core.modifiers import Modifier
from ludoteca.core.moves import Move, Places
from ludoteca.core.piece import EVERYBODY, NONE, Piece
from ludoteca.core.plain import numbers_in, plain

if TYPE_CHECKING:
    from ludoteca.core.effects import Selector
    from ludoteca.core.resolving import Resolve


class Table(Keeping[B], Generic[B, P]):
    """One match in progress. Games subclass it with their own values and verbs."""

    __slots__ = ("followed", "gone", "modifiers", "owned", "pieces", "zones")

    def __init__(self, box: B, seed: int) -> None:
        super().__init__(box, seed)
        #: All pieces by number; a game has its own kind of piece.
        self.pieces: dict[int, P] = {}
        #: The pieces that no other table shares, so that the verbs may change them in place.
        self.owned: set[int] = set()
        #: The last known values of pieces that are no more, as long as something refers to them.
        self.gone: dict[int, P] = {}
        self.zones: list[tuple[int, ...]] = [()] * len(box.zones)
        #: Continuous effects, by the question that they alter.
        self.modifiers: dict[str, tuple[Modifier, ...]] = {}
        #: Where everything lay at the last event of the log, if one is kept; a copy has none.
        self.followed: Places | None = None

    # -- copies ------------------------------------------------------------

    def copy_into(self, new: Self) -> None:
        """Games that add values add them here."""
        super().copy_into(new)
        new.pieces = self.pieces.copy()
        self.owned = set()
        new.owned = set()
        for savepoint in self.savepoints:
            savepoint.owned = set()
        new.gone = self.gone.copy() if self.gone else {}
        new.zones = self.zones.copy()
        new.modifiers = self.modifiers.copy()

    # -- the log -----------------------------------------------------------

    def keep_log(self, log: list[Event]) -> None:
        """What happens from now on is written down there, with the places that pieces go to."""
        self.log = log
        self.followed = Places(self)

    def moves_since(self, event: Event) -> tuple[Move, ...]:
        if self.followed is None:
            self.followed = Places(self)
        return self.followed.moves(self, event.subjects)

    # -- savepoints --------------------------------------------------------

    def attempt(self) -> None:
        """A savepoint keeps the numbers of the pieces that it alone shares with the table, until another table does."""
        owned = self.owned
        super().attempt()
        self.savepoints[-1].owned = owned

    def succeed(self) -> None:
        """Nothing else shares the pieces of a savepoint that is no more."""
        self.owned |= self.savepoints[-1].owned
        super().succeed()

    # -- verbs on pieces ---------------------------------------------------

    def place(self, piece: Piece) -> None:
        """Put a new piece on the table, during set-up or by an effect that makes one."""
        self.pieces[piece.number] = cast("P", piece)
        self.owned.add(piece.number)
        self.zones[piece.zone] += (piece.number,)

    def write(self, number: int) -> P:
        """The piece for the verb at work to change; replaced by a copy on the first write after a fork."""
        if number in self.owned:
            return self.pieces[number]
        piece = self.pieces[number] = cast("P", self.pieces[number].copy())
        self.owned.add(number)
        return piece

    def piece(self, number: int) -> Piece:
        """The piece of a game that has several kinds of them, as far as they are alike."""
        return self.pieces[number]

    def write_piece(self, number: int) -> Piece:
        """The same for the verb at work to change."""
        return self.write(number)

    def own(self, numbers: Sequence[int]) -> None:
        """Let the verb at work change all these pieces in place."""
        if not self.owned.issuperset(numbers):
            for number in numbers:
                self.write(number)

    def renew(self, zone: int) -> None:
        """The same pieces lie there, something about them is another: what was reckoned from their tuple goes."""
        self.zones[zone] = (*self.zones[zone],)

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
        piece.known |= self.box.zones[piece.zone].seen_by

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
            piece = self.write(number)
            piece.known |= to
            self.renew(piece.zone)
        self.happened(Event("reveal" if to == EVERYBODY else "peek", rule, seat, NOTHING, numbers))

    def shuffle(self, zone: int, rule: str, seat: int = NOBODY) -> None:
        """Deal the faces of a zone anew among its numbers, so that no number can be followed through it.

        What something still speaks of would be taken for another: it is a new piece first, and last known as it was.
        """
        spoken_of = self.referred() | numbers_in(self.stack)
        for number in sorted(spoken_of.intersection(self.zones[zone])):
            self.become_new(number)
        numbers = self.zones[zone]
        self.own(numbers)
        pieces = self.pieces
        dealt = [pieces[number] for number in self.chance.shuffled(numbers)]
        seen_by = self.box.zones[zone].seen_by
        for number, piece in zip(numbers, dealt, strict=True):
            piece.number = number
            piece.known = seen_by
            piece.hint = NONE
            pieces[number] = piece
        self.renew(zone)
        if self.followed is not None:
            self.followed.shuffled(self, zone)
        self.happened(Event("shuffle", rule, seat, values=(zone,)))

    def pick_at_random(self, numbers: Sequence[int], what: str) -> int:
        """One of the pieces, drawn by lot; a loaded table takes the announced one."""
        if self.chance.loaded is not None:
            return self.loaded_pick(numbers, self.chance.take_loaded(what))
        return numbers[self.chance.below(len(numbers))]

    def draw_at_random(self, numbers: list[int], count: int, what: str) -> list[int]:
        """Take so many of the pieces out of the list, each drawn by lot from those left."""
        drawn = []
        if self.chance.loaded is not None:
            for _ in range(count):
                drawn.append(self.pick_at_random(numbers, what))
                numbers.remove(drawn[-1])
        else:
            below = self.chance.below
            for _ in range(count):
                drawn.append(numbers.pop(below(len(numbers))))
        return drawn

    def roll(self, number: int, sides: int, what: str) -> int:
        """The side that a die or coin shows, from 0."""
        if self.chance.loaded is not None:
            return self.loaded_roll(number, sides, self.chance.take_loaded(what))
        return self.chance.below(sides)

    def forget_reckoned(self) -> None:
        super().forget_reckoned()
        for zone in range(len(self.zones)):
            self.renew(zone)

    # -- identity ----------------------------------------------------------

    def become_new(self, number: int) -> int:
        """The piece is a new object from now on, with a new number; the old one keeps its last known values.

        What was fixed on the old object no longer speaks of it.
        """
        old = self.pieces.pop(number)
        self.gone[number] = old
        piece = cast("P", old.copy())
        new = piece.number = self.new_number()
        lying = self.zones[piece.zone]
        at = lying.index(number)
        self.zones[piece.zone] = (*lying[:at], new, *lying[at + 1 :])
        self.pieces[new] = piece
        if self.followed is not None:
            self.followed.became[new] = number
        self.forget(number)
        return new

    def remove(self, number: int, rule: str, seat: int = NOBODY, cause: int = NOTHING) -> None:
        """The piece leaves the match; its last known values stay as long as something refers to it."""
        self.take_out(number)
        self.gone[number] = self.pieces.pop(number)
        self.forget(number)
        self.tell("remove", rule, seat, cause, (number,))

    def last_known(self, number: int) -> P:
        """The piece as it is, or as it last was."""
        piece = self.pieces.get(number)
        return self.gone[number] if piece is None else piece

    def let_pass(self) -> None:
        """Drop the last known values that nothing refers to any more. Games call it when a resolution is over."""
        if self.gone:
            wanted = self.referred()
            self.gone = {number: piece for number, piece in self.gone.items() if number in wanted}

    def referred(self) -> set[int]:
        """The numbers that effects waiting and continuous effects may speak of.

        Numbers of other things are among them, and do no harm.
        """
        sources = {modifier.source for modifiers in self.modifiers.values() for modifier in modifiers}
        return sources | numbers_in(self.waiting)

    def witness(self, event: Event) -> tuple[Witnessed, ...]:
        """The pieces that an event speaks of; an effect that waits is told by the piece whose text it is."""
        seen: dict[int, Witnessed] = {}
        kind = kind_of(self.box.game.events, event.kind)
        for number in (*kind.of_sort(event, PIECE), event.cause):
            piece: Piece | None = self.pieces.get(number) or self.gone.get(number)
            if piece is None and number == event.cause:
                piece = self.source_of(number)
            if piece is not None:
                seen[number] = (number, piece.kind, piece.known)
        return tuple(seen.values())

    def source_of(self, number: int) -> Piece | None:
        """The piece whose text a waiting effect is."""
        for effect in self.waiting:
            if effect.number == number:
                return self.pieces.get(effect.source) or self.gone.get(effect.source)
        return None

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

    def opponent(self, seat: int) -> int:
        """Whom a text means by "your opponent"."""
        raise EngineFault(f"{type(self).__name__} has card texts but does not say who is whose opponent")

    def reachable(self, frame: Resolve, selector: Selector) -> Sequence[int]:
        """Where a text looks for what it speaks of."""
        raise EngineFault(f"{type(self).__name__} has card texts but does not say where they look")

    def rule_of(self, frame: Resolve) -> str:
        """The rule under which a text is carried out."""
        raise EngineFault(f"{type(self).__name__} has card texts but does not say by which rule they are carried out")

    def subjects_of(self, frame: Resolve, selector: Selector) -> tuple[int, ...]:
        """What "it" is in a text that an event set off."""
        return () if frame.event is None else frame.event.subjects

    def speaks_of(self, modifier: Modifier, subject: int, other: int) -> bool:
        """Does a continuous effect whose text is asked each time speak of this piece now?"""
        raise EngineFault(f"{type(self).__name__} has continuous effects but does not say whom they concern")

    def amount_of(self, modifier: Modifier) -> int:
        return modifier.amount

    def loaded_pick(self, numbers: Sequence[int], text: str) -> int:
        """The announced piece, by its word or as #12."""
        for number in numbers:
            if text in (f"#{number}", self.box.game.piece_word(self, number)):
                return number
        raise ChanceError(f"no {text} among what may be drawn", "chance-draw", text=text)

    def loaded_roll(self, number: int, sides: int, text: str) -> int:
        raise EngineFault(f"{type(self).__name__} cannot read a loaded roll")

    def likeness(self, number: int) -> object:
        """Two pieces with the same likeness are equal for every rule: one of them is offered."""
        return number

    # -- comparing ---------------------------------------------------------

    def data(self) -> object:
        """The whole table as nested tuples: equal tables have equal data."""
        return plain(self, skip=(*ASIDE, *self.derived))

    def without_repeats(self, numbers: Sequence[int]) -> list[int]:
        """The pieces with equal ones left out but the first."""
        if len(numbers) < 2:
            return list(numbers)
        likeness = self.likeness
        first: dict[object, int] = {}
        for number in numbers:
            first.setdefault(likeness(number), number)
        return list(first.values())


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
