"""`ludoteca replay`: a saved match again, step by step or as one transcript."""

from __future__ import annotations

from pathlib import Path

import click

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.play import load
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.players.terminal import story
from ludoteca.players.terminal.replay import Replay
from ludoteca.players.terminal.screen import Screen


@click.command(cls=SpeakingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "whole", is_flag=True, help="Print the whole match as a transcript.")
@click.option("--plain", is_flag=True, help="Lines of text without boxes, for screen readers and files.")
@lang_option
@click.pass_obj
def command(settings: Settings, file: Path, whole: bool, plain: bool) -> None:
    """Step through the saved match in FILE, forwards and backwards."""
    match = load(file)
    screen = Screen(settings.lang, (match.game.folder,), plain)
    book = games.rulebook(match.game.name)
    if whole:
        for line in story.transcript(match, screen.messages, book):
            screen.line(line)
    else:
        Replay(match, screen, book).run()
