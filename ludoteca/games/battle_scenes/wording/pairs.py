"""Phrases whose number, or whose beginning, is not that of their noun: two of whom the same is said, one of several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ludoteca.cardtext.speech.categories import Category
from ludoteca.cardtext.speech.chart import Chart, Result
from ludoteca.cardtext.speech.lexicon import FEMININE, MASCULINE, PLURAL, SINGULAR
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.effects import Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.wording.vocabulary import CARD, IN_PLAY


class Pair(Category):
    """Two phrases joined by "e", as a tuple; what is said of them is said of several."""

    def begins_with(self) -> Iterator[str]:
        yield "Selector"

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        for one in chart.read("Selector", at):
            if chart.word(one.end) != "e" or not is_piece(one):
                continue
            for other in chart.read("Selector", one.end + 1):
                if is_piece(other):
                    yield joined(one, other)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        raise Unsayable(value)


def is_piece(result: Result) -> bool:
    """A card of some kind, in the scene or elsewhere: no action and no player."""
    return isinstance(result.value, Selector) and bool(result.sort & (IN_PLAY | CARD))


def joined(one: Result, other: Result) -> Result:
    men = one.agreement & MASCULINE or other.agreement & MASCULINE
    return Result(
        end=other.end,
        value=(one.value, other.value),
        agreement=(MASCULINE if men else FEMININE) & PLURAL,
        sort=(one.sort | other.sort) & (IN_PLAY | CARD),
        cost=one.cost + other.cost,
        mentions=(*one.mentions, *other.mentions),
        faults=(*one.faults, *other.faults),
    )


#: How a quality begins that may be joined to another by "e".
RELATIVE = frozenset(("que", "com", "sem", "cujo", "cuja", "cujos", "cujas", "controlado", "controlados", "chamado"))


class Relative(Category):
    """A quality that begins with a word of its own: "… e que não tenha usado ações neste turno"."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return RELATIVE

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        if chart.word(at) in RELATIVE:
            yield from chart.read("Filter", at)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        raise Unsayable(value)


class Several(Category):
    """What is of a category and speaks of several: "eles"."""

    def __init__(self, category: str) -> None:
        self.category = category

    def begins_with(self) -> Iterator[str]:
        yield self.category

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        for found in chart.read(self.category, at):
            if found.agreement & PLURAL:
                yield found._replace(agreement=found.agreement & PLURAL)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        return writer.write(self.category, value, demand._replace(agreement=demand.agreement & PLURAL))


class OneOfMany(Category):
    """ "Um dos personagens que …", "um de seus personagens": the qualities of several, and yet one."""

    def first_words(self, lang: Lang) -> Iterable[str]:
        return ("um", "uma")

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        if chart.word(at) not in ("um", "uma") or chart.word(at + 1) != "de":
            return
        whose = chart.word(at + 2)
        if whose not in ("o", "os", "as", "seus", "suas"):
            return
        for found in chart.read("Kind", at + 3):
            if found.agreement & PLURAL:
                one = (MASCULINE if found.agreement & MASCULINE else FEMININE) & SINGULAR
                yield found._replace(value=(whose in ("seus", "suas"), found.value), agreement=one)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        raise Unsayable(value)
