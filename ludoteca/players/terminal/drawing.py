"""The table as a person sees it, drawn from a view alone: for any game, boxed or in plain lines."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.core.telling import Telling
from ludoteca.core.view import AreaView, PieceView, SeatView, View
from ludoteca.players.terminal import board
from ludoteca.players.terminal.screen import Screen

#: From this width on the two players are drawn side by side.
WIDE = 110

#: How an area is drawn whose pieces are shown with those that they lie under.
UNDER = "under"

#: A longer title would not fit a screen of eighty columns: its values get a line of their own.
TITLE = 72

#: Areas of which only the number of each kind is told.
HEAPS = ("pool", "pile")


class Section:
    """A part of the drawing: a title, and rows of a label with its lines."""

    __slots__ = ("rows", "style", "title")

    def __init__(self, title: str, rows: list[tuple[str, list[str]]], style: str = "") -> None:
        self.title = title
        self.rows = rows
        self.style = style


class Drawing:
    """A view with the words for it."""

    __slots__ = ("names", "telling", "view")

    def __init__(self, view: View, telling: Telling, names: list[str]) -> None:
        self.view = view
        self.telling = telling
        #: What each seat is called.
        self.names = names

    # -- what is shown --

    def seats(self) -> list[Section]:
        """The others first, so that the reader's own side is nearest to what is asked."""
        others = [seat for seat in self.view.seats if seat.seat != self.view.seat]
        own = [seat for seat in self.view.seats if seat.seat == self.view.seat]
        return [self.seat(seat) for seat in others + own]

    def seat(self, seat: SeatView) -> Section:
        values = self.values_of_seat(seat)
        title = " · ".join([self.names[seat.seat], *values])
        rows = self.rows(seat.seat)
        if len(title) > TITLE:
            title = self.names[seat.seat]
            rows.insert(0, ("", [" · ".join(values)]))
        return Section(title, rows, "cyan" if seat.seat == self.view.seat else "magenta")

    def values_of_seat(self, seat: SeatView) -> list[str]:
        values = [self.telling.badge(badge) for badge in seat.badges]
        return [*values, self.telling.text("terminal-active")] if seat.seat == self.view.active else values

    def rows(self, seat: int) -> list[tuple[str, list[str]]]:
        """The areas of a seat, or the shared ones, that are not empty; cards in place of what lies on them."""
        rows = []
        for area in self.view.areas:
            if area.seat != seat or area.drawn == UNDER:
                continue
            cards = [self.telling.card(card) for card in self.view.cards if (card.area, card.seat) == (area.name, seat)]
            if cards:
                rows.append((self.telling.area(area), ["; ".join(cards)]))
            elif area.pieces:
                rows.append(self.area(area))
        return rows

    def figures(self, area: AreaView) -> list[str]:
        """Who stands on a board, in the order of the sides: the tag that is drawn, and the piece in few words."""
        found = []
        for seat in [*(each.seat for each in self.view.seats), -1]:
            standing = [piece for piece in area.pieces if piece.cell >= 0 and piece.controller == seat]
            if standing:
                found.append(self.names[seat] if seat >= 0 else self.telling.text("terminal-nobody"))
            found += [f"{self.telling.tag(piece)} {self.telling.brief(piece)}" for piece in standing]
        return found

    def boards(self) -> list[Section]:
        """Each board by itself, as wide as the screen: its cells and the marks on them."""
        found = []
        for area in self.view.areas:
            if area.board is not None:
                drawn = board.lines(area, self.telling, board.marks_of(self.view, self.telling))
                drawn += self.telling.legend(area.board)
                found.append(Section(self.telling.area(area), [("", drawn)], "green"))
        return found

    def area(self, area: AreaView) -> tuple[str, list[str]]:
        label = self.telling.area(area)
        if area.drawn in HEAPS:
            counts = Counter(self.telling.name(piece.number) for piece in area.pieces)
            unknown = counts.pop(self.telling.hidden(1), 0)
            heap = ", ".join(f"{count} {name}" for name, count in counts.items())
            if heap and unknown:
                heap += f", {self.telling.hidden(unknown)}"
            return f"{label} ({len(area.pieces)})", [heap]
        return label, self.pieces(area.pieces)

    def pieces(self, pieces: list[PieceView]) -> list[str]:
        """A line for each piece with values; the others together, equal ones once."""
        groups: dict[str, list[str]] = {}
        lines = []
        for piece in pieces:
            words = " ".join(word for word in (self.telling.name(piece.number), self.telling.face(piece)) if word)
            if piece.badges or piece.cell >= 0:
                lines.append(" · ".join([f"{words} #{piece.number}", *self.values(piece)]))
                lines += [f"  ↳ {line}" for line in self.pieces(self.under(piece.number))]
            else:
                groups.setdefault(words, []).append(f"#{piece.number}")
        together = ", ".join(self.telling.same_named(words, numbers) for words, numbers in groups.items())
        return [*lines, together] if together else lines

    def under(self, number: int) -> list[PieceView]:
        """What lies under a piece in an area that is shown so."""
        areas = [area for area in self.view.areas if area.drawn == UNDER]
        return [piece for area in areas for piece in area.pieces if piece.host == number]

    def values(self, piece: PieceView) -> list[str]:
        values = [self.telling.badge(badge) for badge in piece.badges]
        if piece.cell >= 0:
            values.append(self.telling.text("terminal-cell", cell=self.cell(piece)))
        return values

    def cell(self, piece: PieceView) -> str:
        """The cell of a piece as it is written: d6 on a board, a number elsewhere."""
        for area in self.view.areas:
            if area.board is not None and piece in area.pieces:
                row, column = divmod(piece.cell, area.board.width)
                return f"{chr(ord('a') + column)}{row + 1}"
        return str(piece.cell)

    def middle(self) -> Section | None:
        rows = self.rows(-1)
        return Section(self.telling.text("terminal-shared"), rows, "green") if rows else None

    def state(self) -> Section:
        """Where we are, who follows whom, and which effects wait."""
        rows = [(self.telling.text("terminal-where"), [self.trail()])]
        if order := self.telling.timeline():
            rows.append((self.telling.text("terminal-order"), order))
        if self.view.waiting:
            waiting = [self.telling.waiting(each) for each in self.view.waiting]
            rows.append((self.telling.text("terminal-pending"), waiting))
        return Section("", rows)

    def trail(self) -> str:
        return " › ".join(
            f"{self.telling.step(step)} [{step.rule}]" if step.rule else self.telling.step(step)
            for step in self.view.trail
        )

    # -- how it is drawn --

    def draw_on(self, screen: Screen) -> None:
        if screen.plain:
            for line in self.lines():
                screen.line(line)
        else:
            screen.draw(self.boxed(screen.width))

    def boxed(self, width: int) -> RenderableType:
        panels: list[RenderableType] = [box(section) for section in self.seats()]
        if width >= WIDE and len(panels) == 2:
            pair = Grid.grid(expand=True)
            pair.add_column(ratio=1)
            pair.add_column(ratio=1)
            pair.add_row(panels[1], panels[0])
            panels = [pair]
        panels += [box(section) for section in self.boards()]
        middle = self.middle()
        if middle is not None:
            panels.append(box(middle))
        return Group(*panels, grid(self.state()))

    def lines(self) -> list[str]:
        """The same in plain lines, one thing after the other."""
        middle = self.middle()
        sections = [*self.seats(), *self.boards(), *([middle] if middle else []), self.state()]
        found = []
        for section in sections:
            if section.title:
                found.append(section.title)
            for label, lines in section.rows:
                found += [f"{label}: {line}" if label and line else label or line for line in lines]
            found.append("")
        return found


def box(section: Section) -> Panel:
    title = Text(section.title, style=f"bold {section.style}")
    return Panel(grid(section), title=title, title_align="left", border_style=section.style, padding=(0, 1))


def grid(section: Section) -> Grid:
    rows = Grid.grid(padding=(0, 1, 0, 0))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    for label, lines in section.rows:
        rows.add_row(Text(label), Text("\n".join(lines)))
    return rows
