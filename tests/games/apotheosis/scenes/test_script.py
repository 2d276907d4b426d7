"""The simple player: it finishes its battles, beats one who plays at random, and looks at nothing hidden."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.view import imagine
from ludoteca.games.apotheosis.game import GAME

HEROES = [GAME.team(word) for word in GAME.ready_teams("pt")]


def played(simple: int, seed: int) -> Match:
    """A match of the simple player in one seat against one at random."""
    pair = [HEROES[seed % len(HEROES)], HEROES[(seed + 3) % len(HEROES)]]
    match = Match(GAME, {"map": "mirante", "teams": pair}, seed)
    chance = Chance(seed)
    while not match.over:
        decision = match.table.decision
        assert decision is not None
        option = GAME.simple_choice(match.table) if decision.seat == simple else None
        match.choose(option or decision.options[chance.below(len(decision.options))])
    return match


def test_it_beats_one_who_plays_at_random() -> None:
    won = 0
    for seed in range(12):
        simple = seed % 2
        places = played(simple, seed).table.places
        won += places is not None and places[simple] == 1 and places[1 - simple] == 2
    assert won >= 10, won


def test_it_chooses_alike_on_tables_that_its_seat_cannot_tell_apart() -> None:
    match = Match(GAME, {"map": "mirante", "teams": HEROES[:2]}, 5)
    for step in range(80):
        table = match.table
        if table.decision is None:
            break
        chosen = GAME.simple_choice(table)
        assert chosen is not None
        assert GAME.simple_choice(imagine(table, table.decision.seat, step)) == chosen
        match.choose(chosen)
