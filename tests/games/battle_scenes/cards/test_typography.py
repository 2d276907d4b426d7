"""How lists set a text otherwise than we do: it is put right where there is one thing that it can have been."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes import CARDS
from ludoteca.games.battle_scenes.cards.importing import described
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text

SCENE: dict[str, Any] = {"name": "Fulgor", "version": "V1", "type": "Cenário"}
ABILITY: dict[str, Any] = {"name": "Fulgor", "version": "V1", "type": "Habilidade", "action": "Fulgor"}


def permanent(text: str) -> tuple[t.Line, ...]:
    """What a permanent text of a list means to us."""
    return compile_text(str(described({**SCENE, "permanent_text": text})["text"]), t.STATIC, ("Fulgor",))


def action(text: str) -> tuple[t.Line, ...]:
    return compile_text(str(described({**ABILITY, "action_text": text})["action_text"]), t.ACTION, ("Fulgor",))


@pytest.mark.parametrize(
    ("as_set", "as_meant"),
    [
        # A missing comma after a moment.
        (
            "Quando este cenário entrar em cena compre um card.",
            "Quando este cenário entrar em cena, compre um card.",
        ),
        (
            "Durante sua Fase de Preparação uma vez por turno você pode comprar um card.",
            "Durante sua Fase de Preparação, uma vez por turno, você pode comprar um card.",
        ),
        # Variant capitals, and an accent left out.
        (
            "Durante sua fase de preparação, uma vez por turno, você pode comprar um Card.",
            "Durante sua Fase de Preparação, uma vez por turno, você pode comprar um card.",
        ),
        (
            "No inicio de sua Fase de Preparaçao, voce pode comprar um card.",
            "No início de sua Fase de Preparação, você pode comprar um card.",
        ),
        # One or more of them.
        (
            "Durante sua Fase de Preparação, você pode descarregar um card (ou mais de um) deste suporte.",
            "Durante sua Fase de Preparação, você pode descarregar um card deste suporte.",
        ),
        # A letter too few, a plural forgotten, two letters the wrong way round.
        (
            "Quando este personagem entrar em cena, descaregue dois card de um persomagem.",
            "Quando este personagem entrar em cena, descarregue dois cards de um personagem.",
        ),
        (
            "Pode haver qualquer número de personagem chamados Recruta em cena.",
            "Pode haver qualquer número de personagens chamados Recruta em cena.",
        ),
        # Figures and names of powers.
        ("Este personagem ganha escudo+1.", "Este personagem ganha Escudo +1."),
        ("Este personagem ganha o poder Super Força.", "Este personagem ganha {SF}."),
        ("Liderar {1}: afiliação X-Men", "Liderar {1} - afiliação X-Men."),
    ],
)
def test_a_permanent_text_set_otherwise_means_the_same(as_set: str, as_meant: str) -> None:
    assert permanent(as_set) == compile_text(as_meant, t.STATIC, ("Fulgor",))


@pytest.mark.parametrize(
    ("as_set", "as_meant"),
    [
        (
            "Você pode comprar um card; se o fizer, descarte um card.",
            "Você pode comprar um card. Se o fizer, descarte um card.",
        ),
        ("Fulgor causa 2 de dano no personagem-alvo.", "Fulgor causa 2 pontos de dano no personagem alvo."),
        ("Capacite este personagem em 1.", "Capacite este personagem em {1}."),
        (
            "Escolha uma opção: a) compre um card, b) descarte um card.",
            "Escolha uma opção, (A) compre um card (B) descarte um card.",
        ),
    ],
)
def test_an_action_set_otherwise_means_the_same(as_set: str, as_meant: str) -> None:
    assert action(as_set) == compile_text(as_meant, t.ACTION, ("Fulgor",))


@pytest.mark.parametrize(
    "text",
    [
        # A short word is like too many others, and so is one with two faults.
        "Quando este cenário entrar em cena, compra um carb.",
        "Quando este cenário entrar em cena, descrregue um crad deste suporte.",
        # An order that follows another clause is no moment, whatever comma is missing.
        "Compre um card quando.",
    ],
)
def test_what_may_have_been_several_things_is_left_as_it_is(text: str) -> None:
    assert described({**SCENE, "permanent_text": text})["text"] == text
    with pytest.raises(CardTextError):
        permanent(text)


def test_what_is_no_stage_and_no_power_is_left() -> None:
    """A figure after "em" is a stage only of what is readied; the name of a power may be part of another name."""
    text = "Toda vez que um personagem fosse receber dano, aquele dano é reduzido em 1."
    assert described({**SCENE, "permanent_text": text})["text"] == text
    said = "Descarregue Dança de Voo: Dança de Voo causa 2 pontos de dano no alvo."
    assert described({**ABILITY, "action": "Dança de Voo", "action_text": said})["action_text"] == said


def test_what_is_mended_must_still_mean_one_thing() -> None:
    """A pronoun that may mean two things is refused, slips or none."""
    text = "Carregue um card de seus recursos em um personagen. Ele ganha {VO} até o final do turno."
    with pytest.raises(CardTextError):
        action(text)


def test_our_own_cards_may_not_slip() -> None:
    with pytest.raises(CardTextError):
        compile_text("Compre dois card.", t.ACTION, ())
    assert CARDS.understand({**SCENE, "permanent_text": "Quando este cenário entrar em cena, compre dois card."})
