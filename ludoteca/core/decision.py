"""What a seat is asked, and the options.

An option is a verb with its arguments, ``("field", 12)``: quick to make, equal
by value. Its notation and its sentence are made only when somebody looks.
"""

from __future__ import annotations

from typing import Any

#: An argument of a verb: a number or a word, as its kind says.
Value = Any
#: The verb's name, then its arguments.
Option = tuple[Value, ...]


class Decision:
    """An open question. Immutable once made."""

    __slots__ = ("about", "ask", "options", "private", "race", "reveals", "rule", "seat", "serial", "series", "verbs")

    def __init__(
        self,
        seat: int,
        ask: str,
        rule: str,
        options: tuple[Option, ...],
        verbs: tuple[str, ...],
        about: tuple[int, ...] = (),
        series: tuple[Option, ...] | None = None,
        private: bool = False,
        reveals: bool = False,
        race: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        #: Message id of what is asked.
        self.ask = ask
        #: The rule that asks.
        self.rule = rule
        self.options = options
        #: The verbs that may be used to answer; others are refused by ``rule``.
        self.verbs = verbs
        #: Pieces that the question speaks of.
        self.about = about
        #: Does it belong to a series of small choices? What was chosen in it so far.
        self.serial = series is not None
        self.series: tuple[Option, ...] = series or ()
        #: The other seats may not know that it is open.
        self.private = private
        #: Asked even with a single option, since leaving it out would tell something.
        self.reveals = reveals
        #: The seats that a live table may ask at the same time, in rank order.
        self.race = race
