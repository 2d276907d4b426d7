"""Digests of random matches: the same match has the same, another has another."""

from __future__ import annotations

from ludoteca import games
from ludoteca.lab.digest import cards_of, digest_of, lines

GAME = games.game("krosmaster")


def test_a_match_has_one_digest_whenever_it_is_played() -> None:
    setup = GAME.setup({})
    assert digest_of(GAME, setup, 3) == digest_of(GAME, setup, 3)
    assert not {*digest_of(GAME, setup, 3)} & {*digest_of(GAME, setup, 4)}


def test_every_match_has_a_line_and_the_cards_have_one() -> None:
    told = [*lines(GAME, 2)]
    setups = len(GAME.sample_setups())
    assert [line.split()[1] for line in told] == ["0", "1", *["told"] * setups, "cards"]
    assert told[-1] == f"krosmaster cards {cards_of(GAME)}"
