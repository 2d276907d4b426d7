"""Players by name: who can be asked to sit down at a table.

Up to five levels for people to choose from, each stronger than the one below, and those that they are measured against.
What a level was measured to be worth is told in ``docs/players.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.players.evaluation import PLAIN, Depth, Judging, Manner, judging_of, read_judging
from ludoteca.players.search import Search
from ludoteca.players.simple import AtRandom, Simple, has_simple_player
from ludoteca.players.stubborn import STUBBORN, Stubborn
from ludoteca.players.thought import Thinker

RANDOM = "random"
#: The levels, the weakest first.
LEVELS = ("apprentice", "companion", "adept", "expert", "master")
#: What the third level is called where players are measured: it takes what looks best at once.
ALIASES = {"simple": "adept", "greedy": "adept"}

#: How many of a hundred choices are slips, of those who play by the game's simple measure.
_SLIPS = {"apprentice": 75, "companion": 35, "adept": 0}

#: The manners of those who look ahead. One who attacks asks what is left to the others, one who is patient what he has.
MANNERS = {"aggressive": Manner(0.6, 1.4), "patient": Manner(1.4, 0.6)}

#: What may be told of a depth beside worlds and turns.
_FURTHER = (int, float, float)

#: Players as they were at some time, so that later ones can be measured against them.
_FROZEN = Path(__file__).parent / "frozen"


class UnknownPlayer(LudotecaError):
    """A player that there is not, or not in this game."""


class Frozen(msgspec.Struct, frozen=True):
    """A player as it was: how far it looked, and by which weights it judged. Its simple measure is today's."""

    depth: Depth
    judging: Judging


def known(game: Game) -> Sequence[str]:
    """Who can sit down at a table of this game, the weakest first: those who look ahead where that was shown to win."""
    if not has_simple_player(game) or not game.feature_names:
        return (RANDOM,)
    shown = judging_of(game).shown
    return (RANDOM, *[level for level in LEVELS if level in _SLIPS or level in shown])


def manners(level: str) -> Sequence[str]:
    """The manners that a level can be asked for, as ``expert:aggressive``; only those who look ahead have any."""
    return tuple(MANNERS) if level in LEVELS and level not in _SLIPS else ()


def thinker(game: Game, name: str) -> Thinker:
    """A player by name: a level, with its manner (``expert:aggressive``) or the weights of a file (``expert@FILE``);
    one who was frozen (``frozen:NAME``); who answers in puzzles (``stubborn``); or any depth, for trying
    (``search:WORLDS:TURNS:BREADTH:DOUBT:LATER``)."""
    word, _, file = name.partition("@")
    level, _, rest = word.partition(":")
    level = ALIASES.get(level, level)
    if name == STUBBORN:
        return Stubborn()
    if has_simple_player(game) and game.feature_names:
        if level == "frozen":
            return frozen(game, name, rest)
        if level == "search" and (depth := depth_of(rest)) is not None:
            judging = read_judging(Path(file)) if file else judging_of(game)
            return Search(depth, judging)
    if level not in known(game) or (rest and rest not in manners(level)):
        raise unknown(game, name)
    if level == RANDOM:
        return AtRandom()
    if level in _SLIPS:
        return Simple(_SLIPS[level])
    judging = read_judging(Path(file)) if file else judging_of(game)
    depth = judging.depths[level]
    return Search(depth, judging, MANNERS.get(rest, PLAIN))


def depth_of(words: str) -> Depth | None:
    """``WORLDS:TURNS:BREADTH:DOUBT:LATER``, of which the last may be left out."""
    try:
        worlds, turns, *more = words.split(":")
        depth = Depth(int(worlds), int(turns), *[kind(each) for kind, each in zip(_FURTHER, more, strict=False)])
    except ValueError:
        return None
    return depth if len(more) <= len(_FURTHER) else None


def frozen(game: Game, name: str, version: str) -> Thinker:
    path = _FROZEN / game.name / f"{version}.json"
    if not version.isidentifier() or not path.exists():
        raise unknown(game, name)
    found = decoded(path.read_bytes(), Frozen)
    if found.judging.features != game.feature_names:
        raise unknown(game, name)
    return Search(found.depth, found.judging)


def versions(game: Game) -> list[str]:
    """The players of this game that were frozen, as they are asked for."""
    return [f"frozen:{path.stem}" for path in sorted((_FROZEN / game.name).glob("*.json"))]


def unknown(game: Game, name: str) -> UnknownPlayer:
    there = ", ".join((*known(game), *versions(game)))
    message = f"{game.name} has no player {name!r}; there are: {there}"
    return UnknownPlayer(message, "players-unknown", game=game.name, player=name, known=there)
