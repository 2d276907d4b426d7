"""From records back to words, in both languages.

The first saying whose constants fit is taken; its slots give their words and what these agree with, and then its own
words take their forms. References are written by trying: the first words that the discourse would understand as what
is meant. What there are no words for is ``Unsayable``: never a text that means something else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from ludoteca.cardtext.speech.discourse import (
    ALL_SORTS,
    NEW,
    REFERENCES,
    UNKEPT,
    Discourse,
    Mention,
    Unresolved,
)
from ludoteca.cardtext.speech.lexicon import ANY, INDICATIVE, MAIN, SINGULAR, Lemma
from ludoteca.cardtext.speech.sayings import Saying
from ludoteca.cardtext.speech.templates import (
    INSIDE,
    NO_FIELD,
    NOBODY,
    OBJECT,
    PLACE,
    SUBJECT,
    Form,
    Inflected,
    Literal,
    Slot,
)
from ludoteca.core.rulebook import Lang


class Unsayable(Exception):
    """There are no words for this record, or none that would be understood as it."""

    def __init__(self, record: Any) -> None:
        super().__init__(type(record).__name__)
        self.record = record


class Written(NamedTuple):
    """Words, what they agree with, and what sort of thing they name. A lemma takes its form when its group is known."""

    words: tuple[str | Lemma, ...]
    agreement: int = ANY
    sort: int = ALL_SORTS
    #: In how many languages it stands before its noun, if it does in this one.
    before: int = 0


#: What stands before its noun in both languages.
ALWAYS_BEFORE = 2


class Demand(NamedTuple):
    """What the place demands of what is written there."""

    agreement: int = ANY
    mood: int = MAIN
    sort: int = ALL_SORTS
    role: str = OBJECT
    clause: int = -1
    gone: int = 0

    def of(self, agreement: int, sort: int) -> Demand:
        """The demand on a quality of a noun that was written so."""
        return self._replace(agreement=agreement, sort=sort, role=INSIDE)


#: How clear a reference is: by its words alone, by the sorts of things as well, or as clear as a translation can make
#: it, which says "that character" wherever the text that counts says it.
CLEAR, SORTED, FAITHFUL = 2, 1, 0


class Category(Protocol):
    """Something that can be written, by sayings or in a way of its own."""

    sayings: Sequence[Saying]

    def write(self, writer: Writer, value: Any, demand: Demand) -> Written: ...


class Writer:
    """Writes one text."""

    def __init__(
        self,
        categories: Mapping[str, Category],
        lang: Lang,
        names: Mapping[Any, str],
        discourse: Discourse,
        reads: Lang,
        care: int = CLEAR,
    ) -> None:
        self.categories = categories
        self.lang = lang
        self.names = names
        self.discourse = discourse
        #: The language that is read: in it slots are numbered in the order of the words.
        self.reads = reads
        #: How clear references have to be in the other one.
        self.care = care
        #: What may be told alone as well, by its number: the alternatives of a text.
        self.alternatives: dict[int, tuple[str | Lemma, ...]] = {}
        self._clauses = 0

    def write(self, category: str, value: Any, demand: Demand) -> Written:
        return self.categories[category].write(self, value, demand)

    def either(self, categories: Sequence[str], value: Any, demand: Demand) -> Written:
        """In the first of these categories that has words for it."""
        before = self.discourse.known, self.discourse.slots
        for category in categories:
            if category in self.categories:
                try:
                    return self.write(category, value, demand)
                except Unsayable:
                    self.discourse.known, self.discourse.slots = before
        raise Unsayable(value)

    def said(self, sayings: Sequence[Saying], value: Any, demand: Demand) -> Written:
        """By the first saying, and the first of its forms, that fits; by one that is only read if no other does."""
        before = self.discourse.known, self.discourse.slots
        usable = [
            (saying, values)
            for saying in sayings
            if (saying.of & demand.sort or self.care < CLEAR)
            and (not saying.roles or demand.role in saying.roles)
            and (values := self.values(saying, value)) is not None
        ]
        for further in (False, True) if self.lang == self.reads else (False,):
            for saying, values in usable:
                for form in saying.saying(self.lang, values, further):
                    try:
                        return self.phrase(saying, form, values, value, demand)
                    except Unsayable:
                        self.discourse.known, self.discourse.slots = before
        raise Unsayable(value)

    def clause(self, around: Sequence[Saying], sayings: Sequence[Saying], value: Any, demand: Demand) -> Written:
        """A clause with what stands before and after it; each of its fields is said once."""
        core = value
        before: list[tuple[Saying, Mapping[str, Any]]] = []
        after: list[tuple[Saying, Mapping[str, Any]]] = []
        for saying in around:
            values = saying.unmake(core)
            if values is not None and self.differs(saying, core):
                core = without(core, saying)
                (before if saying.leads else after).append((saying, values))
        words: tuple[str | Lemma, ...] = ()
        for saying, values in before:
            words += (*self.form(saying, saying.forms[self.lang][0], values, demand).words, ",")
        words += self.said(sayings, core, demand).words
        for saying, values in after:
            words += self.form(saying, saying.forms[self.lang][0], values, demand).words
        return Written(words)

    def differs(self, saying: Saying, value: Any) -> bool:
        """Does a clause say anything that this saying would say?"""
        return any(getattr(value, name) != default for name, default in said_fields(saying, value).items())

    def values(self, saying: Saying, value: Any) -> Mapping[str, Any] | None:
        """What a saying would say of a record; a reference says what it can of what it speaks of."""
        if saying.mention == NEW:
            return saying.unmake(self.discourse.phrases.placed(value, 0)) if self.is_phrase(value) else None
        if saying.mention not in REFERENCES:
            return saying.unmake(value)
        antecedent = self.discourse.named(value)
        if antecedent is None:
            return None
        return saying.unmake(antecedent.phrase)

    def is_phrase(self, value: Any) -> bool:
        return isinstance(value, self.discourse.phrases.record)

    # -- one form ---------------------------------------------------------------

    def phrase(self, saying: Saying, form: Form, values: Mapping[str, Any], value: Any, demand: Demand) -> Written:
        """A form, and what it does to the discourse if it is a noun phrase."""
        discourse = self.discourse
        if saying.scope:
            discourse.part(saying.scope)
        if not saying.mention:
            return self.form(saying, form, values, demand)
        if saying.mention in REFERENCES:
            antecedent = discourse.named(value)
            assert antecedent is not None
            agreement = demand.agreement & discourse.phrases.spoken_as(antecedent.phrase, antecedent.agreement)
            demand = demand._replace(agreement=agreement & antecedent.agreement or agreement)
        inner_first = discourse.phrases.inner_first
        if saying.mention == NEW and not inner_first:
            value = self.numbered(value)
        before = len(discourse.known)
        written = self.form(saying, form, values, demand)
        if saying.mention == NEW and inner_first:
            value = self.numbered(value)
        # In the language that is read sorts tell what a pronoun means; whoever reads the other has the words alone.
        sort = written.sort & (ALL_SORTS if self.care == CLEAR and self.lang != self.reads else demand.sort)
        mention = Mention(
            saying.mention, 0, value, written.agreement, sort,
            demand.role, demand.clause, demand.gone, saying.roles,
        )  # fmt: skip
        if saying.mention in REFERENCES:
            self.understood(mention._replace(phrase=saying.make(**values)), value, names_it=bool(values))
        else:
            meaning = discourse.phrases.again(value) if saying.mention == NEW else value
            discourse.known = (*discourse.known[:before], (mention, meaning), *discourse.known[before:])
        return written

    def numbered(self, value: Any) -> Any:
        """Would a reader give the phrase that is written now the slot that it has? One that no record keeps gets it."""
        discourse = self.discourse
        said = discourse.repeated(value)
        slot = discourse.bind() if said is None else said
        if discourse.phrases.slot(value) not in (slot, UNKEPT) and self.lang == self.reads:
            raise Unsayable(value)
        return discourse.phrases.placed(value, slot) if discourse.phrases.slot(value) == UNKEPT else value

    def understood(self, reference: Mention, value: Any, names_it: bool) -> None:
        """Would a reader take these words for this record? A translation may say "that character" as the text that
        counts does, though its own order of words would have a reader ask which."""
        before = self.discourse.known
        try:
            if self.discourse.hear(reference) == value:
                return
        except Unresolved:
            pass
        self.discourse.known = before
        if self.care != FAITHFUL or not names_it:
            raise Unsayable(value)

    def form(self, saying: Saying, form: Form, values: Mapping[str, Any], demand: Demand) -> Written:
        clause = demand.clause
        if form.has_verb:
            self._clauses += 1
            clause = self._clauses
        groups = list(form.groups)
        if form.agrees:
            groups[form.outer] &= demand.agreement
        if not all(groups):
            raise Unsayable(values)
        parts: dict[int, Written] = {}
        sort = saying.of
        for at, item in enumerate(form.items):
            if isinstance(item, Slot):
                value = self.always(item.category) if item.field == NO_FIELD else values[item.field]
                part = self.write(item.category, value, self.demand(saying, form, item, demand, groups, clause))
                parts[at] = part
                if item.group != NOBODY:
                    groups[item.group] &= part.agreement
                    if not groups[item.group]:
                        raise Unsayable(value)
                if item.head:
                    sort &= part.sort
        mood = mood_in(form, demand.mood)
        words = [word for at, item in enumerate(form.items) for word in self.spelt(item, parts.get(at), groups, mood)]
        agreement = groups[form.outer] if form.agrees else ANY
        return Written(tuple(words), agreement, sort, len(saying.before) if self.lang in saying.before else 0)

    def always(self, category: str) -> Any:
        """What a category means that has one saying."""
        return self.categories[category].sayings[0].make()

    def demand(self, saying: Saying, form: Form, item: Slot, outer: Demand, groups: list[int], clause: int) -> Demand:
        agreement = item.agreement & (ANY if item.group == NOBODY else groups[item.group])
        sort = saying.wants.get(item.field, ALL_SORTS) & (outer.sort if item.head else ALL_SORTS)
        inside = saying.mention or saying.of != ALL_SORTS
        own = form.has_verb or item.role in (SUBJECT, PLACE)
        role = INSIDE if inside and not item.head else item.role if own and not inside else outer.role
        if outer.role == INSIDE and not form.has_verb:
            role = INSIDE
        gone = saying.gone.get(item.field, 0)
        return Demand(agreement, item.mood or outer.mood, sort, role, clause, gone)

    def spelt(
        self, item: Literal | Inflected | Slot, part: Written | None, groups: list[int], mood: int
    ) -> list[str | Lemma]:
        if isinstance(item, Literal):
            return [item.word]
        if isinstance(item, Inflected):
            subject = item.group != NOBODY
            agreement = groups[item.group] if subject else SINGULAR
            if self.lang == "en" and item.sort == "verb" and not subject and not item.mood and mood != INDICATIVE:
                return [item.lemma.word]
            return [item.lemma.form(agreement, item.mood or mood)]
        assert part is not None
        agreement = ANY if item.group == NOBODY else groups[item.group]
        return [word.form(agreement) if isinstance(word, Lemma) else word for word in part.words]


def mood_in(form: Form, demanded: int) -> int:
    """The mood of a form's verbs in a place."""
    mood = form.main if demanded & MAIN else demanded
    if not mood & form.moods:
        raise Unsayable(form)
    return mood


def said_fields(saying: Saying, value: Any) -> Mapping[str, Any]:
    """The fields that a saying around a clause speaks of, with their defaults."""
    probe = dict(saying.make(**{field: None for field in saying.forms["pt"][0].fields}))
    defaults = {name: each.default for name, each in value.__dataclass_fields__.items()}
    return {name: defaults[name] for name in probe}


def without(value: Any, saying: Saying) -> Any:
    """A clause without what a saying around it says."""
    return replace(value, **said_fields(saying, value))
