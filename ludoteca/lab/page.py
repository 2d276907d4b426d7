"""Where the laboratory writes: a console, its language, and a progress bar when somebody watches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang

HOME = Path(__file__).parent


class Page:
    """The console and its language."""

    def __init__(self, lang: Lang) -> None:
        self.console = Console(highlight=False)
        messages = Messages([CORE, HOME], lang)
        self.say = messages.text
        self.figure = messages.figure

    def line(self, text: str, style: str = "") -> None:
        """A line of plain text, however long; brackets in it are only brackets."""
        self.console.print(text, style=style or None, markup=False, soft_wrap=True)

    def json(self, data: Any) -> None:
        self.line(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())

    def progress(self, quiet: bool = False) -> Progress:
        """A progress bar on the terminal of the errors; nothing when there is none."""
        watching = Console(stderr=True)
        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=watching,
            transient=True,
            disable=quiet or not watching.is_terminal,
        )
