"""The reader: memoised, from the top, all results of a category at a place.

Values are records, so that readings that mean the same fall together by themselves. What does not agree, stands in the
wrong mood or is of the wrong sort is no result; a lenient chart takes it all the same and notes the fault, so that
``explain`` can say what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from ludoteca.cardtext.speech.discourse import ALL_SORTS, UNPLACED, Mention, Phrases
from ludoteca.cardtext.speech.lexicon import ANY, EVERY_MOOD, MAIN, SINGULAR, Lemma
from ludoteca.cardtext.speech.sayings import Saying
from ludoteca.cardtext.speech.templates import INSIDE, NO_FIELD, NOBODY, PLACE, Form, Inflected, Literal, Slot
from ludoteca.cardtext.speech.words import NAME, NUMBER, Word, is_name
from ludoteca.core.rulebook import Lang

#: How many results a line may have, and how many beginnings of them may be tried.
BUDGET = 20_000
WORK = 50_000

#: What a fault costs: the reading with the fewest is told.
FAULTY = 100


class TooMuch(Exception):
    """A line with more results than the budget has."""


class Fault(NamedTuple):
    """What a lenient chart has overlooked: at which word, and the word that it should be, or the sorts it should be."""

    kind: str
    at: int
    better: str = ""
    sorts: tuple[int, int] = (0, 0)
    mood: int = 0


class Head(NamedTuple):
    """The verb of a clause or the noun of a phrase: where it stands, and the main mood of its clause."""

    at: int
    lemma: Lemma
    main: int = 0


class Result(NamedTuple):
    """Something that was read: where it ends, what it agrees with, its mood and sort, what it means."""

    end: int
    value: Any
    agreement: int = ANY
    mood: int = EVERY_MOOD
    sort: int = ALL_SORTS
    cost: int = 0
    mentions: tuple[Mention, ...] = ()
    faults: tuple[Fault, ...] = ()
    head: Head | None = None


def cheapest(results: Iterable[Result]) -> Iterable[Result]:
    """Of the results that are alike and mean the same, one that costs least."""
    best: dict[tuple[object, ...], Result] = {}
    for result in results:
        roles = result.mentions[0].roles if result.mentions else ()
        key = result.end, result.agreement, result.mood, result.sort, result.value, roles
        known = best.get(key)
        if known is None or result.cost < known.cost:
            best[key] = result
    return best.values()


#: What a category may begin with, besides words: a figure, a known name, a word with a capital, or anything.
FIGURE, KNOWN, CAPITAL, ANYTHING = "<figure>", "<known>", "<capital>", "<anything>"


@lru_cache(4096)
def beginnings(text: str, sort: str, said: str) -> frozenset[str]:
    """The words and sorts of words that a word is."""
    found = {text, ANYTHING}
    if sort == NUMBER:
        found.add(FIGURE)
    if sort == NAME:
        found |= {KNOWN, CAPITAL}
    elif is_name(said):
        found.add(CAPITAL)
    return frozenset(found)


class Category(Protocol):
    """Something that can be read at a place."""

    def read(self, chart: Chart, at: int) -> Iterable[Result]: ...


class Chart:
    """The words of one line, and all that was read of them."""

    def __init__(
        self,
        words: Sequence[Word],
        categories: Mapping[str, Category],
        firsts: Mapping[str, frozenset[str]],
        phrases: Phrases,
        lang: Lang,
        noting: bool = True,
        lenient: bool = False,
    ) -> None:
        self.words = words
        #: The words as they are compared.
        self.texts = tuple([word.text for word in words])
        self.categories = categories
        #: What each category may begin with, and what each word is.
        self.firsts = firsts
        self.beginnings = [beginnings(word.text, word.sort, word.said) for word in words]
        self.phrases = phrases
        self.lang = lang
        #: Does it note what is missing where? Only a line that is not understood asks for that.
        self.noting = noting
        self.lenient = lenient
        self.count = 0
        self.work = 0
        #: The furthest place where something was missing, and what.
        self.furthest = 0
        self.expected: dict[str, None] = {}
        #: The furthest words that belong to a saying and mean nothing together: their end, and their beginning.
        self.unfit = (0, 0)
        self._results: dict[tuple[str, int], tuple[Result, ...]] = {}

    def read(self, category: str, at: int) -> tuple[Result, ...]:
        """All results of a category at a place; of those that mean the same, the cheapest."""
        found = self._results.get((category, at))
        if found is None and not self.noting and not self.may_begin(category, at):
            return ()
        if found is None:
            self._results[category, at] = ()
            read = [*self.counted(self.categories[category].read(self, at))]
            found = self._results[category, at] = tuple(read if len(read) < 2 else cheapest(read))
        return found

    def counted(self, results: Iterable[Result]) -> Iterator[Result]:
        """Results as they come: what would be too many is not waited for."""
        for result in results:
            self.count += 1
            if self.count > BUDGET:
                raise TooMuch
            yield result

    def tried(self, many: int) -> None:
        """So many beginnings were looked at: of what is long and may mean much there are far more than results."""
        self.work += many
        if self.work > WORK:
            raise TooMuch

    def may_begin(self, category: str, at: int) -> bool:
        """Is the word here one with which the category may begin?"""
        return at < len(self.beginnings) and not self.firsts[category].isdisjoint(self.beginnings[at])

    def word(self, at: int) -> str:
        return self.texts[at] if at < len(self.texts) else ""

    def capitals(self, at: int, text: str) -> int:
        """What it costs that a word has other capitals than it should: "CASA" is likelier the House than a tile."""
        said = self.words[at].said
        return 0 if not said or said == text or said[1:] == text[1:] else 1

    def missed(self, at: int, *wanted: str) -> None:
        """Something else was expected here."""
        if not self.noting:
            return
        if at > self.furthest:
            self.furthest = at
            self.expected = {}
        if at == self.furthest:
            self.expected.update(dict.fromkeys(wanted))


# -- one form of a saying ---------------------------------------------------------


class State(NamedTuple):
    """A form that was read up to some item."""

    end: int
    groups: tuple[int, ...]
    mood: int = EVERY_MOOD
    sort: int = ALL_SORTS
    values: tuple[tuple[str, Any], ...] = ()
    cost: int = 0
    mentions: tuple[Mention, ...] = ()
    faults: tuple[Fault, ...] = ()
    head: Head | None = None


def follow(chart: Chart, saying: Saying, form: Form, at: int) -> Iterable[Result]:
    """The results of one form that begins here."""
    begun = form.lead
    end = at + len(begun)
    if chart.texts[at:end] != begun:
        if chart.noting:
            wrong = next(place for place, text in enumerate(begun, at) if chart.word(place) != text)
            chart.missed(wrong, form.items[wrong - at].word)  # type: ignore[union-attr]
        return
    cost = saying.cost
    for place in range(at, end):
        cost += chart.capitals(place, form.items[place - at].word)  # type: ignore[union-attr]
    states = [State(end, form.groups, EVERY_MOOD if form.has_verb else form.moods, cost=cost)]
    for item in form.items[len(begun) :]:
        step = _STEPS[type(item)]
        states = [after for state in states for after in step(chart, saying, form, item, state, at)]
        if not states:
            return
        chart.tried(len(states))
    for state in states:
        result = finished(chart, saying, form, state, at)
        if result is not None:
            yield result


def finished(chart: Chart, saying: Saying, form: Form, state: State, at: int) -> Result | None:
    value = saying.make(**dict(state.values))
    if value is None:
        chart.unfit = max(chart.unfit, (state.end, at))
        return None
    agreement = state.groups[form.outer] if form.agrees else ANY
    mentions = state.mentions
    sort = state.sort & saying.of
    if saying.scope:
        mentions = (Mention(saying.scope, at, None), *mentions)
    if saying.mention:
        if saying.mention != "fixed":
            value = chart.phrases.placed(value, UNPLACED + at)
        own = Mention(saying.mention, at, value, agreement, sort, roles=saying.roles, end=state.end)
        mentions = (own, *mentions)
        return Result(state.end, value, agreement, EVERY_MOOD, sort, state.cost, mentions, state.faults, state.head)
    return Result(state.end, value, agreement, state.mood, sort, state.cost, mentions, state.faults, state.head)


def _literal(chart: Chart, saying: Saying, form: Form, item: Literal, state: State, at: int) -> Iterable[State]:
    end, groups, mood, sort, values, cost, mentions, faults, head = state
    if chart.word(end) == item.text:
        cost += chart.capitals(end, item.word)
        return (State(end + 1, groups, mood, sort, values, cost, mentions, faults, head),)
    chart.missed(state.end, item.word)
    return ()


def _inflected(chart: Chart, saying: Saying, form: Form, item: Inflected, state: State, at: int) -> Iterable[State]:
    """A form of the lemma that goes with its group, and a verb with its place."""
    readings = item.lemma.by_text.get(chart.word(state.end))
    if readings is not None and item.lemma.compound:
        longer = item.lemma.compound.get((chart.word(state.end), chart.word(state.end + 1)))
        readings = readings if longer is None else [*readings, *longer]
    if readings is None:
        if chart.noting:
            chart.missed(state.end, item.lemma.form(mask_of(state.groups, item.group)))
        return
    is_verb = item.sort == "verb"
    found = []
    for text, agreement, moods in readings:
        masks, fault = agreed(state, item.group, agreement, item, chart)
        mood = state.mood
        if is_verb and item.mood:
            if not moods & item.mood:
                fault = Fault("mood", state.end, item.lemma.form(mask_of(masks, item.group), item.mood), mood=item.mood)
        elif is_verb:
            mood &= (moods & form.moods) | (MAIN if moods & form.main else 0)
        if fault is None and mood:
            head = Head(state.end, item.lemma, form.main) if leads(item, form) else state.head
            cost = state.cost + chart.capitals(state.end, text.partition(" ")[0] if is_verb else text)
            end = state.end + (2 if " " in text and is_verb else 1)
            found.append(State(end, masks, mood, state.sort, state.values, cost, state.mentions, state.faults, head))
        elif chart.lenient and mood and fault is not None:
            faults = (*state.faults, fault)
            found.append(state._replace(end=state.end + 1, groups=masks, cost=state.cost + FAULTY, faults=faults))
    if not found and chart.noting:
        chart.missed(state.end, item.lemma.form(mask_of(state.groups, item.group)))
    yield from found


def leads(item: Inflected, form: Form) -> bool:
    """Is it the word that speaks for the whole form?"""
    return not item.mood if item.sort == "verb" else item.sort == "noun" and not form.has_verb


def agreed(
    state: State, group: int, agreement: int, item: Inflected, chart: Chart
) -> tuple[tuple[int, ...], Fault | None]:
    """The masks of the groups, narrowed by a word that belongs to one of them."""
    mask = mask_of(state.groups, group) & agreement
    if not mask:
        better = item.lemma.form(mask_of(state.groups, group), allowed_moods(item, state.end, chart))
        return state.groups, Fault("form", state.end, better)
    return (state.groups if group == NOBODY else narrowed(state.groups, group, mask)), None


def allowed_moods(item: Inflected, at: int, chart: Chart) -> int:
    """The moods in which a verb stands here, so that it is corrected in number only."""
    moods = 0
    for _, _, mood in item.lemma.by_text.get(chart.word(at), ()):
        moods |= mood
    return moods or EVERY_MOOD


def mask_of(groups: tuple[int, ...], group: int) -> int:
    """What a word must agree with; a verb without a subject is in the singular."""
    return SINGULAR if group == NOBODY else groups[group]


def narrowed(groups: tuple[int, ...], group: int, mask: int) -> tuple[int, ...]:
    return groups if groups[group] == mask else (*groups[:group], mask, *groups[group + 1 :])


def _slot(chart: Chart, saying: Saying, form: Form, item: Slot, state: State, at: int) -> Iterable[State]:
    for result in chart.read(item.category, state.end):
        faults: tuple[Fault, ...] = ()
        groups = state.groups
        agreement = result.agreement & item.agreement & (ANY if item.group == NOBODY else groups[item.group])
        if not agreement:
            faults += (number_fault(chart, result, item, groups, state.end),)
        elif item.group != NOBODY:
            groups = narrowed(groups, item.group, agreement)
        mood = state.mood if item.mood else state.mood & result.mood
        if item.mood and not result.mood & item.mood:
            faults += (mood_fault(result, item.mood, state.end),)
        wanted = saying.wants.get(item.field, ALL_SORTS)
        if not result.sort & wanted:
            faults += (Fault("sort", state.end, sorts=(wanted, result.sort)),)
        placed = placed_mentions(result.mentions, saying, form, item, state.end, at, wanted)
        if placed is None or not mood or (faults and not chart.lenient):
            chart.missed(state.end, chart.word(state.end))
            continue
        if item.field == saying.under and state.mentions:
            placed = subordinate(placed, state.mentions)
        yield State(
            end=result.end,
            groups=groups,
            mood=mood,
            sort=state.sort & result.sort if item.head else state.sort,
            values=state.values if item.field == NO_FIELD else (*state.values, (item.field, result.value)),
            cost=state.cost + result.cost + FAULTY * len(faults),
            mentions=(*state.mentions, *placed),
            faults=(*state.faults, *result.faults, *faults),
            head=state.head if item.mood else state.head or result.head,
        )


def subordinate(mentions: tuple[Mention, ...], before: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """The mentions of a clause that belongs to the one before it: they stand back behind that one's own."""
    clause = max(mention.clause for mention in before)
    return tuple([mention._replace(role=INSIDE, clause=clause) for mention in mentions])


def mood_fault(result: Result, mood: int, at: int) -> Fault:
    """The verb should be in another mood."""
    if result.head is None:
        return Fault("mood", at, mood=mood)
    wanted = result.head.main if mood == MAIN else mood
    return Fault("mood", result.head.at, result.head.lemma.form(ANY, wanted), mood=wanted)


def number_fault(chart: Chart, result: Result, item: Slot, groups: tuple[int, ...], at: int) -> Fault:
    """The noun should be in the other number; its gender it can't change. A head that fits is not to blame."""
    wanted = item.agreement & (ANY if item.group == NOBODY else groups[item.group])
    head = result.head
    if head is None or not head.lemma.agreement & wanted:
        return Fault("agreement", at)
    if any(agreement & wanted for _, agreement, _ in head.lemma.by_text.get(chart.word(head.at), ())):
        return Fault("agreement", at)
    return Fault("form", head.at, head.lemma.form(wanted))


def placed_mentions(
    mentions: tuple[Mention, ...], saying: Saying, form: Form, item: Slot, start: int, at: int, wanted: int
) -> tuple[Mention, ...] | None:
    """The mentions of a slot in the clause that this form is; nothing if one can't stand there."""
    if not mentions:
        return ()
    if form.has_verb:
        role, clause = item.role, at
    else:
        inside = saying.mention or saying.of != ALL_SORTS
        role, clause = INSIDE if inside else PLACE if item.role == PLACE else "", -1
    found = []
    for mention in mentions:
        own = mention.at == start and not mention.role
        if own and mention.roles and role and (form.has_verb or role == PLACE) and role not in mention.roles:
            return None
        if own:
            gone = saying.gone.get(item.field, 0)
            mention = mention._replace(sort=mention.sort & wanted or mention.sort, gone=gone or mention.gone)
        found.append(mention.within(role, clause))
    return tuple(found)


_STEPS: dict[type, Callable[..., Iterable[State]]] = {Literal: _literal, Inflected: _inflected, Slot: _slot}
