"""The command line itself: commands are found, languages chosen, errors said in one line."""

from __future__ import annotations

import click
import pytest
from click.testing import CliRunner, Result

from ludoteca import __version__, cli
from ludoteca.core.errors import LudotecaError


def run(*args: str, **environment: str) -> Result:
    quiet = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
    return CliRunner().invoke(cli.main, list(args), env=quiet | environment, catch_exceptions=False)


def test_the_version_is_the_packages() -> None:
    assert run("--version").output.strip() == f"ludoteca {__version__}"


def test_the_version_tells_which_build_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.building, "which", lambda: cli.building.COMPILED)
    assert run("--lang", "en", "--version").output.strip() == f"ludoteca {__version__} (compiled)"
    assert run("--lang", "pt", "--version").output.strip() == f"ludoteca {__version__} (compilada)"


def test_help_lists_the_commands_there_are() -> None:
    said = run("--help").output
    assert "rules" in said
    assert "Read the rules of GAME" in said


def test_an_unknown_command_is_one_line_and_exit_2() -> None:
    result = run("rulse")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "ludoteca: There is no command “rulse”. Did you mean: rules?\n"


def test_a_command_whose_module_is_absent_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.COMMANDS, "dance", "ludoteca.cli.dance:command")
    result = run("dance")
    assert result.exit_code == 2
    assert "“dance” is not part of this version" in result.stderr
    assert "dance" not in run("--help").output


def test_without_a_command_the_menu_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command()
    @click.pass_obj
    def menu(settings: cli.Settings) -> None:
        click.echo(f"menu in {settings.lang}")

    monkeypatch.setattr(cli.LazyGroup, "get_command", lambda *_: menu)
    assert run("--lang", "pt").output == "menu in pt\n"


def test_an_error_of_the_project_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command()
    def broken() -> None:
        raise LudotecaError("mend it")

    monkeypatch.setattr(cli.LazyGroup, "get_command", lambda *_: broken)
    result = run("broken")
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", "ludoteca: mend it\n")


@pytest.mark.parametrize(
    ("args", "environment"),
    [
        (["--lang", "pt", "rules", "nada"], {}),
        (["rules", "--lang", "pt", "nada"], {}),
        (["--lang", "en", "rules", "nada", "--lang", "pt"], {"LANG": "en_US"}),
        (["rules", "nada"], {"LANG": "pt_BR.UTF-8"}),
    ],
)
def test_the_language_is_chosen_before_or_after_the_command(args: list[str], environment: dict[str, str]) -> None:
    result = run(*args, **environment)
    assert result.exit_code == 2
    assert "Não existe o jogo “nada”" in result.stderr


def test_a_language_without_texts_is_refused() -> None:
    for args in (["--lang", "fr"], ["rules", "--lang", "fr"]):
        result = run(*args, LANG="pt_BR")
        assert result.exit_code == 2
        assert result.stderr == "ludoteca: Não há textos em “fr”; escolha pt ou en.\n"
