"""A match that goes on with other luck: what anybody knows stays, what nobody knows is dealt anew, dice fall anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca import __version__, games
from ludoteca.core import view
from ludoteca.core.errors import IllegalChoice
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal import story
from ludoteca.server.problems import words

LANGS: tuple[Lang, ...] = ("pt", "en")
every_game = pytest.mark.parametrize("game", games.ALL)


def played(game: str, choices: int = 25) -> Match:
    home = games.game(game)
    match = Match(home, home.sample_setups()[0], 6)
    chance = random.Random(6)
    while not match.over and len(match.choices) < choices:
        assert match.table.decision is not None
        match.choose(chance.choice(match.table.decision.options))
    assert not match.over
    return match


def seen(match: Match) -> list[Any]:
    return [view.look(match.table, seat) for seat in range(match.table.box.seats)]


@every_game
def test_every_seat_sees_the_same_table_and_nothing_is_lost(game: str) -> None:
    match = played(game)
    before, kinds = seen(match), sorted(piece.kind for piece in match.table.pieces.values())
    options = match.table.decision.options  # type: ignore[union-attr]
    match.play("anew 77")
    assert match.choices[-1] == "anew 77"
    assert seen(match) == before and match.table.decision.options == options  # type: ignore[union-attr]
    assert sorted(piece.kind for piece in match.table.pieces.values()) == kinds


def unknown(match: Match) -> list[tuple[int, int]]:
    """The pieces that no seat knows, with their kinds."""
    seats = range(match.table.box.seats)
    pieces = match.table.pieces.items()
    return [(number, each.kind) for number, each in pieces if not any(each.known_to(seat) for seat in seats)]


@pytest.mark.parametrize("game", ["battle_scenes", "fabula"])
def test_decks_are_shuffled_anew(game: str) -> None:
    match = played(game)
    before = unknown(match)
    match.play("anew 77")
    assert unknown(match) != before
    match.undo()
    assert unknown(match) == before


def test_dice_fall_anew() -> None:
    fallen = set()
    for seed in range(12):
        match = played("dice_masters")
        match.play(f"anew {seed}")
        fallen.add(match.table.chance.below(1 << 30))
    assert len(fallen) == 12


@every_game
def test_it_is_a_choice_that_is_saved_told_and_taken_back(game: str) -> None:
    match = played(game)
    before = match.table.data()
    match.play("anew 5")
    again = Match.load(match.save(__version__), games.game)
    assert again.choices == match.choices and again.table.data() == match.table.data()
    told = [story.choice(match, ("anew", 5), words(lang, game)) for lang in LANGS]
    assert told == [
        "A partida segue com dados novos e baralhos embaralhados de novo",
        "The match goes on with new dice and newly shuffled decks",
    ]
    match.undo()
    assert match.table.data() == before


def test_a_match_that_is_over_has_no_other_luck() -> None:
    match = played("dice_masters")
    match.concede(0)
    with pytest.raises(IllegalChoice, match="refusal-over"):
        match.play("anew 5")
