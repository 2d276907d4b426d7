"""Players: whoever answers a decision."""

from __future__ import annotations

from typing import Protocol

from ludoteca.core.decision import Option
from ludoteca.core.table import Table


class Player(Protocol):
    """Answers the open decision of a table with one of its options."""

    def choose(self, table: Table) -> Option: ...
