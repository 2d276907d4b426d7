"""A person at a terminal: the table drawn, numbered options, and an answer to every why and why not."""

from __future__ import annotations

from pathlib import Path

#: The room whose catalogues hold what the terminal says.
ROOM = Path(__file__).parents[1]
