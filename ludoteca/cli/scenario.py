"""`ludoteca scenario`: run, check, show, list scenarios, and play on from their positions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

import ludoteca.scenarios
from ludoteca import games
from ludoteca.cli import Settings, lang_option, play
from ludoteca.cli.speaking import SpeakingGroup
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.players.terminal.lesson import Lesson
from ludoteca.players.terminal.screen import Screen
from ludoteca.scenarios import Problem, Report, Ruling, Scenario, ScenarioError, library, run
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

    def error(self, line: int, error: LudotecaError, game: str = "") -> None:
        """What is wrong, in the reader's language, with the line of the file."""
        where = f"{self.say('scenario-line', line=line)}: " if line else ""
        self.line(f"  {where}{self.words(game).error(error)}")

    def problem(self, problem: Problem, game: str) -> None:
        """What does not hold, and the game's own reason for it."""
        self.error(problem.line, problem.error, game)
        if isinstance(problem.why, Ruling):
            table = problem.why.table
            assert table.decision is not None
            telling = table.box.game.telling(table, table.decision.seat, self.words(game))
            self.line(f"    {telling.refusal(problem.why.option, problem.why.refusal)}")
        elif problem.why is not None:
            self.line(f"    {self.words(game).error(problem.why)}")

    def words(self, game: str) -> Messages:
        """The messages of the scenarios and of a game, as far as it has any."""
        folder = games.HOME / game
        if game and (folder / f"messages.{self.lang}.ftl").exists():
            return Messages([CORE, HOME, folder], self.lang)
        return self.messages


@click.group(cls=SpeakingGroup)
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
                page.error(line_of(error), error)
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
        page.problem(problem, report.scenario.game)


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
                page.error(line_of(error), error)
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
@click.option("--open", "opened", is_flag=True, help="Show hidden cards too; otherwise what the deciding player knows.")
@click.option("--all", "whole", is_flag=True, help="Print every frame instead of stepping through them.")
@click.option("--plain", is_flag=True, help="Lines of text without boxes, for screen readers and files.")
@lang_option
@click.pass_obj
def show_command(settings: Settings, name: str, opened: bool, whole: bool, plain: bool) -> None:
    """Step through a scenario, forwards and backwards: what is chosen, what comes of it by which rule, the table.

    Without a terminal every frame is printed.
    """
    page = Page(settings.lang)
    try:
        report = run(library.find(name))
    except LudotecaError as error:
        page.line(name, "red")
        page.error(line_of(error), error)
        raise ScenarioFailed from error
    game = games.game(report.scenario.game)
    screen = Screen(settings.lang, (HOME, game.folder), plain)
    lesson = Lesson(report, screen, games.rulebook(game.name), opened)
    if whole or not (screen.console.is_terminal and sys.stdin.isatty()):
        lesson.print()
    else:
        lesson.run()
    for problem in report.problems:
        page.problem(problem, game.name)
    if not report.holds:
        raise ScenarioFailed


@command.command("play")
@click.argument("name", metavar="FILE")
@click.option(
    "--seat", "seats", metavar="human|random|companion|…", multiple=True, help="Who sits where (default: people)."
)
@click.option("--seed", type=int, help="Seed of the dice (default: by chance).")
@click.option("--plain", is_flag=True, help="Lines of text without boxes, for screen readers.")
@lang_option
@click.pass_obj
def play_command(settings: Settings, name: str, seats: tuple[str, ...], seed: int | None, plain: bool) -> None:
    """Play on from the position of a scenario, as you like: its script is left aside. why-not explains what is refused.

    With a file of your own any position can be set up and tried; `ludoteca scenario check` tells what is wrong in it.
    """
    scenario = library.find(name)
    if scenario.position is None:
        raise ScenarioError("the scenario has no position to play from", 0, "scenario-nothing-to-play")
    game = games.game(scenario.game)
    match = Match.from_position(game, scenario.position, play.chance_seed() if seed is None else seed)
    screen = Screen(settings.lang, (HOME, game.folder), plain)
    screen.line(scenario.title.of(settings.lang), "bold")
    play.sit_down(match, play.sitters(match, list(seats) or [play.HUMAN] * match.table.box.seats), screen)
