"""What players read, in their language: Fluent catalogues.

A catalogue is a pair of files, messages.pt.ftl and messages.en.ftl, that say the same things. Every room of
the house has its own pair, and whoever talks to a player puts together those that it needs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from ludoteca.core.agreement import Named, agree
from ludoteca.core.documents import Document
from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.problems import Problem
from ludoteca.core.rulebook import Lang

LOCALES: dict[Lang, str] = {"pt": "pt-BR", "en": "en"}
CORE = Path(__file__).parent
#: What messages may call.
FUNCTIONS: Document = {"AGREE": agree}
#: How many messages are kept as they were told.
MOST_KEPT = 50_000
#: How many texts of cards are kept as they were told.
MOST_TEXTS = 5_000


class CatalogueError(LudotecaError):
    """A catalogue that can't be used, or a message that it does not have."""


class UnknownLanguage(LudotecaError):
    """A language in which there are no texts."""


def language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> Lang:
    """The language asked for, or else that of the locale."""
    if wanted:
        return _language_named(wanted)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            return "pt" if locale.casefold().startswith("pt") else "en"
    return "en"


def _language_named(wanted: str) -> Lang:
    primary = wanted.casefold().replace("_", "-").split("-")[0]
    if primary == "pt":
        return "pt"
    if primary == "en":
        return "en"
    raise UnknownLanguage(f"there are no texts in {wanted!r}; choose pt or en", "language-unknown", language=wanted)


def number(value: float, lang: Lang, decimals: int = 0) -> str:
    """A number as the language writes it: 1,234.5 in English is 1.234,5 in Portuguese."""
    english = f"{value:,.{decimals}f}"
    return english if lang == "en" else english.translate(str.maketrans(",.", ".,"))


def share(value: float, lang: Lang) -> str:
    """A part of the whole: 37.5% in English is 37,5% in Portuguese."""
    return f"{number(100 * value, lang, 1)}%"


class Messages:
    """The messages of some rooms in one language.

    `rooms` are the folders that hold the catalogues. A strict reader (tests) is told of whatever is missing;
    a player gets the English text instead, and the bare id as a last resort.
    """

    __slots__ = ("_bundles", "_kept", "_spoken", "_texts", "lang", "rooms", "strict")

    def __init__(self, rooms: Iterable[Path], lang: Lang, strict: bool = False) -> None:
        self.lang = lang
        self.strict = strict
        self.rooms = rooms = tuple(rooms)
        #: The variables of every message, once somebody has asked.
        self._spoken: dict[str, set[str]] | None = None
        languages: tuple[Lang, ...] = (lang,) if strict or lang == "en" else (lang, "en")
        self._bundles = [_bundle(rooms, each) for each in languages]
        #: Messages as they were told before: most of what a table says it has said already.
        self._kept: dict[object, str] = {}
        #: Texts by what they were made of.
        self._texts: dict[tuple[int, int], tuple[object, str]] = {}

    def __contains__(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles)

    def text(self, id: str, /, **values: str | int) -> str:
        """The message, with its values put in."""
        key: list[object] = [id]
        for name, value in values.items():
            kind = type(value)
            if kind is int or kind is str:
                key += (name, value)
            elif isinstance(value, Named):
                key += (name, value, value.form)
            else:
                return self._put_together(id, values)
        kept = tuple(key)
        said = self._kept.get(kept)
        if said is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            said = self._kept[kept] = self._put_together(id, values)
        return said

    def _put_together(self, id: str, values: Mapping[str, str | int]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(id) and (pattern := bundle.get_message(id).value) is not None:
                told = {name: self.told(values[name]) for name in values}
                short, long = set_aside(told)
                said, errors = bundle.format_pattern(pattern, short)
                if errors and self.strict:
                    raise CatalogueError(f"message {id!r} ({self.lang}): {errors[0]}; check its values")
                return put_back(str(said), long)
        if self.strict:
            raise CatalogueError(f"there is no message {id!r} in {self.lang}; add it to messages.*.ftl")
        return id

    def text_of(self, record: object, make: Callable[[], str], part: int = 0) -> str:
        """A text of a record, or of a part of it, which never changes: made once."""
        key = (id(record), part)
        kept = self._texts.get(key)
        if kept is None:
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            # The record is kept too, so that its place in memory is nobody else's.
            kept = self._texts[key] = (record, make())
        return kept[1]

    def speaks_of(self, id: str, variable: str) -> bool:
        """Does a message of this language tell this value?"""
        if self._spoken is None:
            catalogues = [read_catalogue(room / f"messages.{self.lang}.ftl") for room in self.rooms]
            self._spoken = {id: names for catalogue in catalogues for id, names in _variables(catalogue)}
        return variable in self._spoken.get(id, ())

    def told(self, value: str | int) -> str | int:
        """A value as a message has it: a problem in the reader's language, anything else as it is."""
        if isinstance(value, Problem) and value.message_id in self:
            return self.text(value.message_id, **value.values)
        return value

    def error(self, error: LudotecaError) -> str:
        """An error in the reader's language; errors without a message of their own stay in English."""
        if error.message_id and error.message_id in self:
            return self.text(error.message_id, **error.values)
        return error.message


#: Fluent refuses to put in a longer text, which a problem may be that tells of several.
LONGEST = 2000


def set_aside(values: Mapping[str, str | int]) -> tuple[dict[str, str | int], dict[str, str]]:
    """The values with a mark in place of each that is too long for Fluent, and what the marks stand for."""
    short, long = dict(values), {}
    for name, value in values.items():
        if isinstance(value, str) and len(value) > LONGEST:
            short[name] = mark = f"\ue000{name}\ue001"
            long[mark] = value
    return short, long


def put_back(said: str, long: Mapping[str, str]) -> str:
    for mark, whole in long.items():
        said = said.replace(mark, whole)
    return said


def _bundle(rooms: tuple[Path, ...], lang: Lang) -> FluentBundle:
    # The isolation marks around values are for mixed writing directions; terminals show them as rubbish.
    bundle = FluentBundle([LOCALES[lang]], functions=FUNCTIONS, use_isolating=False)
    origin: dict[str, Path] = {}
    for room in rooms:
        path = room / f"messages.{lang}.ftl"
        resource = read_catalogue(path)
        for message in _messages(resource):
            if message.id.name in origin:
                other = origin[message.id.name]
                raise CatalogueError(f"{path}: message {message.id.name!r} is in {other} too; rename one")
            origin[message.id.name] = path
        bundle.add_resource(resource)
    return bundle


def read_catalogue(path: Path) -> ast.Resource:
    """A catalogue's messages; an entry that Fluent does not understand is an error with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CatalogueError(f"{path}: there is no such catalogue; every room has one in pt and one in en") from None
    resource = _parsed(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            reason = entry.annotations[0].message if entry.annotations else "not a message"
            raise CatalogueError(f"{path}, line {line}: {reason}")
    return resource


@lru_cache(maxsize=128)
def _parsed(text: str) -> ast.Resource:
    """Reading a catalogue takes a tenth of a second, and every room's is wanted again and again."""
    return FluentParser().parse(text)


def check_catalogues(pt_path: Path, en_path: Path) -> None:
    """Both languages have the same messages with the same variables, and Portuguese counts explicitly."""
    resources = {path: read_catalogue(path) for path in (pt_path, en_path)}
    pt, en = ({id: names for id, names in _variables(resource)} for resource in resources.values())
    problems = [f"{en_path}: lacks {id!r}{_like(id, en)}" for id in pt if id not in en]
    problems += [f"{pt_path}: lacks {id!r}{_like(id, pt)}" for id in en if id not in pt]
    for id in pt:
        if id in en and pt[id] != en[id]:
            problems.append(f"{id!r} speaks of {sorted(pt[id])} in pt and of {sorted(en[id])} in en")
    for path, resource in resources.items():
        problems += [f"{path}: {id!r} is there twice" for id in _twice(resource)]
        problems += [f"{path}: {id!r} counts with [one]; write [0] and [1]" for id in _counts_loosely(resource)]
    if problems:
        raise CatalogueError("\n".join(problems))


def _like(id: str, others: Iterable[str]) -> str:
    near = nearest(id, others, 1)
    return f" (has {near[0]!r})" if near else ""


def _messages(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def _variables(resource: ast.Resource) -> Iterator[tuple[str, set[str]]]:
    """Each message, and each attribute of one, with the variables that it speaks of.

    What words only agree with is not spoken of: one language may need it and the other not.
    """
    for message in _messages(resource):
        if message.value is not None:
            yield message.id.name, _spoken_of(message.value)
        for attribute in message.attributes:
            yield f"{message.id.name}.{attribute.id.name}", _spoken_of(attribute.value)


def _spoken_of(node: ast.BaseNode) -> set[str]:
    calls = [found for found in _walk(node) if isinstance(found, ast.FunctionReference) and found.id.name == "AGREE"]
    agreed = {id(found) for call in calls for found in _references(call)}
    return {found.id.name for found in _references(node) if id(found) not in agreed}


def _references(node: ast.BaseNode) -> list[ast.VariableReference]:
    return [found for found in _walk(node) if isinstance(found, ast.VariableReference)]


def _walk(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from _walk(part)
    elif isinstance(node, list):
        for part in node:
            yield from _walk(part)


def _twice(resource: ast.Resource) -> list[str]:
    ids = [message.id.name for message in _messages(resource)]
    return sorted({id for id in ids if ids.count(id) > 1})


def _counts_loosely(resource: ast.Resource) -> list[str]:
    """Messages that lean on the plural class "one", which in Portuguese holds 0 and 1.5 too."""
    return [
        message.id.name
        for message in _messages(resource)
        if any(
            isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier) and node.key.name == "one"
            for node in _walk(message)
        )
    ]
