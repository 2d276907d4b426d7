"""How triggered effects wait and are resolved: the active-player-first pool (gap effects.trigger-queue).

After each complete effect the knock-outs are checked; then the active
player's pending effects are resolved, in the order that he likes, then the
other's. Effects born meanwhile join the pool and the choice is made again.
Nothing interrupts an effect but prevention and redirection (initiative.4).
"""

from __future__ import annotations

from ludoteca.core.events import NOTHING, Event, Waiting
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.dice_masters.play.damage import falling, knock_out
from ludoteca.games.dice_masters.table.table import DiceTable
from ludoteca.games.dice_masters.text.terms import TRIGGER, WhileActive


class Pending(Waiting):
    """A waiting effect; ``sources`` holds the dice whose faces could speak for it, with the text of each."""

    __slots__ = ("sources",)

    def __init__(
        self,
        number: int,
        controller: int,
        source: int,
        ability: int,
        event: Event,
        sources: tuple[tuple[int, int], ...],
    ) -> None:
        super().__init__(number, controller, source, ability, NOTHING, event)
        self.sources = sources

    def data(self) -> tuple[object, ...]:
        return (*super().data(), self.sources)


def gather(table: DiceTable, event: Event) -> None:
    """Notice every text that this event sets off: once a die, or once a card for "while active" (active.2).

    Each new event sets a text off anew (example.combat.7), while all dice are where it found them (gap
    effects.last-known).
    """
    kind = event.kind
    kinds = table.box.kinds
    pieces = table.pieces
    for seat in (table.active, 1 - table.active):
        # A card is told by its owner too: a controlled die is governed by the opponent's (control.4).
        cards: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for number in table.field(seat):
            if kind not in kinds[pieces[number].speaks].watches:
                continue
            for text in table.texts(number):
                ability = table.ability(text)
                if ability.sort != TRIGGER or ability.trigger is None or kind not in ability.trigger.events:
                    continue
                if not ability.trigger.fires(table, event, number, seat):
                    continue
                if isinstance(ability.condition, WhileActive):
                    cards.setdefault((table.box.bases[text], pieces[number].owner), []).append((number, text))
                else:
                    wait(table, seat, event, ((number, text),))
        for sources in cards.values():
            hit = tuple(source for source in sources if source[0] in event.subjects)
            wait(table, seat, event, hit if hit and kind == "damage" else tuple(sources))


def wait(table: DiceTable, seat: int, event: Event, sources: tuple[tuple[int, int], ...]) -> None:
    number, text = sources[0]
    pending = Pending(table.new_number(), seat, number, text, event, sources)
    table.waiting = (*table.waiting, pending)


class Settle(Procedure):
    """Knock-outs, then pending effects, until nothing is left to do."""

    __slots__ = ()

    def copy(self) -> Settle:
        return self.progress(Settle())

    def knock_outs(self, table: DiceTable) -> Next:
        """Checked after each complete effect, before its triggers (gap effects.ko-check), all who fall together
        (example.combat.11)."""
        fallen = falling(table)
        while fallen:
            knock_out(table, fallen, "turn.attack.damage.9", table.active, NOTHING)
            fallen = falling(table)
        return None

    def next_effect(self, table: DiceTable) -> Next:
        if self.result is not None:
            self.repeat()
            return None
        if not table.waiting:
            return None
        if self.answer is not None:
            return self.resolve(table, self.answer[1])
        mine = waiting_of_first(table)
        if len(mine) > 1 and not interchangeable(mine):
            seat = mine[0].controller
            return table.ask(seat, "ask-order", "initiative.2", ("resolve",))
        return self.resolve(table, mine[0].number)

    def resolve(self, table: DiceTable, number: int) -> Next:
        effect = next(each for each in waiting_of_first(table) if each.number == number)
        table.waiting = tuple(each for each in table.waiting if each.number != number)
        return ResolvePending(effect)


Settle.steps = (("turn.attack.damage.9", Settle.knock_outs), ("initiative.1", Settle.next_effect))


def settle(table: DiceTable) -> Settle | None:
    """The procedure that settles what an effect has left behind, if there is anything to settle."""
    if table.waiting or falling(table):
        return Settle()
    return None


def waiting_of_first(table: DiceTable) -> list[Pending]:
    """The pending effects of the player who resolves first: the one whose turn it is, if he has any (example.combat.4);
    then the other (example.combat.6)."""
    pool = [each for each in table.waiting if isinstance(each, Pending)]
    mine = [each for each in pool if each.controller == table.active]
    return mine or pool


def interchangeable(effects: list[Pending]) -> bool:
    """Effects of one text from one die: their order can't matter."""
    first = effects[0]
    return all(each.sources == first.sources for each in effects)


class ResolvePending(Procedure):
    """Resolve one pending effect."""

    __slots__ = ("ability", "effect", "source")

    def __init__(self, effect: Pending) -> None:
        super().__init__()
        self.effect = effect
        self.source = effect.source
        self.ability = effect.ability

    def copy(self) -> ResolvePending:
        new = ResolvePending(self.effect)
        new.source = self.source
        new.ability = self.ability
        return self.progress(new)

    def pick_die(self, table: DiceTable) -> Next:
        """Dice of one card on different faces: the controller picks whose burst counts (gap
        effects.duplicate-while-active)."""
        if self.answer is not None:
            self.source = self.answer[1]
            self.ability = dict(self.effect.sources)[self.source]
        elif len({text for _, text in self.effect.sources}) > 1:
            return table.ask(self.effect.controller, "ask-whose-burst", "bursts.2", ("choose",))
        return None

    def choices(self, table: DiceTable) -> list[int]:
        """One die for each text that could count."""
        return list({text: number for number, text in reversed(self.effect.sources)}.values())

    def carry_out(self, table: DiceTable) -> Next:
        effect = self.effect
        frame = Resolve(self.ability, effect.controller, self.source, event=effect.event, number=effect.number)
        return self.then(frame)


ResolvePending.steps = (("bursts.2", ResolvePending.pick_die), ("initiative.4", ResolvePending.carry_out))


def effects_to_order(table: DiceTable, seat: int, chosen: tuple[int, ...]) -> list[int]:
    return [each.number for each in waiting_of_first(table)]
