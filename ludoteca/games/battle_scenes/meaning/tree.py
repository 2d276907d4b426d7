"""The effect tree as it is (section 9): what is being resolved, what is paused, what waits, each at its level."""

from __future__ import annotations

from ludoteca.core.events import NOBODY
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, Settle
from ludoteca.games.battle_scenes.table.table import BattleTable

RESOLVING, PAUSED, WAITING = "resolving", "paused", "waiting"


class Branch:
    """One effect of the tree. Level 0 is the effect of an action or an activated effect."""

    __slots__ = ("ability", "controller", "level", "number", "source", "state")

    def __init__(self, level: int, number: int, controller: int, source: int, ability: int, state: str) -> None:
        self.level = level
        self.number = number
        self.controller = controller
        self.source = source
        self.ability = ability
        self.state = state


def branches(table: BattleTable, seat: int = NOBODY) -> list[Branch]:
    """From the root upwards, as far as a seat may know; paused while what it raised is resolved (9.1.2.1-2)."""
    found: list[Branch] = []
    for procedure in table.stack:
        if seat != NOBODY and procedure.secret and not table.box.game.sees_procedure(table, procedure, seat):
            break
        if found and isinstance(procedure, ResolveEffect | Settle):
            found[-1].state = PAUSED
        if isinstance(procedure, ResolveEffect):
            frame = procedure
            found.append(Branch(frame.level, frame.number, frame.controller, frame.source, frame.ability, RESOLVING))
    found += [
        Branch(each.level, each.number, each.controller, each.source, each.ability, WAITING) for each in table.waiting
    ]
    return sorted(found, key=lambda branch: branch.level)
