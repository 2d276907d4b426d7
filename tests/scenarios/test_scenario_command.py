"""`ludoteca scenario`: run, check, list and show, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludoteca.cli import main
from ludoteca.cli.scenario import Page, Viewer
from ludoteca.scenarios import drawing, library, run

BROKEN = """\
game = "dice_masters"
title = { pt = "Título", en = "Title" }
rules = ["turn.main.1"]
[position]
step = "main"
player1.reserve = ["parceiro level1"]
[[move]]
do = "field parceiro"
expect = { "player1.life" = 9 }
"""


def called(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["scenario", *arguments])


@pytest.fixture
def broken(tmp_path: Path) -> str:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN, encoding="utf-8")
    return str(path)


def test_run_by_name_and_by_game_and_name() -> None:
    result = called("run", "who-acts-first", "dice_masters/one-iron-man-a-team", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "2 scenarios; 0 failed." in result.output


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "line 7: player1.life is 15"), ("pt", "linha 7: player1.life é 15")]
)
def test_run_tells_what_does_not_hold(broken: str, lang: str, words: str) -> None:
    result = called("run", broken, "--lang", lang)
    assert result.exit_code == 1
    assert words in result.output


def test_run_as_json(broken: str) -> None:
    result = called("run", broken, "who-acts-first", "--json", "--thorough")
    found = json.loads(result.output)
    assert [each["holds"] for each in found] == [False, True]
    assert found[0]["problems"] == [{"line": 7, "problem": "player1.life is 15; expected 9"}]


def test_run_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(BROKEN + "colour = 1\n", encoding="utf-8")
    result = called("run", str(path), "who-acts-first", "--lang", "pt")
    assert result.exit_code == 1
    assert "linha 7: Um cenário não tem isso aqui" in result.output
    assert "who-acts-first.toml: vale" in result.output


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    result = called("run", "who-acts-frist", "--lang", "en")
    assert result.exit_code == 1
    assert "Did you mean: who-acts-first" in result.output


def test_check_does_not_play(broken: str) -> None:
    result = called("check", broken, "--lang", "en")
    assert result.exit_code == 0
    assert "well formed (1 moves, 0 branches, 1 rules)" in result.output


def test_check_looks_at_the_position(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(BROKEN.replace("parceiro level1", "parceiro level7"), encoding="utf-8")
    result = called("check", str(path), "--json")
    assert result.exit_code == 1
    assert json.loads(result.output)[0]["line"] == 4


def test_list() -> None:
    rows = json.loads(called("list", "dice_masters", "--json").output)
    assert {row["name"] for row in rows} >= {"dice_masters/eric-against-miguel", "dice_masters/scott-against-ryan"}
    assert "combate: Scott" in " ".join(called("list", "--lang", "pt").output.split())


def test_list_of_a_game_without_scenarios(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ludoteca.scenarios.library.resources.files", lambda package: tmp_path)
    assert json.loads(called("list", "apotheosis", "--json").output) == []


def test_show_prints_every_table_where_there_is_no_terminal() -> None:
    result = called("show", "who-acts-first", "--lang", "en")
    assert result.exit_code == 0
    assert result.output.count("— ") == len(run(library.find("who-acts-first")).frames)
    assert "The active player protects" in result.output


def test_show_tells_what_does_not_hold(broken: str) -> None:
    result = called("show", broken, "--lang", "en")
    assert result.exit_code == 1
    assert "expected 9" in result.output


def test_the_viewer_steps_forwards_and_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page("en")
    viewer = Viewer(page, run(library.find("who-acts-first")), drawing.draw)
    shown: list[int] = []
    keys = iter(["\r", "\r", "b", "b", "b", "\r", "q"])
    monkeypatch.setattr("click.getchar", lambda: next(keys))
    monkeypatch.setattr(viewer, "show", shown.append)
    viewer.step()
    assert shown == [0, 1, 2, 1, 0, 0, 1]


def test_the_drawing_can_be_another() -> None:
    page = Page("en")
    drawn: list[str] = []
    Viewer(page, run(library.find("who-acts-first")), lambda view: drawn.append(view.game) or "").go_through()
    assert set(drawn) == {"dice_masters"}
