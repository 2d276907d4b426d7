"""Every command of the README on every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca import games
from ludoteca.cli import main
from ludoteca.lab.duels import duels
from tests.properties import some_match

every_game = pytest.mark.parametrize("game", games.playable())
LANGUAGES = ("pt", "en")


def run(*words: str, wanted: int = 0, typed: str = "") -> str:
    done = CliRunner().invoke(main, words, input=typed, catch_exceptions=False)
    assert done.exit_code == wanted, done.output
    return done.output


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_read(game: str, lang: str) -> None:
    rule = games.rulebook(game).rules[0]
    assert rule.id in run("rules", game, rule.id, "--lang", lang)
    assert run("rules", game, "--search", "turno" if lang == "pt" else "turn", "--lang", lang)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_listed_shown_and_explained(game: str, lang: str) -> None:
    listed = run("cards", "list", "--game", game, "--lang", lang)
    assert len(listed.splitlines()) > 20
    cards = games.collection(game)
    card = next(each for each in cards.all() if cards.text(each, "pt"))
    assert cards.name(card, lang) in run("cards", "show", card.id, "--game", game, "--lang", lang)
    assert cards.name(card, lang) in run("cards", "explain", card.id, "--game", game, "--lang", lang)


@every_game
def test_scenarios_are_listed_and_run(game: str) -> None:
    assert run("scenario", "list", game)


@every_game
def test_matches_are_simulated_with_every_set_up(game: str) -> None:
    """Also where matches have different numbers of seats."""
    many = len(games.game(game).sample_setups())
    assert str(many) in run("sim", game, "-n", str(many))


@every_game
def test_ready_made_teams_meet(game: str) -> None:
    home = games.game(game)
    teams = duels(home, next(each for each in home.formats if home.takes_teams(each)))[0].teams
    told = run("sim", game, "--duels", "-n", "1", "--lang", "en")
    assert all(team in told for team in teams)


@every_game
def test_a_match_is_soaked(game: str) -> None:
    told = run("soak", game, "-n", "1", "--every", "400", "--jobs", "1", "--lang", "en")
    assert "every invariant holds" in told


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_saved_replayed_and_gone_on_with(game: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(some_match(games.game(game), 5, 30).save("0"))
    assert "30." in run("replay", str(file), "--all", "--plain", "--lang", lang)
    assert run("play", game, "--load", str(file), "--plain", "--lang", lang, typed="quit\n\n")


@every_game
def test_bots_play_a_match_to_its_end(game: str) -> None:
    told = run("play", game, "--seat", "random", "--seat", "random", "--seed", "3", "--plain", "--lang", "en")
    assert "wins the match." in told or "The match is a draw." in told


@every_game
def test_a_saved_match_is_analysed(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(some_match(games.game(game), 3, 8).save("0"))
    assert "%" in run("analyse", str(file), "--worlds", "1", "--plain")
