"""What is brought to which door: every kind of thing that people write, of every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ludoteca import games
from tests.doors import doors
from tests.doors.spoiling import as_json, spoilt_documents, spoilt_texts, toml

Brought = SearchStrategy[tuple[Any, ...]]


class Kind:
    """A kind of thing, how it is spoilt, and the door that it is brought to."""

    __slots__ = ("brought", "door", "name")

    def __init__(self, name: str, door: Callable[..., None], brought: Callable[[], Brought]) -> None:
        self.name = name
        self.door = door
        self.brought = brought

    def __str__(self) -> str:
        return self.name


def of_game(game: str) -> list[Kind]:
    def with_game(strategy: SearchStrategy[Any]) -> Brought:
        return st.tuples(st.just(game), strategy)

    cards, teams = (lambda: doors.card_documents(game)), (lambda: doors.team_documents(game))
    set_ups, moves = (lambda: doors.set_up_documents(game)), (lambda: doors.moves(game))
    return [
        Kind(f"card-file-{game}", doors.card_file, lambda: with_game(spoilt_documents(cards()).map(toml))),
        Kind(f"card-list-{game}", doors.card_list, lambda: with_game(spoilt_documents(cards()).map(listed))),
        Kind(f"card-text-{game}", doors.card_file, lambda: with_game(spoilt_cards(cards()))),
        Kind(f"team-{game}", doors.team_file, lambda: with_game(spoilt_documents(teams()).map(toml))),
        Kind(f"set-up-{game}", doors.set_up, lambda: with_game(spoilt_documents(set_ups()).map(as_json))),
        Kind(f"move-{game}", doors.move, lambda: with_game(spoilt_texts(moves()))),
    ]


def listed(content: dict[str, Any]) -> str:
    """What stands under the first key: a list of descriptions, as far as it still is one."""
    return as_json(next(iter(content.values()), None))


@st.composite
def spoilt_cards(draw: Any, sound: list[dict[str, Any]]) -> str:
    """A file with a card of which nothing but a text is spoilt."""
    [(kind, [card])] = draw(st.sampled_from(sound)).items()
    texts = [key for key in ("text", "action_text") if card.get(key)] or ["text"]
    key = draw(st.sampled_from(texts))
    return toml({kind: [{**card, key: draw(spoilt_texts([card.get(key, "Compre um card.")]))}]})


KINDS = [
    *(kind for game in games.playable() for kind in of_game(game)),
    Kind("scenario", doors.scenario_file, lambda: st.tuples(spoilt_texts(doors.scenario_texts()))),
    Kind("save", doors.save_file, lambda: st.tuples(spoilt_documents(doors.saves()).map(as_json))),
]
