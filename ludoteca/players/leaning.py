"""What a seat is likely to choose, at little cost: the quick measure by which a search plays worlds on."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.table import Table
from ludoteca.players.simple import has_simple_player


class Leaning:
    """Takes the option that the game's simple measure takes, or any, by how often its verb is taken when offered."""

    __slots__ = ("ratios", "simple", "stray")

    def __init__(self, ratios: dict[str, float], simple: bool, stray: float = 0.0) -> None:
        #: How often a verb is taken where it is offered, by the question and the verb.
        self.ratios = ratios
        self.simple = simple
        self.stray = stray

    def weights(self, table: Table, options: Sequence[Option]) -> list[float]:
        decision = table.decision
        assert decision is not None
        ask, ratios = decision.ask, self.ratios
        counts: dict[str, int] = {}
        for option in options:
            counts[option[0]] = counts.get(option[0], 0) + 1
        share = {verb: ratios.get(f"{ask} {verb}", 0.5) / count for verb, count in counts.items()}
        return [share[option[0]] for option in options]

    def shares(self, table: Table, options: Sequence[Option]) -> list[float]:
        """How likely each option is."""
        if len(options) == 1:
            return [1.0]
        weights = self.weights(table, options)
        total = sum(weights)
        shares = [weight / total for weight in weights]
        if self.simple:
            found = table.box.game.simple_choice(table)
            shares = [0.6 * share + (0.4 if option == found else 0.0) for share, option in zip(shares, options, strict=True)]
        return shares

    def choose(self, table: Table, chance: Chance) -> Option:
        decision = table.decision
        assert decision is not None
        options = decision.options
        if self.simple and chance.below(1000) >= 1000 * self.stray:
            found = table.box.game.simple_choice(table)
            if found is not None:
                return found
        weights = self.weights(table, options)
        point = chance.below(1 << 30) / (1 << 30) * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            point -= weight
            if point <= 0:
                return option
        return options[-1]
