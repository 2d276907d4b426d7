"""Stepping through a match that has been played."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.games.dice_masters.game import GAME
from ludoteca.players.terminal.replay import Replay
from ludoteca.players.terminal.screen import Screen


def random_match(choices: int) -> Match:
    match = Match(GAME, {"format": "first-game"}, 7)
    chance = Chance(7)
    while not match.over and len(match.choices) < choices:
        assert match.table.decision is not None
        options = match.table.decision.options
        match.choose(options[chance.below(len(options))])
    return match


def replayed(match: Match, *lines: str) -> tuple[Replay, str]:
    rest = list(lines)
    page = io.StringIO()
    console = Console(file=page, width=80, highlight=False)
    screen = Screen("en", (GAME.folder,), True, lambda prompt: rest.pop(0) if rest else None, console)
    replay = Replay(match, screen, games.rulebook("dice_masters"))
    replay.run()
    return replay, page.getvalue()


@pytest.mark.parametrize(
    ("lines", "at"),
    [
        ((), 0),
        (("", "n"), 2),
        (("n", "n", "p"), 1),
        (("p",), 0),
        (("g 8",), 8),
        (("g 8", "g 3"), 3),
        (("g 999",), 12),
        (("g 999", "n"), 12),
        (("n", "q", "n"), 1),
    ],
)
def test_forwards_backwards_and_to_a_place(lines: tuple[str, ...], at: int) -> None:
    match = random_match(12)
    replay, _ = replayed(match, *lines)
    assert replay.at == at
    expected = Match(GAME, {"format": "first-game"}, 7)
    for text in match.choices[:at]:
        expected.play(text)
    assert replay.match.table.data() == expected.table.data()


def test_each_choice_is_told_and_the_table_drawn() -> None:
    _, said = replayed(random_match(3), "n", "e", "what", "g x")
    assert "Player 1: " in said and "Choice 1 of 3" in said
    assert "Where we are" in said
    assert "“what” means nothing here." in said and "“g x” means nothing here." in said


def test_the_ends_are_said_and_nothing_happens() -> None:
    _, said = replayed(random_match(2), "p", "g 2", "n")
    assert "This is the beginning." in said and "This is the last choice." in said


def test_the_end_of_the_match_names_the_winner_and_the_rule() -> None:
    match = random_match(5000)
    assert match.over
    _, said = replayed(match, "g 5000")
    assert "wins the match." in said and "victory.1" in said
