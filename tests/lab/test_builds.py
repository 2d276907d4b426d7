"""The compiled build plays the same matches as the sources, and nobody gets it without asking."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import building, games
from ludoteca.lab.digest import lines

HOME = Path(__file__).parents[2]

#: Matches of every set-up that a game has samples of.
ROUNDS = 2

compiled = pytest.mark.skipif(
    building.which() != building.COMPILED, reason="make test-compiled compares the builds; these are the sources"
)


def run(*words: str, build: str | None, **environment: str) -> str:
    """What Python prints with a build chosen, or left open."""
    kept = {name: value for name, value in os.environ.items() if name != building.VARIABLE}
    chosen = {} if build is None else {building.VARIABLE: build}
    done = subprocess.run(
        [sys.executable, *words], cwd=HOME, env={**kept, **chosen, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@compiled
@pytest.mark.parametrize("name", games.ALL)
def test_both_builds_play_the_same_matches_of_every_format(name: str) -> None:
    game = games.game(name)
    setups = [game.setup(setup) for setup in game.sample_setups()]
    assert {setup["format"] for setup in setups} == {*game.formats}
    matches = ROUNDS * len(setups)
    plain = run("-m", "ludoteca.lab.digest", name, "-n", str(matches), build=building.PLAIN)
    assert [*lines(game, matches)] == plain.splitlines()


#: An answer that no list offers brings a fault deep in a procedure; what is printed is where, frame by frame.
FAULT = """
import traceback
from ludoteca import games
from ludoteca.lab.simulate import begin
game = games.game("dice_masters")
table = begin(game, game.setup(game.sample_setups()[0]), 1)
try:
    table.choose(("nonsense", 7))
except ValueError as fault:
    for frame in traceback.extract_tb(fault.__traceback__):
        print(*frame.filename.split("/")[-3:], frame.lineno, frame.name)
"""


@compiled
def test_a_fault_names_the_same_lines_in_both_builds() -> None:
    lines_named = run("-c", FAULT, build=building.COMPILED).splitlines()
    assert any("core course.py" in line for line in lines_named) and "dice_masters play" in lines_named[-1]
    assert lines_named == run("-c", FAULT, build=building.PLAIN).splitlines()


WHICH = "import ludoteca.core.table as t; print(t.__file__)"


def test_whoever_imports_the_package_gets_the_sources() -> None:
    assert Path(run("-c", WHICH, build=None).strip()) == HOME / "ludoteca" / "core" / "table.py"


@compiled
def test_the_command_and_its_processes_get_the_compiled_build() -> None:
    found = run("-c", WHICH, build=building.AUTO).strip()
    assert Path(found).is_relative_to(HOME / "build" / "compiled") and not found.endswith(".py")
    assert run("-m", "ludoteca", "--lang", "en", "--version", build=None).strip().endswith("(compiled)")
    assert "compiled" not in run("-m", "ludoteca", "--lang", "en", "--version", build=building.PLAIN)


def test_a_build_of_other_sources_is_not_current(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "BUILT", tmp_path)
    monkeypatch.setenv(building.VARIABLE, building.AUTO)
    assert building.chosen(["here"]) == ["here"]
    (tmp_path / building.STAMP).write_text(building.state_of(building.SOURCES))
    assert building.chosen(["here"]) == [str(tmp_path / "ludoteca")]
    (tmp_path / building.STAMP).write_text("something else")
    assert building.chosen(["here"]) == ["here"]
    monkeypatch.setenv(building.VARIABLE, building.COMPILED)
    with pytest.raises(building.NoCompiledBuild):
        building.chosen(["here"])


def test_a_source_that_is_written_again_makes_other_sources(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one")
    before = building.state_of(tmp_path)
    os.utime(tmp_path / "a.py", ns=(1, 1))
    touched = building.state_of(tmp_path)
    (tmp_path / "b.toml").write_text("")
    assert len({before, touched, building.state_of(tmp_path)}) == 3
