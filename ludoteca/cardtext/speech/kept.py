"""What texts mean, kept between runs: a text that was read once is not read again while words and records are the same.

A file for each game in the user's cache folder, with a digest of all that reading depends on. One that is not as we
wrote it, or was written of other words, is as good as none.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import is_dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from platformdirs import user_cache_path

from ludoteca.cardtext.speech.discourse import parts_of
from ludoteca.core import effects

#: Changes when files are written in another way.
FORMAT = "1"
#: How many texts are kept: far more than the cards of a game, fewer than a server meets.
MOST = 4_000
_DIGEST = hashlib.sha256().digest_size


class Readings:
    """The texts of one game that were read, and what they mean."""

    def __init__(self, game: str, rooms: Iterable[Path], records: Iterable[ModuleType]) -> None:
        self.game = game
        #: The folders and files that reading depends on.
        self.rooms = tuple(rooms)
        kinds = [kind for module in records for kind in vars(module).values() if isinstance(kind, type)]
        #: The records that may be inside, by name.
        self.kinds = {name_of(kind): kind for kind in kinds if is_dataclass(kind)}
        self._grown = False

    @property
    def path(self) -> Path:
        return user_cache_path("ludoteca") / "texts" / f"{self.game}.texts"

    @cached_property
    def state(self) -> bytes:
        """A digest of all that reading depends on."""
        digest = hashlib.sha256(FORMAT.encode())
        for room in self.rooms:
            for file in sorted(room.iterdir()) if room.is_dir() else [room]:
                if file.is_file():
                    digest.update(file.read_bytes())
        return digest.digest()

    @cached_property
    def kept(self) -> dict[str, Any]:
        """The texts that are known, as plain data."""
        try:
            content = self.path.read_bytes()
            state, digest, body = content[:_DIGEST], content[_DIGEST : 2 * _DIGEST], content[2 * _DIGEST :]
            if state != self.state or hashlib.sha256(body).digest() != digest:
                return {}
            return msgspec.msgpack.decode(body, type=dict[str, Any])
        except (OSError, msgspec.MsgspecError):
            return {}

    def read(self, key: Hashable, read: Callable[[], tuple[Any, ...]]) -> tuple[Any, ...]:
        """What was kept of this text, or what is read now."""
        name = repr(key)
        found: tuple[Any, ...]
        if name in self.kept:
            # What is no record that we know was not written by us.
            with contextlib.suppress(KeyError, TypeError, ValueError):
                found = restored(self.kept[name], self.kinds)
                return found
        found = read()
        if len(self.kept) < MOST:
            self.kept[name] = plain(found)
            if not self._grown:
                self._grown = True
                atexit.register(self.write)
        return found

    def write(self) -> None:
        """Keep all that was read, whole or not at all; without a place to keep it, not at all."""
        body = msgspec.msgpack.encode(self.kept)
        with contextlib.suppress(OSError):
            content = self.state + hashlib.sha256(body).digest() + body
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(name, self.path)


def readings_of(wording: str, *records: ModuleType) -> Readings:
    """Those of the game whose wording this file is: they depend on its room, on its records and on the machinery."""
    room = Path(wording).parent
    game = room.parent
    return Readings(
        game.name, (Path(__file__).parent, room, game / "text", Path(effects.__file__)), (effects, *records)
    )


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def plain(value: Any) -> Any:
    """A record as data: its name and its fields; a tuple is a list of its parts."""
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    parts = parts_of(type(value))
    if parts or is_dataclass(value):
        return {name_of(type(value)): [plain(getattr(value, part)) for part in parts]}
    return value


def restored(value: Any, kinds: Mapping[str, type]) -> Any:
    if isinstance(value, list):
        return tuple([restored(part, kinds) for part in value])
    if isinstance(value, dict):
        ((name, parts),) = value.items()
        return kinds[name](*[restored(part, kinds) for part in parts])
    return value
