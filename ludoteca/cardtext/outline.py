"""Records shown to a person: how a text was understood, as a tree and as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from ludoteca.core.effects import Clause, Filter, Number


class Outline:
    """One record: its name with its plain values, the rules it leans on, and the records inside it."""

    __slots__ = ("inside", "label", "rules")

    def __init__(self, label: str, rules: tuple[str, ...], inside: list[Outline]) -> None:
        self.label = label
        self.rules = rules
        self.inside = inside

    def lines(self, depth: int = 0) -> Iterator[str]:
        yield "  " * depth + self.label
        for outline in self.inside:
            yield from outline.lines(depth + 1)

    def all_rules(self) -> list[str]:
        """The rules of it and of all inside it, each once, in order."""
        found = list(self.rules)
        for outline in self.inside:
            found += outline.all_rules()
        return list(dict.fromkeys(found))


def outline(record: object, rules: Mapping[type, tuple[str, ...]], name: str = "") -> Outline:
    """The outline of a record; ``rules`` says which rules each kind of record leans on."""
    plain, inside = [], []
    for field, value in _said(record):
        if _is_record(value):
            inside.append(outline(value, rules, field.name))
        elif isinstance(value, tuple) and value and _is_record(value[0]):
            inside += [outline(part, rules, _numbered(part, number)) for number, part in enumerate(value)]
        else:
            plain.append(f"{field.name}={_plain(value)}")
    label = type(record).__name__ + (f"({', '.join(plain)})" if plain else "")
    return Outline(f"{name}: {label}" if name else label, _rules(record, rules), inside)


def data(record: object) -> object:
    """A record as plain data; what has its default value is left out."""
    if isinstance(record, tuple):
        return [data(part) for part in record]
    if not is_dataclass(record):
        return record
    return {"is": type(record).__name__, **{field.name: data(value) for field, value in _said(record)}}


def _said(record: Any) -> Iterator[tuple[Field[object], object]]:
    for field in fields(record):
        value = getattr(record, field.name)
        if field.default is MISSING or value != field.default:
            yield field, value


def _is_record(value: object) -> bool:
    return is_dataclass(value) and not isinstance(value, Number)


def _numbered(part: object, number: int) -> str:
    return str(number) if isinstance(part, Clause) else ""


def _plain(value: object) -> str:
    if isinstance(value, Number):
        return str(value.number)
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    return str(value)


def _rules(record: object, rules: Mapping[type, tuple[str, ...]]) -> tuple[str, ...]:
    own = (record.rule,) if isinstance(record, Filter) and record.rule else ()
    return (*own, *rules.get(type(record), ()))
