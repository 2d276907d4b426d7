"""Maps: the board of each, and what makes one right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ludoteca.cardtext.pieces import misdescribed
from ludoteca.core.problems import Problem
from ludoteca.games.apotheosis.cards.board import LONGEST, Board, tiles_of
from ludoteca.games.apotheosis.cards.entries import MapEntry, ObjectEntry

#: The letters of the terrains, and of tiles that are obstacles or missing.
LETTERS = {
    "f": "field",
    "r": "rock",
    "s": "swamp",
    "a": "sand",
    "i": "ice",
    "v": "silver-ice",
    "w": "water",
}
BLOCKED, DISABLED = "#", "x"

#: How many people play at most (setup.players.1).
MOST_PLAYERS = 9

_boards: dict[tuple[MapEntry, bool, bool], Board] = {}


def board_of(entry: MapEntry, descent: bool = False, plunge: bool = False) -> Board:
    """The board of a map, with its heights, terrains and blocked tiles (battle.board.1), built once and shared."""
    key = (entry, descent, plunge)
    if key not in _boards:
        letters = "".join(entry.terrain)
        _boards[key] = Board(
            len(entry.terrain[0]),
            len(entry.terrain),
            [int(digit) for digit in "".join(entry.altitude)],
            [LETTERS.get(letter, "field") for letter in letters],
            tiles_of(cell for cell, letter in enumerate(letters) if letter == BLOCKED),
            tiles_of(cell for cell, letter in enumerate(letters) if letter == DISABLED),
            descent,
            plunge,
        )
    return _boards[key]


def check_map(entry: MapEntry, objects: Mapping[str, ObjectEntry], place: str) -> None:
    """Rows of one length and known letters; everything on a tile of its own, where a piece may stand (r34)."""
    for problem in _problems(entry, objects):
        raise misdescribed(place, problem)


def _problems(entry: MapEntry, objects: Mapping[str, ObjectEntry]) -> Iterator[Problem]:
    yield from _drawn_wrong(entry)
    board = board_of(entry)
    taken: set[str] = set()
    standing = [(each.object, each.cell) for each in entry.objects]
    for name, cell in (*standing, *((each.object, each.cell) for each in entry.containers)):
        if name not in objects:
            known = ", ".join(objects)
            yield Problem(f"unknown object {name}; known: {known}", "problem-object", name=name, known=known)
            return
        yield from _misplaced(board, cell)
        if cell in taken:
            yield Problem(f"two pieces on {cell} (rule r34)", "problem-two-pieces", cell=cell)
        taken.add(cell)
    for storing in entry.containers:
        if not objects[storing.object].container:
            said = f"{storing.object} is no container and holds no cards"
            yield Problem(said, "problem-no-container", name=storing.object)
    for starts in entry.starts:
        for cell in starts:
            yield from _misplaced(board, cell)
            if cell in taken:
                said = f"{cell} is a starting tile, and another piece or team is there"
                yield Problem(said, "problem-start", cell=cell)
            taken.add(cell)
    if entry.objective is not None and entry.objective.cell not in {each.cell for each in entry.objects}:
        said = f"the objective is on {entry.objective.cell}, where there is no object"
        yield Problem(said, "problem-objective-cell", cell=entry.objective.cell)
    if not 2 <= entry.players <= MOST_PLAYERS:
        said = f"a map is for 2 to {MOST_PLAYERS} players (rule setup.players.1)"
        yield Problem(said, "problem-players", most=MOST_PLAYERS)


def _drawn_wrong(entry: MapEntry) -> Iterator[Problem]:
    """The usual sizes, from the Pit to the Battlefield (board.size.1), and all between."""
    rows = entry.terrain
    width = len(rows[0]) if rows else 0
    if not (1 <= len(rows) <= LONGEST and 1 <= width <= LONGEST and width * len(rows) > 1):
        yield Problem("maps have from 1x2 to 11x11 tiles (rule setup.board.1)", "problem-size")
    for grid, known in ((rows, {*LETTERS, BLOCKED, DISABLED}), (entry.altitude, set("0123456789"))):
        for number, row in enumerate(grid, 1):
            if len(row) != width:
                said = f"row {number} has {len(row)} tiles, the first has {width}"
                yield Problem(said, "problem-row", row=number, count=len(row), width=width)
            for letter in row:
                if letter not in known:
                    letters = " ".join(sorted(known))
                    said = f"row {number}: {letter!r} is not one of {letters}"
                    yield Problem(said, "problem-letter", row=number, letter=letter, known=letters)
    if entry.altitude and len(entry.altitude) != len(rows):
        said = f"{len(entry.altitude)} rows of altitudes for {len(rows)} rows of tiles"
        yield Problem(said, "problem-altitudes", count=len(entry.altitude), rows=len(rows))


def _misplaced(board: Board, word: str) -> Iterator[Problem]:
    cell = board.grid.read(word)
    if cell < 0:
        yield Problem(f"there is no tile {word}", "problem-no-tile", cell=word)
    elif not board.open >> cell & 1:
        said = f"no piece may stand on {word}, which is blocked or disabled"
        yield Problem(said, "problem-barred-tile", cell=word)
