"""What a strong player would do, and why."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.players.evaluation import Depth, judging_of
from ludoteca.players.hints import TOLD, Hint, explain, hints
from ludoteca.players.search import Looking, Search
from ludoteca.players.thought import Budget
from tests.properties import some_match

SMALL = Budget(4)


@pytest.mark.parametrize("name", games.playable())
def test_a_hint_tells_the_best_options_by_what_the_seat_may_know(name: str) -> None:
    game = games.game(name)
    table = some_match(game, 9, 30).table
    assert table.decision is not None
    seat = table.decision.seat
    found = hints(table, seat, 3, SMALL)
    assert 1 <= len(found) <= TOLD
    assert {hint.option for hint in found} <= set(table.decision.options)
    assert [hint.chance for hint in found] == sorted([hint.chance for hint in found], reverse=True)
    assert all(0 <= hint.chance <= 1 and {*hint.better, *hint.worse} <= set(game.feature_names) for hint in found)
    assert hints(view.imagine(table, seat, 77), seat, 3, SMALL) == found


class Known(Looking):
    """A look ahead whose outcome is known: the first option leaves more life than the second."""

    def standings(self, options: object, worlds: int) -> list[list[float]]:
        return [[0.5, 0.0, 0.2], [0.1, 0.0, 0.2]]


def test_what_speaks_for_an_option_is_what_it_brings_more_of() -> None:
    game = games.game("dice_masters")
    table = some_match(game, 9, 30).table
    assert table.decision is not None
    looking = Known(Search(Depth(1), judging_of(game)), table, table.decision.seat, Chance(1))
    found = [Hint(("pass",), 0.6), Hint(("done",), 0.5)]
    explain(found, looking, ("life", "attack", "dice"))
    assert [(hint.better, hint.worse) for hint in found] == [(["life"], []), ([], ["life"])]
