"""What a decision costs in the course of a match: which rows there are, and that history costs nothing."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from ludoteca import building, games
from ludoteca.cli import main
from ludoteca.lab import growth
from ludoteca.lab.simulate import begin
from tests.example.game import GAME

plain = pytest.mark.skipif(building.which() == building.COMPILED, reason="compiled code has no bytecodes to count")

#: The last quarter of a match may cost so much more than the first half: there is more on the table.
MORE = 1.6


@plain
def test_rows_are_parts_seats_and_open_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "FEWEST", 1)
    found = growth.measure(GAME)
    assert list(found) == ["part", "seats", "pieces"]
    assert list(found["part"]) == ["1", "2", "3", "4"]
    assert {int(seats) for seats in found["seats"]} == {
        GAME.new_table(GAME.setup(s), 1).box.seats for s in GAME.sample_setups()
    }
    assert {int(step) for step in found["pieces"]} <= {*growth.STEPS}
    assert all(figure > 0 for rows in found.values() for figure in rows.values())


def test_open_pieces_are_those_that_everybody_knows() -> None:
    table = begin(GAME, GAME.setup({}), 1)
    for piece in table.pieces.values():
        piece.known = 0
    assert growth.open_pieces(table) == 0
    for number in list(table.pieces)[:10]:
        table.pieces[number].known = (1 << table.box.seats) - 1
    assert growth.open_pieces(table) == 10


@plain
def test_late_decisions_cost_about_as_much_as_early_ones() -> None:
    game = games.game("dice_masters")
    costs = [bytecodes for _, bytecodes in growth.decisions(begin(game, game.setup(game.sample_setups()[0]), 1), 1)]
    half, last = costs[: len(costs) // 2], costs[-len(costs) // 4 :]
    assert len(last) > 20
    assert sum(last) / len(last) < MORE * sum(half) / len(half)


def test_the_command_shows_and_prints_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found: growth.Growth = {"part": {"1": 1_234, "4": 99}, "seats": {"2": 7}, "pieces": {"0": 5, "40": 6}}
    monkeypatch.setattr(games, "game", lambda name: GAME)
    monkeypatch.setattr(growth, "measure", lambda game: found)
    run = CliRunner()
    told = run.invoke(main, ["--lang", "en", "bench", "example", "--growth"], env={"COLUMNS": "200"})
    assert told.exit_code == 0, told.output
    for word in ("by quarter of the match", "4 of 4", "1,234", "2 players", "from 40"):
        assert word in told.output
    assert json.loads(run.invoke(main, ["bench", "example", "--growth", "--json"]).output) == {GAME.name: found}
