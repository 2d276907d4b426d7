"""Tables of what is refused: a small position, the choices that lead to the question, what is tried, and what a judge
would say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from ludoteca.core.action import Refusal
from ludoteca.core.decision import Option
from ludoteca.core.game import Game
from ludoteca.core.messages import Messages
from ludoteca.core.table import Table
from tests.told import LANGUAGES, strict


@dataclass
class Case:
    """``tries`` is refused by ``rule``, after ``moves`` in the position; ``blame`` is a label, or "" for nobody's."""

    tries: str
    rule: str
    message: str
    blame: str = ""
    moves: tuple[str, ...] = ()
    position: dict[str, Any] = field(default_factory=dict)

    @property
    def verb(self) -> str:
        return self.tries.split()[0]


def each(cases: list[Case]) -> pytest.MarkDecorator:
    """A test that is asked of each case, by what is tried and why it is refused."""
    return pytest.mark.parametrize(
        "case", cases, ids=lambda case: f"{case.tries} {case.message.removeprefix('refusal-')}"
    )


def refused(game: Game, table: Table, option: Option, case: Case) -> Refusal:
    """The option is refused as the case says, and can be told in every language."""
    refusal = table.why_not(option)
    assert refusal is not None, "it is allowed"
    assert (refusal.rule, refusal.message) == (case.rule, case.message)
    assert table.decision is not None
    for messages in words(game):
        assert game.telling(table, table.decision.seat, messages).refusal(option, refusal)
    return refusal


@cache
def words(game: Game) -> list[Messages]:
    return [strict(game, lang) for lang in LANGUAGES]
