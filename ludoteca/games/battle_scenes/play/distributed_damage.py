"""Distributed damage (4.8.4.2): the controller first hands out all the points, then each share is its own procedure."""

from __future__ import annotations

from ludoteca.core.events import NOTHING
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.battle_scenes.play.damage import DealSeveral
from ludoteca.games.battle_scenes.table.table import BattleTable


class Distribute(Procedure):
    """Every destination chosen gets at least one point, and all points are handed out (gap distribute-minimum)."""

    __slots__ = ("controller", "piercing", "places", "points", "shares", "source", "targeted", "use")

    def __init__(
        self,
        source: int,
        controller: int,
        places: tuple[int, ...],
        points: int,
        piercing: bool,
        use: int = NOTHING,
        targeted: bool = False,
    ) -> None:
        super().__init__()
        self.source = source
        self.controller = controller
        self.places = places
        self.points = points
        self.piercing = piercing
        self.use = use
        self.targeted = targeted
        #: The points handed out so far, in the order of the destinations.
        self.shares: tuple[int, ...] = ()

    def copy(self) -> Distribute:
        new = Distribute(self.source, self.controller, self.places, self.points, self.piercing, self.use, self.targeted)
        new.shares = self.shares
        return self.progress(new)

    def hand_out(self, table: BattleTable) -> Next:
        if self.answer is not None:
            self.shares = (*self.shares, int(self.answer[1]))
        if len(self.places) > self.points:
            # Never more destinations than points.
            self.places = self.places[: self.points]
        if len(self.shares) < len(self.places):
            about = (self.places[len(self.shares)],)
            return table.ask(self.controller, "ask-share", "4.8.4.2-1", ("pick",), about)
        return None

    def modes(self, table: BattleTable) -> tuple[str, ...]:
        """How many points the next destination may get, so that one is left for each of the others."""
        left = self.points - sum(self.shares)
        others = len(self.places) - len(self.shares) - 1
        if not others:
            return (str(left),)
        return tuple(str(points) for points in range(1, left - others + 1))

    def deal(self, table: BattleTable) -> Next:
        if self.result is not None:
            self.outcome = self.result
            return None
        hits = tuple(
            (place, points, self.piercing, self.targeted)
            for place, points in zip(self.places, self.shares, strict=True)
        )
        return DealSeveral(self.source, self.controller, hits, self.use)


Distribute.steps = (("4.8.4.2-1", Distribute.hand_out), ("4.8.4.2-2", Distribute.deal))
