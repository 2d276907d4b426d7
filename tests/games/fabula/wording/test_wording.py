"""Everything that the grammar can say is read back as it was meant."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, assume, given, settings

from ludoteca.cardtext.errors import CardTextError
from ludoteca.games.fabula.cards.cards import load
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.text.effects import TOKENS_IN_ENGLISH
from ludoteca.games.fabula.wording.wording import compile_text, say_text
from tests.games.fabula.sayable import passages

CARDS = [card for card in load().cards.values() if card.text]


def kind_for(passage: t.Passage) -> str:
    return "maneuver" if passage.sort == t.MANEUVER else "ally"


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(passages)
def test_what_is_written_is_read_as_the_same(passage: t.Passage) -> None:
    try:
        written = say_text((passage,), "pt")
    except CardTextError:
        assume(False)
    assert compile_text(written, kind_for(passage)) == (passage,), written
    assert say_text((passage,), "en")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (
            "Escolha um aliado que você controla; ele ganha +1 de ofensiva.",
            "O aliado alvo que você controla ganha +1 de ofensiva.",
        ),
        ("Os aliados verdes têm +1 de vida.", "Cada aliado verde tem +1 de vida."),
        (
            "Exile a permanente alvo, e crie uma ficha que é cópia dela.",
            "Exile a permanente alvo; crie uma ficha que é cópia da permanente alvo.",
        ),
        ("Cause dois de dano ao aliado alvo.", "Cause 2 de dano ao aliado alvo."),
    ],
)
def test_other_ways_to_say_it_become_the_canonical_one(text: str, canonical: str) -> None:
    kind = "base" if text.startswith("Os") else "maneuver"
    assert say_text(compile_text(text, kind), "pt") == canonical


def test_every_token_of_the_cards_has_a_name_in_english() -> None:
    """Texts are Portuguese, and what a token is called stands in them only: the English text says its English name."""
    called = {name for card in CARDS for name in re.findall(r"chamad[ao]s? ([^.,;]+)", card.text)}
    assert len(called) >= 3
    assert called <= set(TOKENS_IN_ENGLISH)
    makers = [card for card in CARDS if "chamad" in card.text]
    texts = [say_text(card.passages, "en") for card in makers]
    assert [text for text in texts if not any(name in text for name in TOKENS_IN_ENGLISH.values())] == []
    assert [text for text in texts if any(name in text for name in called)] == []
