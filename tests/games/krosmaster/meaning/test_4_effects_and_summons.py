"""4.18 and 4.19: one-shot and continuous effects, Summons."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.cards.arena import GRID
from tests.games.krosmaster.board import Play, duel, field
from tests.proof import rule

PLAIN = ("critical: lock", "armor: lock")


def hero(id: str, *spells: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A Krosmaster of our own, for one test."""
    figures: dict[str, Any] = {"level": 3, "initiative": 5, "mp": 3, "hp": 9, "ap": 6, "color": "white"}
    return {"id": id, "name": id.title(), **figures, "spells": list(spells) or [spell("soco")], **more}


def spell(id: str, **more: Any) -> dict[str, Any]:
    return {"id": id, "name": id.title(), "reach": "ranged", "min": 0, "max": 4, "ap": 2, "kind": "special", **more}


# -- effects -------------------------------------------------------------------------------------------


@rule("krosmaster", "4.18.1", "4.18.3", "7.2.1.c", "7.2.4.a-2", "7.2.9.c")
def test_one_effect_causes_another_which_waits_for_step_eight() -> None:
    play = Play(
        ["luk-ylook e8 as luk"],
        ["ratweyra l1 as rat", "koa-gullar e6 as koa", "armadilha-enganosa e4 as trap of rat"],
        unit="luk",
    )
    play.do("cast flecha-repelente e6", chance=("critical: lock", "armor: lock"))
    rules = [event.rule for event in play.log if event.kind in ("goes", "pending", "injury", "mark-mp")]
    assert rules == ["7.5.9.a", "7.2.1.c", "7.2.8.a", "7.5.2.a"]
    assert play.look("koa.mp_marks") == -2 and play.look("waiting") == 0


@rule("krosmaster", "4.18.3.b-2", "7.2.4.e", "7.2.4.a-1", "7.2.4.c")
def test_additional_effects_follow_the_printed_order() -> None:
    play = duel("merkator e6 as merkator", "koa-gullar e5 as koa", "monk e4 as monk")
    play.do("cast pulverizacao e5", chance=("critical: lock", "armor: lock lock"))
    order = [event.rule for event in play.log if event.rule.startswith("7.5")]
    assert order == ["7.5.2.a", "7.5.2.a", "7.5.16.a"]
    assert (play.look("koa.mp_marks"), play.look("monk.mp_marks"), play.look("merkator.cell")) == (-1, -1, "e7")


@rule("krosmaster", "4.18.3.c")
def test_a_pending_effect_lapses_with_its_power() -> None:
    # Fraud takes his Powers in Step 3 and injures him in Step 7: Rolbek does not answer.
    play = duel("kriss-o-krasso e6 as kriss", "conde-frigost e5 as frigost")
    play.do("cast fraude e5", chance=PLAIN)
    assert play.injuries("frigost") == 1 and play.look("kriss.mp_marks") == 0


@rule("krosmaster", "4.18.3.d", "4.18.4", "4.18.4.b", "6.4.1-1")
def test_a_lasting_effect_fixes_its_units_and_ends_with_the_turn() -> None:
    play = Play(["gasper-feyto e6 as gasper", "koa-gullar e5 as koa"], ["monk a1"], unit="gasper")
    play.do("cast egide e5")
    assert play.look("koa.powers") == ["armor"]
    play.do("end", chance=("tension: armor lock",))
    assert play.look("koa.powers") == []


@rule("krosmaster", "4.18.3.e", "4.18.2.c")
def test_a_choice_is_made_before_it_is_known_whether_it_helps() -> None:
    play = Play(["the-nun e6 as nun", "dragao-porco e7 as pig", "koa-gullar d6 as koa"], ["monk a1"], unit="nun")
    play.do("cast fatebook e4")
    assert set(play.offered()) == {f"choose dragao-porco#{play.names['pig']}", f"choose koa-gullar#{play.names['koa']}"}


@rule("krosmaster", "4.18.4.a", "4.18.4.e", "4.18.4.f", "4.18.4.d")
def test_a_static_power_works_wherever_its_condition_holds() -> None:
    play = Play(["duque-rex e6 as rex", "rainha-dos-tofus g6 as queen"], ["koa-gullar a1"], unit="queen")
    assert "resistance-fire" not in play.look("queen.powers")
    play.do("move f6")
    assert "resistance-fire" in play.look("queen.powers"), "the instant she is adjacent"
    play.do("cast invocacao-de-tofu f5")
    tofu = play.t.units_at(GRID.read("f5"))[0]
    assert not play.t.powers(tofu) & 16, "f5 is not adjacent to e6"
    play = Play(["duque-rex e6 as rex", "rainha-dos-tofus g5 as queen"], ["koa-gullar a1"], unit="queen")
    play.do("move f5", "cast invocacao-de-tofu e5")
    assert play.t.powers(play.t.units_at(GRID.read("e5"))[0]) & 16, "it came in with the Shield on it"


@rule("krosmaster", "4.18.4.c")
def test_an_effect_on_the_rules_holds_for_who_comes_later() -> None:
    # Weariness raises costs of whoever is adjacent, also of a Unit that was not there when it began.
    play = Play(["shak-shaka e6 as shak"], ["koa-gullar e8 as koa"], unit="shak")
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell")
    assert play.look("cost.punicao")["ap"] == 3
    play.do("move e7")
    assert play.look("cost.punicao")["ap"] == 4


@rule("krosmaster", "4.18.4.g")
def test_the_loss_of_powers_goes_before_every_gain() -> None:
    play = Play(["mali-buh e6 as mali"], ["gasper-feyto e5 as gasper dice lock wears adaga-de-cobre"], unit="mali")
    assert play.look("gasper.powers") == []
    play.do("move f6", chance=("lock: armor", "dodge: dodge"))
    assert play.look("gasper.powers") == ["critical-hit", "armor", "lock"]


@rule("krosmaster", "4.18.5", "7.2.4.b", "7.5.9.b")
def test_an_effect_does_as_much_as_it_can() -> None:
    play = duel("yugo e6 as yugo", "koa-gullar e5 as koa", "monk e3")
    play.do("cast raio-de-wakfu e5", chance=("critical: lock lock", "armor: lock"))
    assert play.look("koa.cell") == "e4"


@rule("krosmaster", "4.18.6")
def test_effects_reach_only_what_is_in_play() -> None:
    # Koa falls to the cost; what would act on her afterwards does nothing.
    characters = [
        hero(
            "mago",
            spell("dreno", kind="attack", element="fire", value=1, injuries=1, reach="ranged", text="Rouba 1 PA."),
        )
    ]
    play = Play(
        ["mago e6 as mago injuries 8", "gui-yermotel a12"],
        ["koa-gullar e5 as koa", "monk l1"],
        unit="mago",
        characters=characters,
    )
    play.do("cast dreno e5", chance=(*PLAIN, "tension: armor lock"))
    assert (
        play.look("mago.area") == "out"
        and play.look("koa.ap_marks") == -1
        and play.t.pieces[play.names["mago"]].ap_marks == 0
    )


@rule("krosmaster", "4.18.7")
def test_a_text_that_names_its_own_card_means_that_unit_alone() -> None:
    twins = ["remington-smisse e6 as one injuries 4", "remington-smisse l12 as two injuries 4"]
    play = Play(twins, ["koa-gullar e4 as koa"], unit="one")
    play.do("cast adaga-arremessada e4", "end", chance=PLAIN)
    assert play.injuries("one", "two") == [3, 4]


@rule("krosmaster", "4.18.8")
def test_a_copied_power_speaks_of_the_one_who_uses_it() -> None:
    play = Play(
        ["cavaleiro-tenebra e6 as knight", "merkator a12"], ["koa-gullar e5 as koa"], unit="knight", step="unit"
    )
    play.do("accept")
    assert [event.kind for event in play.log if event.rule == "4.18.8"] == ["copied"]
    play.do("end", "end", chance=("tension: armor lock",)).do("keep", "sell", "sell")
    play.do("cast punicao e6", chance=("critical: critical", "armor: lock"))
    assert play.injuries("knight") == 3, "4 Damage, and Krobust now stops at 3 on the Knight"


@rule("krosmaster", "4.18.9", "2.2.1", "2.2.2", "4.19.2")
def test_a_type_means_units_of_that_type_and_summons_of_that_name() -> None:
    for beside, damage in (("papatudo f5 of gui", 3), ("papatudo-real f5", 3), ("tofu f5 of gui", 1)):
        play = duel("rei-dos-papatudos e6 as king", "gui-yermotel e5 as gui", beside)
        play.do("cast papatabefe e5", chance=PLAIN)
        assert play.injuries("gui") == damage


@rule("krosmaster", "4.18.10")
def test_a_number_is_tested_after_all_unconditional_changes() -> None:
    for dice, successes in (("", 1), ("dice armor", 1)):
        play = duel("koa-gullar e6 as koa", f"dragao-porco e5 as pig {dice}".strip())
        play.do("cast golpe e5", chance=("critical: critical", "armor: lock lock"))
        assert play.injuries("pig") == 2 - successes


@rule("krosmaster", "4.18.2.a")
def test_the_first_time_in_each_turn_is_one_knock_out() -> None:
    """Laid Low gains 2 Kamas for the first of two opposing Krosmasters, nothing for the second."""
    play = Play(
        ["vigg-arysta e6 as vigg", "monk a9"],
        ["koa-gullar e5 injuries 6", "koa-gullar f6 injuries 6", "gui-yermotel l3"],
        unit="vigg",
    )
    play.do("cast burla e5", chance=PLAIN)
    play.do(play.offered()[0])  # Laid Low and Steal Health, in any order
    assert play.look("player1.kamas") == 2
    play.do("cast burla f6", chance=PLAIN)
    assert play.look("player1.glory") == 8 and play.look("player1.kamas") == 2
    assert "end" in play.offered(), "nothing but Steal Health was waiting, and nobody is asked"


@rule("krosmaster", "4.18.2.a")
def test_the_first_time_is_of_the_whole_fight() -> None:
    play = duel("vigg-arysta e6 as vigg", "darkli-moon e5 as darkli injuries 3")
    play.do("cast burla e5", "resolve darkli-moon", chance=PLAIN)
    assert play.injuries("darkli") == 2
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell", "end", chance=("tension: armor lock",))
    play.do("keep", "sell", "sell", "cast burla e5", chance=PLAIN)
    assert play.injuries("darkli") == 3 and play.look("asked") == "ask-act", "nothing waits"


@rule("krosmaster", "4.18.2.b")
def test_an_event_means_one_of_this_turn() -> None:
    play = Play(["remington-smisse e6 as remington injuries 4"], ["koa-gullar e4 as koa"], unit="remington")
    play.do("end", chance=("tension: armor lock",))
    assert play.injuries("remington") == 4


@rule("krosmaster", "4.18.2.d")
def test_sides_are_seen_from_who_controls_the_effect() -> None:
    play = Play(["vlad-sombrio e6 as vlad", "monk d6 as ally"], ["koa-gullar e5 as enemy"], unit="vlad")
    play.do("end")
    assert play.injuries("ally", "enemy") == [0, 1]


@rule("krosmaster", "4.18.3.a")
def test_armor_piercing_is_kept_for_step_five() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e4 as koa")
    play.do("cast engano e4", chance=("critical: critical",))
    kinds = [event.kind for event in play.log if event.kind in ("critical", "armor")]
    assert kinds == ["critical", "armor"] and play.log[[e.kind for e in play.log].index("armor")].values == ()


# -- Summons ---------------------------------------------------------------------------------------------


def queen(**more: Any) -> Play:
    return Play(["rainha-dos-tofus e6 as queen"], ["koa-gullar a1 as koa"], unit="queen", **more)


@rule("krosmaster", "4.19.1", "4.19.1.a", "4.19.9.b", "7.2.4.c")
def test_a_summon_comes_on_a_free_cell() -> None:
    play = queen(grid=field(e5="B"))
    play.do("cast invocacao-de-tofu f6")
    assert play.look("at.f6") == ["tofu"] and play.look("summons.tofu") == 1, "one, not three"
    assert play.refused("cast invocacao-de-tofu e5") == "4.19.1.a"
    assert "cast invocacao-de-tofu e5" not in play.offered() and "cast invocacao-de-tofu e7" in play.offered()
    other = queen(grid=field(e5="B"), rulings={"no-place": "no-effect"}).do("cast invocacao-de-tofu e5")
    assert other.look("summons.tofu") == 0 and other.look("ap") == 3
    assert [event.rule for event in other.log if event.kind == "no-summon"] == ["4.19.1.a"]


@rule("krosmaster", "4.19.1.b")
def test_a_summon_needs_a_cell_without_units() -> None:
    play = Play(["rainha-dos-tofus e6 as queen"], ["koa-gullar a1 as koa", "tombstone f6 of koa"], unit="queen")
    assert play.refused("cast invocacao-de-tofu f6") == "4.19.1.b"
    assert "cast invocacao-de-tofu f6" not in play.offered()


@rule("krosmaster", "4.19.1.g-1", "5.5.1")
def test_a_summon_plays_right_after_its_summoner() -> None:
    play = Play(["rainha-dos-tofus e6 as queen", "koa-gullar e9 as koa"], ["monk a1"], unit="queen")
    play.do("cast invocacao-de-tofu f6", "end")
    assert play.look("unit") == "tofu"
    play.do("end")
    assert play.look("unit") == "koa-gullar"


@rule("krosmaster", "4.19.1.g-2")
def test_the_player_orders_several_summons() -> None:
    play = Play(
        ["rainha-dos-tofus e6 as queen", "tofu a1 as first of queen", "tofu a3 as second of queen"],
        ["koa-gullar l1"],
        unit="queen",
    )
    play.do("end")
    assert play.look("asked") == "ask-activate"
    play.do("activate second")
    assert play.t.unit == play.names["second"]
    play.do("end")
    assert play.t.unit == play.names["first"]


FAMILIES = {
    "bomb": {"bomba-dagua", "tornabomba", "bomba-incendiaria"},
    "trap": {"armadilha-mortal", "armadilha-enganosa"},
    "turret": {"arpoadora", "estratorre", "guardia"},
    "bububo": {"bububo"},
    "papatudo": {"papatudo"},
    "tofu": {"tofu"},
    "atooin": {"donatella", "leonardawa", "raphaela", "michelangela"},
}


@rule("krosmaster", "4.19.2.a", "4.19.2.b", "4.19.2.c", "4.19.2.d", "4.19.2.e", "4.19.2.f", "4.19.2.g")
@pytest.mark.parametrize("family", FAMILIES)
def test_the_families_of_summons(family: str) -> None:
    found = {summon.id for summon in cards.load().summons.values() if family in summon.types}
    assert found == FAMILIES[family]


@rule("krosmaster", "4.19.4", "4.19.4.b")
def test_a_monster_moves_and_casts() -> None:
    play = Play(
        ["rei-dos-papatudos a1 as king", "papatudo e6 as gobball of king"], ["koa-gullar e4 as koa"], unit="gobball"
    )
    play.do("move e5", "cast mordida-de-papatudo e4", chance=PLAIN)
    assert play.injuries("koa") == 1 and (play.look("ap"), play.look("mp")) == (1, 2)


@rule("krosmaster", "4.19.5", "4.19.5.d", "7.2.9.d")
def test_a_bomb_that_falls_explodes_around_its_cell() -> None:
    play = Play(
        ["vigg-arysta e6 as vigg"],
        ["rib-ombar l1 as rib", "bomba-dagua e5 as bomb of rib", "koa-gullar f4 as koa", "monk e3 as monk"],
        unit="vigg",
    )
    play.do(
        "cast burla e5",
        "resolve bomba-dagua",
        chance=("critical: lock", "armor: lock", "critical: lock", "armor: lock", "armor: lock lock"),
    )
    assert play.injuries("koa", "monk", "vigg") == [1, 0, 0], "eight cells around; Vigg steals his Injury back"
    assert play.look("bomb.area") == "gone"


def test_a_bomb_rolls_armor_and_may_survive() -> None:
    """Gap bomb-armor."""
    play = Play(["vigg-arysta e6 as vigg"], ["rib-ombar l1 as rib", "bomba-dagua e5 as bomb of rib"], unit="vigg")
    play.do("cast burla e5", chance=("critical: lock", "armor: armor"))
    assert play.look("bomb.area") == "arena"


@rule("krosmaster", "4.19.5.c", "6.2.1.d")
def test_bombs_explode_at_the_start_of_their_summoners_turn() -> None:
    play = Play(
        ["rib-ombar e6 as rib", "bomba-dagua b2 as first of rib", "bomba-dagua k10 as second of rib"],
        ["koa-gullar a1 as koa"],
        unit="rib",
        step="unit",
    )
    assert play.look("asked") == "ask-pending" and len(play.offered()) == 2
    play.do("resolve bomba-dagua", chance=("critical: lock", "armor: lock", "critical: lock"))
    assert play.injuries("koa") == 1 and play.look("summons.bomba-dagua") == 0
    assert play.look("asked") == "ask-act"


def test_a_bomb_reached_by_another_explodes_once() -> None:
    """Gap bombs-many-start."""
    play = Play(
        ["rib-ombar l12 as rib", "bomba-dagua b2 as first of rib", "bomba-dagua c3 as second of rib"],
        ["koa-gullar a1 as koa"],
        unit="rib",
        step="unit",
    )
    play.do("resolve bomba-dagua", chance=("critical: lock", "armor: lock lock", "critical: lock"))
    assert play.look("summons.bomba-dagua") == 0 and play.injuries("koa") == 1


@rule("krosmaster", "4.19.6", "4.19.6.b")
def test_a_turret_has_hp_and_a_spell_of_its_own() -> None:
    play = Play(
        ["arthur-bina a1 as arthur", "arpoadora e6 as harpoon of arthur"], ["koa-gullar e3 as koa"], unit="harpoon"
    )
    play.do("cast arpao e3", chance=(*PLAIN, "tension: armor lock"))
    assert play.look("koa.cell") == "e4" and play.injuries("koa") == 1 and play.look("harpoon.hp") == 3


@rule("krosmaster", "4.19.7", "4.19.7.c-1", "4.19.7.e")
def test_a_trap_snaps_when_a_character_steps_on_it() -> None:
    play = Play(["vigg-arysta e6 as vigg"], ["ratweyra l1 as rat", "armadilha-mortal e5 as trap of rat"], unit="vigg")
    play.do("move e5", chance=("critical: lock", "armor: lock lock"))
    assert play.injuries("vigg") == 2 and play.look("trap.area") == "gone" and play.look("mp") == 2
    assert play.may("move e4"), "with MP left it may go on (gap trap-during-move)"


def test_a_trap_snaps_for_its_own_side_too() -> None:
    """Gap trap-any-side."""
    play = Play(["ratweyra e6 as rat", "armadilha-mortal e5 of rat"], ["koa-gullar l1"], unit="rat")
    play.do("move e5", chance=PLAIN)
    assert play.injuries("rat") == 2


@rule("krosmaster", "4.19.7.c-2")
def test_a_trap_snaps_when_a_movement_by_an_effect_ends_on_it() -> None:
    play = Play(
        ["yugo e7 as yugo"], ["ratweyra l1 as rat", "koa-gullar e6 as koa", "armadilha-mortal e4 of rat"], unit="yugo"
    )
    play.do("cast raio-de-wakfu e6", chance=("critical: lock lock", "armor: lock", "critical: lock", "armor: lock"))
    assert play.injuries("koa") == 3 and play.look("koa.cell") == "e4"


@rule("krosmaster", "4.19.7.d-1")
def test_passing_over_a_trap_does_not_snap_it() -> None:
    play = Play(
        ["yugo e7 as yugo"],
        ["ratweyra l1 as rat", "koa-gullar e6 as koa", "armadilha-mortal e5 as trap of rat"],
        unit="yugo",
    )
    play.do("cast raio-de-wakfu e6", chance=("critical: lock lock", "armor: lock"))
    assert play.look("koa.cell") == "e4" and play.look("trap.area") == "arena"


@rule("krosmaster", "4.19.7.c-3")
def test_a_monster_summoned_on_a_trap_snaps_it_where_that_is_allowed() -> None:
    units = ["ratweyra l1 as rat", "armadilha-enganosa f6 as trap of rat"]
    play = Play(["rainha-dos-tofus e6 as queen"], units, unit="queen", rulings={"summon-on-trap": "allowed"})
    play.do("cast invocacao-de-tofu f6")
    assert play.look("trap.area") == "gone" and play.look("at.f6") == ["tofu"]
    usual = Play(["rainha-dos-tofus e6 as queen"], units, unit="queen")
    assert usual.refused("cast invocacao-de-tofu f6") == "4.19.1.b", "the ban holds (gap summon-on-trap)"


@rule("krosmaster", "4.19.7.d-2")
def test_a_bomb_summoned_on_a_trap_does_not_snap_it() -> None:
    units = ["ratweyra l1 as rat", "armadilha-enganosa f6 as trap of rat"]
    play = Play(["rib-ombar e6 as rib"], units, unit="rib", rulings={"summon-on-trap": "allowed"})
    play.do("cast bomba-dagua f6")
    assert play.look("at.f6") == ["armadilha-enganosa", "bomba-dagua"]


@rule("krosmaster", "4.19.9.a")
def test_only_summons_are_summoned() -> None:
    play = Play(["rei-dos-papatudos e6 as king"], ["koa-gullar l1"], unit="king")
    play.do("cast invocacao-de-papatudo e5")
    assert play.look("at.e5") == ["papatudo"]
    profiles = {
        effect.profile
        for ability in play.t.box.abilities
        for clause in ability.clauses
        if hasattr(effect := clause.effect, "profile") and type(effect).__name__ == "Summon"
    }
    assert all(not play.t.box.kinds[play.t.box.profiles[profile]].is_krosmaster for profile in profiles)


@rule("krosmaster", "4.19.9.c-1", "4.19.9.d")
def test_control_counts_all_summons_of_the_player() -> None:
    play = Play(
        ["rainha-dos-tofus e6 as queen", "rib-ombar l1 as rib", "tofu a1 of queen", "bomba-dagua k3 of rib"],
        ["koa-gullar l12", "tofu a12 as theirs of koa-gullar"],
        unit="queen",
    )
    play.do("cast invocacao-de-tofu f6")
    assert play.look("summons.tofu") == 3, "two of ours and theirs: with the Bomb three of ours"
    play.do("cast invocacao-de-tofu e5")
    assert play.look("at.e5") == [] and play.look("ap") == 0, "cast for nothing (gap summon-at-limit-cast)"


@rule("krosmaster", "4.19.9.c-2")
def test_several_summons_come_as_far_as_control_allows() -> None:
    characters = [hero("pastor", spell("rebanho", control=2, name="Rebanho (2)", area="cross", text="Invoca 4 Tofu."))]
    play = Play(["pastor e6 as pastor", "tofu a1 of pastor"], ["koa-gullar l1"], unit="pastor", characters=characters)
    play.do("cast rebanho e4")
    assert play.look("summons.tofu") == 2


def test_pieces_that_leave_with_their_summoner_do_not_explode() -> None:
    """Gap summoner-ko-pending."""
    play = Play(
        ["vigg-arysta e6 as vigg"],
        ["rib-ombar e5 as rib injuries 8", "bomba-dagua f6 as bomb of rib", "monk l1"],
        unit="vigg",
    )
    play.do("cast burla e5", chance=PLAIN)
    assert play.look("bomb.area") == "gone" and play.injuries("vigg") == 0


# -- Spells that could do nothing where they are aimed (gap no-place) ------------------------------------


@rule("krosmaster", "4.17.3", "7.1.2")
def test_a_spell_that_only_moves_its_caster_needs_a_free_cell() -> None:
    units = ["koa-gullar g6 as koa", "armadilha-mortal f6 of koa"]
    play = Play(["yugo e6 as yugo"], units, unit="yugo", grid=field(e5="T"))
    assert play.refused("cast portal e5") == play.refused("cast portal g6") == "4.17.3"
    assert play.may("cast portal f6"), "a Trap is no obstacle (4.19.7.b)"
    other = Play(["yugo e6 as yugo"], units, unit="yugo", grid=field(e5="T"), rulings={"no-place": "no-effect"})
    other.do("cast portal e5")
    assert other.look("yugo.cell") == "e6" and other.look("ap") == 4
    assert [event.rule for event in other.log if event.kind == "stays"] == ["4.17.3"]


@rule("krosmaster", "4.19.1.b")
def test_a_spell_with_another_effect_may_be_cast_where_nothing_can_be_summoned() -> None:
    """Fatebook also moves an ally, and the Crow's dive also hits."""
    units = ["koa-gullar l1 as koa", "armadilha-enganosa e5 as trap of koa"]
    nun = Play(["the-nun e6 as nun", "monk d6 as monk"], units, unit="nun", grid=field(f6="T"))
    assert nun.may("cast fatebook e5") and nun.refused("cast fatebook f6") == "4.19.1.a"
    crow = Play(["corvo-negro e6 as crow"], ["koa-gullar e5 as koa"], unit="crow", grid=field(e4="T", d4="T", f4="T"))
    assert crow.may("cast mergulho-do-corvoc e5")


@rule("krosmaster", "4.19.9.c-1")
def test_a_spell_at_its_summon_control_may_be_cast_and_says_that_it_brings_nothing() -> None:
    tofus = [f"tofu {cell} of queen" for cell in ("a1", "a2", "a3")]
    play = Play(["rainha-dos-tofus e6 as queen", *tofus], ["koa-gullar l1"], unit="queen")
    play.do("cast invocacao-de-tofu f6")
    assert play.look("summons.tofu") == 3 and play.look("ap") == 3
    assert [event.rule for event in play.log if event.kind == "no-summon"] == ["4.19.9.c-1"]


@rule("krosmaster", "4.10.6.b")
def test_the_source_of_an_injury_is_known_even_when_it_has_left() -> None:
    """A Bomb that explodes is gone; its Injuries are still of its controller."""
    units = ["koa-gullar e7 as koa", "rib-ombar a1 as rib", "bomba-dagua e6 as bomb of rib"]
    play = Play(units, ["monk d5 as monk"], unit="koa")
    play.do("cast punicao e6", chance=(*PLAIN, "critical: lock", "armor: lock lock"))
    bomb = play.names["bomb"]
    assert play.look("bomb.area") == "gone" and play.t.pieces[play.names["monk"]].wounder == bomb
    assert play.t.last_known(bomb).controller == 0
    injuries = [(event.seat, event.cause) for event in play.log if event.kind == "injury"]
    assert injuries == [(0, play.names["koa"]), (0, bomb), (0, bomb)]


def test_hp_that_depend_on_who_stands_where_go_with_a_step() -> None:
    """Five Injuries are borne beside the guard, and no longer when the guard steps away."""
    home = hero("guarda", abilities=[{"id": "casa", "name": "Casa", "text": "Cada aliado adjacente recebe +2 PV."}])
    units = ["guarda e6 as guarda", "monk e7 as monk injuries 5"]
    play = Play(units, ["koa-gullar a1"], unit="guarda", characters=[home])
    assert play.look("monk.hp") == 7 and play.look("monk.area") == "arena"
    play.do("move e5")
    assert play.look("monk.area") == "out"


@rule("krosmaster", "4.19.1.a")
def test_a_summoning_spell_with_a_condition_wants_a_free_cell_too() -> None:
    call = spell(
        "chamado", name="Chamado (3)", text="Só pode ser lançado se houver 1 Tofu adjacente.\nInvoca 1 Tofu.", control=3
    )
    units = ["mago e6 as mago", "tofu d6 of mago"]
    play = Play(units, ["koa-gullar l1"], unit="mago", characters=[hero("mago", call)], grid=field(e5="T"))
    assert play.may("cast chamado f6") and play.refused("cast chamado e5") == "4.19.1.a"


@pytest.mark.parametrize(("marks", "injuries"), [("", 1), (" ap -1", 2), (" mp -1", 2)])
def test_damage_for_a_target_with_markers_of_either_gauge(marks: str, injuries: int) -> None:
    text = "Se o alvo tiver marcadores de PA ou PM, +1 Dano."
    burn = spell("brasa", kind="attack", element="fire", value=1, text=text)
    play = Play(["mago e6 as mago"], [f"koa-gullar e5 as koa{marks}"], unit="mago", characters=[hero("mago", burn)])
    play.do("cast brasa e5", chance=PLAIN)
    assert play.injuries("koa") == injuries
