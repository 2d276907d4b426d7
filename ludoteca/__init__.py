"""Ludoteca: a library of tabletop games, played by the book."""

from __future__ import annotations

from ludoteca import building

__version__ = "0.1.0"

# The sources, or the compiled copy of them: building.py tells when.
__path__ = building.chosen(__path__)
