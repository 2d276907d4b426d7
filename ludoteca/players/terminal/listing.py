"""What may be answered: the options numbered, what is picked marked, and a long list in two steps.

An option has one number as long as its question is open, whatever part of the list is shown. Options that begin alike
(the verb, then what it names first) can stand together behind a letter, which opens them.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.decision import Decision, Option
from ludoteca.core.game import Game
from ludoteca.core.telling import Telling
from ludoteca.players.picking import is_pick, picking

#: The letters that open a part of a list; those that are commands by themselves are left out.
LETTERS = "abcdefgijklmnoprstuvwxyz"

#: Where the screen has no end, a list of more lines than this is long.
LONG = 30


class Entry:
    """A line of the list: one option, or several that begin alike."""

    __slots__ = ("begun", "options")

    def __init__(self, begun: Option, options: list[Option]) -> None:
        self.begun = begun
        self.options = options

    @property
    def is_group(self) -> bool:
        return len(self.options) > 1


class Listing:
    """The options of one open question."""

    __slots__ = ("choices", "decision", "letters", "opened", "options", "picking")

    def __init__(self, game: Game, table: Any, choices: int) -> None:
        self.decision: Decision = table.decision
        #: How many choices the match had made when it asked.
        self.choices = choices
        self.picking = picking(table)
        options = list(self.decision.options) if self.picking is None else self.picking.listed
        #: In the engine's order, what can do nothing last.
        self.options = sorted(options, key=lambda option: game.does_nothing(table, option))
        #: How the options begin that are shown; nothing if all are.
        self.opened: Option = ()
        #: What each letter opens that was last shown.
        self.letters: dict[str, Entry] = {}

    def option(self, number: int) -> Option | None:
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    def number(self, option: Option) -> int:
        return self.options.index(option) + 1

    def apart(self) -> list[Entry]:
        """Every option by itself."""
        return [Entry(option, [option]) for option in self.options]

    # -- in two steps --

    def shown(self, room: int) -> list[Entry]:
        """The lines for so much room: those that begin alike together, but apart where there is room for that."""
        begun = self.opened
        entries = self.parts([option for option in self.options if option[: len(begun)] == begun], begun)
        while len(entries) == 1 and entries[0].is_group:
            entries = self.parts(entries[0].options, entries[0].begun)
        while True:
            groups = [entry for entry in entries if entry.is_group]
            fitting = [
                (len(parts), entry)
                for entry in groups
                if len(entries) - 1 + len(parts := self.parts(entry.options, entry.begun)) <= room
            ]
            if not fitting:
                return entries
            _, least = min(fitting, key=lambda each: each[0])
            at = entries.index(least)
            entries[at : at + 1] = self.parts(least.options, least.begun)

    def parts(self, options: list[Option], begun: Option) -> list[Entry]:
        """Options told apart by what comes next in them."""
        found: dict[Option, list[Option]] = {}
        for option in options:
            found.setdefault(option[: len(begun) + 1], []).append(option)
        return [Entry(next_begun, together) for next_begun, together in found.items()]

    def lettered(self, entries: list[Entry]) -> dict[str, Entry]:
        return dict(zip(LETTERS, [entry for entry in entries if entry.is_group], strict=False))

    # -- in words --

    def lines(self, telling: Telling, entries: list[Entry]) -> list[str]:
        letters = {entry.begun: letter for letter, entry in self.lettered(entries).items()}
        said = dict(zip(self.options, self.sentences(telling), strict=True))
        lines = []
        for entry in entries:
            if entry.is_group:
                label = telling.text("terminal-group", what=telling.beginning(entry.begun), count=len(entry.options))
                lines.append(f"{letters.get(entry.begun, '…'):>3}) {label}")
            else:
                option = entry.options[0]
                lines.append(f"{self.number(option):3}) {self.mark(option)}{said[option]}")
        return lines

    def sentences(self, telling: Telling) -> list[str]:
        """Every option in words; what ends a series as it would do with what is picked."""
        said = telling.sentences(self.options)
        if self.picking is None or not self.picking.picks:
            return said
        with_picks = type(telling)(self.picking.so_far(), telling.seat, telling.messages)
        return [
            before if is_pick(option) else with_picks.sentence(option)
            for option, before in zip(self.options, said, strict=True)
        ]

    def mark(self, option: Option) -> str:
        if self.picking is None or not is_pick(option):
            return ""
        return "[x] " if option in self.picking.picks else "[ ] "
