"""Ready-made teams against each other."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.games.apotheosis.game import GAME as APOTHEOSIS
from ludoteca.games.fabula.game import GAME
from ludoteca.lab.duels import Standings, duels, fight
from ludoteca.lab.simulate import Played
from ludoteca.players.simple import Simple, has_simple_player
from ludoteca.players.sitting import Sitting


def test_every_two_teams_meet_on_either_seat_with_either_starting() -> None:
    found = [(duel.teams, duel.setup["first"]) for duel in duels(GAME, "equilibrado")]
    assert len(found) == len(set(found)) == 4 * 3 * 2


def test_where_nobody_can_say_who_starts_every_two_teams_meet_on_either_seat() -> None:
    found = [duel.teams for duel in duels(APOTHEOSIS, "skirmish")]
    many = len(APOTHEOSIS.ready_teams("en"))
    assert len(found) == len(set(found)) == many * (many - 1)


def test_standings_are_shares() -> None:
    first, second, *_ = duels(GAME, "equilibrado")
    standings = Standings()
    standings.note(first, Played(0, 1, 1, (1, 2), first=0))
    standings.note(first, Played(0, 1, 1, (2, 1), first=0))
    standings.note(first, Played(0, 1, 1, (2, 1), first=1))
    standings.note(second, Played(0, 1, 1, (1, 1), first=0))
    data = standings.data()
    assert data["teams"][first.teams[1]] == 0.6667 and data["starting"] == 0.6667 and data["drawn"] == 1


def test_a_simple_player_always_chooses_alike() -> None:
    assert has_simple_player(GAME)
    runs = [[match.places for _, match in fight(GAME, "equilibrado", 3, 5, Sitting(Simple(), 0))] for _ in range(2)]
    assert runs[0] == runs[1]


def run(*words: str) -> Any:
    return CliRunner().invoke(main, ["sim", *words])


def test_the_command_tells_the_shares() -> None:
    done = run("fabula", "--player", "simple", "--duels", "-n", "4", "--json")
    told = json.loads(done.output)
    assert done.exit_code == 0 and told["matches"] == 4 and set(told["teams"]) <= set(GAME.ready_teams("en"))


def test_any_player_may_choose_for_all_seats() -> None:
    done = run("dice_masters", "--player", "apprentice", "-n", "2", "--json")
    assert done.exit_code == 0 and json.loads(done.output)["matches"] == 2


def test_a_player_that_there_is_not_is_told_with_those_there_are() -> None:
    done = run("dice_masters", "--player", "nobody", "-n", "1")
    assert done.exit_code != 0 and "companion" in done.output
