"""What is wrong with a line that was not understood, as helpful as can be.

First a word that nobody knows; then, if the line can be read when agreement, mood and sorts are overlooked, what was
overlooked; then the furthest place that was reached, and what was expected there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.speech.chart import Chart, Fault, Result
from ludoteca.cardtext.speech.lexicon import FUTURE, IMPERATIVE, INDICATIVE, INFINITIVE, MAIN, SUBJUNCTIVE
from ludoteca.cardtext.speech.words import WORD, Word, is_name
from ludoteca.core.errors import nearest
from ludoteca.core.rulebook import fold

#: How many of the words expected somewhere an error tells.
TOLD = 8

_MOODS = {
    IMPERATIVE: "cards-mood-imperative",
    INFINITIVE: "cards-mood-infinitive",
    INDICATIVE: "cards-mood-indicative",
    SUBJUNCTIVE: "cards-mood-indicative",
    FUTURE: "cards-mood-future",
    MAIN: "cards-mood-imperative",
}


class Explaining:
    """The words of a text, what is known, and the names of the sorts of things."""

    def __init__(self, text: str, vocabulary: Iterable[str], sorts: Mapping[int, str], open_names: bool) -> None:
        self.text = text
        self.vocabulary = frozenset(vocabulary)
        self.sorts = sorts
        self.open_names = open_names

    def unknown(self, line: Sequence[Word], names: Iterable[str]) -> CardTextError | None:
        """The first word that occurs nowhere in the sayings of the game."""
        for at, word in enumerate(line):
            named = self.open_names and is_name(word.said) and at > 0 and line[at - 1].text not in (".", ":")
            if word.sort == WORD and word.text not in self.vocabulary and not named:
                said = self.said(word)
                near = self.suggestions(said, names)
                told = ", ".join(f"“{each}”" for each in near)
                suggestion = f"; did you mean {told}?" if near else ""
                message = f"“{said}” is not understood{suggestion}"
                return self.error(
                    message, "cards-unknown-word" if near else "cards-strange-word", word, word=said, nearest=told
                )
        return None

    def suggestions(self, word: str, names: Iterable[str]) -> list[str]:
        known = sorted({*self.vocabulary, *names})
        same = [other for other in known if fold(other) == fold(word) and other != word]
        return same[:3] or nearest(word.lower(), known)

    def overlooked(self, line: Sequence[Word], readings: Sequence[Result]) -> CardTextError | None:
        """What a lenient reading has overlooked, if there is one."""
        if not readings:
            return None
        best = min(readings, key=lambda reading: reading.cost)
        return self.fault(line, min(best.faults, key=lambda fault: fault.at)) if best.faults else None

    def fault(self, line: Sequence[Word], fault: Fault) -> CardTextError:
        word = line[min(fault.at, len(line) - 1)]
        said = self.said(word)
        if fault.kind == "sort":
            wanted, found = (self.sort_names(mask) for mask in fault.sorts)
            message = f"only {wanted} can be here; “{said} …” is {found}"
            return self.error(message, "cards-sort", word, word=said, wanted=wanted, found=found)
        if fault.kind == "mood":
            message = f"“{said}” should be “{fault.better}” here"
            return self.error(message, _MOODS[fault.mood], word, word=said, better=fault.better)
        if fault.better:
            message = f"“{said}” should be “{fault.better}” here"
            return self.error(message, "cards-form", word, word=said, better=fault.better)
        before = self.said(line[fault.at - 1]) if fault.at else said
        message = f"“{said}” does not agree with “{before}”"
        return self.error(message, "cards-agreement", word, word=said, other=before)

    def sort_names(self, mask: int) -> str:
        return " / ".join(name for bit, name in self.sorts.items() if bit & mask) or "…"

    def furthest(self, line: Sequence[Word], chart: Chart) -> CardTextError:
        """How far the text was understood, and what might come there."""
        if chart.unfit[0] >= chart.furthest and chart.unfit[0]:
            last, first = chart.unfit
            message = "these words do not go together"
            return CardTextError(message, "cards-unfit", self.text, line[first].start, line[last - 1].end)
        expected = self.told(chart.expected)
        if chart.furthest >= len(line):
            message = f"the text ends too early; expected: {expected}"
            end = line[-1].end
            return CardTextError(message, "cards-too-early", self.text, end, end, expected=expected)
        word = line[chart.furthest]
        said = self.said(word)
        message = f"“{said}” does not fit here; expected: {expected}"
        return self.error(message, "cards-misfit", word, word=said, expected=expected)

    def told(self, expected: Iterable[str]) -> str:
        examples = sorted({f"“{each}”" for each in expected})
        return ", ".join(examples[:TOLD]) + (", …" if len(examples) > TOLD else "")

    def said(self, word: Word) -> str:
        return self.text[word.start : word.end]

    def error(self, message: str, message_id: str, at: Word, **values: str | int) -> CardTextError:
        return CardTextError(message, message_id, self.text, at.start, at.end, **values)
