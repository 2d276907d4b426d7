"""Tables that differ only in what a seat can't know are played on alike: it is sent the same, to the byte."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import view
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.lab.invariants import Broken
from ludoteca.lab.simulate import chooser
from ludoteca.lab.twins import check_twins
from tests.properties import all_games, all_setups, name_of


def play_twins(game: Game, setup: int, seed: int, decisions: int, every: int) -> int:
    """Twins of every seat at one decision in so many; tells how many choices were made on both."""
    match = Match(game, game.sample_setups()[setup], seed)
    chance, watching = chooser(seed), chooser(seed + 1)
    made = 0
    while match.table.decision is not None and len(match.choices) < decisions:
        if watching.below(every) == 0:
            made += sum(check_twins(match.table, seat, watching) for seat in range(match.table.box.seats))
        match.choose(chance.pick(match.table.decision.options))
    return made


@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=name_of)
def test_what_a_seat_is_sent_owes_nothing_to_what_it_cannot_know(game: Game, setup: int) -> None:
    assert play_twins(game, setup, 40 + setup, decisions=200, every=10) > 5


@pytest.mark.parametrize("name", ["battle_scenes", "fabula", "apotheosis"])
def test_a_view_that_shows_too_much_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(piece: Any) -> view.PieceView:
        return view.PieceView(piece.number, str(piece.kind), piece.owner, piece.controller)

    monkeypatch.setattr(view, "hidden_piece", shown)
    game = next(game for game in all_games() if game.name == name)
    with pytest.raises(Broken, match="twins"):
        play_twins(game, 0, 3, decisions=100, every=5)
