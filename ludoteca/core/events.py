"""What happened: one event for each change of the table, with its cause.

Triggers, the log, animations, statistics and "why?" all read the events. An
event knows the rule it follows, the seat responsible, and the piece or effect
that caused it. The log itself lives outside the table.
"""

from __future__ import annotations

NOBODY = -1
NOTHING = -1

#: A piece as it was when something happened: its number, its kind, and the seats that knew the kind.
Witnessed = tuple[int, int, int]


class Event:
    """One thing that happened, to a group of subjects at once."""

    __slots__ = ("cause", "kind", "rule", "seat", "subjects", "values", "witnessed")

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

    def data(self) -> tuple[object, ...]:
        return (self.kind, self.rule, self.seat, self.cause, self.subjects, self.values)

    def opened(self) -> Event:
        """The same as everybody may know it: nothing that it speaks of is hidden."""
        new = Event(self.kind, self.rule, self.seat, self.cause, self.subjects, self.values)
        new.witnessed = tuple((number, kind, -1) for number, kind, _ in self.witnessed)
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(self.data())

    def __repr__(self) -> str:
        return f"Event{self.data()!r}"


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
