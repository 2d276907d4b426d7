"""Every scenario of every game holds: played straight, and with a copy, an undo and a redo at every decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.scenarios import Report, library, read, run
from tests.proof import proves

ALL = [(game, file.name) for game, file in library.all_files()]


def told(report: Report) -> str:
    return "\n".join(f"line {problem.line}: {problem.error}" for problem in report.problems)


@pytest.mark.rule
@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_holds(game: str, name: str, request: pytest.FixtureRequest) -> None:
    scenario = library.own(game, name)
    proves(request, game, scenario.rules)
    report = run(scenario)
    assert report.holds, told(report)
    assert report.checks, "a scenario that expects nothing proves nothing"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_holds_with_copies_and_redone_choices(game: str, name: str) -> None:
    report = run(library.own(game, name), thorough=True)
    assert report.holds, told(report)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_two_runs_see_the_same_tables(game: str, name: str) -> None:
    scenario = library.own(game, name)
    first, second = run(scenario), run(scenario, thorough=True)
    assert [frame.table.data() for frame in first.frames] == [frame.table.data() for frame in second.frames]


def test_there_are_some() -> None:
    assert ALL


def test_the_example_of_the_docs_holds() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    report = run(read(text.split("```toml\n")[1].split("```")[0]), thorough=True)
    assert report.holds, told(report)
