"""4.8 and 4.9: limits and costs of Spells, and every Power of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.krosmaster.board import Play, duel, field
from tests.proof import rule

PLAIN = ("critical: lock", "armor: lock")


def hit(caster: str, spell: str, target: str, chance: tuple[str, ...] = PLAIN) -> Play:
    play = duel(f"{caster} e6 as caster", f"{target} e5 as target", "koa-gullar l12")
    play.do(f"cast {spell} e5", chance=chance)
    return play


# -- limits and costs ----------------------------------------------------------------------------


@rule("krosmaster", "4.8.3-1")
def test_black_spells_are_cast_as_often_as_they_can_be_paid() -> None:
    play = hit("vigg-arysta", "burla", "merkator").do("cast burla e5", chance=PLAIN)
    assert play.injuries("target") == 2 and play.refused("cast burla e5") == "7.1.4.a"


@rule("krosmaster", "4.8.3-2", "7.1.3.a", "7.1.3", "7.1.1")
def test_blue_spells_once_a_turn() -> None:
    play = duel("merkator e6 as merkator injuries 5", "koa-gullar a1")
    play.do("cast drenagem e6", chance=("critical: lock",))
    assert play.refused("cast drenagem e6") == "7.1.3.a"


@rule("krosmaster", "4.8.3-3", "7.1.3.b", "7.1.2")
def test_purple_spells_once_a_turn_and_target() -> None:
    play = Play(
        ["lilota e6 as lilota injuries 2", "koa-gullar e5 as koa injuries 2"], ["gui-yermotel a1"], unit="lilota"
    )
    play.do("cast seiva e5", chance=("critical: lock",))
    assert play.refused("cast seiva e5") == "7.1.3.b" and play.may("cast seiva e6")
    assert play.refused("cast seiva e5") == "7.1.3.b"
    play.do("cast seiva e6", chance=("critical: lock",))
    assert play.injuries("koa", "lilota") == [1, 1]


def purple(text: str = "", **more: Any) -> list[dict[str, Any]]:
    """A Krosmaster with a purple Attack Spell of Range 1 to 6."""
    spell = {"id": "roxo", "name": "Roxo", "reach": "no-sight", "min": 1, "max": 6, "ap": 1, "kind": "attack"}
    spell |= {"element": "water", "value": 0, "limit": "target", "text": text, **more}
    figures = {"color": "white", "level": 3, "initiative": 5, "mp": 3, "hp": 9, "ap": 6}
    return [{"id": "mago", "name": "Mago", **figures, "spells": [spell]}]


@rule("krosmaster", "7.1.2", "7.1.3.b", "7.2.3.b")
@pytest.mark.parametrize("ruling", ["units-and-cells", "units"])
def test_additional_targets_of_a_purple_spell_are_targets_too(ruling: str) -> None:
    """A cross around e4 hits two; neither may be hit again this turn, whichever cell the cross is around."""
    units = ["koa-gullar e4 as koa", "gui-yermotel e3 as gui", "luk-ylook g5 as luk"]
    rulings = {"purple-target": ruling}
    play = Play(["mago e8 as mago"], units, unit="mago", characters=purple(area="cross"), rulings=rulings)
    play.do("cast roxo e4", chance=("critical: lock", "armor: lock lock"))
    assert play.refused("cast roxo e4") == "7.1.3.b"
    assert play.refused("cast roxo e2") == "7.1.3.b", "Gui Yermotel would be an additional target again"
    assert "cast roxo e2" not in play.offered()
    assert play.may("cast roxo g5"), "all its targets are others"


@rule("krosmaster", "7.1.2", "7.2.3.a", "7.1.3.b")
def test_the_cell_of_a_purple_spell_is_a_target_too() -> None:
    """Gap purple-target: the first occupant is pushed from e6 to e5; the cell has had the Spell, and so has he."""
    for ruling, second in (("units-and-cells", "7.1.3.b"), ("units", "")):
        play = Play(
            ["mago e8 as mago"],
            ["koa-gullar e6 as koa", "monk a1"],
            unit="mago",
            characters=purple("Empurra 1."),
            rulings={"purple-target": ruling},
        )
        play.do("cast roxo e6", chance=("critical: lock", "armor: lock"))
        assert play.look("koa.cell") == "e5"
        assert play.refused("cast roxo e6") == second
        assert play.refused("cast roxo e5") == "7.1.3.b", "the Unit has had it, wherever it is"
        assert play.may("cast roxo e4")


@rule("krosmaster", "4.8.3-4", "4.8.4", "7.1.3.c")
def test_red_spells_once_a_match() -> None:
    play = duel("kassius-kaos e6 as kassius", "merkator e3 as merkator")
    play.do("cast baforada e3", chance=("critical: lock lock", "armor: lock"))
    spell = play.t.kind(play.names["kassius"]).spells[1]
    assert play.t.pieces[play.names["kassius"]].spent == (spell,)
    assert play.refused("cast baforada e3") == "7.1.3.c"
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell", "end", chance=("tension: armor lock",))
    play.do("keep", "sell", "sell")
    assert play.refused("cast baforada e3") == "7.1.3.c"


@rule("krosmaster", "4.8.5-1", "4.8.5-2")
def test_every_krosmaster_has_a_punch() -> None:
    play = duel("gultar e6 as gultar", "koa-gullar e5 as koa", ap=12)
    assert play.look("cost.golpe") == {"ap": 5, "mp": 0, "injuries": 0}
    play.do("cast golpe e5", chance=PLAIN)
    assert play.injuries("koa") == 1 and play.look("ap") == 7
    assert play.refused("cast golpe e5") == "7.1.3.a" and play.refused("cast golpe e4") in ("7.1.3.a", "4.15.2")
    fresh = duel("gultar e6 as gultar", "koa-gullar e4 as koa")
    assert fresh.refused("cast golpe e4") == "4.15.2"


def test_summons_have_no_punch() -> None:
    """Gap punch-owner."""
    play = Play(["rei-dos-papatudos a1 as king", "papatudo e6 as gobball of king"], ["koa-gullar e5"], unit="gobball")
    assert play.refused("cast golpe e5") == "6.3.5"


@rule("krosmaster", "4.8.1")
def test_a_cost_rises_even_where_there_was_none() -> None:
    play = duel("otomai e6 as otomai", "shak-shaka e5")
    assert play.look("cost.elixir") == {"ap": 1, "mp": 2, "injuries": 0}
    lead = [{"id": "chumbo", "name": "Chumbo", "text": "Os feitiços dos adversários adjacentes custam +1 PM."}]
    heavy = [{**purple()[0], "abilities": lead}]
    play = duel("otomai e6 as otomai", "mago e5", characters=heavy)
    assert play.look("cost.elixir") == {"ap": 0, "mp": 3, "injuries": 0}


@rule("krosmaster", "4.8.2")
def test_a_dash_can_not_be_changed() -> None:
    play = Play(["rib-ombar a1 as rib", "bomba-dagua e6 as bomb of rib"], ["shak-shaka e5"], unit="rib")
    play.t.unit = play.names["bomb"]
    assert play.look("cost.explosao-dagua") == {"ap": 0, "mp": 0, "injuries": 0}


@rule("krosmaster", "4.8.6", "4.8.6.c", "4.8.6.d", "7.4.1", "4.19.9")
def test_spells_are_of_three_kinds_and_some_of_them_summon() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    spells = play.t.box.spells
    assert {spell.kind for spell in spells} == {"attack", "heal", "special"}
    assert {spell.kind for spell in spells if spell.control} == {"attack", "special"}
    assert all(spell.called("pt").endswith(f"({spell.control})") for spell in spells if spell.control)
    assert all(spell.value == 0 for spell in spells if spell.kind == "special")


# -- dice ------------------------------------------------------------------------------------------


@rule("krosmaster", "4.9.3.a", "7.2.5.b")
def test_critical_hit_rolls_one_more_die() -> None:
    play = hit("tristepan", "pancada", "koa-gullar", ("critical: lock critical", "armor: lock"))
    assert play.injuries("target") == 2


@rule("krosmaster", "4.9.4.a", "7.2.6.b")
def test_armor_rolls_one_more_die() -> None:
    play = hit("luk-ylook", "golpe", "gasper-feyto", ("critical: lock", "armor: lock armor"))
    assert play.injuries("target") == 0


@rule("krosmaster", "4.10.3.b-2")
def test_a_neutral_spell_never_has_more_than_one_critical_die() -> None:
    play = hit("tristepan", "golpe", "koa-gullar", ("critical: critical", "armor: lock"))
    assert play.injuries("target") == 2


@rule(
    "krosmaster",
    "4.9.21.a-1",
    "4.9.22.a-1",
    "4.9.23.a-1",
    "4.9.24.a-1",
    "7.2.5.b",
)
@pytest.mark.parametrize(
    ("caster", "spell", "dice", "damage"),
    [
        ("bakara", "lanca-de-gelo", 2, 2),
        ("yugo", "raio-de-wakfu", 2, 1),
        ("tristepan-tristemonio", "garra-de-shushu", 2, 2),  # Critical Hit; Strength is not for FIRE
        ("missiz-burnz", "lanca-chamas", 2, 1),
    ],
)
def test_an_elemental_power_adds_a_critical_die_with_its_element(
    caster: str, spell: str, dice: int, damage: int
) -> None:
    play = hit(caster, spell, "koa-gullar", (f"critical: lock*{dice}", "armor: lock"))
    assert play.injuries("target") == damage


@rule("krosmaster", "4.9.23.a-1")
def test_strength_adds_a_die_with_earth_and_adds_up_with_critical_hit() -> None:
    """Gap double-elemental-dice."""
    play = hit("tristepan-tristemonio", "golpe", "koa-gullar", ("critical: lock", "armor: lock"))
    assert play.injuries("target") == 1
    play = duel("tristepan e6 as caster wears dofus-turquesa", "koa-gullar e5 as target")
    play.do("cast pancada e5", chance=("critical: lock lock lock", "armor: lock"))
    assert play.injuries("target") == 1


@rule("krosmaster", "4.9.21.a-2", "4.9.22.a-2", "4.9.23.a-2", "4.9.24.a-2", "7.2.6.b")
@pytest.mark.parametrize(
    ("caster", "spell", "target", "dice"),
    [
        ("koa-gullar", "punicao", "missiz-burnz", 2),  # FIRE against Intelligence
        ("ana-tomya", "assalto", "yugo", 2),  # AIR against Agility
        ("shak-shaka", "chicotada", "tristepan-tristemonio", 2),  # EARTH against Strength (gap strength-element)
        ("maskun-john", "chamariz", "bakara", 2),  # WATER against Chance
        ("maskun-john", "chamariz", "tristepan-tristemonio", 1),  # WATER against Strength
        ("koa-gullar", "punicao", "yugo", 1),
    ],
)
def test_an_elemental_power_adds_an_armor_die_against_its_element(
    caster: str, spell: str, target: str, dice: int
) -> None:
    hit(caster, spell, target, ("critical: lock", f"armor: {' '.join(['lock'] * dice)}"))


# -- Damage ------------------------------------------------------------------------------------------


@rule("krosmaster", "4.9.7.a", "4.9.8.a", "4.9.9.a", "4.9.10.a")
@pytest.mark.parametrize(
    ("caster", "spell", "target", "armor", "injuries"),
    [
        ("vigg-arysta", "burla", "cavaleiro-gota", 1, 0),  # WATER 1 - 1
        ("ana-tomya", "assalto", "cavaleiro-nuvem", 1, 0),  # AIR 1 - 1
        ("naz-rael", "espada-ha", "amalia", 1, 0),  # EARTH 1 - 1
        ("koa-gullar", "punicao", "missiz-burnz", 2, 2),  # FIRE 3 - 1
        ("vigg-arysta", "burla", "cavaleiro-nuvem", 1, 1),  # WATER against Resistance AIR
    ],
)
def test_resistance_takes_one_damage_of_its_element(
    caster: str, spell: str, target: str, armor: int, injuries: int
) -> None:
    play = hit(caster, spell, target, ("critical: lock", f"armor: {' '.join(['lock'] * armor)}"))
    assert play.injuries("target") == injuries


@rule("krosmaster", "4.9.11.a")
@pytest.mark.parametrize(
    ("caster", "spell", "injuries"),
    [
        ("vigg-arysta", "burla", 0),
        ("ana-tomya", "assalto", 0),
        ("naz-rael", "espada-ha", 0),
        ("koa-gullar", "punicao", 2),
    ],
)
def test_the_fourfold_resistance_is_all_four(caster: str, spell: str, injuries: int) -> None:
    play = duel(f"{caster} e6 as caster", "koa-gullar e5 as target wears couraca-dos-elementos")
    play.do(f"cast {spell} e5", chance=PLAIN)
    assert play.injuries("target") == injuries


@rule("krosmaster", "4.9.12.a")
def test_immune_stops_every_elemental_damage_and_no_neutral_one() -> None:
    for spell, injuries in (("punicao", 0), ("golpe", 1)):
        play = duel("koa-gullar e6 as koa", "gui-yermotel e5 as gui wears benca-de-ferro")
        play.do(f"cast {spell} e5", chance=PLAIN)
        assert play.injuries("gui") == injuries


# -- sight, moving -------------------------------------------------------------------------------------


@rule("krosmaster", "4.9.14.a", "4.19.1.f", "4.19.4.a", "4.15.9.a", "4.15.9.b")
@pytest.mark.parametrize(
    ("between", "seen"),
    [
        ("koa-gullar", False),
        ("arpoadora", False),
        ("papatudo", True),
        ("tofu", True),
        ("bomba-dagua", True),
        ("armadilha-mortal", True),
        ("kokonkaska", True),
    ],
)
def test_krosmasters_and_bulky_summons_block_sight(between: str, seen: bool) -> None:
    play = Play(
        ["luk-ylook e8 as luk"],
        ["vigg-arysta a1 as vigg", f"{between} e7 of vigg" if between != "koa-gullar" else "koa-gullar e7"],
        unit="luk",
    )
    assert play.refused("cast flecha-repelente e5") == ("" if seen else "7.1.6")


@rule("krosmaster", "4.9.17.a")
def test_unfazed_is_moved_only_by_its_own() -> None:
    play = duel("yugo e6 as yugo", "dragao-porco e5 as pig")
    play.do("cast raio-de-wakfu e5", chance=("critical: lock lock", "armor: lock lock"))
    assert play.look("pig.cell") == "e5" and play.injuries("pig") == 0
    own = duel("yugo e6 as yugo wears trofeu-do-muro", "koa-gullar a1").do("cast portal e8")
    assert own.look("yugo.cell") == "e8"


# -- answers --------------------------------------------------------------------------------------------


@rule("krosmaster", "4.9.15.a")
def test_counter_attack_answers_an_opposing_unit_on_its_turn() -> None:
    play = duel("vigg-arysta e6 as vigg", "merkator e5 as rock wears conjunto-prespic")
    play.do("cast burla e5", "resolve merkator", chance=PLAIN)
    assert play.injuries("vigg", "rock") == [0, 1], "1 of the Counter-attack, healed by Steal Health"
    mine = Play(
        ["vigg-arysta e6 as vigg", "gui-yermotel e5 as gui wears conjunto-prespic"], ["koa-gullar a1"], unit="vigg"
    )
    mine.do("cast burla e5", chance=PLAIN)
    assert mine.injuries("vigg", "gui") == [0, 1], "not against an ally on the own turn"


@rule("krosmaster", "4.9.15.a")
def test_counter_attack_does_not_answer_on_the_own_turn() -> None:
    # Naz Rael scratches whoever leaves her, on that Unit's own turn.
    play = duel("koa-gullar e6 as koa wears conjunto-prespic", "naz-rael e5 as naz")
    play.do("move f6", chance=("lock: armor", "dodge: dodge"))
    assert play.injuries("koa", "naz") == [1, 0]


def test_a_counter_attack_answers_once_and_is_not_answered() -> None:
    """Gaps counterattack-scope, counterattack-chain."""
    play = duel("koa-gullar e6 as koa wears conjunto-prespic", "merkator e5 as merkator wears conjunto-papatudo")
    other = duel("koa-gullar e6 as koa", "gultar e5 as gultar wears conjunto-prespic")
    other.do("cast punicao e5", chance=PLAIN)
    assert other.injuries("koa", "gultar") == [2, 3]
    play.do("cast punicao e5", chance=PLAIN)
    assert play.injuries("koa", "merkator") == [1, 3]


@rule("krosmaster", "4.9.16.a")
def test_heal_adds_one_to_heal_spells() -> None:
    play = duel("mali-buh e6 as mali injuries 5", "koa-gullar a1")
    play.do("cast unguento e6", chance=("critical: lock",))
    assert play.injuries("mali") == 3


@rule("krosmaster", "4.9.18.a")
def test_internal_fire_does_nothing_here() -> None:
    plain = hit("koa-gullar", "punicao", "gui-yermotel")
    fire = duel("conde-frigost e6 as frigost", "koa-gullar e4 as koa")
    fire.do("cast geada e4", chance=PLAIN)
    assert plain.injuries("target") == 3 and fire.injuries("koa") == 1


@rule("krosmaster", "4.9.19.a")
@pytest.mark.parametrize(("second", "damage"), [("koa-gullar", 1), ("mali-buh", 2)])
def test_retribution_counts_vigilantes_of_both_sides(second: str, damage: int) -> None:
    play = duel("monk e6 as monk", "gui-yermotel e5 as gui", f"{second} l12")
    play.do("cast bordao e5", chance=PLAIN)
    assert play.injuries("gui") == damage


@rule("krosmaster", "4.9.20.a")
@pytest.mark.parametrize(("second", "damage"), [("koa-gullar", 2), ("merkator", 3)])
def test_revenge_counts_villains_of_both_sides(second: str, damage: int) -> None:
    play = duel("vlad-sombrio e6 as vlad", "gui-yermotel e5 as gui", f"{second} l12")
    play.do("cast corte-sombrio e5", chance=PLAIN)
    assert play.injuries("gui") == damage


# -- Glory and Kamas ---------------------------------------------------------------------------------------


@rule("krosmaster", "4.9.25.a-1")
def test_wisdom_gains_one_more_glory_for_a_boss() -> None:
    play = duel("the-nun e6 as nun", "corvo-negro e5 as crow injuries 9", "koa-gullar l1", wild=0)
    play.do("cast reguada e5", chance=PLAIN)
    assert (play.look("player1.glory"), play.look("player2.glory")) == (11, 1)


@rule("krosmaster", "4.9.25.a-2")
def test_wisdom_costs_one_more_against_a_boss() -> None:
    play = duel("papatudo-real e6 as royal", "the-nun e5 as nun injuries 6", "koa-gullar l1", wild=0)
    play.do("cast cabecada e5", chance=PLAIN)
    assert (play.look("player1.glory"), play.look("player2.glory")) == (9, 3)


@rule("krosmaster", "4.9.26.a")
def test_prospecting_gains_a_kama_for_each_opposing_krosmaster() -> None:
    for killer, cell, spell, kamas in (("vigg-arysta e6", "e5", "burla", 1), ("koa-gullar e6", "e5", "punicao", 1)):
        play = Play(
            [f"{killer} as killer", "remington-smisse a12"], ["gui-yermotel e5 injuries 5", "monk l1"], unit="killer"
        )
        play.do(f"cast {spell} {cell}", chance=PLAIN)
        assert play.look("player1.kamas") == kamas
    # Not for a Summon that falls.
    play = Play(
        ["vigg-arysta e6 as killer", "remington-smisse a12"],
        ["rainha-dos-tofus l1 as queen", "tofu e5 of queen"],
        unit="killer",
    )
    play.do("cast burla e5", chance=PLAIN)
    assert play.look("player1.kamas") == 0


@rule("krosmaster", "4.9.26.a")
def test_prospecting_is_for_krosmasters_who_knock_out() -> None:
    """Gap prospecting-summons."""
    units = ["remington-smisse a12 as remington", "papatudo e6 as gobball of remington"]
    play = Play(units, ["gui-yermotel e5 injuries 5", "monk l1"], unit="gobball")
    play.do("cast mordida-de-papatudo e5", chance=PLAIN)
    assert play.look("player1.kamas") == 0 and play.look("player1.glory") == 9


@rule("krosmaster", "4.9.27.a-1", "4.9.27.a-2")
def test_a_craftsman_buys_the_first_one_cheaper() -> None:
    play = Play(
        ["otomai e6 as otomai"],
        ["koa-gullar a1"],
        unit="otomai",
        grid=field(e6="D"),
        piles={"jade1": ["banquete", "banquete"], "silver1": ["dofus-ocre"], "granite1": ["aeroboost"]},
        p1={"kamas": 30},
    )
    play.do("draw silver1")
    assert (play.look("player1.kamas"), play.look("ap")) == (23, 4)
    play.do("draw jade1")
    assert (play.look("player1.kamas"), play.look("ap")) == (17, 3)
    for level, price in (("jade1", 5), ("granite1", 3)):
        again = Play(
            ["otomai e6 as otomai"],
            ["koa-gullar a1"],
            unit="otomai",
            grid=field(e6="D"),
            piles={"jade1": ["banquete"], "granite1": ["aeroboost"]},
            p1={"kamas": 10},
        )
        again.do(f"draw {level}")
        assert again.look("player1.kamas") == 10 - price


@rule("krosmaster", "4.9.28.a")
def test_a_farmer_gains_one_more_kama_after_picking_any_up() -> None:
    play = duel("papatudo-real e6 as royal", "koa-gullar a1", coins={"e6": 2})
    play.do("collect", "collect", "end", chance=("tension: armor lock",))
    assert play.look("player1.kamas") == 3
    none = duel("papatudo-real e6 as royal", "koa-gullar a1").do("end", chance=("tension: armor lock",))
    assert none.look("player1.kamas") == 0


@rule("krosmaster", "4.9.29.a")
def test_loot_pays_whoever_knocks_it_out() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar l1 as koa", "bububo e5 as bubo injuries 1 of koa")
    play.do("cast burla e5", chance=PLAIN)
    assert play.look("bubo.area") == "gone" and play.look("player1.kamas") == 2
    # Not for one's own.
    play = Play(
        ["vigg-arysta e6 as vigg", "bububo e5 as bubo injuries 1 of vigg"], ["koa-gullar l1 as koa"], unit="vigg"
    )
    play.do("cast burla e5", chance=PLAIN)
    assert play.look("bubo.area") == "gone" and play.look("player1.kamas") == 0


@rule("krosmaster", "4.9.30.a")
def test_wither_injures_at_the_start_of_the_summoners_turn() -> None:
    play = Play(["corvo-negro e6 as crow", "corvoc a1 as bird of crow"], ["koa-gullar l1"], unit="crow", step="unit")
    assert play.look("bird.area") == "gone"


@rule("krosmaster", "4.9.31.a-1", "4.9.31.a-2", "4.19.8", "4.19.8.c")
def test_a_tombstone_is_worn_down_by_krosmasters_alone() -> None:
    play = Play(["vigg-arysta e6 as vigg"], ["the-nun l1 as nun", "tombstone e5 as stone of nun"], unit="vigg")
    play.do("cast burla e5", chance=("critical: critical", "armor: lock"))
    assert play.injuries("stone") == 0
    play.do("move e5")
    assert play.injuries("stone") == 1
    play.do("move e6", "move e5")
    assert play.look("stone.area") == "gone", "2 HP"


@rule("krosmaster", "4.9.1")
def test_a_power_of_one_name_counts_once() -> None:
    play = duel(
        "luk-ylook e6 as luk", "gasper-feyto e5 as gasper dice armor wears armadura-dourada", format="original-box"
    )
    play.do("cast golpe e5", chance=("critical: lock", "armor: lock lock"))
    lock = duel("gui-yermotel e6 as gui dice dodge", "koa-gullar e5")
    lock.do("move f6", chance=("lock: armor", "dodge: dodge armor"))
    assert lock.look("gui.cell") == "f6"
