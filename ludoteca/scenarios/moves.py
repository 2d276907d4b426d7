"""How a script's words become choices.

On top of notation a script may name a die by the face it shows, ``parceiro:fist``, and the pieces that its
position labels.
"""

from __future__ import annotations

from ludoteca.core import notation
from ludoteca.core.action import PIECE
from ludoteca.core.decision import Option
from ludoteca.core.errors import NotationError
from ludoteca.core.table import Table


def read(table: Table, text: str, names: dict[str, int]) -> Option:
    """The option that a script's move means; it need not be a legal one."""
    words = text.split()
    action = table.box.actions.get(words[0]) if words else None
    if action is None or len(words) - 1 != len(action.arguments):
        return notation.read(table, text, names)
    before: Option = (action.name,)
    for at, argument in enumerate(action.arguments, 1):
        if argument.kind == PIECE and ":" in words[at] and words[at] not in names:
            words[at] = shown_piece(table, words[at], before)
        before = (*before, notation.read_argument(table, argument.kind, words[at], before, names))
    return before


def shown_piece(table: Table, text: str, before: Option) -> str:
    """The piece, by its number, that is on offer and shows this face; or else any that does."""
    word, _, face = text.partition(":")
    offered = [number for number in pieces_offered(table, before) if shows(table, number, word, face)]
    if len(offered) > 1:
        which = ", ".join(f"{word}#{number}" for number in offered)
        raise NotationError(f"“{text}” may be any of {which}; add the number", "notation-which", word=text, which=which)
    found = offered or [number for number in table.pieces if shows(table, number, word, face)]
    if not found:
        raise NotationError(f"no piece is called “{text}”", "notation-no-piece", word=text)
    return f"{word}#{found[0]}"


def pieces_offered(table: Table, before: Option) -> list[int]:
    at = len(before)
    options = () if table.decision is None else table.decision.options
    numbers = [option[at] for option in options if option[:at] == before and len(option) > at]
    return [number for number in dict.fromkeys(numbers) if number in table.pieces]


def shows(table: Table, number: int, word: str, face: str) -> bool:
    game = table.box.game
    return game.piece_word(table, number) == word and game.face_word(table, number) == face


def passing(table: Table) -> Option | None:
    """How the seat that decides lets its chance go by, if it can."""
    if table.decision is None:
        return None
    for verb in table.box.game.passing:
        if (verb,) in table.decision.options:
            return (verb,)
    return None


def names_decision(table: Table, seat: int, text: str) -> bool:
    """Does a move of the script answer the decision that is open?"""
    decision = table.decision
    if decision is None:
        return False
    verb = (text.split() or [""])[0]
    return seat in (0, decision.seat + 1) and verb in decision.verbs
