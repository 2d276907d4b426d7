"""Where a quality could speak of two nouns, it speaks of the nearer one that can have it: a rule, not luck."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import selectors_of
from ludoteca.games.battle_scenes.wording.nouns import noun_of
from ludoteca.games.battle_scenes.wording.wording import compile_text


def nouns_with(lines: tuple[t.Line, ...], quality: type) -> list[str]:
    """The nouns of which a text says a quality."""
    found = [each for line in lines for each in selectors_of(line)]
    return [noun_of(each.filters) for each in found if any(isinstance(one, quality) for one in each.filters)]


@pytest.mark.parametrize(
    ("text", "quality", "noun"),
    [
        ("Descarregue dois cards de um suporte controlado por um oponente.", t.Controlled, "support"),
        ("Descarregue dois cards de um personagem sem {VO}.", t.Powered, "character"),
        ("Descarregue um card de um personagem com a afiliação Inumanos.", t.Affiliated, "character"),
        ("Descarregue dois cards de um suporte que estiver carregando quatro cards.", t.Carrying, "support"),
        ("O alvo não pode ser alvo de ações de personagens com {TE} até o final do turno.", t.Powered, "character"),
        ("As ações de personagens que você controla são ações imprevistas neste turno.", t.Controlled, "character"),
        (
            "Quando um personagem sair de cena, procure em seu deck por um card com o mesmo nome daquele personagem.",
            t.SameAs,
            "card",
        ),
    ],
)
def test_a_quality_is_said_of_the_nearer_noun(text: str, quality: type, noun: str) -> None:
    meant = compile_text(text, t.STATIC if text.startswith("Quando") else t.ACTION, ())
    assert nouns_with(meant, quality) == [noun]


def test_what_only_an_action_has_is_said_of_the_action() -> None:
    """ "Que cause dano" can't be said of the character, though it is nearer."""
    meant = compile_text("Quando uma ação de um personagem que cause dano for usada, compre um card.", t.STATIC, {})
    assert nouns_with(meant, t.Dealing) == ["action"]
