"""A table as bytes, for another process of the same version that has the same box.

What is sent holds no box, no log and nobody who watches. It is for our own processes only: whoever else
brings a match brings a save (``core/match.py``).
"""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

from ludoteca.core.plain import slots_of

if TYPE_CHECKING:
    from ludoteca.core.box import Box
    from ludoteca.core.table import Table

#: What stays with whoever freezes the table.
LEFT = ("box", "log", "observer")


def freeze(table: Table) -> bytes:
    return pickle.dumps(state_of(table), protocol=pickle.HIGHEST_PROTOCOL)


def thaw(data: bytes, box: Box) -> Table:
    """The table as it was, on a box made from the same set-up."""
    return table_of(pickle.loads(data), box)


def state_of(table: Table) -> tuple[type[Table], dict[str, Any]]:
    state = {name: getattr(table, name) for name in slots_of(type(table)) if name not in LEFT}
    state["savepoints"] = tuple(state_of(savepoint) for savepoint in table.savepoints)
    return type(table), state


def table_of(frozen: tuple[type[Table], dict[str, Any]], box: Box) -> Table:
    kind, state = frozen
    table = kind.__new__(kind)
    table.box, table.log, table.observer = box, None, None
    for name, value in state.items():
        setattr(table, name, value)
    table.savepoints = tuple(table_of(savepoint, box) for savepoint in state["savepoints"])
    return table
