"""The scenarios that the games bring along."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from ludoteca import games
from ludoteca.core.errors import nearest
from ludoteca.scenarios.format import Scenario, ScenarioError, read, read_file


def files(game: str) -> list[Traversable]:
    """The files of a game's own scenarios, in alphabetical order."""
    folder = resources.files(f"ludoteca.games.{games.name_of(game)}") / "scenarios"
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def all_files(game: str | None = None) -> Iterator[tuple[str, Traversable]]:
    """The game and file of every scenario of one game, or of all."""
    for name in [games.name_of(game)] if game else games.ALL:
        for file in files(name):
            yield name, file


def own(game: str, name: str) -> Scenario:
    """One of a game's own scenarios, by the name of its file."""
    for file in files(game):
        if file.name in (name, f"{name}.toml"):
            return read(file.read_text(encoding="utf-8"), f"{games.name_of(game)}/{file.name}")
    raise unknown(name)


def find(text: str) -> Scenario:
    """The scenario that somebody means: a file's path, ``game/name``, or the name of one of the games' own."""
    path = Path(text)
    if path.exists():
        return read_file(path)
    wanted = text.removesuffix(".toml")
    for game, file in all_files():
        stem = file.name.removesuffix(".toml")
        if wanted in (stem, f"{game}/{stem}"):
            return read(file.read_text(encoding="utf-8"), f"{game}/{file.name}")
    raise unknown(text)


def unknown(name: str) -> ScenarioError:
    known = [file.name.removesuffix(".toml") for _, file in all_files()]
    near = ", ".join(nearest(name.removesuffix(".toml"), known)) or ", ".join(known[:5])
    message = f"there is no file {name} and no scenario of that name; did you mean: {near}?"
    return ScenarioError(message, 0, "scenario-unknown", name=name, nearest=near)
