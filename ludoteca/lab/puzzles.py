"""Finding puzzles: turns of played matches that could have been won, though not by the move that comes to mind.

    python -m ludoteca.lab.puzzles krosmaster -n 200 --seed 4000 --to FOLDER

The last turns of a match are played on in many ways. Where one of them wins, it is followed back from its end for as
long as the win is sure: the nearer to the end, the less there is to prove. Every puzzle that is found becomes a file of
the folder, numbered after those that lie there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.lab.arena import checked, is_contested
from ludoteca.lab.simulate import CAP, begin
from ludoteca.players.proof import LONGEST, Proof, Undecided, outcomes, winning_choices
from ludoteca.players.puzzles import Puzzle, Title, laid_open
from ludoteca.players.simple import tempting

#: One choice in so many is made at random, so that wins are missed.
_SLIPS = 6
#: How many turns before the end of a match are played on, in how many ways each, how many of those that win are
#: followed back, and how many tables a proof may look at.
_LAST = 4
_WAYS = 40
_WINS = 4
_TABLES = 2_000
#: How many choices of one's own are needed.
_CHOICES = range(2, 9)


class Moment:
    """A decision of a played match: the table, and the choices before in notation."""

    __slots__ = ("choices", "table")

    def __init__(self, table: Table, choices: Sequence[str]) -> None:
        self.table = table
        self.choices = choices


def search(game: str, setups: Sequence[int], seeds: Sequence[int], tables: int = _TABLES) -> Iterator[Puzzle]:
    """One puzzle at most of every match."""
    home = games.game(game)
    for index, seed in enumerate(seeds):
        setup = setups[index % len(setups)]
        for beginning in last_turns(home, checked(home, setup), seed):
            if found := puzzle_of(beginning, tables):
                given = home.sample_setups()[setup]
                choices, line = tuple(found[0].choices), tuple(found[1])
                yield Puzzle(game, "", Title("", ""), given, seed, choices, line)
                break


def last_turns(game: Game, setup: dict[str, Any], seed: int) -> Sequence[Moment]:
    """A match by the simple measure with slips: the first decision of whoever had each of the last turns."""
    table = begin(game, setup, seed)
    chance = Chance(seed ^ 0x9E57)
    choices: list[str] = []
    beginnings: dict[int, Moment] = {}
    for _ in range(CAP):
        decision = table.decision
        if decision is None:
            break
        if decision.seat == table.active and table.turn and table.turn not in beginnings:
            beginnings[table.turn] = Moment(table.copy(), tuple(choices))
        slip = chance.below(_SLIPS) == 0
        option = chance.pick(decision.options) if slip else game.simple_choice(table)
        assert option is not None
        choices.append(notation.write(table, option))
        table.choose(option)
    return list(beginnings.values())[-_LAST:]


def puzzle_of(beginning: Moment, tables: int) -> tuple[Moment, list[str]] | None:
    """Of the moments in the ways in which a turn was won the earliest that is a puzzle, and a line that solves it."""
    won = 0
    for number in range(_WAYS):
        moments = won_way(beginning, Chance(number))
        won += bool(moments)
        if found := followed_back(moments, tables):
            return found
        if won == _WINS:
            break
    return None


def won_way(beginning: Moment, chance: Chance) -> list[Moment]:
    """One way in which the turn might go on, with the luck of the match: the decisions of its seat, if it wins."""
    table, choices = beginning.table.copy(), list(beginning.choices)
    seat, turn = table.active, table.turn
    moments: list[Moment] = []
    for _ in range(LONGEST):
        decision = table.decision
        if decision is None or table.turn != turn:
            break
        if decision.seat == seat and len(decision.options) > 1:
            moments.append(Moment(table.copy(), tuple(choices)))
        option = some_option(table, chance)
        choices.append(notation.write(table, option))
        table.choose(option)
    return moments if table.places is not None and table.places[seat] == 1 else []


def some_option(table: Table, chance: Chance) -> Option:
    """Half by habit, a quarter what might come to mind, a quarter anything; the others always by habit."""
    decision = table.decision
    assert decision is not None
    if decision.seat == table.active and chance.below(2):
        return chance.pick(tempting(table, decision) if chance.below(2) else decision.options)
    usual: Option | None = table.box.game.simple_choice(table)
    return usual or chance.pick(decision.options)


def followed_back(moments: Sequence[Moment], tables: int) -> tuple[Moment, list[str]] | None:
    """From the end of a won turn backwards, as long as the win is sure: the earliest moment that habit does not win."""
    found = None
    for moment in reversed(moments):
        table = laid_open(moment.table)
        try:
            if won_by_habit(table, tables):
                continue
            line = sure_line(table, tables)
        except Undecided:
            break
        if not line:
            break
        if len(line) in _CHOICES:
            found = moment, line
    return found


def won_by_habit(table: Table, tables: int) -> bool:
    proof = Proof(table, table.active, tables, ())
    return proof.wins(proof.start)


def sure_line(table: Table, tables: int) -> list[str]:
    """A line that wins this turn whatever happens, if one is proved."""
    among = winning_choices(table, table.active)
    proof = Proof(table, table.active, tables, among)
    return line_of(proof) if among and proof.wins(proof.start) else []


def line_of(proof: Proof) -> list[str]:
    """The seat's own choices on the way to the win, if the others always take their first option."""
    table, line = proof.start, []
    while table.places is None:
        decision = table.decision
        assert decision is not None
        own = decision.seat == proof.seat
        option = next(each for each in decision.options if not own or proof.holds(table, each))
        if own:
            line.append(notation.write(table, option))
        table = next(iter(outcomes(table, option)))
    return line


# -- the command ---------------------------------------------------------------


def numbered(puzzle: Puzzle, number: int) -> Puzzle:
    """With its name and title."""
    choices = len(puzzle.line)
    title = Title(
        f"Vença neste turno, nº {number} (até {choices} escolhas)",
        f"Win this turn, no. {number} (up to {choices} choices)",
    )
    return msgspec.structs.replace(puzzle, name=f"win-{number:02}", title=title)


def keep(puzzle: Puzzle, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    named = numbered(puzzle, len(list(folder.glob("win-*.json"))) + 1)
    path = folder / f"{named.name}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(named), indent=1))
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description="Find turns of played matches that could have been won.")
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=100, help="matches to look through")
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--setup", type=int, action="append", help="one of the game's sample set-ups (default: all)")
    parser.add_argument("--tables", type=int, default=_TABLES, help="that a proof may look at")
    parser.add_argument("--to", type=Path, required=True, help="the folder for what is found")
    asked = parser.parse_args()
    setups = asked.setup or range(len(games.game(asked.game).sample_setups()))
    setups = [setup for setup in setups if is_contested(asked.game, setup)]
    for done in range(asked.n):
        for puzzle in search(asked.game, [setups[done % len(setups)]], [asked.seed + done], asked.tables):
            print(keep(puzzle, asked.to), " ".join(puzzle.line), sep=": ", flush=True)
        print(f"\r{done + 1}/{asked.n}", end="", file=sys.stderr)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
