"""The language of one game: its sayings made ready for reading and writing, and checked as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ludoteca.cardtext.errors import CardTextError, measure
from ludoteca.cardtext.speech import words
from ludoteca.cardtext.speech.categories import WORDS, Category, Clauses, Numbers, ProperNames, Said, Signed
from ludoteca.cardtext.speech.chart import Chart, Result, TooMuch
from ludoteca.cardtext.speech.discourse import Discourse, Phrases, Unresolved, settled
from ludoteca.cardtext.speech.explain import Explaining
from ludoteca.cardtext.speech.sayings import AROUND, BEFORE, BadSaying, Sayings
from ludoteca.cardtext.speech.templates import Form, Inflected, Literal, Slot
from ludoteca.cardtext.speech.words import Names, Word
from ludoteca.cardtext.speech.write import Demand, Unsayable, Writer
from ludoteca.core.rulebook import Lang


class Texts(NamedTuple):
    """A sort of text: what each of its lines is, the slots that are bound before it begins, and what the rules of the
    game make of what was read. ``said`` takes that back before it is written."""

    category: str
    slots: int = 0
    settle: Callable[[Any], Any] = lambda value: value
    said: Callable[[Any], Any] = lambda value: value


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
    ) -> None:
        self.phrases = phrases
        self.sorts = sorts or {}
        #: The language that is read; both are written.
        self.reads = reads
        self.categories: dict[str, Category] = {"Number": Numbers(), "Signed": Signed(), "Name": ProperNames("Nome")}
        for name, said in sayings.by_category.items():
            self.categories[name] = Said(name, [each for each in said if reads not in each.before], reads)
            before = name + BEFORE
            self.categories[before] = Said(before, [each for each in said if reads in each.before], reads)
        for name in sayings.by_category:
            core = self.categories.get(name.removesuffix(AROUND))
            if name.endswith(AROUND) and isinstance(core, Said):
                self.categories[core.name] = Clauses(core, core.name)
        self.categories.update(own)
        forms = [form for said in sayings.by_category.values() for each in said for form in each.all_forms(reads)]
        self.vocabulary = {text for form in forms for text in texts_of(form)} | {*WORDS[reads]}
        self._names: tuple[Mapping[str, Any], Names] = {}, Names({})
        check(sayings, self.categories)

    # -- reading ----------------------------------------------------------------

    def read(self, text: str, sort: Texts, names: Mapping[str, Any]) -> tuple[Any, ...]:
        """What each line of a text means; an error with the place if one is not understood."""
        measure(text)
        if self._names[0] is not names:
            self._names = names, Names(names)
        reading = _Reading(self, text, sort)
        return tuple([reading.line(line) for line in words.lines(words.split(text, self._names[1], self.reads))])

    # -- writing ----------------------------------------------------------------

    def write(self, values: Iterable[Any], sort: Texts, lang: Lang, names: Mapping[Any, str]) -> str:
        """A text that means this, a line for each; in the language that is read it has been read again."""
        values = tuple(values)
        try:
            text = "\n".join(self.written(sort.said(value), sort, lang, names) for value in values)
        except Unsayable as error:
            raise unsayable(error.record) from None
        if lang == self.reads:
            known = {name: meaning for meaning, name in reversed([*names.items()])}
            if self.read(text, sort, known) != values:
                raise unsayable(values)
        return text

    def written(self, value: Any, sort: Texts, lang: Lang, names: Mapping[Any, str], full: bool = False) -> str:
        writer = Writer(self.categories, lang, names, Discourse(self.phrases, sort.slots), self.reads, full)
        said = [str(word) for word in writer.write(sort.category, value, Demand()).words]
        return words.join(said) if lang == "pt" else words.join_english(said)


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
        chart = self.chart(line)
        try:
            found = [result for result in chart.read(self.sort.category, 0) if result.end == len(line)]
            if not found:
                raise self.not_understood(line, chart)
        except (TooMuch, RecursionError):
            message = "too much in one sentence; make two of it"
            raise self.error(line, message, "cards-too-deep") from None
        return found

    def chart(self, line: list[Word], lenient: bool = False) -> Chart:
        language = self.language
        return Chart(line, language.categories, language.phrases, language.reads, lenient)

    def not_understood(self, line: list[Word], chart: Chart) -> CardTextError:
        explaining = Explaining(self.text, self.language.vocabulary, self.language.sorts)
        error = explaining.unknown(line, self.language._names[0])
        if error is not None:
            return error
        lenient = self.chart(line, lenient=True)
        readings = [result for result in lenient.read(self.sort.category, 0) if result.end == len(line)]
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
        for meaning in failure.meanings:
            for result in self.results(line):
                discourse = Discourse(self.language.phrases, self.sort.slots)
                discourse.forced = {failure.mention.at: meaning}
                try:
                    readings.append(settled(result.value, result.mentions, discourse))
                except Unresolved:
                    continue
        return self.ambiguous([word], said, readings)

    def ambiguous(self, line: list[Word], said: str, readings: Sequence[Any]) -> CardTextError:
        """Both readings in full words, so that the author can say which."""
        names = {meaning: name for name, meaning in self.language._names[0].items()}
        written, reads = self.language.written, self.language.reads
        told = [written(value, self.sort, reads, names, full=True) for value in dict.fromkeys(readings)]
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


def check(sayings: Sayings, categories: Mapping[str, Category]) -> None:
    """Every slot has a category that exists, and nothing begins with itself."""
    everything = [saying for said in sayings.by_category.values() for saying in said]
    for form in [form for each in everything for form in (*each.all_forms("pt"), *each.all_forms("en"))]:
        for item in form.items:
            if isinstance(item, Slot) and item.category not in categories:
                raise BadSaying(f"there is no category {item.category!r} for {{{item.field}}}")
    begun = {name: {*category.begins_with()} for name, category in categories.items()}
    for name in begun:
        reached: set[str] = set()
        ahead = {*begun[name]}
        while ahead:
            reached |= ahead
            ahead = {further for each in ahead for further in begun.get(each, ())} - reached
        if name in reached:
            raise BadSaying(f"{name} begins with itself")
