"""Saving and loading from the prompt: whatever goes wrong is said, and the match goes on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca import __version__
from ludoteca.core.errors import SaveError
from ludoteca.core.match import Match, read_save
from ludoteca.core.problems import problem_of

if TYPE_CHECKING:
    from ludoteca.players.terminal.session import Session


def path_of(name: str) -> Path:
    return Path(name.strip()).expanduser()


def save(session: Session, name: str) -> bool:
    """Write the match to a file; another file that is no save is never written over."""
    screen = session.screen
    if not name.strip():
        screen.tell("terminal-which-file", "yellow", command="save")
        return False
    path = path_of(name)
    try:
        if path.exists() and not is_save(path):
            screen.tell("terminal-not-over", "yellow", file=str(path))
            return False
        path.write_bytes(session.match.save(__version__))
    except OSError as error:
        screen.tell("terminal-file", "yellow", file=str(path), problem=problem_of(error))
        return False
    screen.tell("terminal-saved", file=str(path))
    return True


def keep(session: Session, folder: Path) -> None:
    """Write the match to a new file of a folder, and tell where it is."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{session.match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.json"
        save(session, str(folder / name))
    except OSError as error:
        session.screen.tell("terminal-file", "yellow", file=str(folder), problem=problem_of(error))


def is_save(path: Path) -> bool:
    try:
        read_save(path.read_bytes())
    except SaveError:
        return False
    return True


def load(session: Session, name: str) -> None:
    """Go on with the match of a file; the one on the table stays if the file can't be used."""
    screen = session.screen
    if not name.strip():
        screen.tell("terminal-which-file", "yellow", command="load")
        return
    path = path_of(name)
    try:
        data = path.read_bytes()
    except OSError as error:
        screen.tell("terminal-file", "yellow", file=str(path), problem=problem_of(error))
        return
    match = Match.load(data, session.find_game)
    if match.game.name != session.match.game.name:
        screen.tell("terminal-other-game", "yellow", game=match.game.name)
        return
    session.match = match
    session.told = len(match.log)
    session.drawn = -1
    session.passed = set()
    screen.tell("terminal-loaded", file=str(path), count=len(match.choices))
