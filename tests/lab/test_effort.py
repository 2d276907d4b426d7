"""The bytecodes of a decision: what is counted, and that no game needs more of them than it did."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca import games
from ludoteca.cli import main
from ludoteca.lab.effort import Counting, Effort, measure
from tests.example.game import GAME

CEILINGS = tomllib.loads((Path(__file__).parent / "effort_ceilings.toml").read_text())


def called() -> int:
    return 7


def calling(times: int) -> int:
    return called() + (calling(times - 1) if times else 0)


def test_a_function_has_its_own_bytecodes_and_those_of_what_it_calls() -> None:
    counting = Counting()
    with counting:
        calling(2)
    called_alone = counting.own[called.__code__]
    assert called_alone == counting.within[called.__code__] > 0
    assert counting.within[calling.__code__] == counting.own[calling.__code__] + called_alone
    effort = Effort(2, counting)
    assert effort.total() == round(sum(counting.own.values()) / 2)
    assert sum(effort.of_file.values()) == sum(counting.own.values())


def test_a_count_is_the_same_each_time() -> None:
    first, second = measure(GAME, 50), measure(GAME, 50)
    assert first.decisions == second.decisions > 0
    assert first.of_function == second.of_function
    assert first.within_function["core/course.py:Course.choose"] <= sum(first.of_function.values())


def test_whoever_traces_goes_on_afterwards() -> None:
    before = sys.gettrace()
    measure(GAME, 1)
    assert sys.gettrace() is before


def test_the_profile_names_files_and_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "game", lambda name: GAME)
    run = CliRunner()
    told = run.invoke(main, ["--lang", "en", "bench", "example", "--profile"], env={"COLUMNS": "200"})
    assert told.exit_code == 0, told.output
    assert "bytecodes for each of" in told.output and "core/course.py:Course.carry_on" in told.output
    data = json.loads(run.invoke(main, ["bench", "example", "--profile", "--json"]).output)[GAME.name]
    assert data["bytecodes"] == pytest.approx(sum(data["files"].values()), abs=len(data["files"]))


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="other versions of Python have other bytecodes")
@pytest.mark.parametrize("name", games.playable())
def test_no_game_needs_more_than_it_did(name: str) -> None:
    assert measure(games.game(name), 160).total() <= CEILINGS[name]
