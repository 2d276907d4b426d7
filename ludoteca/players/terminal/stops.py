"""Automatic passes: where a person can do nothing but pass, the match goes on without asking.

Stops are a person's own: words of a step or question at which he is asked all the same, or everywhere. Where several
people share the keyboard and something is hidden, everybody is always asked: who is passed over has nothing to do, and
the others would know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.rulebook import fold
from ludoteca.core.teller import Teller
from ludoteca.core.told import Told
from ludoteca.players.terminal.drawing import trail

if TYPE_CHECKING:
    from ludoteca.players.terminal.session import Session

ALWAYS = ("always", "sempre")
NEVER = ("never", "nunca", "none", "nenhuma")
HERE = ("here", "aqui")


class Stops:
    """Where one session asks although there is nothing to do."""

    __slots__ = ("always", "words")

    def __init__(self) -> None:
        self.always = False
        #: Words of steps and questions.
        self.words: list[str] = []


def passes(session: Session, seat: int) -> bool:
    """Does the match go on without asking?"""
    told = Teller(session.match.table, seat, session.screen.messages).told()
    assert told.decision is not None
    if not told.decision.only_passing or session.stops.always:
        return False
    if session.hides and session.players.count(None) > 1:
        return False
    where = fold(place(told))
    return not any(fold(word) in where for word in session.stops.words)


def place(told: Told) -> str:
    """Where we are and what is asked, in words."""
    assert told.decision is not None
    return f"{trail(told)} › {told.decision.question}"


def command(session: Session, rest: str) -> None:
    """Show the stops, or set them: always, never, here, or words of a step or a question."""
    stops, word, told = session.stops, fold(rest), session.teller.told()
    if word in ALWAYS:
        stops.always = True
    elif word in NEVER:
        stops.always = False
        stops.words = []
    elif word in HERE:
        toggle(stops, told.trail[-1].text)
    elif rest:
        toggle(stops, rest)
    screen = session.screen
    screen.tell("terminal-stops", mode="always" if stops.always else "some" if stops.words else "none")
    for each in stops.words:
        screen.item("  - ", each)
    screen.item("  ", f"{screen.say('terminal-where')}: {place(told)}", "dim")
    screen.tell("terminal-stops-how", "dim")


def toggle(stops: Stops, word: str) -> None:
    if word in stops.words:
        stops.words.remove(word)
    else:
        stops.words.append(word)
