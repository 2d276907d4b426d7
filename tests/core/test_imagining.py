"""What a seat may imagine of a table."""

from __future__ import annotations

import pytest

from ludoteca.core import view
from ludoteca.core.game import Game
from tests.properties import all_games, name_of, some_match


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
