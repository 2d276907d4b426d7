"""The game that docs/new-game.md builds works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.lab.invariants import check_decision, check_end

PAGE = Path(__file__).parents[1] / "docs" / "new-game.md"


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """What the code on the page defines, carried out from top to bottom."""
    found: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
        exec(compile(block, str(PAGE), "exec"), found)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_game_of_the_page_holds_every_invariant(page: dict[str, Any], seed: int) -> None:
    game = page["GAME"]
    match = Match(game, game.setup(game.sample_setups()[seed % 2]), seed)
    chance = Chance(seed)
    while match.table.decision is not None:
        check_decision(match, chance)
        match.choose(chance.pick(match.table.decision.options))
    check_end(match)
    assert sorted(match.table.places or ()) == [1, 2]
