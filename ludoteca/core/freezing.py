"""A table as bytes, to be handed to another process: all that lies on it, without the box it is played with.

The box never changes and holds functions; whoever thaws the table makes an equal one from the set-up. What is only
reckoned from the rest is left out: it may have been reckoned from what the reader must not know. Frozen tables serve
one version of the program and come from nobody but ourselves: they are pickles.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from ludoteca.core.box import Box
from ludoteca.core.course import ASIDE, Course
from ludoteca.core.documents import Document
from ludoteca.core.errors import EngineFault
from ludoteca.core.plain import slots_of
from ludoteca.core.table import Table

_BOX = "box"

#: Where the classes of what lies on a table are from.
_OWN = ("ludoteca.", "tests.")


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
        self.box = box

    def persistent_id(self, obj: object) -> str | None:
        return _BOX if obj is self.box else None

    def reducer_override(self, obj: object) -> Any:
        """Our own things by the names of their values, in whichever build: a compiled class tells pickle nothing."""
        kind = type(obj)
        if isinstance(obj, type) or not kind.__module__.startswith(_OWN):
            return NotImplemented
        if not isinstance(obj, Course):
            names = slots_of(kind)
            if not names:
                return NotImplemented
            kept = {name: getattr(obj, name) for name in names if hasattr(obj, name)}
            return _blank, (kind,), kept, None, None, _fill
        left_out = {*ASIDE, *obj.derived}
        kept = {name: getattr(obj, name) for name in slots_of(type(obj)) if name not in left_out}
        return _laid_out, (type(obj), obj.box), kept, None, None, _put_back


class _Thawer(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, box: Box) -> None:
        super().__init__(file)
        self.box = box

    def persistent_load(self, pid: object) -> Box:
        return self.box


def _laid_out(kind: type[Course], box: Box) -> Course:
    return kind(box, 0)


def _blank(kind: Any) -> object:
    return kind.__new__(kind)


def _fill(thing: object, kept: Document) -> None:
    for name, value in kept.items():
        object.__setattr__(thing, name, value)  # records are frozen


def _put_back(table: Course, kept: Document) -> None:
    for name, value in kept.items():
        setattr(table, name, value)
    table.reckon_again()
