"""The geometry of an arena: neighbours, Ranges, Lines of Sight, Areas of Effect, straight lines.

Cells are numbered row by row from the upper left corner; a set of cells is an integer with a bit for each.
All of it is worked out once and shared. A line that only touches a corner is not cut (gap los-corner).
"""

from __future__ import annotations

from functools import cache

from ludoteca.core.grid import Grid
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.text import words as w

SIZE = 12
CELLS = SIZE * SIZE
GRID = Grid(SIZE, SIZE)
NEIGHBOURS = GRID.neighbours
#: The cell beside each cell to the north, east, south and west, or -1.
BESIDE = tuple(tuple(GRID.beside(cell, side) for side in range(4)) for cell in range(CELLS))
NEIGHBOUR_MASK = tuple(sum(1 << other for other in NEIGHBOURS[cell]) for cell in range(CELLS))
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = ("north", "east", "south", "west")
_STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))

#: How many rows from a side are a territory (4.20.1), and hold Starting Cells (1.3.9-1).
TERRITORY_ROWS = 5
STARTING_ROWS = 2


class Arena:
    """One board: its scenery and special cells, as sets (4.17.5, 4.17.5.a, 4.17.5.b, 4.17.5.c-1)."""

    __slots__ = ("board", "bushes", "coins", "crates", "demonic", "impassable", "starting", "trees")

    def __init__(self, board: cards.Board) -> None:
        self.board = board
        letters = "".join(board.grid)
        self.trees = cells_with(letters, "T")
        self.bushes = cells_with(letters, "B")
        self.crates = cells_with(letters, "C")
        self.demonic = cells_with(letters, "D")
        self.impassable = self.trees | self.bushes
        #: Kamas on each cell at the start (1.3.3-3); a Demonic Cell has one (gap kama-on-demonic).
        self.coins = tuple({"1": 1, "2": 2, "D": 1}.get(letter, 0) for letter in letters)
        #: The Starting Cells of each side.
        self.starting = tuple(
            tuple(cell for cell in range(CELLS) if letters[cell] == "S" and rows_from(cell, side) < STARTING_ROWS)
            for side in range(4)
        )


def cells_with(letters: str, letter: str) -> int:
    return sum(1 << cell for cell in range(CELLS) if letters[cell] == letter)


def rows_from(cell: int, side: int) -> int:
    """How many rows lie between a cell and a side of the board."""
    column, row = cell % SIZE, cell // SIZE
    return (row, SIZE - 1 - column, SIZE - 1 - row, column)[side]


TERRITORY = tuple(
    sum(1 << cell for cell in range(CELLS) if rows_from(cell, side) < TERRITORY_ROWS) for side in range(4)
)


@cache
def arenas() -> tuple[Arena, ...]:
    return tuple(Arena(board) for board in cards.load().boards.values())


def distance(first: int, second: int) -> int:
    """Cells from side to side, whatever stands between (4.15.1, gap range-around-obstacles)."""
    return abs(first % SIZE - second % SIZE) + abs(first // SIZE - second // SIZE)


def in_line(first: int, second: int) -> bool:
    return first % SIZE == second % SIZE or first // SIZE == second // SIZE


@cache
def crossed(first: int, second: int) -> int:
    """The cells that the line between two centres cuts, the two ends left out (4.15.9, gap los-endpoints)."""
    return sum(1 << cell for cell in GRID.between(first, second)[0])


_reaches: dict[tuple[int, str, int, int], tuple[tuple[int, int], ...]] = {}


def reach(origin: int, how: str, least: int, most: int) -> tuple[tuple[int, int], ...]:
    """The cells within a Range, each with the cells whose contents could cut its Line of Sight (4.15.2 to 4.15.6)."""
    key = (origin, how, least, most)
    found = _reaches.get(key)
    if found is None:
        found = _reaches[key] = tuple(
            (cell, 0 if how == w.NO_SIGHT else crossed(origin, cell))
            for cell in range(CELLS)
            if within(origin, cell, how, least, most)
        )
    return found


def within(origin: int, cell: int, how: str, least: int, most: int) -> bool:
    if how == w.PERSONAL:
        return cell == origin
    if how == w.CLOSE:
        return distance(origin, cell) == 1
    if how == w.LINE and not in_line(origin, cell):
        return False
    return least <= distance(origin, cell) <= most


def sees(origin: int, cell: int, blockers: int) -> bool:
    return not crossed(origin, cell) & blockers


@cache
def towards(first: int, second: int) -> tuple[int, ...]:
    """The direction from one cell to another: the longer axis; both on an exact diagonal; none on one cell.

    Shared by Areas, Push, Attract, Retreat and Approach (gaps area-orientation, push-not-aligned).
    """
    across, down = second % SIZE - first % SIZE, second // SIZE - first // SIZE
    found = []
    if down and abs(down) >= abs(across):
        found.append(SOUTH if down > 0 else NORTH)
    if across and abs(across) >= abs(down):
        found.append(EAST if across > 0 else WEST)
    return tuple(found)


def opposite(direction: int) -> int:
    return (direction + 2) % 4


#: The cells of oriented Areas, seen from the caster: steps to the left (-1) or right, and steps behind the target.
_SHAPES = {
    "hammer": ((-1, 0), (1, 0), (0, 1)),
    "stick": ((-1, 0), (1, 0)),
    "shovel": ((0, 1),),
    "needle": ((0, 1), (0, 2)),
    "breath": ((0, 1), (-1, 1), (1, 1)),
}
_AROUND = {
    "cross": ((0, -1), (1, 0), (0, 1), (-1, 0)),
    "square": tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y),
}


@cache
def area(shape: str, cell: int, direction: int) -> tuple[int, ...]:
    """The cells that an Area of Effect adds; those off the board are left out (4.16.3, gap area-off-board,
    4.16.3-1, 4.16.3-2, 4.16.3-3, 4.16.3-4, 4.16.3-5, 4.16.3-6, 4.16.3-7)."""
    column, row = cell % SIZE, cell // SIZE
    if shape in _AROUND:
        offsets = _AROUND[shape]
    else:
        ahead = _STEP[direction]
        right = _STEP[(direction + 1) % 4]
        offsets = tuple(
            (side * right[0] + behind * ahead[0], side * right[1] + behind * ahead[1])
            for side, behind in _SHAPES[shape]
        )
    found = (GRID.cell(column + across, row + down) for across, down in offsets)
    return tuple(each for each in found if each >= 0)
