"""Data into structs, by one thread at a time.

``msgspec`` finds out what a struct is like when it is first read; two threads that do so at once end the process.
"""

from __future__ import annotations

from threading import RLock
from typing import TypeVar

import msgspec

T = TypeVar("T")

_ONE = RLock()


def converted(content: object, kind: type[T]) -> T:
    """What a document says, in its shape."""
    with _ONE:
        return msgspec.convert(content, kind)


def decoded(data: bytes | str, kind: type[T]) -> T:
    """The same of JSON."""
    with _ONE:
        return msgspec.json.decode(data, type=kind)
