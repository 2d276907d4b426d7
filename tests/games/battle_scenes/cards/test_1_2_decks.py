"""Decks and whole matches: what may be brought, and random play with every invariant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.errors import SetupError
from ludoteca.games.battle_scenes.cards import formats
from ludoteca.games.battle_scenes.cards.cards import load
from ludoteca.games.battle_scenes.play.printed_kinds import kind_of
from ludoteca.games.battle_scenes.play.setup import make_box
from ludoteca.lab.soak import soak_match
from tests.games.battle_scenes.stage import GAME
from tests.proof import rule

Cards = dict[str, int]


def deck(change: Callable[[Cards], None]) -> dict[str, Any]:
    """A ready-made deck with something changed."""
    cards = dict(formats.DECKS.deck("tiranos").cards)
    change(cards)
    return {"teams": [{"cards": cards}, {"cards": cards}]}


def refusal(setup: dict[str, Any]) -> str:
    with pytest.raises(SetupError) as caught:
        GAME.setup(setup)
    return caught.value.rule


@rule("battle_scenes", "10.item-unico")
def test_at_most_three_copies_of_a_card() -> None:
    def four(cards: Cards) -> None:
        cards["thanos-v1"] += 1
        cards["rajada-v1"] -= 1

    assert refusal(deck(four)) == "10.item-unico"


@rule("battle_scenes", "7.2.item-unico")
def test_a_unique_item_is_in_a_deck_once() -> None:
    item = {"name": "Joia", "kind": "ability", "text": "Item Único."}
    setup = deck(lambda cards: cards.update({"joia-v1": 2, "rajada-v1": 1}))
    assert refusal({**setup, "cards": [item]}) == "7.2.item-unico"
    allowed = deck(lambda cards: cards.update({"joia-v1": 1, "rajada-v1": 2}))
    assert GAME.setup({**allowed, "cards": [item]})


@rule("battle_scenes", "1-1")
def test_a_deck_has_sixty_cards_and_a_match_two_decks() -> None:
    assert refusal(deck(lambda cards: cards.pop("thanos-v1") and None)) == "1-1"
    assert refusal({"teams": [{"cards": dict(formats.DECKS.deck("enxame").cards)}]}) == "1-1"


def test_characters_and_their_energy_are_counted_unless_the_set_up_says_otherwise() -> None:
    few = {"cards": {**{f"carga-{number}": 3 for number in range(20)}}}
    extra = [{"id": f"carga-{number}", "name": f"Carga {number}", "kind": "ability"} for number in range(20)]
    setup: dict[str, Any] = {"teams": [few, few], "cards": extra}
    assert refusal(setup) == "2.1-1"
    assert refusal({**setup, "min_characters": 0}) == "4.3-1"
    assert GAME.setup({**setup, "min_characters": 0, "min_energy": 0})


def test_a_card_that_there_is_not_is_named() -> None:
    with pytest.raises(SetupError, match="thanos"):
        GAME.setup(deck(lambda cards: cards.update({"thanoss-v1": cards.pop("thanos-v1")})))


def test_the_ready_made_decks_are_decks() -> None:
    for word in GAME.ready_teams("pt"):
        assert GAME.setup({"teams": [GAME.team(word), GAME.team(word)]})


@rule("battle_scenes", "2-1", "2.4-2")
def test_every_card_of_the_collection_can_be_carried_out() -> None:
    cards = load().cards.values()
    box = make_box(GAME, [kind_of(card) for card in cards])
    assert {kind.sort for kind in box.kinds} == {"character", "support", "scenario", "ability"}
    assert all(len(kind.powers) <= 1 for kind in box.kinds if kind.sort == "ability")


@pytest.mark.parametrize("number", range(6))
def test_random_matches_keep_every_invariant(number: int) -> None:
    setups = GAME.sample_setups()
    match = soak_match(GAME, setups[number * 5 % len(setups)], seed=100 + number, every=9)
    assert match.over
