"""What a seat sees, what it may imagine, and what it must not learn."""

from __future__ import annotations

from typing import ClassVar

import pytest

from ludoteca.core import view
from ludoteca.core.asking import Race
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.match import Match
from ludoteca.core.procedure import Next
from tests.core.test_table import Recorder, on
from tests.example.game import GAME
from tests.example.table import Clearing, deck, hand
from tests.example.test_clearing import position, start


def area(match: Match, seat: int, name: str, whose: int) -> list[view.PieceView]:
    return next(area.pieces for area in match.view(seat).areas if (area.name, area.seat) == (name, whose))


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    match = start({1: ("shield", "echo")})
    assert [piece.kind for piece in area(match, 1, "hand", 1)] == ["shield", "echo"]
    for seat in (0, 2, 3):
        assert [piece.kind for piece in area(match, seat, "hand", 1)] == ["", ""]
    assert all(piece.kind == "" for piece in area(match, 1, "deck", 1))


def test_only_the_deciding_seat_sees_its_options() -> None:
    match = start({0: ("bolt",)})
    mine, theirs = match.view(0).decision, match.view(1).decision
    assert mine is not None and "bolt" in {option.verb for option in mine.options}
    assert theirs is not None and theirs.seat == 0 and theirs.options == []


def test_the_trail_tells_where_we_are_by_which_rule() -> None:
    match = start({0: ("dig", "bolt")})
    match.play("use dig")
    assert [(step.procedure, step.step, step.rule) for step in match.view(2).trail] == [
        ("Turn", "act", "1.4"),
        ("Act", "carry_out", "2"),
        ("Dig", "pay", "5.2"),
    ]


def test_the_figures_of_an_event_are_for_those_who_know_its_pieces() -> None:
    match = start({})
    drawn = next(event for event in match.log if event.rule == "1.3")
    seen = [view.event_view(match.table, drawn, seat) for seat in range(4)]
    assert [bool(each.values) for each in seen] == [True, False, False, False]
    assert all(each.subjects == list(drawn.subjects) for each in seen)


def test_a_revealed_card_is_known_to_those_who_saw_it() -> None:
    table = position({1: ("shield",)})
    number = table.zones[hand(1)][0]
    table.log = []
    table.reveal((number,), "1", 1, to=0b0100)
    assert [table.pieces[number].known_to(seat) for seat in range(4)] == [False, True, True, False]
    table.reveal((number,), "1", 1)
    assert all(table.pieces[number].known_to(seat) for seat in range(4))
    assert [event.kind for event in table.log] == ["peek", "reveal"]


def test_imagination_keeps_what_everybody_knows_of_a_hidden_card() -> None:
    """Cards that a search found as bolts stay bolts, whatever else the hand may hold."""
    table = position({1: ("bolt", "bolt", "shield", "echo")})
    for number in table.zones[hand(1)][:2]:
        table.write(number).hint = 7
    for seed in range(20):
        imagined = view.imagine(table, 0, seed)
        assert isinstance(imagined, Clearing)
        assert [imagined.word(number) for number in table.zones[hand(1)][:2]] == ["bolt", "bolt"]


def test_imagination_does_not_remember_what_was_hidden() -> None:
    """A hidden card that has become another is as unknown as the one that it has become."""
    table = position({1: ("bolt", "shield", "echo", "dig")})
    number = table.zones[hand(1)][0]
    table.become_new(number)
    kinds = {view.imagine(table, 0, seed).gone[number].kind for seed in range(30)}
    assert len(kinds) > 1
    assert {view.imagine(table, 1, seed).gone[number].kind for seed in range(5)} == {table.gone[number].kind}


def test_imagination_reaches_into_savepoints() -> None:
    match = start({0: ("dig", "bolt")})
    match.play("use dig")
    (savepoint,) = match.table.savepoints
    hidden = savepoint.zones[deck(1)]
    true = [savepoint.pieces[number].kind for number in hidden]
    imagined = [view.imagine(match.table, 0, seed).savepoints[0] for seed in range(5)]
    assert any([table.pieces[number].kind for number in hidden] != true for table in imagined)
    assert [savepoint.pieces[number].kind for number in hidden] == true


class Whisper(Recorder):
    """A procedure that the others may not know of."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def race(self, table: Clearing) -> Next:
        if self.result is None:
            return Race((1, 2), "ask-claim", "3.4", ("claim",), private=True)
        self.seen = self.result
        table.finish((1, 1, 1, 1), "6")
        return None


Whisper.steps = (("7", Whisper.race),)


def test_a_secret_procedure_is_left_out_of_the_trail() -> None:
    table = on(Whisper())
    table.run()
    assert [step.procedure for step in view.trail(table, 0)] == []


@pytest.mark.parametrize(("seat", "knows"), [(0, False), (1, True), (2, False), (3, False)])
def test_a_private_race_is_known_to_the_seat_at_turn_alone(seat: int, knows: bool) -> None:
    table = on(Whisper())
    table.run()
    assert table.decision is not None and table.decision.seat == 1
    assert view.hidden_from(table, seat) is not knows
    fork = table.copy()
    fork.choose(("decline",))
    assert fork.decision is not None and fork.decision.seat == 2


def test_a_stream_sends_each_event_once_and_keeps_what_it_sent_last() -> None:
    match = start({0: ("banner",)})
    stream = view.Stream(2)
    first = stream.next(match.table, match.log)
    assert first is not None and len(first.events) == len(match.log)
    match.log.append(Event("sound", "1"))
    second = stream.next(match.table, match.log)
    assert second is not None and [event.kind for event in second.events] == ["sound"]
    assert stream.last is second


def test_equal_views_are_equal_to_the_byte() -> None:
    match = start({0: ("banner",)})
    assert view.same_to(match.table, match.fork(), 3)
    other = match.fork()
    other.put(4, 12, "2.1")
    assert not view.same_to(match.table, other, 3)
    assert view.as_dict(match.view(0))["game"] == "clearing"


def test_of_a_hidden_event_only_what_it_speaks_of_is_told() -> None:
    """Further pieces among its figures would say what it was."""
    table = GAME.new_table(GAME.setup({}), 1)
    hidden, other = table.zones[hand(0)][:2]
    table.write(other).known = 0b1111
    event = Event("bell", "", 0, NOTHING, (hidden,), (other,))
    event.witnessed = ((hidden, 3, 0b1), (other, 4, 0b1111))
    assert view.event_view(table, event, 0).kinds == {hidden: 3, other: 4}
    told = view.event_view(table, event, 1)
    assert told.kinds == {hidden: view.UNKNOWN} and told.values == [] and told.figures == {}
