"""The table as a person sees it, drawn from a told view alone: for any game, boxed or in plain lines."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.core.teller import Teller
from ludoteca.core.telling import NONE
from ludoteca.core.told import AreaTold, BoardTold, PieceTold, SeatTold, ShelfTold, Told
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
    """A told view, the same that a browser draws, with the few words that only a terminal needs."""

    __slots__ = ("names", "pieces_by_number", "telling", "told")

    def __init__(self, teller: Teller, names: list[str]) -> None:
        self.told = teller.told()
        self.telling = teller.telling
        #: What each seat is called.
        self.names = names
        self.pieces_by_number = {piece.number: piece for piece in self.told.pieces}

    # -- what is shown --

    def seats(self) -> list[Section]:
        """The others first, so that the reader's own side is nearest to what is asked."""
        return [self.seat(seat) for seat in self.others_first()]

    def others_first(self) -> list[SeatTold]:
        return sorted(self.told.seats, key=lambda seat: seat.seat == self.told.seat)

    def seat(self, seat: SeatTold) -> Section:
        values = self.values_of_seat(seat)
        title = " · ".join([self.names[seat.seat], *values])
        rows = self.rows(seat.seat)
        if len(title) > TITLE:
            title = self.names[seat.seat]
            rows.insert(0, ("", [" · ".join(values)]))
        return Section(title, rows, "cyan" if seat.seat == self.told.seat else "magenta")

    def values_of_seat(self, seat: SeatTold) -> list[str]:
        values = [badge.text for badge in seat.badges]
        return [*values, self.telling.text("terminal-active")] if seat.seat == self.told.turn.active else values

    def rows(self, seat: int) -> list[tuple[str, list[str]]]:
        """The areas of a seat, or the shared ones, that are not empty; cards in place of what lies on them."""
        rows = []
        for area in self.told.areas:
            if area.seat != seat or area.drawn == UNDER:
                continue
            cards = self.shelves(area)
            if cards:
                rows.append((area.text, ["; ".join(cards)]))
            elif area.count:
                rows.append(self.area(area))
        return rows

    def shelves(self, area: AreaTold) -> list[str]:
        """The cards that lie in an area in place of pieces, each in one line."""
        lying = [shelf for shelf in self.told.shelves if (shelf.area, shelf.seat) == (area.name, area.seat)]
        return [self.shelf(shelf) for shelf in lying]

    def shelf(self, shelf: ShelfTold) -> str:
        """A card with its values and what is left of its pieces."""
        values = ", ".join(badge.text for badge in shelf.badges)
        return self.telling.text("telling-card", name=shelf.name, values=values or NONE, left=shelf.left)

    def lying(self, area: AreaTold) -> list[PieceTold]:
        return [self.pieces_by_number[number] for number in area.pieces]

    def figures(self, area: AreaTold) -> list[str]:
        """Who stands on a board, in the order of the sides: the tag that is drawn, and the piece in few words."""
        found = []
        for seat in [*(each.seat for each in self.told.seats), -1]:
            standing = [piece for piece in self.lying(area) if piece.cell >= 0 and piece.controller == seat]
            if standing:
                found.append(self.names[seat] if seat >= 0 else self.telling.text("terminal-nobody"))
            found += [f"{self.telling.tag(piece)} {self.telling.brief(piece)}" for piece in standing]
        return found

    def boards(self) -> list[Section]:
        """Each board by itself, as wide as the screen: its cells and the marks on them."""
        found = []
        for area, ground in self.grids():
            drawn = board.lines(ground, self.lying(area), self.telling, board.marks_of(self.told))
            drawn += self.telling.legend(ground)
            found.append(Section(area.text, [("", drawn)], "green"))
        return found

    def grids(self) -> list[tuple[AreaTold, BoardTold]]:
        """The areas that are boards."""
        areas = {area.place: area for area in self.told.areas}
        return [(areas[ground.place], ground) for ground in self.told.boards]

    def area(self, area: AreaTold) -> tuple[str, list[str]]:
        label = area.text
        if area.drawn in HEAPS:
            counts = Counter(piece.name for piece in self.lying(area))
            unknown = counts.pop(self.telling.hidden(1), 0)
            heap = ", ".join(f"{count} {name}" for name, count in counts.items())
            if heap and unknown:
                heap += f", {self.telling.hidden(unknown)}"
            return f"{label} ({area.count})", [heap]
        return label, self.pieces(self.lying(area))

    def pieces(self, pieces: list[PieceTold]) -> list[str]:
        """A line for each piece with values; the others together, equal ones once."""
        groups: dict[str, list[str]] = {}
        lines = []
        for piece in pieces:
            words = " ".join(word for word in (piece.name, piece.face_text) if word)
            if piece.badges or piece.cell >= 0:
                lines.append(" · ".join([f"{words} #{piece.number}", *self.values(piece)]))
                lines += [f"  ↳ {line}" for line in self.pieces(self.under(piece.number))]
            else:
                groups.setdefault(words, []).append(f"#{piece.number}")
        together = ", ".join(self.telling.same_named(words, numbers) for words, numbers in groups.items())
        return [*lines, together] if together else lines

    def under(self, number: int) -> list[PieceTold]:
        """What lies under a piece in an area that is shown so."""
        areas = [area for area in self.told.areas if area.drawn == UNDER]
        return [piece for area in areas for piece in self.lying(area) if piece.host == number]

    def values(self, piece: PieceTold) -> list[str]:
        values = [badge.text for badge in piece.badges]
        if piece.cell >= 0:
            values.append(self.telling.text("terminal-cell", cell=self.cell(piece)))
        return values

    def cell(self, piece: PieceTold) -> str:
        """The cell of a piece as it is written: d6 on a board, a number elsewhere."""
        for area, ground in self.grids():
            if piece.number in area.pieces:
                row, column = divmod(piece.cell, ground.width)
                return f"{chr(ord('a') + column)}{row + 1}"
        return str(piece.cell)

    def middle(self) -> Section | None:
        rows = self.rows(-1)
        return Section(self.telling.text("terminal-shared"), rows, "green") if rows else None

    def state(self) -> Section:
        """Where we are, who follows whom, and which effects wait."""
        rows = [(self.telling.text("terminal-where"), [self.trail()])]
        if order := self.timeline():
            rows.append((self.telling.text("terminal-order"), order))
        if self.told.waiting:
            waiting = [f"{'  ' * each.level}{each.text}" for each in self.told.waiting]
            rows.append((self.telling.text("terminal-pending"), waiting))
        return Section("", rows)

    def timeline(self) -> list[str]:
        """The order in which pieces have their turns, a line for each side; nothing where only seats have turns."""
        seats = {seat.seat: seat.name for seat in self.told.seats}
        lines = [(seats[line.seat], map(self.telling.name, line.pieces)) for line in self.told.turn.timelines]
        return [f"{who}: {' → '.join(names)}" for who, names in lines]

    def trail(self) -> str:
        return trail(self.told)

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


def trail(told: Told) -> str:
    """Where we are, the outermost procedure first, each with its rule."""
    return " › ".join(f"{step.text} [{step.rule}]" if step.rule else step.text for step in told.trail)


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
