"""What is reckoned is kept with its ground, and goes with it."""

from __future__ import annotations

import pytest

from ludoteca.core.piece import Piece
from ludoteca.core.table import Table
from ludoteca.core.view import imagine
from tests.example.game import GAME

#: Two grounds; the second rests on the first.
PLACES, WAYS = range(2)


@pytest.fixture
def table() -> Table:
    table = GAME.new_table(GAME.setup({}), 1)
    table.box.resting = ((PLACES, WAYS), (WAYS,))
    table.kept = [{"where": 1}, {"how far": 2}]
    return table


def test_a_change_takes_what_rests_on_it(table: Table) -> None:
    table.changed(WAYS)
    assert table.kept == [{"where": 1}, {}]
    table.kept[WAYS]["how far"] = 3
    table.changed(PLACES)
    assert table.kept == [{}, {}]


def test_copies_keep_what_they_have_till_they_part(table: Table) -> None:
    other = table.copy()
    other.changed(PLACES)
    assert table.kept == [{"where": 1}, {"how far": 2}] and other.kept == [{}, {}]


def test_an_imagined_table_has_reckoned_nothing(table: Table) -> None:
    assert imagine(table, 0, 7).kept == [{}, {}]


def test_what_is_kept_makes_no_difference(table: Table) -> None:
    other = table.copy()
    other.changed(PLACES)
    assert table.data() == other.data()


def test_a_zone_has_another_tuple_when_somebody_learns_of_its_pieces(table: Table) -> None:
    zone = next(zone for zone, lying in enumerate(table.zones) if lying)
    before = table.zones[zone]
    table.reveal(before[:1], "1.1")
    assert table.zones[zone] == before and table.zones[zone] is not before


def test_only_the_tables_own_values_are_left_out_of_its_data(table: Table) -> None:
    """A piece may have a value of the same name as one that a table has reckoned."""
    other = table.copy()
    number = next(iter(other.pieces))
    other.write(number).known ^= 1
    type(table).derived = (*type(table).derived, "known")
    try:
        assert table.data() != other.data() and isinstance(other.pieces[number], Piece)
    finally:
        type(table).derived = type(table).derived[:-1]


def test_copies_share_what_they_reckon_till_the_ground_is_another_for_one(table: Table) -> None:
    table.kept = [{"where": 1}, {}]
    other = table.copy()
    table.kept[PLACES]["whence"] = 4
    assert other.kept[PLACES] == {"where": 1, "whence": 4}, "reckoned once for both"
    table.kept[WAYS]["how far"] = 5
    assert other.kept[WAYS] == {}, "whoever has nothing kept there need not say that the ground is another"
    table.changed(PLACES)
    table.kept[PLACES]["where"] = 6
    assert other.kept[PLACES] == {"where": 1, "whence": 4}


def test_of_something_new_each_copy_has_its_own_answers(table: Table) -> None:
    """Copies give the same number to different things."""
    table.kept = [{"where": 1}, {"how far": 2}]
    other = table.copy()
    assert table.new_number() == other.new_number()
    table.kept[PLACES]["of the new one"] = 3
    assert other.kept == [{"where": 1}, {"how far": 2}]
