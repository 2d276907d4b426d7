"""What somebody chose, as the engine plays it; and why not, where it does not."""

from __future__ import annotations

from ludoteca.core import notation
from ludoteca.core.errors import LudotecaError
from ludoteca.core.rulebook import Lang
from ludoteca.players.picking import picking
from ludoteca.server import protocol
from ludoteca.server.answers import Answers
from ludoteca.server.live import Live
from ludoteca.server.problems import Refused, words


def series(live: Live, seat: int, said: protocol.Pick, lang: Lang) -> list[str]:
    """The choices by which what was picked is played, in the engine's order."""
    table = live.table_for(seat)
    open_series = picking(table)
    if open_series is None:
        raise Refused("no-series", 409)
    for text in said.choices:
        open_series.toggle(notation.read(table, text))
    end = notation.read(table, said.end) if said.end else None
    found = open_series.choices(end)
    if found is None:
        refused = Refused("series", 409, fewest=open_series.fewest, most=open_series.most)
        refused.refusal = why_not_together(live, seat, said, lang)
        raise refused
    return [notation.write(table, option) for option in found]


def why_not_together(live: Live, seat: int, said: protocol.Pick, lang: Lang) -> protocol.RefusalTold | None:
    """The rule that keeps one of several picks from following those before it; nothing if they are only too few."""
    answers = Answers(live.table_for(seat), seat, words(lang, live.state.start.game))
    imagined = picking(answers.table)
    if imagined is None:
        return None
    for text in said.choices:
        imagined.toggle(notation.read(answers.table, text))
    found = imagined.refusal() if imagined.enough else None
    return None if found is None else answers.refusal(*found)


def why_refused(live: Live, seat: int, text: str, lang: Lang) -> Refused:
    """A choice that the rules refuse, with the reason."""
    refused = Refused("illegal", 409)
    try:
        answers = Answers(live.table_for(seat), seat, words(lang, live.state.start.game))
        told = answers.why_not(protocol.WhyNot(choice=text))
        refused.refusal = told.refusals[0] if told.refusals else None
    except LudotecaError:
        refused.refusal = None
    return refused
