"""What an effect is about to make a player do is announced first: texts may answer it, and prevent it.

"Quando um efeito fizer com que um jogador compre três ou mais cards, …": what this says is carried
out before he draws them (gap made-to-do).
"""

from __future__ import annotations

from ludoteca.core.box import Perform
from ludoteca.core.effects import YOU
from ludoteca.core.procedure import Next
from ludoteca.games.battle_scenes.meaning.finding import seats_of
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect, settle
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text

#: How far the announcement of a clause has come.
UNSAID, TOLD, HEARD = range(3)


def announced(perform: Perform, event: str) -> Perform:
    """Carry out an effect, but for what is prevented once it has been announced."""

    def performs(effect: text.Draw | text.Search, table: BattleTable, frame: ResolveEffect) -> Next:
        if event in table.box.awaited:
            if frame.announced == UNSAID:
                frame.announced = TOLD
                announce(effect, table, frame, event)
                raised = settle(table)
                if raised is not None:
                    return raised
            if frame.announced == TOLD:
                frame.announced = HEARD
                frame.result = None
        following = perform(effect, table, frame)
        if following is None:
            frame.announced = UNSAID
        return following

    return performs


def announce(effect: text.Draw | text.Search, table: BattleTable, frame: ResolveEffect, event: str) -> None:
    if isinstance(effect, text.Search):
        if "deck" in effect.zones:
            tell(table, frame, event, frame.seat_of(table, YOU), effect.what.count.count(table, frame))
        return
    for seat in seats_of(table, frame, effect.who):
        tell(table, frame, event, seat, effect.count.count(table, frame))


def tell(table: BattleTable, frame: ResolveEffect, event: str, seat: int, count: int) -> None:
    """What a cost makes a player do is no effect."""
    if count > 0 and not frame.paying:
        table.tell(event, "5.7.A.1", seat, frame.source, (), (count, frame.controller))


def prevent(effect: text.Prevent, table: BattleTable, frame: ResolveEffect) -> Next:
    """The player whom the moment spoke of does not do what he was about to do."""
    for procedure in table.innermost():
        if isinstance(procedure, ResolveEffect) and procedure.announced == TOLD and frame.event is not None:
            procedure.replaced = (*procedure.replaced, frame.event.seat)
            frame.done = 1
            break
    return None
