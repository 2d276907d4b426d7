"""Every rule is found in a minute: the code cites the rules that it enforces."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.core.citations import Citation, citations, enforced_at, nearest

SOURCE = '''"""Fielding (turn.main.field.1)."""

class Field:
    def pay(self):
        """energy.7: what is spent."""

#: levels.1
LEVELS = 3
Field.steps = (("turn.main.1", Field.pay),)
'''


def found_in(source: str, tmp_path: Path) -> dict[str, list[Citation]]:
    file = tmp_path / "fielding.py"
    file.write_text(source, encoding="utf-8")
    return citations(games.rulebook("dice_masters"), [file], tmp_path)


def test_a_rule_is_cited_in_docstrings_comments_and_steps(tmp_path: Path) -> None:
    found = found_in(SOURCE, tmp_path)
    assert found["turn.main.field.1"] == [("fielding.py", "", 1)]
    assert found["energy.7"] == [("fielding.py", "Field.pay", 5)]
    assert found["levels.1"] == [("fielding.py", "LEVELS", 7)]
    assert found["turn.main.1"] == [("fielding.py", "Field.steps", 9)]


def test_ids_are_whole_words(tmp_path: Path) -> None:
    """A rule within the id of another is not cited, and a full stop may follow one."""
    assert not found_in('X = "energy.71 xenergy.7 energy.7.a"\n', tmp_path)
    assert found_in('X = "by energy.7."\n', tmp_path)["energy.7"]


def test_a_rule_that_is_not_cited_is_found_by_its_passage(tmp_path: Path) -> None:
    found = {"4.14.2": [Citation("movement.py", "Move", 3)], "4": [Citation("all.py", "", 1)]}
    assert nearest(found, "4.14.2.b") == found["4.14.2"]
    assert nearest(found, "4.15.1") == []


def test_an_example_is_enforced_where_the_rule_is_that_it_shows() -> None:
    found = {"4.8.3-1": [Citation("targets.py", "may_cast", 3)], "4.8.30": [Citation("all.py", "", 1)]}
    assert enforced_at(found, "4.8.3-ex1") == found["4.8.3-1"]
    assert enforced_at(found, "4.8.3") == [], "a rule is cited by its own id"


@pytest.mark.parametrize("game", games.ALL)
def test_every_testable_rule_is_cited_in_the_code_that_enforces_it(game: str) -> None:
    cited = games.cited(game)
    assert [rule.id for rule in games.rulebook(game).testable if not enforced_at(cited, rule.id)] == []
