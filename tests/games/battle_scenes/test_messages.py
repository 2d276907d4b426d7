"""Everything that a person can be asked, told or refused has its words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from ludoteca.core.action import Refusal
from ludoteca.core.decision import Option
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages, check_catalogues
from ludoteca.core.procedure import Procedure
from ludoteca.core.rulebook import Lang
from ludoteca.core.telling import Telling
from ludoteca.core.view import decision_view, event_view
from ludoteca.games.battle_scenes.meaning.tree import PAUSED, RESOLVING, WAITING
from ludoteca.games.battle_scenes.table.areas import ZONES
from ludoteca.games.battle_scenes.table.kinds import SceneCard
from ludoteca.lab.simulate import chooser
from tests.games.battle_scenes.stage import GAME
from tests.properties import unlike_copy
from tests.told import said_of, text_of

HOME = GAME.folder
IDS = re.compile(r"(ask|refusal|setup|deck|notation|chance|position|look)(-[a-z0-9]+)+")
EVENTS = re.compile(r'(?:Event|\.tell)\(\s*"([a-z-]*[a-z])"')
ENGINE = [
    path
    for path in sorted(HOME.rglob("*.py"))
    if path.parent.name != "wording" and path.stem not in ("cards", "collection")
]


def named() -> Iterator[str]:
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and IDS.fullmatch(node.value):
                yield node.value


def test_both_languages_have_the_same_messages() -> None:
    check_catalogues(HOME / "messages.pt.ftl", HOME / "messages.en.ftl")


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    said = Messages([CORE, HOME], lang, strict=True)
    found = set(named())
    assert {"ask-prepare", "refusal-power", "deck-size"} <= found
    assert sorted(id for id in found if id not in said) == []


def procedures(kind: type[Procedure] = Procedure) -> Iterator[type[Procedure]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("ludoteca.games.battle_scenes"):
            yield one
        yield from procedures(one)


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_step_has_a_name(lang: Lang) -> None:
    said = Messages([CORE, HOME], lang, strict=True)
    steps = [(kind.__name__, function.__name__) for kind in procedures() for _, function in kind.steps]
    assert ("UseAction", "choose_targets") in steps
    assert [step for step in steps if f"step-{step[0]}-{step[1]}" not in said] == []


@pytest.mark.plain("fills fields with values of no type that they have, which a compiled class refuses")
def test_copies_forget_nothing() -> None:
    kinds: list[type] = [*procedures(), SceneCard]
    assert {kind.__name__: unlike_copy(kind) for kind in kinds if unlike_copy(kind)} == {}


def check_view(telling: Telling, match: Match, seat: int) -> None:
    """All that the seat is shown has words: areas, faces, values, where we are, the effect tree, the cards."""
    view = match.view(seat)
    for area in view.areas:
        assert telling.area(area)
        for piece in area.pieces:
            telling.face(piece)
            assert all(telling.badge(badge) for badge in piece.badges)
    assert all(telling.step(step) for step in view.trail)
    assert all(telling.waiting(each) for each in view.waiting)
    for card in view.cards[:3]:
        assert telling.card_name(card.word) and text_of(telling, card.word)


def refusals(match: Match) -> Iterator[tuple[Option, Refusal]]:
    """What the deciding seat may not do with the cards that it sees."""
    table = match.table
    assert table.decision is not None
    seat = table.decision.seat
    known = [number for number, piece in table.pieces.items() if piece.known_to(seat)][:12]
    for option in (
        *(("enter", card) for card in known),
        *(("use", card, card) for card in known),
        *(("choose", card) for card in known),
    ):
        refusal = table.why_not(option)
        if refusal is not None:
            yield option, refusal


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_verb_event_and_area_has_words(lang: Lang) -> None:
    said = Messages([CORE, HOME], lang, strict=True)
    sources = [path.read_text(encoding="utf-8") for path in ENGINE]
    wanted = [f"say-{verb}" for verb in GAME.actions]
    wanted += [f"event-{kind}" for text in sources for kind in EVENTS.findall(text)]
    wanted += [f"area-{zone.name}" for zone in ZONES]
    wanted += [f"tree-{state}" for state in (RESOLVING, PAUSED, WAITING)]
    wanted += [f"calculation-{step}" for step in "ABCDE"]
    assert "event-calculation" in wanted and "event-damage" in wanted
    assert sorted({id for id in wanted if id not in said}) == []


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_a_whole_match_can_be_told(lang: Lang) -> None:
    said = Messages([CORE, HOME], lang, strict=True)
    match = Match(GAME, GAME.sample_setups()[1], 7)
    chance = chooser(7)
    told = 0
    while match.table.decision is not None:
        seat = match.table.decision.seat
        telling = GAME.telling(match.table, seat, said)
        check_view(telling, match, seat)
        shown = decision_view(match.table, seat)
        assert shown is not None
        assert telling.question(shown)
        for option, refusal in refusals(match):
            assert telling.refusal(option, refusal)
        options = match.table.decision.options
        assert all(said_of(telling, options[:20]))
        match.choose(options[chance.below(len(options))])
        for event in match.log[told:]:
            assert telling.event(event_view(match.table, event, seat))
        told = len(match.log)
