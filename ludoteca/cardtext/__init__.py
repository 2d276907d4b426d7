"""Card text: Portuguese -> effects -> Portuguese and English.

A game brings its sayings: one declaration for each meaning, from which reading, writing in both languages and error
messages follow. Everything that every game needs is here.
"""

from __future__ import annotations

from pathlib import Path

#: The room of this package's messages.
ROOM = Path(__file__).parent
