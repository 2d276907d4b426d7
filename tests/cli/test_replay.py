"""`ludoteca replay`: a saved match stepped through, or told as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca import cli
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.games.dice_masters.game import GAME


def run(*args: str, lines: tuple[str, ...] = ()) -> Result:
    quiet = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "COLUMNS": "80", "TERM": "dumb"}
    given = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(cli.main, ["replay", *args], input=given, env=quiet, catch_exceptions=False)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match(GAME, {"format": "first-game"}, 11)
    chance = Chance(11)
    while not match.over:
        assert match.table.decision is not None
        options = match.table.decision.options
        match.choose(options[chance.below(len(options))])
    file = tmp_path / "match.json"
    file.write_bytes(match.save("test"))
    return file


def test_the_whole_match_as_a_transcript(saved: Path) -> None:
    result = run(str(saved), "--plain", "--all")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("dice_masters – First game") and lines[0].endswith("seed 11")
    choices = Match.load(saved.read_bytes(), lambda _: GAME).choices
    told = [line for line in lines if line[:1].isdigit()]
    assert [line.rpartition("[")[2].rstrip("]") for line in told] == choices
    assert "wins the match." in lines[-2]


def test_step_by_step_and_in_portuguese(saved: Path) -> None:
    result = run(str(saved), "--lang", "pt", lines=("", "n", "p", "g 5", "e", "q"))
    assert result.exit_code == 0
    assert "Escolha 2 de" in result.stdout and "Escolha 5 de" in result.stdout
    assert "Jogador 1: " in result.stdout


def test_a_file_that_is_no_save_is_one_line_and_exit_2(tmp_path: Path, saved: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(saved.read_bytes()[:200])
    for file, said in ((broken, "not a whole save"), (tmp_path / "none.json", "there is no such file")):
        result = run(str(file))
        assert (result.exit_code, result.stdout) == (2, "")
        assert said in result.stderr and result.stderr.count("\n") == 1
