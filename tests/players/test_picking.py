"""Picking several: every set that a series can reach can be picked in any order, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.match import Match
from ludoteca.games.battle_scenes.game import GAME as BATTLE_SCENES
from ludoteca.games.dice_masters.game import GAME as DICE_MASTERS
from ludoteca.games.dice_masters.table.areas import ATTACK, RESERVE, area
from ludoteca.players.picking import Picking, after, asking, is_pick, picking

GAMES = games.ALL
#: How many series of a game are looked at, and how many choices of a match.
SERIES, CHOICES = 10, 120

#: Games whose default formats ask for several at once.
WITH_SERIES = ("battle_scenes", "dice_masters", "fabula", "apotheosis")

FIELD = {
    "active": 1,
    "step": "attack",
    "player1": {"field": ["parceiro*2", "thor-senhor-de-asgard level1", "hulk-gigante-esmeralda level1"]},
    "player2": {"field": ["parceiro"]},
}


def series_of(name: str) -> Iterator[tuple[Match, Picking]]:
    """Series that are open in random matches of a game."""
    game, found = games.game(name), 0
    for seed, setup in enumerate(game.sample_setups()):
        match, chance = Match(game, setup, seed), Chance(seed)
        for _ in range(CHOICES):
            if match.over or found == SERIES:
                break
            assert match.table.decision is not None
            open_series = picking(match.table)
            if open_series is not None:
                found += 1
                yield match, open_series
            options = match.table.decision.options
            match.choose(options[chance.below(len(options))])


def alike(table: Any, options: list[Option]) -> Counter[object]:
    """What is picked, equal pieces being the same."""
    kinds = table.box.actions
    return Counter(
        (option[0], *(table.likeness(each) if each in table.pieces else each for each in option[1:]))
        for option in options
        if kinds[option[0]].arguments
    )


def wander(table: Any, chance: Chance) -> list[Option]:
    """The picks of some way through a series, to its end."""
    picks: list[Option] = []
    at = asking(table)
    while at is not None:
        options = at.decision.options
        option = options[chance.below(len(options))]
        if not is_pick(option):
            break
        picks.append(option)
        at = after(at, option)
    return picks


def played(match: Match, choices: list[Option]) -> list[Option]:
    """All that the match has picked after these choices, also what it picked by itself where nothing else was left."""
    at = asking(match.table)
    picked: list[Option] = []
    left = list(choices)
    while at is not None:
        decision = at.decision
        forced = len(decision.options) == 1 and not decision.reveals
        option = decision.options[0] if forced else left.pop(0)
        if not is_pick(option):
            break
        picked.append(option)
        at = after(at, option)
    assert not left, "choices behind the end of the series"
    return picked


def mixed(chance: Chance, options: list[Option]) -> list[Option]:
    return [options[at] for at in chance.shuffled(tuple(range(len(options))))]


def reachable(table: Any, picks: list[Option]) -> bool:
    """Can the engine's series be led to exactly these in some order? Tried one order after the other."""
    for order in permutations(picks):
        at: Any = asking(table)
        for place, option in enumerate(order):
            if at is None or at.why_not(option) is not None:
                break
            at = after(at, option)
            last = place == len(order) - 1
            if last and (at is None or not all(map(is_pick, at.decision.options))):
                return True
    return not picks and not all(map(is_pick, table.decision.options))


@pytest.mark.parametrize("name", WITH_SERIES)
def test_whatever_a_series_can_reach_can_be_picked_in_any_order(name: str) -> None:
    chance = Chance(7)
    seen = 0
    for match, series in series_of(name):
        for _ in range(4):
            reached = wander(match.table, chance)
            assert set(reached) <= set(series.candidates), "hidden from whoever picks"
            assert series.fewest <= len(reached) <= series.most
            series.picks = mixed(chance, reached)
            choices = series.choices()
            assert choices is not None, (match.table.decision.ask, reached)  # type: ignore[union-attr]
            assert alike(match.table, played(match, choices)) == alike(match.table, reached)
            seen += len(reached) > 1
    assert seen >= 5


@pytest.mark.parametrize("name", WITH_SERIES)
def test_nothing_else_can_be_picked(name: str) -> None:
    chance = Chance(11)
    refused = 0
    for match, series in series_of(name):
        for _ in range(4):
            some = mixed(chance, series.candidates)[: chance.below(4)]
            series.picks = some
            choices = series.choices()
            if choices is None:
                assert not reachable(match.table, some)
                refused += 1
            else:
                assert alike(match.table, played(match, choices)) == alike(match.table, some)
    assert refused


@pytest.mark.parametrize("name", GAMES)
def test_one_choice_is_no_series(name: str) -> None:
    """What changes the table or asks something else with its next question is chosen, not picked."""
    game = games.game(name)
    match, chance = Match(game, {"format": game.formats[0]}, 4), Chance(4)
    for _ in range(CHOICES):
        if match.over:
            break
        decision = match.table.decision
        assert decision is not None
        if picking(match.table) is None:
            for option in decision.options[:3]:
                following = match.table.copy()
                following.choose(option)
                now = following.decision
                assert now is None or (now.ask, now.series) != (decision.ask, (option,))
        match.choose(decision.options[chance.below(len(decision.options))])


# -- the two that were found wanting --


def test_a_later_attacker_is_named_first_and_the_declaration_stays_open() -> None:
    table, _ = DICE_MASTERS.position(FIELD, 1)
    match = Match.from_table(DICE_MASTERS, {"format": "tournament"}, table)
    series = picking(match.table)
    assert series is not None and (series.fewest, series.most) == (0, 4)
    assert len(series.candidates) == 4, "equal Sidekicks are two"
    series.picks = [series.candidates[2], series.candidates[0]]
    choices = series.choices()
    assert choices is not None and choices[-1] == ("done",)
    for option in choices:
        match.choose(option)
    assert {option[1] for option in series.picks} <= set(match.table.zones[area(0, ATTACK)])
    assert [choice.split()[0] for choice in match.choices] == ["attack", "attack", "done"]


def test_the_last_cards_of_a_hand_are_not_hidden_where_several_must_go() -> None:
    """Two of six: the engine's first question offers five, the sixth can only follow."""
    for match, series in series_of(BATTLE_SCENES.name):
        decision = match.table.decision
        assert decision is not None
        if series.fewest > 1:
            hidden = [option for option in series.candidates if option not in decision.options]
            assert hidden
            series.picks = [*hidden[:1], *series.candidates[: series.fewest - 1]]
            assert series.choices() is not None
            return
    raise AssertionError("no such series")


def test_what_can_not_follow_is_explained() -> None:
    table, _ = DICE_MASTERS.position(FIELD, 1)
    match = Match.from_table(DICE_MASTERS, {"format": "tournament"}, table)
    series = picking(match.table)
    assert series is not None
    series.picks = [series.candidates[0], series.candidates[0], series.candidates[0]]
    assert series.choices() is None
    assert series.refusal() is not None


def test_what_pays_is_named_whole_even_where_only_one_way_is_left() -> None:
    """Seed 12 rolls a fist, a bolt and a wild; Human Torch costs 2, one of them a bolt: with the bolt goes another."""
    match = Match(DICE_MASTERS, {"format": "first-game"}, 12)
    for choice in ("reroll #3", "reroll #9", "roll", "buy tocha-humana"):
        match.play(choice)
    series = picking(match.table)
    assert series is not None and (series.fewest, series.most) == (2, 2)
    series.picks = series.candidates[:1]
    assert series.choices() is None, "one die alone does not pay"
    series.picks = series.candidates[:2]
    choices = series.choices()
    assert choices is not None
    before = set(match.table.zones[area(0, RESERVE)])
    for option in choices:
        match.choose(option)
    assert before - set(match.table.zones[area(0, RESERVE)]) == {option[1] for option in series.picks}


def test_the_last_that_can_be_picked_ends_the_series_whatever_was_to_end_it() -> None:
    """Returning the last card of a hand leaves no other: whoever says that he is done as well is not refused."""
    game = games.game("fabula")
    match, chance = Match(game, game.sample_setups()[0], 0), Chance(0)
    while match.table.decision.ask != "ask-mulligan":
        match.choose(chance.pick(match.table.decision.options))
    open_series = Picking(match.table)
    for option in open_series.candidates[1::3]:
        open_series.toggle(option)
    assert open_series.picks[-1] == open_series.candidates[-1]
    assert open_series.choices(open_series.ends[0]) == open_series.picks
