"""Every game, at the decisions of random matches: copies, replays, saves, notation, knowledge, refusals."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.lab.invariants import check_decision
from ludoteca.lab.simulate import begin
from ludoteca.lab.soak import soak_match
from tests.properties import all_games, all_setups, name_of, state_classes, unlike_copy, unlike_table_copy


@pytest.mark.parametrize(("game", "setup"), all_setups(), ids=name_of)
def test_every_invariant_holds_in_a_random_match(game: Game, setup: int) -> None:
    assert soak_match(game, game.sample_setups()[setup], seed=setup, every=40).over


@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_every_invariant_holds_at_every_decision(game: Game) -> None:
    """Of the beginning of a match, and of a stretch in the midst of it."""
    match = Match(game, game.setup(game.sample_setups()[0]), 77)
    chance = Chance(77)
    for _ in range(260):
        if match.table.decision is None:
            break
        if len(match.choices) < 50 or len(match.choices) >= 200:
            check_decision(match, chance)
        options = match.table.decision.options
        match.choose(options[chance.below(len(options))])
    assert match.over or len(match.choices) > 50


@pytest.mark.plain("fills fields with values of no type that they have, which a compiled class refuses")
@pytest.mark.parametrize("kind", state_classes(), ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_a_copy_forgets_no_field(kind: type) -> None:
    assert unlike_copy(kind) == ""


@pytest.mark.plain("fills fields with values of no type that they have, which a compiled class refuses")
@pytest.mark.parametrize("game", all_games(), ids=name_of)
def test_a_copy_of_the_table_forgets_no_field(game: Game) -> None:
    assert unlike_table_copy(begin(game, game.setup(game.sample_setups()[0]), 5)) == ""
