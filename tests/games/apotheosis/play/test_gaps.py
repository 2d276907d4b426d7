"""Readings of gaps that the ledger names: both can be played, and each does what it says."""

from __future__ import annotations

import re

import pytest

from ludoteca import games
from ludoteca.games.apotheosis.cards import formats
from ludoteca.games.fabula.cards import formats as fabula
from tests.games.apotheosis.board import Board, companion, item, skill, weapon

BOW = weapon("Besta", ap=3, reach=3, constant=4)


@pytest.mark.parametrize(
    ("game", "rulings", "options"),
    [
        ("apotheosis", formats.RULINGS, formats.Setup.__struct_fields__),
        ("fabula", fabula.RULINGS, fabula.Format.__struct_fields__),
    ],
)
def test_every_alternative_that_a_ledger_names_has_its_switch(
    game: str, rulings: dict[str, tuple[str, ...]], options: tuple[str, ...]
) -> None:
    """ "ruling NAME = READING" or "option NAME": of what the set-up takes; and no switch is without its gap."""
    named = set()
    for gap in games.rulebook(game).gaps:
        if not gap.alternatives:
            continue
        told = re.findall(r"ruling ([a-z-]+) = ([a-z-]+)", gap.alternatives.en)
        chosen = re.findall(r"option ([a-z_]+)", gap.alternatives.en)
        assert told == re.findall(r"decisão ([a-z-]+) = ([a-z-]+)", gap.alternatives.pt), gap.id
        assert chosen == re.findall(r"opção ([a-z_]+)", gap.alternatives.pt), gap.id
        assert told or chosen, gap.id
        assert all(reading in rulings[name][1:] for name, reading in told), gap.id
        assert all(name in options for name in chosen), gap.id
        named |= set(told)
    assert named == {(name, reading) for name, readings in rulings.items() for reading in readings[1:]}


def test_a_target_that_has_gone_out_of_range_is_hit_or_missed() -> None:
    """Gap action-impossible-after-response: a step aside in answer, from 3 tiles away to 4."""
    flee = skill("Recuo", "Reativa. Quando você é escolhido como alvo de um ataque, você se move até 1 casa.")
    for reading, life in (("hits", 3), ("misses", 5)):
        board = Board(
            BOW,
            flee,
            terrain=["fffff"],
            player1={"hero": "a1", "equipment": ["besta"]},
            player2={"hero": "d1", "memento": ["recuo"]},
            rulings={"action-impossible-after-response": reading},
        )
        board.do("use besta 1", "target hero2", "respond recuo 1", "deploy e1")
        # Strength 4 + 4 = 8 against constitution 4: 2 injuries.
        assert board.look("hero2.cell") == "e1" and board.look("hero2.life") == life
        assert len(board.events("miss")) == (reading == "misses") and board.look("points") == 1
    # Whoever stays within range is hit in either reading.
    board = Board(
        BOW,
        flee,
        terrain=["fffff"],
        player1={"hero": "a1", "equipment": ["besta"]},
        player2={"hero": "d1", "memento": ["recuo"]},
        rulings={"action-impossible-after-response": "misses"},
    )
    board.do("use besta 1", "target hero2", "respond recuo 1", "deploy c1")
    assert board.look("hero2.life") == 3 and not board.events("miss")


def test_a_normal_attack_misses_whoever_is_no_longer_beside() -> None:
    """Gap action-impossible-after-response, without a card: the reach of a normal attack."""
    flee = skill("Recuo", "Reativa. Quando você é escolhido como alvo de um ataque, você se move até 1 casa.")
    for step, cell, life in (("deploy c1", "c1", 5), ("enough", "b1", 3)):
        board = Board(
            flee,
            terrain=["fff", "fff"],
            player1={"hero": "a1"},
            player2={"hero": "b1", "memento": ["recuo"]},
            rulings={"action-impossible-after-response": "misses"},
        ).roll("damage: 1" if life == 3 else "")
        board.do("attack hero2", "respond recuo 1", step)
        assert board.look("hero2.cell") == cell and board.look("hero2.life") == life
        assert len(board.events("miss")) == (cell == "c1")


def test_whoever_the_attack_was_turned_to_is_hit_wherever_it_stands() -> None:
    """Gap defender-range holds in both readings."""
    board = Board(
        terrain=["ffff"],
        player1={"hero": "a1"},
        player2={"hero": "b1"},
        player3={"hero": "c1", "memento": ["defender"], "knows": {"defence": 1}},
        sides=[0, 1, 1],
        rulings={"action-impossible-after-response": "misses"},
    ).roll("damage: 1")
    board.do("attack hero2", "respond defender 1")
    assert board.look("hero3.life") == 3 and board.look("hero2.life") == 5


def test_a_walk_is_one_path_or_one_tile() -> None:
    """Gap move-path: the same costs; an occupied tile is crossed in the same step."""
    rows = ["ffff"]
    board = Board(terrain=rows, player1={"hero": "a1"}, player2={"hero": "d1"})
    assert board.cells() == {"b1", "c1"}
    board = Board(terrain=rows, player1={"hero": "a1"}, player2={"hero": "d1"}, rulings={"move-path": "tile"})
    assert board.cells() == {"b1"} and board.refused("walk c1") == "battle.move.1"
    board.do("walk b1", "walk c1")
    assert board.look("hero1.cell") == "c1" and board.look("points") == 2
    board = Board(
        terrain=rows,
        player1={"hero": "a1"},
        player2={"hero": "d1"},
        player3={"hero": "b1"},
        sides=[0, 1, 0],
        rulings={"move-path": "tile"},
    )
    assert board.cells() == {"c1"}


def test_a_shot_downwards_goes_one_further_or_pays_for_the_depth() -> None:
    """Gap range-metric: from 2 levels above, 3 tiles away: 3 - 1 = 2, or 3 + 2 - 1 = 4."""
    for reading, measures in (("up", 2), ("both", 4)):
        for reach in (1, 2, 3, 4):
            board = Board(
                weapon("Besta", reach=reach, constant=1),
                terrain=["ffff"],
                altitude=["2000"],
                player1={"hero": "a1", "equipment": ["besta"]},
                player2={"hero": "d1"},
                rulings={"range-metric": reading},
            )
            reached = board.allowed("use besta 1") and board.do("use besta 1").allowed("target hero2")
            assert reached == (reach >= measures), (reading, reach)


def test_the_cards_of_the_dead_are_set_aside_or_discarded_at_once() -> None:
    """Gap death-cards-timing: Items stay on the body in both; a revived Hero has the rest back, or its sheet alone."""
    raise_ = skill("Reerguer", "Alvo: um corpo. Reviva o alvo, com 2 de VIDA.", bar={"ap": 1})
    for reading, discarded, back in (("aside", {}, {"soco": 1}), ("discarded", {"soco": 1}, {})):
        board = Board(
            raise_,
            skill("Soco"),
            item("Pau"),
            terrain=["fff"],
            player1={"hero": "a1", "memento": ["reerguer"], "attributes": {"agility": 9, "strength": 9}},
            player2={"hero": "b1", "life": 1, "memento": ["soco"], "equipment": ["pau"], "inventory": ["praga"]},
            player3={"hero": "c1"},
            sides=[0, 1, 1],
            rulings={"death-cards-timing": reading},
        ).roll("damage: 1")
        board.do("attack hero2")
        assert board.look("hero2.dead") and board.look("hero2.holds") == {"pau": 1}
        assert board.look("discard.skill") == discarded
        assert board.look("discard.event") == ({"praga": 1} if discarded else {})
        board.do("use reerguer 1")
        assert board.look("hero2.life") == 2 and board.look("player2.memento") == back
        assert board.look("player2.equipment") == {"pau": 1} and board.look("player2.sheet") != {}


def test_one_access_takes_one_card_or_several() -> None:
    """Gap container-take: 2 points each time, or once for all that is wanted and finds room."""
    chest = {"id": "arca", "title": {"pt": "Arca", "en": "Ark"}, "life": 3, "container": True}
    holding = {"objects": ["arca a2 as chest holds praga,funda,gazua"], "things": [chest]}
    board = Board(**holding, player1={"hero": "a1"})
    board.do("open chest", "take funda")
    assert board.asked() == "ask-turn" and board.look("points") == 2
    board = Board(**holding, player1={"hero": "a1"}, rulings={"container-take": "several"})
    board.do("open chest", "take funda", "take gazua", "enough")
    assert board.look("player1.inventory") == {"funda": 1, "gazua": 1} and board.look("points") == 2
    assert board.look("chest.holds") == {"praga": 1}
    # The last card ends the access by itself.
    board = Board(**holding, player1={"hero": "a1"}, rulings={"container-take": "several"})
    board.do("open chest", "take funda", "take gazua", "take praga")
    assert board.asked() == "ask-turn" and board.look("chest.holds") == {}


def test_a_summon_costs_2_mana_or_2_for_each_level() -> None:
    """Gap summon-cost."""
    giant = companion("Vulto", kind="summon", level=2)
    for mana, reading, summoned in ((2, "flat", True), (2, "by-level", False), (4, "by-level", True)):
        board = Board(
            giant,
            skill("Fonte", mana=mana),
            player1={"hero": "a1", "support": ["vulto"], "memento": ["fonte"], "level": 4},
            rulings={"summon-cost": reading},
        )
        assert bool(board.options("summon")) == summoned


def test_salvation_costs_2_or_1_for_each_point_below_0() -> None:
    """Gap salvation-cost: at -1 it is 5 fate, or 4."""
    for reading, fate, asked in (("two", 4, False), ("two", 5, True), ("one", 4, True), ("one", 3, False)):
        board = Board(
            BOW,
            player1={"hero": "a1", "equipment": ["besta"]},
            player2={"hero": "a2", "life": 1, "inventory": [f"colheita-farta*{fate}"]},
            rulings={"salvation-cost": reading},
        )
        board.do("use besta 1", "target hero2")
        assert (board.asked() == "ask-salvation") == asked


def test_counters_end_at_ten_or_nowhere() -> None:
    """Gap counter-limit."""
    load = skill("Carga", "Coloque 6 contadores de carga nesta carta.", bar={"ap": 1})
    for reading, count in (("ten", 10), ("none", 12)):
        board = Board(load, player1={"hero": "a1", "memento": ["carga"]}, rulings={"counter-limit": reading})
        board.do("use carga 1", "use carga 1")
        assert board.look("carga.counters") == {"charge": count}


def test_a_die_is_critical_on_a_natural_six_or_at_its_maximum() -> None:
    """Gap critical-die: the D2 of a normal attack reads 2 on a 4; then the extra D3 reads 2 on a 3."""
    for reading, faces, damage in (("six", "4", 6), ("maximum", "4 3", 8), ("maximum", "3", 5)):
        board = Board(player1={"hero": "a1"}, player2={"hero": "a2"}, rulings={"critical-die": reading}).roll(
            f"damage: {faces}"
        )
        board.do("attack hero2")
        assert board.events("roll")[0].values[0] + 4 == damage
