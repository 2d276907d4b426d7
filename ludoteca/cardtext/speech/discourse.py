"""What has been said so far: noun phrases, and what a reference to one of them means.

Reading and writing ask the same object, so that a pronoun is written only where it would be read as what is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple, Protocol

from ludoteca.cardtext.speech.lexicon import ANY
from ludoteca.cardtext.speech.templates import INSIDE

#: How a noun phrase is meant: something new, something that is always there ("este card"), something said before, or
#: the latest of such things ("o escolhido").
NEW, FIXED, REFERENCE, LATEST = "new", "fixed", "reference", "latest"
REFERENCES = (REFERENCE, LATEST)

#: How a part of a text stands to what was said: it begins anew, or goes on from where the first such part began.
ANEW, ONWARD = "anew", "onward"

#: While a text is read, a phrase is told from others by the number of its first word, above all true slots.
UNPLACED = 1_000_000

#: The slot of a phrase that no record keeps: when it is written it takes the next one.
UNKEPT = -2

#: All sorts of things.
ALL_SORTS = (1 << 30) - 1


class Phrases(Protocol):
    """What a game's noun phrases are, as records."""

    #: The record of a noun phrase.
    record: type
    #: Do phrases inside another get their slots before it?
    inner_first: bool

    def slot(self, phrase: Any) -> int:
        """The slot that it binds or speaks of."""

    def placed(self, phrase: Any, slot: int) -> Any:
        """The same phrase with another slot."""

    def again(self, phrase: Any) -> Any:
        """How a later clause speaks of what a new phrase has bound."""

    def describes(self, reference: Any, phrase: Any) -> bool:
        """Can these words ("aquele card") speak of what that phrase named?"""

    def repeats(self, phrase: Any, said: Any) -> bool:
        """Is a phrase that could be new ("o alvo") the one that was said before?"""

    def same(self, meaning: Any) -> Any:
        """What is equal of two meanings that are one thing."""

    def spoken_as(self, phrase: Any, agreement: int) -> int:
        """What a later pronoun may agree with: "cada personagem" is "ele" or "eles"."""


class Mention(NamedTuple):
    """A noun phrase in a text: how it is meant, gender and number as said, what it can be, where it stands."""

    kind: str
    at: int
    phrase: Any
    agreement: int = ANY
    sort: int = ALL_SORTS
    role: str = ""
    #: The clause, by its first word.
    clause: int = -1
    #: What it is after the clause in which it stands, if that makes something else of it.
    gone: int = 0
    #: Where in a clause these words can stand; empty: anywhere.
    roles: tuple[str, ...] = ()
    #: Where it ends.
    end: int = -1

    def within(self, role: str, clause: int) -> Mention:
        """Placed in the clause around it, unless it is in one already; what is inside a phrase is so however deep."""
        if self.clause >= 0 or (self.role and clause < 0 and role != INSIDE):
            return self
        if role == INSIDE:
            return self._replace(role=INSIDE)
        return self._replace(role=self.role or role, clause=clause)


class Unresolved(Exception):
    """A reference that means nothing, or several things."""

    def __init__(self, mention: Mention, meanings: tuple[Any, ...]) -> None:
        super().__init__(f"{len(meanings)} meanings")
        self.mention = mention
        self.meanings = meanings


class Discourse:
    """The mentions of a text, in its order."""

    __slots__ = ("base", "first", "forced", "known", "numbered", "phrases", "slots")

    def __init__(self, phrases: Phrases, slots: int = 0) -> None:
        self.phrases = phrases
        #: The first slot that this text binds, and what had been said and bound when its first part began.
        self.first = slots
        self.base: tuple[tuple[tuple[Mention, Any], ...], int] | None = None
        #: Slots that are bound; a text may begin with some.
        self.slots = slots
        #: Each mention, and how it is spoken of later.
        self.known: tuple[tuple[Mention, Any], ...] = ()
        #: The slots of new phrases by their first words, where they are not numbered as they are heard.
        self.numbered: dict[int, int] = {}
        #: What the reference at a word is to mean, whatever it could.
        self.forced: Mapping[int, Any] = {}

    def hear(self, mention: Mention) -> Any:
        """What a phrase of the text means: a new one gets the next slot, a reference what it speaks of."""
        if mention.kind in (ANEW, ONWARD):
            return self.part(mention.kind)
        if mention.kind == NEW:
            slot = self.numbered[mention.at] if mention.at in self.numbered else self.bind()
            bound = self.phrases.placed(mention.phrase, slot)
            self.known += ((mention, self.phrases.again(bound)),)
            return bound
        if mention.kind == FIXED:
            self.known += ((mention, mention.phrase),)
            return mention.phrase
        found, meaning = self.resolve(mention)
        gone = mention.gone or found.gone
        again = found._replace(role=mention.role, clause=mention.clause, at=mention.at, end=mention.end, gone=gone)
        self.known += ((again, meaning),)
        return meaning

    def part(self, scope: str) -> None:
        """A part of the text begins. What is always there is still there if it begins anew."""
        if self.base is None:
            self.base = self.known, self.slots
        self.known, self.slots = self.base
        if scope == ANEW:
            self.known = tuple(pair for pair in self.known if pair[0].kind == FIXED)
            self.slots = self.first

    def number(self, mentions: tuple[Mention, ...]) -> None:
        """Give new phrases their slots, those inside others before these; what is said again has its slot already."""
        given: list[tuple[Any, int]] = []
        for mention in sorted([each for each in mentions if each.kind == NEW], key=lambda each: (each.end, -each.at)):
            slot = self.slot_again(mention.phrase, given)
            self.numbered[mention.at] = self.bind() if slot is None else slot
            given.append((mention.phrase, self.numbered[mention.at]))

    def slot_again(self, phrase: Any, given: list[tuple[Any, int]]) -> int | None:
        """The slot of a phrase that says once more all that was said of it; nothing if it is new."""
        slots: list[int] = [slot for _, slot in reversed(given)]
        for slot in dict.fromkeys(slots):
            if all(self.phrases.repeats(phrase, said) for said, other in given if other == slot):
                return slot
        return None

    def repeated(self, phrase: Any) -> int | None:
        """The same of a phrase that is written now."""
        slot = self.phrases.slot
        given = [(said.phrase, slot(meaning)) for said, meaning in self.known if said.kind == NEW]
        return self.slot_again(phrase, given)

    def bind(self) -> int:
        """The next slot."""
        self.slots += 1
        return self.slots - 1

    def resolve(self, reference: Mention) -> tuple[Mention, Any]:
        """The mention that a reference speaks of: the only one that fits, or the likeliest in the latest clause."""
        fitting = [pair for pair in self.known if self.fits(reference, *pair)]
        if reference.at in self.forced:
            fitting = [pair for pair in fitting if pair[1] == self.forced[reference.at]]
        if reference.kind == LATEST:
            fitting = fitting[-1:]
        elif self.differ(fitting):
            fitting = preferred(reference, fitting)
        meanings = dict.fromkeys(meaning for _, meaning in fitting)
        if not meanings or self.differ(fitting):
            raise Unresolved(reference, tuple(meanings))
        return fitting[-1]

    def differ(self, fitting: list[tuple[Mention, Any]]) -> bool:
        """Do these mean several things?"""
        return len({self.phrases.same(meaning) for _, meaning in fitting}) > 1

    def fits(self, reference: Mention, said: Mention, meaning: Any) -> bool:
        """By sort, gender and number, and words. A clause does not speak of its own parts with a pronoun, and nothing
        inside a phrase speaks of that phrase."""
        same_clause = said.clause == reference.clause
        sort = said.gone if said.gone and not same_clause else said.sort
        return bool(
            sort & reference.sort
            and self.phrases.spoken_as(said.phrase, said.agreement) & reference.agreement
            and (not same_clause or reference.role == INSIDE)
            and not said.at < reference.at < said.end
            and self.phrases.describes(reference.phrase, said.phrase)
        )

    def named(self, meaning: Any) -> Mention | None:
        """The mention that bound what a record speaks of."""
        for mention, known in self.known:
            if known == meaning and mention.kind == NEW:
                return mention
        return None


def preferred(reference: Mention, fitting: list[tuple[Mention, Any]]) -> list[tuple[Mention, Any]]:
    """Those of the latest clause, the ones inside other phrases standing back; then those with the same role."""
    latest = max(said.clause for said, _ in fitting)
    near = [pair for pair in fitting if pair[0].clause == latest]
    near = [pair for pair in near if pair[0].role != INSIDE] or near
    if len({meaning for _, meaning in near}) > 1:
        near = [pair for pair in near if pair[0].role == reference.role] or near
    return near


def settled(value: Any, mentions: tuple[Mention, ...], discourse: Discourse) -> Any:
    """A record as it was read, with every phrase in its slot and every reference replaced by what it means."""
    if discourse.phrases.inner_first:
        discourse.number(mentions)
    meanings = {UNPLACED + mention.at: discourse.hear(mention) for mention in mentions}
    new = {UNPLACED + mention.at for mention in mentions if mention.kind == NEW}
    return rewritten(value, discourse.phrases, meanings, new) if meanings else value


_PARTS: dict[type, tuple[str, ...]] = {}


def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a kind of record; none of what is no record."""
    if kind not in _PARTS:
        _PARTS[kind] = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
    return _PARTS[kind]


def mapped(value: Any, kind: type | tuple[type, ...], change: Callable[[Any], Any]) -> Any:
    """A record in which those of a kind, inside it or itself, are changed."""
    if isinstance(value, tuple):
        return tuple([mapped(part, kind, change) for part in value])
    changed = {}
    for name in parts_of(type(value)):
        old = getattr(value, name)
        part = mapped(old, kind, change)
        if part != old:
            changed[name] = part
    result = replace(value, **changed) if changed else value
    return change(result) if isinstance(result, kind) else result


def rewritten(value: Any, phrases: Phrases, meanings: Mapping[int, Any], new: Set[int]) -> Any:
    if isinstance(value, tuple):
        return tuple([rewritten(part, phrases, meanings, new) for part in value])
    slot = phrases.slot(value) if isinstance(value, phrases.record) else -1
    if slot >= UNPLACED and slot not in new:
        return meanings[slot]
    changed = {}
    for name in parts_of(type(value)):
        old = getattr(value, name)
        if isinstance(old, tuple) or parts_of(type(old)):
            part = rewritten(old, phrases, meanings, new)
            if part is not old and part != old:
                changed[name] = part
    result = replace(value, **changed) if changed else value
    return phrases.placed(result, phrases.slot(meanings[slot])) if slot in new else result
