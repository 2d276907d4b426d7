"""`ludoteca verify`: were the dice of a match fair?"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ludoteca.cli import Settings, lang_option
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core import documents


@click.command(cls=SpeakingCommand)
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
@click.pass_obj
def command(settings: Settings, file: Path) -> None:
    """Check that the match in FILE was played with the dice that were promised before it began."""
    from ludoteca.server.problems import words
    from ludoteca.server.verifying import verified

    fault = verified(documents.read_bytes(file))
    click.echo(words(settings.lang).text(f"server-verify-{fault or 'fair'}"))
    sys.exit(1 if fault else 0)
