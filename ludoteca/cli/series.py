"""The options of the commands that play a series of matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])


def series_options(count: int, seed: int = 0, which: str = "Matches to play.") -> Callable[[Command], Command]:
    """How many matches, from which seed on, of which format and set-up, by how many processes."""
    options = (
        click.option("-n", "count", type=click.IntRange(1), default=count, show_default=True, help=which),
        click.option("--seed", type=int, default=seed, show_default=True, help="Seed of the first match."),
        click.option("--format", metavar="NAME", help="Format of the matches (default: all set-ups in turn)."),
        click.option("--setup", type=int, metavar="NUMBER", help="One of the game's sample set-ups only."),
        click.option("--jobs", type=click.IntRange(1), default=2, show_default=True, help="Processes."),
    )

    def with_options(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return with_options
