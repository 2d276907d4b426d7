"""`ludoteca scenario`: run, check, list and show, in both languages."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from ludoteca import games
from ludoteca.cli import main
from ludoteca.cli.scenario import HOME
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal.lesson import Lesson
from ludoteca.players.terminal.screen import Screen
from ludoteca.scenarios import library, run

BROKEN = """\
game = "dice_masters"
title = { pt = "Título", en = "Title" }
rules = ["turn.main.1"]
[position]
step = "main"
player1.reserve = ["parceiro level1"]
[[move]]
do = "field parceiro"
expect = { "player1.life" = 9 }
"""


def called(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["scenario", *arguments])


@pytest.fixture
def broken(tmp_path: Path) -> str:
    path = tmp_path / "broken.toml"
    path.write_text(BROKEN, encoding="utf-8")
    return str(path)


def test_run_by_name_and_by_game_and_name() -> None:
    result = called("run", "who-acts-first", "dice_masters/one-iron-man-a-team", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "2 scenarios; 0 failed." in result.output


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "line 7: player1.life is 15"), ("pt", "linha 7: player1.life é 15")]
)
def test_run_tells_what_does_not_hold(broken: str, lang: str, words: str) -> None:
    result = called("run", broken, "--lang", lang)
    assert result.exit_code == 1
    assert words in result.output


def test_run_as_json(broken: str) -> None:
    result = called("run", broken, "who-acts-first", "--json", "--thorough")
    found = json.loads(result.output)
    assert [each["holds"] for each in found] == [False, True]
    assert found[0]["problems"] == [{"line": 7, "problem": "player1.life is 15; expected 9"}]


def test_run_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(BROKEN + "colour = 1\n", encoding="utf-8")
    result = called("run", str(path), "who-acts-first", "--lang", "pt")
    assert result.exit_code == 1
    assert "linha 7: Um cenário não tem isso aqui" in result.output
    assert "who-acts-first.toml: vale" in result.output


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    result = called("run", "who-acts-frist", "--lang", "en")
    assert result.exit_code == 1
    assert "Did you mean: who-acts-first" in result.output


def test_check_does_not_play(broken: str) -> None:
    result = called("check", broken, "--lang", "en")
    assert result.exit_code == 0
    assert "well formed (1 move, 0 branches, 1 rule)" in result.output


def test_check_looks_at_the_position(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(BROKEN.replace("parceiro level1", "parceiro level7"), encoding="utf-8")
    result = called("check", str(path), "--json")
    assert result.exit_code == 1
    assert json.loads(result.output)[0]["line"] == 4


def test_list() -> None:
    rows = json.loads(called("list", "dice_masters", "--json").output)
    assert {row["name"] for row in rows} >= {"dice_masters/eric-against-miguel", "dice_masters/scott-against-ryan"}
    assert "combate: Scott" in " ".join(called("list", "--lang", "pt").output.split())


def test_list_of_a_game_without_scenarios(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ludoteca.scenarios.library.resources.files", lambda package: tmp_path)
    assert json.loads(called("list", "apotheosis", "--json").output) == []


def test_show_prints_every_table_where_there_is_no_terminal() -> None:
    result = called("show", "who-acts-first", "--lang", "en")
    assert result.exit_code == 0
    assert result.output.count("— ") == len(run(library.find("who-acts-first")).frames)
    assert "The active player protects" in result.output


def test_show_tells_choices_events_with_their_rules_the_effect_tree_and_the_question() -> None:
    shown = called("show", "hood-umar-and-heimdall", "--plain", "--lang", "pt").output
    assert "9.1.2.1-ex1: " in shown
    assert "Jogador 1: Usar com Capuz V2 #3 a ação Poderes Obscuros de Capuz V2 #3 (custo 1): Clarividência 1" in shown
    assert "Umar V1 #7 carrega Planos de Infiltração V1 #2 [4.1-1]" in shown
    assert [line for line in shown.splitlines() if "nível 2:" in line] == [
        "Efeitos pendentes:     nível 2: Heimdall V1 #21 (Jogador 2), sendo resolvido"
    ]
    assert "Jogador 2 – Escolha o que o texto de Heimdall V1 #21 pede: “" in shown


def test_show_tells_a_ruling_with_the_text_of_its_rule() -> None:
    shown = called("show", "a-crossfire", "--plain", "--lang", "en").output
    after = shown.split("Not allowed: Player 1: ")[1].splitlines()
    assert after[0].startswith("Choose ") and after[2].startswith("  4.6.2.F.2.2: ")


def test_show_keeps_hidden_cards_hidden_unless_it_is_told_to_open_them() -> None:
    closed, opened = (
        called("show", "hood-umar-and-heimdall", "--plain", "--lang", "en", *more).output for more in ((), ("--open",))
    )
    assert "Deck (6)\n" in closed and "looks through their own deck (5 cards)" in closed
    assert "hidden" in closed and "hidden" not in opened
    assert "Deck (6): 1 Esquiva V1" in opened or "1 Esquiva V1" in opened.split("Deck (6): ")[1].splitlines()[0]


@pytest.mark.parametrize("game", games.playable())
def test_every_scenario_can_be_told(game: str) -> None:
    """In words of the catalogues alone, from its first frame to its last."""
    languages: tuple[Lang, ...] = ("pt", "en")
    for name, file in library.all_files(game):
        report = run(library.own(name, file.name))
        for lang in languages:
            page = io.StringIO()
            screen = Screen(lang, (HOME, games.game(game).folder), True, console=Console(file=page, width=100))
            screen.messages.strict = True
            Lesson(report, screen, games.rulebook(game), opened=True).print()
            assert page.getvalue().count("— ") >= len(report.frames)


def test_show_tells_what_does_not_hold(broken: str) -> None:
    result = called("show", broken, "--lang", "en")
    assert result.exit_code == 1
    assert "expected 9" in result.output


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "“field b” is refused by rule"), ("pt", "“field b” é recusado pela regra")]
)
def test_an_illegal_move_is_told_with_the_games_own_reason(tmp_path: Path, lang: Lang, words: str) -> None:
    path = tmp_path / "illegal.toml"
    path.write_text(
        BROKEN.replace('level1"', 'level1", "parceiro bolt as b"').replace("field parceiro", "field b"),
        encoding="utf-8",
    )
    told = called("run", str(path), "--lang", lang).output.splitlines()
    at = next(at for at, line in enumerate(told) if "linha 7" in line or "line 7" in line)
    assert words in told[at] and told[at + 1].startswith("    ") and "refusal-" not in told[at + 1]


def test_the_reader_steps_forwards_and_backwards() -> None:
    page = io.StringIO()
    keys = iter(["", "", "b", "volta", "b", "n", "g 3", "what", "q"])
    prompts: list[str] = []

    def read(prompt: str) -> str:
        prompts.append(prompt.partition("/")[0])
        return next(keys)

    folder = games.game("dice_masters").folder
    screen = Screen("en", (HOME, folder), True, read, Console(file=page))
    Lesson(run(library.find("who-acts-first")), screen, None).run()
    assert prompts == ["1", "2", "3", "2", "1", "1", "2", "3", "3"]
    assert page.getvalue().count("Enter goes on") == 2, "at the beginning, and after a word that means nothing"


def test_a_position_is_played_on_as_one_likes(tmp_path: Path) -> None:
    typed = ["por que não usar heimdall-v1#21 heimdall-v1#21", "usar vigia#11 vigia#11", f"salvar {tmp_path}/m.json"]
    words = ["scenario", "play", "hood-umar-and-heimdall", "--plain", "--lang", "pt", "--seed", "1"]
    played = CliRunner().invoke(main, words, input="\n".join([*typed, "sair", ""]) + "\n")
    assert played.exit_code == 0, played.output
    assert "Capuz, Umar e Heimdall" in played.output
    assert "Vigia V1 #11 usa a ação Vigia Ataca" in played.output
    assert (tmp_path / "m.json").exists(), "what was played from a position can be saved"
    refused = played.output.split("> ")[1]
    assert "7.3.acao: " in refused, "the ruling and the text of its rule"


def test_what_has_no_position_cannot_be_played(tmp_path: Path) -> None:
    path = tmp_path / "setup.toml"
    path.write_text(BROKEN.split("[position]")[0], encoding="utf-8")
    result = called("play", str(path), "--lang", "en")
    assert result.exit_code != 0 and "no [position] to play from" in result.output
