"""What the compiler is given instead of a module: the same lines, said in the way that mypyc makes most of.

Sources are written to be read. What matters only to the compiler is put into the copy that it reads, never into the
source, and nobody who writes a constant has to think of it:

- a module's value that is assigned once is ``Final``: the compiler then puts the number itself where it is used, or
  reads it from a place of its own, instead of looking up a name at every use;
- class values of a record (``ClassVar`` in a dataclass) are assigned after the class: mypyc takes them for fields;
- a compiled class has no ``__slots__``: their names are kept (``SLOTS``), because plain data is written in their order;
- a class may be inherited from by interpreted code, and made without its constructor, as frozen tables are thawed. Of
  records only the core's: those of games are many, and only games inherit from them.

Every line keeps its number, so that a traceback of the compiled build names the line of the source.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

#: Where a compiled class keeps the names of its own values, in the order of the source (``core/plain.py`` reads it).
SLOTS = "__named__"

_CONSTANT = re.compile(r"_?[A-Z][A-Z_0-9]+")
_FUTURE = "from __future__ import annotations"
_IMPORTS = "from typing import TYPE_CHECKING, ClassVar, Final"
_ONLY_TYPES = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"


class Unprepared(Exception):
    """A source that can't be prepared line by line."""


def prepared(source: str, opened: bool) -> str:
    """The module as it is given to the compiler, line for line; interpreted code may inherit from what is opened."""
    tree = ast.parse(source)
    lines = source.split("\n")
    for first, last, text in sorted(changes(tree, source, opened), reverse=True):
        replace(lines, first, last, text)
    new = "\n".join(lines)
    if new == source:
        return source
    if f"{_FUTURE}\n\n" not in new:
        raise Unprepared(f"{_FUTURE} is missing, or the empty line after it")
    new = new.replace(f"{_FUTURE}\n\n", f"{_FUTURE}; {_IMPORTS}\n{_ONLY_TYPES}\n", 1)
    if new.count("\n") != source.count("\n"):
        raise Unprepared("the lines are not the same any more")
    return new


Change = tuple[int, int, str]


def replace(lines: list[str], first: int, last: int, text: str) -> None:
    """Put a text in the place of some lines, which stay as many as they were."""
    new = text.split("\n")
    lines[first - 1 : last] = new + [""] * (last - first + 1 - len(new))


def changes(tree: ast.Module, source: str, opened: bool) -> Iterator[Change]:
    stored = Counter(assigned(tree))
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            yield from made_final(node, source, stored)
        elif isinstance(node, ast.ClassDef):
            if is_own(node) and (opened or not is_record(node)):
                yield from marked(node, source)
            yield from named_slots(node, source)
            if is_record(node):
                yield from values_after(node, source)


def assigned(tree: ast.Module) -> Iterator[str]:
    """Every name as often as something is put into it; those said to be ``global`` more than once."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Global):
            yield from node.names * 2


# -- constants -------------------------------------------------------------


def made_final(node: ast.Assign | ast.AnnAssign, source: str, stored: Counter[str]) -> Iterator[Change]:
    target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
    if isinstance(target, ast.Name):
        if stored[target.id] == 1 and is_constant(node, target.id):
            yield node.lineno, node.end_lineno or 0, final_line(node, target, source)
    elif isinstance(target, ast.Tuple) and isinstance(node, ast.Assign) and len(node.targets) == 1:
        names = [each.id for each in target.elts if isinstance(each, ast.Name)]
        values = unpacked(node.value, source, len(names))
        if values is not None and all(stored[name] == 1 and _CONSTANT.fullmatch(name) for name in names):
            said = "; ".join(f"{name}: Final = {value}" for name, value in zip(names, values, strict=True))
            yield node.lineno, node.end_lineno or 0, said


def is_constant(node: ast.Assign | ast.AnnAssign, name: str) -> bool:
    """A value, and neither a type with a name of its own nor what is ``Final`` anyway."""
    if isinstance(node, ast.AnnAssign):
        said = ast.unparse(node.annotation)
        return node.value is not None and "Final" not in said and "TypeAlias" not in said
    return len(node.targets) == 1 and bool(_CONSTANT.fullmatch(name)) and "TypeVar" not in ast.unparse(node.value)


def final_line(node: ast.Assign | ast.AnnAssign, target: ast.Name, source: str) -> str:
    whole = ast.get_source_segment(source, node) or ""
    if isinstance(node, ast.AnnAssign):
        said = ast.get_source_segment(source, node.annotation) or ""
        return whole.replace(f"{target.id}: {said}", f"{target.id}: Final[{said}]", 1)
    return re.sub(rf"^{target.id}\s*=", f"{target.id}: Final =", whole, count=1)


def unpacked(value: ast.expr, source: str, count: int) -> list[str] | None:
    """The values of several names: those written one by one, or those of a range."""
    if isinstance(value, ast.Tuple) and len(value.elts) == count:
        return [" ".join((ast.get_source_segment(source, each) or "").split()) for each in value.elts]
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "range":
        limits = [each.value for each in value.args if isinstance(each, ast.Constant) and isinstance(each.value, int)]
        if len(limits) == len(value.args):
            return [str(number) for number in range(*limits)][:count]
    return None


# -- classes ---------------------------------------------------------------


def is_record(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(each) for each in node.decorator_list)


def is_own(node: ast.ClassDef) -> bool:
    """Is it a class of ours from the bottom up? mypyc leaves the others as they are."""
    return not any(ast.unparse(each) in ("NamedTuple", "Protocol", "LudotecaError") for each in node.bases)


def marked(node: ast.ClassDef, source: str) -> Iterator[Change]:
    """Interpreted code may inherit from it, and it can be made without its constructor: told on the line before it."""
    before = min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1
    if source.split("\n")[before - 1] != "":
        raise Unprepared(f"there is no empty line before {node.name}")
    yield before, before, "@mypyc_attr(allow_interpreted_subclasses=True)"


def named_slots(node: ast.ClassDef, source: str) -> Iterator[Change]:
    for each in node.body:
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__":
            value = ast.get_source_segment(source, each.value)
            yield each.lineno, each.end_lineno or 0, f"    {SLOTS}: ClassVar[tuple[str, ...]] = {value}"


def values_after(node: ast.ClassDef, source: str) -> Iterator[Change]:
    """A record's class values go to the line after it, which is empty."""
    said = []
    for each in node.body:
        if is_class_value(each):
            assert isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.value is not None
            value = " ".join((ast.get_source_segment(source, each.value) or "").split())
            said.append(f"{node.name}.{each.target.id} = {value}")
            yield each.lineno, each.end_lineno or 0, ""
    if not said:
        return
    if len(said) == len(node.body):
        raise Unprepared(f"{node.name} has nothing but class values")
    after = (node.end_lineno or 0) + 1
    if source.split("\n")[after - 1 : after] != [""]:
        raise Unprepared(f"there is no empty line after {node.name}")
    yield after, after, "; ".join(said)


def is_class_value(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation).startswith("ClassVar")
        and isinstance(node.target, ast.Name)
        and node.value is not None
    )
