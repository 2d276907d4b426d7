"""`ludoteca cards`: list, show, explain, check, import; in both languages, and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ludoteca.cardtext import ROOM
from ludoteca.cli import main
from ludoteca.core.messages import check_catalogues
from ludoteca.games.dice_masters.cards.collection import DiceCards

GOOD = "Quando posicionado, nocauteie um personagem opositor."
BAD = "Quando posicionado, nocauteie um personagem inimgo."


def cards(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["cards", *arguments])


def data(*arguments: str) -> Any:
    return json.loads(cards(*arguments, "--json").output)


def own_cards(path: Path, *texts: str) -> str:
    lines = [
        f'[[card]]\ntitle = "C{n}"\ncost = 2\nmax = 4\ndie = "thor"\ntext = "{text}"' for n, text in enumerate(texts)
    ]
    file = path / "own.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return str(file)


def test_both_languages_say_the_same() -> None:
    check_catalogues(ROOM / "messages.pt.ftl", ROOM / "messages.en.ftl")


def test_list_names_every_card() -> None:
    assert len(data("list")) == 35
    assert "Hulk, Gigante Esmeralda" in cards("list", "--lang", "pt").output
    assert "Hulk, Jade Giant" in cards("list", "--lang", "en").output


def test_show_has_the_text_in_both_languages_and_the_faces() -> None:
    shown = cards("show", "jade giant", "--lang", "en").output
    assert "knock out an opposing character of level 1" in shown
    assert "nocauteie um personagem opositor de nível 1" in shown
    assert "[level 1: 1 6A 5D *]" in shown


def test_explain_tells_the_records_and_their_rules() -> None:
    told = cards("explain", "hulk-gigante-esmeralda", "--lang", "pt").output
    assert "Level(levels=1)  levels.4" in told
    assert "active.2:" in told
    assert "active.2" in data("explain", "hulk-gigante-esmeralda")["rules"]


def test_an_unknown_card_is_an_error_with_the_nearest() -> None:
    result = cards("show", "hulk-gigant", "--lang", "pt")
    assert result.exit_code == 2
    assert "Não existe a carta “hulk-gigant”. Você quis dizer: hulk-gigante-esmeralda" in result.output


def test_check_tells_each_card_and_fails_if_one_is_refused(tmp_path: Path) -> None:
    assert cards("check", own_cards(tmp_path, GOOD)).exit_code == 0
    result = cards("check", own_cards(tmp_path, GOOD, BAD), "--lang", "pt")
    assert result.exit_code == 1
    assert "entendida: C0" in result.output
    assert "não entendi “inimgo”; quis dizer “inimigo”" in result.output
    assert "    " + BAD + "\n" + " " * 48 + "^^^^^^" in result.output


@pytest.mark.parametrize("kind", ["json", "jsonl", "csv", "toml"])
def test_import_reads_lists_of_every_kind_and_reports(kind: str, tmp_path: Path) -> None:
    entries = [{"title": f"C{n}", "text": text} for n, text in enumerate([GOOD, BAD, BAD])]
    content = {
        "json": json.dumps({"cards": entries}),
        "jsonl": "\n".join(map(json.dumps, entries)),
        "csv": "title,text\n" + "\n".join(f'{entry["title"]},"{entry["text"]}"' for entry in entries),
        "toml": "\n".join(f'[[card]]\ntitle = "{entry["title"]}"\ntext = "{entry["text"]}"' for entry in entries),
    }
    file = tmp_path / f"list.{kind}"
    file.write_text(content[kind], encoding="utf-8")
    report = data("import", str(file), "--report", "--lang", "en")
    assert (report["total"], report["understood"], len(report["refused"])) == (3, 1, 2)
    first = report["refused"][0]
    assert (first["card"], first["line"], first["column"]) == ("C1", 1, 45)
    assert "did you mean “inimigo”" in first["reason"]
    assert report["commonest"] == [{"words": "inimgo.", "count": 2}]
    assert "1 of 3 understood, 2 refused." in cards("import", str(file), "--lang", "en").output


def test_a_card_without_a_text_field_is_not_counted_as_understood(tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_text(json.dumps([{"name": "Thor", "ability": GOOD}]), encoding="utf-8")
    assert data("import", str(file))["understood"] == 0


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("list.json", "[", "can't be read"),
        ("list.toml", "card = [", "can't be read"),
        ("list.txt", "", "should end in .json"),
        ("list.json", "[]", "has no card"),
        ("list.json", "3", "has no card"),
        ("list.json", "[1, 2]", "has no card"),
    ],
)
def test_a_file_that_can_not_be_read_is_an_error_and_no_traceback(
    name: str, content: str, problem: str, tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    result = cards("import", str(file), "--lang", "en")
    assert result.exit_code == 2
    assert problem in result.output


def test_a_missing_file_is_an_error() -> None:
    result = cards("check", "nowhere.toml", "--lang", "pt")
    assert result.exit_code == 2
    assert "Não se pode ler o arquivo nowhere.toml" in result.output


def test_import_tells_every_sentence_that_is_not_understood_with_its_place(tmp_path: Path) -> None:
    text = "Nocauteie um personajem. Ganhe 1 de vida. Capture um personagen.\nCause 1 de dano a ninguém."
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([{"title": "Golpe", "text": text, "use": 3}]), encoding="utf-8")
    (refused,) = data("import", str(file), "--lang", "en")["refused"]
    assert [(each["line"], each["column"]) for each in refused["places"]] == [(1, 14), (1, 54), (2, 19)]
    assert "3 problems" in refused["reason"]


def test_import_refuses_what_would_not_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DiceCards, "write_text", lambda self, records: "Ganhe 2 de vida.")
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([{"title": "Golpe", "text": "Ganhe 1 de vida.", "use": 3}]), encoding="utf-8")
    (refused,) = data("import", str(file), "--lang", "en")["refused"]
    assert "would mean something else" in refused["reason"]


@pytest.mark.parametrize("command", ["show", "explain"])
def test_a_card_is_found_in_whichever_game_has_it(command: str) -> None:
    """Without a game the one that has it; with a game that one alone."""
    assert "Gibão de Couro" in cards(command, "gibao-de-couro", "--lang", "pt").output
    assert "Hulk" in cards(command, "hulk-gigante-esmeralda", "--lang", "pt").output
    assert cards(command, "gibao-de-couro", "--game", "fabula").exit_code != 0
    assert cards(command, "nobody-has-this").exit_code != 0
