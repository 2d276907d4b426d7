"""Records of a text that are data alone are read by the game: a table of functions, like its effects."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.core.effects import Amount, Condition, Effect, Filter, Selector, Trigger
from ludoteca.core.events import Event
from ludoteca.core.resolving import Resolve
from ludoteca.lab.simulate import begin
from tests.example.game import GAME


@dataclass(frozen=True, slots=True)
class Even(Filter):
    pass


@dataclass(frozen=True, slots=True)
class Dozen(Amount):
    pass


@dataclass(frozen=True, slots=True)
class Raining(Condition):
    pass


@dataclass(frozen=True, slots=True)
class Heard(Trigger):
    pass


def table_that_reads(**readers: Any) -> Any:
    by_type = {globals()[name]: function for name, function in readers.items()}
    return SimpleNamespace(box=SimpleNamespace(readers=by_type))


def test_a_filter_an_amount_a_condition_and_a_trigger_are_read_by_the_game() -> None:
    table = table_that_reads(
        Even=lambda record, table, frame, number: number % 2 == 0,
        Dozen=lambda record, table, frame: 12,
        Raining=lambda record, table, frame: frame.controller == 1,
        Heard=lambda record, table, event, source, controller: event.kind == "bell" and source == 7,
    )
    frame = Resolve(0, 1, 7)
    assert [number for number in range(5) if Even().passes(table, frame, number)] == [0, 2, 4]
    assert Selector("each", (Even(),)).passes(table, frame, 3) is False
    assert Dozen().count(table, frame) == 12
    assert Raining().holds(table, frame)
    assert not Raining().holds(table, Resolve(0, 0, 7))
    assert Heard().fires(table, Event("bell", ""), 7, 1)
    assert not Heard().fires(table, Event("bell", ""), 8, 1)


def test_a_record_that_nobody_reads_is_an_error() -> None:
    with pytest.raises(KeyError):
        Even().passes(table_that_reads(), Resolve(0, 0, 0), 1)


class OwnSelectors(Resolve):
    """A frame that knows by itself what its clauses bind."""

    __slots__ = ()

    def selectors(self, table: Any) -> tuple[Selector, ...]:
        return (Selector("choose", (Even(),)),)


def test_a_frame_may_say_itself_what_a_clause_binds() -> None:
    frame = OwnSelectors(0, 0, 7)
    table = begin(GAME, GAME.setup({}), 1)
    assert frame.selector(table).filters == (Even(),)
    assert Effect().selectors() == ()
