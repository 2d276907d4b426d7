"""A table as bytes, to be handed to another process: all that lies on it, without the box it is played with.

The box never changes and holds functions; whoever thaws the table makes an equal one from the set-up. What the table
takes from the box is named by its place in it, so that it is the very same thing of the other box afterwards. What is
only reckoned from the rest is left out: it may have been reckoned from what the reader must not know. Frozen tables
serve one version of the program and come from nobody but ourselves: they are pickles.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.course import ASIDE, Course
from ludoteca.core.errors import EngineFault
from ludoteca.core.game import Game
from ludoteca.core.table import Table

#: What is written out wherever it stands.
_PLAIN = (int, float, str, bytes, bool, type(None), type, set, frozenset)


def freeze(table: Table) -> bytes:
    data = io.BytesIO()
    _Freezer(data, table.box).dump(table)
    return data.getvalue()


def thaw(data: bytes, box: Box) -> Table:
    """The table of these bytes, played with this box: it must be made of the same set-up."""
    found = _Thawer(io.BytesIO(data), box).load()
    if not isinstance(found, Table):
        raise EngineFault("these bytes are no frozen table")
    return found


class _Freezer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, box: Box) -> None:
        super().__init__(file, protocol=5)
        self.places = places(box)

    def persistent_id(self, obj: Any) -> int | None:
        return self.places.get(id(obj))

    def reducer_override(self, obj: Any) -> Any:
        if not isinstance(obj, Course):
            return NotImplemented
        left_out = {*ASIDE, *obj.derived}
        kept = {name: getattr(obj, name) for name in slots_of(type(obj)) if name not in left_out}
        return _laid_out, (type(obj), obj.box), kept, None, None, _put_back


class _Thawer(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, box: Box) -> None:
        super().__init__(file)
        self.contents = contents(box)

    def persistent_load(self, pid: Any) -> Any:
        return self.contents[pid]


def _laid_out(kind: type[Course], box: Box) -> Course:
    return kind(box, 0)


def _put_back(table: Course, kept: dict[str, Any]) -> None:
    for name, value in kept.items():
        setattr(table, name, value)
    table.reckon_again()


@lru_cache(maxsize=64)
def contents(box: Box) -> tuple[Any, ...]:
    """Everything in a box, the box first, in an order that is the same for equal boxes."""
    found: dict[int, Any] = {}
    waiting: list[Any] = [box]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, _PLAIN) or id(thing) in found:
            continue
        found[id(thing)] = thing
        waiting.extend(parts_of(thing))
    return tuple(found.values())


@lru_cache(maxsize=64)
def places(box: Box) -> dict[int, int]:
    """Where everything in a box is found, by its identity."""
    return {id(thing): place for place, thing in enumerate(contents(box))}


def parts_of(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, tuple | list):
        yield from thing
    elif not callable(thing) and not isinstance(thing, Game):
        growing = thing.growing if isinstance(thing, Box) else ()
        names = (name for name in slots_of(type(thing)) if name not in growing)
        yield from (getattr(thing, name) for name in names if hasattr(thing, name))
        yield from vars(thing).values() if hasattr(thing, "__dict__") else ()


def slots_of(kind: type) -> list[str]:
    return [name for each in kind.__mro__ for name in getattr(each, "__slots__", ()) if not name.startswith("__")]
