"""What is read as one word, or as a name: numbers, figures, patterns, names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ludoteca.cardtext.speech.categories import Category
from ludoteca.cardtext.speech.chart import ANYTHING, CAPITAL, FIGURE, KNOWN, Chart, Result
from ludoteca.cardtext.speech.lexicon import ANY, EVERY_MOOD, FEMININE, MASCULINE, PLURAL, SINGULAR, Lemma
from ludoteca.cardtext.speech.words import NAME, NUMBER, is_name, split
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.rulebook import Lang

#: Numbers as words; the first two have a gender.
NUMBERS = ("zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez")
NUMBERS_EN = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Numbers(Category):
    """A number, in figures or in words; ``made`` makes a record of it and ``figure`` reads that. One that does not
    count its noun ("uma ou menos bases") agrees with it in gender alone."""

    def __init__(
        self,
        in_words: bool = False,
        made: Callable[[int], Any] = int,
        figure: Callable[[Any], int | None] = int,
        counting: bool = True,
    ) -> None:
        self.in_words = in_words
        self.counting = counting
        self.made = made
        self.figure = figure

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (FIGURE, *WORDS[lang])

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        word = chart.words[at] if at < len(chart.words) else None
        if word is not None and word.sort == NUMBER and word.text.isdigit():
            number = int(word.text)
            yield Result(at + 1, self.made(number), self.agreement(SINGULAR if number == 1 else PLURAL))
        elif word is not None and word.text in WORDS[chart.lang]:
            number, agreement = WORDS[chart.lang][word.text]
            yield Result(at + 1, self.made(number), self.agreement(agreement))
        else:
            chart.missed(at, "1")

    def agreement(self, mask: int) -> int:
        """What a number agrees with: both numbers of its genders, if it does not count."""
        if self.counting:
            return mask
        return sum(gender for gender in (MASCULINE, FEMININE) if mask & gender)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        number = self.figure(value)
        if number is None:
            raise Unsayable(value)
        agreement = demand.agreement & self.agreement(SINGULAR if number == 1 else PLURAL)
        if not agreement:
            raise Unsayable(value)
        if not self.in_words or number >= len(NUMBERS):
            return Written((str(number),), agreement)
        if writer.lang == "en":
            return Written(("a" if number == 1 and self.counting else NUMBERS_EN[number],), agreement)
        return Written((NUMBER_LEMMAS[number],), agreement)


#: What each word for a number means, and what it agrees with.
WORDS: dict[Lang, dict[str, tuple[int, int]]] = {
    "pt": {
        **{word: (number, PLURAL) for number, word in enumerate(NUMBERS)},
        "um": (1, SINGULAR & MASCULINE),
        "uma": (1, SINGULAR & FEMININE),
        "dois": (2, PLURAL & MASCULINE),
        "duas": (2, PLURAL & FEMININE),
    },
    "en": {
        **{word: (number, PLURAL) for number, word in enumerate(NUMBERS_EN)},
        "a": (1, SINGULAR),
        "one": (1, SINGULAR),
    },
}
_GENDERED = {1: ("um", "uma"), 2: ("dois", "duas")}
NUMBER_LEMMAS = tuple(
    Lemma(
        word,
        [(text, gender, EVERY_MOOD) for text, gender in zip(_GENDERED[number], (MASCULINE, FEMININE), strict=True)],
    )
    if number in _GENDERED
    else Lemma(word, [(word, ANY, EVERY_MOOD)])
    for number, word in enumerate(NUMBERS)
)


class Signed(Category):
    """A figure with its sign: +1, -2; perhaps only with plus."""

    def __init__(
        self,
        plus_only: bool = False,
        made: Callable[[int], Any] = int,
        figure: Callable[[Any], int | None] = int,
    ) -> None:
        self.signs = "+" if plus_only else "+-"
        self.made = made
        self.figure = figure

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (FIGURE,)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        word = chart.words[at] if at < len(chart.words) else None
        if word is not None and word.text[0] in self.signs and word.text[1:].isdigit():
            number = int(word.text)
            yield Result(at + 1, self.made(number), SINGULAR if abs(number) == 1 else PLURAL)
        else:
            chart.missed(at, "+1")

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        number = self.figure(value)
        said = f"{number:+d}" if number is not None else "?"
        if number is None or said[0] not in self.signs:
            raise Unsayable(value)
        return Written((said,), SINGULAR if abs(number) == 1 else PLURAL)


class Pattern(Category):
    """Something that is written as one word by a pattern: 1D6. ``made`` gets the parts of the pattern."""

    def __init__(self, regex: str, example: str, made: Callable[..., Any], said: Callable[[Any], str | None]) -> None:
        self.regex = re.compile(regex)
        self.example = example
        self.made = made
        self.said = said

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (FIGURE if split(self.example)[0].sort == NUMBER else ANYTHING,)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        found = self.regex.fullmatch(chart.word(at))
        if found is not None:
            yield Result(at + 1, self.made(*found.groups()))
        else:
            chart.missed(at, self.example)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        word = self.said(value)
        if word is None:
            raise Unsayable(value)
        return Written((word,))


class OpenNames(Category):
    """A name that nobody has to know: words with a capital, and small words between them. It means itself."""

    def __init__(self, example: str, small: Iterable[str]) -> None:
        self.example = example
        self.small = frozenset(small)

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (CAPITAL,)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        said: list[str] = []
        for end in range(at, len(chart.words)):
            word = chart.words[end]
            if word.sort == NAME or is_name(word.said):
                said.append(word.said)
                yield Result(end + 1, " ".join(dict.fromkeys(said)), cost=1)
            elif said and word.text in self.small:
                said.append(word.said)
            else:
                break
        if not said:
            chart.missed(at, self.example)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if not isinstance(value, str):
            raise Unsayable(value)
        return Written((writer.names.get(value, value),))


class ProperNames(Category):
    """A name that was given with the text; what it means is its value."""

    def __init__(self, example: str) -> None:
        self.example = example

    def first_words(self, lang: Lang) -> Iterable[str]:
        return (KNOWN,)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        word = chart.words[at] if at < len(chart.words) else None
        if word is not None and word.sort == NAME:
            yield Result(at + 1, word.meaning)
        else:
            chart.missed(at, self.example)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if value not in writer.names:
            raise Unsayable(value)
        return Written((writer.names[value],))
