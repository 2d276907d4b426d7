"""`ludoteca rules`: what it shows of the ledgers and of the tests' report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from ludoteca import games
from ludoteca.cli import main, rules
from ludoteca.core.coverage import Proof, write_json


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of the tests' report; nothing there yet."""
    path = tmp_path / "proofs.json"
    monkeypatch.setattr(rules, "PROOFS", path)
    return path


@pytest.fixture
def proven(report: Path) -> Path:
    """A report in which one rule is proven, one has a failing test, and one only a skipped one."""
    write_json(
        report,
        {
            "dice_masters": {
                "sidekick.1": [Proof("test_a", "passed")],
                "sidekick.2": [Proof("test_a", "passed"), Proof("test_b", "failed")],
                "setup.9": [Proof("test_c", "skipped")],
            }
        },
    )
    return report


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["rules", "--lang", "en", *args], env={"COLUMNS": "200"})


def run_json(*args: str) -> Any:
    return json.loads(run(*args, "--json").stdout)


def test_the_five_games_are_listed_with_their_counts(report: Path) -> None:
    said = run().stdout
    for game in games.ALL:
        assert game in said
    assert "make rules" in said
    row = next(row for row in run_json() if row["game"] == "dice_masters")
    book = games.rulebook("dice_masters")
    assert (row["rules"], row["testable"]) == (len(book.rules), len(book.testable))
    assert row["proven"] is None


def test_the_list_counts_what_is_proven(proven: Path) -> None:
    assert "make rules" not in run().stdout
    counts = {row["game"]: row["proven"] for row in run_json()}
    assert (counts["dice_masters"], counts["fabula"]) == (1, 0)


def test_a_game_is_shown_by_section_with_its_tests(proven: Path) -> None:
    said = run("dice-masters").stdout
    book = games.rulebook("dice_masters")
    assert all(f"\n{section}\n" in said for section in book.sections)
    assert all(f"\n{rule.id} " in said for rule in book.rules)
    assert "test_b (failed)" in said


def test_a_rule_is_shown_with_its_examples_gaps_and_tests(proven: Path) -> None:
    said = run("krosmaster", "4.7.11.d-1").stdout
    assert "4.7.11.d-ex1" in said
    assert "Gap dr-limit-held-or-ever" in said
    assert "No test proves this rule yet" in said
    assert "test_a (passed)" in run("dice_masters", "sidekick.1").stdout
    data = run_json("krosmaster", "4.7.11.d-1")
    assert [example["id"] for example in data["examples"]] == ["4.7.11.d-ex1"]
    assert [gap["id"] for gap in data["gaps"]] == ["dr-limit-held-or-ever"]


def test_a_gap_is_shown_by_its_id(report: Path) -> None:
    said = run("dice_masters", "card.ro").stdout
    assert "Gap card.ro" in said
    assert "Ruling: " in said
    assert run_json("dice_masters", "card.ro")["confidence"] == "medium"


def test_texts_are_shown_in_the_language_asked(report: Path) -> None:
    rule = games.rulebook("fabula").rule("1.1.1")
    english, portuguese = run("fabula", "1.1.1").stdout, run("fabula", "1.1.1", "--lang", "pt").stdout
    assert rule.en in english and rule.pt not in english
    assert rule.pt in portuguese and "Seção" in portuguese


def test_a_gap_a_section_and_a_note_are_shown_in_the_language_asked(report: Path) -> None:
    book = games.rulebook("fabula")
    gap, rule = book.gap("phase-end"), book.rule("1.4.5-2")
    assert gap.alternatives is not None and rule.note is not None
    shown = " ".join(run("fabula", "phase-end", "--lang", "pt").stdout.split())
    for text in (gap.question, gap.proposed, gap.alternatives):
        assert text.pt in shown and text.en not in shown
    shown = " ".join(run("fabula", "1.4.5-2", "--lang", "pt").stdout.split())
    assert rule.note.pt in shown and "Seção: 1.4 Começando o jogo" in shown
    assert book.note is not None
    assert book.note.pt in " ".join(run("fabula", "--lang", "pt").stdout.split())


def test_an_unknown_rule_names_the_nearest(report: Path) -> None:
    result = run("dice_masters", "sidekik.1")
    assert result.exit_code == 2
    assert "sidekick.1" in result.stderr
    assert "Traceback" not in result.output


def test_a_search_finds_in_one_game_or_in_all(report: Path) -> None:
    assert {row["game"] for row in run_json("--search", "deck")} >= {"battle_scenes", "fabula"}
    found = run_json("dice_masters", "--search", "SIDEKICK")
    assert found and all(row["game"] == "dice_masters" for row in found)
    assert "No rule has “xyzzy”" in run("--search", "xyzzy").stdout


def test_coverage_needs_a_report(report: Path) -> None:
    result = run("--coverage")
    assert result.exit_code == 2
    assert "make rules" in result.stderr


def test_coverage_counts_rules_with_a_passing_and_no_failing_test(proven: Path) -> None:
    testable = len(games.rulebook("dice_masters").testable)
    said = run("dice_masters", "--coverage").stdout
    assert said.startswith(f"dice_masters 1/{testable}\n  {testable - 1} missing: ")
    data = run_json("--coverage")
    assert set(data) == set(games.ALL)
    assert data["dice_masters"]["proven"] == 1
    assert {"sidekick.2", "setup.9"} <= set(data["dice_masters"]["missing"])
    assert "sidekick.1" not in data["dice_masters"]["missing"]


def test_a_broken_report_is_named(report: Path) -> None:
    report.write_text('{"dice_masters": 3}')
    result = run("--coverage")
    assert result.exit_code == 2
    assert str(report) in result.stderr
    assert "make rules" in result.stderr


def test_options_that_contradict_each_other_are_refused(report: Path) -> None:
    result = run("fabula", "1.1.1", "--coverage")
    assert result.exit_code == 2
    assert "ID and --coverage do not go together" in result.stderr
