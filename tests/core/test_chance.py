"""The generator, its dice and shuffles, and loaded dice."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.chance import Chance
from ludoteca.core.errors import ChanceError

WHOLE = 1 << 64


def test_the_first_values_are_those_of_the_published_algorithm() -> None:
    """Steele, Lea and Flood's SplitMix64 with the seed 1234567; below(2**64) is the whole value."""
    chance = Chance(1234567)
    assert [chance.below(WHOLE) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_die_shows_each_side_as_often() -> None:
    chance = Chance(1)
    for sides in (2, 6, 20):
        counts = Counter(chance.below(sides) for _ in range(6000))
        assert sorted(counts) == list(range(sides))
        expected = 6000 / sides
        squares = sum((count - expected) ** 2 / expected for count in counts.values())
        assert squares < 3 * sides + 10  # chi squared, far out in its tail


@given(st.integers(), st.integers(1, 10**9))
def test_a_number_is_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


@given(st.integers(), st.lists(st.integers()))
def test_a_shuffle_is_a_permutation(seed: int, things: list[int]) -> None:
    assert sorted(Chance(seed).shuffled(tuple(things))) == sorted(things)


def test_every_order_comes_up_as_often() -> None:
    chance = Chance(5)
    counts = Counter(chance.shuffled((1, 2, 3)) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_copy_has_the_same_future_and_its_own() -> None:
    chance = Chance(9)
    chance.below(6)
    other = chance.copy()
    future = [chance.below(1000) for _ in range(10)]
    assert [other.below(1000) for _ in range(10)] == future


def test_loaded_results_come_in_the_order_announced() -> None:
    chance = Chance(0)
    chance.loaded = ("roll: fist", "coin: heads")
    assert chance.copy().loaded == chance.loaded
    assert (chance.take_loaded("roll"), chance.take_loaded("coin")) == ("fist", "heads")
    with pytest.raises(ChanceError, match="announces no result for: coin"):
        chance.take_loaded("coin")


def test_a_result_announced_for_something_else_is_an_error() -> None:
    chance = Chance(0)
    chance.loaded = ("roll: fist",)
    with pytest.raises(ChanceError, match="now comes: draw"):
        chance.take_loaded("draw")
