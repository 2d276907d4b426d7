"""Small faults put into a program: a comparison, a sign, a condition or a statement is not what it was.

A fault is one change in one function, told by its place and by what stands there before and after.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}

_LEFT_OUT = (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete)

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Change:
    """What may be changed in a function: what stands there, what would, and how to put it there."""

    __slots__ = ("after", "before", "line", "make")

    def __init__(self, node: ast.expr | ast.stmt, after: str, make: Callable[[], None]) -> None:
        self.line = node.lineno
        self.before = one_line(node)
        self.after = after
        self.make = make


class Fault:
    """One small change of one function of a file."""

    __slots__ = ("after", "before", "file", "function", "line", "nth")

    def __init__(self, file: Path, function: str, nth: int, change: Change) -> None:
        self.file = file
        #: The function's qualified name: ``CastSpell.pay_costs``.
        self.function = function
        #: Its place among the changes that the function allows.
        self.nth = nth
        self.line = change.line
        self.before = change.before
        self.after = change.after

    def key(self) -> str:
        """What names the fault, whatever stands elsewhere in the file."""
        return f"{self.file.as_posix()} {self.function}: {self.before} → {self.after}"

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line} {self.function}: {self.before} → {self.after}"


def faults_of(file: Path, root: Path) -> list[Fault]:
    """Every fault that can be put into the functions of a file."""
    return [
        Fault(file.relative_to(root), name, nth, change)
        for name, function in functions_in(ast.parse(file.read_text(encoding="utf-8")))
        for nth, change in enumerate(changes_of(function))
    ]


def faulty_code(fault: Fault, root: Path) -> CodeType:
    """The function compiled with the fault in it."""
    file = root / fault.file
    tree = ast.parse(file.read_text(encoding="utf-8"))
    function = dict(functions_in(tree))[fault.function]
    list(changes_of(function))[fault.nth].make()
    return code_called(compile(ast.fix_missing_locations(tree), str(file), "exec"), fault.function)


def noting_code(file: Path, function: str, places: dict[int, int], note: str) -> CodeType:
    """The function compiled so that it calls ``note`` with a number whenever it comes by a line: ``{number: line}``."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    body = dict(functions_in(tree))[function].body
    for number, line in places.items():
        block, at = statement_at(body, line)
        noting = ast.parse(f"{note}({number})").body[0]
        block.insert(at, ast.copy_location(noting, block[at]))
    return code_called(compile(ast.fix_missing_locations(tree), str(file), "exec"), function)


def statement_at(block: list[ast.stmt], line: int) -> tuple[list[ast.stmt], int]:
    """The innermost statement that a line belongs to: its block, and its place there."""
    at = max(at for at, statement in enumerate(block) if statement.lineno <= line)
    for inner in blocks_of(block[at]):
        if inner[0].lineno <= line <= (inner[-1].end_lineno or 0):
            return statement_at(inner, line)
    return block, at


def blocks_of(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The blocks of statements within a statement, those of its cases and exceptions too."""
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value
        elif isinstance(value, list):
            for each in value:
                if isinstance(each, ast.ExceptHandler | ast.match_case):
                    yield from blocks_of(each)


def code_called(code: CodeType, name: str) -> CodeType:
    """The code of a function within the code of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(constant.co_qualname + "."):
                return code_called(constant, name)
    raise LookupError(f"{name} is not in {code.co_filename}")


def functions_in(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """The functions of a module and the methods of its classes, with their qualified names."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield f"{node.name}.{inner.name}", inner


# -- the changes of a function ------------------------------------------------


def changes_of(function: Function) -> Iterator[Change]:
    yield from statements_left_out(function)
    for node in nodes_that_act(function):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield comparison_changed(node)
        elif isinstance(node, ast.BinOp) and type(node.op) in _SIGNS and not joins_texts(node):
            yield sign_changed(node)
        elif isinstance(node, ast.BoolOp):
            yield joint_changed(node)
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            yield condition_negated(node)
        yield from statements_left_out(node)


def nodes_that_act(function: Function) -> Iterator[ast.AST]:
    """The nodes of a function's body, but for what only explains: docstrings, assertions, what is raised, types."""
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        if not isinstance(node, ast.Assert | ast.Raise) and not is_docstring(node):
            yield node
            types = {getattr(node, name, None) for name in ("annotation", "returns")}
            waiting.extend(each for each in reversed(list(ast.iter_child_nodes(node))) if each not in types)


def comparison_changed(node: ast.Compare) -> Change:
    other = _COMPARISONS[type(node.ops[0])]()
    after = ast.Compare(node.left, [other], node.comparators)
    return Change(node, one_line(after), lambda: setattr(node, "ops", [other]))


def sign_changed(node: ast.BinOp) -> Change:
    other = _SIGNS[type(node.op)]()
    after = ast.BinOp(node.left, other, node.right)
    return Change(node, one_line(after), lambda: setattr(node, "op", other))


def joint_changed(node: ast.BoolOp) -> Change:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return Change(node, one_line(ast.BoolOp(other, node.values)), lambda: setattr(node, "op", other))


def condition_negated(node: ast.If | ast.IfExp | ast.While) -> Change:
    negated = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
    return Change(node.test, one_line(negated), lambda: setattr(node, "test", negated))


def statements_left_out(node: ast.AST) -> Iterator[Change]:
    """Statements that can be left out of the blocks of a node."""
    for field in ("body", "orelse"):
        block = getattr(node, field, None)
        for at, statement in enumerate(block if isinstance(block, list) else ()):
            if isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign | ast.Delete) and not is_docstring(
                statement
            ):
                yield left_out(block, at)


def left_out(block: list[ast.stmt], at: int) -> Change:
    # Never carried out, rather than not there: the function keeps its variables, so that it can take this code.
    nothing = ast.copy_location(ast.If(ast.Constant(False), [block[at]], []), block[at])
    return Change(block[at], "nothing", lambda: block.__setitem__(at, nothing))


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def joins_texts(node: ast.BinOp) -> bool:
    """A sum of texts or rows has no other sign."""
    return any(
        isinstance(each, ast.JoinedStr | ast.Tuple | ast.List)
        or (isinstance(each, ast.Constant) and isinstance(each.value, str))
        for each in (node.left, node.right)
    )


def one_line(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 100 else text[:99] + "…"
