"""`ludoteca sim`: many random matches, their length and their winners."""

from __future__ import annotations

from time import perf_counter

import click
from rich.table import Table

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.messages import number, share
from ludoteca.lab.duels import Standings, fight
from ludoteca.lab.page import Page
from ludoteca.lab.simulate import Summary, setups_of, simulate
from ludoteca.players import Player
from ludoteca.players.levels import ALIASES, LEVELS, RANDOM, thinker
from ludoteca.players.sitting import Sitting


@click.command(cls=SpeakingCommand)
@click.argument("game")
@click.option("-n", "count", type=click.IntRange(1), default=1000, show_default=True, help="Matches to play.")
@click.option("--format", "format", metavar="NAME", help="Format of the matches (default: all in turn).")
@click.option(
    "--player", type=click.Choice([RANDOM, *ALIASES, *LEVELS]), default=RANDOM, help="Who chooses for all seats."
)
@click.option("--duels", "by_team", is_flag=True, help="Ready-made teams against each other: who wins how often.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the first match.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
@click.pass_obj
def command(
    settings: Settings,
    game: str,
    count: int,
    format: str | None,
    player: str,
    by_team: bool,
    seed: int,
    as_json: bool,
) -> None:
    """Play matches of GAME, random ones by default: how long they last, who wins, how fast they are played."""
    page = Page(settings.lang)
    played = games.game(game)
    chooser = chooser_of(played, player)
    setups = setups_of(played, format)
    if by_team:
        between_teams(page, played, format, count, seed, chooser, as_json)
        return
    matches = []
    started = perf_counter()
    with page.progress(as_json) as progress:
        bar = progress.add_task(page.say("lab-playing", game=played.name), total=count)
        for match in simulate(played, setups, range(seed, seed + count), chooser):
            matches.append(match)
            progress.advance(bar)
    summary = Summary(matches, perf_counter() - started)
    if as_json:
        page.json({"game": played.name, "format": format, "seed": seed, **summary.data()})
    else:
        show(page, played.name, summary)


def chooser_of(game: Game, player: str) -> Player | None:
    """Who chooses for all seats; nobody if chance does."""
    return None if player == RANDOM else Sitting(thinker(game, player), 0)


def between_teams(
    page: Page, game: Game, format: str | None, count: int, seed: int, chooser: Player | None, as_json: bool
) -> None:
    """Ready-made teams against each other."""
    name = format or next((each for each in game.formats if game.takes_teams(each)), "")
    if not game.takes_teams(name):
        raise LudotecaError(f"nobody brings a team to the format {name!r}", "lab-no-teams", format=name)
    standings = Standings()
    with page.progress(as_json) as progress:
        bar = progress.add_task(page.say("lab-playing", game=game.name), total=count)
        for duel, match in fight(game, name, count, seed, chooser):
            standings.note(duel, match)
            progress.advance(bar)
    if as_json:
        page.json({"game": game.name, "format": name, "seed": seed, "matches": count, **standings.data()})
        return
    data = standings.data()
    table = Table(page.say("lab-team"), page.say("lab-won"))
    for word, won in data["teams"].items():
        table.add_row(word, share(won, page.lang))
    page.console.print(table)
    page.line(page.say("lab-starting", share=share(data["starting"], page.lang), drawn=data["drawn"]))


def show(page: Page, game: str, summary: Summary) -> None:
    speed = number(summary.speed(), page.lang)
    page.line(page.say("lab-simulated", game=game, matches=summary.matches, speed=speed), "bold")
    lengths = Table()
    for heading in ("lab-figure", "lab-least", "lab-mean", "lab-most"):
        lengths.add_column(page.say(heading), justify="left" if heading == "lab-figure" else "right")
    for name, spread in (("lab-decisions", summary.decisions), ("lab-turns", summary.turns)):
        figures = (number(spread.least, page.lang), number(spread.mean, page.lang, 1), number(spread.most, page.lang))
        lengths.add_row(page.say(name), *figures)
    page.console.print(lengths)
    page.console.print(places(page, summary))


def places(page: Page, summary: Summary) -> Table:
    """How often each seat came in at each place."""
    table = Table(page.say("lab-seat"))
    known = sorted({place for counts in summary.places for place in counts})
    for place in known:
        table.add_column(page.say("lab-place", place=place), justify="right")
    for seat, counts in enumerate(summary.places):
        parts = {place: share(counts[place] / counts.total(), page.lang) for place in known}
        shares = [f"{number(counts[place], page.lang)} ({parts[place]})" for place in known]
        table.add_row(page.say("lab-player", seat=seat + 1), *shares)
    return table
