"""The command line in the reader's language: help, usage and usage errors.

In the code the sentences are English, as click has its own; `portuguese.toml` has each of them in Portuguese. click
asks gettext for its sentences, one by one: here it asks us instead, so that `--lang` counts and not the locale alone.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from textwrap import shorten
from typing import Any

import click
import click.core
import click.decorators
import click.exceptions
import click.formatting
import click.parser
import click.types

from ludoteca.core import documents
from ludoteca.core.rulebook import Lang

TABLE = Path(__file__).parent / "portuguese.toml"
_METAVAR = re.compile(r"\b[A-Z]{4,}\b")


class _Spoken:
    """The language of the command that is being read; click asks for sentences from everywhere."""

    lang: Lang = "en"


def speak(lang: Lang) -> None:
    _Spoken.lang = lang


@cache
def portuguese() -> dict[str, dict[str, str]]:
    """Sentences of click, help texts of ours, and the names of values."""
    return documents.shaped(documents.read_toml(TABLE.read_text(encoding="utf-8")), dict[str, dict[str, str]])


def sentence(english: str) -> str:
    """A sentence of click."""
    return english if _Spoken.lang == "en" else portuguese()["click"].get(english, english)


def sentences(one: str, several: str, count: int) -> str:
    return sentence(one if count == 1 else several)


def helpful(english: str | None) -> str:
    """A help text of ours."""
    text = inspect.cleandoc(english or "")
    return text if _Spoken.lang == "en" else portuguese()["help"].get(text, text)


def values_named(text: str) -> str:
    """GAME and FILE in usage lines."""
    if _Spoken.lang == "en":
        return text
    names = portuguese()["values"]
    return _METAVAR.sub(lambda found: names.get(found.group(), found.group()), text)


for _module in (click.core, click.decorators, click.exceptions, click.formatting, click.parser, click.types):
    for _name, _ours in (("_", sentence), ("ngettext", sentences)):
        if hasattr(_module, _name):
            setattr(_module, _name, _ours)


class SpeakingCommand(click.Command):
    """A command whose help and usage errors are in the reader's language."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> click.Context:
        with named_values():
            return super().make_context(info_name, args, parent, **extra)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [values_named(piece) for piece in super().collect_usage_pieces(ctx)]

    def get_short_help_str(self, limit: int = 45) -> str:
        return shorten(helpful(self.help).partition("\n\n")[0], limit, placeholder="…")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(helpful(self.help))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(sentence("Options")):
            formatter.write_dl(list(self.records(ctx)))

    def records(self, ctx: click.Context) -> Iterator[tuple[str, str]]:
        """Each option and its help."""
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                english = param.help or ""
                yield values_named(record[0]), record[1].replace(english, helpful(english), 1)


class SpeakingGroup(SpeakingCommand, click.Group):
    """A group of such commands."""

    command_class = SpeakingCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)


@contextmanager
def named_values() -> Iterator[None]:
    """Errors call arguments as the usage line does."""
    try:
        yield
    except click.BadParameter as error:
        if error.param is not None and error.param_hint is None:
            error.param_hint = values_named(error.param.get_error_hint(error.ctx))
        raise
