"""A table as bytes: thawed on another box of the same set-up it is equal, and goes on alike."""

from __future__ import annotations

import pytest

from ludoteca.core import view
from ludoteca.core.freezing import freeze, thaw
from ludoteca.core.game import Game
from ludoteca.lab.simulate import begin, chooser, play_on
from tests.properties import all_games, name_of, some_match


@pytest.mark.parametrize("choices", [0, 15, 60])
@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_a_thawed_table_is_equal_and_goes_on_alike(game: Game, choices: int) -> None:
    match = some_match(game, 11, choices)
    table = match.table
    again = thaw(freeze(table), begin(game, match.setup, 1).box)
    assert again.data() == table.data()
    assert again.log is None
    ahead = table.copy()
    assert play_on(ahead, chooser(4), 25) == play_on(again, chooser(4), 25)
    assert again.data() == ahead.data()


@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_what_is_imagined_owes_nothing_to_the_truth(game: Game) -> None:
    """Tables that a seat can't tell apart are imagined alike, whatever lies hidden in them."""
    for choices in (0, 10, 40, 90):
        table = some_match(game, 12, choices).table
        if table.decision is None:
            break
        seat = table.decision.seat
        others = [view.imagine(table, seat, seed) for seed in (1, 2, 3)]
        assert {view.imagine(each, seat, 9).data() for each in others} == {view.imagine(table, seat, 9).data()}
        assert {view.blind(each, seat).data() for each in others} == {view.blind(table, seat).data()}
