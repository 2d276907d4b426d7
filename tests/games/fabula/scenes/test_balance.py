"""The ready decks give good matches: none wins too often, nor does whoever starts."""

from __future__ import annotations

from ludoteca.games.fabula.game import GAME
from ludoteca.lab.duels import Standings, fight
from ludoteca.players.simple import Simple
from ludoteca.players.sitting import Sitting


def test_no_deck_and_no_seat_wins_too_often() -> None:
    """Between players that choose sensibly; a longer run is `ludoteca sim fabula --player simple --duels`."""
    standings = Standings()
    for duel, match in fight(GAME, "equilibrado", 240, 0, Sitting(Simple(), 0)):
        standings.note(duel, match)
    figures = standings.data()
    assert set(figures["teams"]) == set(GAME.ready_teams("en"))
    assert max(figures["teams"].values()) <= 0.65, figures
    assert 0.42 <= figures["starting"] <= 0.58, figures
