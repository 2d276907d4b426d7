"""Proofs that the seat that is asked can win before its turn is over, whatever the others do and however chance falls.

All answers of the others are tried, and all that chance may bring, but for a die that is rolled again more than five
times over. Of its own options one that wins is enough: so those are tried first that won when the turn was played on in
any which way, and only if they do not do, all of them. What the seat can't know is made unreadable first: a line that
depends on it breaks off and proves nothing. What another seat answered in secret must be plain when this one decides.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import islice
from math import prod

from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Decision, Option
from ludoteca.core.freezing import freeze, thaw
from ludoteca.core.game import Game
from ludoteca.core.imagining import hidden_pieces
from ludoteca.core.table import Table
from ludoteca.players.search import worth_trying

#: How many tables a proof may look at, and in how many ways chance may fall at one choice.
TABLES = 20_000
WAYS = 1_296
#: What is less likely than one in so many is not followed, and nothing is in which chance is asked so often.
UNLIKELY = 10_000
DRAWS = 200
#: How often a turn is played on to see what may win it, how many wins are enough, and for how many choices it goes on.
TRIES = 100
ENOUGH = 8
LONGEST = 60
#: The kind of a piece that nobody may look at: there is no card of this number.
_UNREADABLE = -(1 << 30)
#: How often what was answered in secret is imagined anew, to see whether it could be otherwise.
_IMAGINED = 3
#: What happens if it is looked at.
_UNREAD = (IndexError, KeyError, ValueError, TypeError, AttributeError)


class Undecided(Exception):
    """There is too much to look at for a proof."""


class TooManyWays(Exception):
    """Chance may fall in more ways than are looked at."""


class Forked(Chance):
    """Chance that falls as it is told, and after that in ways that differ from draw to draw: so a tie that is rolled
    again is broken; it notes how many ways there were."""

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
        if at == DRAWS:
            raise TooManyWays
        self.ways = (*self.ways, n)
        return self.told[at] if at < len(self.told) else at % n

    def otherwise(self) -> Iterator[tuple[int, ...]]:
        """In which ways it might have fallen instead where it was not told, but for what is too unlikely."""
        fell = [*self.told, *[at % self.ways[at] for at in range(len(self.told), len(self.ways))]]
        for at in range(len(self.told), len(self.ways)):
            if prod(self.ways[: at + 1]) > UNLIKELY:
                return
            yield from [(*fell[:at], way) for way in range(self.ways[at]) if way != fell[at]]


class Proof:
    """What is known of the tables that can be come to in this turn of a seat."""

    __slots__ = ("among", "known", "left", "seat", "secrets", "start", "turn")

    def __init__(self, table: Table, seat: int, tables: int = TABLES, among: Container[Option] | None = None) -> None:
        self.seat = seat
        #: The options that the seat tries beside the one that the game's simple measure takes, if not all.
        self.among = among
        self.turn = table.turn
        self.left = tables
        self.start = guarded(table, seat)
        self.known: dict[int, bool] = {}
        #: Has another seat answered in secret? Then its answer must be plain by the time when this one decides.
        self.secrets = False

    def winning(self) -> Iterator[Option]:
        """The options after which the seat still wins, whatever happens, as far as that is found out."""
        decision = self.start.decision
        assert decision is not None and decision.seat == self.seat
        try:
            for option in self.tried(self.start, decision):
                if self.holds(self.start, option):
                    yield option
        except Undecided:
            return

    def wins(self, table: Table) -> bool:
        if table.places is not None:
            return table.places[self.seat] == 1 and len(set(table.places)) > 1
        decision = table.decision
        if decision is None or table.turn != self.turn:
            return False
        self.secrets = self.secrets or view.hidden_from(table, self.seat)
        self.left -= 1
        if self.left < 0:
            raise Undecided
        key = hash(table.data())
        if key not in self.known:
            self.known[key] = self.decided(table)
        return self.known[key]

    def decided(self, table: Table) -> bool:
        decision = table.decision
        assert decision is not None
        if decision.seat != self.seat:
            return all(self.holds(table, option) for option in decision.options)
        if self.secrets and could_be_otherwise(table, self.seat):
            return False
        return any(self.holds(table, option) for option in self.tried(table, decision))

    def tried(self, table: Table, decision: Decision) -> Sequence[Option]:
        """The seat's own options, what comes to mind first."""
        usual = table.box.game.simple_choice(table)
        others = [option for option in worth_trying(table, decision) if option != usual]
        if self.among is not None:
            others = [option for option in others if option in self.among]
        return others if usual is None else [usual, *others]

    def holds(self, table: Table, option: Option) -> bool:
        """Does the seat win after this option in every way that chance may fall?"""
        try:
            return all(self.wins(after) for after in outcomes(table, option))
        except (TooManyWays, *_UNREAD):
            return False


def proofs(table: Table, seat: int) -> Iterator[Proof]:
    """One among what won in some tries, and one that leaves nothing out."""
    if found := winning_choices(table, seat):
        yield Proof(table, seat, among=found)
    yield Proof(table, seat)


def winning_options(table: Table, seat: int) -> Iterator[Option]:
    """The options after which the seat still wins this turn, as far as that can be proved."""
    for proof in proofs(table, seat):
        proved = False
        for option in proof.winning():
            proved = True
            yield option
        if proved:
            return


def winning_choices(table: Table, seat: int) -> set[Option]:
    """What the seat chose in the first tries in which its turn was won."""
    start = guarded(table, seat)
    tries = (won_at_random(start.copy(), seat, Chance(number)) for number in range(TRIES))
    return {option for line in islice(filter(None, tries), ENOUGH) for option in line}


def won_at_random(table: Table, seat: int, chance: Chance) -> list[Option]:
    """Play the turn on, one's own choices half by habit and half at random, those of the others by habit.

    One's own choices, if they won.
    """
    game: Game = table.box.game
    turn = table.turn
    table.chance = chance.copy()
    own: list[Option] = []
    try:
        for _ in range(LONGEST):
            decision = table.decision
            if decision is None or table.turn != turn:
                break
            usual = None if decision.seat == seat and chance.below(2) else game.simple_choice(table)
            chosen = usual or chance.pick(decision.options)
            if decision.seat == seat:
                own.append(chosen)
            table.choose(chosen)
    except _UNREAD:
        return []
    return own if table.places is not None and table.places[seat] == 1 else []


def guarded(table: Table, seat: int) -> Table:
    """The table as the seat knows it, without anything reckoned from the rest, which can't be read."""
    blind = view.blind(table, seat)
    new = thaw(freeze(blind), blind.box)
    for numbers in hidden_pieces(new, seat).values():
        if len({new.pieces[number].kind for number in numbers}) > 1:
            for number in numbers:
                new.write(number).kind = _UNREADABLE
    return new


def could_be_otherwise(table: Table, seat: int) -> bool:
    """Does the seat, as it decides, not know which of several tables it sits at?"""
    told = known_of(table)
    return any(known_of(view.imagine(table, seat, seed)) != told for seed in range(_IMAGINED))


def known_of(table: Table) -> object:
    """All but what chance will bring."""
    known = table.copy()
    known.chance = Chance(0)
    return known.data()


def outcomes(table: Table, option: Option) -> Iterator[Table]:
    """The tables that may come of an option, one for each way in which chance may fall.

    A die that is rolled again whenever it shows its best may go on for ever: what is less likely than one in
    ``UNLIKELY`` is not followed. Where dice do not go on, there are too many ways long before.
    """
    waiting: list[tuple[int, ...]] = [()]
    met = 0
    while waiting:
        told = waiting.pop()
        after = table.copy()
        after.chance = chance = Forked(told)
        after.choose(option)
        chance = after.chance if isinstance(after.chance, Forked) else chance
        met += 1
        waiting += chance.otherwise()
        if met + len(waiting) > WAYS:
            raise TooManyWays
        after.chance = Chance(0)
        yield after
