"""What is wrong with a card's text, and where."""

from __future__ import annotations

import re

from ludoteca.core.errors import LudotecaError

#: How long a text may be: nine times the longest that any card is known to have; and how long a line of it.
LONGEST = 6_000
LONGEST_LINE = 2_000
_GREAT = re.compile(r"\d{10,}")


class CardTextError(LudotecaError):
    """A text that is not understood: the place, the word, and what would be understood there."""

    def __init__(
        self, message: str, message_id: str, text: str = "", start: int = 0, end: int = 0, **values: str | int
    ) -> None:
        self.said, self.start, self.end, self.given = message, start, end, values
        self.line, self.column = position(text, start)
        #: The line with a caret under the place.
        self.place = show_place(text, start, end)
        #: The first words that were not understood, as they stand in the text.
        self.words = " ".join(text[start:].split()[:3])
        values = {**values, "line": self.line, "column": self.column, "place": self.place}
        where = f"line {self.line}, column {self.column}: " if text else ""
        shown = f"\n{self.place}" if text else ""
        super().__init__(f"{where}{message}{shown}", message_id, **values)

    def within(self, text: str, line: int) -> CardTextError:
        """The same fault in a longer text, where its line is this one."""
        before = sum(len(each) + 1 for each in text.split("\n")[: line - 1])
        start = before + self.column - 1
        return CardTextError(self.said, self.message_id, text, start, start + self.end - self.start, **self.given)


def position(text: str, start: int) -> tuple[int, int]:
    """Line and column, from 1."""
    before = text[:start]
    return before.count("\n") + 1, start - (before.rfind("\n") + 1) + 1


def show_place(text: str, start: int, end: int) -> str:
    lines = text.split("\n")
    line, column = position(text, start)
    width = max(1, min(end, start + len(lines[line - 1]) - column + 1) - start)
    return f"    {lines[line - 1]}\n    {' ' * (column - 1)}{'^' * width}"


def measure(text: str) -> None:
    """What no card says is refused before it is read: very long texts and lines, and numbers of ten digits."""
    if len(text) > LONGEST:
        message = f"the text is too long: {LONGEST} letters at most"
        raise CardTextError(message, "cards-too-long", text[:LONGEST], LONGEST, LONGEST, most=LONGEST)
    if great := _GREAT.search(text):
        message = "the number is too great"
        raise CardTextError(message, "cards-too-great", text, great.start(), great.end())
    start = 0
    for line in text.split("\n"):
        if len(line) > LONGEST_LINE:
            end = start + LONGEST_LINE
            message = f"the line is too long: {LONGEST_LINE} letters at most; make two of it"
            raise CardTextError(message, "cards-line-too-long", text, end, end, most=LONGEST_LINE)
        start += len(line) + 1
