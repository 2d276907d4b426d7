"""Everything that a person can be asked, told or refused has its words, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages, check_catalogues
from ludoteca.core.procedure import Procedure
from ludoteca.core.rulebook import Lang
from ludoteca.core.telling import Telling
from ludoteca.core.view import decision_view, event_view
from ludoteca.games.battle_scenes.kinds import SceneCard
from ludoteca.lab.simulate import chooser
from tests.games.battle_scenes.stage import GAME
from tests.properties import unlike_copy

HOME = GAME.folder
IDS = re.compile(r"(ask|refusal|setup|deck|notation|chance)(-[a-z0-9]+)+")
ENGINE = [path for path in sorted(HOME.glob("*.py")) if not path.name.startswith(("wording", "cards", "collection"))]


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


def test_copies_forget_nothing() -> None:
    kinds: list[type] = [*procedures(), SceneCard]
    assert {kind.__name__: unlike_copy(kind) for kind in kinds if unlike_copy(kind)} == {}


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_a_whole_match_can_be_told(lang: Lang) -> None:
    said = Messages([CORE, HOME], lang, strict=True)
    match = Match(GAME, GAME.sample_setups()[1], 7)
    chance = chooser(7)
    told = 0
    while match.table.decision is not None:
        seat = match.table.decision.seat
        telling = Telling(match.table, seat, said)
        shown = decision_view(match.table, seat)
        assert shown is not None
        assert telling.question(shown)
        options = match.table.decision.options
        assert all(telling.sentences(options[:20]))
        match.choose(options[chance.below(len(options))])
        for event in match.log[told:]:
            assert telling.event(event_view(match.table, event, seat))
        told = len(match.log)
