"""A match looked at again: what a choice promised, what the best would have, and luck apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.core.match import Match
from ludoteca.games.dice_masters.game import GAME
from ludoteca.players.analysis import Judged, analyse, sums


def simple_match(seed: int, choices: int) -> Match:
    match = Match(GAME, GAME.sample_setups()[0], seed)
    while not match.over and len(match.choices) < choices:
        option = GAME.simple_choice(match.table)
        assert option is not None
        match.choose(option)
    return match


def judged(promised: float, could: float, became: float = 0.5, free: bool = True, seat: int = 0) -> Judged:
    return Judged(0, seat, 1, "pass", "pass", promised, could, became, free)


@pytest.mark.parametrize(
    ("lost", "mark"), [(0.09, ""), (0.1, "slip"), (0.19, "slip"), (0.2, "mistake"), (0.3, "blunder")]
)
def test_a_choice_is_marked_by_what_it_lost(lost: float, mark: str) -> None:
    assert judged(0.5, 0.5 + lost + 1e-9).mark == mark


def test_what_was_lost_and_luck_are_summed_apart_and_forced_choices_lose_nothing() -> None:
    found = [judged(0.5, 0.75, 0.25), judged(0.5, 0.5, 0.75), judged(0.5, 0.9, 0.5, free=False)]
    [total] = sums(found, 1)
    assert (total.choices, total.lost, total.luck, total.marks) == (2, 0.25, 0.0, {"mistake": 1})


def test_what_luck_gives_to_one_it_takes_from_the_others() -> None:
    """Both were lucky after choices of their own, the second more: between them it was the second's match."""
    found = [judged(0.5, 0.5, 0.6, seat=0), judged(0.5, 0.5, 0.9, seat=1)]
    assert [round(total.luck, 3) for total in sums(found, 2)] == [-0.3, 0.3]
    assert [round(total.luck, 3) for total in sums(found, 3)] == [-0.1, 0.35, -0.25]


def test_every_choice_is_judged_by_its_own_seat_and_alike_each_time() -> None:
    match = simple_match(3, 12)
    found = list(analyse(match, worlds=2))
    assert [each.number for each in found] == list(range(len(match.choices)))
    assert [each.seat for each in found] == match.deciders()
    assert all(each.lost == 0 for each in found if each.best == each.chosen)
    assert found == list(analyse(match, worlds=2))


def test_to_leave_out_the_blow_that_wins_is_marked() -> None:
    """An attacker whom nobody can block, against the last point of life."""
    position: dict[str, Any] = {"active": 1, "step": "attack", "player1": {"life": 1, "field": ["parceiro"]}}
    position["player2"] = {"life": 1, "prep": ["parceiro*4"]}
    match = Match.from_position(GAME, position)
    assert match.table.decision is not None and match.table.decision.ask == "ask-attack"
    match.play("done")
    [first, *_] = analyse(match, worlds=4)
    assert first.best.startswith("attack") and first.mark and first.could == 1.0


@pytest.mark.parametrize(("lang", "head"), [("pt", "As chances do Jogador 1"), ("en", "The chances of Player 1")])
def test_the_command_draws_the_chances_and_names_who_lost_what(tmp_path: Path, lang: str, head: str) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(simple_match(3, 10).save("0"))
    result = CliRunner().invoke(main, ["--lang", lang, "analyse", str(file), "--worlds", "1", "--plain"])
    assert result.exit_code == 0 and head in result.output, result.output


def test_the_command_gives_its_figures_as_json(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(simple_match(3, 6).save("0"))
    result = CliRunner().invoke(main, ["analyse", str(file), "--worlds", "1", "--json"])
    figures = json.loads(result.stdout)
    assert len(figures["choices"]) == 6 and len(figures["seats"]) == 2
    assert {"lost", "luck", "mark", "promised", "could", "became"} <= set(figures["choices"][0])
