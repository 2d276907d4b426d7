"""From records back to text: the part that every game shares, in both languages.

A game's renderer has a table from record type to the function that writes it. What is written in canonical
Portuguese is read as the same records.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ludoteca.cardtext.errors import CardTextError
from ludoteca.core.effects import OPPONENT, YOU, Clause, Effect

_FIRST = re.compile(r"(^|[.] |^[*/]+: |\n)([^\W\d_])")


class Renderer:
    """Writes the texts of one card, and knows what it has said: slots that are bound, clauses before this."""

    #: What is said around an effect, in this language.
    if_done: ClassVar[dict[str, str]]
    if_not_done: ClassVar[dict[str, str]]
    if_true: ClassVar[str]
    may: ClassVar[dict[str, str]]
    for_each: ClassVar[str]

    #: How each record is written; effects get the mood of their verb, too.
    effects: ClassVar[dict[type[Any], Callable[..., str]]] = {}
    parts: ClassVar[dict[type[Any], Callable[..., str]]] = {}

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.clauses: tuple[Clause, ...] = ()

    # -- to be said by the game --

    def text(self, meaning: Any) -> str:
        raise NotImplementedError

    def begins_with_verb(self, effect: Effect) -> bool:
        """Can it follow "você pode", or has it a subject of its own?"""
        raise NotImplementedError

    # -- shared --

    def write(self, record: object) -> str:
        """A condition, cost, filter, trigger or count."""
        return self._how(self.parts, record)(self, record)

    def effect(self, effect: Effect, mood: str) -> str:
        return self._how(self.effects, effect)(self, effect, mood)

    def _how(self, table: dict[type[Any], Callable[..., str]], record: object) -> Callable[..., str]:
        if type(record) not in table:
            raise self.unsayable(type(record).__name__)
        return table[type(record)]

    def unsayable(self, record: str) -> CardTextError:
        return CardTextError(f"there are no words for {record}", "cards-unsayable", record=record)


class CommonPortuguese(Renderer):
    """The shared words in Portuguese, as the common lexicon reads them."""

    if_done: ClassVar = {YOU: "se o fizer", OPPONENT: "se o fizer"}
    if_not_done: ClassVar = {YOU: "se não o fizer", OPPONENT: "se não o fizer"}
    if_true = "se"
    may: ClassVar = {YOU: "você pode", OPPONENT: "o oponente pode"}
    for_each = "para cada"


class CommonEnglish(Renderer):
    """The shared words in English."""

    if_done: ClassVar = {YOU: "if you do", OPPONENT: "if your opponent does"}
    if_not_done: ClassVar = {YOU: "if you do not", OPPONENT: "if your opponent does not"}
    if_true = "if"
    may: ClassVar = {YOU: "you may", OPPONENT: "your opponent may"}
    for_each = "for each"


def capitals(text: str) -> str:
    """A capital letter at the beginning of each sentence."""
    return _FIRST.sub(lambda found: found.group(1) + found.group(2).upper(), text)
