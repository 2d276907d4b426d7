"""Sayings: what a game declares, each a meaning and how it is said in both languages, checked as it is declared.

say(Load, pt="!carregar {what} em {onto}", en="!load {what} onto {onto}", wants={"what": CARD, "onto": BASE})
call("Power", "armor", pt="Armadura", en="Armor")
around(Clause, pt="se {condition:Condition/future}", en="if {condition:Condition/indicative}")
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from typing import Any

from ludoteca.cardtext.speech.discourse import ALL_SORTS
from ludoteca.cardtext.speech.lexicon import FUTURE, INDICATIVE, MOODS, SUBJUNCTIVE, English, Lemma, Lexicon
from ludoteca.cardtext.speech.templates import Form, forms_of, slots_in
from ludoteca.core.rulebook import Lang

Fields = Mapping[str, Any]

ENGLISH = English()

#: What the category of a field is that holds something plain.
PLAIN = {"int": "Number", "str": ""}

#: After the name of a category: those of its sayings that stand before their noun, and those around a clause.
BEFORE, AROUND = " before", " around"
#: Those that stand around a clause, but only before it, or only after it.
AHEAD, BEHIND = " ahead", " behind"


class BadSaying(Exception):
    """A saying that can't be used: found when it is declared, not when a card needs it."""


class Forms:
    """The forms of templates in each language, made when they are asked for: most processes need one language."""

    __slots__ = ("_made", "_spoken", "templates")

    def __init__(self, spoken: _Spoken, pt: Sequence[str], en: Sequence[str]) -> None:
        self.templates: Mapping[Lang, Sequence[str]] = {"pt": pt, "en": en}
        self._spoken = spoken
        self._made: dict[Lang, tuple[Form, ...]] = {}

    def __getitem__(self, lang: Lang) -> tuple[Form, ...]:
        if lang not in self._made:
            self._made[lang] = self._spoken.forms_in(lang, self.templates[lang])
        return self._made[lang]

    def slots(self, lang: Lang) -> set[str]:
        """The fields that the templates of a language have slots for."""
        return {slot for each in self.templates[lang] for slot in slots_in(each)}


@dataclass(frozen=True, slots=True, eq=False)
class Saying:
    """One meaning and its words."""

    category: str
    #: The record that it means; nothing for a plain value.
    record: type | None
    #: In each language, the canonical first.
    forms: Forms
    #: Those that are only read.
    further: Forms
    make: Callable[..., Any]
    unmake: Callable[[Any], Fields | None]
    #: What a field is that a form may leave unsaid; nothing where this does not say it.
    defaults: Fields = field(default_factory=dict)
    #: What each slot may hold, and what this is, or may be said of.
    wants: Mapping[str, int] = field(default_factory=dict)
    of: int = ALL_SORTS
    #: What is left of what fills a slot, afterwards.
    gone: Mapping[str, int] = field(default_factory=dict)
    #: New, fixed or a reference, where it is a noun phrase; and where in a clause it may stand.
    mention: str = ""
    roles: tuple[str, ...] = ()
    #: The languages in which it stands before its noun.
    before: tuple[str, ...] = ()
    #: How what it says stands to what was said before, where it is a part of its own.
    scope: str = ""
    #: The slot whose clause belongs to the one before it: "se este card estiver em sua mão quando …".
    under: str = ""
    cost: int = 0
    #: Does it stand before the clause that it is around?
    leads: bool = False

    def all_forms(self, lang: Lang) -> tuple[Form, ...]:
        return (*self.forms[lang], *self.further[lang])

    def saying(self, lang: Lang, values: Fields, further: bool = False) -> list[Form]:
        """The forms that say these values, first those that leave out what goes without saying."""
        usual = {field for field, value in values.items() if field in self.defaults and value == self.defaults[field]}
        fitting = [form for form in (self.further if further else self.forms)[lang] if self.says(form, values)]
        return sorted(fitting, key=lambda form: len(usual.intersection(form.fields)))

    def says(self, form: Form, values: Fields) -> bool:
        """Does a form say all of these values that have to be said, and has it words only for what is there?"""
        for name, value in values.items():
            said = name in form.fields
            if value is None if said else value != self.defaults.get(name):
                return False
        return True


class Sayings:
    """All sayings of one game, by category, in the order of their declaration."""

    def __init__(
        self,
        lexicon: Lexicon,
        phrases: Iterable[str] = (),
        numbers: Iterable[str] = ("Number",),
        predicates: Iterable[str] = (),
    ) -> None:
        self.lexicon = lexicon
        #: The categories that agree as nouns do, and those of numbers before nouns.
        self.phrases = frozenset(phrases)
        self.numbers = frozenset(numbers)
        #: The categories of what is said of a subject.
        self.predicates = frozenset(predicates)
        self.by_category: dict[str, list[Saying]] = {}

    def say(
        self,
        record: type,
        category: str = "",
        *,
        pt: str,
        en: str,
        also: Sequence[str] = (),
        also_en: Sequence[str] = (),
        make: Callable[..., Any] | None = None,
        unmake: Callable[[Any], Fields | None] | None = None,
        wants: Mapping[str, int] | None = None,
        of: int = ALL_SORTS,
        gone: Mapping[str, int] | None = None,
        mention: str = "",
        roles: Sequence[str] = (),
        before: Sequence[str] = (),
        alone: str = "",
        scope: str = "",
        cost: int = 0,
        given: Fields | None = None,
        **more: Any,
    ) -> None:
        """How a record is said. Constants are set in reading and demanded in writing; ``given`` has those that are
        called as something else is here."""
        constants = {**(given or {}), **more}
        if (make is None) != (unmake is None):
            raise BadSaying(f"{record.__name__}: make and unmake belong together")
        spoken = _Spoken(self, record, make is not None, alone, category)
        saying = Saying(
            category=category or record.__name__,
            record=record,
            forms=spoken.forms([pt], [en]),
            further=spoken.forms(also, also_en),
            make=make or _maker(record, constants),
            unmake=unmake or _taker(record, constants),
            defaults={} if unmake else _defaults(record),
            wants=wants or {},
            of=of,
            gone=gone or {},
            mention=mention,
            roles=tuple(roles),
            before=tuple(before),
            scope=scope,
            cost=cost,
        )
        spoken.check(saying, constants)
        for name in [category] if category else [kind.__name__ for kind in record.__mro__[:-1]]:
            self._add(name, saying)

    def call(
        self,
        category: str,
        value: Any,
        *,
        pt: str,
        en: str,
        also: Sequence[str] = (),
        also_en: Sequence[str] = (),
        alone: str = "",
        of: int = ALL_SORTS,
        cost: int = 0,
    ) -> None:
        """How a value without fields of its own is called."""
        spoken = _Spoken(self, None, True, alone, category)
        forms, further = spoken.forms([pt], [en]), spoken.forms(also, also_en)
        named = Saying(category, None, forms, further, lambda: value, lambda it: {} if it == value else None, of=of,
            cost=cost,
        )  # fmt: skip
        self._add(category, named)

    def around(
        self,
        record: type,
        *,
        pt: str,
        en: str,
        also: Sequence[str] = (),
        also_en: Sequence[str] = (),
        after: bool = False,
        only: bool = False,
        cost: int = 0,
        of: str = "",
        under: str = "",
        fits: Callable[[Any], bool] | None = None,
        **constants: Any,
    ) -> None:
        """What may stand around a clause and sets some of its fields: before it and a comma, or after it. Where it is
        written it stands ``after``; ``only`` there is it read. ``of`` names the category of the clause, where it is not
        that of the record; of clauses that do not fit it is not written. What stands in the slot ``under`` belongs to
        the clause before it: a pronoun rather speaks of that clause's own."""
        spoken = _Spoken(self, record, False, "", "")
        forms = spoken.forms([pt], [en])
        slots = set(forms["pt"][0].fields)
        category = (of or record.__name__) + ((BEHIND if after else AHEAD) if only else AROUND)
        saying = Saying(
            category=category,
            record=record,
            forms=forms,
            further=spoken.forms(also, also_en),
            make=lambda **said: tuple({**constants, **said}.items()),
            unmake=_partial_taker(constants, slots, fits),
            leads=not after,
            cost=cost,
            under=under,
        )
        spoken.check_fields(saying, {*constants, *slots})
        self._add(category, saying)

    def _add(self, category: str, saying: Saying) -> None:
        self.by_category.setdefault(category, []).append(saying)


class _Spoken:
    """The templates of one record, and whether they fit it."""

    def __init__(self, sayings: Sayings, record: type | None, made: bool, alone: str, category: str) -> None:
        self.sayings = sayings
        self.record = record
        self.made = made
        self.phrases = sayings.phrases
        self.numbers = sayings.numbers
        self.predicates = sayings.predicates
        self.is_predicate = category in sayings.predicates
        self.alone = sum(MOODS[each] for each in alone.split())
        self.lang: Lang = "pt"

    def forms(self, pt: Sequence[str], en: Sequence[str]) -> Forms:
        return Forms(self, pt, en)

    def forms_in(self, lang: Lang, templates: Sequence[str]) -> tuple[Form, ...]:
        """The forms of these templates."""
        self.lang = lang
        found: list[Form] = []
        for each in templates:
            found += forms_of(each, self, self.alone if lang == "pt" else self.alone_in_english(each))
        return tuple(found)

    def alone_in_english(self, template: str) -> int:
        """English has no subjunctives, and a verb without a subject is an imperative."""
        if "!" in template:
            return 0
        return INDICATIVE if self.alone & (SUBJUNCTIVE | FUTURE) else self.alone

    def lemma(self, sort: str, word: str) -> Lemma:
        return (self.sayings.lexicon if self.lang == "pt" else ENGLISH).lemma(sort, word)

    def category(self, field: str, named: str) -> str:
        if named:
            return named
        kind = type_of(self.record, field) if self.record is not None else ""
        if not kind:
            raise BadSaying(f"{self.name}: name the category of {{{field}}}, which does not follow from its type")
        return kind

    @property
    def name(self) -> str:
        return self.record.__name__ if self.record is not None else "a value"

    def check(self, saying: Saying, constants: Fields) -> None:
        self.check_fields(saying, {*constants, *(field for form in saying.forms["pt"] for field in form.fields)})
        if self.made or self.record is None or not is_dataclass(self.record):
            return
        for form in saying.all_forms("pt"):
            for each in fields(self.record):
                given = each.name in form.fields or each.name in constants
                if not given and each.default is MISSING and each.default_factory is MISSING:
                    raise BadSaying(f"{self.name}: a form does not say {each.name}, which has no default")

    def check_fields(self, saying: Saying, given: set[str]) -> None:
        """Slots and constants are fields, and both languages have the same slots."""
        known = {each.name for each in fields(self.record)} if is_dataclass(self.record) else set()
        if not self.made and (strange := given - known):
            raise BadSaying(f"{self.name} has no field {', '.join(sorted(strange))}")
        portuguese, english = saying.forms.slots("pt"), saying.forms.slots("en")
        if portuguese != english:
            raise BadSaying(f"{self.name}: Portuguese has the slots {portuguese}, English {english}")
        if strange := (saying.further.slots("pt") | saying.further.slots("en")) - portuguese:
            raise BadSaying(f"{self.name}: only a further form has {', '.join(sorted(strange))}")


def type_of(record: type, field: str) -> str:
    """The category that follows from a field's type: the name of its class."""
    for each in fields(record) if is_dataclass(record) else ():
        if each.name == field:
            said = each.type if isinstance(each.type, str) else getattr(each.type, "__name__", "")
            if said in PLAIN:
                return PLAIN[said]
            return said if isinstance(getattr(sys.modules[record.__module__], said, None), type) else ""
    raise BadSaying(f"{record.__name__} has no field {field}")


def _defaults(record: type) -> Fields:
    return {each.name: each.default for each in fields(record)} if is_dataclass(record) else {}


def _maker(record: type, constants: Fields) -> Callable[..., Any]:
    return lambda **said: record(**constants, **said)


def _taker(record: type, constants: Fields) -> Callable[[Any], Fields | None]:
    """The fields of a record that are no constants, or nothing if those do not fit."""
    free = [each.name for each in fields(record) if each.name not in constants] if is_dataclass(record) else []

    def take(value: Any) -> Fields | None:
        if type(value) is not record or any(getattr(value, name) != wanted for name, wanted in constants.items()):
            return None
        return {name: getattr(value, name) for name in free}

    return take


def _partial_taker(
    constants: Fields, slots: set[str], fits: Callable[[Any], bool] | None
) -> Callable[[Any], Fields | None]:
    """What a clause says in these fields, if it says it so."""

    def take(value: Any) -> Fields | None:
        if fits is not None and not fits(value):
            return None
        if any(getattr(value, name) != wanted for name, wanted in constants.items()):
            return None
        found = {name: getattr(value, name) for name in slots}
        return None if any(each is None for each in found.values()) else found

    return take
