"""The table as plain data: nested tuples of numbers, strings and truth values, equal for equal tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.errors import EngineFault

_known: dict[type, list[str]] = {}
_speaking: dict[type, list[str]] = {}

#: What is kept only to be shown: what an event takes along where a log is kept, and the faces that dice have shown.
ONLY_SHOWN = ("moves", "rolled", "witnessed")
#: The same, and how an open decision is shown.
NOT_LYING = ("serial", *ONLY_SHOWN)


def slots_of(kind: type) -> list[str]:
    """The names of all values of a class, inherited ones first."""
    names = _known.get(kind)
    if names is None:
        names = []
        for parent in reversed(kind.__mro__):
            names.extend(own_slots(parent))
        names = _known[kind] = list(dict.fromkeys(names))
    return names


def own_slots(kind: type) -> Iterable[str]:
    """The names of a class's own values. A compiled class has no slots: it keeps the names, or those of its fields."""
    own = kind.__dict__
    names: Iterable[str] = own.get("__slots__") or own.get("__named__") or own.get("__dataclass_fields__", ())
    return names


def plain(thing: object, skip: tuple[str, ...] = ()) -> object:
    """Anything on a table as nested tuples; what is no plain data may not lie there.

    ``skip`` names the values of a table that are left out, of it and of its savepoints: a piece or a procedure may have
    one of the same name. With it goes what is only shown.
    """
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, tuple | list):
        return tuple([plain(item, skip) for item in thing])
    if isinstance(thing, dict):
        return tuple([(key, plain(thing[key], skip)) for key in sorted(thing)])
    names = slots_of(type(thing))
    if not names or callable(thing):
        raise EngineFault(f"{thing!r} lies on the table, but is no plain data")
    left_out = skip if hasattr(thing, "derived") or not skip else NOT_LYING
    return (
        type(thing).__name__,
        *[(name, plain(getattr(thing, name), skip)) for name in names if name not in left_out],
    )


def numbers_in(thing: Any) -> set[int]:
    """All numbers that something on the table keeps, whatever they stand for."""
    found: set[int] = set()
    left = [thing]
    while left:
        part = left.pop()
        kind = type(part)
        if kind is int:
            found.add(part)
        elif kind is tuple or kind is list:
            left.extend(part)
        elif kind is not str and part is not None:
            left.extend([getattr(part, name) for name in speaking_slots(kind)])
    return found


def speaking_slots(kind: type) -> list[str]:
    """The values of a class that speak of something; what is only shown does not, or keeping it would matter."""
    names = _speaking.get(kind)
    if names is None:
        names = _speaking[kind] = [name for name in slots_of(kind) if name not in ONLY_SHOWN]
    return names


def renamed(data: object, first: int, following: int) -> object:
    """The data with the numbers given from ``first`` on told by their age: the newest is ``following - 1``.

    Two states of a loop that gives new numbers in every round are equal in this form.
    """
    if isinstance(data, tuple):
        return tuple([renamed(item, first, following) for item in data])
    if isinstance(data, int) and first <= data < following:
        return ("new", following - data)
    return data
