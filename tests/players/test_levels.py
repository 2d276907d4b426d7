"""A player that looks ahead: honest, repeatable, and better than chance in every game."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core import view
from ludoteca.lab.arena import Bout, fight
from ludoteca.players.evaluation import chances, judging_of, shares
from ludoteca.players.levels import known, thinker
from ludoteca.players.search import Search, worth_trying
from ludoteca.players.sitting import Sitting
from ludoteca.players.thought import Budget
from tests.properties import some_match

every_game = pytest.mark.parametrize("name", games.playable())


@every_game
def test_a_standing_has_a_figure_for_each_feature_and_changes_nothing(name: str) -> None:
    game = games.game(name)
    for setup in range(len(game.sample_setups())):
        table = some_match(game, 4, 50, setup).table
        before = table.data()
        for seat in table.playing():
            figures = game.features(table, seat)
            assert len(figures) == len(game.feature_names)
            assert all(-3 <= figure <= 6 for figure in figures), dict(zip(game.feature_names, figures, strict=True))
        assert table.data() == before


@every_game
def test_the_chances_of_all_teams_are_one(name: str) -> None:
    game = games.game(name)
    table = some_match(game, 4, 30).table
    found = chances(table, judging_of(game).weights)
    assert sum(dict(zip(table.box.teams, found, strict=True)).values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("places", "teams", "won"),
    [((1, 2), (0, 1), [1, 0]), ((1, 1), (0, 1), [0.5, 0.5]), ((1, 3, 1, 3), (0, 1, 0, 1), [1, 0, 1, 0])],
)
def test_a_match_that_is_over_gives_its_places(
    places: tuple[int, ...], teams: tuple[int, ...], won: list[float]
) -> None:
    assert shares(places, teams) == won


@every_game
def test_what_it_thinks_owes_nothing_to_what_it_cannot_know(name: str) -> None:
    """The same thought on the table as it is and on one that differs in all that is hidden."""
    game = games.game(name)
    player = thinker(game, "adept")
    for choices in (5, 25, 60):
        table = some_match(game, 9, choices).table
        if table.decision is None:
            break
        seat = table.decision.seat
        other = view.imagine(table, seat, 77)
        thoughts = [player.think(view.blind(each, seat), seat, Budget(2), 3) for each in (table, other)]
        assert thoughts[0] == thoughts[1]
        assert thoughts[0].option in table.decision.options


@every_game
def test_it_sits_at_a_table_and_leaves_it_as_it_was(name: str) -> None:
    table = some_match(games.game(name), 2, 20).table
    before = table.data()
    assert table.decision is not None
    option = Sitting(thinker(games.game(name), "adept"), 5).choose(table)
    assert option in table.decision.options and table.data() == before


@every_game
def test_one_whose_options_are_tried_in_more_worlds_knows_more(name: str) -> None:
    """Every option is tried at first; the better half goes on, and the chosen one is tried in all worlds."""
    game = games.game(name)
    table = some_match(game, 9, 25).table
    assert table.decision is not None
    seat = table.decision.seat
    blind = view.blind(table, seat)
    thought = Search(8, 0).think(blind, seat, Budget(), 3)
    assert set(thought.candidates) == set(worth_trying(blind, table.decision.options))
    assert thought.iterations == 8 or len(thought.candidates) == 1
    assert thought.option == thought.candidates[0]


@every_game
def test_every_level_answers_with_an_option(name: str) -> None:
    game = games.game(name)
    table = some_match(game, 9, 40).table
    assert table.decision is not None
    seat = table.decision.seat
    for level in known(game):
        thought = thinker(game, level).think(view.blind(table, seat), seat, Budget(2), 3)
        assert thought.option in table.decision.options


def test_an_apprentice_slips_now_and_then_and_a_companion_never() -> None:
    game = games.game("dice_masters")
    table = some_match(game, 9, 25).table
    assert table.decision is not None and len(table.decision.options) > 1
    seat = table.decision.seat
    chosen = [
        {thinker(game, level).think(view.blind(table, seat), seat, Budget(), seed).option for seed in range(40)}
        for level in ("apprentice", "companion")
    ]
    assert len(chosen[0]) > 1 and chosen[1] == {game.simple_choice(table)}


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("dice_masters", "adept", "companion"),
        ("fabula", "adept", "companion"),
        *((name, "companion", "random") for name in games.playable()),
    ],
)
def test_the_better_beats_the_worse(name: str, better: str, worse: str) -> None:
    """A short gate; the arena measures."""
    seats = ((better, worse), (worse, better))
    bouts = [Bout(name, 1, seed, pair) for seed in range(1, 6) for pair in seats]
    won = [fight(bout).shares[bout.seats.index(better)] for bout in bouts]
    assert sum(won) >= 7
