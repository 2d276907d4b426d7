"""What is counted and remembered within a turn, to begin anew with the next (6.2.final-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ludoteca.core.events import NOTHING, Event
from ludoteca.games.battle_scenes.table.areas import SCENE
from ludoteca.games.battle_scenes.table.kinds import ABILITY, SCENARIO
from ludoteca.games.battle_scenes.table.static_effects import StaticEffects

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.table.box import BattleBox


class Counting(StaticEffects):
    """The uses of texts and actions in this turn, and what it has done to base cards."""

    __slots__ = (
        *("acting", "actions_used", "boosts", "damaged", "felled", "past", "scenario_put", "singular", "times"),
        "uses",
    )

    def __init__(self, box: BattleBox, seed: int) -> None:
        super().__init__(box, seed)
        #: How often each text was used this turn, by who bears it.
        self.times: dict[tuple[int, int], int] = {}
        #: Boosts that wait for the next damage-dealing action: character, points, card, controller.
        self.boosts: tuple[tuple[int, int, int, int], ...] = ()
        #: Actions used this turn, by each player.
        self.actions_used: tuple[int, int] = (0, 0)
        #: Who has used an action with Singularity this turn (7.1.singularidade).
        self.singular: tuple[int, ...] = ()
        #: The turn's Scenario has been put into the scene (6.2.C.3-3).
        self.scenario_put = False
        #: The base cards that took damage this turn (gap turn-counters).
        self.damaged: tuple[int, ...] = ()
        #: The base cards that damage has left without cards, each with the source and the action, if it was one.
        self.felled: tuple[tuple[int, int, int], ...] = ()
        #: The uses of actions in this turn, in order.
        self.uses: tuple[Event, ...] = ()
        #: What has happened this turn, as far as a text of the match asks for it.
        self.past: tuple[Event, ...] = ()
        #: Which of them is being carried out, or NOTHING.
        self.acting = NOTHING

    def copy_into(self, new: Self) -> None:
        super().copy_into(new)
        new.times = self.times.copy()
        new.boosts = self.boosts
        new.actions_used = self.actions_used
        new.singular = self.singular
        new.scenario_put = self.scenario_put
        new.damaged = self.damaged
        new.felled = self.felled
        new.uses = self.uses
        new.past = self.past
        new.acting = self.acting

    def used_times(self, bearer: int, text: int) -> int:
        return self.times.get((bearer, text), 0)

    def count_use(self, bearer: int, text: int) -> None:
        self.times[(bearer, text)] = self.used_times(bearer, text) + 1

    def counts_for(self, card: int, base: int) -> int:
        """Who a "once a turn" is counted for: an Ability card itself, or the base card (gap once-per-turn-granted)."""
        return card if self.kind(card).sort in (ABILITY, SCENARIO) else base

    def begin_turn_afresh(self) -> None:
        """All that is counted for a turn begins anew (6.2.final-4)."""
        self.times = {}
        self.boosts = ()
        self.actions_used = (0, 0)
        self.uses = ()
        self.past = ()
        self.singular = ()
        self.scenario_put = False
        self.damaged = ()
        self.felled = ()
        self.let_pass()
        for number in self.zones[SCENE]:
            piece = self.pieces[number]
            if piece.used or piece.extra or piece.readied or piece.prompt or piece.boosted:
                piece = self.write(number)
                piece.used = ()
                piece.extra = 0
                piece.readied = False
                piece.prompt = False
                piece.boosted = False
