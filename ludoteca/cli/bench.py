"""`ludoteca bench`: how fast the games are, beside others of their kind."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
from rich.table import Table

from ludoteca import building, games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.coverage import write_json
from ludoteca.core.game import Game
from ludoteca.core.messages import number
from ludoteca.lab import bench, effort
from ludoteca.lab import growth as growing
from ludoteca.lab.page import Page

#: The files and functions that a profile shows.
ROWS = 20

#: The parts of what is measured, with the figures of each game or peer.
Parts = dict[str, dict[str, bench.Figures]]

PARTS = ("targets", "games", "compiled", "peers")

#: What is drawn, in two tables that each fit a terminal of eighty columns.
PLAYING = (
    "decisions_per_second",
    "matches_per_second",
    "forks_per_second",
    "imagined_per_second",
    "playouts_per_second",
)
BEGINNING_AND_TELLING = (
    "new_match_microseconds",
    "first_decision_milliseconds",
    "told_view_microseconds",
    "told_view_bytes",
    "difference_bytes",
)


@click.command(cls=SpeakingCommand)
@click.argument("only", metavar="[GAME]...", nargs=-1)
@click.option("--peers/--no-peers", default=True, help="Measure RLCard and OpenSpiel too, if installed.")
@click.option("--both", is_flag=True, help="Measure the compiled build beside the sources, if there is one of them.")
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("build/bench.json"),
    show_default=True,
    help="Where the figures are written.",
)
@click.option(
    "--profile",
    is_flag=True,
    help="Tell instead where the work goes: bytecodes for each decision, by file and function. Writes no file.",
)
@click.option(
    "--growth",
    is_flag=True,
    help="Tell instead whether decisions cost more late in a match, with more seats or more pieces. Writes no file.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(
    settings: Settings,
    only: tuple[str, ...],
    peers: bool,
    both: bool,
    output: Path,
    profile: bool,
    growth: bool,
    as_json: bool,
) -> None:
    """Measure games, or all that can be played: decisions, matches and forks a second on one core.

    Figures that miss the target have a star.
    """
    page = Page(settings.lang)
    measured = [games.game(name) for name in only or games.playable()]
    if profile:
        show_profiles(page, measured, as_json)
        return
    if growth:
        show_growth(page, measured, as_json)
        return
    own = part_of(building.which())
    figures: Parts = {"targets": {"target": bench.TARGETS}, "games": {}, "peers": {}}
    figures.setdefault(own, {})
    with page.console.status("") as status:
        for game in measured:
            status.update(page.say("lab-measuring", what=game.name))
            figures[own][game.name] = bench.measure(game)
            if both:
                other = bench.other_build()
                figures.setdefault(part_of(other), {}).update(bench.measured_by(other, game.name))
        if peers:
            status.update(page.say("lab-measuring", what="RLCard, OpenSpiel"))
            figures["peers"] = bench.peers()
    write_json(output, figures)
    if as_json:
        page.json(figures)
        return
    for title, columns in (("lab-bench-playing", PLAYING), ("lab-bench-beginning", BEGINNING_AND_TELLING)):
        if (table := drawn(page, page.say(title), figures, columns)).rows:
            page.line("")
            page.console.print(table)
    if peers and bench.absent_peers():
        page.line(page.say("lab-peers-absent", peers=", ".join(bench.absent_peers())))
    page.line(page.say("lab-written", path=str(output)))


def part_of(build: str) -> str:
    """Where the figures of a build are kept."""
    return "compiled" if build == building.COMPILED else "games"


def show_profiles(page: Page, measured: list[Game], as_json: bool) -> None:
    found: dict[str, effort.Effort] = {}
    with page.console.status("") as status:
        for game in measured:
            status.update(page.say("lab-measuring", what=game.name))
            found[game.name] = effort.measure(game)
    if as_json:
        page.json({name: each.data() for name, each in found.items()})
        return
    for name, each in found.items():
        bytecodes, decisions = number(each.total(), page.lang), number(each.decisions, page.lang)
        page.line(page.say("lab-effort", game=name, bytecodes=bytecodes, decisions=decisions))
        for heading, counts in (
            ("lab-effort-files", each.of_file),
            ("lab-effort-functions", each.of_function),
            ("lab-effort-within", each.within_function),
        ):
            table = Table(page.say(heading), title_justify="left")
            table.add_column(page.say("lab-bytecodes"), justify="right")
            for place, count in each.most(counts, ROWS).items():
                table.add_row(place, number(count, page.lang))
            page.console.print(table)


def show_growth(page: Page, measured: list[Game], as_json: bool) -> None:
    found: dict[str, growing.Growth] = {}
    with page.console.status("") as status:
        for game in measured:
            status.update(page.say("lab-measuring", what=game.name))
            found[game.name] = growing.measure(game)
    if as_json:
        page.json(found)
        return
    for what in ("part", "seats", "pieces"):
        values = sorted({value for each in found.values() for value in each[what]}, key=int)
        page.line(page.say(f"lab-growth-{what}"))
        table = Table(page.say("lab-name"))
        for value in values:
            table.add_column(page.say(f"lab-growth-{what}-column", from_=value), justify="right")
        for name, each in found.items():
            figures = [each[what].get(value) for value in values]
            table.add_row(name, *["–" if figure is None else number(figure, page.lang) for figure in figures])
        page.console.print(table)


def drawn(page: Page, title: str, figures: Parts, columns: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0), collapse_padding=True)
    table.add_column(page.say("lab-name"), no_wrap=True)
    for column in columns:
        table.add_column(page.say("lab-" + column.replace("_", "-")), justify="right")
    for part in PARTS:
        told = {name: row for name, row in figures.get(part, {}).items() if not row.keys().isdisjoint(columns)}
        if told:
            table.add_row()
            table.add_row(page.say(f"lab-part-{part}"), style="bold")
        for name, row in told.items():
            shown = page.say("lab-target") if part == "targets" else name
            table.add_row(shown, *(written(page, row, column, part == "games") for column in columns))
    return table


def written(page: Page, row: bench.Figures, column: str, judged: bool) -> str:
    """A figure, with a star where a game misses the target."""
    if column not in row:
        return "–"
    missed = judged and row[column] < bench.TARGETS.get(column, 0)
    return f"{number(row[column], page.lang)}{' *' if missed else ''}"
