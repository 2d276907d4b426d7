"""What is given to the compiler: which modules, and their lines in its way."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import pytest

from build_compiled import GROUPS, INTERPRETED, SOURCES, groups, without_repeats
from build_prepare import Unprepared, prepared
from ludoteca import games
from ludoteca.lab.simulate import begin

SOURCE = '''"""A module."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

FIRST, SECOND = range(2)
NORTH, SOUTH = "north", "south"
PRICES: dict[str, int] = {
    "a": 1,
}
count = 0
AGAIN = 1
AGAIN = 2


@dataclass(frozen=True, slots=True)
class Falls:
    """A record."""

    events: ClassVar[tuple[str, ...]] = ("fall",)
    who: int


class Walk:
    __slots__ = (
        "far",
        "where",
    )

    def __init__(self) -> None:
        self.far = FIRST
'''


def line(text: str, number: int) -> str:
    return text.split("\n")[number - 1]


def test_values_assigned_once_become_final_and_others_do_not() -> None:
    new = prepared(SOURCE, opened=False)
    assert line(new, 8) == "FIRST: Final = 0; SECOND: Final = 1"
    assert line(new, 9) == 'NORTH: Final = "north"; SOUTH: Final = "south"'
    assert line(new, 10) == "PRICES: Final[dict[str, int]] = {"
    assert [line(new, at) for at in (13, 14, 15)] == ["count = 0", "AGAIN = 1", "AGAIN = 2"]


def test_values_of_a_record_are_assigned_after_it_and_slots_are_kept_by_name() -> None:
    new = prepared(SOURCE, opened=False)
    assert line(new, 22) == "" and line(new, 24) == 'Falls.events = ("fall",)'
    assert line(new, 27) == "    __named__: ClassVar[tuple[str, ...]] = ("


@pytest.mark.parametrize(("opened", "marked"), [(True, [17, 25]), (False, [25])])
def test_classes_may_be_inherited_from_and_records_where_they_are_opened(opened: bool, marked: list[int]) -> None:
    lines = prepared(SOURCE, opened).split("\n")
    assert [at for at, each in enumerate(lines, 1) if "allow_interpreted_subclasses" in each] == marked


@pytest.mark.parametrize("opened", [False, True])
def test_every_module_keeps_its_lines(opened: bool) -> None:
    for paths in groups().values():
        for path in paths:
            source = (SOURCES / path).read_text(encoding="utf-8")
            new = prepared(source, opened)
            ast.parse(new)
            assert new.count("\n") == source.count("\n"), path
            assert functions(new) == functions(source), path


def functions(source: str) -> list[tuple[str, int]]:
    return [(node.name, node.lineno) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]


def test_a_source_that_cannot_keep_its_lines_is_refused() -> None:
    with pytest.raises(Unprepared):
        prepared(SOURCE.replace("    who: int\n\n\n", "    who: int\n"), opened=False)


def test_every_game_is_compiled_and_what_is_left_out_exists() -> None:
    assert all(len(paths) > 10 for paths in groups().values()) and len(GROUPS) == 6
    assert all((SOURCES / path).exists() for path in INTERPRETED)
    for paths in groups().values():
        for path in paths:
            text = (SOURCES / path).read_text(encoding="utf-8")
            assert "import msgspec" not in text, path


def test_each_value_is_named_once_to_the_garbage_collector() -> None:
    visits = "".join(f"    Py_VISIT(self->_{name});\n" for name in "aba")
    twice = f"x_traverse(a)\n{{\n{visits}    return rv;\n}}\n"
    assert without_repeats(twice).count("Py_VISIT(self->_a)") == 1
    assert without_repeats(twice).count("Py_VISIT(self->_b)") == 1


@pytest.mark.plain("reads annotations, which compiled functions do not keep")
@pytest.mark.parametrize("name", games.ALL)
def test_whoever_carries_out_a_record_says_that_he_takes_it(name: str) -> None:
    """Compiled code takes annotations at their word."""
    game = games.game(name)
    box = begin(game, game.setup(game.sample_setups()[0]), 1).box
    tables: list[dict[type, Any]] = [{**box.performers}, {**box.payable}, {**box.payments}]
    carried = [(kind, function) for table in tables for kind, function in table.items()]
    assert [kind.__name__ for kind, function in carried if not takes(function, kind)] == []
    assert carried


def takes(function: Any, kind: type) -> bool:
    first = next(iter(inspect.signature(function).parameters.values())).annotation
    said = eval(first, function.__globals__) if isinstance(first, str) else first
    return said is Any or issubclass(kind, said)
