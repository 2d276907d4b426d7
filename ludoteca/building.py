"""Which build plays: the sources, or the compiled copy beside them (``make compiled``).

A clone plays its sources, and nothing ever needs the other build. ``build/compiled/ludoteca`` is a whole copy of the
package with what plays as extension modules. This file is the one place that chooses between them, before any other
module of the package is loaded, by letting the package look for its modules there (``__path__``).

``LUDOTECA_BUILD`` says which:

- ``plain``, or nothing: the sources. So every test and everybody who imports ``ludoteca``.
- ``auto``: the compiled build if there is one that was made of these very sources, else the sources. The command
  ``ludoteca`` says this for itself and for the processes that it starts, unless something else was said.
- ``compiled``: the compiled build; it is an error if there is none, or if the sources are newer.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "LUDOTECA_BUILD"
PLAIN, AUTO, COMPILED = "plain", "auto", "compiled"

SOURCES = Path(__file__).resolve().parent
BUILT = SOURCES.parent / "build" / "compiled"

#: The first line of this file of the copy tells what it was made of.
STAMP = "made_of"

#: Written by the browser's tools and the interpreter, and no part of what is compiled.
_NOT_SOURCES = {"__pycache__", "static"}


#: A module that every build plays with.
_PLAYED = "ludoteca.core.table"


class NoCompiledBuild(ImportError):
    """The compiled build was asked for, and there is none of these sources."""


def chosen(path: list[str]) -> list[str]:
    """Where the package is to look for its modules, as the environment says."""
    wanted = os.environ.get(VARIABLE) or PLAIN
    if wanted == PLAIN:
        return path
    if is_current():
        return [str(BUILT / "ludoteca")]
    if wanted == COMPILED:
        raise NoCompiledBuild(f"{BUILT} is not made of these sources: run make compiled ({VARIABLE}={wanted})")
    return path


def which() -> str:
    """Which build runs, that of a wheel among them."""
    found = find_spec(_PLAYED)
    return PLAIN if found is None or str(found.origin).endswith(".py") else COMPILED


def is_current() -> bool:
    """Is there a compiled build, and was it made of the sources as they are?"""
    try:
        return (BUILT / STAMP).read_text(encoding="utf-8").partition("\n")[0] == state_of(SOURCES)
    except FileNotFoundError:
        return False


def state_of(sources: Path) -> str:
    """What tells these sources from others: every file with its size and the time when it was written."""
    digest = blake2b(digest_size=16)
    for path, size, written in sorted(_files(str(sources), "")):
        digest.update(f"{path} {size} {written}\n".encode())
    return digest.hexdigest()


def _files(folder: str, within: str) -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name in _NOT_SOURCES:
                continue
            if entry.is_dir():
                found += _files(entry.path, f"{within}{entry.name}/")
            else:
                status = entry.stat()
                found.append((f"{within}{entry.name}", status.st_size, status.st_mtime_ns))
    return found
