"""Players by name: who can be asked to sit down at a table."""

from __future__ import annotations

from pathlib import Path

from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.players.evaluation import judging_of, read_judging
from ludoteca.players.greedy import Greedy
from ludoteca.players.simple import has_simple_player
from ludoteca.players.thought import Budget, Thinker, Thought

NAMES = ("random", "simple", "greedy")


class UnknownPlayer(LudotecaError):
    """A player that there is not, or not in this game."""


class AtRandom:
    """Takes any option, each as likely."""

    __slots__ = ()

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        assert blind.decision is not None
        return Thought(Chance(seed).pick(blind.decision.options))


class Simple:
    """Takes what the game's own simple measure says."""

    __slots__ = ()

    def think(self, blind: Table, seat: int, budget: Budget, seed: int) -> Thought:
        option = blind.box.game.simple_choice(blind)
        assert option is not None
        return Thought(option)


def thinker(game: Game, name: str) -> Thinker:
    """A player by name; ``greedy@FILE`` judges by the weights of a file, so that an older one can be met again."""
    word, _, file = name.partition("@")
    if word == "random":
        return AtRandom()
    if word == "simple" and has_simple_player(game):
        return Simple()
    if word == "greedy":
        return Greedy(read_judging(Path(file)).weights if file else judging_of(game).weights)
    known = ", ".join(each for each in NAMES if each != "simple" or has_simple_player(game))
    message = f"{game.name} has no player {name!r}; there are: {known}"
    raise UnknownPlayer(message, "players-unknown", game=game.name, player=name, known=known)
