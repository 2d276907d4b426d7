"""Battle Scenes — what the platform needs to know of the game."""

from ludoteca.games.battle_scenes.game import CARDS, GAME

__all__ = ["CARDS", "GAME"]
