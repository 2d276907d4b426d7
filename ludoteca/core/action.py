"""Verbs of a game: their arguments and their requirements.

The code that forbids is the code that explains: ``options`` lists what is
legal and ``why_not`` explains what is not, and both ask the same requirements.
A list asks the cheapest first; an explanation asks in the book's order, so
that it names the rule that a judge would name. Requirements are grouped by the
argument they speak of, so that the first groups are asked once and not for
every candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Generic

from ludoteca.core.decision import Option, Value
from ludoteca.core.events import NOTHING
from ludoteca.core.kinds import T

#: Kinds of argument: how notation writes it and a client lets it be picked.
PIECE = "piece"
KIND = "kind"
SEAT = "seat"
CELL = "cell"
NUMBER = "number"
FACE = "face"
MODE = "mode"
ABILITY = "ability"

#: How dear a requirement is to ask: a list never asks what its candidates fulfil because of where they are looked for;
#: it asks figures at hand first, then what looks through some pieces, then what searches targets or ways to pay.
GIVEN, GLANCE, LOOK, SEARCH = range(4)


class Refusal:
    """Why something may not be done: the rule, the piece or square to blame, and its source."""

    __slots__ = ("blame", "message", "rule", "source")

    def __init__(self, rule: str, message: str, blame: int = NOTHING, source: int = NOTHING) -> None:
        self.rule = rule
        self.message = message
        self.blame = blame
        self.source = source


#: The arguments chosen so far; what each is its verb says.
Chosen = Option
#: Does it hold for this seat and these arguments?
Holds = Callable[[T, int, Chosen], bool]
#: Who or what is to blame when it does not.
Who = Callable[[T, int, Chosen], int]
#: Why it does not, where a text or another requirement says so.
Why = Callable[[T, int, Chosen], Refusal | None]


def nobody(table: object, seat: int, chosen: Chosen) -> int:
    """No piece is to blame: a card, a text or a number misses it."""
    return NOTHING


def last_named(table: object, seat: int, chosen: Chosen) -> int:
    """What was named last, if it is a piece or a place."""
    return chosen[-1] if chosen and isinstance(chosen[-1], int) else NOTHING


def among(candidates: Callable[[T, int, Chosen], Collection[Value]]) -> Holds[T]:
    """What was named last is one of these."""
    return lambda table, seat, chosen: chosen[-1] in candidates(table, seat, chosen[:-1])


class Requirement(Generic[T]):
    """One condition of the rulebook, with the rule that states it."""

    __slots__ = ("blame", "holds", "message", "rank", "rule", "source")

    def __init__(
        self,
        rule: str,
        message: str,
        holds: Holds[T],
        blame: Who[T] = last_named,
        source: Who[T] = nobody,
        rank: int = GLANCE,
    ) -> None:
        self.rule = rule
        self.message = message
        self.holds = holds
        self.blame = blame
        self.source = source
        self.rank = rank

    def refusal(self, table: T, seat: int, chosen: Chosen) -> Refusal:
        return Refusal(self.rule, self.message, self.blame(table, seat, chosen), self.source(table, seat, chosen))

    def said(self) -> tuple[Requirement[T], ...]:
        """The requirements that its refusals are worded by: itself."""
        return (self,)

    def ranked(self, rank: int) -> Requirement[T]:
        """The same, where it is dearer or cheaper to ask."""
        return Requirement(self.rule, self.message, self.holds, self.blame, self.source, rank)


class Explained(Requirement[T]):
    """A requirement whose refusal is worded elsewhere: by a text, or by the requirements of each way to do it.

    ``why`` gives the refusal, or nothing if it holds or nothing but its own rule and message say why not; ``holds`` may
    know so sooner. ``parts`` are the requirements that it asks, if it has its words from such.
    """

    __slots__ = ("parts", "why")

    def __init__(
        self,
        rule: str,
        message: str,
        why: Why[T],
        holds: Holds[T] | None = None,
        rank: int = GLANCE,
        parts: Iterable[Requirement[T]] = (),
        blame: Who[T] = last_named,
    ) -> None:
        self.why = why
        self.parts = tuple(parts)
        super().__init__(rule, message, holds or self.says_nothing, blame, rank=rank)

    def says_nothing(self, table: T, seat: int, chosen: Chosen) -> bool:
        return self.why(table, seat, chosen) is None

    def refusal(self, table: T, seat: int, chosen: Chosen) -> Refusal:
        return self.why(table, seat, chosen) or super().refusal(table, seat, chosen)

    def said(self) -> tuple[Requirement[T], ...]:
        return self.parts or (self,)

    def ranked(self, rank: int) -> Requirement[T]:
        return Explained(self.rule, self.message, self.why, self.holds, rank, self.parts, self.blame)


class Requirements(Generic[T]):
    """What something must fulfil, in the book's order."""

    __slots__ = ("asked", "book", "hold")

    def __init__(self, *needs: Requirement[T]) -> None:
        self.book = needs
        #: What lists ask, the cheapest first.
        self.asked = tuple([need.holds for need in sorted(needs, key=lambda need: need.rank) if need.rank != GIVEN])
        #: Do all hold that lists ask?
        self.hold: Holds[T] = self.asked[0] if len(self.asked) == 1 else self.all_hold

    def __iter__(self) -> Iterator[Requirement[T]]:
        return iter(self.book)

    def all_hold(self, table: T, seat: int, chosen: Chosen) -> bool:
        for holds in self.asked:
            if not holds(table, seat, chosen):
                return False
        return True

    def refusal(self, table: T, seat: int, chosen: Chosen) -> Refusal | None:
        """The first in the book's order that refuses, or nothing if all hold."""
        for need in self.book:
            if not need.holds(table, seat, chosen):
                return need.refusal(table, seat, chosen)
        return None


def no_candidates(table: object, seat: int, chosen: Chosen) -> tuple[Value, ...]:
    """Of an argument that is found together with others."""
    return ()


class Argument(Generic[T]):
    """One argument of a verb: its kind, where candidates are looked for, and what they must fulfil.

    ``candidates`` offers equal pieces once; ``canonical`` tells which of several equal pieces
    stands for one. ``given`` are the requirements that all candidates fulfil because of where they
    are looked for: only ``why_not`` asks them, before the ``needs``. ``alone``: whether a candidate
    passes does not depend on the arguments before it, so that it is asked once.
    """

    __slots__ = ("alone", "candidates", "canonical", "kind", "needs", "passing")

    def __init__(
        self,
        kind: str,
        candidates: Callable[[T, int, Chosen], Iterable[Value]] = no_candidates,
        needs: Iterable[Requirement[T]] = (),
        canonical: Callable[[T, int, Value], Value] | None = None,
        given: Iterable[Requirement[T]] = (),
        alone: bool = False,
    ) -> None:
        self.alone = alone
        self.kind = kind
        self.candidates = candidates
        self.needs = Requirements(*[need.ranked(GIVEN) for need in given], *needs)
        self.canonical = canonical
        #: The candidates that fulfil the requirements, after the arguments chosen so far.
        self.passing = self.sifted if self.needs.asked else candidates

    def sifted(self, table: T, seat: int, chosen: Chosen) -> Iterable[Value]:
        candidates = self.candidates(table, seat, chosen)
        for holds in self.needs.asked:
            if not candidates:
                break
            candidates = [candidate for candidate in candidates if holds(table, seat, (*chosen, candidate))]
        return candidates


def listed(
    kind: str,
    candidates: Callable[[T, int, Chosen], Collection[Value]],
    rule: str,
    message: str,
    blame: Who[T] = last_named,
) -> Argument[T]:
    """An argument of which nothing else is required than being one of the candidates."""
    return Argument(kind, candidates, given=(Requirement(rule, message, among(candidates), blame),))


class Action(Generic[T]):
    """A verb of the game, declared once: options, notation, clicks and saves all use it."""

    __slots__ = ("arguments", "asked", "first", "further", "name", "needs")

    def __init__(
        self, name: str, needs: Iterable[Requirement[T]] = (), arguments: tuple[Argument[T], ...] = ()
    ) -> None:
        self.name = name
        #: What the seat alone must fulfil.
        self.needs = Requirements(*needs)
        self.asked = self.needs.asked
        self.arguments = arguments
        self.first = arguments[0] if arguments else None
        self.further = arguments[1:]

    def options(self, table: T, seat: int) -> list[Option]:
        """Every option that fulfils all requirements."""
        for holds in self.asked:
            if not holds(table, seat, ()):
                return []
        if self.first is None:
            return [(self.name,)]
        name = self.name
        options: list[Option] = [(name, value) for value in self.first.passing(table, seat, ())]
        for argument in self.further:
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

    def canonical(self, table: T, seat: int, option: Option) -> Option:
        """The option that stands for this one where equal pieces are offered once."""
        parts: list[Value] = [self.name]
        for argument, value in zip(self.arguments, option[1:], strict=True):
            parts.append(value if argument.canonical is None else argument.canonical(table, seat, value))
        return tuple(parts)

    def why_not(self, table: T, seat: int, option: Option) -> Refusal | None:
        """The first requirement that refuses the option, or nothing if all hold."""
        refused = self.needs.refusal(table, seat, ())
        for count, argument in enumerate(self.arguments, 2):
            if refused is not None:
                break
            refused = argument.needs.refusal(table, seat, option[1:count])
        return refused

    def nearness(self, table: T, seat: int, option: Option) -> float:
        """How much of what is required holds before something refuses, from 0 to 1: how near it is to be possible."""
        needs: list[tuple[Requirement[T], Chosen]] = [(need, ()) for need in self.needs]
        for count, argument in enumerate(self.arguments, 2):
            needs += [(need, option[1:count]) for need in argument.needs]
        met = list(takewhile(lambda each: each[0].holds(table, seat, each[1]), needs))
        return len(met) / len(needs) if needs else 1.0

    def finder(self, left: Sequence[Requirement[T]]) -> Callable[[T, int], list[Option]]:
        """The list for a seat that is known to fulfil all that is asked of it alone but these."""
        return Action(self.name, left, self.arguments).options

    def requirements(self) -> list[Requirement[T]]:
        """All that may refuse it, in the book's order."""
        every = [*self.needs, *(need for argument in self.arguments for need in argument.needs)]
        return [part for need in every for part in need.said()]


class Listed(Action[T]):
    """A verb with a list of its own, because its arguments are found together or the list is kept: ``listing`` gives
    whole options, and all of them fulfil all that is required of the arguments, which then only explains."""

    __slots__ = ("listing",)

    def __init__(
        self,
        name: str,
        listing: Callable[[T, int], list[Option]],
        arguments: tuple[Argument[T], ...],
        needs: Iterable[Requirement[T]] = (),
    ) -> None:
        super().__init__(name, needs, arguments)
        self.listing = listing

    def options(self, table: T, seat: int) -> list[Option]:
        for holds in self.asked:
            if not holds(table, seat, ()):
                return []
        return self.listing(table, seat)

    def finder(self, left: Sequence[Requirement[T]]) -> Callable[[T, int], list[Option]]:
        return Listed(self.name, self.listing, self.arguments, left).options if left else self.listing
