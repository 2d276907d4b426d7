"""Every way in which something that was read is not shaped as it should be.

``msgspec`` stops at the first; people who write files want to know all of them, each with its place.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Literal, Union, cast, get_args, get_origin

import msgspec

from ludoteca.core.converting import converted
from ludoteca.core.errors import nearest
from ludoteca.core.problems import Problem, problem_of

#: How many problems of one thing are told; who has more begins with these.
MOST = 20


def problems(content: object, kind: object, place: str = "") -> Iterator[Problem]:
    """What is wrong with a thing, field by field and item by item, counted from 1."""
    struct = _struct_of(kind)
    if struct is not None and isinstance(content, dict):
        yield from _of_fields(content, struct, place)
        return
    inner = _items_of(kind)
    if inner is not None and isinstance(content, list | tuple):
        for number, item in enumerate(content, 1):
            yield from problems(item, inner, f"{place}[{number}]")
        return
    values = _values_of(kind)
    if values is not None and isinstance(content, dict):
        for name, value in content.items():
            yield from problems(value, values, _within(place, str(name)))
        return
    yield from _of_value(content, kind, place)


def _of_fields(content: dict[object, object], struct: type[msgspec.Struct], place: str) -> Iterator[Problem]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
    for name in content:
        if name not in fields and struct.__struct_config__.forbid_unknown_fields:
            yield _at(place, _unknown(str(name), list(fields)))
    for name, field in fields.items():
        if name in content:
            yield from problems(content[name], field.type, _within(place, name))
        elif field.required:
            yield _at(place, Problem(f"Object missing required field `{name}`", "problem-missing", field=name))


def _of_value(content: object, kind: object, place: str) -> Iterator[Problem]:
    try:
        converted(content, cast(type[object], kind))
    except (msgspec.ValidationError, RecursionError) as error:
        words = [word for each in _choices(kind) if (word := str(each))]
        if words and int in _alternatives(kind):
            words.append("0, 1, 2 …")
        if words and isinstance(content, str):
            yield _at(place, _no_choice(content, words))
        else:
            yield _at(place, problem_of(error))


def _unknown(name: str, known: list[str]) -> Problem:
    fields = ", ".join(known)
    near = ", ".join(nearest(name, known, 1))
    said = f"Object contains unknown field `{name}`; known: {fields}"
    return Problem(said, "problem-unknown-field", field=name, nearest=near or "none", known=fields)


def _no_choice(found: str, words: list[str]) -> Problem:
    known = ", ".join(words)
    near = ", ".join(nearest(found, words, 1))
    said = f"Invalid enum value {found!r}; known: {known}"
    return Problem(said, "problem-no-choice", found=found, nearest=near or "none", known=known)


def _at(place: str, problem: Problem) -> Problem:
    return Problem(f"{problem} - at `{place}`", "problem-at", problem=problem, place=place) if place else problem


def _within(place: str, name: str) -> str:
    return f"{place}.{name}" if place else name


# -- what a kind is made of ---------------------------------------------------


def _alternatives(kind: object) -> tuple[object, ...]:
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def _struct_of(kind: object) -> type[msgspec.Struct] | None:
    for each in _alternatives(kind):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            return each
    return None


def _items_of(kind: object) -> object:
    for each in _alternatives(kind):
        arguments = get_args(each)
        if get_origin(each) is list or (get_origin(each) is tuple and arguments[1:] == (...,)):
            return arguments[0]
    return None


def _values_of(kind: object) -> object:
    for each in _alternatives(kind):
        if get_origin(each) is dict:
            return get_args(each)[1]
    return None


def _choices(kind: object) -> Iterator[object]:
    for each in _alternatives(kind):
        if get_origin(each) is Literal:
            yield from get_args(each)
