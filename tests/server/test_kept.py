"""What is kept between views is told exactly as if it were told for the first time."""

from __future__ import annotations

import random

import msgspec
import pytest

from ludoteca import games
from ludoteca.core import notation, view
from ludoteca.core.told import apply, difference
from ludoteca.server.live import Live
from ludoteca.server.showing import Shower
from ludoteca.server.state import MatchStart, MatchState

#: Choices of each match over which views are compared.
CHOICES = 70


@pytest.mark.parametrize("setup", [0, 1])
@pytest.mark.parametrize("game", games.ALL)
def test_a_kept_view_equals_a_fresh_one_at_every_decision(game: str, setup: int) -> None:
    home = games.game(game)
    chance = random.Random(game + str(setup))
    start = MatchStart(game, home.setup(home.sample_setups()[-setup]), 40 + setup)
    live = Live(MatchState("m", "t", start, 0.0), [])
    kept = Shower(live, "pt")
    last = {reader: kept.told(kept.teller(reader)) for reader in live.readers()}
    shared_parts = 0
    while not live.over and len(live.moves) < CHOICES:
        decision = live.table.decision
        assert decision is not None
        option = chance.choice(decision.options)
        moved = live.keep(live.play(decision.seat, notation.write(live.table, option)))
        shared = view.Shared(live.table)
        for reader in moved:
            first, events = live.untold(reader)
            teller, told, happened, _ = kept.news(reader, first, events, shared, True)
            fresh = Shower(live, "pt")
            anew = fresh.teller(reader)
            assert msgspec.json.encode(told) == msgspec.json.encode(fresh.told(anew)), f"{reader}: {option}"
            assert msgspec.json.encode(happened) == msgspec.json.encode(anew.events(events, first)), (
                f"{reader}: {option}"
            )
            assert list(teller.words) == list(anew.words), f"{reader}: {option}"
            change = difference(last[reader], told)
            assert same_sets(apply(last[reader], change), told)
            shared_parts += len(told.pieces) - len(change.pieces)
            last[reader] = told
    assert shared_parts > 500


def same_sets(one: object, other: object) -> bool:
    """Views whose pieces and areas are the same, in whatever order."""
    return canonical(one) == canonical(other)


def canonical(told: object) -> object:
    found = msgspec.to_builtins(told)
    found["pieces"].sort(key=lambda piece: piece["number"])
    found["areas"].sort(key=lambda area: area["place"])
    return found
