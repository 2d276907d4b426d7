"""What points at a card that leaves the scene and comes back: who enters is another object (gap target-lost)."""

from __future__ import annotations

from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.damage import DealSeveral
from ludoteca.games.battle_scenes.play.using import UseAction
from ludoteca.games.battle_scenes.table.pending import Pending
from ludoteca.games.battle_scenes.table.table import BattleTable

Slots = tuple[tuple[int, ...], ...]


def lose_sight(table: BattleTable, card: int) -> None:
    """A card is about to enter: only the effect that has it enter goes on speaking of it."""
    frames = [each for each in table.stack if isinstance(each, ResolveEffect)]
    for procedure in table.stack:
        if isinstance(procedure, UseAction) or (isinstance(procedure, ResolveEffect) and procedure is not frames[-1]):
            procedure.slots = without(procedure.slots, card)
        elif isinstance(procedure, DealSeveral):
            procedure.hits = tuple(hit for hit in procedure.hits if hit[0] != card)
    table.waiting = tuple(
        each.bound_to(without(each.bound, card)) if isinstance(each, Pending) else each for each in table.waiting
    )


def without(slots: Slots, card: int) -> Slots:
    return tuple(tuple(number for number in slot if number != card) for slot in slots)
