"""Players against each other: the same deals with the seats exchanged, and how sure the shares are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.core.errors import LudotecaError
from ludoteca.games.fabula.game import GAME
from ludoteca.lab.arena import (
    Bout,
    Result,
    Score,
    Standings,
    bootstrap,
    bouts,
    fight,
    is_contested,
    seatings,
    wilson,
)
from ludoteca.lab.ladder import ladder
from ludoteca.players.levels import thinker


def test_every_seed_is_played_with_the_seats_exchanged() -> None:
    found = list(bouts("fabula", ["simple", "random"], [0], 4, 9))
    assert [(bout.seed, bout.seats) for bout in found] == [
        (9, ("simple", "random")),
        (9, ("random", "simple")),
        (10, ("simple", "random")),
        (10, ("random", "simple")),
    ]


def test_with_more_seats_the_first_player_sits_on_each_in_turn() -> None:
    assert seatings(("one", "other"), 3) == [
        ("one", "other", "other"),
        ("other", "one", "other"),
        ("other", "other", "one"),
    ]


@pytest.mark.parametrize("game", ["fabula", "apotheosis", "dice_masters"])
def test_a_player_against_itself_wins_exactly_half(game: str) -> None:
    standings = Standings(["random"]).noted(fight(bout) for bout in bouts(game, ["random"], [0], 4, 3))
    assert standings.data()["players"]["random"]["share"] == 0.5


def test_the_same_bout_is_the_same_match() -> None:
    bout = Bout("fabula", 0, 5, ("simple", "random"))
    one, other = fight(bout), fight(bout)
    assert one.finished and one.shares == other.shares
    assert [len(times) for times in one.times] == [len(times) for times in other.times]


def test_a_match_that_is_not_over_is_shared_and_counted() -> None:
    result = fight(Bout("fabula", 0, 5, ("random", "random")), cap=3)
    assert not result.finished and result.shares == [0.5, 0.5]
    assert Standings(["random"]).noted([result]).unfinished == 1


@pytest.mark.parametrize(
    ("share", "count", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (1.0, 20, 0.8389, 1.0), (0.0, 0, 0.0, 1.0)]
)
def test_the_interval_is_wilsons(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=1e-4)


def test_matches_of_one_seed_are_drawn_together() -> None:
    assert bootstrap([[1.0, 0.0]] * 30) == (0.5, 0.5)
    low, high = bootstrap([[1.0, 1.0], [0.0, 0.0]] * 15)
    assert low < 0.4 and high > 0.6


def test_time_is_told_for_a_decision() -> None:
    score = Score()
    score.note(1, 1.0, [5.0] * 10)
    score.note(1, 0.0, [1.0] * 30)
    told = score.data()
    assert (told["milliseconds"], told["p50"], told["p95"], told["wins"]) == (2.0, 1.0, 5.0, 1.0)


def test_a_set_up_in_which_a_script_answers_is_no_contest() -> None:
    formats = [setup["format"] for setup in GAME.sample_setups()]
    contested = [is_contested("fabula", setup) for setup in range(len(formats))]
    assert contested == [format != "solo" for format in formats]


def test_the_ladder_ranks_those_who_win() -> None:
    results = [Result(Bout("fabula", 0, seed, ("one", "other")), [1.0, 0.0], [[1.0], [1.0]]) for seed in range(6)]
    rated = ladder(results)
    assert list(rated) == ["one", "other"]
    assert rated["one"][0] - rated["one"][1] / 2 > rated["other"][0]


def test_an_unknown_player_is_told_with_those_there_are() -> None:
    with pytest.raises(LudotecaError, match="random, apprentice, companion, adept, expert"):
        thinker(GAME, "nobody")


def test_the_command_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"

    def run(count: int) -> dict[str, object]:
        words = ["arena", "fabula", "--players", "simple,random", "-n", str(count), "--setup", "0", "--json"]
        done = CliRunner().invoke(main, [*words, "--out", str(kept), "--jobs", "1"], catch_exceptions=False)
        found: dict[str, object] = json.loads(done.output)
        return found

    run(2)
    assert len(kept.read_text().splitlines()) == 2
    told = run(4)
    assert len(kept.read_text().splitlines()) == 4
    assert told["players"]["simple"]["matches"] == 4  # type: ignore[index]
