"""What the texts of Krosmaster say, as records: filters, amounts, conditions, triggers, costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludoteca.core.effects import Amount, Condition, Cost, Filter, Trigger

#: Sorts of ability: a Spell's text, a Power that goes off, a Power that holds by its presence (4.18.4.a).
SPELL, TRIGGERED, STATIC = "spell", "triggered", "static"

#: The slots that a Spell binds from the beginning: the Units targeted, the cells targeted, and the Units on the
#: cell of the principal target. What its text chooses comes behind them.
TARGETS, CELLS, PRINCIPAL = range(3)
SPELL_SLOTS = 3

#: Whom a filter speaks of.
ANY, ALLIES, OPPONENTS = "any", "allies", "opponents"


# -- filters ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Noun(Filter):
    """What it is, and on whose side: "aliado", "adversário", "Krosmaster adversário", "unidade"."""

    rule: ClassVar[str] = "4.18.2.d"
    message: ClassVar[str] = "refusal-noun"

    side: str = ANY
    krosmaster: bool = False


@dataclass(frozen=True, slots=True)
class OfType(Filter):
    """Of this Type, family or name (4.18.9)."""

    rule: ClassVar[str] = "4.18.9"
    message: ClassVar[str] = "refusal-type"

    type: str


@dataclass(frozen=True, slots=True)
class Adjacent(Filter):
    """Adjacent to the Unit whose text it is, unless it says to the target (4.18.2.c)."""

    rule: ClassVar[str] = "4.18.2.c"
    message: ClassVar[str] = "refusal-adjacent"

    to_target: bool = False


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """Not the Unit itself: "outro aliado" (4.4.2, 4.4.4)."""

    rule: ClassVar[str] = "4.4.2"
    message: ClassVar[str] = "refusal-other"


@dataclass(frozen=True, slots=True)
class Marked(Filter):
    """With a special marker of this Unit on it."""

    rule: ClassVar[str] = "4.13.4"
    message: ClassVar[str] = "refusal-marked"

    marker: str


# -- amounts, conditions ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count(Amount):
    """How many Units pass: "para cada Tofu adjacente ao alvo"."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class There(Condition):
    """At least one such Unit is in the arena: "se houver um Papatudo adjacente ao alvo"."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class TargetIs(Condition):
    """The target is of one of these Types or names."""

    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TargetHasMarkers(Condition):
    """The target has AP or MP markers."""


@dataclass(frozen=True, slots=True)
class Inflicted(Condition):
    """This Unit inflicted Injuries on its turn (4.18.2.b)."""


@dataclass(frozen=True, slots=True)
class InjuriesBelow(Condition):
    """This Unit has fewer Injuries than that."""

    number: int


@dataclass(frozen=True, slots=True)
class OfAtLeast(Condition):
    """At least so many Units of a Type are in the arena: Retribution X and Revenge X (4.9.19, 4.9.20)."""

    number: int
    type: str


# -- triggers ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FightBegins(Trigger):
    """ "No início da luta" (1.3.10)."""

    events: ClassVar[tuple[str, ...]] = ("fight",)


@dataclass(frozen=True, slots=True)
class TurnBegins(Trigger):
    """ "No início do turno desta unidade" (6.2.1.d)."""

    events: ClassVar[tuple[str, ...]] = ("turn-begins",)


@dataclass(frozen=True, slots=True)
class TurnEnds(Trigger):
    """ "No fim do turno desta unidade" (6.4.1)."""

    events: ClassVar[tuple[str, ...]] = ("turn-ends",)


@dataclass(frozen=True, slots=True)
class Suffers(Trigger):
    """ "Quando esta unidade sofrer Ferimentos", perhaps of a Spell of an element; "na primeira vez": once a fight."""

    events: ClassVar[tuple[str, ...]] = ("injury",)

    first: bool = False
    element: str = ""


@dataclass(frozen=True, slots=True)
class Inflicts(Trigger):
    """ "Quando esta unidade infligir Ferimentos"."""

    events: ClassVar[tuple[str, ...]] = ("injury",)


@dataclass(frozen=True, slots=True)
class KnocksOut(Trigger):
    """ "Quando esta unidade nocautear um Krosmaster adversário"."""

    events: ClassVar[tuple[str, ...]] = ("knock-out",)


@dataclass(frozen=True, slots=True)
class OpponentFalls(Trigger):
    """The first time on each of your turns that an opposing Krosmaster is knocked out."""

    events: ClassVar[tuple[str, ...]] = ("knock-out",)


@dataclass(frozen=True, slots=True)
class RollsLock(Trigger):
    """ "Quando esta unidade fizer um teste de Bloqueio"."""

    events: ClassVar[tuple[str, ...]] = ("lock-roll",)


# -- costs -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kamas(Cost):
    """Kamas out of the stock (4.5.1)."""

    number: int
