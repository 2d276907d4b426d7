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
from ludoteca.games.apotheosis.game import GAME
from ludoteca.lab.invariants import candidates
from tests.games.apotheosis.board import Board

HOME = GAME.folder
IDS = re.compile(r"(ask|refusal|setup|team|notation|position|look|chance|cards)(-[a-z0-9]+)+")
EVENTS = re.compile(r'(?:Event|\.tell)\(\s*"([a-z-]+)"')
SETUPS = GAME.sample_setups()
LANGUAGES: tuple[Lang, ...] = ("pt", "en")


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
        if each.__module__.startswith(("ludoteca.games.apotheosis", effects.__name__)) or each is asking.Race:
            yield each
        yield from procedures(each)


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(HOME / "messages.pt.ftl", HOME / "messages.en.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    said = strict(lang)
    named = {text for path in sources() for text in constants(path) if IDS.fullmatch(text)}
    assert "ask-turn" in named and "setup-map" in named and "refusal-points" in named
    assert sorted(id for id in named if id not in said) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_event_step_area_and_format_has_words(lang: Lang) -> None:
    said = strict(lang)
    wanted = [f"say-{verb}" for verb in GAME.actions]
    wanted += [f"event-{kind}" for path in sources() for kind in EVENTS.findall(path.read_text(encoding="utf-8"))]
    wanted += [f"step-{each.__name__}-{step.__name__}" for each in procedures() for _, step in each.steps]
    wanted += [f"area-{zone.name}" for zone in Match(GAME, {}, 1).table.box.zones]
    wanted += [f"format-{format}" for format in GAME.formats]
    assert "step-Act-respond" in wanted and "event-injury" in wanted
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


def test_a_board_shows_heights_terrain_and_pieces_within_eighty_columns() -> None:
    from ludoteca.core.view import look
    from ludoteca.players.terminal import board as drawn

    board = Board(map="campo-do-obelisco", player1={"hero": "a1"}, player2={"hero": "k11"}).start()
    telling = GAME.telling(board.table, 0, strict("pt"))
    view = look(board.table, 0)
    area = next(area for area in view.areas if area.board is not None)
    lines = drawn.lines(area, telling, drawn.marks_of(view, telling))
    assert len(lines) == 12 and max(len(line) for line in lines) <= 80
    assert "1He" in lines[1] and "2He" in lines[11]
    assert any("*" in line for line in lines), "where the character of the turn can walk"
    heights = Board(map="mirante", player1={"hero": "c3"}, player2={"hero": "a1"}).start()
    area = next(area for area in look(heights.table, 0).areas if area.board is not None)
    shown = drawn.lines(area, GAME.telling(heights.table, 0, strict("pt")), {})
    assert "1He3" in shown[3] and "r2" in shown[2]


def test_what_has_gone_is_still_told_by_its_name() -> None:
    crate = {"id": "caixote", "title": {"pt": "Caixote", "en": "Crate"}, "life": 1, "obstacle": True}
    board = Board(player1={"hero": "a1"}, objects=["caixote a2 as box"], things=[crate]).roll("damage: 1")
    board.do("attack box")
    telling = GAME.telling(board.table, 0, strict("pt"))
    said = [telling.event(event_view(board.table, event, 0)) for event in board.events("remove")]
    assert said and "#" in said[0]


def test_a_card_is_told_in_both_languages() -> None:
    board = Board(player1={"hero": "a1"}).start()
    portuguese = GAME.telling(board.table, 0, strict("pt")).card_text("defender")
    english = GAME.telling(board.table, 0, strict("en")).card_text("defender")
    assert portuguese.startswith("Reativa.") and english.startswith("Reactive.") and portuguese != english


def test_the_rulebook_has_every_rule_that_is_cited() -> None:
    book = games.rulebook("apotheosis")
    assert [rule for each in procedures() for rule, _ in each.steps if rule and rule not in book] == []
    refused = {
        node.args[0].value
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "Refusal"
        and isinstance(node.args[0], ast.Constant)
    }
    assert "r15" in refused and [rule for rule in sorted(refused) if rule not in book] == []
