"""Where the terminal writes and from where it reads."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from textwrap import wrap

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal import ROOM

with suppress(ImportError):
    # Lines can be edited and called back where the platform has it.
    import readline  # noqa: F401

#: A list of more lines than this is long, and the space between columns.
_LONG = 12
_GAP = 2

#: Reads one line after a prompt; nothing when there is no more to read.
Read = Callable[[str], str | None]


def read_line(prompt: str) -> str | None:
    """A line from the keyboard; the end of the input and Ctrl-C both mean that the person goes."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return None


class Screen:
    """The console, the language, and how much is drawn."""

    __slots__ = ("console", "messages", "plain", "read")

    def __init__(
        self,
        lang: Lang,
        rooms: tuple[Path, ...] = (),
        plain: bool = False,
        read: Read = read_line,
        console: Console | None = None,
    ) -> None:
        self.console = console or Console(highlight=False)
        self.messages = Messages([CORE, ROOM, *rooms], lang)
        #: Lines of text only, for screen readers and pipes: no boxes.
        self.plain = plain
        self.read = read

    @property
    def lang(self) -> Lang:
        return self.messages.lang

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, id: str, **values: str | int) -> str:
        return self.messages.text(id, **values)

    def line(self, text: str = "", style: str = "") -> None:
        """Text as it is; brackets in it are only brackets."""
        self.console.print(text, style=style or None, markup=False, soft_wrap=self.plain)

    def item(self, label: str, text: str, style: str = "") -> None:
        """A label and a text whose further lines begin under its words, not under the label."""
        lines = [text] if self.plain else wrap(text, max(self.width - len(label), 20)) or [""]
        self.line(label + lines[0], style)
        for further in lines[1:]:
            self.line(" " * len(label) + further, style)

    def numbered(self, texts: list[str]) -> None:
        """A numbered list; a long one in columns, to be read downwards, where its lines are short enough."""
        labels = [f"{number:3}) " for number in range(1, len(texts) + 1)]
        lines = [label + text for label, text in zip(labels, texts, strict=True)]
        if self.plain or len(lines) <= _LONG or 2 * max(map(len, lines)) + _GAP > self.width:
            for label, text in zip(labels, texts, strict=True):
                self.item(label, text)
        else:
            self.draw(Columns(map(Text, lines), (0, _GAP), equal=True, column_first=True))

    def tell(self, id: str, style: str = "", **values: str | int) -> None:
        self.line(self.say(id, **values), style)

    def error(self, error: LudotecaError) -> None:
        self.line(self.messages.error(error), "yellow")

    def draw(self, drawing: RenderableType) -> None:
        self.console.print(drawing)
