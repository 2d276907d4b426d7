"""Card text: Portuguese -> effects -> Portuguese and English.

A game brings one `Wording`: its grammar, its lexicon, a builder that turns trees into the game's records, and
a renderer for each language. Everything that every game needs is here.
"""

from __future__ import annotations

from pathlib import Path

#: The room of this package's messages.
ROOM = Path(__file__).parent
