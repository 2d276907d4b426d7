"""The rule that is given: every requirement that can refuse a verb is met by a case, with its rule and its blame."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import action, procedure, resolving
from ludoteca.core.action import Refusal
from ludoteca.core.messages import CORE, Messages
from ludoteca.games.battle_scenes.actions import ACTIONS
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.play.targets import AIMED
from ludoteca.games.battle_scenes.play.usable import VALUE_OF_X
from tests.games.battle_scenes import refusals_of_actions
from tests.games.battle_scenes.refusals import CASES, Case

assert refusals_of_actions, "its cases are added to the list"

#: Where refusals are made: the game's own files, and the verbs that it shares with others.
FILES = [*sorted(GAME.folder.rglob("*.py")), Path(resolving.__file__), Path(procedure.__file__)]


def called(each: Case) -> str:
    return f"{each.verb} {each.rule} {each.message.removeprefix('refusal-')}"


@pytest.mark.parametrize("each", CASES, ids=[called(each) for each in CASES])
def test_what_is_refused_is_refused_by_its_rule_with_who_is_to_blame(each: Case) -> None:
    scene, (option, blame) = each.position()
    assert option[0] == each.verb
    refusal = scene.table.why_not(option)
    assert refusal is not None, f"{option} is legal among {scene.options()}"
    assert (refusal.rule, refusal.message, refusal.blame) == (each.rule, each.message, blame)
    assert option not in scene.options()


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_refusal_can_be_told(lang: Any) -> None:
    said = Messages([CORE, GAME.folder], lang, strict=True)
    for each in CASES:
        scene, (option, _) = each.position()
        refusal = scene.table.why_not(option)
        assert refusal is not None
        assert GAME.telling(scene.table, 0, said).refusal(option, refusal)


def test_every_verb_and_every_requirement_that_is_declared_has_a_case() -> None:
    declared = {(verb.name, need.rule, need.message) for verb in ACTIONS for need in requirements(verb)}
    met = {(each.verb, each.rule, each.message) for each in CASES}
    assert sorted(declared - met) == []
    assert sorted({verb.name for verb in ACTIONS} - {each.verb for each in CASES}) == []


def requirements(verb: action.Action) -> list[action.Requirement]:
    if verb is resolving.CHOOSE_TARGET:
        return [*AIMED]
    return [*VALUE_OF_X] if verb is resolving.PICK_MODE else verb.requirements()


@pytest.mark.plain("looks at the interpreter's frames, which compiled code has none of")
def test_every_refusal_that_is_written_has_a_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new refusal, anywhere in the game's files, wants a case of its own."""
    written = {(path.name, line) for path in FILES for line in refusals_in(path)}
    reached: Counter[tuple[str, int]] = Counter()
    made = Refusal.__init__

    def note(self: Refusal, *values: Any) -> None:
        frame = sys._getframe(1)
        reached[Path(frame.f_code.co_filename).name, frame.f_lineno] += 1
        made(self, *values)

    monkeypatch.setattr(Refusal, "__init__", note)
    for each in CASES:
        scene, (option, _) = each.position()
        scene.table.why_not(option)
    assert sorted(written - set(reached)) == []


def refusals_in(path: Path) -> list[int]:
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [node.lineno for node in calls if isinstance(node.func, ast.Name) and node.func.id == "Refusal"]
