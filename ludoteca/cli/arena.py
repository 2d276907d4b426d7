"""`ludoteca arena`: players against each other, with figures that can be trusted."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.table import Table

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.series import series_options
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import number, share
from ludoteca.lab.arena import Bout, Result, Standings, bouts, fought
from ludoteca.lab.page import Page
from ludoteca.lab.soak import chosen_setups
from ludoteca.players.levels import thinker


@click.command(cls=SpeakingCommand)
@click.argument("game")
@click.option("--players", default="greedy,random", show_default=True, help="Who plays, with commas between.")
@series_options(400, which="Matches of every two.")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Keep results here, and go on from them.")
@click.option("--ladder", "with_ladder", is_flag=True, help="Rate the players by openskill, μ ± 2σ.")
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
    with_ladder: bool,
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
    results: list[Result] = []
    with page.progress(as_json) as progress:
        bar = progress.add_task(page.say("lab-arena", game=name), total=len(wanted))
        for bout in wanted:
            if bout in done:
                results.append(done[bout])
                progress.advance(bar)
        for result in fought([bout for bout in wanted if bout not in done], jobs):
            results.append(result)
            keep(out, result)
            progress.advance(bar)
    standings.noted(results)
    rated = ratings(results) if with_ladder else {}
    if as_json:
        page.json({"game": name, "seed": seed, **standings.data(), **({"ladder": rated} if rated else {})})
    else:
        show(page, standings, rated)


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    try:
        from ludoteca.lab.ladder import ladder
    except ModuleNotFoundError as error:
        message = "the ladder needs openskill: pip install 'ludoteca[lab]'"
        raise LudotecaError(message, "lab-needs", library="openskill", extra="lab") from error
    return ladder(results)


def read_results(out: Path | None) -> dict[Bout, Result]:
    if out is None or not out.exists():
        return {}
    results = [decoded(line, Result) for line in out.read_bytes().splitlines()]
    return {result.bout: result for result in results}


def keep(out: Path | None, result: Result) -> None:
    if out is not None:
        with out.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")


def show(page: Page, standings: Standings, rated: dict[str, tuple[float, float]]) -> None:
    headings = ["player", "matches", "share", "sure", "time", "slow", *(["rating"] if rated else [])]
    table = Table()
    for heading in headings:
        table.add_column(page.say(f"lab-arena-{heading}"), justify="left" if heading == "player" else "right")
    for name, score in standings.data()["players"].items():
        sure = f"{share(score['low'], page.lang)} – {share(score['high'], page.lang)}"
        times = [number(score[each], page.lang, 2) for each in ("p50", "p95")]
        row = [name, number(score["matches"], page.lang), share(score["share"], page.lang), sure, *times]
        if rated:
            row.append(" ± ".join(number(each, page.lang, 1) for each in rated.get(name, ())))
        table.add_row(*row)
    page.console.print(table)
