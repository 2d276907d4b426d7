"""Templates: how a meaning is said in one language, as a designer writes it.

    !carregar {what} em {onto}          a verb in the mood that its place demands; slots for fields
    {whom} !ganhar {power:Power}        a verb that agrees with its subject; a slot whose category is named
    {number} @Ferimento  @unidade/one   a noun, one or several; a noun in the singular
    {_:This} !sofrer Ferimentos         a slot that is no field: what it says is always the same
    outro~  um~ {filters:Kind/one}      a word that agrees with its noun; a slot that demands one, or a mood
    !controlar/indicative               a verb with a mood of its own
    [até o fim do turno]  (com|sem)     what may be left out; alternatives

A template is expanded into forms, each a row of items without brackets; the first is canonical.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, Protocol, TypeGuard

from ludoteca.cardtext.speech import words
from ludoteca.cardtext.speech.lexicon import (
    AGREEMENTS,
    ANY,
    EVERY_MOOD,
    IMPERATIVE,
    INDICATIVE,
    INFINITIVE,
    MAIN,
    MOODS,
    Lemma,
)
from ludoteca.core.rulebook import Lang

#: Where a slot stands in its clause.
SUBJECT, OBJECT, PLACE, INSIDE = "subject", "object", "place", "inside"

#: After one of these a noun is neither subject nor head.
PREPOSITIONS = frozenset(
    {"de", "em", "a", "por", "com", "sem", "para", "contra", "entre", "sobre", "até", "que"}
    | {"of", "on", "in", "to", "from", "by", "with", "at", "for", "onto", "into", "within", "as", "than", "among"}
)

#: What may stand before a number at the beginning of a noun phrase.
AT_MOST = (("até",), ("up", "to"))

#: The groups of words that agree with a noun outside the template, and with none.
OUTSIDE, NOBODY = 0, -1


#: The name of a slot that is no field.
NO_FIELD = "_"


class BadTemplate(Exception):
    """A template that can't be understood."""


class Literal(NamedTuple):
    """A word as it stands; ``text`` is what it is compared with."""

    word: str
    text: str


class Inflected(NamedTuple):
    """A lemma in the form that its group demands; a verb may have a mood of its own."""

    lemma: Lemma
    sort: str
    group: int = NOBODY
    mood: int = 0
    agreement: int = ANY


class Slot(NamedTuple):
    """A field; what it demands of what fills it, and where it stands."""

    field: str
    category: str = ""
    agreement: int = ANY
    mood: int = 0
    group: int = NOBODY
    role: str = OBJECT
    #: Does what fills it speak for the whole form: its sort, its gender and number?
    head: bool = False


Item = Literal | Inflected | Slot


class Form(NamedTuple):
    """A row of items. Words of one group agree; the masks of the groups are narrowed by their nouns from the start."""

    items: tuple[Item, ...]
    groups: tuple[int, ...]
    #: The group that speaks for the form.
    outer: int
    has_verb: bool
    #: Does it agree with what is outside: a noun phrase, a quality, a predicate?
    agrees: bool
    #: The mood that it has where it stands alone, and the moods that it can have at all.
    main: int
    moods: int
    #: The words that it begins with, as they are compared.
    lead: tuple[str, ...] = ()

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(item.field for item in self.items if isinstance(item, Slot) and item.field != NO_FIELD)


_SLOT = re.compile(r"\{(\w+)")


def slots_in(template: str) -> list[str]:
    """The fields that a template has slots for; brackets that do not close are an error."""
    for one, other in ("[]", "()", "{}"):
        if template.count(one) != template.count(other):
            raise BadTemplate(f"{template!r}: a bracket is not closed")
    return [field for field in _SLOT.findall(template) if field != NO_FIELD]


# -- from a template to rows of words -------------------------------------------------

_TOKEN = re.compile(r"\{[^{}]*\}|[\[\](|)]|[.,:;]|[^\s\[\](|){}.,:;]+")


def expand(template: str) -> list[list[str]]:
    """Every row of tokens that a template stands for, with what may be left out first in."""
    tokens = _TOKEN.findall(template)
    rows, rest = _row(tokens, 0)
    if rest != len(tokens):
        raise BadTemplate(f"{template!r}: a bracket closes that was not opened")
    return rows


def _row(tokens: list[str], at: int) -> tuple[list[list[str]], int]:
    rows: list[list[str]] = [[]]
    while at < len(tokens) and tokens[at] not in ("]", ")", "|"):
        options, at = _part(tokens, at)
        rows = [[*row, *option] for row in rows for option in options]
    return rows, at


def _part(tokens: list[str], at: int) -> tuple[list[list[str]], int]:
    token = tokens[at]
    if token not in ("[", "("):
        return [[token]], at + 1
    closing = "]" if token == "[" else ")"
    options: list[list[str]] = []
    while True:
        found, at = _row(tokens, at + 1)
        options += found
        if at >= len(tokens):
            raise BadTemplate(f"{' '.join(tokens)!r}: a bracket is not closed")
        if tokens[at] == closing:
            return [*options, *([[]] if token == "[" else [])], at + 1


# -- from a row to a form ---------------------------------------------------------


class Grammar(Protocol):
    """What a template must be told of the language it belongs to."""

    #: The categories of noun phrases, and of numbers that stand before nouns.
    phrases: frozenset[str]
    numbers: frozenset[str]
    #: The categories of what is said of a subject: "está ferida".
    predicates: frozenset[str]
    #: Is this one of them, so that its verb has a subject outside?
    is_predicate: bool
    lang: Lang

    def lemma(self, sort: str, word: str) -> Lemma: ...

    def category(self, field: str, named: str) -> str:
        """The category of a slot: the named one, or what follows from the field."""


def forms_of(template: str, grammar: Grammar, alone: int = 0) -> list[Form]:
    """The forms of a template; ``alone`` is the mood that they have where they stand alone."""
    return [_Grouping([*_items(row, grammar)], grammar).form(alone) for row in expand(template) if row]


def _items(row: list[str], grammar: Grammar) -> Iterator[Item]:
    for token in row:
        if token.startswith("{"):
            yield _slot(token, grammar)
        elif token.startswith("!") and len(token) > 1:
            word, _, mood = token[1:].partition("/")
            yield Inflected(grammar.lemma("verb", word), "verb", mood=MOODS[mood] if mood else 0)
        elif token.startswith("@"):
            word, _, number = token[1:].partition("/")
            yield Inflected(grammar.lemma("noun", word), "noun", agreement=AGREEMENTS[number] if number else ANY)
        elif token.endswith("~"):
            yield Inflected(grammar.lemma("adjective", token[:-1]), "adjective")
        else:
            yield from literals(token, grammar.lang)


@cache
def literals(token: str, lang: Lang) -> tuple[Literal, ...]:
    """The words of a token as they are compared: a contraction is two; "-se" and "'s" hang on the word before them."""
    if token.startswith(("-", "'")) and len(token) > 1:
        return (Literal(token, token),)
    parts = [word.text for word in words.split(token, lang=lang)]
    return (Literal(token, parts[0]),) if len(parts) == 1 else tuple(Literal(part, part) for part in parts)


def _slot(token: str, grammar: Grammar) -> Slot:
    said, _, demand = token[1:-1].partition("/")
    field, _, named = said.partition(":")
    if demand and demand not in MOODS and demand not in AGREEMENTS:
        raise BadTemplate(f"{token}: nothing can demand {demand!r}")
    return Slot(field, grammar.category(field, named), AGREEMENTS.get(demand, ANY), MOODS.get(demand, 0))


#: What may stand between "que" and its verb: "que ainda não tenham".
ADVERBS = frozenset({"não", "já", "ainda"})


class _Grouping:
    """Finds which words of a row agree with each other.

    A noun or a noun phrase leads a group. Numbers, articles and adjectives right before it belong to it; other
    adjectives belong to the noun before them, or to one outside. A verb belongs to its subject, the noun phrase before
    it that follows no preposition; after *que* and *that* to the noun outside, after *there* to the one behind it;
    otherwise to nobody.
    """

    def __init__(self, items: list[Item], grammar: Grammar) -> None:
        self.items = items
        self.grammar = grammar
        self.leaders = [at for at in range(len(items)) if self.leads(at)]
        self.masks = [ANY] * (len(self.leaders) + 1)
        self.number_of = {at: number for number, at in enumerate(self.leaders, 1)}
        for at, number in self.number_of.items():
            leader = items[at]
            if isinstance(leader, Inflected):
                self.masks[number] = leader.lemma.agreement & leader.agreement
        self.verb = next((at for at, item in enumerate(items) if is_verb(item) and not item.mood), None)

    def leads(self, at: int) -> bool:
        item = self.items[at]
        if isinstance(item, Slot):
            return item.category in self.grammar.phrases
        return isinstance(item, Inflected) and item.sort == "noun"

    def form(self, alone: int) -> Form:
        free = [at for at in self.leaders if not self.after_preposition(at)]
        before = [at for at in free if self.verb is not None and at < self.verb]
        subject = before[-1] if before else 0 if self.verb is None and 0 in free else None
        told = free and any(is_verb(item) for item in self.items[: free[0]])
        head = free[0] if free and self.verb is None and not told else None
        main = alone or (IMPERATIVE if subject is None else INDICATIVE)
        moods = EVERY_MOOD if subject is None or self.verb is None else EVERY_MOOD & ~INFINITIVE
        items = tuple(self.placed(at, subject, head) for at in range(len(self.items)))
        outer = OUTSIDE if head is None else self.number_of[head]
        if self.verb is None and alone:
            moods = alone | MAIN
        agrees = self.verb is None or self.grammar.is_predicate
        first = next((at for at, item in enumerate(items) if not isinstance(item, Literal)), len(items))
        lead = tuple([item.text for item in items[:first] if isinstance(item, Literal)])
        return Form(items, tuple(self.masks), outer, self.verb is not None, agrees, main, moods, lead)

    def placed(self, at: int, subject: int | None, head: int | None) -> Item:
        """An item with its group, and a slot with its role."""
        item = self.items[at]
        if isinstance(item, Inflected):
            return item._replace(group=self.group_of(at))
        if isinstance(item, Slot):
            role = SUBJECT if at == subject else PLACE if self.after_preposition(at) else OBJECT
            return item._replace(group=self.group_of(at), role=role, head=at == head)
        return item

    def group_of(self, at: int) -> int:
        item = self.items[at]
        if at in self.number_of:
            return self.number_of[at]
        if is_verb(item):
            said = [item.text if isinstance(item, Literal) else "" for item in self.items[:at]]
            before = [word for word in said if word not in ADVERBS]
            relative = before[-1:] in (["que"], ["that"])
            own = self.told_after(at) if said[-1:] == ["there"] else self.own_subject(at)
            if own is not None:
                return self.number_of[own]
            return self.noun_before(at, OUTSIDE if relative or self.grammar.is_predicate else NOBODY)
        if self.agrees(at) and (noun := self.noun_after(at)) is not None:
            return self.number_of[noun]
        said_of = isinstance(item, Slot) and item.category in self.grammar.predicates
        return NOBODY if isinstance(item, Slot) and not said_of else self.noun_before(at, OUTSIDE)

    def own_subject(self, at: int) -> int | None:
        """ "Que personagens usarem": the subject of a verb within a quality stands between "que" and the verb."""
        before = [leader for leader in self.leaders if leader < at]
        if not before or self.items[at - 1] != self.items[before[-1]]:
            return None
        said = self.items[before[-1] - 1] if before[-1] else None
        return before[-1] if isinstance(said, Literal) and said.text == "que" else None

    def told_after(self, at: int) -> int | None:
        """ "There are two cards": the verb agrees with what there is."""
        return next((leader for leader in self.leaders if leader > at), None)

    def noun_after(self, at: int) -> int | None:
        """The noun that a word stands before: an adjective right before it, a number perhaps with words between."""
        number = isinstance(self.items[at], Slot)
        for after in range(at + 1, len(self.items)):
            item = self.items[after]
            if after in self.number_of:
                return after
            if is_verb(item) or (isinstance(item, Literal) and item.text in (*PREPOSITIONS, ",", ".", ":")):
                return None
            if not self.agrees(after) and not number:
                return None
        return None

    def noun_before(self, at: int, otherwise: int) -> int:
        before = [leader for leader in self.leaders if leader < at and not self.after_preposition(leader)]
        return self.number_of[before[-1]] if before else otherwise

    def agrees(self, at: int) -> bool:
        """Can it stand before a noun and agree with it?"""
        item = self.items[at]
        if isinstance(item, Inflected):
            return item.sort == "adjective"
        return isinstance(item, Slot) and item.category in self.grammar.numbers

    def after_preposition(self, at: int) -> bool:
        """Articles and numbers may stand between a preposition and its noun. "Até 2 cartas" is no place."""
        before = at - 1
        while before >= 0 and before not in self.number_of and self.agrees(before):
            before -= 1
        if tuple([item.text for item in self.items[: before + 1] if isinstance(item, Literal)]) in AT_MOST:
            return False
        item = self.items[before] if before >= 0 else None
        return isinstance(item, Literal) and item.text in PREPOSITIONS


def is_verb(item: Item) -> TypeGuard[Inflected]:
    return isinstance(item, Inflected) and item.sort == "verb"
