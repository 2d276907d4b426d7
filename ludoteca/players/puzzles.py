"""Puzzles: a position in which the seat that is asked can win before its turn is over, whatever the others do.

Each is a played match up to there; that it can be won is proved (``proof.py``).
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from ludoteca import games
from ludoteca.core.converting import decoded
from ludoteca.core.documents import Document
from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.match import Match
from ludoteca.core.piece import EVERYBODY, OWNER
from ludoteca.core.rulebook import Lang
from ludoteca.core.table import Table


class UnknownPuzzle(LudotecaError):
    """There is no puzzle of that name."""


class Title(msgspec.Struct, frozen=True):
    pt: str
    en: str

    def of(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


class Puzzle(msgspec.Struct, frozen=True):
    """A match up to the position, a line that wins if the others do nothing better, and a tempting first choice that
    gives the win away, if one is proved to do so."""

    game: str
    name: str
    title: Title
    setup: Document
    seed: int
    choices: tuple[str, ...]
    line: tuple[str, ...]
    wrong: str = ""

    def table(self) -> Table:
        match = Match(games.game(self.game), self.setup, self.seed)
        for text in self.choices:
            match.play(text)
        return laid_open(match.table)


def laid_open(table: Table) -> Table:
    """A copy in which all hands lie open: what is left to find out is how to win. Piles stay as they lie."""
    new = table.copy()
    for zone, numbers in zip(new.box.zones, new.zones, strict=True):
        if zone.sight == OWNER:
            for number in numbers:
                new.write(number).known = EVERYBODY
    return new


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    folder = resources.files(f"ludoteca.games.{games.name_of(game)}") / "puzzles"
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return tuple(decoded(file.read_bytes(), Puzzle) for file in files)


def find(game: str, name: str) -> Puzzle:
    known = puzzles(game)
    for place, each in enumerate(known, 1):
        if name in (each.name, str(place)):
            return each
    names = [each.name for each in known]
    near = ", ".join(nearest(name, names) or names[:5]) or "–"
    message = f"{game} has no puzzle {name!r}; did you mean: {near}?"
    raise UnknownPuzzle(message, "puzzle-unknown", game=game, name=name, nearest=near)
