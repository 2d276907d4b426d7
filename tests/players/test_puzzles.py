"""Puzzles: every stored one is proved again, and what a proof may rest on."""

from __future__ import annotations

from io import StringIO

import pytest
from click.testing import CliRunner
from rich.console import Console

from ludoteca import games
from ludoteca.cli import main
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.imagining import hidden_pieces
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.core.table import Table
from ludoteca.players.proof import Forked, Proof, TooManyWays, guarded, outcomes, proofs, winning_options
from ludoteca.players.puzzles import Puzzle, UnknownPuzzle, find, puzzles
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.solving import Solving
from tests.properties import some_match

STORED = [puzzle for game in games.playable() for puzzle in puzzles(game)]


@pytest.mark.parametrize("puzzle", STORED, ids=lambda puzzle: f"{puzzle.game}-{puzzle.name}")
def test_a_stored_puzzle_is_won_and_not_by_habit(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert table.decision is not None
    seat = table.decision.seat
    assert any(proof.wins(proof.start) for proof in proofs(table, seat))
    habit = Proof(table, seat, among=())
    assert not habit.wins(habit.start)
    assert len(puzzle.line) >= 2


@pytest.mark.parametrize("puzzle", STORED, ids=lambda puzzle: f"{puzzle.game}-{puzzle.name}")
def test_the_line_wins_whatever_lies_hidden_and_however_the_dice_fall(puzzle: Puzzle) -> None:
    """Played by the proof in worlds that the seat can't tell apart, against others who choose at random."""
    start = puzzle.table()
    assert start.decision is not None
    seat = start.decision.seat
    for seed in range(3):
        chance = Chance(seed)
        table = view.imagine(start, seat, seed)
        while table.places is None:
            assert table.turn == start.turn and table.decision is not None
            options = table.decision.options
            if table.decision.seat == seat:
                table.choose(next(winning_options(table, seat)))
            else:
                table.choose(chance.pick(options))
        assert table.places[seat] == 1


def test_chance_is_followed_in_every_way_that_it_may_fall() -> None:
    """Every tuple of results comes once."""
    seen, waiting = [], [()]
    while waiting:
        told: tuple[int, ...] = waiting.pop()
        chance = Forked(told)
        first = chance.below(2)
        seen.append((first, chance.below(3)) if first else (first,))
        waiting += chance.otherwise()
    assert sorted(seen) == [(0,), (1, 0), (1, 1), (1, 2)]


def test_a_tie_that_is_rolled_again_is_broken_in_every_way_but_the_unlikely() -> None:
    """Two dice until they differ: six ties of the first throw, each followed by thirty ways, and so on for two more."""
    seen, waiting = [], [()]
    while waiting:
        chance = Forked(waiting.pop())
        fell = (chance.below(6), chance.below(6))
        while fell[0] == fell[1]:
            fell = (chance.below(6), chance.below(6))
        seen.append(chance.ways)
        waiting += chance.otherwise()
    assert [sum(len(ways) == 2 * throws for ways in seen) for throws in (1, 2)] == [30, 180]


def test_whoever_asks_chance_without_end_proves_nothing() -> None:
    chance = Forked(())
    with pytest.raises(TooManyWays):
        while True:
            chance.below(6)


@pytest.mark.parametrize("name", games.playable())
def test_what_the_seat_cannot_know_cannot_be_read(name: str) -> None:
    game = games.game(name)
    table = some_match(game, 4, 30).table
    assert table.decision is not None
    seat = table.decision.seat
    one, other = (guarded(each, seat) for each in (table, view.imagine(table, seat, 77)))
    assert one.data() == other.data()
    for numbers in hidden_pieces(one, seat).values():
        if len({table.pieces[number].kind for number in numbers}) > 1:
            with pytest.raises(IndexError):
                one.box.kinds[one.pieces[numbers[0]].kind]


def test_a_choice_without_chance_has_one_outcome() -> None:
    table = some_match(games.game("dice_masters"), 9, 25).table
    assert table.decision is not None
    for option in table.decision.options[:3]:
        try:
            found = list(outcomes(table, option))
        except TooManyWays:
            continue
        assert found and all(each is not table for each in found)


def test_an_unknown_puzzle_is_told() -> None:
    with pytest.raises(UnknownPuzzle):
        find("dice_masters", "nothing-like-it")


class Solver:
    """Does what the proof says."""

    def choose(self, table: Table) -> Option:
        assert table.decision is not None
        proof = Proof(table, table.decision.seat)
        return next(option for option in table.decision.options if proof.holds(proof.start, option))


@pytest.mark.parametrize(("lang", "words"), [("en", "Solved!"), ("pt", "Resolvido!")])
def test_whoever_does_what_the_proof_says_is_told_that_it_is_solved(lang: Lang, words: str) -> None:
    solving, said = at_a_terminal(lang)
    solving.players[solving.seat] = Solver()
    solving.play()
    assert solving.solved and words in said.getvalue()


@pytest.mark.parametrize(("lang", "hint", "words"), [("en", "hint", "still won"), ("pt", "dica", "Ainda está ganho")])
def test_a_hint_tells_whether_it_is_still_won(lang: Lang, hint: str, words: str) -> None:
    solving, said = at_a_terminal(lang)
    lines = iter([hint])
    solving.screen.read = lambda prompt: next(lines, None)  # type: ignore[method-assign]
    solving.play()
    assert words in said.getvalue()


class Idle:
    """Lets everything go by."""

    def choose(self, table: Table) -> Option:
        assert table.decision is not None
        options = table.decision.options
        return next((option for option in options if option[0] == "pass"), options[-1])


def test_whoever_lets_the_turn_go_by_has_not_solved_it() -> None:
    solving, said = at_a_terminal("en")
    solving.players[solving.seat] = Idle()
    solving.play()
    assert not solving.solved and "Not solved" in said.getvalue()


def at_a_terminal(lang: Lang) -> tuple[Solving, StringIO]:
    puzzle = puzzles("dice_masters")[0]
    table = puzzle.table()
    assert table.decision is not None
    said = StringIO()
    game = games.game(puzzle.game)
    screen = Screen(lang, (game.folder,), plain=True, console=Console(file=said, width=200))
    match = Match.from_table(game, puzzle.setup, table)
    return Solving(match, table.decision.seat, screen, games.rulebook(puzzle.game)), said


def test_the_command_lists_what_there_is() -> None:
    done = CliRunner().invoke(main, ["puzzle", "dice_masters", "--lang", "en"], catch_exceptions=False)
    assert "1. win-01" in done.output
