"""Several conditions joined, and what is contrary to one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.categories import Category
from ludoteca.cardtext.speech.chart import Chart, Result
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.effects import CHOOSE, EACH, Condition, Selector
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.nouns import PHRASES

# -- several conditions -----------------------------------------------------------


class Conditions(Category):
    """One condition, or several joined by "e", or two by "ou"; of a later one the subject may be missing. Where commas
    join them, the last is joined by "e"."""

    def first_words(self, lang: Lang) -> tuple[str, ...]:
        return ()

    def begins_with(self) -> Iterator[str]:
        yield "Condition"

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun: list[Result] = [*chart.read("Condition", at)]
        listed: list[Result] = []
        while begun or listed:
            yield from begun
            heads = (*begun, *listed)
            listed = [longer for head in heads for longer in self.longer(chart, head, (",",))]
            begun = [longer for head in heads for longer in self.longer(chart, head, ("e", "ou", "nem"))]

    def longer(self, chart: Chart, head: Result, joints: Sequence[str]) -> Iterator[Result]:
        word = chart.word(head.end)
        if word not in joints:
            return
        categories = {",": ("Condition", "Elided"), "e": ("Condition", "Elided"), "ou": ("Condition",), "nem": ("Nor",)}
        for category in categories[word]:
            for more in chart.read(category, head.end + 1):
                value = joined(head.value, more.value, word)
                mood = head.mood & more.mood
                if value is not None and mood:
                    mentions, faults = (*head.mentions, *more.mentions), (*head.faults, *more.faults)
                    yield Result(
                        more.end, value, mood=mood, cost=head.cost + more.cost, mentions=mentions, faults=faults
                    )

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if not isinstance(value, t.Both | t.OneOf):
            return writer.write("Condition", value, demand)
        word = {"pt": "e" if isinstance(value, t.Both) else "ou", "en": "and" if isinstance(value, t.Both) else "or"}
        if isinstance(value.other, t.Both | t.OneOf):
            raise Unsayable(value)
        one = self.write(writer, value.one, demand)
        return Written((*one.words, word[writer.lang], *writer.write("Condition", value.other, demand).words))


def joined(one: Condition, other: Any, word: str) -> Condition | None:
    if isinstance(other, t.Is) and other.what == ELIDED:
        last = one.other if isinstance(one, t.Both) else one
        if not isinstance(last, t.Is):
            return None
        other = replace(other, what=spoken_again(last.what))
    return t.OneOf(one, other) if word == "ou" else t.Both(one, other)


def both(one: Condition, other: Condition) -> Condition:
    """Conditions joined from the left, as they are read."""
    return t.Both(both(one, other.one), other.other) if isinstance(other, t.Both) else t.Both(one, other)


def negation_of(condition: Condition | None) -> Condition | None:
    """The condition that holds where this one does not, if there are words for it."""
    if isinstance(condition, t.Is):
        return replace(condition, negated=not condition.negated)
    if isinstance(condition, t.Count) and condition.most < 0:
        return t.Count(condition.what, 0, condition.least - 1)
    if isinstance(condition, t.Count) and condition.least == 0:
        return t.Count(condition.what, condition.most + 1)
    return None


def spoken_again(selector: Selector) -> Selector:
    """The same pieces, spoken of once more."""
    return PHRASES.again(selector) if selector.how in (CHOOSE, EACH) else selector
