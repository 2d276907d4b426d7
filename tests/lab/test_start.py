"""How much work it is to begin a match, and that no game makes a server wait for it."""

from __future__ import annotations

import pytest

from ludoteca import building, games
from ludoteca.core.match import Match
from ludoteca.lab import start
from ludoteca.lab.effort import Counting

#: A new match on a warm server takes less than 50 ms. Bytecodes do not depend on what else the machine does; CPython
#: carries out some 60 million of them in a second where this was measured, and a third of it on a slow machine.
MOST = 50 * 20_000

plain = pytest.mark.skipif(building.which() == building.COMPILED, reason="compiled code has no bytecodes to count")


@plain
@pytest.mark.parametrize("name", games.playable())
def test_a_new_match_is_little_work_once_its_cards_are_read(name: str) -> None:
    game = games.game(name)
    for setup in game.sample_setups():
        Match(game, setup, 1)
        counting = Counting()
        with counting:
            Match(game, setup, 2)
        assert 0 < counting.total < MOST, setup


def test_a_new_process_tells_how_long_it_took_to_the_first_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "PROCESSES", 1)
    assert start.cold("dice_masters") > 0


def test_the_first_match_is_not_among_those_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read for the first match of a set-up is kept for the others."""
    begun = []
    monkeypatch.setattr(start, "Match", lambda game, setup, seed: begun.append(seed))
    assert start.best_of(games.game("dice_masters"), {}) >= 0
    assert begun == [start.SEED, *range(start.SEED, start.SEED + start.MATCHES)]
