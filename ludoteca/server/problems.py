"""What the server refuses: a code for programs, and a sentence of the catalogue that says what to do."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludoteca import games
from ludoteca.core.errors import LudotecaError
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.server.protocol import Problem, RefusalTold

HOME = Path(__file__).parent
PLAYERS = CORE.parent / "players"


class Refused(LudotecaError):
    """Something that was not done. ``server-<code>`` is its message."""

    def __init__(self, code: str, status: int = 400, **values: str | int) -> None:
        super().__init__(f"refused: {code}", f"server-{code}", **values)
        self.code = code
        self.status = status
        #: Of a choice that the rules refuse.
        self.refusal: RefusalTold | None = None


@cache
def words(lang: Lang, game: str = "") -> Messages:
    """What the server says, with the words of a game."""
    rooms = [CORE, HOME, PLAYERS, CORE.parent / "scenarios"]
    return Messages([*rooms, games.game(game).folder] if game else rooms, lang)


def told(error: LudotecaError, lang: Lang, game: str = "", id: int = 0) -> Problem:
    """An error as a client gets it. Errors of the games keep their own sentence."""
    messages = words(lang, game)
    code = error.code if isinstance(error, Refused) else "refused"
    refusal = error.refusal if isinstance(error, Refused) else None
    return Problem(code, messages.error(error), id, refusal)
