"""Death, salvation, bodies, loot, revival, victory (r47 to r51, characters.*, hero.death, setup.objective)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.apotheosis.board import Board, companion, event, item, skill, weapon
from tests.proof import rule

AXE = weapon("Machado", constant=20)
NOTE = skill("Nota", "Permanente. Você tem +1 de INT.", mana=1)
FATE = event("Graça", "Cada Herói recebe o marcador Graça.", fate=3)


def killing(life: int = 5, constant: int = 20, **more: Any) -> Board:
    """Hero 1 beside Hero 2 with an axe whose blow is 4 + constant; hero 3 keeps the battle going."""
    axe = weapon("Machado", constant=constant)
    victim = {"hero": "a2", "life": life, **more.pop("victim", {})}
    return Board(
        axe,
        NOTE,
        FATE,
        *more.pop("cards", ()),
        player1={"hero": "a1", "equipment": ["machado"], "attributes": {"agility": 9}},
        player2=victim,
        player3={"hero": "e5"},
        sides=[0, 1, 1],
        **more,
    ).roll()


# -- dying ------------------------------------------------------------------------------------------


@rule("apotheosis", "characters.dead.1")
def test_the_dead_do_not_act_their_cards_are_ignored_and_they_leave_the_queue() -> None:
    aura = skill("Aura", "Permanente. Cada personagem tem +1 de FOR.")
    board = killing(cards=(aura,), victim={"memento": ["aura"]}, order=["hero2", "hero3"])
    assert board.look("hero1.strength") == 5
    board.do("use machado 1", "target hero2")
    # 25 against 4: 2 + 4 = 6 injuries, from 5 to -1.
    assert board.look("hero2.life") == -1 and board.look("hero2.dead") is True and board.look("order") == ["hero3"]
    assert board.look("hero1.strength") == 4
    board.do("end")
    assert board.look("turn") == "hero3"


@rule("apotheosis", "characters.ko.1")
def test_at_exactly_zero_it_is_knocked_out_and_wakes_after_the_battle() -> None:
    board = Board(player1={"hero": "a1"}, player2={"hero": "a2", "life": 2}).roll("damage: 1")
    board.do("attack hero2")
    # 5 against 4: two injuries.
    assert board.look("winner") == 1 and board.look("hero2.dead") is False and board.look("hero2.life") == 1


@rule("apotheosis", "characters.ko.2")
def test_treated_as_knocked_out_negative_life_becomes_zero() -> None:
    rite = skill("Rito", "Alvo: um corpo. O alvo é tratado como nocauteado.", bar={"ap": 1})
    body = {"hero": "a2", "dead": True, "life": -3}
    board = Board(
        rite, player1={"hero": "a1", "memento": ["rito"]}, player2=body, player3={"hero": "e5"}, sides=[0, 1, 1]
    )
    board.do("use rito 1")
    assert board.look("hero2.life") == 0 and board.look("hero2.dead") is True


@rule("apotheosis", "characters.overkill.1", "characters.overkill.2")
def test_overkill_is_final_and_twice_as_much_destroys_the_piece() -> None:
    heal = skill("Milagre", "Alvo: um corpo. Reviva o alvo, com 2 de VIDA.", bar={"ap": 1})
    # A maximum of 5: a blow of 4 + 40 against 4 is 10 injuries, from 5 to -5.
    board = killing(life=5, constant=40, cards=(heal,))
    board.do("use machado 1", "target hero2")
    assert board.look("hero2.life") == -5 and board.look("hero2.final") is True
    assert not board.table.can_revive(board.number("hero2"))
    worse = killing(life=5, constant=65)
    worse.do("use machado 1", "target hero2")
    assert worse.look("hero2.zone") == "gone" and worse.look("at.a2") == ""
    barely = killing(life=5, constant=35)
    barely.do("use machado 1", "target hero2")
    assert barely.look("hero2.life") == -4 and barely.look("hero2.final") is False


@rule("apotheosis", "characters.overkill.3")
def test_treated_as_overkill_life_goes_down_as_far_as_needed() -> None:
    rite = skill("Fim", "Alvo: um corpo. O alvo é tratado como perda total.", bar={"ap": 1})
    for life, after in ((-1, -5), (-7, -7)):
        body = {"hero": "a2", "dead": True, "life": life}
        board = Board(
            rite, player1={"hero": "a1", "memento": ["fim"]}, player2=body, player3={"hero": "e5"}, sides=[0, 1, 1]
        )
        board.do("use fim 1")
        assert board.look("hero2.life") == after and board.look("hero2.final") is True


@rule("apotheosis", "draft.death.1")
def test_with_its_character_what_cards_created_goes() -> None:
    wall = skill("Parede", "Alvo: uma casa vazia. Crie o objeto Barreira Arcana no alvo.", bar={"ap": 1})
    rise = skill("Monte", "Alvo: uma casa vazia. O alvo sobe 2.", bar={"ap": 1})
    trap = skill(
        "Brasas",
        "Alvo: uma casa vazia. Ponha um efeito no alvo: "
        "quando um personagem entra nesta casa, aquele personagem perde 1 de VIDA.",
        bar={"ap": 1},
    )
    strong = item("Cota", "Permanente. Você tem +3 de CON.")
    seat = {"hero": "a2", "memento": ["parede", "monte", "brasas"], "equipment": ["cota"]}
    board = killing(cards=(wall, rise, trap, strong), victim=seat, turn="hero2", order=["hero1"], loot=False)
    board.do("use parede 1", "target c1", "use monte 1", "target c2", "use brasas 1", "target c3", "end")
    assert board.look("at.c1") and board.look("altitude.c2") == 2 and board.look("laid") == ["c3"]
    board.do("use machado 1", "target hero2")
    assert board.look("at.c1") == "" and board.look("altitude.c2") == 0 and board.look("laid") == []


@rule("apotheosis", "hero.death.1", "setup.objective.1")
def test_a_player_without_living_characters_is_out_and_the_last_team_wins() -> None:
    board = Board(
        AXE,
        player1={"hero": "a1", "equipment": ["machado"], "attributes": {"agility": 9}},
        player2={"hero": "a2"},
        player3={"hero": "b1"},
    ).roll()
    board.do("use machado 1", "target hero2")
    assert board.look("player2.out") is True and board.look("winner") is None
    board.do("use machado 1", "target hero3")
    assert board.look("places") == [1, 3, 2]


@rule("apotheosis", "setup.objective.1", "hero.death.1")
def test_all_teams_down_in_one_action_is_a_draw() -> None:
    """Gap victory-skirmish."""
    bomb = weapon("Bomba", constant=30, explosive=True, reach=2)
    board = Board(bomb, player1={"hero": "a1", "equipment": ["bomba"]}, player2={"hero": "a2"}).roll()
    board.do("use bomba 1", "target hero2")
    assert board.look("winner") == 0 and board.look("places") == [1, 1]


@rule("apotheosis", "setup.objective.1")
def test_the_objective_ends_the_battle() -> None:
    relic: dict[str, Any] = {
        "id": "reliquia",
        "title": {"pt": "Relíquia", "en": "Relic"},
        "life": 2,
        "obstacle": True,
        "checks": [{"title": {"pt": "Tocar", "en": "Touch"}, "attribute": "spirit", "difficulty": 5, "result": "win"}],
    }
    place = {"objects": ["reliquia a2 as relic"], "things": [relic], "format": "skirmish"}
    board = Board(player1={"hero": "a1"}, objective={"piece": "relic", "how": "check"}, **place).roll("check: 1")
    board.do("check relic 1")
    assert board.look("winner") == 1
    other = Board(player1={"hero": "a1"}, objective={"piece": "relic", "how": "destroy"}, **place).roll("damage: 1")
    other.do("attack relic")
    assert other.look("winner") == 1


def test_a_limit_of_rounds_is_decided_by_life() -> None:
    """Gap stalemate."""
    board = Board(rounds=2, player1={"hero": "a1", "life": 3}, player2={"hero": "e5", "life": 4})
    board.end_turns(4)
    assert board.look("winner") == 2
    even = Board(rounds=1, player1={"hero": "a1", "life": 4}, player2={"hero": "e5", "life": 4})
    even.end_turns(2)
    assert even.look("winner") == 0
    (over,) = even.events("rounds-over")
    assert (over.rule, over.values) == ("stalemate", (1,))
    assert even.events("finish")[0].rule == "stalemate"
    fallen = Board(rounds=9, player1={"hero": "a1", "life": 3}, player2={"hero": "b1", "life": 0})
    assert not fallen.events("rounds-over")


# -- divine salvation ---------------------------------------------------------------------------------


@rule("apotheosis", "hero.salvation.1", "hero.salvation.2", "characters.fate.1")
def test_salvation_costs_three_fate_and_two_for_each_negative_point() -> None:
    note = skill("Ferida", "Auto. Quando um personagem morre, você recebe o marcador Morte.")
    # From 1 life, a blow of 9 against 4 is 3 injuries: -2, which costs 3 + 4 = 7.
    seat = {"life": 1, "inventory": ["graca*3"], "memento": ["ferida"]}
    board = killing(constant=5, cards=(note,), victim=seat)
    board.do("use machado 1", "target hero2")
    assert board.asked() == "ask-salvation" and board.seat() == 2
    board.do("accept")
    assert board.look("hero2.life") == 1 and board.look("hero2.dead") is False and board.look("hero2.markers") == []
    assert board.look("discard.event") == {"graca": 3}, "9 paid for 7: the excess is lost"
    assert board.events("injury")[0].values == (9, 3), "the real injury counts"
    short = killing(constant=5, victim={"life": 1, "inventory": ["graca*2"]})
    short.do("use machado 1", "target hero2")
    assert short.look("hero2.dead") is True, "6 are not enough"


@rule("apotheosis", "hero.salvation.1")
def test_salvation_comes_once_in_a_battle_and_not_for_life_paid() -> None:
    seat = {"life": 1, "inventory": ["graca*3"], "saved": True}
    board = killing(constant=0, victim=seat)
    board.do("use machado 1", "target hero2")
    assert board.look("hero2.dead") is True
    blood = skill("Sangue", "Custo: 1 de VIDA. Você recebe o marcador Pago.", bar={"ap": 1})
    pays = Board(blood, FATE, player1={"hero": "a1", "life": 1, "memento": ["sangue"], "inventory": ["graca*3"]})
    pays.do("use sangue 1")
    assert pays.look("winner") == 2, "no salvation from a cost (gap salvation-timing)"


@rule("apotheosis", "characters.fate.1")
def test_a_companion_uses_fate_of_its_own() -> None:
    hound = companion("Cão")
    axe = weapon("Machado", constant=5)

    def strike(support: str, inventory: list[str]) -> Board:
        seat = {"hero": "e5", "support": [support], "inventory": inventory}
        board = Board(hound, axe, FATE, player1={"hero": "a1", "equipment": ["machado"]}, player2=seat).roll()
        return board.do("use machado 1", "target dog")

    with_own = strike("cao a2 as dog life 1 holds graca,graca,graca", [])
    assert with_own.asked() == "ask-salvation"
    with_own.do("accept")
    assert with_own.look("dog.life") == 1 and with_own.look("dog.attachments") == {}
    assert strike("cao a2 as dog life 1", ["graca*3"]).look("dog.dead") is True, "its Hero's fate does not help it"


# -- what becomes of the cards ---------------------------------------------------------------------------


@rule("apotheosis", "r48", "r49", "r50", "r51", "pieces.container.2")
def test_with_loot_the_items_stay_on_the_body() -> None:
    blade = item("Punhal", "Permanente. Você tem +1 de FOR.")
    seat = {"hero": "a2", "equipment": ["punhal"], "inventory": ["espada-curta", "graca"], "memento": ["nota"]}
    board = killing(cards=(blade,), victim=seat)
    board.do("use machado 1", "target hero2")
    assert board.look("hero2.container") is True
    assert board.look("hero2.holds") == {"punhal": 1, "espada-curta": 1}
    assert board.look("espada-curta.known") == [1, 2, 3], "shown when they come to lie on the body (gap loot-scope)"
    assert board.look("hero2.aside") == {"graca": 1, "nota": 1, "casa-2": 1}
    board.do("open hero2", "take punhal")
    assert board.look("player1.inventory") == {"punhal": 1}
    bare = killing(cards=(blade,), victim=seat, loot=False)
    bare.do("use machado 1", "target hero2")
    assert bare.look("hero2.holds") == {} and bare.look("hero2.aside")["punhal"] == 1


@rule("apotheosis", "r47", "hero.death.2")
def test_a_final_death_sends_the_cards_to_the_discards_of_their_suits() -> None:
    seat = {"hero": "a2", "inventory": ["graca", "espada-curta"], "memento": ["nota"]}
    board = killing(constant=40, victim=seat, loot=False)
    board.do("use machado 1", "target hero2")
    assert board.look("discard.event") == {"graca": 1} and board.look("discard.skill") == {"nota": 1}
    assert board.look("discard.item") == {"espada-curta": 1} and board.look("banished") == {"casa-2": 1}


@rule("apotheosis", "hero.death.2")
def test_a_hero_not_revived_by_the_end_is_dead_for_good() -> None:
    seat = {"hero": "a2", "inventory": ["graca"], "memento": ["nota"], "equipment": ["espada-curta"], "life": 5}
    axe = weapon("Machado", constant=20)
    board = Board(axe, NOTE, FATE, player1={"hero": "a1", "equipment": ["machado"]}, player2=seat).roll()
    board.do("use machado 1", "target hero2")
    assert board.look("winner") == 1 and board.look("hero2.final") is True
    assert board.look("banished") == {"casa-2": 1} and board.look("discard.skill") == {"nota": 1}
    assert board.look("discard.item") == {"espada-curta": 1}, "what nobody took from the body"


@rule("apotheosis", "companion.death.1")
def test_a_dead_companions_card_is_buried_and_its_attachments_discarded_but_items() -> None:
    hound = companion("Cão")
    seat = {"hero": "e5", "support": ["cao a2 as dog holds nota,espada-curta"]}
    axe = weapon("Machado", constant=50)
    board = Board(hound, axe, NOTE, player1={"hero": "a1", "equipment": ["machado"]}, player2=seat).roll()
    board.do("use machado 1", "target dog")
    # 54 against 4 is 12 injuries: from 5 to -7, an overkill.
    assert board.look("dog.final") is True and board.look("dog-card.zone") == "deck-companion"
    assert board.look("discard.skill") == {"nota": 1} and board.look("dog.holds") == {"espada-curta": 1}


@rule("apotheosis", "companion.herodeath.1")
def test_humans_and_creatures_fight_on_and_summons_vanish() -> None:
    hound, ghost = companion("Cão"), companion("Vulto", kind="summon")
    banner = item("Estandarte", "Permanente. Cada outro personagem aliado tem +2 de FOR.")
    seat = {
        "hero": "a2",
        "support": ["cao e4 as dog", "vulto d5 as ghost"],
        "equipment": ["estandarte"],
        "slots": [3, 3, 2],
    }
    axe = weapon("Machado", constant=20)
    board = Board(hound, ghost, banner, axe, player1={"hero": "a1", "equipment": ["machado"]}, player2=seat).roll()
    assert board.look("dog.strength") == 6
    board.do("use machado 1", "target hero2")
    assert board.look("ghost.zone") == "gone" and board.look("dog.zone") == "board" and board.look("dog.strength") == 4
    board.do("end")
    assert board.look("winner") is None and board.look("turn") == "dog" and board.seat() == 2


# -- revival ------------------------------------------------------------------------------------------------


@rule("apotheosis", "characters.revive.1", "characters.revive.2")
def test_the_revived_come_back_with_what_is_left_and_play_last() -> None:
    call = skill("Chamado", "Alvo: um corpo. Reviva o alvo, com 3 de VIDA.", bar={"ap": 1})
    note = skill("Aura", "Permanente. Você tem +1 de FOR.")
    body = {
        "hero": "a2",
        "dead": True,
        "life": -2,
        "memento": ["aura"],
        "inventory": ["graca"],
        "markers": ["Queimado"],
    }
    board = Board(
        call,
        note,
        FATE,
        player1={"hero": "a1", "memento": ["chamado"]},
        player2=body,
        player3={"hero": "e5"},
        sides=[0, 0, 1],
        order=["hero3"],
    )
    board.do("use chamado 1")
    assert board.look("hero2.life") == 3 and board.look("hero2.cell") == "a2" and board.look("hero2.markers") == []
    assert board.look("player2.memento") == {"aura": 1} and board.look("player2.inventory") == {"graca": 1}
    assert board.look("hero2.strength") == 5 and board.look("order") == ["hero3", "hero2"]


@rule("apotheosis", "characters.revive.2")
def test_who_has_played_this_round_plays_next_round() -> None:
    call = skill("Chamado", "Alvo: um corpo. Reviva o alvo, com 3 de VIDA.", bar={"ap": 1})
    board = Board(
        call,
        player1={"hero": "a1", "memento": ["chamado"]},
        player2={"hero": "a2", "dead": True, "life": 0},
        player3={"hero": "e5"},
        sides=[0, 0, 1],
        order=["hero3"],
    )
    board.table.done = (*board.table.done, board.number("hero2"))
    board.do("use chamado 1")
    assert board.look("order") == ["hero3"]
    board.do("end", "end")
    assert board.look("round") == 2 and "hero2" in board.look("order")


@pytest.mark.parametrize("life", [0, -4])
def test_an_attack_on_a_body_goes_towards_overkill(life: int) -> None:
    """Gap friendly-fire."""
    body = {"hero": "a2", "dead": True, "life": life}
    board = Board(AXE, player1={"hero": "a1"}, player2=body, player3={"hero": "e5"}, sides=[0, 1, 1]).roll("damage: 1")
    board.do("attack hero2")
    assert board.look("hero2.life") == life - 2 and board.look("hero2.final") is (life == -4)
