"""How triggered effects wait and are resolved: one flat list of Pending Effects (7.2.9).

Whatever is set off while a Spell is resolved waits for its Step 8. The active player picks the order; each
effect is resolved completely, with the knock-outs that it brings, before the next. What has been set off
outside any Spell is resolved at once, in a list of its own (gap root-of-chain-outside-spell).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from ludoteca.core.events import Waiting
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.meaning.pending import COUNTER, FARMS, FUSE, STEAL_HEALTH, TEXT, WITHERS, Pending
from ludoteca.games.krosmaster.meaning.powers import silenced
from ludoteca.games.krosmaster.play.injuries import knock_outs
from ludoteca.games.krosmaster.text import words as w

if TYPE_CHECKING:
    from ludoteca.games.krosmaster.table.table import KrosTable


class Settle(Procedure):
    """Pending Effects, one after the other in the active player's order, until none is left (1.7.1, 4.18.3.b-1)."""

    __slots__ = ()

    def copy(self) -> Settle:
        return self.progress(Settle())

    def pending(self, table: KrosTable) -> tuple[Waiting, ...]:
        """What waits; what the resolution of one sets off joins the same list (7.2.9.c)."""
        return table.waiting

    def next_effect(self, table: KrosTable) -> Next:
        if not table.waiting:
            table.let_pass()
            return None
        if self.answer is not None:
            return self.take(table, self.answer[1])
        if len(table.waiting) > 1:
            return table.ask(table.active, "ask-pending", "7.2.9.a", ("resolve",))
        return self.take(table, table.waiting[0].number)

    def take(self, table: KrosTable, number: int) -> Next:
        effect = next(each for each in table.waiting if each.number == number)
        table.waiting = tuple(each for each in table.waiting if each.number != number)
        return ResolvePending(effect)


Settle.steps = (("7.2.9.a", Settle.next_effect),)


def settle(table: KrosTable) -> Procedure | None:
    """The procedure that resolves what waits, if anything does."""
    return Settle() if table.waiting else None


class ResolvePending(Procedure):
    """One Pending Effect, and the knock-outs that it brings (gap ko-step-vs-constant)."""

    __slots__ = ("effect",)

    #: The effects that are the rulebook's own and no card's text, by their sort (``own_effects.py``).
    own_effects: ClassVar[Mapping[str, Callable[[KrosTable, Pending], Procedure | None]]]

    def __init__(self, effect: Waiting) -> None:
        super().__init__()
        self.effect = effect

    def copy(self) -> ResolvePending:
        return self.progress(ResolvePending(self.effect))

    def carry_out(self, table: KrosTable) -> Next:
        effect = self.effect
        assert isinstance(effect, Pending)
        if lapsed(table, effect):
            table.tell("lapsed", "7.2.9.b", effect.controller, effect.source, (effect.source,))
            return None
        if effect.sort == TEXT:
            return self.then(
                Resolve(effect.ability, effect.controller, effect.source, NONE, effect.event, effect.number)
            )
        return self.then(self.own_effects[effect.sort](table, effect))

    def knock_outs(self, table: KrosTable) -> Next:
        return self.then(knock_outs(table))


ResolvePending.steps = (("7.2.9.a", ResolvePending.carry_out), ("7.2.9.b", ResolvePending.knock_outs))


def lapsed(table: KrosTable, effect: Pending) -> bool:
    """It can't be resolved: what it acts on is gone, or its owner, in play, has lost the Power (7.2.9.b, 4.18.3.c)."""
    source = effect.source
    if effect.sort == COUNTER:
        lost = table.in_arena(source) and not table.powers(source) & w.COUNTER_ATTACK
        return lost or not table.in_arena(effect.subject)
    if effect.sort == TEXT:
        if table.in_arena(source) and silenced(table, source):
            return True
        condition = table.box.abilities[effect.ability].condition
        frame = Resolve(effect.ability, effect.controller, source)
        return condition is not None and not condition.holds(table, frame)
    if effect.sort in (STEAL_HEALTH, FUSE, WITHERS, FARMS):
        return not table.in_arena(source)
    return False
