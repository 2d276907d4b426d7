"""What is numbered once for all matches of a collection."""

from __future__ import annotations

import pytest

from ludoteca.games.krosmaster.cards import cards
from ludoteca.games.krosmaster.play.box import Contents
from ludoteca.games.krosmaster.table.kinds import RewardKind
from ludoteca.games.krosmaster.text import terms as t


def test_every_reward_is_found_by_its_word() -> None:
    contents = Contents(cards.load())
    assert list(contents.rewards) == list(cards.load().rewards)
    for word, number in contents.rewards.items():
        kind = contents.kinds[number]
        assert isinstance(kind, RewardKind) and kind.card.id == word


@pytest.mark.parametrize(("power", "gives"), [("Estorvo", True), ("Peketito", True), ("Armadura", False)])
def test_a_text_that_gives_bulky_or_itty_bitty_changes_who_blocks_sight(power: str, gives: bool) -> None:
    contents = Contents(cards.load())
    contents.kinds = []
    contents.abilities = list(cards.load().compile(f"O alvo ganha {power} até o fim do turno.", t.SPELL))
    assert contents.gives_sight() is gives
