"""What is brought to which door: every kind of thing that people write, of every game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ludoteca import games
from tests.doors import doors
from tests.doors.spoiling import as_json, spoilt_document, spoilt_text, toml

#: What is brought to a door.
Brought = tuple[Any, ...]


class Kind:
    """A kind of thing, how it is spoilt, and the door that it is brought to."""

    __slots__ = ("brought", "door", "name")

    def __init__(self, name: str, door: Callable[..., None], brought: Callable[[Random], Brought]) -> None:
        self.name = name
        self.door = door
        self.brought = brought

    def __str__(self) -> str:
        return self.name


def of_game(game: str) -> list[Kind]:
    def cards(chance: Random) -> dict[str, Any]:
        return spoilt_document(chance, doors.card_documents(game))

    def team(chance: Random) -> Brought:
        return game, toml(spoilt_document(chance, doors.team_documents(game)))

    def set_up(chance: Random) -> Brought:
        return game, as_json(spoilt_document(chance, doors.set_up_documents(game)))

    return [
        Kind(f"card-file-{game}", doors.card_file, lambda chance: (game, toml(cards(chance)))),
        Kind(f"card-list-{game}", doors.card_list, lambda chance: (game, listed(cards(chance)))),
        Kind(f"card-text-{game}", doors.card_file, lambda chance: (game, spoilt_card(chance, game))),
        Kind(f"team-{game}", doors.team_file, team),
        Kind(f"set-up-{game}", doors.set_up, set_up),
        Kind(f"move-{game}", doors.move, lambda chance: (game, spoilt_text(chance, doors.moves(game)))),
    ]


def listed(content: dict[str, Any]) -> str:
    """What stands under the first key: a list of descriptions, as far as it still is one."""
    return as_json(next(iter(content.values()), None))


def spoilt_card(chance: Random, game: str) -> str:
    """A file with a card of which nothing but a text is spoilt."""
    [(kind, [card])] = chance.choice(doors.card_documents(game)).items()
    texts = [key for key in ("text", "action_text") if card.get(key)] or ["text"]
    key = chance.choice(texts)
    return toml({kind: [{**card, key: spoilt_text(chance, [card.get(key, "Compre um card.")])}]})


KINDS = [
    *(kind for game in games.playable() for kind in of_game(game)),
    Kind("scenario", doors.scenario_file, lambda chance: (spoilt_text(chance, doors.scenario_texts()),)),
    Kind("save", doors.save_file, lambda chance: (as_json(spoilt_document(chance, doors.saves())),)),
]
