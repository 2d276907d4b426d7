"""Krosmaster Arena."""

from ludoteca.games.krosmaster.game import GAME

__all__ = ["GAME"]
