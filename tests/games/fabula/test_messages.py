"""Everything that a person can meet in a match has its words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.cardtext import ROOM
from ludoteca.core import asking, effects
from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages, check_catalogues
from ludoteca.core.procedure import Procedure
from ludoteca.core.rulebook import Lang
from ludoteca.core.view import event_view
from ludoteca.games.fabula.game import GAME
from ludoteca.lab.invariants import candidates
from tests.games.fabula.board import Board

HOME = GAME.folder
IDS = re.compile(r"(ask|refusal|setup|deck|notation|position|look|chance|cards|stack|place|phase|zone)(-[a-z0-9]+)+")
EVENTS = re.compile(r'(?:Event|\.tell)\(\s*"([a-z-]+)"')
SETUPS = GAME.sample_setups()
LANGUAGES: tuple[Lang, ...] = ("pt", "en")
#: Words of zones and places that look like ids of messages.
NO_IDS = {"hand-zone", "deck-zone", "look-player", "place-bag", "cards-shown"}


def strict(lang: Lang) -> Messages:
    return Messages([CORE, ROOM, HOME], lang, strict=True)


def sources() -> list[Path]:
    return sorted(HOME.glob("*.py"))


def constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def procedures(kind: type[Procedure] = Procedure) -> Iterator[type[Procedure]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith(("ludoteca.games.fabula", effects.__name__)) or each is asking.Simultaneous:
            yield each
        yield from procedures(each)


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(HOME / "messages.pt.ftl", HOME / "messages.en.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    said = strict(lang)
    named = {text for path in sources() for text in constants(path) if IDS.fullmatch(text)} - NO_IDS
    assert "ask-main" in named and "deck-colour" in named and "refusal-resources" in named
    assert sorted(id for id in named if id not in said) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_event_step_area_and_format_has_words(lang: Lang) -> None:
    said = strict(lang)
    wanted = [f"say-{verb}" for verb in GAME.actions]
    wanted += [f"event-{kind}" for path in sources() for kind in EVENTS.findall(path.read_text(encoding="utf-8"))]
    wanted += [f"step-{each.__name__}-{step.__name__}" for each in procedures() for _, step in each.steps]
    wanted += [f"area-{zone.name}" for zone in Match(GAME, {}, 1).table.box.zones]
    wanted += [f"format-{format}" for format in GAME.formats]
    assert "step-Combat-block" in wanted and "event-captured" in wanted
    assert sorted({id for id in wanted if id not in said}) == []


def check_decision(match: Match, tellings: list[Messages], chance: Chance) -> None:
    table = match.table
    assert table.decision is not None
    seat, options = table.decision.seat, table.decision.options
    for said in tellings:
        telling = GAME.telling(table, seat, said)
        sentences = telling.sentences(options)
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


@pytest.mark.parametrize("setup", range(0, len(SETUPS), 3))
def test_everything_in_random_matches_can_be_told(setup: int) -> None:
    tellings = [strict(lang) for lang in LANGUAGES]
    match = Match(GAME, SETUPS[setup], setup)
    chance = Chance(setup)
    told = 0
    while not match.over and len(match.choices) < 220:
        assert match.table.decision is not None
        options = match.table.decision.options
        if len(match.choices) % 11 == 0:
            check_decision(match, tellings, chance)
        match.choose(options[chance.below(len(options))])
        for event in match.log[told:]:
            for said in tellings:
                assert GAME.telling(match.table, 0, said).event(event_view(match.table, event, 0))
        told = len(match.log)


def test_the_stack_is_told_with_its_targets_and_its_x() -> None:
    board = Board(
        player1={"hand": ["labareda"], "resources": 5}, player2={"battle": ["onca as o", "galo"], "hand": ["silencio"]}
    )
    board.do("use labareda", "x 3", "target o")
    from ludoteca.core.view import look

    view = look(board.table, 1)
    said = GAME.telling(board.table, 1, strict("pt")).waiting(view.waiting[0])
    number = board.number("o")
    assert said == f"Labareda: Cause X de dano ao aliado ou base alvo. → Onça-Pintada #{number} (X = 3) — Jogador 1"


def test_what_has_gone_is_still_told_by_its_name() -> None:
    board = Board(player1={"hand": ["faisca"]}, player2={"battle": ["galo as g"]})
    board.play("use faisca")
    telling = GAME.telling(board.table, 0, strict("pt"))
    said = [telling.event(event_view(board.table, event, 0)) for event in board.events("die") + board.events("use")]
    assert said[0] == f"Galo de Briga #{board.number('g')} morre" and said[1].startswith("Jogador 1 usa Faísca #")


def test_who_has_priority_is_shown() -> None:
    board = Board(player1={"hand": ["faisca"]}, player2={"battle": ["onca"]})
    names = [[badge.name for badge in GAME.seat_badges(board.table, seat)] for seat in (0, 1)]
    assert "priority" in names[0] and "priority" not in names[1]
    board.do("use faisca")
    board.pass_turn()
    assert "priority" in [badge.name for badge in GAME.seat_badges(board.table, 1)]


def test_the_rulebook_has_every_rule_that_is_cited() -> None:
    book = games.rulebook("fabula")
    assert all(rule == "" or rule in book for each in procedures() for rule, _ in each.steps)
    cited = {need.rule for action in GAME.actions.values() for need in action.needs}
    for action in GAME.actions.values():
        for argument in action.arguments:
            cited |= {need.rule for need in (*argument.needs, *argument.given)}
    assert [rule for rule in sorted(cited) if rule not in book] == []
