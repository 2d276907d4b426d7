"""Sentences that may mean two things: they are refused, and what is said clearly beside them is not."""

from __future__ import annotations

import pytest

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text

FROM_ELSEWHERE = "one more action, or one from there as well?"
WHO_DID = "if who does?"


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Descarregue até dois cards de até dois personagens.", "so many of each of them, or in all?"),
        ("Descarregue dois cards de três suportes.", "so many of each of them, or in all?"),
        ("Este personagem pode usar uma ação de um card de seus recursos neste turno.", FROM_ELSEWHERE),
        ("O alvo pode usar mais uma ação de um card de sua mão neste turno.", FROM_ELSEWHERE),
        (
            "Escolha um card de habilidade de seus recursos. Este personagem pode usar uma ação daquele card neste "
            "turno.",
            FROM_ELSEWHERE,
        ),
        ("Este personagem pode usar uma ação de um card que um suporte estiver carregando.", FROM_ELSEWHERE),
        ("Cada jogador pode descartar um card. Se o fizer, compre um card.", WHO_DID),
        ("Todos os jogadores podem comprar um card. Se o fizerem, descarte um card.", WHO_DID),
    ],
)
def test_what_may_mean_two_things_is_refused(text: str, asked: str) -> None:
    with pytest.raises(CardTextError) as refused:
        compile_text(text, t.ACTION, ())
    assert asked in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "Descarregue dois cards de cada um de até dois personagens.",
        "Descarregue dois cards divididos da forma como você escolher de até dois personagens.",
        "Este personagem pode usar a ação de um card de habilidade de seus recursos neste turno.",
        "Carregue um card de habilidade de seus recursos neste personagem. Este personagem pode usar uma ação daquele "
        "card neste turno.",
        "Este personagem pode usar uma ação de um card que ele estiver carregando neste turno.",
        "Cada jogador pode descartar um card. Compre um card para cada card descartado desta forma.",
    ],
)
def test_what_is_said_clearly_is_read(text: str) -> None:
    assert compile_text(text, t.ACTION, ())
