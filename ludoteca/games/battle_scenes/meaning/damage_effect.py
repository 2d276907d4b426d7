"""One effect that would alter damage (5.3), and those that hold for certain sources or destinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.events import NOTHING
from ludoteca.core.modifiers import Modifier
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.table.shields import Key, key_of
from ludoteca.games.battle_scenes.table.table import BattleTable

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.play.damage import DealDamage

#: How an effect alters damage, beside the operations of every value.
DIVIDE = "divide"
REDIRECT = "redirect"
PIERCE = "pierce"

#: The question that effects on damage alter.
QUESTION = "damage"
#: When an effect ends that helps the action at hand, and nothing else that its user does meanwhile.
END_OF_ACTION = "end of action"


class Change:
    """One effect that would alter the damage at hand: it acts once, if at all."""

    __slots__ = (
        "amount",
        "controller",
        "frame",
        "key",
        "more",
        "once",
        "one",
        "operation",
        "optional",
        "source",
        "to",
        "up",
    )

    def __init__(
        self,
        key: Key,
        operation: str,
        amount: int,
        source: int,
        controller: int,
        optional: bool = False,
        to: tuple[int, ...] = (),
        up: bool = False,
    ) -> None:
        self.key = key
        self.operation = operation
        self.amount = amount
        #: The card whose effect it is.
        self.source = source
        self.controller = controller
        self.optional = optional
        #: Where a redirection may send the damage.
        self.to = to
        #: Halves are rounded up (gap rounding).
        self.up = up
        #: It helps against one of the action's targets alone.
        self.one = False
        #: Its text acts once a turn, or does more than alter the damage; the frame in which the text is read.
        self.once = False
        self.more = False
        self.frame: ResolveEffect | None = None


def changes_by_modifiers(table: BattleTable, damage: DealDamage) -> list[Change]:
    """What continuous effects with a fixed object do to this damage: subjects are destinations, other its source."""
    found = []
    for modifier in table.modifiers.get(QUESTION, ()):
        if concerns(table, modifier, damage):
            to = (modifier.amount,) if modifier.operation == REDIRECT else ()
            amount = 0 if to else modifier.amount
            found.append(
                Change(key_of(modifier), modifier.operation, amount, modifier.source, modifier.controller, False, to)
            )
    return found


def concerns(table: BattleTable, modifier: Modifier, damage: DealDamage) -> bool:
    if modifier.subjects is not None and damage.destination not in modifier.subjects:
        return False
    if modifier.until == END_OF_ACTION:
        return modifier.other == damage.use
    return modifier.other in (NOTHING, damage.source, damage.use)
