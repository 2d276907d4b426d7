"""A board of squares in lines of text, drawn from a told view: the ground, the pieces, and marks on cells."""

from __future__ import annotations

from collections import Counter

from ludoteca.core.decision import Option
from ludoteca.core.telling import Telling
from ludoteca.core.told import BoardTold, PieceTold, Told

#: A cell that an option names by itself, and one that an option reaches with something else.
DIRECT, REACHED = "*", "+"
#: Cells that a rule refuses, the rarest rule first; the commonest is left blank.
REFUSED = "xo~"
#: How many columns a cell takes; the least, where little room is left beside the board.
WIDTH, NARROW = 5, 4


def marks_of(told: Told, words: str = "") -> dict[int, str]:
    """The cells that the reader's options name; with words, only of the options written so."""
    marks: dict[int, str] = {}
    for option in told.decision.options if told.decision is not None else ():
        if not option.notation.startswith(words):
            continue
        for place, arg in enumerate(option.args):
            if arg.kind == "cell" and not arg.own and isinstance(arg.value, int):
                mark = REACHED if place else DIRECT
                marks[arg.value] = DIRECT if marks.get(arg.value) == DIRECT else mark
    return marks


def refusals(telling: Telling, board: BoardTold, begun: Option) -> tuple[dict[int, str], dict[str, str]]:
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


def lines(
    board: BoardTold, pieces: list[PieceTold], telling: Telling, marks: dict[int, str], least: int = WIDTH
) -> list[str]:
    """Column letters, then a line for each row: the mark of a cell, and what stands or lies on it."""
    content = {cell.cell: telling.mark(cell) for cell in board.cells}
    for piece in pieces:
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
