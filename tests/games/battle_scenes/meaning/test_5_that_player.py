"""Whom "aquele jogador" and "o controlador daquele personagem" mean, whatever else the text has bound."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.play.entering import entry
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import X_COST, Kind
from ludoteca.games.battle_scenes.text.terms import Draw
from tests.games.battle_scenes.stage import Scene, ability_card, action, character, hits, printed, scenario


def acting(text: str, **more: Any) -> Kind:
    return printed("Ator", action_cost="0", action_text=text, **more)


def test_the_player_is_whoever_was_named_and_not_whose_piece_was_chosen_last() -> None:
    warden = printed(
        "Guarda",
        text="Quando um personagem controlado por um oponente usar uma ação, você pode descarregar um card de um "
        "personagem que você controla. Se o fizer, aquele jogador descarta um card.",
    )
    scene = Scene(warden, foe := character("Rival", action=action("Compra", 0, Draw())))
    mine, theirs = scene.base(warden), scene.base(foe, 1)
    scene.cards(0, HAND, 2)
    scene.cards(1, HAND, 2)
    scene.cards(1, DECK, 1)
    scene.table.active = 1
    scene.do_use(1, theirs, theirs).play(("accept",))
    assert scene.energy(mine) == 2, "the last thing chosen was a card of mine"
    while scene.asked()[1] != "ask-fight":
        scene.play(scene.options()[0])
    assert (scene.count(0, HAND), scene.count(1, HAND)) == (2, 2), "he drew one and discarded one"


def test_a_chooser_who_is_not_you_chooses_an_opponent_of_his_own() -> None:
    keeper = printed(
        "Zelador",
        text="Toda vez que um jogador colocar um cenário em cena, aquele jogador escolhe um oponente. O oponente "
        "escolhido pode descartar um card.",
    )
    for putter in (0, 1):
        scene = Scene(keeper, place := scenario("Lugar"))
        scene.base(keeper)
        card = scene.card(place, putter, HAND)
        scene.table.active = putter
        scene.do(entry(scene.table, card, putter))
        assert scene.asked() == (1 - putter, "ask-may")


def test_the_controller_of_a_character_is_not_the_user_of_the_action_that_hurt_it() -> None:
    rain = printed(
        "Chuva", "scenario",
        text="Toda vez que um personagem com {RE} receber dano, o controlador daquele personagem pode carregar "
        "naquele personagem um card de seus próprios recursos.",
    )  # fmt: skip
    for seat in (0, 1):
        scene = Scene(
            rain,
            hurt := character("Ferido", 4, powers=("RE",)),
            foe := character("Rival", action=action("Soco", 0, hits(1))),
        )
        scene.base(rain)
        victim, user = scene.base(hurt, seat), scene.base(foe, 1 - seat)
        scene.cards(0, RESOURCES, 2)
        scene.cards(1, RESOURCES, 2)
        scene.table.active = 1 - seat
        scene.do_use(1 - seat, user, user).choose(victim)
        assert scene.asked() == (seat, "ask-may")
        scene.play(("accept",))
        assert scene.energy(victim) == 4
        assert scene.count(seat, RESOURCES) == 2, "one card came from the damage, one was loaded"
        assert scene.count(1 - seat, RESOURCES) == 2


def test_the_phase_of_whoever_acts() -> None:
    watch = printed(
        "Vigia",
        text="Quando um personagem usar uma ação durante a Fase de Preparação daquele jogador, compre um card.",
    )
    for active, drawn in ((0, 0), (1, 1)):
        scene = Scene(
            watch,
            foe := character("Rival", action=action("Compra", 0, Draw(), types=("unforeseen",))),
            phase="preparation",
        )
        scene.base(watch)
        theirs = scene.base(foe, 1)
        for seat in (0, 1):
            scene.cards(seat, DECK, 3)
        scene.table.active = active
        scene.do_use(1, theirs, theirs)
        assert scene.count(0, HAND) == drawn


@pytest.mark.parametrize(
    "text",
    [
        "Compre um card. Aquele jogador compra um card.",
        "Carregue um card da mão daquele jogador neste personagem.",
        "Escolha um personagem. Escolha um suporte. Aquele jogador compra um card.",
    ],
)  # fmt: skip
def test_a_player_whom_nothing_has_named_is_refused(text: str) -> None:
    with pytest.raises(CardTextError) as refused:
        acting(text)
    assert refused.value.message_id == "cards-which"


def test_what_is_done_at_once_does_not_last() -> None:
    with pytest.raises(CardTextError) as refused:
        acting("Até o final do turno, coloque em cena um card de suporte de sua mão.")
    assert refused.value.message_id == "cards-at-once"


def test_an_action_of_cost_x_costs_what_was_chosen() -> None:
    coach = printed(
        "Técnico", text="Toda vez que um personagem que você controla usar uma ação de custo {2}, compre um card."
    )
    for x, drawn in ((1, 0), (2, 1)):
        scene = Scene(coach, spell := ability_card("Raio", action=action("Raio", X_COST, Draw())))
        user = scene.base(coach, loads=[spell, None], stage=2)
        scene.cards(0, DECK, 3)
        scene.do_use(0, user, scene.table.loads_of(user)[0]).play(("pick", str(x)))
        assert scene.count(0, HAND) == 1 + drawn, "one by the action itself"


def test_whoever_may_draw_or_discard_decides_it() -> None:
    for words in (
        "O oponente alvo pode comprar um card.",
        "Escolha um oponente. Aquele jogador pode comprar um card.",
        "O oponente alvo pode descartar um card.",
    ):
        giver = acting(words)
        scene = Scene(giver)
        base = scene.base(giver)
        scene.cards(1, DECK, 2)
        scene.cards(1, HAND, 1)
        scene.do_use(0, base, base)
        while scene.asked()[1] != "ask-may":
            scene.play(scene.options()[0])
        assert scene.asked()[0] == 1, words
