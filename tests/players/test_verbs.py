"""Moves are written with the verbs of the player's language, in every game."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core.chance import Chance
from ludoteca.core.errors import NotationError
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang, fold
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session

EVERY_GAME = pytest.mark.parametrize("name", games.playable())
BOTH = pytest.mark.parametrize("lang", ["pt", "en"])


def session_of(name: str, lang: Lang) -> Session:
    game = games.game(name)
    match = Match(game, game.sample_setups()[0], 8)
    return Session(match, [None] * len(match.table.box.teams), Screen(lang, (game.folder,)), games.game)


@EVERY_GAME
@BOTH
def test_each_verb_has_a_word_of_its_own(name: str, lang: Lang) -> None:
    game = games.game(name)
    messages = Messages([CORE, game.folder], lang)
    words = [fold(messages.text(f"verb-{verb}")) for verb in game.actions if f"verb-{verb}" in messages]
    assert len(set(words)) == len(game.actions)
    assert not any(set(" #") & set(word) for word in words)


@EVERY_GAME
@BOTH
def test_a_move_in_the_words_of_the_language_is_that_option(name: str, lang: Lang) -> None:
    session = session_of(name, lang)
    chance = Chance(4)
    for _ in range(40):
        decision = session.match.table.decision
        if decision is None:
            break
        session.reader = decision.seat
        option = decision.options[chance.below(len(decision.options))]
        assert session.read_move(session.telling.move(option)) == option
        session.match.choose(option)


def test_a_word_that_is_no_verb_is_answered_with_those_that_are() -> None:
    with pytest.raises(NotationError) as refused:
        session_of("battle_scenes", "pt").read_move("voar hulk")
    known = str(refused.value.values["known"]).split(", ")
    assert {"usar", "entrar", "descartar", "render"} <= set(known) and "use" not in known
