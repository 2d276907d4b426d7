"""Verbs of a game: their arguments and their requirements.

The code that forbids is the code that explains: ``options`` lists what is
legal and ``why_not`` explains what is not, and both ask the same requirements.
Requirements are grouped by the argument they speak of, so that the first
groups are asked once and not for every candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ludoteca.core.decision import Option
from ludoteca.core.events import NOTHING

#: Kinds of argument: how notation writes it and a client lets it be picked.
PIECE = "piece"
KIND = "kind"
SEAT = "seat"
CELL = "cell"
NUMBER = "number"
FACE = "face"
MODE = "mode"
ABILITY = "ability"


class Refusal:
    """Why something may not be done: the rule, the piece or square to blame, and its source."""

    __slots__ = ("blame", "message", "rule", "source")

    def __init__(self, rule: str, message: str, blame: int = NOTHING, source: int = NOTHING) -> None:
        self.rule = rule
        self.message = message
        self.blame = blame
        self.source = source


#: Does it hold for this seat and these arguments?
Holds = Callable[[Any, int, tuple[Any, ...]], bool]
#: Who or what is to blame when it does not.
Blame = Callable[[Any, int, tuple[Any, ...]], Refusal]


class Requirement:
    """One condition of the rulebook, with the rule that states it."""

    __slots__ = ("blame", "holds", "message", "rule")

    def __init__(self, rule: str, message: str, holds: Holds, blame: Blame | None = None) -> None:
        self.rule = rule
        self.message = message
        self.holds = holds
        self.blame = blame

    def refusal(self, table: Any, seat: int, chosen: tuple[Any, ...]) -> Refusal:
        if self.blame is not None:
            return self.blame(table, seat, chosen)
        last = chosen[-1] if chosen and isinstance(chosen[-1], int) else NOTHING
        return Refusal(self.rule, self.message, last)


class Argument:
    """One argument of a verb: its kind, where candidates are looked for, and what they must fulfil.

    ``candidates`` offers equal pieces once; ``canonical`` tells which of several equal pieces
    stands for one. ``given`` are the requirements that all candidates fulfil because of where they
    are looked for: only ``why_not`` asks them, before the ``needs``. ``alone``: whether a candidate
    passes does not depend on the arguments before it, so that it is asked once.
    """

    __slots__ = ("alone", "candidates", "canonical", "given", "kind", "needs")

    def __init__(
        self,
        kind: str,
        candidates: Callable[[Any, int, tuple[Any, ...]], Iterable[Any]],
        needs: tuple[Requirement, ...] = (),
        canonical: Callable[[Any, int, Any], Any] | None = None,
        given: tuple[Requirement, ...] = (),
        alone: bool = False,
    ) -> None:
        self.alone = alone
        self.kind = kind
        self.given = given
        self.candidates = candidates
        self.needs = needs
        self.canonical = canonical

    def passing(self, table: Any, seat: int, chosen: tuple[Any, ...]) -> Iterable[Any]:
        """The candidates that fulfil the requirements, after the arguments chosen so far."""
        candidates = self.candidates(table, seat, chosen)
        for need in self.needs:
            if not candidates:
                break
            holds = need.holds
            candidates = [candidate for candidate in candidates if holds(table, seat, (*chosen, candidate))]
        return candidates


class Action:
    """A verb of the game, declared once: options, notation, clicks and saves all use it."""

    __slots__ = ("arguments", "name", "needs")

    def __init__(self, name: str, needs: tuple[Requirement, ...] = (), arguments: tuple[Argument, ...] = ()) -> None:
        self.name = name
        #: What the seat alone must fulfil.
        self.needs = needs
        self.arguments = arguments

    def options(self, table: Any, seat: int) -> list[Option]:
        """Every option that fulfils all requirements."""
        for need in self.needs:
            if not need.holds(table, seat, ()):
                return []
        name = self.name
        arguments = self.arguments
        if not arguments:
            return [(name,)]
        options: list[Option] = [(name, value) for value in arguments[0].passing(table, seat, ())]
        for argument in arguments[1:]:
            if not options:
                break
            if argument.alone:
                values = argument.passing(table, seat, ())
                options = [(*option, value) for option in options for value in values]
            else:
                options = [
                    (*option, value) for option in options for value in argument.passing(table, seat, option[1:])
                ]
        return options

    def canonical(self, table: Any, seat: int, option: Option) -> Option:
        """The option that stands for this one where equal pieces are offered once."""
        parts: list[Any] = [self.name]
        for argument, value in zip(self.arguments, option[1:], strict=True):
            parts.append(value if argument.canonical is None else argument.canonical(table, seat, value))
        return tuple(parts)

    def why_not(self, table: Any, seat: int, option: Option) -> Refusal | None:
        """The first requirement that refuses the option, or nothing if all hold."""
        for need in self.needs:
            if not need.holds(table, seat, ()):
                return need.refusal(table, seat, ())
        chosen: tuple[Any, ...] = ()
        for argument, value in zip(self.arguments, option[1:], strict=True):
            chosen = (*chosen, value)
            for need in argument.given + argument.needs:
                if not need.holds(table, seat, chosen):
                    return need.refusal(table, seat, chosen)
        return None
