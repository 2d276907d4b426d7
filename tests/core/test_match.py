"""A match from outside: giving up, settling, taking back, looking again."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import EngineFault, IllegalChoice
from ludoteca.core.match import Match
from tests.example.game import GAME
from tests.example.test_clearing import asked, start

# The seats of the example are in two teams: 0 and 2, 1 and 3.


def test_the_match_ends_when_the_last_of_a_team_gives_up() -> None:
    match = start({})
    match.table.eliminate((2,), "1")
    match.concede(0)
    assert match.over and match.table.places == (2, 1, 2, 1) and match.table.decision is None
    assert match.choices == ["concede player1"] and [event.kind for event in match.log][-2:] == ["out", "finish"]
    with pytest.raises(IllegalChoice, match="refusal-over"):
        match.concede(1)


def test_while_two_teams_play_the_game_says_how_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match, left = start({}), []
    with pytest.raises(EngineFault, match="seat 0"):
        match.concede(0)
    match = start({})
    monkeypatch.setattr(type(GAME), "leave", lambda game, table, seat: left.append(seat))
    match.concede(0)
    assert left == [0] and not match.over and match.table.playing() == (1, 2, 3)
    with pytest.raises(IllegalChoice, match="refusal-over"):
        match.concede(0)


def test_who_gives_up_does_so_by_the_rule_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "concession", "9")
    match = start({})
    match.table.eliminate((2,), "1")
    match.concede(0)
    assert [event.rule for event in match.log][-2:] == ["9", "9"]


def test_a_match_that_is_settled_is_over_with_these_places() -> None:
    match = start({0: ("bolt",)})
    match.settle((1, 2, 1, 2))
    assert match.over and match.table.places == (1, 2, 1, 2) and match.table.decision is None
    assert match.choices == ["settled 1 2 1 2"]
    with pytest.raises(IllegalChoice, match="refusal-over"):
        match.settle((1, 1, 1, 1))
    match.undo()
    assert not match.over and match.table.decision is not None


def test_what_happens_after_choices_were_taken_back_is_logged() -> None:
    match = start({0: ("bolt",)})
    before = len(match.log)
    match.play("bolt bolt plain#5")
    after = [event.kind for event in match.log]
    assert len(after) > before
    match.undo()
    assert len(match.log) == before
    match.play("bolt bolt plain#5")
    assert [event.kind for event in match.log] == after


def test_a_view_has_the_events_since_a_place_in_the_log() -> None:
    match = start({0: ("bolt",)})
    before = len(match.log)
    match.play("bolt bolt plain#5")
    assert len(match.view(0, before).events) == len(match.log) - before > 0
    assert len(match.view(0, 0).events) == len(match.log) and match.view(0).events == []


def test_a_match_from_a_table_has_no_position_of_its_own() -> None:
    match = start({})
    assert match.position is None and match.undoable() == 0 and asked(match)[0] == 0
    assert isinstance(match, Match) and match.choices == []
