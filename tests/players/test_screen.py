"""What the screen writes: numbered lists."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludoteca.players.terminal.screen import Screen

CELLS = [f"Walk to [a{number}]" for number in range(1, 31)]


def written(texts: list[str], plain: bool = False, width: int = 80) -> list[str]:
    page = io.StringIO()
    Screen("en", plain=plain, console=Console(file=page, width=width)).numbered(texts)
    return [line.rstrip() for line in page.getvalue().splitlines()]


def test_a_long_list_stands_in_columns_to_be_read_downwards() -> None:
    lines = written(CELLS)
    assert [line.split(") ")[1].split("]")[0] + "]" for line in lines] == CELLS[:8]
    assert lines[0] == "  1) Walk to [a1]     9) Walk to [a9]    17) Walk to [a17]   25) Walk to [a25]"


@pytest.mark.parametrize(
    ("texts", "plain", "width"),
    [
        pytest.param(CELLS, True, 80, id="for a screen reader"),
        pytest.param(CELLS[:12], False, 80, id="short"),
        pytest.param(CELLS, False, 37, id="too wide for two columns"),
    ],
)
def test_other_lists_stand_line_by_line(texts: list[str], plain: bool, width: int) -> None:
    assert written(texts, plain, width) == [f"{number:3}) {text}" for number, text in enumerate(texts, 1)]


def test_a_text_of_many_lines_stops_at_the_end_of_each_page() -> None:
    """Not before its first line: what was written before the question is no part of the page."""
    page = io.StringIO()
    pauses: list[int] = []

    def enter(prompt: str) -> str:
        pauses.append(len(page.getvalue().splitlines()))
        return ""

    screen = Screen("en", read=enter, console=Console(file=page, width=80), rows=24)
    with screen.paged():
        screen.line("\n".join(f"line {number}" for number in range(1, 61)))
    assert pauses == [23, 46]
    assert page.getvalue().split("\n")[:2] == ["line 1", "line 2"]
