"""Apotheosis Card Game, as a skirmish."""

from ludoteca.games.apotheosis.game import GAME

__all__ = ["GAME"]
