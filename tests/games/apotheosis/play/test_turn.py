"""Battle, rounds, turns and action points (turn, draft.ap, battle.actions, keywords.all-in, battle.rest)."""

from __future__ import annotations

from tests.games.apotheosis.board import Board, event, item, skill
from tests.proof import rule


@rule("apotheosis", "turn.round.1", "turn.order.1", "turn.phase.1", "turn.end.1")
def test_a_round_is_a_turn_of_each_by_perception() -> None:
    seats = {
        "player1": {"hero": "a1", "attributes": {"perception": 3}},
        "player2": {"hero": "e5", "attributes": {"perception": 6}},
        "player3": {"hero": "e1", "attributes": {"perception": 5}},
    }
    board = Board(step="round", sides=[0, 1, 2], **seats)
    board.start()
    turns = [board.look("turn")]
    for _ in range(3):
        board.do("end")
        turns.append(board.look("turn"))
    assert turns == ["hero2", "hero3", "hero1", "hero2"] and board.look("round") == 2


@rule("apotheosis", "turn.order.2")
def test_the_tied_roll_until_the_tie_is_broken() -> None:
    seats = {
        f"player{at}": {"hero": cell, "attributes": {"perception": 4}} for at, cell in ((1, "a1"), (2, "e5"), (3, "e1"))
    }
    board = Board(step="round", sides=[0, 1, 2], **seats).roll("order: 2 5 5 6 1")
    board.start()
    # 2, 5, 5; the two fives again: 6, 1. No extras on a six (gap initiative-tie-roll).
    assert board.look("turn") == "hero2" and board.look("order") == ["hero3", "hero1"]
    assert [event.values for event in board.events("order-roll")] == [(2,), (5,), (5,), (6,), (1,)]


@rule("apotheosis", "turn.round.2", "turn.round.3")
def test_effects_of_the_start_and_the_end_of_a_round() -> None:
    dawn = skill("Aurora", "Auto. Quando a rodada começa, você tem +9 de PER até o fim da rodada.")
    dusk = skill("Ocaso", "Auto. Quando a rodada termina, você recebe o marcador Noite.")
    board = Board(dawn, dusk, step="round", player2={"hero": "e5", "memento": ["aurora", "ocaso"]})
    board.start()
    assert board.look("turn") == "hero2", "the order is fixed after the effects of the start"
    board.do("end")
    assert board.look("hero2.markers") == []
    board.do("end")
    assert board.look("hero2.markers") == ["Noite"] and board.look("round") == 2


def test_the_order_does_not_change_within_a_round() -> None:
    """Gap initiative-change."""
    fog = skill("Névoa", "Cada personagem tem -3 de PER até o fim da rodada.", bar={"ap": 1})
    board = Board(fog, player1={"hero": "a1", "memento": ["nevoa"]}, player3={"hero": "c3"}, sides=[0, 1, 2])
    board.do("use nevoa 1")
    assert board.look("order") == ["hero2", "hero3"]


@rule("apotheosis", "turn.ap.1", "draft.ap.1", "draft.ap.2", "turn.start.1")
def test_points_are_agility_fixed_before_start_effects() -> None:
    quick = skill("Ligeiro", "Auto. Quando você começa o turno, você tem +3 de AGI até o fim do turno.")
    boots = item("Botas", "Permanente. Você tem +1 de AÇÃO.")
    seat = {"hero": "a1", "memento": ["ligeiro"], "equipment": ["botas"], "attributes": {"agility": 5}}
    board = Board(quick, boots, step="turn", player1=seat)
    board.start()
    assert board.look("points") == 6 and board.look("hero1.agility") == 8


@rule("apotheosis", "draft.ap.1")
def test_who_does_not_pay_for_the_entity_still_has_the_points_it_gave() -> None:
    spirit = {"title": "Lebre", "suit": "entity", "rank": "spirit", "attributes": {"agility": 4, "strength": 3}}
    seat = {"hero": "a1", "sheet": ["lebre revealed"], "level": 3}
    board = Board(spirit, step="turn", player1=seat)
    board.start()
    assert board.look("lebre.hidden") is True and board.look("hero1.agility") == 4 and board.look("points") == 8


@rule("apotheosis", "turn.simultaneous.1", "turn.simultaneous-ex1")
def test_effects_of_one_phase_take_before_they_give() -> None:
    gives = skill("Fonte", "Auto. Quando você começa o turno, você recupera 2 de MANA.")
    takes = skill("Tributo", "Auto. Quando você começa o turno, você perde 2 de MANA.")
    store = skill("Poço", "Permanente. Você tem +1 de INT.", mana=2)
    seat = {"hero": "a1", "memento": ["fonte", "tributo", "poco exhausted"]}
    board = Board(gives, takes, store, step="turn", player1=seat)
    board.start()
    board.do("recover poco")
    # The payment came first and was impossible; the recovery stays.
    assert board.look("poco.exhausted") is False and board.look("hero1.mana") == 2


def test_a_phase_that_kills_and_heals_asks_for_deaths_once() -> None:
    """Gap simultaneous-effects-kill."""
    gives = skill("Fonte", "Auto. Quando você começa o turno, você recupera 3 de VIDA.")
    takes = skill("Sangria", "Auto. Quando você começa o turno, você perde 2 de VIDA.")
    board = Board(gives, takes, step="turn", player1={"hero": "a1", "life": 2, "memento": ["fonte", "sangria"]})
    board.start()
    assert board.look("hero1.dead") is False and board.look("hero1.life") == 3


@rule("apotheosis", "battle.actions.1", "battle.actions.2", "turn.end.2")
def test_actions_cost_points_and_the_turn_ends_with_them() -> None:
    board = Board(player1={"hero": "a1"}, reserving=False)
    board.do("walk a3")
    assert board.look("points") == 2
    board.do("walk c3")
    # No points and nothing that is free: the turn is over (gap turn-end-at-zero).
    assert board.look("turn") == "hero2" and board.look("points") == 4


@rule("apotheosis", "turn.end.2")
def test_unspent_points_are_lost() -> None:
    board = Board(player1={"hero": "a1"})
    board.do("walk a2", "end", "end")
    assert board.look("turn") == "hero1" and board.look("points") == 4


@rule("apotheosis", "turn.end.1", "cards.keyword.timing")
def test_effects_of_the_end_of_a_turn_and_whose() -> None:
    mine = skill("Meu", "Auto. Quando você termina o turno, você recebe o marcador Meu.")
    theirs = skill("Deles", "Auto. Quando um personagem inimigo começa o turno, você recebe o marcador Deles.")
    friends = skill("Nosso", "Auto. Quando um personagem parceiro termina o turno, você recebe o marcador Nosso.")
    board = Board(
        mine,
        theirs,
        friends,
        player1={"hero": "a1", "memento": ["meu", "deles", "nosso"]},
        player3={"hero": "c3"},
        sides=[0, 1, 0],
        order=["hero3", "hero2"],
    )
    board.do("end")
    assert board.look("hero1.markers") == ["Meu"] and board.look("turn") == "hero3"
    board.do("end")
    assert board.look("hero1.markers") == ["Deles", "Meu", "Nosso"]


@rule("apotheosis", "keywords.all-in", "cards.keyword.limit")
def test_an_all_in_action_is_the_first_and_ends_the_turn() -> None:
    vow = skill("Voto", "Ativa, sacrifica o turno. Você recebe o marcador Voto.")
    seat = {"hero": "a1", "memento": ["voto"], "life": 3}
    board = Board(vow, player1=seat)
    board.do("use voto 1")
    assert board.look("hero1.markers") == ["Voto"] and board.look("turn") == "hero2"
    late = Board(vow, player1=seat)
    late.do("walk a2")
    assert late.refused("use voto 1") == "keywords.all-in" and late.refused("rest life") == "keywords.all-in"
    free = Board(vow, event("Brisa", "Cada Herói recebe o marcador Brisa."), player1={**seat, "inventory": ["brisa"]})
    free.do("use brisa 1")
    assert free.refused("rest life") == "keywords.all-in", "free actions bar it (gap all-in-meaning)"


@rule("apotheosis", "battle.rest.1")
def test_resting_gives_one_life_or_two_energy() -> None:
    two = skill("Brasa", "Permanente. Você tem +1 de INT.", mana=1, stamina=1)
    three = skill("Fogo", "Permanente. Você tem +1 de INT.", mana=3)
    seat = {"hero": "a1", "memento": ["brasa exhausted", "fogo exhausted"], "life": 2}
    board = Board(two, three, player1=seat)
    board.do("rest life")
    assert board.look("hero1.life") == 3 and board.look("turn") == "hero2"
    other = Board(two, three, player1=seat)
    other.do("rest energy")
    assert other.options() == ["enough", f"recover brasa#{other.number('brasa')}"], "3 mana would be too much"
    other.do("recover brasa")
    assert other.look("brasa.exhausted") is False and other.look("hero1.life") == 2
    well = Board(two, three, player1={"hero": "a1"})
    assert well.refused("rest life") == "battle.rest.1"


@rule("apotheosis", "turn.time.1")
def test_time_of_day_does_not_pass_in_battle() -> None:
    """There is no period of the day on the table, and many rounds change nothing on it by themselves."""
    board = Board(rounds=40)
    before = [(number, piece.copy().cell, piece.copy().zone) for number, piece in board.table.pieces.items()]
    board.end_turns(20)
    assert board.look("round") == 11
    assert [(number, piece.cell, piece.zone) for number, piece in board.table.pieces.items()] == before


@rule("apotheosis", "draft.once.1", "cards.keyword.limit")
def test_once_counts_by_name_and_by_span() -> None:
    once = skill("Rito", "Ativa, uma vez por turno. Você recebe 1 de AÇÃO.")
    each = skill("Hino", "Ativa, uma vez por rodada. Você recebe 1 de AÇÃO.")
    ever = skill("Voto", "Ativa, uma vez por batalha. Você recebe 1 de AÇÃO.")
    seat = {"hero": "a1", "memento": ["rito as r1", "rito as r2", "hino", "voto"], "slots": [3, 4, 0]}
    board = Board(once, each, ever, player1=seat)
    board.do("use r1 1", "use hino 1", "use voto 1")
    assert board.look("points") == 7
    for card in ("r1", "r2", "hino", "voto"):
        assert board.refused(f"use {card} 1") == "draft.once.1"
    board.do("end", "end")
    assert board.look("round") == 2
    assert board.allowed("use r2 1") and board.allowed("use hino 1") and board.refused("use voto 1") == "draft.once.1"


@rule("apotheosis", "cards.keyword.limit")
def test_no_response_and_no_negation() -> None:
    veto = skill("Veto", "Reativa. Quando um personagem inimigo ativa uma HABILIDADE, negue a ação.")
    quiet = skill("Sussurro", "Ativa, sem resposta. Você recebe o marcador Dito.")
    sure = skill("Decreto", "Ativa, sem negação. Você recebe o marcador Lei.")
    seat = {"hero": "a1", "memento": ["sussurro", "decreto"]}
    board = Board(veto, quiet, sure, player1=seat, player2={"hero": "e5", "memento": ["veto"]})
    board.do("use sussurro 1")
    assert board.asked() == "ask-turn" and board.look("hero1.markers") == ["Dito"]
    board.do("use decreto 1", "respond veto 1")
    assert board.look("hero1.markers") == ["Dito", "Lei"]


@rule("apotheosis", "draft.other.2")
def test_a_borrowed_table_is_used_alone() -> None:
    seat = {
        "hero": "a1",
        "memento": ["inconsciente-coletivo"],
        "knows": {"mental": 3},
        "level": 4,
        "attributes": {"agility": 9},
    }
    blade = {
        "title": "Facão",
        "suit": "item",
        "value": 1,
        "bar": {
            "ap": 3,
            "range": {"type": "direct", "constant": 1},
            "damage": {"attribute": "strength", "constant": 0},
        },
    }
    gloves = item("Luvas", "Permanente. Você tem +2 de dano.")
    lender = {"hero": "c3", "equipment": ["facao", "luvas"], "attributes": {"strength": 9}}
    board = Board(blade, gloves, player1=seat, player2={"hero": "a2"}, player3=lender, sides=[0, 1, 0]).roll()
    board.do("use inconsciente-coletivo 1", "target hero3")
    assert board.options("use") == [f"use facao#{board.number('facao')} 1"], "only that table's cards"
    board.do("use facao 1", "target hero2")
    # That Hero's strength 9 and its bonus of 2, not one's own: 11 against 4.
    assert board.events("injury")[0].values == (11, 3)
    assert board.refused("use facao 1") == "cards.own.1", "for one action"
    other = Board(blade, gloves, player1=seat, player2={"hero": "a2"}, player3=lender, sides=[0, 1, 0]).roll(
        "damage: 1"
    )
    other.do("use inconsciente-coletivo 1", "target hero3", "attack hero2")
    assert other.refused("use facao 1") == "cards.own.1", "whatever action that is"


@rule("apotheosis", "draft.other.1")
def test_another_heros_card_with_ones_own_attributes_and_costs() -> None:
    thief = skill("Furto", "Alvo: um Herói inimigo. Ative uma HABILIDADE do MEMENTO do alvo.", bar={"ap": 1})
    fire = skill(
        "Chama",
        mana=1,
        bar={"ap": 1, "range": {"type": "direct", "constant": 5}, "damage": {"attribute": "spirit", "constant": 0}},
    )
    mana = skill("Poço", "Permanente. Você tem +1 de ESP.", mana=1)
    seat = {"hero": "a1", "memento": ["furto", "poco"], "attributes": {"spirit": 8}}
    victim = {"hero": "a3", "memento": ["chama"], "attributes": {"spirit": 2}}
    board = Board(thief, fire, mana, player1=seat, player2=victim).roll()
    board.do("use furto 1", "target hero2")
    assert board.look("poco.exhausted") is True and board.look("chama.exhausted") is False, "one's own energy pays"
    # One's own spirit: 8 and the 1 of one's own permanent text.
    assert board.events("injury")[0].values[0] == 9 and board.look("points") == 2


# -- seats and copies --------------------------------------------------------------------------------


def test_what_is_left_to_an_opponent_the_next_in_order_decides() -> None:
    board = Board(player3={"hero": "c3"}, sides=[0, 1, 2])
    assert [board.table.opponent(seat) for seat in range(3)] == [1, 2, 0]
    pairs = Board(player3={"hero": "c3"}, player4={"hero": "c1"}, sides=[0, 0, 1, 1])
    assert [pairs.table.opponent(seat) for seat in range(4)] == [2, 2, 0, 0], "never a partner"


def test_a_copy_of_the_table_is_in_the_middle_of_the_same_turn() -> None:
    board = Board(points=3).do("walk a2")
    copy = board.table.copy()
    assert copy.data() == board.table.data() and copy.points == 2
