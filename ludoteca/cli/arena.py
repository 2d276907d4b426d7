"""`ludoteca arena`: players against each other, with figures that can be trusted."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.table import Table

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.lab.arena import Bout, Result, Standings, bouts, fought
from ludoteca.lab.page import Page
from ludoteca.lab.soak import chosen_setups
from ludoteca.players.levels import thinker


@click.command()
@click.argument("game")
@click.option("--players", default="greedy,random", show_default=True, help="Who plays, with commas between.")
@click.option("-n", "count", type=click.IntRange(1), default=400, show_default=True, help="Matches of every two.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the first match.")
@click.option("--format", "format", metavar="NAME", help="Format of the matches (default: all set-ups in turn).")
@click.option("--setup", type=int, metavar="NUMBER", help="One of the game's sample set-ups only.")
@click.option("--jobs", type=click.IntRange(1), default=2, show_default=True, help="Processes.")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Keep results here, and go on from them.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(
    settings: Settings,
    game: str,
    players: str,
    count: int,
    seed: int,
    format: str | None,
    setup: int | None,
    jobs: int,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let players meet in GAME on the same deals with the seats exchanged: shares, intervals, time a decision."""
    page = Page(settings.lang)
    name = games.name_of(game)
    names = list(dict.fromkeys(word.strip() for word in players.split(",") if word.strip()))
    for each in names:
        thinker(games.game(name), each)
    wanted = list(bouts(name, names, chosen_setups(games.game(name), format, setup), count, seed))
    standings = Standings(names)
    done = read_results(out)
    with page.progress(as_json) as progress:
        bar = progress.add_task(page.say("lab-arena", game=name), total=len(wanted))
        for bout in wanted:
            if bout in done:
                standings.note(done[bout])
                progress.advance(bar)
        for result in fought([bout for bout in wanted if bout not in done], jobs):
            standings.note(result)
            keep(out, result)
            progress.advance(bar)
    if as_json:
        page.json({"game": name, "seed": seed, **standings.data()})
    else:
        show(page, standings)


def read_results(out: Path | None) -> dict[Bout, Result]:
    if out is None or not out.exists():
        return {}
    results = [msgspec.json.decode(line, type=Result) for line in out.read_bytes().splitlines()]
    return {result.bout: result for result in results}


def keep(out: Path | None, result: Result) -> None:
    if out is not None:
        with out.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


def show(page: Page, standings: Standings) -> None:
    table = Table()
    for heading in ("lab-arena-player", "lab-arena-matches", "lab-arena-share", "lab-arena-sure", "lab-arena-time"):
        table.add_column(page.say(heading), justify="left" if heading == "lab-arena-player" else "right")
    for name, score in standings.data()["players"].items():
        sure = " – ".join(page.figure(score[end], ".1%") for end in ("low", "high"))
        share, time = page.figure(score["share"], ".1%"), page.figure(score["milliseconds"], ".2f")
        table.add_row(name, str(score["matches"]), share, sure, time)
    page.console.print(table)
