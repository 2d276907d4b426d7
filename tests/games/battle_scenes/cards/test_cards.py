"""The cards of the game: facts checked, every text compiled, and the same card in canonical words."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import games
from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.pieces import PieceError
from ludoteca.games.battle_scenes import CARDS
from ludoteca.games.battle_scenes.cards.cards import Card, compile_card, load
from ludoteca.games.battle_scenes.cards.collection import RULES, SceneCards
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text, own_names, render

IDS = sorted(load().cards)
OWN: dict[str, Any] = {
    "name": "Raio Azul",
    "kind": "ability",
    "powers": ["Voo"],
    "action": "Raio Azul",
    "action_cost": "1",
    "action_power": "Voo",
    "action_text": "Cause 2 pontos de dano no alvo.",
}


@pytest.mark.parametrize("id", IDS)
def test_a_card_in_canonical_words_is_the_same_card(id: str) -> None:
    card = load().cards[id]
    own = own_names(card.entry.name, card.entry.action)
    for lines, sort in ((card.action_lines, t.ACTION), (card.permanent_lines, t.STATIC)):
        if lines:
            assert compile_text(render(lines, "pt"), sort, own) == lines


@pytest.mark.parametrize("id", IDS)
def test_a_card_reads_in_english_line_by_line(id: str) -> None:
    card = load().cards[id]
    cards = SceneCards()
    assert cards.text(card, "en").count("\n") == cards.text(card, "pt").count("\n")


def test_a_card_is_found_by_its_name_and_an_unknown_one_is_told_with_the_nearest() -> None:
    assert load().card("Colossus").id == "colossus-v1"
    with pytest.raises(PieceError, match="homem-de-ferro-v1"):
        load().card("homem de fero v1")


def test_a_name_with_several_versions_is_told_by_its_version() -> None:
    with pytest.raises(PieceError, match="homem-de-ferro-v1, homem-de-ferro-v2"):
        load().card("Homem de Ferro")
    assert load().card("Homem de Ferro V2").entry.version == "V2"
    assert load().card("capitao-america-v1").entry.alter_ego == "Steve Rogers"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"powers": ["Vôo"]}, "there is no power"),
        ({"shield": 2}, "only characters and supports"),
        ({"kind": "character"}, "initial energy"),
        ({"action_text": ""}, "an action needs"),
        ({"increment": 2}, "only an EV character"),
        ({"kind": "ev_character", "initial_energy": 3}, "an EV character needs"),
        ({"cost": 1}, "unknown field"),
        ({"action": "", "action_text": ""}, "belongs to an action"),
    ],
)
def test_a_card_that_is_not_as_cards_are_is_refused(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(PieceError, match=problem):
        compile_card({**OWN, **change})


def test_a_card_of_ones_own_is_compiled_with_its_own_name() -> None:
    card = compile_card({**OWN, "action_text": "Descarregue Raio Azul: Compre um card."})
    assert card.action_lines[0].costs[0].effect == t.Unload(t.THIS_CARD)


def test_the_rules_that_records_lean_on_are_in_the_ledger() -> None:
    book = games.rulebook("battle_scenes")
    assert all(book.cite(rule, "en") for rules in RULES.values() for rule in rules)


def test_a_keyword_that_the_rulebook_does_not_have_is_refused() -> None:
    with pytest.raises(CardTextError):
        compile_card({**OWN, "text": "Hospedeiro."})


# -- cards from elsewhere ---------------------------------------------------------


def test_a_described_card_is_understood_with_all_its_texts() -> None:
    cards = SceneCards()
    cards.understand({"name": "Raio", "action_text": "Compre um card.", "permanent_text": "#&#Pelotão.<br>#&#Clone."})
    with pytest.raises(CardTextError):
        cards.understand({"name": "Raio", "action_text": "Compre um card.", "permanent_text": "Faça algo."})
    with pytest.raises(CardTextError):
        cards.understand({"name": "Raio", "ev_text": "Evolução: Personagem esquisito"})


def test_facts_that_are_not_known_are_refused_too() -> None:
    with pytest.raises(PieceError, match="power Vôo"):
        CARDS.understand({"name": "Raio", "powers": ["Vôo"]})
    with pytest.raises(PieceError, match="denies"):
        text = "Compre um card (esta ação não tem custo algum)."
        CARDS.understand({"name": "Raio", "action_text": text, "action_cost": "1"})


def test_a_match_compiles_the_cards_of_its_decks_and_no_others() -> None:
    cards = {card.id: Card(card.entry) for card in load().cards.values()}
    assert not any(card.has_been_read for card in cards.values())
    first, *others = cards.values()
    assert first.permanent_lines == load().card(first.id).permanent_lines
    assert first.has_been_read and not any(card.has_been_read for card in others)


@pytest.mark.parametrize("version", ["\n", "V1\n", "V", "one"])
def test_a_version_is_a_number_and_nothing_after_it(version: str) -> None:
    with pytest.raises(PieceError):
        compile_card({"name": "Teste", "version": version, "kind": "support", "initial_energy": 2})


def test_alignments_are_told_in_the_readers_language() -> None:
    cards = SceneCards()
    told = {
        lang: {dict(cards.said(card, lang)).get("alignments", "") for card in cards.all()} - {""}  # type: ignore[arg-type]
        for lang in ("pt", "en")
    }
    assert {"Herói", "Vilão"} <= told["pt"] and {"Hero", "Villain"} <= told["en"]
    assert not told["pt"] & told["en"]
