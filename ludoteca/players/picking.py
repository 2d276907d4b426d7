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

    __slots__ = ("fewest", "listed", "most", "picks", "table", "tried")

    def __init__(self, table: Any, tried: int = _TRIED) -> None:
        self.table = table
        self.tried = tried
        #: All that is offered on some way through the series, in the engine's order.
        self.listed: list[Option] = []
        #: How many further picks are wanted.
        self.fewest = 0
        self.most = 0
        #: What is picked and not yet played, in the order in which it was named.
        self.picks: list[Option] = []
        self.explore()

    def explore(self) -> None:
        """Walk through the series: from every first pick the way that leaves the most, then whatever else there is."""
        counts: list[int] = []
        for picked, reached in ways(self.table, self.tried):
            if reached is None:
                counts.append(picked)
                continue
            decision: Decision = reached.decision
            merge(self.listed, decision.options)
            if not all(map(is_pick, decision.options)):
                counts.append(picked)
        self.fewest = min(counts, default=0)
        self.most = max(counts, default=0)

    @property
    def candidates(self) -> list[Option]:
        """What may be picked."""
        return [option for option in self.listed if is_pick(option)]

    @property
    def ends(self) -> list[Option]:
        """The options that end the series; none where it ends by itself."""
        return [option for option in self.listed if not is_pick(option)]

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
        if not self.enough:
            return None
        ended: list[Option] | None = None
        for made, reached in orders(asking(self.table), self.picks):
            if reached is None:
                if end is None:
                    return made
                # The last pick was the last that could be made: nothing is left to be ended.
                ended = ended or made
                continue
            decision: Decision = reached.decision
            ends = [option for option in decision.options if not is_pick(option) and end in (None, option)]
            if ends:
                return [*made, *asked_for(decision, ends[0])]
        return ended

    def so_far(self) -> Any:
        """The table with the picks made and the series still open; as it lies there if that can't be."""
        ways = orders(asking(self.table), self.picks, len(self.picks) + 2)
        return next((reached for _, reached in ways if reached is not None), self.table)

    def refusal(self) -> tuple[Option, Refusal] | None:
        """The first of the picks that can't follow those before it, and why."""
        table = asking(self.table)
        left = list(self.picks)
        while left and table is not None:
            refused = [(option, table.why_not(option)) for option in left]
            option = next((option for option, refusal in refused if refusal is None), None)
            if option is None:
                return refused[0]
            left.remove(option)
            table = after(table, option)
        return None


def picking(table: Any, tried: int = _TRIED) -> Picking | None:
    """The series that is open on a table; nothing where one choice is asked for."""
    decision: Decision | None = table.decision
    if decision is None or not decision.serial:
        return None
    firsts: dict[str, Option] = {}
    for option in decision.options:
        if is_pick(option):
            firsts.setdefault(option[0], option)
    asked = asking(table)
    if decision.series or any(after(asked, option) is not None for option in firsts.values()):
        return Picking(table, tried)
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


def ways(table: Any, tried: int = _TRIED) -> Iterator[tuple[int, Any | None]]:
    """The tables that a series leads to, each with the number of picks made; nothing for a table when it has ended."""
    first = asking(table)
    yield 0, first
    seen: set[tuple[Option, ...]] = set()
    waiting: list[tuple[Any, Option]] = []
    fresh = [(first, option) for option in reversed(first.decision.options) if is_pick(option)]
    start = len(first.decision.series)
    for _ in range(tried):
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


def orders(
    table: Any, wanted: Sequence[Option], most: int = _TRIED, met: set[tuple[Option, ...]] | None = None
) -> Iterator[tuple[list[Option], Any | None]]:
    """The ways on which exactly the wanted are picked: the choices a match is asked for, and the table reached.

    Nothing for a table where the last pick has ended the series. What was named first is tried first; what is left of
    the wanted is tried once, however the others were picked before it, and so many ways at the most.
    """
    if not wanted:
        yield [], table
        return
    met = set() if met is None else met
    key = tuple(sorted(wanted, key=repr))
    if key in met or len(met) >= most:
        return
    met.add(key)
    decision: Decision = table.decision
    tried = set()
    for option in wanted:
        picked = table.box.actions[option[0]].canonical(table, decision.seat, option)
        if picked in tried or table.why_not(option) is not None:
            continue
        tried.add(picked)
        left = list(wanted)
        left.remove(picked if picked in wanted else option)
        reached = after(table, option)
        made = asked_for(decision, picked)
        if reached is not None:
            for further, last in orders(reached, left, most, met):
                yield [*made, *further], last
        elif not left:
            yield made, None


def asked_for(decision: Decision, option: Option) -> list[Option]:
    """The choice, unless a match makes it by itself because there is no other."""
    return [option] if len(decision.options) > 1 or decision.reveals else []
