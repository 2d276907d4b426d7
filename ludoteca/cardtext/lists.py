"""Lists of cards in files: JSON, JSONL, CSV or TOML."""

from __future__ import annotations

import csv
import io
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.problems import problem_of


class NoCards(LudotecaError):
    """The game has no cards, or the file none."""


class UnreadableFile(LudotecaError):
    """A file that can't be read as a list of cards."""


def read_list(file: Path) -> list[Mapping[str, Any]]:
    """The descriptions in a JSON, JSONL, CSV or TOML file."""
    readers = {".json": _json_list, ".jsonl": _json_lines, ".csv": _csv_list}
    kind = file.suffix.lower()
    if kind == ".toml":
        found = _list_in(read_toml(file))
    elif kind in readers:
        try:
            found = readers[kind](_read(file))
        except (ValueError, csv.Error) as error:
            raise _unreadable(file, problem_of(error)) from None
    else:
        raise _unreadable(file, "its name should end in .json, .jsonl, .csv or .toml")
    if not found or not all(isinstance(each, Mapping) for each in found):
        raise NoCards(f"{file} has no list of cards", "cards-no-cards", file=str(file))
    return found


def _json_list(text: str) -> list[Any]:
    return _list_in(json.loads(text))


def _json_lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines() if line.strip()]


def _csv_list(text: str) -> list[Any]:
    return list(csv.DictReader(io.StringIO(text)))


def _list_in(content: Any) -> list[Any]:
    """The list itself, or the one list under a key such as "card" or "cards"."""
    if isinstance(content, list):
        return content
    if not isinstance(content, dict):
        return []
    lists = [value for key, value in content.items() if key in ("card", "cards") and isinstance(value, list)]
    return lists[0] if lists else []


def read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(_read(file))
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(file, problem_of(error)) from None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(file, problem_of(error)) from None


def _unreadable(file: Path, problem: str) -> UnreadableFile:
    message = f"the file {file} can't be read: {problem}"
    return UnreadableFile(message, "cards-no-file", file=str(file), problem=problem)
