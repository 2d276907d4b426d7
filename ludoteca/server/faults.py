"""Reports of faults: what went wrong in a match that was closed for it, with its save, for whoever runs the server.

A report has no names, no tokens and nothing of the chat.
"""

from __future__ import annotations

import time
import traceback

import msgspec
from sqlalchemy import Connection, insert, select

from ludoteca import __version__
from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.server import rows
from ludoteca.server.live import Live, begin
from ludoteca.server.state import MatchStart, new_id

#: How much of what went wrong is kept.
LONGEST = 20_000


class Report(msgspec.Struct, omit_defaults=True):
    id: str
    match: str
    game: str
    at: float
    version: str
    #: The seat, and the choices that could not be played.
    seat: int
    choices: list[str]
    error: str
    trace: str
    #: How many choices were made before, and the match as far as that: ``ludoteca replay`` and the import read it.
    made: int
    save: str = ""


def report(live: Live, seat: int, choices: list[str], error: BaseException) -> Report:
    """What is known of a fault; the match is played again from its rows, since its table may be spoilt."""
    texts = live.texts()
    trace = "".join(traceback.format_exception(error))[-LONGEST:]
    said = f"{type(error).__name__}: {error}"[:500]
    match, game = live.state.id, live.state.start.game
    save = saved(live.state.start, texts)
    return Report(new_id(), match, game, time.time(), __version__, seat, choices, said, trace, len(texts), save)


def saved(start: MatchStart, texts: list[str]) -> str:
    """The save of a match after these choices; nothing where it can't be played as far as that."""
    try:
        match = begin(start)
        for text in texts:
            match.play(text)
        return match.save(__version__).decode()
    except (LudotecaError, ArithmeticError, LookupError, AttributeError, TypeError, ValueError):
        return ""


def add(connection: Connection, report: Report) -> None:
    document = msgspec.json.encode(report).decode()
    connection.execute(insert(rows.FAULT).values(id=report.id, match_id=report.match, at=report.at, document=document))


def all_reports(connection: Connection) -> list[Report]:
    """Every report, the newest first."""
    found = connection.scalars(select(rows.FAULT.c.document).order_by(rows.FAULT.c.at.desc()))
    return [decoded(document, Report) for document in found]


def load(connection: Connection, id: str) -> Report | None:
    found = connection.scalars(select(rows.FAULT.c.document).where(rows.FAULT.c.id == id)).first()
    return None if found is None else decoded(found, Report)
