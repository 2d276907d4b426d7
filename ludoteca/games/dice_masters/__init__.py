"""Marvel Dice Masters: Avengers vs. X-Men — what the platform needs to know of the game."""

from ludoteca.games.dice_masters.game import CARDS, GAME

__all__ = ["CARDS", "GAME"]
