"""Ludoteca: a library of tabletop games, played by the book."""

from __future__ import annotations

__version__ = "0.1.0"
