"""2 to 4.4, 4.10 to 4.14, 4.17: Units, Injuries, gauges and markers, Locking, cells."""

from __future__ import annotations

import pytest

from ludoteca.games.krosmaster.cards.arena import GRID, NEIGHBOURS
from ludoteca.games.krosmaster.game import GAME
from ludoteca.games.krosmaster.table.kinds import DASH, UnitKind
from ludoteca.games.krosmaster.text.words import MARKER
from tests.games.krosmaster.board import Play, duel, field
from tests.proof import rule
from tests.told import strict

CHEAP = ("critical: lock", "armor: lock")


def kinds() -> list[UnitKind]:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    return [kind for kind in play.t.box.kinds if isinstance(kind, UnitKind)]


# -- what Units are ---------------------------------------------------------------------------


@rule("krosmaster", "2.4.1", "2.5.1", "4.3.3.a", "4.11.1")
def test_a_krosmaster_has_five_characteristics_and_spells() -> None:
    for kind in kinds():
        if kind.is_krosmaster:
            assert kind.level >= 1 and kind.initiative >= 0 and min(kind.mp, kind.hp, kind.ap) > 0, kind.word
            assert kind.spells, kind.word


@rule("krosmaster", "3.2.1", "3.2.2", "3.2.3", "3.3.1", "4.2.3", "4.3.3.b", "4.19.1.c")
def test_a_summon_has_no_level_no_initiative_and_at_most_one_spell() -> None:
    for kind in kinds():
        if not kind.is_krosmaster:
            assert (kind.level, kind.initiative) == (0, 0) and len(kind.spells) <= 1, kind.word
    play = Play(["vigg-arysta e6 as vigg"], ["rainha-dos-tofus a1 as queen", "tofu e5 as tofu of queen"], unit="vigg")
    play.do("cast burla e5", chance=CHEAP)
    assert play.look("tofu.area") == "gone"
    assert (play.look("player1.glory"), play.look("player2.glory"), play.look("wild")) == (6, 6, 1)


@rule("krosmaster", "4.3.2", "4.3.3", "4.3.4", "4.3.4.a", "4.3.4.b", "4.19.1.d", "4.19.1.e")
def test_every_unit_is_a_krosmaster_or_a_summon_a_character_or_a_mechanism() -> None:
    for kind in kinds():
        assert kind.is_character == (kind.mp != DASH)
        if kind.is_krosmaster:
            assert kind.is_character
        elif kind.sort != "monster":
            assert kind.mp == DASH, kind.word
    mechanisms = {kind.word for kind in kinds() if not kind.is_character}
    assert {"bomba-dagua", "armadilha-mortal", "arpoadora", "kokonkaska", "dragovo-imaturo", "tombstone"} <= mechanisms


@rule("krosmaster", "4.1.2", "4.3.1", "4.3.5", "4.3.5.a", "4.3.5.b", "4.2.1")
def test_a_unit_is_an_ally_of_its_own_player_only() -> None:
    play = Play(["rainha-dos-tofus e6 as queen"], ["koa-gullar a1 as koa"], unit="queen")
    play.do("cast invocacao-de-tofu f6")
    tofu = play.t.units_at(GRID.read("f6"))[0]
    assert play.t.is_ally(0, tofu) and not play.t.is_ally(1, tofu)
    assert play.t.is_ally(1, play.names["koa"]) and not play.t.is_ally(0, play.names["koa"])
    assert play.t.opponents(0) == [1] and play.t.opponents(1) == [0]
    assert play.t.pieces[tofu].controller == 0


@rule("krosmaster", "4.4.1", "4.4.3")
def test_allies_include_the_unit_itself() -> None:
    play = Play(["bem-o-ripata e6 as bem", "koa-gullar e8 as koa"], ["gui-yermotel a1 as gui"], unit="bem")
    play.do("cast mataruga e6")
    assert play.look("bem.powers") == ["immune"] == play.look("koa.powers")
    assert "immune" not in play.look("gui.powers")


@rule("krosmaster", "4.4.2", "4.4.4")
def test_other_allies_leave_it_out() -> None:
    play = Play(["the-nun e6 as nun", "koa-gullar e7 as koa"], ["gui-yermotel e5 as gui"], unit="nun")
    play.do("cast fatebook g6")
    # The only other adjacent ally goes; The Nun herself was no choice.
    assert (play.look("koa.cell"), play.look("nun.cell")) == ("g6", "e6")


# -- HP and Injuries ----------------------------------------------------------------------------


@rule("krosmaster", "2.4.5", "3.2.5")
@pytest.mark.parametrize("target", ["merkator", "gobball"])
def test_injuries_pile_up_on_the_card_or_on_the_summons_own_token(target: str) -> None:
    """One each time, on top of those of before, and still there on the next turn; nobody else has any."""
    play = Play(
        ["vigg-arysta e6 as vigg"],
        ["merkator e5 as merkator", "rei-dos-papatudos a1 as king", "papatudo f6 as gobball of king"],
        unit="vigg",
    )
    cell = play.look(f"{target}.cell")
    for injuries in (1, 2):
        play.do(f"cast burla {cell}", chance=CHEAP)
        found = dict(zip(("merkator", "gobball", "king"), play.injuries("merkator", "gobball", "king"), strict=True))
        assert found == {"merkator": 0, "gobball": 0, "king": 0} | {target: injuries}
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell")
    assert play.injuries(target) == 2


@rule("krosmaster", "4.10.4-1", "4.10.6")
@pytest.mark.parametrize(
    ("critical", "armor", "damage"), [("lock", "armor", 2), ("lock", "lock", 3), ("critical", "lock", 4)]
)
def test_each_damage_becomes_one_injury_marker_at_the_end(critical: str, armor: str, damage: int) -> None:
    """Punishment does 3, one more or less by the rolls: so many markers, placed in one go in Step 7."""
    play = Play(["koa-gullar e6 as koa"], ["gultar e5 as foe injuries 1"], unit="koa")
    play.do("cast punicao e5", chance=(f"critical: {critical}", f"armor: {armor}"))
    assert play.injuries("foe") == 1 + damage
    placed = [event for event in play.log if event.kind == "injury"]
    assert [(event.subjects, event.values[0], event.rule) for event in placed] == [
        ((play.names["foe"],), damage, "7.2.8.a")
    ]


@rule("krosmaster", "4.10.1")
@pytest.mark.parametrize(("before", "placed"), [(4, 2), (5, 1), (2, 3)])
def test_no_unit_has_more_injuries_than_hp(before: int, placed: int) -> None:
    """Gui Yermotel has 6 HP: of 3 Damage only as many become Injuries as there is room for, and with one HP left
    he stands."""
    play = Play(["koa-gullar e6 as koa"], [f"gui-yermotel e5 as gui injuries {before}", "monk a1"], unit="koa")
    play.do("cast punicao e5", chance=CHEAP)
    assert [event.values[0] for event in play.log if event.kind == "injury"] == [placed]
    assert play.look("gui.area") == ("arena" if before + placed < 6 else "out")


@rule("krosmaster", "4.10.6.a")
def test_an_injury_placed_is_suffered_and_damage_that_placed_none_is_not() -> None:
    """Count Frigost answers Injuries that he suffers with -1 MP."""
    for armor, markers in (("lock", -1), ("armor", 0)):
        play = duel("naz-rael e6 as naz", "conde-frigost e5 as count")
        play.do("cast espada-ha e5", chance=("critical: lock", f"armor: {armor}"))
        assert (play.injuries("count"), play.look("naz.mp_marks")) == (-markers, markers)


@rule("krosmaster", "4.10.2", "4.10.8", "4.10.4-2")
def test_injuries_stop_at_the_hp_and_knock_out() -> None:
    play = Play(["koa-gullar e6 as koa"], ["gui-yermotel e5 as gui injuries 4", "monk a1"], unit="koa")
    play.do("cast punicao e5", chance=("critical: critical", "armor: lock"))
    injury = [event for event in play.log if event.kind == "injury"]
    assert injury[0].values[0] == 2, "4 Damage, room for 2"
    assert play.look("gui.area") == "out"


@rule("krosmaster", "4.10.2.a-2", "4.10.2.a-3", "4.10.2.a-4", "4.10.2.a-5", "4.10.2.a-6", "4.7.12-1")
def test_a_knock_out_takes_everything_off() -> None:
    play = Play(
        ["vigg-arysta e6 as vigg"],
        [
            "rainha-dos-tofus e5 as queen injuries 7 ap -1 mp 2 range 1 dice armor "
            "wears adaga-de-cobre holds aeroboost",
            "tofu a1 as tofu of queen",
            "koa-gullar l1",
        ],
        unit="vigg",
    )
    play.t.write(play.names["queen"]).special = (("bleeding", play.names["vigg"]),)
    play.do("cast burla e5", chance=("critical: critical", "armor: lock lock"))
    queen = play.t.pieces[play.names["queen"]]
    assert queen.special == ()
    assert (queen.ap_marks, queen.mp_marks, queen.range_marks, queen.dice, queen.injuries) == (0, 0, 0, (), 0)
    assert play.look("queen.area") == "out" and play.look("tofu.area") == "gone"
    for token in ("adaga-de-cobre", "aeroboost"):
        assert play.look(f"{token}.area") == "out"
    # The face-down one leaves unseen: the opponent does not know it (gap dr-hidden).
    assert not play.t.pieces[play.names["aeroboost"]].known_to(0)
    order = [event.rule for event in play.log if event.rule.startswith(("4.6.2", "4.10.2.a"))]
    assert order == ["4.6.2-2", "4.6.2-1", "4.6.2-1", "4.10.2.a-3", "4.10.2.a-3", "4.10.2.a-4", "4.10.2.a-5"]


@rule("krosmaster", "4.10.2.b")
def test_the_knocked_out_keeps_its_place_in_the_timeline() -> None:
    play = Play(["vigg-arysta e6 as vigg"], ["gui-yermotel e5 as gui injuries 5", "koa-gullar a1"], unit="vigg")
    before = play.t.timelines[1]
    play.do("cast burla e5", chance=CHEAP)
    assert play.t.timelines[1] == before
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell")
    assert play.look("unit") == "koa-gullar", "the slot of Gui is passed over"


@rule("krosmaster", "4.10.6.b")
def test_the_source_is_whose_spell_or_power_it_is() -> None:
    play = Play(["vigg-arysta e6 as vigg"], ["conde-frigost e5 as frigost"], unit="vigg")
    play.do("cast burla e5", "resolve conde-frigost", chance=CHEAP)
    assert play.look("vigg.mp_marks") == -1
    assert [event.cause for event in play.log if event.kind == "injury"] == [play.names["vigg"]]


@rule("krosmaster", "4.10.6.c", "4.10.6.a", "7.2.2.a-2")
def test_injuries_of_a_cost_are_neither_inflicted_nor_suffered() -> None:
    play = Play(["koa-gullar e6 as koa wears conjunto-prespic"], ["gui-yermotel e5 as gui", "monk a1"], unit="koa")
    play.do("cast punicao f6", chance=("critical: lock",))
    assert play.injuries("koa") == 1
    assert "injury" not in play.kinds() and play.t.inflicted == ()


@rule("krosmaster", "4.10.7")
def test_exchanged_injuries_are_not_inflicted() -> None:
    play = duel("djaul e6 as djaul injuries 3", "conde-frigost e5 as frigost injuries 1")
    play.load(("critical: lock", "armor: armor"))
    play.do("cast humor-negro e5", chance=("critical: lock", "armor: armor"))
    # 1 Damage - 1 by Armor: no Injury at all, so Rolbek has nothing to answer.
    assert play.injuries("djaul", "frigost") == [1, 3] and play.look("djaul.mp_marks") == 0


@rule("krosmaster", "4.10.5-1", "4.10.5-2", "4.8.6.b", "7.3.1")
def test_healing_takes_off_what_there_is_without_an_armor_roll() -> None:
    play = Play(["lilota e6 as lilota", "koa-gullar e5 as koa injuries 1"], ["gui-yermotel a1"], unit="lilota")
    play.do("cast seiva e5", chance=("critical: critical",))
    assert play.injuries("koa") == 0
    assert [event.values for event in play.log if event.kind == "heal"] == [(1,)]


@rule("krosmaster", "4.10.3", "4.10.3.a", "4.10.3.b-1", "4.8.6.a")
def test_attack_spells_have_an_element_or_are_neutral() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    for spell in play.t.box.spells:
        assert (spell.kind == "attack") == (spell.element in ("water", "air", "earth", "fire", "neutral"))
    # Resistance WATER meets a WATER Spell, and not a Neutral one.
    for spell, injuries in (("burla", 0), ("golpe", 1)):
        play = duel("vigg-arysta e6 as vigg", "cavaleiro-gota e5 as drop")
        play.do(f"cast {spell} e5", chance=("critical: lock", "armor: lock"))
        assert play.injuries("drop") == injuries


# -- gauges and markers ----------------------------------------------------------------------------


@rule("krosmaster", "2.4.4", "2.4.6", "3.2.4", "3.2.6", "4.11.2", "4.11.3-1", "4.11.9")
def test_gauges_are_filled_each_turn_and_spent() -> None:
    play = Play(
        ["rainha-dos-tofus e6 as queen", "tofu a6 as tofu of queen"], ["koa-gullar a1"], unit="queen", step="unit"
    )
    assert (play.look("ap"), play.look("mp")) == (6, 4)
    play.do("cast dan-to-fu g6", chance=("critical: lock lock",)).do("move e5", "move e4", "move e3", "move e2")
    assert (play.look("ap"), play.look("mp")) == (3, 0)
    assert play.refused("move e1") == "4.11.3-1" and play.look("queen.cell") == "e2"
    play.do("end")
    assert play.look("unit") == "tofu" and (play.look("ap"), play.look("mp")) == (4, 5)
    play.do("move b6")
    assert play.look("tofu.cell") == "b6" and play.look("mp") == 4


@rule("krosmaster", "4.11.3-2", "6.3.8")
def test_what_is_left_is_lost() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1").do("end", chance=("tension: armor lock",))
    assert (play.look("ap"), play.look("mp")) == (0, 0)
    play.do("keep", "sell", "sell")
    assert (play.look("unit"), play.look("ap"), play.look("mp")) == ("koa-gullar", 5, 3)


@rule("krosmaster", "4.11.5", "4.11.5.a", "4.11.5.b", "6.2.1.b")
def test_markers_change_the_gauges_of_the_turn_and_are_discarded() -> None:
    play = Play(["vigg-arysta e6 as vigg ap -2 mp 1"], ["koa-gullar a1"], unit="vigg", step="unit")
    assert (play.look("ap"), play.look("mp")) == (4, 4)
    assert (play.look("vigg.ap_marks"), play.look("vigg.mp_marks")) == (0, 0)


@rule("krosmaster", "4.11.4", "7.5.14.a")
def test_an_immediate_gain_is_for_the_active_unit_alone() -> None:
    play = Play(["ana-tomya e6 as ana"], ["koa-gullar a1 as koa"], unit="ana")
    play.do("cast castigo e6")
    assert play.look("mp") == 5
    gained = [event for event in play.log if event.kind == "gain-mp"]
    assert [(event.subjects, event.values) for event in gained] == [((play.names["ana"],), (2,))]
    play.t.change_gauge(play.names["koa"], "ap", 3)
    assert play.look("ap") == 4


@rule("krosmaster", "4.11.6-1", "4.11.6-2", "4.11.1.a", "4.11.1.b")
def test_a_dash_takes_no_markers_and_no_points() -> None:
    play = Play(
        ["luk-ylook e8 as luk"],
        [
            "rib-ombar l12 as rib",
            "bomba-dagua e5 as bomb of rib",
            "arthur-bina l10 as arthur",
            "arpoadora h8 as harpoon of arthur",
        ],
        unit="luk",
    )
    play.do("cast flecha-entorpecente e5", chance=("critical: lock", "armor: armor"))
    assert (play.look("bomb.ap_marks"), play.look("bomb.mp_marks")) == (0, 0)
    play.do("cast flecha-entorpecente h8", chance=("critical: lock", "armor: armor"))
    assert (play.look("harpoon.ap_marks"), play.look("harpoon.mp_marks")) == (-1, 0)


@rule("krosmaster", "4.11.7-1", "4.11.7-2")
def test_minus_markers_never_exceed_the_maximum() -> None:
    play = duel("luk-ylook e8 as luk", "koa-gullar e5 as koa ap -5 mp -3")
    play.do("cast flecha-entorpecente e5", chance=CHEAP)
    assert (play.look("koa.ap_marks"), play.look("koa.mp_marks")) == (-5, -3)


@rule("krosmaster", "4.11.8-1", "4.11.8-2")
def test_plus_and_minus_markers_cancel_out() -> None:
    play = duel("luk-ylook e8 as luk", "koa-gullar e5 as koa ap 2 mp 1")
    play.do("cast flecha-entorpecente e5", chance=CHEAP)
    assert (play.look("koa.ap_marks"), play.look("koa.mp_marks")) == (1, 0)


def test_markers_on_the_active_unit_wait_for_its_next_turn() -> None:
    """Gap marker-on-active."""
    play = Play(["gasper-feyto e6 as gasper"], ["koa-gullar a1"], unit="gasper")
    play.do("cast egide e6")
    assert play.look("ap") == 4 and play.look("gasper.ap_marks") == 1


@rule("krosmaster", "4.12.1", "6.2.1.c")
def test_range_markers_change_variable_ranges_for_the_turn() -> None:
    play = Play(["ana-tomya e6 as ana range 2", "vigg-arysta a12"], ["koa-gullar a1"], unit="ana", step="unit")
    assert play.look("range.assalto") == [1, 2] and play.look("ana.range_marks") == 0
    play = Play(["vigg-arysta e6 as vigg range 2"], ["koa-gullar a1"], unit="vigg", step="unit")
    assert play.look("range.engano") == [2, 5]
    minus = Play(["vigg-arysta e6 as vigg range -4"], ["koa-gullar a1"], unit="vigg", step="unit")
    assert minus.look("range.engano") == [2, 2], "MAX never below MIN (gap range-marker-cancel)"


@rule("krosmaster", "4.12.1")
def test_only_a_variable_range_offers_the_cells_that_a_marker_adds() -> None:
    fixed = Play(["ana-tomya e6 as ana range 1"], ["koa-gullar a1"], unit="ana", step="unit")
    assert "cast assalto e4" in fixed.offered() and "cast assalto e3" not in fixed.offered()
    variable = Play(["evangelyne e6 as eva range 1"], ["koa-gullar a1"], unit="eva", step="unit")
    assert "cast flecha-dispersora e1" in variable.offered(), "4 cells, and one for the marker"


# -- special markers ---------------------------------------------------------------------------------


@rule("krosmaster", "4.13.1-1", "4.13.1-2", "4.13.2-1", "4.13.2-2")
def test_one_special_marker_for_each_krosmaster_and_team() -> None:
    play = Play(
        ["puny-vampire e6 as vampire", "puny-vampire e9 as second"],
        ["gui-yermotel e4 as gui", "koa-gullar e7 as koa", "puny-vampire f4 as theirs"],
        unit="vampire",
    )
    play.do("cast certain-death e4", chance=CHEAP)
    assert play.look("gui.markers") == ["bleeding"]
    placed = [event for event in play.log if event.rule == "4.13.1-1"]
    assert [(event.kind, event.subjects) for event in placed] == [("special", (play.names["gui"],))]
    shown = [badge for badge in GAME.piece_badges(play.t, play.names["gui"]) if badge.name.startswith(MARKER)]
    assert [(badge.name, badge.value) for badge in shown] == [("marker-bleeding", play.names["vampire"])]
    assert GAME.telling(play.t, 0, strict(GAME, "en")).badge(shown[0]).startswith("bleeding marker, of Puny Vampire #")
    play.do("end", "cast certain-death e7", chance=CHEAP)
    assert (play.look("gui.markers"), play.look("koa.markers")) == ([], ["bleeding"]), "one of a name for the Team"
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell", "end")
    # The opponent's own marker of that name takes nothing of ours away.
    while play.look("unit") != "puny-vampire":
        play.do("end")
    play.do("cast certain-death e6", chance=CHEAP)
    assert (play.look("vampire.markers"), play.look("koa.markers")) == (["bleeding"], ["bleeding"])


@rule("krosmaster", "4.13.2-1")
def test_a_krosmaster_keeps_one_marker_even_of_different_names() -> None:
    play = Play(["puny-vampire e6 as vampire"], ["gui-yermotel e4 as gui", "koa-gullar a1 as koa"], unit="vampire")
    play.t.write(play.names["koa"]).special = (("another", play.names["vampire"]), ("another", play.names["gui"]))
    play.do("cast certain-death e4", chance=CHEAP)
    assert play.t.pieces[play.names["koa"]].special == (("another", play.names["gui"]),)
    assert play.look("gui.markers") == ["bleeding"]


@rule("krosmaster", "4.13.3")
def test_the_markers_of_the_knocked_out_leave_others() -> None:
    play = Play(
        ["puny-vampire e6 as vampire injuries 6", "gui-yermotel a12"],
        ["koa-gullar e4 as koa", "vigg-arysta d6 as vigg"],
        unit="vampire",
    )
    play.do("cast certain-death e4", "end", chance=(*CHEAP, "tension: armor lock"))
    assert play.look("koa.markers") == ["bleeding"]
    play.do("keep", "sell", "sell")
    while play.look("unit") != "vigg-arysta":
        play.do("end")
    play.do("cast burla e6", chance=CHEAP)
    assert play.look("vampire.area") == "out" and play.look("koa.markers") == []


@rule("krosmaster", "4.13.4")
def test_a_special_marker_does_nothing_by_itself() -> None:
    play = Play(["puny-vampire e6 as vampire", "gui-yermotel a12"], ["lilota e4 as lilota injuries 2"], unit="vampire")
    play.do("cast certain-death e4", chance=CHEAP)
    assert play.look("lilota.powers") == [] and play.look("lilota.hp") == 6


# -- Locking --------------------------------------------------------------------------------------------


@rule("krosmaster", "4.14.1-1", "4.14.2", "4.14.2.a", "4.14.2.b", "4.14.2.c", "4.14.2.d-3", "4.14.2.f")
def test_a_dodge_frees_the_mover() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa")
    play.do("move f6", chance=("lock: armor", "dodge: dodge"))
    assert play.look("vigg.cell") == "f6" and (play.look("ap"), play.look("mp")) == (6, 2)
    assert [event.kind for event in play.log if event.kind in ("lock", "dodge", "goes")] == ["lock", "dodge", "goes"]


@rule("krosmaster", "4.14.2.d-1", "4.14.4")
def test_locked_loses_three_of_each_and_plays_on() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa")
    play.do("move f6", chance=("lock: lock", "dodge: armor"))
    assert play.look("vigg.cell") == "e6" and (play.look("ap"), play.look("mp")) == (3, 0)
    assert play.look("unit") == "vigg-arysta" and play.may("cast burla e5")


@rule("krosmaster", "4.14.2.d-2", "4.14.2.f")
def test_grappled_loses_one_of_each_and_still_moves() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa")
    play.do("move f6", chance=("lock: lock", "dodge: dodge"))
    assert play.look("vigg.cell") == "f6" and (play.look("ap"), play.look("mp")) == (5, 1)


@rule("krosmaster", "4.14.2.f")
def test_without_mp_left_there_is_no_move_and_nothing_more_is_paid() -> None:
    """Gap lock-move-cost."""
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa", mp=1)
    play.do("move f6", chance=("lock: armor", "dodge: armor"))
    assert play.look("vigg.cell") == "e6" and (play.look("ap"), play.look("mp")) == (5, 0)


@rule("krosmaster", "4.14.1-2", "4.14.2.e")
def test_every_adjacent_enemy_rolls_in_the_order_named() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa", "monk d6 as monk")
    play.do("move f6")
    assert play.look("deciding") == 1 and play.look("asked") == "ask-locker"
    play.do("locker monk", chance=("lock: lock", "dodge: dodge", "lock: armor", "dodge: dodge"))
    rolled = [event.subjects[0] for event in play.log if event.kind == "lock"]
    assert rolled == [play.names["monk"], play.names["koa"]]
    assert (play.look("ap"), play.look("mp")) == (5, 1)


@rule("krosmaster", "4.14.2.e")
def test_all_roll_even_when_the_mp_are_gone() -> None:
    """Gap lock-continue-at-zero: they can still take AP."""
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa", "monk d6 as monk", ap=9)
    play.do("move f6", "locker koa", chance=("lock: lock", "dodge: armor", "lock: lock", "dodge: armor"))
    assert play.look("vigg.cell") == "e6" and (play.look("ap"), play.look("mp")) == (3, 0)


@rule("krosmaster", "4.14.3")
def test_a_summon_can_only_grapple() -> None:
    play = duel("vigg-arysta e6 as vigg", "rei-dos-papatudos a1 as king", "papatudo e5 of king")
    play.do("move f6", chance=("lock: lock", "dodge: armor"))
    assert play.look("vigg.cell") == "f6" and (play.look("ap"), play.look("mp")) == (5, 1)


@rule("krosmaster", "4.14.5", "4.9.5.a", "4.14.6", "4.9.6.a")
def test_lock_and_dodge_roll_two_dice() -> None:
    play = duel("gui-yermotel e6 as gui", "rei-dos-papatudos e5 as king")
    play.do("move f6", chance=("lock: lock armor", "dodge: dodge dodge"))
    assert play.look("gui.cell") == "f6" and play.look("mp") == 2


@rule("krosmaster", "4.14.7", "4.9.13.a")
def test_itty_bitty_neither_locks_nor_is_locked() -> None:
    play = Play(["rainha-dos-tofus a1 as queen", "tofu e6 as tofu of queen"], ["koa-gullar e5 as koa"], unit="tofu")
    play.do("move f6")
    assert play.look("tofu.cell") == "f6" and "lock" not in play.kinds()
    play = duel("koa-gullar e6 as koa", "rainha-dos-tofus a1 as queen", "tofu e5 of queen")
    play.do("move f6")
    assert play.look("koa.cell") == "f6" and "lock" not in play.kinds()


@rule("krosmaster", "4.14.1-1")
def test_another_cell_beside_the_same_enemy_is_leaving_too() -> None:
    """Gap lock-same-neighbour."""
    play = duel("vigg-arysta e6 as vigg", "rib-ombar f5 as rib", mp=3)
    play.do("move f6")
    assert "lock" not in play.kinds(), "a diagonal is not adjacent"
    play.do("move g6", chance=("lock: armor armor", "dodge: dodge"))
    assert play.look("vigg.cell") == "g6"


@rule("krosmaster", "4.14.1-1", "4.19.5.a", "4.19.6.a", "4.19.7.a", "4.19.8.a")
@pytest.mark.parametrize("mechanism", ["bomba-dagua", "arpoadora", "armadilha-enganosa", "tombstone", "kokonkaska"])
def test_mechanisms_lock_nobody(mechanism: str) -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1 as koa", f"{mechanism} e5 of koa")
    play.do("move f6")
    assert play.look("vigg.cell") == "f6" and "lock" not in play.kinds()


def test_allies_do_not_lock_and_spells_are_no_leaving() -> None:
    """Gap lock-spells."""
    play = Play(["naz-rael e6 as naz", "koa-gullar e5"], ["gui-yermotel d6"], unit="naz")
    play.do("cast salto-felino f6")
    assert play.look("naz.cell") == "f6" and "lock" not in play.kinds()


# -- cells -------------------------------------------------------------------------------------------------


@rule("krosmaster", "4.17.2", "6.3.2-1")
def test_a_step_goes_to_a_cell_that_shares_a_side() -> None:
    assert [GRID.word(cell) for cell in sorted(NEIGHBOURS[GRID.read("e6")])] == ["e5", "d6", "f6", "e7"]
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1")
    assert play.refused("move f7") == "4.17.2" and play.refused("move e8") == "4.17.2"
    play.do("move e7")
    assert play.look("mp") == 2


@rule("krosmaster", "4.17.3", "4.17.4", "4.17.5.a", "4.17.5.b", "4.17.5.c-1", "4.19.4.c", "4.19.5.b", "4.19.6.b")
def test_obstacles_are_impassable() -> None:
    play = Play(
        ["vigg-arysta e6 as vigg"],
        ["koa-gullar e5 as koa", "papatudo b2 of koa", "bomba-dagua c2 of koa", "arpoadora d2 of koa"],
        unit="vigg",
        grid=field(d6="T", f6="B", e7="C"),
    )
    assert [play.refused(f"move {cell}") for cell in ("d6", "f6", "e5")] == ["4.17.4"] * 3
    assert play.may("move e7"), "a Crate is free"
    for cell in ("b2", "c2", "d2"):
        assert play.t.obstacles() >> GRID.read(cell) & 1


@rule("krosmaster", "4.19.7.b", "4.19.8.b")
def test_traps_and_tombstones_are_free() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar a1 as koa", "tombstone e5 of koa", "armadilha-enganosa f6 of koa")
    assert play.may("move e5") and play.may("move f6")


@rule("krosmaster", "4.17.5", "4.5.2-1", "4.2.1")
def test_scenery_and_kamas_are_no_targets_of_damage_or_movement() -> None:
    play = duel("yugo e6 as yugo", "koa-gullar a1", grid=field(e4="B"), coins={"e4": 2})
    play.do("cast raio-de-wakfu e4", chance=("critical: lock lock",))
    assert play.t.obstacles() >> GRID.read("e4") & 1 and play.look("coins.e4") == 2


@rule("krosmaster", "6.3.2-2")
def test_without_mp_there_is_no_movement() -> None:
    play = Play(["arthur-bina a1 as arthur", "arpoadora e6 as harpoon of arthur"], ["koa-gullar l1"], unit="harpoon")
    assert play.refused("move e5") == "6.3.2-2" and play.may("cast arpao e5")
