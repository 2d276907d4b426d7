"""Decks, teams and Heroes: one format of file for all games."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.cardtext.decks import CardGame, copies_of, numbers_of
from ludoteca.core.errors import SetupError
from ludoteca.games.battle_scenes.game import GAME as SCENES
from ludoteca.games.dice_masters.game import GAME as DICE
from ludoteca.games.krosmaster.game import GAME as KROSMASTER


def test_a_list_of_cards_is_a_table_of_numbers_or_words_with_stars() -> None:
    assert numbers_of(["thor*2", "loki", "thor"]) == {"thor": 3, "loki": 1}
    assert copies_of({"thor": 2, "loki": 1}) == copies_of(["thor*2", "loki"]) == ["thor", "thor", "loki"]
    assert numbers_of(["thor*", "thor*x", "thor*9999"]) == {"thor*": 1, "thor*x": 1, "thor*9999": 1}
    assert numbers_of({"thor": 2}) == {"thor": 2} and numbers_of([1]) == [1] and copies_of(7) == 7


def test_every_game_reads_both_ways_of_writing_a_list() -> None:
    table = KROSMASTER.read_team('name = "Dupla"\n[krosmasters]\nvigg-arysta = 2\n')
    words = KROSMASTER.read_team('name = "Dupla"\nkrosmasters = ["vigg-arysta*2"]\n')
    assert table == words and table["krosmasters"] == ["vigg-arysta", "vigg-arysta"]
    assert table["name"] == {"pt": "Dupla", "en": "Dupla"} and table["id"] == "dupla"
    deck = SCENES.read_team('cards = ["thor-v1*3", "loki-v1"]\n')
    assert deck["cards"] == {"thor-v1": 3, "loki-v1": 1} and deck["id"] == ""
    assert DICE.read_team('actions = ["a", "b"]\n[cards]\nthor = 2\n')["cards"] == {"thor": 2}


def test_a_set_up_may_give_a_deck_one_name_for_both_languages() -> None:
    teams = [{**SCENES.team(word), "name": "Meu deck"} for word in list(SCENES.ready_teams("pt"))[:2]]
    assert SCENES.setup({"teams": teams})["teams"][0]["name"] == {"pt": "Meu deck", "en": "Meu deck"}
    with pytest.raises(SetupError) as spoilt:
        SCENES.setup({"teams": [7, teams[0]]})
    assert spoilt.value.message_id == "setup-unreadable"


@pytest.mark.parametrize("name", games.playable())
def test_ready_made_ones_are_found_by_their_word_and_read_back(name: str) -> None:
    game = games.game(name)
    assert isinstance(game, CardGame)
    words = game.ready_teams("pt")
    assert len(words) >= 2 and all(words.values()) and list(game.ready_teams("en")) == list(words)
    for word in words:
        assert game.team(word)["id"] == word
    with pytest.raises(SetupError, match="there are: ") as none:
        game.team("nothing-like-it")
    assert none.value.message_id == "deck-none"
    with pytest.raises(SetupError) as spoilt:
        game.read_team("nonsense = 1\n")
    assert spoilt.value.message_id == "deck-unreadable"
