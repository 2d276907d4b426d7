"""`ludoteca play`: a match at this terminal, between people, bots, or one of each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from threading import Timer
from typing import Any

import click
from rich.console import Console

from ludoteca import games
from ludoteca.cardtext.lists import read_own
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core import documents
from ludoteca.core.documents import DocumentError
from ludoteca.core.errors import LudotecaError, SaveError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang, fold
from ludoteca.players import Player
from ludoteca.players.levels import ALIASES, LEVELS, MANNERS, RANDOM, known, manners, thinker
from ludoteca.players.sitting import Sitting
from ludoteca.players.terminal import story
from ludoteca.players.terminal.screen import Screen
from ludoteca.players.terminal.session import Session

HUMAN = "human"

#: Who may sit at a table, in the words of both languages.
SITTERS = {"human": HUMAN, "humano": HUMAN, "pessoa": HUMAN, "aleatorio": RANDOM, "robo": RANDOM}
SITTERS |= {name: name for name in (RANDOM, *LEVELS)}
SITTERS |= dict(zip(("aprendiz", "companheiro", "adepto", "perito", "mestre"), LEVELS, strict=True))
SITTERS |= ALIASES

#: The manners of those who look ahead, in the words of both languages: ``perito:agressivo``.
CALLED_MANNERS = {name: name for name in MANNERS} | {"agressivo": "aggressive", "paciente": "patient"}


class Misplaced(LudotecaError):
    """A match that can't be started as asked."""


@click.command(cls=SpeakingCommand)
@click.argument("game", required=False)
@click.option("--format", "format", metavar="NAME", help="The format (default: the game's first).")
@click.option(
    "--seat",
    "seats",
    metavar="human|random|apprentice|companion|adept|expert|master",
    multiple=True,
    help="Who sits where, one for each seat.",
)
@click.option("--team", "teams", metavar="NAME|FILE", multiple=True, help="A team for each seat.")
@click.option(
    "--cards", "cards", type=click.Path(path_type=Path), metavar="FILE", multiple=True, help="Cards of your own."
)
@click.option("--ruling", "rulings", metavar="NAME=VALUE", multiple=True, help="Rule a gap otherwise.")
@click.option("--seed", type=int, help="Seed of the dice (default: by chance).")
@click.option("--load", "saved", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved match.")
@click.option("--plain", is_flag=True, help="Lines of text without boxes, for screen readers.")
@lang_option
@click.pass_obj
def command(
    settings: Settings,
    game: str | None,
    format: str | None,
    seats: tuple[str, ...],
    teams: tuple[str, ...],
    cards: tuple[Path, ...],
    rulings: tuple[str, ...],
    seed: int | None,
    saved: Path | None,
    plain: bool,
) -> None:
    """Play GAME: two people at one keyboard, or a person against a bot (default: a person first, then bots)."""
    with sign_of_life(settings.lang):
        match = prepared(game, format, teams, cards, rulings, seed, saved)
    start(match, sitters(match, list(seats)), Screen(settings.lang, (match.game.folder,), plain))


#: After so many seconds without a word a person wants to know that something is being done.
SILENCE = 0.3


@contextmanager
def sign_of_life(lang: Lang) -> Iterator[None]:
    """Say at a terminal that the match is being prepared, if that takes longer than a moment."""
    screen = Screen(lang, console=Console(stderr=True, highlight=False))
    if not screen.console.is_terminal:
        yield
        return
    timer = Timer(SILENCE, screen.tell, ("terminal-preparing", "dim"))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def prepared(
    game: str | None,
    format: str | None,
    teams: tuple[str, ...],
    cards: tuple[Path, ...],
    rulings: tuple[str, ...],
    seed: int | None,
    saved: Path | None,
) -> Match:
    """The match that was asked for, new or saved."""
    if saved is not None:
        if format or teams or cards or rulings or seed is not None:
            message = "with --load the match comes from the file: leave out --format, --team, --cards, --ruling, --seed"
            raise Misplaced(message, "terminal-load-alone")
        return load(saved, None if game is None else games.game(game))
    if game is None:
        raise Misplaced("name a game, or a saved match with --load", "terminal-which-game", known=", ".join(games.ALL))
    played = games.game(game)
    setup = setup_of(played, format, list(teams), rulings, cards)
    return Match(played, setup, chance_seed() if seed is None else seed)


def chance_seed() -> int:
    return SystemRandom().randrange(2**31)


def start(match: Match, seats: list[str], screen: Screen) -> bool:
    """Say what is played, sit down and play; tells whether the match came to its end."""
    screen.tell(
        "terminal-match",
        "dim",
        game=games.rulebook(match.game.name).title,
        format=story.format_name(match, screen.messages),
        seed=str(match.seed),
    )
    return sit_down(match, seats, screen)


def sit_down(match: Match, seats: list[str], screen: Screen) -> bool:
    # Seats that play by script are never asked: whoever sits there.
    kinds = seats + [RANDOM] * (match.table.box.seats - len(seats))
    players: list[Player | None] = [player(match, seat, kind) for seat, kind in enumerate(kinds)]
    return Session(match, players, screen, games.game, games.rulebook(match.game.name), kept_matches()).play()


def kept_matches() -> Path:
    """The folder of the matches that somebody left without saying where to save them."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "ludoteca" / "matches"


def player(match: Match, seat: int, kind: str) -> Player | None:
    """Who answers for a seat; nobody if a person does."""
    if kind == HUMAN:
        return None
    return Sitting(thinker(match.game, kind), match.seed + seat + 1)


# -- what was asked for ------------------------------------------------------------


def setup_of(
    game: Game, format: str | None, teams: list[str], rulings: tuple[str, ...], cards: tuple[Path, ...] = ()
) -> dict[str, Any]:
    """The set-up that the options describe."""
    with_teams = [each for each in game.formats if game.takes_teams(each)]
    if format is None:
        format = with_teams[0] if (teams or cards) and with_teams else game.formats[0]
    if format not in game.formats:
        known = ", ".join(game.formats)
        message = f"{game.name} has no format {format!r}; there are: {known}"
        raise Misplaced(message, "terminal-unknown-format", game=game.name, format=format, known=known)
    setup: dict[str, Any] = {"format": format, **own_cards(game, cards)}
    if cards and not teams and format in with_teams:
        message = "no team plays the cards of --cards: list them in a team or deck file, and give it with --team"
        raise Misplaced(message, "terminal-cards-alone")
    if teams:
        if format not in with_teams:
            known = ", ".join(with_teams) or "-"
            message = f"in the format {format} nobody brings a team; teams are for: {known}"
            raise Misplaced(message, "terminal-no-teams", format=format, formats=known)
        setup["teams"] = complete(game, format, [team_of(game, name) for name in teams])
    if rulings:
        setup["rulings"] = dict(ruling(each) for each in rulings)
    return setup


def own_cards(game: Game, files: tuple[Path, ...]) -> dict[str, list[Any]]:
    """The cards of somebody's own in all these files, as a set-up holds them."""
    found: dict[str, list[Any]] = {}
    for file in files:
        for place, descriptions in read_own(file, game.own_pieces).items():
            found.setdefault(place, []).extend(descriptions)
    return found


def complete(game: Game, format: str, teams: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Whoever has no team gets the first ready-made one that nobody has."""
    least, most = game.seats(format)
    if len(teams) > most:
        message = f"{len(teams)} teams for {most} players"
        raise Misplaced(message, "terminal-many-teams", given=len(teams), seats=most)
    taken = {team.get("id") for team in teams}
    free = [word for word in game.ready_teams("en") if word not in taken]
    return teams + [game.team(word) for word in free[: max(0, least - len(teams))]]


def team_of(game: Game, name: str) -> dict[str, Any]:
    """A ready-made team by its word, or the team of a file."""
    path = Path(name).expanduser()
    if name in game.ready_teams("en") or not path.is_file():
        return game.team(name)
    try:
        return game.read_team(documents.read_file(path))
    except DocumentError as error:
        raise Misplaced(f"{path}: {error}", "terminal-file", file=str(path), problem=error.problem) from error


def ruling(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise Misplaced(f"{text!r}: write a ruling as name=value", "terminal-bad-ruling", ruling=text)
    return name.strip(), value.strip()


def sitters(match: Match, words: list[str]) -> list[str]:
    """Who sits where: a person and then bots, unless it is said."""
    seats = match.table.box.seats
    if not words:
        return [HUMAN] + [RANDOM] * (seats - 1)
    found = [sitter(word) for word in words]
    for word, name in zip(words, found, strict=True):
        if not name:
            spoken = [f"{level}:{manner}" for level in known(match.game) for manner in manners(level)]
            there = ", ".join((HUMAN, *known(match.game), *spoken))
            raise Misplaced(f"{word!r}: write one of {there}", "terminal-unknown-seat", word=word, known=there)
    if len(words) != seats:
        message = f"{match.game.name} is played by {seats} players; {len(words)} were named with --seat"
        raise Misplaced(message, "terminal-seats", game=match.game.name, seats=seats, given=len(words))
    return found


def sitter(word: str) -> str:
    """Who is meant by a word of either language, with or without a manner; nothing if nobody is."""
    who, colon, manner = word.partition(":")
    name = SITTERS.get(fold(who), "")
    if not colon:
        return name
    found = CALLED_MANNERS.get(fold(manner), "")
    return f"{name}:{found}" if found in manners(name) else ""


def load(path: Path, game: Game | None = None) -> Match:
    """The match of a file, of this game if one is named."""
    try:
        data = documents.read_bytes(path)
    except DocumentError as error:
        raise Misplaced(f"{path}: {error}", "terminal-file", file=str(path), problem=error.problem) from error
    match = Match.load(data, games.game)
    if game is not None and match.game.name != game.name:
        message = f"{path} holds a match of {match.game.name}, not of {game.name}"
        values = {"file": str(path), "found": match.game.name, "wanted": game.name}
        raise SaveError(message, "terminal-of-other-game", **values)
    return match
