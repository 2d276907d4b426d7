"""A scenario's file is checked at the door, and what is wrong is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.messages import check_catalogues
from ludoteca.scenarios import ScenarioError, format, read, read_file

HEAD = """\
game = "dice_masters"
title = { pt = "Título", en = "Title" }
rules = ["turn.main.1"]
"""
POSITION = """
[position]
step = "main"
"""


def refused(text: str) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        read(text)
    return caught.value


def test_a_scenario_is_read_with_its_lines() -> None:
    scenario = read(
        HEAD
        + POSITION
        + '[[move]]\ndo = "pass"\n[[move.at]]\nrule = "turn.1"\nexpect = {}\n'
        + '[[move]]\ndo = ["a", "b"]\n[[move.at]]\nrule = "turn.2"\nexpect = {}\n'
        + '[[branch]]\ntitle = { pt = "a", en = "b" }\n[[branch.move]]\ndo = "c"\n'
    )
    assert scenario.line == 5
    assert [move.line for move in scenario.move] == [7, 12]
    assert [move.at[0].line for move in scenario.move] == [9, 14]
    assert (scenario.branch[0].line, scenario.branch[0].move[0].line) == (17, 19)
    assert scenario.move[1].choices == ["a", "b"]


def test_headers_inside_a_text_are_no_tables() -> None:
    text = HEAD + POSITION + '[[position.cards]]\ntext = """\n[[move]]\n"""\n[[move]]\ndo = "pass"\n'
    assert read(text).move[0].line == 11


@pytest.mark.parametrize("place", ["", "[start]\n", "[[move]]\ndo = 'pass'\n", "[[setup]]\ngiven = {}\n"])
@pytest.mark.parametrize("key", ["colour", "line", "source"])
def test_unknown_keys_are_refused(place: str, key: str) -> None:
    text = HEAD + ("" if place else f"{key} = 1\n") + POSITION + (f"{place}{key} = 1\n" if place else "")
    assert key in str(refused(text))


def test_an_unknown_key_is_told_with_the_line_of_its_table() -> None:
    error = refused(HEAD + POSITION + '[[move]]\ndo = "pass"\n[[move]]\ndo = "pass"\ncolour = 1\n')
    assert error.line == 9


def test_what_is_no_toml_is_told_with_its_line() -> None:
    assert refused(HEAD + "nonsense\n").line == 4


@pytest.mark.parametrize(
    "text",
    [
        HEAD.replace("turn.main.1", "turn.main.99"),
        HEAD + POSITION + '[[move]]\ndo = "pass"\nrefused = "no.rule"\n',
        HEAD + POSITION + '[[move]]\ndo = "pass"\n[[move.at]]\nrule = "no.rule"\nexpect = {}\n',
    ],
)
def test_rules_must_be_in_the_ledger(text: str) -> None:
    assert "rule" in str(refused(text))


def test_moves_need_a_position() -> None:
    assert refused(HEAD + '[[move]]\ndo = "pass"\n').message_id == "scenario-no-position"


def test_a_branch_begins_after_a_move_that_there_is() -> None:
    error = refused(HEAD + POSITION + '[[branch]]\ntitle = { pt = "a", en = "b" }\nafter = "gone"\n')
    assert (error.message_id, error.line) == ("scenario-no-move", 7)


def test_two_moves_may_not_have_one_name() -> None:
    error = refused(HEAD + POSITION + '[[move]]\nname = "a"\ndo = "x"\n[[move]]\nname = "a"\ndo = "x"\n')
    assert (error.message_id, error.line) == ("scenario-twice", 10)


def test_nothing_happens_in_a_refused_move() -> None:
    error = refused(HEAD + POSITION + '[[move]]\ndo = "pass"\nrefused = "turn.1"\nchance = ["roll: fist"]\n')
    assert error.message_id == "scenario-refused-alone"


def test_chance_in_short() -> None:
    assert format.expand("draw: parceiro*2 thor") == ["draw: parceiro", "draw: parceiro", "draw: thor"]
    assert format.expand("roll: fist action* action**2") == [
        "roll: fist",
        "roll: action*",
        "roll: action*",
        "roll: action*",
    ]


@pytest.mark.parametrize("entry", ["fist", "roll:", "roll: "])
def test_chance_that_says_nothing(entry: str) -> None:
    assert refused(HEAD + POSITION + f'[[move]]\ndo = "pass"\nchance = ["{entry}"]\n').line == 7


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"gone\.toml"):
        read_file(tmp_path / "gone.toml")


def test_both_languages_say_the_same() -> None:
    home = Path(format.__file__).parent
    check_catalogues(home / "messages.pt.ftl", home / "messages.en.ftl")
