"""Cards that are in no set, for rules that no card of the starter set shows."""

from __future__ import annotations

from typing import Any


def action(title: str, text: str) -> dict[str, Any]:
    """A basic action of cost 3."""
    return {"title": title, "cost": 3, "use": 3, "die": "basic_action", "text": text}


def character(title: str, text: str, die: str = "storm", energy: str = "mask") -> dict[str, Any]:
    """A character card for one of the dice that there are."""
    return {"title": title, "cost": 3, "max": 4, "die": die, "energy": energy, "text": text}


#: 1 damage to a character, for a bolt.
SPARK = action("Faísca", "Global: Pague 1 raio. Cause 1 de dano a um personagem.")
#: A player hurts himself, for a bolt.
RECKLESS = action("Imprudência", "Global: Pague 1 raio. Cause 1 de dano a você.")
#: Each point of any energy takes 1 defence.
RUST = action("Ferrugem", "Global: Pague 1 energia. Um personagem ganha -1A e -1D até o fim do turno.")
#: Takes over an opposing character.
MENTALIST = character("Mentalista", "Quando posicionado, tome o controle de um personagem opositor até o fim do turno.")
#: Captures an opposing character.
JAILER = character("Carcereiro", "Quando posicionado, capture um personagem opositor até o fim do turno.")
#: Becomes as another character is.
SHAPESHIFTER = character(
    "Metamorfo", "Quando posicionado, este dado copia os atributos e as habilidades de um personagem."
)
