"""A player that looks ahead: honest, repeatable, and better than chance in every game."""

from __future__ import annotations

from itertools import pairwise, permutations
from math import exp

import pytest

from ludoteca import games
from ludoteca.core import view
from ludoteca.core.chance import Chance
from ludoteca.lab.arena import Bout, checked, fight
from ludoteca.lab.fit import judging
from ludoteca.lab.simulate import begin
from ludoteca.players.evaluation import Depth, chances, judging_of, shares, strength
from ludoteca.players.levels import LEVELS, MANNERS, UnknownPlayer, known, manners, thinker, versions
from ludoteca.players.search import Looking, Search, worth_trying
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
    player = thinker(game, "expert")
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
    option = Sitting(thinker(games.game(name), "expert"), 5).choose(table)
    assert option in table.decision.options and table.data() == before


@every_game
def test_one_whose_options_are_tried_in_more_worlds_knows_more(name: str) -> None:
    """Every option is tried at first; the better half goes on, and the chosen one is tried in all worlds."""
    game = games.game(name)
    table = some_match(game, 9, 25).table
    assert table.decision is not None
    seat = table.decision.seat
    blind = view.blind(table, seat)
    thought = Search(Depth(8)).think(blind, seat, Budget(), 3)
    assert set(thought.candidates) == set(worth_trying(blind, table.decision))
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


def test_those_below_the_adept_slip_now_and_then() -> None:
    game = games.game("dice_masters")
    table = some_match(game, 9, 40).table
    assert table.decision is not None and len(table.decision.options) > 3
    seat, best = table.decision.seat, game.simple_choice(table)
    chosen = [
        [thinker(game, level).think(view.blind(table, seat), seat, Budget(), seed).option for seed in range(60)]
        for level in ("apprentice", "companion", "adept")
    ]
    right = [sum(option == best for option in options) for options in chosen]
    assert right[0] < right[1] < right[2] == 60


@every_game
def test_a_slip_is_nothing_that_is_done_only_where_there_is_nothing_else(name: str) -> None:
    """Whoever is still learning does not strike his own, nor cast at nobody."""
    game = games.game(name)
    apprentice, foolish = thinker(game, "apprentice"), 0
    for choices in range(10, 90, 8):
        table = some_match(game, 6, choices).table
        if table.decision is None:
            break
        decision, seat = table.decision, table.decision.seat
        blind = view.blind(table, seat)
        worth = dict(zip(decision.options, game.leaning(blind, decision), strict=True))
        foolish += min(worth.values()) < 0 <= max(worth.values())
        chosen = {apprentice.think(blind, seat, Budget(), seed).option for seed in range(40)}
        assert max(worth.values()) < 0 or all(worth[option] >= 0 for option in chosen)
    assert foolish


@every_game
def test_the_simple_measure_is_what_a_game_leans_to(name: str) -> None:
    game = games.game(name)
    for choices in (5, 20, 45):
        table = some_match(game, 8, choices).table
        if table.decision is not None:
            leaning = game.leaning(table, table.decision)
            assert len(leaning) == len(table.decision.options)
            assert game.simple_choice(table) == table.decision.options[leaning.index(max(leaning))]


@every_game
def test_only_the_options_that_are_leaned_to_are_tried_where_there_is_a_breadth(name: str) -> None:
    game = games.game(name)
    tables = [some_match(game, 9, choices).table for choices in range(20, 70, 5)]
    table = next(each for each in tables if each.decision and len(worth_trying(each, each.decision)) > 3)
    assert table.decision is not None
    few = worth_trying(table, table.decision, 3)
    assert len(few) == 3 and set(few) <= set(worth_trying(table, table.decision))
    assert game.simple_choice(table) == few[0]


#: What the usual option and another one were worth in the same four worlds.
USUAL = [0.5, 0.4, 0.6, 0.5]
SURE = [0.6, 0.5, 0.7, 0.6]
LUCKY = [0.9, 0.3, 0.5, 0.5]


@pytest.mark.parametrize(("other", "doubt", "taken"), [(SURE, 1.0, True), (LUCKY, 1.0, False), (LUCKY, 0.0, True)])
def test_another_option_is_taken_only_if_it_is_better_beyond_doubt(
    other: list[float], doubt: float, taken: bool
) -> None:
    game = games.game("dice_masters")
    table = some_match(game, 9, 25).table
    assert table.decision is not None
    looking = Looking(Search(Depth(4, doubt=doubt)), table, table.decision.seat, Chance(1))
    assert looking.usual is not None
    strange = next(option for option in table.decision.options if option != looking.usual)
    looking.found = {looking.usual: USUAL, strange: other}
    assert (looking.promise(strange) > looking.promise(looking.usual)) == taken


def test_the_usual_option_is_never_dropped() -> None:
    game = games.game("krosmaster")
    table = some_match(game, 9, 60).table
    assert table.decision is not None and len(table.decision.options) > 8
    looking = Looking(Search(Depth(4)), table, table.decision.seat, Chance(1))
    options = table.decision.options[:8]
    usual = looking.usual = options[0]
    looking.found = {option: [0.0 if option == usual else 0.5] for option in options}
    left = looking.better_half(options)
    assert usual in left and len(left) == len(options) // 2


@every_game
def test_manners_are_for_those_who_look_ahead(name: str) -> None:
    game = games.game(name)
    assert manners("expert") == manners("master") == ("aggressive", "patient")
    assert not manners("adept") and not manners("random") and not manners("human")
    for manner in manners("expert"):
        thinker(game, f"expert:{manner}")
    for wrong in ("adept:patient", "expert:nobody", "frozen:nobody", "search:1"):
        with pytest.raises(UnknownPlayer):
            thinker(game, wrong)


def test_an_aggressive_and_a_patient_player_choose_otherwise() -> None:
    """One looks at what is left to the others, one at what it has itself: by then they play differently."""
    game = games.game("dice_masters")
    differed = 0
    for choices in range(20, 60, 5):
        table = some_match(game, 3, choices).table
        if table.decision is None:
            break
        seat = table.decision.seat
        blind = view.blind(table, seat)
        thoughts = [thinker(game, f"expert:{manner}").think(blind, seat, Budget(), 3) for manner in manners("expert")]
        differed += thoughts[0].option != thoughts[1].option
    assert differed


def test_a_manner_weighs_ones_own_standing_and_the_others() -> None:
    game = games.game("dice_masters")
    table = some_match(game, 9, 25).table
    weights = judging_of(game).weights
    own, other = (strength(table, seat, weights) for seat in (0, 1))
    expected = 1 / (1 + exp(1.4 * other - 0.6 * own))
    assert chances(table, weights, 0, MANNERS["aggressive"])[0] == pytest.approx(expected)


@every_game
def test_players_that_were_frozen_still_play(name: str) -> None:
    game = games.game(name)
    table = some_match(game, 9, 25).table
    assert table.decision is not None and versions(game)
    seat = table.decision.seat
    for version in versions(game):
        thought = thinker(game, version).think(view.blind(table, seat), seat, Budget(1), 3)
        assert thought.option in table.decision.options


@pytest.mark.parametrize("name", games.playable())
def test_greedy_beats_chance(name: str) -> None:
    """A short gate; the arena measures."""
    bouts = [Bout(name, 1, seed, seats) for seed in range(1, 8) for seats in permutations(("greedy", "random"))]
    won = [fight(bout).shares[bout.seats.index("greedy")] for bout in bouts]
    assert sum(won) > 0.9 * len(won)


@pytest.mark.parametrize(("name", "deals"), [("dice_masters", 20), ("fabula", 6), ("krosmaster", 6)])
def test_one_who_looks_ahead_beats_greedy(name: str, deals: int) -> None:
    """A short gate: seven of twelve. The arena measures."""
    bouts = [Bout(name, 1, seed, seats) for seed in range(1, deals + 1) for seats in permutations(("expert", "greedy"))]
    won = [fight(bout).shares[bout.seats.index("expert")] for bout in bouts]
    assert 12 * sum(won) >= 7 * len(won)


@every_game
def test_who_looks_ahead_is_offered_only_where_it_was_shown_to_beat_the_level_below(name: str) -> None:
    game = games.game(name)
    judging = judging_of(game)
    offered = [level for level in known(game) if level in LEVELS]
    assert offered[:3] == ["apprentice", "companion", "adept"]
    for below, level in pairwise(offered[2:]):
        shown = judging.shown[level]
        assert shown.over == below and shown.matches >= 400 and shown.low > 0.5 and level in judging.depths
    for missing in set(LEVELS) - set(offered):
        with pytest.raises(UnknownPlayer):
            thinker(game, missing)


@pytest.mark.parametrize(("setup", "weights"), [(0, "weights"), (10, "several"), (11, "weights")])
def test_more_than_two_teams_are_judged_by_weights_of_their_own(setup: int, weights: str) -> None:
    """A duel, a free-for-all of four, and four seats in two teams."""
    game = games.game("krosmaster")
    table = begin(game, checked(game, setup), 5)
    assert table.decision is not None
    player = thinker(game, "expert")
    assert isinstance(player, Search)
    looking = Looking(player, view.blind(table, table.decision.seat), table.decision.seat, Chance(1))
    assert looking.weights == getattr(judging_of(game), weights)


def test_weights_for_two_teams_and_for_more_are_fitted_apart() -> None:
    """The first figure wins in duels and loses among three; who fits both at once finds neither."""
    duel = [([[1.0, 0.5], [0.0, 0.5]], [1.0, 0.0])]
    three = [([[1.0, 0.5], [0.0, 0.5], [0.0, 0.5]], [0.0, 0.5, 0.5])]
    names = games.game("fabula").feature_names
    wide = [
        [([[*row, *[0.0] * (len(names) - 2)] for row in rows], won) for rows, won in each] for each in (duel, three)
    ]
    found = judging("fabula", wide, {})
    assert found.weights[0] > 0 > found.several[0]
    alone = judging("fabula", wide[1:], {})
    assert alone.weights == found.several and not alone.several
