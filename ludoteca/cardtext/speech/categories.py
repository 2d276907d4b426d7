"""What can be read at a place, and written: sayings, nouns with their qualities, lists, sentences, numbers, names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from typing import Any

from ludoteca.cardtext.speech.chart import Chart, Result, follow
from ludoteca.cardtext.speech.lexicon import ANY, EVERY_MOOD, FEMININE, MASCULINE, PLURAL, SINGULAR, Lemma
from ludoteca.cardtext.speech.sayings import AROUND, BEFORE, Saying
from ludoteca.cardtext.speech.templates import Form, Literal, Slot
from ludoteca.cardtext.speech.words import NAME, NUMBER
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer, Written
from ludoteca.core.rulebook import Lang

#: Numbers as words; the first two have a gender.
NUMBERS = ("zero", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez")
NUMBERS_EN = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Category:
    """What can be read at a place, and written."""

    sayings: Sequence[Saying] = ()

    def read(self, chart: Chart, at: int) -> Iterable[Result]:
        raise NotImplementedError

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        raise NotImplementedError

    def begins_with(self) -> Iterable[str]:
        """The categories that may stand at its beginning."""
        return ()


class Said(Category):
    """The sayings of a category, found by their first word."""

    def __init__(self, name: str, sayings: Sequence[Saying], lang: Lang) -> None:
        self.name = name
        self.sayings = sayings
        self.by_word: dict[str, list[tuple[Saying, Form]]] = {}
        self.others: list[tuple[Saying, Form]] = []
        #: One first word of each form, to tell what was expected.
        self.examples: list[str] = []
        for saying in sayings:
            for form in saying.all_forms(lang):
                self._index(saying, form)

    def _index(self, saying: Saying, form: Form) -> None:
        first = form.items[0]
        if isinstance(first, Slot):
            self.others.append((saying, form))
            return
        self.examples.append(first.word if isinstance(first, Literal) else first.lemma.form(ANY))
        for text in [first.text] if isinstance(first, Literal) else first.lemma.by_text:
            self.by_word.setdefault(text, []).append((saying, form))

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = self.by_word.get(chart.word(at), ())
        if not begun and at >= chart.furthest:
            chart.missed(at, *self.examples)
        for saying, form in (*begun, *self.others):
            yield from follow(chart, saying, form, at)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        return writer.said(self.sayings, value, demand)

    def begins_with(self) -> Iterator[str]:
        for _, form in self.others:
            first = form.items[0]
            assert isinstance(first, Slot)
            yield first.category


class Kind(Category):
    """A noun with its qualities in any order, as a tuple in the declared order: "outro aliado adjacente"."""

    def __init__(self, noun: str, quality: str, order: tuple[type, ...]) -> None:
        self.noun = noun
        self.quality = quality
        self.order = order

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(at, ())]
        begun += self.with_qualities(chart, begun, self.quality + BEFORE)
        nouns = [
            joined for before in begun for noun in chart.read(self.noun, before.end) if (joined := both(before, noun))
        ]
        for result in (*nouns, *self.with_qualities(chart, nouns, self.quality)):
            if len(set(result.value)) == len(result.value):
                yield result._replace(value=self.ordered(result.value))

    def with_qualities(self, chart: Chart, heads: list[Result], category: str) -> list[Result]:
        found: list[Result] = []
        while heads:
            longer = [(head, more) for head in heads for more in chart.read(category, head.end)]
            heads = [joined for head, more in longer if (joined := both(head, more))]
            found += heads
        return found

    def ordered(self, qualities: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(sorted(qualities, key=lambda quality: self.order.index(type(quality))))

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        """The first that is a noun, and the others where they stand in this language."""
        for noun in value:
            try:
                written = writer.write(self.noun, noun, demand)
            except Unsayable:
                continue
            rest = [each for each in value if each is not noun]
            return self.written(writer, written, rest, demand)
        raise Unsayable(value)

    def written(self, writer: Writer, noun: Written, qualities: list[Any], demand: Demand) -> Written:
        agreement, sort = noun.agreement, noun.sort
        before: tuple[str | Lemma, ...] = ()
        after: tuple[str | Lemma, ...] = ()
        for quality in qualities:
            said = writer.either((self.quality + BEFORE, self.quality), quality, demand.of(agreement, sort))
            agreement &= said.agreement
            sort &= said.sort
            if said.before:
                before += said.words
            else:
                after += said.words
        return Written((*before, *noun.words, *after), agreement, sort)

    def begins_with(self) -> Iterator[str]:
        yield from (self.quality + BEFORE, self.noun)


def both(head: Result, quality: Result) -> Result | None:
    """A noun and one quality more, if they agree and it can be said of that sort. A nearer noun would be likelier."""
    agreement, sort = head.agreement & quality.agreement, head.sort & quality.sort
    if not agreement or not sort:
        return None
    value = (*head.value, quality.value)
    cost = head.cost + quality.cost + (1 if head.mentions else 0)
    mentions, faults = (*head.mentions, *quality.mentions), (*head.faults, *quality.faults)
    return Result(
        quality.end, value, agreement, EVERY_MOOD, sort, cost, mentions, faults, head.head or quality.head
    )  # fmt: skip


class Clauses(Category):
    """What is said of one record, with what may stand around it: "se …," before, "para cada …" after."""

    def __init__(self, core: Said, record: str) -> None:
        self.core = core
        self.name = record
        self.around = record + AROUND

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(at, ())]
        wrapped = [begun[0], *self.adverbials(chart, begun, ",")]
        for before in wrapped:
            for core in self.core.read(chart, before.end):
                first = Result(core.end, before.value, cost=core.cost + before.cost)
                for whole in (first, *self.adverbials(chart, [first], "")):
                    value = with_fields(core.value, whole.value)
                    if value is not None:
                        mentions = (*before.mentions, *core.mentions, *whole.mentions)
                        faults = (*before.faults, *core.faults, *whole.faults)
                        yield Result(whole.end, value, ANY, core.mood, core.sort, whole.cost, mentions, faults)

    def adverbials(self, chart: Chart, begun: list[Result], mark: str) -> list[Result]:
        """One or more of them, each with a comma if it stands before."""
        found: list[Result] = []
        while begun:
            longer = []
            for head in begun:
                for more in chart.read(self.around, head.end):
                    end = more.end
                    if mark and chart.word(end) != mark:
                        chart.missed(end, mark)
                        continue
                    mentions, faults = (*head.mentions, *more.mentions), (*head.faults, *more.faults)
                    value, cost = (*head.value, *more.value), head.cost + more.cost
                    end += 1 if mark else 0
                    longer.append(Result(end, value, cost=cost, mentions=mentions, faults=faults))
            found += longer
            begun = longer
        return found

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        return writer.clause(self.around, self.core.sayings, value, demand)

    def begins_with(self) -> Iterator[str]:
        yield from (self.around, *self.core.begins_with())


def with_fields(record: Any, said: tuple[tuple[str, Any], ...]) -> Any:
    """A record with what is said around it; nothing if something is said twice."""
    defaults = {field.name: field.default for field in fields(record)}
    names = [name for name, _ in said]
    if len(set(names)) < len(names) or any(getattr(record, name) != defaults[name] for name in names):
        return None
    return replace(record, **dict(said)) if said else record


class Sentences(Category):
    """One or more of a category, each with a full stop, as a tuple."""

    def __init__(self, each: str) -> None:
        self.each = each

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(at, ())]
        while begun:
            longer = []
            for head in begun:
                for more in chart.read(self.each, head.end):
                    if chart.word(more.end) != ".":
                        chart.missed(more.end, ".")
                        continue
                    mentions, faults = (*head.mentions, *more.mentions), (*head.faults, *more.faults)
                    value, cost = (*head.value, more.value), head.cost + more.cost
                    longer.append(Result(more.end + 1, value, cost=cost, mentions=mentions, faults=faults))
            yield from longer
            begun = longer

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        words: tuple[str | Lemma, ...] = ()
        for each in value:
            words += (*writer.write(self.each, each, demand).words, ".")
        return Written(words)

    def begins_with(self) -> Iterator[str]:
        yield self.each


class Listed(Category):
    """Two or more of a category, or one, as a tuple: "a, b ou c"."""

    def __init__(self, each: str, pt: str, en: str, least: int = 1) -> None:
        self.each = each
        self.words = {"pt": pt, "en": en}
        self.least = least

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(one.end, (one.value,), cost=one.cost) for one in chart.read(self.each, at)]
        if self.least == 1:
            yield from begun
        while begun:
            longer = []
            for head in begun:
                mark = chart.word(head.end)
                if mark not in (",", self.words[chart.lang]):
                    chart.missed(head.end, self.words[chart.lang])
                    continue
                for more in chart.read(self.each, head.end + 1):
                    result = Result(more.end, (*head.value, more.value), cost=head.cost + more.cost)
                    if mark == ",":
                        longer.append(result)
                    else:
                        yield result
            begun = longer

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if len(value) < self.least:
            raise Unsayable(value)
        words: tuple[str | Lemma, ...] = ()
        for at, each in enumerate(value):
            mark = () if not at else (self.words[writer.lang],) if at == len(value) - 1 else (",",)
            words += (*mark, *writer.write(self.each, each, demand).words)
        return Written(words)

    def begins_with(self) -> Iterator[str]:
        yield self.each


# -- numbers and names ------------------------------------------------------------


class Numbers(Category):
    """A number, in figures or in words; ``made`` makes a record of it and ``figure`` reads that."""

    def __init__(
        self, in_words: bool = False, made: Callable[[int], Any] = int, figure: Callable[[Any], int | None] = int
    ) -> None:
        self.in_words = in_words
        self.made = made
        self.figure = figure

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        word = chart.words[at] if at < len(chart.words) else None
        if word is not None and word.sort == NUMBER and word.text.isdigit():
            number = int(word.text)
            yield Result(at + 1, self.made(number), SINGULAR if number == 1 else PLURAL)
        elif word is not None and word.text in WORDS[chart.lang]:
            number, agreement = WORDS[chart.lang][word.text]
            yield Result(at + 1, self.made(number), agreement)
        else:
            chart.missed(at, "1")

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        number = self.figure(value)
        if number is None:
            raise Unsayable(value)
        agreement = demand.agreement & (SINGULAR if number == 1 else PLURAL)
        if not agreement:
            raise Unsayable(value)
        if not self.in_words or number >= len(NUMBERS):
            return Written((str(number),), agreement)
        if writer.lang == "en":
            return Written(("a" if number == 1 else NUMBERS_EN[number],), agreement)
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

    def __init__(self, plus_only: bool = False) -> None:
        self.signs = "+" if plus_only else "+-"

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        word = chart.words[at] if at < len(chart.words) else None
        if word is not None and word.sort == NUMBER and word.text[0] in self.signs:
            yield Result(at + 1, int(word.text))
        else:
            chart.missed(at, "+1")

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        said = f"{value:+d}"
        if said[0] not in self.signs:
            raise Unsayable(value)
        return Written((said,))


class ProperNames(Category):
    """A name that was given with the text; what it means is its value."""

    def __init__(self, example: str) -> None:
        self.example = example

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
