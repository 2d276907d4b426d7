"""Does a decision cost more late in a match, with more seats, or with more on the table?

Whole random matches, bytecodes for each decision (``effort.py``): the cost of a match must grow with what lies on the
table at most, never with what has happened in it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.lab.bench import SEED
from ludoteca.lab.effort import Counting
from ludoteca.lab.simulate import CAP, begin, chooser, playout

#: The parts of a match that are told apart.
PARTS = 4
#: The first numbers of pieces that everybody sees of which decisions are told apart.
STEPS = (0, 10, 20, 40, 80)
#: A row with fewer decisions says nothing.
FEWEST = 20

#: Bytecodes for each decision, by part of the match, by seats and by open pieces.
Growth = dict[str, dict[str, int]]


class Counted:
    """Bytecodes and decisions of one row."""

    __slots__ = ("bytecodes", "decisions")

    def __init__(self) -> None:
        self.bytecodes = 0
        self.decisions = 0


def measure(game: Game, matches: int = 1) -> Growth:
    """Of so many matches of every set-up."""
    rows: dict[tuple[str, int], Counted] = defaultdict(Counted)
    setups = [game.setup(setup) for setup in game.sample_setups()]
    for index in range(matches * len(setups)):
        setup, seed = setups[index % len(setups)], SEED + index
        length = playout(begin(game, setup, seed), chooser(seed))
        table = begin(game, setup, seed)
        for taken, (pieces, bytecodes) in enumerate(decisions(table, seed)):
            for row in (("part", 1 + taken * PARTS // length), ("seats", table.box.seats), ("pieces", pieces)):
                rows[row].bytecodes += bytecodes
                rows[row].decisions += 1
    return {
        what: {
            str(value): round(rows[what, value].bytecodes / rows[what, value].decisions)
            for kind, value in sorted(rows)
            if kind == what and rows[kind, value].decisions >= FEWEST
        }
        for what in ("part", "seats", "pieces")
    }


def decisions(table: Table, seed: int) -> Iterator[tuple[int, int]]:
    """For each decision of a random match: how much lay open, and the bytecodes that led to the next."""
    chance, counting = chooser(seed), Counting()
    for _ in range(CAP):
        if table.decision is None:
            return
        options = table.decision.options
        chosen = options[chance.below(len(options))]
        pieces, before = open_pieces(table), counting.total
        with counting:
            table.choose(chosen)
        yield pieces, counting.total - before


def open_pieces(table: Table) -> int:
    """The step that the number of pieces that everybody sees has reached."""
    everybody = (1 << table.box.seats) - 1
    seen = sum([piece.known & everybody == everybody for piece in table.pieces.values()])
    return max(step for step in STEPS if step <= seen)
