"""A position that somebody wrote wrongly is refused with a reason or played: nothing in it crashes the program."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core.errors import LudotecaError
from ludoteca.scenarios import library

#: How many positions of each game are broken, in how many groups, so that two cores share them.
BROKEN = 300
GROUPS = 2

WORDS = ("x", "-1", "99", "as", "zz", "a1", "z99", "0", "on", "damage", "*", "é")
NUMBERS = (-1, 0, 1, 2, 5, 99, 10**12)
ANYTHING = ("", "x", "player9", -1, 0, 99, 10**12, True, None, [], {}, ["x"], [""], {"x": 1}, 1.5)

Path = tuple[Any, ...]


def places(node: Any, path: Path = ()) -> Iterator[Path]:
    """Where something stands in a document."""
    if path:
        yield path
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        yield from places(child, (*path, key))


def broken(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The document with one or two of its values written otherwise or left out."""
    result = copy.deepcopy(document)
    for _ in range(chance.choice((1, 1, 2))):
        path = chance.choice(list(places(result)) or [()])
        if not path:
            return result
        home = result
        for key in path[:-1]:
            home = home[key]
        break_one(home, path[-1], chance)
    return result


def break_one(home: Any, key: Any, chance: random.Random) -> None:
    old = home[key]
    if isinstance(old, str) and chance.random() < 0.6:
        home[key] = " ".join(miswritten(old.split(), chance))
    elif type(old) is int and chance.random() < 0.6:
        home[key] = chance.choice(NUMBERS)
    elif isinstance(home, dict) and chance.random() < 0.3:
        del home[key]
    else:
        home[key] = copy.deepcopy(chance.choice(ANYTHING))


def miswritten(words: list[str], chance: random.Random) -> list[str]:
    at = chance.randrange(len(words) + 1)
    kind = chance.random()
    if kind < 0.4:
        return [*words[:at], chance.choice(WORDS), *words[at + 1 :]]
    if kind < 0.6:
        return [*words[:at], *words[at + 1 :]]
    return [*words[:at], chance.choice(WORDS), *words[at:]] if kind < 0.9 else words + words


@pytest.mark.parametrize("group", range(GROUPS))
@pytest.mark.parametrize("name", games.playable())
def test_a_broken_position_is_refused_or_played(name: str, group: int) -> None:
    game = games.game(name)
    documents = [library.own(name, file.name).position for file in library.files(name)]
    chance = random.Random(group)
    refused = 0
    for _ in range(BROKEN // GROUPS):
        document = broken(chance.choice([each for each in documents if each]), chance)
        try:
            table, _ = game.position(document, seed=1)
            table.run()
        except LudotecaError:
            refused += 1
    assert refused, "nothing that was written wrongly was noticed"
