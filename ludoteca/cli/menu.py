"""`ludoteca` alone: the menu of games. Enter takes what is proposed; the end of the input leaves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from ludoteca import games
from ludoteca.cli import Settings, lang_option
from ludoteca.cli.play import HUMAN, chance_seed, kept_matches, load, start, team_of
from ludoteca.cli.speaking import SpeakingCommand
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.messages import LOCALES
from ludoteca.core.rulebook import Lang
from ludoteca.players.levels import known
from ludoteca.players.terminal.screen import Screen


class Gone(Exception):
    """The person left the menu."""


@click.command(cls=SpeakingCommand)
@click.option("--plain", is_flag=True, help="Lines of text without boxes, for screen readers.")
@lang_option
@click.pass_obj
def command(settings: Settings, plain: bool = False) -> None:
    """Choose a game, its format, who plays and with what, and play."""
    menu = Menu(Screen(settings.lang, plain=plain))
    try:
        lang = menu.language()
        while one_match(Menu(Screen(lang, plain=plain))):
            pass
    except Gone:
        menu.screen.tell("terminal-bye")


def one_match(menu: Menu) -> bool:
    """A new match or a saved one, as often as its players like; then the menu comes back, unless they have gone."""
    screen = menu.screen
    saved = menu.saved(saved_matches())
    if saved is not None:
        match = saved
        menu = Menu(Screen(screen.lang, (match.game.folder,), screen.plain))
        seats = [menu.sitter(match.game, seat) for seat in range(match.table.box.seats)]
    else:
        game = menu.game()
        menu = Menu(Screen(screen.lang, (game.folder,), screen.plain))
        setup, seats = menu.setup(game)
        match = Match(game, setup, chance_seed())
    while start(match, seats, menu.screen):
        if not menu.again():
            return True
        match = Match(match.game, match.setup, chance_seed())
    return False


def saved_matches() -> list[Path]:
    """The saved matches in the folder where we are and in that of the matches left, the newest first."""
    found = [path for folder in (Path.cwd(), kept_matches()) for path in folder.glob("*.json") if looks_saved(path)]
    return sorted(found, key=lambda path: -path.stat().st_mtime)[:MOST_SAVED]


def looks_saved(path: Path) -> bool:
    """Does a file begin as saves do? It is read whole only when it is chosen."""
    try:
        with path.open("rb") as file:
            return re.match(rb'\s*\{\s*"ludoteca"', file.read(100)) is not None
    except OSError:
        return False


#: How many saved matches the menu offers.
MOST_SAVED = 9

#: What whoever may sit at a table is called.
CALLED = {
    "human": "terminal-human",
    "random": "terminal-random",
    "apprentice": "terminal-apprentice",
    "companion": "terminal-companion",
    "adept": "terminal-adept",
    "expert": "terminal-expert",
    "master": "terminal-master",
}
#: Which of those who may sit down at a table is offered for the second seat: a companion.
USUAL = 3


class Menu:
    """Questions with numbered answers."""

    __slots__ = ("screen",)

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def read(self, default: int) -> str:
        line = self.screen.read(self.screen.say("terminal-default", default=default))
        if line is None or line.strip() in ("q", "quit", "sair"):
            raise Gone
        return line.strip()

    def show(self, question: str, answers: list[str]) -> None:
        self.screen.line()
        self.screen.line(question, "bold")
        for number, answer in enumerate(answers, 1):
            self.screen.item(f"{number:3}) ", answer)

    def choose(self, question: str, answers: list[str], default: int = 0) -> int:
        """The place of the answer chosen."""
        self.show(question, answers)
        while True:
            word = self.read(default + 1)
            if not word:
                return default
            if word.isdigit() and 1 <= int(word) <= len(answers):
                return int(word) - 1
            self.screen.tell("terminal-bad-choice", "yellow", word=word, last=len(answers))

    def language(self) -> Lang:
        self.screen.tell("terminal-title", "bold")
        langs: list[Lang] = list(LOCALES)
        answers = [self.screen.say("terminal-language", lang=lang) for lang in langs]
        at = self.choose(self.screen.say("terminal-choose-language"), answers, langs.index(self.screen.lang))
        return langs[at]

    def saved(self, files: list[Path]) -> Match | None:
        """A saved match to go on with, or nothing for a new one; not asked where there is none."""
        while files:
            names = [self.screen.say("terminal-resume", file=str(path)) for path in files]
            at = self.choose(self.screen.say("terminal-new-or-saved"), [self.screen.say("terminal-new"), *names])
            if at == 0:
                return None
            try:
                return load(files[at - 1])
            except LudotecaError as error:
                self.screen.error(error)
        return None

    def again(self) -> bool:
        """The same once more, with other dice?"""
        answers = [self.screen.say(id) for id in ("terminal-rematch", "terminal-menu")]
        return self.choose(self.screen.say("terminal-what-next"), answers, 1) == 0

    def game(self) -> Game:
        """One that can be played; the others are shown, since their rules can be read."""
        titles = []
        for name in games.ALL:
            title = games.rulebook(name).title
            titles.append(title if name in games.playable() else self.screen.say("terminal-not-playable", title=title))
        default = games.ALL.index(games.playable()[0])
        while True:
            at = self.choose(self.screen.say("terminal-choose-game"), titles, default)
            try:
                return games.game(games.ALL[at])
            except LudotecaError as error:
                self.screen.error(error)

    def setup(self, game: Game) -> tuple[dict[str, Any], list[str]]:
        formats = [self.screen.say(f"format-{each}") for each in game.formats]
        format = game.formats[self.choose(self.screen.say("terminal-choose-format"), formats)]
        setup: dict[str, Any] = {"format": format}
        count = self.count(game, format, setup)
        seats = [self.sitter(game, seat) for seat in range(count)]
        if game.takes_teams(format):
            setup["teams"] = [self.team(game, setup, seat) for seat in range(count)]
        return setup, seats

    def count(self, game: Game, format: str, setup: dict[str, Any]) -> int:
        """How many play; asked only where the format leaves it open."""
        if not game.takes_teams(format):
            return int(Match(game, setup, 0).table.box.seats)
        least, most = game.seats(format)
        if least == 1 or least == most:
            return least
        numbers = [str(number) for number in range(least, most + 1)]
        return least + self.choose(self.screen.say("terminal-choose-count"), numbers)

    def sitter(self, game: Game, seat: int) -> str:
        """By default a person against bots."""
        kinds = [HUMAN, *known(game)]
        answers = [self.screen.say(CALLED[kind]) for kind in kinds]
        question = self.screen.say("terminal-choose-seat", number=seat + 1)
        return kinds[self.choose(question, answers, 0 if seat == 0 else min(USUAL, len(kinds) - 1))]

    def team(self, game: Game, setup: dict[str, Any], seat: int) -> dict[str, Any]:
        """A ready-made team or a file; one that the format does not allow is refused at once."""
        ready = game.ready_teams(self.screen.lang)
        words = list(ready)
        default = seat % len(words)
        self.show(self.screen.say("terminal-choose-team", number=seat + 1), list(ready.values()))
        while True:
            word = self.read(default + 1) or str(default + 1)
            if word.isdigit() and 1 <= int(word) <= len(words):
                return game.team(words[int(word) - 1])
            if word.isdigit():
                self.screen.tell("terminal-bad-choice", "yellow", word=word, last=len(words))
                continue
            try:
                team = team_of(game, word)
                game.setup({**setup, "teams": [team, game.team(words[0])]})
            except LudotecaError as error:
                self.screen.error(error)
            else:
                return team
