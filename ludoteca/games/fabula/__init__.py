"""Fábula TCG — what the platform needs to know of the game."""

from ludoteca.games.fabula.game import CARDS, GAME

__all__ = ["CARDS", "GAME"]
