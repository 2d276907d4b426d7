"""Looking through the records of a text."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.effects import Ability, Selector


def parts_of(record: object, texts: bool = True) -> Iterator[object]:
    """A record and all that it is made of, the words too; ``texts``: also of the texts that it makes or gives."""
    yield record
    if isinstance(record, tuple):
        for part in record:
            yield from parts_of(part, texts)
    elif is_record(record):
        for name in record.__dataclass_fields__:  # type: ignore[attr-defined]
            part = getattr(record, name)
            if texts or not isinstance(part, Ability):
                yield from parts_of(part, texts)


def is_record(part: object) -> bool:
    return hasattr(part, "__dataclass_fields__")


def selectors_of(record: object) -> list[Selector]:
    """Every selector within a record, whatever holds it."""
    return [part for part in parts_of(record) if isinstance(part, Selector)]
