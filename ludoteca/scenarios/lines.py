"""Where the tables of a TOML text begin, so that errors can name the line."""

from __future__ import annotations

import re

_HEADER = re.compile(r"^\s*\[{1,2}\s*(?P<name>[A-Za-z0-9_.\s-]+?)\s*\]{1,2}\s*(#.*)?$")


class Lines:
    """The headers of a text with their lines."""

    def __init__(self, text: str) -> None:
        self.headers: list[tuple[str, int]] = []
        inside = ""
        for number, line in enumerate(text.splitlines(), 1):
            if not inside and (header := _HEADER.match(line)):
                self.headers.append((re.sub(r"\s", "", header["name"]), number))
            inside = _open_after(line, inside)

    def of(self, name: str, place: int = 0, after: int = 0) -> int:
        """The line of the table with this name: the first, second … one behind a line; 0 if it is written inline."""
        found = [line for header, line in self.headers if header == name and line > after]
        return found[place] if place < len(found) else after

    def of_path(self, problem: str) -> int:
        """The line of the table that a message such as “… - at `$.move[2].do`” speaks of."""
        path = re.search(r"\$((?:\.\w+(?:\[\d+\])?)+)", problem)
        if path is None:
            return 0
        line, name = 0, ""
        for part in re.finditer(r"\.(\w+)(?:\[(\d+)\])?", path[1]):
            name = f"{name}.{part[1]}" if name else part[1]
            line = self.of(name, int(part[2] or 0), line)
        return line


def _open_after(line: str, inside: str) -> str:
    """Which mark of a text of several lines is still open behind this line, if any."""
    for mark in re.findall(r'"""|\'\'\'', line):
        if not inside:
            inside = mark
        elif inside == mark:
            inside = ""
    return inside
