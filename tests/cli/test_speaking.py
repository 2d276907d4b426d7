"""The command line in both languages: help, usage and usage errors of every command and option."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner, Result

from ludoteca import cli
from ludoteca.cli.speaking import SpeakingCommand, portuguese
from ludoteca.core.messages import number, share


def commands(command: click.Command, ctx: click.Context) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield tuple(ctx.command_path.split()[1:]), command
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            found = command.get_command(ctx, name)
            assert found is not None
            yield from commands(found, click.Context(found, info_name=name, parent=ctx))


COMMANDS = dict(commands(cli.main, click.Context(cli.main, info_name="ludoteca")))
every_command = pytest.mark.parametrize("path", COMMANDS, ids=lambda path: " ".join(path) or "ludoteca")


def run(*args: str, **environment: str) -> Result:
    quiet = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "COLUMNS": "200"}
    return CliRunner().invoke(
        cli.main, list(args), env=quiet | environment, catch_exceptions=False, prog_name="ludoteca"
    )


def unwrapped(text: str) -> str:
    return re.sub(r"\s+", " ", text)


#: Words of click, and of our own help, that are no Portuguese.
ENGLISH = re.compile(
    r"\b(Usage|Options|Commands|OPTIONS|ARGS|COMMAND|Show|exit|default|Error|Try|help\.|Missing|argument|option|"
    r"Invalid|value|is not|one of|such|the|and|of|with|GAME|FILE|NAME|INTEGER|TEXT|required|range|RANGE|Got)\b"
)


def test_every_command_is_there() -> None:
    assert ("cards", "import") in COMMANDS and ("scenario", "show") in COMMANDS
    assert {path[0] for path in COMMANDS if path} == set(cli.COMMANDS)


@every_command
def test_every_help_text_exists_in_both_languages(path: tuple[str, ...]) -> None:
    command = COMMANDS[path]
    assert isinstance(command, SpeakingCommand)
    known = portuguese()["help"]
    texts = [inspect.cleandoc(command.help or "")]
    texts += [param.help or "" for param in command.params if isinstance(param, click.Option)]
    for text in texts:
        assert text, f"{path}: a command or option without help"
        assert known.get(text, text) != text, f"cli/portuguese.toml has nothing for {text!r}"
    english = unwrapped(run(*path, "--help", "--lang", "en").output)
    told = unwrapped(run(*path, "--help", "--lang", "pt").output)
    for text in texts:
        assert unwrapped(text) in english
        assert unwrapped(known[text]) in told


@every_command
def test_no_english_is_left_in_portuguese_help(path: tuple[str, ...]) -> None:
    for said in (run(*path, "--help", "--lang", "pt").output, run("--lang=pt", *path, "--help").output):
        assert "Uso: ludoteca" in said and "Opções:" in said and "Mostra esta ajuda e termina." in said
        assert not ENGLISH.findall(said.replace("--help", "")), said


def test_every_translation_is_used() -> None:
    used = {inspect.cleandoc(command.help or "") for command in COMMANDS.values()}
    params = [param for command in COMMANDS.values() for param in command.params]
    used |= {param.help or "" for param in params if isinstance(param, click.Option)}
    used.add("Show this message and exit.")
    assert set(portuguese()["help"]) == used


def test_a_translation_speaks_of_no_other_values() -> None:
    """Else click would end in a KeyError while it tells an error."""
    fields = re.compile(r"\{(\w+)")
    for english, told in portuguese()["click"].items():
        assert set(fields.findall(told)) <= set(fields.findall(english)), english


MISUSES = [
    (("sim",), "Erro: Falta o argumento 'JOGO'."),
    (("cards", "show"), "Erro: Falta o argumento 'NOME'."),
    (("replay",), "Erro: Falta o argumento 'ARQUIVO'."),
    (("cards", "--lang", "pt"), "Erro: Falta o comando."),
    (("cards", "dance"), "Erro: Não existe o comando 'dance'."),
    (("--dance",), "Erro: Não existe a opção '--dance'."),
    (("sim", "fabula", "--playr", "x"), "Não existe a opção '--playr'. (Quis dizer uma destas: '--lang', '--player'?)"),
    (("sim", "fabula", "-n", "x"), "Erro: Valor inválido para '-n': 'x' não é um número válido."),
    (("sim", "fabula", "-n", "0"), "Erro: Valor inválido para '-n': 0 não está entre os limites x>=1."),
    (("sim", "fabula", "--player", "x"), "Erro: Valor inválido para '--player': 'x' não é nenhum destes:"),
    (("sim", "fabula", "extra"), "Erro: Há um argumento a mais (extra)"),
    (("sim", "fabula", "--seed"), "Erro: A opção '--seed' pede um valor."),
    (("sim", "fabula", "--json=3"), "Erro: A opção '--json' não tem valor."),
]


@pytest.mark.parametrize(("args", "told"), MISUSES)
def test_a_usage_error_is_told_in_portuguese(args: tuple[str, ...], told: str) -> None:
    for result in (run("--lang", "pt", *args), run(*args, LANG="pt_BR.UTF-8")):
        assert result.exit_code == 2
        assert told in result.stderr
        assert not ENGLISH.findall(result.stderr.replace("--help", "")), result.stderr


def test_english_stays_english_after_portuguese_was_spoken() -> None:
    run("sim", "--lang", "pt")
    assert "Error: Missing argument 'GAME'." in run("sim").stderr
    assert "Show this message and exit." in run("sim", "--help").stdout


def test_numbers_are_written_as_the_language_does() -> None:
    assert (number(106.84, "pt", 1), number(106.84, "en", 1)) == ("106,8", "106.8")
    assert (number(1234, "pt"), number(1234, "en")) == ("1.234", "1,234")
    assert (share(0.375, "pt"), share(0.375, "en")) == ("37,5%", "37.5%")
    told = run("sim", "dice_masters", "-n", "2", "--lang", "pt").stdout
    assert re.search(r"\d,\d", told) and not re.search(r"\d\.\d(?!\d\d)", told), told
