"""The one response to an action (r2 to r19), and the order in which everything resolves (draft.chain)."""

from __future__ import annotations

import pytest

from tests.games.apotheosis.board import Board, event, item, skill, weapon
from tests.proof import rule

DODGE = skill("Esquiva", "Reativa. Quando você é escolhido como alvo de um ataque, reduza o dano da ação em 3.")
BRACE = skill("Firmeza", "Reativa. Quando você é escolhido como alvo de um ataque, previna toda a LESÃO de você.")
WATCH = skill("Vigia", "Reativa. Quando um personagem inimigo ataca, aquele personagem recebe o marcador Visto.")
BLADE = weapon("Lâmina", ap=3, constant=4)


def duel(*cards: dict[str, object], **more: object) -> Board:
    """Hero 1 beside Hero 2, each with what the test gives; the dice show 1."""
    return Board(BLADE, *cards, **more).roll("damage: 1 1 1 1")


@rule("apotheosis", "r2", "draft.chain.1")
def test_an_action_has_one_response_only() -> None:
    board = duel(
        DODGE,
        BRACE,
        player1={"hero": "a1"},
        player2={"hero": "a2", "memento": ["esquiva", "firmeza"], "attributes": {"agility": 6}},
    )
    board.do("attack hero2")
    assert board.options("respond") == [
        f"respond esquiva#{board.number('esquiva')} 1",
        f"respond firmeza#{board.number('firmeza')} 1",
    ]
    board.do("respond esquiva 1")
    # 4 + 1 - 3 = 2 against constitution 4: one injury, and the second card was not asked for.
    assert board.look("hero2.life") == 4 and board.seat() == 2 and board.asked() == "ask-turn"


@rule("apotheosis", "r3")
def test_nothing_is_activated_in_response_to_a_response() -> None:
    answer = skill("Réplica", "Reativa. Quando um personagem inimigo ativa uma HABILIDADE, negue a ação.")
    board = duel(
        DODGE,
        answer,
        player1={"hero": "a1", "memento": ["replica"]},
        player2={"hero": "a2", "memento": ["esquiva"]},
    )
    board.do("attack hero2", "respond esquiva 1")
    assert board.look("hero2.life") == 4, "the dodge was not negated"


@rule("apotheosis", "r4", "draft.chain.2", "draft.chain.3")
def test_who_responds_when_several_want_to() -> None:
    """Character of the turn, opponents, partners; the first to accept has it (gap response-order-digital)."""
    seen = skill("Olhar", "Reativa. Quando um personagem ataca, aquele personagem recebe o marcador Visto.")
    board = duel(
        seen,
        player1={"hero": "a1", "memento": ["olhar"]},
        player2={"hero": "a2", "memento": ["olhar as second"]},
        player3={"hero": "e1", "memento": ["olhar"]},
        player4={"hero": "e2", "memento": ["olhar"]},
        sides=[0, 1, 0, 1],
        order=["hero4", "hero3", "hero2"],
    )
    board.do("attack hero2")
    asked = []
    while board.asked() == "ask-respond":
        asked.append(board.seat())
        if board.seat() == 2:
            board.do("respond second 1")
        else:
            board.do("decline")
    assert asked == [1, 4, 2], "the partner hero3 comes after the opponents, and was not asked any more"
    assert board.look("hero1.markers") == ["Visto"]


@rule("apotheosis", "r5", "r6", "r8", "r9")
def test_a_reactive_card_may_be_activated_when_its_situation_comes_and_need_not() -> None:
    board = duel(DODGE, player1={"hero": "a1"}, player2={"hero": "a2", "memento": ["esquiva"]})
    board.do("attack hero2")
    assert board.asked() == "ask-respond" and "decline" in board.options()
    board.do("decline")
    # 4 + 1 against constitution 4: two injuries.
    assert board.look("hero2.life") == 3
    other = duel(DODGE, player1={"hero": "a1"}, player2={"hero": "c1", "memento": ["esquiva"]})
    other.do("walk b1")
    assert other.asked() == "ask-turn", "a move is not what the card speaks of"


@rule("apotheosis", "r7", "cards.own.1")
def test_in_anothers_turn_only_reactive_cards_are_activated() -> None:
    plain = skill("Fôlego", "Ativa. Você recebe o marcador Pronto.")
    board = duel(plain, DODGE, player1={"hero": "a1"}, player2={"hero": "a2", "memento": ["folego", "esquiva"]})
    board.do("attack hero2")
    assert board.options("respond") == [f"respond esquiva#{board.number('esquiva')} 1"]
    assert board.refused("respond folego 1") == "r7"
    own = duel(DODGE, player1={"hero": "a1", "memento": ["esquiva"]}, player2={"hero": "a2"})
    assert own.refused("use esquiva 1") == "r6"


@rule("apotheosis", "r8-ex1")
def test_defender_takes_the_place_of_the_target() -> None:
    board = Board(
        player1={"hero": "a1"},
        player2={"hero": "a2"},
        player3={"hero": "b2", "memento": ["defender"], "knows": {"defence": 1}},
        sides=[0, 1, 1],
    ).roll("damage: 1")
    board.do("attack hero2", "respond defender 1")
    assert board.look("hero2.life") == 5
    assert board.look("hero3.life") == 3 and board.look("hero3.debt") == 1
    assert board.asked() == "ask-turn", "nobody else may respond"


@rule("apotheosis", "r10", "r14", "draft.chain.4", "draft.chain-ex1", "cards.keyword.activation")
def test_an_auto_is_no_response_and_comes_before_it() -> None:
    counter = skill("Contragolpe", "Auto. Quando você é atacado, faça um Ataque Normal contra o agente.")
    noticed = skill(
        "Alerta", "Auto. Quando um personagem ativa uma HABILIDADE, aquele personagem recebe o marcador Visto."
    )
    strong = skill("Vigor", "Permanente. Você tem +1 de CON.")
    board = Board(
        counter,
        noticed,
        DODGE,
        strong,
        player1={"hero": "a1", "memento": ["alerta"]},
        player2={"hero": "a2", "memento": ["contragolpe", "esquiva", "vigor"], "slots": [3, 4, 0]},
    ).roll("damage: 4", "damage: 1")
    board.do("attack hero2")
    # 2) the counterattack, 4 + 2 against 4: two injuries, before 3) the response is asked for.
    assert board.look("hero1.life") == 3 and board.asked() == "ask-respond"
    assert board.look("hero2.markers") == [], "an auto is not activated (r14)"
    board.do("respond esquiva 1")
    # 1) the permanent effect: constitution 5; 4) the attack: 5 - 3 = 2 reaches half of 5, one injury.
    assert board.look("hero2.constitution") == 5 and board.look("hero2.life") == 4
    assert board.look("hero2.markers") == ["Visto"], "the response was activated"


@rule("apotheosis", "r12", "r13")
def test_all_costs_are_paid_before_anybody_responds() -> None:
    costly = skill(
        "Corte", "Custo: 1 de VIDA. Alvo: um personagem inimigo. Cause 3 de dano ao alvo.", stamina=2, bar={"ap": 2}
    )
    veto = skill("Veto", "Reativa. Quando um personagem inimigo ativa uma HABILIDADE, negue a ação.")
    board = Board(
        costly, veto, player1={"hero": "a1", "memento": ["corte"]}, player2={"hero": "e5", "memento": ["veto"]}
    )
    board.do("use corte 1")
    assert board.asked() == "ask-respond" and board.seat() == 2
    assert board.look("points") == 2 and board.look("hero1.life") == 4 and board.look("corte.exhausted") is True
    board.do("respond veto 1")
    assert board.look("hero2.life") == 5 and board.look("points") == 2 and board.look("hero1.life") == 4


@rule("apotheosis", "r15", "cards.borrow.1", "cards.borrow.2")
def test_points_for_a_response_are_borrowed_from_the_next_turn() -> None:
    dear = skill(
        "Esquiva", "Reativa. Quando você é escolhido como alvo de um ataque, reduza o dano da ação em 9.", bar={"ap": 3}
    )
    seat = {"hero": "a2", "memento": ["esquiva"], "attributes": {"agility": 4}}
    board = Board(dear, player1={"hero": "a1", "attributes": {"agility": 12}}, player2=seat).roll("damage: 1 1 1")
    board.do("attack hero2", "respond esquiva 1")
    assert board.look("hero2.debt") == 3
    board.do("attack hero2", "respond esquiva 1")
    assert board.look("hero2.debt") == 6, "3 are less than the agility of 4, so that it may borrow once more"
    board.do("attack hero2")
    assert board.asked() == "ask-turn" and board.look("turn") == "hero1", "all of the next turn is spent: not asked"
    board.do("end")
    assert board.look("turn") == "hero2" and board.look("points") == 0
    assert board.look("hero2.debt") == 2, "4 of the 6 were taken from this turn, the rest from later ones"


@rule("apotheosis", "r18", "r19")
def test_whoever_reacts_after_reserving_loses_the_action_and_has_the_points_back() -> None:
    seat = {"hero": "a2", "memento": ["esquiva"], "attributes": {"perception": 9}}
    board = Board(
        DODGE, BLADE, player1={"hero": "a1", "attributes": {"agility": 6}}, player2=seat, turn="hero2", order=["hero1"]
    ).roll("damage: 1")
    board.do("reserve attack")
    assert board.look("reserves") == {"hero2": 3}
    board.do("attack hero2", "respond esquiva 1")
    assert board.look("reserves") == {} and board.look("hero2.credit") == 3
    board.do("end")
    # Next round: agility 4 and the 3 points given back; the reaction itself cost nothing.
    assert board.look("turn") == "hero2" and board.look("round") == 2 and board.look("points") == 7


@rule("apotheosis", "turn.end.2")
def test_a_kept_action_is_declared_after_the_last_turn() -> None:
    """Gap reserve-meaning."""
    board = Board(player1={"hero": "a1", "attributes": {"agility": 5}}, player2={"hero": "a2"}).roll("damage: 1")
    board.do("reserve attack")
    assert board.look("turn") == "hero2" and board.look("points") == 4
    board.do("end")
    assert board.asked() == "ask-kept" and board.seat() == 1 and board.look("points") == 3
    board.do("attack hero2")
    assert board.look("hero2.life") == 3 and board.look("round") == 2


def test_a_kept_step_goes_one_tile_and_a_kept_card_is_that_card() -> None:
    """Gap reserve-meaning."""
    board = Board(
        BLADE, player1={"hero": "c3", "attributes": {"agility": 5}, "equipment": ["lamina"]}, player2={"hero": "e5"}
    )
    board.do("reserve walk", "end")
    assert board.cells() == {"c2", "c4", "b3", "d3"} and board.refused("walk c1") == "battle.move.1"
    board.do("decline")
    assert board.look("hero1.cell") == "c3"
    other = Board(BLADE, player1={"hero": "d5", "equipment": ["lamina"]}, player2={"hero": "e5"}).roll("damage: 1")
    other.do("reserve-use lamina 1", "end")
    assert other.options() == ["decline", f"use lamina#{other.number('lamina')} 1"]


def test_no_reserve_where_the_mode_has_none() -> None:
    board = Board(reserving=False)
    assert board.refused("reserve attack") == "r18" and not board.options("reserve")


def test_a_response_of_ones_own() -> None:
    """Gap respond-to-own-action: the character of the turn may respond, unless the ruling says otherwise."""
    own = skill("Ímpeto", "Reativa. Quando você ataca, aumente o dano da ação em 5.")
    seat = {"hero": "a1", "memento": ["impeto"]}
    board = Board(own, player1=dict(seat), player2={"hero": "a2"}).roll("damage: 1")
    board.do("attack hero2")
    assert board.asked() == "ask-respond" and board.seat() == 1
    board.do("respond impeto 1")
    assert board.look("hero2.life") == 2, "10 against 4: 2 + 1"
    literal = {"respond-to-own-action": "no"}
    other = Board(own, player1=dict(seat), player2={"hero": "a2"}, rulings=literal).roll("damage: 1")
    other.do("attack hero2")
    assert other.asked() != "ask-respond"


def test_a_dead_agent_does_nothing_and_a_target_that_moved_is_hit() -> None:
    """Gap action-impossible-after-response."""
    kill = skill("Fim", "Reativa. Quando um personagem inimigo ataca, aquele personagem perde 9 de VIDA.")
    board = Board(kill, player1={"hero": "a1"}, player2={"hero": "a2", "memento": ["fim"]})
    board.do("attack hero2", "respond fim 1")
    assert board.look("hero2.life") == 5 and board.look("winner") == 2
    step = skill("Salto", "Reativa. Quando você é escolhido como alvo de um ataque, você move-se até 2 de distância.")
    other = Board(step, player1={"hero": "a1"}, player2={"hero": "a2", "memento": ["salto"]}).roll("damage: 1")
    other.do("attack hero2", "respond salto 1", "deploy a4")
    assert other.look("hero2.cell") == "a4" and other.look("hero2.life") == 3


@rule("apotheosis", "draft.chain.5")
def test_autos_of_one_layer_follow_the_order_of_seats_and_of_the_table() -> None:
    def named(title: str) -> dict[str, object]:
        return skill(title, f"Auto. Quando um personagem ataca, cada Herói recebe o marcador {title}.")

    cards = [named(title) for title in ("Alfa", "Beta", "Gama", "Delta")]
    first = item("Escudo", "Auto. Quando um personagem ataca, cada Herói recebe o marcador Escudo.")
    board = Board(
        *cards,
        first,
        player1={"hero": "a1", "memento": ["gama", "alfa"], "equipment": ["escudo"]},
        player2={"hero": "a2", "memento": ["beta"]},
        player3={"hero": "e1", "memento": ["delta"]},
        sides=[0, 1, 0],
        order=["hero2", "hero3"],
    ).roll("damage: 1")
    board.do("attack hero2")
    started = [board.table.kind(event.cause).title.pt for event in board.events("auto")]
    # Character of the turn (equipment before memento, left to right), opponents, partners.
    assert started == ["Escudo", "Gama", "Alfa", "Beta", "Delta"]


@rule("apotheosis", "draft.loop.1")
def test_an_endless_loop_is_cut_and_its_cards_banished() -> None:
    again = "aquele personagem recupera 1 de VIDA. Aquele personagem perde 1 de VIDA."
    one = skill("Eco", f"Auto. Quando um personagem perdeu VIDA, {again}")
    board = Board(one, player1={"hero": "a1", "memento": ["eco"]}, player2={"hero": "a2"}).roll("damage: 1")
    board.do("attack hero2")
    assert board.look("eco.zone") == "banished" and board.table.places is None


def test_a_reactive_event_stays_secret_until_it_is_used() -> None:
    """inventory.2: while its holder is asked, nobody else sees that anybody is."""
    from ludoteca.core.view import look

    luck = event("Sorte", "Reativa. Quando você é escolhido como alvo de um ataque, reduza o dano da ação em 3.")
    board = Board(luck, player1={"hero": "a1"}, player2={"hero": "a2", "inventory": ["sorte"]}).roll("damage: 1")
    board.do("attack hero2")
    assert board.table.decision is not None and board.table.decision.private
    seen = look(board.table, 0)
    assert seen.decision is None and seen.trail == []


def test_who_is_asked_does_not_tell_what_an_inventory_holds() -> None:
    """Two tables that differ in a hidden card ask the same seats in the same order and look alike to the others."""
    from ludoteca.core.view import encode, look

    luck = event("Sorte", "Reativa. Quando um personagem ataca, aquele personagem recebe o marcador Sorte.")
    dull = event("Pedra", "Cada Herói recebe o marcador Pedra.")
    streams = []
    for held in ("sorte", "pedra"):
        board = Board(
            luck,
            dull,
            player1={"hero": "a1"},
            player2={"hero": "a2", "inventory": [held]},
            player3={"hero": "e1"},
            player4={"hero": "e2", "inventory": ["sorte"]},
            sides=[0, 1, 0, 1],
            order=["hero2", "hero3", "hero4"],
        ).roll("damage: 1")
        board.do("attack hero2")
        asked = []
        while board.asked() == "ask-respond":
            asked.append((board.seat(), encode(look(board.table, 0))))
            board.do("decline")
        streams.append(asked)
        assert [seat for seat, _ in asked] == [2, 4], "hero3 has no inventory to hide anything in"
    assert streams[0] == streams[1]


@rule("apotheosis", "r2")
def test_a_response_to_the_selection_leaves_none_for_the_injury() -> None:
    shield = skill("Égide", "Reativa. Quando você sofreria LESÃO, previna toda a LESÃO de você.")
    seat = {"hero": "a2", "memento": ["esquiva", "egide"]}
    board = Board(DODGE, shield, BLADE, player1={"hero": "a1", "equipment": ["lamina"]}, player2=seat).roll()
    board.do("use lamina 1", "target hero2", "respond esquiva 1")
    # 4 + 4 - 3 = 5 against 4: two injuries, and nobody is asked to prevent them.
    assert board.look("hero2.life") == 3 and board.asked() == "ask-turn"
    other = Board(DODGE, shield, BLADE, player1={"hero": "a1", "equipment": ["lamina"]}, player2=seat).roll()
    other.do("use lamina 1", "target hero2", "decline")
    assert other.asked() == "ask-respond"
    other.do("respond egide 1")
    assert other.look("hero2.life") == 5


def test_who_has_given_up_is_not_asked_and_the_action_goes_on() -> None:
    """The second of three who might respond leaves while the first is asked; then the first leaves too."""
    seen = skill("Olhar", "Reativa. Quando um personagem ataca, aquele personagem recebe o marcador Visto.")
    board = Board(
        seen,
        player1={"hero": "a1"},
        player2={"hero": "a2", "memento": ["olhar as first"]},
        player3={"hero": "e1", "memento": ["olhar as second"]},
        player4={"hero": "e2", "memento": ["olhar as third"]},
        order=["hero2", "hero3", "hero4"],
    ).roll("damage: 1")
    board.do("attack hero2")
    assert board.seat() == 2
    board.table.concede(2)
    assert board.seat() == 2 and board.asked() == "ask-respond"
    board.do("decline")
    assert board.seat() == 4, "the third Hero has left"
    board.table.concede(3)
    # Nobody is left to respond: 5 against 4, two injuries.
    assert board.look("hero2.life") == 3 and board.asked() == "ask-turn"


@pytest.mark.parametrize(("held", "options"), [("areia", 2), ("faca", 1)])
def test_how_a_cost_is_paid_does_not_tell_what_else_an_inventory_holds(held: str, options: int) -> None:
    """r12, inventory.2: one Event that can be given or two, whoever pays is asked, and the others see the same."""
    order = event("Ordem", "Custo: bana um EVENTO do seu inventário. Você recupera 1 de VIDA.")
    dull = event("Pedra", "Cada Herói recebe o marcador Pedra.")
    sand = event("Areia", "Cada Herói recebe o marcador Areia.")
    knife = item("Faca", "Você recupera 1 de VIDA.")
    inventory = ["ordem", "pedra", held]
    board = Board(order, dull, sand, knife, player1={"hero": "a1", "inventory": inventory}, player2={"hero": "e2"})
    board.start().table.choose(("use", board.number("ordem"), 1))
    assert board.asked() == "ask-give" and board.seat() == 1
    assert board.table.decision is not None and len(board.table.decision.options) == options
