"""What the table keeps of earlier reckonings is what a recount gives, at every decision of random matches."""

from __future__ import annotations

import pytest

from ludoteca.core.plain import plain
from ludoteca.games.battle_scenes import shields
from ludoteca.games.battle_scenes.areas import AREAS, RESOURCES, SCENE
from ludoteca.games.battle_scenes.bearing import Bearing, Cast
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.statements import frame_of
from ludoteca.games.battle_scenes.table import BattleTable
from ludoteca.lab.simulate import begin, chooser

#: What would end a random match before anything happens in it.
HASTY = ("surrender", "discard")


def compare(table: BattleTable) -> None:
    box, pieces = table.box, table.pieces
    for base in table.zones[SCENE]:
        assert table.bearing(base).data() == Bearing(box, pieces, base, table.loads_of(base)).data()
    assert table.cast().data() == Cast(box.kinds, pieces, table.zones[SCENE]).data()
    for zone in (*AREAS[0], *AREAS[1]):
        assert table.distinct(zone) == table.without_repeats(table.zones[zone])
    assert table.lost == table.losing()
    assert table.speaking == table.functioning()
    for seat in (0, 1):
        texts = box.from_resources
        lying = [(card, text) for card in table.cards(seat, RESOURCES) for text in texts.get(pieces[card].kind, ())]
        assert table.activated_from_resources(seat) == lying
    known = plain(table.shields)
    fresh = table.copy()
    assert not (fresh.bearings or fresh.frames or fresh.alike), "a copy begins without any of it"
    shields.refresh(fresh)
    assert plain(fresh.shields) == known, "Shields follow every change at once"
    for modifiers in table.modifiers.values():
        for modifier in modifiers:
            if modifier.ability >= 0:
                assert frame_of(table, modifier).bearer == frame_of(fresh, modifier).bearer
    decision = table.decision
    assert decision is not None
    again = fresh.ask(decision.seat, decision.ask, decision.rule, decision.verbs)
    assert again.options == decision.options


@pytest.mark.parametrize("seed", range(8))
def test_what_was_reckoned_before_is_what_a_recount_gives(seed: int) -> None:
    setups = GAME.sample_setups()
    table = begin(GAME, GAME.setup(setups[5 * seed % len(setups)]), seed)
    chance = chooser(seed)
    assert isinstance(table, BattleTable)
    for _ in range(250):
        if table.decision is None:
            break
        compare(table)
        options = [option for option in table.decision.options if option[0] not in HASTY] or table.decision.options
        table.choose(options[chance.below(len(options))])
