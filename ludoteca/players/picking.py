"""Picking several: a series of small choices as one choice, in any order.

The engine asks for several pieces one after the other, in one fixed order, and offers equal ones once. Whoever picks
sees all that the series may come to, picks and unpicks as he likes, and the series is played in the engine's order
when he confirms. Any client can use it: it looks only at decisions of the seat that picks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.core.action import Refusal
from ludoteca.core.decision import Decision, Option

#: How many tables are tried to find out what a series may come to.
_TRIED = 250


class Picking:
    """An open series: what may be picked, what ends it, and how many are wanted."""

    __slots__ = ("candidates", "ends", "fewest", "most", "picks", "table")

    def __init__(self, table: Any) -> None:
        self.table = table
        #: All that some way through the series picks, in the engine's order.
        self.candidates: list[Option] = []
        #: The options that end the series; none where it ends by itself.
        self.ends: list[Option] = []
        #: How many further picks are wanted.
        self.fewest = 0
        self.most = 0
        #: What is picked and not yet played, in the order in which it was named.
        self.picks: list[Option] = []
        self.explore()

    def explore(self) -> None:
        """Walk through the series: from every first pick the way that leaves the most, then whatever else there is."""
        counts: list[int] = []
        for picked, reached in ways(self.table):
            if reached is None:
                counts.append(picked)
                continue
            decision: Decision = reached.decision
            merge(self.candidates, [option for option in decision.options if is_pick(option)])
            merge(self.ends, [option for option in decision.options if not is_pick(option)])
            if not all(map(is_pick, decision.options)):
                counts.append(picked)
        self.fewest = min(counts, default=0)
        self.most = max(counts, default=0)

    # -- picking --

    def toggle(self, option: Option) -> None:
        """Pick a candidate, or unpick it."""
        if option in self.picks:
            self.picks.remove(option)
        else:
            self.picks.append(option)

    @property
    def enough(self) -> bool:
        return self.fewest <= len(self.picks) <= self.most

    # -- confirming --

    def choices(self, end: Option | None = None) -> list[Option] | None:
        """The choices by which the picks are played, and the series ended; nothing if they can't be picked together."""
        return way(asking(self.table), self.picks, end)

    def refusal(self) -> tuple[Option, Refusal] | None:
        """The first of the picks that can't follow those before it, and why."""
        table = asking(self.table)
        left = list(self.picks)
        while left and table is not None:
            refused = [(option, table.why_not(option)) for option in left]
            option = next((option for option, refusal in refused if refusal is None), None)
            if option is None:
                return refused[0][0], refused[0][1]
            left.remove(option)
            table = after(table, option)
        return None


def picking(table: Any) -> Picking | None:
    """The series that is open on a table; nothing where one choice is asked for."""
    decision: Decision | None = table.decision
    if decision is None:
        return None
    firsts: dict[str, Option] = {}
    for option in decision.options:
        if is_pick(option):
            firsts.setdefault(option[0], option)
    asked = asking(table)
    if decision.series or any(after(asked, option) is not None for option in firsts.values()):
        return Picking(table)
    return None


def is_pick(option: Option) -> bool:
    """Does an option name something? One that does not ends the series."""
    return len(option) > 1


def asking(table: Any) -> Any:
    """A copy that asks even where there is one option."""
    copy = table.copy()
    copy.asks_always = True
    return copy


def after(table: Any, option: Option) -> Any | None:
    """A table on which an option was picked; nothing if that is not, or ends, the same series."""
    before: Decision = table.decision
    action = table.box.actions[option[0]]
    picked = action.canonical(table, before.seat, option)
    reached = asking(table)
    reached.choose(picked)
    now: Decision | None = reached.decision
    if now is None or (now.seat, now.ask, now.about) != (before.seat, before.ask, before.about):
        return None
    return reached if now.series == (*before.series, picked) else None


def ways(table: Any) -> Iterator[tuple[int, Any | None]]:
    """The tables that a series leads to, each with the number of picks made; nothing for a table when it has ended."""
    first = asking(table)
    yield 0, first
    seen: set[tuple[Option, ...]] = set()
    waiting: list[tuple[Any, Option]] = []
    fresh = [(first, option) for option in reversed(first.decision.options) if is_pick(option)]
    start = len(first.decision.series)
    for _ in range(_TRIED):
        if not fresh and not waiting:
            return
        # The first pick of a table leaves the most: its other picks wait until every such way has been gone.
        before, option = fresh.pop() if fresh else waiting.pop()
        key = tuple(sorted((*before.decision.series, option), key=repr))
        if key in seen:
            continue
        seen.add(key)
        reached = after(before, option)
        yield len(before.decision.series) + 1 - start, reached
        if reached is not None:
            picks = [each for each in reached.decision.options if is_pick(each)]
            fresh += [(reached, each) for each in picks[:1]]
            waiting += [(reached, each) for each in reversed(picks[1:])]


def merge(found: list[Option], options: Sequence[Option]) -> None:
    """Put what is new before what follows it."""
    at = len(found)
    for option in reversed(options):
        if option in found:
            at = found.index(option)
        else:
            found.insert(at, option)


def way(table: Any, wanted: Sequence[Option], end: Option | None) -> list[Option] | None:
    """The choices that a match is asked for on the way on which exactly the wanted are picked, in whatever order."""
    decision: Decision = table.decision
    asked = len(decision.options) > 1 or decision.reveals
    if not wanted:
        ends = [option for option in decision.options if not is_pick(option)]
        if end is not None:
            ends = [option for option in ends if option == end]
        return (ends[:1] if asked else []) if ends else None
    tried = set()
    for option in wanted:
        if table.why_not(option) is not None:
            continue
        picked = table.box.actions[option[0]].canonical(table, decision.seat, option)
        if picked in tried:
            continue
        tried.add(picked)
        left = list(wanted)
        left.remove(picked if picked in wanted else option)
        reached = after(table, option)
        if reached is not None:
            further = way(reached, left, end)
        else:
            further = None if left or end is not None else []
        if further is not None:
            return [picked, *further] if asked else further
    return None
