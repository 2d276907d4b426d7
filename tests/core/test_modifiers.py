"""How continuous effects answer a question."""

from __future__ import annotations

import pytest

from ludoteca.core.modifiers import (
    ADD,
    ALLOW,
    DENY,
    END_OF_TURN,
    FIX,
    MULTIPLY,
    Modifier,
    answer,
    denial,
    permission,
    value,
)
from ludoteca.core.table import Table
from tests.example.test_clearing import position


@pytest.fixture
def table() -> Table:
    return position({})


def begin(table: Table, operation: str, amount: int = 0, question: str = "speed", **values: object) -> Modifier:
    given = {"subjects": (4,), **values}
    modifier = Modifier(table.new_number(), question, operation, amount, **given)  # type: ignore[arg-type]
    table.begin(modifier)
    return modifier


def test_nothing_alters_most_questions(table: Table) -> None:
    assert value(table, "speed", 4, 2) == 2
    assert denial(table, "target", 4) is None and permission(table, "target", 4) is None


def test_sums_come_before_products_and_a_fixed_value_last(table: Table) -> None:
    double = begin(table, MULTIPLY, 2)
    more = begin(table, ADD, 3)
    assert value(table, "speed", 4, 2) == 10
    fixed = begin(table, FIX, 7)
    unfolded = answer(table, "speed", 4, 2)
    assert unfolded.parts == ((more, 3), (double, 5), (fixed, -3))
    assert unfolded.total == unfolded.base + sum(amount for _, amount in unfolded.parts) == 7


def test_the_latest_fixed_value_prevails(table: Table) -> None:
    begin(table, FIX, 7)
    begin(table, FIX, 1)
    assert value(table, "speed", 4, 2) == 1


def test_no_value_falls_below_zero(table: Table) -> None:
    begin(table, ADD, -9)
    assert value(table, "speed", 4, 2) == 0


def test_only_the_fixed_subjects_are_altered(table: Table) -> None:
    begin(table, ADD, 1, subjects=(4, 6))
    assert [value(table, "speed", figure, 2) for figure in (4, 5, 6)] == [3, 2, 3]


def test_a_prohibition_prevails_over_a_permission(table: Table) -> None:
    allowed = begin(table, ALLOW, question="target")
    assert permission(table, "target", 4) is allowed
    denied = begin(table, DENY, question="target")
    assert permission(table, "target", 4) is None and denial(table, "target", 4) is denied


def test_a_question_about_two_names_the_second(table: Table) -> None:
    begin(table, DENY, question="block", other=5)
    assert denial(table, "block", 4, 5) is not None
    assert denial(table, "block", 4, 6) is None


def test_effects_end_when_their_time_has_come(table: Table) -> None:
    begin(table, ADD, 1, until=END_OF_TURN)
    begin(table, ADD, 5)
    table.end_modifiers(END_OF_TURN)
    assert value(table, "speed", 4, 2) == 7
    begin(table, DENY, question="target", until=END_OF_TURN)
    table.end_modifiers(END_OF_TURN)
    assert "target" not in table.modifiers


def test_a_piece_that_left_is_forgotten(table: Table) -> None:
    begin(table, ADD, 1, subjects=(4, 5))
    begin(table, ADD, 1, subjects=(4,), question="strength")
    table.forget(4)
    assert [value(table, "speed", figure, 2) for figure in (4, 5)] == [2, 3]
    assert "strength" not in table.modifiers


def test_a_fork_keeps_its_own_effects(table: Table) -> None:
    fork = table.copy()
    begin(table, ADD, 1)
    assert (value(table, "speed", 4, 2), value(fork, "speed", 4, 2)) == (3, 2)
