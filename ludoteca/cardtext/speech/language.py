"""The language of one game: its sayings made ready for reading and writing, and checked as a whole."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, NamedTuple

from ludoteca.cardtext.errors import CardTextError, measure
from ludoteca.cardtext.speech import words
from ludoteca.cardtext.speech.categories import Category, Clauses, Said
from ludoteca.cardtext.speech.chart import Chart, Result, TooMuch
from ludoteca.cardtext.speech.discourse import Discourse, Phrases, Unresolved, settled
from ludoteca.cardtext.speech.explain import Explaining
from ludoteca.cardtext.speech.kept import Readings
from ludoteca.cardtext.speech.leaves import WORDS, Numbers, OpenNames, ProperNames, Signed
from ludoteca.cardtext.speech.lexicon import Lemma
from ludoteca.cardtext.speech.sayings import AHEAD, AROUND, BEFORE, BEHIND, BadSaying, Sayings
from ludoteca.cardtext.speech.templates import Form, Inflected, Literal, Slot
from ludoteca.cardtext.speech.words import Names, Word
from ludoteca.cardtext.speech.write import CLEAR, FAITHFUL, SORTED, Demand, Unsayable, Writer, Written
from ludoteca.core.rulebook import Lang

#: How many lines are kept as they were understood.
LINES = 200


class Texts(NamedTuple):
    """A sort of text: what each of its lines is, the slots that are bound before it begins, and what the rules of the
    game make of what was read. ``said`` takes that back before it is written."""

    category: str
    slots: int = 0
    settle: Callable[[Any], Any] = lambda value: value
    said: Callable[[Any], Any] = lambda value: value
    #: What a line begins with that goes on with the line above.
    goes_on: str = ""


class Wrong(Exception):
    """What the words say can't be: a settling rule says why."""

    def __init__(self, message: str, message_id: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.message_id = message_id
        self.values = values


class Language:
    """Reads and writes the texts of a game."""

    def __init__(
        self,
        sayings: Sayings,
        phrases: Phrases,
        own: Mapping[str, Category],
        sorts: Mapping[int, str] | None = None,
        reads: Lang = "pt",
        readings: Readings | None = None,
        unmarked: int = 0,
    ) -> None:
        self.sayings = sayings
        #: What it costs that a comma is missing after what stands before a clause; otherwise it must be there.
        self.unmarked = unmarked
        self.phrases = phrases
        self.own = own
        self.sorts = sorts or {}
        #: The language that is read; both are written.
        self.reads = reads
        #: What was read in earlier runs.
        self.readings = readings
        #: May a text use names that nobody knows?
        self.open_names = any(isinstance(each, OpenNames) for each in own.values())
        self._names: tuple[Mapping[str, Any], Names, str] = {}, Names({}), ""
        #: What the lines of a text mean that is not understood, by their sort and names: it is read anew without each
        #: of its faults. A text that is understood leaves nothing here.
        self._lines: dict[tuple[Texts, str, str], Any] = {}

    # Made when the first text needs them: where all texts were read in earlier runs, none does.

    @cached_property
    def categories(self) -> dict[str, Category]:
        """What can be read at a place, and written, by name; checked as a whole."""
        said, reads = self.sayings.by_category, self.reads
        found: dict[str, Category] = {"Number": Numbers(), "Signed": Signed(), "Name": ProperNames("Nome")}
        for name, each in said.items():
            found[name] = Said(name, [saying for saying in each if reads not in saying.before], reads)
            before = name + BEFORE
            found[before] = Said(before, [saying for saying in each if reads in saying.before], reads)
        for name in said:
            core = found[name]
            if any(name + place in said for place in (AROUND, AHEAD, BEHIND)) and isinstance(core, Said):
                found[name] = Clauses(core, said, self.unmarked)
        found.update(self.own)
        check(self.sayings, found, reads)
        return found

    @cached_property
    def firsts(self) -> dict[str, frozenset[str]]:
        """What each category may begin with."""
        return firsts(self.categories, self.reads)

    @cached_property
    def vocabulary(self) -> set[str]:
        """All words that a text may have."""
        every = [saying for said in self.sayings.by_category.values() for saying in said]
        forms = [form for saying in every for form in saying.all_forms(self.reads)]
        own = {word for category in self.own.values() for word in category.all_words(self.reads)}
        return {text for form in forms for text in texts_of(form)} | {*WORDS[self.reads]} | own

    # -- reading ----------------------------------------------------------------

    def read(self, text: str, sort: Texts, names: Mapping[str, Any]) -> tuple[Any, ...]:
        """What each line of a text means; an error with the place if one is not understood."""
        if self.readings is None:
            return self.understand(text, sort, names)
        self._know(names)
        key = self.reads, sort.category, sort.slots, sort.settle.__qualname__, self._names[2], text
        return self.readings.read(key, lambda: self.understand(text, sort, names))

    def understand(self, text: str, sort: Texts, names: Mapping[str, Any]) -> tuple[Any, ...]:
        """The same, read now, whatever is kept of earlier runs."""
        measure(text)
        self._know(names)
        reading = _Reading(self, text, sort)
        found = words.lines(words.split(text, self._names[1], self.reads), sort.goes_on)
        spelt = repr(sorted(names.items()))
        meant = tuple([self._meaning(reading, line, spelt) for line in found])
        self._lines.clear()
        return meant

    def _meaning(self, reading: _Reading, line: list[Word], spelt: str) -> Any:
        """What a line means, whatever stands in the others."""
        key = reading.sort, spelt, reading.text[line[0].start : line[-1].end]
        if key not in self._lines:
            if len(self._lines) >= LINES:
                self._lines.clear()
            self._lines[key] = reading.line(line)
        return self._lines[key]

    def _know(self, names: Mapping[str, Any]) -> None:
        """The names that the texts from now on may use, and a digest of them."""
        if self._names[0] is not names:
            told = hashlib.sha256(repr(sorted(names.items())).encode()).hexdigest()[:16] if self.readings else ""
            self._names = names, Names(names), told

    # -- writing ----------------------------------------------------------------

    def write(
        self,
        values: Iterable[Any],
        sort: Texts,
        lang: Lang,
        names: Mapping[Any, str],
        known: Mapping[str, Any] | None = None,
    ) -> str:
        """A text that means this, a line for each; in the language that is read it has been read again, with the names
        that are known there."""
        values = tuple(values)
        try:
            text = "\n".join(self.written(sort.said(value), sort, lang, names) for value in values)
        except Unsayable as error:
            raise unsayable(error.record) from None
        if lang == self.reads:
            if known is None:
                known = {name: meaning for meaning, name in reversed([*names.items()])}
            if self.understand(text, sort, known) != values:
                raise unsayable(values)
        return text

    def written(self, value: Any, sort: Texts, lang: Lang, names: Mapping[Any, str]) -> str:
        return joined(self.writing(value, sort, lang, names)[0].words, lang)

    def writing(self, value: Any, sort: Texts, lang: Lang, names: Mapping[Any, str]) -> tuple[Written, Writer]:
        """What is written, and who wrote it. In the language that nobody reads here, a reference that is less clear is
        better than no words; where its own order of words leaves none that is clear, the text that counts must be."""
        if lang == self.reads:
            return self.attempt(value, sort, lang, names, CLEAR)
        for care in (CLEAR, SORTED):
            with suppress(Unsayable):
                return self.attempt(value, sort, lang, names, care)
        self.attempt(value, sort, self.reads, names, CLEAR)
        return self.attempt(value, sort, lang, names, FAITHFUL)

    def attempt(
        self, value: Any, sort: Texts, lang: Lang, names: Mapping[Any, str], care: int
    ) -> tuple[Written, Writer]:
        writer = Writer(self.categories, lang, names, Discourse(self.phrases, sort.slots), self.reads, care)
        return writer.write(sort.category, value, Demand()), writer

    def alternatives(self, value: Any, sort: Texts, lang: Lang) -> dict[int, str]:
        """What each of the alternatives of a line says, by its number."""
        try:
            _, writer = self.writing(sort.said(value), sort, lang, {})
        except Unsayable as error:
            raise unsayable(error.record) from None
        return {number: joined(said, lang) for number, said in writer.alternatives.items()}


def joined(said: Iterable[str | Lemma], lang: Lang) -> str:
    text = [str(word) for word in said]
    return words.join(text) if lang == "pt" else words.join_english(text)


def unsayable(record: Any) -> CardTextError:
    name = type(record).__name__
    return CardTextError(f"there are no words for {name}", "cards-unsayable", record=name)


class _Reading:
    """One text on its way to records."""

    def __init__(self, language: Language, text: str, sort: Texts) -> None:
        self.language = language
        self.text = text
        self.sort = sort

    def line(self, line: list[Word]) -> Any:
        """The one thing that a line means."""
        readings: dict[Any, int] = {}
        failure: Unresolved | None = None
        for result in self.results(line):
            try:
                value = settled(result.value, result.mentions, Discourse(self.language.phrases, self.sort.slots))
            except Unresolved as unresolved:
                failure = unresolved
                continue
            readings[value] = min(result.cost, readings.get(value, result.cost))
        if not readings:
            assert failure is not None
            raise self.unresolved(line, failure)
        best = [value for value, cost in readings.items() if cost == min(readings.values())]
        if len(best) > 1:
            raise self.ambiguous(line, self.text[line[0].start : line[-1].end], best)
        return self.completed(line, best[0])

    def results(self, line: list[Word]) -> list[Result]:
        """All readings of the whole line."""
        try:
            found = self.whole(line, self.chart(line))
            if not found:
                raise self.not_understood(line)
        except (TooMuch, RecursionError):
            message = "too much in one sentence; make two of it"
            raise self.error(line, message, "cards-too-deep") from None
        return found

    def chart(self, line: list[Word], noting: bool = False, lenient: bool = False) -> Chart:
        language = self.language
        return Chart(line, language.categories, language.firsts, language.phrases, language.reads, noting, lenient)

    def whole(self, line: list[Word], chart: Chart) -> list[Result]:
        return [result for result in chart.read(self.sort.category, 0) if result.end == len(line)]

    def not_understood(self, line: list[Word]) -> CardTextError:
        """Read once more, to know why not."""
        language = self.language
        explaining = Explaining(self.text, language.vocabulary, language.sorts, language.open_names)
        error = explaining.unknown(line, self.language._names[0])
        if error is not None:
            return error
        chart = self.chart(line, noting=True)
        self.whole(line, chart)
        readings = self.whole(line, self.chart(line, noting=True, lenient=True))
        return explaining.overlooked(line, readings) or explaining.furthest(line, chart)

    def completed(self, line: list[Word], value: Any) -> Any:
        """What the rules of the game make of a line."""
        try:
            return self.sort.settle(value)
        except Wrong as wrong:
            raise self.error(line, wrong.message, wrong.message_id, **wrong.values) from None

    # -- what can't be told apart --

    def unresolved(self, line: list[Word], failure: Unresolved) -> CardTextError:
        word = line[failure.mention.at]
        said = self.text[word.start : word.end]
        if not failure.meanings:
            message = f"“{said}”: who? Nothing was named before this that it could mean"
            return self.error([word], message, "cards-no-antecedent")
        readings = []
        results = self.results(line)
        likeliest = [result for result in results if result.cost == min(each.cost for each in results)]
        for meaning in failure.meanings:
            for result in likeliest:
                discourse = Discourse(self.language.phrases, self.sort.slots)
                discourse.forced = {failure.mention.at: meaning}
                try:
                    readings.append(settled(result.value, result.mentions, discourse))
                except Unresolved:
                    continue
        return self.ambiguous([word], said, readings)

    def ambiguous(self, line: list[Word], said: str, readings: Sequence[Any]) -> CardTextError:
        """Both readings in words that mean one thing, so that the author can say which."""
        names = {meaning: name for name, meaning in self.language._names[0].items()}
        written, reads = self.language.written, self.language.reads
        told = []
        for value in dict.fromkeys(readings):
            try:
                told.append(written(value, self.sort, reads, names))
            except Unsayable:
                told.append("…")
        listed = "\n".join(f"    {number}. {each}" for number, each in enumerate(told, 1))
        message = f"“{said}” may mean {len(told)} things:\n{listed}\nSay which."
        return self.error(line, message, "cards-two-readings", word=said, count=len(told), readings=listed)

    def error(self, line: list[Word], message: str, message_id: str, **values: str | int) -> CardTextError:
        return CardTextError(message, message_id, self.text, line[0].start, line[-1].end, **values)


# -- checks of the whole ----------------------------------------------------------


def texts_of(form: Form) -> Iterator[str]:
    for item in form.items:
        if isinstance(item, Literal):
            yield item.text
        elif isinstance(item, Inflected):
            yield from item.lemma.by_text


def check(sayings: Sayings, categories: Mapping[str, Category], lang: Lang) -> None:
    """Every slot has a category that exists, and nothing begins with itself."""
    everything = [saying for said in sayings.by_category.values() for saying in said]
    for form in [form for each in everything for form in each.all_forms(lang)]:
        for item in form.items:
            if isinstance(item, Slot) and item.category not in categories:
                raise BadSaying(f"there is no category {item.category!r} for {{{item.field}}}")
    begun = {name: {*category.begins_with()} for name, category in categories.items()}
    for name in begun:
        if name in reached(name, begun):
            raise BadSaying(f"{name} begins with itself")


def reached(name: str, begun: Mapping[str, set[str]]) -> set[str]:
    """All categories that may stand at the beginning of one."""
    found: set[str] = set()
    ahead = {*begun[name]}
    while ahead:
        found |= ahead
        ahead = {further for each in ahead for further in begun.get(each, ())} - found
    return found


def firsts(categories: Mapping[str, Category], lang: Lang) -> dict[str, frozenset[str]]:
    """What each category may begin with: words and sorts of words."""
    begun = {name: {*category.begins_with()} for name, category in categories.items()}
    own = {name: frozenset(category.first_words(lang)) for name, category in categories.items()}
    return {name: own[name].union(*(own[each] for each in reached(name, begun) if each in own)) for name in categories}
