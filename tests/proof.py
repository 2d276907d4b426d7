"""Tests name the rules that they prove.

    from tests.proof import rule

    @rule("krosmaster", "7.2.5.a", "7.2.5.b")
    def test_a_dodge_cancels_the_damage() -> None: ...

A rule counts as proven when at least one test that names it passes and none fails. Name a rule only where
breaking its code would make the test fail.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ludoteca import games

PROPERTY = "rule"


def rule(game: str, *ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules that it proves; an id that the ledger lacks is an error at once."""
    name = games.name_of(game)
    for id in ids:
        games.rulebook(name).rule(id)
    return pytest.mark.rule(name, *ids)


def proves(request: pytest.FixtureRequest, game: str, ids: Iterable[str]) -> None:
    """Name rules while a test runs: a scenario's file says them.

    Mark such a test with a bare `pytest.mark.rule`, so that `make rules` runs it.
    """
    attach(request.node, game, ids)


def attach(item: pytest.Item, game: str, ids: Iterable[str]) -> None:
    """Write rules into a test's properties, which reach the report from other processes too."""
    name = games.name_of(game)
    for id in ids:
        item.user_properties.append((PROPERTY, [name, games.rulebook(name).rule(id).id]))
