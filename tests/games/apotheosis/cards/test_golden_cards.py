"""Every card is understood as the golden list says: what a change of the grammar changes is seen there."""

from __future__ import annotations

from pathlib import Path

from ludoteca.cardtext.outline import outline
from ludoteca.games.apotheosis.cards.collection import RULES, ApotheosisCards

GOLDEN = Path(__file__).with_name("golden_cards.txt")


def dump() -> str:
    """Every card with a text as it is understood, readable."""
    cards = ApotheosisCards()
    parts = []
    for card in cards.all():
        if not cards.abilities(card):
            continue
        lines = [f"{card.name('pt')} / {card.name('en')} ({card.id})"]
        lines += [f"  pt {line}" for line in cards.text(card, "pt").splitlines()]
        lines += [f"  en {line}" for line in cards.text(card, "en").splitlines()]
        for passage in cards.abilities(card):
            lines += [f"    {line}" for line in outline(passage, RULES).lines()]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def test_every_card_is_understood_as_the_golden_list_says() -> None:
    """If the change is meant, write the new list: python -m tests.games.apotheosis.cards.test_golden_cards"""
    assert dump() == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(dump(), encoding="utf-8")
