"""What can be read at a place, and written: sayings, nouns with their qualities, rows, lists, sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, NamedTuple

from ludoteca.cardtext.speech.chart import FAULTY, Chart, Fault, Result, follow
from ludoteca.cardtext.speech.lexicon import ANY, Lemma
from ludoteca.cardtext.speech.sayings import AHEAD, AROUND, BEFORE, BEHIND, Saying
from ludoteca.cardtext.speech.templates import Form, Literal, Slot
from ludoteca.cardtext.speech.write import ALWAYS_BEFORE, Demand, Unsayable, Writer, Written
from ludoteca.core.rulebook import Lang


class Category(ABC):
    """What can be read at a place, and written."""

    sayings: Sequence[Saying] = ()

    @abstractmethod
    def read(self, chart: Chart, at: int) -> Iterable[Result]:
        """All that it may be, beginning here."""

    @abstractmethod
    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        """The words for a value, as its place demands them."""

    def begins_with(self) -> Iterable[str]:
        """The categories that may stand at its beginning."""
        return ()

    def first_words(self, lang: Lang) -> Iterable[str]:
        """The words that it may begin with, besides those of the categories at its beginning."""
        return ()

    def all_words(self, lang: Lang) -> Iterable[str]:
        """Its own words, besides those of sayings."""
        return ()


class Begun:
    """Forms by the word of their first item, or of their second one."""

    __slots__ = ("by_word", "examples", "open")

    def __init__(self) -> None:
        self.by_word: dict[str, list[tuple[Saying, Form]]] = {}
        #: Those of which the word is not known, because a slot stands there, or nothing.
        self.open: list[tuple[Saying, Form]] = []
        #: One word of each form, to tell what was expected.
        self.examples: list[str] = []

    def add(self, saying: Saying, form: Form, place: int) -> None:
        item = form.items[place] if place < len(form.items) else form.items[0]
        if isinstance(item, Slot):
            self.open.append((saying, form))
            return
        self.examples.append(item.word if isinstance(item, Literal) else item.lemma.form(ANY))
        for text in [item.text] if isinstance(item, Literal) else item.lemma.by_text:
            self.by_word.setdefault(text, []).append((saying, form))

    def at(self, chart: Chart, places: Collection[int]) -> Sequence[tuple[Saying, Form]]:
        """The forms whose word stands at one of these places, each once."""
        found: Sequence[tuple[Saying, Form]] = ()
        words = {chart.word(at) for at in places}
        for word in sorted(words) if len(words) > 1 else words:
            more = self.by_word.get(word, ())
            found = more if not found else [*dict.fromkeys([*found, *more])]
        if not found and chart.noting:
            chart.missed(max(places), *self.examples)
        return [*found, *self.open] if self.open else found


class Said(Category):
    """The sayings of a category, found by their first word."""

    def __init__(self, name: str, sayings: Sequence[Saying], lang: Lang) -> None:
        self.name = name
        self.sayings = sayings
        self.begun = Begun()
        #: Those that begin with a slot, by its category.
        self.others: dict[str, Begun] = {}
        for saying in sayings:
            for form in saying.all_forms(lang):
                self._index(saying, form)

    def _index(self, saying: Saying, form: Form) -> None:
        first = form.items[0]
        if isinstance(first, Slot):
            self.others.setdefault(first.category, Begun()).add(saying, form, 1)
        else:
            self.begun.add(saying, form, 0)

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        for saying, form in self.begun.at(chart, (at,)):
            yield from follow(chart, saying, form, at)
        for category, begun in self.others.items():
            ends = {result.end for result in chart.read(category, at)}
            for saying, form in begun.at(chart, ends) if ends else ():
                yield from follow(chart, saying, form, at)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        return writer.said(self.sayings, value, demand)

    def begins_with(self) -> Iterator[str]:
        yield from self.others

    def first_words(self, lang: Lang) -> Iterable[str]:
        return self.begun.by_word


class OneOf(Category):
    """What is of one of these categories; ``agreement`` is that of what says nothing of it: "FOR casas"."""

    def __init__(self, *categories: str, agreement: int = ANY) -> None:
        self.categories = categories
        self.agreement = agreement

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        for category in self.categories:
            for result in chart.read(category, at):
                yield result._replace(agreement=self.agreement) if result.agreement == ANY else result

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        written = writer.either(self.categories, value, demand)
        silent = written.agreement in (ANY, demand.agreement)
        return written._replace(agreement=written.agreement & self.agreement) if silent else written

    def begins_with(self) -> Iterator[str]:
        yield from self.categories


class Kind(Category):
    """A noun with its qualities in any order, as a tuple in the declared order: "outro aliado adjacente"."""

    def __init__(self, noun: str, quality: str, order: tuple[type, ...], once: bool = False) -> None:
        self.noun = noun
        self.quality = quality
        #: The categories that its qualities are written by.
        self.written_by: tuple[str, ...] = (quality + BEFORE, quality)
        self.order = order
        #: Is each kind of quality said once at most?
        self.once = once

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(at, ())]
        begun += self.with_qualities(chart, begun, self.quality + BEFORE)
        nouns = [
            joined
            for before in begun
            for noun in chart.read(self.noun, before.end)
            if (joined := both(before, noun, chart.lenient))
        ]
        for result in (*nouns, *self.with_qualities(chart, nouns, self.quality)):
            said = {type(each) for each in result.value} if self.once else set(result.value)
            if len(said) == len(result.value):
                yield result._replace(value=self.ordered(result.value))

    def with_qualities(self, chart: Chart, heads: list[Result], category: str) -> list[Result]:
        found: list[Result] = []
        while heads:
            longer: list[Result] = []
            for head in heads:
                more = chart.read(category, head.end)
                chart.tried(len(more))
                longer += [joined for each in more if (joined := both(head, each, chart.lenient))]
            found += longer
            heads = longer
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
        first: tuple[str | Lemma, ...] = ()
        before: tuple[str | Lemma, ...] = ()
        after: tuple[str | Lemma, ...] = ()
        for quality in qualities:
            said = writer.either(self.written_by, quality, demand.of(agreement, sort))
            agreement &= said.agreement
            sort &= said.sort
            # "Personagem punho opositor" is an "opposing fist character"; "outro" and "other" stand first.
            if said.before == ALWAYS_BEFORE:
                first += said.words
            elif said.before:
                before = (*said.words, *before)
            else:
                after += said.words
        return Written((*first, *before, *noun.words, *after), agreement, sort)

    def begins_with(self) -> Iterator[str]:
        yield from (self.quality + BEFORE, self.noun)


def both(head: Result, quality: Result, lenient: bool = False) -> Result | None:
    """A noun and one quality more, if they agree and it can be said of that sort. A nearer noun would be likelier."""
    agreement, sort = head.agreement & quality.agreement, head.sort & quality.sort
    overlooked: tuple[Fault, ...] = () if agreement else (Fault("agreement", head.end),)
    overlooked += () if sort else (Fault("sort", head.end, sorts=(quality.sort, head.sort)),)
    if overlooked and not lenient:
        return None
    cost = head.cost + quality.cost + (1 if head.mentions else 0) + FAULTY * len(overlooked)
    return Result(
        end=quality.end,
        value=(*head.value, quality.value),
        agreement=agreement or head.agreement,
        sort=sort or head.sort,
        cost=cost,
        mentions=(*head.mentions, *quality.mentions),
        faults=(*head.faults, *quality.faults, *overlooked),
        head=head.head or quality.head,
    )


class Clauses(Category):
    """What is said of one record, with what may stand around it: "se …," before, "para cada …" after."""

    def __init__(self, core: Said, said: Mapping[str, Sequence[Saying]], unmarked: int = 0) -> None:
        self.core = core
        #: What it costs that the comma is missing after what stands before; where it costs nothing it must be there.
        self.unmarked = unmarked
        self.name = core.name
        #: The categories of what may stand before it, and after it, and their sayings.
        self.before = [self.name + place for place in (AROUND, AHEAD) if self.name + place in said]
        self.after = [self.name + place for place in (AROUND, BEHIND) if self.name + place in said]
        self.around = [saying for place in (AROUND, AHEAD, BEHIND) for saying in said.get(self.name + place, ())]

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(at, ())]
        wrapped = [begun[0], *self.adverbials(chart, begun, self.before, ",")]
        for before in wrapped:
            for core in self.core.read(chart, before.end):
                first = Result(core.end, before.value, cost=core.cost + before.cost)
                for whole in (first, *self.adverbials(chart, [first], self.after, "")):
                    value = with_fields(core.value, whole.value)
                    if value is not None:
                        mentions = (*before.mentions, *core.mentions, *whole.mentions)
                        faults = (*before.faults, *core.faults, *whole.faults)
                        yield Result(whole.end, value, ANY, core.mood, core.sort, whole.cost, mentions, faults)

    def adverbials(self, chart: Chart, begun: list[Result], around: Sequence[str], mark: str) -> list[Result]:
        """One or more of them, each with a comma if it stands before."""
        found: list[Result] = []
        while begun:
            longer = []
            for head in begun:
                said = [each for category in around for each in chart.read(category, head.end)]
                chart.tried(len(said))
                for more in said:
                    end = more.end
                    marked = not mark or chart.word(end) == mark
                    if not marked:
                        chart.missed(end, mark)
                        if not self.unmarked:
                            continue
                    mentions, faults = (*head.mentions, *more.mentions), (*head.faults, *more.faults)
                    value, cost = (*head.value, *more.value), head.cost + more.cost
                    cost += 0 if marked else self.unmarked
                    end += 1 if mark and marked else 0
                    longer.append(Result(end, value, cost=cost, mentions=mentions, faults=faults))
            found += longer
            begun = longer
        return found

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        return writer.clause(self.around, self.core.sayings, value, demand)

    def begins_with(self) -> Iterator[str]:
        yield from (*self.before, *self.core.begins_with())

    def first_words(self, lang: Lang) -> Iterable[str]:
        return self.core.first_words(lang)


def with_fields(record: Any, said: tuple[tuple[str, Any], ...]) -> Any:
    """A record with what is said around it; nothing if something is said twice."""
    if not said:
        return record
    defaults = {field.name: field.default for field in fields(record)}
    names = [name for name, _ in said]
    if len(set(names)) < len(names) or any(getattr(record, name) != defaults[name] for name in names):
        return None
    return replace(record, **dict(said))


class Sentences(Category):
    """One or more of a category, each with a full stop, as a tuple."""

    def __init__(self, each: str) -> None:
        self.each = each

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(at, ())]
        while begun:
            longer = []
            for head in begun:
                said = chart.read(self.each, head.end)
                chart.tried(len(said))
                for more in said:
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


class Repeated(Category):
    """One or more of a category right after each other, as a tuple."""

    def __init__(self, each: str) -> None:
        self.each = each

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [one._replace(value=(one.value,)) for one in chart.read(self.each, at)]
        while begun:
            yield from begun
            longer: list[Result] = []
            for head in begun:
                said = chart.read(self.each, head.end)
                chart.tried(len(said))
                longer += [joined for one in said if (joined := both(head, one, chart.lenient))]
            begun = longer

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        words = [word for each in value for word in writer.write(self.each, each, demand).words]
        return Written(tuple(words))

    def begins_with(self) -> Iterator[str]:
        yield self.each


class Part(NamedTuple):
    """A part of a row that may be missing: its field and category, and the words around it in each language."""

    field: str
    category: str
    pt: str = ""
    en: str = ""
    after: str = ""
    #: The mood that it must have, or 0.
    mood: int = 0

    def words(self, lang: Lang) -> list[str]:
        return (self.pt if lang == "pt" else self.en).split()


class Row(Category):
    """Parts one after the other, each of which may be missing, but not all."""

    def __init__(
        self, parts: Sequence[Part], make: Callable[..., Any], unmake: Callable[[Any], Mapping[str, Any] | None]
    ) -> None:
        self.parts = parts
        self.make = make
        self.unmake = unmake
        #: The words before each part, in each language.
        self.words: dict[Lang, list[list[str]]] = {
            "pt": [part.words("pt") for part in parts],
            "en": [part.words("en") for part in parts],
        }

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        rows = [Result(at, ())]
        for part, words in zip(self.parts, self.words[chart.lang], strict=True):
            rows += [longer for row in rows for longer in self.with_part(chart, row, part, words)]
            chart.tried(len(rows))
        for row in rows:
            value = self.make(**dict(row.value)) if row.value else None
            if value is not None:
                yield row._replace(value=value)

    def with_part(self, chart: Chart, row: Result, part: Part, words: list[str]) -> Iterator[Result]:
        start = after_words(chart, row.end, words) if words else row.end
        for more in chart.read(part.category, start) if start >= 0 else ():
            end = after_words(chart, more.end, [part.after] if part.after else [])
            if end >= 0 and (not part.mood or part.mood & more.mood):
                mentions, faults = (*row.mentions, *more.mentions), (*row.faults, *more.faults)
                value, cost = (*row.value, (part.field, more.value)), row.cost + more.cost
                yield Result(end, value, cost=cost, mentions=mentions, faults=faults)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        values = self.unmake(value)
        words: tuple[str | Lemma, ...] = ()
        for part in self.parts if values is not None else ():
            if values is not None and values[part.field] is not None:
                asked = demand._replace(mood=part.mood) if part.mood else demand
                said = writer.write(part.category, values[part.field], asked).words
                words += (*part.words(writer.lang), *said, *([part.after] if part.after else []))
        if not words:
            raise Unsayable(value)
        return Written(words)

    def begins_with(self) -> Iterator[str]:
        yield from (part.category for part in self.parts if not part.pt)

    def first_words(self, lang: Lang) -> Iterator[str]:
        yield from (words[0] for words in self.words[lang] if words)

    def all_words(self, lang: Lang) -> Iterator[str]:
        yield from (word for words in self.words[lang] for word in words)


def after_words(chart: Chart, at: int, words: Sequence[str]) -> int:
    """Where the text goes on after these words; less than 0 if others stand there."""
    for word in words:
        if chart.word(at) != word:
            chart.missed(at, word)
            return -1
        at += 1
    return at


class Listed(Category):
    """Two or more of a category, or one, as a tuple: "a, b ou c"; with one word everywhere: "a + b + c". Those that are
    said of one noun agree with it."""

    def __init__(
        self,
        each: str,
        pt: str,
        en: str,
        least: int = 1,
        commas: bool = True,
        agreeing: bool = False,
        others: Sequence[str] = (),
    ) -> None:
        self.each = each
        self.agreeing = agreeing
        #: What may stand in place of the word, in reading.
        self.others = [other.split() for other in others]
        self.words = {"pt": pt, "en": en}
        self.least = least
        self.commas = commas

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [one._replace(value=(one.value,)) for one in self.ones(chart, at)]
        if self.least == 1:
            yield from begun
        word = self.words[chart.lang]
        while begun:
            longer = []
            for head in begun:
                mark = chart.word(head.end)
                after = head.end + 1
                for other in self.others:
                    if chart.texts[head.end : head.end + len(other)] == tuple(other):
                        mark, after = word, head.end + len(other)
                if mark != word and not (self.commas and mark == ","):
                    chart.missed(head.end, word)
                    continue
                said = self.ones(chart, after)
                chart.tried(len(said))
                found = [more for one in said if (more := both(head, one, chart.lenient))]
                if mark == word:
                    yield from found
                if mark != word or not self.commas:
                    longer += found
            begun = longer

    def ones(self, chart: Chart, at: int) -> Sequence[Result]:
        found = chart.read(self.each, at)
        return found if self.agreeing else [one._replace(agreement=ANY) for one in found]

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        demand = demand if self.agreeing else demand._replace(agreement=ANY)
        if len(value) < self.least:
            raise Unsayable(value)
        word = self.words[writer.lang]
        words: tuple[str | Lemma, ...] = ()
        for at, each in enumerate(value):
            mark = "" if not at else word if at == len(value) - 1 or not self.commas else ","
            words += (*([mark] if mark else []), *writer.write(self.each, each, demand).words)
        return Written(words)

    def begins_with(self) -> Iterator[str]:
        yield self.each

    def all_words(self, lang: Lang) -> Iterable[str]:
        return (self.words[lang], *(word for other in self.others for word in other))
