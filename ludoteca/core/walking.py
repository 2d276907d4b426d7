"""Where whoever acts could walk, where a rulebook walks cell by cell: found by walking, on copies of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ludoteca.core.decision import Option
    from ludoteca.core.events import Event
    from ludoteca.core.table import Table

#: What a walk costs, and the cells of its way up to where it ends.
Walk = tuple[int, tuple[int, ...]]


class Stop(NamedTuple):
    """A step of which more comes than the step: the way up to it, the table there, the step, and the rule for it."""

    way: tuple[int, ...]
    table: Table
    step: Option
    rule: str = ""


def by_steps(table: Table, verb: str) -> dict[int, Walk]:
    """The shortest walks of which nothing comes but the steps themselves: whatever a step sets off, rolls or asks ends
    the search on that side, because it may come otherwise when the step is truly taken."""
    return explored(table, verb)[0]


def explored(table: Table, verb: str) -> tuple[dict[int, Walk], list[Stop]]:
    """The walks, and the steps at which the search ended, the nearest first."""
    walker = acting(table)
    if walker not in table.pieces:
        return {}, []
    found: dict[int, Walk] = {table.pieces[walker].cell: (0, ())}
    stops: list[Stop] = []
    frontier: list[tuple[Table, tuple[int, ...]]] = [(table, ())]
    while frontier:
        here, way = frontier.pop(0)
        for option in here.decision.options if here.decision is not None else ():
            if option[0] != verb or option[1] in found:
                continue
            there = after_step(here, option)
            if there is None:
                stops.append(Stop(way, here, option))
            else:
                walked = (*way, option[1])
                found[option[1]] = len(walked), walked
                frontier.append((there, walked))
    return {cell: walk for cell, walk in found.items() if walk[0]}, stops


def acting(table: Table) -> int:
    """The piece that is asked what it does."""
    decision = table.decision
    return -1 if decision is None else table.box.game.turn_shown(table, decision.seat).piece


def after_step(table: Table, option: Option) -> Table | None:
    """The table after a step, if the same piece is asked the same again and nothing else has happened.

    It is asked even where it could only end: a step that uses up what was left is a step like any other.
    """
    there = table.copy()
    there.asks_always = True
    log: list[Event] = []
    there.log = log
    there.choose(option)
    before, after = table.decision, there.decision
    if before is None or after is None or len(log) != 1 or acting(there) != acting(table):
        return None
    return there if (after.seat, after.ask) == (before.seat, before.ask) else None
