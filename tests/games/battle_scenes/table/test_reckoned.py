"""What the table keeps of earlier reckonings is what a recount gives, at every decision of random matches."""

from __future__ import annotations

import pytest

from ludoteca.core.modifiers import ADD
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.lab.simulate import begin, chooser
from tests.games.battle_scenes.stage import Scene, character

#: What would end a random match before anything happens in it.
HASTY = ("surrender", "discard")


@pytest.mark.parametrize("seed", range(8))
def test_what_was_reckoned_before_is_what_a_recount_gives(seed: int) -> None:
    setups = GAME.sample_setups()
    table = begin(GAME, GAME.setup(setups[5 * seed % len(setups)]), seed)
    chance = chooser(seed)
    assert isinstance(table, BattleTable)
    for _ in range(250):
        if table.decision is None:
            break
        assert GAME.faults(table) == []
        options = [option for option in table.decision.options if option[0] not in HASTY] or table.decision.options
        table.choose(options[chance.below(len(options))])


@pytest.mark.parametrize("seed", range(4))
def test_a_match_that_nobody_writes_down_goes_the_same_way(seed: int) -> None:
    """Moments at which nothing can happen are passed over; the choices are the same as where all is told."""
    setup = GAME.setup(GAME.sample_setups()[5 * seed])
    told, untold = GAME.new_table(setup, seed), GAME.new_table(setup, seed)
    told.log = []
    chances = chooser(seed), chooser(seed)
    told.run()
    untold.run()
    while told.decision is not None and untold.decision is not None:
        assert told.decision.options == untold.decision.options
        for table, chance in zip((told, untold), chances, strict=True):
            assert table.decision is not None
            table.choose(table.decision.options[chance.below(len(table.decision.options))])
    assert told.data() == untold.data()


def test_when_effects_end_is_told_by_the_effects_there_are() -> None:
    scene = Scene(hero := character("Herói", 3))
    base = scene.base(hero)
    scene.modify("shield", ADD, 2, base, until="soon")
    scene.table.ends = frozenset({"long ago"})
    scene.table.reckon_again()
    assert scene.table.ends >= {"soon"} and "long ago" not in scene.table.ends
    scene.table.end_modifiers("soon")
    scene.table.update()
    assert scene.shield(base) == 0


def test_a_copy_counts_the_actions_that_were_used_before_it() -> None:
    scene = Scene(hero := character("Herói", 3))
    scene.base(hero)
    scene.table.actions_used = (2, 1)
    assert scene.table.copy().actions_used == (2, 1)
