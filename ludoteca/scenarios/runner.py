"""Plays a scenario and tells what does not hold."""

from __future__ import annotations

from typing import Any

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.action import Refusal
from ludoteca.core.decision import Option
from ludoteca.core.errors import LudotecaError, SetupError
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.table import Table
from ludoteca.scenarios import moves
from ludoteca.scenarios.format import At, Branch, Move, Scenario, ScenarioError, SetupCheck, Start, expand

#: An option with the table on which it was chosen.
Chosen = tuple[Table, Option]


class Ruling:
    """An option that is not legal on a table, and why."""

    __slots__ = ("option", "refusal", "table")

    def __init__(self, table: Table, option: Option, refusal: Refusal) -> None:
        self.table = table.copy()
        self.option = option
        self.refusal = refusal


class Problem:
    """Something that does not hold: where the file says it, the error, and what else explains it."""

    __slots__ = ("error", "line", "why")

    def __init__(self, line: int, error: LudotecaError, why: Ruling | LudotecaError | None = None) -> None:
        self.line = line
        self.error = error
        self.why = why


class Frame:
    """The table after a move, for showing."""

    __slots__ = ("branch", "chosen", "events", "line", "refused", "table")

    def __init__(self, branch: int, line: int, table: Table, events: list[Event], chosen: list[Chosen]) -> None:
        #: 0 for the main line, then the branches in order.
        self.branch = branch
        self.line = line
        self.table = table
        self.events = events
        self.chosen = chosen
        #: What the script shows to be refused here.
        self.refused: Ruling | None = None


class Report:
    """What came of a scenario."""

    __slots__ = ("checks", "choices", "frames", "problems", "scenario")

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        #: How many choices were played and how many expectations were looked at.
        self.choices = 0
        self.checks = 0
        self.problems: list[Problem] = []
        self.frames: list[Frame] = []

    @property
    def holds(self) -> bool:
        return not self.problems

    def data(self) -> dict[str, Any]:
        return {
            "file": self.scenario.source,
            "game": self.scenario.game,
            "title": {"pt": self.scenario.title.pt, "en": self.scenario.title.en},
            "rules": self.scenario.rules,
            "holds": self.holds,
            "choices": self.choices,
            "checks": self.checks,
            "problems": [{"line": each.line, "problem": each.error.message} for each in self.problems],
        }


class Stopped(Exception):
    """This line of play can't go on; what is wrong has been noted."""


def run(scenario: Scenario, thorough: bool = False) -> Report:
    """Play the whole scenario.

    A thorough run goes on from a copy at every decision, undoes and redoes every choice, and saves and loads there.
    """
    report = Report(scenario)
    game = games.game(scenario.game)
    for setup in scenario.setup:
        check_setup(game, setup, report)
    if scenario.position is None:
        return report
    try:
        table, names = game.position(scenario.position, 0)
    except LudotecaError as error:
        report.problems.append(Problem(scenario.line, error))
        return report
    Play(scenario, report, names, thorough).tell(table)
    return report


def check_setup(game: Game, setup: SetupCheck, report: Report) -> None:
    report.checks += 1
    try:
        game.setup(setup.given)
    except SetupError as error:
        if not setup.refused:
            report.problems.append(Problem(setup.line, error))
        elif error.rule != setup.refused:
            otherwise = refused_otherwise(setup.line, setup.refused, error.rule, error)
            report.problems.append(Problem(setup.line, otherwise, error))
        return
    if setup.refused:
        message = f"the set-up is legal; rule {setup.refused} should refuse it"
        legal = ScenarioError(message, setup.line, "scenario-setup-legal", rule=setup.refused)
        report.problems.append(Problem(setup.line, legal))


def refused_otherwise(line: int, wanted: str, rule: str, why: object) -> ScenarioError:
    return ScenarioError(
        f"refused, but by rule {rule or '–'} and not by {wanted}: {why}",
        line,
        "scenario-refused-otherwise",
        wanted=wanted,
        rule=rule or "–",
    )


class Play:
    """One run of a scenario: the line of play at hand and what has been found."""

    def __init__(self, scenario: Scenario, report: Report, names: dict[str, int], thorough: bool) -> None:
        self.scenario = scenario
        self.report = report
        self.names = names
        self.thorough = thorough
        self.branch = 0
        #: A thorough run plays along with a match that is saved and loaded at every decision.
        self.match: Match | None = None
        self.saves: dict[str, bytes] = {}
        #: The tables after the moves that have names.
        self.named: dict[str, Table] = {}
        #: The looks between the steps of the move at hand that are still to come.
        self.looks: list[At] = []
        #: What was chosen in the move at hand.
        self.chosen: list[Chosen] = []

    def tell(self, table: Table) -> None:
        """The main line, then each branch from where it begins."""
        try:
            table = self.begin(table, self.scenario.start)
        except Stopped:
            return
        self.name(table, "")
        self.follow(table, self.scenario.move)
        for number, branch in enumerate(self.scenario.branch, 1):
            self.branch = number
            self.tell_branch(branch)

    def tell_branch(self, branch: Branch) -> None:
        if branch.after in self.named:
            if self.thorough:
                self.match = Match.load(self.saves[branch.after], games.game)
            self.follow(self.named[branch.after].copy(), branch.move)
        # Otherwise the line that leads there has stopped, and its problem has been noted.

    def follow(self, table: Table, script: list[Move]) -> None:
        try:
            for move in script:
                table = self.refuse(table, move) if move.refused else self.carry_out(table, move)
                if move.name:
                    self.name(table, move.name)
        except Stopped:
            return

    def name(self, table: Table, name: str) -> None:
        """Branches may begin here."""
        self.named[name] = table.copy()
        if self.match is not None:
            self.saves[name] = self.match.save("scenario")

    # -- moves -------------------------------------------------------------

    def begin(self, table: Table, start: Start) -> Table:
        table.log = []
        self.load(table, start.chance, start.line)
        if self.thorough:
            game: Game = table.box.game
            assert self.scenario.position is not None
            loaded = table.chance.loaded or ()
            self.attempt(lambda: self.play_along(game, self.scenario.position, loaded), start.line)
        self.looks = list(start.at)
        self.watch(table)
        self.attempt(table.run, start.line)
        self.finish(table, start.line, start.expect)
        return table

    def play_along(self, game: Game, position: Any, loaded: tuple[str, ...]) -> None:
        self.match = Match.from_position(game, position, 0, loaded)

    def carry_out(self, table: Table, move: Move) -> Table:
        table.log = []
        self.load(table, move.chance, move.line)
        if self.match is not None:
            self.match.announce(table.chance.loaded or ())
        self.looks = list(move.at)
        for text in move.choices:
            table = self.reach(table, move, text)
            option = self.legal_option(table, text, move.line)
            table = self.choose(table, option, move.line)
        self.finish(table, move.line, move.expect)
        return table

    def reach(self, table: Table, move: Move, text: str) -> Table:
        """Come to the decision that the script names; the others are passed if the scenario says so."""
        while not moves.names_decision(table, move.seat, text):
            way = moves.passing(table) if self.scenario.unscripted == "pass" else None
            if way is None:
                raise self.stop(move.line, unexpected(table, move.line, move.seat, text))
            table = self.choose(table, way, move.line)
        return table

    def legal_option(self, table: Table, text: str, line: int) -> Option:
        option = self.read(table, text, line)
        refusal = table.why_not(option)
        if refusal is not None:
            rule = refusal.rule or "–"
            message = f"“{text}” is refused by rule {rule} ({refusal.message})"
            error = ScenarioError(message, line, "scenario-illegal", text=text, rule=rule)
            raise self.stop(line, error, Ruling(table, option, refusal))
        assert table.decision is not None
        return table.box.actions[option[0]].canonical(table, table.decision.seat, option)

    def read(self, table: Table, text: str, line: int) -> Option:
        try:
            return moves.read(table, text, self.names)
        except LudotecaError as error:
            raise self.stop(line, error) from error

    def refuse(self, table: Table, move: Move) -> Table:
        """A move that must not be legal: nothing happens."""
        self.report.checks += 1
        text = move.choices[0]
        if table.decision is None or (move.seat and table.decision.seat + 1 != move.seat):
            raise self.stop(move.line, unexpected(table, move.line, move.seat, text))
        option = self.read(table, text, move.line)
        refusal = table.why_not(option)
        if refusal is None:
            message = f"“{text}” is legal; rule {move.refused} should refuse it"
            self.note(move.line, ScenarioError(message, move.line, "scenario-legal", text=text, rule=move.refused))
        elif refusal.rule != move.refused:
            error = refused_otherwise(move.line, move.refused, refusal.rule, refusal.message)
            self.note(move.line, error, Ruling(table, option, refusal))
        self.expect(table, move.expect, move.line)
        table.log = []
        frame = self.show(table, move.line)
        frame.refused = None if refusal is None else Ruling(table, option, refusal)
        return table

    def choose(self, table: Table, option: Option, line: int) -> Table:
        self.report.choices += 1
        self.chosen.append((table.copy(), option))
        if self.thorough:
            table = self.rehearse(table, option, line)
        self.watch(table)
        self.attempt(lambda: table.choose(option), line)
        return table

    def rehearse(self, table: Table, option: Option, line: int) -> Table:
        """A copy to go on from; the choice is first made on another one, which must come to the same end."""
        copy, trial = table.copy(), table.copy()
        copy.log = table.log
        twin = table.copy()
        written = notation.write(table, option)
        if table.data() != copy.data() or notation.read(table, written) != option:
            self.note(line, ScenarioError("a copy of the table differs from it", line, "scenario-copy"))
        self.attempt(lambda: trial.choose(option), line)
        self.attempt(lambda: twin.choose(option), line)
        if trial.data() != twin.data() or table.data() != copy.data():
            self.note(line, ScenarioError("the choice undone and redone ends otherwise", line, "scenario-redo"))
        self.attempt(lambda: self.save_and_load(table, option, line), line)
        return copy

    def save_and_load(self, table: Table, option: Option, line: int) -> None:
        """The match is saved, loaded, and goes on from there; it must lie as the table does."""
        assert self.match is not None
        self.match = Match.load(self.match.save("scenario"), games.game)
        if self.match.table.data() != table.data():
            self.note(line, ScenarioError("saved and loaded, the table differs", line, "scenario-save"))
        self.match.choose(option)

    def attempt(self, play: Any, line: int) -> None:
        try:
            play()
        except LudotecaError as error:
            raise self.stop(line, error) from error

    # -- chance and looks ----------------------------------------------------

    def load(self, table: Table, chance: list[str], line: int) -> None:
        table.chance.loaded = tuple(result for entry in chance for result in expand(entry, line))

    def watch(self, table: Table) -> None:
        """Look at the table when a step with the rule of the next look is complete."""
        table.observer = self.observe if self.looks else None

    def observe(self, table: Table, rule: str) -> None:
        if self.looks and self.looks[0].rule == rule:
            look = self.looks.pop(0)
            self.expect(table, look.expect, look.line)

    def finish(self, table: Table, line: int, expect: dict[str, Any]) -> None:
        """What is left over is wrong; then the expectations."""
        table.observer = None
        for look in self.looks:
            message = f"no step of rule {look.rule} was completed (or not in this order)"
            self.note(look.line, ScenarioError(message, look.line, "scenario-no-step", rule=look.rule))
        self.looks = []
        if table.chance.loaded:
            left = ", ".join(table.chance.loaded)
            message = f"announced, but never rolled or drawn: {left}"
            self.note(line, ScenarioError(message, line, "scenario-chance-left", left=left))
        self.expect(table, expect, line)
        self.show(table, line)

    def expect(self, table: Table, expected: dict[str, Any], line: int) -> None:
        for path, wanted in expected.items():
            self.report.checks += 1
            try:
                found = table.box.game.look(table, path, self.names)
            except LudotecaError as error:
                self.note(line, error)
                continue
            if found != wanted:
                self.note(line, otherwise(line, path, found, wanted))

    # -- notes ---------------------------------------------------------------

    def note(self, line: int, error: LudotecaError, why: Ruling | None = None) -> None:
        self.report.problems.append(Problem(line, error, why))

    def stop(self, line: int, error: LudotecaError, why: Ruling | None = None) -> Stopped:
        self.note(line, error, why)
        return Stopped()

    def show(self, table: Table, line: int) -> Frame:
        frame = Frame(self.branch, line, table.copy(), list(table.log or ()), self.chosen)
        self.report.frames.append(frame)
        self.chosen = []
        return frame


def otherwise(line: int, path: str, found: Any, wanted: Any) -> ScenarioError:
    return ScenarioError(
        f"{path} is {found!r}; expected {wanted!r}",
        line,
        "scenario-expected",
        path=path,
        found=repr(found),
        wanted=repr(wanted),
    )


def unexpected(table: Table, line: int, seat: int, text: str) -> ScenarioError:
    """The script goes on with something else than what is asked."""
    decision = table.decision
    if decision is None:
        return ScenarioError(f"“{text}”: the match is over", line, "scenario-over", text=text)
    options = ", ".join(notation.write(table, option) for option in decision.options[:12])
    return ScenarioError(
        f"“{text}” (seat {seat or '–'}): now seat {decision.seat + 1} decides by rule {decision.rule}; "
        f"it may: {options}",
        line,
        "scenario-unexpected",
        text=text,
        seat=decision.seat + 1,
        rule=decision.rule,
        options=options,
    )
