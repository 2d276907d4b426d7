"""Deeds one after the other, or of which one is done; and the lines that sentences make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.categories import Category
from ludoteca.cardtext.speech.chart import Chart, Result
from ludoteca.cardtext.speech.lexicon import MAIN, Lemma
from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.cardtext.speech.words import BEGUN, NAME
from ludoteca.cardtext.speech.write import Demand, Writer, Written
from ludoteca.core.effects import YOU
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of
from ludoteca.games.battle_scenes.wording.sentences import DEEDS, Definition, Said, Sentence, as_done, plain
from ludoteca.games.battle_scenes.wording.vocabulary import say

# -- chains -----------------------------------------------------------------------

JOINS = (
    ("e",),
    (",",),
    (",", "e"),
    ("e", ","),
    ("e", "então"),
    (",", "e", "então"),
    ("e", "depois"),
    (",", "então"),
    ("e", "então", ","),
    (",", "e", "então", ","),
    (",", "depois"),
    ("e", "em", "seguida"),
    (",", "e", "depois"),
    (",", "em", "seguida"),
    ("e", "depois", ","),
)
#: How alternatives are told: "A, ou B"; "escolha uma opção, (A) … (B) …".
LETTERS = [(*before, "(", letter, ")") for letter in "bcd" for before in ((), (",",), (";",), ("ou",), (",", "ou"))]
PARTS = (("ou",), (",", "ou"), *LETTERS)
AN_OPTION = ("opção", "de as opções", "de as opções a seguir", "de as seguintes opções", "de estas opções")
OPTIONS = [("escolha", "uma", *noun.split(), mark, "(", "a", ")") for noun in AN_OPTION for mark in (",", ":")]
AND_OR = ("e", "/", "ou")


class Chain(Category):
    """Deeds one after the other, joined by "e", or of which one is done: "A e B, ou C"."""

    def begins_with(self) -> Iterator[str]:
        yield "Step"

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        at += next((len(words) for words in OPTIONS if chart.texts[at : at + len(words)] == words), 0)
        begun = [step._replace(value=(step.value,)) for step in chart.read("Step", at) if step.mood & MAIN]
        while begun:
            yield from begun
            begun = [longer for head in begun for longer in self.longer(chart, head)]

    def longer(self, chart: Chart, head: Result) -> Iterator[Result]:
        for joints, join in ((JOINS, with_joined), (PARTS, with_option), ((AND_OR,), with_both)):
            for words in joints:
                if chart.texts[head.end : head.end + len(words)] == words:
                    yield from self.with_step(chart, head, head.end + len(words), join)

    def all_words(self, lang: Lang) -> tuple[str, ...]:
        return (*(word for words in OPTIONS for word in words), *"bcd", ";")

    def with_step(self, chart: Chart, head: Result, at: int, join: Join) -> Iterator[Result]:
        for step in [each for category in ("Step", "Elided Step") for each in chart.read(category, at)]:
            if not step.mood & MAIN:
                continue
            steps = join(head.value, step.value)
            if not steps:
                continue
            mentions, faults = (*head.mentions, *step.mentions), (*head.faults, *step.faults)
            yield Result(step.end, steps, cost=head.cost + step.cost, mentions=mentions, faults=faults)

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        if len(value) > 1 and value == with_both((replace(value[0], option=0),), replace(value[1], option=0)):
            return self.either_or_both(writer, value[:2], demand)
        options: list[list[t.Step]] = []
        for step in value:
            if options and step.joined:
                options[-1].append(step)
            else:
                options.append([step])
        said = [self.one_after_another(writer, option, demand) for option in options]
        if len(said) > 1:
            writer.alternatives = {option[0].option: words for option, words in zip(options, said, strict=True)}
        or_ = (",", "ou" if writer.lang == "pt" else "or")
        return Written(tuple([word for at, words in enumerate(said) for word in ((*or_, *words) if at else words)]))

    def either_or_both(self, writer: Writer, steps: Sequence[t.Step], demand: Demand) -> Written:
        """ "A e/ou B"."""
        one, other = (writer.write("Step", replace(step, option=0), demand).words for step in steps)
        and_, and_or = ("e", "e/ou") if writer.lang == "pt" else ("and", "and/or")
        writer.alternatives = {1: one, 2: other, 3: (*one, and_, *other)}
        return Written((*one, and_or, *other))

    def one_after_another(self, writer: Writer, steps: Sequence[t.Step], demand: Demand) -> tuple[str | Lemma, ...]:
        """ "A, B e C"."""
        words: tuple[str | Lemma, ...] = ()
        for at, step in enumerate(steps):
            last = "e" if writer.lang == "pt" else "and"
            joint = () if not at else (last,) if at == len(steps) - 1 else (",",)
            # A condition stands after its deed, or before it where that speaks of what the condition names.
            ways: tuple[str, ...] = ("Step", "Conditional Step") if at and step.condition is not None else ("Step",)
            before = doer_of(steps[at - 1]) if at else YOU
            if before not in (None, YOU):
                ways = ("Going On" if doer_of(step) == before else "Your Step", *ways)
            words += (*joint, *writer.either(ways, replace(step, joined=False, option=0), demand).words)
        return words

    def first_words(self, lang: Lang) -> tuple[str, ...]:
        return ()


Join = Callable[[tuple[t.Step, ...], t.Step], tuple[t.Step, ...]]


def with_joined(steps: tuple[t.Step, ...], step: t.Step) -> tuple[t.Step, ...]:
    return (*steps, replace(step, joined=True, option=steps[-1].option))


def with_option(steps: tuple[t.Step, ...], step: t.Step) -> tuple[t.Step, ...]:
    if not steps[-1].option:
        steps = tuple([replace(each, option=1) for each in steps])
    return (*steps, replace(step, option=steps[-1].option + 1))


def with_both(steps: tuple[t.Step, ...], step: t.Step) -> tuple[t.Step, ...]:
    """ "A e/ou B": A, or B, or both of them; nothing of what is longer."""
    if len(steps) != 1 or steps[0].option:
        return ()
    one = steps[0]
    both = replace(one, option=3), replace(step, option=3, joined=True)
    return replace(one, option=1), replace(step, option=2), *both


say(
    t.Step, "Elided Step", pt="{effect:Elided Effect/main}", en="{effect:Elided Effect/main}",
    make=lambda effect: t.Step(effect), unmake=lambda it: None,
)  # fmt: skip
for category in ("Elided Step", "Conditional Step"):
    say(
        t.Step, category, pt="se {condition:Condition List/future}, {step:Step}",
        en="if {condition:Condition List/indicative}, {step:Step}",
        make=lambda condition, step: replace(step, condition=condition) if step.condition is None else None,
        unmake=lambda it: ({"condition": it.condition, "step": replace(it, condition=None)} if it.condition is not None
        else None),
    )  # fmt: skip

#: "Descarrega um card": what the action itself does, at the beginning of its text.
ACTION_DOES, ACTION_NAMED = "the action", "the action by name"
say(
    t.Step, pt="{effect/indicative}", en="{effect/indicative}", unmake=lambda it: None, cost=2,
    make=lambda effect: t.Step(effect, by=ACTION_DOES) if isinstance(effect, DEEDS) else None,
)  # fmt: skip
say(
    t.Step, pt="{name:Own} {effect/indicative}", en="{name:Own} {effect/indicative}", unmake=lambda it: None,
    make=lambda name, effect: t.Step(effect, by=ACTION_NAMED) if isinstance(effect, DEEDS) else None,
)  # fmt: skip
#: The same deed where somebody else did the one before: he goes on, or you do it.
say(
    t.Step, "Going On", pt="{effect/indicative}", en="{effect/indicative}",
    make=lambda effect: t.Step(effect, by=DOING),
    unmake=lambda it: {"effect": found["effect"]} if (found := as_done(False)(it)) is not None else None,
)  # fmt: skip
say(
    t.Step, "Your Step", pt="você {effect/indicative}", en="you {effect/infinitive}",
    make=lambda effect: t.Step(effect),
    unmake=lambda it: plain(False)(it) if isinstance(it.effect, DEEDS) else None,
)  # fmt: skip
#: Who goes on doing: "o oponente compra um card e descarta um card", and "você pode comprar um card e descartar um".
DOING = "doing"
MAY_DO = "may do"
say(
    t.Step, "Elided Step", pt="{effect/infinitive}", en="{effect/infinitive}", unmake=lambda it: None,
    make=lambda effect: t.Step(effect, by=MAY_DO) if isinstance(effect, DEEDS) else None,
)  # fmt: skip
say(
    t.Step, "Elided Step", pt="{until:Until}, {step:Step}", en="{until:Until}, {step:Step}",
    make=lambda until, step: None if step.until else replace(step, until=until), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Step, "Elided Step", pt="{effect/indicative}", en="{effect/indicative}", unmake=lambda it: None,
    make=lambda effect: t.Step(effect, by=DOING) if isinstance(effect, DEEDS) else None,
)  # fmt: skip
# -- lines ------------------------------------------------------------------------


#: Words that only say that a sentence comes after the one before it.
THEN = (
    ("então", ","),
    ("depois", ","),
    ("depois", "disso", ","),
    ("em", "seguida", ","),
    ("em", "seguida"),
    ("a", "seguir", ","),
    ("por", "fim", ","),
)


class Stopped(Category):
    """Sentences with full stops between them and a mark at the end, which at the end of the line may be missing."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def begins_with(self) -> Iterator[str]:
        yield from ("Sentence", "Definition")

    def read(self, chart: Chart, at: int) -> Iterator[Result]:
        begun = [Result(at, ())]
        while begun:
            longer = []
            for head in begun:
                starts = (head.end, *(after_then(chart, head.end) if head.value else ()))
                for more in [
                    each
                    for start in starts
                    for category in ("Sentence", "Definition")
                    for each in chart.read(category, start)
                ]:
                    mentions, faults = (*head.mentions, *more.mentions), (*head.faults, *more.faults)
                    found = Result(
                        more.end,
                        (*head.value, more.value),
                        cost=head.cost + more.cost,
                        mentions=mentions,
                        faults=faults,
                    )
                    mark = chart.word(more.end)
                    if mark == self.mark:
                        yield found._replace(end=more.end + 1)
                    elif not mark and self.mark == ".":
                        yield found
                    if mark == ".":
                        longer.append(found._replace(end=more.end + 1))
                    elif ends_with_initials(chart, more.end):
                        longer.append(found)
                    elif mark != self.mark:
                        chart.missed(more.end, self.mark)
            begun = longer

    def all_words(self, lang: Lang) -> tuple[str, ...]:
        return tuple([word for words in THEN for word in words])

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written:
        words: tuple[str | Lemma, ...] = ()
        for at, each in enumerate(value):
            category = "Definition" if isinstance(each, Definition) else "Sentence"
            mark = self.mark if at == len(value) - 1 else "."
            words += (BEGUN, *writer.write(category, each, demand).words, mark)
        return Written(words)


def after_then(chart: Chart, at: int) -> tuple[int, ...]:
    return tuple([at + len(words) for words in THEN if chart.texts[at : at + len(words)] == words])


def ends_with_initials(chart: Chart, end: int) -> bool:
    """Does a known name end here whose last dot ends the sentence as well? "Agente S.H.I.E.L.D. Se o fizer, …"."""
    last = chart.words[end - 1]
    return last.sort == NAME and last.said.endswith(".")


def line(
    sentences: tuple[Sentence | Definition, ...], costs: tuple[Sentence, ...] = (), keywords: tuple[t.Keyword, ...] = ()
) -> Said:
    return Said(sentences, costs, keywords)


def as_line(it: Said) -> Fields | None:
    return (
        {"sentences": it.sentences, "costs": it.costs or None, "keywords": it.keywords or None}
        if it.sentences
        else None
    )


say(
    Said, "Action Line", pt="[{keywords:Action Keywords} -] [{costs:Costs}] {sentences:Sentences}",
    en="[{keywords:Action Keywords} -] [{costs:Costs}] {sentences:Sentences}", make=line, unmake=as_line,
)  # fmt: skip
say(
    Said, "Action Line", pt="{keywords:Action Keywords}. {sentences:Sentences}", make=line, unmake=lambda it: None,
    en="{keywords:Action Keywords}. {sentences:Sentences}",
)  # fmt: skip
say(
    Said, "Static Line", pt="[{costs:Costs}] {sentences:Sentences}", en="[{costs:Costs}] {sentences:Sentences}",
    make=line, unmake=as_line,
)  # fmt: skip
say(
    Said, "Static Line", pt="{keywords:Keywords}. {sentences:Sentences}", en="{keywords:Keywords}. "
    "{sentences:Sentences}", make=lambda keywords, sentences: Said(sentences, keywords=keywords),
    unmake=lambda it: None,
)  # fmt: skip
for sort in ("Action Line", "Static Line"):
    say(
        Said, sort, pt="{keywords:Keywords}.", en="{keywords:Keywords}.", also=("{keywords:Keywords}",),
        make=lambda keywords: Said(keywords=keywords),
        unmake=lambda it: {"keywords": it.keywords} if it == Said(keywords=it.keywords) and it.keywords else None,
    )  # fmt: skip
