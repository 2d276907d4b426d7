"""A board of squares in lines of text, drawn from a view: the ground, the pieces, and marks on cells."""

from __future__ import annotations

from collections import Counter

from ludoteca.core.action import CELL
from ludoteca.core.decision import Option
from ludoteca.core.telling import Telling
from ludoteca.core.view import AreaView, BoardView, View

#: A cell that an option names by itself, and one that an option reaches with something else.
DIRECT, REACHED = "*", "+"
#: Cells that a rule refuses, the rarest rule first; the commonest is left blank.
REFUSED = "xo~"
#: How many columns a cell takes; the least, where little room is left beside the board.
WIDTH, NARROW = 5, 4


def marks_of(view: View, telling: Telling, words: str = "") -> dict[int, str]:
    """The cells that the reader's options name; with words, only of the options written so."""
    marks: dict[int, str] = {}
    actions = telling.table.box.actions
    for option in view.decision.options if view.decision is not None else ():
        if not option.notation.startswith(words):
            continue
        kinds = [argument.kind for argument in actions[option.verb].arguments]
        for place, (kind, value) in enumerate(zip(kinds, option.arguments, strict=True)):
            if kind == CELL and isinstance(value, int):
                mark = REACHED if place else DIRECT
                marks[value] = DIRECT if marks.get(value) == DIRECT else mark
    return marks


def refusals(telling: Telling, board: BoardView, begun: Option) -> tuple[dict[int, str], dict[str, str]]:
    """Why cells are refused as the last argument of an option: a mark for each, and the rule of each mark."""
    rules: dict[int, str] = {}
    for cell in range(board.width * board.height):
        refusal = telling.table.why_not((*begun, cell))
        if refusal is not None:
            rules[cell] = refusal.rule
    common = [rule for rule, _ in Counter(rules.values()).most_common()]
    signs = dict(zip(reversed(common[1:]), REFUSED, strict=False))
    marks = {cell: signs[rule] for cell, rule in rules.items() if rule in signs}
    return marks, {sign: rule for rule, sign in signs.items()}


def lines(area: AreaView, telling: Telling, marks: dict[int, str], least: int = WIDTH) -> list[str]:
    """Column letters, then a line for each row: the mark of a cell, and what stands or lies on it."""
    board = area.board
    assert board is not None
    content = {cell.cell: telling.mark(cell) for cell in board.cells}
    for piece in area.pieces:
        if piece.cell >= 0:
            content[piece.cell] = telling.tag(piece)
    width = max([least, *(1 + len(each) for each in content.values())])
    head = "".join(f" {chr(ord('a') + column)}".ljust(width) for column in range(board.width))
    found = [f"    {head}".rstrip()]
    for row in range(board.height):
        cells = range(row * board.width, (row + 1) * board.width)
        drawn = "".join(f"{marks.get(cell, ' ')}{content.get(cell, '·')}".ljust(width) for cell in cells)
        found.append(f"{row + 1:>3} {drawn}".rstrip())
    return found
