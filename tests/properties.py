"""Properties of every game: the example and all games of the library that can be played."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from ludoteca import games
from ludoteca.core.course import ASIDE
from ludoteca.core.game import Game, GameOf
from ludoteca.core.match import Match
from ludoteca.core.piece import Piece
from ludoteca.core.plain import plain, slots_of
from ludoteca.core.procedure import Procedure
from ludoteca.core.table import Table
from ludoteca.lab.invariants import difference
from ludoteca.lab.simulate import chooser
from tests.example.game import GAME as EXAMPLE


def all_games() -> list[Game]:
    return [EXAMPLE, *(games.game(name) for name in games.playable())]


def all_setups() -> list[tuple[Game, int]]:
    """Every game with the place of each of its sample set-ups."""
    return [(game, index) for game in all_games() for index in range(len(game.sample_setups()))]


def name_of(value: object) -> str:
    """What a parameter is called in the tests' list."""
    return value.name if isinstance(value, GameOf) else str(value)


def finder(game: Game) -> Callable[[str], Game]:
    """Finds the game at hand, and else asks the library."""
    return lambda name: game if name == game.name else games.game(name)


def some_match(game: Game, seed: int, choices: int, setup: int = 0) -> Match:
    """A match after so many random choices, or at its end."""
    match = Match(game, game.sample_setups()[setup], seed)
    chance = chooser(seed)
    while match.table.decision is not None and len(match.choices) < choices:
        options = match.table.decision.options
        match.choose(options[chance.below(len(options))])
    return match


# -- copies that forget nothing ----------------------------------------------


def state_classes() -> list[type]:
    """Every class of procedure and piece that can lie on a table."""
    for game in all_games():
        package = import_module(type(game).__module__.rpartition(".")[0])
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            if ".test_" not in module.name:
                import_module(module.name)
    import_module("ludoteca.core.asking")
    found = {
        Piece,
        *_below(Piece),
        *(kind for kind in _below(Procedure) if kind.steps or kind.copy is not Procedure.copy),
    }
    return sorted(found, key=lambda kind: (kind.__module__, kind.__name__))


def _below(kind: Any) -> Iterator[Any]:
    for child in kind.__subclasses__():
        if child.__module__.startswith(("ludoteca.", "tests.example")):
            yield child
        yield from _below(child)


def unlike_copy(kind: type) -> str:
    """What the copy of an object with every field filled differs in; empty if in nothing."""
    makers: list[Callable[[int], Any]] = [lambda at: (at,), int, Record]
    trials = [_filled(kind, maker) for maker in makers]
    problem = ""
    for thing in trials:
        if hasattr(thing, "__dict__"):
            return "it has no __slots__ of its own, so that it holds what is no value of the table"
        try:
            copied = thing.copy()
        except (TypeError, AttributeError) as error:  # a constructor that wants values of another type
            problem = f"copy fails: {error!r}"
            continue
        if type(copied) is not kind:
            return f"it is copied as {type(copied).__name__}"
        return difference(plain(thing), plain(copied))
    return problem


class Record:
    """Stands for any record that a procedure keeps."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def __getattr__(self, name: str) -> str:
        return name


def _filled(kind: type, value: Callable[[int], Any]) -> Any:
    thing = kind.__new__(kind)
    for at, name in enumerate(slots_of(kind)):
        setattr(thing, name, value(1000 + at))
    return thing


def unlike_table_copy(table: Table) -> str:
    """The same of a table, whose fields are altered one after the other."""
    for at, name in enumerate(slots_of(type(table))):
        if name in (*ASIDE, "chance", "stack", "decision", "fresh", *table.derived):
            continue
        altered = table.copy()
        savepoint = (table.copy(),) if name == "savepoints" else None
        setattr(altered, name, savepoint or _other(getattr(altered, name), 1000 + at))
        if unlike := difference(altered.data(), altered.copy().data()):
            return f"{name}: {unlike}"
    return ""


def _other(value: Any, unique: int) -> Any:
    """A value of the same type that no constructor gives."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) or value is None:
        return unique
    if isinstance(value, str):
        return value + str(unique)
    if isinstance(value, tuple):
        return (*value, unique)
    if isinstance(value, list):
        return [*value, (unique,)]
    if isinstance(value, dict):
        return {**value, next(iter(value), unique): (unique,)}
    raise AssertionError(f"{value!r} is not plain data")
