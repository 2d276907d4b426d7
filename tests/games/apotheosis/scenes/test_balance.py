"""The ready Heroes give good matches on every map: none wins or loses too often, and few matches are drawn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from ludoteca.games.apotheosis.cards import cards, formats
from ludoteca.games.apotheosis.game import GAME
from ludoteca.lab.simulate import play
from ludoteca.players.simple import Simple
from ludoteca.players.sitting import Sitting


def test_no_hero_wins_too_often_and_no_map_is_drawn_too_often() -> None:
    """Between players that choose sensibly: every two Heroes, on either seat, once on every map."""
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    pairs = list(permutations(GAME.ready_teams("en"), 2))
    for place in cards.load().maps.values():
        mode = formats.SKIRMISH if place.objective is None else formats.OBJECTIVE
        for seed, pair in enumerate(pairs):
            teams = [GAME.team(word) for word in pair]
            setup = GAME.setup({"format": mode, "map": place.id, "teams": teams})
            places = play(GAME, setup, seed, Sitting(Simple(), 0)).places
            played.update(pair)
            if places.count(1) == 1:
                won[pair[places.index(1)]] += 1
            else:
                drawn[place.id] += 1
    shares = {word: round(won[word] / count, 3) for word, count in played.items()}
    assert min(shares.values()) >= 0.35 and max(shares.values()) <= 0.65, shares
    assert all(count <= 0.05 * len(pairs) for count in drawn.values()), drawn
