"""Picking one after the other: every set in one order, and only what can still be completed."""

from __future__ import annotations

from ludoteca.core.picking import behind, following, series, still_open


def test_what_was_picked_is_told_as_it_was_answered() -> None:
    assert series("give", [4, 7]) == (("give", 4), ("give", 7))


def test_only_what_lies_behind_may_follow() -> None:
    assert behind((4, 7, 9), ()) == (4, 7, 9)
    assert behind((4, 7, 9), (4, 7)) == (9,)


def test_a_way_to_pay_is_walked_in_its_order() -> None:
    ways = ((0, 1), (0, 2, 3), (4,))
    assert following(ways, 0) == [0, 4]
    left = still_open(ways, (0,))
    assert left == ((0, 1), (0, 2, 3)) and following(left, 1) == [1, 2]
    assert following(still_open(ways, (4,)), 1) == []
