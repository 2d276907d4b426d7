"""What happened: one event for each change of the table, with its cause.

Triggers, the log, animations, statistics and "why?" all read the events. An
event knows the rule it follows, the seat responsible, and the piece or effect
that caused it. The log itself lives outside the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from ludoteca.core.moves import Move

NOBODY = -1
NOTHING = -1

#: What the subjects and the figures of an event are.
PIECE, SEAT, AREA, CELL, FACE, NUMBER, KIND, TEXT, WORD = (
    *("piece", "seat", "area", "cell", "face", "number"),
    *("kind", "text", "word"),
)

#: A piece as it was when something happened: its number, its kind, and the seats that knew the kind.
Witnessed = tuple[int, int, int]


class Event:
    """One thing that happened, to a group of subjects at once."""

    __slots__ = ("cause", "kind", "moves", "rule", "seat", "subjects", "values", "witnessed")

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int = NOBODY,
        cause: int = NOTHING,
        subjects: tuple[int, ...] = (),
        values: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.rule = rule
        #: The seat responsible.
        self.seat = seat
        #: The piece or effect that made it happen.
        self.cause = cause
        self.subjects = subjects
        #: Figures of the event (an amount each, faces, zones), as its kind says.
        self.values = values
        #: The pieces that it speaks of as they were then, where a log is kept: it is told later, when they may be
        #: others, elsewhere or gone.
        self.witnessed: tuple[Witnessed, ...] = ()
        #: The pieces that have gone from one place to another since the event before, where a log is kept.
        self.moves: tuple[Move, ...] = ()

    def data(self) -> tuple[object, ...]:
        return (self.kind, self.rule, self.seat, self.cause, self.subjects, self.values)

    def opened(self) -> Event:
        """The same as everybody may know it: nothing that it speaks of is hidden."""
        new = Event(self.kind, self.rule, self.seat, self.cause, self.subjects, self.values)
        new.witnessed = tuple((number, kind, -1) for number, kind, _ in self.witnessed)
        new.moves = self.moves
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())

    def __repr__(self) -> str:
        return f"Event{self.data()!r}"


class Figures(Protocol):
    """An event, or what a seat sees of one."""

    @property
    def subjects(self) -> Sequence[int]: ...

    @property
    def values(self) -> Sequence[int]: ...


class Each:
    """Figures of one sort that follow each other to the end: one for each subject, or as many as there are."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what


class EventKind:
    """A kind of event, declared once: what it happens to, and what its figures are called and are, in their order."""

    __slots__ = ("all", "at", "figures", "happens_to", "name", "optional")

    def __init__(self, name: str, happens_to: str = PIECE, optional: bool = False, **figures: str | Each) -> None:
        self.name = name
        #: What its subjects are.
        self.happens_to = happens_to
        #: May it be told without figures?
        self.optional = optional
        self.figures: dict[str, str] = {}
        #: The place of each figure; and the name of those that go on to the end.
        self.at: dict[str, int] = {}
        self.all = ""
        for place, (figure, what) in enumerate(figures.items()):
            if self.all:
                raise ValueError(f"{name}: nothing comes after {self.all}")
            self.at[figure] = place
            self.figures[figure] = what.what if isinstance(what, Each) else what
            if isinstance(what, Each):
                self.all = figure

    def get(self, event: Figures, figure: str) -> int:
        """One figure of an event, by its name."""
        return event.values[self.at[figure]]

    def every(self, event: Figures, figure: str) -> Sequence[int]:
        """The figures of one sort to the end, by their name."""
        return event.values[self.at[figure] :]

    def pairs(self, event: Figures, figure: str) -> Iterable[tuple[int, int]]:
        """Each subject with its figure."""
        return zip(event.subjects, self.every(event, figure), strict=False)

    def one_by_one(self, event: Event) -> list[Event]:
        """The same event for each of its subjects, with what is told of each of them."""
        if len(event.subjects) == 1:
            return [event]
        single = len(self.at) - bool(self.all)
        shared, own = event.values[:single], event.values[single:]
        if len(own) != len(event.subjects):
            shared, own = event.values, ()
        return [
            Event(event.kind, event.rule, event.seat, event.cause, (subject,), (*shared, *own[at : at + 1]))
            for at, subject in enumerate(event.subjects)
        ]

    def named(self, event: Figures) -> dict[str, int]:
        """The figures by their names; those of one sort are counted from 1 where there are several."""
        told: dict[str, int] = {}
        for figure, place in self.at.items():
            found = event.values[place:] if figure == self.all else event.values[place : place + 1]
            if figure == self.all and len(found) > 1:
                told.update({f"{figure}-{count}": value for count, value in enumerate(found, 1)})
            elif found:
                told[figure] = found[0]
        return told

    def of_sort(self, event: Figures, what: str) -> list[int]:
        """All of its subjects and figures that are of a sort: the pieces, say."""
        found = list(event.subjects) if self.happens_to == what else []
        for figure, place in self.at.items():
            if self.figures[figure] == what:
                found += event.values[place:] if figure == self.all else event.values[place : place + 1]
        return found

    def fits(self, event: Figures) -> bool:
        """Has an event as many figures as its kind declares?"""
        told = len(event.values)
        single = len(self.at) - bool(self.all)
        return (self.optional and not told) or told == single or (bool(self.all) and told > single)


def declared(*kinds: EventKind) -> dict[str, EventKind]:
    """The kinds of event of a game by name, with those that the core's verbs record."""
    return {kind.name: kind for kind in (*CORE_KINDS, *kinds)}


def kind_of(kinds: Mapping[str, EventKind], event_kind: str) -> EventKind:
    """How events of a kind are declared; one that is not has pieces and nothing to read by name."""
    return kinds.get(event_kind) or EventKind(event_kind, figures=Each(NUMBER))


MOVE = EventKind("move", to=AREA, origins=Each(AREA))
TURN = EventKind("turn", face=FACE, before=FACE)
PUT = EventKind("put", cell=CELL, before=CELL)
SHUFFLE = EventKind("shuffle", area=AREA)
FINISH = EventKind("finish", places=Each(NUMBER))

#: What the verbs of ``Course`` and ``Table`` record.
CORE_KINDS = (
    *(MOVE, TURN, PUT, SHUFFLE, FINISH),
    *(EventKind("reveal"), EventKind("peek"), EventKind("remove")),
    *(EventKind("out", SEAT), EventKind("give-up")),
)


class Waiting:
    """A triggered effect that waits to be resolved: a record, not a suspended procedure.

    It keeps what it needs to know of the moment at which it was triggered, so
    that it can be resolved when its source has gone.
    """

    __slots__ = ("ability", "controller", "event", "face", "level", "number", "source")

    def __init__(
        self, number: int, controller: int, source: int, ability: int, face: int, event: Event, level: int = 0
    ) -> None:
        self.number = number
        self.controller = controller
        #: The piece whose text it is.
        self.source = source
        #: The number of the ability in the match's list of abilities.
        self.ability = ability
        #: The face that the source last showed.
        self.face = face
        #: What triggered it.
        self.event = event
        #: Its level, where a game's resolution has levels.
        self.level = level

    def data(self) -> tuple[object, ...]:
        return (
            self.number,
            self.controller,
            self.source,
            self.ability,
            self.face,
            self.event.data(),
            self.level,
        )
