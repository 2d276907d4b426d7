"""Battle Scenes — what the platform needs to know of the game."""

from ludoteca.games.battle_scenes.game import GAME

__all__ = ["GAME"]
