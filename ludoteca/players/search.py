"""A player who tries its options in its head before it chooses.

Each option is tried in worlds that the seat can't tell from the true one, the same worlds for all of them: it is
chosen, play goes on by the game's simple measure to the end of the turn, or of later turns, and the table is judged.
Whenever the worlds have doubled, the worse half of the options is dropped and the better half is looked at closer. What
the simple measure would do is never dropped: the others are compared with it world by world, and one of them is taken
only if it promises more beyond doubt. Among many options that few worlds were looked at for, the best is the luckiest.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision, Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.players.evaluation import PLAIN, Depth, Judging, Manner, chances, judging_of
from ludoteca.players.simple import has_simple_player
from ludoteca.players.thought import Budget, Thought

#: How many choices a world is played on at most.
CHOICES = 250
#: One choice in so many is made at random while a world is played on: nobody always does what is expected.
STRAY = 10
#: What another option must promise more than the one that the simple measure takes.
GAIN = 0.002
#: By how much an option is taken to differ from world to world as long as it was tried in one.
SPREAD = 0.05


class Search:
    """Looks at its options as deep as it was told to. The same blind table, budget and seed give the same thought."""

    __slots__ = ("depth", "judging", "manner")

    def __init__(self, depth: Depth, judging: Judging | None = None, manner: Manner = PLAIN) -> None:
        self.depth = depth
        #: Another one than the game's own.
        self.judging = judging
        self.manner = manner

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        decision = blind.decision
        assert decision is not None and decision.seat == seat, "a player was asked out of turn"
        options = worth_trying(blind, decision, self.depth.breadth)
        if len(options) == 1:
            return Thought(options[0])
        looking = Looking(self, blind, seat, Chance(seed))
        end = perf_counter() + budget.milliseconds / 1000
        return looking.look(options, budget.iterations or self.depth.worlds, end)


def worth_trying(blind: Table, decision: Decision, breadth: int = 0) -> Sequence[Option]:
    """All but those of which it is plain that they change nothing; all, if there are no others.

    No more than a breadth, if there is one: those that the game leans to most.
    """
    game: Game = blind.box.game
    found = [option for option in decision.options if not game.does_nothing(blind, option)] or decision.options
    if not breadth or len(found) <= breadth or not (leaning := game.leaning(blind, decision)):
        return found
    worth = dict(zip(decision.options, leaning, strict=True))
    return sorted(found, key=worth.__getitem__, reverse=True)[:breadth]


class Looking:
    """One look ahead: from which table, whose, and what was found out of each option."""

    __slots__ = ("blind", "chance", "doubt", "end", "found", "later", "manner", "seat", "simple", "usual", "weights")

    def __init__(self, player: Search, blind: Table, seat: int, chance: Chance) -> None:
        game: Game = blind.box.game
        self.blind = blind
        self.seat = seat
        self.chance = chance
        self.weights = (player.judging or judging_of(game)).weights_at(blind)
        self.manner = player.manner
        self.simple = has_simple_player(game)
        #: The option that the simple measure takes.
        self.usual = None if blind.decision is None else game.simple_choice(blind)
        #: The last turn that a world is played on to.
        self.end = blind.turn + player.depth.turns
        self.doubt = player.depth.doubt
        self.later = player.depth.later
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
                left = self.better_half(left)
                dropping *= 2
        ranked = sorted(options, key=lambda option: (option in left, self.promise(option)), reverse=True)
        return Thought(ranked[0], ranked, [min(1.0, max(0.0, self.promise(option))) for option in ranked], done)

    def better_half(self, options: Sequence[Option]) -> list[Option]:
        ranked = sorted(options, key=lambda option: mean(self.found[option]), reverse=True)
        left = ranked[: max(2, len(options) // 2)]
        return left if self.usual in left or self.usual not in options else [*left[:-1], self.usual]

    def promise(self, option: Option) -> float:
        """What it promises for sure: what it was worth beyond the usual one in the same worlds, less the doubt."""
        usual = self.found.get(self.usual) if self.usual is not None else None
        if not usual or option == self.usual:
            return mean(self.found[option])
        gains = [worth - other for worth, other in zip(self.found[option], usual, strict=False)]
        return mean(usual) + mean(gains) - GAIN - self.doubt * standard_error(gains)

    def try_all(self, options: Sequence[Option]) -> None:
        """One world, in which each of these options is chosen and the same luck follows."""
        world = view.imagine(self.blind, self.seat, self.chance.below(1 << 32))
        luck = self.chance.below(1 << 32)
        for option in options:
            tried = world.copy()
            tried.choose(option)
            self.found[option].append(self.followed(tried, Chance(luck)))

    def followed(self, world: Table, chance: Chance) -> float:
        """What a world is worth as it goes on: each turn's end is judged, and so much is left to those that follow."""
        total, left = 0.0, 1.0
        if self.later < 1:
            for turn in range(self.blind.turn, self.end):
                self.play_on(world, chance, turn)
                if world.decision is None:
                    break
                total += left * (1 - self.later) * self.worth(world)
                left *= self.later
        self.play_on(world, chance, self.end)
        return total + left * self.worth(world)

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
            try:
                self.play_on(world, Chance(self.chance.below(1 << 32)), self.end)
            except (StopIteration, LookupError, EngineFault):
                continue  # another seat is asked about cards that it does not hold here: there is no such world
            found.append(self.worth(world))
        return mean(found) if found else self.worth(self.blind)

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
                self.play_on(tried, Chance(luck), self.end)
                if tried.places is None and tried.plays(self.seat):
                    for at, figure in enumerate(game.features(tried, self.seat)):
                        total[at] += self.weights[at] * figure / worlds
        return totals

    def play_on(self, world: Table, chance: Chance, last: int) -> None:
        """To the end of a turn, or for as long as anybody would look ahead."""
        game: Game = world.box.game
        for _ in range(CHOICES):
            decision = world.decision
            if decision is None or world.turn > last:
                break
            usual = game.simple_choice(world) if self.simple and chance.below(STRAY) else None
            world.choose(usual or chance.pick(decision.options))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def standard_error(values: Sequence[float]) -> float:
    """How far their mean may lie from the truth; one more value is taken to lie ``SPREAD`` from it."""
    middle = mean(values)
    return sqrt((sum((value - middle) ** 2 for value in values) + SPREAD**2) / len(values)) / sqrt(len(values))
