"""The frame in which a text is carried out: its copies, and what is told by the pieces that it offers."""

from __future__ import annotations

import pytest

from ludoteca.core.plain import plain, slots_of
from ludoteca.core.procedure import Procedure
from ludoteca.core.resolving import Resolve, is_seen_or_offered, told_apart
from tests.example.table import Clearing, hand
from tests.example.test_clearing import position


def test_a_copy_of_a_frame_has_all_that_the_frame_has() -> None:
    frame: Resolve = Resolve(3, 1, 7, 2, None, 40, ((5,),))
    frame.chosen, frame.did = (8, 9), (2, 0)
    frame.clause, frame.selecting, frame.repeats, frame.done = 1, 2, 3, 4
    frame.step = 5
    assert plain(frame.copy()) == plain(frame)
    assert {"done", "did", "step"} <= set(slots_of(Resolve))


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> Clearing:
    """A table on which cards of one word are equal, and the first player holds two bolts and a ward."""
    monkeypatch.setattr(Clearing, "likeness", lambda table, number: table.word(number))
    return position({0: ("bolt", "bolt", "ward")})


def test_equal_pieces_are_offered_once_to_whoever_knows_them(alike: Clearing) -> None:
    first, second, third = held = alike.zones[hand(0)]
    assert told_apart(alike, 0, held) == [first, third]
    assert told_apart(alike, 1, held) == [first, second, third], "which of them are equal is nobody else's business"
    alike.write(third).known |= 0b10
    assert told_apart(alike, 1, held) == [first, second, third]
    alike.write(second).known |= 0b10
    assert told_apart(alike, 1, (second, first, third)) == [second, first, third], "in their order"


def test_of_what_other_procedures_offer_nothing_is_asked(alike: Clearing) -> None:
    """Only a text has filters that could tell what a hidden piece is."""
    card = alike.zones[hand(0)][0]
    alike.stack = [Procedure()]
    assert is_seen_or_offered(alike, 1, (card,)) and is_seen_or_offered(alike, 0, (card,))


def test_what_is_bound_to_a_slot_leaves_the_others_as_they_are() -> None:
    frame: Resolve = Resolve(3, 1, 7, 2, None, 40, ((5,), (6,), (7,)))
    frame.bind(1, (8, 9))
    assert frame.slots == ((5,), (8, 9), (7,))
    frame.bind(4, (1,))
    assert frame.slots == ((5,), (8, 9), (7,), (), (1,))
