"""Players who choose at once: at random, or by the game's own simple measure."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision, Option
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.players.thought import Budget, Thought


def has_simple_player(game: Game) -> bool:
    return type(game).leaning is not Game.leaning


class AtRandom:
    """Takes any option, each as likely."""

    __slots__ = ()

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        assert blind.decision is not None
        return Thought(Chance(seed).pick(blind.decision.options))


class Simple:
    """Takes what the game's own simple measure says, but for a slip now and then: never one to laugh at."""

    __slots__ = ("slips",)

    def __init__(self, slips: int = 0) -> None:
        #: So many choices of a hundred.
        self.slips = slips

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        assert blind.decision is not None
        chance = Chance(seed)
        if chance.below(100) < self.slips:
            return Thought(chance.pick(tempting(blind, blind.decision)))
        option = blind.box.game.simple_choice(blind)
        assert option is not None
        return Thought(option)


def tempting(blind: Table, decision: Decision) -> Sequence[Option]:
    """What somebody might do who is still learning: anything but what is done only where there is nothing else."""
    leaning = blind.box.game.leaning(blind, decision)
    found = [option for option, worth in zip(decision.options, leaning, strict=True) if worth >= 0]
    return found or decision.options
