"""English as a player would write it."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text, render

ACTIONS = {
    "Cause 2 pontos de dano no alvo e compre um card.": "Deal 2 damage to the target and draw a card.",
    "O personagem alvo não pode usar ações de antecipar até o final do turno.": (
        "The target character can't use anticipation actions until the end of the turn."
    ),
    "Coloque os três cards do topo de seu deck em sua mão.": "Put the top three cards of your deck into your hand.",
    "Coloque um card de sua mão na base de seu deck.": "Put a card from your hand on the bottom of your deck.",
    "Olhe a mão do oponente alvo.": "Look at the target opponent's hand.",
    "Cause X pontos de dano no alvo. X é igual ao número de cards em sua mão.": (
        "Deal X damage to the target. X is the number of cards in your hand."
    ),
    "Revele os três cards do topo de seu deck. Coloque os cards de habilidade dali em sua mão.": (
        "Reveal the top three cards of your deck. Put each ability card from among them into your hand."
    ),
}

TEXTS = {
    "As ações de {AD} custam {1} a menos para serem usadas.": "{AD} actions cost 1 less to use.",
    "As ações dos personagens que você controla causam +1 ponto de dano a cada um de seus alvos.": (
        "Actions used by characters you control deal +1 damage to each of their targets."
    ),
    "Os jogadores não podem colocar suportes em cena.": "Players can't put supports into the scene.",
    "Enquanto você não controlar outros personagens, este personagem ganha {VO}.": (
        "While you control no other character, this character gains {VO}."
    ),
    "Enquanto houver três ou mais cards em seus recursos, este personagem ganha {VO}.": (
        "While there are three or more cards in your resources, this character gains {VO}."
    ),
    "Toda vez que este personagem fosse receber dano, aquele dano é reduzido em 1.": (
        "When this character would be dealt damage, that damage is reduced by 1."
    ),
    "Os personagens que tenham usado ações neste turno não podem usar ações.": (
        "Characters that used an action this turn can't use actions."
    ),
    "Todas as ações de {LA} são ações de antecipar.": "{LA} actions are also anticipation actions.",
}


@pytest.mark.parametrize(("text", "said"), ACTIONS.items())
def test_actions(text: str, said: str) -> None:
    assert render(compile_text(text, t.ACTION, {}), "en") == said


@pytest.mark.parametrize(("text", "said"), TEXTS.items())
def test_permanent_texts(text: str, said: str) -> None:
    assert render(compile_text(text, t.STATIC, {}), "en") == said
