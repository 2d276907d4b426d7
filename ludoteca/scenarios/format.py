"""What a scenario's file may say, checked at the door."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludoteca import games
from ludoteca.core import documents
from ludoteca.core.converting import converted
from ludoteca.core.documents import DocumentError
from ludoteca.core.errors import LudotecaError
from ludoteca.core.problems import problem_of
from ludoteca.core.rulebook import Lang
from ludoteca.scenarios.lines import Lines


class ScenarioError(LudotecaError):
    """Something in a scenario that is not right; ``line`` is where its file says it."""

    def __init__(self, message: str, line: int = 0, message_id: str = "", **values: str | int) -> None:
        super().__init__(message, message_id, **values)
        self.line = line


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pt: str
    en: str

    def of(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


class At(msgspec.Struct, forbid_unknown_fields=True):
    """What holds as soon as a step with this rule is complete."""

    rule: str
    expect: dict[str, Any]
    line: int = 0


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """What happens before the first decision."""

    chance: list[str] = []
    expect: dict[str, Any] = {}
    at: list[At] = []
    line: int = 0


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """One choice in notation, or several of the same seat one after the other."""

    do: str | list[str]
    seat: int = 0
    #: Branches may begin after a move that has a name.
    name: str = ""
    chance: list[str] = []
    expect: dict[str, Any] = {}
    at: list[At] = []
    refused: str = ""
    line: int = 0

    @property
    def choices(self) -> list[str]:
        return [self.do] if isinstance(self.do, str) else self.do


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Another continuation of the same position, or of the table after a named move."""

    title: Title
    after: str = ""
    move: list[Move] = []
    line: int = 0


class SetupCheck(msgspec.Struct, forbid_unknown_fields=True):
    """A set-up that is legal, or that must be refused by a rule."""

    given: dict[str, Any]
    refused: str = ""
    line: int = 0


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    game: str
    title: Title
    rules: list[str]
    note: Title | None = None
    #: What happens at a decision that the script does not name.
    unscripted: Literal["error", "pass"] = "error"
    position: dict[str, Any] | None = None
    start: Start = msgspec.field(default_factory=Start)
    move: list[Move] = []
    branch: list[Branch] = []
    setup: list[SetupCheck] = []
    #: Where it comes from, for messages.
    source: str = ""
    #: The line of its position.
    line: int = 0


def read_file(path: Path) -> Scenario:
    try:
        text = documents.read_file(path)
    except DocumentError as error:
        raise ScenarioError(
            f"{path}: can't be read: {error}", 0, "scenario-no-file", file=str(path), reason=error.problem
        ) from error
    return read(text, str(path))


def read(text: str, source: str = "") -> Scenario:
    """A scenario, its shape and its rules checked; whether it holds is for ``run`` to say."""
    try:
        document = documents.read_toml(text)
    except DocumentError as error:
        raise ScenarioError(str(error), error.line, "scenario-no-toml", reason=error.problem) from error
    lines = Lines(text)
    forbid_own_keys(document)
    try:
        scenario = converted(document, Scenario)
    except msgspec.ValidationError as error:
        line = lines.of_path(str(error))
        raise ScenarioError(str(error), line, "scenario-shape", reason=problem_of(error)) from error
    scenario.source = source
    note_lines(scenario, lines)
    check(scenario)
    return scenario


def forbid_own_keys(document: dict[str, Any]) -> None:
    """``line`` and ``source`` are noted by the reader; a file that says them says something unknown."""
    tables: list[Any] = [document]
    while tables:
        table = tables.pop()
        if isinstance(table, list):
            tables.extend(table)
        elif isinstance(table, dict):
            for key in ("line", "source"):
                if key in table:
                    raise ScenarioError(f"{key} is no key of a scenario", 0, "scenario-key", key=key)
            tables.extend(table[key] for key in ("start", "move", "at", "branch", "setup") if key in table)


def note_lines(scenario: Scenario, lines: Lines) -> None:
    """Every table of the file learns its line, so that errors can name it."""
    scenario.line = lines.of("position")
    scenario.start.line = lines.of("start") or scenario.line
    note_at(scenario.start.at, lines, "start.at", scenario.start.line)
    for place, setup in enumerate(scenario.setup):
        setup.line = lines.of("setup", place)
    for place, move in enumerate(scenario.move):
        move.line = lines.of("move", place)
        note_at(move.at, lines, "move.at", move.line)
    for place, branch in enumerate(scenario.branch):
        branch.line = lines.of("branch", place)
        for number, move in enumerate(branch.move):
            move.line = lines.of("branch.move", number, branch.line)
            note_at(move.at, lines, "branch.move.at", move.line)


def note_at(entries: list[At], lines: Lines, name: str, after: int) -> None:
    for place, entry in enumerate(entries):
        entry.line = lines.of(name, place, after)


def moves_of(scenario: Scenario) -> Iterator[Move]:
    yield from scenario.move
    for branch in scenario.branch:
        yield from branch.move


def check(scenario: Scenario) -> None:
    """The game and every rule named exist, and every branch has a place to begin."""
    scenario.game = games.name_of(scenario.game)
    for rule in scenario.rules:
        check_rule(scenario, rule, 0)
    for entry in scenario.start.at:
        check_rule(scenario, entry.rule, entry.line)
    for setup in scenario.setup:
        check_rule(scenario, setup.refused, setup.line)
    for move in moves_of(scenario):
        check_rule(scenario, move.refused, move.line)
        for entry in move.at:
            check_rule(scenario, entry.rule, entry.line)
        if move.refused and (move.chance or move.at or len(move.choices) != 1):
            message = "a refused move is one choice, and nothing happens: leave out chance and at"
            raise ScenarioError(message, move.line, "scenario-refused-alone")
        for entry_text in move.chance:
            expand(entry_text, move.line)
    for entry_text in scenario.start.chance:
        expand(entry_text, scenario.start.line)
    if scenario.position is None and (scenario.move or scenario.branch):
        raise ScenarioError("moves need a [position] to begin from", 0, "scenario-no-position")
    check_names(scenario)


def check_rule(scenario: Scenario, rule: str, line: int) -> None:
    if not rule:
        return
    try:
        games.rulebook(scenario.game).rule(rule)
    except LudotecaError as error:
        raise ScenarioError(str(error), line, error.message_id, **error.values) from error


def check_names(scenario: Scenario) -> None:
    named: set[str] = set()
    for move in moves_of(scenario):
        if move.name in named:
            message = f"two moves are called “{move.name}”; rename one"
            raise ScenarioError(message, move.line, "scenario-twice", name=move.name)
        if move.name:
            named.add(move.name)
    for branch in scenario.branch:
        if branch.after and branch.after not in named:
            known = ", ".join(sorted(named)) or "–"
            message = f"no move is called “{branch.after}”; named moves: {known}"
            raise ScenarioError(message, branch.line, "scenario-no-move", name=branch.after, known=known)


_TIMES = re.compile(r"^(?P<result>.+)\*(?P<count>[1-9][0-9]{0,2})$")


def expand(entry: str, line: int = 0) -> list[str]:
    """Single results of a shorthand: ``draw: parceiro*2`` or ``roll: fist bolt`` are two each."""
    what, colon, results = entry.partition(":")
    if not colon or not results.split():
        message = f"“{entry}”: write chance as “what: result”, several results one after the other"
        raise ScenarioError(message, line, "scenario-chance", entry=entry)
    single: list[str] = []
    for word in results.split():
        times = _TIMES.match(word)
        result, count = (times["result"], int(times["count"])) if times else (word, 1)
        single += [f"{what.strip()}: {result}"] * count
    return single
