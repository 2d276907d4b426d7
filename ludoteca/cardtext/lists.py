"""Lists of cards in files: JSON, JSONL, CSV or TOML."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from ludoteca.cardtext.collection import descriptions
from ludoteca.core import documents
from ludoteca.core.documents import Described, Document, DocumentError
from ludoteca.core.errors import LudotecaError
from ludoteca.core.problems import Problem, problem_of


class NoCards(LudotecaError):
    """The game has no cards, or the file none."""


class UnreadableFile(LudotecaError):
    """A file that can't be read as a list of cards."""


def read_list(file: Path) -> list[Described]:
    """The descriptions in a JSON, JSONL, CSV or TOML file."""
    reader = _READERS.get(file.suffix.lower())
    if reader is None:
        raise _unreadable(file, WRONG_ENDING)
    try:
        found = reader(documents.read_file(file, documents.LARGE))
    except (DocumentError, csv.Error) as error:
        raise _unreadable(file, problem_of(error)) from None
    cards = [each for each in found if isinstance(each, Mapping)]
    if not cards or len(cards) < len(found):
        raise NoCards(f"{file} has no list of cards", "cards-no-cards", file=str(file))
    return cards


def read_toml(file: Path) -> Document:
    try:
        return documents.read_toml(documents.read_file(file))
    except DocumentError as error:
        raise _unreadable(file, error.problem) from None


def read_text(file: Path) -> str:
    try:
        return documents.read_file(file)
    except DocumentError as error:
        raise _unreadable(file, error.problem) from None


def read_own(file: Path, tables: Mapping[str, str]) -> dict[str, list[Described]]:
    """The pieces of somebody's own in a file, or in a deck or team file, by where a set-up holds them."""
    content = read_toml(file)
    try:
        found = {place: descriptions(content, table) for table, place in tables.items() if table in content}
    except DocumentError as error:
        raise _unreadable(file, error.problem) from None
    if not any(found.values()):
        raise no_cards(file, tables)
    return found


def no_cards(file: Path, tables: Iterable[str]) -> NoCards:
    wanted = ", ".join(f"[[{table}]]" for table in tables)
    message = f"{file} has no card: write each under {wanted}"
    return NoCards(message, "cards-no-tables", file=str(file), tables=wanted)


def _json_list(text: str) -> list[object]:
    return _list_in(documents.read_json(text))


def _json_lines(text: str) -> list[object]:
    return [documents.read_json(line) for line in text.splitlines() if line.strip()]


def _csv_list(text: str) -> list[object]:
    return [*csv.DictReader(io.StringIO(text))]


def _toml_list(text: str) -> list[object]:
    return _list_in(documents.read_toml(text))


_READERS: dict[str, Callable[[str], list[object]]] = {
    ".json": _json_list,
    ".jsonl": _json_lines,
    ".csv": _csv_list,
    ".toml": _toml_list,
}
WRONG_ENDING = Problem("its name should end in .json, .jsonl, .csv or .toml", "problem-ending")


def _list_in(content: object) -> list[object]:
    """The list itself, or the one list under a key such as "card" or "cards"."""
    if isinstance(content, list):
        return content
    if not isinstance(content, dict):
        return []
    lists = [value for key, value in content.items() if key in ("card", "cards") and isinstance(value, list)]
    return lists[0] if lists else []


def _unreadable(file: Path, problem: Problem) -> UnreadableFile:
    message = f"the file {file} can't be read: {problem}"
    return UnreadableFile(message, "cards-no-file", file=str(file), problem=problem)
