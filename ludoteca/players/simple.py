"""A player who chooses sensibly, by the game's own simple measure."""

from __future__ import annotations

from ludoteca.core.decision import Option
from ludoteca.core.errors import EngineFault
from ludoteca.core.game import Game
from ludoteca.core.table import Table


def has_simple_player(game: Game) -> bool:
    return type(game).leaning is not Game.leaning


class SimplePlayer:
    """Always chooses alike in like positions."""

    __slots__ = ()

    def choose(self, table: Table) -> Option:
        game: Game = table.box.game
        option = game.simple_choice(table)
        if option is None:
            raise EngineFault(f"{game.name} has no simple player, or no decision is open")
        return option
