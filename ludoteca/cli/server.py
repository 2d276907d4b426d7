"""`ludoteca server`: live tables in a browser, the schema of their messages, and the keeping of their database."""

from __future__ import annotations

from typing import IO

import click
import msgspec

from ludoteca.cli import Settings, lang_option
from ludoteca.cli.speaking import SpeakingGroup


@click.group(cls=SpeakingGroup, invoke_without_command=True)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Where to listen (default: this machine alone).")
@click.option("--port", default=8000, metavar="NUMBER", help="The port (default: 8000; 0 takes a free one).")
@click.option("--database", metavar="URL", help="An SQLite file or the address of a PostgreSQL database.")
@click.option("--workers", default=1, metavar="NUMBER", help="Processes that serve, on PostgreSQL (default: 1).")
@click.option("--bots", default=1, metavar="NUMBER", help="Processes in which bots think (default: 1).")
@click.option("--origin", "origins", multiple=True, metavar="HOST", help="A name under which pages reach the server.")
@click.option("--secure", is_flag=True, help="Send cookies over TLS only; for a server behind a proxy.")
@click.option("--generous", default=1.0, metavar="NUMBER", help="How many times more one guest may do; for measures.")
@click.option("--cold", is_flag=True, help="Do not read the games before the first player comes.")
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser.")
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    host: str,
    port: int,
    database: str | None,
    workers: int,
    bots: int,
    origins: tuple[str, ...],
    secure: bool,
    generous: float,
    cold: bool,
    opens: bool,
) -> None:
    """Live tables for people and bots in a browser: without a command the server is started."""
    if ctx.invoked_subcommand is not None:
        return
    from ludoteca.server import run, starting
    from ludoteca.server.app import Settings as Running

    settings: Settings = ctx.obj
    running = Running(database or run.default_database(), bots, list(origins), secure, generous, not cold)
    port = port or starting.free_port(host)
    starting.announce(host, port, settings.lang, opens)
    run.serve(running, host, port, secure, workers)


@command.command("schema")
@lang_option
def schema_command() -> None:
    """Print the JSON schema of every message between server and client."""
    from ludoteca.server.schema import schema

    click.echo(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode())


@command.command("export")
@click.argument("file", type=click.File("wb", lazy=True))
@click.option("--database", metavar="URL", help="An SQLite file or the address of a PostgreSQL database.")
@lang_option
@click.pass_obj
def export_command(settings: Settings, file: IO[bytes], database: str | None) -> None:
    """Write everything that the database holds to FILE: people, tables, matches, decks."""
    from ludoteca.server import moving, run
    from ludoteca.server.problems import words
    from ludoteca.server.store import Store

    store = Store(database or run.default_database())
    count = moving.export(store, file)
    store.close()
    click.echo(words(settings.lang).text("server-exported", count=count))


@command.command("import")
@click.argument("file", type=click.File("rb"))
@click.option("--database", metavar="URL", help="An SQLite file or the address of a PostgreSQL database.")
@lang_option
@click.pass_obj
def import_command(settings: Settings, file: IO[bytes], database: str | None) -> None:
    """Put everything from FILE into an empty database: from SQLite to PostgreSQL, or back."""
    from ludoteca.server import moving, run
    from ludoteca.server.problems import words
    from ludoteca.server.store import Store

    store = Store(database or run.default_database())
    try:
        count = moving.bring(store, file)
    finally:
        store.close()
    click.echo(words(settings.lang).text("server-imported", count=count))


@command.command("faults")
@click.argument("report", required=False)
@click.option(
    "--save", "file", type=click.Path(dir_okay=False), help="Write the match as far as it was played to FILE."
)
@click.option("--database", metavar="URL", help="An SQLite file or the address of a PostgreSQL database.")
@lang_option
@click.pass_obj
def faults_command(settings: Settings, report: str | None, file: str | None, database: str | None) -> None:
    """List the matches that a fault closed, or show one REPORT with what went wrong."""
    from ludoteca.server import faults, run, starting
    from ludoteca.server.migrating import upgrade
    from ludoteca.server.store import Store

    store = Store(database or run.default_database())
    try:
        upgrade(store)
        found = store.read_now(faults.all_reports)
    finally:
        store.close()
    starting.tell_faults(found, report, file, settings.lang)
