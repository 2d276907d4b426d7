"""Files of sayings, ``text | record``: each text is read as its record, written, read again and translated.

A line that begins with ``#`` names the sort of the texts below it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from pytest import MonkeyPatch

from ludoteca.cardtext.speech import chart
from ludoteca.cardtext.speech.sayings import Sayings
from ludoteca.core.effects import Clause, Number


def listed(file: Path) -> Iterator[tuple[str, str, str]]:
    """Sort, text and record of each line; the lines of a text are parted by a stroke within it."""
    sort = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            sort = line.strip("# ")
        elif line.strip():
            text, _, record = line.partition(" | ")
            yield sort, text.strip(), record.strip()


def brief(record: Any) -> str:
    """A record in one line: what has its default value is left out, and so are the names of fields without any."""
    if isinstance(record, tuple):
        return f"({', '.join(map(brief, record))})"
    if isinstance(record, Number):
        return str(record.number)
    if not is_dataclass(record):
        return str(record)
    said = [(each.name, getattr(record, each.name)) for each in fields(record)]
    said = [(name, value) for (name, value), each in zip(said, fields(record), strict=True) if value != each.default]
    if isinstance(record, Clause) and [name for name, _ in said] == ["effect"]:
        return brief(record.effect)
    inside = ", ".join(f"{name}={brief(value)}" for name, value in said)
    return f"{type(record).__name__}({inside})" if inside else type(record).__name__


def without_a_text(
    sayings: Sayings, texts: Iterable[str], read: Callable[[str], object], named: set[str], patch: MonkeyPatch
) -> list[str]:
    """The templates of the sayings that no text uses; names of things need none."""
    used = set()
    finished = chart.finished

    def noted(*parts: Any) -> Any:
        used.add(parts[1])
        return finished(*parts)

    patch.setattr(chart, "finished", noted)
    for text in texts:
        read(text)
    every = dict.fromkeys(saying for said in sayings.by_category.values() for saying in said)
    idle = [saying for saying in every if saying not in used and saying.category not in named]
    return [saying.forms.templates["pt"][0] for saying in idle]
