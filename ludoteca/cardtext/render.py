"""From records back to text: the part that every game shares, in both languages.

A game's renderer has a table from record type to the function that writes it. What is written in canonical
Portuguese is read as the same records.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.words import IMPERATIVE, INFINITIVE
from ludoteca.core.effects import NO_GATE, OPPONENT, THIS, YOU, Clause, Did, Effect, Selector

_FIRST = re.compile(r"(^|[.] |^[*/]+: |\n)([^\W\d_])")


class Renderer:
    """Writes the texts of one card, and knows what it has said: slots that are bound, clauses before this."""

    #: What is said around an effect, in this language.
    if_done: ClassVar[dict[str, str]]
    if_not_done: ClassVar[dict[str, str]]
    if_true: ClassVar[str]
    may: ClassVar[dict[str, str]]
    if_wanted: ClassVar[dict[str, str]]
    pays: ClassVar[dict[tuple[str, bool], str]]
    for_each: ClassVar[str]

    #: How each record is written; effects get the mood of their verb, too.
    effects: ClassVar[dict[type[Any], Callable[..., str]]] = {}
    parts: ClassVar[dict[type[Any], Callable[..., str]]] = {}

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        #: Of each bound slot, whether it holds one piece or may hold several.
        self.plural: list[bool] = []
        self.clauses: tuple[Clause, ...] = ()

    # -- to be said by the game --

    def text(self, meaning: Any) -> str:
        raise NotImplementedError

    def begins_with_verb(self, effect: Effect) -> bool:
        """Can it follow "você pode", or has it a subject of its own?"""
        raise NotImplementedError

    # -- shared --

    def write(self, record: object) -> str:
        """A condition, cost, filter, trigger or count."""
        return self._how(self.parts, record)(self, record)

    def effect(self, effect: Effect, mood: str) -> str:
        return self._how(self.effects, effect)(self, effect, mood)

    def _how(self, table: dict[type[Any], Callable[..., str]], record: object) -> Callable[..., str]:
        if type(record) not in table:
            raise self.unsayable(type(record).__name__)
        return table[type(record)]

    def sentences(self, clauses: tuple[Clause, ...], before: tuple[Clause, ...] = ()) -> str:
        """Clauses as sentences, after those that were said before."""
        self.clauses = before
        said = []
        for clause in clauses:
            said.append(self.sentence(clause))
            self.clauses = (*self.clauses, clause)
        return " ".join(said)

    def sentence(self, clause: Clause) -> str:
        said = ""
        if clause.gate != NO_GATE:
            said += f"{self.gate(clause)}, "
        if clause.condition is not None:
            said += f"{self.if_true} {self.write(clause.condition)}, "
        said += self.offered(clause)
        if clause.each is not None:
            said += f" {self.for_each} {self.write(clause.each)}"
        return said + "."

    def offered(self, clause: Clause) -> str:
        """The effect with its cost, or with "you may"."""
        if clause.cost is not None:
            cost = f"{self.pays[clause.by, clause.optional]} {self.write(clause.cost)}"
            return f"{cost}. {self.if_done[clause.by]}, {self.effect(clause.effect, IMPERATIVE)}"
        if not clause.optional:
            return self.effect(clause.effect, IMPERATIVE)
        if self.begins_with_verb(clause.effect):
            return f"{self.may[clause.by]} {self.effect(clause.effect, INFINITIVE)}"
        return f"{self.if_wanted[clause.by]}, {self.effect(clause.effect, IMPERATIVE)}"

    def gate(self, clause: Clause) -> str:
        """ "If you do" speaks of the last clause that is under no gate itself."""
        free = [number for number, before in enumerate(self.clauses) if before.gate == NO_GATE]
        if not free or clause.gate != free[-1]:
            raise self.unsayable(f"Clause(gate={clause.gate})")
        said = self.if_done if clause.gate_done else self.if_not_done
        return said[self.clauses[clause.gate].by]

    def bind(self, selector: Selector, plural: bool) -> None:
        """Slots are bound one after the other, in the order of the text."""
        if selector.slot != len(self.plural):
            raise self.unsayable(f"Selector(slot={selector.slot})")
        self.plural.append(plural)

    def check_last(self, slot: int) -> None:
        """A pronoun, or "other", speaks of what was named last."""
        if slot != len(self.plural) - 1:
            raise self.unsayable(f"slot {slot}")

    def check_count(self, did: Did) -> None:
        """ "Done this way" speaks of the last clause with that kind of effect."""
        kind = type(self.clauses[did.clause].effect)
        later = self.clauses[did.clause + 1 :]
        if later and (not self.counts_by_kind(kind) or any(isinstance(each.effect, kind) for each in later)):
            raise self.unsayable(f"Did({did.clause})")

    def counts_by_kind(self, kind: type[Effect]) -> bool:
        """Has the game a word for what this kind of effect has done?"""
        return False

    def unsayable(self, record: str) -> CardTextError:
        return CardTextError(f"there are no words for {record}", "cards-unsayable", record=record)

    def is_plural(self, selector: Selector) -> bool:
        return selector.how != THIS and selector.slot < len(self.plural) and self.plural[selector.slot]


class CommonPortuguese(Renderer):
    """The shared words in Portuguese, as the common lexicon reads them."""

    if_done: ClassVar = {YOU: "se o fizer", OPPONENT: "se o fizer"}
    if_not_done: ClassVar = {YOU: "se não o fizer", OPPONENT: "se não o fizer"}
    if_true = "se"
    may: ClassVar = {YOU: "você pode", OPPONENT: "o oponente pode"}
    if_wanted: ClassVar = {YOU: "se você quiser", OPPONENT: "se o oponente quiser"}
    pays: ClassVar = {
        (YOU, False): "pague",
        (YOU, True): "você pode pagar",
        (OPPONENT, False): "o oponente paga",
        (OPPONENT, True): "o oponente pode pagar",
    }
    for_each = "para cada"


class CommonEnglish(Renderer):
    """The shared words in English."""

    if_done: ClassVar = {YOU: "if you do", OPPONENT: "if your opponent does"}
    if_not_done: ClassVar = {YOU: "if you do not", OPPONENT: "if your opponent does not"}
    if_true = "if"
    may: ClassVar = {YOU: "you may", OPPONENT: "your opponent may"}
    if_wanted: ClassVar = {YOU: "if you wish", OPPONENT: "if your opponent wishes"}
    pays: ClassVar = {
        (YOU, False): "pay",
        (YOU, True): "you may pay",
        (OPPONENT, False): "your opponent pays",
        (OPPONENT, True): "your opponent may pay",
    }
    for_each = "for each"


def capitals(text: str) -> str:
    """A capital letter at the beginning of each sentence."""
    return _FIRST.sub(lambda found: found.group(1) + found.group(2).upper(), text)
