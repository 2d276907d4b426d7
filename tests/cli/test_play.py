"""`ludoteca play` and the menu: matches start as asked, and what can't be is said in one line."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pytest
from click.testing import CliRunner, Result

from ludoteca import cli
from ludoteca.cli.play import sign_of_life
from ludoteca.core.match import Match
from ludoteca.games.dice_masters.game import GAME

TEAM = """
actions = ["furia-interior", "feixe-de-energia"]
[cards]
hulk-gigante-esmeralda = 3
thor-senhor-de-asgard = 2
"""


def run(*args: str, lines: tuple[str, ...] = (), lang: str = "en") -> Result:
    quiet = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "COLUMNS": "80", "TERM": "dumb"}
    given = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(cli.main, ["--lang", lang, *args], input=given, env=quiet, catch_exceptions=False)


def test_the_end_of_the_input_leaves_with_success() -> None:
    result = run("play", "dice_masters", "--seed", "1")
    assert result.exit_code == 0 and "Goodbye." in result.stdout


def test_two_bots_play_a_whole_match() -> None:
    result = run("play", "dice_masters", "--seat", "random", "--seat", "random", "--seed", "3", "--plain")
    assert result.exit_code == 0
    assert "wins the match." in result.stdout and "victory.1" in result.stdout


def test_one_seed_is_one_match() -> None:
    args = ("play", "dice_masters", "--seat", "aleatório", "--seat", "robô", "--seed", "5", "--plain")
    assert run(*args).stdout == run(*args).stdout
    assert run(*args).stdout != run(*args[:-2], "6", "--plain").stdout


def test_a_match_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "dice_masters", "--seed", "1", lines=("1", f"save {file}"))
    result = run("play", "dice_masters", "--load", str(file), lines=("log 2",))
    assert result.exit_code == 0 and "Main Step: what do you do?" in result.stdout
    assert "[turn.roll.5]" in result.stdout
    assert "Turn 1: Player 1" not in result.stdout, "what was told before is not told again"


def test_a_team_of_ones_own_plays_and_the_other_seat_gets_a_ready_made_one(tmp_path: Path) -> None:
    file = tmp_path / "team.toml"
    file.write_text(TEAM, encoding="utf-8")
    result = run("play", "dice_masters", "--team", str(file), "--plain")
    assert "Hulk, Green Goliath (cost 6 with a fist" in result.stdout or "Hulk, " in result.stdout
    assert "Life 15 of 15" in result.stdout


def test_a_ready_made_team_is_called_by_its_word() -> None:
    result = run("play", "dice_masters", "--format", "tournament", "--team", "x-men", "--team", "fogo", "--plain")
    assert "Life 20 of 20" in result.stdout and "Human Torch" in result.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "There is no game “chess”."),
        (("dice_masters", "--format", "basics"), "dice_masters has no format “basics”. There are: first-game"),
        (("dice_masters", "--seat", "human"), "is played by 2 players; 1 were named"),
        (
            ("dice_masters", "--seat", "cat", "--seat", "human"),
            "“cat” can’t sit at a table. Who can: human, random, apprentice",
        ),
        (
            ("dice_masters", "--team", "nobody"),
            "There is no deck or team “nobody”, and no such file; there are: vingadores",
        ),
        (("dice_masters", "--format", "draft", "--team", "x-men"), "nobody brings a team; teams are for: basic"),
        (("dice_masters", "--team", "fogo", "--team", "fogo", "--team", "fogo"), "3 teams for 2 players."),
        (("dice_masters", "--ruling", "priority"), "write a ruling as name=value"),
        (
            ("dice_masters", "--ruling", "priority=none"),
            "There is no ruling priority = none; there are: priority = tournament | casual",
        ),
        (("dice_masters", "--load", "nowhere.json"), "nowhere.json: there is no such file"),
        (("dice_masters", "--load", "x", "--seed", "1"), "With --load the match comes from the file"),
    ],
)
def test_what_can_not_be_started_is_said_in_one_line(args: tuple[str, ...], said: str) -> None:
    result = run("play", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr and result.stderr.count("\n") == 1


def test_a_game_that_can_not_be_played_yet_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("ludoteca.games.fabula.GAME", raising=False)
    result = run("play", "fabula")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "fabula cannot be played yet" in result.stderr and result.stderr.count("\n") == 1


def test_a_team_that_breaks_a_rule_names_it_in_the_language_of_the_reader(tmp_path: Path) -> None:
    file = tmp_path / "team.toml"
    file.write_text(TEAM.replace("= 3", "= 9"), encoding="utf-8")
    assert "Too many dice of hulk-gigante-esmeralda: at most" in run("play", "dice_masters", "--team", str(file)).stderr
    said = run("play", "dice_masters", "--team", str(file), lang="pt").stderr
    assert "Dados demais de hulk-gigante-esmeralda: no máximo" in said and "teams.basic.7" in said


def test_a_ruling_reaches_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "dice_masters", "--ruling", "priority=casual", lines=(f"save {file}",))
    assert Match.load(file.read_bytes(), lambda _: GAME).setup["rulings"]["priority"] == "casual"


# -- the menu -------------------------------------------------------------------------


def test_enter_all_the_way_starts_a_person_against_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("ludoteca.games.fabula.GAME", raising=False)
    result = run(lines=("", "", "", "", "", "", "", "quit", ""))
    assert result.exit_code == 0
    assert "(its rules can be read; it can’t be played yet)" in result.stdout
    assert "Player 2 (bot)" in result.stdout and "points 0 of 15" in result.stdout


def test_the_menu_offers_formats_sitters_and_teams_and_the_language() -> None:
    lines = ("1", "2", "2", "1", "1", "2", "", "sair", "")
    said = run(lines=lines).stdout
    assert "Que formato?" in said and "Que time tem o jogador 2?" in said
    assert "Vida 15 de 15" in said and "Tempestade" in said
    assert "(robô)" not in said


def test_a_bad_answer_is_asked_again_and_an_unplayable_game_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("ludoteca.games.fabula.GAME", raising=False)
    said = run(lines=("", "9", "x", "4", "2", "", "", "", "quit", "")).stdout
    assert "“9” is none of these: choose 1 to 5." in said and "“x” is none of these" in said
    assert "fabula cannot be played yet" in said
    assert "Which dice do you reroll?" in said


def test_a_team_file_in_the_menu_is_checked_at_once(tmp_path: Path) -> None:
    bad, good = tmp_path / "bad.toml", tmp_path / "good.toml"
    bad.write_text(TEAM.replace("= 3", "= 9"), encoding="utf-8")
    good.write_text(TEAM, encoding="utf-8")
    said = run(lines=("", "2", "2", "", "", "77", "none", str(bad), str(good), "", "quit", "")).stdout
    assert "“77” is none of these" in said
    assert "There is no deck or team “none”" in said and "Too many dice of hulk" in said
    assert "Life 15 of 15" in said


@pytest.mark.parametrize("lines", [(), ("",), ("", ""), ("q",), ("", "", "", "sair")])
def test_the_menu_is_left_cleanly_at_any_question(lines: tuple[str, ...]) -> None:
    result = run(lines=lines)
    assert result.exit_code == 0 and result.stdout.endswith(("Goodbye.\n", "Goodbye.\n"))


@pytest.mark.parametrize(("seconds", "told"), [(0.0, False), (0.3, True)])
def test_a_sign_of_life_is_given_at_a_terminal_when_preparing_takes_longer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seconds: float, told: bool
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr("ludoteca.cli.play.SILENCE", 0.1)
    with sign_of_life("pt"):
        sleep(seconds)
    assert ("Preparando a partida" in capsys.readouterr().err) == told


# -- after a match, and matches left -----------------------------------------------------

#: Dice Masters with all that is proposed, up to the first decision.
BEGIN = ("", "2", "", "", "")
GIVE_UP = ("concede", "yes", "")


def test_a_match_is_followed_by_a_rematch_or_by_the_menu() -> None:
    lines = (*BEGIN, *GIVE_UP, "1", *GIVE_UP, "2", "2", "", "", "", *GIVE_UP, "q")
    said = run(lines=lines).stdout
    assert said.count("wins the match.") == 3
    assert said.count("And now?") == 3 and said.count("Which game?") == 2, "a rematch asks for no game"
    seeds = [line.rsplit("seed ", 1)[1] for line in said.splitlines() if " – seed " in line]
    assert len(set(seeds)) == 3, "other dice every time"


def test_the_end_of_the_input_keeps_the_match_and_tells_where(matches_of_nobody: Path) -> None:
    result = run("play", "dice_masters", "--seed", "1", lines=("1",))
    (kept,) = matches_of_nobody.glob("*.json")
    assert f"Saved in {kept}." in result.stdout.replace("\n", "")
    assert Match.load(kept.read_bytes(), lambda _: GAME).choices == ["roll"]


def test_a_match_without_a_choice_is_not_kept(matches_of_nobody: Path) -> None:
    run("play", "dice_masters", "--seed", "1")
    assert not matches_of_nobody.exists()


def test_the_menu_goes_on_with_a_match_that_was_left(matches_of_nobody: Path) -> None:
    run("play", "dice_masters", "--seed", "1", lines=("1",))
    said = run(lines=("", "2", "", "", "log 1", "quit", "")).stdout
    assert "A new match, or a saved one?" in said and "dice_masters-" in said
    assert "Main Step: what do you do?" in said and "Which game?" not in said
    new = run(lines=("", "", "q")).stdout
    assert "Which game?" in new


def test_a_file_that_is_no_save_is_told_and_asked_again(matches_of_nobody: Path) -> None:
    matches_of_nobody.mkdir(parents=True)
    (matches_of_nobody / "bad.json").write_text('{"ludoteca": 1', encoding="utf-8")
    (matches_of_nobody / "else.json").write_text('{"something": 1}', encoding="utf-8")
    said = run(lines=("", "2", "1", "q")).stdout
    assert "else.json" not in said and "This is not a whole save of Ludoteca" in said and "Which game?" in said


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_a_saved_match_needs_no_game(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "match.json"
    run("play", "dice_masters", "--seed", "1", lines=("1", f"save {file}", "quit", ""))
    result = run("play", "--load", str(file), lang=lang)
    assert result.exit_code == 0
    assert ("Main Step: what do you do?" if lang == "en" else "Etapa Principal") in result.stdout
    nothing = run("play", lang=lang)
    assert nothing.exit_code == 2 and "dice_masters" in nothing.stderr and "--load" in nothing.stderr
