"""No card is left out: each that has a bar, a text or techniques is played in a position of its own."""

from __future__ import annotations

from types import ModuleType

from ludoteca.games.apotheosis.cards.cards import load
from tests.games.apotheosis.each_card import Case
from tests.games.apotheosis.meaning import test_each_companion, test_each_event, test_each_item, test_each_skill

MODULES = (test_each_companion, test_each_event, test_each_item, test_each_skill)


def played(module: ModuleType) -> set[str]:
    tests = [test for name, test in vars(module).items() if name.startswith("test_")]
    tables = [mark.args[1] for test in tests for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    named = set()
    for case in (case for table in tables for case in table if isinstance(case, Case)):
        named |= {case.card, *(word for move in case.moves for word in move.split())}
        named |= {word for text in case.position.get("objects", ()) for word in text.replace(",", " ").split()}
    return named


def test_every_card_with_something_to_do_is_played() -> None:
    named = set().union(*(played(module) for module in MODULES))
    able = [card for card in load().cards.values() if card.entry.text or card.entry.bar or card.entry.techniques]
    assert [card.id for card in able if card.id not in named and card.word not in named] == []
