"""The games of the library: their names, their rulebooks, and the games themselves."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ludoteca.cardtext.collection import Collection
from ludoteca.core.citations import Citation, citations
from ludoteca.core.errors import LudotecaError, nearest
from ludoteca.core.rulebook import Rulebook, fold, load

if TYPE_CHECKING:
    from ludoteca.core.game import Game

ALL = ("battle_scenes", "dice_masters", "krosmaster", "fabula", "apotheosis")
HOME = Path(__file__).parent


class UnknownGame(LudotecaError):
    """No game of the library has this name."""


class NotPlayable(LudotecaError):
    """The game's rules can be read, but it can't be played yet."""


def name_of(text: str) -> str:
    """The name of the game that somebody wrote as `text`: accents, case and hyphens do not matter."""
    name = fold(text).strip().replace("-", "_").replace(" ", "_")
    if name in ALL:
        return name
    near = ", ".join(nearest(name, ALL)) or ", ".join(ALL)
    raise UnknownGame(f"there is no game {text!r}; did you mean: {near}?", "games-unknown", game=text, nearest=near)


@cache
def _rulebook(name: str) -> Rulebook:
    return load(HOME / name / "rules.toml")


def rulebook(name: str) -> Rulebook:
    """The rules ledger of a game."""
    return _rulebook(name_of(name))


@cache
def cited(name: str) -> dict[str, list[Citation]]:
    """The rules and gaps that a game's code cites, each with file and function."""
    home = HOME / name_of(name)
    return citations(rulebook(name), sorted(home.rglob("*.py")), HOME)


def game(name: str) -> Game:
    """The game itself, ready to be played."""
    name = name_of(name)
    found = getattr(import_module(f"ludoteca.games.{name}"), "GAME", None)
    if found is None:
        can = ", ".join(playable()) or "-"
        raise NotPlayable(
            f"{name} can't be played yet, only its rules read (ludoteca rules {name}); playable: {can}",
            "games-not-playable",
            game=name,
            playable=can,
        )
    return cast("Game", found)


def playable() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(name for name in ALL if getattr(import_module(f"ludoteca.games.{name}"), "GAME", None) is not None)


def collection(name: str) -> Collection[Any]:
    """The cards of a game, as the command line lists and explains them."""
    return cast("Collection[Any]", import_module(f"ludoteca.games.{name_of(name)}").CARDS)
