"""Where the terminal writes and from where it reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from textwrap import wrap

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal import ROOM

with suppress(ImportError):
    # Lines can be edited and called back where the platform has it.
    import readline  # noqa: F401

#: A list of more lines than this stands in columns, and the space between these.
_LONG = 12
_GAP = 2
#: How long the number before an option is.
_LABEL = 5

#: Reads one line after a prompt; nothing when there is no more to read.
Read = Callable[[str], str | None]


def read_line(prompt: str) -> str | None:
    """A line from the keyboard; the end of the input and Ctrl-C both mean that the person goes."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return None


class Enough(Exception):
    """The reader has seen enough pages."""


class Screen:
    """The console, the language, and how much is drawn."""

    __slots__ = ("broken_off", "console", "fixed_rows", "left", "messages", "plain", "read")

    def __init__(
        self,
        lang: Lang,
        rooms: tuple[Path, ...] = (),
        plain: bool = False,
        read: Read = read_line,
        console: Console | None = None,
        rows: int | None = None,
    ) -> None:
        self.console = console or Console(highlight=False)
        self.messages = Messages([CORE, ROOM, *rooms], lang)
        #: Lines of text only, for screen readers and pipes: no boxes.
        self.plain = plain
        self.read = read
        self.fixed_rows = rows
        #: How many lines may still be written before the reader is asked; nothing where nobody counts.
        self.left: int | None = None
        #: What the reader wrote at the end of a page instead of turning it.
        self.broken_off = ""

    @property
    def lang(self) -> Lang:
        return self.messages.lang

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def rows(self) -> int | None:
        """How many lines can be seen at once; nothing for a pipe or a screen reader, which have no end."""
        if self.fixed_rows is not None:
            return self.fixed_rows
        return self.console.height if self.console.is_terminal and not self.plain else None

    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is written inside stops at the end of each page, and may be broken off there."""
        self.left = None if self.rows is None else self.rows - 1
        with suppress(Enough):
            yield
        self.left = None

    def turn_page(self, lines: int) -> None:
        """Wait at the end of a page."""
        if self.left is None or self.rows is None:
            return
        self.left -= lines
        if self.left < 0:
            answer = self.read(self.say("terminal-more"))
            self.broken_off = answer or ""
            if answer is None or answer.strip():
                raise Enough
            self.left = self.rows - 1 - lines

    def say(self, id: str, **values: str | int) -> str:
        return self.messages.text(id, **values)

    def line(self, text: str = "", style: str = "") -> None:
        """Text as it is; brackets in it are only brackets."""
        for each in text.split("\n"):
            self.turn_page(-(-max(len(each), 1) // self.width))
            self.console.print(each, style=style or None, markup=False, soft_wrap=self.plain)

    def item(self, label: str, text: str, style: str = "") -> None:
        """A label and a text whose further lines begin under its words, not under the label."""
        lines = [text] if self.plain else wrap(text, max(self.width - len(label), 20)) or [""]
        self.line(label + lines[0], style)
        for further in lines[1:]:
            self.line(" " * len(label) + further, style)

    def numbered(self, texts: list[str]) -> None:
        """A numbered list."""
        for line in self.arranged([f"{number:3}) {text}" for number, text in enumerate(texts, 1)]):
            self.line(line)

    def arranged(self, lines: list[str]) -> list[str]:
        """The lines of a numbered list; a long one in columns, to be read downwards, where they are short enough."""
        if self.plain:
            return lines
        if len(lines) <= _LONG or 2 * max(map(len, lines)) + _GAP > self.width:
            return [cut for line in lines for cut in wrap(line, self.width, subsequent_indent=" " * _LABEL)]
        return columns(lines, self.width)

    def tell(self, id: str, style: str = "", **values: str | int) -> None:
        self.line(self.say(id, **values), style)

    def error(self, error: LudotecaError) -> None:
        self.line(self.messages.error(error), "yellow")

    def draw(self, drawing: RenderableType) -> None:
        if self.left is None:
            self.console.print(drawing)
            return
        for line in self.console.render_lines(drawing, pad=False):
            self.turn_page(1)
            self.console.print(Segments([*line, Segment.line()]), end="")

    def height_of(self, drawing: RenderableType) -> int:
        return len(self.console.render_lines(drawing))


def columns(lines: list[str], width: int) -> list[str]:
    """Short lines side by side, to be read downwards; long ones are cut to the width."""
    if not lines:
        return []
    widest = max(map(len, lines))
    many = max(1, (width + _GAP) // (widest + _GAP))
    rows = -(-len(lines) // many)
    if many == 1:
        return [shortened(line, width) for line in lines]
    found = []
    for row in range(rows):
        found.append((" " * _GAP).join(line.ljust(widest) for line in lines[row::rows]).rstrip())
    return found


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"
