"""A player who takes the option after which it stands best, once what it begins is completed.

An option often begins a series of small choices (an action, its targets, what pays for it): these are looked through
too, best first, until the table comes to rest: somebody else decides, or the seat is back where it began.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.table import Table
from ludoteca.players.evaluation import chances, judging_of
from ludoteca.players.thought import Budget, Thought

#: How many worlds each option is tried in, where something is hidden or left to chance.
WORLDS = 3
#: How many options are looked at on the first, second and every further step of what an option begins.
BREADTHS = (1_000, 12, 4, 2)
#: How many choices an option is followed before the table is judged where it stands.
DEPTH = 12
#: How many choices are tried for one decision, if the budget does not say.
CHOICES = 400
#: What an option must promise more than letting the chance go by: what changes nothing is not done for ever.
GAIN = 0.002
#: What is thought of going round in a circle: the last thing to do.
IN_CIRCLES = -1.0


class Greedy:
    """Weighs every option by what comes of it at once."""

    __slots__ = ("weights", "worlds")

    def __init__(self, weights: Sequence[float] | None = None, worlds: int = WORLDS) -> None:
        #: Other weights than the game's own.
        self.weights = weights
        self.worlds = worlds

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        decision = blind.decision
        assert decision is not None and decision.seat == seat, "a player was asked out of turn"
        if len(decision.options) == 1:
            return Thought(decision.options[0])
        weights = self.weights or judging_of(blind.box.game).weights
        chance = Chance(seed)
        choices = budget.iterations or CHOICES
        many = max(1, min(self.worlds, choices // (2 * len(decision.options))))
        worlds = [view.imagine(blind, seat, chance.below(1 << 32)) for _ in range(many)]
        share = max(1, choices // (many * len(decision.options)))
        looking = Looking(blind, seat, weights, chance)
        found: list[tuple[float, int, Option]] = []
        for at, option in enumerate(decision.options):
            value = sum([looking.beyond(world, option, share) for world in worlds]) / many
            found.append((-value, at, option))
        passing = blind.box.game.passing
        found.sort(key=lambda each: each[0] if each[2][0] not in passing else each[0] - GAIN)
        return Thought(
            found[0][2], [option for _, _, option in found], [-value for value, _, _ in found], looking.choices
        )


class Looking:
    """One look ahead: from which table, whose, and by which weights."""

    __slots__ = ("chance", "choices", "depth", "end", "now", "options", "seat", "weights")

    def __init__(self, blind: Table, seat: int, weights: Sequence[float], chance: Chance) -> None:
        self.seat = seat
        self.weights = weights
        self.chance = chance
        #: Where it began: how deep in procedures, with which options, and how good that was.
        assert blind.decision is not None
        self.depth = len(blind.stack)
        self.options = blind.decision.options
        self.now = chances(blind, weights)[seat]
        self.choices = 0
        #: After so many choices nothing further is looked through.
        self.end = 0

    def beyond(self, table: Table, option: Option, share: int) -> float:
        """What comes of an option, with so many choices to find out."""
        self.end = self.choices + share
        return self.after(table, option, 0)

    def after(self, table: Table, option: Option, step: int) -> float:
        """The seat's chances once an option, and what it begins, is completed as well as possible."""
        world = table.copy()
        world.choose(option)
        self.choices += 1
        if self.at_rest(world):
            return self.judged(world)
        if step >= DEPTH or self.choices >= self.end:
            return self.completed(world)
        return max([self.after(world, each, step + 1) for each in self.looked_at(world, step + 1)])

    def completed(self, world: Table) -> float:
        """The table once chance has made the choices that are left."""
        for _ in range(DEPTH):
            if self.at_rest(world):
                break
            assert world.decision is not None
            world.choose(self.chance.pick(world.decision.options))
        return self.judged(world)

    def judged(self, world: Table) -> float:
        """The seat's chances once it lets all its further chances go by.

        Doing something more is compared with doing nothing more on the same footing: not a table on which it is
        still this seat's turn with one on which the others have gone on.
        """
        if self.is_in_circles(world):
            return IN_CIRCLES
        passing = world.box.game.passing
        for _ in range(DEPTH):
            decision = world.decision
            if decision is None or decision.seat != self.seat:
                break
            ends = [option for option in decision.options if option[0] in passing]
            if not ends:
                break
            world.choose(ends[0])
            self.choices += 1
        return chances(world, self.weights)[self.seat]

    def is_in_circles(self, world: Table) -> bool:
        """Is the seat where it began, with nothing gained?"""
        decision = world.decision
        return (
            decision is not None
            and decision.seat == self.seat
            and decision.options == self.options
            and chances(world, self.weights)[self.seat] == self.now
        )

    def at_rest(self, world: Table) -> bool:
        """Somebody else decides, or the seat is back where it began with no series left open."""
        decision = world.decision
        if decision is None or decision.seat != self.seat:
            return True
        return not decision.series and len(world.stack) <= self.depth

    def looked_at(self, world: Table, step: int) -> Sequence[Option]:
        """The options that are followed: all, or a few drawn by lot."""
        assert world.decision is not None
        options = world.decision.options
        breadth = BREADTHS[min(step, len(BREADTHS) - 1)]
        if len(options) <= breadth:
            return options
        return [options[self.chance.below(len(options))] for _ in range(breadth)]
