"""The table in as many lines as there are: figures beside their board, pieces in few words, heaps as numbers.

What still does not fit is cut where most is shown; ``table`` shows everything, page by page.
"""

from __future__ import annotations

from textwrap import wrap

from ludoteca.core.told import AreaTold, BoardTold, PieceTold
from ludoteca.players.terminal import board
from ludoteca.players.terminal.drawing import HEAPS, UNDER, Drawing
from ludoteca.players.terminal.screen import shortened

#: The least room beside a board that is worth writing in.
_BESIDE = 24
#: Lines with the style of each.
Styled = list[tuple[str, str]]

#: What is cut first where there is little room.
STATE, SHARED, LEGEND, SIDES, BOARD = range(5)


class Part:
    """Some lines of the table that belong together."""

    __slots__ = ("is_cut", "least", "lines", "rank")

    def __init__(self, rank: int, lines: Styled, least: int = 0) -> None:
        self.rank = rank
        self.lines = lines
        #: How few lines are left of it in any case.
        self.least = least
        self.is_cut = False

    @property
    def may_be_cut(self) -> bool:
        return len(self.lines) > self.least

    def cut(self) -> None:
        """One line less; the last one says that there is more."""
        self.lines.pop()
        self.is_cut = True


def height(drawing: Drawing, width: int) -> int:
    """How many lines the table takes in few words."""
    return sum(len(part.lines) for part in parts_of(drawing, width))


def least_height(drawing: Drawing, width: int) -> int:
    """How few lines the table can be cut to."""
    return sum(min(part.least, len(part.lines)) for part in parts_of(drawing, width))


def fitted(drawing: Drawing, width: int, room: int) -> Styled:
    """The table in so many lines, if it can be cut to so few."""
    parts = [part for part in parts_of(drawing, width) if part.lines]
    while sum(len(part.lines) for part in parts) > room:
        open_to = [part for part in parts if part.may_be_cut]
        if not open_to:
            break
        least = min(part.rank for part in open_to)
        max((part for part in open_to if part.rank == least), key=lambda part: len(part.lines)).cut()
    for part in parts:
        if part.is_cut and part.lines:
            text, style = part.lines[-1]
            more = drawing.telling.text("terminal-cut")
            part.lines[-1] = (f"{shortened(text, width - len(more) - 1)} {more}", style)
    return [line for part in parts for line in part.lines]


def parts_of(drawing: Drawing, width: int) -> list[Part]:
    found = []
    boards = drawing.grids()
    for seat in drawing.others_first():
        # Whose turn it is comes first, since a long title is cut.
        active = drawing.telling.text("terminal-active")
        values = sorted(drawing.values_of_seat(seat), key=lambda value: value != active)
        title = " · ".join([drawing.names[seat.seat], *values])
        style = "cyan" if seat.seat == drawing.told.seat else "magenta"
        lines = [(shortened(title, width), f"bold {style}"), *rows(drawing, seat.seat, width)]
        found.append(Part(SIDES, lines, 1 if boards else 2))
    for area, ground in boards:
        found.append(Part(BOARD, board_beside(drawing, area, ground, width), 1 + ground.height))
        found.append(Part(LEGEND, legend(drawing, ground, width)))
    # What lies in the middle is the heart of a game without a board.
    found.append(Part(SHARED if boards else SIDES, rows(drawing, -1, width)))
    found.append(Part(STATE, state(drawing, width)))
    return found


def rows(drawing: Drawing, seat: int, width: int) -> Styled:
    """The areas of a seat: what lies there in few words, and the heaps together in one line."""
    lines: Styled = []
    heaps = []
    grounds = {ground.place for ground in drawing.told.boards}
    for area in drawing.told.areas:
        if area.seat != seat or area.drawn == UNDER or area.place in grounds:
            continue
        pieces = drawing.lying(area)
        cards = drawing.shelves(area)
        known = any(not piece.hidden for piece in pieces)
        if cards:
            lines += paragraph(f"{area.text}: ", "; ".join(cards), width)
        elif area.count and (area.drawn in HEAPS or not known):
            heaps.append(f"{area.text} ({area.count})")
        elif pieces:
            lines += paragraph(f"{area.text}: ", "; ".join(brief(drawing, pieces)), width)
    return lines + (paragraph("", " · ".join(heaps), width) if heaps else [])


def brief(drawing: Drawing, pieces: list[PieceTold]) -> list[str]:
    """Pieces in few words, with the number of those that lie under each; equal ones and hidden ones together."""
    telling = drawing.telling
    said: list[str] = []
    groups: dict[str, list[str]] = {}
    for piece in pieces:
        under = drawing.under(piece.number)
        if piece.badges or under:
            said.append(telling.brief(piece) + (f" +{len(under)}" if under else ""))
        else:
            words = " ".join(word for word in (piece.name, piece.face_text) if word)
            groups.setdefault(words, []).append(f"#{piece.number}")
    return [*said, *(telling.same_named(words, numbers) for words, numbers in groups.items())]


def board_beside(drawing: Drawing, area: AreaTold, ground: BoardTold, width: int) -> Styled:
    """A board, and beside it who stands on it."""
    marks = board.marks_of(drawing.told)
    left = board.lines(ground, drawing.lying(area), drawing.telling, marks, board.NARROW)
    figures = drawing.figures(area)
    taken = max(map(len, left)) + 3
    if width - taken >= _BESIDE:
        right = [shortened(figure, width - taken) for figure in figures]
        height = max(len(left), len(right))
        left += [""] * (height - len(left))
        right += [""] * (height - len(right))
        lines = [f"{one.ljust(taken)}{other}".rstrip() for one, other in zip(left, right, strict=True)]
    else:
        lines = [*left, *figures]
    return [(line, "") for line in lines]


def legend(drawing: Drawing, ground: BoardTold, width: int) -> Styled:
    return [(line, "dim") for each in drawing.telling.legend(ground) for line in wrap(each, width)]


def state(drawing: Drawing, width: int) -> Styled:
    """The step that we are at, who follows whom, and the effects that wait."""
    telling, told = drawing.telling, drawing.told
    lines: Styled = []
    if told.trail:
        lines.append((shortened(told.trail[-1].text, width), "dim"))
    if told.waiting:
        waiting = "; ".join(each.text for each in told.waiting)
        lines += paragraph(f"{telling.text('terminal-pending')}: ", waiting, width)
    if order := drawing.timeline():
        lines += paragraph(f"{telling.text('terminal-order')}: ", "; ".join(order), width)
    return lines


def paragraph(label: str, text: str, width: int) -> Styled:
    return [(line, "") for line in wrap(label + text, width, subsequent_indent="  ")]
