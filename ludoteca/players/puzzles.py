"""Puzzles: a position in which the seat that is asked can win before its turn is over, whatever the others do.

That it can is proved by trying everything: each of its own options, all answers of the others, all that chance may
bring. What the seat can't know is made unreadable first: a line that depends on it breaks off and proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import msgspec

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.documents import Document
from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.freezing import freeze, thaw
from ludoteca.core.imagining import hidden_pieces
from ludoteca.core.match import Match
from ludoteca.core.piece import EVERYBODY, OWNER
from ludoteca.core.rulebook import Lang
from ludoteca.core.table import Table
from ludoteca.players.search import worth_trying

#: How many tables a proof may look at, and in how many ways chance may fall at one choice.
TABLES = 20_000
WAYS = 36
#: The kind of a piece that nobody may look at: there is no card of this number.
_UNREADABLE = -(1 << 30)
#: What happens if it is looked at.
_UNREAD = (IndexError, KeyError, ValueError, TypeError, AttributeError)


class UnknownPuzzle(LudotecaError):
    """There is no puzzle of that name."""


class Title(msgspec.Struct, frozen=True):
    pt: str
    en: str

    def of(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


class Puzzle(msgspec.Struct, frozen=True):
    """A match up to the position, and a line that wins if the others do nothing better."""

    game: str
    name: str
    title: Title
    setup: Document
    seed: int
    choices: tuple[str, ...]
    line: tuple[str, ...]

    def table(self) -> Table:
        match = Match(games.game(self.game), self.setup, self.seed)
        for text in self.choices:
            match.play(text)
        return laid_open(match.table)


class Undecided(Exception):
    """There is too much to look at for a proof."""


class TooManyWays(Exception):
    """Chance may fall in more ways than are looked at."""


def laid_open(table: Table) -> Table:
    """A copy in which all hands lie open: what is left to find out is how to win. Piles stay as they lie."""
    new = table.copy()
    for zone, numbers in zip(new.box.zones, new.zones, strict=True):
        if zone.sight == OWNER:
            for number in numbers:
                new.write(number).known = EVERYBODY
    return new


# -- the proof -----------------------------------------------------------------


class Forked(Chance):
    """Chance that falls as it is told, and after that always in the first way; it notes how many ways there were."""

    __slots__ = ("told", "ways")

    def __init__(self, told: tuple[int, ...]) -> None:
        super().__init__(0)
        self.told = told
        self.ways: tuple[int, ...] = ()

    def copy(self) -> Forked:
        new = Forked(self.told)
        new.ways = self.ways
        return new

    def below(self, n: int) -> int:
        at = len(self.ways)
        self.ways = (*self.ways, n)
        return self.told[at] if at < len(self.told) else 0


class Proof:
    """What is known of the tables that can be come to in this turn of a seat."""

    __slots__ = ("habit", "known", "left", "seat", "start", "turn")

    def __init__(self, table: Table, seat: int, tables: int = TABLES, habit: bool = False) -> None:
        self.seat = seat
        #: Does the seat do nothing but what the game's simple measure says?
        self.habit = habit
        self.turn = table.turn
        self.left = tables
        self.start = guarded(table, seat)
        self.known: dict[int, bool] = {}

    def winning(self) -> list[Option]:
        """The options after which the seat still wins, whatever happens."""
        decision = self.start.decision
        assert decision is not None and decision.seat == self.seat
        return [option for option in decision.options if self.holds(self.start, option)]

    def wins(self, table: Table) -> bool:
        if table.places is not None:
            return table.places[self.seat] == 1 and len(set(table.places)) > 1
        decision = table.decision
        if decision is None or table.turn != self.turn or view.hidden_from(table, self.seat):
            return False
        key = hash(table.data())
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise Undecided
            self.known[key] = self.decided(table)
        return self.known[key]

    def decided(self, table: Table) -> bool:
        decision = table.decision
        assert decision is not None
        if decision.seat != self.seat:
            return all(self.holds(table, option) for option in decision.options)
        usual = table.box.game.simple_choice(table)
        if self.habit:
            return usual is not None and self.holds(table, usual)
        options = worth_trying(table, decision)
        return any(self.holds(table, option) for option in sorted(options, key=lambda each: each != usual))

    def holds(self, table: Table, option: Option) -> bool:
        """Does the seat win after this option in every way that chance may fall?"""
        try:
            return all(self.wins(after) for after in outcomes(table, option))
        except (TooManyWays, *_UNREAD):
            return False


def winning_options(table: Table, seat: int) -> list[Option]:
    """The options after which the seat still wins this turn, as far as that can be proved."""
    try:
        return Proof(table, seat).winning()
    except Undecided:
        return []


def guarded(table: Table, seat: int) -> Table:
    """The table as the seat knows it, without anything reckoned from the rest, which can't be read."""
    blind = view.blind(table, seat)
    new = thaw(freeze(blind), blind.box)
    for numbers in hidden_pieces(new, seat).values():
        if len({new.pieces[number].kind for number in numbers}) > 1:
            for number in numbers:
                new.write(number).kind = _UNREADABLE
    return new


def outcomes(table: Table, option: Option) -> Iterator[Table]:
    """The tables that may come of an option, one for each way in which chance may fall."""
    waiting: list[tuple[int, ...]] = [()]
    met = 0
    while waiting:
        told = waiting.pop()
        after = table.copy()
        after.chance = chance = Forked(told)
        after.choose(option)
        chance = after.chance if isinstance(after.chance, Forked) else chance
        met += 1
        for at in range(len(told), len(chance.ways)):
            first = (*told, *[0] * (at - len(told)))
            waiting += [(*first, way) for way in range(1, chance.ways[at])]
        if met + len(waiting) > WAYS:
            raise TooManyWays
        after.chance = Chance(0)
        yield after


# -- those that the games bring along --------------------------------------------


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    folder = resources.files(f"ludoteca.games.{games.name_of(game)}") / "puzzles"
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return tuple(msgspec.json.decode(file.read_bytes(), type=Puzzle) for file in files)


def find(game: str, name: str) -> Puzzle:
    known = puzzles(game)
    for place, each in enumerate(known, 1):
        if name in (each.name, str(place)):
            return each
    names = [each.name for each in known]
    near = ", ".join(nearest(name, names) or names[:5]) or "–"
    message = f"{game} has no puzzle {name!r}; did you mean: {near}?"
    raise UnknownPuzzle(message, "puzzle-unknown", game=game, name=name, nearest=near)
