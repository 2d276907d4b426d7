"""Players by name: who can be asked to sit down at a table.

Five levels for people to choose from, each with more thought than the one below, and those that they are measured
against. What a level was measured to be worth is told in ``docs/players.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.players.evaluation import judging_of, read_judging
from ludoteca.players.search import Search
from ludoteca.players.simple import has_simple_player
from ludoteca.players.thought import Budget, Thinker, Thought

RANDOM = "random"
#: The levels, the weakest first.
LEVELS = ("apprentice", "companion", "adept", "expert", "master")
#: What those are called who are measured: one who chooses by the game's simple measure alone, and one who tries every
#: option to the end of its turn.
ALIASES = {"simple": "companion", "greedy": "adept"}

#: One choice in so many is made at random by an apprentice.
_SLIPS = 3
#: The worlds in which the three who look ahead try their options.
_WORLDS = {"adept": 4, "expert": 16, "master": 48}


class UnknownPlayer(LudotecaError):
    """A player that there is not, or not in this game."""


class AtRandom:
    """Takes any option, each as likely."""

    __slots__ = ()

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        assert blind.decision is not None
        return Thought(Chance(seed).pick(blind.decision.options))


class Simple:
    """Takes what the game's own simple measure says, but for a slip now and then."""

    __slots__ = ("slips",)

    def __init__(self, slips: int = 0) -> None:
        #: One choice in so many is made at random; none, if nought.
        self.slips = slips

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        assert blind.decision is not None
        chance = Chance(seed)
        if self.slips and chance.below(self.slips) == 0:
            return Thought(chance.pick(blind.decision.options))
        option = blind.box.game.simple_choice(blind)
        assert option is not None
        return Thought(option)


def known(game: Game) -> Sequence[str]:
    """Who can sit down at a table of this game, the weakest first."""
    return (RANDOM, *LEVELS) if has_simple_player(game) and game.feature_names else (RANDOM,)


def thinker(game: Game, name: str) -> Thinker:
    """A player by name; ``adept@FILE`` judges by the weights of a file, so that an older one can be met again."""
    word, _, file = name.partition("@")
    word = ALIASES.get(word, word)
    if word not in known(game):
        there = ", ".join(known(game))
        message = f"{game.name} has no player {name!r}; there are: {there}"
        raise UnknownPlayer(message, "players-unknown", game=game.name, player=name, known=there)
    if word in _PLAIN:
        return _PLAIN[word]
    judging = read_judging(Path(file)) if file else judging_of(game)
    return Search(_WORLDS[word], judging.turns[word], judging.weights)


_PLAIN: dict[str, Thinker] = {RANDOM: AtRandom(), "apprentice": Simple(_SLIPS), "companion": Simple()}
