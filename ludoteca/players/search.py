"""A player who plays matches out in its head before it chooses.

Every iteration imagines a new world that the seat can't tell from the true one, walks down one tree that all worlds
share, by what has been found out so far, adds one choice to it, and plays on from there by the game's quick measure
until everybody has had a turn. How the table then stands is told to every choice on the way, for the seat that made it
(information-set Monte Carlo tree search, seen by one seat).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.table import Table
from ludoteca.players.evaluation import chances, judging_of
from ludoteca.players.leaning import Leaning
from ludoteca.players.thought import Budget, Thought

#: Iterations for one decision, if the budget does not say.
ITERATIONS = 200
#: How much what was seldom tried is preferred to what has done well.
EXPLORATION = 0.5
#: How many choices are followed in the tree.
DEPTH = 40
#: How many choices a world is played on at most, and how many turns for each seat.
CHOICES = 150
TURNS = 1


class Edge:
    """A choice in the tree: how often it was taken, how often it could have been, and what came of it."""

    __slots__ = ("child", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.child: dict[Option, Edge] = {}


class Search:
    """Looks ahead by iterations; the same blind table, budget and seed give the same thought."""

    __slots__ = ("exploration", "iterations", "policy", "turns", "weights")

    def __init__(
        self,
        policy: Leaning,
        weights: Sequence[float] | None = None,
        iterations: int = ITERATIONS,
        exploration: float = EXPLORATION,
        turns: int = TURNS,
    ) -> None:
        #: How worlds are played on beyond the tree.
        self.policy = policy
        #: Other weights than the game's own.
        self.weights = weights
        self.iterations = iterations
        self.exploration = exploration
        self.turns = turns

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        decision = blind.decision
        assert decision is not None and decision.seat == seat, "a player was asked out of turn"
        if len(decision.options) == 1:
            return Thought(decision.options[0])
        looking = Looking(self, blind, seat, Chance(seed))
        end = perf_counter() + budget.milliseconds / 1000
        for done in range(1, (budget.iterations or self.iterations) + 1):
            looking.iterate()
            if done % 16 == 0 and perf_counter() > end:
                break
        return looking.thought(decision.options)


class Looking:
    """One look ahead: its tree, and all that it is looked with."""

    __slots__ = ("blind", "chance", "done", "end", "player", "root", "seat", "weights")

    def __init__(self, player: Search, blind: Table, seat: int, chance: Chance) -> None:
        self.player = player
        self.blind = blind
        self.seat = seat
        self.chance = chance
        self.weights = player.weights or judging_of(blind.box.game).weights
        #: The turn at whose beginning a world is judged.
        self.end = blind.turn + player.turns * len(blind.playing())
        self.root: dict[Option, Edge] = {}
        self.done = 0

    def iterate(self) -> None:
        """A new world: down the tree, on by the quick measure, and back with what came of it."""
        world = view.imagine(self.blind, self.seat, self.chance.below(1 << 32))
        self.done += 1
        taken = self.descend(world)
        self.play_on(world)
        found = chances(world, self.weights)
        for edge, seat in taken:
            edge.visits += 1
            edge.value += found[seat]

    def descend(self, world: Table) -> list[tuple[Edge, int]]:
        """Choose by the tree until a choice that it did not have; tells the choices and who made them."""
        children = self.root
        taken: list[tuple[Edge, int]] = []
        while not self.is_over(world) and len(taken) < DEPTH:
            decision = world.decision
            assert decision is not None
            option, edge = self.best(world, decision.options, children)
            world.choose(option)
            taken.append((edge, decision.seat))
            if not edge.visits:
                break
            children = edge.child
        return taken

    def best(self, world: Table, options: Sequence[Option], children: dict[Option, Edge]) -> tuple[Option, Edge]:
        """The choice that promises most: what it has brought so far, and how little is known of it."""
        known = [children[option] for option in options if option in children]
        visits = sum([edge.visits for edge in known])
        mean = sum([edge.value for edge in known]) / visits if visits else 0.5
        reach = self.player.exploration * sqrt(visits + 1)
        leanings = self.player.policy.shares(world, options)
        best, most = options[0], -1.0
        for option, leaning in zip(options, leanings, strict=True):
            edge = children.get(option)
            if edge is None or not edge.visits:
                worth = mean + reach * leaning
            else:
                worth = edge.value / edge.visits + reach * leaning / (1 + edge.visits)
            if worth > most:
                best, most = option, worth
        return best, children.setdefault(best, Edge())

    def play_on(self, world: Table) -> None:
        choose = self.player.policy.choose
        for _ in range(CHOICES):
            if self.is_over(world):
                break
            world.choose(choose(world, self.chance))

    def is_over(self, world: Table) -> bool:
        return world.decision is None or world.turn > self.end

    def thought(self, options: Sequence[Option]) -> Thought:
        """The choice that was taken most; of equals the better, then the first."""
        tried = [(option, self.root[option]) for option in options if option in self.root]
        tried.sort(key=lambda each: (-each[1].visits, -each[1].value))
        worths = [edge.value / edge.visits for _, edge in tried]
        return Thought(tried[0][0], [option for option, _ in tried], worths, self.done)
