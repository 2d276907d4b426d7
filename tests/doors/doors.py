"""The doors through which people bring things in: each takes a spoilt thing and either lets it in or says why not.

Whatever is no error of our own, or keeps a door busy for over two seconds, is a fault.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ludoteca import games, scenarios
from ludoteca.cardtext.collection import Collection
from ludoteca.core import documents, notation
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.scenarios import library
from tests.doors.spoiling import toml
from tests.properties import some_match

#: How long a door may be busy, in seconds of work.
PATIENCE = 2.0


class Slow(AssertionError):
    """A door was busy for too long."""


@cache
def opened() -> None:
    """Words and sayings are made ready once, before anybody's patience is measured."""
    for game in games.playable():
        card_file(game, toml(card_documents(game)[0]))


def knock(door: Callable[..., Any], *brought: Any) -> bool:
    """Was it let in? Refused is as good; anything else is raised."""
    opened()
    began = time.process_time()
    try:
        door(*brought)
        entered = True
    except LudotecaError as error:
        assert error.message, "an error that says nothing"
        entered = False
    worked = time.process_time() - began
    if worked > PATIENCE:
        raise Slow(f"{worked:.1f} s")
    return entered


def collection_of(game: str) -> Collection[Any]:
    found: Collection[Any] = import_module(f"ludoteca.games.{game}").CARDS
    return found


# -- cards, decks and teams ---------------------------------------------------


def card_file(game: str, text: str) -> None:
    """As `ludoteca cards check` does."""
    cards = collection_of(game)
    content = documents.read_toml(text)
    for each in cards.read(content):
        try:
            cards.title(each)
            cards.compile(each, content)
        except LudotecaError:
            continue


def card_list(game: str, text: str) -> None:
    """As `ludoteca cards import` does."""
    cards = collection_of(game)
    for each in descriptions(documents.read_json(text)):
        try:
            cards.title(each)
            cards.understand(each)
        except LudotecaError:
            continue


def descriptions(content: Any) -> list[dict[str, Any]]:
    return documents.shaped(content, list[dict[str, Any]])


def team_file(game: str, text: str) -> None:
    """As `ludoteca play --team` does."""
    home = games.game(game)
    team = home.read_team(text)
    format = next(each for each in home.formats if home.takes_teams(each))
    others = [home.team(word) for word in list(home.ready_teams("en"))[: home.seats(format)[0] - 1]]
    home.new_table(home.setup({"format": format, "teams": [team, *others]}), 1)


def set_up(game: str, text: str) -> None:
    """As a table is made of what somebody sends."""
    home = games.game(game)
    home.new_table(home.setup(documents.shaped(documents.read_json(text), dict[str, Any])), 1)


# -- scenarios, saves, moves --------------------------------------------------


def scenario_file(text: str) -> None:
    scenarios.run(scenarios.read(text))


def save_file(text: str) -> None:
    Match.load(text.encode(errors="replace"), games.game)


def move(game: str, text: str) -> None:
    table = midst(game).table.copy()
    option = notation.read(table, text)
    table.why_not(option)


# -- what is sound ------------------------------------------------------------


@cache
def card_documents(game: str) -> list[dict[str, Any]]:
    """The game's own card files, cut into documents of few cards."""
    found = []
    for path in sorted((games.game(game).folder / "pieces").glob("*.toml")):
        content = documents.read_toml(path.read_text("utf-8"))
        for kind in ("card", "character", "summon", "die"):
            found += [{kind: [each]} for each in content.get(kind, ())]
    return found


@cache
def team_documents(game: str) -> list[dict[str, Any]]:
    """The ready-made ones, and as many with cards of somebody's own: the example of docs/cards.md."""
    home = games.game(game)
    ready = [home.team(word) for word in home.ready_teams("en")]
    return [*ready, *[own_team(game)] * len(ready)]


def own_team(game: str) -> dict[str, Any]:
    page = (Path(__file__).parents[2] / "docs" / "cards.md").read_text("utf-8")
    return documents.read_toml(page.split(f"```toml {game}\n")[1].split("```")[0])


@cache
def set_up_documents(game: str) -> list[dict[str, Any]]:
    home = games.game(game)
    format = next(each for each in home.formats if home.takes_teams(each))
    teams = [home.read_team(toml(own_team(game))), home.team(next(iter(home.ready_teams("en"))))]
    samples = [*home.sample_setups(), {"format": format, "teams": teams}]
    return [msgspec.json.decode(msgspec.json.encode(home.setup(each))) for each in samples]


@cache
def scenario_texts() -> list[str]:
    """The shortest of every game."""
    texts: dict[str, list[str]] = {}
    for game, file in library.all_files():
        texts.setdefault(game, []).append(Path(str(file)).read_text("utf-8"))
    return [text for each in texts.values() for text in sorted(each, key=len)[:20]]


@cache
def midst(game: str) -> Match:
    return some_match(games.game(game), 3, 40)


@cache
def saves() -> list[dict[str, Any]]:
    return [msgspec.json.decode(midst(game).save("0")) for game in games.playable()]


@cache
def moves(game: str) -> list[str]:
    return midst(game).choices
