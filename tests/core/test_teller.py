"""How a table is told: what is told again is the same, what is another is told anew, and what each sight may see."""

from __future__ import annotations

import pytest

from ludoteca.core import teller
from ludoteca.core.decision import Decision, Option
from ludoteca.core.events import Event
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.teller import Memory, Teller
from ludoteca.core.telling import Telling
from ludoteca.core.told import DecisionTold, Sight
from tests.example.game import GAME
from tests.example.table import Clearing, discard, hand
from tests.example.test_clearing import position

MESSAGES = Messages([CORE, GAME.folder], "en")


@pytest.fixture
def table() -> Clearing:
    return position({0: ("bolt", "ward")})


def told(table: Clearing, memory: Memory | None = None, sight: Sight = "seat") -> Teller:
    return Teller(table, 0, MESSAGES, sight, memory)


def test_a_piece_is_told_anew_where_it_lies_otherwise(table: Clearing) -> None:
    """Its face and its card may be told by the place, so that the place counts though all else is the same."""
    memory = Memory()
    [first, _] = [piece for piece in told(table, memory).told().pieces if piece.number in table.zones[hand(0)]]
    [again, _] = [piece for piece in told(table, memory).told().pieces if piece.number in table.zones[hand(0)]]
    assert again is first, "nothing has changed"
    known = table.pieces[first.number].known
    table.move((first.number,), discard(0), "2")
    table.write(first.number).known = known
    [moved] = [piece for piece in told(table, memory).told().pieces if piece.number == first.number]
    assert moved is not first and memory.pieces[first.number].place == discard(0)


def test_an_area_is_told_anew_once_something_else_lies_there(table: Clearing) -> None:
    memory = Memory()
    before = next(area for area in told(table, memory).told().areas if area.place == hand(0))
    again = next(area for area in told(table, memory).told().areas if area.place == hand(0))
    assert again is before and before.count == 2
    table.move(table.zones[hand(0)][:1], discard(0), "2")
    after = next(area for area in told(table, memory).told().areas if area.place == hand(0))
    assert (after.count, after.pieces) == (1, list(table.zones[hand(0)]))


def test_the_arguments_of_an_option_are_told_with_it(table: Clearing) -> None:
    teller = told(table)
    [option] = teller.options([("move", 7)])
    assert [(argument.kind, argument.value, argument.word) for argument in option.args] == [("cell", 7, "c2")]


def asked(table: Clearing, *options: Option) -> DecisionTold:
    table.decision = Decision(0, "ask-more", "2", options, tuple(option[0] for option in options))
    decision = told(table).told().decision
    assert decision is not None
    return decision


def test_only_passing_is_when_nothing_else_is_offered(table: Clearing) -> None:
    alone, beside = asked(table, ("decline",)), asked(table, ("claim",), ("decline",))
    assert alone.passing == "decline" and alone.only_passing
    assert beside.passing == "decline" and not beside.only_passing
    assert not asked(table, ("claim",)).only_passing, "a single deed is no pass"


def test_a_choice_that_is_a_card_is_shown_as_one(table: Clearing, monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(table).new_argument("stance", 3).kind == "choice"
    monkeypatch.setattr(Telling, "card_behind", lambda telling, kind, value: "bolt")
    argument = told(table).new_argument("stance", 3)
    assert (argument.kind, argument.card) == ("card", "bolt")


def test_what_nobody_knew_is_told_once_everything_is_open(table: Clearing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Telling, "card_of", lambda telling, number: table.word(number))
    number = table.zones[hand(0)][0]
    event = Event("bell", "", 0, number)
    event.witnessed = ((number, table.pieces[number].kind, 0),)
    assert [each.card for each in told(table).events([event], 0)] == [""]
    assert [each.card for each in told(table, sight="open").events([event], 0)] == ["bolt"]


def test_no_more_events_are_remembered_than_are_told_at_once(table: Clearing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teller, "EVENTS_KEPT", 3)
    memory = Memory()
    events = [Event("bell", "", seat % 4) for seat in range(8)]
    said = told(table, memory).events(events, 0)
    assert len(memory.events) == 2 and [each.number for each in said] == list(range(8))
    assert told(table, memory).events(events[6:], 6) == said[6:]
