"""Decks of imported cards: each card is dealt with those that it needs to do what it says."""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.games.battle_scenes import CARDS
from ludoteca.games.battle_scenes.scenes.imported_decks import (
    CHARACTERS,
    OTHERS,
    USERS,
    Imported,
    deck_around,
    shuffled,
    understood,
)


def character(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "Personagem", "initial_energy": "3", **more}


def ability(name: str, **more: Any) -> dict[str, Any]:
    told = {"action": name, "action_cost": "1", "action_text": f"{name} causa 3 pontos de dano no alvo."}
    return {"name": name, "type": "Habilidade", **told, **more}


#: Far more cards than a deck has room for, none of which anybody asks for.
CROWD = [character(f"Passante {number}", powers=["Elasticidade"]) for number in range(30)]
CROWD += [ability(f"Truque {number}") for number in range(30)]


def deck_of(card: dict[str, Any], *others: dict[str, Any], seed: int = 3) -> set[str]:
    """The names in a deck that is made around the first card of a list."""
    cards = understood([card, *CROWD, *others], CARDS)
    for each in cards:
        each.find_partners(cards)
    deck = deck_around(cards[0], [], shuffled(cards, Chance(seed)))
    assert len(deck) == len({each.kind.printing for each in deck}) == CHARACTERS + OTHERS
    assert sum(is_character(each) for each in deck) == CHARACTERS
    return {each.card.entry.name for each in deck}


def is_character(each: Imported) -> bool:
    return each.kind.sort == "character"


def test_an_ability_card_is_dealt_with_characters_that_have_its_power() -> None:
    flyers = [character(f"Voadora {number}", powers=["Voo"]) for number in range(USERS)]
    deck = deck_of(ability("Mergulho", powers=["Voo"], action_power="Voo"), *flyers)
    assert {each["name"] for each in flyers} <= deck


def test_who_alone_may_use_an_action_is_dealt_with_it() -> None:
    text = "A ação Ordem não pode ser usada exceto por personagens que tenham o alter ego Coronel."
    deck = deck_of(ability("Ordem", permanent_text=text), character("Comandante", alter_ego="Coronel"))
    assert "Comandante" in deck


def test_whom_an_ev_character_evolves_from_is_dealt_with_it() -> None:
    evolved = character("Larva Rainha", increment="2", ev_text="EV - Personagem chamado Larva.")
    deck = deck_of({**evolved, "type": "Personagem - EV"}, character("Larva"))
    assert "Larva" in deck


def test_what_a_text_names_is_dealt_with_it() -> None:
    text = "Quando este personagem entrar em cena, procure em seu deck por um card de cenário chamado Porto Velho."
    named = character("Estivador", permanent_text=text)
    port = {"name": "Porto Velho", "type": "Cenário", "permanent_text": "Os heróis ganham Escudo +1."}
    assert "Porto Velho" in deck_of(named, port)
    crew = "Os outros personagens com uma afiliação em comum com este personagem ganham Escudo +1."
    mates = [character(f"Marujo {number}", affiliation="Marujos") for number in range(2)]
    assert {"Marujo 0", "Marujo 1"} <= deck_of(character("Capitã", affiliation="Marujos", permanent_text=crew), *mates)


def test_who_lacks_the_power_of_its_own_action_is_dealt_with_what_gives_it() -> None:
    action = {"action": "Raio", "action_cost": "1", "action_text": "Raio causa 3 pontos de dano no alvo."}
    dull = character("Tempestuosa", version="V2", action_power="Magia", **action)
    older = character("Tempestuosa", version="V1", powers=["Magia"])
    giver = character("Mestra", permanent_text="Os outros personagens que você controla ganham {MA}.")
    selfish = character("Egoísta", permanent_text="Este personagem ganha {MA}.")
    books = [ability(f"Grimório {number}", powers=["Magia"], action_power="Magia") for number in range(2)]
    cards = understood([dull, older, giver, selfish, *books], CARDS)
    cards[0].find_partners(cards)
    assert [{each.card.name for each in want} for want in cards[0].wants] == [
        {"Tempestuosa V1"},
        {"Mestra V1"},
        {"Grimório 0 V1", "Grimório 1 V1"},
    ]


def test_equal_cards_of_a_list_are_not_in_one_deck() -> None:
    twins = [character("Gêmea", powers=["Voo"]), character("Gêmea", powers=["Voo"], shield="2")]
    deck = deck_of(ability("Mergulho", powers=["Voo"], action_power="Voo"), *twins)
    assert "Gêmea" in deck, "one of them: `deck_of` counts each printing once"
