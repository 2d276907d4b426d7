"""Moves as text: what can't be read says why."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import NotationError
from ludoteca.core.match import Match
from tests.example.test_clearing import start


@pytest.fixture
def match() -> Match:
    return start({0: ("bolt", "bolt", "snatch"), 1: ("shield",)})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty move"),
        ("   ", "empty move"),
        ("fly", "unknown verb “fly”; known: bolt,"),
        ("stop now", "write “stop”"),
        ("bolt", "write “bolt <piece> <piece>”"),
        ("use nothing", "no piece is called “nothing”"),
        ("use bolt#9999", "there is no piece 9999"),
        ("use bolt#99999999999999999999", "no piece is called"),
        ("use ward#4", "piece 4 is thorny; write thorny#4"),
        ("bolt bolt plain", "may be any of"),
        ("use player5", "is no player; write player1 to player4"),
        ("use player0", "is no player"),
        ("move z9", "is no square"),
        ("resolve two", "“two” is not a number"),
        ("resolve " + "9" * 5000, "is not a number"),
        ("resolve ²", "is not a number"),
    ],
)
def test_what_cannot_be_read_says_why(match: Match, text: str, reason: str) -> None:
    with pytest.raises(NotationError) as error:
        match.read(text)
    assert reason in str(error.value)
    assert error.value.message_id.startswith("notation-")


def test_a_bare_word_is_the_piece_on_offer(match: Match) -> None:
    assert match.read("use mud") == ("use", next(n for n in match.table.zones[4] if match.table.word(n) == "mud"))  # type: ignore[attr-defined]


def test_a_name_given_by_a_scenario_is_the_piece() -> None:
    from ludoteca.core import notation

    match = start({0: ("bolt",)})
    assert notation.read(match.table, "bolt bolt victim", {"victim": 5})[2] == 5


def test_an_option_need_not_be_legal_to_be_read(match: Match) -> None:
    option = match.read("bolt thorny#4 player2")
    assert option == ("bolt", 4, 1)
    assert match.why_not(option) is not None
