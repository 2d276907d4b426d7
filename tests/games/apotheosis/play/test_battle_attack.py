"""Attacks, damage, injury and dice (battle.attack, battle.damage, draft.attack, draft.injury, guidelines)."""

from __future__ import annotations

import pytest

from ludoteca.games.apotheosis.play.injury import injury
from ludoteca.games.apotheosis.table.dice import as_die, read_dice
from ludoteca.games.apotheosis.table.grounds import LAYOUT
from tests.games.apotheosis.board import Board, item, skill, weapon
from tests.proof import rule

# -- the normal attack --------------------------------------------------------------------------


@rule("apotheosis", "battle.attack.1", "battle.attack.3", "battle.attack.4")
def test_the_normal_attack_costs_three_and_does_strength_and_a_d2() -> None:
    board = Board(player1={"hero": "a1", "attributes": {"strength": 5}}, player2={"hero": "a2"}).roll("damage: 4")
    board.do("attack hero2")
    # 5 + 2 = 7 against constitution 4: 2 injuries.
    (hurt,) = board.events("injury")
    assert board.events("points")[0].values == (-3, 1) and hurt.values == (7, 2) and board.look("hero2.life") == 3
    assert board.look("hero2.markers") == [] and board.look("hero2.cell") == "a2"
    poor = Board(points=2, player1={"hero": "a1"}, player2={"hero": "a2"})
    assert poor.refused("attack hero2") == "r15"


@rule("apotheosis", "battle.attack.2", "r17")
def test_the_normal_attack_is_direct_and_reaches_one_tile() -> None:
    board = Board(player1={"hero": "c3"}, player2={"hero": "c5"})
    assert board.refused("attack hero2") == "battle.attack.2"
    assert {option.split()[1] for option in board.options("attack")} == {"b3", "d3", "c2", "c4"}
    high = Board(player1={"hero": "a1"}, player2={"hero": "a2"}, terrain=["ff", "ff"], altitude=["00", "10"])
    assert high.refused("attack hero2") == "battle.attack.2", "one level up counts one more"


@rule("apotheosis", "r25", "r26")
def test_a_tile_may_be_the_target_and_takes_nothing() -> None:
    board = Board(player1={"hero": "a1"}, player2={"hero": "a2"}).roll()
    board.do("attack a2")
    assert board.look("hero2.life") == 5, "the tile was the target, not the piece on it (gap tile-target-occupied)"
    burn = weapon("Tocha", text="O alvo recebe o marcador Queimado.")
    other = Board(burn, player1={"hero": "a1", "equipment": ["tocha"]}, player2={"hero": "a2"}).roll()
    other.do("use tocha 1", "target a2")
    assert other.look("hero2.markers") == [] and other.look("hero2.life") == 5


@rule("apotheosis", "r25")
def test_pieces_of_every_kind_may_be_attacked_but_not_oneself() -> None:
    """Gap friendly-fire: partners, bodies and objects too."""
    board = Board(
        player1={"hero": "b2"},
        player2={"hero": "a2", "dead": True, "life": 0},
        player3={"hero": "b1"},
        player4={"hero": "e5"},
        sides=[0, 1, 0, 1],
        objects=["bau c2 as chest"],
    )
    aimed = {option.split()[1].split("#")[0] for option in board.options("attack")}
    assert {"heroi-2", "heroi-3", "bau"} <= aimed
    assert board.refused("attack hero1") == "r25"


# -- area and explosive -----------------------------------------------------------------------------


@rule("apotheosis", "r27", "draft.attack.3")
def test_explosive_on_a_tile_strikes_those_around_it() -> None:
    bomb = weapon("Bomba", ap=3, reach=3, constant=1, explosive=True, type="arcing")
    board = Board(
        bomb,
        player1={"hero": "a1", "equipment": ["bomba"]},
        player2={"hero": "c1"},
        player3={"hero": "b2"},
        sides=[0, 1, 0],
    ).roll()
    board.do("use bomba 1", "target b1")
    # 4 + 1 = 5 against 4 for the attacker, the enemy and the partner around b1.
    assert [board.look(f"hero{at}.life") for at in (1, 2, 3)] == [3, 3, 3]
    selected = [event for event in board.events("select") if event.subjects[1:]]
    assert all(board.table.is_tile(event.subjects[1]) for event in selected), "only the tile was selected"


@rule("apotheosis", "draft.attack.3")
def test_explosive_strikes_the_target_and_its_neighbours_with_one_roll() -> None:
    bomb = weapon("Bomba", ap=3, reach=3, constant=0, dice="1d6", explosive=True, type="arcing")
    board = Board(
        bomb,
        player1={"hero": "a1", "equipment": ["bomba"]},
        player2={"hero": "c1"},
        player3={"hero": "c2", "attributes": {"constitution": 8}},
        sides=[0, 1, 1],
    ).roll("damage: 5")
    board.do("use bomba 1", "target hero2")
    struck = {board.table.kind(event.subjects[0]).word: event.values for event in board.events("injury")}
    assert struck == {"heroi-2": (9, 3), "heroi-3": (9, 2)}


@rule("apotheosis", "draft.attack.2", "battle.range.area", "draft.range.5")
def test_an_area_attack_selects_nobody_and_strikes_all_around_at_any_height() -> None:
    whirl = weapon("Giro", ap=3, reach=1, constant=0, type="area")
    chosen = skill("Alerta", "Auto. Quando você é escolhido como alvo, você recebe o marcador Alvo.")
    hit = skill("Dor", "Auto. Quando você é atacado, você recebe o marcador Atacado.")
    board = Board(
        whirl,
        chosen,
        hit,
        terrain=["fff", "fff", "fff"],
        altitude=["000", "009", "000"],
        player1={"hero": "b2", "equipment": ["giro"]},
        player2={"hero": "c2", "memento": ["alerta", "dor"]},
        player3={"hero": "b1"},
        player4={"hero": "a1"},
        sides=[0, 1, 0, 1],
    ).roll()
    board.do("use giro 1")
    assert [board.look(f"hero{at}.life") for at in (1, 2, 3, 4)] == [5, 3, 3, 5]
    assert board.look("hero2.markers") == ["Atacado"]


@rule("apotheosis", "draft.attack.1")
def test_what_is_an_attack() -> None:
    """The normal attack and cards with damage in their bar; damage of a text alone is none."""
    note = skill("Nota", "Auto. Quando você ataca, você recebe o marcador Atacou.")
    spark = skill("Raio", "Alvo: um personagem inimigo. Cause 4 de dano ao alvo.", bar={"ap": 1})
    blade = weapon("Faca")
    seat = {"hero": "a1", "memento": ["nota", "raio"], "equipment": ["faca"]}
    text = Board(note, spark, blade, player1=seat, player2={"hero": "a2"})
    text.do("use raio 1")
    assert text.look("hero2.life") == 3 and text.look("hero1.markers") == []
    armed = Board(note, spark, blade, player1=seat, player2={"hero": "a2"}).roll()
    armed.do("use faca 1", "target hero2")
    assert armed.look("hero1.markers") == ["Atacou"]
    bare = Board(note, spark, blade, player1=seat, player2={"hero": "a2"}).roll("damage: 1")
    bare.do("attack hero2")
    assert bare.look("hero1.markers") == ["Atacou"]


@rule("apotheosis", "draft.attack.4", "item.activate.1")
def test_the_damage_comes_before_the_text() -> None:
    blade = weapon("Lança", ap=2, reach=2, text="Se a LESÃO causada é 2 ou mais, empurre o alvo 1 casa.")
    board = Board(blade, player1={"hero": "a1", "equipment": ["lanca"]}, player2={"hero": "a2"}).roll()
    assert board.look("points") == 4
    board.do("use lanca 1", "target hero2")
    assert board.look("points") == 2 and board.look("hero2.life") == 3 and board.look("hero2.cell") == "a3"
    tough = {"hero": "a2", "attributes": {"constitution": 5}}
    other = Board(blade, player1={"hero": "a1", "equipment": ["lanca"]}, player2=tough).roll()
    other.do("use lanca 1", "target hero2")
    assert other.look("hero2.life") == 4 and other.look("hero2.cell") == "a2"


# -- injury -----------------------------------------------------------------------------------------


@rule("apotheosis", "battle.damage.1", "battle.damage.2", "battle.damage.3", "battle.damage.4", "battle.damage-ex1")
def test_injury_is_worked_out_from_damage_against_constitution() -> None:
    assert [injury(damage, 6) for damage in (2, 3, 5, 6, 10, 11, 15, 16, 18)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]
    blow = weapon("Malho", constant=14)
    seat = {"hero": "a2", "attributes": {"constitution": 6}}
    board = Board(blow, player1={"hero": "a1", "equipment": ["malho"]}, player2=seat).roll()
    board.do("use malho 1", "target hero2")
    assert board.events("injury")[0].values == (18, 4) and board.look("hero2.life") == 1


@rule("apotheosis", "battle.fail.1", "guidelines.round.1")
def test_damage_below_half_the_constitution_misses() -> None:
    for constitution, life in ((13, 4), (12, 4), (14, 5)):
        # Damage 6: half of 13 is 6, rounded down; half of 14 is 7.
        seat = {"hero": "a2", "attributes": {"constitution": constitution}}
        board = Board(player1={"hero": "a1"}, player2=seat).roll("damage: 4")
        board.do("attack hero2")
        assert board.look("hero2.life") == life, constitution


def test_damage_one_against_constitution_one_is_two_injuries() -> None:
    """Gap half-constitution-one."""
    assert injury(1, 1) == 2 and injury(6, 1) == 3


@rule("apotheosis", "draft.injury.1")
def test_injury_costs_life_only_after_passives_and_one_response() -> None:
    shield = skill("Égide", "Reativa. Quando você sofreria LESÃO, previna 1 de LESÃO de você.")
    ward = skill("Casca", "Auto. Quando você sofreria LESÃO, previna 1 de LESÃO de você.")
    seat = {"hero": "a2", "memento": ["egide", "casca"]}
    blow = weapon("Malho", constant=7)
    board = Board(shield, ward, blow, player1={"hero": "a1", "equipment": ["malho"]}, player2=seat).roll()
    board.do("use malho 1", "target hero2")
    # 11 against 4: 3 injuries, one spared by the auto, and life is still whole while the response is asked for.
    assert board.asked() == "ask-respond" and board.look("hero2.life") == 5
    board.do("respond egide 1")
    assert board.look("hero2.life") == 4


@pytest.mark.parametrize(("prevents", "life"), [("toda a", 5), ("1 de", 3)])
def test_what_is_prevented_before_the_blow_is_prevented_when_it_falls(prevents: str, life: int) -> None:
    brace = skill(
        "Firmeza", f"Reativa. Quando você é escolhido como alvo de um ataque, previna {prevents} LESÃO de você."
    )
    blow = weapon("Malho", constant=7)
    seat = {"hero": "a2", "memento": ["firmeza"]}
    board = Board(brace, blow, player1={"hero": "a1", "equipment": ["malho"]}, player2=seat).roll()
    board.do("use malho 1", "target hero2", "respond firmeza 1")
    # 11 against 4: 3 injuries.
    assert board.look("hero2.life") == life


def test_what_one_prevents_the_others_suffer() -> None:
    ward = skill("Casca", "Auto. Quando você sofreria LESÃO, previna toda a LESÃO de você.")
    storm = skill("Tormenta", "Cause 8 de dano a cada personagem inimigo.", bar={"ap": 1})
    board = Board(
        *(ward, storm),
        player1={"hero": "a1", "memento": ["tormenta"]},
        player2={"hero": "a3", "memento": ["casca"]},
        player3={"hero": "c3"},
        sides=[0, 1, 1],
    )
    board.do("use tormenta 1")
    # 8 against 4: 2 injuries, for the one who has nothing against them.
    assert board.look("hero2.life") == 5 and board.look("hero3.life") == 3


@rule("apotheosis", "draft.injury.2")
def test_life_lost_directly_is_no_injury() -> None:
    ward = skill("Casca", "Auto. Quando você sofreria LESÃO, previna toda a LESÃO de você.")
    drain = skill("Dreno", "Alvo: um personagem inimigo. O alvo perde 2 de VIDA.", bar={"ap": 1})
    board = Board(
        ward, drain, player1={"hero": "a1", "memento": ["dreno"]}, player2={"hero": "a2", "memento": ["casca"]}
    )
    board.do("use dreno 1")
    assert board.look("hero2.life") == 3 and board.events("injury") == []


# -- dice --------------------------------------------------------------------------------------------


@rule("apotheosis", "guidelines.dice.1")
def test_d3_and_d2_are_read_from_a_d6() -> None:
    assert [as_die(face, 3) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert [as_die(face, 2) for face in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    assert [as_die(face, 6) for face in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert read_dice("2d3+1d2") == (3, 3, 2)


@rule("apotheosis", "guidelines.dice.2", "guidelines.dice.3")
def test_a_natural_six_on_the_main_die_adds_d3_as_long_as_it_goes_on() -> None:
    # Gap critical-die: strength 4, D2 reads 2, extras 3 and 2: 11.
    board = Board(player1={"hero": "a1"}, player2={"hero": "a2"}).roll("damage: 6 6 3")
    board.do("attack hero2")
    assert board.events("injury")[0].values[0] == 11
    # Only the first die of several is the main one (gap critical-die-choice).
    pair = weapon("Garras", attribute="", dice="2d6")
    other = Board(pair, player1={"hero": "a1", "equipment": ["garras"]}, player2={"hero": "a2"}).roll("damage: 2 6")
    other.do("use garras 1", "target hero2")
    assert other.events("injury")[0].values[0] == 8


@rule("apotheosis", "guidelines.dice.4")
def test_the_roller_is_whoever_owns_the_activated_card() -> None:
    rolled = skill("Riso", "Auto. Quando você rola dados, você recebe o marcador Rolou.")
    board = Board(
        rolled, player1={"hero": "a1", "memento": ["riso"]}, player2={"hero": "a2", "memento": ["riso"]}
    ).roll("damage: 1")
    board.do("attack hero2")
    assert board.look("hero1.markers") == ["Rolou"] and board.look("hero2.markers") == []
    assert [event.seat for event in board.events("roll")] == [0]


@rule("apotheosis", "guidelines.dice.5", "guidelines.dice.6", "draft.random.1")
def test_a_die_of_a_text_is_random_without_bonus_but_explodes() -> None:
    rolled = skill("Riso", "Auto. Quando você rola dados, você recebe o marcador Rolou.")
    sharp = item("Luvas", "Permanente. Você tem +3 de dano.")
    burst = skill("Rajada", "Alvo: um personagem inimigo. Cause 1D6 de dano ao alvo.", bar={"ap": 1})
    seat = {"hero": "a1", "memento": ["riso", "rajada"], "equipment": ["luvas"]}
    board = Board(rolled, sharp, burst, player1=seat, player2={"hero": "a2"}).roll("random: 6 5")
    board.do("use rajada 1")
    # 6 and an extra that reads 3: 9, without the +3 of the gloves.
    assert board.events("injury")[0].values[0] == 9 and board.look("hero1.markers") == []


@rule("apotheosis", "guidelines.bonus.1", "attributes.use.1")
def test_bonuses_are_added_to_the_base_value() -> None:
    sharp = item("Luvas", "Permanente. Você tem +3 de dano.")
    wand = weapon("Cajado", attribute="spirit", constant=2, dice="1d6")
    bow = weapon("Arco", attribute="perception", reach=3)
    seat = {"hero": "a1", "equipment": ["luvas", "cajado", "arco"], "attributes": {"spirit": 7, "perception": 8}}
    board = Board(sharp, wand, bow, player1=seat, player2={"hero": "a2"}).roll("damage: 4")
    board.do("use cajado 1", "target hero2")
    assert board.events("injury")[0].values[0] == 7 + 2 + 4 + 3
    far = Board(sharp, wand, bow, player1=seat, player2={"hero": "a4"}).roll()
    far.do("use arco 1", "target hero2")
    assert far.events("injury")[0].values[0] == 8 + 3


@rule("apotheosis", "guidelines.min.1", "attributes.min.1")
def test_nothing_below_one() -> None:
    """Attributes and damage are at least 1; injury may be 0 (gap minimum-damage)."""
    weak = item("Fardo", "Permanente. Você tem -9 de FOR.")
    soft = item("Ferrugem", "Permanente. Você tem -20 de dano.")
    seat = {"hero": "a1", "equipment": ["fardo", "ferrugem"]}
    board = Board(weak, soft, player1=seat, player2={"hero": "a2"}).roll("damage: 1")
    assert board.look("hero1.strength") == 1
    board.do("attack hero2")
    assert board.events("injury")[0].values == (1, 0) and board.look("hero2.life") == 5


# -- ranges without a range, targets -------------------------------------------------------------------


@rule("apotheosis", "draft.range.1")
def test_a_card_without_range_reaches_the_whole_board() -> None:
    curse = skill("Praga", "Alvo: um personagem inimigo. O alvo recebe o marcador Maldito.", bar={"ap": 1})
    board = Board(
        curse,
        map="campo-do-obelisco",
        player1={"hero": "a1", "memento": ["praga"]},
        player2={"hero": "k11"},
    )
    board.do("use praga 1")
    assert board.look("hero2.markers") == ["Maldito"]
    bolt = skill("Seta", bar={"ap": 1, "damage": {"attribute": "spirit", "constant": 1}})
    far = Board(
        bolt, map="campo-do-obelisco", player1={"hero": "a1", "memento": ["seta"]}, player2={"hero": "k11"}
    ).roll()
    far.do("use seta 1", "target hero2")
    assert far.look("hero2.life") == 3, "even with damage"


@rule("apotheosis", "draft.target.1")
def test_whoever_is_the_object_of_an_action_has_been_selected() -> None:
    felt = skill("Arrepio", "Auto. Quando você é escolhido como alvo, você recebe o marcador Alvo.")
    board = Board(felt, player1={"hero": "a1"}, player2={"hero": "a2", "memento": ["arrepio"]}).roll("damage: 1")
    board.do("attack hero2")
    assert board.look("hero2.markers") == ["Alvo"]
    agent, target = board.events("select")[0].subjects
    assert (agent, target) == (board.number("hero1"), board.number("hero2"))


@rule("apotheosis", "r28", "r29")
def test_this_card_is_one_copy_and_this_skill_every_card_of_the_name() -> None:
    one = skill(
        "Elo", "Alvo: um personagem inimigo. O alvo não pode ser alvo desta carta até o fim da rodada.", bar={"ap": 1}
    )
    all_ = skill(
        "Nó",
        "Alvo: um personagem inimigo. O alvo não pode ser alvo desta HABILIDADE até o fim da rodada.",
        bar={"ap": 1},
    )
    seat = {"hero": "a1", "memento": ["elo as e1", "elo as e2"]}
    board = Board(one, player1=seat, player2={"hero": "a2"})
    board.do("use e1 1")
    assert board.refused("use e1 1") == "r17" and board.allowed("use e2 1")
    seat = {"hero": "a1", "memento": ["no as n1", "no as n2"]}
    other = Board(all_, player1=seat, player2={"hero": "a2"})
    other.do("use n1 1")
    assert other.refused("use n1 1") == "r17" and other.refused("use n2 1") == "r17"


@pytest.mark.parametrize(("height", "reaches"), [("0", True), ("1", False)])
@rule("apotheosis", "r16")
def test_who_does_not_meet_the_requirements_cannot_activate(height: str, reaches: bool) -> None:
    low = skill("Fosso", "Somente se você não tem altitude 1 ou mais. Você recebe o marcador Fundo.", bar={"ap": 1})
    board = Board(
        low,
        terrain=["ff"],
        altitude=[height + "0"],
        player1={"hero": "a1", "memento": ["fosso"]},
        player2={"hero": "b1"},
    )
    if reaches:
        assert board.allowed("use fosso 1")
    else:
        assert board.refused("use fosso 1") == "r16"


@rule("apotheosis", "r28", "r29")
def test_this_card_and_this_name_in_a_passive_text() -> None:
    seat = {"hero": "a1", "equipment": ["laco as l1", "laco as l2"]}
    partner = {"hero": "a2"}

    def aims(by: str, card: str) -> bool:
        text = f"Permanente. Cada personagem parceiro não pode ser alvo {by}."
        whip = weapon("Laço", ap=1, text=text)
        plain = weapon("Faca", ap=1)
        both = {**seat, "equipment": [*seat["equipment"], "faca"]}
        board = Board(whip, plain, player1=both, player2={"hero": "e5"}, player3=partner, sides=[0, 1, 0])
        # The second copy lies concealed: its own text does not hold.
        board.table.write(board.number("l2")).hidden = card == "l1"
        board.table.changed(LAYOUT)
        board.do(f"use {card} 1")
        return any("heroi-3" in option for option in board.options("target"))

    assert not aims("desta carta", "l1") and aims("desta carta", "faca")
    assert not aims("deste ITEM", "l1") and aims("deste ITEM", "faca")
