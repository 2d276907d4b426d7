"""Picking cards, one at a time: for a payment, an unloading, an order."""

from __future__ import annotations

from ludoteca.core.decision import Option
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.table import BattleTable


class PickCards(Procedure):
    """A player picks some of the cards; the outcome is what he picked.

    The picks are made in one fixed order, so that no set can be picked in two ways; ``ordered`` where the order is
    part of the choice. What must be taken whole is not asked.
    """

    __slots__ = ("least", "most", "ordered", "picked", "pool", "question", "ruled", "seat")

    def __init__(
        self,
        seat: int,
        pool: tuple[int, ...],
        least: int,
        most: int,
        question: str,
        ruled: str,
        ordered: bool = False,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.pool = pool
        self.least = min(least, len(pool))
        self.most = min(most, len(pool))
        self.question = question
        self.ruled = ruled
        self.ordered = ordered
        self.picked: tuple[int, ...] = ()

    def copy(self) -> PickCards:
        new = PickCards(self.seat, (), 0, 0, self.question, self.ruled, self.ordered)
        new.pool = self.pool
        new.least = self.least
        new.most = self.most
        new.picked = self.picked
        return self.progress(new)

    def rule(self) -> str:
        return self.ruled

    def pick(self, table: BattleTable) -> Next:
        if not self.picked and not self.ordered:
            self.pool = tuple(sorted(self.pool, key=lambda number: (table.pieces[number].kind, number)))
        if self.answer is not None:
            if self.answer[0] == "enough":
                self.outcome = self.picked
                return None
            self.picked = (*self.picked, self.answer[1])
        if len(self.picked) >= self.most:
            self.outcome = self.picked
            return None
        if self.least == len(self.pool) and not self.ordered:
            self.outcome = self.pool
            return None
        verbs = ("choose", "enough") if len(self.picked) >= self.least else ("choose",)
        series: tuple[Option, ...] = tuple(("choose", number) for number in self.picked)
        return table.ask(self.seat, self.question, self.ruled, verbs, (), series)

    def choices(self, table: BattleTable) -> tuple[int, ...]:
        """What may be picked next, so that enough is left for the rest."""
        if self.ordered or not self.picked:
            open_to = tuple(number for number in self.pool if number not in self.picked)
        else:
            open_to = self.pool[self.pool.index(self.picked[-1]) + 1 :]
        if self.ordered:
            return open_to
        needed = self.least - len(self.picked)
        return open_to[: len(open_to) - needed + 1] if needed > 0 else open_to


PickCards.steps = (("", PickCards.pick),)
