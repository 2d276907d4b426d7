"""Geometry of a board of squares: geometry only.

What blocks and what a step costs is passed in. A grid is built once and
shared by every copy of a table.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ludoteca.core.errors import EngineFault

_CELL = re.compile(r"[a-zA-Z][0-9]{1,3}")
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Grid:
    """Squares numbered row by row from the upper left corner, 0 to width*height-1."""

    __slots__ = ("_between", "height", "neighbours", "width")

    def __init__(self, width: int, height: int) -> None:
        if not 0 < width <= 26:
            raise EngineFault(f"a board of {width} columns; columns are named by one letter each")
        self.width = width
        self.height = height
        #: The squares that share a side with each square.
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.beside(cell, side) for side in range(4) if self.beside(cell, side) >= 0)
            for cell in range(width * height)
        )
        self._between: dict[tuple[int, int], tuple[tuple[int, ...], tuple[tuple[int, int], ...]]] = {}

    def cell(self, column: int, row: int) -> int:
        """The square in a column and row, or -1 off the board."""
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return -1

    def column(self, cell: int) -> int:
        return cell % self.width

    def row(self, cell: int) -> int:
        return cell // self.width

    def beside(self, cell: int, side: int) -> int:
        """The next square to the north, east, south or west (0 to 3), or -1."""
        across, down = _SIDES[side]
        return self.cell(self.column(cell) + across, self.row(cell) + down)

    def distance(self, first: int, second: int) -> int:
        """Squares from side to side between two squares."""
        return abs(self.column(first) - self.column(second)) + abs(self.row(first) - self.row(second))

    def ring(self, centre: int, radius: int) -> list[int]:
        return [cell for cell in range(self.width * self.height) if self.distance(centre, cell) == radius]

    def word(self, cell: int) -> str:
        """A square as text: column letter and row number from the top, ``d6``."""
        return f"{chr(ord('a') + self.column(cell))}{self.row(cell) + 1}"

    def read(self, word: str) -> int:
        """The square that a text means, or -1."""
        if _CELL.fullmatch(word) is None:
            return -1
        return self.cell(ord(word[0].lower()) - ord("a"), int(word[1:]) - 1)

    def between(self, first: int, second: int) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
        """What the straight line between two centres meets, the two squares left out.

        The squares it crosses; and for each corner that it touches exactly, the two squares on
        either side of that corner.
        """
        key = (first, second) if first <= second else (second, first)
        found = self._between.get(key)
        if found is None:
            found = self._between[key] = self._trace(*key)
        return found

    def _trace(self, first: int, second: int) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
        """Walk the line in whole numbers: at each turn the next side of a square that it meets."""
        column, row = self.column(first), self.row(first)
        across = self.column(second) - column
        down = self.row(second) - row
        step_across = 1 if across > 0 else -1
        step_down = 1 if down > 0 else -1
        across, down = abs(across), abs(down)
        crossed: list[int] = []
        corners: list[tuple[int, int]] = []
        done_across = done_down = 0
        while done_across < across or done_down < down:
            # Halves of the way at which the line leaves this square sideways and downwards.
            sideways = (2 * done_across + 1) * down
            downwards = (2 * done_down + 1) * across
            if sideways == downwards:
                corners.append((self.cell(column + step_across, row), self.cell(column, row + step_down)))
                column += step_across
                row += step_down
                done_across += 1
                done_down += 1
            elif sideways < downwards:
                column += step_across
                done_across += 1
            else:
                row += step_down
                done_down += 1
            crossed.append(self.cell(column, row))
        return tuple(crossed[:-1]), tuple(corners)

    def reach(self, start: int, points: int, cost: Callable[[int, int], int]) -> dict[int, int]:
        """The least cost to every square that can be reached; ``cost(from, to)`` below 0 bars the way."""
        best = {start: 0}
        frontier = [start]
        while frontier:
            frontier.sort(key=best.__getitem__, reverse=True)
            here = frontier.pop()
            for there in self.neighbours[here]:
                price = cost(here, there)
                if price < 0:
                    continue
                total = best[here] + price
                if total <= points and total < best.get(there, points + 1):
                    best[there] = total
                    frontier.append(there)
        return best
