"""`ludoteca soak`: random matches with every invariant, to find faults."""

from __future__ import annotations

import click

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.series import series_options
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.errors import LudotecaError
from ludoteca.lab.page import Page
from ludoteca.lab.soak import EVERY, Case, Failure, Report, cases, soak


@click.command(cls=SpeakingCommand)
@click.argument("game", required=False)
@series_options(1000)
@click.option("--cards", metavar="FILE", default="", help="Decks made of the cards of a list, as for cards import.")
@click.option("--every", type=click.IntRange(1), default=EVERY, show_default=True, help="Check all at 1 decision in N.")
@click.option("--ends", type=click.IntRange(1), default=1, show_default=True, help="Replay and load 1 match in N.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(
    settings: Settings,
    game: str | None,
    count: int,
    seed: int,
    format: str | None,
    setup: int | None,
    cards: str,
    every: int,
    ends: int,
    jobs: int,
    as_json: bool,
) -> None:
    """Play random matches of GAME, or of all games in turn, and check every invariant."""
    page = Page(settings.lang)
    wanted = cases(names(game, setup, cards), format, setup, seed, count, cards)
    report = run(page, wanted, min(jobs, count), (every, ends), as_json)
    if as_json:
        page.json({"seed": seed, **report.data()})
    else:
        conclude(page, report, seed)
    if report.failures:
        raise SystemExit(1)


def names(game: str | None, setup: int | None, cards: str = "") -> tuple[str, ...]:
    if game:
        return (games.name_of(game),)
    if setup is not None or cards:
        option = f"--cards {cards}" if cards else f"--setup {setup}"
        message = f"{option.split()[0]} is of one game; write it: ludoteca soak GAME {option}"
        raise LudotecaError(message, "lab-setup-needs-game", option=option.split()[0], example=option)
    if not games.playable():
        raise LudotecaError("no game can be played yet; see ludoteca rules", "lab-no-games")
    return games.playable()


def run(page: Page, wanted: list[Case], jobs: int, rates: tuple[int, int], quiet: bool) -> Report:
    """Failures are told as soon as they are found."""
    report = Report()
    with page.progress(quiet) as progress:
        bar = progress.add_task(page.say("lab-soaking"), total=len(wanted))
        for part in soak(wanted, jobs, *rates):
            report.add(part)
            progress.advance(bar, part.matches)
            for failure in [] if quiet else part.failures:
                tell(page, failure)
    return report


def tell(page: Page, failure: Failure) -> None:
    case = failure.case
    page.line(
        page.say("lab-failure", game=case.game, seed=str(case.seed), choices=failure.choices, reason=failure.reason),
        "red",
    )
    if failure.where:
        page.line("  " + page.say("lab-where", where=failure.where))
    page.line("  " + page.say("lab-replay", command=case.command()))


def conclude(page: Page, report: Report, seed: int) -> None:
    counts = {"matches": report.matches, "decisions": report.decisions}
    if report.failures:
        page.line(page.say("lab-failed", failures=len(report.failures), **counts), "bold red")
    else:
        page.line(page.say("lab-sound", seed=str(seed), **counts), "bold")
