"""The command line: `ludoteca`, and a module of this package for each of its commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

import click

from ludoteca import __version__, building
from ludoteca.cli.speaking import SpeakingGroup, speak
from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.messages import CORE, CatalogueError, Messages, language
from ludoteca.core.problems import Problem
from ludoteca.core.rulebook import Lang

COMMANDS = {
    "menu": "ludoteca.cli.menu:command",
    "play": "ludoteca.cli.play:command",
    "replay": "ludoteca.cli.replay:command",
    "analyse": "ludoteca.cli.analyse:command",
    "puzzle": "ludoteca.cli.puzzle:command",
    "rules": "ludoteca.cli.rules:command",
    "scenario": "ludoteca.cli.scenario:command",
    "cards": "ludoteca.cli.cards:command",
    "sim": "ludoteca.cli.sim:command",
    "soak": "ludoteca.cli.soak:command",
    "arena": "ludoteca.cli.arena:command",
    "fit": "ludoteca.cli.fit:command",
    "bench": "ludoteca.cli.bench:command",
    "server": "ludoteca.cli.server:command",
    "verify": "ludoteca.cli.verify:command",
}

Command = TypeVar("Command", bound=Callable[..., Any])


class UnknownCommand(LudotecaError):
    """A command that there is not."""


class Settings:
    """What every command knows; `ctx.obj`."""

    __slots__ = ("lang",)

    def __init__(self, lang: Lang) -> None:
        self.lang = lang


class Refused(click.ClickException):
    """An error of the project as a person sees it: one line, in their language."""

    exit_code = 2

    def __init__(self, error: LudotecaError, lang: Lang) -> None:
        super().__init__(said(error, lang))

    def show(self, file: Any = None) -> None:
        click.echo(f"ludoteca: {self.message}", file=file, err=True)


def said(error: LudotecaError, lang: Lang) -> str:
    """An error in words of whichever rooms know it: those of the house, and a game's where they do not do."""
    house = house_messages(lang)
    wanted = [id for id in message_ids(error) if id not in house]
    if not wanted:
        return house.error(error)
    for own in games_messages(lang):
        if all(id in own for id in wanted):
            # Games may have messages of one name that speak of different values.
            with suppress(CatalogueError):
                return told_by(house, own, error)
    return house.error(error)


@cache
def house_messages(lang: Lang) -> Messages:
    return Messages([path.parent for path in sorted(CORE.parent.glob("*/messages.en.ftl"))], lang)


@cache
def games_messages(lang: Lang) -> list[Messages]:
    paths = sorted(CORE.parent.glob("games/*/messages.en.ftl"))
    return [Messages([path.parent], lang, strict=True) for path in paths]


def message_ids(thing: LudotecaError | Problem) -> Iterator[str]:
    """The messages that an error is told in, and those of the problems in it."""
    if thing.message_id:
        yield thing.message_id
    for value in thing.values.values():
        if isinstance(value, Problem):
            yield from message_ids(value)


def told_by(house: Messages, own: Messages, thing: LudotecaError | Problem) -> str:
    """Each message by the room that has it."""
    values = {
        name: told_by(house, own, value) if isinstance(value, Problem) else value
        for name, value in thing.values.items()
    }
    if not thing.message_id:
        return str(thing)
    return (house if thing.message_id in house else own).text(thing.message_id, **values)


class LazyGroup(SpeakingGroup):
    """Imports a command's module only when that command is called."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> click.Context:
        """The language is known before anything else is read, since errors and help are told in it."""
        speak(language_in(args))
        return super().make_context(info_name, args, parent, **extra)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, place in COMMANDS.items() if find_spec(place.split(":")[0])]

    def get_command(self, ctx: click.Context, name: str) -> click.Command:
        if name not in COMMANDS:
            near = ", ".join(nearest(name, COMMANDS)) or ", ".join(COMMANDS)
            message = f"there is no command {name!r}; did you mean: {near}?"
            raise UnknownCommand(message, "cli-unknown-command", command=name, nearest=near)
        module, attribute = COMMANDS[name].split(":")
        if find_spec(module) is None:
            message = f"the command {name!r} is not part of this version; see ludoteca --help"
            raise UnknownCommand(message, "cli-absent-command", command=name)
        found: click.Command = getattr(import_module(module), attribute)
        return found

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except LudotecaError as error:
            raise Refused(error, ctx.obj.lang) from error


def language_in(args: list[str]) -> Lang:
    """The language that a command line asks for anywhere, or else that of the locale."""
    found = language()
    for at, word in enumerate(args):
        option, _, value = word.partition("=")
        if option == "--lang":
            with suppress(LudotecaError):
                found = language(value or "".join(args[at + 1 : at + 2]))
    return found


def _choose_language(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    try:
        if ctx.obj is None:
            ctx.obj = Settings(language(value))
        elif value:
            ctx.obj.lang = language(value)
    except LudotecaError as error:
        raise Refused(error, language()) from error


def lang_option(command: Command) -> Command:
    """`--lang`, before the command's name or after it; read it from `ctx.obj.lang`."""
    option = click.option(
        "--lang",
        metavar="pt|en",
        is_eager=True,
        expose_value=False,
        callback=_choose_language,
        help="Language of the texts (default: that of the locale).",
    )
    return option(command)


def _show_version(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    """The version, and whether its sources run or what was compiled of them."""
    if value and not ctx.resilient_parsing:
        lang = language() if ctx.obj is None else ctx.obj.lang
        click.echo(house_messages(lang).text("cli-version", version=__version__, build=building.which()))
        ctx.exit()


@click.group(cls=LazyGroup, invoke_without_command=True)
@lang_option
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """A library of tabletop games, played by the book. Without a command: the menu of games."""
    if ctx.invoked_subcommand is None:
        assert isinstance(ctx.command, LazyGroup)
        ctx.invoke(ctx.command.get_command(ctx, "menu"))
