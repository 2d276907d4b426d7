"""4.5 and 4.7: Kamas and Demonic Rewards."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.view import look
from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.game import GAME
from ludoteca.games.krosmaster.table.areas import OFFER, pile
from tests.games.krosmaster.board import Play, duel, field
from tests.proof import rule

PILES = {"granite1": ["hidroboost", "aeroboost"], "jade1": ["banquete", "conjunto-papatudo"], "silver2": ["dofus-ocre"]}


def shop(one: str = "vigg-arysta e6 as vigg", *more: str, kamas: int = 30, **position: Any) -> Play:
    return Play(
        [one, *more],
        ["koa-gullar a1 as koa"],
        unit=one.split()[3],
        grid=field(e6="D"),
        piles=position.pop("piles", PILES),
        p1={"kamas": kamas},
        **position,
    )


@rule("krosmaster", "4.5.1", "6.3.3", "4.5.2-2")
def test_krosmasters_collect_kamas_into_one_stock() -> None:
    play = Play(
        ["vigg-arysta e6 as vigg", "rib-ombar e8 as rib"], ["koa-gullar a1"], unit="vigg", coins={"e6": 2, "e8": 1}
    )
    play.do("collect", "collect")
    assert (play.look("player1.kamas"), play.look("coins.e6"), play.look("ap")) == (2, 0, 4)
    assert [event.values for event in play.log if event.kind == "kamas"] == [(1,), (1,)]
    assert play.refused("collect") == "6.3.3"
    play.do("end", "collect")
    assert play.look("player1.kamas") == 3


@rule("krosmaster", "4.5.2-2", "4.19.4.b")
def test_a_monster_collects_and_buys_nothing() -> None:
    play = Play(
        ["rainha-dos-tofus a12 as queen", "tofu e6 as tofu of queen"],
        ["koa-gullar a1"],
        unit="tofu",
        grid=field(e6="D"),
        piles=PILES,
        p1={"kamas": 30},
    )
    assert play.refused("collect") == "4.5.2-2"
    assert play.refused("draw granite1") == "4.19.4.b" and play.refused("buy-glory") == "6.3.4"


@rule("krosmaster", "4.7.6-1", "4.7.6-2", "6.3.6", "4.5.3")
@pytest.mark.parametrize(("name", "level", "price"), [("granite1", 0, 3), ("jade1", 2, 6), ("silver2", 5, 9)])
def test_the_price_is_a_point_and_kamas_by_the_level(name: str, level: int, price: int) -> None:
    play = shop(kamas=price).do(f"draw {name}")
    assert (play.look("player1.kamas"), play.look("ap")) == (0, 5)
    assert shop(kamas=price - 1).refused(f"draw {name}") == "4.5.3"
    assert shop(ap=0).refused(f"draw {name}") == "4.7.6-1"
    assert f"draw {name}" in shop(ap=1, kamas=price).offered(), "the last point will do"


@rule("krosmaster", "4.7.6-1", "6.3.6")
def test_rewards_are_bought_on_a_demonic_cell_as_often_as_they_can_be_paid() -> None:
    play = shop("merkator e6 as merkator")
    play.do("draw granite1", "draw granite1", "draw jade1")
    assert play.look("player1.kamas") == 18 and len(play.t.held_by(play.names["merkator"])) == 3
    assert play.refused("draw granite1") == "4.7.6-1", "an empty pile is gone (gap dr-pile-empty)"
    away = duel("vigg-arysta e7 as vigg", "koa-gullar a1", grid=field(e6="D"), piles=PILES, p1={"kamas": 30})
    assert away.refused("draw granite1") == "4.7.6-1"


@rule("krosmaster", "4.7.7")
def test_an_open_reward_is_replaced_before_it_is_assigned() -> None:
    play = shop("vigg-arysta e6 as vigg", "rib-ombar a12 as rib", offer={"jade1": "adaga-de-cobre"})
    play.do("buy adaga-de-cobre")
    assert play.look("asked") == "ask-assign"
    (shown,) = play.t.zones[OFFER]
    assert play.t.reward(shown).word == "conjunto-papatudo" and play.t.pieces[shown].face == 2


@rule("krosmaster", "4.7.8", "4.7.8.a", "4.7.8.b-1", "4.7.8.b-2")
def test_a_blind_reward_is_seen_by_its_buyer_alone_and_given_to_anybody_face_down() -> None:
    play = shop("vigg-arysta e6 as vigg", "rib-ombar a12 as rib")
    token = play.t.zones[pile(2)][-1]
    assert not play.t.pieces[token].known_to(0)
    play.do("draw jade1")
    assert play.t.pieces[token].known_to(0) and not play.t.pieces[token].known_to(1)
    play.do("assign rib")
    assert play.t.held_by(play.names["rib"]) == [token] and play.look("rib.hp") == 9, "no effect face down"
    seen = {piece.number: piece.kind for area in look(play.t, 0).areas for piece in area.pieces}
    hidden = {piece.number: piece.kind for area in look(play.t, 1).areas for piece in area.pieces}
    assert (seen[token], hidden[token]) == ("conjunto-papatudo", "")


@rule("krosmaster", "4.7.9", "4.7.9.a")
def test_no_more_rewards_than_the_level() -> None:
    play = shop("koa-gullar e6 as koa2", "vigg-arysta a12 as vigg holds arco-longo")
    play.do("draw granite1", "assign koa2", "draw granite1")
    assert [play.t.kind(number).word for number in (play.names["vigg"],)] == ["vigg-arysta"]
    assert len(play.t.held_by(play.names["vigg"])) == 2, "Koa, of Level 1, has one already"
    alone = shop("koa-gullar e6 as koa2 holds arco-longo")
    token = alone.t.zones[pile(0)][-1]
    alone.do("draw granite1")
    assert alone.t.box.zones[alone.t.pieces[token].zone].name == "out"
    assert alone.t.pieces[token].known_to(1), "shown, and discarded"


@rule("krosmaster", "4.7.9")
def test_open_rewards_count_too() -> None:
    """Gap dr-limit-held-or-ever."""
    play = shop("koa-gullar e6 as koa2 wears arco-longo", "vigg-arysta a12 as vigg").do("draw granite1")
    assert len(play.t.held_by(play.names["vigg"])) == 1 and play.t.held_by(play.names["koa2"]) == []


@rule("krosmaster", "4.7.4-2", "4.7.4-3", "4.7.4-4")
def test_rewards_are_revealed_on_the_second_turn() -> None:
    document = {"arena": "bonta-1", "side": "north"}
    table = GAME.new_table(GAME.setup(document), 3)
    offers = {}
    while table.turn < 4 and table.decision is not None:
        offers.setdefault((table.turn, table.decision.ask == "ask-reroll"), len(table.zones[OFFER]))
        verbs = {option[0]: option for option in table.decision.options}
        table.choose(verbs.get("end") or verbs.get("keep") or verbs.get("sell") or table.decision.options[0])
    assert offers[1, False] == 0, "on the first turn all are face down"
    assert offers[2, True] == 3 and offers[3, True] == 6
    levels = sorted(table.pieces[token].face for token in table.zones[OFFER])
    assert levels == [0, 1, 2, 3, 4, 5], "one beside each pile"


@rule("krosmaster", "4.7.5", "4.7.11")
def test_there_are_boosts_buffs_and_six_kinds_of_equipment() -> None:
    rewards = cards.load().rewards.values()
    assert {reward.type for reward in rewards} == {"boost", "buff", "equipment"}
    kinds = {reward.equipment for reward in rewards if reward.type == "equipment"}
    assert kinds == {"weapon", "set", "pet", "dofus", "trophy", "technique"}
    usual = [reward for reward in rewards if reward.level != "gold"]
    assert len(usual) >= 24 and sum(reward.count for reward in usual) == 60


@rule("krosmaster", "4.7.5.a-1", "4.7.10-1", "4.7.10-2", "6.3.7")
def test_a_boost_helps_at_once_and_leaves() -> None:
    play = duel("vigg-arysta e6 as vigg injuries 5 holds pao-fresco,bolsa-furada", "koa-gullar a1")
    play.do("reveal pao-fresco")
    assert play.injuries("vigg") == 3 and play.look("pao-fresco.area") == "out" and play.look("ap") == 6
    assert play.refused("reveal bolsa-furada") == "4.7.10-2"


@rule("krosmaster", "4.7.5.a-2", "4.7.5.a-4")
def test_a_granted_spell_must_be_the_next_one() -> None:
    play = duel("vigg-arysta e6 as vigg holds pergaminho-de-meteoro", "koa-gullar e3 as koa")
    assert play.refused("cast meteoro e3") == "6.3.5"
    play.do("reveal pergaminho-de-meteoro", "cast meteoro e3", chance=("critical: lock", "armor: lock"))
    assert play.injuries("koa") == 2 and play.refused("cast meteoro e3") == "6.3.5"
    other = duel("vigg-arysta e6 as vigg holds pergaminho-de-meteoro", "koa-gullar e3 as koa")
    other.do("reveal pergaminho-de-meteoro", "cast engano e4", chance=("critical: lock",))
    assert other.refused("cast meteoro e3") == "6.3.5"


@rule("krosmaster", "4.7.5.a-3", "4.7.10.a")
def test_the_next_spell_uses_up_a_bonus_that_is_not_for_it() -> None:
    play = duel("vigg-arysta e6 as vigg holds hidroboost", "merkator e5 as merkator")
    play.do("reveal hidroboost", "cast engano e8", chance=("critical: lock",))
    play.do("cast burla e5", chance=("critical: lock", "armor: lock"))
    assert play.injuries("merkator") == 1
    used = duel("vigg-arysta e6 as vigg holds hidroboost", "merkator e5 as merkator")
    used.do("reveal hidroboost", "cast burla e5", chance=("critical: lock", "armor: lock"))
    assert used.injuries("merkator") == 3
    assert used.t.used[0][0] == used.t.kind(used.names["vigg"]).spells[0], "revealing was no Spell"


@rule("krosmaster", "4.7.5.a-4")
def test_an_unused_boost_is_lost_with_the_turn() -> None:
    play = duel("vigg-arysta e6 as vigg holds hidroboost", "merkator e5 as merkator")
    play.do("reveal hidroboost", "end", chance=("tension: armor lock",))
    assert play.t.boosts == ()
    units = ["vigg-arysta e6 as vigg holds pergaminho-de-meteoro", "rib-ombar e8 as rib"]
    play = Play(units, ["koa-gullar e3"], unit="vigg").do("reveal pergaminho-de-meteoro", "end")
    assert play.look("unit") == "rib-ombar" and play.refused("cast meteoro e3") == "6.3.5"


@rule("krosmaster", "4.7.5.b-1", "4.7.5.b-2", "6.2.1.a", "4.7.12-2")
def test_a_buff_works_until_its_krosmasters_next_turn() -> None:
    play = duel("vigg-arysta e6 as vigg holds pocao-de-folego", "koa-gullar a1")
    play.do("reveal pocao-de-folego")
    assert play.look("mp") == 4 and "dodge" in play.look("vigg.powers")
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell")
    assert "dodge" in play.look("vigg.powers")
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell")
    assert "dodge" not in play.look("vigg.powers") and play.look("mp") == 3
    assert play.look("pocao-de-folego.area") == "out"


@rule("krosmaster", "4.7.5.c-1", "4.7.5.c-2")
def test_equipment_raises_gauges_at_once_and_for_good() -> None:
    play = duel("vigg-arysta e6 as vigg holds dofus-ocre", "koa-gullar a1")
    play.do("reveal dofus-ocre")
    assert play.look("ap") == 7 and play.look("dofus-ocre.area") == "worn"
    play.do("end", chance=("tension: armor lock",)).do("keep", "sell", "sell", "end", chance=("tension: armor lock",))
    play.do("keep", "sell", "sell")
    assert play.look("ap") == 7


@rule("krosmaster", "4.7.5.c-3")
def test_equipment_raises_variable_ranges() -> None:
    play = duel("vigg-arysta e6 as vigg holds arco-longo", "koa-gullar a1").do("reveal arco-longo")
    assert play.look("range.engano") == [2, 4] and play.look("range.burla") == [1, 1]


@rule("krosmaster", "4.7.11.a", "4.7.11.b", "4.7.12-2")
def test_one_equipment_of_each_kind() -> None:
    play = duel("vigg-arysta e6 as vigg wears adaga-de-cobre holds arco-longo,conjunto-papatudo", "koa-gullar a1")
    assert play.refused("reveal arco-longo") == "4.7.11.b"
    play.do("reveal conjunto-papatudo")
    assert play.look("vigg.hp") == 12


@rule("krosmaster", "4.7.11.c")
def test_a_dofus_or_a_trophy() -> None:
    play = duel("vigg-arysta e6 as vigg wears dofus-ocre holds trofeu-do-corredor", "koa-gullar a1")
    assert play.refused("reveal trofeu-do-corredor") == "4.7.11.c"
    play = duel("vigg-arysta e6 as vigg wears trofeu-do-corredor holds dofus-ocre", "koa-gullar a1")
    assert play.refused("reveal dofus-ocre") == "4.7.11.c"


@rule("krosmaster", "4.11.2")
def test_equipment_raises_the_maximum_of_movement_points() -> None:
    for wears, mp in (("", 3), (" wears trofeu-do-corredor", 4)):
        play = duel(f"vigg-arysta e6 as vigg{wears}", "koa-gullar a1", step="unit")
        assert play.look("mp") == mp


@rule("krosmaster", "4.7.11.d-1", "4.7.11.d-2", "4.7.11.e", "4.7.11.f")
def test_techniques_change_the_punch_and_take_no_place() -> None:
    worn = "tecnica-da-rasteira,tecnica-do-punho-longo,tecnica-do-sopro"
    play = shop(f"koa-gullar e6 as koa2 wears {worn}")
    assert play.look("cost.golpe")["ap"] == 2 and play.look("range.golpe") == [1, 4]
    play.do("draw granite1")
    assert len(play.t.held_by(play.names["koa2"])) == 1
    play = duel(f"koa-gullar e6 as koa wears {worn}", "gui-yermotel e4 as gui", "monk d3 as monk")
    play.do("cast golpe e4", chance=("critical: lock", "armor: lock lock"))
    # In a line, with the Breath Area behind the target, and -1 MP for each.
    assert play.injuries("gui", "monk") == [1, 1]
    assert (play.look("gui.mp_marks"), play.look("monk.mp_marks"), play.look("ap")) == (-1, -1, 3)


@rule("krosmaster", "4.7.11.f")
def test_a_punch_never_costs_less_than_nothing() -> None:
    worn = ",".join(["tecnica-da-rasteira"] * 7)
    play = duel(f"koa-gullar e6 as koa wears {worn}", "gui-yermotel e5")
    assert play.look("cost.golpe")["ap"] == 0


@rule("krosmaster", "4.7.12-1", "4.7.10-1")
def test_a_reward_stays_with_its_krosmaster() -> None:
    play = Play(["vigg-arysta e6 as vigg", "rib-ombar e8 as rib holds arco-longo"], ["koa-gullar a1"], unit="vigg")
    assert play.refused("reveal arco-longo") == "4.7.10-1", "only its own holder, on its own turn"
    play.do("end", "reveal arco-longo")
    assert play.look("arco-longo.area") == "worn"


def test_the_pink_fleeflee_comes_beside_its_krosmaster_and_counts_for_control() -> None:
    play = duel("rainha-dos-tofus e6 as queen holds flifli-rosa", "koa-gullar a1")
    play.do("reveal flifli-rosa")
    assert play.look("asked") == "ask-cell"
    play.do("go e5")
    assert play.look("at.e5") == ["flifli-rosa"]


@rule("krosmaster", "4.19.1.a")
def test_a_summon_of_a_reward_without_a_free_cell_does_not_come_and_that_is_told() -> None:
    play = duel("rainha-dos-tofus a1 as queen holds flifli-rosa", "koa-gullar l12", grid=field(a2="T", b1="B"))
    play.do("reveal flifli-rosa")
    assert play.look("summons.flifli-rosa") == 0 and play.look("flifli-rosa.area") == "out"
    assert [event.rule for event in play.log if event.kind == "no-summon"] == ["4.19.1.a"]


@rule("krosmaster", "4.5.1")
def test_a_text_is_paid_with_kamas_of_the_stock() -> None:
    """ "You may pay 2 Kamas. If you do…": with exactly 2 it can be paid, with 1 it is not even asked."""
    spell = {"id": "suborno", "name": "Suborno", "reach": "ranged", "min": 0, "max": 6, "ap": 2, "kind": "special"}
    spell["text"] = "Você pode pagar 2 Kamas. Se o fizer, ganha imediatamente +1 PM."
    figures = {"color": "white", "level": 3, "initiative": 5, "mp": 3, "hp": 9, "ap": 6}
    own = [{"id": "mago", "name": "Mago", **figures, "spells": [spell]}]
    for stock, left, mp in ((2, 0, 4), (1, 1, 3)):
        play = duel("mago e6 as mago", "koa-gullar a1", characters=own, p1={"kamas": stock})
        play.do("cast suborno e4")
        if stock == 2:
            play.do("accept")
        assert (play.look("player1.kamas"), play.look("mp")) == (left, mp)


def test_a_token_that_is_drawn_can_be_announced() -> None:
    play = shop()
    tokens = play.t.zones[pile(0)]
    drawn = play.t.loaded_pick(tokens, "aeroboost")
    assert play.t.reward(drawn).card.id == "aeroboost"
