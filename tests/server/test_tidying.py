"""The garbage collector: a full collection waits until it disturbs nobody."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from ludoteca.server.tidying import CHOICES, ROOMS, THRESHOLDS, Tidying


class Ring:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.other: Ring | None = None


def ring() -> weakref.ref[Ring]:
    one, two = Ring(), Ring()
    one.other, two.other = two, one
    return weakref.ref(one)


@pytest.fixture
def tidying() -> Iterator[Tidying]:
    before = gc.get_threshold()
    made = Tidying()
    made.begin()
    yield made
    gc.set_threshold(*before)
    gc.unfreeze()


def test_closed_rooms_are_freed_while_nobody_chooses(tidying: Tidying) -> None:
    assert gc.get_threshold() == THRESHOLDS
    room = ring()
    gc.freeze()
    tidying.closed = 1
    tidying.now_and_then()
    assert room() is None and tidying.closed == 0


def test_while_people_choose_only_many_closed_rooms_are_reason_enough(tidying: Tidying) -> None:
    room = ring()
    tidying.note_choice()
    tidying.closed = ROOMS - 1
    tidying.now_and_then()
    assert room() is not None, "nobody waits for a full collection"
    tidying.chosen = time.monotonic()
    tidying.closed = ROOMS
    tidying.now_and_then()
    assert room() is None


def test_the_leavings_of_a_few_choices_are_looked_through_by_themselves(tidying: Tidying) -> None:
    old = ring()
    gc.freeze()
    for _ in range(CHOICES - 1):
        tidying.note_choice()
    young, view = ring(), [[number] for number in range(1000)]
    tidying.note_choice()
    assert young() is None, "rings that a choice leaves are freed"
    assert old() is not None, "what is older is not looked through"
    assert not any(each is view for each in gc.get_objects()), "what outlives its choices is out of sight"
