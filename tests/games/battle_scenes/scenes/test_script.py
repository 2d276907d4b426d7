"""The simple player: whoever could strike again is readied, and all strike at the one who falls soonest."""

from __future__ import annotations

import pytest

from ludoteca.core.decision import Option
from ludoteca.core.match import Match
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.table.areas import HAND
from ludoteca.games.battle_scenes.table.table import BattleTable
from tests.games.battle_scenes.stage import Scene, character, printed


def simple(table: BattleTable) -> Option:
    chosen = GAME.simple_choice(table)
    assert chosen is not None
    return chosen


FIGHTER = printed("Lutador", action_text="Cause 2 pontos de dano no alvo.", action_cost="1", initial_energy=2)
IDLER = character("Ocioso", 2)
FOE = character("Rival", 3)


@pytest.mark.parametrize(
    ("kind", "stage", "facing", "verb"),
    [
        (FIGHTER, 0, True, "ready"),
        (FIGHTER, 1, True, "done"),
        (IDLER, 0, True, "done"),
        (FIGHTER, 0, False, "done"),
    ],
    ids=["spent", "ready to strike", "nothing to strike with", "nobody to strike"],
)
def test_a_card_is_spent_on_whoever_could_strike_again(kind: object, stage: int, facing: bool, verb: str) -> None:
    scene = Scene(FIGHTER, IDLER, FOE)
    scene.base(kind, stage=stage)
    if facing:
        scene.base(FOE, 1, loads=3)
    scene.cards(0, HAND, 1)
    scene.prepare()
    assert simple(scene.table)[0] == verb


def test_blows_fall_on_whoever_falls_soonest_counting_the_shield() -> None:
    soft, hard = character("Frágil", 3), character("Duro", 3, 4)
    scene = Scene(FIGHTER, soft, hard)
    fighter = scene.base(FIGHTER, stage=1)
    scene.base(hard, 1, loads=2)
    frail = scene.base(soft, 1, loads=3)
    scene.fight()
    scene.play(("use", fighter, fighter))
    assert simple(scene.table) == ("choose", frail)


def test_matches_are_decided_by_points_and_not_by_decks_that_run_out() -> None:
    setups = GAME.sample_setups()
    decided = 0
    for seed in range(4):
        match = Match(GAME, setups[seed % len(setups)], seed)
        while not match.over:
            match.choose(simple(match.table))
        decided += max(match.table.points(0), match.table.points(1)) >= 15
    assert decided >= 3
