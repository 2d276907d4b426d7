"""Surprise Attack and Surprise Anticipation (7.2): cards in hand that are revealed at the start of a step.

The player is asked in private, so that nobody learns whether he has such a card; all that he means to use are
revealed together, and each effect becomes pending.
"""

from __future__ import annotations

from ludoteca.core.decision import Decision
from ludoteca.core.events import Event
from ludoteca.core.picking import ENOUGH, Picking, series
from ludoteca.core.procedure import Next
from ludoteca.games.battle_scenes.meaning.resolution import settle
from ludoteca.games.battle_scenes.meaning.triggering import wait
from ludoteca.games.battle_scenes.table.areas import HAND
from ludoteca.games.battle_scenes.table.characteristics import has_keyword
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text.phases import ANTICIPATION

SURPRISE_ATTACK = "Ataque-Surpresa"
SURPRISE_ANTICIPATION = "Antecipação-Surpresa"


class RevealSurprises(Picking):
    """At the start of a step of the combat, the player who acts in it may reveal cards from his hand
    (10.antecipacao-surpresa-1, 10.ataque-surpresa-3)."""

    __slots__ = ("part", "seat")

    def __init__(self, seat: int, part: str) -> None:
        super().__init__()
        self.seat = seat
        self.part = part

    def copy(self) -> RevealSurprises:
        new = RevealSurprises(self.seat, self.part)
        new.picked = self.picked
        return self.progress(new)

    def rule(self) -> str:
        return "7.2.antecipacao-surpresa-1" if self.part == ANTICIPATION else "7.2.ataque-surpresa-1"

    def question(self, table: BattleTable) -> Decision:
        picked = series("choose", self.picked)
        return table.ask(self.seat, "ask-surprise", self.rule(), ("choose", ENOUGH), (), picked, private=True)

    def take(self, table: BattleTable) -> Next:
        return None

    def choices(self, table: BattleTable) -> list[int]:
        """Without a character to carry it no card may be revealed (gap surprise-unload)."""
        if not table.characters(self.seat):
            return []
        keyword = SURPRISE_ANTICIPATION if self.part == ANTICIPATION else SURPRISE_ATTACK
        held = [card for card in table.cards(self.seat, HAND) if has_keyword(table, card, keyword)]
        return [card for card in held if not self.picked or card > self.picked[-1]]

    def reveal(self, table: BattleTable) -> Next:
        """Revealed together; each becomes pending with whatever else the start of the step triggered
        (7.2.antecipacao-surpresa-2)."""
        if self.picked:
            table.reveal(self.picked, self.rule(), self.seat)
            event = Event(f"start-{self.part}", self.rule(), self.seat)
            for card in self.picked:
                wait(table, self.seat, card, card, table.box.surprise, event)
        return None

    def resolve(self, table: BattleTable) -> Next:
        """The actions of the cards so loaded may be used in this very step (10.antecipacao-surpresa-2,
        10.ataque-surpresa-1, 10.ataque-surpresa-2-ex1)."""
        return self.then(settle(table))


RevealSurprises.steps = (
    ("7.2.ataque-surpresa-1", RevealSurprises.pick),
    ("7.2.ataque-surpresa-2", RevealSurprises.reveal),
    ("6.2.E.2-1", RevealSurprises.resolve),
)
