"""Options and moves as text, both ways.

``field hulk#17``: the verb, then its arguments. A piece is its word and its
number; the number may be left out where the word alone is clear among what is
on offer. A piece that the deciding seat can't know is its number alone, ``#17``.
Saves and scenarios hold choices in this form.
"""

from __future__ import annotations

import re

from ludoteca.core.action import MODE, NUMBER, PIECE, SEAT
from ludoteca.core.decision import Option, Value
from ludoteca.core.errors import NotationError
from ludoteca.core.table import Table

_PIECE = re.compile(r"^(?P<word>[^#\s]*)#(?P<number>[0-9]{1,9})$")
_PLAYER = re.compile(r"^player(?P<seat>[0-9]{1,9})$")


def write(table: Table, option: Option) -> str:
    """An option as text."""
    action = table.box.actions[option[0]]
    words = [option[0]]
    for argument, value in zip(action.arguments, option[1:], strict=True):
        words.append(write_argument(table, argument.kind, value))
    return " ".join(words)


def write_argument(table: Table, kind: str, value: Value) -> str:
    if kind == PIECE:
        if value < table.box.seats:
            return f"player{value + 1}"
        return f"{known_word(table, value)}#{value}"
    if kind == SEAT:
        return f"player{value + 1}"
    if kind in (NUMBER, MODE):
        return str(value)
    word: str = table.box.game.argument_word(table, kind, value)
    return word


def known_word(table: Table, number: int) -> str:
    """The word of a piece, as far as the seat that decides may know it."""
    decision = table.decision
    if decision is not None and not table.pieces[number].known_to(decision.seat):
        return ""
    word: str = table.box.game.piece_word(table, number)
    return word


def read(table: Table, text: str, names: dict[str, int] | None = None) -> Option:
    """The option that a text means; it need not be a legal one."""
    words = text.split()
    if not words:
        raise NotationError("an empty move; write a verb and its arguments", "notation-empty")
    action = table.box.actions.get(words[0])
    if action is None:
        known = ", ".join(sorted(table.box.actions))
        raise NotationError(f"unknown verb “{words[0]}”; known: {known}", "notation-verb", word=words[0], known=known)
    if len(words) - 1 != len(action.arguments):
        wanted = " ".join([words[0], *(f"<{argument.kind}>" for argument in action.arguments)])
        raise NotationError(f"“{text}”: write “{wanted}”", "notation-arguments", text=text, wanted=wanted)
    option: Option = (action.name,)
    for argument, word in zip(action.arguments, words[1:], strict=True):
        option = (*option, read_argument(table, argument.kind, word, option, names or {}))
    return option


def read_argument(table: Table, kind: str, word: str, before: Option, names: dict[str, int]) -> Value:
    if kind == PIECE:
        return read_piece(table, word, before, names)
    if kind == SEAT:
        return read_seat(table, word)
    if kind == NUMBER:
        if not re.fullmatch(r"-?[0-9]{1,15}", word):
            raise NotationError(f"“{word}” is not a number", "notation-number", word=word)
        return int(word)
    if kind == MODE:
        return word
    if word in names:
        return table.box.game.labelled(table, kind, names[word])
    return table.box.game.read_argument(table, kind, word)


def read_seat(table: Table, word: str) -> int:
    match = _PLAYER.match(word)
    if match is None or not 1 <= int(match["seat"]) <= table.box.seats:
        raise NotationError(
            f"“{word}” is no player; write player1 to player{table.box.seats}",
            "notation-player",
            word=word,
            last=table.box.seats,
        )
    return int(match["seat"]) - 1


def read_piece(table: Table, word: str, before: Option, names: dict[str, int]) -> int:
    if word in names:
        return names[word]
    if _PLAYER.match(word):
        return read_seat(table, word)
    match = _PIECE.match(word)
    if match is not None:
        return numbered_piece(table, word, match["word"], int(match["number"]))
    return offered_piece(table, word, before)


def numbered_piece(table: Table, text: str, word: str, number: int) -> int:
    if number not in table.pieces:
        raise NotationError(f"“{text}”: there is no piece {number}", "notation-piece", text=text)
    known = known_word(table, number)
    if word and word != known:
        raise NotationError(
            f"“{text}”: piece {number} is {known or 'not known to you'}; write {known}#{number}",
            "notation-other-piece",
            text=text,
            known=f"{known}#{number}",
        )
    return number


def offered_piece(table: Table, word: str, before: Option) -> int:
    """The piece that a bare word means: one on offer, or else any of that name."""
    offered = []
    if table.decision is not None:
        at = len(before)
        for option in table.decision.options:
            if option[:at] == before and len(option) > at and option[at] in table.pieces:
                offered.append(option[at])
    matching = [number for number in dict.fromkeys(offered) if known_word(table, number) == word]
    if len(matching) == 1:
        return int(matching[0])
    if matching:
        which = ", ".join(f"{word}#{number}" for number in matching)
        raise NotationError(f"“{word}” may be any of {which}; add the number", "notation-which", word=word, which=which)
    for number in table.pieces:
        if known_word(table, number) == word:
            return number
    raise NotationError(f"no piece is called “{word}”", "notation-no-piece", word=word)
