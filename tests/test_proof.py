"""The machinery that counts proven rules, run on small suites of its own."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.rulebook import UnknownRule
from tests.proof import rule

HERE = Path(__file__).parent

SUITE = """
import pytest
from tests.proof import proves, rule

@rule("dice_masters", "sidekick.1")
def test_passes(): pass

@rule("dice_masters", "sidekick.2")
def test_also_passes(): pass

@rule("dice_masters", "sidekick.2")
def test_fails(): assert BROKEN

@pytest.mark.rule
@pytest.mark.parametrize("ids", [["1.1.2"], ["1.1.3", "1.2.2"]])
def test_scenario(request, ids):
    proves(request, "fabula", ids)

def test_of_no_rule(): pass
"""


class Suite:
    """A copy of the machinery with tests of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "tests").mkdir()
        for name in ("conftest.py", "examples.py", "proof.py", "rules_floor.toml"):
            shutil.copy(HERE / name, root / "tests" / name)
        self.floor(0)
        (root / "pytest.ini").write_text(
            "[pytest]\ntestpaths = tests\npythonpath = .\n"
            "addopts = --import-mode=importlib\nmarkers = rule: of a rule\n"
        )

    def floor(self, count: int | str) -> None:
        (self.root / "tests" / "rules_floor.toml").write_text(f"dice_masters = {json.dumps(count)}\n")

    def test(self, text: str) -> None:
        (self.root / "tests" / "test_toy.py").write_text(text)

    def run(self, *args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *args]
        return subprocess.run(command, cwd=self.root, capture_output=True, text=True)

    def report(self, name: str) -> Any:
        path = self.root / "build" / name
        return json.loads(path.read_text()) if path.exists() else None


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return Suite(tmp_path)


def test_an_unknown_rule_is_an_error_that_names_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"sidekick\.1"):
        rule("dice_masters", "sidekik.1")


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_whole_run_writes_both_reports(suite: Suite, processes: str) -> None:
    suite.test(SUITE.replace("BROKEN", "False"))
    result = suite.run("-n", processes)
    assert result.returncode == 1
    testable = len(games.rulebook("dice_masters").testable)
    counts = suite.report("rules.json")
    assert list(counts) == list(games.ALL)
    assert counts["dice_masters"]["testable"] == testable
    assert counts["dice_masters"]["proven"] == 1, "a failing test unproves a rule"
    assert "sidekick.2" in counts["dice_masters"]["missing"]
    assert counts["fabula"]["proven"] == 3, "rules named while a test runs"
    proofs = suite.report("proofs.json")["dice_masters"]
    assert proofs["sidekick.1"] == [{"test": "tests/test_toy.py::test_passes", "outcome": "passed"}]
    assert [proof["outcome"] for proof in proofs["sidekick.2"]] == ["passed", "failed"]
    assert f"dice_masters 1/{testable}" in result.stdout


def test_only_the_tests_of_rules_are_enough_for_a_report(suite: Suite) -> None:
    suite.test(SUITE.replace("BROKEN", "True"))
    assert suite.run("-m", "rule").returncode == 0
    assert suite.report("rules.json")["dice_masters"]["proven"] == 2
    assert suite.report("rules.json")["fabula"]["proven"] == 3


def test_a_part_writes_a_report_only_when_asked(suite: Suite) -> None:
    suite.test(SUITE.replace("BROKEN", "False"))
    for part in (["tests/test_toy.py"], ["-k", "passes"], ["-x"], ["--collect-only"]):
        suite.run(*part)
        assert suite.report("rules.json") is None, part
    assert suite.run("-k", "test_passes", "--rules-report").returncode == 0
    assert suite.report("rules.json")["dice_masters"]["proven"] == 1


def test_a_count_below_the_floor_fails_the_run(suite: Suite) -> None:
    suite.test(SUITE.replace("BROKEN", "True"))
    suite.floor(2)
    assert suite.run("tests").returncode == 0
    suite.floor(3)
    result = suite.run("tests")
    assert result.returncode == 1
    assert "dice_masters: 2 rules proven, but 3 before" in result.stdout


def test_a_testable_rule_without_a_test_fails_the_run_and_is_named(suite: Suite) -> None:
    suite.floor("all")
    every = [rule.id for rule in games.rulebook("dice_masters").testable]
    test = "from tests.proof import rule\n@rule('dice_masters', *IDS)\ndef test_passes(): pass\n"
    suite.test(test.replace("IDS", repr(every)))
    assert suite.run("tests").returncode == 0
    suite.test(test.replace("IDS", repr(every[1:])))
    result = suite.run("tests")
    assert result.returncode == 1
    assert f"dice_masters: no test that passes proves {every[0]}" in result.stdout


def test_every_game_has_to_have_all_its_rules_proven() -> None:
    floor = tomllib.loads((HERE / "rules_floor.toml").read_text())
    assert floor == dict.fromkeys(games.ALL, "all")


def test_no_test_of_a_rule_is_a_count_of_none(suite: Suite) -> None:
    suite.test("def test_of_no_rule(): pass\n")
    assert suite.run("-m", "rule").returncode == 0
    assert suite.report("rules.json")["dice_masters"]["proven"] == 0
    suite.floor(1)
    assert suite.run("-m", "rule").returncode == 1


def test_a_marker_with_an_unknown_rule_stops_the_run(suite: Suite) -> None:
    suite.test('import pytest\n@pytest.mark.rule("dice_masters", "sidekik.1")\ndef test_x(): pass\n')
    result = suite.run()
    assert result.returncode not in (0, 1)
    assert "sidekick.1" in result.stdout + result.stderr
    assert suite.report("rules.json") is None
