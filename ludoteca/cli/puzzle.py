"""`ludoteca puzzle`: win this turn, whatever the others do."""

from __future__ import annotations

import click

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.match import Match
from ludoteca.lab.page import Page
from ludoteca.players.puzzles import find, puzzles
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.solving import Solving


class NotSolved(click.exceptions.Exit):
    """The exit code tells whether the puzzle was solved."""

    def __init__(self) -> None:
        super().__init__(1)


@click.command(cls=SpeakingCommand)
@click.argument("game", required=False)
@click.argument("name", required=False)
@click.option("--plain", is_flag=True, help="Lines of text without boxes, for screen readers.")
@lang_option
@click.pass_obj
def command(settings: Settings, game: str | None, name: str | None, plain: bool) -> None:
    """Win this turn, whatever the others do: the puzzle NAME of GAME; without a name, a list of those there are."""
    page = Page(settings.lang)
    if game is None or name is None:
        for each in [games.name_of(game)] if game else games.ALL:
            for place, puzzle in enumerate(puzzles(each), 1):
                title = puzzle.title.of(settings.lang)
                page.line(f"{each} {puzzle.name}  {title}" if game is None else f"{place}. {puzzle.name}  {title}")
        return
    puzzle = find(games.name_of(game), name)
    table = puzzle.table()
    assert table.decision is not None
    home = games.game(puzzle.game)
    screen = Screen(settings.lang, (home.folder,), plain)
    screen.line(puzzle.title.of(settings.lang), "bold")
    screen.tell("puzzle-task", seat=table.decision.seat + 1)
    match = Match.from_table(home, puzzle.setup, table)
    solving = Solving(match, table.decision.seat, screen, games.rulebook(puzzle.game))
    solving.play()
    if not solving.solved:
        raise NotSolved
