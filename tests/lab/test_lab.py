"""Simulations, soaks and measures, and their commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ludoteca import building, games
from ludoteca.cli import main
from ludoteca.core.chance import Chance
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import check_catalogues
from ludoteca.lab import bench, page
from ludoteca.lab.simulate import Summary, Unending, UnknownFormat, begin, playout, setups_of, simulate
from ludoteca.lab.soak import Case, cases, run_case, soak_match
from tests.example.game import GAME
from tests.example.rules import Turn
from tests.example.table import deck

KNOWN = "dice_masters"


@pytest.fixture
def only_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example stands for a game of the library."""
    monkeypatch.setattr(games, "game", lambda name: GAME)
    monkeypatch.setattr(games, "playable", lambda: (KNOWN,))


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", *args], env={"COLUMNS": "200"})


def test_both_languages_say_the_same() -> None:
    check_catalogues(page.HOME / "messages.pt.ftl", page.HOME / "messages.en.ftl")


# -- simulations -------------------------------------------------------------


def test_the_same_seeds_give_the_same_matches() -> None:
    first, second = (
        [(match.decisions, match.turns, match.places) for match in simulate(GAME, [{}], range(5))] for _ in range(2)
    )
    assert first == second and len(set(first)) > 1


def test_a_playout_counts_the_decisions() -> None:
    table, other = (begin(GAME, GAME.setup({}), 4) for _ in range(2))
    decisions = playout(table, Chance(8))
    chance = Chance(8)
    counted = 0
    while other.decision is not None:
        other.choose(chance.pick(other.decision.options))
        counted += 1
    assert decisions == counted
    assert table.data() == other.data() and table.places is not None


def test_a_match_without_an_end_is_an_error() -> None:
    with pytest.raises(Unending, match="not over after 3 decisions"):
        playout(begin(GAME, GAME.setup({}), 4), Chance(8), cap=3)


def test_a_summary_counts_lengths_and_places() -> None:
    matches = list(simulate(GAME, [{}, {"hand": 5}], range(30)))
    summary = Summary(matches, 2.0)
    lengths = [match.decisions for match in matches]
    assert summary.data()["decisions"]["min"] == min(lengths)
    assert summary.data()["decisions"]["mean"] == round(sum(lengths) / 30, 2)
    assert summary.speed() == sum(lengths) / 2
    for seat, counts in enumerate(summary.places):
        assert sum(counts.values()) == 30
        assert counts[1] == sum(match.places[seat] == 1 for match in matches)


def test_set_ups_are_of_the_format_asked_for() -> None:
    assert setups_of(GAME, None) == GAME.sample_setups()
    assert setups_of(GAME, "endless") == [{"format": "endless"}]
    assert setups_of(GAME, "skirmish") == [{}, {"hand": 5}]
    with pytest.raises(UnknownFormat, match="did you mean: skirmish"):
        setups_of(GAME, "skirmsh")


@pytest.mark.usefixtures("only_example")
def test_the_command_prints_lengths_places_and_speed() -> None:
    result = run("sim", KNOWN, "-n", "20", "--seed", "7", "--format", "skirmish")
    assert result.exit_code == 0, result.output
    for word in ("20 random matches", "decisions a second", "player 4", "place 1", "turns"):
        assert word in result.output
    assert "\x1b" not in result.output


@pytest.mark.usefixtures("only_example")
def test_the_command_prints_json() -> None:
    data = json.loads(run("sim", KNOWN, "-n", "10", "--json").output)
    assert data["matches"] == 10 and len(data["places"]) == 4 and data["decisions_per_second"] > 0


@pytest.mark.usefixtures("only_example")
def test_an_unknown_format_is_refused() -> None:
    result = run("sim", KNOWN, "--format", "duel", "--lang", "pt")
    assert result.exit_code == 2 and "não tem o formato “duel”" in result.output


# -- soaks -------------------------------------------------------------------


def break_the_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the third turn on drawing loses a piece."""
    honest = Turn.draw

    def draw(self: Turn, table: Any) -> None:
        honest(self, table)
        if table.turn == 3:
            table.zones[deck(0)] = table.zones[deck(0)][:-1]

    steps = tuple((rule, draw if step is honest else step) for rule, step in Turn.steps)
    monkeypatch.setattr(Turn, "steps", steps)


@pytest.mark.usefixtures("only_example")
def test_cases_take_games_and_set_ups_in_turn_with_seeds_of_their_own() -> None:
    found = [(case.setup, case.seed) for case in cases((KNOWN,), None, None, 10, 5)]
    assert found == [(0, 10), (1, 11), (2, 12), (0, 13), (1, 14)]
    assert [case.setup for case in cases((KNOWN,), "endless", None, 0, 3)] == [2, 2, 2]
    assert [case.setup for case in cases((KNOWN,), None, 1, 0, 2)] == [1, 1]
    with pytest.raises(LudotecaError, match="no set-up 9; choose 0 to 2"):
        cases((KNOWN,), None, 9, 0, 1)


def test_a_failing_seed_is_reported_with_the_command_that_replays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    break_the_draw(monkeypatch)
    report = run_case(GAME, Case(KNOWN, 1, 5))
    (failure,) = report.failures
    assert failure.reason.startswith("pieces:") and failure.choices > 0
    assert failure.case.command() == f"ludoteca soak {KNOWN} --setup 1 --seed 5 -n 1 --every 1"


def test_a_fault_of_the_program_is_reported_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(self: Turn, table: Any) -> None:
        raise KeyError("nothing there")

    monkeypatch.setattr(Turn, "steps", (("1.3", draw), *Turn.steps[1:]))
    (failure,) = run_case(GAME, Case(KNOWN, 0, 5)).failures
    assert failure.reason == "KeyError: 'nothing there'" and failure.where.startswith("draw, line")


def test_a_match_without_an_end_is_found() -> None:
    with pytest.raises(AssertionError, match="not over after 4 decisions"):
        soak_match(GAME, {}, 1, cap=4)


def test_a_match_is_the_same_however_often_it_is_checked() -> None:
    assert soak_match(GAME, {}, 3, every=1).choices == soak_match(GAME, {}, 3, every=50).choices


@pytest.mark.usefixtures("only_example")
def test_the_soak_of_sound_games_says_so() -> None:
    result = run("soak", "-n", "4", "--seed", "3", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "4 matches" in result.output and "from seed 3: every invariant holds" in result.output


@pytest.mark.usefixtures("only_example")
def test_the_soak_of_a_broken_game_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    break_the_draw(monkeypatch)
    result = run("soak", KNOWN, "-n", "2", "--jobs", "1")
    assert result.exit_code == 1
    assert f"Again: ludoteca soak {KNOWN} --setup 0 --seed 0 -n 1 --every 1" in result.output
    data = json.loads(run("soak", KNOWN, "-n", "2", "--jobs", "1", "--json").output)
    assert [failure["seed"] for failure in data["failures"]] == [0, 1]


@pytest.mark.usefixtures("only_example")
def test_a_set_up_is_of_one_game() -> None:
    result = run("soak", "--setup", "1")
    assert result.exit_code == 2 and "ludoteca soak GAME --setup 1" in result.output


# -- measures ----------------------------------------------------------------


@pytest.mark.usefixtures("only_example")
def test_the_bench_writes_its_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    monkeypatch.setattr(bench, "POSITIONS", 3)
    path = tmp_path / "build" / "bench.json"
    result = run("bench", "--no-peers", "--output", str(path))
    assert result.exit_code == 0, result.output
    written = json.loads(path.read_text())
    assert written["peers"] == {} and set(written["games"]) == {GAME.name}
    figures = written["games"][GAME.name]
    engine = {"decisions_per_second", "matches_per_second", "forks_per_second"}
    ahead = {"imagined_per_second", "playouts_per_second"}
    told = {"told_view_microseconds", "told_view_bytes", "difference_bytes"}
    # The example can't be found by another process, so that its first start is not measured.
    assert set(figures) == engine | ahead | told | {"new_match_microseconds"}
    assert all(type(figure) is int and figure > 0 for figure in figures.values())
    assert f"{figures['forks_per_second']:,}" in result.output


@pytest.mark.usefixtures("only_example")
def test_peers_that_are_not_there_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda name: None)
    monkeypatch.setattr(bench, "measure", lambda game: {"decisions_per_second": 1})
    result = run("bench", "--output", str(tmp_path / "bench.json"))
    assert "Not compared with RLCard, OpenSpiel" in result.output and "ludoteca[bench]" in result.output
    data = json.loads(run("bench", "--json", "--output", str(tmp_path / "bench.json")).output)
    assert data == {
        "targets": {"target": bench.TARGETS},
        "games": {GAME.name: {"decisions_per_second": 1}},
        "peers": {},
    }


@pytest.mark.usefixtures("only_example")
def test_both_builds_and_the_peers_are_written_side_by_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "bench.json"
    figures = {"decisions_per_second": 2, "playouts_per_second": 3}
    monkeypatch.setattr(bench, "measure", lambda game: figures)
    monkeypatch.setattr(bench, "other_build", lambda: building.COMPILED)
    monkeypatch.setattr(bench, "measured_by", lambda build, name: {name: {"decisions_per_second": 9}})
    monkeypatch.setattr(bench, "peers", lambda: {"open_spiel backgammon": {"decisions_per_second": 7}})
    monkeypatch.setattr(building, "which", lambda: building.PLAIN)
    result = run("bench", "--both", "--output", str(path))
    assert result.exit_code == 0, result.output
    assert json.loads(path.read_text()) == {
        "targets": {"target": bench.TARGETS},
        "games": {GAME.name: figures},
        "compiled": {GAME.name: {"decisions_per_second": 9}},
        "peers": {"open_spiel backgammon": {"decisions_per_second": 7}},
    }
    drawn = [line for line in result.output.splitlines() if not line.startswith(("Written to", "Not compared"))]
    assert all(len(line) <= 80 for line in drawn), result.output
    assert "new match" not in result.output
    parts = [line for line in (" ".join(line.split()) for line in result.output.splitlines()) if line]
    assert parts[parts.index("The sources") + 1] == f"{GAME.name} 2 * – – – 3"
    assert parts[parts.index("Compiled") + 1] == f"{GAME.name} 9 – – – –"
    assert parts[parts.index("Others") + 1] == "open_spiel backgammon 7 – – – –"


@pytest.mark.usefixtures("only_example")
def test_one_game_is_measured_beside_the_targets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda game: {"decisions_per_second": 29_999, "forks_per_second": 20_000})
    output = ("--no-peers", "--output", str(tmp_path / "bench.json"))
    shown = run("bench", KNOWN, *output).output
    assert "29,999 *" in shown and "20,000 *" not in shown and "30,000" in shown


def test_a_game_that_is_not_there_is_not_measured() -> None:
    wrong = run("bench", "xadrez")
    assert wrong.exit_code != 0 and "xadrez" in wrong.output


def test_a_table_halfway_is_at_a_decision() -> None:
    table = bench.halfway(GAME, GAME.setup({}), 1)
    assert table.decision is not None and table.turn > 1
