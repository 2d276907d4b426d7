"""How processes hear of each other's changes: the id of a table, or of somebody who was signed out, no more.

Alone, a process needs nobody to hear it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable


class Bus:
    """A process that is alone: whoever changes a table tells its own readers."""

    def __init__(self) -> None:
        self.heard: Callable[[str], Awaitable[None]] | None = None

    async def start(self) -> None:
        """Begin to listen."""

    async def tell(self, table: str) -> None:
        """Others who have this table at hand must read it again."""

    async def close(self) -> None:
        """Stop listening."""
