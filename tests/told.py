"""What the tests of a game's words have in common: ids that the code names, and whole matches that can be told."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ludoteca.cardtext import ROOM
from ludoteca.core import effects
from ludoteca.core.chance import Chance
from ludoteca.core.decision import Option
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.procedure import Procedure
from ludoteca.core.rulebook import Lang
from ludoteca.core.telling import Telling
from ludoteca.core.view import event_view
from ludoteca.lab.invariants import candidates
from ludoteca.players.terminal import texts

LANGUAGES: tuple[Lang, ...] = ("pt", "en")
EVENTS = re.compile(r'(?:Event|\.tell)\(\s*"([a-z-]+)"')


def strict(game: Game, lang: Lang) -> Messages:
    return Messages([CORE, ROOM, game.folder], lang, strict=True)


def said_of(telling: Telling, options: Sequence[Option]) -> list[str]:
    """Options in words, as the told view has them."""
    return telling.told_apart(options, [telling.sentence(option) for option in options])


def text_of(telling: Telling, word: str) -> str:
    """All that is written on a card, as a terminal shows it."""
    return "\n".join(texts.said(line) for line in telling.card_told(word).lines)


def sources(game: Game) -> list[Path]:
    return sorted(game.folder.rglob("*.py"))


def named(game: Game, ids: re.Pattern[str]) -> set[str]:
    """The texts in the game's code that look like ids of messages."""
    return {text for path in sources(game) for text in constants(path) if ids.fullmatch(text)}


def constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def procedures(game: Game, *used: type[Procedure], kind: type[Procedure] = Procedure) -> Iterator[type[Procedure]]:
    """The game's procedures, those of effects, and those of the core that it uses."""
    for each in kind.__subclasses__():
        if each.__module__.startswith((f"ludoteca.games.{game.name}", effects.__name__)) or each in used:
            yield each
        yield from procedures(game, *used, kind=each)


def wanted(game: Game, *used: type[Procedure]) -> list[str]:
    """The ids that verbs, events, steps, areas and formats need."""
    found = [f"say-{verb}" for verb in game.actions]
    found += [f"event-{kind}" for path in sources(game) for kind in EVENTS.findall(path.read_text(encoding="utf-8"))]
    found += [f"step-{each.__name__}-{step.__name__}" for each in procedures(game, *used) for _, step in each.steps]
    found += [f"area-{zone.name}" for zone in Match(game, {}, 1).table.box.zones]
    return found + [f"format-{format}" for format in game.formats]


def check_decision(match: Match, tellings: list[Messages], chance: Chance) -> None:
    """Everything that the seat at hand sees and might ask has its words."""
    table = match.table
    assert table.decision is not None
    seat, options = table.decision.seat, table.decision.options
    for messages in tellings:
        telling = match.game.telling(table, seat, messages)
        sentences = said_of(telling, options)
        assert all(sentences) and len(set(sentences)) == len(options), sentences
        view = match.view(seat)
        assert view.decision is not None and telling.question(view.decision)
        assert all(telling.step(step) for step in view.trail)
        assert all(telling.waiting(waiting) for waiting in view.waiting)
        for area in view.areas:
            assert telling.area(area)
            for piece in area.pieces:
                assert telling.piece(piece.number)
                assert bool(piece.face) == bool(telling.face(piece))
                assert all(telling.badge(badge) for badge in piece.badges)
        for option in candidates(table, chance):
            refusal = table.why_not(option)
            if refusal is not None:
                assert telling.refusal(option, refusal), refusal.message


def tell_a_random_match(game: Game, setup: dict[str, Any], seed: int) -> None:
    """Every event of a random match has its words in both languages; so has every eleventh decision."""
    tellings = [strict(game, lang) for lang in LANGUAGES]
    match = Match(game, setup, seed)
    chance = Chance(seed)
    told = 0
    while not match.over and len(match.choices) < 220:
        assert match.table.decision is not None
        options = match.table.decision.options
        if len(match.choices) % 11 == 0:
            check_decision(match, tellings, chance)
        match.choose(options[chance.below(len(options))])
        for event in match.log[told:]:
            for said in tellings:
                assert game.telling(match.table, 0, said).event(event_view(match.table, event, 0))
        told = len(match.log)
