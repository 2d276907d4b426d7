"""Finding puzzles: turns of played matches that could have been won, though not by the move that comes to mind.

    python -m ludoteca.lab.puzzles krosmaster -n 200 --seed 4000 --to FOLDER

Every puzzle that is found becomes a file of the folder, numbered after those that lie there.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.chance import Chance
from ludoteca.core.game import Game
from ludoteca.core.table import Table
from ludoteca.lab.arena import checked, is_contested
from ludoteca.lab.simulate import CAP, begin
from ludoteca.players.proof import Proof, Undecided, outcomes, winning_choices
from ludoteca.players.puzzles import Puzzle, Title, laid_open

#: One choice in so many is made at random, so that wins are missed.
_SLIPS = 6
#: How many turns before the end of a match are looked at, how many decisions of each, and how many tables a proof may
#: look at.
_LAST = 4
_FIRST = 3
_TABLES = 4_000
#: How many choices of one's own are needed at least.
_CHOICES = 2


class Moment:
    """A decision of a played match: the table, and how many choices came before."""

    __slots__ = ("made", "table")

    def __init__(self, table: Table, made: int) -> None:
        self.table = table
        self.made = made


def search(game: str, setups: Sequence[int], seeds: Sequence[int], tables: int = _TABLES) -> Iterator[Puzzle]:
    """One puzzle at most of every match."""
    home = games.game(game)
    for index, seed in enumerate(seeds):
        setup = setups[index % len(setups)]
        choices, moments = played(home, checked(home, setup), seed)
        for moment in promising(moments):
            line = puzzling(moment.table, tables)
            if line:
                given = home.sample_setups()[setup]
                yield Puzzle(game, "", Title("", ""), given, seed, tuple(choices[: moment.made]), tuple(line))
                break


def promising(moments: Sequence[Moment]) -> Iterator[Moment]:
    """The first decisions of each of the last turns: what is won later in a turn is mostly won at its beginning."""
    last = moments[-1].table.turn if moments else 0
    seen: Counter[int] = Counter()
    for moment in moments:
        seen[moment.table.turn] += 1
        if moment.table.turn > last - _LAST and seen[moment.table.turn] <= _FIRST:
            yield moment


def played(game: Game, setup: dict[str, Any], seed: int) -> tuple[list[str], list[Moment]]:
    """A match by the simple measure with slips: its choices in notation, and the decisions of whoever has the turn."""
    table = begin(game, setup, seed)
    chance = Chance(seed ^ 0x9E57)
    choices: list[str] = []
    moments: list[Moment] = []
    for made in range(CAP):
        decision = table.decision
        if decision is None:
            break
        if decision.seat == table.active and len(decision.options) > 1 and table.turn:
            moments.append(Moment(laid_open(table), made))
        slip = chance.below(_SLIPS) == 0
        option = chance.pick(decision.options) if slip else game.simple_choice(table)
        assert option is not None
        choices.append(notation.write(table, option))
        table.choose(option)
    return choices, moments


def puzzling(table: Table, tables: int) -> list[str]:
    """A line that wins this turn, if there is one and it is not what comes to mind at every step; else nothing."""
    decision = table.decision
    assert decision is not None
    seat = decision.seat
    if not (found := winning_choices(table, seat)):
        return []
    proof = Proof(table, seat, tables, found)
    habit = Proof(table, seat, tables, ())
    try:
        if not proof.wins(proof.start) or habit.wins(habit.start):
            return []
        line = line_of(proof)
    except Undecided:
        return []
    return line if len(line) >= _CHOICES else []


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
