"""A player who tries its options in its head before it chooses.

Each option is tried in worlds that the seat can't tell from the true one, the same worlds for all of them: it is
chosen, play goes on by the game's simple measure to the end of the turn, or of later turns, and the table is judged.
Whenever the worlds have doubled, the worse half of the options is dropped and the better half is looked at closer.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.players.evaluation import PLAIN, Manner, chances, judging_of
from ludoteca.players.simple import has_simple_player
from ludoteca.players.thought import Budget, Thought

#: How many choices a world is played on at most.
CHOICES = 250
#: One choice in so many is made at random while a world is played on: nobody always does what is expected.
STRAY = 10
#: What another option must promise more than the one that the simple measure takes.
GAIN = 0.002


class Search:
    """Looks at its options in so many worlds, each played on for so many turns beyond the present one.

    The same blind table, budget and seed give the same thought.
    """

    __slots__ = ("manner", "turns", "weights", "worlds")

    def __init__(self, worlds: int, turns: int, weights: Sequence[float] | None = None, manner: Manner = PLAIN) -> None:
        self.worlds = worlds
        self.turns = turns
        #: Other weights than the game's own.
        self.weights = weights
        self.manner = manner

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        decision = blind.decision
        assert decision is not None and decision.seat == seat, "a player was asked out of turn"
        options = worth_trying(blind, decision.options)
        if len(options) == 1:
            return Thought(options[0])
        looking = Looking(self, blind, seat, Chance(seed))
        end = perf_counter() + budget.milliseconds / 1000
        return looking.look(options, budget.iterations or self.worlds, end)


def worth_trying(blind: Table, options: Sequence[Option]) -> Sequence[Option]:
    """All but those of which it is plain that they change nothing; all, if there are no others."""
    game: Game = blind.box.game
    return [option for option in options if not game.does_nothing(blind, option)] or options


class Looking:
    """One look ahead: from which table, whose, and what was found out of each option."""

    __slots__ = ("blind", "chance", "end", "found", "manner", "seat", "simple", "usual", "weights")

    def __init__(self, player: Search, blind: Table, seat: int, chance: Chance) -> None:
        game: Game = blind.box.game
        self.blind = blind
        self.seat = seat
        self.chance = chance
        self.weights = player.weights or judging_of(game).weights
        self.manner = player.manner
        self.simple = has_simple_player(game)
        #: The option that the simple measure takes.
        self.usual = None if blind.decision is None else game.simple_choice(blind)
        #: The last turn that a world is played on to.
        self.end = blind.turn + player.turns
        #: What came of each option, in every world that it was tried in.
        self.found: dict[Option, list[float]] = {}

    def look(self, options: Sequence[Option], worlds: int, end: float) -> Thought:
        left = list(options)
        self.found = {option: [] for option in options}
        done, dropping = 0, 2
        while done < worlds and (not done or perf_counter() < end):
            self.try_all(left)
            done += 1
            if done == dropping:
                left = sorted(left, key=self.promise, reverse=True)[: max(2, len(left) // 2)]
                dropping *= 2
        ranked = sorted(options, key=lambda option: (option in left, self.promise(option)), reverse=True)
        return Thought(ranked[0], ranked, [mean(self.found[option]) for option in ranked], done)

    def promise(self, option: Option) -> float:
        return mean(self.found[option]) + (GAIN if option == self.usual else 0.0)

    def try_all(self, options: Sequence[Option]) -> None:
        """One world, in which each of these options is chosen and the same luck follows."""
        world = view.imagine(self.blind, self.seat, self.chance.below(1 << 32))
        luck = self.chance.below(1 << 32)
        for option in options:
            tried = world.copy()
            tried.choose(option)
            self.play_on(tried, Chance(luck))
            self.found[option].append(self.worth(tried))

    def worth(self, table: Table) -> float:
        return chances(table, self.weights, self.seat, self.manner)[self.seat]

    def compare(self, options: Sequence[Option], worlds: int) -> list[float]:
        """What each of these options promises, in the same worlds."""
        self.found = {option: [] for option in options}
        for _ in range(worlds):
            self.try_all(tuple(self.found))
        return [mean(self.found[option]) for option in options]

    def outlook(self, worlds: int) -> float:
        """The chance of the seat as things are, whoever decides next."""
        if self.blind.places is not None:
            return self.worth(self.blind)
        found = []
        for _ in range(worlds):
            world = view.imagine(self.blind, self.seat, self.chance.below(1 << 32))
            self.play_on(world, Chance(self.chance.below(1 << 32)))
            found.append(self.worth(world))
        return mean(found)

    def standings(self, options: Sequence[Option], worlds: int) -> list[list[float]]:
        """What each feature weighs for the seat after each of these options, on the average of some worlds."""
        game: Game = self.blind.box.game
        totals = [[0.0] * len(self.weights) for _ in options]
        for _ in range(worlds):
            world = view.imagine(self.blind, self.seat, self.chance.below(1 << 32))
            luck = self.chance.below(1 << 32)
            for total, option in zip(totals, options, strict=True):
                tried = world.copy()
                tried.choose(option)
                self.play_on(tried, Chance(luck))
                if tried.places is None and tried.plays(self.seat):
                    for at, figure in enumerate(game.features(tried, self.seat)):
                        total[at] += self.weights[at] * figure / worlds
        return totals

    def play_on(self, world: Table, chance: Chance) -> None:
        game: Game = world.box.game
        for _ in range(CHOICES):
            decision = world.decision
            if decision is None or world.turn > self.end:
                break
            usual = game.simple_choice(world) if self.simple and chance.below(STRAY) else None
            world.choose(usual or chance.pick(decision.options))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
