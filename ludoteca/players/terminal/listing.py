"""What may be answered, as the told view has it: the options numbered, what is picked marked, a long list in two steps.

An option has one number as long as its question is open, whatever part of the list is shown. Options that begin alike
(the verb, then what it names first) can stand together behind a letter, which opens them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ludoteca.core.decision import Option
from ludoteca.core.teller import Teller
from ludoteca.core.told import DecisionTold, OptionTold
from ludoteca.players.picking import is_pick, picking

#: The letters that open a part of a list; those that are commands by themselves are left out.
LETTERS = "abcdefgijklmnoprstuvwxyz"

#: Where the screen has no end, a list of more lines than this is long.
LONG = 30

#: How wide a name of several options may be: lists stand in columns.
WIDE = 26


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

    __slots__ = ("asked", "choices", "letters", "opened", "options", "picking", "teller", "told")

    def __init__(self, teller: Teller, choices: int) -> None:
        asked = teller.decision()
        assert asked is not None
        self.teller = teller
        self.asked: DecisionTold = asked
        #: How many choices the match had made when it asked.
        self.choices = choices
        self.picking = picking(teller.table)
        listed = teller.table.decision.options if self.picking is None else self.picking.listed
        # In the engine's order, what can do nothing last.
        both = sorted(zip(listed, teller.options(listed), strict=True), key=lambda each: each[1].idle)
        self.options: list[Option] = [option for option, _ in both]
        self.told: dict[Option, OptionTold] = dict(both)
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

    def lines(self, entries: list[Entry]) -> list[str]:
        letters = {entry.begun: letter for letter, entry in self.lettered(entries).items()}
        lines = []
        for entry in entries:
            option = entry.options[0]
            if entry.is_group:
                what = beginning([self.told[each] for each in entry.options], len(entry.begun))
                label = self.teller.telling.text("terminal-group", what=what, count=len(entry.options))
                lines.append(f"{letters.get(entry.begun, '…'):>3}) {label}")
            else:
                lines.append(f"{self.number(option):3}) {self.mark(option)}{self.sentence(option)}")
        return lines

    def sentence(self, option: Option) -> str:
        """An option in words; what ends a series as it would do with what is picked."""
        if self.picking is None or not self.picking.picks or is_pick(option):
            return self.told[option].sentence
        telling = self.teller.telling
        return type(telling)(self.picking.so_far(), telling.seat, telling.messages).sentence(option)

    def picked(self) -> str:
        """What a series has picked so far: the pieces alone, where each was picked in the same way."""
        decision = self.teller.table.decision
        options = self.teller.options([*decision.series, *(self.picking.picks if self.picking is not None else ())])
        if len({option.verb for option in options}) == 1 and all(is_piece_alone(option) for option in options):
            return ", ".join(option.args[0].text for option in options)
        return "; ".join(option.sentence for option in options)

    def mark(self, option: Option) -> str:
        if self.picking is None or not is_pick(option):
            return ""
        return "[x] " if option in self.picking.picks else "[ ] "


def beginning(options: Sequence[OptionTold], length: int) -> str:
    """What the options that begin alike have in common: the words that all of their sentences begin with; where there
    are none or too many, the verb and the arguments that all of them name."""
    first, last = min(said := [option.sentence.split() for option in options]), max(said)
    shared = [one for one, _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))]
    words = " ".join(shared).rstrip(" (:,–")
    if 0 < len(words) <= WIDE:
        return words
    option = options[0]
    verb = option.text[:1].upper() + option.text[1:]
    return " ".join((verb, *(arg.text for arg in option.args[: length - 1])))


def is_piece_alone(option: OptionTold) -> bool:
    return [arg.kind for arg in option.args] in (["piece"], ["seat"])
