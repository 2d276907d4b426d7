"""A table drawn from what a seat sees, plainly: enough to follow a scenario in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from ludoteca.core.view import AreaView, Badge, PieceView, View

#: Draws a view; whoever has a finer drawing hands it to the viewer.
Draw = Callable[[View], RenderableType]


def draw(view: View) -> RenderableType:
    """The seats with what is theirs, then what is in the middle, then what is asked."""
    parts: list[RenderableType] = []
    for seat in view.seats:
        badges = " ".join(badge(each) for each in seat.badges)
        mark = "▶" if seat.seat == view.active else " "
        parts.append(Text(f"{mark} {seat.seat + 1}  {badges}", style="bold"))
        parts.append(areas([area for area in view.areas if area.seat == seat.seat]))
    parts.append(areas([area for area in view.areas if area.seat < 0]))
    if view.decision is not None:
        parts.append(Text(f"? {view.decision.seat + 1}  {view.decision.ask} ({view.decision.rule})", style="italic"))
        parts.extend(Text(f"    {option.notation}") for option in view.decision.options)
    if view.places is not None:
        parts.append(Text(" ".join(f"{seat + 1}: {place}." for seat, place in enumerate(view.places)), style="bold"))
    return Group(*parts)


def areas(shown: list[AreaView]) -> Grid:
    grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for area in shown:
        if area.pieces:
            counts = Counter(piece(each) for each in area.pieces)
            grid.add_row(area.name, escape(", ".join(f"{count}× {word}" for word, count in counts.items())))
    return grid


def piece(shown: PieceView) -> str:
    """One piece: its word, the face it shows, its values."""
    words = [shown.kind or "?", shown.face, *(badge(each) for each in shown.badges)]
    return " ".join(word for word in words if word)


def badge(shown: Badge) -> str:
    return f"{shown.name} {shown.value}"
