"""`ludoteca server`: live tables in a browser, the schema of their messages, and the keeping of their database."""

from __future__ import annotations

import click
import msgspec

from ludoteca.cli import lang_option
from ludoteca.cli.speaking import SpeakingGroup


@click.group(cls=SpeakingGroup)
@lang_option
def command() -> None:
    """Live tables for people and bots in a browser: without a command the server is started."""


@command.command("schema")
@lang_option
def schema_command() -> None:
    """Print the JSON schema of every message between server and client."""
    from ludoteca.server.schema import schema

    click.echo(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())
