"""Apotheosis Card Game, as a skirmish."""

from ludoteca.games.apotheosis.game import CARDS, GAME

__all__ = ["CARDS", "GAME"]
