"""`ludoteca sim`: many random matches, their length and their winners."""

from __future__ import annotations

from time import perf_counter

import click
from rich.table import Table

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.lab.page import Page
from ludoteca.lab.simulate import Summary, setups_of, simulate


@click.command()
@click.argument("game")
@click.option("-n", "count", type=click.IntRange(1), default=1000, show_default=True, help="Matches to play.")
@click.option("--format", "format", metavar="NAME", help="Format of the matches (default: all in turn).")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the first match.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(settings: Settings, game: str, count: int, format: str | None, seed: int, as_json: bool) -> None:
    """Play random matches of GAME: how long they last, who wins, how fast they are played."""
    page = Page(settings.lang)
    played = games.game(game)
    setups = setups_of(played, format)
    matches = []
    started = perf_counter()
    with page.progress(as_json) as progress:
        bar = progress.add_task(page.say("lab-playing", game=played.name), total=count)
        for match in simulate(played, setups, range(seed, seed + count)):
            matches.append(match)
            progress.advance(bar)
    summary = Summary(matches, perf_counter() - started)
    if as_json:
        page.json({"game": played.name, "format": format, "seed": seed, **summary.data()})
    else:
        show(page, played.name, summary)


def show(page: Page, game: str, summary: Summary) -> None:
    page.line(page.say("lab-simulated", game=game, matches=summary.matches, speed=f"{summary.speed():,.0f}"), "bold")
    lengths = Table()
    for heading in ("lab-figure", "lab-least", "lab-mean", "lab-most"):
        lengths.add_column(page.say(heading), justify="left" if heading == "lab-figure" else "right")
    for name, spread in (("lab-decisions", summary.decisions), ("lab-turns", summary.turns)):
        lengths.add_row(page.say(name), str(spread.least), f"{spread.mean:.1f}", str(spread.most))
    page.console.print(lengths)
    page.console.print(places(page, summary))


def places(page: Page, summary: Summary) -> Table:
    """How often each seat came in at each place."""
    table = Table(page.say("lab-seat"))
    known = sorted({place for counts in summary.places for place in counts})
    for place in known:
        table.add_column(page.say("lab-place", place=place), justify="right")
    for seat, counts in enumerate(summary.places):
        shares = [f"{counts[place]} ({counts[place] / summary.matches:.1%})" for place in known]
        table.add_row(page.say("lab-player", seat=seat + 1), *shares)
    return table
