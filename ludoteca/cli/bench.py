"""`ludoteca bench`: how fast the games are, beside others of their kind."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.core.coverage import write_json
from ludoteca.lab import bench
from ludoteca.lab.page import Page

COLUMNS = ("decisions_per_second", "matches_per_second", "forks_per_second")


@click.command()
@click.option("--peers/--no-peers", default=True, help="Measure RLCard and OpenSpiel too, if installed.")
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("build/bench.json"),
    show_default=True,
    help="Where the figures are written.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(settings: Settings, peers: bool, output: Path, as_json: bool) -> None:
    """Measure every game that can be played: decisions, matches and forks a second on one core."""
    page = Page(settings.lang)
    figures: dict[str, dict[str, bench.Figures]] = {"games": {}, "peers": {}}
    with page.console.status("") as status:
        for name in games.playable():
            status.update(page.say("lab-measuring", what=name))
            figures["games"][name] = bench.measure(games.game(name))
        if peers:
            status.update(page.say("lab-measuring", what="RLCard, OpenSpiel"))
            figures["peers"] = bench.peers()
    write_json(output, figures)
    if as_json:
        page.json(figures)
        return
    page.console.print(drawn(page, figures))
    if peers and bench.absent_peers():
        page.line(page.say("lab-peers-absent", peers=", ".join(bench.absent_peers())))
    page.line(page.say("lab-written", path=str(output)))


def drawn(page: Page, figures: dict[str, dict[str, bench.Figures]]) -> Table:
    table = Table(page.say("lab-name"), title=page.say("lab-bench"), title_justify="left")
    for column in COLUMNS:
        table.add_column(page.say("lab-" + column.replace("_", "-")), justify="right")
    for part in figures.values():
        for name, row in part.items():
            table.add_row(name, *(f"{row[column]:,}" if column in row else "–" for column in COLUMNS))
        table.add_section()
    return table
