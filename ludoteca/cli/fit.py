"""`ludoteca fit`: weights for a game's features, from the matches that a player plays."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.series import series_options
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.errors import LudotecaError
from ludoteca.lab.page import Page
from ludoteca.lab.soak import chosen_setups
from ludoteca.players.levels import thinker


@click.command(cls=SpeakingCommand)
@click.argument("game")
@click.option("--player", default="random", show_default=True, help="Who plays the matches, on all seats.")
@series_options(500, seed=1_000_000)
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Where the weights go (default: printed).")
@lang_option
@click.pass_obj
def command(
    settings: Settings,
    game: str,
    player: str,
    count: int,
    seed: int,
    format: str | None,
    setup: int | None,
    jobs: int,
    out: Path | None,
) -> None:
    """Fit the weights of GAME's features to the matches that a player plays against itself."""
    try:
        from ludoteca.lab.fit import gathered, judging
    except ModuleNotFoundError as error:
        message = "fitting needs numpy: pip install 'ludoteca[lab]'"
        raise LudotecaError(message, "lab-needs", library="numpy", extra="lab") from error
    page = Page(settings.lang)
    name = games.name_of(game)
    thinker(games.game(name), player)
    setups = chosen_setups(games.game(name), format, setup)
    matches = []
    with page.progress() as progress:
        bar = progress.add_task(page.say("lab-fitting", game=name), total=count)
        for rows in gathered(name, player, setups, range(seed, seed + count), jobs):
            matches.append(rows)
            progress.advance(bar)
    found = judging(name, matches, {"player": player, "matches": count, "seed": seed})
    written = msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
    if out is None:
        click.echo(written.decode(), nl=False)
    else:
        out.write_bytes(written)
