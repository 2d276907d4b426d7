"""How a player stands: figures that the computer's players weigh."""

from __future__ import annotations

from ludoteca.games.krosmaster.game import GAME
from tests.games.krosmaster.board import Play, duel


def standing(play: Play, seat: int) -> dict[str, float]:
    return dict(zip(GAME.feature_names, GAME.features(play.t, seat), strict=True))


def test_the_share_of_glory_is_of_all_that_is_in_the_match() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    assert play.t.glory == (6, 6) and play.t.wild == 1
    assert standing(play, 0)["glory"] == 6 / 13


def test_points_of_the_active_unit_count_for_its_player_alone() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    assert (play.t.ap, play.t.mp) == (6, 3)
    assert [standing(play, seat)["points"] for seat in (0, 1)] == [9 / 12, 0.0]
