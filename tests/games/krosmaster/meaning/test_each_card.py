"""Every Spell, Power and Demonic Reward of the collection is played in a small position, to its end."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import Chance
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.scenes.faults import faults_of_masks, faults_of_units
from ludoteca.games.krosmaster.table.kinds import UnitKind
from tests.games.krosmaster.board import Play, field

CATALOGUE = cards.load()
SPELLS = [(card.id, spell.id) for card in CATALOGUE.characters.values() for spell in card.spells]
CALLED = [(card.id, spell.id) for card in CATALOGUE.summons.values() for spell in card.spells if not spell.dash]
#: Friends and foes of many kinds, around the caster on e6.
FRIENDS = ["gasper-feyto d6 injuries 2", "tofu c6 of gasper-feyto"]
FOES = [
    "merkator e5 injuries 3",
    "koa-gullar f4 injuries 1",
    "cavaleiro-nuvem e3",
    "papatudo f5 of merkator",
    "armadilha-mortal e7 of koa-gullar",
    "arpoadora h6 of koa-gullar",
]


def finish(play: Play, chance: Chance) -> None:
    """Choose at random until the next free action, without a fault on the way."""
    table = play.t
    for _ in range(60):
        assert faults_of_units(table) + faults_of_masks(table) == []
        if table.decision is None or table.decision.ask in ("ask-act", "ask-reroll"):
            return
        options = table.decision.options
        table.choose(options[chance.below(len(options))])
    raise AssertionError("it goes on and on")


def cast_everywhere(one: list[str], unit: str, spell: str) -> int:
    """Cast a Spell on every cell that it may target, each in a position of its own; tells how many there are."""
    start = Play(one, FOES, unit=unit, grid=field(g8="T", b5="B", e6="C"), ap=9, mp=9)
    start.t.chance.loaded = None
    options = [option for option in start.t.decision.options if option[0] == "cast"] if start.t.decision else []
    options = [option for option in options if start.t.box.spells[option[1]].word == spell]
    before = start.t.data()
    changed = 0
    for at, option in enumerate(options):
        play = Play.__new__(Play)
        play.table, play.names, play.log = start.t.copy(), start.names, []
        play.table.chance = Chance(at)
        play.table.choose(option)
        finish(play, Chance(at))
        changed += play.table.data() != before
    assert changed == len(options)
    return changed


@pytest.mark.parametrize(("id", "spell"), SPELLS)
def test_every_spell_of_a_krosmaster(id: str, spell: str) -> None:
    assert cast_everywhere([f"{id} e6 as caster injuries 2", *FRIENDS], "caster", spell) > 0


@pytest.mark.parametrize(("id", "spell"), CALLED)
def test_every_spell_of_a_summon(id: str, spell: str) -> None:
    units = ["gasper-feyto d6 injuries 2", f"{id} e6 as caster of gasper-feyto"]
    assert cast_everywhere(units, "caster", spell) > 0


@pytest.mark.parametrize("id", [card.id for card in CATALOGUE.summons.values() if card.kind == "bomb"])
def test_every_bomb_explodes_at_the_start_of_its_summoners_turn(id: str) -> None:
    chance = ("critical: lock", "armor: lock")
    play = Play(
        ["gultar a12 as caster", f"{id} e6 as it of caster"], ["merkator e5 as foe"], chance, unit="caster", step="unit"
    )
    value = CATALOGUE.summons[id].spells[0].value
    assert play.look("it.area") == "gone" and play.injuries("foe") == value


@pytest.mark.parametrize("id", [card.id for card in CATALOGUE.summons.values() if card.kind == "trap"])
def test_every_trap_snaps(id: str) -> None:
    play = Play(["gultar e7 as caster", f"{id} e6 as it of caster"], ["merkator a1"], unit="caster")
    attack = CATALOGUE.summons[id].spells[0].kind == "attack"
    play.do("move e6", chance=("critical: lock", "armor: lock") if attack else ())
    assert play.look("it.area") == "gone"
    assert play.injuries("caster") == 2 if attack else play.look("caster.mp_marks") == -2


@pytest.mark.parametrize("id", list(CATALOGUE.rewards))
def test_every_reward_does_something(id: str) -> None:
    reward = CATALOGUE.rewards[id]
    format = "original-box" if reward.level == "gold" else "constructed"
    play = Play([f"gultar e6 as holder injuries 5 holds {id}"], FOES, unit="holder", format=format)
    table = play.t
    number = play.names["holder"]

    def state() -> tuple[object, ...]:
        return (
            table.powers(number), table.max_hp(number), table.ap, table.mp, table.boosts, table.granted, table.stock,
            table.pieces[number].injuries, len(table.zones[0]), table.equipped(number, "range"),
            table.equipped(number, "damage"), len([token for token in table.worn_by(number)]),
        )  # fmt: skip

    before = state()
    play.do(f"reveal {id}")
    finish(play, Chance(3))
    assert state() != before
    kept = reward.type != "boost"
    assert play.look(f"{id}.area") == ("worn" if kept else "out")


@pytest.mark.parametrize("id", [card.id for card in CATALOGUE.characters.values() if card.abilities])
def test_every_power_of_a_card_is_in_a_match(id: str) -> None:
    """A round of random play on both sides, with the Power's owner in the middle of the others."""
    for seed in range(6):
        play = Play([f"{id} e6 as owner injuries 1", *FRIENDS], FOES, step="turn", chance=("tension: armor lock",))
        play.t.chance = Chance(seed)
        chance = Chance(100 + seed)
        kind: UnitKind = play.t.kind(play.names["owner"])
        assert kind.statics or kind.triggers
        for _ in range(120):
            if play.t.decision is None:
                break
            assert faults_of_units(play.t) + faults_of_masks(play.t) == []
            options = play.t.decision.options
            play.t.choose(options[chance.below(len(options))])
