"""The rules ledger of a game: look up, search, cite.

The ledger lists every rule of a rulebook in our own words and in two languages, with its worked examples,
the cards that the rulebook names, and the gaps: what it leaves open, and how Ludoteca rules there.

The structs below describe a file and are checked by msgspec; this module is never compiled.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Literal

import msgspec

from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import LudotecaError, nearest

Lang = Literal["pt", "en"]
Kind = Literal[
    "constraint",
    "deckbuilding",
    "definition",
    "example",
    "keyword",
    "meta",
    "procedure",
    "setup",
    "timing",
    "victory",
]
Origin = Literal["rulebook", "outside"]
Fact = int | str | bool | list[str | dict[str, int]]

EXAMPLE = re.compile(r"-ex\w+$")


class LedgerError(LudotecaError):
    """A ledger that can't be read, or that contradicts itself."""


class UnknownRule(LudotecaError):
    """No rule or gap has this id."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of the ledger in both languages."""

    pt: str
    en: str

    def of(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, or one worked example, of a rulebook."""

    id: str
    section: str
    kind: Kind
    testable: bool
    pt: str
    en: str
    note: Text | None = None
    origin: Origin = "rulebook"
    source: str = ""
    gap: str = ""  # read that gap before testing
    same_as: str = ""  # restates that rule and may share its test

    def text(self, lang: Lang) -> str:
        return self.pt if lang == "pt" else self.en


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook leaves open, with the ruling that holds here."""

    id: str
    question: Text
    evidence: tuple[str, ...]
    proposed: Text
    confidence: Literal["high", "medium", "low"]
    alternatives: Text | None = None
    outside: Text | None = None

    def text(self, lang: Lang) -> str:
        return self.proposed.of(lang)


class CardFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook, or a public source outside it, says about a card or piece."""

    name: str
    rules: tuple[str, ...]
    pt: str = ""
    en: str = ""
    kind: str = ""
    version: str = ""
    unnamed: bool = False
    origin: Origin = "rulebook"
    printed: dict[str, Fact] = {}
    outside: dict[str, Fact] = {}


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ledger's file."""

    game: str
    title: str
    source: str
    language: str
    terms: dict[str, str]
    sections: dict[str, str]  # what a section that the rules name in English is called in Portuguese
    rule: tuple[Rule, ...]
    gap: tuple[Gap, ...]
    card: tuple[CardFact, ...]
    note: Text | None = None
    outside_sources: tuple[str, ...] = ()


class Rulebook:
    """The rules of one game."""

    __slots__ = (
        "_examples",
        "_gaps",
        "_headings",
        "_rules",
        "cards",
        "game",
        "note",
        "sections",
        "source",
        "terms",
        "title",
    )

    def __init__(self, ledger: Ledger) -> None:
        self.game = ledger.game
        self.title = ledger.title
        self.source = ledger.source
        self.note = ledger.note
        self.terms = ledger.terms
        self.cards = ledger.card
        self._rules = {rule.id: rule for rule in ledger.rule}
        self._gaps = {gap.id: gap for gap in ledger.gap}
        self.sections = _by_section(ledger.rule)
        self._headings = ledger.sections
        self._examples = _by_stem(ledger.rule)

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(self._rules.values())

    @property
    def gaps(self) -> tuple[Gap, ...]:
        return tuple(self._gaps.values())

    @property
    def testable(self) -> tuple[Rule, ...]:
        return tuple(rule for rule in self._rules.values() if rule.testable)

    def heading(self, section: str, lang: Lang) -> str:
        """What a section is called in a language; the rules name it in English."""
        return self._headings[section] if lang == "pt" else section

    def __contains__(self, id: str) -> bool:
        return id in self._rules

    def rule(self, id: str) -> Rule:
        if id not in self._rules:
            raise self._unknown(id, [*self._rules])
        return self._rules[id]

    def gap(self, id: str) -> Gap:
        if id not in self._gaps:
            raise self._unknown(id, [*self._gaps])
        return self._gaps[id]

    def find(self, id: str) -> Rule | Gap:
        """The rule, or else the gap, of this id."""
        if id in self._rules:
            return self._rules[id]
        if id in self._gaps:
            return self._gaps[id]
        raise self._unknown(id, [*self._rules, *self._gaps])

    def examples(self, id: str) -> tuple[Rule, ...]:
        """The worked examples beneath a rule.

        Where the ledger splits a paragraph (4.7.11.d into 4.7.11.d-1 and -2), its examples stand beneath
        every part of it.
        """
        found = list(self._examples.get(self.rule(id).id, ()))
        for stem, examples in self._examples.items():
            if stem not in self._rules and id.startswith((stem + "-", stem + ".")):
                found += [example for example in examples if example.id != id]
        return tuple(found)

    def gaps_of(self, id: str) -> tuple[Gap, ...]:
        """The gaps that a rule points at, or that name it as their evidence."""
        rule = self.rule(id)
        return tuple(gap for gap in self._gaps.values() if gap.id == rule.gap or id in gap.evidence)

    def search(self, text: str, lang: Lang = "en") -> list[Rule]:
        """The rules in which every word of `text` occurs, best first; accents and case do not matter."""
        words = fold(text).split()
        if not words:
            return []
        scored = [(self._score(rule, fold(text), words, lang), rule) for rule in self._rules.values()]
        return [rule for score, rule in sorted(scored, key=lambda pair: -pair[0]) if score > 0]

    def cite(self, id: str, lang: Lang = "en") -> str:
        """A rule, or a ruling on a gap, in one line."""
        return f"{self.title} {id}: {' '.join(self.find(id).text(lang).split())}"

    def _score(self, rule: Rule, phrase: str, words: list[str], lang: Lang) -> int:
        """How well a rule answers a search; 0 when a word of it does not occur."""
        id = fold(rule.id)
        own = fold(rule.text(lang))
        other = fold(rule.text("en" if lang == "pt" else "pt"))
        section = fold(f"{rule.section} {self.heading(rule.section, 'pt')}")
        whole = f"{id} {own} {other} {section}"
        if not all(word in whole for word in words):
            return 0
        score = 1 + 1000 * (id == phrase) + 500 * id.startswith(phrase) + 40 * (phrase in own)
        for word in words:
            score += 20 * (word in id) + 8 * (word in own) + 3 * (word in section) + (word in other)
            score += 8 * bool(re.search(rf"\b{re.escape(word)}\b", own))
        return score

    def _unknown(self, id: str, known: list[str]) -> UnknownRule:
        near = ", ".join(nearest(id, known)) or ", ".join(known[:3])
        message = f"{self.game} has no rule {id!r}; the nearest are: {near}"
        return UnknownRule(message, "rules-unknown", game=self.game, rule=id, nearest=near)


def load(path: Path) -> Rulebook:
    """Read and check a ledger's file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LedgerError(f"{path}: there is no such ledger; restore the file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path}: not a TOML file: {error}") from None
    try:
        ledger = converted(data, Ledger)
    except msgspec.ValidationError as error:
        raise LedgerError(f"{path}: {_place(str(error), data)}") from None
    _check(ledger, path)
    return Rulebook(ledger)


def fold(text: str) -> str:
    """Text as it is compared in a search: without accents or case."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()


def _by_section(rules: tuple[Rule, ...]) -> dict[str, tuple[Rule, ...]]:
    sections: dict[str, list[Rule]] = {}
    for rule in rules:
        sections.setdefault(rule.section, []).append(rule)
    return {name: tuple(found) for name, found in sections.items()}


def _by_stem(rules: tuple[Rule, ...]) -> dict[str, tuple[Rule, ...]]:
    """Worked examples under the id that they illustrate: 7.2.8.c-ex3 under 7.2.8.c."""
    stems: dict[str, list[Rule]] = {}
    for rule in rules:
        if EXAMPLE.search(rule.id):
            stems.setdefault(EXAMPLE.sub("", rule.id), []).append(rule)
    return {stem: tuple(found) for stem, found in stems.items()}


def _place(error: str, data: Document) -> str:
    """The checker's `$.rule[3].kind`, said with the id of that entry."""
    found = re.search(r"`\$\.(rule|gap|card)\[(\d+)\]", error)
    if not found:
        return error
    table, index = found[1], int(found[2])
    entry = data[table][index]
    name = entry.get("id", entry.get("name", "without id")) if isinstance(entry, dict) else "not a table"
    return f"{error} ([[{table}]] number {index + 1}, {name!r})"


def _check(ledger: Ledger, path: Path) -> None:
    """Ids are unique, and whatever an entry refers to exists."""
    seen: set[str] = set()
    for id in [rule.id for rule in ledger.rule] + [gap.id for gap in ledger.gap]:
        if id in seen:
            raise LedgerError(f"{path}: the id {id!r} is used twice; rename one of them")
        seen.add(id)
    rules = {rule.id for rule in ledger.rule}
    gaps = {gap.id for gap in ledger.gap}
    sections = set(ledger.sections)
    for rule in ledger.rule:
        _resolve(path, f"rule {rule.id!r}, section", (rule.section,), sections)
        _resolve(path, f"rule {rule.id!r}, same_as", (rule.same_as,) if rule.same_as else (), rules)
        _resolve(path, f"rule {rule.id!r}, gap", (rule.gap,) if rule.gap else (), gaps)
    for gap in ledger.gap:
        _resolve(path, f"gap {gap.id!r}, evidence", gap.evidence, rules)
    for card in ledger.card:
        _resolve(path, f"card {card.name!r}, rules", card.rules, rules)


def _resolve(path: Path, where: str, ids: tuple[str, ...], known: set[str]) -> None:
    for id in ids:
        if id not in known:
            near = ", ".join(nearest(id, sorted(known))) or "nothing like it"
            raise LedgerError(f"{path}: {where}: there is no {id!r}; the nearest are: {near}")
