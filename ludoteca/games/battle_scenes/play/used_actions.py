"""Which use of an action a text asks about, and of which mode and cost it is (4.6.2).

An action is told by its character and its card. The use that a text means has happened, is under way, or is being
weighed before it begins; only its chosen mode counts (4.6.2.B-1), and its cost as effects have made it (gap
changed-cost).
"""

from __future__ import annotations

from ludoteca.core.events import NOTHING, Event
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.play.cost_of_use import cost_as_told
from ludoteca.games.battle_scenes.play.targets import action_of
from ludoteca.games.battle_scenes.play.using import UseAction
from ludoteca.games.battle_scenes.table.kinds import X_COST, Mode
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.events import USE


def use_told(table: BattleTable, user: int, card: int, event: Event | None) -> Event | None:
    """The use that an event tells of: it is one itself, or comes of the last one of that character and card."""
    if event is None or event.kind == "use":
        return event
    uses = (use for use in reversed(table.uses) if use.subjects[0] == user and USE.get(use, "card") == card)
    return next(uses, None)


def is_being_paid(table: BattleTable) -> bool:
    """What happens now is a cost being paid, which is no effect (4.6.2.E)."""
    for procedure in table.innermost():
        if isinstance(procedure, ResolveEffect):
            return procedure.paying
        if isinstance(procedure, UseAction):
            return procedure.is_paying()
    return False


def under_way(table: BattleTable, user: int, card: int) -> UseAction | None:
    """The innermost use of that action that is being carried out."""
    for procedure in table.innermost():
        if isinstance(procedure, UseAction) and procedure.card == card and procedure.user == user:
            return procedure
    return None


def modes_meant(table: BattleTable, user: int, card: int, event: Event | None) -> tuple[Mode, ...]:
    """The chosen mode; all of them while nothing is known of the use."""
    modes = action_of(table, card).modes
    if len(modes) == 1:
        return modes
    if event is not None and event.kind == "use":
        return (modes[USE.get(event, "mode")],)
    weighed = table.weighed
    if weighed is not None and weighed.mode != NOTHING and (weighed.user, weighed.card) == (user, card):
        return (modes[weighed.mode],)
    use = under_way(table, user, card)
    if use is not None:
        return (modes[use.mode],)
    told = use_told(table, user, card, event)
    return modes if told is None else (modes[USE.get(told, "mode")],)


def cost_meant(table: BattleTable, user: int, card: int, event: Event | None) -> int:
    """What the action costs or did cost; ``NOTHING`` if it has no cost, or if nobody has said yet what X is."""
    if event is not None and event.kind == "use":
        return USE.get(event, "cost")
    weighed = table.weighed
    if weighed is not None and (weighed.user, weighed.card) != (user, card):
        weighed = None
    use = under_way(table, user, card)
    x = NOTHING if use is None else use.x
    if weighed is not None and weighed.x != NOTHING:
        x = weighed.x
    if weighed is not None and weighed.reckoning:
        # An effect on costs reads the cost that it would change, not what others make of it (gap changed-cost).
        printed = action_of(table, card).cost
        return x if printed == X_COST else max(printed, NOTHING)
    if use is not None and use.cost is not None and x == use.x:
        return use.cost
    told = use_told(table, user, card, event) if weighed is None else None
    return cost_as_told(table, user, card, x) if told is None else USE.get(told, "cost")
