"""Krosmaster Arena."""

from ludoteca.games.krosmaster.game import CARDS, GAME

__all__ = ["CARDS", "GAME"]
