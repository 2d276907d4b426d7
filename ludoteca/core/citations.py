"""Where the code cites the rules: each rule of a ledger with the functions that name it.

A rule is cited by its id in a string (a step, a requirement, an event), a docstring or a comment. Ids are read as whole
words, so that ``4.1`` is not found in ``4.14``.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from ludoteca.core.rulebook import EXAMPLE, Rulebook

#: What an id may have within, and so may not have around it.
_WORD = r"[0-9A-Za-zÀ-ÿ_-]"


class Citation(NamedTuple):
    """A place in the code: the file, and the class or function in it, or nothing for the file as a whole."""

    file: str
    function: str
    line: int


def citations(book: Rulebook, files: Iterable[Path], home: Path) -> dict[str, list[Citation]]:
    """Every rule that the files cite, with the places in the order of the files, each function once."""
    ids = {rule.id for rule in book.rules} | {gap.id for gap in book.gaps}
    pattern = re.compile(
        rf"(?<!{_WORD})(?<!{_WORD}\.)("
        + "|".join(map(re.escape, sorted(ids, key=len, reverse=True)))
        + rf")(?!\.?{_WORD})"
    )
    found: dict[str, list[Citation]] = {}
    for file in files:
        source = file.read_text(encoding="utf-8")
        name = file.relative_to(home).as_posix()
        functions = [*spans(ast.parse(source))]
        for line, said in sayings(source):
            for match in pattern.finditer(said):
                at = line + said.count("\n", 0, match.start())
                place = Citation(name, innermost(functions, at), at)
                known = found.setdefault(match.group(1), [])
                if place[:2] not in [each[:2] for each in known]:
                    known.append(place)
    return found


def sayings(source: str) -> Iterator[tuple[int, str]]:
    """The strings and comments of a file, each with its line."""
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            yield token.start[0], token.string


def spans(tree: ast.AST, within: str = "") -> Iterator[tuple[int, int, str]]:
    """The lines of every class, function and name of a file, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        name = ""
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{within}.{node.name}" if within else node.name
            first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
            yield first, node.end_lineno or first, name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not within:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield node.lineno, node.end_lineno or node.lineno, ast.unparse(target)
        yield from spans(node, name or within)


def innermost(functions: Sequence[tuple[int, int, str]], line: int) -> str:
    """The name of the innermost function around a line; a comment belongs to what follows it at once."""
    around = [name for first, last, name in functions if first <= line <= last]
    if around:
        return around[-1]
    return next((name for first, _, name in functions if first == line + 1), "")


def enforced_at(found: Mapping[str, Sequence[Citation]], id: str) -> list[Citation]:
    """Where a rule is cited; an example, where the rule is that it shows."""
    if id in found:
        return list(found[id])
    shown = EXAMPLE.sub("", id)
    if shown == id:
        return []
    return [place for key in found if re.match(rf"{re.escape(shown)}(?:[.-]|$)", key) for place in found[key]]


def nearest(found: Mapping[str, Sequence[Citation]], id: str) -> list[Citation]:
    """Where a rule is enforced: where it is cited, or else where the passage is that it stands in."""
    while id:
        if places := enforced_at(found, id):
            return places
        shorter = re.sub(r"[.-][^.-]+$", "", id)
        id = "" if shorter == id or not re.search(r"[.-]", shorter) else shorter
    return []
