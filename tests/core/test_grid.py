"""The geometry of squares, against slow reckonings of another kind."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.errors import EngineFault
from ludoteca.core.grid import Grid

GRID = Grid(7, 6)
CELLS = range(7 * 6)
HALF = Fraction(1, 2)


def cuts(first: int, second: int) -> list[Fraction]:
    """The parts of the way at which the line between two centres meets a side of some square."""
    found = {Fraction(0), Fraction(1)}
    for start, end in (
        (GRID.column(first), GRID.column(second)),
        (GRID.row(first), GRID.row(second)),
    ):
        for side in range(min(start, end), max(start, end)):
            found.add((side + HALF - start) / Fraction(end - start))
    return sorted(found)


def at(first: int, second: int, part: Fraction) -> tuple[Fraction, Fraction]:
    across = GRID.column(first) + part * (GRID.column(second) - GRID.column(first))
    down = GRID.row(first) + part * (GRID.row(second) - GRID.row(first))
    return across, down


def crossed(first: int, second: int) -> set[int]:
    """Squares whose inside the line passes: those of the points between two meetings with sides."""
    found = set()
    for before, after in pairwise(cuts(first, second)):
        across, down = at(first, second, (before + after) / 2)
        found.add(GRID.cell(int(across + HALF), int(down + HALF)))
    return found - {first, second}


def corners(first: int, second: int) -> set[frozenset[int]]:
    """The two squares beside each corner that the line passes exactly."""
    found = set()
    for part in cuts(first, second):
        across, down = at(first, second, part)
        if (across - HALF).denominator == 1 and (down - HALF).denominator == 1:
            left, above = int(across - HALF), int(down - HALF)
            around = {GRID.cell(left + x, above + y) for x, y in product((0, 1), (0, 1))}
            inside = {GRID.cell(int(x + HALF), int(y + HALF)) for x, y in near(first, second, part)}
            found.add(frozenset(around - inside))
    return found


def near(first: int, second: int, part: Fraction) -> list[tuple[Fraction, Fraction]]:
    little = Fraction(1, 1000)
    return [at(first, second, part - little), at(first, second, part + little)]


def test_the_line_between_any_two_squares_is_the_line_of_fractions() -> None:
    grid = Grid(7, 6)
    for first, second in product(CELLS, CELLS):
        squares, touched = grid.between(first, second)
        assert set(squares) == crossed(first, second), (first, second)
        assert len(set(squares)) == len(squares)
        assert {frozenset(pair) for pair in touched} == corners(first, second), (first, second)


def test_the_line_is_the_same_both_ways() -> None:
    for first, second in product(CELLS, CELLS):
        assert GRID.between(first, second) == GRID.between(second, first)


@given(
    st.integers(0, 41),
    st.integers(0, 9),
    st.lists(st.integers(-1, 3), min_size=42, max_size=42),
)
def test_reach_is_the_least_cost(start: int, points: int, costs: list[int]) -> None:
    """Against Bellman and Ford: shorten every way until nothing changes."""
    best = {start: 0}
    for _ in CELLS:
        for here in list(best):
            for there in CELLS:
                if GRID.distance(here, there) == 1 and costs[there] >= 0:
                    total = best[here] + costs[there]
                    if total < best.get(there, points + 1):
                        best[there] = total
    assert GRID.reach(start, points, lambda here, there: costs[there]) == best


def test_neighbours_share_a_side() -> None:
    for cell in CELLS:
        assert set(GRID.neighbours[cell]) == {other for other in CELLS if GRID.distance(cell, other) == 1}


def test_rings() -> None:
    centre = GRID.read("d3")
    assert {GRID.word(cell) for cell in GRID.ring(centre, 1)} == {"d2", "d4", "c3", "e3"}
    assert len(GRID.ring(centre, 2)) == 8
    assert GRID.ring(centre, 0) == [centre]


def test_squares_are_written_and_read() -> None:
    for cell in CELLS:
        assert GRID.read(GRID.word(cell)) == cell
    assert GRID.word(0) == "a1" and GRID.read("G6") == 41


@pytest.mark.parametrize("word", ["", "a", "a0", "a7", "h1", "aa1", "a1 ", "a²", "İ1", "1a", "a-1", "a" + "9" * 5000])
def test_what_is_no_square_is_none(word: str) -> None:
    assert GRID.read(word) == -1


def test_a_board_has_a_letter_for_every_column() -> None:
    Grid(26, 1)
    for width in (0, 27):
        with pytest.raises(EngineFault, match="columns"):
            Grid(width, 1)
