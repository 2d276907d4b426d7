"""`ludoteca scenario`: run, check, show and list scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import ludoteca.scenarios
from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.core import view
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.scenarios import Report, Scenario, ScenarioError, drawing, library, run
from ludoteca.scenarios.format import moves_of

HOME = Path(ludoteca.scenarios.__file__).parent


class ScenarioFailed(click.exceptions.Exit):
    """At least one scenario does not hold, or can't be read."""

    def __init__(self) -> None:
        super().__init__(1)


class Page:
    """The console and its language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self.console = Console(highlight=False)
        self.messages = Messages([CORE, HOME], lang)
        self.say = self.messages.text

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None, markup=False, soft_wrap=True)

    def json(self, data: Any) -> None:
        self.line(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())

    def problem(self, line: int, error: LudotecaError, game: str = "") -> None:
        """What is wrong, in the reader's language, with the line of the file."""
        where = f"{self.say('scenario-line', line=line)}: " if line else ""
        self.line(f"  {where}{self.words(game).error(error)}")

    def words(self, game: str) -> Messages:
        """The messages of the scenarios and of a game, as far as it has any."""
        folder = games.HOME / game
        if game and (folder / f"messages.{self.lang}.ftl").exists():
            return Messages([CORE, HOME, folder], self.lang)
        return self.messages


@click.group()
@lang_option
def command() -> None:
    """Positions with a script and expectations: run them, check them, look at them."""


@command.command("run")
@click.argument("names", metavar="FILE...", nargs=-1, required=True)
@click.option("--thorough", is_flag=True, help="Go on from a copy at every decision, and redo every choice.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def run_command(settings: Settings, names: tuple[str, ...], thorough: bool, as_json: bool) -> None:
    """Play scenarios and tell what does not hold. FILE is a path or the name of one in `ludoteca scenario list`."""
    page = Page(settings.lang)
    found: list[dict[str, Any]] = []
    for name in names:
        try:
            report = run(library.find(name), thorough)
        except LudotecaError as error:
            found.append({"file": name, "holds": False, "problems": [{"line": line_of(error), "problem": str(error)}]})
            if not as_json:
                page.line(f"{name}: {page.say('scenario-fails')}", "red")
                page.problem(line_of(error), error)
            continue
        found.append(report.data())
        if not as_json:
            show_report(page, report)
    failed = sum(1 for each in found if not each["holds"])
    if as_json:
        page.json(found)
    else:
        page.line(page.say("scenario-run-all", count=len(found), failed=failed), "bold")
    if failed:
        raise ScenarioFailed


def line_of(error: LudotecaError) -> int:
    return error.line if isinstance(error, ScenarioError) else 0


def show_report(page: Page, report: Report) -> None:
    result = page.say("scenario-holds" if report.holds else "scenario-fails")
    file = report.scenario.source
    text = page.say("scenario-run", file=file, result=result, choices=report.choices, checks=report.checks)
    page.line(text, "" if report.holds else "red")
    for problem in report.problems:
        page.problem(problem.line, problem.error, report.scenario.game)


@command.command("check")
@click.argument("names", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def check_command(settings: Settings, names: tuple[str, ...], as_json: bool) -> None:
    """Read scenarios and check their shape, their rules and their position, without playing them."""
    page = Page(settings.lang)
    found: list[dict[str, Any]] = []
    for name in names:
        try:
            scenario = library.find(name)
            check_position(scenario)
        except LudotecaError as error:
            found.append({"file": name, "well_formed": False, "line": line_of(error), "problem": str(error)})
            if not as_json:
                page.line(name, "red")
                page.problem(line_of(error), error)
            continue
        found.append({"file": scenario.source, "well_formed": True, "line": 0, "problem": ""})
        if not as_json:
            moves = sum(1 for _ in moves_of(scenario))
            counts = {"moves": moves, "branches": len(scenario.branch), "rules": len(scenario.rules)}
            page.line(page.say("scenario-well-formed", file=scenario.source, **counts))
    if as_json:
        page.json(found)
    if not all(each["well_formed"] for each in found):
        raise ScenarioFailed


def check_position(scenario: Scenario) -> None:
    """The position can be set up."""
    if scenario.position is None:
        return
    try:
        games.game(scenario.game).position(scenario.position, 0)
    except LudotecaError as error:
        raise ScenarioError(error.message, scenario.line, error.message_id, **error.values) from error


@command.command("list")
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def list_command(settings: Settings, game: str | None, as_json: bool) -> None:
    """The scenarios that the games bring along."""
    page = Page(settings.lang)
    rows: list[dict[str, Any]] = []
    for name, file in library.all_files(game):
        scenario = library.own(name, file.name)
        title = scenario.title.of(settings.lang)
        rows.append({"name": f"{name}/{file.name.removesuffix('.toml')}", "title": title, "rules": scenario.rules})
    if as_json:
        page.json(rows)
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(page.say("scenario-column-name"), no_wrap=True)
    grid.add_column(page.say("scenario-column-title"))
    grid.add_column(page.say("scenario-column-rules"))
    for row in rows:
        grid.add_row(str(row["name"]), escape(str(row["title"])), brief(row["rules"]))
    page.console.print(grid)


def brief(rules: list[str]) -> str:
    return ", ".join(rules) if len(rules) < 3 else f"{rules[0]} … {rules[-1]} ({len(rules)})"


@command.command("show")
@click.argument("name", metavar="FILE")
@lang_option
@click.pass_obj
def show_command(settings: Settings, name: str) -> None:
    """Step through a scenario, forwards and backwards; without a terminal, print every table."""
    page = Page(settings.lang)
    try:
        report = run(library.find(name))
    except LudotecaError as error:
        page.line(name, "red")
        page.problem(line_of(error), error)
        raise ScenarioFailed from error
    Viewer(page, report, drawing.draw).go_through()
    for problem in report.problems:
        page.problem(problem.line, problem.error, report.scenario.game)
    if not report.holds:
        raise ScenarioFailed


class Viewer:
    """The frames of a report, one after the other."""

    def __init__(self, page: Page, report: Report, draw: drawing.Draw) -> None:
        self.page = page
        self.report = report
        self.draw = draw

    def go_through(self) -> None:
        self.page.line(self.report.scenario.title.of(self.page.lang), "bold")
        if self.report.scenario.note is not None:
            self.page.line(self.report.scenario.note.of(self.page.lang))
        if self.page.console.is_terminal:
            self.step()
            return
        for at in range(len(self.report.frames)):
            self.show(at)

    def step(self) -> None:
        at = 0
        while at < len(self.report.frames):
            self.page.console.clear()
            self.show(at)
            self.page.line(f"{at + 1}/{len(self.report.frames)}  {self.page.say('scenario-keys')}", "dim")
            key = click.getchar()
            if key in ("q", "\x1b", "\x03"):
                return
            at = max(0, at - 1) if key in ("b", "\x1b[D", "\x7f") else at + 1

    def show(self, at: int) -> None:
        frame = self.report.frames[at]
        place = self.page.say("scenario-main")
        if frame.branch:
            place = self.report.scenario.branch[frame.branch - 1].title.of(self.page.lang)
        move = frame.move or self.page.say("scenario-beginning")
        self.page.line()
        self.page.line(f"— {place} · {self.page.say('scenario-line', line=frame.line)} · {move}", "bold cyan")
        deciding = 0 if frame.table.decision is None else frame.table.decision.seat
        self.page.console.print(self.draw(view.look(frame.table, deciding, frame.events)))
